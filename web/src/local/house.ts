// The house of this browser: it holds local matches as a server does. Tables live in the engine; they say
// what they want, and this does it in their order: keeps entries, tells the page, lets bots think, minds
// the time. Requests and frames are those of a server.

import type { Engine } from '../engine/module';
import { School } from '../learn/school';
import type { Ask, Branch, Fault, Join, JsonValue, MatchInfo, NewMatch } from '../wire';
import { isLesson, newLocalId } from './ids';
import { type Keep, NotKept, newRow } from './keep';
import type {
  From,
  Kept,
  Laid,
  OfLesson,
  OfTable,
  OfTables,
  Out,
  Read,
  Sad,
  Someone,
  Told,
  Wants,
  What,
  Write,
} from './wire';

/** What is around the house. */
export interface Around {
  keep: Keep;
  /** A fresh engine. */
  start(): Promise<Engine>;
  /** The time of day, in milliseconds. */
  now(): number;
  tell(socket: number, text: string): void;
  /** Cuts every line to the pages: they come again. */
  cut(): void;
  /** What came of an answer in a lesson. */
  teach(told: Told): void;
  /** A bot thinks about a match, or none does any more. */
  thinks(what: { match: string; hint: boolean } | null): void;
  /** Tells the other tabs that hold the same match. */
  spread(match: string, news: JsonValue): void;
}

interface Waiting {
  done(ok: unknown): void;
  failed(error: Refusal): void;
}

interface Seated {
  id: string;
  /** When it was opened, and how long it had been played by then. */
  since: number;
  served: number;
  sockets: Set<number>;
  waiting: Map<number, Waiting>;
  thoughts: { work: number; hint: boolean }[];
  alarm: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  rest: ReturnType<typeof setTimeout> | undefined;
  /** Why it was closed, if it was. */
  closed: Refusal | null;
  /** Why it was not kept or found. */
  trouble: 'full' | 'blocked' | 'damaged' | null;
}

/** Something was refused; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

const refuse = (code: Fault['code'], message: string) => new Refusal({ code, message });

/** A table at which nobody is, is put away after this long, in milliseconds. */
const REST = 60_000;

/** The longest that a timer waits. */
const LONGEST = 0x7fff_ffff;

/** A match that has stopped the engine so often is left alone. */
const MOST_TRAPS = 3;

const FAULTS = {
  missing: () => refuse('table/unknown', 'there is no such match'),
  newer: () => refuse('local/newer', 'a newer version of Parlour has saved this match'),
  damaged: () => refuse('local/damaged', 'this match is damaged; nothing was changed'),
  full: () => refuse('local/full', 'this browser has no room left; nothing was changed'),
  blocked: () => refuse('local/blocked', 'this browser saves nothing here; nothing was changed'),
  conflict: () => refuse('server/busy', 'another tab was faster'),
  stopped: () => refuse('server/busy', 'the engine was stopped; try again'),
};

export class House {
  private engine: Promise<Engine> | null = null;
  private readonly tables = new Map<string, Seated>();
  private readonly traps = new Map<string, number>();
  private readonly school: School;
  private asks = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /** `hurry` are the matches in which the next bot to think is given no time. */
  constructor(
    private readonly around: Around,
    private readonly me: Someone,
    private readonly hurry: Set<string> = new Set(),
  ) {
    this.school = new School(
      {
        lay: (wanted, id) => this.create({ do: 'lay', new: wanted, host: me }, id) as Promise<MatchInfo>,
        say: (id, what, by) => this.say(id, what, by),
        judge: (asked) => this.inTurn(() => this.engineAsked({ do: 'lesson', ask: asked })),
        teach: (told) => around.teach(told),
      },
      me,
    );
  }

