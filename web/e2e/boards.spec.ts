// Land of Clans & Wanderers and War of the Ring: their boards in a real browser, and people who play
// them to a result, build a deck, enter real dice and cards, and edit a position.

import { type Browser, expect, type Page } from '@playwright/test';
import { address, fakeTable, update } from './fake';
import { playOn, playOut } from './player';
import { isAccessible, looksRight, newPage, resize, shoot, WIDTHS } from './proof';
import { test } from './world';

test('the War of the Ring map is zoomed, searched and walked by key', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeTable(page, 'wotr', update('wotr', 'ask.act'));
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
  await page.getByRole('button', { name: 'Show the whole map' }).click();
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

test('no name and no number on the map lies under a token, at any distance', async ({ browser }) => {
  const page = await newPage(browser);
  const map = page.locator('.war-map');
  const tables = await fakeTable(page, 'wotr', null);
  await page.goto(address('/'));
  for (const name of ['long', 'ask.act', 'ask.mix']) {
    await tables.visit('wotr', name);
    await expect(map).toHaveAttribute('data-level', /./);
    for (const [width, height] of WIDTHS) {
      await resize(page, width, height);
      const { shown, hidden } = await page.evaluate(() => {
        const map = document.querySelector('.war-map');
        const all = (query: string) => [...(map?.querySelectorAll<SVGGraphicsElement>(query) ?? [])];
        const seen = (one: Element) => one.checkVisibility();
        const ownerOf = (one: Element) => one.closest('[data-token]');
        const tokens = all('[data-token] > path, [data-token] > circle').filter(seen);
        const boxes = tokens.map((one) => ({ owner: ownerOf(one), box: one.getBoundingClientRect() }));
        const names = all('[data-name]').filter(seen);
        const numbers = all('[data-token] > text').filter(seen);
        const under = [...names, ...numbers].filter((text) => {
          // Of a line of text the letters fill the middle.
          const line = text.getBoundingClientRect();
          const [top, height] = [line.y + line.height * 0.15, line.height * 0.7];
          const shares = boxes.map(({ owner, box }) => {
            if (owner === ownerOf(text)) return 0;
            const x = Math.min(line.right, box.right) - Math.max(line.left, box.left);
            const y = Math.min(top + height, box.bottom) - Math.max(top, box.top);
            return x > 0 && y > 0 ? (x * y) / (line.width * height) : 0;
          });
          return Math.max(0, ...shares) > 0.3;
        });
        return {
          shown: names.length,
          hidden: under.map((one) => `${ownerOf(one)?.getAttribute('data-token') ?? ''} ${one.textContent}`),
        };
      });
      expect(hidden, `${name} at ${width} px`).toEqual([]);
      expect(shown, `${name} at ${width} px`).toBeGreaterThan(10);
    }
  }
  await page.context().close();
});

test('a Clans deck is built, played, and its gold spent in the shop', async ({ browser, server }) => {
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
  await page.getByLabel('Deck name').fill('Mine');
  await page.getByRole('radio', { name: /Joan of Arc/ }).check();
  await page.getByRole('button', { name: /^Remove one Lake Tank/ }).click();
  await expect(page.getByText('24 cards')).toBeVisible();
  await page.getByRole('button', { name: /^Add one Lake Tank/ }).click();
  await isAccessible(page);
  await shoot(page, 'camp-deck-1280');
  await page.getByRole('button', { name: 'Save deck' }).click();
  await page.getByRole('button', { name: 'Play a bot now with Mine' }).click();
  await expect(page.getByTestId('ask')).toContainText('Turn 1');
  await expect(page.getByText('Joan of Arc').first()).toBeVisible();
  // A bot advises the hero or a whole plan; followed, the table goes on and the advice is gone.
  await page.keyboard.press('h');
  const advice = page.getByRole('status').filter({ hasText: /simulations/ });
  await expect(advice.locator('strong')).toHaveText(
    /^(Call Joan of Arc|Play this plan\. (No cards|(Left|Centre|Right): .+)) – $/,
  );
  await advice.getByRole('button', { name: 'Do it' }).click();
  await expect(advice).toHaveCount(0);
  expect((await playOut(page)).onBoard).toBeGreaterThan(10);
  await page.getByRole('link', { name: /your (shop, )?cards and decks/ }).click();
  await expect(page.getByTestId('wallet')).not.toHaveText('0 gold');
  const gold = async () =>
    Number(((await page.getByTestId('wallet').textContent()) ?? '').replace(/\D/g, ''));
  const before = await gold();
  await page.getByRole('button', { name: 'Buy for 100' }).first().click();
  await expect(page.getByRole('button', { name: 'Sold' }).first()).toBeVisible();
  expect(await gold()).toBe(before - 100);
  await isAccessible(page);
  for (const [width, height] of WIDTHS) {
    await resize(page, width, height);
    await looksRight(page);
    await shoot(page, `camp-shop-${width}`);
  }
  await page.context().close();
});

async function warOfTheRing(browser: Browser, origin: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(origin);
  await page.getByRole('button', { name: /Play a bot now: War of the Ring/ }).click();
  await page.locator('.war-map').waitFor();
  return page;
}

test('War of the Ring from the lobby with the mouse on the map, given up, and its replay', async ({
  browser,
  server,
}) => {
  const page = await warOfTheRing(browser, server.origin);
  expect((await playOn(page, { most: 50 })).onBoard).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await isAccessible(page);
  await shoot(page, 'live-wotr-over-1280');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.locator('.war-map')).toBeVisible();
  await page.context().close();
});

