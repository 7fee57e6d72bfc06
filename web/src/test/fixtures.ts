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
  const common = read(`../crates/core/locales/${language}.json`);
  return { ...common, ...read(`../games/${game}/locales/${language}.json`) };
}

export function sayOf(game: string) {
  const catalogue = catalogueOf(game);
  return (words: Parameters<typeof speak>[1]) => speak(catalogue, words);
}

/** What a seat is told when it is not asked: never a question with options. */
const NO_QUESTION = ['ask.over', 'ask.dealer', 'ask.wait', 'ask.nothing', 'ask.ending', 'ask.choose'];

/** Every kind of question: the catalogue of a game has the words of all that it can ask. */
export function questionsOf(game: string): string[] {
  const kinds = Object.keys(catalogueOf(game))
    .filter((key) => /^(ask|ending)\./.test(key))
    .map((key) => key.replace(/_(zero|one|other)$/, ''));
  return [...new Set(kinds)].filter((kind) => !NO_QUESTION.includes(kind));
}
