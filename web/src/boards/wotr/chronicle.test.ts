import { expect, it } from 'vitest';
import type { Change } from '../../wire';
import { chronicleOf } from './chronicle';
import type { Event } from './view';

const log = (...events: Event[]): Change<Event>[] =>
  events.map((event, at) => ({
    number: at + 1,
    at: 0,
    kind: 'play',
    events: [{ event, words: { key: 'event.other' } }],
  }));

it('tells points and corruption at the end of each turn, who fell and what was played', () => {
  const told = chronicleOf(
    log(
      { turn: { turn: 1 } },
      { corrupted: { amount: 2, corruption: 2, cause: 'hunt' } },
      { lost: { figure: { regular: 'rohan' }, region: 'edoras', cause: 'battle' } },
      { lost: { figure: { elite: 'rohan' }, region: 'edoras', cause: 'battle' } },
      { turn: { turn: 2 } },
      { captured: { region: 'edoras', by: 'shadow', free_peoples: 0, shadow: 1 } },
      { healed: { amount: 1, corruption: 1 } },
      { lost: { figure: { character: 'gimli' }, region: 'edoras', cause: 'battle' } },
      { combat_shown: { attacker: 'a', defender: null } },
    ),
  );
  expect(told.turns).toEqual([
    { turn: 1, free_peoples: 0, shadow: 0, corruption: 2 },
    { turn: 2, free_peoples: 0, shadow: 1, corruption: 1 },
  ]);
  expect([...told.lost]).toEqual([['rohan', 2]]);
  expect([told.people, told.captures, told.cards]).toEqual([['gimli'], ['edoras'], ['a']]);
  // A wound to the Ring-bearers, a town with a point, and a Companion of level 2.
  expect(told.moments.map(({ turn, number, weight }) => [turn, number, weight])).toEqual([
    [1, 2, 2 * (0.5 + 2 / 12)],
    [2, 6, 2],
    [2, 8, 1],
  ]);
});
