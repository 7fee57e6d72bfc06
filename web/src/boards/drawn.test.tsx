import { expect, it } from 'vitest';
import { props, renderWith } from '../test/boards';
import { GAMES, sayOf, updates } from '../test/fixtures';
import { moduleOf } from './board';

// One board shows them all, one after another, as it does at a table; a map of three thousand things is
// not drawn anew for each.
it.each(GAMES)('%s draws every kind of prompt, with everything it touches', async (game) => {
  const { default: Board } = await moduleOf(game).board();
  const say = sayOf(game);
  let board: ReturnType<typeof renderWith> | undefined;
  for (const [name, update] of Object.entries(updates(game))) {
    const next = <Board {...props(game, update, { say })} />;
    if (board) board.rerender(next);
    else board = renderWith(game, next);
    const wanted = (update.prompt?.options ?? []).flatMap((one) => one.touches ?? []);
    // One search for all: a map has hundreds of things, and the first of a name counts.
    const all = [...board.container.querySelectorAll('[data-thing]')].reverse();
    const things = new Map(all.map((one) => [one.getAttribute('data-thing'), one]));
    for (const thing of new Set(wanted.map(({ kind, id }) => `${kind}:${id}`))) {
      const drawn = things.get(thing);
      expect(drawn, `${name}: ${thing} can be pressed`).toBeDefined();
      expect(drawn?.getAttribute('role') ?? drawn?.tagName, `${name}: ${thing}`).toMatch(/button/i);
      expect(drawn?.getAttribute('aria-label') || drawn?.textContent, `${name}: ${thing}`).toBeTruthy();
    }
    expect(board.container.textContent, name).not.toMatch(/undefined|NaN|\[object|\{\$/);
  }
});
