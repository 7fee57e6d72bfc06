// Boards show what is told as it is told: a battle from the move to the fall, a trap from its cards to the
// hit points. The pages are stepped through by key; nothing waits for a time.

import { expect, type Page } from '@playwright/test';
import { byMouse, see } from './player';
import { isAccessible, newPage, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

const beat = (page: Page) => page.getByTestId('beat');
/** What is told now and how much is still to come, looked at in one moment; null if nothing is told. */
const told = (page: Page) =>
  page.evaluate(() => {
    const now = document.querySelector<HTMLElement>('[data-testid=beat]');
    return now && { left: now.dataset.beats, said: now.querySelector('p')?.textContent ?? '' };
  });
const height = (page: Page) =>
  page
    .getByRole('region', { name: 'Board' })
    .evaluate((board) => Math.round(board.getBoundingClientRect().height));

async function begin(page: Page, server: Server, title: string) {
  await page.goto(server.origin);
  await page.getByRole('button', { name: new RegExp(`^Play.*: ${title}$`) }).click();
  await expect(beat(page).or(page.getByTestId('ask')).first()).toBeVisible();
}

/** Goes on by one beat, or decides something; when it is over, with another match. */
async function goOn(page: Page, server: Server, title: string, turn: number): Promise<void> {
  await expect(beat(page).or(page.getByTestId('ask')).first()).toBeVisible();
  const now = await told(page);
  if (now) {
    await page.keyboard.press('Space');
    await expect.poll(() => told(page)).not.toEqual(now);
    return;
  }
  const sight = await see(page, { pick: turn * 7, patience: 2_000 });
  if (sight?.over) await begin(page, server, title);
  else if (sight) await byMouse(page, sight);
}

test('a battle is shown from the move to the fall, on a board that keeps its height', async ({
  browser,
  server,
}) => {
  // Many presses: how soon two fight with a card each is for chance and the bot to say.
  test.slow();
  const page = await newPage(browser, { pace: 'step' });
  await begin(page, server, '.*Confrontation');
  const seen = new Set<string>();
  let high: number | undefined;
  const battle = page.getByTestId('battle');
  for (let turn = 0; turn < 600 && seen.size < 5; turn += 1) {
    const said = (await told(page))?.said;
    if (said) {
      high ??= await height(page);
      expect(await height(page), said).toBe(high);
      if (/ moves a piece /.test(said)) {
        // The arrow leads from where to where, and the piece is there.
        await expect(page.getByTestId('last-move')).toBeAttached();
        seen.add('moved');
      }
      if (/ is revealed in /.test(said)) {
        await expect(page.locator('[data-turned]')).toHaveCount(1);
        seen.add('turned up');
      }
      if (
        /^(Sauron|The Fellowship) plays /.test(said) &&
        (await battle.locator('[data-played]').count()) === 2
      )
        seen.add('both cards');
      const totals = /^Totals: Fellowship (\d+), Sauron (\d+)/.exec(said);
      if (totals) {
        const shown = await battle
          .locator('[data-total]')
          .evaluateAll((all) => all.map((one) => one.textContent));
        expect(shown.sort()).toEqual(totals.slice(1).sort());
        await expect(battle.locator('[data-fell]')).toHaveCount(0);
        seen.add('totals');
      }
      if (/ (is|are) defeated in /.test(said) && (await battle.locator('[data-played]').count()) > 0) {
        await expect(battle.locator('[data-fell]')).not.toHaveCount(0);
        if (!seen.has('fall')) await shoot(page, 'theatre-confrontation-1280');
        await isAccessible(page);
        seen.add('fall');
      }
    }
    await goOn(page, server, '.*Confrontation', turn);
  }
  expect([...seen].sort()).toEqual(['both cards', 'fall', 'moved', 'totals', 'turned up']);
  await page.context().close();
});

test('a trap shows its cards, its difficulty, what was dodged and what is lost', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { pace: 'step' });
  await begin(page, server, 'CardPeeGee');
  let shown = false;
  for (let turn = 0; turn < 800 && !shown; turn += 1) {
    const said = (await told(page))?.said ?? '';
    const trap = /^The trap has difficulty (\d+) and damage (\d+)\. .* and take (\d+) damage/.exec(said);
    if (trap) {
      const [, difficulty = '', damage = '', actual = ''] = trap;
      const scene = page.getByTestId('encounter');
      await expect(scene).toContainText('A trap');
      await expect(scene.locator('[data-card]')).not.toHaveCount(0);
      await expect(scene).toContainText(`${difficulty}Difficulty`);
      await expect(scene).toContainText(`${damage}Damage`);
      await expect(page.getByTestId('dodge')).toContainText(`Damage taken${actual}`);
      // Nothing is lost before it is told.
      await expect(scene.locator('[data-result]')).toHaveCount(0);
      if (actual !== '0') {
        await goOn(page, server, 'CardPeeGee', turn);
        await expect(scene.locator('[data-result=hurt]')).toContainText(`−${actual}`);
        await expect(page.locator('[data-change]')).toHaveAttribute('data-change', /^-\d+$/);
        await isAccessible(page);
        await shoot(page, 'theatre-cardpeegee-1280');
        shown = true;
      }
    }
    if (!shown) await goOn(page, server, 'CardPeeGee', turn);
  }
  expect(shown).toBe(true);
  await page.context().close();
});

