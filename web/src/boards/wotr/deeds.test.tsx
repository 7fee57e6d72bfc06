import { describe, expect, it } from 'vitest';
import { updateOf } from '../../test/fixtures';
import type { Change, Said } from '../../wire';
import { framing } from './camera';
import { sorted } from './Dice';
import { dieOf, sinceOf, toWar, trackOf } from './deeds';
import { arc } from './Happening';
import { hold } from './hold';
import type { Event, Wotr } from './view';

const { view } = updateOf<Wotr>('wotr', 'ask.act');
const said = (event: Event): Said<Event> => ({ event, words: { key: 'event.other' } });
const moved = (from: string, to: string) =>
  said({ moved: { side: 'shadow', from, to, group: { sauron: { regular: 2 }, nazgul: 1 } } });
const acts = (seat: number) => said({ acts: { seat, die: 'army', deed: 'move_armies' } });
const change = (number: number, events: Said<Event>[], own?: boolean): Change<Event> => ({
  number,
  at: 0,
  kind: 'play',
  events,
  ...(own === undefined ? {} : { beats: [{ events: events.length, own }] }),
});

describe('what an event did on the map', () => {
  it('is a way for whoever goes, and a place for all else', () => {
    expect(trackOf(moved('moria', 'lorien'))).toMatchObject({ from: 'moria', to: 'lorien', how: 'moves' });
    const travelled = said({ travelled: { from: 'moria', to: 'lorien', group: { characters: ['gimli'] } } });
    expect(trackOf(travelled)?.side).toBe('free_peoples');
    expect(trackOf(said({ siege_began: { region: 'edoras' } }))).toMatchObject({ to: 'edoras', side: null });
    expect(trackOf(said({ turn: { turn: 2 } }))).toBeNull();
  });

  it('is no way where an attack comes out of the same region', () => {
    const attack = (from: string) =>
      trackOf(
        said({ attacked: { kind: 'siege', side: 'shadow', from, region: 'edoras', force: { nazgul: 1 } } }),
      );
    expect(attack('edoras')?.from).toBeUndefined();
    expect(attack('westemnet')?.from).toBe('westemnet');
  });

  it('takes a nation to war only with the last step', () => {
    const advanced = (steps: number) => said({ advanced: { nation: 'rohan', steps, cause: 'die' } });
    expect([toWar(advanced(0)), toWar(advanced(1))]).toEqual(['rohan', null]);
    expect(hold({ said: advanced(0), own: true })).toBeGreaterThan(hold({ said: advanced(1), own: false }));
  });
});

describe('how long it is shown', () => {
  it('is not at all where the viewer did it, or where what comes of it tells it', () => {
    expect(hold({ said: moved('moria', 'lorien'), own: true })).toBe(0);
    expect(hold({ said: moved('moria', 'lorien'), own: false })).toBeGreaterThan(0);
    expect(hold({ said: acts(1), own: false })).toBe(0);
    const plays = said({ acts: { seat: 1, die: 'event', deed: { play: 'sh_char_01_x' } } });
    expect(hold({ said: plays, own: false })).toBeGreaterThan(0);
  });
});

describe('what has happened since the viewer acted', () => {
  const log = [
    change(1, [acts(0)], true),
    change(2, [moved('moria', 'lorien')], true),
    change(3, [acts(1)], false),
    change(4, [moved('edoras', 'folde')], false),
  ];

  it('begins after the last thing they did, with the die that was used', () => {
    expect(sinceOf(log, 0, view).map(({ id, by }) => [id, by])).toEqual([
      ['4.0', { side: 'shadow', die: 'army' }],
    ]);
    expect(dieOf(log, view)).toEqual({ side: 'shadow', die: 'army' });
    expect(sinceOf([...log, change(5, [acts(0)], true)], 0, view)).toEqual([]);
  });

  it('is this turn to somebody who only watches', () => {
    expect(sinceOf(log, undefined, view)).toHaveLength(2);
    expect(sinceOf([...log, change(5, [said({ turn: { turn: 2 } })])], undefined, view)).toEqual([]);
  });
});

describe('drawing', () => {
  it('bends a way there and a way back to different sides', () => {
    const [there, back] = [arc({ x: 0, y: 0 }, { x: 100, y: 0 }), arc({ x: 100, y: 0 }, { x: 0, y: 0 })];
    expect(Math.sign(there.middle.y)).toBe(-Math.sign(back.middle.y));
  });

  it('leaves the camera where all is in sight, and else shows all of it', () => {
    const whole = { x: 0, y: 0, w: 1600 };
    expect(framing(['moria', 'lorien'], whole, 0.7, 0)).toBeUndefined();
    const near = framing(['moria'], whole, 0.7, 600);
    expect(near?.w).toBeLessThan(800);
    const both = framing(['grey_havens', 'barad_dur'], { x: 0, y: 0, w: 400 }, 0.7, 0);
    expect(both?.w).toBeGreaterThan(1200);
  });

  it('lays dice by their faces, Eyes last', () => {
    expect(sorted(['eye', 'army', 'character', 'eye', 'army'])).toEqual([
      'character',
      'army',
      'army',
      'eye',
      'eye',
    ]);
  });
});
