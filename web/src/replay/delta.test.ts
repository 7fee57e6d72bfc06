import { describe, expect, it } from 'vitest';
import { GAMES, updates } from '../test/fixtures';
import type { JsonValue } from '../wire';
import { changed, delta } from './delta';

describe('what changed', () => {
  it.each(GAMES)('leads from each position of %s to the next', (game) => {
    const views = Object.values(updates(game)).map(({ view }) => view);
    for (const [at, view] of views.slice(1).entries()) {
      const before = views[at] as JsonValue;
      const change = delta(before, view);
      expect(change ? changed(before, JSON.parse(JSON.stringify(change)), 'view') : before).toEqual(view);
    }
  });

  it.each<[string, JsonValue, JsonValue]>([
    ['nothing to something', null, { a: 1 }],
    ['a key more, a key less', { a: 1, b: 2 }, { b: 2, c: null }],
    ['a list in the place of an object', { list: { 0: 1 } }, { list: [1] }],
    ['a longer list', { list: [1, 2] }, { list: [1, 2, 3] }],
    ['inside of lists', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }]],
    ['a null that is taken away', { a: null }, {}],
    ['keys that objects have of themselves', {}, JSON.parse('{"__proto__": 1, "constructor": 2}')],
  ])('%s', (_, before, after) => {
    const change = delta(before, after);
    expect(change && changed(before, change, '')).toEqual(after);
  });

  it('is nothing where nothing changed, whatever the order of keys, and shares what stays', () => {
    expect(delta({ a: 1, b: [1] }, { b: [1], a: 1 })).toBeUndefined();
    const before = { deep: { same: [1, 2, 3] }, turn: 1 };
    const after = changed(before, delta(before, { ...structuredClone(before), turn: 2 }), '');
    expect((after as typeof before).deep).toBe(before.deep);
  });

  it('does not believe a file: what does not fit is told by its place', () => {
    expect(() => changed({ a: 1 }, { in: { a: { in: {} } } }, 'view')).toThrow('view.a');
    expect(() => changed({ a: {} }, { in: { a: 7 } }, 'view')).toThrow('view.a');
    expect(() => changed(1, {}, 'view')).toThrow('view');
  });
});
