// Keeps the client for when there is no network, and offers a new release when there is one. Nothing here
// ever reloads a page that was not asked to.

import { create } from 'zustand';
import { HOME } from '../server';
import { isThrifty } from './thrifty';

/** Whether a newer release than the one on this page is ready. */
export const useRelease = create<{ isReady: boolean }>(() => ({ isReady: false }));

/** Between two looks for a new release, in milliseconds; the browser itself looks when a page is loaded. */
const EVERY = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;

/** Shows the new release. Other pages stay with theirs. */
export function takeRelease(): void {
  const waiting = registration?.waiting;
  // Another page has brought it in already.
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

/** Starts when the page is at rest; `entry` is the script that it began with. */
export async function watchReleases(entry: string): Promise<void> {
  // Only where the address is secure.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || (isThrifty(navigator) && !workers.controller)) return;
  const offer = () => useRelease.setState({ isReady: true });
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) offer();
    isFirst = false;
  });
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'which') ports[0]?.postMessage(entry);
  });
  await atRest();
  const found = await workers.register(new URL('sw.js', HOME), { updateViaCache: 'none' });
  registration = found;
  const look = () => {
    if (found.waiting && workers.controller) offer();
  };
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < EVERY) return;
    last = Date.now();
    found.update().catch(() => {});
  });
  (await workers.ready).active?.postMessage('hello');
}

/** What the reader came for is there, and nothing is going on. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(done) : setTimeout(done, 1000),
  );
}