test('ready formations come first, each with a picture of its line-up', async ({ browser, server }) => {
  const page = await newPage(browser);
  await begin(page, server, '.*Confrontation');
  const formations = page.getByRole('region', { name: 'Ready formations' });
  const tray = page.getByRole('region', { name: 'Still to place' });
  await expect(formations.getByRole('button')).toHaveCount(5);
  for (const button of await formations.getByRole('button').all())
    await expect(button.locator('svg text').filter({ hasText: 'Frodo' })).toHaveCount(1);
  const [first, second] = [await formations.boundingBox(), await tray.boundingBox()];
  expect(first?.x ?? 0).toBeLessThan(second?.x ?? 0);
  await formations.getByRole('button').first().click();
  await expect(tray).toHaveCount(0);
  await expect(page.getByTestId('ask')).toContainText('All nine are placed');
  await page.context().close();
});

test('the last battle stays until the next, who fell lies beside the board, and abilities are named', async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await newPage(browser, { pace: 'step' });
  await begin(page, server, '.*Confrontation');
  const battle = page.getByTestId('battle');
  const seen = { last: 0, fallen: 0, named: 0 };
  for (let turn = 0; turn < 800 && (!seen.last || !seen.fallen || !seen.named); turn += 1) {
    const said = (await told(page))?.said;
    if (said) {
      const abilities = await battle.locator('[data-ability] strong').allTextContents();
      if (abilities.includes(said)) seen.named += 1;
    } else if ((await battle.count()) && (await page.getByTestId('ask').count())) {
      // At a question between battles: what was fought last is still there, with who fell in it.
      const title = await battle.getByRole('heading').textContent();
      if (title?.startsWith('Last battle')) {
        seen.last += 1;
        const fell = await battle.locator('[data-fell]').count();
        if (fell > 0) {
          await expect(page.locator('section[aria-label*="fallen"] [data-tray] svg').first()).toBeVisible();
          seen.fallen += 1;
        }
      }
    }
    await goOn(page, server, '.*Confrontation', turn);
  }
  expect(seen.last).toBeGreaterThan(0);
  expect(seen.fallen).toBeGreaterThan(0);
  expect(seen.named).toBeGreaterThan(0);
  await page.context().close();
});

test('the last move is marked for whoever takes over the device', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByLabel('Sauron', { exact: true }).selectOption('me');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const option = (name: RegExp) => page.locator('[data-option]', { hasText: name }).first();
  const lift = page.getByRole('button', { name: /^Continue as/ });
  // Both place in secret; the device goes over in between.
  for (let turn = 0; turn < 12; turn += 1) {
    await expect(lift.or(page.getByTestId('ask')).first()).toBeVisible();
    if (await lift.count()) await lift.click();
    await page.getByTestId('ask').waitFor();
    if (await option(/^\d?\s*Use /).count()) await option(/^\d?\s*Use /).click();
    else if (await option(/Confirm/).count()) await option(/Confirm/).click();
    else if (await page.locator('g.target[data-thing^="character:"]').count()) break;
    await page.waitForTimeout(150);
  }
  await page.locator('g.target[data-thing^="character:"]').first().click();
  const goal = page.locator('g.target[data-thing^="region:"]').first();
  const to = (await goal.getAttribute('data-thing'))?.slice('region:'.length) ?? '';
  await goal.click();
  await lift.click();
  const mark = page.getByTestId('last-move');
  await expect(mark).toBeAttached();
  await expect(mark).toHaveAttribute('data-to', to);
  await page.context().close();
});
