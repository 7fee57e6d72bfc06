import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { props, renderWith } from '../../test/boards';
import { updateOf } from '../../test/fixtures';
import CardPeeGeeBoard from './CardPeeGeeBoard';
import { lifeOf } from './told';
import type { Card, CardPeeGee, Event } from './view';

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
    const dealt: [Card, Card] = ['2D', '3D'];
    const events = [
      {
        event: { met: { kind: 'monster' as const, agitator: '5C' as const, props: dealt } },
        words: { key: 'event.met' },
      },
      { event: { contest }, words: { key: 'event.contest' } },
    ];
    const changes = update.changes.slice(-1).map((change) => ({ ...change, events }));
    const { container } = renderWith(
      'cardpeegee',
      <CardPeeGeeBoard {...props<CardPeeGee>('cardpeegee', { ...update, changes })} />,
    );
    const scores = [...container.querySelectorAll('strong.text-4xl')];
    expect(scores.map((one) => one.className.includes('ffe49a'))).toEqual(shining);
    const dimmed = scores.map((one) => one.closest('[data-lost]') !== null);
    expect(dimmed).toEqual(round === 'drawn' ? [false, false] : shining.map((shines) => !shines));
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

  describe('a trap that hurts', () => {
    const over = updateOf<CardPeeGee>('cardpeegee', 'over.trap.0');
    /** The log as it is told so far, of the change that ended in death. */
    const told = (count: number) => {
      const last = over.changes.at(-1);
      if (!last) throw new Error('there is one');
      const changes = [...over.changes.slice(0, -1), { ...last, events: last.events.slice(0, count) }];
      const sight = { view: {}, scene: over.scene };
      const said = last.events[count - 1] as never;
      const common = { change: last.number, told: count, kind: 'play' as const, own: false };
      const beat = { ...common, said, before: sight, after: sight, more: count < 2 };
      const view = count < 2 ? { ...over.view, hp: 8, phase: 'dealing' as const } : over.view;
      return props<CardPeeGee>('cardpeegee', { ...over, changes, view }, { live: true, beat });
    };

    it('shows its cards, its numbers and what was dodged, and the hit points only then', () => {
      const { container, rerender } = renderWith('cardpeegee', <CardPeeGeeBoard {...told(1)} />);
      const cards = [...container.querySelectorAll('[data-testid=encounter] [data-card]')];
      expect(cards.map((one) => one.getAttribute('data-card'))).toEqual(['AS', '2S', '4C', 'AC']);
      expect(screen.getByTestId('dodge').textContent).toContain('11 against 13');
      expect(screen.getByTestId('dodge').textContent).toContain('Damage taken15');
      expect(screen.getByRole('img', { name: '8 hit points' })).toBeDefined();
      rerender(<CardPeeGeeBoard {...told(2)} />);
      expect(container.querySelector('[data-result=hurt]')?.textContent).toContain('−15');
      expect(screen.getByRole('img', { name: '0 hit points' })).toBeDefined();
      // Death comes when the wound was shown.
      expect(screen.queryByTestId('ending')).toBeNull();
      rerender(<CardPeeGeeBoard {...told(3)} beat={undefined} />);
      expect(screen.getByTestId('ending').textContent).toMatch(/kills you on day 7/);
    });

    it('ends a life with its days, its hit points and what it met', () => {
      const life = lifeOf(over.changes);
      expect(life.days).toBe(7);
      expect(life.met).toMatchObject({ treasure: 1, trap: 1 });
      expect(life.hp).toEqual([52, 8, 0]);
    });
  });
});
