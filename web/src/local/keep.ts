// Where this browser keeps its matches: a head with its version, entries by number, chat, drafts and
// notes, in IndexedDB. Each write is one transaction, and it is durable when its promise is kept.

import type { ChatLine, MatchInfo } from '../wire';
import type { Append, Draft, Head, Read, Whole, Write } from './wire';

/** The form in which matches are kept; one of a later form is left alone. */
export const FORMAT = 1;

/** Why something was not kept or found. */
export type Reason = 'conflict' | 'full' | 'missing' | 'blocked' | 'newer' | 'damaged';

export class NotKept extends Error {
  constructor(
    readonly reason: Reason,
    message: string = reason,
  ) {
    super(message);
  }
}

/** A match but its entries. */
export interface Row {
  id: string;
  format: number;
  created: number;
  /** When its head was last changed. */
  updated: number;
  /** When somebody last did something. */
  played: number;
  /** How long it was played, as players' clocks count it. */
  served: number;
  version: number;
  /** How many entries there are. */
  entries: number;
  head: string;
  info: MatchInfo;
}

/** Where matches are kept. */
export interface Keep {
  list(): Promise<Row[]>;
  row(id: string): Promise<Row>;
  create(row: Row, entries: string[]): Promise<void>;
  load(id: string): Promise<Whole>;
  find(id: string, what: Exclude<Read, 'match'>): Promise<unknown>;
  write(id: string, what: Write, at: { clock: number; served: number }): Promise<void>;
  notes(id: string): Promise<string>;
  setNotes(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Whether a list can show it: a later form may have another. */
export const isListable = ({ info }: Row): boolean =>
  typeof info?.game === 'string' && Array.isArray(info.seats) && Array.isArray(info.marks);

/** What a head says of its match, with what only the row knows. */
export const infoOf = ({ id, created, played, info }: Row): MatchInfo => ({
  ...info,
  id,
  created,
  updated: played,
});

const [MATCHES, ENTRIES, CHAT, ASIDES] = ['matches', 'entries', 'chat', 'asides'];
const ALL = [MATCHES, ENTRIES, CHAT, ASIDES] as string[];
const VERSION = 1;

/** All keys that begin with these. */
const below = (...keys: (string | number)[]) => IDBKeyRange.bound(keys, [...keys, []]);

function reasonOf(error: unknown): NotKept {
  if (error instanceof NotKept) return error;
  const { name = '', message = String(error) } = (error ?? {}) as Partial<DOMException>;
  if (name === 'QuotaExceededError') return new NotKept('full', message);
  if (name === 'ConstraintError') return new NotKept('conflict', message);
  // A later Parlour in another tab has changed the form of it all.
  return new NotKept(name === 'VersionError' ? 'newer' : 'blocked', message);
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

export class Shelf implements Keep {
  private opened: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = 'parlour') {}

  list(): Promise<Row[]> {
    return this.within('readonly', (of) => got<Row[]>(of(MATCHES).getAll()));
  }

  row(id: string): Promise<Row> {
    return this.within('readonly', (of) => rowIn(of, id));
  }

  create(row: Row, entries: string[]): Promise<void> {
    return this.within('readwrite', (of) => {
      of(MATCHES).add(row);
      entries.forEach((text, number) => {
        of(ENTRIES).add(text, [row.id, number]);
      });
    });
  }

  load(id: string): Promise<Whole> {
    return this.within('readonly', async (of) => {
      const { created, updated, version, head, entries: count } = await rowIn(of, id);
      const entries = await got<string[]>(of(ENTRIES).getAll(below(id)));
      // A log that was cut off would still be one that holds.
      if (entries.length !== count) throw new NotKept('damaged');
      const chat = await got<ChatLine[]>(of(CHAT).getAll(below(id)));
      return { created, updated, version, head, entries, chat, drafts: await draftsIn(of, id) };
    });
  }

  find(id: string, what: Exclude<Read, 'match'>): Promise<unknown> {
    return this.within('readonly', async (of) => {
      if (what === 'drafts') return draftsIn(of, id);
      if ('looked' in what) {
        const { person, seat } = what.looked;
        return (await got(of(ASIDES).get([id, 'looked', person, seat]))) ?? 0;
      }
      // What a game keeps of a person between matches is a server's affair.
      if ('kept' in what) return null;
      const { entries, line } = what.news;
      return {
        version: (await rowIn(of, id)).version,
        entries: await got(of(ENTRIES).getAll(IDBKeyRange.bound([id, entries], [id, []]))),
        chat: await got(of(CHAT).getAll(IDBKeyRange.bound([id, line], [id, []], true))),
      };
    });
  }

  write(id: string, what: Write, at: { clock: number; served: number }): Promise<void> {
    return this.within('readwrite', async (of) => {
      const row = await rowIn(of, id);
      if ('entries' in what) {
        of(MATCHES).put(appended(row, what.entries, at));
        for (const [number, text] of what.entries.rows) of(ENTRIES).add(text, [id, number]);
        if (what.entries.spent !== null) of(ASIDES).delete([id, 'draft', what.entries.spent]);
      } else if ('draft' in what) of(ASIDES).put(what.draft.draft, [id, 'draft', what.draft.seat]);
      else if ('line' in what) of(CHAT).add(what.line, [id, what.line.number]);
      else of(ASIDES).put(what.looked.number, [id, 'looked', what.looked.person, what.looked.seat]);
    });
  }

  notes(id: string): Promise<string> {
    return this.within('readonly', async (of) => (await got<string>(of(ASIDES).get([id, 'notes']))) ?? '');
  }

  setNotes(id: string, text: string): Promise<void> {
    return this.within('readwrite', async (of) => {
      await rowIn(of, id);
      of(ASIDES).put(text, [id, 'notes']);
    });
  }

  remove(id: string): Promise<void> {
    return this.within('readwrite', (of) => {
      of(MATCHES).delete(id);
      for (const name of [ENTRIES, CHAT, ASIDES]) of(name).delete(below(id));
    });
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((done, failed) => {
      // Some browsers forbid it by throwing.
      const request = indexedDB.open(this.name, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(MATCHES as string, { keyPath: 'id' });
        for (const name of [ENTRIES, CHAT, ASIDES]) request.result.createObjectStore(name as string);
      };
      request.onerror = () => failed(request.error);
      request.onsuccess = () => {
        const base = request.result;
        const forget = () => {
          base.close();
          this.opened = null;
        };
        base.onversionchange = forget;
        base.onclose = forget;
        done(base);
      };
    }).catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /** Does something in one transaction, and is done when all of it is durable. */
  private async within<T>(mode: IDBTransactionMode, work: (of: Of) => T | Promise<T>): Promise<T> {
    try {
      const transaction = (await this.open()).transaction(ALL, mode, { durability: 'strict' });
      const ended = new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error);
      });
      let result: T;
      try {
        result = await work((name) => transaction.objectStore(name as string));
      } catch (error) {
        ended.catch(() => {});
        // It may have ended by itself.
        if (transaction.error === null)
          try {
            transaction.abort();
          } catch {}
        throw error;
      }
      await ended;
      return result;
    } catch (error) {
      throw reasonOf(error);
    }
  }
}

