// The Confrontation at a real server: by mouse and by keys, two browsers and an onlooker, through
// a reload in a battle and a killed server, with nothing hidden on any page.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { beatsOf } from '../src/stage/beats';
import type { Change, Update } from '../src/wire';
import { Catalogue } from '../src/words';
import { byKey, byMouse, picks, playOut, type Sight, see, tabTo, throughADoor } from './player';
import { isAccessible, newPage, shoot } from './proof';
import { Server } from './server';
import { test } from './world';

test('from the lobby to the result by mouse', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByLabel('Sauron', { exact: true }).selectOption('bot:random');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: /Use Hidden Heart/ }).click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await playOut(page);
  await isAccessible(page);
  await shoot(page, 'live-confrontation-over');
  await throughADoor(page);

  // In the replay everybody knows what they knew then, and all is open to whoever wants it so.
  await page.getByRole('button', { name: 'Replay' }).click();
  await page
    .getByRole('list', { name: 'Log' })
    .getByRole('button', { name: /Turn 1:/ })
    .click();
  for (const [viewer, hidden] of [
    ['The Fellowship', { 'the Fellowship': 0, Sauron: 9 }],
    ['Sauron', { 'the Fellowship': 9, Sauron: 0 }],
    ['Spectator', { 'the Fellowship': 9, Sauron: 9 }],
    ['All cards face up', { 'the Fellowship': 0, Sauron: 0 }],
  ] as const) {
    await page.getByLabel('View as').selectOption({ label: viewer });
    for (const [side, count] of Object.entries(hidden))
      await expect(
        page.locator(`main svg [aria-label^="Concealed ${side} piece "]`),
        `${side} as seen by ${viewer}`,
      ).toHaveCount(count);
    const open = 18 - hidden['the Fellowship'] - hidden.Sauron;
    await expect(page.locator('main svg [data-thing^="character:"]')).toHaveCount(open);
  }
  await page.context().close();
});

test('a filter in the list of options ends with its question', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Play a bot now: .*Confrontation/ }).click();
  await expect(page.getByTestId('ask')).toContainText('Place your characters');
  await page.getByRole('searchbox', { name: 'Find an action, or ask why not' }).fill('Hidden Heart');
  await page.getByRole('button', { name: /Use Hidden Heart/ }).click();
  // The next question is shown whole, not through the filter of the last one.
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeVisible();
  await page.context().close();
});

test('from the lobby to the result by keyboard alone', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).waitFor();
  await tabTo(page, /Set up a table…: .*Confrontation/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sauron');
  await page.keyboard.type('Bot: Random');
  await tabTo(page, 'Set up the table');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('ask')).toContainText('Place your characters');
  await expect(page.getByText('Random')).toBeVisible();
  await playOut(page, { act: (turn) => byKey(picks(turn)) });
  await page.context().close();
});

const FELLOWSHIP = ['FRODO', 'SAM', 'PIPPIN', 'MERRY', 'GANDALF', 'ARAGORN', 'LEGOLAS', 'GIMLI', 'BOROMIR'];
const SAURON = [
  'BALROG',
  'SHELOB',
  'WITCH_KING',
  'FLYING_NAZGUL',
  'BLACK_RIDER',
  'SARUMAN',
  'ORCS',
  'WARG',
  'CAVE_TROLL',
];
const SIDES = { FELLOWSHIP, SAURON };
type Side = keyof typeof SIDES;

/** Everything that a page was ever told, by socket or otherwise. */
function listen(page: Page): { frames: string[]; bodies: string[] } {
  const heard = { frames: [] as string[], bodies: [] as string[] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => heard.frames.push(String(frame.payload))),
  );
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/')) return;
    answer.text().then(
      (text) => heard.bodies.push(text),
      () => {},
    );
  });
  return heard;
}

