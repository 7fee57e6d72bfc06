// People at a real server, in a real browser.

import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { actByKey, actByMouse, isOver, playOut } from './player';
import { PROGRAM, Server } from './server';

test.skip(!PROGRAM, 'no program built');
test.describe.configure({ timeout: 180_000 });

const server = new Server(18_080 + Math.floor(Math.random() * 400));
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

async function isAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const bad = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(bad.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The table of a match between the page's person and a bot that answers at once. */
async function againstRandom(page: Page, game: string, setup: Record<string, unknown> = {}): Promise<string> {
  await page.goto(`${server.origin}/`);
  // The lobby lists one's own tables as soon as the server knows who one is.
  await expect(page.getByRole('tab', { name: 'Yours' })).toBeVisible();
  const id = await page.evaluate(
    async ([game, setup]) => {
      const answer = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game, setup, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }),
      });
      return (await answer.json()).id as string;
    },
    [game, setup] as const,
  );
  await page.goto(`${server.origin}/table/${id}`);
  return id;
}

test('CardPeeGee from the lobby to the result by mouse, then its replay', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  await playOut(page, actByMouse);
  await expect(page.getByTestId('ask')).toContainText('It is over');
  await shoot(page, 'live-cardpeegee-over');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/at=\d+/);
  await page.getByRole('button', { name: 'To the end' }).click();
  await isAccessible(page);
  await shoot(page, 'live-replay-1280');
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.context().close();
});

test('CardPeeGee by keyboard alone', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  const start = page.getByRole('button', { name: 'Play: CardPeeGee' });
  await start.waitFor();
  for (let tries = 0; tries < 30; tries += 1) {
    await page.keyboard.press('Tab');
    if (await start.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('ask')).toBeVisible();
  await playOut(page, actByKey);
  await page.context().close();
});

test('The Confrontation against a bot by mouse, and by keyboard alone', async ({ browser }) => {
  const page = await newPage(browser);
  await againstRandom(page, 'confrontation');
  await page.getByRole('button', { name: /Formation Hidden Heart/ }).click();
  await page.getByRole('button', { name: /This is final/ }).click();
  await expect(page.getByTestId('ask')).toContainText(/Turn|Waiting|against/);
  await playOut(page, actByMouse);
  await shoot(page, 'live-confrontation-over');
  await againstRandom(page, 'confrontation');
  await expect(page.getByTestId('ask')).toContainText('Place your characters');
  await playOut(page, actByKey);
  await page.context().close();
});

test('two browsers, an onlooker, a reload and a restart; nothing hidden is on any page', async ({
  browser,
}) => {
  const [frodo, sauron, crowd] = [await newPage(browser), await newPage(browser), await newPage(browser)];
  const heard = new Map<Page, string[]>();
  for (const page of [frodo, sauron, crowd]) {
    heard.set(page, []);
    page.on('websocket', (socket) =>
      socket.on('framereceived', (frame) => heard.get(page)?.push(String(frame.payload))),
    );
  }
  await frodo.goto(server.origin);
  await frodo.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await frodo.getByLabel('Sauron', { exact: true }).selectOption('invited');
  await frodo.getByRole('button', { name: 'Set up the table' }).click();
  const link = await frodo.getByLabel(/Invitation for seat 2/).inputValue();
  await sauron.goto(link);
  await sauron.getByRole('button', { name: 'Sit down' }).click();
  await expect(sauron.getByTestId('ask')).toContainText('Place your characters');
  await expect(frodo.getByTestId('ask')).toContainText('Place your characters');
  await crowd.goto(frodo.url().replace('/table/', '/watch/'));
  await crowd.getByTestId('ask').waitFor();
  for (const page of [frodo, sauron]) {
    await page
      .getByRole('button', { name: /^\d? ?Formation/ })
      .first()
      .click();
    await page.getByRole('button', { name: /This is final/ }).click();
  }
  await expect(frodo.getByTestId('ask')).toContainText(/Turn|Waiting/);
  await frodo.getByRole('tab', { name: /Talk/ }).click();
  await frodo.getByRole('textbox', { name: 'Say something' }).fill('good luck');
  await frodo.getByRole('button', { name: 'Send' }).click();
  await sauron.getByRole('tab', { name: /Talk/ }).click();
  await expect(sauron.getByText('good luck')).toBeVisible();
  for (const page of [frodo, sauron]) await page.getByRole('tab', { name: 'Options' }).click();

  let reloaded = false;
  let restarted = false;
  for (let turn = 0; turn < 900 && !(await isOver(frodo)); turn += 1) {
    await actByMouse(frodo, turn * 13);
    await actByMouse(sauron, turn * 17);
    const battle = await frodo.getByText('pick a card').count();
    if (!reloaded && battle > 0) {
      const asked = await frodo.getByTestId('ask').textContent();
      await frodo.reload();
      await expect(frodo.getByTestId('ask')).toHaveText(asked ?? '');
      await shoot(frodo, 'live-confrontation-battle-1280');
      reloaded = true;
    }
    if (!restarted && turn > 12) {
      const asked = await sauron.getByTestId('ask').textContent();
      await server.stop('SIGKILL');
      await server.start();
      await expect(sauron.getByTestId('ask')).toHaveText(asked ?? '');
      await sauron.waitForTimeout(1500);
      restarted = true;
    }
  }
  expect(await isOver(frodo)).toBe(true);
  expect(restarted).toBe(true);
  await expect(crowd.getByRole('button', { name: 'Replay' })).toBeVisible();

  // What came over the wire: only one's own side, and what was face up.
  const sides: [Page, string | null][] = [
    [frodo, 'FELLOWSHIP'],
    [sauron, 'SAURON'],
    [crowd, null],
  ];
  const FELLOWSHIP = ['FRODO', 'SAM', 'PIPPIN', 'MERRY', 'GANDALF', 'ARAGORN', 'LEGOLAS', 'GIMLI', 'BOROMIR'];
  for (const [page, own] of sides) {
    for (const text of heard.get(page) ?? []) {
      const { update } = JSON.parse(text);
      if (!update) continue;
      for (const who of Object.keys(update.view.characters)) {
        const side = FELLOWSHIP.includes(who) ? 'FELLOWSHIP' : 'SAURON';
        if (side !== own) expect(update.view.revealed).toContain(who);
      }
      expect(
        Object.keys(update.view.seen).every(
          (who) => (FELLOWSHIP.includes(who) ? 'FELLOWSHIP' : 'SAURON') === own,
        ),
      ).toBe(true);
    }
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/BALROG|FRODO|secret/i);
  }
  for (const page of [frodo, sauron, crowd]) await page.context().close();
});