  /** Answers a request as a server does. */
  async request(method: string, path: string, body: unknown): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://house');
    const viewer = searchParams.get('viewer') ?? 'spectator';
    const [, place = '', id = '', what = '', more = ''] = pathname.split('/').map(decodeURIComponent);
    switch (`${method} ${place === 'device' ? `${place}/${id}` : what}`) {
      case 'POST device/matches':
        return this.create({ do: 'lay', new: body as NewMatch, host: this.me });
      case 'POST device/lessons':
        return this.school.open(body as Parameters<School['open']>[0]);
      case 'POST go-on':
        return this.school.goOn(id);
      case 'POST show':
        return this.school.show(id);
      case 'POST device/records':
        return this.create({ do: 'archive', record: body as string, host: this.me });
      case 'GET ':
        return this.say(id, 'info');
      case 'DELETE ':
        return this.inTurn(() => this.remove(id));
      case 'POST join':
        return this.say(id, { join: body as Join });
      case 'POST leave':
        return this.say(id, 'leave');
      case 'POST ask':
        return this.say(id, { ask: body as Ask });
      case 'GET invitations':
        return this.say(id, 'invitations');
      case 'GET notes':
        return { text: await this.kept(() => this.around.keep.notes(id)) };
      case 'PUT notes':
        return this.kept(() => this.around.keep.setNotes(id, (body as { text: string }).text));
      case 'GET record':
        return this.say(id, 'record');
      case 'GET copy':
        return this.copy(id);
      case 'GET replay':
        return this.say(id, more === '' ? { replay: viewer } : { replay_view: [viewer, Number(more)] });
      case 'POST branch':
        return this.branch(id, body as Branch);
      default:
        throw refuse('input/shape', `nothing answers ${method} ${path}`);
    }
  }

  /** Takes a frame of a line to a page, and answers it as a server does. */
  async frame(socket: number, text: string): Promise<void> {
    const { id, match, ask } = JSON.parse(text) as { id: number; match: string; ask: Ask };
    const answered = isLesson(match)
      ? this.school.ask(match, ask, socket)
      : this.say(match, { ask }, { socket });
    const reply = await answered.then(
      (ok) => ({ re: id, ok }),
      (error: unknown) => ({ re: id, fault: faultOf(error) }),
    );
    this.around.tell(socket, JSON.stringify({ reply }));
  }

  /** Another tab has news of a match. */
  heard(match: string, from: string, news: JsonValue): void {
    if (this.tables.has(match)) this.say(match, { heard: [from, news] }).catch(() => {});
  }

  /** One thing after another. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  private ask<T>(request: OfTable | OfTables): Promise<T> {
    return this.engineAsked({ do: 'table', ask: request });
  }

  private async engineAsked<T>(
    request: { do: 'table'; ask: OfTable | OfTables } | { do: 'lesson'; ask: OfLesson },
  ): Promise<T> {
    this.engine ??= this.around.start();
    let engine: Engine;
    try {
      engine = await this.engine;
    } catch (error) {
      this.engine = null;
      throw refuse('local/engine', String(error));
    }
    let text: string;
    try {
      text = engine.ask(JSON.stringify(request));
    } catch (trap) {
      const { ask } = request;
      this.stop('id' in ask ? ask.id : '', ask.do === 'think', String(trap));
      throw FAULTS.stopped();
    }
    const { ok, error } = JSON.parse(text) as { ok?: T; error?: string };
    if (error !== undefined) throw refuse('server/fault', error);
    return ok as T;
  }

  /** The engine has stopped: all tables are opened anew from what was kept, in a fresh one. */
  private stop(match: string, thinking: boolean, why: string): void {
    console.error(`the engine has stopped at ${match}: ${why}`);
    this.engine = null;
    // What stopped it would stop it again.
    if (thinking) this.hurry.add(match);
    else this.traps.set(match, (this.traps.get(match) ?? 0) + 1);
    const tables = [...this.tables.values()];
    this.tables.clear();
    for (const table of tables) leave(table, FAULTS.stopped());
    this.around.thinks(null);
    this.around.cut();
  }

  private moment({ since, served }: Seated) {
    const clock = this.around.now();
    return { clock, served: served + Math.max(0, clock - since) };
  }

  /** The table of a match, which is taken up if it is not open. */
  private async seated(id: string): Promise<Seated> {
    const open = this.tables.get(id);
    if (open) return open;
    if ((this.traps.get(id) ?? 0) >= MOST_TRAPS) throw FAULTS.damaged();
    const { served } = await this.kept(() => this.around.keep.row(id));
    const table: Seated = {
      id,
      since: this.around.now(),
      served,
      sockets: new Set(),
      waiting: new Map(),
      thoughts: [],
      alarm: null,
      timer: undefined,
      rest: undefined,
      closed: null,
      trouble: null,
    };
    this.tables.set(id, table);
    await this.carryOut(table, { do: 'open', id, at: this.moment(table) });
    if (table.closed) throw table.closed;
    return table;
  }

  /** Says something to a table. Its answer may take longer than its turn. */
  private async say(
    id: string,
    what: What,
    { socket, person = this.me }: { socket?: number; person?: Someone } = {},
  ): Promise<unknown> {
    const answered = await this.inTurn(async () => {
      const table = await this.seated(id);
      const asked = typeof what === 'object' && 'ask' in what ? what.ask.do : null;
      if (socket !== undefined && asked === 'attach') table.sockets.add(socket);
      if (socket !== undefined && asked === 'detach') table.sockets.delete(socket);
      this.asks += 1;
      const ask = this.asks;
      const answer = new Promise((done, failed) => table.waiting.set(ask, { done, failed }));
      // It may come while nobody listens yet.
      answer.catch(() => {});
      const who: From = { person, socket: socket ?? null };
      const at = this.moment(table);
      await this.carryOut(table, { do: 'say', id, at, ask, who, what }, asked === 'hint');
      this.mind(table);
      return { answer };
    });
    return answered.answer;
  }

  /** Asks a table, and does what it wants, and what it wants then. */
  private async carryOut(table: Seated, request: OfTable, hint = false): Promise<void> {
    const { id } = table;
    const outs: Out[] = [];
    let end: Refusal | null = null;
    const take = ({ outs: more, alarm, closed }: Wants) => {
      outs.push(...more);
      table.alarm = alarm;
      if (closed === null) return;
      this.tables.delete(id);
      end = why(table, closed);
    };
    take(await this.ask(request));
    for (let out = outs.shift(); out; out = outs.shift()) {
      if ('tell' in out) for (const socket of out.tell.sockets) this.around.tell(socket, out.tell.text);
      else if ('answer' in out) answer(table, out.answer);
      else if ('news' in out) this.around.spread(id, out.news);
      else if ('think' in out) table.thoughts.push({ work: out.think, hint });
      else {
        const { work } = 'write' in out ? out.write : out.read;
        const done =
          'write' in out ? await this.write(table, out.write.what) : await this.read(table, out.read.what);
        if (this.tables.has(id)) take(await this.ask({ do: 'done', id, at: this.moment(table), work, done }));
      }
    }
    if (!end) return;
    leave(table, end);
    // Whoever is still there comes again, and hears why it can't be opened.
    if (table.sockets.size > 0) this.around.cut();
  }

  private async write(table: Seated, what: Write): Promise<Kept> {
    try {
      await this.around.keep.write(table.id, what, this.moment(table));
      table.trouble = null;
      return 'written';
    } catch (error) {
      const { reason, message } = error as NotKept;
      table.trouble = reason === 'full' || reason === 'blocked' ? reason : null;
      return { unwritten: sad(reason, message) };
    }
  }

  private async read(table: Seated, what: Read): Promise<Kept> {
    const { id } = table;
    const { keep } = this.around;
    try {
      if (what === 'match') return { match: await keep.load(id) };
      const found = await keep.find(id, what);
      return { [typeof what === 'string' ? what : (Object.keys(what)[0] as string)]: found } as Kept;
    } catch (error) {
      const { reason, message } = error as NotKept;
      table.trouble = reason === 'blocked' || reason === 'damaged' ? reason : null;
      return { unfound: sad(reason, message) };
    }
  }

  /** Sees to time and bots. Both wait while nobody is at the table. */
  private mind(table: Seated): void {
    clearTimeout(table.timer);
    clearTimeout(table.rest);
    if (table.closed) return;
    const later = (ms: number, work: () => Promise<void>) =>
      setTimeout(
        () => {
          this.inTurn(async () => {
            if (this.tables.get(table.id) !== table) return;
            await work();
            this.mind(table);
          }).catch(() => {});
        },
        Math.min(ms, LONGEST),
      );
    if (table.sockets.size === 0) {
      table.rest = later(REST, () => this.putAway(table));
    } else if (table.thoughts.length > 0) {
      // The page is told first, and what it has said meanwhile is heard first.
      table.timer = later(0, () => this.think(table));
    } else if (table.alarm !== null) {
      const wait = Math.max(0, table.alarm - this.moment(table).served);
      table.timer = later(wait, () =>
        this.carryOut(table, { do: 'tick', id: table.id, at: this.moment(table) }),
      );
    }
  }

  private async think(table: Seated): Promise<void> {
    const thought = table.thoughts.shift();
    if (!thought) return;
    const { id } = table;
    const { work, hint } = thought;
    const at = this.moment(table);
    if (!hint && this.hurry.delete(id)) return this.carryOut(table, { do: 'give_up', id, at, work });
    this.around.thinks({ match: id, hint });
    try {
      await this.carryOut(table, { do: 'think', id, at, work });
    } finally {
      this.around.thinks(null);
    }
  }

  private async putAway(table: Seated): Promise<void> {
    this.tables.delete(table.id);
    leave(table, FAULTS.stopped());
    await this.ask({ do: 'close', id: table.id });
  }

  /** Keeps a new match, and begins it if it waits for nobody. */
  private async create(wish: OfTables, id = newLocalId()): Promise<unknown> {
    const begins = await this.inTurn(async () => {
      const laid = await this.ask<Laid>(wish);
      if ('fault' in laid) throw new Refusal(laid.fault);
      const row = newRow(id, laid.head, laid.entries.length, this.around.now());
      await this.kept(() => this.around.keep.create(row, laid.entries));
      return laid.begins;
    });
    return this.say(id, begins ? { join: {} } : 'info');
  }

  private async branch(id: string, branch: Branch): Promise<unknown> {
    const origin = (await this.say(id, 'branchable')) as { id: string; record: string; running: boolean };
    return this.create({ do: 'branch', ...origin, branch, host: this.me });
  }

  /** The record of a match so far. */
  private async copy(id: string): Promise<string> {
    const { head, entries } = await this.kept(() => this.around.keep.load(id));
    return this.inTurn(() => this.ask<string>({ do: 'copy', head, entries }));
  }

  private async remove(id: string): Promise<null> {
    const table = this.tables.get(id);
    if (table) await this.putAway(table);
    await this.kept(() => this.around.keep.remove(id));
    return null;
  }

  private async kept<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof NotKept ? FAULTS[error.reason]() : error;
    }
  }
}

