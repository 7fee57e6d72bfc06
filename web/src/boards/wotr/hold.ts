// How long an event is shown. Every page loads this file: it must bring no data along.

import type { Deed } from '../../generated/wotr/Deed';
import type { Event } from '../../generated/wotr/Event';
import type { Said } from '../../wire';
import { type KindOf, read } from '../said';

type Kinds = ReadonlySet<KindOf<Event>>;

/** What the board or the next question tells anyway. */
const QUIET: Kinds = new Set([
  'turn',
  'leads',
  'drew',
  'received',
  'named',
  'discarded',
  'swapped',
  'mixed',
  'guide',
  'die_boxed',
  'round',
  'card_gone',
  'paid',
  'edited',
]);

/** What the viewer has just done needs no telling; what came of it does. */
export const SEEN_BY_DOING: Kinds = new Set([
  'acts',
  'passed',
  'skipped',
  'ring_used',
  'allocated',
  'moved',
  'travelled',
  'separated',
  'recruited',
  'declared',
  'walked',
  'combat_chosen',
  'lost',
  'reduced',
  'ceased',
  'pressed',
  'extended',
  'retreated',
  'forfeited',
  'sheltered',
  'fellowship_moved',
  'hid',
  'played_free',
  'promoted',
  'activated',
]);

const TIMES: Partial<Record<KindOf<Event>, number>> = {
  captured: 2_200,
  entered: 2_200,
  ended: 2_200,
  entered_mordor: 2_200,
  rolled: 1_800,
  eyes: 1_200,
  tile_drawn: 1_700,
  combat_chosen: 700,
  combat_shown: 2_000,
  lost: 900,
  reduced: 900,
  ceased: 900,
  pressed: 900,
  passed: 1_000,
  skipped: 1_000,
};
const USUAL = 1_500;
/** A nation that goes to war. */
const WAR = 2_200;

/** How long an event is shown, in milliseconds. */
export function hold({ said, own }: { said: Said<Event>; own: boolean }): number {
  const [kind, body] = read(said);
  if (QUIET.has(kind) || (own && SEEN_BY_DOING.has(kind))) return 0;
  // What a die is used for is told with what came of it, unless that is nobody's to see.
  if (kind === 'acts') return isOfCards(body.deed) ? USUAL : 0;
  if (kind === 'advanced') return body.steps === 0 ? WAR : own ? 0 : USUAL;
  return TIMES[kind] ?? USUAL;
}

export const isOfCards = (deed: Deed) =>
  typeof deed === 'object' && ('play' in deed || 'play_secret' in deed || 'draw' in deed || 'remove' in deed);
