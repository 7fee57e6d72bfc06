import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { props, renderWith } from '../../test/boards';
import { updateOf } from '../../test/fixtures';
import CardPeeGeeBoard from './CardPeeGeeBoard';
import type { CardPeeGee } from './view';

describe('CardPeeGee', () => {
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
      expect(choose.mock.calls).toEqual([[0], [0]]);
    },
  );

  it('shows a death until a key uncovers the table, or begins the next life', () => {
    const over = updateOf<CardPeeGee>('cardpeegee', 'over.monster.0');
    const { unmount } = renderWith(
      'cardpeegee',
      <CardPeeGeeBoard {...props('cardpeegee', over, { live: true })} />,
    );
    expect(screen.getByRole('alertdialog').textContent).toMatch(/kills you on day/);
    fireEvent.keyDown(window, { key: 'x', repeat: true });
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    fireEvent.keyDown(window, { key: 'x' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    const choose = vi.fn();
    const next = updateOf<CardPeeGee>('cardpeegee', 'ask.dead.0');
    renderWith('cardpeegee', <CardPeeGeeBoard {...props('cardpeegee', next, { live: true, choose })} />);
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(choose.mock.calls).toEqual([[0]]);
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
