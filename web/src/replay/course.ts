// What a record knows of the steps of a replay that the steps do not say: when each was, and whether
// somebody gave up. The entries in effect are found as `crates/core/src/course.rs` finds them.

import { lines } from '../table/log';
import type { Change, ChangeKind } from '../wire';

export interface Fact {
  /** In milliseconds of Unix time; none where nobody wrote it down. */
  at?: number | undefined;
  kind: ChangeKind;
}

type Deed =
  | { act: { seat: number } }
  | { deal: string[] }
  | { undo: { seat: number; to: number; law: string } }
  | { redo: { seat: number } }
  | { resign: { seat: number } }
  | { flag: { seat: number } }
  | { note: unknown };

interface Entry {
  do: Deed;
  at?: number;
}

interface Undone {
  seat: number;
  own: boolean;
  numbers: number[];
}

/**
 * The steps of a finished match: its entries in effect. The rules have seen to it that a redo is of what
 * could be redone, so what else was undone before need not be forgotten here.
 */
export function factsOf(record: unknown): Fact[] {
  const { entries } = record as { entries: Entry[] };
  let line: number[] = [];
  let undone: Undone[] = [];
  for (const [number, { do: deed }] of entries.entries()) {
    if ('undo' in deed) {
      const { seat, to, law } = deed.undo;
      const own = law === 'own';
      const gone = line.filter((one) => (own ? one === to : one >= to));
      line = line.filter((one) => !gone.includes(one));
      if (!own) undone = undone.filter((one) => !one.own || one.seat === seat);
      undone.push({ seat, own, numbers: gone });
    } else if ('redo' in deed) {
      const { seat } = deed.redo;
      const at = undone.findLastIndex((one) => !one.own || one.seat === seat);
      const [back] = at < 0 ? [] : undone.splice(at, 1);
      line = [...line, ...(back?.numbers ?? [])].sort((one, other) => one - other);
    } else if (!('note' in deed)) line.push(number);
  }
  return line.map((number) => {
    const entry = entries[number] as Entry;
    const kind = 'resign' in entry.do || 'flag' in entry.do ? entry.do : 'play';
    return { at: entry.at, kind };
  });
}

/** The steps of a match that is not over, as one viewer was told them. */
export function factsOfLog(log: readonly Change[]): Fact[] {
  const steps = lines(log).filter(
    ({ change: { kind }, struck }) =>
      !struck && kind !== 'redo' && !(kind instanceof Object && 'undo' in kind),
  );
  return steps.map(({ change: { at, kind } }) => ({ at, kind }));
}
