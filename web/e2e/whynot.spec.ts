// What is not lit says why when it is pressed, and what is not offered when it is looked for: in the very
// words with which the rules refuse it when it is tried.

import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { merge } from '../fixtures/scenarios';
import type { Fault, JsonValue, NewMatch, Reason, Thing, Why } from '../src/wire';
import { Catalogue, sentence, stopped } from '../src/words';
import { isAccessible, looksRight, newPage, resize, shoot } from './proof';
import type { Server } from './server';
import { test } from './world';

const me = { kind: 'me' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

class Sitter {
  constructor(
    readonly page: Page,
    readonly api: Api,
    private readonly origin: string,
    private readonly match: string,
    readonly seat: number,
    readonly words: Catalogue,
  ) {}

  async why(things: Thing[], verb?: string): Promise<Why> {
    const answer = await this.api.ask(this.match, {
      do: 'why',
      seat: this.seat,
      things,
      ...(verb === undefined ? {} : { verb }),
    });
    if (typeof answer !== 'object' || !('why' in answer)) throw new Error('no reason came');
    return answer.why;
  }

  /** What the rules say when just that is tried. */
  async refusal({ actions }: Reason): Promise<{ rule: string; said: string }> {
    const { number: expected } = await this.api.look(this.match, this.seat);
    const [only] = actions;
    const deed = actions.length === 1 ? { do: 'act', action: only } : { do: 'act_all', actions };
    const reply = await this.page.request.post(`${this.origin}/api/matches/${this.match}/ask`, {
      data: {
        ...deed,
        seat: this.seat,
        expect: expected,
        key: `${Math.abs(hash(actions))}`.padStart(32, '0'),
      },
    });
    expect(reply.ok(), `${JSON.stringify(actions)} is refused`).toBe(false);
    const fault: Fault = await reply.json();
    if (!fault.reason || !fault.rule) throw new Error(`refused without a reason: ${fault.message}`);
    return { rule: fault.rule, said: stopped(sentence(this.words.say(fault.reason))) };
  }

  /** Things that are drawn, not lit, and can be reached with a pointer. */
  unlit(kinds: readonly string[]): Promise<{ name: string; x: number; y: number }[]> {
    return this.page.evaluate((kinds) => {
      const lit = new Set(
        [
          ...document.querySelectorAll<HTMLElement>(
            '.target[data-thing], .target [data-thing], [data-presses]',
          ),
        ].map((one) => one.dataset.thing ?? one.dataset.presses),
      );
      return [...document.querySelectorAll<HTMLElement>('[data-match] section [data-thing]')].flatMap(
        (one) => {
          const name = one.dataset.thing ?? '';
          if (lit.has(name) || !kinds.includes(name.split(':')[0] ?? '')) return [];
          const box = one.getBoundingClientRect();
          for (let at = 0; at < 60; at += 1) {
            const [x, y] = [
              box.left + box.width * ((at * 0.618) % 1),
              box.top + box.height * ((at * 0.7549) % 1),
            ];
            if (document.elementFromPoint(x, y)?.closest('[data-presses], [data-thing]') === one)
              return [{ name, x, y }];
          }
          return [];
        },
      );
    }, kinds);
  }

  card = () => this.page.getByTestId('why');

  /** What the card says is what the rules say. */
  async tells(things: Thing[]): Promise<boolean> {
    await expect(this.card()).toBeVisible();
    const why = await this.why(things);
    const [first] = why.reasons;
    if (why.may || !first) {
      await expect(this.card().getByTestId('reason')).toHaveCount(0);
      return false;
    }
    const { rule, said } = await this.refusal(first);
    await expect(this.card().getByTestId('reason').first()).toHaveText(said);
    await expect(this.card().locator('[data-rule]').first()).toHaveAttribute('data-rule', rule);
    await expect(this.page.getByTestId('why-said')).toContainText(said);
    return true;
  }
}

const hash = (value: unknown) =>
  [...JSON.stringify(value)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

const thing = (name: string): Thing => {
  const [kind = '', ...rest] = name.split(':');
  return { kind, id: rest.join(':') };
};

async function sit(
  browser: Browser,
  server: Server,
  wanted: NewMatch,
  seat: number,
  position?: JsonValue,
  size = { width: 1440, height: 900 },
): Promise<Sitter> {
  const page = await newPage(browser, { viewport: size });
  const api = new Api(page.request, server.origin);
  await api.guest();
  const start = position && {
    position: merge(await api.start(wanted.game, {}, (wanted.seats ?? []).length), position),
  };
  const { id } = await api.create({ ...wanted, ...start });
  const book = await page.request.get(`${server.origin}/api/games/${wanted.game}/catalogue/en`);
  const sitter = new Sitter(page, api, server.origin, id, seat, new Catalogue('en', await book.text()));
  await page.goto(`${server.origin}/table/${id}`);
  await page.getByTestId('ask').waitFor({ timeout: 40_000 });
  return sitter;
}

/** Answers until this is asked, by the first option whose words fit. */
async function playTo(sitter: Sitter, ask: RegExp, prefer: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        const option = sitter.page.locator('[data-option]').filter({ hasText: prefer }).first();
        if (await option.count()) await option.click({ timeout: 2_000 }).catch(() => {});
        return (await sitter.page.getByTestId('ask').textContent()) ?? '';
      },
      { timeout: 30_000 },
    )
    .toMatch(ask);
}

