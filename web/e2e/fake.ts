// Tables without a server: every real update from the fixtures can be put before the client, to
// look at each prompt of each game at every width. They decide nothing.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Book, GameCard, MatchInfo, SessionInfo, Update } from '../src/wire';

const ORIGIN = 'http://parlour.test';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const known = new Map<string, Record<string, Update>>();

function updates(game: string): Record<string, Update> {
  const own = `src/boards/${game}/fixture.json`;
  const all = known.get(game) ?? (existsSync(own) ? read(own) : read('src/boards/plain/scenes.json')[game]);
  known.set(game, all);
  return all;
}

/** A fixture. */
export function update(game: string, name: string): Update {
  const found = updates(game)[name];
  if (!found) throw new Error(`no fixture ${name} of ${game}: npm run fixtures`);
  return found;
}

const SESSIONS: SessionInfo[] = [
  { id: 'a', kind: 'browser', label: 'Firefox, Linux', made: 1, used: 1, expires: 2, current: true },
  { id: 'b', kind: 'program', label: 'my bot', made: 1, used: 1, expires: 2, current: false },
];

const card = (id: string, title: string, about: string, seats: string[], listed = true): GameCard => ({
  id,
  title,
  about,
  min_seats: seats.length,
  max_seats: seats.length,
  seat_names: seats,
  rules_version: 1,
  hidden: seats.length > 1,
  listed,
  languages: ['en', 'de', 'fr'].filter((language) => existsSync(`../games/${id}/locales/${language}.ftl`)),
  bots: [
    { id: 'random', about: 'makes random moves', usual: false },
    { id: 'careful', about: 'works out the exact odds; also gives the hints', usual: true },
  ],
  setup: {},
  options: [],
  keeps: id === 'clans',
  names: {},
});

export const GAMES = [
  card('cardpeegee', 'CardPeeGee', 'a solo card role-playing game: survive, and earn four kinds of victory', [
    'seat.player',
  ]),
  card(
    'confrontation',
    'The Confrontation',
    'nine hidden characters a side: sneak the Ring into Mordor, or catch its bearer',
    ['seat.fellowship', 'seat.sauron'],
  ),
  card('clans', 'Land of Clans & Wanderers', 'three lanes, secret plans, exact sums', ['side.a', 'side.b']),
  card('wotr', 'War of the Ring', 'the whole war on one map', ['seat.first', 'seat.second']),
  card('tictactoe', 'Tic-tac-toe', 'three in a row', ['seat.x', 'seat.o'], false),
  card('connect4', 'Connect four', 'four in line', ['seat.red', 'seat.yellow'], false),
  card('hex', 'Hex', 'join your two edges', ['seat.red', 'seat.blue'], false),
  card('kuhn', 'Kuhn poker', 'three cards, one bet', ['seat.first', 'seat.second'], false),
  card('leduc', 'Leduc hold’em', 'six cards, two rounds', ['seat.first', 'seat.second'], false),
];

export function infoOf(game: string, seat: number | undefined): MatchInfo {
  const names = GAMES.find((one) => one.id === game)?.seat_names ?? [];
  return {
    id: 'm',
    game,
    phase: 'running',
    seats: names.map((_, at) => ({
      seat: at,
      holder: at === seat ? 'person' : 'bot',
      name: at === seat ? 'Ada' : 'careful',
      yours: at === seat,
    })),
    setup: {},
    created: 1_763_200_000_000,
    updated: 1_763_200_000_000,
    at_flag: 'lose',
    open: false,
    private: false,
    dealing: 'keyed',
    delay: 0,
    entropy: [],
    awaited: [],
    redrawn: 0,
    host: true,
    asked: seat === undefined ? [] : [seat],
    marks: [],
  };
}

/** A game's book as the server gives it. */
function bookOf(game: string, language: string): Book {
  const [folder, end] = [`../games/${game}`, language === 'en' ? '' : `.${language}`];
  const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
  const drawings = readdirSync(`${folder}/how-to-play`);
  return {
    language,
    how_to_play: text(`how-to-play${end}.md`),
    rules: text(`rules${end}.md`),
    pictures: Object.fromEntries(drawings.map((name) => [name, text(`how-to-play/${name}`)])),
  };
}

