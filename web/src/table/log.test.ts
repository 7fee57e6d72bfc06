import { describe, expect, it } from 'vitest';
import type { Change, Update } from '../wire';
import { join, lines, together } from './log';

const change = (number: number, kind: Change['kind'] = 'play'): Change => ({
  number,
  at: 0,
  kind,
  events: [],
});
const update = (since: number, changes: Change[]): Update => ({
  match: 'm',
  number: changes.at(-1)?.number ?? since,
  since,
  view: null,
  scene: { sections: [] },
  asked: [],
  changes,
  redoable: false,
});

describe('the log', () => {
  it('joins what follows and notices what is missing', () => {
    const log = [change(1), change(2)];
    expect(join(log, update(2, [change(3)]))?.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(join(log, update(1, [change(2), change(3)]))?.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(join(log, update(4, [change(5)]))).toBeNull();
  });

  it('strikes out what was taken back, and a redo makes it good', () => {
    const undone = lines([change(1), change(2), change(3), change(4, { undo: { back_to: 1 } })]);
    expect(undone.map((line) => line.struck)).toEqual([false, true, true, false]);
    const redone = lines([change(1), change(2), change(3, { undo: { back_to: 1 } }), change(4, 'redo')]);
    expect(redone.map((line) => line.struck)).toEqual([false, false, false, false]);
  });

  it('has one line for one whole action, and none for one that was taken back in part', () => {
    const goes_on = true;
    const all = lines([change(1), { ...change(2), goes_on }, { ...change(3), goes_on }, change(4)]);
    expect(together(all).map((line) => line.change.number)).toEqual([1, 4]);
    const back = lines([change(1), { ...change(2), goes_on }, change(3, { undo: { back_to: 1 } })]);
    expect(together(back).map((line) => line.change.number)).toEqual([1, 2, 3]);
  });
});
