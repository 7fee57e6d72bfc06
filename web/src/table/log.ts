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

/** One line for one whole action: what goes on with the change before stands with it. */
export function together(all: readonly LogLine[]): LogLine[] {
  const made: LogLine[] = [];
  for (const line of all) {
    const last = made.at(-1);
    if (!line.change.goes_on || !last || last.struck !== line.struck || last.change.kind !== 'play')
      made.push(line);
    else
      made[made.length - 1] = {
        struck: last.struck,
        change: { ...last.change, events: [...last.change.events, ...line.change.events] },
      };
  }
  return made;
}
