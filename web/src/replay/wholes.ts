// Where the whole actions of a replay end. A step that goes on with the one before belongs to it; whoever
// steps through a match stops where one is done.

import type { Step } from './file';

/** How many steps are done where one can stop: before the first, and after each whole action. */
export function stopsOf(steps: readonly Pick<Step, 'goes_on'>[]): number[] {
  return [0, ...steps.flatMap((_, at) => (steps[at + 1]?.goes_on ? [] : [at + 1]))];
}

/** Which stop somebody is at, or on the way to. */
export function stopAt(stops: readonly number[], at: number): number {
  const found = stops.findIndex((stop) => stop >= at);
  return found < 0 ? stops.length - 1 : found;
}
