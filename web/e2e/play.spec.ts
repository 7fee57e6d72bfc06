// Land of Clans & Wanderers and War of the Ring against a bot, by mouse, from the lobby to the result.

import { expect, type Page, test } from '@playwright/test';
import { Api, table } from '../fixtures/api';
import { merge } from '../fixtures/scenarios';
import type { JsonValue } from '../src/wire';
import { actByMouse, playOut } from './player';
import { isAccessible, newPage, shoot } from './proof';
import { Server } from './server';

test.describe.configure({ timeout: 180_000 });

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

async function finish(page: Page, game: string, most: number): Promise<void> {
  await page.locator('[data-thing]').first().waitFor();
  await playOut(page, actByMouse, most);
  await expect(page.locator('[role=alert]').filter({ hasText: /fault|Error/ })).toHaveCount(0);
  await isAccessible(page);
  await shoot(page, `live-${game}-1280`);
}

test('Clans by mouse, from the lobby to the result', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play a bot now: Land of Clans & Wanderers' }).click();
  await finish(page, 'clans', 500);
  await page.context().close();
});

/** The Ring-bearers at the foot of the mountain: a war whose last turns one plays in a minute. */
const LAST_STEPS: JsonValue = {
  phase: 'action',
  acting: 0,
  dice: { free_peoples: { unused: { character: 1 } }, shadow: { hunt_box: 5, unused: { army: 1 } } },
  characters: {
    gandalf_grey: 'out',
    strider: 'out',
    boromir: 'out',
    legolas: 'out',
    gimli: 'out',
    meriadoc: 'out',
    peregrin: 'out',
  },
  fellowship: { mordor: 3, region: 'morannon', guide: 'gollum', corruption: 9 },
};

test('War of the Ring by mouse, from its last steps in Mordor to the result', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await expect(page.getByRole('tab', { name: 'Yours' })).toBeVisible();
  const api = new Api(page.request, server.origin);
  const position = merge(await api.start('wotr', {}, 2), LAST_STEPS);
  await api.create({
    ...table('wotr', {}, 2),
    dealing: 'keyed',
    position,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await finish(page, 'wotr', 900);
  await page.context().close();
});
