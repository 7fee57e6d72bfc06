// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import { setReach, useReach, watchReach } from './reach';

const reach = () => useReach.getState().reach;
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => setReach(true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a server', () => {
  it('is away when it does not answer, or a proxy answers for it', async () => {
    vi.stubGlobal('fetch', fails);
    await api.me().catch(() => {});
    expect(reach()).toBe('away');
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
    await api.me().catch(() => {});
    expect(reach()).toBe('here');
    vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }));
    await api.me().catch(() => {});
    expect(reach()).toBe('away');
  });

  it('is not back because of what may come out of a cache', async () => {
    vi.stubGlobal('fetch', fails);
    await api.me().catch(() => {});
    vi.stubGlobal('fetch', async () => Response.json([]));
    await api.games();
    expect(reach()).toBe('away');
  });

  it('that is away is asked again and again, ever more slowly, until it is back', async () => {
    vi.useFakeTimers();
    let isUp = false;
    const ask = vi.fn(async () => setReach(isUp));
    const isBack = vi.fn();
    watchReach(ask, isBack);
    setReach(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask.mock.calls.length).toBeGreaterThan(4);
    expect(ask.mock.calls.length).toBeLessThan(10);
    expect(isBack).not.toHaveBeenCalled();
    isUp = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isBack).toHaveBeenCalledTimes(1);
    const asked = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(asked);
    // The network tells when it comes and goes; whether the server did is for it to say.
    isUp = false;
    dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reach()).toBe('away');
    isUp = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reach()).toBe('here');
  });
});