/** Whether `told` names a secret figure of the other side anywhere but in a list of all it could be. */
function leaks(frames: string[], own: Side | null): string[] {
  const found: string[] = [];
  const shown = new Map<number | undefined, Update>();
  for (const text of frames) {
    const { update } = JSON.parse(text);
    if (!update || update.ending) continue;
    const { view, prompt, seat } = update;
    const beats = beatsOf(update, 0, shown.get(seat));
    shown.set(seat, update);
    // What it saw on the way counts as much as what it sees in the end.
    for (const seen of [view, ...beats.map(({ before }) => before.view as never)]) {
      const known = knownIn(seen, own);
      for (const who of Object.keys(seen.characters)) if (!known.has(who)) found.push(`view: ${who}`);
      for (const who of Object.keys(seen.seen))
        if (!own || !SIDES[own].includes(who)) found.push(`seen: ${who}`);
    }
    const changes = update.changes.map(({ beats: _, ...change }: Change) => change);
    // What was once seen stays in the log.
    const once = new Set([...knownIn(view, own), ...seenIn(changes)]);
    const secret = [...FELLOWSHIP, ...SAURON].filter((who) => !once.has(who));
    const rest = JSON.stringify([changes, prompt ?? null, view.battle, view.to_move]);
    for (const who of secret)
      if (new RegExp(`"${who}"`).test(rest.replace(/"could_be":\[[^\]]*\]/g, ''))) found.push(`told: ${who}`);
  }
  return [...new Set(found)];
}

/** Face up, out of play, or the seat's own: these it may know. */
// biome-ignore lint/suspicious/noExplicitAny: a view as it came, to be looked into.
function knownIn(view: any, own: Side | null): Set<string> {
  const known = new Set<string>([...view.revealed, ...view.defeated, ...(own ? SIDES[own] : [])]);
  for (const one of [view.battle?.attacker, view.battle?.defender]) if (one) known.add(one);
  for (const piece of view.pieces) if (piece.could_be.length === 1) known.add(piece.could_be[0]);
  return known;
}

function seenIn(changes: { events: { event: unknown }[] }[]): string[] {
  const text = JSON.stringify(
    changes
      .flatMap(({ events }) => events.map(({ event }) => event))
      .filter((event) => {
        const kind = typeof event === 'object' && event ? Object.keys(event)[0] : '';
        return ['revealed', 'battle', 'defeated', 'returned', 'retreated', 'used', 'stood', 'moved'].includes(
          kind ?? '',
        );
      }),
  );
  return [...text.matchAll(/"([A-Z_]+)"/g)].map((match) => match[1] as string);
}

