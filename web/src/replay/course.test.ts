import { expect, it } from 'vitest';
import type { JsonValue } from '../wire';
import { factsOf, factsOfLog } from './course';

const act = (seat: number) => ({ act: { seat, action: 'x' } });
const undo = (seat: number, to: number, law: string) => ({ undo: { seat, to, law } });

/** When the steps of a log were: the entries have their numbers for times. */
const times = (...deeds: object[]) =>
  factsOf({ entries: deeds.map((deed, at) => ({ do: deed, at })) } as unknown as JsonValue).map(
    ({ at }) => at,
  );

it('knows the entries in effect after undo and redo', () => {
  expect(times(act(0), act(1), undo(1, 1, 'free'), act(1))).toEqual([0, 3]);
  expect(times(act(0), act(1), undo(1, 1, 'free'), { redo: { seat: 1 } })).toEqual([0, 1]);
  expect(times(act(0), { note: { seat: null, text: 'x' } }, act(1))).toEqual([0, 2]);
});

it('puts what one seat alone took back where it was, among what others decided since', () => {
  expect(times(act(0), act(1), undo(0, 0, 'own'))).toEqual([1]);
  expect(times(act(0), act(1), undo(0, 0, 'own'), { redo: { seat: 0 } })).toEqual([0, 1]);
  expect(times(act(0), act(1), undo(0, 0, 'own'), undo(1, 1, 'own'), { redo: { seat: 0 } })).toEqual([0]);
});

it('knows who gave up', () => {
  const facts = factsOf({ entries: [{ do: act(0), at: 5 }, { do: { resign: { seat: 1 } } }] });
  expect(facts).toEqual([
    { at: 5, kind: 'play' },
    { at: undefined, kind: { resign: { seat: 1 } } },
  ]);
});

it('leaves out of a running log what was taken back, and the taking back', () => {
  const change = (number: number, kind: 'play' | { undo: { back_to: number } } = 'play') => ({
    number,
    at: number * 10,
    kind,
    events: [],
  });
  const log = [change(1), change(2), change(3, { undo: { back_to: 1 } }), change(4)];
  expect(factsOfLog(log).map(({ at }) => at)).toEqual([10, 40]);
});
