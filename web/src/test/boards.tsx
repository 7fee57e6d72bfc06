// What the tests of the boards share.

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BoardProps, GameTypes } from '../boards/board';
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
  Object.entries(updates(game)).map(([name, update]) => ({ game, name, update })),
);
