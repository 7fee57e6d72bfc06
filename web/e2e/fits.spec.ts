// Whole matches at 1366 by 768, and War of the Ring at 1440 by 900, watched: nothing needs scrolling at any
// question, nothing jumps while it is told, and beats and endings are there for everybody, by day and in the
// dark. Of War of the Ring a part is played here, and a whole match where there is time for it.

import { expect, type Page } from '@playwright/test';
import { byMouse, type Sight, see } from './player';
import { isAccessible, newPage, shoot } from './proof';
import { test } from './world';

interface Shift {
  value: number;
  at: number;
  /** Whether the browser holds it for the answer to a press. */
  pressed: boolean;
  /** Something on the board was moved. */
  board: boolean;
  what: string;
}

/** Keeps every layout shift, with what moved. */
const watchShifts = () => {
  const shifts: unknown[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const nodes = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      shifts.push({
        value,
        at: startTime,
        pressed: hadRecentInput,
        board: nodes.some((node) => node.closest('section[aria-label=Board]')),
        what: sources
          .map(
            ({ node, previousRect: was, currentRect: is }) =>
              `${(node?.textContent ?? '').slice(0, 30)} ${[was.x, was.y, was.height].map(Math.round)} → ${[is.x, is.y, is.height].map(Math.round)}`,
          )
          .join(' | '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));

/** The worst burst of shifts, as browsers count them: up to five seconds with no second of rest. */
function worst(shifts: readonly Shift[]): { value: number; what: string[] } {
  let found = { value: 0, what: [] as string[] };
  let burst = { value: 0, from: 0, last: Number.NEGATIVE_INFINITY, what: [] as string[] };
  for (const { value, at, what } of shifts) {
    if (at - burst.last > 1_000 || at - burst.from > 5_000)
      burst = { value: 0, from: at, last: at, what: [] };
    burst = { ...burst, value: burst.value + value, last: at, what: [...burst.what, `${value}: ${what}`] };
    if (burst.value > found.value) found = burst;
  }
  return found;
}

/** What does not lie within the window, of all that a question needs. */
const outside = (page: Page, hand: string | null) =>
  page.evaluate((hand) => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);
    const within = (what: string, element: Element | null | undefined) => {
      if (!element) return faults.push(`no ${what}`);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`${what}: ${[left, top, right, bottom].map(Math.round)}`);
    };
    const dialog = document.querySelector('dialog[open]');
    // Whoever looked further down in the list finds it where it was.
    const list = document.querySelector('[role=tabpanel]');
    const scrolled = list?.scrollTop ?? 0;
    list?.scrollTo(0, 0);
    within('board', document.querySelector('section[aria-label=Board] > *'));
    if (hand) within('hand', document.querySelector(`section[aria-label^="${hand}"]`));
    within('question', document.querySelector('[data-testid=ask]'));
    within('first option', (dialog ?? document).querySelector('[data-option]'));
    for (const lit of document.querySelectorAll('section[aria-label=Board] .target[data-thing]'))
      within(`${(lit as HTMLElement).dataset.thing}`, lit);
    list?.scrollTo(0, scrolled);
    return faults;
  }, hand);

const GAMES = [
  {
    name: 'The Confrontation',
    lobby: /^Play a bot.*Confrontation/,
    hand: 'The Fellowship cards',
    // Nobody has cards while the characters are placed.
    noHand: /^Place|placed/,
    prefer: (press: number) => (press === 0 ? 'Use Hidden Heart' : press === 1 ? 'Confirm' : undefined),
    told: /plays|defeated|revealed/,
  },
  {
    name: 'CardPeeGee',
    lobby: /^Play: CardPeeGee/,
    hand: 'Hand',
    noHand: /^$/,
    prefer: () => undefined,
    told: /trap|monster|treasure|heal/,
  },
  {
    name: 'Clans',
    lobby: /^Play a bot.*Clans/,
    hand: 'Your hand',
    noHand: /^$/,
    prefer: (press: number) => (press % 4 === 3 ? 'Seal ' : 'Play '),
    told: /Tick \d/,
  },
] as const;

/** By day and in the dark. */
async function isAccessibleInBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
    await isAccessible(page);
    await shoot(page, `${name}-${colorScheme}`);
  }
}

/** A sample for every run, and whole matches where there is time. */
const PARTS = GAMES.flatMap((game) => [
  { ...game, part: 'a part of a match', most: 30 },
  { ...game, part: 'a whole match @long', most: 600 },
]);