test('an action’s result is on screen within two frames of its message', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await page.locator('[data-option]').first().waitFor();
  const waited = await page.evaluate(async () => {
    const dock = document.querySelector('[data-number]') as HTMLElement;
    const drawn = new Promise<number>((done) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        done(performance.now());
      });
      watch.observe(dock, { attributes: true, attributeFilter: ['data-number'] });
    });
    (document.querySelector('[data-option]') as HTMLElement).click();
    const at = await drawn;
    await new Promise(requestAnimationFrame);
    return performance.now() - at;
  });
  // Two frames, and some patience for shared cores.
  expect(waited).toBeLessThan(100);
  await page.context().close();
});

test('undo, hint, rules, hot seat and companion table', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await page.getByRole('button', { name: /Create the character/ }).click();
  await expect(page.getByTestId('ask')).toContainText('Day 1');
  await page.keyboard.press('h');
  await expect(page.getByText(/nothing can be prepared now/)).toBeVisible();
  await page.getByRole('button', { name: 'Rule R7.1' }).first().click();
  await expect(page.getByRole('dialog').locator('[data-rule="R7.1"]')).toBeVisible();
  await isAccessible(page);
  await shoot(page, 'live-rules-1280');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('un-learn');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  await page.keyboard.press('r');
  await expect(page.getByTestId('ask')).toContainText('Day 1');

  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: CardPeeGee/ }).click();
  await isAccessible(page);
  await page.getByLabel(/real dice and cards/).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: /Create the character/ }).click();
  await page.getByRole('button', { name: 'K', exact: true }).click();
  await page.getByRole('button', { name: 'hearts' }).click();
  await expect(page.getByText(/three cards for hit points/).first()).toBeVisible();

  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByLabel('Sauron', { exact: true }).selectOption('me');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: /Formation Hidden Heart/ }).click();
  await page.getByRole('button', { name: /This is final/ }).click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Sauron' })).toBeVisible();
  await expect(page.locator('[data-thing]')).toHaveCount(0);
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('ask')).toContainText('Place your characters');
  await page.context().close();
});

/** Games that are not in every build yet are played where they are. */
for (const [game, most] of [
  ['clans', 400],
  ['wotr', 60],
] as const) {
  test(`${game} against a bot by mouse`, async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(server.origin);
    const games = await page.evaluate(async () => (await fetch('/api/games')).json());
    test.skip(!games.some((one: { id: string }) => one.id === game), `${game} is not there`);
    await againstRandom(page, game);
    await page.locator('[data-thing]').first().waitFor();
    if (game === 'clans') await playOut(page, actByMouse, most);
    else
      for (let turn = 0; turn < most && !(await isOver(page)); turn += 1) await actByMouse(page, turn * 31);
    await expect(page.locator('[role=alert]').filter({ hasText: /fault|Error/ })).toHaveCount(0);
    await shoot(page, `live-${game}-1280`);
    await page.context().close();
  });
}
