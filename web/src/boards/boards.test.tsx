import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { narrowed } from '../table/touch';
import { questionsOf, sayOf, updates } from '../test/fixtures';
import type { Update, Words } from '../wire';
import CardPeeGeeBoard from './cardpeegee/CardPeeGeeBoard';
import ConfrontationBoard from './confrontation/ConfrontationBoard';
import { ALL, BOARDS, type Game, props } from './kit';

/** Every text that an update brings. */
function texts(value: unknown): Words[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(texts);
  const inside = Object.values(value).flatMap(texts);
  return 'key' in value && typeof value.key === 'string' ? [value as unknown as Words, ...inside] : inside;
}

describe('every kind of prompt', () => {
  it.each(Object.keys(BOARDS) as Game[])('of %s is among the fixtures', (game) => {
    const drawn = new Set(Object.values(updates(game)).map(({ prompt }) => prompt?.ask.key));
    expect(questionsOf(game).filter((kind) => !drawn.has(kind))).toEqual([]);
  });

  // Else the fixtures are older than the program: `npm run fixtures`.
  it.each(ALL)('$game $name is said without a gap', ({ game, update }) => {
    const say = sayOf(game);
    const wrong = texts([update.prompt, update.changes, update.scene]).flatMap((words) => {
      const said = say(words);
      return said === words.key || /\{\w+\}/.test(said) ? [`${words.key}: ${said}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('The Confrontation', () => {
  const move = updates('confrontation')['ask.move.0'] as Update;

  it('presses pieces and regions by mouse and by key', () => {
    const press = vi.fn();
    const { container } = render(<ConfrontationBoard {...props('confrontation', move, { press })} />);
    const thing = move.prompt?.options[0]?.touches?.[0];
    const drawn = container.querySelector(`[data-thing="${thing?.kind}:${thing?.id}"]`) as Element;
    fireEvent.click(drawn);
    fireEvent.keyDown(drawn, { key: 'Enter' });
    fireEvent.keyDown(drawn, { key: ' ' });
    expect(press.mock.calls).toEqual([[thing], [thing], [thing]]);
  });

  it('lights up only where the picked piece may go', () => {
    const who = move.prompt?.options[0]?.touches?.[0];
    if (!who) throw new Error('a move touches a character');
    const { container } = render(<ConfrontationBoard {...props('confrontation', move, { picked: [who] })} />);
    const regions = narrowed(move.prompt, [who]).map(
      (index) => move.prompt?.options[index]?.touches?.[1]?.id,
    );
    const lit = [...container.querySelectorAll('[role="button"][data-thing^="region:"]')].map((one) =>
      one.getAttribute('data-thing')?.slice(7),
    );
    expect(lit.sort()).toEqual([...new Set(regions)].sort());
  });
});

describe('CardPeeGee', () => {
  it.each(['ending.full_court.0', 'ending.goliath.0'])(
    '%s lies over the table until a key or click',
    (name) => {
      const update = updates('cardpeegee')[name] as Update;
      const choose = vi.fn();
      render(<CardPeeGeeBoard {...props('cardpeegee', update, { choose })} />);
      const veil = screen.getByTestId('ending');
      if (name.includes('court')) expect(within(veil).getAllByRole('img').length).toBe(3);
      fireEvent.keyDown(window, { key: 'x' });
      fireEvent.click(veil);
      expect(choose.mock.calls).toEqual([[0], [0]]);
    },
  );

  it('shows a death until a key uncovers the table, or begins the next life', () => {
    const over = updates('cardpeegee')['over.monster.0'] as Update;
    const { unmount } = render(<CardPeeGeeBoard {...props('cardpeegee', over, { live: true })} />);
    expect(screen.getByRole('alertdialog').textContent).toMatch(/kills you on day/);
    fireEvent.keyDown(window, { key: 'x', repeat: true });
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    fireEvent.keyDown(window, { key: 'x' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    const choose = vi.fn();
    const next = updates('cardpeegee')['ask.dead.0'] as Update;
    render(<CardPeeGeeBoard {...props('cardpeegee', next, { live: true, choose })} />);
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(choose.mock.calls).toEqual([[0]]);
  });

  it('leaves a gap where a card lay that is on display', () => {
    const ending = updates('cardpeegee')['ending.full_court.0'] as Update;
    const { container } = render(<CardPeeGeeBoard {...props('cardpeegee', ending)} />);
    const display = screen.getByTestId('display');
    expect([...display.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'))).toEqual([
      'JC',
      'QC',
      'KC',
    ]);
    expect(container.querySelectorAll('[data-card="KC"]').length).toBe(1);
  });
});
