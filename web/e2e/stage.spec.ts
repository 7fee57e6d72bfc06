// What happens is shown one thing after another, and nothing of what comes later before it: the page is
// watched while bots answer, and what it counted is compared with what the server had at that moment.

import { expect, type Page } from '@playwright/test';
import { type Beat, beatsOf } from '../src/stage/beats';
import type { Update } from '../src/wire';
import { byMouse, see } from './player';
import { isAccessible, looksRight, newPage, shoot } from './proof';
import { test } from './world';

const beat = (page: Page) => page.getByTestId('beat');

/** What a page showed at some moment: which beat, and what is counted on the board beside it. */
interface Counted {
  told: string;
  points: number[];
}

interface Seen {
  beats: string[];
  faults: string[];
  counted: Counted[];
}

/** Where a board counts: how the numbers on it are found. */
type Points = { query: string; from: 'label' | 'text' | 'count' };

const pointsOn = ({ query, from }: Points): number[] => {
  const all = [...document.querySelectorAll(query)];
  if (from === 'count') return [all.length];
  const words = all.map((one) => (from === 'label' ? one.getAttribute('aria-label') : one.textContent) ?? '');
  // One's own side may stand below or above: by their names.
  return words.sort().map((text) => Number(/-?\d+/.exec(text)?.[0] ?? Number.NaN));
};

/** Watches every frame in which something happens; what must not be seen beside it is kept for later. */
const watch = async (page: Page, points: Points) => {
  await page.evaluate(`window.pointsOn = ${pointsOn.toString()}`);
  await page.evaluate((points) => {
    const seen: Seen = { beats: [], faults: [], counted: [] };
    const count = (window as unknown as { pointsOn: typeof pointsOn }).pointsOn;
    Object.assign(window, { seen });
    const look = () => {
      const now = document.querySelector<HTMLElement>('[data-testid=beat]');
      if (!now?.checkVisibility()) return;
      const said = now.querySelector('p')?.textContent ?? '';
      if (said && seen.beats.at(-1) !== said) seen.beats.push(said);
      for (const query of [
        '[data-option]',
        '[data-act]',
        '[data-testid=ask]',
        'dialog[open]',
        '.target[data-thing]',
      ])
        if ([...document.querySelectorAll(query)].some((one) => one.checkVisibility()))
          seen.faults.push(`${query} beside “${said}”`);
      if (/Play again/.test(document.body.innerText)) seen.faults.push(`the end beside “${said}”`);
      const shown = { told: now.dataset.told ?? '', points: count(points) };
      if (JSON.stringify(shown) !== JSON.stringify(seen.counted.at(-1))) seen.counted.push(shown);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, points);
};

const found = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const addressOf = (page: Page) => `/api/matches/${new URL(page.url()).pathname.split('/').at(-1)}`;

/** What the server had after so many changes, as this seat saw it. */
const viewAfter = async (page: Page, number: number): Promise<never> => {
  const answer = await page.request.get(`${addressOf(page)}/replay/${number}?viewer=0`);
  return (await answer.json()).view as never;
};

/** All beats that the server sent, by the change and how much of it is told with them. */
function listen(page: Page): Map<string, Beat> {
  const sent = new Map<string, Beat>();
  let shown: Update | undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { update } = JSON.parse(String(payload)) as { update?: Update };
      const last = shown?.number ?? 0;
      if (!update || update.number <= last) return;
      for (const one of beatsOf(update, last, shown)) sent.set(`${one.change}.${one.told}`, one);
      shown = update;
    }),
  );
  return sent;
}

/**
 * What was counted beside a beat is what was so before it or after it, or on the way: never what came later.
 * Of things told at once the server has the end alone; what of them was told until then tells the rest.
 */
function early(
  counted: readonly Counted[],
  sent: ReadonlyMap<string, Beat>,
  { read, counts }: Pick<Staged, 'read' | 'counts'>,
): string[] {
  return counted.flatMap(({ told, points }) => {
    const one = sent.get(told);
    if (!one) return [`a beat that was not sent: ${told}`];
    const before = read(one.before.view as never);
    const until = [...sent.values()].filter(
      (other) => other.change === one.change && other.before === one.before && other.told <= one.told,
    );
    const after = counts
      ? until.reduce((points, { said }) => counts(said?.event as never, points), before)
      : read(one.after.view as never);
    const isBetween = points.every((shown, at) => {
      const [low = 0, high = 0] = [before[at], after[at]].map(Number).sort((a, b) => a - b);
      return low <= shown && shown <= high;
    });
    return isBetween ? [] : [`${points} at ${told}, which went from ${before} to ${after}`];
  });
}

