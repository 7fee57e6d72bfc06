// The book of a game, as people read it: at its own address, and beside a table.

import { expect, type Locator, type Page } from '@playwright/test';
import { isAccessible, looksRight, newPage, resize, shoot } from './proof';
import { test } from './world';

/** On the screen, below everything that lies over the page. */
async function isBeforeTheEyes(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 0.9 });
  const { top, over } = await place.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 6);
    return { top: box.top, over: element.contains(hit) ? null : (hit?.outerHTML.slice(0, 80) ?? 'nothing') };
  });
  expect(over).toBeNull();
  // A rule that was asked for is at the top, not at the end of what happens to be shown.
  expect(top).toBeLessThan(260);
}

const rule = (page: Page, number: string) => page.locator(`[id="${number}"]`);

const SIZES = [
  [390, 844],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test('a game’s book begins with how to play, and a link to a rule always opens at that rule', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Rules: War of the Ring' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play War of the Ring');
  const drawings = page.getByRole('article').getByRole('img');
  expect(await drawings.count()).toBeGreaterThan(3);
  for (const drawing of await drawings.all())
    expect(
      await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(640);

  // From the page on how to play to a rule, back, and to another one.
  await page.getByRole('article').getByRole('link', { name: 'R24.1' }).click();
  await isBeforeTheEyes(rule(page, 'R24.1'));
  await page.getByRole('link', { name: 'How to play', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'R16.12' }).click();
  await isBeforeTheEyes(rule(page, 'R16.12'));

  // Within the rules, to the same one twice, and back to where the reader was.
  const link = rule(page, 'R16.12').getByRole('link').nth(1);
  const number = (await link.textContent()) ?? '';
  await link.click();
  await isBeforeTheEyes(rule(page, number));
  const there = await page.evaluate(() => scrollY);
  await page.goBack();
  await isBeforeTheEyes(rule(page, 'R16.12'));
  await page.evaluate(() => scrollBy(0, 40));
  await link.click();
  await isBeforeTheEyes(rule(page, number));
  expect(await page.evaluate(() => scrollY)).toBe(there);

  // An address by itself, an older form of it, and one that is changed by hand.
  await page.goto(`${server.origin}/rules/wotr/rules#R21.8`);
  await isBeforeTheEyes(rule(page, 'R21.8'));
  await page.goto(`${server.origin}/rules/wotr?rule=R18.5`);
  await isBeforeTheEyes(rule(page, 'R18.5'));
  await page.evaluate(() => {
    location.hash = '#R7.3';
  });
  await isBeforeTheEyes(rule(page, 'R7.3'));
  await page.context().close();
});

test('beside a table a rule link opens at its rule, the second time too', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play a bot now: War of the Ring' }).click();
  const dialog = page.getByRole('dialog');
  const links = page.getByRole('button', { name: /^Rule R/ });
  await links.first().waitFor();
  const numbers = [...new Set(await links.allTextContents())].slice(0, 2);
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of [...numbers, ...numbers]) {
    await links.getByText(number, { exact: true }).first().click();
    await isBeforeTheEyes(dialog.locator(`[id="${number}"]`));
    // The drawer has not been scrolled away from its own head.
    await expect(dialog.getByRole('heading', { name: 'Rules', exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'How to play', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.context().close();
});

test('a German reader gets the German book', async ({ browser, server }) => {
  const page = await newPage(browser, { locale: 'de-DE' });
  await page.goto(`${server.origin}/rules/wotr`);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ringkrieg');
  await page.getByRole('link', { name: 'Die Regeln', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wo unsere Quellen auseinandergehen' })).toBeAttached();
  await expect(rule(page, 'R13.8')).toContainText('Kampfwurf');
  await page.context().close();
});

test('a search with keys marks what it finds', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/rules/cardpeegee/rules`);
  await page.getByRole('article').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('healer FEE');
  await expect(page.locator('.hit').first()).toContainText(/fee/i);
  await expect(page.locator('.hit mark').first()).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBeGreaterThan(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isBeforeTheEyes(page.locator('[data-here]'));
  await page.keyboard.press('/');
  await page.keyboard.type('10.13');
  await page.keyboard.press('Enter');
  await isBeforeTheEyes(rule(page, 'R10.13'));
  await page.context().close();
});

test('books and guides are good to read at every size, in light and dark', async ({ browser, server }) => {
  const page = await newPage(browser, { colorScheme: 'light' });
  for (const [path, name, scrolls] of [
    ['/rules/confrontation', 'how', false],
    ['/rules/cardpeegee/rules#R14', 'rules', true],
    ['/docs', 'guides', false],
    ['/docs/lab', 'guide', true],
  ] as const) {
    await page.goto(`${server.origin}${path}`);
    await page.getByRole('article').waitFor();
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      // Wide tables and code scroll within themselves, which looks cut; the page never scrolls sideways.
      if (scrolls) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      else await looksRight(page);
      await shoot(page, `book-${name}-light-${width}`);
    }
    await isAccessible(page);
    // In the dark everything is where it was, in other colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await isAccessible(page, { only: 'color-contrast' });
    await shoot(page, `book-${name}-dark-1920`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.context().close();
});
