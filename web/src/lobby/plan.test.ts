import { expect, it } from 'vitest';
import type { GameCard } from '../wire';
import { seated } from './plan';

const game = (options: GameCard['options']) => ({ options }) as GameCard;

it('tells a game that asks for it how many seats there are, and no other', () => {
  const setup = { seats: 2, mode: 'enforced' };
  const asks = game([{ key: 'seats', kind: { number: { min: 2, max: 4, default: 2 } }, rule: 'R24.1' }]);
  expect(seated(asks, setup, 4)).toEqual({ seats: 4, mode: 'enforced' });
  expect(seated(game([]), {}, 2)).toEqual({});
});
