// War of the Ring is played on the board: how many presses a person needs for what they mean.

import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { merge } from '../fixtures/scenarios';
import type { View } from '../src/generated/wotr/View';
import type { JsonValue } from '../src/wire';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

/** Where a proof of the rules starts. */
function given(name: string): JsonValue {
  const all: { name: string; given: JsonValue }[] = JSON.parse(
    readFileSync('../games/wotr/scenarios/wholes.json', 'utf8'),
  );
  const found = all.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`there is no scenario ${name}`);
  return found.given;
}

/** Somebody at a table, whose presses are counted. */
class Person {
  presses = 0;

  constructor(
    readonly page: Page,
    private readonly api: Api,
    private readonly match: string,
    private readonly seat: number,
  ) {}

  /** An army on the map that can act. */
  army = (id: string) => this.page.locator(`[data-grip="${id}"]`);

  region = (id: string) => this.page.locator(`.war-map [data-thing="region:${id}"]`);

  bar = () => this.page.getByTestId('action-bar');

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** A region is pressed where nothing lies over it. */
  async pressRegion(id: string): Promise<void> {
    this.presses += 1;
    const at = await this.pointOf(id);
    await this.page.mouse.click(at.x, at.y);
  }

  async key(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  /** Takes an army up and lets it go over a region: one press. */
  async drag(from: string, to: string): Promise<void> {
    this.presses += 1;
    const box = await this.army(from).boundingBox();
    const at = await this.pointOf(to);
    if (!box) throw new Error(`nobody can act in ${from}`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(at.x, at.y, { steps: 6 });
    await this.page.mouse.up();
  }

  private async pointOf(id: string): Promise<{ x: number; y: number }> {
    const at = await this.region(id).evaluate((element) => {
      const box = element.getBoundingClientRect();
      for (let try_ = 0; try_ < 400; try_ += 1) {
        const [x, y] = [
          box.left + box.width * ((try_ * 0.618) % 1),
          box.top + box.height * ((try_ * 0.7549) % 1),
        ];
        if (document.elementFromPoint(x, y)?.closest('[data-thing]') === element) return { x, y };
      }
      return null;
    });
    if (!at) throw new Error(`the pointer cannot reach ${id}`);
    return at;
  }

  async view(): Promise<View> {
    return (await this.api.look(this.match, this.seat)).view as unknown as View;
  }

  /** How many units stand somewhere, as soon as that is so. */
  async has(id: string, units: number): Promise<void> {
    const count = async () =>
      ((await this.view()).counted.armies[id] ?? []).reduce((sum, army) => sum + army.units, 0);
    await expect.poll(count).toBe(units);
  }
}

async function sit(browser: Browser, server: Server, position: JsonValue, seat: number): Promise<Person> {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  const api = new Api(page.request, server.origin);
  await api.guest();
  const me = { kind: 'me' } as const;
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { id } = await api.create({
    game: 'wotr',
    setup: {},
    seats: seat === 0 ? [me, bot] : [bot, me],
    position: merge(await api.start('wotr', {}, 2), position),
  });
  await page.goto(`${server.origin}/table/${id}`);
  await page.getByTestId('verbs').waitFor({ timeout: 40_000 });
  return new Person(page, api, id, seat);
}

test('one army is moved with two presses, or with one drag, and comes back with one', async ({
  browser,
  server,
}) => {
  const person = await sit(browser, server, given('W01'), 1);
  const { page } = person;
  // What can act glows; nothing else can be taken up.
  await expect(person.army('dol_guldur')).toBeVisible();
  await expect(person.army('rivendell')).toHaveCount(0);
  await person.press(person.army('dol_guldur'));
  await expect(page.locator('[data-look=move]')).toHaveCount(7);
  await expect(page.locator('[data-name=western_brown_lands]')).toBeVisible();
  await isAccessible(page);
  await looksRight(page);
  await shoot(page, 'wotr-chosen-1440');
  await person.pressRegion('western_brown_lands');
  await person.has('western_brown_lands', 6);
  expect(person.presses).toBe(2);
  // The whole action goes back, and there is one line of it in the log.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('a');
  person.presses = 0;
  await person.key('u');
  await person.has('dol_guldur', 6);
  expect(person.presses).toBe(1);
  await expect(person.army('dol_guldur')).toBeVisible();
  person.presses = 0;
  await person.drag('dol_guldur', 'western_brown_lands');
  await person.has('western_brown_lands', 6);
  expect(person.presses).toBe(1);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.context().close();
});

test('two armies of one die are moved with four presses', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W02'), 1);
  await person.press(person.army('dol_guldur'));
  await person.pressRegion('western_brown_lands');
  await person.has('western_brown_lands', 6);
  await person.press(person.army('morannon'));
  await person.pressRegion('dagorlad');
  await person.has('dagorlad', 3);
  expect(person.presses).toBe(4);
  await person.page.context().close();
});

test('an attack is two presses, and a confirmation that says what it means', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W03'), 1);
  await person.press(person.army('orthanc'));
  await person.page.locator('[data-look=attack]').waitFor();
  await person.pressRegion('fords_of_isen');
  expect(person.presses).toBe(2);
  const sure = person.bar().getByRole('alertdialog');
  await expect(sure).toContainText('Orthanc attacks Fords of Isen');
  await expect(sure).toContainText('You: 5 dice, Leadership 0. They: 2 dice, Leadership 1');
  await isAccessible(person.page);
  await shoot(person.page, 'wotr-attack-1440');
  expect((await person.view()).battle).toBeNull();
  await person.press(sure.getByRole('button', { name: 'Attack' }));
  await expect(person.page.getByTestId('theatre')).toHaveAttribute('data-aside', /battle/);
  expect(person.presses).toBe(3);
  await person.page.context().close();
});

