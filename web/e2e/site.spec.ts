// The client on a static host, in a folder of it: all of it without a server, and at a server on another
// origin that lets it play.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect as soon } from '@playwright/test';
import { AWAY, appPage, filesIn, hasEngine, kept, NONE, play, sitDown } from './app';
import { Host } from './host';
import { playOn, playOut } from './player';
import { isAccessible, passes, shoot } from './proof';
import { Server } from './server';
import { test } from './world';

// Much is loaded behind these pages, on a machine that may have little time.
const expect = soon.configure({ timeout: 20_000 });

test.describe.configure({ mode: 'serial' });

let folder = '';
let host: Host;
let home = '';

test.beforeAll(async ({ server }) => {
  test.setTimeout(150_000);
  folder = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  execFileSync(
    'npx',
    ['vite', 'build', '--mode', 'site', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, PARLOUR_SERVER: server.origin, NODE_ENV: 'production' } },
  );
  host = new Host({ folder, at: '/games/parlour/', otherwise: '404.html' });
  await host.start();
  home = `${host.origin}/games/parlour/`;
});

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const number = (page: Page) => page.locator('[data-number]').first().getAttribute('data-number');

/** Enters a server's address. */
async function use(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a server' });
  if ((await dialog.count()) === 0)
    await page.getByRole('button', { name: /Choose a server…|Change…/ }).click();
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Use this server' }).click();
}

test('it lies in any folder, its links can be opened and reloaded, and all of it works without a network', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const page = await appPage(browser);
  // A link into a site that was never visited.
  await page.goto(`${home}rules/wotr/rules#R7.1`);
  await expect(page.locator('[id="R7.1"]')).toBeInViewport();
  await page.reload();
  await expect(page.locator('[id="R7.1"]')).toBeInViewport();
  await page.goto(home);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(play(page).first()).toBeEnabled({ enabled: hasEngine });
  await passes(page, 'site-lobby');
  expect(host.asked.filter((path) => path.includes('/api/'))).toEqual([]);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(new URL(manifest ?? '', home).href).toBe(`${home}manifest.en.webmanifest`);
  const { start_url, scope } = await (await page.request.get(`${home}manifest.en.webmanifest`)).json();
  expect([start_url, scope].map((path) => new URL(path, `${home}manifest.en.webmanifest`).href)).toEqual([
    home,
    home,
  ]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);
  await expect
    .poll(async () => Object.values(await kept(page)).flat().length, { timeout: 60_000 })
    .toBe(filesIn(folder).length + 1);
  await page.context().setOffline(true);
  await page.goto(`${home}rules/clans`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Land of Clans & Wanderers');
  await page.goto(`${home}docs/play`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto(`${home}nothing/here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist.');
  await page.goto(`${home}table/m`);
  await expect(page.getByText(NONE)).toBeVisible();
  await page.context().close();
});

test('without a server: a whole life of CardPeeGee, with a reload in between', async ({ browser }) => {
  test.skip(!hasEngine, 'the engine was not built');
  test.setTimeout(400_000);
  const page = await appPage(browser);
  await page.goto(home);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await expect(page).toHaveURL(new RegExp(`^${home}table/local-`));
  // Not so many days that it could be over.
  await playOn(page, { prefer: () => 'End the day', most: 3 });
  await expect(page.locator('[data-option]:enabled').first()).toBeVisible();
  const before = await number(page);
  await page.reload();
  await expect(page.locator('[data-option]:enabled').first()).toBeVisible();
  expect(await number(page)).toBe(before);
  await playOut(page, { prefer: () => 'End the day' });
  await expect(page.getByTestId('ask')).toContainText('Game over');
  await expect(page.getByTestId('fair-seal').first()).toContainText('Record verified');
  expect(host.asked.filter((path) => path.includes('/api/'))).toEqual([]);
  await page.context().close();
});

test('at a server elsewhere that lets it: a guest plays a bot, reloads and is still there', async ({
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  // People allow a site by its own address.
  const friendly = new Server(['--sites', `https://example.org, ${host.origin}`]);
  await friendly.start();
  const page = await appPage(browser);
  const sent: { url: string; cookie: string | undefined }[] = [];
  page.on('request', async (asked) => {
    if (asked.url().includes('/api/'))
      sent.push({ url: asked.url(), cookie: (await asked.allHeaders()).cookie });
  });
  page.on('websocket', (socket) => sent.push({ url: socket.url(), cookie: undefined }));
  await page.goto(home);
  const dialog = page.getByRole('dialog', { name: 'Choose a server' });

  // Addresses that are of no use, each with its reason.
  for (const [address, reason] of [
    ['no address', 'That isn’t an address.'],
    ['http://127.0.0.1:1', 'No server answers at this address.'],
    [host.origin, 'not a Parlour server'],
    [server.origin, 'it doesn’t let you play from this page'],
  ] as const) {
    await use(page, address);
    await expect(dialog.getByRole('alert')).toContainText(reason);
  }
  await expect(dialog.getByRole('link', { name: 'Open it instead' })).toHaveAttribute('href', server.origin);
  await isAccessible(page);
  await shoot(page, 'site-server');
  await use(page, friendly.origin);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Server: ${friendly.origin.slice(7)}`)).toBeVisible();

  await sitDown(page);
  await expect(page).toHaveURL(new RegExp(`^${home}table/(?!local-)`));
  const name = await page
    .getByRole('banner')
    .getByRole('button', { name: /^Guest / })
    .textContent();
  await page.locator('[data-option]:enabled').first().click();
  await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', '0');
  await expect(page.locator('[data-option]:enabled').first()).toBeVisible();
  const before = await number(page);
  await page.reload();
  await expect(page.locator('[data-option]:enabled').first()).toBeVisible();
  expect(await number(page)).toBe(before);
  await expect(page.getByRole('banner').getByRole('button', { name: name ?? '' })).toBeVisible();
  await page.locator('[data-option]:enabled').first().click();
  await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', before ?? '');
  // The session is a token, which no address and no cache has; and no cookie went out or came in.
  const token = await page.evaluate(
    (root) => localStorage.getItem(`parlour.session ${root}`),
    friendly.origin,
  );
  expect(token).toMatch(/^site-/);
  expect(sent.some(({ url }) => url.startsWith('ws://') && url.endsWith('/api/socket'))).toBe(true);
  for (const { url, cookie } of sent) expect([url.includes('site-'), cookie]).toEqual([false, undefined]);
  expect(await page.context().cookies()).toEqual([]);
  const paths = Object.values(await kept(page)).flat();
  expect(paths.filter((path) => !path.startsWith('/games/parlour/'))).toEqual([]);

  // A session that is gone: the next one begins by itself.
  await page.evaluate(
    (root) => localStorage.setItem(`parlour.session ${root}`, `site-${'0'.repeat(64)}`),
    friendly.origin,
  );
  await page.goto(home);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Guest / })).not.toHaveText(name ?? '');

  // The server goes: back to what the site has itself. Then without it for good.
  await friendly.stop();
  await page.goto(home);
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'War of the Ring' })).toBeVisible();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: 'Use no server' }).click();
  await expect(page.getByText(NONE)).toBeVisible();
  await page.context().close();
  await friendly.remove();
});
