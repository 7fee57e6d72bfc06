// Whoever looks closer sees a card beside what they look at, which takes nothing from them; what an attack
// promises is told before it is confirmed; and on a phone what is in hand covers nothing that is chosen.

import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { merge } from '../fixtures/scenarios';
import type { JsonValue, NewMatch, Whole } from '../src/wire';
import { isAccessible, looksRight, newPage, resize, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

const me = { kind: 'me' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

function given(name: string): JsonValue {
  const all: { name: string; given: JsonValue }[] = JSON.parse(
    readFileSync('../games/wotr/scenarios/wholes.json', 'utf8'),
  );
  const found = all.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`there is no scenario ${name}`);
  return found.given;
}

async function sit(
  browser: Browser,
  server: Server,
  wanted: NewMatch,
  more: { position?: JsonValue; size?: { width: number; height: number } } = {},
): Promise<{ page: Page; api: Api; match: string }> {
  const page = await newPage(browser, { viewport: more.size ?? { width: 1440, height: 900 } });
  const api = new Api(page.request, server.origin);
  await api.guest();
  const start = more.position && {
    position: merge(await api.start(wanted.game, {}, (wanted.seats ?? []).length), more.position),
  };
  const { id } = await api.create({ ...wanted, ...start });
  await page.goto(`${server.origin}/table/${id}`);
  await page.getByTestId('ask').waitFor({ timeout: 40_000 });
  return { page, api, match: id };
}

const war = (seats: NewMatch['seats']): NewMatch => ({
  game: 'wotr',
  setup: {},
  ...(seats ? { seats } : {}),
});

/** A pointer that rests on something sees its card, which lies beside it, and has taken nothing. */
async function hovers(page: Page, what: Locator, words: RegExp): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const before = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not drawn');
  const at = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let one = 0; one < 80; one += 1) {
      const [x, y] = [left + width * ((0.5 + one * 0.618) % 1), top + height * ((0.5 + one * 0.7549) % 1)];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
    return null;
  });
  if (!at) throw new Error('the pointer cannot reach it');
  await page.mouse.move(at.x, at.y);
  const card = page.getByTestId('look');
  await expect(card).toHaveText(words);
  const over = await card.boundingBox();
  const seen = over && {
    x: Math.min(over.x + over.width, box.x + box.width) - Math.max(over.x, box.x),
    y: Math.min(over.y + over.height, box.y + box.height) - Math.max(over.y, box.y),
  };
  expect(seen && seen.x > 1 && seen.y > 1, 'the card lies over what it speaks of').toBe(false);
  const after = await page.evaluate(() => [
    document.activeElement?.outerHTML.slice(0, 80),
    String(getSelection()),
  ]);
  expect(after).toEqual([before, '']);
}

test('War of the Ring tells more to whoever looks closer', async ({ browser, server }) => {
  const { page } = await sit(browser, server, war([bot, me]), { position: given('W03') });
  await page.getByTestId('verbs').waitFor({ timeout: 40_000 });
  const region = (id: string) => page.locator(`.war-map [data-thing="region:${id}"]`);
  await hovers(page, region('fords_of_isen'), /Fords of Isen.*Enemies next to it/s);
  await shoot(page, 'look-wotr-region');
  await hovers(page, region('minas_tirith'), /Minas Tirith.*Gondor/s);
  await hovers(page, page.locator('[data-thing="die:army"]').first(), /Army.*Moves two armies/s);
  await hovers(page, page.locator('[data-about="rings:free_peoples"]'), /Elven Rings left/);
  await hovers(page, page.locator('[data-about="hunt:box"]'), /The Hunt/);
  const card = page.locator('[data-thing^="card:"]').first();
  if (await card.count()) await hovers(page, card, /Initiative|initiative/);
  await hovers(page, page.locator('[data-about="figure:legolas"]').first(), /Legolas.*Level/s);
  await shoot(page, 'look-wotr-character');
  await looksRight(page);

  // With an army in hand, its targets tell what a press does, and what it promises.
  await page.mouse.move(2, 2);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-grip="orthanc"]').click();
  await page.locator('[data-look=attack]').waitFor();
  await hovers(page, region('fords_of_isen'), /Now:.*attacks Fords of Isen/s);
  await expect(page.getByTestId('look').getByTestId('odds')).toBeVisible();
  await shoot(page, 'look-wotr-target');
  await isAccessible(page);
  await page.context().close();
});

test('a key walks from thing to thing, and asks why not', async ({ browser, server }) => {
  // Sauron moves first: no battle can come before.
  const { page } = await sit(browser, server, { game: 'confrontation', setup: {}, seats: [bot, me] });
  await page.getByRole('button', { name: /Use Iron Wall/ }).click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByTestId('ask')).toContainText('to move', { timeout: 20_000 });
  await page.keyboard.press('i');
  await expect(page.getByTestId('look-frame')).toBeVisible();
  await expect(page.getByTestId('look')).toBeVisible();
  await expect(page.getByTestId('look-said')).not.toHaveText('');
  await shoot(page, 'look-confrontation');
  const heard = new Set<string>();
  for (let steps = 0; steps < 14 && (await page.getByTestId('why').count()) === 0; steps += 1) {
    await page.keyboard.press(steps % 5 === 4 ? 'ArrowUp' : 'ArrowRight');
    heard.add((await page.getByTestId('look-said').textContent()) ?? '');
    if (steps > 5) await page.keyboard.press('Enter');
  }
  expect(heard.size).toBeGreaterThan(3);
  await expect(page.getByTestId('why')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('look-frame')).toHaveCount(0);
  await page.context().close();
});