test('an army is split with four presses', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W01'), 1);
  await person.press(person.army('dol_guldur'));
  const fewer = person.bar().getByRole('button', { name: /One fewer: .*Regular/ });
  await person.press(fewer);
  await person.press(fewer);
  await person.pressRegion('western_brown_lands');
  await person.has('western_brown_lands', 4);
  await person.has('dol_guldur', 2);
  expect(person.presses).toBe(4);
  await person.page.context().close();
});

test('two units are mustered with three presses', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W06'), 0);
  await person.press(person.army('edoras'));
  await person.press(person.bar().getByRole('button', { name: /Regular/ }));
  await person.has('edoras', 2);
  // A place where nothing but one Regular can follow.
  await person.pressRegion('lamedon');
  await person.has('lamedon', 1);
  expect(person.presses).toBe(3);
  await person.page.context().close();
});

test('a card is played with two presses', async ({ browser, server }) => {
  const position = merge(given('W06'), {
    cards: { hands: [{ cards: ['fp_strat_14'] }, { cards: [] }] },
  });
  const person = await sit(browser, server, position, 0);
  const card = person.page.locator('button[data-thing^="card:fp_strat_14"]');
  await person.press(card);
  await person.press(person.bar().locator('[data-act]').first());
  // By the time it is looked at, the next turn may have brought others.
  const held = async () => JSON.stringify((await person.view()).cards.hands[0]);
  await expect.poll(held).not.toContain('fp_strat_14');
  expect(person.presses).toBe(2);
  await person.page.context().close();
});

test('the Fellowship is declared with one press', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W09'), 0);
  await person.pressRegion('hollin');
  await expect.poll(async () => (await person.view()).fellowship.region).toBe('hollin');
  expect(person.presses).toBe(1);
  await person.page.context().close();
});

test('a half-made action is cancelled with one press', async ({ browser, server }) => {
  const person = await sit(browser, server, given('W02'), 1);
  const { page } = person;
  await person.press(person.army('dol_guldur'));
  await expect(person.bar()).toBeVisible();
  person.presses = 0;
  await person.key('Escape');
  await expect(person.bar()).toHaveCount(0);
  expect(person.presses).toBe(1);
  // The first of two armies has gone: the whole of it goes back.
  await person.press(person.army('dol_guldur'));
  await person.pressRegion('western_brown_lands');
  await person.has('western_brown_lands', 6);
  await page.getByTestId('cancel-whole').waitFor();
  person.presses = 0;
  await person.key('Escape');
  await person.has('dol_guldur', 6);
  expect(person.presses).toBe(1);
  await page.context().close();
});

test('the panel names a dozen kinds of action at most, and everything is done by keys', async ({
  browser,
  server,
}) => {
  const person = await sit(browser, server, given('W03'), 1);
  const { page } = person;
  expect(await page.getByTestId('verbs').locator('[data-act]').count()).toBeLessThanOrEqual(12);
  // A kind that is pointed at lights up those who can do it, and a piece lights up its kinds.
  await page.locator('[data-act="verb.attack"]').focus();
  await expect(page.locator('[data-grip]')).toHaveCount(2);
  await page.locator('[data-act="verb.attack"]').press('Enter');
  await expect(page.locator('[data-grip]')).toHaveCount(2);
  await person.region('orthanc').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-look=attack]').waitFor();
  await person.region('fords_of_isen').focus();
  await page.keyboard.press('Enter');
  await expect(person.bar().getByRole('button', { name: 'Attack' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person.bar()).toHaveCount(0);
  // All options are a key away.
  await page.keyboard.press('o');
  await expect(page.locator('[data-option]', { hasText: 'Attack' }).first()).toBeVisible();
  await page.context().close();
});
