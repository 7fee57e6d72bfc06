import { describe, expect, it } from 'vitest';
import { say } from './words';

const catalogue = {
  buy: 'buys {count} cards',
  buy_one: 'buys a card',
  suit: 'clubs',
  as: '{card} as {suit}: {all}',
  'list.none': 'none',
};

describe('say', () => {
  it('takes parameters and plural forms as the engine does', () => {
    expect(say(catalogue, { key: 'buy', params: { count: { number: 2 } } })).toBe('buys 2 cards');
    expect(say(catalogue, { key: 'buy', params: { count: { number: 1 } } })).toBe('buys a card');
    const params = {
      card: { plain: '9H' },
      suit: { text: { key: 'suit' } },
      all: { list: [{ number: 1 }, { number: 2 }] },
    };
    expect(say(catalogue, { key: 'as', params })).toBe('9H as clubs: 1, 2');
  });

  it('says a missing key itself, and an empty list by its word', () => {
    expect(say(catalogue, 'missing')).toBe('missing');
    expect(say({ ...catalogue, l: '{x}' }, { key: 'l', params: { x: { list: [] } } })).toBe('none');
  });
});
