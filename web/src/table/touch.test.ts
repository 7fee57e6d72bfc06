import { describe, expect, it } from 'vitest';
import type { Prompt, Thing } from '../wire';
import { glowing, narrowed, press } from './touch';

const thing = (kind: string, id: string): Thing => ({ kind, id });
const option = (name: string, ...touches: Thing[]) => ({
  action: name,
  label: { key: name },
  touches,
  rule: 'R1.1',
});
const [frodo, sam] = [thing('character', 'FRODO'), thing('character', 'SAM')];
const [north, south] = [thing('region', 'N'), thing('region', 'S')];

const moves: Prompt = {
  ask: { key: 'ask' },
  options: [option('fn', frodo, north), option('fs', frodo, south), option('sn', sam, north)],
};

describe('pressing things on the board', () => {
  it('narrows the options and chooses when one is left and complete', () => {
    const first = press(moves, [], frodo);
    expect(first).toEqual({ picked: [frodo] });
    expect(narrowed(moves, first.picked)).toEqual([0, 1]);
    expect(press(moves, first.picked, south)).toEqual({ picked: [], chosen: 1 });
  });

  it('does not act on a single press when more must be said', () => {
    expect(press(moves, [], sam)).toEqual({ picked: [sam] });
    expect(press(moves, [sam], sam)).toEqual({ picked: [], chosen: 2 });
  });

  it('starts afresh with a thing that does not go with the picked ones', () => {
    expect(press(moves, [sam], south)).toEqual({ picked: [south] });
    expect(press(moves, [frodo], frodo)).toEqual({ picked: [] });
  });

  it('needs no press of what all options touch', () => {
    const flee: Prompt = {
      ask: { key: 'ask' },
      options: [option('n', north, frodo), option('fight', frodo)],
    };
    expect(press(flee, [], north)).toEqual({ picked: [], chosen: 0 });
  });

  it('glows only what the remaining options touch', () => {
    expect([...glowing(moves, [sam]).keys()].sort()).toEqual(['character:SAM', 'region:N']);
    expect(glowing(undefined, []).size).toBe(0);
  });
});
