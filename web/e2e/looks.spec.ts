// Every screen at every width: nothing cut, nothing over anything else, no serious violation.
// Pictures go to the folder that SHOTS names.

import { expect, type Page, test } from '@playwright/test';
import type { Update } from '../src/wire';
import { address, fakeTable, updates } from './fake';
import { isAccessible, looksRight, newPage, shoot } from './proof';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const fixture = (game: string, name: string): Update => {
  const found = updates(game)[name];
  if (!found) throw new Error(`no fixture ${name} of ${game}: npm run fixtures`);
  return found;
};

async function passes(page: Page, name: string): Promise<void> {
  await looksRight(page);
  await isAccessible(page);
  await shoot(page, name);
}

const BOARDS: [game: string, screen: string, fixture: string][] = [
  ['cardpeegee', 'fight', 'ask.monster_preparation.0'],
  ['cardpeegee', 'jailors', 'ask.jailor_stage.late.0'],
  ['cardpeegee', 'town', 'ask.town_shopping.late.0'],
  ['cardpeegee', 'ending', 'ending.full_court.0'],
  ['cardpeegee', 'death', 'ask.dead.0'],
  ['confrontation', 'place', 'ask.place.0'],
  ['confrontation', 'move', 'ask.move.late.0'],
  ['confrontation', 'target', 'ask.target.1'],
  ['confrontation', 'battle', 'ask.card.1'],
  ['confrontation', 'over', 'over.frodo_defeated.1'],
  ['confrontation', 'watch', 'watch'],
  ['clans', 'plan', 'ask.plan.late.0'],
  // War of the Ring, whose map has labels under its tokens, is looked at in boards.spec.ts.
];

for (const [width, height] of WIDTHS) {
  test.describe(`${width} px`, () => {
    for (const [game, screen, name] of BOARDS) {
      test(`${game} ${screen}`, async ({ browser }) => {
        const page = await newPage(browser, { viewport: { width, height } });
        await fakeTable(page, game, fixture(game, name));
        await page.goto(address(name === 'watch' ? '/watch/m' : '/table/m'));
        await expect(page.getByTestId('ask')).toBeVisible();
        await page.locator('[data-thing], [data-testid=ending]').first().waitFor();
        await passes(page, `${game}-${screen}-${width}`);
        await page.context().close();
      });
    }

    test('lobby, its dialogues, and the pages beside the table', async ({ browser }) => {
      const page = await newPage(browser, { viewport: { width, height } });
      await fakeTable(page, 'confrontation', null, {
        seats: [
          { seat: 0, holder: 'person', name: 'Ada', yours: true },
          { seat: 1, holder: 'bot', name: 'careful', yours: false },
        ],
        asked: [0],
      });
      await page.goto(address('/'));
      await expect(page.getByRole('heading', { name: 'CardPeeGee' })).toBeVisible();
      await expect(page.getByText('Your turn')).toBeVisible();
      await passes(page, `lobby-${width}`);
      await page.getByRole('button', { name: 'Settings' }).click();
      await passes(page, `settings-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ada' }).click();
      await passes(page, `account-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
      await passes(page, `new-table-${width}`);
      for (const path of ['/me', '/rules/confrontation', '/join/m/secret', '/nowhere']) {
        await page.goto(address(path));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await passes(page, `page${path.replaceAll('/', '-')}-${width}`);
      }
      await page.context().close();
    });

    test('what opens beside and over a table', async ({ browser }) => {
      const page = await newPage(browser, { viewport: { width, height } });
      await fakeTable(page, 'confrontation', fixture('confrontation', 'ask.move.late.0'));
      await page.goto(address('/table/m'));
      await page.locator('[data-thing]').first().waitFor();
      for (const tab of ['Log', 'Talk', 'Notes']) {
        await page.getByRole('tab', { name: tab }).click();
        await passes(page, `table-${tab.toLowerCase()}-${width}`);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await passes(page, `table-menu-${width}`);
      for (const item of [/Report a fault/, /All keys/, /Give up/]) {
        if (!(await page.getByRole('menu').isVisible()))
          await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: item }).click();
        await page.getByRole('dialog').waitFor();
        await passes(page, `table-dialogue-${String(item).replace(/\W/g, '').toLowerCase()}-${width}`);
        await page.keyboard.press('Escape');
      }
      await page.context().close();
    });

    test('a table that waits for players', async ({ browser }) => {
      const page = await newPage(browser, { viewport: { width, height } });
      await fakeTable(page, 'confrontation', null, {
        phase: 'open',
        seats: [
          { seat: 0, holder: 'person', name: 'Ada', yours: true },
          { seat: 1, holder: 'invited', yours: false },
        ],
      });
      await page.goto(address('/table/m'));
      await page.getByLabel(/Invitation for seat 2/).waitFor();
      await passes(page, `waiting-${width}`);
      await page.context().close();
    });
  });
}

for (const scheme of ['dark', 'contrast'] as const) {
  test(`${scheme} colours, on every board and in the lobby`, async ({ browser }) => {
    const page = await newPage(browser, { colorScheme: scheme === 'dark' ? 'dark' : 'light' });
    if (scheme === 'contrast')
      await page.addInitScript(() =>
        localStorage.setItem('parlour.settings', '{"state":{"contrast":true},"version":0}'),
      );
    for (const [game, name] of [
      ['cardpeegee', 'ask.monster_preparation.0'],
      ['confrontation', 'ask.move.late.1'],
      ['clans', 'ask.plan.late.0'],
      ['wotr', 'ask.act.0'],
    ] as const) {
      await page.unrouteAll();
      await fakeTable(page, game, fixture(game, name));
      await page.goto(address('/table/m'));
      await page.locator('[data-thing]').first().waitFor();
      await isAccessible(page);
      await shoot(page, `${game}-${scheme}-1280`);
    }
    await page.goto(address('/'));
    await page.getByRole('heading', { name: 'CardPeeGee' }).waitFor();
    await isAccessible(page);
    await shoot(page, `lobby-${scheme}-1280`);
    await page.context().close();
  });
}

for (const [language, locale, words, game] of [
  ['German', 'de-DE', ['Was wollen wir spielen?', 'Kampf'], 'Schwarzer'],
  ['French', 'fr-FR', ['À quoi jouons-nous ?', 'combat'], 'Cavalier'],
] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`${language} at ${width} px, shell and games`, async ({ browser }) => {
      const page = await newPage(browser, { viewport: { width, height }, locale });
      await fakeTable(page, 'confrontation', fixture('confrontation', 'ask.move.late.1'));
      await page.goto(address('/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[0]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await passes(page, `lobby-${locale}-${width}`);
      await page.goto(address('/table/m'));
      await page.locator('[data-thing]').first().waitFor();
      await expect(page.locator('svg').getByText(game).first()).toBeVisible();
      await passes(page, `confrontation-${locale}-${width}`);
      await page.unrouteAll();
      await fakeTable(page, 'cardpeegee', fixture('cardpeegee', 'ask.monster_preparation.0'));
      await page.goto(address('/table/m'));
      await expect(page.getByTestId('ask')).toContainText(new RegExp(words[1], 'i'));
      await passes(page, `cardpeegee-${locale}-${width}`);
      await page.context().close();
    });
  }
}
