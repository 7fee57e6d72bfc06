import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineError, engine } from '../engine/engine';
import type { Verdict } from '../engine/wire';
import { WaitingRoom } from '../table/dialogs';
import type { JsonValue, MatchInfo } from '../wire';
import { checkRecord, type Point } from './check';
import { FairSeal } from './FairSeal';
import { canonical, fromHex, sha256 } from './hash';
import { giveShares, type Kept, kept, layTable, missing, shareOf } from './shares';

const digest = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('hashes', () => {
  it('are those of everybody else, whatever the length', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'é'.repeat(length % 7) + 'a'.repeat(length);
      expect(sha256(text)).toBe(digest(text));
    }
    expect(sha256('x'.repeat(300_000), fromHex('00ff'))).toBe(digest('x'.repeat(300_000), fromHex('00ff')));
  });

  it('are made of one form of a value', () => {
    const value = { b: [1, { z: null, a: '\n"é' }], a: true };
    expect(canonical(value)).toBe('{"a":true,"b":[1,{"a":"\\n\\"é","z":null}]}');
  });

  it('bind a player to a text, as docs/dealer.md has it', () => {
    expect(shareOf('alice')).toBe('8e06fcfbd3f1aa0b3dcb6c2b3a14328819819f506cc29c5ba9a1c49279adc282');
  });
});

const pair = generateKeyPairSync('ed25519');
const host = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const key = '07'.repeat(32);
const texts = ['anna’s text', 'ben’s text'];

type Changed = Record<string, JsonValue>;

/** A record as a host would sign it, after a change; a second writer of docs/record.md. */
function signedRecord(change: Changed = {}, match = 'm'): Changed {
  const whole: Changed = {
    parlour_record: 1,
    keys: [{ from: 0, commitment: digest('parlour commitment 1\0', fromHex(key)), entropy: texts, key }],
    players: ['Anna', 'Ben'],
    entries: [{ do: { deal: ['J', 'Q'] }, hash: '00', at: 1_789_000_000_000 }],
    ...change,
  };
  const seal = digest('parlour seal 1\0', canonical(whole));
  const said = `parlour signed 1\0${canonical({ record: { match, seal } })}`;
  const signature = sign(null, Buffer.from(said), pair.privateKey).toString('hex');
  return { ...whole, seal, signed: { host, match, signature } };
}

const epoch = (change: Changed) => ({
  keys: [{ ...((signedRecord().keys as Changed[])[0] as Changed), ...change }],
});

const memory: Kept = {
  texts: [texts[0] as string],
  commitment: digest('parlour commitment 1\0', fromHex(key)),
  shares: texts.map(shareOf),
  host,
};

const wrong = async (record: JsonValue, seen: Kept | null = memory) =>
  Object.entries(await checkRecord('m', record, seen))
    .filter(([, holds]) => holds === false)
    .map(([point]) => point as Point);

describe('a record', () => {
  it('holds if everything is as promised', async () => {
    const verdict = await checkRecord('m', signedRecord(), memory);
    expect(Object.values(verdict)).toEqual([true, true, true, true, true, true]);
  });

  it('does not hold when anything was changed, however well it is sealed', async () => {
    const other = '08'.repeat(32);
    const ground = { key: other, commitment: digest('parlour commitment 1\0', fromHex(other)) };
    expect(await wrong(signedRecord(epoch(ground)))).toEqual(['commitment']);
    expect(await wrong(signedRecord(epoch({ key: other })))).toEqual(['key']);
    const { key: _, ...hidden } = epoch({}).keys[0] as Changed;
    expect(await wrong(signedRecord({ keys: [hidden] }))).toEqual(['key']);
    expect(await wrong(signedRecord(epoch({ entropy: ['another', 'ben’s text'] })))).toEqual([
      'share',
      'shares',
    ]);
    expect(await wrong(signedRecord(epoch({ entropy: [texts[0] as string, 'chosen late'] })))).toEqual([
      'shares',
    ]);
    expect(await wrong(signedRecord(epoch({ entropy: [...texts, 'one more'] })))).toEqual(['shares']);
    expect(await wrong({ ...signedRecord(), players: ['Anna', 'Mallory'] })).toEqual(['seal']);
    const { signed: _signed, ...unsigned } = signedRecord();
    expect(await wrong(unsigned)).toEqual(['signature']);
    const resealed = {
      ...signedRecord({ players: ['Anna', 'Mallory'] }),
      signed: signedRecord().signed as Changed,
    };
    expect(await wrong(resealed)).toEqual(['signature']);
    expect(await wrong(signedRecord({}, 'another match'))).toEqual(['signature']);
    expect(await wrong(signedRecord(), { ...memory, host: '00'.repeat(32) })).toEqual(['signature']);
  });

  it('says what could not be checked by somebody who was not there', async () => {
    const verdict = await checkRecord('m', signedRecord(), null);
    expect(verdict).toMatchObject({
      key: true,
      commitment: null,
      share: null,
      shares: null,
      signature: true,
    });
  });
});