/** Presses some of what is not lit; each says why, and goes with the next press or with Escape. */
async function pressesUnlit(sitter: Sitter, kinds: readonly string[], least: number): Promise<void> {
  const { page } = sitter;
  const all = await sitter.unlit(kinds);
  expect(all.length, `things of ${kinds.join(', ')} that are not lit`).toBeGreaterThan(0);
  const step = Math.max(1, Math.floor(all.length / 8));
  let told = 0;
  for (const { name, x, y } of all.filter((_, at) => at % step === 0).slice(0, 8)) {
    await test.step(name, async () => {
      await page.mouse.click(x, y);
      if (await sitter.tells([thing(name)])) told += 1;
      await page.keyboard.press('Escape');
      await expect(sitter.card()).toHaveCount(0);
    });
  }
  expect(told).toBeGreaterThanOrEqual(least);
}

/** Looks for kinds of action by name; what is not offered has its reason. */
async function looksFor(sitter: Sitter, verbs: readonly string[], least: number): Promise<void> {
  const { page, words } = sitter;
  let told = 0;
  for (const verb of verbs) {
    const why = await sitter.why([], verb);
    const [first] = why.reasons;
    if (why.may || !first) continue;
    const name = sentence(words.say(verb));
    await test.step(name, async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox', { name: /ask why not/ })).toBeFocused();
      await page.keyboard.type(name);
      const found = page.getByTestId('not-offered').getByRole('listitem').filter({ hasText: name }).first();
      const { rule, said } = await sitter.refusal(first);
      await expect(found.getByTestId('reason').first()).toHaveText(said);
      await expect(found.locator('[data-rule]').first()).toHaveAttribute('data-rule', rule);
      await page.getByRole('searchbox', { name: /ask why not/ }).fill('');
      await page.keyboard.press('Escape');
    });
    told += 1;
  }
  expect(told, 'kinds of action that are not offered').toBeGreaterThanOrEqual(least);
}

function given(name: string): JsonValue {
  const all: { name: string; given: JsonValue }[] = JSON.parse(
    readFileSync('../games/wotr/scenarios/why.json', 'utf8'),
  );
  const found = all.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`there is no scenario ${name}`);
  return found.given;
}

const WAR: NewMatch = { game: 'wotr', setup: {}, seats: [me, bot] };

test('War of the Ring says why not', async ({ browser, server }) => {
  const sitter = await sit(browser, server, WAR, 0, given('Y01'));
  const { page } = sitter;
  await page.getByTestId('verbs').waitFor({ timeout: 40_000 });
  await pressesUnlit(sitter, ['region'], 4);
  await looksFor(sitter, ['verb.muster', 'verb.attack', 'verb.politics', 'verb.separate'], 2);

  // With an army in hand it is about that army, which stays in hand and in sight.
  await page.locator('[data-grip="dale"]').click();
  await page.locator('[data-look="move"], [data-look="join"]').first().waitFor();
  const goal = (await sitter.unlit(['region'])).find(({ name }) => name === 'region:arnor');
  if (!goal) throw new Error('Arnor is out of reach');
  await page.mouse.click(goal.x, goal.y);
  expect(await sitter.tells([thing('region:dale'), thing(goal.name)])).toBe(true);
  await shoot(page, 'why-wotr');
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    await coversNothing(sitter);
    await shoot(page, `why-wotr-${width}`);
  }
  await resize(page, 1440, 900);
  await coversNothing(sitter);
  await isAccessible(page);
  await looksRight(page);
  // The rule is one press away, and the reason is still there behind it.
  const rule = (await sitter.card().locator('[data-rule]').first().getAttribute('data-rule')) ?? '';
  const link = sitter.card().getByRole('button', { name: `Rule ${rule}`, exact: true });
  await link.first().click();
  await expect(page.getByRole('dialog')).toContainText(rule);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sitter.card()).toHaveCount(0);
  await expect(page.getByTestId('action-bar')).toBeVisible();

  // Dropped where it may not go, an army is back, and says what would have helped.
  await page.keyboard.press('Escape');
  const [from, to] = await Promise.all(
    ['dale', 'erebor'].map((id) => page.locator(`[data-grip="${id}"]`).boundingBox()),
  );
  if (!from || !to) throw new Error('the armies of Dale and Erebor are not there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(await sitter.tells([thing('region:dale'), thing('region:erebor')])).toBe(true);
  await expect(sitter.card().getByTestId('needs').first()).toHaveText('What would help: The North: At War');
  await expect(page.getByTestId('action-bar')).toHaveCount(0);

  // By keys: the cursor of the map goes to a region that is not lit, and Enter asks.
  const map = page.locator('.war-map');
  await map.focus();
  await page.keyboard.press('Escape');
  await expect(sitter.card()).toHaveCount(0);
  for (let steps = 0; steps < 12 && (await page.getByTestId('why-said').textContent()) === ''; steps += 1) {
    await map.press(steps % 2 ? 'ArrowLeft' : 'ArrowUp');
    await map.press('Enter');
    if (await page.getByTestId('action-bar').count()) await map.press('Escape');
  }
  await expect(page.getByTestId('why-said')).not.toHaveText('');
  await page.context().close();
});

