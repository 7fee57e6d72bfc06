// The numbers of War of the Ring on screen are those of the rules: positions that a board which counts
// for itself gets wrong. And a table for two, three or four is laid with a few clicks.

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { Api, table } from '../fixtures/api';
import { merge } from '../fixtures/scenarios';
import type { JsonValue, Update } from '../src/wire';
import { isAccessible, looksRight, newPage, resize, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

interface Scenario {
  name: string;
  given: JsonValue;
  when: { seat?: number; action: JsonValue }[];
}

/** A scenario of the rules: the proof on screen starts where the proof of the rules does. */
function scenario(file: string, name: string): Scenario {
  const all: Scenario[] = JSON.parse(readFileSync(`../games/wotr/scenarios/${file}.json`, 'utf8'));
  const found = all.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`${file} has no scenario ${name}`);
  return found;
}

interface Position {
  page: Page;
  /** Does what a scenario does next; no dice are rolled. */
  play(when: Scenario['when']): Promise<void>;
  close(): Promise<void>;
}

/** A match that starts in a position, watched; one person holds all seats and deals. */
async function laid(
  browser: Parameters<typeof newPage>[0],
  server: Server,
  given: JsonValue,
): Promise<Position> {
  const page = await newPage(browser);
  const api = new Api(page.request, server.origin);
  await api.guest();
  const position = merge(await api.start('wotr', {}, 2), given);
  const { id } = await api.create({ ...table('wotr', {}, 2), position });
  await page.goto(`${server.origin}/watch/${id}`);
  await page.locator('.war-map').waitFor();
  return {
    page,
    play: async (when) => {
      for (const { seat, action } of when) {
        const now: Update = await api.look(id, 0);
        await api.act(id, now, seat ?? now.asked[0] ?? 0, action);
      }
    },
    close: () => page.context().close(),
  };
}

async function regionPanel(page: Page, name: string): Promise<Locator> {
  await page.getByLabel('Find a region').fill(name);
  return page.getByRole('region', { name, exact: true });
}

/** What stands of one side in the story of the battle. */
const side = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('Captains of the West fight as one more unit each, and five dice are the most', async ({
  browser,
  server,
}) => {
  const { page, close } = await laid(browser, server, {
    regions: { helms_deep: { normal: { rohan: { regular: 3, elite: 0, leader: 0 } } } },
    characters: { strider: 'helms_deep', legolas: 'helms_deep', gimli: 'helms_deep' },
  });
  const deep = await regionPanel(page, "Helm's Deep");
  await expect(deep).toContainText('3 units (5 dice), Leadership 3');
  // What each of them does is one press away.
  await deep.getByRole('button', { name: 'Legolas' }).click();
  const card = page.getByRole('dialog', { name: 'Legolas' });
  await expect(card).toContainText('Captain of the West');
  await isAccessible(page);
  await shoot(page, 'wotr-character-1280');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  const people = page.getByRole('region', { name: 'Characters' });
  await expect(people.getByRole('list', { name: 'On the map' })).toContainText("Gimli · Helm's Deep");
  await close();
});

test('with Saruman in play his Elites lead', async ({ browser, server }) => {
  const { page, close } = await laid(browser, server, {
    regions: { orthanc: { normal: { isengard: { regular: 3, elite: 1, leader: 0 } } } },
    nations: { isengard: { position: 'AtWar', active: true } },
    characters: { saruman: 'orthanc' },
  });
  await expect(await regionPanel(page, 'Orthanc')).toContainText('4 units (4 dice), Leadership 2');
  await close();
});

test('a sortie: those inside attack, those around defend, in the open', async ({ browser, server }) => {
  const { given, when } = scenario('r16_siege', 'S092');
  const { page, play, close } = await laid(browser, server, given);
  await expect(page.getByRole('button', { name: /Siege of Erebor/ })).toBeVisible();
  await play(when.slice(0, 4));
  await expect(page.getByRole('region', { name: 'Battle of Erebor' })).toBeVisible();
  await expect(side(page, 'The Free Peoples')).toContainText(
    /attack.*3 units \(3 dice\), Leadership 0.*5 or more/,
  );
  await expect(side(page, 'The Shadow')).toContainText(/defend.*4 units \(4 dice\), Leadership 0.*5 or more/);
  await close();
});

test('a relief: the garrison stays inside, the besiegers are attacked from without', async ({
  browser,
  server,
}) => {
  const { given, when } = scenario('r16_siege', 'S095');
  const { page, play, close } = await laid(browser, server, given);
  await play(when.slice(0, 4));
  await expect(page.getByRole('region', { name: 'Battle of Minas Tirith' })).toBeVisible();
  await expect(side(page, 'The Free Peoples')).toContainText(/attack.*3 units \(3 dice\).*5 or more/);
  await expect(side(page, 'The Shadow')).toContainText(/defend.*3 units \(3 dice\).*5 or more/);
  const city = await regionPanel(page, 'Minas Tirith');
  await expect(city).toContainText('besieged · 2 units (2 dice)');
  await close();
});

test('the White Rider forfeits Leadership, and the Nazgûl lose theirs, on screen', async ({
  browser,
  server,
}) => {
  const { given, when } = scenario('r13_battle', 'S076');
  const { page, play, close } = await laid(browser, server, given);
  await play(when.slice(0, 4));
  await expect(side(page, 'The Free Peoples')).toContainText('Leadership 1');
  await expect(side(page, 'The Shadow')).toContainText('Leadership 7');
  await play(when.slice(4, 5));
  await expect(side(page, 'The Free Peoples')).toContainText(/Leadership 0.*1 Leadership forfeited/);
  await expect(side(page, 'The Shadow')).toContainText(/Leadership 2.*5 Leadership forfeited/);
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    await looksRight(page);
    await shoot(page, `wotr-battle-${width}`);
  }
  await close();
});

test('War of the Ring for two, three and four: at most two clicks more than the usual table', async ({
  browser,
  server,
}) => {
  for (const seats of [2, 3, 4]) {
    const page = await newPage(browser);
    await page.goto(server.origin);
    let clicks = 0;
    const click = async (what: Locator) => {
      await what.click();
      clicks += 1;
    };
    await click(page.getByRole('button', { name: /Set up a table…: War of the Ring/ }));
    if (seats !== 2) {
      // A list is opened with one click, and a line of it chosen with another.
      await page.getByLabel('Number of players').selectOption(String(seats));
      clicks += 2;
    }
    await click(page.getByRole('button', { name: 'Set up the table' }));
    await page.waitForURL(/\/table\//);
    // The usual table takes two clicks: to the dialogue, and through it.
    expect(clicks - 2).toBeLessThanOrEqual(2);
    const laid = page.url().split('/').at(-1);
    const told = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), laid);
    expect([told.seats.length, told.setup.seats]).toEqual([seats, seats]);
    // Alone against a bot it begins at once; with more players it waits for them.
    if (seats === 2) await page.locator('.war-map').waitFor();
    else await expect(page.getByRole('button', { name: /Invite|Copy/ }).first()).toBeVisible();
    await page.context().close();
  }
});