for (const { name, lobby, hand, noHand, prefer, part, most } of PARTS)
  test(`${part} of ${name} fits 1366 by 768, and nothing jumps`, async ({ browser, server }) => {
    test.setTimeout(420_000);
    const page = await newPage(browser, {
      pace: 'auto',
      speed: 4,
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(watchShifts);
    await page.goto(server.origin);
    await page.getByRole('button', { name: lobby }).click();
    await expect(page.locator('[data-option]').first()).toBeVisible();
    const ask = page.getByTestId('ask');
    // Coming from the lobby is no part of the match.
    await shiftsOf(page);
    let [questions, dead, over] = [0, 0, false];
    let last: Sight | null = null;
    for (let press = 0; press < most && !over; press += 1) {
      const words = prefer(press);
      const sight: Sight | null = await see(page, {
        pick: press * 7,
        patience: 12_000,
        ...(words === undefined ? {} : { prefer: words }),
        ...(last ? { after: last.mark } : {}),
      });
      if (!sight) {
        // A beat may have come over what was about to be pressed; then it is pressed once more.
        dead += 1;
        expect(dead, 'presses that did nothing').toBeLessThan(4);
        last = null;
        continue;
      }
      dead = 0;
      over = sight.over;
      if (over) break;
      const asked = (await ask.count()) > 0 ? await ask.textContent() : null;
      if (asked !== null && sight.key !== 'veil' && sight.key !== 'sure') {
        expect(await outside(page, noHand.test(asked) ? null : hand), asked).toEqual([]);
        questions += 1;
      }
      await byMouse(page, sight);
      last = sight;
    }
    const shifts = await shiftsOf(page);
    const told = worst(shifts.filter(({ pressed }) => !pressed));
    const board = worst(shifts.filter(({ board }) => board));
    console.log(
      `${name}: ${questions} questions, worst layout shift ${told.value.toFixed(4)}, with the board in it ${board.value.toFixed(4)}`,
    );
    expect(told.value, told.what.join('\n')).toBeLessThanOrEqual(0.01);
    expect(questions).toBeGreaterThan(5);
    if (over) {
      await expect(page.getByRole('button', { name: 'Play again' }).first()).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await isAccessibleInBoth(page, `fits-${name}-end`);
    } else expect(most).toBe(30);
    await page.context().close();
  });

for (const { name, lobby, prefer, told } of GAMES)
  test(`a beat of ${name} is there for everybody, by day and in the dark`, async ({ browser, server }) => {
    const page = await newPage(browser, { pace: 'step', viewport: { width: 1366, height: 768 } });
    await page.goto(server.origin);
    await page.getByRole('button', { name: lobby }).click();
    const beat = page.getByTestId('beat');
    for (let press = 0; press < 120; press += 1) {
      await expect(beat.or(page.getByTestId('ask')).first()).toBeVisible();
      if (await beat.filter({ hasText: told }).count()) break;
      if (await beat.count()) await page.keyboard.press('Space');
      else {
        const words = prefer(press);
        const sight = await see(page, {
          pick: press * 7,
          patience: 2_000,
          ...(words === undefined ? {} : { prefer: words }),
        });
        if (sight) await byMouse(page, sight);
      }
    }
    await expect(beat).toContainText(told);
    await isAccessibleInBoth(page, `fits-${name}-beat`);
    await page.context().close();
  });

/** What of all that is looked at in every turn cannot be seen whole. */
const notAtAGlance = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);
    /** Where an element can be seen: the window, and whatever scrolls or cuts on the way. */
    const whole = (what: string, element: Element | null | undefined) => {
      if (!element?.checkVisibility()) return faults.push(`no ${what}`);
      const box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let one = element.parentElement; one; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible') continue;
        const clip = one.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      if (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1)
        faults.push(`${what}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    };
    const part = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
    whole('map', document.querySelector('.war-map')?.parentElement);
    for (const name of ['The Fellowship', 'Politics']) whole(name, part(name));
    // During a Hunt, the board beside the map has it all.
    if (!document.querySelector('[data-testid=aside]')) whole('The Hunt', part('The Hunt'));
    const [free, shadow] = ['The Free Peoples', 'The Shadow'].map((side) =>
      [...document.querySelectorAll('section')].find((one) =>
        one.getAttribute('aria-label')?.toLowerCase().endsWith(`dice of ${side.toLowerCase()}`),
      ),
    );
    for (const [name, row] of [
      ['dice and Rings of the Free Peoples', free],
      ['dice and Rings of the Shadow', shadow],
    ] as const) {
      whole(name, row);
      for (const die of row?.querySelectorAll('svg') ?? []) whole(name, die);
    }
    for (const points of ['Free Peoples:', 'Shadow:'])
      whole(
        `points (${points})`,
        [...document.querySelectorAll('[data-testid=desk] span')].find((one) =>
          one.textContent?.startsWith(points),
        ),
      );
    const hand = document.querySelectorAll('[data-testid=hand] > li');
    for (const card of hand) {
      whole('card', card);
      const words = card.querySelector('[data-event]');
      // Who has drawn too many discards first: for that one question words may be cut, and a look closer has them.
      if (words && hand.length <= 6 && words.scrollHeight > words.clientHeight + 1)
        faults.push(`words of a card are cut: ${words.textContent?.slice(0, 40)}`);
    }
    // Something may have begun to happen meanwhile; then that stands there.
    whole('question', document.querySelector('[data-testid=ask], [data-testid=beat]'));
    return faults;
  });

async function warFits(page: Page, origin: string, presses: number): Promise<void> {
  await page.addInitScript(watchShifts);
  await page.goto(origin);
  await page.getByRole('button', { name: /^Play.*: War of the Ring$/ }).click();
  await expect(page.getByTestId('desk')).toBeVisible();
  await expect(page.locator('[data-option], [data-act]').first()).toBeVisible();
  await shiftsOf(page);
  const ask = page.getByTestId('ask');
  const seen = { questions: 0, boards: 0, cards: 0 };
  let last: Sight | null = null;
  let dead = 0;
  for (let press = 0; press < presses; press += 1) {
    const sight: Sight | null = await see(page, {
      pick: press * 7,
      patience: 12_000,
      ...(last ? { after: last.mark } : {}),
    });
    if (!sight) {
      dead += 1;
      // What can only be pressed on the board is in the list of all options, too.
      await page.keyboard.press('o');
      const what = `presses that did nothing: ${last?.at?.what.slice(0, 60)}, at ${await ask.allTextContents()}`;
      expect(dead, what).toBeLessThan(4);
      last = null;
      continue;
    }
    dead = 0;
    if (sight.over) break;
    if ((await ask.count()) > 0 && sight.key !== 'sure') {
      const asked = await ask.textContent();
      expect(await notAtAGlance(page), `${asked}`).toEqual([]);
      seen.questions += 1;
      seen.boards += await page.getByTestId('aside').count();
      seen.cards = Math.max(seen.cards, await page.getByTestId('hand').locator('> li').count());
    }
    await byMouse(page, sight);
    last = sight;
  }
  const told = worst((await shiftsOf(page)).filter(({ pressed }) => !pressed));
  console.log(
    `War of the Ring: ${seen.questions} questions, ${seen.boards} with a board beside the map, ${seen.cards} cards at most, worst layout shift ${told.value.toFixed(4)}`,
  );
  expect(told.value, told.what.join('\n')).toBeLessThanOrEqual(0.01);
  expect(seen.questions).toBeGreaterThan(20);
}

for (const [title, presses, minutes] of [
  ['a part of a match', 50, 4],
  ['a whole match @long', 2_500, 40],
] as const)
  test(`of War of the Ring ${title} fits 1440 by 900 at a glance`, async ({ browser, server }) => {
    test.setTimeout(minutes * 60_000);
    const page = await newPage(browser, {
      pace: 'auto',
      speed: 4,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    });
    await warFits(page, server.origin, presses);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await isAccessibleInBoth(page, `fits-wotr-${presses}`);
    await page.context().close();
  });

test('on a phone War of the Ring shows map, hand, Fellowship and orders in turn', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Play.*: War of the Ring$/ }).click();
  const screens = page.getByTestId('screens');
  await expect(page.getByTestId('ask')).toBeVisible();
  const screen = async (name: string, shows: string) => {
    await screens.getByRole('button', { name }).click();
    await expect(page.locator(shows).first()).toBeInViewport();
    // No empty tail, and nothing over what is shown: screen, question and names of screens share the height.
    const faults = await page.evaluate(() => {
      const of = (query: string) => document.querySelector(query)?.getBoundingClientRect();
      const [ask, names] = [of('[data-testid=ask]'), of('[data-testid=screens]')];
      const map = document.querySelector('.war-map')?.parentElement;
      const ground = map?.checkVisibility() ? map.getBoundingClientRect() : undefined;
      return [
        document.documentElement.scrollHeight > innerHeight && 'the page scrolls',
        (names?.bottom ?? 0) !== innerHeight && 'the names of the screens are not at the lower edge',
        ask && names && ask.bottom > names.top && 'the question lies under the names',
        ground && ask && ground.bottom > ask.top + 1 && 'the question lies over the map',
      ].filter(Boolean);
    });
    expect(faults, name).toEqual([]);
    await shoot(page, `phone-${name}`);
  };
  await screen('Map', '.war-map');
  await screen('Hand', 'section[aria-label^="Hand"], [data-thing^="card:"]');
  await screen('Fellowship', 'section[aria-label="The Hunt"]');
  await screen('Orders', '[data-act], [role=tabpanel] [data-option]');
  await isAccessible(page);
  // What is taken up is shown on the map, with its targets.
  const move = page.locator('[data-act="verb.move"]');
  if (await move.count()) {
    await screen('Map', '.war-map');
    await page.locator('[data-thing^="region:"].target').first().click();
    await expect(page.getByTestId('action-bar')).toBeInViewport();
  }
  await page.context().close();
});