test('War of the Ring to the result by mouse @long', async ({ browser, server }) => {
  test.setTimeout(300_000);
  const page = await warOfTheRing(browser, server.origin);
  // The Ring-bearers hurry, so that the match comes to its end.
  const hurry = (turn: number) => (turn % 3 === 0 ? undefined : 'Move the Fellowship|Enter Mordor');
  const { presses, onBoard } = await playOut(page, { prefer: hurry });
  console.log(`War of the Ring: ${presses} presses, ${onBoard} of them on the board`);
  expect(onBoard).toBeGreaterThan(10);
  await page.context().close();
});

test('War of the Ring with four seats to the result @long', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: War of the Ring/ }).click();
  await page.getByLabel('Number of players').selectOption('4');
  for (const seat of [DARK, 'Saruman', 'Rohan'])
    await page.getByLabel(seat, { exact: true }).selectOption('bot:heuristic');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const theirs = page.getByRole('region', { name: 'Your teammate’s options' });
  await expect(theirs).toContainText('Rohan');
  const hurry = (turn: number) => (turn % 3 === 0 ? undefined : 'Move the Fellowship|Enter Mordor');
  await playOut(page, { prefer: hurry, most: 4_000 });
  await isAccessible(page);
  await page.context().close();
});

/** One device for everybody: it goes to another hand, and that one lifts the veil. */
const handTo = (page: Page, who: string) => page.getByRole('button', { name: `Continue as ${who}` }).click();
const FREE = 'Free Peoples';
const DARK = 'Shadow';

async function hotSeat(page: Page, origin: string, mode: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: /Set up a table…: War of the Ring/ }).click();
  await page.getByLabel(DARK, { exact: true }).selectOption('me');
  await page.getByLabel('Rule enforcement').selectOption(mode);
}

