// CardPeeGee at a real server: a whole life by mouse and by keys, its replay, what can be taken
// back, real cards; and how an ending moves.

import { expect, type Page } from '@playwright/test';
import type { JsonValue, Update } from '../src/wire';
import { address, fakeTable, update } from './fake';
import { byKey, picks, playOut, tabTo } from './player';
import { isAccessible, looksRight, newPage, resize, shoot, WIDTHS } from './proof';
import { test } from './world';

test('from the lobby to the result by mouse, then its replay, a link to a moment, and on from there', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  // Who never heals does not live long.
  const { presses, onBoard } = await playOut(page, { prefer: () => 'End the day' });
  console.log(`CardPeeGee: ${presses} presses, ${onBoard} of them on the board`);
  await expect(page.getByTestId('ask')).toContainText('Game over');
  await expect(page.getByText('Fair deal verified')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/at=\d+/);
  // Autoplay goes on by itself, stops when told, and begins anew from the end.
  const slider = page.getByRole('slider');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue('2');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  const end = await slider.inputValue();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue(end);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.getByLabel('View as').selectOption({ index: 0 });
  await isAccessible(page);
  for (const [width, height] of WIDTHS) {
    await resize(page, width, height);
    await looksRight(page);
    await shoot(page, `live-replay-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  const friend = await newPage(browser);
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveValue(await page.getByRole('slider').inputValue());
  await friend.context().close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  await page.goto(`${server.origin}/me`);
  await expect(page.getByText('1 match')).toBeVisible();
  await isAccessible(page);
  await looksRight(page);
  await page.context().close();
});

test('by keyboard alone', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).waitFor();
  await tabTo(page, 'Play: CardPeeGee');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('ask')).toBeVisible();
  await playOut(page, { act: (turn) => byKey(picks(turn)) });
  await page.context().close();
});

test('hint, its rule, undo with what it un-learns, redo', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await page.getByRole('button', { name: /Create your character/ }).click();
  await expect(page.getByTestId('ask')).toContainText('Day 1');
  await page.keyboard.press('h');
  await expect(page.getByText(/nothing to prepare now/)).toBeVisible();
  await page.getByRole('button', { name: 'Rule R7.1' }).first().click();
  const book = page.getByRole('dialog');
  await expect(book.locator('[id="R7.1"]')).toBeInViewport();
  await isAccessible(page);
  await shoot(page, 'live-rules-1280');
  // A search lists what has all its words, by number or by text.
  const hits = book.locator('.hit');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('HEALER fee');
  await expect(hits.first()).toContainText(/healer/i);
  await search.fill('R7.1');
  await expect(hits.first()).toContainText('R7.1');
  await search.fill('zeppelin');
  await expect(hits).toHaveCount(0);
  await expect(page.getByText('Nothing found.')).toBeVisible();
  // The first Escape ends the search, the second one closes the book.
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(book).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('already revealed');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  await page.keyboard.press('r');
  await expect(page.getByTestId('ask')).toContainText('Day 1');
  await page.context().close();
});

test('sound is off until it is switched on; then a press and a turn are heard', async ({ browser }) => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(`${this.frequency.value} Hz, ${this.context.state}`);
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const asked = update('cardpeegee', 'ask.new_day.0');
  const { prompt: _, ...waiting } = { ...asked, asked: [], number: asked.number + 1 };
  const later = (number: number, from: Update) => ({
    ...from,
    number: asked.number + number,
    since: asked.number + number - 1,
    changes: [],
  });
  const { push } = await fakeTable(page, 'cardpeegee', asked);
  await page.goto(address('/table/m'));
  await page.locator('[data-option]').first().click();
  push(later(1, waiting));
  await page.locator(`[data-number="${asked.number + 1}"]`).waitFor();
  push(later(2, asked));
  await page.locator(`[data-number="${asked.number + 2}"]`).waitFor();
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sound').check();
  await page.keyboard.press('Escape');
  await page.locator('[data-option]').first().click();
  await expect.poll(heard).toEqual(['310 Hz, running']);
  push(later(3, waiting));
  await page.locator(`[data-number="${asked.number + 3}"]`).waitFor();
  push(later(4, asked));
  await expect.poll(heard).toEqual(['310 Hz, running', '660 Hz, running', '880 Hz, running']);
  await page.context().close();
});

test('a table with real cards, entered in two taps each', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: CardPeeGee/ }).click();
  await isAccessible(page);
  await looksRight(page);
  await page.getByLabel(/real dice and cards/).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: /Create your character/ }).click();
  await expect(page.getByTestId('ask')).toHaveText('Enter the result.');
  await page.getByRole('button', { name: 'K', exact: true }).click();
  await page.getByRole('button', { name: 'hearts' }).click();
  await expect(page.getByText(/three cards for your HP/).first()).toBeVisible();
  await isAccessible(page);
  await looksRight(page);
  await shoot(page, 'live-companion-1280');
  await page.context().close();
});

/** A table just before a victory, then the victory, then the table as it was. */
function victory(): [Update, Update, Update] {
  const ending = update('cardpeegee', 'ending.full_court.0');
  const asked = update('cardpeegee', 'ask.new_day.0');
  const shown = ending.view as Record<string, Record<string, JsonValue>>;
  const { shown: _, ...counted } = shown.counted ?? {};
  const view = { ...shown, phase: 'new_day', waiting: [], counted };
  const calm = (number: number) => ({
    ...ending,
    ...(asked.prompt ? { prompt: asked.prompt } : {}),
    view,
    number,
  });
  return [
    { ...calm(ending.number - 1), changes: [], since: 0 },
    { ...ending, since: ending.number - 1, changes: ending.changes.slice(-1) },
    { ...calm(ending.number + 1), since: ending.number, changes: [] },
  ];
}

const spot = (page: Page, card: string) =>
  page.evaluate((name) => {
    const box = document.querySelector(`[data-card="${name}"]`)?.getBoundingClientRect();
    return box ? { x: Math.round(box.x), y: Math.round(box.y) } : null;
  }, card);

/** Where a card is in the first frame after something was pushed, and where it comes to rest. */
async function flight(page: Page, card: string, push: () => void) {
  await page.evaluate((name) => {
    const found = new Promise((done) => {
      const watch = new MutationObserver(() => {
        const all = document.getAnimations().filter((one) => one.id === `glide ${name}`);
        if (all.length === 0) return;
        watch.disconnect();
        done(all.length);
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      setTimeout(() => done(0), 1500);
    });
    Object.assign(window, { flight: found });
  }, card);
  push();
  const glides = await page.evaluate(() => (window as unknown as { flight: Promise<number> }).flight);
  const set_out = await spot(page, card);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.id.startsWith('glide'))
        .map((one) => one.finished),
    ),
  );
  return { glides, set_out, rest: await spot(page, card) };
}

test('the cards of a victory go to their places of honour and back; any key goes on', async ({ browser }) => {
  const page = await newPage(browser, { reducedMotion: 'no-preference' });
  const [before, ending, after] = victory();
  const { push, asked } = await fakeTable(page, 'cardpeegee', before);
  await page.goto(address('/table/m'));
  await page.locator('[data-card="KC"]').waitFor();
  const home = await spot(page, 'KC');
  const there = await flight(page, 'KC', () => push(ending));
  expect(there.glides).toBe(1);
  expect(there.rest).not.toEqual(home);
  const veil = page.getByRole('alertdialog');
  await expect(veil).toContainText('Full Court');
  await expect(veil.getByTestId('display').locator('[data-card]')).toHaveCount(3);
  await expect(veil).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('x');
  expect(asked().at(-1)).toMatchObject({ do: 'act', action: 'acknowledge' });
  const back = await flight(page, 'KC', () => push(after));
  expect(back.glides).toBe(1);
  expect(back.rest).toEqual(home);
  await expect(veil).toHaveCount(0);
  await page.context().close();
});

test('with reduced motion nothing glides, and a click anywhere goes on', async ({ browser }) => {
  const page = await newPage(browser);
  const [before, ending] = victory();
  const { push, asked } = await fakeTable(page, 'cardpeegee', before);
  await page.goto(address('/table/m'));
  await page.locator('[data-card="KC"]').waitFor();
  push(ending);
  const veil = page.getByRole('alertdialog');
  await expect(veil).toContainText('Full Court');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(veil).toHaveAttribute('aria-busy', 'false');
  await veil.click({ position: { x: 5, y: 300 } });
  expect(asked().at(-1)).toMatchObject({ do: 'act', action: 'acknowledge' });
  await page.context().close();
});

test('after the last death Escape shows the table, and any other key begins anew', async ({ browser }) => {
  const page = await newPage(browser);
  const veil = page.getByRole('alertdialog');
  await fakeTable(page, 'cardpeegee', update('cardpeegee', 'over.monster.0'));
  const laid: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/matches$/.test(request.url())) laid.push(request.url());
  });
  await page.goto(address('/table/m'));
  await expect(veil).toContainText(/kills you on day/);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(veil).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(laid).toEqual([]);
  await page.reload();
  await expect(veil).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('x');
  await expect.poll(() => laid.length).toBe(1);
  await page.context().close();
});

test('one press after a death, a key or a click anywhere, and the next game begins', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  const presses = [
    () => page.keyboard.press('x'),
    () => page.getByRole('alertdialog').click({ position: { x: 5, y: 300 } }),
  ];
  for (const press of presses) {
    await expect(page.getByTestId('ask')).toContainText('Create your character');
    const table = page.url();
    await playOut(page, { prefer: () => 'End the day', lift: false });
    await expect(page.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'false');
    await press();
    await expect.poll(() => page.url()).not.toBe(table);
  }
  await expect(page.getByTestId('ask')).toContainText('Create your character');
  await page.context().close();
});