test('two browsers, an onlooker, a reload in a battle and a killed server; nothing hidden on any page', async ({
  browser,
}) => {
  // Its own server: this one is killed.
  const server = new Server();
  await server.start();
  const [frodo, sauron, crowd] = [await newPage(browser), await newPage(browser), await newPage(browser)];
  const heard = new Map([frodo, sauron, crowd].map((page) => [page, listen(page)]));
  await frodo.goto(server.origin);
  await frodo.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await frodo.getByLabel('Sauron', { exact: true }).selectOption('invited');
  await frodo.getByRole('button', { name: 'Set up the table' }).click();
  const link = await frodo.getByLabel('Invite link for seat 2').inputValue();
  await isAccessible(frodo);
  await sauron.goto(link);
  await isAccessible(sauron);
  await sauron.getByRole('button', { name: 'Join' }).click();
  await expect(sauron.getByTestId('ask')).toContainText('Place your characters');
  await expect(frodo.getByTestId('ask')).toContainText('Place your characters');
  await crowd.goto(frodo.url().replace('/table/', '/watch/'));
  await crowd.getByTestId('ask').waitFor();
  for (const page of [frodo, sauron]) {
    await page
      .getByRole('button', { name: /^\d? ?Use / })
      .first()
      .click();
    await page.getByRole('button', { name: /Confirm/ }).click();
  }
  await expect(frodo.getByTestId('ask')).toContainText(/Turn|Waiting/);

  // They talk, and one keeps notes that nobody else gets.
  await frodo.getByRole('tab', { name: /Chat/ }).click();
  await frodo.getByRole('textbox', { name: 'Write a message' }).fill('good luck');
  await frodo.getByRole('button', { name: 'Send' }).click();
  await sauron.getByRole('tab', { name: /Chat/ }).click();
  await expect(sauron.getByText('good luck')).toBeVisible();
  await frodo.getByRole('tab', { name: 'Notes' }).click();
  await frodo.getByRole('textbox', { name: 'Notes' }).fill('the left one is the troll');
  await expect(frodo.getByText('It’s saved with the match')).toBeVisible();
  for (const page of [frodo, sauron]) await page.getByRole('tab', { name: 'Options' }).click();

  const before = new Map<Page, Sight>();
  /** Whoever can do something first. */
  const next = (pick: number) =>
    Promise.race(
      [frodo, sauron].map(async (page) => {
        const last = before.get(page);
        const sight = await see(page, { pick, ...(last ? { after: last.mark } : {}) }).catch(() => null);
        return sight ? { page, sight } : new Promise<never>(() => {});
      }),
    );
  let [over, reloaded, restarted] = [false, false, false];
  for (let turn = 0; turn < 900; turn += 1) {
    const { page, sight } = await next(turn * 13);
    over = sight.over;
    if (over) break;
    const battle = /pick a card/i.test((await page.getByTestId('ask').textContent()) ?? '');
    if (!reloaded && battle) {
      const then = await standing(page);
      await page.reload();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => standing(page)).toEqual(then);
      await isAccessible(page);
      await shoot(page, 'live-confrontation-battle-1280');
      reloaded = true;
      continue;
    }
    if (reloaded && !restarted) {
      const then = await standing(page);
      await server.stop('SIGKILL');
      await server.start();
      await expect.poll(() => standing(page)).toEqual(then);
      restarted = true;
      continue;
    }
    if (turn % 20 === 8) {
      const told = (who: Page) => heard.get(who)?.frames ?? [];
      expect(await betrayed(frodo, told(frodo), told(sauron), 'SAURON')).toEqual([]);
      expect(await betrayed(sauron, told(sauron), told(frodo), 'FELLOWSHIP')).toEqual([]);
      expect(await betrayed(crowd, told(crowd), told(frodo), 'FELLOWSHIP')).toEqual([]);
    }
    await byMouse(page, sight);
    before.set(page, sight);
  }
  expect({ over, reloaded, restarted }).toEqual({ over: true, reloaded: true, restarted: true });
  await expect(sauron.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(crowd.getByRole('button', { name: 'Replay' })).toBeVisible();
  await frodo.reload();
  await frodo.getByRole('tab', { name: 'Notes' }).click();
  await expect(frodo.getByRole('textbox', { name: 'Notes' })).toHaveValue('the left one is the troll');

  const sides: [Page, Side | null][] = [
    [frodo, 'FELLOWSHIP'],
    [sauron, 'SAURON'],
    [crowd, null],
  ];
  for (const [page, own] of sides) {
    const { frames, bodies } = heard.get(page) ?? { frames: [], bodies: [] };
    // It was heard from a running match to its end; how long that is, the cards decide.
    const updates = frames.flatMap((text) => JSON.parse(text).update ?? []);
    expect([updates.some(({ ending }) => !ending), updates.some(({ ending }) => ending)]).toEqual([
      true,
      true,
    ]);
    expect(leaks(frames, own)).toEqual([]);
    if (page !== frodo) for (const text of [...frames, ...bodies]) expect(text).not.toContain('the left one');
    // Nothing of the match is kept in the browser, and no script can read the session.
    const kept = await page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        await indexedDB.databases(),
      ]),
    );
    expect(kept).not.toMatch(/BALROG|FRODO|secret|token/i);
  }
  for (const page of [frodo, sauron, crowd]) await page.context().close();
  await server.remove();
});