/** What Clans keeps; other games do not look. */
const KEPT = { wallet: 725, shop: null, decks: { 'Two shores': { cards: [] } } };

interface Fake {
  /** Sends one more update to the table `m`. */
  push(next: Update): void;
  /** What the client has asked. */
  asked(): Record<string, unknown>[];
  /** Goes to the table of a fixture as a link would, and waits until it is shown. */
  visit(game: string, name: string, watch?: boolean): Promise<void>;
}

/**
 * Serves the built client, the table `m` with one update, and a table for every fixture, whose name
 * is `game~fixture`.
 */
export async function fakeTable(
  page: Page,
  game: string,
  first: Update | null,
  more: Partial<MatchInfo> = {},
): Promise<Fake> {
  let push: (next: Update) => void = () => {};
  const asked: Record<string, unknown>[] = [];
  const sat: string[] = [];
  const tableOf = (match: string): { info: MatchInfo; shown: Update | null } => {
    const [which = '', name] = match.split('~');
    if (name === undefined) return { info: { ...infoOf(game, first?.seat), ...more }, shown: first };
    const found = update(which, name);
    return { info: { ...infoOf(which, found.seat), id: match }, shown: { ...found, match } };
  };
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const json = (value: unknown) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(value) });
    if (path === '/api/me') return json({ id: 'ada', name: 'Ada', guest: true });
    if (path === '/api/games') return json(GAMES);
    if (path === '/api/sessions') return json(SESSIONS);
    if (path === '/api/matches') return json({ matches: [tableOf('m').info] });
    if (path.startsWith('/api/profile/'))
      return json({ game, version: 1, rating: 1516, played: 12, won: 7, drawn: 1, kept: KEPT });
    if (path.endsWith('/notes')) return json({ text: 'The left one is the troll.' });
    if (path.endsWith('/invitations')) return json([{ seat: 1, secret: 'f00d'.repeat(8) }]);
    if (path === '/api/matches/nowhere')
      return route.fulfill({
        status: 404,
        contentType: 'application/json',
        body: '{"code":"table/unknown","message":"no"}',
      });
    const book = /^\/api\/games\/(\w+)\/book\/(\w+)/.exec(path);
    if (book) return json(bookOf(book[1] ?? '', book[2] ?? ''));
    const words = /^\/api\/games\/(\w+)\/catalogue\/(\w+)/.exec(path);
    if (words) {
      const files = ['crates/core', `games/${words[1]}`].map((of) => `../${of}/locales/${words[2]}.ftl`);
      const body = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n');
      return route.fulfill({ contentType: 'text/plain; charset=utf-8', body });
    }
    if (path.startsWith('/api/')) return json(tableOf('m').info);
    const file = join('dist', path);
    const found = extname(path) && existsSync(file) ? file : 'dist/index.html';
    return route.fulfill({ contentType: TYPES[extname(found)] ?? 'text/plain', body: readFileSync(found) });
  });
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    push = (next) => socket.send(JSON.stringify({ update: next }));
    socket.onMessage((text) => {
      const { id, match, ask } = JSON.parse(String(text));
      asked.push(ask);
      const { info, shown } = tableOf(match);
      const ok = ask.do === 'attach' ? { attached: { info, chat: [], present: [0] } } : 'noted';
      socket.send(JSON.stringify({ reply: { re: id, ok } }));
      if (ask.do !== 'attach') return;
      sat.push(match);
      if (shown) socket.send(JSON.stringify({ update: { ...shown, since: 0 } }));
    });
  });
  return {
    push: (next) => push(next),
    asked: () => asked,
    visit: async (which, name, watch = false) => {
      const match = `${which}~${name}`;
      await visit(page, `/${watch ? 'watch' : 'table'}/${match}`);
      await expect.poll(() => sat.at(-1)).toBe(match);
      await page.locator(`[data-match="${match}"]`).waitFor();
      await page.locator('[data-thing], [data-testid=ending]').first().waitFor();
    },
  };
}

export const address = (path: string) => `${ORIGIN}${path}`;

/** Goes to another page as a link of the shell does: nothing is loaded anew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
