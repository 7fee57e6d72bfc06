// The log of one viewer: changes in order, with those struck out that an undo took back.

import type { Change, Update } from '../wire';

export interface LogLine {
  change: Change;
  struck: boolean;
}

/** Joins an update's changes to the log so far; null if some are missing in between. */
export function join(log: readonly Change[], update: Update): Change[] | null {
  const last = log.at(-1)?.number ?? 0;
  if (update.since > last && log.length > 0) return null;
  return [...log.filter((change) => change.number <= update.since), ...update.changes];
}

/** Which changes are in effect. */
export function lines(log: readonly Change[]): LogLine[] {
  const all = log.map((change) => ({ change, struck: false }));
  const undone: LogLine[][] = [];
  for (const line of all) {
    const kind = line.change.kind;
    if (typeof kind === 'object' && 'undo' in kind) {
      const back = kind.undo.back_to;
      const gone = all.filter(
        (one) => one.change.number > back && one.change.number < line.change.number && !one.struck,
      );
      for (const one of gone) one.struck = true;
      undone.push(gone);
    } else if (kind === 'redo') {
      for (const one of undone.pop() ?? []) one.struck = false;
    }
  }
  return all;
}
