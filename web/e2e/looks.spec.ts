// Every screen at every width: nothing cut, nothing over anything else, no serious violation.
// Pictures go to the folder that SHOTS names.

import { expect, test } from '@playwright/test';
import { address, fakeTable, update, visit } from './fake';
import { isAccessible, looksRight, newPage, passes, resize, shoot, WIDTHS } from './proof';

const BOARDS: Record<string, [screen: string, fixture: string][]> = {
  cardpeegee: [
    ['fight', 'ask.monster_preparation.0'],
    ['jailors', 'ask.jailor_stage.late.0'],
    ['town', 'ask.town_shopping.late.0'],
    ['ending', 'ending.full_court.0'],
    ['death', 'ask.dead.0'],
  ],
  confrontation: [
    ['place', 'ask.place.0'],
    ['move', 'ask.move.late.0'],
    ['target', 'ask.target.1'],
    ['battle', 'ask.card.1'],
    ['over', 'over.frodo_defeated.1'],
    ['watch', 'watch'],
  ],
  clans: [
    ['first', 'ask.plan'],
    ['plan', 'ask.plan.late'],
    ['hero', 'ask.plan.hero.late'],
    ['march', 'ask.plan.march.late'],
    ['over', 'over.crystal.hero.late'],
  ],
  wotr: [
    ['act', 'ask.act'],
    ['recruit', 'ask.recruit'],
    ['fight', 'ask.cease'],
    ['hunt', 'ask.damage'],
    ['teams', 'ask.mix'],
    ['long', 'long'],
  ],
  // Their boards are drawn from what their scenes name.
  tictactoe: [
    ['first', 'first'],
    ['over', 'over'],
  ],
  connect4: [['later', 'later']],
  hex: [
    ['first', 'first'],
    ['later', 'later'],
  ],
  kuhn: [
    ['first', 'first'],
    ['over', 'over'],
  ],
  leduc: [
    ['later', 'later'],
    ['over', 'over'],
  ],
};

for (const [game, screens] of Object.entries(BOARDS))
  test(`${game}: ${screens.map(([screen]) => screen).join(', ')}`, async ({ browser }) => {
    const page = await newPage(browser);
    const tables = await fakeTable(page, game, null);
    await page.goto(address('/'));
    for (const [at, [screen, name]] of screens.entries()) {
      await tables.visit(game, name, name === 'watch');
      await expect(page.getByTestId('ask')).toBeVisible();
      await passes(page, `${game}-${screen}`, at === 0);
    }
    await page.context().close();
  });

