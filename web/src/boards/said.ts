// Events as games write them: a name alone, or a name with what it carries.

import type { Said } from '../wire';

/** An event's kind and what it carries: the kind tells what that is. */
export type Told<Event> = Event extends string
  ? [kind: Event, body: null]
  : { [Kind in keyof Event]: [kind: Kind, body: Event[Kind]] }[keyof Event];

export type KindOf<Event> = Told<Event>[0];

export function read<Event extends string | object>(said: Said<Event>): Told<Event>;
export function read({ event }: Said<string | object>): [string, unknown] {
  if (typeof event === 'string') return [event, null];
  return Object.entries(event)[0] ?? ['', null];
}
