import { describe, expect, it } from 'vitest';
import { adviser } from '../../lobby/plan';
import { sayOf, updateOf } from '../../test/fixtures';
import type { Choice, GameCard } from '../../wire';
import { planInWords } from './plan';
import type { Action, Clans } from './view';

const options = updateOf<Clans>('clans', 'ask.plan').prompt?.options ?? [];
const say = sayOf('clans');

describe('a whole plan', () => {
  it('is said by lanes, with the names of its cards', () => {
    const plan = { turn: 1, left: ['A17'], center: [], right: ['A1/front', 'A16'] };
    const words = planInWords({ plan }, options, say);
    expect(words).toBe('Left: Lake Tank (A17); Right: Lake Quick Strike (A1), Lake Tank (A16)');
  });

  it('is said in the reader’s language', () => {
    const title = { text: { key: 'title.desert_warrior' } };
    const card = { text: { key: 'card.named', params: { title, card: { plain: 'A3' } } } };
    const option: Choice<Action> = {
      action: { add: ['A3', 'left'] },
      label: { key: 'option.add', params: { card } },
      rule: 'R5.3',
    };
    const plan = { turn: 1, left: ['A3'], center: [], right: [] };
    expect(planInWords({ plan }, [option], sayOf('clans', 'de'))).toContain('Wüstenkrieger (A3)');
  });

  it('is not what other actions are', () => {
    expect(planInWords('submit', options, say)).toBeUndefined();
    expect(planInWords({ add: ['A1', 'left'] }, options, say)).toBeUndefined();
  });
});

describe('the bot that gives advice', () => {
  const game = (...bots: string[]) =>
    ({ bots: bots.map((id, at) => ({ id, about: '', usual: at === 1 })) }) as unknown as GameCard;

  it('is the usual one if it can say why, else one that searches', () => {
    expect(adviser(game('random', 'search2', 'search3'))).toBe('search2');
    expect(adviser(game('random', 'simple', 'heuristic', 'search1'))).toBe('search1');
    expect(adviser(game('random', 'simple'))).toBe('simple');
  });
});
