import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { props, renderWith } from '../../test/boards';
import { updateOf } from '../../test/fixtures';
import CardPeeGeeBoard from './CardPeeGeeBoard';
import type { CardPeeGee, Event } from './view';

type Contest = Extract<Event, { contest: unknown }>['contest'];

/** A veil takes no press in its first moment. */
const settle = () => act(() => vi.advanceTimersByTime(500));

describe('CardPeeGee', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['ending.full_court.0', 'ending.goliath.0'])(
    '%s lies over the table until a key or click',
    (name) => {
      const update = updateOf<CardPeeGee>('cardpeegee', name);
      const choose = vi.fn();
      renderWith('cardpeegee', <CardPeeGeeBoard {...props('cardpeegee', update, { choose })} />);
      const veil = screen.getByTestId('ending');
      if (name.includes('court')) expect(within(veil).getAllByRole('img').length).toBe(3);
      fireEvent.keyDown(window, { key: 'x' });
      fireEvent.click(veil);
      expect(choose).not.toHaveBeenCalled();
      settle();
      fireEvent.keyDown(window, { key: 'x' });
      fireEvent.click(veil);
      expect(choose.mock.calls).toEqual([[0], [0]]);
    },
  );

  it('begins the next life, or a new game, with one press after a death', () => {
    const over = updateOf<CardPeeGee>('cardpeegee', 'over.monster.0');
    const again = vi.fn();
    const { unmount } = renderWith(
      'cardpeegee',
      <CardPeeGeeBoard {...props('cardpeegee', over, { live: true, again })} />,
    );
    expect(screen.getByRole('alertdialog').textContent).toMatch(/kills you on day/);
    settle();
    fireEvent.keyDown(window, { key: 'x', repeat: true });
    expect(again).not.toHaveBeenCalled();
    fireEvent.keyDown(window, { key: 'x' });
    fireEvent.click(screen.getByRole('alertdialog'));
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(again).toHaveBeenCalledTimes(3);
    unmount();
    const choose = vi.fn();
    const next = updateOf<CardPeeGee>('cardpeegee', 'ask.dead.0');
    renderWith('cardpeegee', <CardPeeGeeBoard {...props('cardpeegee', next, { live: true, choose })} />);
    settle();
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(choose.mock.calls).toEqual([[0]]);
    expect(screen.queryByRole('button', { name: 'See the table' })).toBeNull();
  });

  it.each(['Escape', 'its button'])(
    'shows the table after the last death by %s, and starts nothing',
    (by) => {
      const over = updateOf<CardPeeGee>('cardpeegee', 'over.monster.0');
      const again = vi.fn();
      renderWith('cardpeegee', <CardPeeGeeBoard {...props('cardpeegee', over, { live: true, again })} />);
      const button = screen.getByRole('button', { name: 'See the table' });
      if (by === 'Escape') fireEvent.keyDown(window, { key: 'Escape' });
      else {
        // Enter on this button presses it, and is no key that goes on.
        fireEvent.keyDown(button, { key: 'Enter' });
        expect(again).not.toHaveBeenCalled();
        fireEvent.click(button);
      }
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(again).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['won', [true, false]],
    ['lost', [false, true]],
    ['drawn', [false, false]],
  ] as const)('lets the score of a round that was %s shine as the rules say', (round, shining) => {
    const update = updateOf<CardPeeGee>('cardpeegee', 'over.monster.0');
    const contest: Contest = {
      against: 'monster',
      foe: '5C',
      cards: ['2C'],
      score: 12,
      foe_cards: ['3C'],
      foe_score: 12,
      round,
    };
    const events = [{ event: { contest }, words: { key: 'event.contest' } }];
    const changes = update.changes.slice(-1).map((change) => ({ ...change, events }));
    const { container } = renderWith(
      'cardpeegee',
      <CardPeeGeeBoard {...props<CardPeeGee>('cardpeegee', { ...update, changes })} />,
    );
    const scores = [...container.querySelectorAll('li strong')];
    expect(scores.map((one) => one.className.includes('ffe49a'))).toEqual(shining);
  });

  it('leaves a gap where a card lay that is on display', () => {
    const ending = updateOf<CardPeeGee>('cardpeegee', 'ending.full_court.0');
    const { container } = renderWith('cardpeegee', <CardPeeGeeBoard {...props('cardpeegee', ending)} />);
    const display = screen.getByTestId('display');
    expect([...display.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'))).toEqual([
      'JC',
      'QC',
      'KC',
    ]);
    expect(container.querySelectorAll('[data-card="KC"]').length).toBe(1);
  });
});
