// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from './settings';
import { bell, blow, tick } from './sound';

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const gains: { gain: ReturnType<typeof param> }[] = [];
const started = vi.fn();
const source = () => ({
  type: '',
  buffer: null,
  frequency: param(),
  Q: param(),
  connect: (next: unknown) => next,
  start: started,
  stop: vi.fn(),
});

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  createGain = () => {
    const made = { gain: param(), connect: (next: unknown) => next };
    gains.push(made);
    return made;
  };
  createOscillator = source;
  createBufferSource = source;
  createBiquadFilter = source;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe('sound', () => {
  beforeEach(() => {
    started.mockClear();
    vi.stubGlobal('AudioContext', FakeAudio);
  });
  afterEach(() => useSettings.getState().set({ sound: false, volume: 0.6 }));

  it('is off until it is switched on', () => {
    tick();
    bell();
    expect(started).not.toHaveBeenCalled();
    useSettings.getState().set({ sound: true });
    tick();
    bell();
    // Wood is a note and a knock, the bell two notes.
    expect(started).toHaveBeenCalledTimes(4);
  });

  it('says nothing of a blow that misses', () => {
    useSettings.getState().set({ sound: true });
    blow(0);
    expect(started).not.toHaveBeenCalled();
    blow(25);
    expect(started).toHaveBeenCalledTimes(2);
  });

  it('is as loud as is wanted', () => {
    useSettings.getState().set({ sound: true, volume: 0.5 });
    gains.length = 0;
    bell();
    expect(gains[0]?.gain.value).toBe(0.25);
    useSettings.getState().set({ volume: 0 });
    started.mockClear();
    bell();
    expect(started).not.toHaveBeenCalled();
  });
});
