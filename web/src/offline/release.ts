// Keeps the client for when there is no network, and tells when a page is of an earlier release than the
// worker: then a reload shows the new one. Nothing here ever reloads a page by itself.

import { create } from 'zustand';
import { HOME } from '../server';
import { isThrifty } from './thrifty';

/** Whether a newer release than the one on this page is ready. */
export const useRelease = create<{ isReady: boolean }>(() => ({ isReady: false }));

/** Between two looks for a new release, in milliseconds; the browser itself looks when a page is loaded. */
const EVERY = 3_600_000;

/** Starts when the page is at rest; `entry` is the script that it began with, whose name tells its release. */
export async function watchReleases(entry: string): Promise<void> {
  // Only where the address is secure.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || (isThrifty(navigator) && !workers.controller)) return;
  workers.addEventListener('controllerchange', () => {
    const { controller } = workers;
    if (!controller) return;
    controller.postMessage('hello');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: isOurs }) => useRelease.setState({ isReady: isOurs === false });
    controller.postMessage(entry, [port2]);
  });
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'which') ports[0]?.postMessage(entry);
  });
  await atRest();
  const registration = await workers.register(new URL('sw.js', HOME), { updateViaCache: 'none' });
  workers.controller?.postMessage('hello');
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < EVERY) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/** What the reader came for is there, and nothing is going on. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(done) : setTimeout(done, 1000),
  );
}
