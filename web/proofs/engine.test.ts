// WebAssembly and the machine come to the same: every golden record, fresh matches both ways, and the
// same objection to every record that was damaged.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Request } from '../src/engine/wire';
import { canonical, fromHex, sha256 } from '../src/fair/hash';
import type { JsonValue } from '../src/wire';
import { inWebAssembly, onThisMachine } from './engines';

const SOAK = process.env.PARLOUR_SOAK !== undefined;
const MATCHES = SOAK ? 1_000 : 100;
// The record of one match of War of the Ring is as long as forty of CardPeeGee.
const BYTES = SOAK ? Number.POSITIVE_INFINITY : 8_000_000;
const SEED = 20_261;

const games = new URL('../../games/', import.meta.url);
const browser = await inWebAssembly();
const machine = onThisMachine();

/** The answers of WebAssembly and of the machine, which work at the same time. */
async function both<R extends Request>(ours: R, theirs: R = ours) {
  const there = await machine(theirs);
  return [await browser(ours), await there()] as const;
}

type Entry = { do: Record<string, JsonValue>; state?: string; hash: string };
type Saved = Record<string, JsonValue> & { entries: Entry[]; head: string; header: string };

const golden = readdirSync(games).flatMap((game) => {
  const folder = new URL(`${game}/records/`, games);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => ({
    name: `${game} ${file}`,
    game,
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));
});

describe('golden records', () => {
  it('are there', () => expect(golden.length).toBeGreaterThan(30));

  it.each(golden)('$name replays to the hashes that are written in it', async ({ text }) => {
    const record = JSON.parse(text) as Saved;
    const written = record.entries.flatMap(({ state }, number) => (state ? [[number, state]] : []));
    const [here, there] = await both({ do: 'replay', record: text });
    expect([here.head, here.checkpoints]).toEqual([record.head, written]);
    expect(here).toEqual(there);
    const [found, foundThere] = await both({ do: 'verify', record: text });
    expect(found).toEqual(foundThere);
  });
});

describe(`${MATCHES} fresh matches of every game, or as many as come to ${BYTES} bytes`, async () => {
  const [known, knownThere] = await both({ do: 'games' });
  it('are of the same games', () => expect(known).toEqual(knownThere));

  it.each(known)('$id: made here and replayed there, and the other way round', async ({ id }) => {
    for (let index = 0, bytes = 0; index < MATCHES && bytes < BYTES; index += 1) {
      const [ours, theirs] = await both({ do: 'play', game: id, bots: ['random'], seed: SEED, index });
      expect(ours, `match ${index}`).toBe(theirs);
      const [here, there] = await both({ do: 'replay', record: theirs }, { do: 'replay', record: ours });
      expect(here, `match ${index}`).toEqual(there);
      expect(here.outcome).not.toBeNull();
      bytes += ours.length;
    }
  });
});

/** All hashes made anew, as anybody can who has read docs/record.md. */
function resealed(record: Saved): Saved {
  const {
    entries,
    keys,
    seal: _seal,
    signed: _signed,
    head: _head,
    header: _header,
    players,
    ...rest
  } = record;
  const promised = (keys as { from: number; commitment: string; entropy: JsonValue }[]).map(
    ({ from, commitment, entropy }) => ({ from, commitment, entropy: entropy ?? [] }),
  );
  const fixed = { position: null, branch: null, open: false, ...rest, keys: promised };
  const header = sha256('parlour record 1\0', canonical(fixed));
  let chain = header;
  const linked = entries.map((entry) => {
    chain = sha256(fromHex(chain), canonical({ do: entry.do, state: entry.state ?? null }));
    return { ...entry, hash: chain.slice(0, 16) };
  });
  const whole = { ...rest, keys, ...(players ? { players } : {}), header, entries: linked, head: chain };
  return { ...whole, seal: sha256('parlour seal 1\0', canonical(whole as JsonValue)) } as unknown as Saved;
}

const copyOf = (text: string) => JSON.parse(text) as Saved;

