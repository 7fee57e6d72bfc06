import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { BoardWords } from '../../language';
import { props, renderWith } from '../../test/boards';
import { boardWordsOf, catalogueOf, scenes } from '../../test/fixtures';
import type { Thing, Update, Words } from '../../wire';
import { sayer } from '../../words';
import type { BoardProps } from '../board';
import PlainBoard from './PlainBoard';

const SCENES = scenes();
const ALL = Object.entries(SCENES).flatMap(([game, all]) =>
  Object.entries(all).map(([name, update]) => ({ game, name, update })),
);

function board(game: string, name: string, more: Partial<BoardProps> = {}) {
  const update = SCENES[game]?.[name] as Update;
  const drawn = renderWith('plain', <PlainBoard {...props(game, update, more)} />);
  const thing = (name: string) => drawn.container.querySelector(`[data-thing="${name}"]`) as Element;
  return { ...drawn, update, thing, label: (name: string) => thing(name).getAttribute('aria-label') };
}

/** A board with these lines, of which each names things. */
function made(lines: Thing[][], more: Partial<BoardProps> = {}) {
  const update = SCENES.tictactoe?.first as Update;
  const words = (things: Thing[]): Words => ({ key: 'ask', things });
  const scene = { sections: [{ title: { key: 'section.board' }, lines: lines.map(words) }] };
  return renderWith('plain', <PlainBoard {...props('tictactoe', update, { scene, ...more })} />);
}

