// Writes src/test/fixtures/<game>.json anew: real updates, one for every kind of prompt and ending.
// It plays random matches against a real server, from the usual starts and from the positions of the
// game's scenarios, until every question in the game's catalogue was asked or patience runs out.
//
//   PARLOUR=../target/debug/parlour node --experimental-websocket scripts/fixtures.mjs wotr [minutes] [add]
//
// With `add` what is there stays, and only what is missing is looked for.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [game = 'wotr', minutes = '4', add] = process.argv.slice(2);
const STARTS = {
  wotr: [
    { seats: 2 },
    { seats: 2, start: 'treebeard' },
    { seats: 2, start: 'breaking_of_the_fellowship' },
    { seats: 4 },
    { seats: 3 },
    { seats: 2, mode: 'unrestricted' },
    { seats: 2, mode: 'companion' },
  ],
  clans: [
    {},
    { preset: 'classic_plus' },
    { preset: 'classic_plus', m4: true },
    { preset: 'frontier' },
    { preset: 'frontier', x2: true, x3: true, x6: true },
    { preset: 'classic_plus', x2: true, x7: true },
  ],
}[game];
/** Two sorts of one question deserve a picture each. */
const SORT = {
  wotr: () => '',
  clans: ({ view }) => {
    const modules = view.rules.modules;
    const rules = modules.includes('X5') ? '.march' : modules.includes('M2') ? '.hero' : '';
    return `${rules}${view.turn > 3 ? '.late' : ''}`;
  },
}[game];
const GAMES = process.env.GAMES ?? '../games';
const KEPT = { wotr: 24, clans: 12 }[game];
const MOST_NEW = 40;

const data = mkdtempSync(join(tmpdir(), 'parlour-fixtures-'));
const port = 18_500 + Math.floor(Math.random() * 400);
const origin = `http://127.0.0.1:${port}`;
const server = spawn(
  process.env.PARLOUR ?? '../target/debug/parlour',
  ['serve', '--listen', `127.0.0.1:${port}`, '--data', data],
  {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PARLOUR_RATE: '100000' },
  },
);
await new Promise((ready) =>
  server.stdout.on('data', (text) => String(text).includes('serves at') && ready()),
);

let cookie = '';
async function http(method, path, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const set = answer.headers.get('set-cookie');
  if (set) cookie = set.split(';')[0];
  const value = JSON.parse((await answer.text()) || 'null');
  if (!answer.ok) throw new Error(value?.message ?? answer.statusText);
  return value;
}
await http('POST', '/guest', {});

const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
  headers: { Cookie: cookie, Origin: origin },
});
await new Promise((open, failed) => {
  socket.onopen = open;
  socket.onerror = () => failed(new Error('no socket'));
});
let next = 1;
const waiting = new Map();
let heard = () => {};
socket.onmessage = ({ data: text }) => {
  const message = JSON.parse(text);
  if (message.update) heard(message.update);
  if (message.reply) {
    const { done, failed } = waiting.get(message.reply.re) ?? {};
    waiting.delete(message.reply.re);
    if (message.reply.ok !== undefined) done?.(message.reply.ok);
    else failed?.(new Error(JSON.stringify(message.reply)));
  }
};
const ask = (match, what) =>
  new Promise((done, failed) => {
    waiting.set(next, { done, failed });
    socket.send(JSON.stringify({ id: next, match, ask: what }));
    next += 1;
  });

