// What the engine found in a record, as messages.

import type { Holds, Wrong } from '../engine/wire';

/** A message: its key and its parameters. */
export type Line = [key: string, params?: Record<string, string | number>];

/** What was looked at; the key only where nothing was said of it before. */
export function linesOf({ entries, rules_version, derived, trusted, keys }: Holds, keyed: boolean): Line[] {
  const lines: Line[] = [['fair.whole_entries', { count: entries, version: rules_version }]];
  if (derived > 0) lines.push(['fair.whole_derived', { count: derived }]);
  if (trusted > 0) lines.push(['fair.whole_trusted', { count: trusted }]);
  if (keys > 0 && !keyed) lines.push(['fair.whole_key']);
  return lines;
}

/** The first thing that is wrong. */
export function lineOf({ place, entry, fault }: Wrong): Line {
  if (entry === null || fault === null) return [`fair.place_${place}`];
  const number = entry;
  if (typeof fault === 'string') return [`fair.entry_${fault}`, { number }];
  if ('dealt' in fault) return ['fair.entry_dealt', { number, ...fault.dealt }];
  if ('refused' in fault) return ['fair.entry_refused', { number, rule: fault.refused.rule }];
  return ['fair.entry_misplaced', { number }];
}
