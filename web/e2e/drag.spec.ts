// Dragging does what pressing the one and then the other does, by mouse and by finger, and nothing else.

import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { newPage } from './proof';
import { test } from './world';

const number = (page: Page) => page.locator('[data-number]').getAttribute('data-number');

/** The middle of a thing on the page. */
async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Point = Awaited<ReturnType<typeof middle>>;
type Drag = (page: Page, from: Point, to: Point, onTheWay?: () => Promise<void>) => Promise<void>;

const byMouse: Drag = async (page, from, to, onTheWay) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await onTheWay?.();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

/** A real finger, as the browser's own input: what would scroll the page would end the drag. */
const byFinger: Drag = async (page, from, to, onTheWay) => {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    if (step === 4) await onTheWay?.();
  }
  await send('touchEnd', []);
};

const WAYS = [
  { way: 'mouse', drag: byMouse, context: { viewport: { width: 1366, height: 768 } } },
  { way: 'finger', drag: byFinger, context: { viewport: { width: 390, height: 844 }, hasTouch: true } },
] as const;

for (const { way, drag, context } of WAYS) {
  test(`a piece of The Confrontation is dragged onto a lit region (${way})`, async ({ browser, server }) => {
    const page = await newPage(browser, context);
    const api = new Api(page.request, server.origin);
    await api.guest();
    // Sauron moves first: no battle can come before.
    const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] as const;
    const { id } = await api.create({ game: 'confrontation', setup: {}, seats: [...seats] });
    await page.goto(`${server.origin}/table/${id}`);
    await page.getByRole('button', { name: 'Iron Wall', exact: true }).click();
    await page
      .getByRole('button', { name: /Confirm/ })
      .first()
      .click();
    const pieces = page.locator('g.target[data-thing^="character:"]');
    await expect(pieces.first()).toBeVisible();
    const name = (await pieces.first().getAttribute('data-thing')) ?? '';
    const piece = page.locator(`g[data-thing="${name}"]`);
    const before = await number(page);
    const from = await middle(piece);
    // Let go over nothing it is where it was, and nothing is chosen.
    await drag(page, from, { x: 5, y: from.y + 60 });
    await expect(page.locator('[data-ghost]')).toHaveCount(0);
    await expect(piece).toHaveAttribute('data-picked', 'false');
    expect(await number(page)).toBe(before);

    const lit = page.locator('g.target[data-thing^="region:"]');
    await piece.click();
    const goal = (await lit.last().getAttribute('data-thing')) ?? '';
    await page.keyboard.press('Escape');
    await expect(piece).toHaveAttribute('data-picked', 'false');
    const to = await middle(page.locator(`g[data-thing="${goal}"]`));
    await drag(page, await middle(piece), to, async () => {
      await expect(page.locator('[data-ghost]')).toHaveCount(1);
      // Where it may go is lit, and nothing is decided yet.
      await expect(page.locator(`g.target[data-thing="${goal}"]`)).toHaveCount(1);
      expect(await number(page)).toBe(before);
    });
    await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', before ?? '');
    await expect(page.locator('[data-ghost]')).toHaveCount(0);
    expect(await page.evaluate(() => getSelection()?.toString()), 'no text is selected').toBe('');
    // It stands there, or fell there.
    const region = (await page.locator(`g[data-thing="${goal}"]`).getAttribute('aria-label'))?.split(',')[0];
    // Where it led to a battle, the question lies over the tabs of a phone.
    await page.locator('#tab-log').dispatchEvent('click');
    await expect(
      page
        .locator('[role=tabpanel]')
        .getByText(new RegExp(`to (the )?${region}`))
        .first(),
    ).toBeAttached();
    await page.context().close();
  });

  test(`a card of Clans is dragged into a lane (${way})`, async ({ browser, server }) => {
    const page = await newPage(browser, context);
    await page.goto(server.origin);
    await page.getByRole('button', { name: /^Play a bot.*Clans/ }).click();
    const hand = page.getByRole('region', { name: 'Your hand' });
    const card = hand.locator('g.target[data-thing^="card:"]').first();
    await expect(card).toBeVisible();
    const name = (await card.getAttribute('data-thing')) ?? '';
    const lanes = page.getByRole('group', { name: 'The 3 lanes' });
    const lane = page.locator('g[data-thing="lane:center"]');
    await expect(lanes.locator(`[data-thing="${name}"]`)).toHaveCount(0);
    await drag(page, await middle(card), await middle(lane), async () => {
      await expect(page.locator('[data-ghost]')).toHaveCount(1);
      await expect(page.locator('g.target[data-thing="lane:center"]')).toHaveCount(1);
    });
    // It lies in the lane, planned, in one go.
    await expect(lanes.locator(`[data-thing="${name}"]`)).toHaveCount(1);
    await expect(lanes.locator(`[data-thing="${name}"]`)).toHaveAttribute('aria-label', /planned/);
    await page.context().close();
  });
}
