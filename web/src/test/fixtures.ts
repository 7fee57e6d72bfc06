// Real updates, one for every kind of prompt and ending: `npm run fixtures` writes them with a real
// server, from the games' scenarios and from matches played at random.

import { readFileSync } from 'node:fs';
import type { Update } from '../wire';
import { say as speak } from '../words';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export function updates(game: string): Record<string, Update> {
  return read(`src/test/fixtures/${game}.json`);
}

export function catalogueOf(game: string, language = 'en'): Record<string, string> {
  return read(`../games/${game}/locales/${language}.json`);
}

export function sayOf(game: string) {
  const catalogue = catalogueOf(game);
  return (words: Parameters<typeof speak>[1]) => speak(catalogue, words);
}
