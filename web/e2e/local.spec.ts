// Tables on this device: each game from the lobby to a result without a network and without a server;
// what is kept outlives a reload, a second tab, a full disk and a damaged save; records go both ways.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Browser, type BrowserContext, type Page, expect as soon } from '@playwright/test';
import { AWAY, appPage, hasEngine, visitOnce } from './app';
import { playOn, playOut } from './player';
import { isAccessible, looksRight, newPage, passes, shoot } from './proof';
import { programPath, Server } from './server';
import { test as world } from './world';

const expect = soon.configure({ timeout: 20_000 });

const test = world.extend<{ cutOff: Page }, { visited: { context: BrowserContext; origin: string } }>({
  // A server answers one question after another, so that a visit takes seconds: one is enough for all.
  visited: [
    async ({ browser }, use) => {
      const server = new Server();
      await server.start();
      const { origin } = server;
      const page = await appPage(browser, { acceptDownloads: true, baseURL: origin });
      const context = page.context();
      await visitOnce(page, origin);
      await context.setOffline(true);
      await server.stop('SIGKILL');
      await page.close();
      await use({ context, origin });
      await context.close();
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** The lobby of a browser that was here once, has played nothing, and has neither network nor server. */
  cutOff: async ({ visited: { context, origin } }, use) => {
    const page = await context.newPage();
    const chromium = await context.newCDPSession(page);
    await chromium.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
    await page.goto('/');
    await expect(page.getByText(AWAY)).toBeVisible();
    await use(page);
    await page.close();
  },
});

test.skip(!hasEngine, 'Rust cannot build for a browser here');

const play = (page: Page, game: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^Play.*${game.source}`) }).click();

const number = async (page: Page) =>
  Number(await page.locator('[data-number]').first().getAttribute('data-number'));

const matchOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as string;

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function resign(page: Page): Promise<void> {
  await menu(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Play again' }).first()).toBeVisible();
}

/** Saves the record of a finished match; its path. */
async function save(page: Page, folder: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download record' }).first().click();
  const file = await coming;
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** A match in progress loses nothing by a reload. */
async function reloads(page: Page): Promise<void> {
  // While a bot thinks, what is asked would not stay.
  await expect(page.getByTestId('ask')).not.toContainText('Waiting for', { timeout: 40_000 });
  const [before, ask] = [await number(page), await page.getByTestId('ask').textContent()];
  await page.reload();
  await expect(page.getByTestId('ask')).toHaveText(ask ?? '');
  expect(await number(page)).toBe(before);
}

/** What the program makes of a record. */
function holds(path: string): void {
  const program = programPath();
  // Neither reads anything: one that was written to could be gone before it was.
  for (const args of [
    ['verify', path],
    ['replay', path, '--plain'],
  ])
    expect(
      execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
    ).toBeTruthy();
}

const GAMES = [
  { name: /CardPeeGee/, how: { prefer: () => 'End the day' } },
  { name: /Confrontation/, how: {} },
  { name: /Clans/, how: { prefer: (press: number) => (press % 4 === 3 ? 'Seal ' : 'Play ') } },
];

test.describe('without a network', () => {
  // Together, so that they share a visit.
  test.describe.configure({ mode: 'default' });

  for (const { name, how } of GAMES)
    test(`${name.source} without a network, from the lobby to a result that holds`, async ({
      cutOff: page,
    }) => {
      test.setTimeout(400_000);
      const folder = mkdtempSync(join(tmpdir(), 'parlour-local-'));
      await play(page, name);
      await expect(page).toHaveURL(/\/table\/local-/);
      // Not so many that it could be over.
      await playOn(page, { ...how, most: 3 });
      await expect(page.locator('[data-option]:enabled').first()).toBeVisible();
      await reloads(page);
      await playOut(page, how);
      await expect(page.getByTestId('fair-seal').first()).toContainText('Record verified');
      holds(await save(page, folder));
      await page.goto('/');
      await expect(page.getByText('on this device', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Replay', exact: true }).click();
      await expect(page.getByTestId('fair-seal')).toContainText('Record verified');
      await page.getByRole('button', { name: 'Go to the end' }).click();
      await expect(page.getByRole('list', { name: 'Log' }).getByRole('button').last()).toBeVisible();
      rmSync(folder, { recursive: true });
    });

  test('War of the Ring without a network: two turns, a reload, and a result', async ({ cutOff: page }) => {
    test.setTimeout(400_000);
    const folder = mkdtempSync(join(tmpdir(), 'parlour-local-'));
    await play(page, /War of the Ring/);
    await expect(page).toHaveURL(/\/table\/local-/);
    for (let presses = 0; presses < 400; presses += 10) {
      await playOn(page, { most: 10 });
      if (await page.getByText(/Turn 3/).count()) break;
    }
    await expect(page.getByText(/Turn 3/).first()).toBeAttached();
    await reloads(page);
    await resign(page);
    await expect(page.getByTestId('fair-seal').first()).toContainText('Record verified');
    holds(await save(page, folder));
    rmSync(folder, { recursive: true });
  });

  test('records of the program open on this device, and damaged ones are refused', async ({
    cutOff: page,
  }) => {
    test.setTimeout(200_000);
    const folder = mkdtempSync(join(tmpdir(), 'parlour-local-'));
    const path = join(folder, 'kuhn.json');
    execFileSync(programPath(), [
      'simulate',
      'kuhn',
      '--matches',
      '1',
      '--seed',
      '7',
      '--record',
      `0=${path}`,
    ]);
    const file = (text: string) => ({
      name: 'kuhn.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const record = JSON.parse(readFileSync(path, 'utf8'));
    await page.getByLabel('Replay from a file…').setInputFiles(file(JSON.stringify(record)));
    await expect(page).toHaveURL(/\/replay\/local-/);
    await expect(page.getByTestId('fair-seal')).toContainText('Record verified');
    await page.getByRole('button', { name: 'Go to the end' }).click();
    const own = page.url();

    // In its compact form, and one that a person has played half-way in the terminal.
    const packed = deflateRawSync(JSON.stringify(record));
    const compact = {
      ...file(''),
      name: 'kuhn.parlour',
      buffer: Buffer.concat([Buffer.from('PARLOUR1'), packed]),
    };
    const played = join(folder, 'played.json');
    const how = ['play', 'tictactoe', '--seed', '3', '--save', played, '--plain'];
    execFileSync(programPath(), how, { input: '1\nquit\n' });
    for (const [one, title] of [
      [compact, 'Kuhn poker: replay'],
      [file(readFileSync(played, 'utf8')), 'Tic-tac-toe: replay'],
    ] as const) {
      await page.goto('/');
      await page.getByLabel('Replay from a file…').setInputFiles(one);
      await expect(page).toHaveURL(/\/replay\/local-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByTestId('fair-seal')).toContainText('Record verified');
    }

    record.entries[0].hash = 'ff'.repeat(32);
    await page.goto('/');
    await page.getByLabel('Replay from a file…').setInputFiles(file(JSON.stringify(record)));
    await expect(page.getByRole('alert')).toContainText('This record is damaged or invalid.');
    record.parlour_record = 99;
    await page.getByLabel('Replay from a file…').setInputFiles(file(JSON.stringify(record)));
    await expect(page.getByRole('alert')).toContainText('kuhn.json was saved by a newer version of Parlour.');

    // A branch of it is played on, and its record holds again.
    await page.goto(own);
    await page.getByRole('button', { name: 'Go to the start' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/table\/local-/);
    const lift = page.getByRole('button', { name: /^Continue as/ });
    for (let turn = 0; turn < 20; turn += 1) {
      const again = page.getByRole('button', { name: 'Play again' }).first();
      const option = page.locator('[data-option]:visible:enabled').first();
      await expect(again.or(lift).or(option).first()).toBeVisible();
      if (await again.isVisible()) break;
      if (await lift.isVisible()) await lift.click();
      else await option.click();
    }
    const saved = await save(page, folder);
    writeFileSync(join(folder, 'branch.json'), readFileSync(saved));
    holds(join(folder, 'branch.json'));
    rmSync(folder, { recursive: true });
  });
});

/** Puts something before the script of every worker, or of the first one. */
const prepare = (page: Page, script: string, once = false) =>
  page.context().route(
    /assets\/worker-.*\.js$/,
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body: `${script}\n${await response.text()}` });
    },
    once ? { times: 1 } : {},
  );

/** A page with a server, and a table of Tic-tac-toe on this device. */
async function atDevice(browser: Browser, origin: string, { script = '', once = false } = {}): Promise<Page> {
  const page = await newPage(browser, { baseURL: origin, acceptDownloads: true });
  if (script) await prepare(page, script, once);
  await page.goto('/');
  await page.getByRole('button', { name: /Small games/ }).click();
  await page.getByRole('button', { name: /Set up a table…: Tic-tac-toe/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Where').selectOption('device');
  await expect(dialog.getByText('Invite by link')).toHaveCount(0);
  await dialog.locator('select').filter({ hasText: 'Bot:' }).last().selectOption('bot:random');
  await dialog.getByRole('button', { name: 'Set up the table' }).click();
  await page.locator('[data-option]').first().waitFor();
  return page;
}

const press = async (page: Page) => {
  const before = await number(page);
  await page.locator('[data-option]:visible:enabled').first().click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
};

test('with a server, a table can be on this device; it stays there, and goes to the server when told', async ({
  browser,
  server,
}) => {
  const page = await atDevice(browser, server.origin);
  const match = matchOf(page);
  expect(match).toMatch(/^local-/);
  await press(page);
  expect((await page.request.get(`/api/matches/${match}`)).ok()).toBe(false);
  await page.goto('/');
  await expect(page.getByText('on this device', { exact: true })).toBeVisible();
  await passes(page, 'local-lobby');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('[data-option]').first().waitFor();
  const moves = await number(page);

  await menu(page, 'Continue on the server…');
  const dialog = page.getByRole('dialog');
  await isAccessible(page);
  await looksRight(page);
  await shoot(page, 'local-hand-over');
  await dialog.getByRole('button', { name: 'Continue there' }).click();
  await expect(page).not.toHaveURL(new RegExp(match));
  await page.locator('[data-option]').first().waitFor();
  expect(matchOf(page)).not.toContain('local-');
  expect((await page.request.get(`/api/matches/${matchOf(page)}`)).ok()).toBe(true);
  await expect(page.getByText('branch', { exact: true })).toBeVisible();
  await playOut(page);
  // The one on this device stands where it stood, and can be taken off.
  await page.goto(`/table/${match}`);
  await page.locator('[data-option]').first().waitFor();
  expect(await number(page)).toBe(moves);
  await page.goto('/');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('on this device', { exact: true })).toHaveCount(0);
  await page.goto(`/table/${match}`);
  await expect(page.getByRole('alert')).toContainText('This table doesn’t exist');
  await page.context().close();
});

test('two tabs on one match see the same, and neither loses a move', async ({ browser, server }) => {
  const page = await atDevice(browser, server.origin);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('[data-option]').first().waitFor();
  await press(page);
  await expect.poll(() => number(other)).toBe(await number(page));
  await press(other);
  await expect.poll(() => number(page)).toBe(await number(other));
  await Promise.all([
    playOut(page),
    expect(other.getByRole('button', { name: 'Play again' }).first()).toBeVisible({ timeout: 60_000 }),
  ]);
  await expect(other.getByTestId('fair-seal').first()).toContainText('Record verified');
  await page.context().close();
});

/** An engine that does something else when a bot is first to think. */
const thinking = (otherwise: string) => `{
  const { instantiate } = WebAssembly;
  let first = true;
  WebAssembly.instantiate = async (module, imports) => {
    const { exports } = await instantiate(module, imports);
    const call = (place, length) => {
      const asked = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, place, length));
      if (first && asked.includes('"do":"think"')) {
        first = false;
        ${otherwise}
      }
      return exports.call(place, length);
    };
    return { exports: { ...exports, call } };
  };
}`;
/** Longer than anybody waits. */
const SLOW = thinking('const end = performance.now() + 600_000; while (performance.now() < end);');
const TRAP = thinking('throw new WebAssembly.RuntimeError("unreachable");');

test('a bot that thinks for long can be told to move now', async ({ browser, server }) => {
  const page = await atDevice(browser, server.origin, { script: SLOW, once: true });
  await page.locator('[data-option]:visible:enabled').first().click();
  const now = page.getByRole('button', { name: 'Move now' });
  await expect(now).toBeVisible();
  await expect(page.getByText('thinking…', { exact: true })).toBeVisible();
  await isAccessible(page);
  await looksRight(page);
  await shoot(page, 'local-thinking');
  const before = await number(page);
  await now.click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await expect(page.getByText('A bot didn’t respond, so “Random” moved instead.')).toBeVisible();
  await expect(now).toHaveCount(0);
  await playOut(page);
  await page.context().close();
});

test('an engine that stops is replaced, and the match goes on from what was kept', async ({
  browser,
  server,
}) => {
  const page = await atDevice(browser, server.origin, { script: TRAP });
  await press(page);
  await expect(page.getByText('A bot didn’t respond, so “Random” moved instead.')).toBeVisible();
  await playOut(page);
  await expect(page.getByTestId('fair-seal').first()).toContainText('Record verified');
  await page.context().close();
});

test('a match in progress is saved whole, and played on from its file', async ({ browser, server }) => {
  const page = await atDevice(browser, server.origin);
  await press(page);
  await menu(page, 'Save to a file…');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The whole match so far');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the match' }).click();
  const file = {
    name: 'so-far.json',
    mimeType: 'application/json',
    buffer: readFileSync(await (await coming).path()),
  };
  const { keys, entries } = JSON.parse(file.buffer.toString());
  expect([keys[0].key, entries.length > 0]).toEqual([undefined, true]);
  await page.goto('/');
  await page.getByLabel('Replay from a file…').setInputFiles(file);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('branch', { exact: true })).toBeVisible();
  await page.context().close();
});

/** Changes what is kept of a match. */
const change = (page: Page, match: string, how: 'entry' | 'format' | 'rules') =>
  page.evaluate(
    ({ match, how }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('parlour');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'entries'], 'readwrite');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          const matches = transaction.objectStore('matches');
          if (how === 'entry') transaction.objectStore('entries').put('{"do":{}}', [match, 0]);
          else
            matches.get(match).onsuccess = ({ target }) => {
              const row = (target as IDBRequest).result;
              const head = { ...JSON.parse(row.head), rules_version: 9_999 };
              matches.put(how === 'format' ? { ...row, format: 9 } : { ...row, head: JSON.stringify(head) });
            };
        };
      }),
    { match, how },
  );

test('a damaged save and one of a later version say so, and harm no other', async ({ browser, server }) => {
  const page = await atDevice(browser, server.origin);
  const match = matchOf(page);
  await press(page);
  for (const [how, words] of [
    ['entry', 'This match is damaged and can’t be opened.'],
    ['rules', 'This match was saved by a newer version of Parlour.'],
    ['format', 'This match was saved by a newer version of Parlour.'],
  ] as const) {
    await page.goto('/');
    await expect(page.getByText('on this device', { exact: true })).toBeVisible();
    await change(page, match, how);
    await page.goto(`/table/${match}`);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /Small games/ }).click();
  await page.getByRole('button', { name: /Set up a table…: Tic-tac-toe/ }).click();
  await page.getByRole('dialog').getByLabel('Where').selectOption('device');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.locator('[data-option]').first().waitFor();
  await page.context().close();
});

test('a browser that saves nothing says so, and begins nothing', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  await prepare(page, `indexedDB.open = () => { throw new DOMException('no', 'SecurityError') };`);
  await page.goto('/');
  await page.getByRole('button', { name: /Small games/ }).click();
  await page.getByRole('button', { name: /Set up a table…: Tic-tac-toe/ }).click();
  await page.getByRole('dialog').getByLabel('Where').selectOption('device');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser won’t let Parlour save matches.');
  await page.context().close();
});

test('a full disk loses nothing: the move is not made, and can be made when there is room', async ({
  browser,
  server,
}) => {
  const page = await atDevice(browser, server.origin, {
    script: `{
      const { add } = IDBObjectStore.prototype;
      let full = false;
      new BroadcastChannel('proof').onmessage = ({ data }) => { full = data; };
      IDBObjectStore.prototype.add = function (...given) {
        if (full) throw new DOMException('no room', 'QuotaExceededError');
        return add.apply(this, given);
      };
    }`,
  });
  const fill = (full: boolean) =>
    page.evaluate((full) => new BroadcastChannel('proof').postMessage(full), full);
  await press(page);
  const before = await number(page);
  await fill(true);
  const option = page.locator('[data-option]:visible:enabled').first();
  await option.click();
  await expect(page.getByRole('alert')).toContainText('There’s no room left in this browser');
  expect(await number(page)).toBe(before);
  await isAccessible(page);
  await looksRight(page);
  await page.reload();
  await option.waitFor();
  expect(await number(page)).toBe(before);
  await fill(false);
  await playOut(page);
  // The result is verified by another worker, whose script may still be under way.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('on the device too, what is not lit says why', async ({ cutOff: page }) => {
  await play(page, /CardPeeGee/);
  const unlit = page.locator('[data-match] section [data-thing^="card:"]:not(.target)');
  for (let turn = 0; turn < 6 && (await unlit.count()) === 0; turn += 1) {
    const before = await number(page);
    await page.locator('[data-option]').first().click();
    await expect.poll(() => number(page)).toBeGreaterThan(before);
  }
  await unlit.first().click();
  await expect(page.getByTestId('why').getByTestId('reason').first()).not.toHaveText('');
  await expect(page.getByTestId('why').locator('[data-rule]').first()).toHaveAttribute('data-rule', /^R\d/);
});
