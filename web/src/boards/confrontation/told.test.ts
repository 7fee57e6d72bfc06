import { describe, expect, it } from 'vitest';
import type { Beat } from '../../stage/beats';
import { updateOf } from '../../test/fixtures';
import type { Change, Said } from '../../wire';
import { type Followed, followed } from './followed';
import board from './index';
import { enacted, lastBattle, lastMove, storyOf } from './told';
import type { Confrontation, Event } from './view';

const { view, changes: log } = updateOf<Confrontation>('confrontation', 'watch');
const said = (event: Event): Said<Event> => ({ event, words: { key: 'event' } });
const change = (events: Event[]): Change<Event> => ({
  number: 99,
  at: 0,
  kind: 'play',
  events: events.map(said),
});
const beat = (more: boolean): Beat => {
  const sight = { view: {}, scene: { sections: [] } };
  const common = { change: 99, told: 1, kind: 'play' as const, own: false, said: undefined };
  return { ...common, before: sight, after: sight, more };
};

const ATTACK: Event[] = [
  { piece_moved: { side: 'SAURON', from: 'MORDOR', to: 'GONDOR', way: 'forward', who: null } },
  { attacked: { side: 'SAURON', region: 'GONDOR', defenders: 1 } },
  { revealed: { character: 'WARG', region: 'GONDOR', known: false } },
  { battle: { attacker: 'WARG', defender: 'SAM', region: 'GONDOR' } },
  { used: { character: 'WARG', ability: 'WARG_NEGATE_ABILITY' } },
  { shown: { card: 'F_2' } },
  { shown: { card: 'S_4' } },
  { compared: { fellowship: 4, sauron: 6 } },
  { defeated: { character: 'SAM', region: 'GONDOR' } },
];
const start = {
  ...view,
  battle: null,
  revealed: [],
  defeated: [],
  characters: { SAM: 'GONDOR' as const },
  pieces: [
    { side: 'SAURON' as const, region: 'MORDOR' as const, could_be: ['WARG' as const, 'ORCS' as const] },
    { side: 'SAURON' as const, region: 'MORDOR' as const, could_be: ['WARG' as const, 'ORCS' as const] },
  ],
};
const stands = (count: number) =>
  enacted({ view: start, beat: beat(true), changes: [change(ATTACK.slice(0, count))] });

describe('a battle that is being told', () => {
  it('moves, turns up and fells the pieces as its events say', () => {
    expect(
      stands(1)
        .pieces.map(({ region }) => region)
        .sort(),
    ).toEqual(['GONDOR', 'MORDOR']);
    expect(stands(3).characters).toEqual({ SAM: 'GONDOR', WARG: 'GONDOR' });
    expect(stands(3).revealed).toEqual(['WARG']);
    expect(stands(3).pieces.map(({ region }) => region)).toEqual(['MORDOR']);
    expect(stands(9).characters).toEqual({ WARG: 'GONDOR' });
    expect(stands(9).defeated).toEqual(['SAM']);
  });

  it('leaves the view alone when it shows the end itself, or the move already', () => {
    expect(enacted({ view: start, beat: beat(false), changes: [change(ATTACK)] })).toBe(start);
    const battle = { ...updateOf<Confrontation>('confrontation', 'ask.card.0').view.battle } as never;
    const there = enacted({
      view: { ...start, battle },
      beat: beat(true),
      changes: [change(ATTACK.slice(0, 1))],
    });
    expect(there.pieces).toEqual(start.pieces);
  });

  it('has abilities, cards, totals and the fallen, each when it is told', () => {
    const told = (count: number) => lastBattle([change(ATTACK.slice(0, count))], view.counted);
    expect(told(3)).toBeNull();
    expect(told(5)?.abilities.map(({ ability }) => ability)).toEqual(['WARG_NEGATE_ABILITY']);
    expect(told(5)?.cards).toEqual({});
    expect(told(7)?.cards).toEqual({ FELLOWSHIP: 'F_2', SAURON: 'S_4' });
    expect(told(7)?.totals).toBeNull();
    expect(told(8)?.totals).toEqual({ FELLOWSHIP: 4, SAURON: 6 });
    expect(told(8)?.fallen).toEqual([]);
    expect(told(9)?.fallen).toEqual(['SAM']);
  });

  it('turns two secret cards over in one moment, and a single one by itself', () => {
    const [first, second] = [said({ shown: { card: 'F_2' } }), said({ shown: { card: 'S_4' } })];
    const told = { own: false, view: start };
    expect(board.hold?.({ ...told, said: first as never, next: second as never } as never)).toBe(0);
    expect(board.hold?.({ ...told, said: second as never } as never)).toBeGreaterThan(0);
    expect(
      board.hold?.({
        ...told,
        said: first as never,
        next: said({ compared: { fellowship: 1, sauron: 2 } }),
      } as never),
    ).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  it('marks the last move and tells the game in figures', () => {
    expect(lastMove(log, view.counted)).toMatchObject({ from: 'MORDOR', to: 'GONDOR', side: 'SAURON' });
    const story = storyOf(
      [
        change([
          { began: { game: 1 } },
          { turn: { number: 3, side: 'SAURON' } },
          ...ATTACK,
          { battle_over: { region: 'GONDOR', how: 'won' } },
        ]),
      ],
      view.counted,
    );
    expect(story).toMatchObject({
      turns: 3,
      battles: 1,
      won: { FELLOWSHIP: 0, SAURON: 1 },
      cards: { FELLOWSHIP: 1, SAURON: 1 },
    });
    expect(story.falls).toEqual([{ who: 'SAM', side: 'FELLOWSHIP', turn: 3, region: 'GONDOR' }]);
  });
});

describe('concealed pieces', () => {
  it('keep their keys where they stand, and the one that is missed has moved', () => {
    let count = 0;
    const fresh = () => `new ${count++}`;
    const [one, two] = start.pieces;
    if (!one || !two) throw new Error('there are two');
    const before: Followed[] = [
      { ...one, key: 'a' },
      { ...two, region: 'GONDOR', key: 'b' },
    ];
    const now = followed(before, [{ ...two, region: 'ROHAN' }, one], fresh);
    expect(now.map(({ key, region }) => [key, region])).toEqual([
      ['b', 'ROHAN'],
      ['a', 'MORDOR'],
    ]);
    expect(followed(before, [{ ...one }, one, two], fresh).at(-1)?.key).toBe('new 0');
  });
});
