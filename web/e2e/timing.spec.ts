// How fast the page is, measured by itself while nothing else runs.

import { expect, type Page, test } from '@playwright/test';
import type { Update } from '../src/wire';
import { address, fakeTable, updates } from './fake';
import { newPage } from './proof';
import { Server } from './server';

/** Counts the frames from a message's arrival until the page shows its number. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const listen = WebSocket.prototype.addEventListener;
    const heard = (text: string) => {
      const update = JSON.parse(text).update;
      if (!update) return;
      let count = 0;
      const look = () => {
        count += 1;
        const shown = document.querySelector('[data-number]')?.getAttribute('data-number');
        if (Number(shown) >= update.number) frames.push(count);
        else if (count < 120) requestAnimationFrame(look);
        else frames.push(count);
      };
      requestAnimationFrame(look);
    };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(handler: (event: MessageEvent) => void) {
        listen.call(this, 'message', ((event: MessageEvent) => {
          heard(String(event.data));
          handler.call(this, event);
        }) as EventListener);
      },
    });
  });
}

test('an action’s result is on screen within two frames of its message, and nothing jumps', async ({
  browser,
}) => {
  const server = new Server();
  await server.start();
  const page = await newPage(browser, { reducedMotion: 'no-preference' });
  await watchFrames(page);
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) jumps.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play: CardPeeGee' }).click();
  await page.locator('[data-option]').first().waitFor();
  for (let turn = 0; turn < 25; turn += 1) {
    const option = page.locator('[data-option]:visible:enabled').first();
    if ((await option.count()) === 0) break;
    const before = await page.locator('[data-number]').getAttribute('data-number');
    await option.click();
    const sure = page.getByRole('button', { name: 'Do it' });
    if (await sure.isVisible()) await sure.click();
    await expect(page.locator('[data-number]')).not.toHaveAttribute('data-number', before ?? '');
  }
  const { frames, jumps } = await page
    .evaluate(() => window as unknown as { frames: number[]; jumps: number[] })
    .then(() =>
      page.evaluate(() => {
        const { frames, jumps } = window as unknown as { frames: number[]; jumps: number[] };
        return { frames, jumps };
      }),
    );
  const late = frames.slice(1).filter((count) => count > 2);
  console.log(`frames: ${frames.join(' ')}; shift: ${jumps.reduce((sum, one) => sum + one, 0).toFixed(4)}`);
  expect(frames.length).toBeGreaterThan(10);
  expect(late).toEqual([]);
  expect(jumps.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1);
  await page.context().close();
  await server.remove();
});

test('an update in the middle of a War of the Ring match is drawn in under 50 ms', async ({ browser }) => {
  const page = await newPage(browser);
  const game = updates('wotr');
  const first = (game['long.0'] ?? game['long.1'] ?? game['ask.act.0']) as Update;
  const next = [
    'ask.move_from.0',
    'ask.act.0',
    'ask.recruit.0',
    'ask.move_to.0',
    'ask.combat_card.0',
  ].flatMap((name) => game[name] ?? []);
  expect(next.length).toBeGreaterThan(3);
  const { push } = await fakeTable(page, 'wotr', first);
  await page.goto(address('/table/m'));
  await page.locator('[data-thing]').first().waitFor();
  await expect(page.locator('[data-number]')).toHaveAttribute('data-number', String(first.number));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => {
    // From the message to the drawn tree: scripts, styles and layout.
    const took: number[] = [];
    Object.assign(window, { took });
    const parse = JSON.parse;
    JSON.parse = (text: string, ...rest) => {
      const start = performance.now();
      const value = parse(text, ...rest);
      if (value?.update)
        queueMicrotask(() =>
          setTimeout(() => {
            document.body.getBoundingClientRect();
            took.push(performance.now() - start);
          }),
        );
      return value;
    };
  });
  let number = first.number;
  for (const update of next) {
    push({ ...update, number: number + 1, since: number });
    number += 1;
    await expect(page.locator('[data-number]')).toHaveAttribute('data-number', String(number));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
  console.log(`drawn in ${took.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  expect(took.length).toBe(next.length);
  const sorted = [...took].sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(50);
  await page.context().close();
});