test('units of Clans and cards of CardPeeGee tell more', async ({ browser, server }) => {
  const clans = await sit(browser, server, { game: 'clans', setup: {}, seats: [me, bot] });
  await hovers(clans.page, clans.page.locator('[data-thing^="card:A"]').first(), /damage \d.*health/s);
  await shoot(clans.page, 'look-clans');
  await clans.page.context().close();
  const cards = await sit(browser, server, { game: 'cardpeegee', setup: {}, seats: [me] });
  for (let turn = 0; turn < 6 && (await cards.page.locator('[data-thing^="card:"]').count()) === 0; turn += 1)
    await cards.page.locator('[data-option]').first().click();
  await hovers(cards.page, cards.page.locator('[data-thing^="card:"]').first(), /weapons|money|potions|gear/);
  await shoot(cards.page, 'look-cardpeegee');
  await cards.page.context().close();
});

test('a finger that holds looks closer, and presses nothing', async ({ browser, server }) => {
  const { page } = await sit(
    browser,
    server,
    { game: 'clans', setup: {}, seats: [me, bot] },
    {
      size: { width: 390, height: 844 },
    },
  );
  const card = page.locator('[data-thing^="card:A"]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('there is no card in hand');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByTestId('look')).toBeVisible();
  await shoot(page, 'look-clans-390');
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('[data-picked="true"]')).toHaveCount(0);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.context().close();
});

test('an attack tells its chances before it is confirmed', async ({ browser, server }) => {
  const { page, api, match } = await sit(browser, server, war([bot, me]), { position: given('W03') });
  await page.locator('[data-grip="orthanc"]').click();
  await page.locator('[data-look=attack]').waitFor();
  const answer = await api.ask(match, { do: 'wholes', seat: 1, piece: { kind: 'region', id: 'orthanc' } });
  if (typeof answer !== 'object' || !('wholes' in answer)) throw new Error('no actions came');
  const attack = answer.wholes.wholes.find(
    ({ verb, targets = [] }: Whole) =>
      verb?.key === 'verb.attack' && targets.some(({ id }) => id === 'fords_of_isen'),
  );
  const told = attack?.effects?.find(({ key }) => key.startsWith('effect.attack_'))?.params ?? {};
  const number = (name: string) => (told[name] && 'number' in told[name] ? told[name].number : -1);
  await page.locator('.war-map [data-thing="region:fords_of_isen"]').focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog');
  const bars = sure.locator('[data-odds]');
  await expect(bars).toHaveCount(2);
  await expect(bars.nth(0)).toHaveAttribute('data-odds', `${number('round_won')} ${number('round_lost')}`);
  await expect(bars.nth(1)).toHaveAttribute('data-odds', `${number('won')} ${number('lost')}`);
  await shoot(page, 'odds-attack');
  await isAccessible(page);
  // Half of the army is another attack, and its chances are not those.
  await sure
    .getByRole('button', { name: /One fewer/ })
    .first()
    .click();
  await expect(bars).toHaveCount(0);
  await sure
    .getByRole('button', { name: /One more/ })
    .first()
    .click();
  await expect(bars).toHaveCount(2);
  await looksRight(page);
  await page.context().close();
});

test('on a phone what is in hand stands below the map, and covers nothing that is chosen', async ({
  browser,
  server,
}) => {
  const { page } = await sit(browser, server, war([bot, me]), {
    position: given('W01'),
    size: { width: 390, height: 844 },
  });
  const army = page.locator('[data-grip="dol_guldur"]');
  await army.waitFor({ timeout: 40_000 });
  await army.click();
  const bar = page.getByTestId('action-bar');
  await expect(bar.getByRole('button', { name: /One fewer/ }).first()).toBeVisible();
  await page.locator('[data-look="move"]').first().waitFor();
  const covered = await page.evaluate(() => {
    const dock = document
      .querySelector('[data-testid=action-bar]')
      ?.closest('#in-hand')
      ?.getBoundingClientRect();
    const map = document.querySelector('.war-map')?.getBoundingClientRect();
    if (!dock || !map) return ['there is no dock'];
    const chosen = [
      ...document.querySelectorAll('[data-look="chosen"], .glow-chosen, [data-grip="dol_guldur"]'),
    ];
    return chosen.flatMap((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const hidden = bottom > dock.top || top < 0 || left < 0 || right > innerWidth;
      return hidden ? [one.outerHTML.slice(0, 60)] : [];
    });
  });
  expect(covered).toEqual([]);
  await shoot(page, 'hand-wotr-390');
  await looksRight(page);
  await isAccessible(page, { but: ['color-contrast'] });
  await bar.getByRole('button', { name: /cancel/ }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByTestId('ask')).toBeVisible();
  await page.context().close();
});

test('what is looked at is in sight in every width', async ({ browser, server }) => {
  const { page } = await sit(browser, server, war([bot, me]), { position: given('W01') });
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    await hovers(page, page.locator('.war-map [data-thing="region:moria"]'), /Moria/);
    await shoot(page, `look-wotr-${width}`);
  }
  await page.context().close();
});
