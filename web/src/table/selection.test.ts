import { describe, expect, it } from 'vitest';
import type { Thing, Whole } from '../wire';
import { actionsOf, candidates, kindsOf, lights, NOTHING, type Offer, press, variants } from './selection';

const region = (id: string): Thing => ({ kind: 'region', id });
const die = (id: string): Thing => ({ kind: 'die', id });

function whole(verb: string, from: Thing | null, to: Thing[], more: Partial<Whole> = {}): Whole {
  return {
    ...(verb ? { verb: { key: verb } } : {}),
    ...(from ? { piece: from } : {}),
    targets: to,
    words: { key: `${verb} ${to.map(({ id }) => id)}` },
    rules: [],
    ways: [{ actions: ['use', 'from', 'all'], ends: 'done', spends: die('army') }],
    ...more,
  };
}

const edoras = region('edoras');
const deep = region('deep');
const fords = region('fords');
const west = region('west');

const moves = [
  whole('move', edoras, [west]),
  whole('join', edoras, [deep], {
    ways: [
      { actions: ['army', 'from', 'to', 'all'], ends: 'more', spends: die('army') },
      { actions: ['will', 'from', 'to', 'all'], ends: 'more', spends: die('will') },
    ],
    split: {
      at: 3,
      replaces: 1,
      each: [
        { action: 'regular', words: { key: 'regular' }, most: 3, chosen: 3 },
        { action: 'elite', words: { key: 'elite' }, most: 1, chosen: 1 },
      ],
      go: 'go',
    },
  }),
  whole('attack', edoras, [fords]),
  whole('fly', edoras, [west]),
];

const offer: Offer = {
  within: false,
  pieces: [
    { thing: edoras, verbs: ['fly', 'move', 'join', 'attack'].map((key) => ({ key })), count: 4 },
    { thing: deep, verbs: [{ key: 'muster' }], count: 2 },
    { thing: fords, verbs: [{ key: 'muster' }], count: 1 },
  ],
  free: [
    whole('declare', null, [west]),
    whole('pass', null, [], { ways: [{ actions: ['pass'], ends: 'done' }] }),
  ],
  of: { 'region:edoras': moves },
};
const TOGETHER = [['move', 'join', 'attack']];
const chosen = press(offer, NOTHING, edoras, TOGETHER).selection;

describe('what is in hand', () => {
  it('begins with a piece, whose targets light up, those of the first kinds', () => {
    expect(chosen).toMatchObject({ piece: edoras, verbs: ['move', 'join', 'attack'] });
    const lit = lights(offer, chosen);
    expect(lit.get('region:west')).toEqual({ role: 'target', verb: 'move' });
    // What could be chosen instead is a target first.
    expect(lit.get('region:deep')).toEqual({ role: 'target', verb: 'join' });
    expect(lit.get('region:edoras')?.role).toBe('chosen');
  });

  it('is done by a press on a target that one action alone has', () => {
    expect(press(offer, chosen, west, TOGETHER).take).toBe(moves[0]);
    expect(press(offer, chosen, deep, TOGETHER).take).toBe(moves[1]);
  });

  it('asks for words where targets tell nothing apart', () => {
    const both = press(offer, { ...chosen, verbs: null }, west);
    expect(both.take).toBeUndefined();
    expect(variants(offer, both.selection)).toEqual([moves[0], moves[3]]);
  });

  it('asks for words where every action has the same targets', () => {
    const guards = ['regular', 'elite'].map((key) => whole('play', deep, [west], { words: { key } }));
    const card = { ...offer, of: { 'region:deep': guards } };
    expect(variants(card, { ...NOTHING, piece: deep })).toEqual(guards);
  });

  it('goes on with another piece, ends with the same one, and ends where nothing glows', () => {
    const fresh = press(offer, NOTHING, fords);
    expect(fresh.selection.piece).toBe(fords);
    expect(press(offer, fresh.selection, edoras, TOGETHER).selection.piece).toBe(edoras);
    expect(press(offer, chosen, edoras).selection).toEqual(NOTHING);
    expect(press(offer, chosen, region('bree')).selection).toEqual(NOTHING);
  });

  it('takes what begins with no piece by its target', () => {
    expect(lights(offer, NOTHING).get('region:west')).toEqual({ role: 'target', verb: 'declare' });
    expect(press(offer, NOTHING, west).take).toBe(offer.free[0]);
  });

  it('lights up those alone that can do what was named first, and keeps to it', () => {
    const named = { ...NOTHING, verbs: ['muster'] };
    const lit = lights(offer, named);
    expect([lit.has('region:edoras'), lit.has('region:deep')]).toEqual([false, true]);
    expect(press(offer, named, deep, TOGETHER).selection.verbs).toEqual(['muster']);
  });

  it('does the only thing at once where nothing is spent on it', () => {
    const free = { ways: [{ actions: ['recruit'], ends: 'done' as const }] };
    const lone = (more: Partial<Whole>) =>
      press({ ...offer, of: { 'region:fords': [whole('muster', fords, [], more)] } }, NOTHING, fords).take;
    expect(lone(free)).toBeDefined();
    expect(lone({})).toBeUndefined();
  });

  it('is paid with the cheapest, or with what is chosen; then only what it pays for is left', () => {
    const join = moves[1] as Whole;
    expect(actionsOf(join, chosen)[0]).toBe('army');
    const will = { ...chosen, spends: 'die:will' };
    expect(actionsOf(join, will)[0]).toBe('will');
    expect(candidates(offer, will)).toEqual([join]);
  });

  it('takes all along, or so many of each', () => {
    const join = moves[1] as Whole;
    expect(actionsOf(join, chosen)).toEqual(['army', 'from', 'to', 'all']);
    const some = { ...chosen, counts: { '"regular"': 2, '"elite"': 0 } };
    expect(actionsOf(join, some)).toEqual(['army', 'from', 'to', 'regular', 'regular', 'go']);
  });

  it('keeps kinds together that are meant together', () => {
    expect(kindsOf(['fly', 'attack', 'move'], TOGETHER)).toEqual([['move', 'attack'], ['fly']]);
  });
});
