// What a person likes: language, motion, colours, contrast, sound, times, sizes. Kept in this browser only.

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';

/** How what happens is shown: one thing at each press, one after another, or only what came of it. */
export type Pace = 'step' | 'auto' | 'once';

/** When something asks once more before it is done: where a warning says so, always, or never. */
export type Confirm = 'warned' | 'always' | 'never';

export interface Settings {
  language: string | null;
  theme: Theme;
  motion: Motion;
  contrast: boolean;
  sound: boolean;
  /** How loud, up to 1. */
  volume: number;
  /** Whether sound was offered: it is, once. */
  offered: boolean;
  /** Whether a notice of the system says that it is one's turn, and whether that was offered. */
  notices: boolean;
  noticesOffered: boolean;
  /** Whether each line of a log shows its time. */
  times: boolean;
  pace: Pace;
  /** How fast one thing follows another, 1 as usual. */
  speed: number;
  confirm: Confirm;
  /** How large cards in a hand and tokens on a map are, 1 as usual. */
  cards: number;
  tokens: number;
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
      volume: 0.6,
      offered: false,
      notices: false,
      noticesOffered: false,
      times: false,
      pace: 'auto',
      speed: 1,
      confirm: 'warned',
      cards: 1,
      tokens: 1,
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
export function applySettings({ theme, motion, contrast, cards, tokens }: Settings): void {
  const dark = theme === 'dark' || (theme === 'system' && query('(prefers-color-scheme: dark)'));
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = isReduced(motion) ? 'reduced' : 'full';
  root.dataset.contrast = contrast ? 'high' : 'normal';
  root.style.setProperty('--cards', String(cards));
  root.style.setProperty('--tokens', String(tokens));
  // The frame of an installed app follows the theme that was chosen, not the system's.
  const felt = getComputedStyle(root).getPropertyValue('--felt');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = felt || meta.content;
}
