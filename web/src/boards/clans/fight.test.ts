import { describe, expect, it } from 'vitest';
import type { Parts } from '../../generated/clans/Parts';
import { type Beat, parts, type Sight, together } from '../../stage/beats';
import { sayOf, updateOf, updates } from '../../test/fixtures';
import type { Change, Said } from '../../wire';
import { read } from '../said';
import {
  type Field,
  fieldOf,
  hold,
  hurts,
  instance,
  joins,
  lastResults,
  type Moment,
  momentOf,
  shown,
  spills,
  strikers,
  sum,
  sumInWords,
} from './fight';
import type { Clans, Event, View } from './view';

/** The moments of a change, whose end is the board of `view`. */
function momentsOf({ number, kind, events }: Change<Event>, view: View): Moment[] {
  const sight = { view, scene: { sections: [] } } as unknown as Sight;
  const whole = { change: number, told: events.length, kind, own: true, before: sight, after: sight };
  const beats = together(parts(whole, events), (said, moment) =>
    joins({ said: said as Said<Event>, moment: moment as Said<Event>[] }),
  );
  return beats.flatMap((beat: Beat) => momentOf(beat) ?? []);
}

const FIGHTS = Object.entries(updates<Clans>('clans')).flatMap(([name, update]) => {
  const last = update.changes.findLast(({ events }) =>
    events.some((said) => ['lane_start', 'placed', 'marched'].includes(read(said)[0])),
  );
  return last ? [{ name, view: update.view, moments: momentsOf(last, update.view) }] : [];
});

const health = (field: Field, card: string) =>
  [...field.stacks.values()].flat().find((unit) => unit?.card === card)?.hp;

describe('a fight taken apart', () => {
  it('is found in several positions, on both boards', () => {
    expect(FIGHTS.length).toBeGreaterThan(3);
    expect(FIGHTS.some(({ view }) => view.lanes.left.tiles)).toBe(true);
    expect(FIGHTS.some(({ view }) => !view.lanes.left.tiles)).toBe(true);
  });

  it.each(FIGHTS)('$name ends with the board as it is', ({ view, moments }) => {
    const end = moments.at(-1)?.field;
    expect(end && [...end.stacks]).toEqual([...fieldOf(view).stacks]);
    expect(end?.crystal).toEqual(fieldOf(view).crystal);
  });

  it.each(FIGHTS)('$name: every blow meets the health that it tells of', ({ moments }) => {
    for (const moment of moments)
      for (const [card, { before, after }] of hurts(moment)) {
        if (card.endsWith('?')) continue;
        expect([card, health(moment.from, card)]).toEqual([card, before]);
        expect([card, health(shown(moment), card)]).toEqual([card, after]);
      }
  });

  it.each(FIGHTS)('$name: nobody stands on the board before being placed', ({ moments }) => {
    for (const moment of moments)
      for (const said of moment.said) {
        const [kind, body] = read(said);
        if (kind === 'placed') expect(health(moments[0]?.from as Field, instance(body.card))).toBeUndefined();
      }
  });

  it.each(FIGHTS)('$name: a beat is one tick of one lane, and is held', ({ moments }) => {
    const ticks = moments.filter(({ kind }) => kind === 'tick');
    expect(new Set(ticks.map(({ lane, tick }) => `${lane} ${tick}`)).size).toBe(ticks.length);
    for (const { said } of moments) expect(said[0] && hold({ said: said[0] })).toBeGreaterThan(0);
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
    const moments = momentsOf(change, view);
    expect(moments[0]?.from.stacks.get('left/Middle/A')).toEqual([
      { card: 'A1', hp: 5 },
      { card: 'A2', hp: 3 },
    ]);
    expect(moments.map(({ kind }) => kind)).toEqual(['lane', 'tick', 'result']);
    const [, tick] = moments;
    if (!tick) throw new Error('there is a tick');
    expect([...hurts(tick)]).toEqual([
      ['A1', { before: 5, after: -4 }],
      ['A2', { before: 3, after: -1 }],
    ]);
    expect([...spills(tick)]).toEqual([['A2', 4]]);
    expect([...strikers(tick.told, 'left')]).toEqual([[3, new Set(['B1'])]]);
    // Nothing of the result is told with the tick before it.
    expect(tick.told.map((said) => read(said)[0])).not.toContain('lane_result');
    expect(lastResults([change])).toEqual([{ lane: 'left', winner: 'B', to: null, hit: null }]);
  });

  it('adds a hit up, in signs and in words, and says where a reduction ended', () => {
    expect(sum([['base', 4]])).toBe('4');
    const hit: Parts = [
      ['base', 6],
      ['fury', 5],
      ['shield', -2],
    ];
    expect(sum(hit)).toBe('6+5−2');
    expect(sumInWords(hit, sayOf('clans'))).toEqual(['6', '+5 Fury', '−2 Shield']);
    const least: Parts = [
      ['base', 0],
      ['shield', -2],
      ['hidden', -1],
      ['least', 4],
    ];
    expect(sum(least)).toBe('0−2−1 ≥1');
    expect(sumInWords(least, sayOf('clans'))).toEqual([
      '0',
      '−2 Shield',
      '−1 from hidden cards',
      'but at least 1',
    ]);
  });
});
