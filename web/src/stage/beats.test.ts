import { describe, expect, it } from 'vitest';
import type { Change, Said, Scene, Update } from '../wire';
import { beatsOf, logUntil, queued, saidIn, sightOf, together } from './beats';

const said = (key: string): Said => ({ event: key, words: { key } });
const scene: Scene = { sections: [] };
const change = (number: number, change: Partial<Change>): Change => ({
  number,
  at: 0,
  kind: 'play',
  events: [],
  ...change,
});
const update = (changes: Change[]): Update => ({
  match: 'm',
  seat: 0,
  number: changes.at(-1)?.number ?? 0,
  since: 0,
  view: { hp: 10, day: 2 },
  scene,
  asked: [],
  changes,
  redoable: false,
});

const two = update([
  change(1, { events: [said('old')] }),
  change(2, {
    events: [said('trap'), said('hurt'), said('dawn')],
    beats: [
      { events: 1, own: true },
      { events: 1, view: { in: { hp: { is: 26 } } } },
      { events: 1, view: { in: { day: { is: 1 } } } },
    ],
  }),
]);

describe('the beats of an update', () => {
  it('lead back from what it shows', () => {
    const beats = beatsOf(two, 1);
    expect(beats.map(({ said }) => said?.event)).toEqual(['trap', 'hurt', 'dawn']);
    expect(beats.map(({ before, after }) => [before.view, after.view])).toEqual([
      [
        { hp: 26, day: 1 },
        { hp: 26, day: 1 },
      ],
      [
        { hp: 26, day: 1 },
        { hp: 10, day: 1 },
      ],
      [
        { hp: 10, day: 1 },
        { hp: 10, day: 2 },
      ],
    ]);
    expect(beats.map(({ own }) => own)).toEqual([true, false, false]);
  });

  it('lead back to what was shown before, which is not said again', () => {
    const [first, ...rest] = two.changes[1]?.beats ?? [];
    const pushed: Update = {
      ...two,
      since: 1,
      changes: [change(2, { ...two.changes[1], beats: [{ ...first, events: 1, shown: true }, ...rest] })],
    };
    const known: Update = { ...update([]), number: 1, view: { hp: 27, day: 1 } };
    expect(beatsOf(pushed, 1, known).map(({ before, after }) => [before.view, after.view])).toEqual([
      [
        { hp: 27, day: 1 },
        { hp: 26, day: 1 },
      ],
      [
        { hp: 26, day: 1 },
        { hp: 10, day: 1 },
      ],
      [
        { hp: 10, day: 1 },
        { hp: 10, day: 2 },
      ],
    ]);
    // Whoever has not been shown it sees the rest.
    for (const other of [undefined, { ...known, number: 0 }])
      expect(beatsOf(pushed, 0, other).map(({ said }) => said?.event)).toEqual(['hurt', 'dawn']);
  });

  it('show what is told at once one after another, and what came of it with the last', () => {
    const beats = beatsOf(
      update([
        change(1, {
          events: [said('trap'), said('hurt')],
          beats: [{ events: 2, view: { in: { hp: { is: 26 } } } }],
        }),
      ]),
      0,
    );
    expect(beats.map((beat) => [beat.said?.event, beat.told, sightOf(beat).view])).toEqual([
      ['trap', 1, { hp: 26, day: 2 }],
      ['hurt', 2, { hp: 10, day: 2 }],
    ]);
    const [only] = queued([], beats, ({ said }) => said?.event === 'trap');
    expect(only && sightOf(only).view).toEqual({ hp: 10, day: 2 });
  });

  it('are one where they belong to one moment, and know what is told around them', () => {
    const fight = ['start', 'hit 1', 'hit 1', 'hit 2', 'end'].map(said);
    const beats = beatsOf(
      update([change(1, { events: [said('sealed'), ...fight], beats: [{ events: 1 }, { events: 5 }] })]),
      0,
    );
    const made = together(beats, ({ event }, moment) => moment.some((one) => one.event === event));
    expect(made.map((beat) => saidIn(beat).map(({ event }) => event))).toEqual([
      ['sealed'],
      ['start'],
      ['hit 1', 'hit 1'],
      ['hit 2'],
      ['end'],
    ]);
    expect(made.map(({ told, more }) => [told, more])).toEqual([
      [1, false],
      [2, true],
      [4, true],
      [5, true],
      [6, false],
    ]);
    const [, , hits] = made;
    expect(hits?.among).toEqual({ all: fight, from: 1 });
  });

  it('leave out what is known, and what is so long past that it brings none', () => {
    expect(beatsOf(two, 0)).toHaveLength(3);
    expect(beatsOf(two, 2)).toEqual([]);
  });

  it('tell the log as far as they go', () => {
    const [, second] = beatsOf(two, 0);
    if (!second) throw new Error('there are three');
    const told = logUntil([...two.changes, change(3, { events: [said('later')] })], second);
    expect(told.map(({ events }) => events.map(({ event }) => event))).toEqual([['old'], ['trap', 'hurt']]);
  });

  it('wait in order, and no longer once they were taken back', () => {
    const [first, second, third] = beatsOf(two, 0);
    if (!first || !second || !third) throw new Error('there are three');
    const worth = () => true;
    expect(queued([first], [second, third], worth)).toEqual([first, second, third]);
    expect(queued([first], [second, third], ({ own }) => !own)).toEqual([second, third]);
    const undo = { ...second, kind: { undo: { back_to: 1 } } };
    expect(queued([first], [undo, third], worth)).toEqual([third]);
  });
});