test('a companion table on one device: real cards, dice and tiles in two taps each', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser);
  await hotSeat(page, server.origin, 'companion');
  await page.getByLabel(/real dice and cards/).check();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const ask = page.getByTestId('ask');
  const option = (name: string | RegExp) =>
    page.locator('[data-option], [data-act]', { hasText: name }).first();
  const dealer = page.getByTestId('dealer');
  const tap = (name: string) => dealer.getByRole('button', { name, exact: true }).click();

  // A card that was drawn is named by a tap on it, or stays secret.
  await expect(ask).toContainText('Keep it secret, or name it');
  await page.locator('[data-thing="card:fp_char_02_elven_rope"]').first().click();
  await expect(ask).toContainText('Strategy');
  await option('Keep it secret').click();
  await handTo(page, DARK);
  for (const deck of ['Character', 'Strategy']) {
    await expect(ask).toContainText(deck);
    await option('Keep it secret').click();
  }
  await handTo(page, FREE);
  await expect(ask).toContainText('Fellowship phase');
  await option('Done').click();
  await handTo(page, DARK);
  await option('2 dice').click();

  // Dice: one tap each.
  await expect(dealer).toContainText(/Free Peoples' \d+ Action dice/);
  await isAccessible(page);
  for (const face of ['Character', 'Character', 'Muster', 'Will of the West']) await tap(face);
  await expect(dealer).toContainText(/Shadow's \d+ Action dice/);
  const shadow = Number(/(\d+) Action dice/.exec((await dealer.textContent()) ?? '')?.[1]);
  await tap('Eye');
  for (let die = 1; die < shadow; die += 1) await tap('Army');
  await shoot(page, 'live-wotr-companion-1280');

  // The Fellowship moves; the Hunt is rolled with real dice, and a real tile drawn.
  await handTo(page, FREE);
  await option('Move the Fellowship').click();
  await expect(dealer).toContainText('Hunt dice');
  const hunters = Number(/(\d+) Hunt dice/.exec((await dealer.textContent()) ?? '')?.[1]);
  expect(hunters).toBe(3);
  await tap('6');
  for (let die = 1; die < hunters; die += 1) await tap('2');
  await expect(dealer).toContainText('Hunt tile');
  await tap('1, reveals');
  await expect(dealer).toHaveCount(0);
  const hunt = page.getByRole('region', { name: 'The Hunt for the Ring' });
  await expect(hunt).toContainText('1');
  await page.context().close();
});

test('an unrestricted table: a free edit is made, logged and taken back', async ({ browser, server }) => {
  const page = await newPage(browser);
  await hotSeat(page, server.origin, 'unrestricted');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const palette = page.getByRole('region', { name: 'Edit the position' });
  await palette.getByRole('button', { name: 'Everything else' }).click();
  await palette.getByRole('button', { name: /Edit the Fellowship/ }).click();
  await page.locator('[data-option]', { hasText: 'Set Corruption to 5' }).first().click();
  const fellowship = page.getByRole('region', { name: 'The Fellowship' });
  await expect(fellowship).toContainText('5');
  await page.getByRole('tab', { name: 'Log' }).click();
  const logged = page.getByRole('tabpanel').getByText(/edit the position: Set Corruption to 5/i);
  await expect(logged).toBeVisible();
  // Nobody has learnt anything by it, so nothing is asked.
  await page.keyboard.press('u');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.context().close();
});

test('figures are put on the map with plus and minus, and by dragging them there', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  await hotSeat(page, server.origin, 'unrestricted');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const palette = page.getByRole('region', { name: 'Edit the position' });
  await palette.waitFor();
  await page.getByLabel('Find a region').fill('Lossarnach');
  await expect(palette).toContainText('Lossarnach');
  const count = palette.getByRole('status', { name: 'Gondor, Regular' });
  const more = palette.getByRole('button', { name: 'One more: Gondor, Regular' });
  await expect(count).toHaveText('0');
  await more.click();
  await expect(count).toHaveText('1');
  await more.click();
  await expect(count).toHaveText('2');
  await palette.getByRole('button', { name: 'One fewer: Gondor, Regular' }).click();
  await expect(count).toHaveText('1');
  await isAccessible(page);
  await shoot(page, 'wotr-palette-1440');
  // An Elite is taken to the same region by hand.
  const grip = await palette.locator('[data-carry="Gondor, Elite"]').boundingBox();
  const goal = await page.locator('.war-map [data-thing="region:lossarnach"]').evaluate((region) => {
    const box = region.getBoundingClientRect();
    for (let at = 0; at < 400; at += 1) {
      const [x, y] = [box.left + box.width * ((at * 0.618) % 1), box.top + box.height * ((at * 0.7549) % 1)];
      if (document.elementFromPoint(x, y)?.closest('[data-thing]') === region) return { x, y };
    }
    return null;
  });
  if (!grip || !goal) throw new Error('nothing to drag, or nowhere to');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 6 });
  await page.mouse.up();
  await expect(palette.getByRole('status', { name: 'Gondor, Elite' })).toHaveText('1');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.context().close();
});
