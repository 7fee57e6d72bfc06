// The client as an app: visited once, and then without a network.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, expect as soon } from '@playwright/test';
import type { GameCard } from '../src/wire';
import { newPage } from './proof';

// Much is loaded behind these pages, on a machine that may have little time.
const expect = soon.configure({ timeout: 20_000 });

/** Where Rust cannot build for a browser the client goes without; whoever starts the proofs has to say so. */
export const hasEngine = !process.env.PARLOUR_WITHOUT_ENGINE;

if (hasEngine !== readdirSync('dist/assets').some((name) => name.startsWith('parlour.wasm')))
  throw new Error(
    hasEngine
      ? 'the client was built without the engine: cargo xtask wasm, npm run build (or PARLOUR_WITHOUT_ENGINE=1)'
      : 'the client was built with the engine, and PARLOUR_WITHOUT_ENGINE says that there is none',
  );

export const AWAY = hasEngine
  ? 'Can’t reach the server. You can still play bots and people next to you, on this device. Your other tables will be back with the server.'
  : 'Can’t reach the server: you can read the rules and guides, and play again as soon as it’s back.';
export const NONE = hasEngine
  ? 'No server chosen. You can play bots and people next to you, on this device.'
  : 'No server chosen: you can read the rules and guides, and play once you’ve chosen one.';

export const TITLES = { en: 'What shall we play?', de: 'Was wollen wir spielen?', fr: 'À quoi joue-t-on ?' };

export const appPage = (browser: Browser, more: Parameters<typeof newPage>[1] = {}) =>
  newPage(browser, { serviceWorkers: 'allow', ...more });

export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Everything that is kept: the names of the caches, and the paths in them. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys())
      all[name] = (await (await caches.open(name)).keys()).map(({ url }) =>
        url.slice(location.origin.length),
      );
    return all;
  });

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => !['/index.html', '/404.html', '/sw.js'].includes(path));

/** What a server tells everybody, asked by somebody who knows nothing of the client's own list. */
async function answersOf(page: Page, origin: string): Promise<string[]> {
  const games: GameCard[] = await (await page.request.get(`${origin}/api/games`)).json();
  return [
    '/api/games',
    ...games.flatMap(({ id }) =>
      ['en', 'de', 'fr'].flatMap((language) =>
        ['book', 'catalogue'].map((what) => `/api/games/${id}/${what}/${language}`),
      ),
    ),
  ];
}

/** The first visit: waits until all that there is has been kept. */
export async function visitOnce(page: Page, origin: string, folder = 'dist'): Promise<void> {
  await page.goto(origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en);
  const all = ['/', ...filesIn(folder), ...(await answersOf(page, origin))].sort();
  await expect
    .poll(async () => Object.values(await kept(page)).flatMap((paths) => paths.sort()), { timeout: 60_000 })
    .toEqual(all);
}

export const play = (page: Page) => page.getByRole('button', { name: /^(Play|Set up)/ });

/** From the lobby to a table with a bot. */
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Small games/ }).click();
  await page.getByRole('button', { name: 'Play a bot now: Tic-tac-toe' }).click();
  await page.locator('[data-option]').first().waitFor();
}
