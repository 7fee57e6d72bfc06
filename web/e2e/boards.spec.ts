// The boards of Clans and War of the Ring: every screen at every width, played by mouse to a result
// on a real server, and measured.

import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { address, fakeTable, updates } from './fake';
import { isOver } from './player';
import { Server } from './server';

const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

async function isAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const bad = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(bad.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Nothing sticks out of the page, and no text is cut off by its box. */
async function looksRight(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (element.closest('svg, .sr-only') || element.classList.contains('sr-only')) continue;
      const style = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!text || scrolls || style.display === 'inline' || element.clientWidth <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis')
        found.push(`cut: ${element.textContent?.slice(0, 40)}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
}

/** Texts of a drawing lie inside it. */
async function textsAreInside(page: Page): Promise<void> {
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('main svg[aria-label] g[data-thing] text')].flatMap(
      (text) => {
        const card = text.closest('g[data-thing^="card:"]')?.querySelector('path');
        if (!card) return [];
        const [box, own] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
        return own.right > box.right + 2 || own.bottom > box.bottom + 2 ? [text.textContent] : [];
      },
    ),
  );
  expect(wrong).toEqual([]);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

const SCREENS: [string, string, string][] = [
  ['clans', 'first', 'ask.plan.0'],
  ['clans', 'hero', 'ask.plan.hero.late.0'],
  ['clans', 'march', 'ask.plan.march.late.0'],
  ['clans', 'over', 'over.crystal.hero.late.0'],
  ['wotr', 'act', 'ask.act.0'],
  ['wotr', 'recruit', 'ask.recruit.0'],
  ['wotr', 'fight', 'ask.cease.0'],
  ['wotr', 'hunt', 'ask.damage.0'],
  ['wotr', 'teams', 'ask.mix.0'],
];

for (const [width, height] of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const [game, screen, name] of SCREENS)
      test(`${game} ${screen}`, async ({ page }) => {
        const update = updates(game)[name];
        if (!update) throw new Error(`no fixture ${name}`);
        await page.emulateMedia({
          reducedMotion: 'reduce',
          ...(width === 768 ? { colorScheme: 'dark' } : {}),
        });
        await fakeTable(page, game, update);
        await page.goto(address('/table/m'));
        await page.locator('[data-thing]').first().waitFor();
        await looksRight(page);
        await textsAreInside(page);
        await isAccessible(page);
        await shoot(page, `${game}-${screen}-${width}`);
      });
  });
}

test('a Clans fight is stepped through tick by tick, and the board goes with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeTable(page, 'clans', updates('clans')['ask.plan.late.0'] ?? null);
  await page.goto(address('/table/m'));
  const fight = page.getByRole('region', { name: 'The last fight' });
  await fight.getByRole('button', { name: 'Again' }).click();
  const beat = page.getByTestId('beat');
  const count = Number((await beat.textContent())?.split('/')[1]);
  expect(count).toBeGreaterThan(3);
  let blows = 0;
  for (let at = 1; at < count; at += 1) {
    await expect(beat).toHaveText(`${at} / ${count}`);
    blows += await page.locator('svg text', { hasText: '→' }).count();
    await fight.getByRole('button', { name: 'Step', exact: true }).click();
  }
  expect(blows, 'health before and after is written on the cards').toBeGreaterThan(0);
  await fight.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(beat).toHaveText(`${count - 1} / ${count}`);
  await fight.getByRole('button', { name: 'Skip' }).click();
  await expect(fight.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('the War of the Ring map is zoomed, searched and walked by key', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeTable(page, 'wotr', updates('wotr')['ask.act.0'] ?? null);
  await page.goto(address('/table/m'));
  const map = page.locator('.war-map');
  await expect(map).toHaveAttribute('data-level', 'far');
  await map.hover({ position: { x: 400, y: 250 } });
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -300);
  await expect(map).toHaveAttribute('data-level', 'near');
  await shoot(page, 'wotr-near-1280');
  const before = await map.getAttribute('viewBox');
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => map.getAttribute('viewBox')).not.toBe(before);
  await page.getByRole('button', { name: 'The whole map' }).click();
  await expect(map).toHaveAttribute('data-level', 'far');
  await page.getByLabel('Find a region').fill('minas tir');
  await expect(page.getByRole('heading', { name: 'Minas Tirith' })).toBeVisible();
  await expect(map).not.toHaveAttribute('data-level', 'far');
  await map.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Minas Tirith' })).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(map).toHaveAttribute('data-level', 'far');
});

test('an update in the middle of a long War of the Ring match takes under 50 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const all = updates('wotr');
  const long = Object.entries(all).find(([name]) => name.startsWith('long.'))?.[1];
  const others = ['ask.cease.0', 'ask.move_to.0', 'ask.recruit.0', 'ask.damage.0', 'ask.combat_card.0'];
  if (!long) throw new Error('no long match');
  const { push } = await fakeTable(page, 'wotr', long);
  await page.goto(address('/table/m'));
  await page.locator('[data-thing]').first().waitFor();
  const client = await page.context().newCDPSession(page);
  // Time of the page's own thread, so that other programs on this machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return (value('ScriptDuration') + value('LayoutDuration') + value('RecalcStyleDuration')) * 1000;
  };
  const costs: number[] = [];
  for (let at = 1; at <= 10; at += 1) {
    const next = all[others[at % others.length] as string];
    if (!next) throw new Error('no fixture');
    await page.waitForTimeout(150);
    const before = await spent();
    push({ ...next, seat: long.seat, number: long.number + at, since: long.number + at - 1, changes: [] });
    await expect(page.locator(`[data-number="${long.number + at}"]`).first()).toBeAttached();
    await page.waitForTimeout(150);
    costs.push((await spent()) - before);
  }
  costs.sort((one, two) => one - two);
  const middle = costs[Math.floor(costs.length / 2)] ?? 0;
  console.log(
    `an update with ${long.changes.length} changes in the log: ${costs.map((ms) => ms.toFixed(0)).join(' ')} ms; median ${middle.toFixed(1)} ms`,
  );
  expect(middle).toBeLessThan(50);
});

test.describe('on a real server', () => {
  test.describe.configure({ timeout: 420_000 });
  const server = new Server();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.remove());

  async function newPage(browser: Browser): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    return context.newPage();
  }

  const number = (page: Page) =>
    page.evaluate(() => document.querySelector('[data-number]')?.getAttribute('data-number') ?? '');
  const settled = (page: Page, before: string) =>
    page
      .waitForFunction(
        (old) => document.querySelector('[data-number]')?.getAttribute('data-number') !== old,
        before,
        { timeout: 1500, polling: 'raf' },
      )
      .catch(() => {});

  /** Plans by clicking cards and lanes, and seals, until the match is over. */
  async function playClans(page: Page): Promise<number> {
    const lane = page.locator('svg .target[data-thing^="lane:"]');
    const cards = page.getByRole('region', { name: 'Your hand' }).locator('.target[data-thing^="card:"]');
    const sure = page.getByRole('button', { name: 'Do it' });
    const ready = page.getByRole('button', { name: 'Ready: seal the plan' });
    let planned = 0;
    for (let turn = 0; turn < 60 && !(await isOver(page)); turn += 1) {
      for (let at = 0; at < 3; at += 1) {
        const [options, before] = [await cards.count(), await number(page)];
        if (options === 0) break;
        await cards.nth((turn + at * 2) % options).click();
        const lanes = await lane.count();
        if (lanes > 0) await lane.nth((turn + at) % lanes).click({ position: { x: 12, y: 12 } });
        if (await sure.isVisible()) await sure.click();
        await settled(page, before);
        if ((await number(page)) !== before) planned += 1;
        await page.keyboard.press('Escape');
      }
      const before = await number(page);
      if (await ready.isVisible()) await ready.click();
      if (await sure.isVisible().catch(() => false)) await sure.click();
      await settled(page, before);
      if (turn === 2) await shoot(page, 'live-clans-1280');
    }
    expect(await isOver(page)).toBe(true);
    return planned;
  }

  test('Clans from the lobby to the result, with the mouse on the board', async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(server.origin);
    await page.getByRole('button', { name: /Play a bot now: Land of Clans/ }).click();
    await expect(page.getByTestId('ask')).toContainText('Turn 1');
    expect(await playClans(page)).toBeGreaterThan(5);
    await isAccessible(page);
    await shoot(page, 'live-clans-over-1280');
    await page.context().close();
  });

  test('a Clans deck is built, played, and its gold spent in the shop', async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(server.origin);
    await page.getByRole('link', { name: 'Cards, decks and shop' }).click();
    await expect(page.getByTestId('wallet')).toHaveText('0 gold');
    await isAccessible(page);
    await page.getByRole('tab', { name: 'Collection' }).click();
    await page.getByRole('button', { name: 'Details' }).first().click();
    await isAccessible(page);
    await shoot(page, 'camp-collection-1280');
    await page.getByRole('tab', { name: 'Decks' }).click();
    await page.getByLabel('Start from').selectOption({ label: 'Lake Control' });
    await page.getByLabel('Name of the deck').fill('Mine');
    await page.getByRole('radio', { name: /Joan of Arc/ }).check();
    await page.getByRole('button', { name: /^One Lake Tank less/ }).click();
    await expect(page.getByText('24 cards')).toBeVisible();
    await page.getByRole('button', { name: /^One Lake Tank more/ }).click();
    await isAccessible(page);
    await shoot(page, 'camp-deck-1280');
    await page.getByRole('button', { name: 'Save the deck' }).click();
    await page.getByRole('button', { name: 'Play a bot now with Mine' }).click();
    await expect(page.getByTestId('ask')).toContainText('Turn 1');
    await expect(page.getByText('Joan of Arc').first()).toBeVisible();
    await playClans(page);
    await page.getByRole('link', { name: 'To the shop, your cards and decks' }).click();
    await expect(page.getByTestId('wallet')).not.toHaveText('0 gold');
    const gold = async () =>
      Number(((await page.getByTestId('wallet').textContent()) ?? '').replace(/\D/g, ''));
    const before = await gold();
    await page.getByRole('button', { name: 'Buy for 100' }).first().click();
    await expect(page.getByRole('button', { name: 'Sold' }).first()).toBeVisible();
    expect(await gold()).toBe(before - 100);
    await isAccessible(page);
    await shoot(page, 'camp-shop-1280');
    await page.setViewportSize({ width: 390, height: 844 });
    await looksRight(page);
    await page.context().close();
  });

  test('War of the Ring from the lobby to the result, with the mouse on the map', async ({ browser }) => {
    const page = await newPage(browser);
    await page.goto(server.origin);
    await page
      .getByRole('button', { name: /CardPeeGee/ })
      .first()
      .waitFor();
    const small = page.getByText(/Small games/);
    if (
      !(await page
        .getByRole('button', { name: /War of the Ring/ })
        .first()
        .isVisible()) &&
      (await small.isVisible())
    )
      await small.click();
    await page.getByRole('button', { name: /Play a bot now: War of the Ring/ }).click();
    await page.locator('.war-map').waitFor();
    const map = page.locator('.war-map .target[data-thing^="region:"]');
    const beside = page.locator('button.target[data-thing]');
    const options = page.locator('[role=tabpanel] [data-option]:visible:enabled');
    const sure = page.getByRole('button', { name: 'Do it' });
    let [onMap, acts] = [0, 0];
    for (let turn = 0; turn < 2500 && !(await isOver(page)); turn += 1) {
      const before = await number(page);
      const [regions, all] = [await map.count(), await options.count()];
      if (all === 0) {
        await settled(page, before);
        continue;
      }
      // The Ring-bearers hurry: so the match comes to its end.
      const hurry = options.filter({ hasText: /Move the Fellowship|Enter Mordor/ });
      if ((await hurry.count()) > 0 && turn % 3 !== 0) await hurry.first().click();
      else if (regions > 0 && turn % 4 !== 3) {
        // A click on the map: the region's own path, wherever it can be seen.
        await map.nth(turn % regions).dispatchEvent('click');
        onMap += 1;
        if ((await number(page)) === before && (await options.count()) > 0 && !(await sure.isVisible()))
          await options
            .first()
            .click({ timeout: 2000 })
            .catch(() => {});
      } else if ((await beside.count()) > 0 && turn % 5 === 0) {
        await beside
          .nth(turn % (await beside.count()))
          .click({ timeout: 2000 })
          .catch(() => {});
        if ((await number(page)) === before && (await options.count()) > 0)
          await options
            .nth(turn % (await options.count()))
            .click({ timeout: 2000 })
            .catch(() => {});
      } else
        await options
          .nth((turn * 7) % all)
          .click({ timeout: 2000 })
          .catch(() => {});
      if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => {});
      await settled(page, before);
      acts += 1;
    }
    console.log(
      `War of the Ring: ${acts} decisions, ${onMap} on the map; ${await page.getByTestId('ask').textContent()}`,
    );
    expect(await isOver(page)).toBe(true);
    expect(onMap).toBeGreaterThan(10);
    await isAccessible(page);
    await shoot(page, 'live-wotr-over-1280');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator('.war-map')).toBeVisible();
    await page.context().close();
  });
});
