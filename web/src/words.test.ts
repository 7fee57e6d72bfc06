import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Words } from './wire';
import { Catalogue, sayer, sentence, spokenBy, stopped } from './words';

interface Cases {
  catalogues: Record<string, string>;
  texts: { words: Words; said: Record<string, string> }[];
}

// The same file as in crates/core/tests/words.rs.
const cases: Cases = JSON.parse(readFileSync('../crates/core/tests/words.json', 'utf8'));
const common = (language: string) => readFileSync(`../crates/core/locales/${language}.ftl`, 'utf8');

describe.each(Object.entries(cases.catalogues))('words in %s', (language, fluent) => {
  const catalogue = new Catalogue(language, common(language), fluent);

  it.each(cases.texts)('are said as the engine says them: $words.key', ({ words, said }) => {
    expect(catalogue.say(words)).toBe(said[language]);
  });
});

describe('the shell', () => {
  const game = sayer(new Catalogue('en', 'seat-dwarves = the Dwarves\n    .number = other'));
  const shell = new Catalogue(
    'en',
    'wins = { $who } { $who-number ->\n    [other] win\n   *[one] wins\n }\nlist-none = none',
  );

  it('agrees with words of a game, and with several people', () => {
    expect(shell.t('wins', { who: spokenBy(game, 'seat.dwarves') })).toBe('the Dwarves win');
    expect(shell.t('wins', { who: 'Ann' })).toBe('Ann wins');
    expect(shell.t('wins', { who: ['Ann'] })).toBe('Ann wins');
    expect(shell.t('wins', { who: ['Ann', spokenBy(game, 'seat.dwarves')] })).toBe('Ann and the Dwarves win');
  });

  it('takes no parameter from where none was given', () => {
    const odd = new Catalogue('en', 'odd = { $constructor } { $toString }');
    expect(odd.t('odd')).toBe('{$constructor} {$toString}');
  });
});

describe('a row of sentences', () => {
  it('has one full stop after each, whether the text brings it or not', () => {
    const told = ['day 2 begins', 'You draw 5♣.', 'Full Court!'];
    expect(told.map((text) => stopped(sentence(text))).join(' ')).toBe(
      'Day 2 begins. You draw 5♣. Full Court!',
    );
  });
});
