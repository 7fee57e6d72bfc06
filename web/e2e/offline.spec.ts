// The client as an app: it can be installed, works without a network as far as it can without a server,
// and offers a new release without forcing it.

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect as soon } from '@playwright/test';
import type { GameCard } from '../src/wire';
import {
  AWAY,
  appPage,
  filesIn,
  hasEngine,
  isControlled,
  kept,
  play,
  sitDown,
  TITLES,
  visitOnce,
} from './app';
import { visit } from './fake';
import { Host } from './host';
import { isAccessible, looksRight, passes, resize, shoot } from './proof';
import { Server } from './server';
import { test } from './world';

// Much is loaded behind these pages, on a machine that may have little time.
const expect = soon.configure({ timeout: 20_000 });

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (state) => localStorage.setItem('parlour.settings', JSON.stringify({ state, version: 0 })),
    { language },
  );
}

test('it can be installed, with icons and shortcuts to the games', async ({ browser, server }) => {
  const page = await appPage(browser, { locale: 'de-DE' });
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.de);
  await expect.poll(() => isControlled(page)).toBe(true);
  const chromium = await page.context().newCDPSession(page);
  const { errors } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // A proof runs in a window without memory, where nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', `${server.origin}/manifest.de.webmanifest`);
  const answer = await page.request.get(`${server.origin}/manifest.de.webmanifest`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Parlour', lang: 'de', start_url: './', display: 'standalone' });
  const pictures: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes } of pictures.filter(({ src }) => src.endsWith('.png'))) {
    const picture = await (await page.request.get(`${server.origin}/${src}`)).body();
    // Where a PNG tells its width and height.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  const games: GameCard[] = await (await page.request.get(`${server.origin}/api/games`)).json();
  const listed = games.filter((game) => game.listed).map((game) => game.names.de?.title);
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name).sort()).toEqual(listed.sort());
  await page.goto(new URL(manifest.shortcuts[0].url, server.origin).href);
  await expect(
    page.getByRole('dialog', { name: `Ein Tisch für ${manifest.shortcuts[0].name}` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.context().close();
});

test('without a network: lobby, every book in every language, guides; and it comes back by itself', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = new Server();
  await server.start();
  const page = await appPage(browser);
  await visitOnce(page, server.origin);
  const games: GameCard[] = await (await page.request.get(`${server.origin}/api/games`)).json();
  // A match to look at later.
  await sitDown(page);
  await page.locator('[data-option]').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save to a file…' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const replay = await (await saving).path();
  await page.goto(server.origin);
  await expect(page.getByRole('tablist', { name: 'Tables' })).toBeVisible();

  await page.context().setOffline(true);
  await server.stop('SIGKILL');
  // Without a reload, a page notices.
  await expect(page.getByText(AWAY)).toBeVisible();
  await page.reload();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'War of the Ring' })).toBeVisible();
  expect(await play(page).count()).toBe(8);
  for (const button of await play(page).all()) {
    await expect(button).toBeEnabled({ enabled: hasEngine });
    if (!hasEngine) await expect(button).toHaveAccessibleDescription(AWAY);
  }
  const empty = hasEngine ? 'No tables on this device yet.' : 'Tables need a server.';
  await expect(page.getByText(empty)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guest' })).toBeDisabled();
  await passes(page, 'offline-lobby');

  for (const [language, title] of Object.entries(TITLES)) {
    await speak(page, language);
    await page.goto(server.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const { id } of games) {
      const book = readFileSync(
        `../games/${id}/how-to-play${language === 'en' ? '' : `.${language}`}.md`,
        'utf8',
      );
      const heading = /^# (.*)$/m.exec(book)?.[1] ?? '';
      // A worker gives the same page for every address: it is loaded once a language.
      await visit(page, `/rules/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('article')).toHaveAttribute('lang', language);
    }
  }
  await speak(page, 'en');
  await page.goto(`${server.origin}/rules/wotr/rules#R7.1`);
  await expect(page.locator('[id="R7.1"]')).toBeInViewport();
  await page.goto(`${server.origin}/docs/host`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host a server');
  await page.goto(server.origin);
  await page
    .getByLabel('Replay from a file…')
    .setInputFiles({ name: 'replay.json', mimeType: 'application/json', buffer: readFileSync(replay) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tic-tac-toe: replay');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('button').first()).toBeVisible();
  await page.goto(`${server.origin}/nothing/here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist.');
  for (const path of ['/me', '/table/0123', '/join/0123/secret']) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByText(AWAY)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(play(page).first()).toBeEnabled({ enabled: hasEngine });
  await server.start();
  await page.context().setOffline(false);
  await expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 40_000 });
  await expect(play(page).first()).toBeEnabled();
  await expect(page.getByRole('tablist', { name: 'Tables' })).toBeVisible();
  await page.context().close();
  await server.remove();
});

test('nothing personal is kept', async ({ browser, server }) => {
  const page = await appPage(browser);
  await visitOnce(page, server.origin);
  const before = await kept(page);
  await page.reload();
  await sitDown(page);
  const table = page.url();
  await page.goto(`${server.origin}/me`);
  await expect(page.getByRole('heading', { name: 'Finished matches' })).toBeVisible();
  await page.goto(`${server.origin}/kept/clans`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(table);
  await page.locator('[data-option]').first().waitFor();
  const after = await kept(page);
  for (const paths of [...Object.values(before), ...Object.values(after)]) paths.sort();
  expect(after).toEqual(before);
  await page.context().close();
});

/** The next release: every asset has another name, and the page says which one it is. */
function nextRelease(folder: string): void {
  const names = readdirSync(join(folder, 'assets'));
  const fresh = (name: string) => name.replace(/\.\w+$/, '.next$&');
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', fresh(name)));
  for (const path of ['/index.html', '/sw.js', ...filesIn(folder)].filter((path) =>
    /\.(html|js)$/.test(path),
  )) {
    let text = readFileSync(folder + path, 'utf8');
    for (const name of names) text = text.replaceAll(name, fresh(name));
    writeFileSync(
      folder + path,
      text.replace('<body>', '<body data-release="next">').replace(/name:`?"?\w{12}/, '$&x'),
    );
  }
}

const offer = (page: Page) => page.getByRole('button', { name: 'Reload' });

/** As the browser does by itself when a page is loaded, and the client every hour. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready).update());

test('a new release is offered, never forced, and one page’s reload leaves the others alone', async ({
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-release-'));
  cpSync('dist', folder, { recursive: true });
  const host = new Host({ folder, otherwise: 'index.html', server: server.origin });
  await host.start();
  const lobby = await appPage(browser);
  await visitOnce(lobby, host.origin, folder);
  const table = await lobby.context().newPage();
  await table.goto(host.origin);
  await sitDown(table);
  const [first] = Object.keys(await kept(lobby));
  await expect(offer(lobby)).toHaveCount(0);

  // The host changes over: what the old page would load next is gone.
  nextRelease(folder);
  await lookForRelease(lobby);
  for (const page of [lobby, table]) {
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: 'A new version is ready.' })).toBeVisible();
  }
  // It covers nothing at the table, and moves nothing.
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await resize(table, width, height);
    await looksRight(table);
    const header = table.getByRole('banner');
    for (const other of [
      header.getByRole('link', { name: 'Guides' }),
      ...(await header.getByRole('button').all()),
    ])
      await other.click({ trial: true });
    const box = await offer(table).boundingBox();
    const main = await table.getByRole('main').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await shoot(table, `release-table-${width}`);
  }
  await isAccessible(table);

  await offer(lobby).click();
  await expect(lobby.locator('body[data-release=next]')).toBeAttached();
  await expect(offer(lobby)).toHaveCount(0);
  // Of the earlier releases the one that no page shows goes, and the one at the table stays.
  await lobby.evaluate(() => caches.open('parlour / unused'));
  await expect
    .poll(async () => Object.keys(await kept(lobby)), { timeout: 30_000 })
    .not.toContain('parlour / unused');
  expect(Object.keys(await kept(lobby))).toContain(first);

  // The match goes on with the old files, those that were never loaded, too.
  await expect(table.locator('body[data-release=next]')).toHaveCount(0);
  const number = await table.locator('[data-number]').getAttribute('data-number');
  await table.locator('[data-option]:visible:enabled').first().click();
  await expect(table.locator('[data-number]')).not.toHaveAttribute('data-number', number ?? '');
  await table.getByRole('link', { name: 'Guides' }).click();
  await expect(table.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(table.locator('body[data-release=next]')).toHaveCount(0);

  await offer(table).click();
  await expect(table.locator('body[data-release=next]')).toBeAttached();
  await expect(offer(table)).toHaveCount(0);
  // Now nobody shows the first one any more; the second one is all there is, without a network, too.
  await expect.poll(async () => Object.keys(await kept(table)), { timeout: 30_000 }).toHaveLength(1);
  await lobby.context().setOffline(true);
  await lobby.goto(`${host.origin}/docs/host`);
  await expect(lobby.getByRole('heading', { level: 1 })).toHaveText('Host a server');
  await expect(lobby.locator('body[data-release=next]')).toBeAttached();
  await lobby.context().close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('who saves data loads no more than what is shown', async ({ browser, server }) => {
  const host = new Host({ folder: 'dist', otherwise: 'index.html', server: server.origin });
  await host.start();
  const page = await appPage(browser);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(host.origin);
  await expect(page.getByRole('tablist', { name: 'Tables' })).toBeVisible();
  const atRest = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await atRest();
  await atRest();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(host.asked).not.toContain('/sw.js');
  // The same page for somebody who doesn't.
  await chromium.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await page.reload();
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.context().close();
  await host.stop();
});
