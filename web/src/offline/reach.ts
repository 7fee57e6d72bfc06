// Whether there is a server to play at. Only an answer of its own tells: a computer without a network
// may well have one, and what is the same for everybody may come out of a cache.

import { create } from 'zustand';
import type { Place } from '../api';
import { engine } from '../engine/engine';
import { useWords } from '../language';
import { serverRoot } from '../server';

/** `none`: this page has no server; `away`: it has one, which doesn't answer. */
export type Reach = 'here' | 'away' | 'none';

export const useReach = create<{ reach: Reach }>(() => ({ reach: serverRoot() === null ? 'none' : 'here' }));

export function setReach(isHere: boolean): void {
  const reach = isHere ? 'here' : 'away';
  const now = useReach.getState().reach;
  if (now !== 'none' && now !== reach) useReach.setState({ reach });
}

/** Why there is no server at the moment, and what can be done without one; null if there is. */
export function useNoServer(): string | null {
  const { t } = useWords();
  const reach = useReach((now) => now.reach);
  return reach === 'here' ? null : t(`offline.${reach}${engine.isThere ? '_play' : ''}`);
}

/** Where a new table can be: nowhere without a server and without the engine. */
export function usePlaces(): Place[] {
  const isHere = useReach((now) => now.reach) === 'here';
  return [...(isHere ? (['server'] as const) : []), ...(engine.isThere ? (['device'] as const) : [])];
}

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

/** Asks for a server that is away until it answers, and then tells. `ask` ends by calling `setReach`. */
export function watchReach(ask: () => Promise<unknown>, isBack: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  const look = () => {
    clearTimeout(timer);
    ask().catch(() => {});
    if (useReach.getState().reach !== 'away') return;
    timer = setTimeout(look, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const lookNow = () => {
    wait = FIRST_WAIT;
    look();
  };
  useReach.subscribe(({ reach }) => {
    clearTimeout(timer);
    wait = FIRST_WAIT;
    if (reach === 'away') timer = setTimeout(look, wait);
    if (reach === 'here') isBack();
  });
  if (useReach.getState().reach === 'none') return;
  addEventListener('online', lookNow);
  addEventListener('offline', lookNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && useReach.getState().reach === 'away') lookNow();
  });
}