/** The card lies over nothing that it speaks of, and over nothing that is chosen. */
async function coversNothing(sitter: Sitter): Promise<void> {
  const over = await sitter.page.evaluate(() => {
    const card = document.querySelector('[data-testid=why]')?.getBoundingClientRect();
    if (!card) return ['there is no card'];
    return [
      ...document.querySelectorAll('[data-picked="true"], [data-testid="action-bar"], .glow-chosen'),
    ].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const x = Math.min(card.right, box.right) - Math.max(card.left, box.left);
      const y = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
      return x > 0 && y > 0 && box.width > 0 ? [one.outerHTML.slice(0, 90)] : [];
    });
  });
  expect(over).toEqual([]);
}

test('War of the Ring says why not, by finger on a phone', async ({ browser, server }) => {
  const size = { width: 390, height: 844 };
  const sitter = await sit(browser, server, WAR, 0, given('Y01'), size);
  const { page } = sitter;
  await page.locator('[data-grip="dale"]').first().waitFor({ timeout: 40_000 });
  const [first] = await sitter.unlit(['region']);
  if (!first) throw new Error('nothing is in reach');
  await page.mouse.click(first.x, first.y);
  await sitter.tells([thing(first.name)]);
  await shoot(page, 'why-wotr-390');
  await looksRight(page);
  await page.context().close();
});

test('The Confrontation says why not', async ({ browser, server }) => {
  const sitter = await sit(browser, server, { game: 'confrontation', setup: {}, seats: [me, bot] }, 0);
  await pressesUnlit(sitter, ['region', 'character'], 1);
  await playTo(sitter, /to move/, /Use Hidden Heart|Confirm/);
  await pressesUnlit(sitter, ['region', 'character', 'card'], 3);
  await looksFor(sitter, ['verb.place', 'verb.attack', 'verb.retreat', 'verb.card'], 2);
  const unlit = await sitter.unlit(['region']);
  const [first] = unlit;
  if (first) {
    await sitter.page.mouse.click(first.x, first.y);
    await expect(sitter.card()).toBeVisible();
    await shoot(sitter.page, 'why-confrontation');
    await isAccessible(sitter.page);
  }
  await sitter.page.context().close();
});

/** Answers by the first option until there is something that is not lit. */
async function playOn(sitter: Sitter, kinds: readonly string[], prefer: RegExp): Promise<void> {
  for (let turn = 0; turn < 20 && (await sitter.unlit(kinds)).length === 0; turn += 1) {
    const number = await sitter.page.locator('[data-number]').first().getAttribute('data-number');
    await sitter.page.locator('[data-option]').filter({ hasText: prefer }).first().click();
    await expect(sitter.page.locator('[data-number]').first()).not.toHaveAttribute(
      'data-number',
      number ?? '',
    );
  }
}

test('Land of Clans says why not', async ({ browser, server }) => {
  const sitter = await sit(browser, server, { game: 'clans', setup: {}, seats: [me, bot] }, 0);
  const { page } = sitter;
  await looksFor(sitter, ['verb.take_back', 'group.hero'], 1);
  await playOn(sitter, ['lane', 'card', 'hero'], /left/i);
  await pressesUnlit(sitter, ['lane', 'card', 'hero'], 1);
  await shoot(page, 'why-clans');
  await page.context().close();
});

test('CardPeeGee says why not', async ({ browser, server }) => {
  const sitter = await sit(browser, server, { game: 'cardpeegee', setup: {}, seats: [me] }, 0);
  await playOn(sitter, ['card'], /./);
  await pressesUnlit(sitter, ['card'], 1);
  await looksFor(sitter, ['group.activate', 'group.play_as', 'group.discard'], 1);
  const [first] = await sitter.unlit(['card']);
  if (first) await sitter.page.mouse.click(first.x, first.y);
  await expect(sitter.card()).toBeVisible();
  await shoot(sitter.page, 'why-cardpeegee');
  await isAccessible(sitter.page);
  await sitter.page.context().close();
});
