// The craft around the boards: pictures in the lobby and on the court cards, sound that is offered once,
// and rings around what has the focus for those who use keys.

import { expect, type Page } from '@playwright/test';
import { address, fakeTable, update } from './fake';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import { test } from './world';

test('every game in the lobby has a picture, and none of them moves the page', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { viewport: { width: 1366, height: 768 } });
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Small games/ }).click();
  const tiles = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(tiles).toHaveCount(9);
  for (const tile of await tiles.all()) {
    const picture = tile.locator('img[data-picture]');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    // Beside the words it says nothing, and it has its room before it is there.
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture).toHaveAttribute('height', /\d/);
  }
  await looksRight(page);
  await isAccessible(page);
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, 'craft-lobby-1366');
  await page.context().close();
});

test('jack, queen and king have faces of their own', async ({ browser }) => {
  const page = await newPage(browser);
  const shown = update('cardpeegee', 'ask.new_day.0');
  const view = shown.view as { hand: string[] };
  await fakeTable(page, 'cardpeegee', {
    ...shown,
    view: { ...view, hand: ['JC', 'QH', 'KS', 'KD', '9C'] } as never,
  });
  await page.goto(address('/table/m'));
  const hand = page.getByRole('region', { name: /^Hand/ });
  await expect(hand.locator('[data-card]')).toHaveCount(5);
  await expect(hand.locator('[data-court]')).toHaveCount(4);
  const faces = await hand.locator('[data-court]').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(faces).size).toBe(4);
  await hand.scrollIntoViewIfNeeded();
  if (process.env.SHOTS) await hand.screenshot({ path: `${process.env.SHOTS}/craft-court.png` });
  await page.context().close();
});

/** Every sound that is made, and how loud all of it is. */
const listen = () => {
  const heard: number[] = [];
  Object.assign(window, { heard });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    heard.push(this.frequency.value);
    start.call(this, when);
  };
};
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);

test('sound is offered once, never on by itself, and waved off for good', async ({ browser }) => {
  const page = await newPage(browser);
  await page.addInitScript(listen);
  await fakeTable(page, 'cardpeegee', update('cardpeegee', 'ask.new_day.0'));
  await page.goto(address('/table/m'));
  const offer = page.getByTestId('offer-sound');
  await expect(offer).toBeVisible();
  expect(await heard(page)).toBe(0);
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await page.locator('[data-option]').first().waitFor();
  await expect(offer).toHaveCount(0);
  expect(await heard(page)).toBe(0);
  // Whoever changes their mind finds it in the settings, with a volume.
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Volume')).toHaveCount(0);
  await page.getByLabel('Sound').check();
  await page.getByLabel('Volume').fill('0.3');
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  await isAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Volume')).toHaveValue('0.3');
  await page.context().close();

  const other = await newPage(browser);
  await other.addInitScript(listen);
  await fakeTable(other, 'cardpeegee', update('cardpeegee', 'ask.new_day.0'));
  await other.goto(address('/table/m'));
  await other.getByTestId('offer-sound').getByRole('button', { name: 'Turn sound on' }).click();
  await expect.poll(() => heard(other)).toBeGreaterThan(0);
  await expect(other.getByTestId('offer-sound')).toHaveCount(0);
  await other.context().close();
});

/** What has the focus, and whether a ring is drawn around it. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return null;
    const halo = on.querySelector('.halo');
    const style = getComputedStyle(on);
    const dashed = halo !== null && getComputedStyle(halo).strokeDasharray !== 'none';
    const drawn = (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || dashed;
    return drawn ? (on.getAttribute('aria-label') ?? on.textContent) : false;
  });

test('a ring is around what has the focus for keys, and never for the mouse', async ({ browser }) => {
  const page = await newPage(browser);
  await fakeTable(page, 'confrontation', update('confrontation', 'ask.move.late.0'));
  await page.goto(address('/table/m'));
  const piece = page.locator('g.target[data-thing^="character:"]').first();
  await piece.click();
  expect(await ring(page)).toBeFalsy();
  for (const name of ['Log', 'Chat', 'Options']) {
    await page.getByRole('tab', { name }).click();
    expect(await ring(page), name).toBeFalsy();
  }
  const rings: (string | false)[] = [];
  for (let tab = 0; tab < 25; tab += 1) {
    await page.keyboard.press('Tab');
    const drawn = await ring(page);
    if (drawn !== null) rings.push(drawn);
  }
  expect(rings.length).toBeGreaterThan(15);
  expect(rings).not.toContain(false);
  await page.context().close();
});

test('the size of cards holds in every game, and everything still fits', async ({ browser }) => {
  const page = await newPage(browser, { viewport: { width: 1366, height: 768 } });
  const tables = await fakeTable(page, 'clans', null);
  await page.goto(address('/'));
  const set = async (cards: number) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Cards' }).selectOption(String(cards));
    await page.keyboard.press('Escape');
  };
  for (const [game, name, card] of [
    ['clans', 'ask.plan', 'section[aria-label="Your hand"] [data-thing^="card:"]'],
    ['confrontation', 'ask.move.0', 'section[aria-label="The Fellowship cards"] li'],
    ['cardpeegee', 'ask.monster_preparation.0', 'section[aria-label^="Hand"] [data-card]'],
  ] as const) {
    await tables.visit(game, name);
    const width = async () => (await page.locator(card).first().boundingBox())?.width ?? 0;
    await set(1);
    const usual = await width();
    await set(1.25);
    await expect.poll(width, game).toBeGreaterThan(usual * 1.1);
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(high, game).toBeLessThanOrEqual(768);
  }
  await page.context().close();
});
