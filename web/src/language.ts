// The language of the reader, and the shell's own words in it. English comes with the shell; the
// others when they are asked for. A board's words are added by `boards/WithWords.tsx`.

import { createContext, use } from 'react';
import { create } from 'zustand';
import en from './locales/en.ftl?raw';
import { HOME } from './server';
import { type Args, Catalogue } from './words';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<string>> = {
  en: async () => en,
  de: async () => (await import('./locales/de.ftl?raw')).default,
  fr: async () => (await import('./locales/fr.ftl?raw')).default,
};

interface Spoken {
  language: Language;
  /** The shell's words as they are written, for a board to add its own. */
  source: string;
  words: Catalogue;
}

export const useLanguage = create<Spoken>(() => ({
  language: 'en',
  source: en,
  words: new Catalogue('en', en),
}));

export function pickLanguage(wanted: string | null): Language {
  const list = wanted ? [wanted] : navigator.languages;
  for (const one of list) {
    const short = one.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

export async function speak(language: Language): Promise<void> {
  const source = await LOADERS[language]();
  useLanguage.setState({ language, source, words: new Catalogue(language, source) });
  document.documentElement.lang = language;
  // An app that is installed from here has its words in this language.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = new URL(`manifest.${language}.webmanifest`, HOME).href;
}

/** The words of a board with the shell's, within that board. */
export const BoardWords = createContext<Catalogue | null>(null);

export type T = (key: string, args?: Args) => string;

/** What a component says, in the reader's language. */
export function useWords(): { t: T; knows(key: string): boolean; language: string } {
  const shell = useLanguage(({ words }) => words);
  return bound(use(BoardWords) ?? shell);
}

/** The same outside of components. */
export const spoken = () => bound(useLanguage.getState().words);

type Bound = ReturnType<typeof useWords>;
const BOUND = new WeakMap<Catalogue, Bound>();

/** One object for each catalogue, so that effects and memos can depend on it. */
function bound(words: Catalogue): Bound {
  const known = BOUND.get(words);
  if (known) return known;
  const fresh: Bound = {
    t: (key, args) => words.t(key, args),
    knows: (key) => words.knows(key),
    language: words.language,
  };
  BOUND.set(words, fresh);
  return fresh;
}
