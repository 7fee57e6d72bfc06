// Clans at a real server: the lobby's own match pays what it promises, and people bring decks of their own
// to a table with each other.

import { expect, type Page } from '@playwright/test';
import { playOut } from './player';
import { newPage, shoot } from './proof';
import { test } from './world';

const wallet = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/profile/clans')).json()).kept.wallet as number);

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
  await shoot(page, 'live-clans-over');
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
