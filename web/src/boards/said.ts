// Events as games write them: a name alone, or a name with what it carries.

import type { Said } from '../wire';

export type Body = Record<string, unknown>;

/** An event's kind and what it carries. */
export function read(said: Said): [string, Body] {
  const event = said.event;
  if (typeof event === 'string') return [event, {}];
  if (!event || typeof event !== 'object' || Array.isArray(event)) return ['', {}];
  const [entry] = Object.entries(event);
  const body = entry?.[1];
  return entry ? [entry[0], body && typeof body === 'object' ? (body as Body) : {}] : ['', {}];
}