/** What a press changes: the question, what is picked, what is open, or that something happens. */
const mark = () => {
  const shown = document.querySelector<HTMLElement>('[data-number]')?.dataset.number;
  const picked = [...document.querySelectorAll<HTMLElement>('[data-picked=true]')].map(
    (one) => one.dataset.thing,
  );
  const open = document.querySelectorAll('dialog[open], [role=alertdialog], [data-testid=beat]').length;
  // A line of the panel opens what it speaks of.
  const lines = document.querySelectorAll('[data-act]').length;
  const meant = [...document.querySelectorAll<HTMLElement>('[data-act][aria-expanded=true]')].map(
    (one) => one.dataset.act,
  );
  return JSON.stringify([shown, picked, open, lines, meant]);
};

interface Staged {
  title: string;
  turns: number;
  told: RegExp;
  points: Points;
  read(view: never): number[];
  /** What an event makes of these numbers, where many are told at once. */
  counts?(event: never, points: number[]): number[];
  prefer?(turn: number): string | undefined;
}

const GAMES: Staged[] = [
  {
    title: 'CardPeeGee',
    turns: 30,
    told: /trap|monster|treasure|heal|You are the/i,
    points: { query: '[data-heart]', from: 'label' },
    read: ({ hp }: { hp: number }) => [hp],
  },
  {
    title: '.*Confrontation',
    turns: 40,
    told: /moves a piece|is revealed|plays/,
    points: { query: 'section[aria-label*="fallen" i] [data-tray]', from: 'count' },
    read: ({ defeated }: { defeated: string[] }) => [defeated.length],
    counts: (event: object, [fallen = 0]) => [fallen + ('defeated' in Object(event) ? 1 : 0)],
    prefer: (turn) => (turn === 0 ? 'Use Hidden Heart' : turn === 1 ? 'Confirm' : undefined),
  },
  {
    title: 'Land of Clans.*',
    turns: 40,
    told: /Tick \d|fight/,
    points: { query: '[aria-label*="crystal:"]', from: 'label' },
    // By their names: the other side's, and yours.
    read: ({ sides }: { sides: Record<'A' | 'B', { crystal: number }> }) => [
      sides.B.crystal,
      sides.A.crystal,
    ],
    counts: (event: { crystal_hit?: { side_hit: 'A' | 'B'; hp_after: number } }, [theirs = 0, yours = 0]) => {
      const { side_hit, hp_after = 0 } = Object(event).crystal_hit ?? {};
      return [side_hit === 'B' ? hp_after : theirs, side_hit === 'A' ? hp_after : yours];
    },
    prefer: (turn) => (turn % 4 === 3 ? 'Seal ' : 'Play '),
  },
  {
    title: 'War of the Ring',
    turns: 40,
    told: /roll|draw|Hunt|uses the|moves? from|advances|enters/,
    // The dice that lie there, of both sides; points change with them.
    points: { query: 'section[aria-label^="Dice of"] svg', from: 'count' },
    read: ({ dice }: { dice: Record<string, { unused: Record<string, number> }> }) => [
      Object.values(dice)
        .flatMap(({ unused }) => Object.values(unused))
        .reduce((sum, count) => sum + count, 0),
    ],
  },
];

/** So many presses at most until something that is counted changes. */
const MOST = 300;

