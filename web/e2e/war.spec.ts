// War of the Ring: what happens is seen on the map while it is told, nothing covers it, and nothing moves
// the page about. The page is watched while a bot plays.

import { expect, type Page } from '@playwright/test';
import { byMouse, see } from './player';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import { test } from './world';

interface Seen {
  ways: number;
  dice: number;
  boards: number;
  heights: number[];
  faults: string[];
}

/** Looks at every change of the page: what must be seen with a beat, and what must not cover it. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = { ways: 0, dice: 0, boards: 0, heights: [] as number[], faults: [] as string[] };
    Object.assign(window, { seen });
    const look = () => {
      const theatre = document.querySelector('[data-testid=theatre]');
      const said = document.querySelector('[data-testid=beat] p')?.textContent ?? '';
      if (!theatre) return;
      const height = Math.round(theatre.getBoundingClientRect().height);
      if (!seen.heights.includes(height)) seen.heights.push(height);
      if (theatre.getAttribute('data-aside')) seen.boards += 1;
      if (!said) return;
      const card = document.querySelector('[data-testid=beat-card]');
      if (/ moves? from /.test(said) && !theatre.querySelector('[data-way]'))
        seen.faults.push(`no way for “${said}”`);
      if (/ rolls? /.test(said) && card && !card.querySelector('[data-rolled]'))
        seen.faults.push(`no dice for “${said}”`);
      if (!card && !theatre.getAttribute('data-aside')) seen.faults.push(`no card for “${said}”`);
      if (card?.querySelector('[data-rolled]')) seen.dice += 1;
      if (theatre.querySelector('[data-way]')) seen.ways += 1;
      const over = card?.getBoundingClientRect();
      for (const place of theatre.querySelectorAll('.happens')) {
        const region = place.querySelector('path')?.getBoundingClientRect();
        if (!over || !region) continue;
        const [x, y] = [(region.left + region.right) / 2, (region.top + region.bottom) / 2];
        if (x > over.left && x < over.right && y > over.top && y < over.bottom)
          seen.faults.push(`the card of “${said}” covers ${place.getAttribute('data-changed')}`);
      }
    };
    new MutationObserver(() => queueMicrotask(look)).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });

const found = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('what happens is drawn on the map while it is told, and can be seen again', async ({
  browser,
  server,
}) => {
  // Many turns, one press at a time.
  test.slow();
  const page = await newPage(browser, { pace: 'step' });
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Play.*: War of the Ring$/ }).click();
  const beat = page.getByTestId('beat');
  const ask = page.getByTestId('ask');
  await expect(beat.or(ask).first()).toBeVisible();
  await watch(page);
  const line = page.locator('[data-since]').last();
  let again = false;
  for (let turn = 0; turn < 600 && !again; turn += 1) {
    await expect(beat.or(ask).first()).toBeVisible();
    if ((await beat.count()) > 0) {
      await page.keyboard.press('Space');
      continue;
    }
    const ways = (await found(page)).ways;
    // Somebody went somewhere, and I am asked: the strip shows it once more.
    if (ways > 0 && (await page.locator('[data-since]').count()) > 0) {
      for (const one of await page.locator('[data-since]').all()) {
        await one.focus();
        again ||= (await page.locator('[data-way], .happens').count()) > 0;
      }
      if (again) break;
    }
    const sight = await see(page, { pick: turn * 7, patience: 2_000 });
    if (sight?.over) break;
    if (sight) await byMouse(page, sight);
  }
  const { faults, heights, ways, dice } = await found(page);
  expect(faults).toEqual([]);
  expect(heights).toHaveLength(1);
  expect([ways > 0, dice > 0, again]).toEqual([true, true, true]);
  await expect(line).toBeVisible();
  await isAccessible(page);
  await looksRight(page);
  await shoot(page, 'wotr-beats-1280');
  await page.context().close();
});