test('lobby and its dialogues', async ({ browser }) => {
  const page = await newPage(browser);
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
  await passes(page, 'lobby');
  await page.getByRole('button', { name: 'Settings' }).click();
  await passes(page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ada' }).click();
  await passes(page, 'account');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByLabel('Clock').selectOption({ label: '1 minute per move' });
  await page.getByLabel('If time runs out').selectOption({ label: 'A bot moves for them' });
  await passes(page, 'new-table');
  const laid = page.waitForRequest(
    (request) => request.method() === 'POST' && /matches$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Set up the table' }).click();
  expect((await laid).postDataJSON()).toMatchObject({
    game: 'confrontation',
    clock: { kind: 'per_action', ms: 60_000 },
    at_flag: 'bot',
  });
  await page.context().close();
});

test('a person’s page, the rules, an invitation, and nowhere', async ({ browser }) => {
  const page = await newPage(browser);
  await fakeTable(page, 'confrontation', null);
  await page.goto(address('/'));
  for (const [path, words] of [
    ['/me', 'Ada'],
    ['/rules/confrontation', 'The Confrontation'],
    ['/docs', 'Guides'],
    ['/join/m/secret', /invited to a table/],
    ['/nowhere', 'This page doesn’t exist.'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    await passes(page, `page${path.replaceAll('/', '-')}`);
  }
  await page.context().close();
});

test('what opens beside a table', async ({ browser }) => {
  const page = await newPage(browser);
  await fakeTable(page, 'confrontation', update('confrontation', 'ask.move.late.0'));
  await page.goto(address('/table/m'));
  await page.locator('[data-thing]').first().waitFor();
  for (const tab of ['Log', 'Chat', 'Notes']) {
    await page.getByRole('tab', { name: tab }).click();
    await passes(page, `table-${tab.toLowerCase()}`);
  }
  await page.context().close();
});

test('what opens over a table', async ({ browser }) => {
  const page = await newPage(browser);
  await fakeTable(page, 'confrontation', update('confrontation', 'ask.move.late.0'));
  await page.goto(address('/table/m'));
  await page.locator('[data-thing]').first().waitFor();
  const more = page.getByRole('button', { name: 'More' });
  for (const [width, height] of WIDTHS) {
    await resize(page, width, height);
    await more.click();
    await looksRight(page);
    await shoot(page, `table-menu-${width}`);
    await page.keyboard.press('Escape');
  }
  await more.click();
  await isAccessible(page);
  for (const item of [/Report a bug/, /Keyboard shortcuts/, /Resign/]) {
    if (!(await page.getByRole('menu').isVisible())) await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
    await passes(page, `table-dialogue-${String(item).replace(/\W/g, '').toLowerCase()}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await passes(page, 'table-rules');
  await page.context().close();
});

test('a table that waits for players', async ({ browser }) => {
  const page = await newPage(browser);
  await fakeTable(page, 'confrontation', null, {
    phase: 'open',
    seats: [
      { seat: 0, holder: 'person', name: 'Ada', yours: true },
      { seat: 1, holder: 'invited', yours: false },
    ],
  });
  await page.goto(address('/table/m'));
  await page.getByLabel('Invite link for seat 2').waitFor();
  await passes(page, 'waiting');
  await page.context().close();
});

for (const contrast of [false, true])
  test(`colours in the dark${contrast ? ', and with high contrast in both' : ''}`, async ({ browser }) => {
    const page = await newPage(browser);
    await page.addInitScript(
      (state) => localStorage.setItem('parlour.settings', JSON.stringify({ state, version: 0 })),
      { contrast },
    );
    const tables = await fakeTable(page, 'confrontation', null);
    await page.goto(address('/'));
    for (const [game, name] of [
      ['lobby', ''],
      ['cardpeegee', 'ask.monster_preparation.0'],
      ['confrontation', 'ask.move.late.1'],
      ['clans', 'ask.plan.late'],
      ['wotr', 'ask.act'],
    ] as const) {
      if (game === 'lobby') await page.getByRole('heading', { name: 'CardPeeGee' }).waitFor();
      else await tables.visit(game, name);
      for (const theme of contrast ? (['light', 'dark'] as const) : (['dark'] as const)) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(
          page.locator(`html[data-theme=${theme}][data-contrast=${contrast ? 'high' : 'normal'}]`),
        ).toBeAttached();
        await isAccessible(page, { only: 'color-contrast' });
        await shoot(page, `${game}-${theme}${contrast ? '-contrast' : ''}-1280`);
      }
    }
    await page.context().close();
  });

for (const [language, locale, words, game] of [
  ['German', 'de-DE', ['Was wollen wir spielen?', 'Kampf'], 'Schwarzer'],
  ['French', 'fr-FR', ['À quoi joue-t-on ?', 'combat'], 'Cavalier'],
] as const)
  test(`${language}, shell and games`, async ({ browser }) => {
    const page = await newPage(browser, { locale });
    const fits = async (name: string) => {
      for (const [width, height] of WIDTHS) {
        await resize(page, width, height);
        await looksRight(page);
        await shoot(page, `${name}-${locale}-${width}`);
      }
    };
    const tables = await fakeTable(page, 'confrontation', null);
    await page.goto(address('/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[0]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await fits('lobby');
    await isAccessible(page);
    await tables.visit('confrontation', 'ask.move.late.1');
    await expect(page.locator('svg').getByText(game).first()).toBeVisible();
    await fits('confrontation');
    for (const [other, name] of [
      ['clans', 'ask.plan.late'],
      ['wotr', 'ask.act'],
      ['cardpeegee', 'ask.monster_preparation.0'],
    ] as const) {
      await tables.visit(other, name);
      await fits(other);
    }
    await expect(page.getByTestId('ask')).toContainText(new RegExp(words[1], 'i'));
    await page.context().close();
  });