/** The machine says a refusal in English; in a browser the page has the words, and the engine names it. */
const unsaid = (found: unknown) =>
  JSON.stringify(found)
    .replace(/"reason":"[^"]*"/, '"reason":""')
    .replace(/"what":"(entry \d+: refused by [^:]*): [^"]*"/, '"what":"$1"');

const bad = async (record: Saved) => {
  const text = JSON.stringify(record);
  const [found, there] = await both({ do: 'verify', record: text });
  expect(unsaid(found)).toBe(unsaid(there));
  return 'wrong' in found ? found.wrong : null;
};

describe('a damaged record', () => {
  const sample = golden.filter(({ name }) => /goliath|open\.json|two_games|corruption\.json/.test(name));
  it('is tried for each of the four games', () => expect(sample.length).toBe(4));

  it.each(sample)('of $game holds when it is only sealed anew', async ({ text }) => {
    expect(await bad(resealed(copyOf(text)))).toBeNull();
  });

  it.each(sample)('of $game is refused with the entry that was changed', async ({ text }) => {
    for (const share of [0.1, 0.5, 0.9]) {
      const record = copyOf(text);
      const number = Math.floor(record.entries.length * share);
      const entry = record.entries[number] as Entry;
      entry.do = { note: { seat: null, text: 'something else' } };
      expect(await bad(record)).toMatchObject({ place: 'entry', entry: number, fault: 'hash' });
    }
  });

  it.each(sample)(
    'of $game is refused with what the key would have dealt, however well it is sealed',
    async ({ text }) => {
      const record = copyOf(text);
      const dealt = record.entries.findLastIndex((entry) => 'deal' in entry.do);
      const names = (record.entries[dealt] as Entry).do.deal as string[];
      // What another deal of the same kind brought.
      const other = record.entries.find(
        (entry) => 'deal' in entry.do && canonical(entry.do.deal as JsonValue) !== canonical(names),
      ) as Entry;
      (record.entries[dealt] as Entry).do = other.do;
      const wrong = await bad(resealed(record));
      const found = { dealt: (other.do.deal as string[]).join(' '), derived: names.join(' ') };
      expect(wrong).toMatchObject({ place: 'entry', entry: dealt, fault: { dealt: found } });
    },
  );

  it.each(sample)('of $game is refused where the rules do not allow an entry', async ({ text }) => {
    const record = copyOf(text);
    const number = record.entries.findIndex((entry, at) => at > 8 && 'act' in entry.do);
    // The same seat does the same thing again, after the match is over.
    record.entries.push({ do: (record.entries[number] as Entry).do, hash: '' });
    const wrong = await bad(resealed(record));
    expect(wrong).toMatchObject({ place: 'entry', entry: record.entries.length - 1 });
    expect(JSON.stringify(wrong?.fault)).toMatch(/refused|misplaced/);
  });

  it.each(sample)('of $game is refused where a position is another', async ({ text }) => {
    const record = copyOf(text);
    const number = record.entries.findIndex((entry) => entry.state !== undefined);
    (record.entries[number] as Entry).state = '0123456789abcdef';
    expect(await bad(resealed(record))).toMatchObject({ entry: number, fault: 'position' });
  });

  it.each(sample)('of $game is refused at its end, its seal, its start and its key', async ({ text }) => {
    const short = copyOf(text);
    short.entries.pop();
    expect(await bad(short)).toMatchObject({ place: 'head', entry: null });
    const renamed = copyOf(text);
    renamed.players = ['Mallory', 'Mallory'];
    expect(await bad(renamed)).toMatchObject({ place: 'seal' });
    const restarted = copyOf(text);
    restarted.open = true;
    expect(await bad(restarted)).toMatchObject({ place: 'header' });
    const rekeyed = copyOf(text);
    (rekeyed.keys as { key: string }[])[0]!.key = '00'.repeat(32);
    expect(await bad(rekeyed)).toMatchObject({ place: 'key' });
    const later = copyOf(text);
    later.rules_version = 99;
    expect(await bad(later)).toMatchObject({ place: 'version' });
  });

  it('that is none says so', async () => {
    const found = await browser({ do: 'verify', record: '{"parlour_record": 1' });
    expect(found).toMatchObject({ wrong: { place: 'file' } });
  });
});
