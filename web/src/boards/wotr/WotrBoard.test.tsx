import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { props, renderWith } from '../../test/boards';
import { sayOf, updateOf } from '../../test/fixtures';
import type { Words } from '../../wire';
import { keyOf } from './Cards';
import { type Board, CARDS, type Wotr } from './view';
import WotrBoard from './WotrBoard';

const say = sayOf('wotr');

function board(name: string, more: Partial<Board> = {}) {
  const update = updateOf<Wotr>('wotr', name);
  return {
    update,
    view: update.view,
    ...renderWith('wotr', <WotrBoard {...props('wotr', update, more)} />),
  };
}

describe('War of the Ring', () => {
  it('presses a region by mouse, and by the arrow keys and Enter', () => {
    const press = vi.fn();
    const { update, container } = board('ask.move_to', { press });
    const wanted = update.prompt?.options.flatMap((option) => option.touches ?? [])[0];
    const region = container.querySelector(`[data-thing="region:${wanted?.id}"]`) as Element;
    fireEvent.click(region);
    expect(press).toHaveBeenCalledWith({ kind: 'region', id: wanted?.id });
    // A region that does not glow says what is in it, and sends nothing.
    const other = [...container.querySelectorAll('[data-thing^="region:"]')].find(
      (one) => one.getAttribute('role') !== 'button',
    ) as Element;
    press.mockClear();
    fireEvent.click(other);
    expect(press).not.toHaveBeenCalled();
    const map = container.querySelector('.war-map') as Element;
    const spoken = () => map.getAttribute('aria-label');
    const before = spoken();
    fireEvent.keyDown(map, { key: 'ArrowDown' });
    expect(spoken()).not.toBe(before);
  });

  it('shows a region with its figures, worth and neighbours when it is looked for', () => {
    board('ask.act');
    fireEvent.change(screen.getByLabelText('Find a region'), { target: { value: 'barad' } });
    const page = screen.getByRole('region', { name: 'Barad-dûr' });
    expect(within(page).getByText(/Stronghold/)).toBeTruthy();
    expect(within(page).getByText(/2 victory points/)).toBeTruthy();
    fireEvent.click(within(page).getByRole('button', { name: 'Gorgoroth' }));
    expect(screen.getByRole('region', { name: 'Gorgoroth' })).toBeTruthy();
  });

  it('steps through a battle with targets, dice and hits', () => {
    const { container } = board('ask.cease');
    const told = screen.getByTestId('story');
    const count = Number(told.textContent?.split('/')[1]);
    expect(told.textContent).toBe(`${count} / ${count}`);
    expect(container.textContent).toMatch(/\d or more/);
    expect(screen.getAllByRole('img', { name: /^[1-6], (hit|miss)$/ }).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(told.textContent).toBe(`${count - 1} / ${count}`);
  });

  it('says what a Hunt was: level, dice, tile and damage', () => {
    board('ask.damage');
    const hunt = screen.getByRole('region', { name: 'The Hunt for the Ring' });
    expect(hunt.textContent).toMatch(/damage/i);
    expect(within(hunt).getAllByRole('img').length).toBeGreaterThan(0);
  });

  it('marks own nations, the leading player and whose turn it is, with four seats', () => {
    const { view } = board('ask.mix');
    expect(view.setup.seats).toBe(4);
    const teams = screen.getByRole('region', { name: 'Teams' });
    expect(within(teams).getAllByText(/leads/).length).toBe(2);
    const politics = screen.getByRole('region', { name: 'Politics' });
    expect(within(politics).getAllByText(/yours/).length).toBe(2);
    // R24.11, R24.7: what is the teammate's, and the rule that says so.
    const theirs = within(teams).getByRole('region', { name: 'Your teammate’s options' });
    expect(theirs.textContent).toMatch(/Rohan/);
    expect(theirs.textContent).not.toMatch(/Gondor, /);
    expect(within(theirs).getAllByText('R24.11').length).toBeGreaterThan(1);
  });

  it('offers edits as a palette', () => {
    const choose = vi.fn();
    const update = updateOf<Wotr>('wotr', 'ask.act');
    update.prompt?.options.push({
      action: { open: 'map' },
      label: { key: 'deed.recruit' },
      group: { key: 'group.edit' },
      rule: 'R1.1',
    });
    board('ask.act', { prompt: update.prompt, choose });
    const palette = screen.getByRole('region', { name: 'Edit the position' });
    fireEvent.click(within(palette).getByRole('button'));
    expect(choose).toHaveBeenCalledWith((update.prompt?.options.length ?? 0) - 1);
  });

  it('finds the words of a card by the keys that the game uses', () => {
    const id = [...CARDS.keys()][0] as string;
    expect(keyOf(id, 'event')).toBe('card.fp_char_01.event');
    expect(keyOf(id, 'combat')).toBe('combat.it_is_a_gift');
    const { container } = board('ask.act', {
      say: Object.assign(
        (words: Words | string) =>
          typeof words === 'string' && words.startsWith('card.') ? 'does a thing' : say(words),
        { by: say.by },
      ),
    });
    const show = within(container).getAllByRole('button', { name: 'Show text' })[0] as Element;
    fireEvent.click(show);
    expect(screen.getByText('Does a thing')).toBeTruthy();
  });

  it('says why a card cannot be played now', () => {
    const update = updateOf<Wotr>('wotr', 'ask.act');
    const card = CARDS.get(update.view.cards.hands[0]?.cards?.[0] ?? '');
    if (!card || !update.prompt) throw new Error('a hand and a question');
    update.prompt.options = update.prompt.options.filter(
      (option) => !option.touches?.some((thing) => thing.id === card.id),
    );
    update.scene.sections.push({
      title: { key: 'scene.cards' },
      lines: [
        {
          key: 'scene.card_unmet',
          params: { card: { plain: card.name }, why: { text: { key: 'warn.stronghold' } } },
        },
      ],
    });
    const { container } = board('ask.act', { prompt: update.prompt, scene: update.scene });
    const drawn = container.querySelector(`[data-thing="card:${card.id}"]`);
    expect(drawn?.textContent).toContain(say('warn.stronghold'));
  });

  it('holds nothing of hands that the seat may not see', () => {
    const { view, container } = board('ask.act');
    const own = new Set(view.cards.hands[0]?.cards);
    const known = new Set([...own, ...view.cards.table, ...view.cards.face_up]);
    for (const one of container.querySelectorAll('[data-thing^="card:"]'))
      expect(known.has(one.getAttribute('data-thing')?.slice(5) ?? '')).toBe(true);
  });
});
