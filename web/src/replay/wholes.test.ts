import { describe, expect, it } from 'vitest';
import { stopAt, stopsOf } from './wholes';

const step = (goes_on?: true) => ({ ...(goes_on ? { goes_on } : {}) });

describe('the whole actions of a replay', () => {
  it('end where the next step does not go on', () => {
    expect(stopsOf([step(), step(true), step(true), step(), step(), step(true)])).toEqual([0, 3, 4, 6]);
  });

  it('are the steps themselves where nothing goes on, as in files that do not say', () => {
    expect(stopsOf([step(), step()])).toEqual([0, 1, 2]);
    expect(stopsOf([])).toEqual([0]);
  });

  it('begin with the first step whatever it says', () => {
    expect(stopsOf([step(true), step()])).toEqual([0, 1, 2]);
  });

  it('are found from any step within them', () => {
    const stops = [0, 3, 4, 6];
    expect([0, 1, 3, 4, 5, 6, 9].map((at) => stopAt(stops, at))).toEqual([0, 1, 1, 2, 3, 3, 3]);
  });
});
