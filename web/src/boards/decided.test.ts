import { expect, it } from 'vitest';
import { heaviest, type Moment } from './decided';

const moment = (number: number, weight: number): Moment => ({
  turn: number,
  number,
  weight,
  said: { event: null, words: { key: 'event.other' } },
});

it('tells the heaviest moments in the order in which they came, and always the one that ended it', () => {
  const all = [moment(1, 3), moment(2, 1), moment(3, 5), moment(4, 2), moment(5, 0)];
  const numbers = (found: Moment[]) => found.map(({ number }) => number);
  expect(numbers(heaviest(all, 2))).toEqual([1, 3]);
  expect(numbers(heaviest(all, 3, all[4]))).toEqual([1, 3, 5]);
  expect(numbers(heaviest(all, 9))).toEqual([1, 2, 3, 4, 5]);
});
