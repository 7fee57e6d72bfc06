// The shell's own words. English comes with the shell; the others when they are asked for.

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import('./locales/de.json'),
  fr: () => import('./locales/fr.json'),
};

export function pickLanguage(wanted: string | null): Language {
  const list = wanted ? [wanted] : navigator.languages;
  for (const one of list) {
    const short = one.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

export async function speak(language: Language): Promise<void> {
  const load = LOADERS[language];
  if (load && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', (await load()).default);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

export { i18next };
