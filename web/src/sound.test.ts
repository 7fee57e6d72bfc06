import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from './settings';
import { bell, blow, tick } from './sound';

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const started = vi.fn();

class FakeAudio {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: param(), connect: (next: unknown) => next });
  createOscillator = () => ({
    type: '',
    frequency: param(),
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
  });
}

describe('sound', () => {
  beforeEach(() => {
    started.mockClear();
    vi.stubGlobal('AudioContext', FakeAudio);
  });
  afterEach(() => useSettings.getState().set({ sound: false }));

  it('is off until it is switched on', () => {
    tick();
    bell();
    expect(started).not.toHaveBeenCalled();
    useSettings.getState().set({ sound: true });
    tick();
    bell();
    expect(started).toHaveBeenCalledTimes(3);
  });

  it('says nothing of a blow that misses', () => {
    useSettings.getState().set({ sound: true });
    blow(0);
    expect(started).not.toHaveBeenCalled();
    blow(25);
    expect(started).toHaveBeenCalledTimes(1);
  });
});
