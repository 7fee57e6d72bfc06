// The house around tables that do what a test tells them.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchInfo } from '../wire';
import { type Around, faultOf, House } from './house';
import { appended, FORMAT, type Keep, NotKept, newRow, type Reason, type Row } from './keep';
import type { Append, OfTable, OfTables, Out, Wants, Write } from './wire';

const info = { id: '', phase: 'running', seats: [] } as unknown as MatchInfo;
const row = (id: string): Row => newRow(id, { text: '{}', info }, 0, 1_000);

/** A shelf in memory, which fails when it is told to. */
class Memory implements Keep {
  rows = new Map<string, Row>();
  fails: Reason | null = null;
  written: Write[] = [];

  async row(id: string): Promise<Row> {
    const found = this.rows.get(id);
    if (!found) throw new NotKept('missing');
    return found;
  }
  async list() {
    return [...this.rows.values()];
  }
  async create(fresh: Row) {
    if (this.fails) throw new NotKept(this.fails);
    this.rows.set(fresh.id, fresh);
  }
  async load(id: string) {
    const { created, updated, version, head } = await this.row(id);
    return { created, updated, version, head, entries: [], chat: [], drafts: [] };
  }
  async find() {
    return 0;
  }
  async write(id: string, what: Write, at: { clock: number; served: number }) {
    if (this.fails) throw new NotKept(this.fails);
    if ('entries' in what) this.rows.set(id, appended(await this.row(id), what.entries, at));
    this.written.push(what);
  }
  async notes() {
    return '';
  }
  async setNotes() {}
  async remove(id: string) {
    this.rows.delete(id);
  }
}

type Asked = OfTable | OfTables;

/** What happened, in order. */
let log: string[];
let keep: Memory;
/** What a table wants when it is asked this; nothing where nothing is said. */
let wants: (asked: Asked) => Partial<Wants> | 'trap' | undefined;
let house: House;
let engines: number;
let now: number;

const build = (hurry: string[] = []) => {
  const around: Around = {
    keep,
    start: async () => {
      engines += 1;
      return {
        ask: (text) => {
          const { ask } = JSON.parse(text) as { ask: Asked };
          log.push(ask.do);
          const wanted = wants(ask);
          if (wanted === 'trap') throw new Error('the rules broke');
          const answers: Out[] = ask.do === 'say' ? [{ answer: { ask: ask.ask, ok: 'said' } }] : [];
          return JSON.stringify({ ok: { outs: answers, alarm: null, closed: null, ...wanted } });
        },
      };
    },
    now: () => now,
    tell: (socket, text) => log.push(`tell ${socket} ${text}`),
    teach: () => 0,
    cut: () => log.push('cut'),
    thinks: (what) => log.push(what ? `thinks ${what.match}` : 'thought'),
    spread: () => log.push('spread'),
  };
  const shelf = keep;
  const write = shelf.write.bind(shelf);
  shelf.write = async (...given) => {
    await write(...given);
    log.push('written');
  };
  house = new House(around, { id: 'me', name: 'Anna' }, new Set(hurry));
};

const append = (more: Partial<Append> = {}): Out => ({
  write: { work: 1, what: { entries: { rows: [[0, '{}']], head: null, spent: null, ...more } } },
});

const attach = (match = 'local-1', socket = 7) =>
  house.frame(socket, JSON.stringify({ id: 1, match, ask: { do: 'attach' } }));

