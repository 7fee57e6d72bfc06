import { describe, expect, it } from 'vitest';
import type { Parts } from '../../generated/clans/Parts';
import { sayOf, updateOf, updates } from '../../test/fixtures';
import type { Change } from '../../wire';
import { read } from '../said';
import { type Field, fieldOf, hurts, instance, lastFight, shown, sum, sumInWords } from './fight';
import type { Clans, Event } from './view';

const FIGHTS = Object.entries(updates<Clans>('clans')).flatMap(([name, update]) => {
  const { view } = update;
  const fight = lastFight(update.changes, view);
  return fight ? [{ name, view, fight }] : [];
});

const health = (field: Field, card: string) =>
  [...field.stacks.values()].flat().find((unit) => unit?.card === card)?.hp;

describe('a fight taken apart', () => {
  it('is found in several positions, on both boards', () => {
    expect(FIGHTS.length).toBeGreaterThan(3);
    expect(FIGHTS.some(({ view }) => view.lanes.left.tiles)).toBe(true);
    expect(FIGHTS.some(({ view }) => !view.lanes.left.tiles)).toBe(true);
  });

  it.each(FIGHTS)('$name ends with the board as it is', ({ view, fight }) => {
    const end = fight.beats.at(-1)?.field;
    expect(end && [...end.stacks]).toEqual([...fieldOf(view).stacks]);
    expect(end?.crystal).toEqual(fieldOf(view).crystal);
  });

  it.each(FIGHTS)('$name: every blow meets the health that it tells of', ({ fight }) => {
    for (const beat of fight.beats)
      for (const [card, { before, after }] of hurts(beat)) {
        if (card.endsWith('?')) continue;
        expect([card, health(beat.from, card)]).toEqual([card, before]);
        expect([card, health(shown(beat), card)]).toEqual([card, after]);
      }
  });

  it.each(FIGHTS)('$name: nobody stands on the board before being placed', ({ fight }) => {
    for (const beat of fight.beats)
      for (const said of beat.said) {
        const [kind, body] = read(said);
        if (kind === 'placed') expect(health(fight.start, instance(body.card))).toBeUndefined();
      }
  });

  it('brings back front and back in their places when both fall', () => {
    const said = (event: Event) => ({ event, words: { key: '' } });
    const change: Change<Event> = {
      number: 7,
      at: 0,
      kind: 'play',
      events: [
        said({ lane_start: { lane: 'left', zone: 'Middle', contested: true } }),
        said({
          attack: {
            lane: 'left',
            tick: 3,
            side: 'B',
            attacker: 'B1:x',
            target: 'A1:x',
            damage: 9,
            parts: [
              ['base', 6],
              ['fury', 5],
              ['shield', -2],
            ],
            hp_before: 5,
            hp_after: -4,
          },
        }),
        said({
          overflow: {
            lane: 'left',
            tick: 3,
            side: 'B',
            target: 'A2:x',
            damage: 4,
            hp_before: 3,
            hp_after: -1,
          },
        }),
        said({ destroyed: { lane: 'left', tick: 3, side: 'A', card: 'A1:x' } }),
        said({ destroyed: { lane: 'left', tick: 3, side: 'A', card: 'A2:x' } }),
        said({ lane_result: { lane: 'left', winner: 'B' } }),
      ],
    };
    const view = updateOf<Clans>('clans', 'ask.plan').view;
    view.lanes.left = { ...view.lanes.left, zone: 'Middle', A: [], B: ['B1:6'] };
    const fight = lastFight([change], view);
    expect(fight?.start.stacks.get('left/Middle/A')).toEqual([
      { card: 'A1', hp: 5 },
      { card: 'A2', hp: 3 },
    ]);
    expect(fight?.beats.map((beat) => beat.kind)).toEqual(['lane', 'tick', 'result']);
    const tick = fight?.beats[1];
    const blow = tick && hurts(tick).get('A1');
    expect(sum(blow?.parts ?? [])).toBe('6+5−2');
    expect(sumInWords(blow?.parts ?? [], sayOf('clans'))).toBe('6 base, +5 Fury, −2 Shield');
  });

  it('explains no hit that is its base alone, and says where a reduction ended', () => {
    expect(sum([['base', 4]])).toBe('');
    expect(sumInWords([['base', 4]], sayOf('clans'))).toBe('');
    const least: Parts = [
      ['base', 0],
      ['shield', -2],
      ['hidden', -1],
      ['least', 4],
    ];
    expect(sum(least)).toBe('0−2−1 ≥1');
    expect(sumInWords(least, sayOf('clans'))).toBe('0 base, −2 Shield, −1 from hidden cards, but at least 1');
  });
});