/** Nobody waits at a table that is gone. */
function leave(table: Seated, error: Refusal): void {
  clearTimeout(table.timer);
  clearTimeout(table.rest);
  table.closed = error;
  for (const { failed } of table.waiting.values()) failed(error);
  table.waiting.clear();
}

/** Why a table has closed itself. */
function why({ trouble }: Seated, closed: NonNullable<Wants['closed']>): Refusal {
  if (closed === 'newer') return FAULTS.newer();
  if (closed === 'put_away') return FAULTS.stopped();
  if (trouble) return FAULTS[trouble]();
  return closed.lost.code === 'table/frozen' ? FAULTS.damaged() : new Refusal(closed.lost);
}

function answer(table: Seated, said: { ask: number; ok: unknown } | { ask: number; fault: Fault }): void {
  const waiting = table.waiting.get(said.ask);
  table.waiting.delete(said.ask);
  if ('ok' in said) {
    waiting?.done(said.ok);
    return;
  }
  // A table knows that it was not saved; this knows why.
  const { trouble } = table;
  const isOurs = said.fault.code === 'server/storage' && trouble !== null;
  waiting?.failed(isOurs ? FAULTS[trouble]() : new Refusal(said.fault));
}

const sad = (reason: NotKept['reason'], message: string): Sad =>
  reason === 'conflict' || reason === 'full' || reason === 'missing' ? reason : { failed: message };

export const faultOf = (error: unknown): Fault =>
  error instanceof Refusal ? error.fault : { code: 'server/fault', message: String(error) };
