// The texts of lessons in the reader's language.

import { useCallback } from 'react';
import { type Language, useWords } from '../language';
import type { Said } from './lessons';

export function useSaid(): (said: Said) => string {
  const { language } = useWords();
  return useCallback((said) => said[language as Language] ?? said.en, [language]);
}