describe('a board drawn from a scene', () => {
  it.each(ALL)('$game $name has everything that options touch', async ({ game, name, update }) => {
    const { container } = board(game, name);
    const touched = (update.prompt?.options ?? []).flatMap(({ touches = [] }) => touches);
    for (const { kind, id } of touched) {
      const drawn = container.querySelector(`[data-thing="${kind}:${id}"]`);
      expect(drawn?.getAttribute('role') ?? drawn?.tagName, `${kind}:${id}`).toMatch(/button/i);
      expect(drawn?.getAttribute('aria-label')).toBeTruthy();
    }
    expect(container.querySelectorAll('.target').length).toBe(
      new Set(touched.map(({ kind, id }) => `${kind}:${id}`)).size,
    );
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object|\{\$/);
    const found = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });

  it('says each place and what lies there', () => {
    const { update, label } = board('tictactoe', 'over');
    const seen = update.scene.sections.flatMap(({ lines }) =>
      lines.flatMap(({ params = {} }) =>
        Object.values(params).flatMap((param) => ('text' in param ? (param.text.things ?? []) : [])),
      ),
    );
    expect(seen).toHaveLength(9);
    for (const { id, look = 'free' } of seen) expect(label(`square:${id}`)).toBe(`Square ${id}: ${look}`);
  });

  it('is one thing where several places are one', () => {
    const press = vi.fn();
    const { container, thing, label } = board('connect4', 'first', { press });
    expect(container.querySelectorAll('[data-thing]')).toHaveLength(7);
    expect(thing('column:4').querySelectorAll('.spot')).toHaveLength(6);
    expect(label('column:4')).toBe('Column 4: free');
    fireEvent.click(thing('column:4').querySelector('.spot') as Element);
    expect(press).toHaveBeenCalledWith({ kind: 'column', id: '4' });
  });

  it('is walked with arrows, from the one place that Tab comes to', () => {
    const press = vi.fn();
    const { container, thing } = board('hex', 'first', { press });
    const tabbed = () =>
      [...container.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('data-thing'));
    expect(tabbed()).toEqual(['hexagon:a1']);
    const arrow = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    (thing('hexagon:a1') as HTMLElement).focus();
    arrow('ArrowRight');
    expect(document.activeElement).toBe(thing('hexagon:b1'));
    arrow('ArrowDown');
    arrow('ArrowDown');
    expect(document.activeElement?.getAttribute('data-thing')).toMatch(/^hexagon:.3$/);
    expect(tabbed()).toEqual([document.activeElement?.getAttribute('data-thing')]);
    arrow('Enter');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('paints the edges of a diamond', () => {
    const { container } = board('hex', 'first');
    const colours = [...container.querySelectorAll('g[stroke]')].map((edge) => edge.getAttribute('stroke'));
    expect(colours.filter((colour) => colour === 'var(--piece-red)')).toHaveLength(2);
    expect(colours.filter((colour) => colour === 'var(--piece-blue)')).toHaveLength(2);
  });

  it('marks what came last', () => {
    const at = (look: string): Thing[] => [
      { kind: 'square', id: '1', look },
      { kind: 'square', id: '2', look: 'ring' },
    ];
    const { container, rerender } = made([at('')]);
    expect(container.querySelectorAll('.fresh')).toHaveLength(0);
    const update = SCENES.tictactoe?.first as Update;
    const scene = { sections: [{ title: { key: 'x' }, lines: [{ key: 'ask', things: at('cross') }] }] };
    rerender(<PlainBoard {...props('tictactoe', update, { scene })} />);
    expect(container.querySelectorAll('.fresh')).toHaveLength(1);
    expect(container.querySelector('[data-thing="square:1"] .fresh')).toBeTruthy();
  });

  it.each([0, 1])('has the hand of seat %i nearest, and says what a press does', (seat) => {
    const press = vi.fn();
    const update = SCENES.kuhn?.first as Update;
    const asked = update.prompt as NonNullable<Update['prompt']>;
    const touches = [[{ kind: 'hand', id: String(seat) }], [{ kind: 'pot', id: 'pot' }]];
    const prompt = {
      ...asked,
      options: asked.options.map((option, at) => ({ ...option, touches: touches[at] ?? [] })),
    };
    const { container } = board('kuhn', 'first', { press, seat, prompt });
    const order = [...container.querySelectorAll('[data-thing]')].map((one) =>
      one.getAttribute('data-thing'),
    );
    expect(order).toEqual([`hand:${1 - seat}`, 'pot:pot', `hand:${seat}`]);
    fireEvent.click(screen.getByRole('button', { name: /^Pass\. / }));
    fireEvent.click(screen.getByRole('button', { name: /^Bet/ }));
    expect(press.mock.calls).toEqual([[{ kind: 'hand', id: String(seat) }], [{ kind: 'pot', id: 'pot' }]]);
  });

  it('shows a card to whom it belongs, and its back to others', () => {
    const { thing } = board('kuhn', 'first');
    expect(thing('hand:0').querySelector('svg')?.textContent).toMatch(/K/);
    expect(thing('hand:1').querySelector('svg')?.textContent).toBe('');
  });

  it('counts what a press may mean, where it is not one thing', () => {
    const update = SCENES.leduc?.later as Update;
    const asked = update.prompt as NonNullable<Update['prompt']>;
    const pot = [{ kind: 'pot', id: 'pot' }];
    const prompt = { ...asked, options: asked.options.map((option) => ({ ...option, touches: pot })) };
    board('leduc', 'later', { prompt });
    expect(
      screen.getByRole('button', { name: new RegExp(`^${asked.options.length} choices\\.`) }),
    ).toBeTruthy();
  });

  it('writes what it cannot draw, and prints lines without things', () => {
    const { container } = made([[{ kind: 'cell', id: 'a1', look: '♞' }], []]);
    expect(container.querySelector('[data-thing="cell:a1"]')?.textContent).toContain('♞');
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });

  it('is in words where nothing is named', () => {
    const { container } = made([[]]);
    expect(container.querySelectorAll('[data-thing], svg')).toHaveLength(0);
    expect(container.querySelector('li')?.textContent).toBe('Mark a square.');
  });

  it('speaks the language of its reader, with its letters on the cards', () => {
    const update = SCENES.kuhn?.over as Update;
    const { container, rerender } = renderWith('plain', <PlainBoard {...props('kuhn', update)} />);
    expect(container.textContent).toContain('J');
    const say = sayer(catalogueOf('kuhn', 'de'));
    rerender(
      <BoardWords value={boardWordsOf('plain', 'de')}>
        <PlainBoard {...props('kuhn', update, { say })} />
      </BoardWords>,
    );
    const letters = [...container.querySelectorAll('svg')].map((svg) => svg.textContent).join('');
    expect(letters).toMatch(/B/);
    expect(letters).not.toMatch(/J/);
  });
});
