// Real updates, one for every kind of prompt and ending, written by playing random matches in Rust.

import { readFileSync } from 'node:fs';
import type { Update } from '../wire';
import { say as speak } from '../words';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export function updates(game: string): Record<string, Update> {
  return read(`src/test/fixtures/${game}.json`);
}

export function sayOf(game: string) {
  const catalogue = read(`../games/${game}/locales/en.json`) as Record<string, string>;
  return (words: Parameters<typeof speak>[1]) => speak(catalogue, words);
}