/** Hidden figures of a side that a page's words put where they really stand. */
async function betrayed(page: Page, own: string[], owned: string[], side: Side): Promise<string[]> {
  const last = owned.map((text) => JSON.parse(text).update).findLast((update) => update);
  if (!last) return [];
  const { characters, revealed } = last.view as { characters: Record<string, string>; revealed: string[] };
  // A figure that was face up once is remembered, and the last one left can be worked out.
  const views = own.flatMap((text) => JSON.parse(text).update?.view ?? []);
  const remembered = new Set<string>([
    ...views.flatMap((view) => view.revealed),
    ...(views.at(-1)?.pieces ?? []).flatMap(({ could_be }: { could_be: string[] }) =>
      could_be.length === 1 ? could_be : [],
    ),
  ]);
  const words = new Catalogue('en', readFileSync('../games/confrontation/locales/en.ftl', 'utf8'));
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll('main svg [aria-label], main svg title')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
    ),
  );
  return SIDES[side].flatMap((who) => {
    const region = characters[who];
    if (region === undefined || revealed.includes(who) || remembered.has(who)) return [];
    const [name, place] = [words.say(`character.${who}`), words.say(`region.${region}`)];
    // A list of several that a piece could be is what one may know; a single name is not.
    const several = /^Concealed .* piece .*: .+(, | or )/;
    const told = labels.filter((text) => text.includes(name) && text.includes(place) && !several.test(text));
    return told.map((text) => `${who}: ${text}`);
  });
}

/** What is asked and what stands where, as the page shows it. */
async function standing(page: Page) {
  return {
    ask: await page.getByTestId('ask').textContent(),
    pieces: await page
      .locator('svg [data-thing^="character:"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).sort()),
  };
}

test('taking back asks the other person, who may refuse or agree', async ({ browser, server }) => {
  const [frodo, sauron] = [await newPage(browser), await newPage(browser)];
  await frodo.goto(server.origin);
  await frodo.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await frodo.getByLabel('Sauron', { exact: true }).selectOption('open');
  await frodo.getByRole('button', { name: 'Set up the table' }).click();
  await frodo.getByText('Waiting for players').waitFor();
  // The other one finds the open table in the lobby.
  await sauron.goto(server.origin);
  await sauron.getByRole('tab', { name: 'Open' }).click();
  await sauron.getByRole('button', { name: 'Join' }).first().click();
  for (const page of [frodo, sauron]) {
    await page
      .getByRole('button', { name: /^\d? ?Use / })
      .first()
      .click();
    await page.getByRole('button', { name: /Confirm/ }).click();
  }
  await expect(sauron.getByTestId('ask')).toContainText('Turn 1');
  const step = (page: Page) =>
    page
      .locator('[data-option]:visible')
      .filter({ hasNotText: /attack/ })
      .first()
      .click();
  await step(sauron);
  await expect(frodo.getByTestId('ask')).toContainText('Turn 2');
  await step(frodo);
  // As long as nobody else has decided, taking back is free; so the other one goes on first.
  await expect(sauron.getByTestId('ask')).toContainText('Turn 3');
  await step(sauron);
  await expect(frodo.getByTestId('ask')).toContainText('Turn 4');

  await frodo.getByRole('button', { name: 'Undo' }).click();
  const dialog = frodo.getByRole('dialog');
  await expect(dialog).toContainText('must agree');
  await isAccessible(frodo);
  await dialog.getByRole('button', { name: 'Request undo' }).click();
  await expect(frodo.getByText('Waiting for the others to agree')).toBeVisible();
  await isAccessible(sauron);
  await shoot(sauron, 'live-take-back-1280');
  await sauron.getByRole('button', { name: 'Decline' }).click();
  await expect(frodo.getByRole('status').filter({ hasText: 'The undo was declined' })).toBeVisible();
  await frodo.getByRole('button', { name: 'OK', exact: true }).click();

  // Who was refused plays on. Now it is the other who asks.
  await step(frodo);
  await expect(sauron.getByTestId('ask')).toContainText('Turn 5');
  await sauron.getByRole('button', { name: 'Undo' }).click();
  await sauron.getByRole('dialog').getByRole('button', { name: 'Request undo' }).click();
  await frodo.getByRole('button', { name: 'Agree' }).click();
  await expect(sauron.getByTestId('ask')).toContainText('Turn 3');
  await frodo.getByRole('tab', { name: 'Log' }).click();
  await expect(frodo.getByText('Undone', { exact: true })).toBeVisible();
  for (const page of [frodo, sauron]) await page.context().close();
});

test('a clock runs, and whoever lets it run out has lost', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  // Whoever comes without a session gets one as a guest; a table needs it.
  await page.getByRole('button', { name: /^Guest \w+/ }).waitFor();
  const made = await page.request.post(`${server.origin}/api/matches`, {
    data: {
      game: 'connect4',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'per_match', ms: 3_000, increment: 0 },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  await page.goto(`${server.origin}/table/${id}`);
  await page.getByText('Waiting for players').waitFor();
  // Time begins when the other one sits down; the first seat is to move.
  const other = await newPage(browser);
  await other.goto(`${server.origin}/table/${id}`);
  await other.getByRole('button', { name: 'Join' }).click();
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.first()).toContainText(/0:0[12]/);
  await expect(seats.last()).toContainText('0:03');
  await expect(page.getByTestId('ask')).toHaveText('You lose: time ran out.');
  await expect(other.getByTestId('ask')).toHaveText('You win: time ran out.');
  await expect(seats.first()).toContainText('0:00');
  for (const one of [page, other]) await one.context().close();
});

test('one device for both: a veil keeps the secrets of the other seat', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByLabel('Sauron', { exact: true }).selectOption('me');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('button', { name: /Use Hidden Heart/ }).click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Sauron' })).toBeVisible();
  await expect(page.locator('[data-thing]')).toHaveCount(0);
  expect(await page.locator('main').innerHTML()).not.toMatch(/FRODO|Frodo/);
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('ask')).toContainText('Place your characters');
  await page.context().close();
});

