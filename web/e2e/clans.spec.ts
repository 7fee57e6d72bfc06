// Clans at a real server: the lobby's own match pays what it promises, and people bring decks of their own
// to a table with each other.

import { expect, type Page } from '@playwright/test';
import { playOut, throughADoor } from './player';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import { test } from './world';

const wallet = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/profile/clans')).json()).kept.wallet as number);

const beat = (page: Page) => page.getByTestId('beat');

/** Lays out some cards and seals the plan. */
async function plan(page: Page): Promise<void> {
  const play = page.locator('[data-option]', { hasText: 'Play ' });
  for (let cards = 0; cards < 3 && (await play.count()) > 0; cards += 1) {
    const number = await page.locator('[data-number]').getAttribute('data-number');
    await play.nth(cards % (await play.count())).click();
    await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', number ?? '');
  }
  await page.getByRole('button', { name: 'Ready: seal my plan' }).click();
}

test('a fight is shown tick by tick where the cards stand, and its end not before', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { pace: 'step', viewport: { width: 1366, height: 768 } });
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Play a bot.*Clans/ }).click();
  const seen = { ticks: 0, sums: 0, results: 0 };
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByTestId('ask').waitFor();
    await plan(page);
    await expect(beat(page)).toBeVisible();
    let left = Number(await beat(page).getAttribute('data-beats'));
    while (left > 0) {
      const said = (await beat(page).textContent()) ?? '';
      const moment = await page.locator('[data-moment]').getAttribute('data-moment');
      const label = `${moment}: ${said}`;
      // Nothing of what comes later: no question, and Ready waits.
      await expect(page.getByTestId('ask'), label).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Ready: seal my plan' }), label).toBeDisabled();
      if (moment === 'tick') {
        seen.ticks += 1;
        const number = /Tick (\d)/.exec(said)?.[1];
        await expect(page.locator('[data-tick][aria-current=step]'), label).toHaveAttribute(
          'data-tick',
          number ?? '',
        );
        // The number at the line is that of the words, and so is the burst, unless nothing was lost.
        const damage = /hits .*?(?: for | = )(\d+)/.exec(said)?.[1] ?? '';
        await expect(page.locator(`[data-sum="${damage}"]`).first(), label).toBeVisible();
        seen.sums += await page.locator('[data-burst]').count();
        const dead = (said.match(/is destroyed/g) ?? []).length;
        await expect(page.locator('.clans-falls'), label).toHaveCount(dead);
      }
      if (moment === 'result') seen.results += 1;
      if (moment === 'tick' && seen.ticks === 1) {
        await isAccessible(page);
        await looksRight(page);
        await shoot(page, 'clans-fight-1366');
      }
      await page.keyboard.press('Space');
      if (left > 1) await expect(beat(page)).toHaveAttribute('data-beats', String(left - 1));
      left -= 1;
    }
    await expect(beat(page)).toHaveCount(0);
  }
  expect(seen.ticks).toBeGreaterThan(3);
  expect(seen.sums).toBeGreaterThan(3);
  expect(seen.results).toBe(9);
  await page.context().close();
});

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [390, 844],
] as const)
  test(`lanes, hand and Ready fit ${width} by ${height}, planned or fought, and keep their places`, async ({
    browser,
    server,
  }) => {
    const page = await newPage(browser, { pace: 'step', viewport: { width, height } });
    await page.goto(server.origin);
    await page.getByRole('button', { name: /^Play a bot.*Clans/ }).click();
    await page.getByTestId('ask').waitFor();
    const places = async () => {
      const boxes = [];
      for (const place of [
        page.getByRole('group', { name: 'The 3 lanes' }),
        page.getByRole('region', { name: 'Your hand' }),
        page.getByRole('button', { name: 'Ready: seal my plan' }),
      ]) {
        await expect(place).toBeVisible();
        const box = await place.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        // Nothing lies over it.
        const free = await place.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height - 6);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        });
        expect(free, 'nothing covers it').toBe(true);
        boxes.push(box);
      }
      return boxes;
    };
    const planned = await places();
    await plan(page);
    await expect(beat(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await places()).toEqual(planned);
    await page.context().close();
  });

test('the lobby’s quick match fills the wallet, as the board says, and opens the shop', async ({
  browser,
  server,
}) => {
  // A whole match against the usual bot.
  test.setTimeout(300_000);
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Play a bot.*Clans/ }).click();
  await expect(page.getByTestId('ask')).toContainText('Turn 1.');
  expect(await wallet(page)).toBe(0);
  // Three cards a turn, then the plan is sealed.
  await playOut(page, { prefer: (press) => (press % 4 === 3 ? 'Seal ' : 'Play ') });
  const told = page.getByTestId('spoils');
  await expect(told).toHaveText(/^You have [1-9]\d* gold in your wallet\.$/);
  await expect(page.getByTestId('laid-open').getByRole('region')).toHaveCount(2);
  await shoot(page, 'live-clans-over');
  await throughADoor(page);
  const carried = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  expect(await wallet(page)).toBe(carried);

  await page.getByRole('link', { name: /The shop is open/ }).click();
  await expect(page.getByTestId('wallet')).toContainText(`${carried} gold`);
  await expect(page.getByRole('button', { name: /^Buy for \d+$/ })).toHaveCount(6);
  await page.context().close();
});

test('two people bring decks of their own to one table', async ({ browser, server }) => {
  const [anna, ben] = [await newPage(browser), await newPage(browser)];
  await anna.goto(server.origin);
  await anna.getByRole('button', { name: /^Set up a table….*Clans/ }).click();
  await anna.getByLabel('Side B', { exact: true }).selectOption({ label: 'Open to anyone' });
  await anna.getByLabel('Bring your own').selectOption({ label: 'Terrain Starter' });
  await shoot(anna, 'live-clans-bring');
  await anna.getByRole('button', { name: 'Set up the table' }).click();
  await anna.waitForURL(/\/table\//);
  const id = new URL(anna.url()).pathname.split('/').at(-1);

  await ben.goto(server.origin);
  await ben.getByRole('tab', { name: 'Open' }).click();
  await ben.getByLabel('Bring your own').selectOption({ label: 'Desert Aggro' });
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByTestId('ask')).toContainText('Turn 1.');
  await expect(anna.getByTestId('ask')).toContainText('Turn 1.');
  const setup = await anna.evaluate(
    async (match) => (await (await fetch(`/api/matches/${match}`)).json()).setup,
    id,
  );
  expect([setup.deck_a.name, setup.deck_b.name]).toEqual(['Terrain Starter', 'Desert Aggro']);
  await anna.context().close();
  await ben.context().close();
});
