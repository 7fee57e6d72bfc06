// What the tests of the boards share.

import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { type BoardProps, type GameTypes, moduleOf } from '../boards/board';
import { BoardWords } from '../language';
import { boardWordsOf, GAMES, sayOf, type UpdateOf, updates } from './fixtures';

export function props<Game extends GameTypes>(
  game: string,
  update: UpdateOf<Game>,
  more: Partial<BoardProps<Game>> = {},
): BoardProps<Game> {
  return {
    game,
    view: update.view,
    scene: update.scene,
    seat: update.seat,
    prompt: update.prompt,
    picked: [],
    changes: update.changes,
    say: sayOf(game),
    press: () => {},
    choose: () => {},
    ...more,
  };
}

/** Draws something with a board's words around it. */
export function renderWith(game: string, drawn: ReactNode, language = 'en') {
  const words = boardWordsOf(game, language);
  return render(drawn, { wrapper: ({ children }) => <BoardWords value={words}>{children}</BoardWords> });
}

export const ALL = GAMES.flatMap((game) =>
  Object.entries(updates(game)).map(([name, update], at) => ({ game, name, update, at })),
);

/** Draws every other board; the two halves run beside each other. */
export function drawsHalf(half: 0 | 1): void {
  describe('every kind of prompt', () => {
    it.each(ALL.filter(({ at }) => at % 2 === half))(
      '$game $name is drawn, with everything it touches',
      async ({ game, update, at }) => {
        const { default: Board } = await moduleOf(game).board();
        const { container } = renderWith(game, <Board {...props(game, update)} />);
        const wanted = new Set(
          (update.prompt?.options ?? []).flatMap((one) => one.touches ?? []).map((t) => `${t.kind}:${t.id}`),
        );
        // One search for all: a map has hundreds of things, and the first of a name counts.
        const all = [...container.querySelectorAll('[data-thing]')].reverse();
        const things = new Map(all.map((one) => [one.getAttribute('data-thing'), one]));
        for (const name of wanted) {
          const drawn = things.get(name);
          expect(drawn, `${name} can be pressed`).toBeDefined();
          expect(drawn?.getAttribute('role') ?? drawn?.tagName).toMatch(/button/i);
          expect(drawn?.getAttribute('aria-label') || drawn?.textContent).toBeTruthy();
        }
        expect(container.textContent).not.toMatch(/undefined|NaN|\[object|\{\$/);
        // The slow check, of one board of each game; a real browser has it on every screen.
        if (at > 0) return;
        const found = await axe.run(container, {
          selectors: false,
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        });
        expect(
          found.violations
            .filter((one) => one.impact === 'serious' || one.impact === 'critical')
            .map((one) => one.id),
        ).toEqual([]);
      },
    );
  });
}
