// Setting a table up: sensible defaults first.

import { moduleOf } from '../boards/board';
import type { GameCard, JsonValue, NewMatch, SeatPlan } from '../wire';

/** The bot that sits down when nobody chose: one that thinks, but not for long. */
export function usualBot(game: GameCard): string | undefined {
  const usual = game.bots.find((bot) => 'usual' in bot && bot.usual === true);
  if (usual) return usual.id;
  const liked = ['careful', 'search2', 'search1'].find((id) => game.bots.some((bot) => bot.id === id));
  return liked ?? (game.bots.find((bot) => bot.id !== 'random') ?? game.bots[0])?.id;
}

/** The bot that gives advice: the usual one if it can say why, else one that searches. */
export function adviser(game: GameCard): string | undefined {
  const usual = usualBot(game);
  const says = (id: string) => id === 'careful' || id.startsWith('search');
  if (usual && says(usual)) return usual;
  return (game.bots.find((bot) => says(bot.id)) ?? { id: usual }).id;
}

export function seatCounts(game: GameCard): number[] {
  const all = Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, more) => game.min_seats + more);
  return all;
}

export function usualSeats(game: GameCard, count = game.min_seats): SeatPlan[] {
  const bot = usualBot(game);
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : bot ? { kind: 'bot', bot } : { kind: 'open' },
  );
}

/** The setup for so many seats: a game that says its number itself is told the same. */
export function seated(game: GameCard, setup: Setup, count: number): Setup {
  return game.options.some(({ key }) => key === 'seats') ? { ...setup, seats: count } : setup;
}

/** A start at once: you against the house. */
export function playNow(game: GameCard): NewMatch {
  const { quick } = moduleOf(game.id);
  const table = { game: game.id, seats: usualSeats(game) };
  return quick ? { ...table, setup: { ...setupOf(game), ...quick } } : table;
}

export type Setup = Record<string, JsonValue>;

export function setupOf(game: GameCard): Setup {
  const setup = game.setup;
  return setup && typeof setup === 'object' && !Array.isArray(setup) ? { ...(setup as Setup) } : {};
}
