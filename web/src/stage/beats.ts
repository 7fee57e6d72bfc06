// A beat is one thing that happened, with what its viewer saw before it and after it. A stage shows
// them one after another; live play and replays are the same to it.

import { changed } from '../replay/delta';
import type { Change, ChangeKind, Delta, JsonValue, Said, Scene, Beat as Told, Update } from '../wire';

/** What a viewer saw at one moment. */
export interface Sight {
  view: JsonValue;
  scene: Scene;
}

export interface Beat {
  /** The number of its change, and how many of that change's events are told with it. */
  change: number;
  told: number;
  kind: ChangeKind;
  said: Said | undefined;
  /** What is told right after it, of the same. */
  next?: Said | undefined;
  /** What belongs to the same moment and is shown with it. */
  also?: readonly Said[];
  /** All that is told between what was seen before and after, and where its own part of it begins. */
  among?: { all: readonly Said[]; from: number };
  /** Whether it is what the viewer did, and not what came of it. */
  own: boolean;
  before: Sight;
  after: Sight;
  /** Whether more of the same is told before what came of it is seen. */
  more: boolean;
}

/** All that is told with a beat. */
export const saidIn = ({ said, also = [] }: Beat): Said[] => (said ? [said, ...also] : []);

/** What is on the board with a beat. */
export const sightOf = ({ before, after, more }: Beat): Sight => (more ? before : after);

/**
 * The beats of an update after a number, the earliest first: they lead back from what the update shows to
 * what the update before it has `shown`. What brings no beats, because it is long past, is left out, and
 * so is all before it.
 */
export function beatsOf(update: Update, number: number, shown?: Update): Beat[] {
  const latest: Beat[][] = [];
  const known: Sight | undefined =
    shown && shown.number === update.since ? { view: shown.view, scene: shown.scene } : undefined;
  let after: Sight = { view: update.view, scene: update.scene };
  for (const change of update.changes.toReversed()) {
    if (change.number <= number || !change.beats) break;
    let told = change.events.length;
    for (const one of change.beats.toReversed()) {
      const before = one.shown ? known : earlier(after, one);
      if (!before) return latest.reverse().flat();
      const { number, kind } = change;
      const events = change.events.slice(told - one.events, told);
      latest.push(parts({ change: number, told, kind, own: one.own ?? false, before, after }, events));
      told -= one.events;
      after = before;
    }
  }
  return latest.reverse().flat();
}

/** What is told at once is shown one after another. */
export function parts(
  one: Pick<Beat, 'change' | 'told' | 'kind' | 'own' | 'before' | 'after'>,
  all: readonly Said[],
): Beat[] {
  if (all.length === 0) return [{ ...one, said: undefined, more: false }];
  const first = one.told - all.length + 1;
  return all.map((said, from) => ({
    ...one,
    told: first + from,
    said,
    next: all[from + 1],
    among: { all, from },
    more: from + 1 < all.length,
  }));
}

/** Whether an event belongs to the moment of those told before it. */
export type Joins = (said: Said, moment: readonly Said[]) => boolean;

/** What belongs to one moment becomes one beat. */
export function together(beats: readonly Beat[], joins: Joins): Beat[] {
  const made: Beat[] = [];
  for (const beat of beats) {
    const last = made.at(-1);
    if (last?.before === beat.before && beat.said && last?.said && joins(beat.said, saidIn(last))) {
      const also = [...(last.also ?? []), beat.said];
      made[made.length - 1] = { ...last, also, told: beat.told, more: beat.more };
    } else made.push(beat);
  }
  return made;
}

/** What was seen before a beat. */
const earlier = ({ view, scene }: Sight, beat: Told): Sight => ({
  view: back(view, beat.view, 'view'),
  scene: back(scene as unknown as JsonValue, beat.scene, 'scene') as unknown as Scene,
});

const back = (value: JsonValue, delta: Delta | undefined, place: string): JsonValue =>
  delta === undefined ? value : changed(value, delta, place);

/** The log as far as it is told with a beat. */
export function logUntil(log: readonly Change[], { change, told }: Beat): Change[] {
  const until = log.filter(({ number }) => number <= change);
  return until.map((one) => (one.number === change ? { ...one, events: one.events.slice(0, told) } : one));
}

/** No more than this waits to be shown: who looks on while bots race sees the latest of it. */
export const WAITING = 40;

/** What is still to be shown after an update: what was waiting, and what is new and worth it. */
export function queued(
  waiting: readonly Beat[],
  fresh: readonly Beat[],
  isWorth: (beat: Beat) => boolean,
): Beat[] {
  // Who takes back goes on from there; what was not shown yet is no longer so.
  const undone = fresh.findLastIndex(({ kind }) => kind !== 'play' && (kind === 'redo' || 'undo' in kind));
  const all = undone >= 0 ? fresh.slice(undone + 1) : [...waiting, ...fresh];
  const worth = all.filter(isWorth).slice(-WAITING);
  // What is not told is seen with the last of what is.
  return worth.map((beat, at) => ({ ...beat, more: worth[at + 1]?.before === beat.before }));
}
