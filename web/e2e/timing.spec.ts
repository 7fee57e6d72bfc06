// How fast the page is, measured by itself while nothing else runs.

import { expect, type Page, test } from '@playwright/test';
import type { Update } from '../src/wire';
import { address, fakeTable, update } from './fake';
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
    const sure = page.getByRole('button', { name: 'Yes, do it' });
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

test('an update in the middle of a long War of the Ring match takes under 50 ms', async ({ browser }) => {
  const page = await newPage(browser);
  const long = update('wotr', 'long');
  const others = ['ask.cease', 'ask.move_to', 'ask.recruit', 'ask.damage', 'ask.combat_card'].map((name) =>
    update('wotr', name),
  );
  const { push } = await fakeTable(page, 'wotr', long);
  await page.goto(address('/table/m'));
  await page.locator('[data-thing]').first().waitFor();
  const client = await page.context().newCDPSession(page);
  // Time of the page's own thread, so that other programs on this machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return (value('ScriptDuration') + value('LayoutDuration') + value('RecalcStyleDuration')) * 1000;
  };
  const costs: number[] = [];
  for (let at = 1; at <= 15; at += 1) {
    const next = others[at % others.length] as Update;
    await idle();
    const before = await spent();
    push({
      ...next,
      seat: long.seat ?? 0,
      number: long.number + at,
      since: long.number + at - 1,
      changes: [],
    });
    await expect(page.locator(`[data-number="${long.number + at}"]`).first()).toBeAttached();
    await idle();
    costs.push((await spent()) - before);
  }
  costs.sort((one, two) => one - two);
  const middle = costs[Math.floor(costs.length / 2)] ?? 0;
  console.log(
    `an update with ${long.changes.length} changes in the log: ${costs.map((ms) => ms.toFixed(0)).join(' ')} ms; median ${middle.toFixed(1)} ms`,
  );
  expect(middle).toBeLessThan(50);
  await page.context().close();
});

test('with a battle board open a frame takes under 17 ms', async ({ browser }) => {
  const page = await newPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
    pace: 'auto',
  });
  const battle = update('wotr', 'ask.combat_card');
  const { push } = await fakeTable(page, 'wotr', battle);
  await page.goto(address('/table/m'));
  await page.getByTestId('battle-board').waitFor();
  /** The times between frames while the board is drawn anew and things on it move. */
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        let last = performance.now();
        const look = (now: number) => {
          times.push(now - last);
          last = now;
          if (times.length < 240) requestAnimationFrame(look);
          else done(times.slice(1));
        };
        requestAnimationFrame(look);
      }),
  );
  for (let at = 1; at <= 6; at += 1) {
    push({
      ...update('wotr', at % 2 ? 'ask.losses' : 'ask.combat_card'),
      seat: battle.seat ?? 0,
      number: battle.number + at,
      since: battle.number + at - 1,
      changes: [],
    });
    await expect(page.locator(`[data-number="${battle.number + at}"]`).first()).toBeAttached();
  }
  const times = (await frames).sort((one, two) => one - two);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  console.log(
    `frames with a battle board: median ${at(0.5).toFixed(1)} ms, 95 of 100 under ${at(0.95).toFixed(1)} ms, worst ${at(0.999).toFixed(1)} ms`,
  );
  expect(at(0.5)).toBeLessThan(17);
  await page.context().close();
});