test('whoever comes back later is told what happened, and a bug report has one’s own view only', async ({
  browser,
  server,
}) => {
  const [frodo, sauron] = [await newPage(browser), await newPage(browser)];
  const looked: number[] = [];
  frodo.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { ask } = JSON.parse(String(payload));
      if (ask?.do === 'looked') looked.push(ask.number);
    }),
  );
  await frodo.goto(server.origin);
  await frodo.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await frodo.getByLabel('Sauron', { exact: true }).selectOption('invited');
  await frodo.getByRole('button', { name: 'Set up the table' }).click();
  await sauron.goto(await frodo.getByLabel('Invite link for seat 2').inputValue());
  await sauron.getByRole('button', { name: 'Join' }).click();
  await expect(frodo.getByTestId('ask')).toContainText('Place your characters');
  await frodo
    .getByRole('button', { name: /^\d? ?Use / })
    .first()
    .click();
  await frodo.getByRole('button', { name: /Confirm/ }).click();
  await expect(frodo.getByTestId('ask')).toContainText('Waiting');
  // The page says what was looked at a moment after it was on screen.
  const shown = Number(await frodo.locator('[data-number]').getAttribute('data-number'));
  await expect.poll(() => looked.at(-1)).toBe(shown);
  const table = frodo.url();
  await frodo.goto('about:blank');
  await sauron
    .getByRole('button', { name: /^\d? ?Use / })
    .first()
    .click();
  await sauron.getByRole('button', { name: /Confirm/ }).click();
  await sauron.locator('[data-option]:visible').first().click();
  await expect(sauron.getByTestId('ask')).toContainText('Waiting');
  // Two hours later.
  await frodo.clock.setFixedTime(new Date(Date.now() + 7_200_000));
  await frodo.goto(table);
  const missed = frodo.getByRole('list', { name: 'While you were away' });
  await expect(missed).toContainText('moves');
  await isAccessible(frodo);
  await shoot(frodo, 'live-missed-1280');

  await frodo.getByRole('button', { name: 'More' }).click();
  await frodo.getByRole('menuitem', { name: /Report a bug/ }).click();
  await frodo.getByRole('dialog').getByRole('textbox').fill('it looks odd');
  const saving = frodo.waitForEvent('download');
  await frodo.getByRole('button', { name: /Save/ }).click();
  const file = await (await saving).path();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report).toMatchObject({ report: 'it looks odd', game: 'confrontation', seat: 0 });
  expect(report.log.length).toBeGreaterThan(1);
  const frame = JSON.stringify({
    update: { view: report.view, changes: report.log, prompt: report.prompt },
  });
  expect(leaks([frame], 'FELLOWSHIP')).toEqual([]);
  for (const page of [frodo, sauron]) await page.context().close();
});
