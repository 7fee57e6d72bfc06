// What changed from one value to the next: a replay file holds a position for each step, and most of
// each is as it was. Parts that stay are shared, on disk and in memory.

import type { Delta, JsonValue } from '../wire';

type Keyed = Record<string, JsonValue>;

const isKeyed = (value: JsonValue | undefined): value is Keyed => typeof value === 'object' && value !== null;

/** Only what is of one kind is gone into: two objects, or two lists of one length. */
const isAlike = (before: Keyed, after: Keyed) =>
  Array.isArray(before) && Array.isArray(after)
    ? before.length === after.length
    : Array.isArray(before) === Array.isArray(after);

/** What makes `after` out of `before`; nothing if they are the same. */
export function delta(before: JsonValue | undefined, after: JsonValue): Delta | undefined {
  if (!isKeyed(before) || !isKeyed(after) || !isAlike(before, after))
    return before === after ? undefined : { is: after };
  const changed: [string, Delta][] = [];
  for (const [key, value] of Object.entries(after)) {
    const change = delta(Object.hasOwn(before, key) ? before[key] : undefined, value);
    if (change) changed.push([key, change]);
  }
  const out = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (changed.length === 0 && out.length === 0) return undefined;
  return { in: Object.fromEntries(changed), ...(out.length > 0 ? { out } : {}) };
}

/**
 * The value after a change. Nothing that was read from a file is believed: what does not fit is told
 * by its place.
 * @throws Error with the place, such as `view.regions.3`
 */
export function changed(before: JsonValue | undefined, change: unknown, place: string): JsonValue {
  const wrong = () => new Error(place);
  if (typeof change !== 'object' || change === null) throw wrong();
  if ('is' in change) return change.is as JsonValue;
  if (!('in' in change) || typeof change.in !== 'object' || change.in === null || !isKeyed(before))
    throw wrong();
  const out = 'out' in change && Array.isArray(change.out) ? change.out : [];
  const kept = Object.entries(before).filter(([key]) => !out.includes(key));
  const after = new Map<string, JsonValue>(kept);
  for (const [key, inner] of Object.entries(change.in))
    after.set(key, changed(after.get(key), inner, `${place}.${key}`));
  return Array.isArray(before) ? [...after.values()] : Object.fromEntries(after);
}
