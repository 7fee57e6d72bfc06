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

/** How many play: one alone, against bots or in every seat, or so many people. */
export type Players = 'bots' | 'all' | number;

export function playersOffered(game: GameCard): Players[] {
  if (game.max_seats === 1) return [1];
  const more = game.max_seats - game.min_seats + 1;
  const counts = Array.from({ length: more }, (_, at) => game.min_seats + at);
  return [...(game.bots.length > 0 ? (['bots'] as const) : []), 'all', ...counts];
}

/** Who sits where when so many play; where several do, the other seats wait for people. */
export function seatsFor(game: GameCard, players: Players): SeatPlan[] {
  if (players === 'bots') return usualSeats(game);
  const count = players === 'all' ? game.min_seats : players;
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 || players === 'all' ? 'me' : 'open',
  }));
}

/** What a plan of the seats amounts to. With more seats than the fewest, their number says more. */
export function playersOf(game: GameCard, seats: readonly SeatPlan[]): Players {
  const own = seats.filter(({ kind }) => kind === 'me').length;
  if (game.max_seats === 1 || seats.length > game.min_seats) return seats.length;
  if (own === seats.length) return 'all';
  return own === 1 && seats.every(({ kind }) => kind === 'me' || kind === 'bot') ? 'bots' : seats.length;
}

export function usualSeats(game: GameCard): SeatPlan[] {
  const bot = usualBot(game);
  return Array.from({ length: game.min_seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : bot ? { kind: 'bot', bot } : { kind: 'open' },
  );
}

/** The setup for so many seats: a game that says its number itself is told the same. */
export function seated(game: GameCard, setup: Setup, count: number): Setup {
  return game.options.some(({ key }) => key === 'seats') ? { ...setup, seats: count } : setup;
}

/** The setup that a position comes with, as far as the game's options have it; it cannot be another. */
export function setupIn(game: GameCard, position: JsonValue): Setup {
  const setup = asSetup(asSetup(position).setup);
  return Object.fromEntries(Object.entries(setup).filter(([key]) => Object.hasOwn(setupOf(game), key)));
}

/** A start at once: you against the house. */
export function playNow(game: GameCard): NewMatch {
  const { quick } = moduleOf(game.id);
  const table = { game: game.id, seats: usualSeats(game) };
  return quick ? { ...table, setup: { ...setupOf(game), ...quick } } : table;
}

export type Setup = Record<string, JsonValue>;

export function setupOf(game: GameCard): Setup {
  return { ...asSetup(game.setup) };
}

const asSetup = (value: JsonValue | undefined): Setup =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Setup) : {};