/** The one of this browser. */
export const shelf = new Shelf();

type Of = (name: string | undefined) => IDBObjectStore;

async function rowIn(of: Of, id: string): Promise<Row> {
  const row = await got<Row | undefined>(of(MATCHES).get(id));
  if (!row) throw new NotKept('missing');
  if (row.format !== FORMAT) throw new NotKept('newer');
  return row;
}

async function draftsIn(of: Of, id: string): Promise<[number, Draft][]> {
  const range = below(id, 'draft');
  const keys = (await got(of(ASIDES).getAllKeys(range))) as [string, string, number][];
  const drafts = await got<Draft[]>(of(ASIDES).getAll(range));
  return keys.map(([, , seat], at) => [seat, drafts[at] as Draft]);
}

/** A new match. */
export const newRow = (id: string, head: Head, entries: number, now: number): Row => ({
  id,
  format: FORMAT,
  created: now,
  updated: now,
  played: now,
  served: 0,
  version: 0,
  entries,
  head: head.text,
  info: head.info,
});

/**
 * The row after a write.
 * @throws NotKept where somebody else, such as another tab, wrote first
 */
export function appended(
  row: Row,
  { rows, head }: Append,
  { clock, served }: { clock: number; served: number },
): Row {
  const inTurn = rows.every(([number], at) => number === row.entries + at);
  if (!inTurn || (head && head.from !== row.version)) throw new NotKept('conflict');
  const entries = row.entries + rows.length;
  const after = { ...row, entries, played: clock, served };
  return head
    ? { ...after, version: row.version + 1, updated: head.at, head: head.head.text, info: head.head.info }
    : after;
}