const table = (change: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 'm',
  game: 'kuhn',
  phase: 'open',
  seats: [
    { seat: 0, holder: 'person', name: 'Anna', yours: true, share: shareOf('?') },
    { seat: 1, holder: 'person', name: 'Ben', yours: false, share: shareOf('ben’s text') },
  ],
  setup: {},
  created: 0,
  updated: 0,
  at_flag: 'lose',
  open: false,
  private: false,
  dealing: 'keyed',
  delay: 0,
  commitment: 'c1',
  marks: [],
  entropy: [],
  awaited: [],
  redrawn: 0,
  host: true,
  asked: [],
  ...change,
});

/** A server that answers every table with `info`; what was asked of it. */
function server(info: (body: Changed) => JsonValue | MatchInfo) {
  const asked: Changed[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as Changed) : {};
    if (path !== '/api/host') asked.push(body);
    return new Response(JSON.stringify(path === '/api/host' ? { key: host } : info(body)));
  });
  return asked;
}

const own = (share: string) => [{ ...(table().seats[0] as MatchInfo['seats'][0]), share }];

describe('this person’s share', () => {
  beforeEach(() => localStorage.clear());

  it('goes out as a hash, and is shown when nobody else is waited for', async () => {
    const asked = server((body) => table({ seats: own(String(body.share)), awaited: [0] }));
    await layTable({ game: 'cardpeegee' });
    const [wanted, shown] = asked as [Changed, Changed];
    expect(wanted).toEqual({ game: 'cardpeegee', share: shareOf(String(shown.entropy)) });
    expect(shown).toMatchObject({ do: 'reveal', seat: 0, entropy: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(kept('m')).toMatchObject({ commitment: 'c1', host, shares: [wanted.share] });
  });

  it('is not shown before all are bound, nor by somebody else', async () => {
    const asked = server((body) => table({ seats: own(String(body.share)) }));
    await layTable({ game: 'kuhn' });
    await giveShares(table({ seats: [], awaited: [0] }));
    expect(asked.length).toBe(1);
    expect(missing(table({ awaited: [0, 1] }))).toEqual([0]);
    await giveShares(table({ awaited: [0, 1] }));
    expect(asked.length).toBe(1);
  });

  it('is made anew when the host draws another key, and never used twice', async () => {
    const asked = server((body) => table({ seats: own(String(body.share)), awaited: [0] }));
    await layTable({ game: 'kuhn' });
    const { share: _, ...bare } = table().seats[0] as MatchInfo['seats'][0];
    const redrawn = table({ seats: [bare], awaited: [0], commitment: 'c2', redrawn: 1 });
    await giveShares(redrawn);
    const fresh = asked[2] as Changed;
    expect(fresh).toMatchObject({ do: 'share', seat: 0 });
    expect(fresh.share).not.toBe((asked[0] as Changed).share);
    expect(kept('m')).toMatchObject({ commitment: 'c2' });
    expect(kept('m')?.shares).toBeUndefined();
    await giveShares({ ...redrawn, seats: own(String(fresh.share)) });
    expect(shareOf(String((asked[3] as Changed).entropy))).toBe(fresh.share);
    // Once it is being played, another promise is no longer taken for the one made.
    await giveShares({ ...redrawn, phase: 'running', commitment: 'c3', awaited: [] });
    expect(kept('m')).toMatchObject({ commitment: 'c2', shares: [fresh.share] });
  });
});

describe('the waiting room', () => {
  const room = (info: MatchInfo) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <WaitingRoom info={info} />
        </MemoryRouter>
      </QueryClientProvider>,
    );

  it('says whose share of the shuffle is waited for', () => {
    room(table({ awaited: [1], redrawn: 1 }));
    expect(screen.getByRole('status').textContent).toMatch(/^Waiting for Ben/);
    expect(screen.getByText(/the shuffle starts over/)).toBeDefined();
  });

  it('says when this browser does not have the share', () => {
    localStorage.clear();
    room(table({ awaited: [0] }));
    expect(screen.getByText(/in the browser you joined from/)).toBeDefined();
  });
});

describe('the seal under a finished match', () => {
  const over = table({ phase: 'over' });
  const wasThere = engine.isThere;
  beforeEach(() => {
    engine.isThere = false;
  });
  afterEach(() => {
    engine.isThere = wasThere;
    vi.restoreAllMocks();
  });

  /** A build with the engine, which finds this. */
  const finds = (verdict: Verdict | EngineError) => {
    engine.isThere = true;
    return vi.spyOn(engine, 'ask').mockImplementation(async () => {
      if (verdict instanceof Error) throw verdict;
      return verdict as never;
    });
  };

  const show = (record: JsonValue, info = over) => {
    localStorage.setItem('parlour.fair.m', JSON.stringify(memory));
    server(() => record);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FairSeal info={info} />
      </QueryClientProvider>,
    );
  };

  it('says that the deal was checked, and how', async () => {
    show(signedRecord());
    expect(await screen.findByText('Fair deal verified')).toBeDefined();
    expect(screen.getByText('Your share went into the shuffle.')).toBeDefined();
  });

  it('says in plain words what is wrong', async () => {
    show(signedRecord(epoch({ entropy: ['another', 'ben’s text'] })));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your share didn’t go into the shuffle.');
  });

  const holds = {
    game: 'kuhn',
    rules_version: 3,
    over: true,
    entries: 12,
    derived: 4,
    trusted: 0,
    checkpoints: 1,
    keys: 1,
    signed: true,
  };
  const archive = table({ phase: 'archive', seats: [] });

  it('has the whole record checked as it is written, where the engine is there', async () => {
    const asked = finds({ holds });
    show(signedRecord());
    expect(await screen.findByText('All 12 entries follow the rules (version 3).')).toBeDefined();
    expect(screen.getByText('All 4 rolls and deals come from the key.')).toBeDefined();
    expect(asked.mock.calls).toEqual([[{ do: 'verify', record: JSON.stringify(signedRecord()) }]]);
  });

  it('is shown to everybody then, and without it only to those who played', async () => {
    finds({ holds: { ...holds, derived: 0, trusted: 1 } });
    show(signedRecord(), archive);
    expect(await screen.findByText('Record verified')).toBeDefined();
    expect(screen.getByText(/^One roll or deal is taken on trust/)).toBeDefined();
    expect(screen.getByText('The key matches the hash in the record.')).toBeDefined();
  });

  it('asks for nothing without the engine', async () => {
    show(signedRecord(), archive);
    await new Promise((done) => setTimeout(done));
    expect(document.body.textContent).toBe('');
  });

  it.each([
    ['hash', 'Entry 7 was changed, or one before it.'],
    ['position', 'Entry 7 leads to a different position.'],
    [{ dealt: { dealt: '3', derived: '5' } }, 'Entry 7: 3 was dealt, but the key gives 5.'],
    [{ refused: { rule: 'R7.3', reason: 'too many' } }, 'Entry 7 breaks the rules (R7.3).'],
    [{ misplaced: 'no' }, 'Entry 7 isn’t possible at that point.'],
  ] as const)('names the entry that does not hold: %j', async (fault, words) => {
    finds({ wrong: { place: 'entry', entry: 7, fault, what: '…' } });
    show(signedRecord(), archive);
    expect((await screen.findByRole('alert')).textContent).toBe(`This record doesn’t check out:${words}`);
  });

  it('does not say the same thing twice', async () => {
    finds({ wrong: { place: 'seal', entry: null, fault: null, what: '…' } });
    show({ ...signedRecord(), players: ['Anna', 'Mallory'] });
    const alert = await screen.findByRole('alert');
    expect(alert.querySelectorAll('li').length).toBe(1);
  });

  it('says what a browser that forbids the engine could not check', async () => {
    finds(new EngineError('blocked', 'no'));
    show(signedRecord());
    expect(await screen.findByText(/doesn’t allow WebAssembly/)).toBeDefined();
    expect(screen.getByText('Fair deal verified')).toBeDefined();
  });
});