const settle = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [log, engines, now, wants] = [[], 0, 5_000, () => undefined];
  keep = new Memory();
  keep.rows.set('local-1', row('local-1'));
  build();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the house', () => {
  it('keeps entries before it tells of them, in the order in which the table wants it', async () => {
    wants = (asked) =>
      asked.do === 'say'
        ? { outs: [append()] }
        : asked.do === 'done'
          ? { outs: [{ tell: { sockets: [7], text: 'news' } }, { answer: { ask: 1, ok: 'done' } }] }
          : undefined;
    await attach();
    expect(log).toEqual([
      'open',
      'say',
      'written',
      'done',
      'tell 7 news',
      'tell 7 {"reply":{"re":1,"ok":"done"}}',
    ]);
    expect((await keep.row('local-1')).entries).toBe(1);
  });

  it('says why something was not saved, and keeps nothing of it', async () => {
    for (const [reason, code] of [
      ['full', 'local/full'],
      ['blocked', 'local/blocked'],
    ] as const) {
      build();
      keep.fails = reason;
      wants = (asked) =>
        asked.do === 'say'
          ? { outs: [append()] }
          : asked.do === 'done' && typeof asked.done === 'object' && 'unwritten' in asked.done
            ? { outs: [{ answer: { ask: 1, fault: { code: 'server/storage', message: '' } } }] }
            : undefined;
      await expect(house.request('GET', '/matches/local-1', undefined)).rejects.toMatchObject({
        fault: { code },
      });
    }
    expect((await keep.row('local-1')).entries).toBe(0);
  });

  it('lets bots think when the page was told, and only while somebody is there', async () => {
    wants = (asked) => (asked.do === 'open' ? { outs: [{ think: 3 }] } : undefined);
    await house.request('GET', '/matches/local-1', undefined);
    await settle();
    expect(log).not.toContain('think');
    await attach();
    await settle();
    expect(log.slice(-4)).toEqual([
      'tell 7 {"reply":{"re":1,"ok":"said"}}',
      'thinks local-1',
      'think',
      'thought',
    ]);
  });

  it('gives a bot no time that was stopped before, once', async () => {
    build(['local-1']);
    let thoughts = 3;
    wants = (asked) =>
      ['open', 'give_up'].includes(asked.do) ? { outs: [{ think: thoughts++ }] } : undefined;
    await attach();
    await settle();
    await settle();
    expect(log.filter((one) => ['think', 'give_up'].includes(one))).toEqual(['give_up', 'think']);
  });

  it('starts a fresh engine after a trap, cuts the lines, and gives up the thought', async () => {
    let broken = true;
    wants = (asked) => {
      if (asked.do === 'open') return { outs: [{ think: 3 }] };
      return asked.do === 'think' && broken ? 'trap' : undefined;
    };
    await attach();
    await settle();
    expect(log).toContain('cut');
    broken = false;
    log = [];
    await attach();
    await settle();
    expect([engines, log.filter((one) => !one.startsWith('tell'))]).toEqual([2, ['open', 'say', 'give_up']]);
  });

  it('leaves a match alone that stops the engine again and again, and no other', async () => {
    keep.rows.set('local-2', row('local-2'));
    wants = (asked) => ('id' in asked && asked.id === 'local-1' ? 'trap' : undefined);
    const open = () => house.request('GET', '/matches/local-1', undefined).catch(faultOf);
    expect(await Promise.all([open(), open(), open()])).toMatchObject([
      { code: 'server/busy' },
      { code: 'server/busy' },
      { code: 'server/busy' },
    ]);
    expect(await open()).toMatchObject({ code: 'local/damaged' });
    expect(await house.request('GET', '/matches/local-2', undefined)).toBe('said');
  });

  it('tells a match apart that is damaged, of a newer version, or not there', async () => {
    const open = () => house.request('GET', '/matches/local-1', undefined).catch(faultOf);
    wants = () => ({ closed: { lost: { code: 'table/frozen', message: '' } } });
    expect(await open()).toMatchObject({ code: 'local/damaged' });
    wants = () => ({ closed: 'newer' });
    expect(await open()).toMatchObject({ code: 'local/newer' });
    keep.rows.clear();
    expect(await open()).toMatchObject({ code: 'table/unknown' });
    expect(await house.request('GET', '/matches/local-1/elsewhere', undefined).catch(faultOf)).toMatchObject({
      code: 'input/shape',
    });
  });

  it('counts a player’s time only while the match is open', async () => {
    const moments: number[] = [];
    wants = (asked) => {
      if (asked.do === 'say') moments.push(asked.at.served);
      return asked.do === 'say' ? { outs: [append({ rows: [] })] } : undefined;
    };
    attach();
    await settle();
    now += 2_000;
    attach();
    await settle();
    build();
    now += 50_000;
    attach();
    await settle();
    expect(moments).toEqual([0, 2_000, 2_000]);
  });
});

describe('an entry', () => {
  const at = { clock: 9_000, served: 40 };
  const entries = (rows: [number, string][], from?: number): Append => ({
    rows,
    head: from === undefined ? null : { from, head: { text: '{"a":1}', info }, at: 8_000 },
    spent: null,
  });

  it('is kept once, in its turn, and a head from its version', () => {
    const first = appended(row('local-1'), entries([[0, '']], 0), at);
    expect(first).toMatchObject({ format: FORMAT, entries: 1, version: 1, head: '{"a":1}', served: 40 });
    for (const wrong of [entries([[0, '']]), entries([[2, '']]), entries([[1, '']], 0)])
      expect(() => appended(first, wrong, at)).toThrow(expect.objectContaining({ reason: 'conflict' }));
    expect(appended(first, entries([[1, '']], 1), at)).toMatchObject({ entries: 2, version: 2 });
  });
});
