// Small games, played to their end on the board that is drawn from their scenes: by pressing what glows
// on it, and by keys.

import { expect, type Page } from '@playwright/test';
import { playOut } from './player';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

async function start(page: Page, server: Server, title: string): Promise<void> {
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Small games/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Play.*: ${title}$`) }).click();
  await expect(page.getByTestId('ask')).toBeVisible();
}

const squares = (page: Page) => page.locator('[data-thing^="square:"]');

test('a whole tic-tac-toe by pressing the board alone', async ({ browser, server }) => {
  const page = await newPage(browser);
  await start(page, server, 'Tic-tac-toe');
  await expect(squares(page)).toHaveCount(9);
  await isAccessible(page);
  const { presses, onBoard } = await playOut(page, { boardOnly: true, most: 9 });
  expect(presses).toBeGreaterThan(2);
  expect(onBoard).toBe(presses);
  await expect(page.getByTestId('ask')).toContainText(/You win|You lose|draw/i);
  // Each of the marks that were made is on the board, and nothing can be pressed any more.
  const marks = await page.getByRole('img', { name: /: (cross|ring)$/ }).count();
  expect(marks).toBeGreaterThanOrEqual(5);
  await expect(page.locator('.plain-board .target')).toHaveCount(0);
  await shoot(page, 'live-tictactoe-over-1280');
  await page.context().close();
});

test('a whole Kuhn poker by pressing the board alone, on a phone', async ({ browser, server }) => {
  const page = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await start(page, server, 'Kuhn poker');
  // A press on one's card passes, a press on the pot bets; the other's card lies face down.
  const [own, pot] = [page.locator('[data-thing="hand:0"]'), page.locator('[data-thing="pot:pot"]')];
  await expect(own).toHaveAccessibleName(/^Pass\./);
  await expect(pot).toHaveAccessibleName(/^Bet/);
  await looksRight(page);
  await shoot(page, 'live-kuhn-390');
  const { presses, onBoard } = await playOut(page, { boardOnly: true, most: 3 });
  expect(onBoard).toBe(presses);
  expect(presses).toBeGreaterThan(0);
  await expect(page.getByTestId('ask')).toContainText(/You win|You lose/);
  await page.context().close();
});

test('a whole tic-tac-toe by arrows and Enter', async ({ browser, server }) => {
  const page = await newPage(browser);
  await start(page, server, 'Tic-tac-toe');
  // Tab comes to one square, and arrows go on from it.
  await expect(page.locator('.plain-board .target[tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-thing="square:1"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-thing="square:5"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Play again' });
  for (let turn = 0; turn < 9; turn += 1) {
    // After the answer of the bot the focus is on the board again, without Tab.
    await expect(again.or(page.locator('.plain-board .target:focus'))).toBeVisible();
    if (await again.isVisible()) break;
    const number = await page.locator('[data-number]').getAttribute('data-number');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', number ?? '');
  }
  await expect(again).toBeVisible();
  await page.context().close();
});
