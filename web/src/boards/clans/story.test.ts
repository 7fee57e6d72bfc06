import { describe, expect, it } from 'vitest';
import type { Change } from '../../wire';
import { storyOf, turningPoints } from './story';
import type { Event } from './view';

const change = (number: number, events: Event[]): Change<Event> => ({
  number,
  at: 0,
  kind: 'play',
  events: events.map((event) => ({ event, words: { key: '' } })),
});
const attack = (attacker: string, target: string, damage: number, hp: number): Event => ({
  attack: {
    lane: 'left',
    tick: 3,
    side: attacker.startsWith('A') ? 'A' : 'B',
    attacker: `${attacker}:x`,
    target: `${target}:x`,
    damage,
    parts: [['base', damage]],
    hp_before: hp,
    hp_after: hp - damage,
  },
});
const destroyed = (card: string): Event => ({
  destroyed: { lane: 'left', tick: 3, side: card.startsWith('A') ? 'A' : 'B', card: `${card}:x` },
});
const hit = (side_hit: 'A' | 'B', damage: number, hp_after: number): Event => ({
  crystal_hit: { lane: 'left', side_hit, damage, hp_after },
});
const won = (winner: 'A' | 'B'): Event => ({ lane_result: { lane: 'left', winner } });
const began = (turn: number): Event => ({ turn_started: { turn, age: 1 } });

const story = storyOf(
  [
    change(1, [attack('A1', 'B1', 9, 5), destroyed('B1'), won('A'), hit('B', 9, 41), began(2)]),
    change(2, [
      attack('B2', 'A1', 7, 5),
      {
        overflow: { lane: 'left', tick: 3, side: 'B', target: 'A2:x', damage: 2, hp_before: 2, hp_after: 0 },
      },
      destroyed('A1'),
      destroyed('A2'),
      won('B'),
      hit('A', 3, 47),
      began(3),
    ]),
    change(3, [attack('A3', 'B2', 4, 9), won('A'), hit('B', 41, 0)]),
  ],
  50,
);

describe('the story of a match', () => {
  it('has crystals and lanes by turn', () => {
    expect(story.turns.map(({ turn, crystal, won }) => [turn, crystal.A, crystal.B, won.A, won.B])).toEqual([
      [0, 50, 50, 0, 0],
      [1, 50, 41, 1, 0],
      [2, 47, 41, 0, 1],
      [3, 47, 0, 1, 0],
    ]);
  });

  it('counts a blow once, and what fell to it, spill-over too', () => {
    expect(story.deeds).toEqual([
      { card: 'A1', damage: 9, felled: 1 },
      { card: 'B2', damage: 7, felled: 2 },
      { card: 'A3', damage: 4, felled: 0 },
    ]);
  });

  it('was decided by the last strike and the heaviest before it', () => {
    expect(turningPoints(story).map(({ turn, side, damage }) => [turn, side, damage])).toEqual([
      [1, 'B', 9],
      [2, 'A', 3],
      [3, 'B', 41],
    ]);
  });
});
