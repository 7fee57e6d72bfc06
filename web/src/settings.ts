// What a person likes: language, motion, colours, contrast, sound, times. Kept in this browser only.

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';

export interface Settings {
  language: string | null;
  theme: Theme;
  motion: Motion;
  contrast: boolean;
  sound: boolean;
  /** Whether each line of a log shows its time. */
  times: boolean;
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: null,
      theme: 'system',
      motion: 'system',
      contrast: false,
      sound: false,
      times: false,
      set: (change) => set(change),
    }),
    { name: 'parlour.settings' },
  ),
);

const query = (text: string) => typeof matchMedia === 'function' && matchMedia(text).matches;

export function isReduced(motion: Motion): boolean {
  return motion === 'reduced' || (motion === 'system' && query('(prefers-reduced-motion: reduce)'));
}

/** Puts the settings on the document, where the style sheet finds them. */
export function applySettings({ theme, motion, contrast }: Settings): void {
  const dark = theme === 'dark' || (theme === 'system' && query('(prefers-color-scheme: dark)'));
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = isReduced(motion) ? 'reduced' : 'full';
  root.dataset.contrast = contrast ? 'high' : 'normal';
  // The frame of an installed app follows the theme that was chosen, not the system's.
  const felt = getComputedStyle(root).getPropertyValue('--felt');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = felt || meta.content;
}
