import { describe, expect, it } from 'vitest';
import { updates } from '../../test/fixtures';
import type { Change } from '../../wire';
import { read } from '../said';
import { levelOf } from './camera';
import { MAP } from './map';
import { marked, stories } from './story';
import { type Army, CARDS, type Event, fronts, NATIONS, type Wotr } from './view';

const ALL = updates<Wotr>('wotr');

describe('battles and Hunts', () => {
  const change = (number: number, ...events: Event[]): Change<Event> => ({
    number,
    at: 0,
    kind: 'play',
    events: events.map((event) => ({ event, words: { key: '' } })),
  });
  const acts: Event = { acts: { seat: 0, die: 'character', deed: 'move_fellowship' } };

  it('are told apart, each with all that belongs to it', () => {
    const told = stories([
      change(1, acts, { fellowship_moved: { progress: 1 } }),
      change(2, { hunt_rolled: { level: 2, bonus: 1, boxed: 1, dice: [5, 2], successes: 1 } }),
      change(3, { tile_drawn: { tile: '2', cause: 'hunt', damage: 2 } }),
      change(4, { hunt_casualty: { character: 'gimli', damage: 0 } }, acts),
      change(
        5,
        { attacked: { side: 'shadow', region: 'edoras', from: 'folde', kind: 'field', force: {} } },
        { round: { region: 'edoras', round: 1 } },
      ),
      change(6, {
        combat_rolled: {
          side: 'shadow',
          cause: 'battle',
          strength: 2,
          target: 5,
          ground: 'open',
          modifier: 0,
          cards: [],
          event: null,
          dice: [6, 1],
          hits: 1,
        },
      }),
      change(7, { battle_ended: { region: 'edoras' } }, { turn: { turn: 2 } }),
    ]);
    expect(told.map(({ kind, over, beats }) => [kind, over, beats.length])).toEqual([
      ['hunt', true, 4],
      ['battle', true, 4],
    ]);
  });

  it('mark the highest dice as hits, since a modifier is the same for all', () => {
    expect(marked([2, 6, 4], 2).map(({ hit }) => hit)).toEqual([false, true, true]);
    expect(marked([1, 1], 0).some(({ hit }) => hit)).toBe(false);
  });

  it('are found in real matches, and their dice fit their hits', () => {
    const told = Object.values(ALL).flatMap((update) => stories(update.changes));
    expect(told.some(({ kind }) => kind === 'battle')).toBe(true);
    expect(told.some(({ kind }) => kind === 'hunt')).toBe(true);
    for (const { beats } of told)
      for (const beat of beats) {
        const [kind, body] = read(beat);
        if (kind !== 'combat_rolled') continue;
        expect(marked(body.dice, body.hits).filter(({ hit }) => hit).length).toBe(body.hits);
      }
  });
});

describe('the map', () => {
  it('shows every figure and character that the view has', () => {
    for (const { view } of Object.values(ALL)) {
      const armies = Object.values(view.counted.armies).flat();
      const shown = armies.reduce((sum, army) => sum + army.units, 0);
      const there = Object.values(view.regions)
        .flatMap((region) => [region.normal, region.besieged, region.sieging, region.rear_guard])
        .flatMap((group) => NATIONS.map((nation) => group?.[nation]))
        .reduce((sum, figures) => sum + (figures?.regular ?? 0) + (figures?.elite ?? 0), 0);
      expect(shown).toBe(there);
      const walking = Object.values(view.characters).filter(
        (at) => !/^(fellowship|aside|out)$/.test(at ?? ''),
      );
      expect(armies.flatMap(({ figures }) => figures.characters ?? []).length).toBe(walking.length);
    }
  });

  it('lists a front where armies stand side by side', () => {
    const [a = '', b = ''] = MAP.neighbours[0] ?? [];
    const army = (side: 'free_peoples' | 'shadow', units: number): Army => ({
      stand: 'field',
      side,
      units,
      figures: {},
      dice: 0,
      leadership: 0,
      commander: 0,
    });
    const found = fronts({ [a]: [army('shadow', 4)], [b]: [army('free_peoples', 3)] }, MAP.neighbours);
    expect(found).toEqual([{ kind: 'contact', place: b, against: a, units: { free_peoples: 3, shadow: 4 } }]);
    expect(fronts({ [a]: [army('shadow', 4)] }, MAP.neighbours)).toEqual([]);
  });

  it('shows more, the nearer one comes', () => {
    expect([0.3, 0.9, 2].map(levelOf)).toEqual(['far', 'mid', 'near']);
  });

  it('knows all 105 regions and 96 cards', () => {
    expect(MAP.regions.length).toBe(105);
    expect(CARDS.size).toBe(96);
  });
});
