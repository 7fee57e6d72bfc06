import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../test/fixtures';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['generated', 'test'].includes(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const codeOf = (files: string[]) => files.map((path) => readFileSync(path, 'utf8')).join('\n');

/** Keys as the code names them: whole, or as the fixed start of a computed one. */
function namedIn(text: string) {
  return {
    whole: new Set([...text.matchAll(/'([a-z]+\.[A-Za-z_]+)'/g)].map((match) => match[1])),
    starts: [...text.matchAll(/`([a-z]+\.[a-z_]*)\$\{/g)].map((match) => match[1] as string),
    called: [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string),
  };
}

interface Message {
  parameters: Set<string>;
  /** What a catalogue may not use: another message, a term, a function. */
  others: Set<string>;
}

/** Everything that a message uses, its attributes included. */
function look(node: unknown, found: Message): Message {
  if (Array.isArray(node)) for (const one of node) look(one, found);
  else if (node !== null && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'var') found.parameters.add((name ?? '').split('-')[0] ?? '');
    else if (type === 'mesg' || type === 'term' || type === 'func') found.others.add(name ?? '');
    for (const one of Object.values(node)) look(one, found);
  }
  return found;
}

function messagesOf(folder: string, language: string): Map<string, Message> {
  const source = readFileSync(`${folder}/locales/${language}.ftl`, 'utf8');
  const { body } = new FluentResource(source);
  const keys = body.map(({ id }) => id.replaceAll('-', '.'));
  // A message that cannot be read is left out without a word.
  expect(keys).toEqual(keysOf(source));
  expect(new Set(keys).size).toBe(keys.length);
  return new Map(
    body.map((entry, at) => [
      keys[at] ?? entry.id,
      look([entry.value, entry.attributes], { parameters: new Set(), others: new Set() }),
    ]),
  );
}

const BOARDS = readdirSync('src/boards', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `src/boards/${entry.name}`);

describe.each(['src', ...BOARDS])('the words of %s', (folder) => {
  const english = messagesOf(folder, 'en');
  const files = sources(folder).filter(
    (path) => folder !== 'src' || !BOARDS.some((board) => path.startsWith(board)),
  );
  const { whole, starts, called } = namedIn(codeOf(files));

  it.each(['en', 'de', 'fr'])('are complete in %s, with the same parameters', (language) => {
    const translated = messagesOf(folder, language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, { parameters, others }] of translated) {
      expect([key, [...parameters].sort()]).toEqual([key, [...(english.get(key)?.parameters ?? [])].sort()]);
      expect([key, [...others]]).toEqual([key, []]);
    }
  });

  it('have every key that the code asks for', () => {
    const known = new Set([...english.keys(), ...messagesOf('src', 'en').keys()]);
    expect(called.filter((key) => !known.has(key))).toEqual([]);
  });

  it('have no key that nobody asks for', () => {
    // A board may ask for words of the shell.
    const { whole: all } = folder === 'src' ? namedIn(codeOf(sources('src'))) : { whole };
    const unused = [...english.keys()].filter(
      (key) => !all.has(key) && !starts.some((start) => start.length > 3 && key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

it('the shell names no game', () => {
  // `plain` is the board of no game.
  const games = BOARDS.map((path) => path.split('/').at(-1) ?? '').filter((name) => name !== 'plain');
  const naming = sources('src')
    .filter((path) => !path.startsWith('src/boards/'))
    .filter((path) => games.some((game) => readFileSync(path, 'utf8').includes(game)));
  expect(naming).toEqual([]);
});
