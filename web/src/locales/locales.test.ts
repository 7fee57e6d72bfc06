import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../test/fixtures';

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/locales/${language}.json`, 'utf8'));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' || entry.name === 'test' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const text = sources('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Keys as the code names them: whole, or as the fixed start of a computed one. */
const whole = new Set([...text.matchAll(/'([a-z]+\.[A-Za-z_]+)'/g)].map((match) => match[1]));
const starts = [...text.matchAll(/`([a-z]+\.[a-z_]*)\$\{/g)].map((match) => match[1] as string);
const called = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string);
const plain = (key: string) => key.replace(/_(one|other)$/, '');

const names = (text: string, parameter: RegExp) =>
  [...text.matchAll(parameter)].map((match) => match[1]).sort();

describe.each(['cardpeegee', 'confrontation', 'clans'])('the words of %s', (game) => {
  const english = catalogueOf(game, 'en');

  it.each(['de', 'fr'])('are complete in %s, with the same parameters', (language) => {
    const translated = catalogueOf(game, language);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      const said = translated[key] ?? '';
      expect([key, new Set(names(said, /\{(\w+)\}/g))]).toEqual([key, new Set(names(message, /\{(\w+)\}/g))]);
      expect(said.trim(), key).not.toBe('');
    }
  });
});

describe('the shell’s words', () => {
  const english = catalogue('en');

  it.each(['de', 'fr'])('are complete in %s', (language) => {
    const translated = catalogue(language);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, names(translated[key] ?? '', /\{\{(\w+)\}\}/g)]).toEqual([
        key,
        names(message, /\{\{(\w+)\}\}/g),
      ]);
      expect(translated[key]?.trim()).not.toBe('');
    }
  });

  it('has every key that the code asks for', () => {
    const known = new Set(Object.keys(english).map(plain));
    expect(called.filter((key) => !known.has(key) && !(key in english))).toEqual([]);
  });

  it('has no key that nobody asks for', () => {
    const unused = Object.keys(english).filter((key) => {
      const base = plain(key);
      return (
        !whole.has(key) &&
        !whole.has(base) &&
        !starts.some((start) => start.length > 3 && key.startsWith(start))
      );
    });
    expect(unused).toEqual([]);
  });
});