const file = `src/test/fixtures/${game}.json`;
const found = new Map(add ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
const asked = Object.keys(JSON.parse(readFileSync(`${GAMES}/${game}/locales/en.json`, 'utf8')))
  .filter((key) => key.startsWith('ask.'))
  .map((key) => key.replace(/_(zero|one|other)$/, ''));
const missing = () =>
  [...new Set(asked)].filter((key) => ![...found.keys()].some((name) => name.startsWith(`${key}.`)));

function keep(update, log) {
  const over = update.ending !== undefined && update.ending !== null;
  const key = over ? `over.${update.ending.reason}` : (update.prompt?.ask.key ?? null);
  if (!key || update.seat === undefined) return;
  if (key === 'ask.act') keepLong(update, log);
  const name = `${key}${SORT(update)}.`;
  const before = [...found.keys()].find((one) => one.startsWith(name) && /^\d$/.test(one.slice(name.length)));
  // A seat's first question is the simplest; that of the first seat is preferred.
  if (before && (before.endsWith('.0') || update.seat !== 0)) return;
  if (before) found.delete(before);
  found.set(`${name}${update.seat}`, { ...update, match: 'm', since: 0, changes: log.slice(-KEPT) });
}

async function play(setup, position, most, plan = []) {
  const wanted = plan.flatMap((one) => (one.action === undefined ? [] : [JSON.stringify(one.action)]));
  const count = setup.seats ?? 2;
  const seats = Array.from({ length: count }, () => ({ kind: 'me' }));
  const { id } = await http('POST', '/matches', { game, setup, seats, ...(position ? { position } : {}) });
  const views = new Map();
  const logs = new Map();
  let woken = () => {};
  let over = false;
  heard = (update) => {
    if (update.match !== id) return;
    const log = (logs.get(update.seat) ?? []).filter((change) => change.number <= update.since);
    logs.set(update.seat, [...log, ...update.changes]);
    views.set(update.seat, update);
    over ||= update.ending !== undefined && update.ending !== null;
    woken();
    keep(update, logs.get(update.seat));
  };
  await ask(id, { do: 'attach', since: 0 });
  for (let step = 0; step < most && !over; step += 1) {
    const seat = [...views.keys()].find((one) => views.get(one).prompt?.options.length);
    if (seat === undefined) {
      const came = await Promise.race([
        new Promise((come) => {
          woken = () => come(true);
        }),
        new Promise((give) => setTimeout(() => give(false), 800)),
      ]);
      if (!came) break;
      continue;
    }
    const { prompt, number } = views.get(seat);
    // A scenario's own actions lead to what it is about.
    const meant = prompt.options.find((option) => JSON.stringify(option.action) === wanted[0]);
    if (meant) wanted.shift();
    const pick = meant ?? prompt.options[Math.floor(Math.random() * prompt.options.length)];
    // The news comes after the answer, and another seat may have changed things first.
    const news = new Promise((come) => {
      woken = come;
    });
    const done = await ask(id, {
      do: 'act',
      seat,
      expect: number,
      key: `${id}-${step}`,
      action: pick.action,
    }).catch(() => null);
    if (views.get(seat).number === number && !over)
      await Promise.race([news, new Promise((later) => setTimeout(later, 800))]);
    if (done === null) await new Promise((later) => setTimeout(later, 5));
  }
  await ask(id, { do: 'detach' }).catch(() => {});
  return id;
}

/** A moment late in a long match, for measuring. */
let longest = 0;
function keepLong(update, log) {
  if (update.number <= longest) return;
  longest = update.number;
  for (const name of found.keys()) if (name.startsWith('long.')) found.delete(name);
  found.set(`long.${update.seat}`, { ...update, match: 'm', since: 0, changes: log.slice(-400) });
}

/** RFC 7396 */
function merge(target, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const made = target && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else made[key] = merge(made[key], value);
  }
  return made;
}

/** The table's view at the start, seen once a match is over. */
const starts = new Map();
async function startOf(setup) {
  const key = JSON.stringify(setup);
  if (!starts.has(key)) {
    const id = await play(setup, null, 0);
    await ask(id, { do: 'attach' });
    await ask(id, { do: 'resign', seat: 0 });
    if ((setup.seats ?? 2) > 2)
      for (let seat = 1; seat < setup.seats; seat += 1) await ask(id, { do: 'resign', seat }).catch(() => {});
    starts.set(key, (await http('GET', `/matches/${id}/replay/0?viewer=table`)).view);
  }
  return starts.get(key);
}

/** Scenarios that speak of what is missing come first. */
const worth = (one) => missing().filter((key) => JSON.stringify(one).includes(key.slice(4))).length;
const scenarios = readdirSync(`${GAMES}/${game}/scenarios`)
  .flatMap((file) => JSON.parse(readFileSync(`${GAMES}/${game}/scenarios/${file}`, 'utf8')))
  .filter((one) => one.given)
  .sort((one, two) => worth(two) - worth(one));
const isLong = ([name, update]) => name.startsWith('long.') && update.number > 300;
if (game === 'wotr' && add && ![...found].some(isLong)) await play({ seats: 2 }, null, 1200);
const end = Date.now() + Number(minutes) * 60_000;
for (const setup of STARTS.filter((one) => !add || one.mode))
  if (missing().length > 0) await play(setup, null, game === 'clans' ? 4000 : 2500);
console.log(`${found.size} kinds after the usual starts; missing: ${missing().join(' ') || 'none'}`);
for (let round = 0; Date.now() < end && missing().length > 0; round += 1) {
  const one = scenarios[round % Math.max(1, scenarios.length)];
  try {
    if (one)
      await play(one.setup ?? {}, merge(await startOf(one.setup ?? {}), one.given), MOST_NEW, one.when);
    if (!add && round % 10 === 9) await play(STARTS[((round / 10) % STARTS.length) | 0], null, 2500);
  } catch (error) {
    if (process.env.VERBOSE) console.log(one?.name, String(error));
  }
}
console.log(`${found.size} kinds; missing: ${missing().join(' ') || 'none'}`);
const sorted = Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
writeFileSync(file, `${JSON.stringify(sorted)}\n`);
socket.close();
server.kill();
rmSync(data, { recursive: true, force: true });
