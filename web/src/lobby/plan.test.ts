import { expect, it } from 'vitest';
import type { GameCard } from '../wire';
import { playersOf, playersOffered, seated, seatsFor, setupIn } from './plan';

const game = (options: GameCard['options']) => ({ options }) as GameCard;

it('tells a game that asks for it how many seats there are, and no other', () => {
  const setup = { seats: 2, mode: 'enforced' };
  const asks = game([{ key: 'seats', kind: { number: { min: 2, max: 4, default: 2 } }, rule: 'R24.1' }]);
  expect(seated(asks, setup, 4)).toEqual({ seats: 4, mode: 'enforced' });
  expect(seated(game([]), {}, 2)).toEqual({});
});

it('knows what seats amount to, and which seats a number of players means', () => {
  const duel = { min_seats: 2, max_seats: 2, bots: [{ id: 'careful', about: '', usual: true }] } as GameCard;
  expect(playersOffered(duel)).toEqual(['bots', 'all', 2]);
  for (const players of playersOffered(duel)) expect(playersOf(duel, seatsFor(duel, players))).toBe(players);
  expect(playersOffered({ ...duel, bots: [] })).toEqual(['all', 2]);
  expect(playersOffered({ ...duel, min_seats: 1, max_seats: 1 })).toEqual([1]);
  const four = { ...duel, max_seats: 4 };
  expect(playersOf(four, seatsFor(four, 4))).toBe(4);
});

it('takes of a position’s setup what the game has options for', () => {
  const ring = { setup: { mode: 'enforced', seats: 2 } } as unknown as GameCard;
  expect(setupIn(ring, { setup: { mode: 'companion', odd: 1 } })).toEqual({ mode: 'companion' });
  expect(setupIn(ring, { setup: ['mode'] })).toEqual({});
  expect(setupIn(ring, { turn: 1 })).toEqual({});
});
