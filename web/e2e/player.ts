// How a person plays: by mouse or by keys, with what the page shows and nothing else.

import { expect, type Page } from '@playwright/test';

export const isOver = (page: Page) => page.getByRole('button', { name: 'Once more' }).isVisible();

const number = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-number]')?.getAttribute('data-number') ?? '');

/** Waits until the table has changed, or a little while. */
async function settled(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(
      (old) => document.querySelector('[data-number]')?.getAttribute('data-number') !== old,
      before,
      { timeout: 800, polling: 'raf' },
    )
    .catch(() => {});
}

/** The options that can be pressed now: those of a dialogue, when one is open. */
const optionsOf = (page: Page) =>
  page
    .locator('dialog[open] [data-option]:enabled')
    .or(page.locator('body:not(:has(dialog[open])) [data-option]:visible:enabled'));

const veilOf = (page: Page) => page.getByTestId('ending').and(page.locator('[role=alertdialog]'));
const sureOf = (page: Page) => page.getByRole('button', { name: 'Do it' });

/** Whether the table waits for this page. */
export async function canAct(page: Page): Promise<boolean> {
  return (await optionsOf(page).count()) > 0 || (await veilOf(page).isVisible());
}

/** Presses an option with the mouse, on the board where it can. */
export async function actByMouse(page: Page, pick: number): Promise<void> {
  const before = await number(page);
  const [veil, sure, options] = [veilOf(page), sureOf(page), optionsOf(page)];
  if (await veil.isVisible()) {
    await veil.click({ position: { x: 20, y: 20 } });
    return settled(page, before);
  }
  if (await sure.isVisible()) {
    await sure.click();
    return settled(page, before);
  }
  const count = await options.count();
  if (count === 0) return settled(page, before);
  const targets = page.locator('body:not(:has(dialog[open])) section [data-thing].target');
  const lit = await targets.count();
  if (lit > 0 && pick % 2 === 0) {
    await targets
      .nth(pick % lit)
      .click({ timeout: 3000, force: true })
      .catch(() => {});
    const left = await options.count();
    if (left > 0 && (await number(page)) === before && !(await sure.isVisible()))
      await options
        .nth(pick % left)
        .click({ timeout: 3000 })
        .catch(() => {});
  } else {
    await options
      .nth(pick % count)
      .click({ timeout: 3000 })
      .catch(() => {});
  }
  if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => {});
  await settled(page, before);
}

/** The same with keys alone. */
export async function actByKey(page: Page, pick: number): Promise<void> {
  const before = await number(page);
  if (await sureOf(page).isVisible()) {
    await page.keyboard.press('Enter');
    return settled(page, before);
  }
  const count = await optionsOf(page).count();
  if (count === 0 && !(await veilOf(page).isVisible())) return settled(page, before);
  await page.keyboard.press(String((pick % Math.min(Math.max(count, 1), 9)) + 1));
  await settled(page, before);
}

/** Walks with Tab until the focus is on what is wanted, as one without a mouse would. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const on = document.activeElement as HTMLInputElement | null;
      return on?.getAttribute('aria-label') ?? on?.labels?.[0]?.textContent ?? on?.textContent ?? '';
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

export async function playOut(
  page: Page,
  act: (page: Page, pick: number) => Promise<void>,
  most = 2_000,
): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    if (await isOver(page)) break;
    await act(page, (turn * 7919 + (turn >> 2)) % 97);
  }
  const asked = await page.getByTestId('ask').textContent();
  expect(await isOver(page), `the match has ended, not: ${asked}`).toBe(true);
  // A last veil may lie over the result.
  if (await veilOf(page).isVisible()) await page.keyboard.press('Enter');
}