const named = (title: string) => title.replace('.*C', 'The C').replace('.*', '');

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Play.*: ${title}$`) }).click();
  await expect(beat(page).or(page.getByTestId('ask')).first()).toBeVisible();
}

/** Decides something, if something is asked; false when it is over. */
async function decide(page: Page, turn: number, prefer: Staged['prefer']): Promise<boolean> {
  const words = prefer?.(turn);
  const sight = await see(page, {
    pick: turn * 7,
    patience: 2_000,
    ...(words === undefined ? {} : { prefer: words }),
  });
  if (sight?.over) return false;
  // Nothing can be done: something happens, or is about to.
  if (!sight) return true;
  const before = await page.evaluate(mark);
  await byMouse(page, sight);
  await expect.poll(() => page.evaluate(mark)).not.toBe(before);
  return true;
}

for (const game of GAMES) {
  const { title, turns, told, points, read, prefer } = game;
  test(`in ${named(title)} nothing is asked, counted or over before what happened was shown`, async ({
    browser,
    server,
  }) => {
    const page = await newPage(browser, { pace: 'step', baseURL: server.origin });
    const sent = listen(page);
    await begin(page, title);
    await watch(page, points);
    let checked = false;
    const counted: Counted[] = [];
    // What never changes cannot be shown too early.
    const hasChanged = async () =>
      new Set([...counted, ...(await found(page)).counted].map((one) => `${one.points}`)).size > 1;
    for (let turn = 0; turn < turns || (turn < MOST && !(await hasChanged())); turn += 1) {
      await expect(beat(page).or(page.getByTestId('ask')).first()).toBeVisible();
      if ((await beat(page).count()) === 0) {
        if (!(await decide(page, turn, prefer))) break;
        continue;
      }
      if (!checked) {
        checked = true;
        await isAccessible(page);
        await looksRight(page);
        await shoot(page, `stage-${title.replace(/\W/g, '')}-1280`);
        counted.push(...(await found(page)).counted);
        // After a reload the table is as it is: what has happened was on screen before, or is in the log.
        await page.reload();
        await page.getByTestId('ask').waitFor();
        await page.evaluate(`window.pointsOn = ${pointsOn.toString()}`);
        const now = await page.evaluate((points) => {
          const { pointsOn: count } = window as unknown as { pointsOn: typeof pointsOn };
          const number = Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number);
          return { number, points: count(points) };
        }, points);
        expect(now.points, 'the truth after a reload').toEqual(read(await viewAfter(page, now.number)));
        await watch(page, points);
        continue;
      }
      await page.keyboard.press('Space');
    }
    const { beats, faults, counted: later } = await found(page);
    counted.push(...later);
    expect(faults).toEqual([]);
    expect(checked).toBe(true);
    expect(beats.join('\n')).toMatch(told);
    expect(new Set(counted.map((one) => `${one.points}`)).size, 'numbers that change').toBeGreaterThan(1);
    expect(early(counted, sent, game)).toEqual([]);
    await page.context().close();
  });
}

for (const { title, turns, prefer } of GAMES)
  test(`who wants ${named(title)} at once is shown the end within two frames`, async ({
    browser,
    server,
  }) => {
    const page = await newPage(browser, { pace: 'step', baseURL: server.origin });
    await begin(page, title);
    for (let turn = 0; turn < turns && (await beat(page).count()) === 0; turn += 1) {
      await decide(page, turn, prefer);
      await expect(beat(page).or(page.getByTestId('ask')).first()).toBeVisible();
    }
    await expect(beat(page)).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const frames = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const pace = [...document.querySelectorAll('select')].find((one) =>
        [...one.options].some(({ value }) => value === 'once'),
      );
      if (!pace) throw new Error('no setting for the pace');
      pace.value = 'once';
      pace.dispatchEvent(new Event('change', { bubbles: true }));
      let frames = 0;
      while (document.querySelector('[data-testid=beat]') && frames < 60) {
        await frame();
        frames += 1;
      }
      return frames;
    });
    expect(frames).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.context().close();
  });

test('Esc shows what came of it all, within two frames', async ({ browser, server }) => {
  const page = await newPage(browser, { pace: 'step' });
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Play.*: CardPeeGee$/ }).click();
  await page.getByTestId('ask').waitFor();
  const begin = page.locator('[data-option]').first();
  await begin.click();
  await expect(beat(page)).toBeVisible();
  expect(Number(await beat(page).getAttribute('data-beats'))).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(beat(page)).toHaveCount(0);
  await expect(page.getByTestId('ask')).toBeVisible();
  await page.locator('[data-option]').first().click();
  await expect(beat(page)).toBeVisible();
  // Somebody who has no patience says so in the settings, and is shown the end at once.
  const frames = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    let frames = 0;
    while (document.querySelector('[data-testid=beat]') && frames < 60) {
      await frame();
      frames += 1;
    }
    return frames;
  });
  expect(frames).toBeLessThanOrEqual(2);
  await page.context().close();
});
