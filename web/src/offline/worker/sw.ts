// The service worker: keeps one release of the client, and what a server tells everybody alike, for when
// there is no network. Each release has a cache of its own, and pages of an earlier one still find their
// files there. So a new worker takes over at once: it changes nothing on the pages that are open.

import { publicPaths } from '../addresses';
import { isOurs, kindOf, pathIn } from '../requests';
import { isThrifty } from '../thrifty';

declare const self: ServiceWorkerGlobalScope;

/** What the build knows, and puts in here. */
declare const RELEASE: {
  /** Another one whenever a file is. */
  name: string;
  /** Every file but the page, which is at the folder's own address. */
  files: string[];
  languages: string[];
  /** Whether there is a server at this address; a site has its answers among its files. */
  served: boolean;
};

// Once: the build puts the whole list wherever it is named.
const release = RELEASE;
const PAGE = '';
const FILES = new Set(release.files);
/** No more answers of a server than this are kept. */
const MOST_ANSWERS = 300;
/** A slow network is no better than none, in milliseconds. */
const PATIENCE = 3000;
/** Between two answers that nobody waits for, in milliseconds: a server counts requests. */
const PAUSE = 100;

const scope = new URL(self.registration.scope);
/** Other folders of this host may have a Parlour, too. */
const OWN = `parlour ${scope.pathname} `;
const NAME = OWN + release.name;
const at = (path: string) => new URL(path, scope).href;

self.addEventListener('install', (event) => event.waitUntil(keepFiles().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'hello') event.waitUntil(settle());
  // A page asks whether it is of this release, by the script that it began with.
  else event.ports[0]?.postMessage(FILES.has(pathIn(scope, String(event.data)) ?? ''));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope, FILES);
  if (kind === 'page') event.respondWith(page(event.request));
  if (kind === 'file') event.respondWith(file(event.request));
  if (kind === 'data') event.respondWith(answer(event.request.url));
});

let settling: Promise<void> | undefined;

/** A page is there: completes this release, and only then does without the earlier ones. */
function settle(): Promise<void> {
  settling ??= keepFiles()
    .then(keepAnswers)
    .then(sweep)
    // Without a network; the next page tries again.
    .catch(() => {})
    .finally(() => {
      settling = undefined;
    });
  return settling;
}

/** Loads whatever is missing of this release, one file after the other: nobody waits for it. */
async function keepFiles(): Promise<void> {
  if (isThrifty(self.navigator)) return;
  const cache = await caches.open(NAME);
  for (const path of [PAGE, ...release.files]) {
    if (await cache.match(at(path))) continue;
    // What has a hash in its name never changes, so what the page has loaded already will do.
    const loading: RequestInit = {
      cache: path.startsWith('assets/') ? 'default' : 'reload',
      priority: 'low',
    };
    const found = await fetch(at(path), loading);
    // Some hosts answer with a page where there is no such file.
    const isPage = found.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!found.ok || isPage !== (path === PAGE)) throw new Error(`this release has no ${path}`);
    await cache.put(at(path), found);
  }
}

/** Asks for whatever a server tells everybody, so that what was never read is there, too. */
async function keepAnswers(): Promise<void> {
  if (!release.served || isThrifty(self.navigator)) return;
  const cache = await caches.open(NAME);
  const games = await (await answer(at('api/games'))).json();
  for (const path of publicPaths(games, release.languages)) {
    if (await cache.match(at(`api${path}`))) continue;
    const said = await answer(at(`api${path}`));
    if (!said.ok) throw new Error(`no answer for ${path}`);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(at(PAGE));
  if (!kept) return fetch(request);
  // The page of a site names its files from its own folder, and is shown at any depth below it.
  const html = (await kept.text()).replaceAll('"./', `"${scope.pathname}`);
  return new Response(html, { headers: kept.headers });
}

async function file(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

/** The server's, or the last one it gave if it can't be reached. */
async function answer(url: string): Promise<Response> {
  const last = await kept(url);
  try {
    const fresh = await fetch(url, last ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    // A proxy whose server is down has an answer of its own.
    if (fresh.status >= 500 && last) return last;
    if (fresh.ok) await keepAnswer(url, fresh.clone());
    return fresh;
  } catch (error) {
    if (last) return last;
    throw error;
  }
}

async function keepAnswer(url: string, fresh: Response): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(url, fresh);
  const answers = (await cache.keys()).filter((one) => one.url.startsWith(at('api/')));
  for (const old of answers.slice(0, -MOST_ANSWERS)) await cache.delete(old);
}

/** Of this release, or of an earlier one that a page still shows. */
async function kept(url: string): Promise<Response | undefined> {
  return (await (await caches.open(NAME)).match(url)) ?? caches.match(url);
}

/** Drops the earlier releases that no page shows any more. */
async function sweep(): Promise<void> {
  // The cache of a release that is about to come looks unused.
  if (self.registration.installing || self.registration.waiting) return;
  const pages = (await self.clients.matchAll({ type: 'window' })).filter(({ url }) => isOurs(scope, url));
  const entries = await Promise.all(pages.map(entryOf));
  const current = await caches.open(NAME);
  const missed: string[] = [];
  for (const entry of entries) {
    // A page that doesn't answer may need any of them.
    if (entry === null) return;
    if (!(await current.match(entry))) missed.push(entry);
  }
  for (const name of await caches.keys()) {
    if (!name.startsWith(OWN) || name === NAME) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(missed.map((entry) => cache.match(entry)));
    if (!used.some(Boolean)) await caches.delete(name);
  }
}

/** The script that a page began with: its name tells the release. */
function entryOf(client: Client): Promise<string | null> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(String(data));
    setTimeout(() => done(null), PATIENCE);
    client.postMessage('which', [port2]);
  });
}

// A notice that it is somebody's turn opens that table, in the page that has it if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = String((event.notification.data as { open?: string } | null)?.open ?? scope.href);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find((page) => page.url === open);
      await (there ? there.focus() : self.clients.openWindow(open));
    }),
  );
});
