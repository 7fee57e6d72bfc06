// What decided a match: the heaviest of its moments.

import type { Change, Said } from '../wire';

/** A moment that decided something, and how heavily. */
export interface Moment<Event = unknown> {
  turn: number;
  /** The change in which it happened. */
  number: number;
  said: Said<Event>;
  weight: number;
}

/** The heaviest moments, and the last that is given, in the order in which they came. */
export function heaviest<One extends Moment>(all: readonly One[], count: number, last?: One): One[] {
  const others = all.filter((one) => one !== last).sort((one, two) => two.weight - one.weight);
  const few = last ? [...others.slice(0, count - 1), last] : others.slice(0, count);
  return few.sort((one, two) => one.number - two.number || one.turn - two.turn);
}

/** Every event with the change that it belongs to. */
export const eventsOf = <Event>(changes: readonly Change<Event>[]) =>
  changes.flatMap(({ number, events }) => events.map((said) => ({ number, said })));
