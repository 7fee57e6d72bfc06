import { describe, expect, it } from 'vitest';
import { ALL } from '../test/boards';
import { GAMES, questionsOf, sayOf, updates } from '../test/fixtures';
import type { Words } from '../wire';
import { MODULES, moduleOf } from './board';

/** Every text that an update brings. */
function texts(value: unknown): Words[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(texts);
  const inside = Object.values(value).flatMap(texts);
  return 'key' in value && typeof value.key === 'string' ? [value as unknown as Words, ...inside] : inside;
}

describe('boards', () => {
  it('are found by their folders, and each but the plain one has fixtures', () => {
    expect([...MODULES.keys()].filter((name) => name !== 'plain')).toEqual(GAMES);
    expect(moduleOf('nobody')).toBe(MODULES.get('plain'));
  });
});

describe('every kind of prompt', () => {
  it.each(GAMES)('of %s is among the fixtures', (game) => {
    const drawn = new Set(Object.values(updates(game)).map(({ prompt }) => prompt?.ask.key));
    expect(questionsOf(game).filter((kind) => !drawn.has(kind))).toEqual([]);
  });

  // Else the fixtures are older than the program: `npm run fixtures`.
  it.each(ALL)('$game $name is said without a gap', ({ game, update }) => {
    const say = sayOf(game);
    const wrong = texts([update.prompt, update.changes, update.scene]).flatMap((words) => {
      const said = say(words);
      return said === words.key || /\{\$/.test(said) ? [`${words.key}: ${said}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});
