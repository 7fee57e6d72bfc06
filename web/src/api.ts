// Every HTTP address of the server, in one place.

import { fileOf, isPublic } from './offline/addresses';
import { setReach } from './offline/reach';
import { HOME, IS_SITE, serverRoot } from './server';
import type {
  Answer,
  Ask,
  Book,
  Branch,
  Fault,
  GameCard,
  Host,
  Invitation,
  JsonValue,
  MatchInfo,
  MatchList,
  NewMatch,
  Notes,
  Person,
  Profile,
  ReplayIndex,
  ReplayView,
  SessionInfo,
  Uploaded,
} from './wire';

/** The server said no; `fault` says why. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.message);
  }
}

/** The answer to a path below `/api`. What is the same for everybody a site has in its own folder, too. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const root = serverRoot();
  const isShared = isPublic(path);
  try {
    if (root === null) throw new Error('this page has no server');
    const answer = await fetch(`${root}/api${path}`, {
      ...init,
      credentials: root === '' ? 'same-origin' : 'include',
    });
    // What is shared may come out of a cache; and a proxy answers for a server that is down.
    if (!isShared) setReach(answer.status !== 502 && answer.status !== 504);
    return answer;
  } catch (error) {
    setReach(false);
    if (IS_SITE && isShared) return fetch(new URL(fileOf(path), HOME));
    throw error;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await send(path, init);
  const value = read(await answer.text());
  if (!answer.ok) throw refused(value, answer);
  return value as T;
}

/** What is no JSON, such as the words of a game. */
async function text(path: string): Promise<string> {
  const answer = await send(path);
  const body = await answer.text();
  if (!answer.ok) throw refused(read(body), answer);
  return body;
}

function read(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function refused(value: unknown, answer: Response): Refused {
  const fault = value as Fault | null;
  const known = fault && typeof fault.code === 'string';
  return new Refused(known ? fault : { code: 'server/fault', message: answer.statusText }, answer.status);
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Person>('GET', '/me'),
  guest: (name?: string) => call<Person>('POST', '/guest', name ? { name } : {}),
  login: (name: string, password: string) => call<Person>('POST', '/login', { name, password }),
  register: (name: string, password: string) => call<Person>('POST', '/register', { name, password }),
  logout: () => call<unknown>('POST', '/logout', {}),
  sessions: () => call<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => call<unknown>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<unknown>('POST', '/sessions/end-others', {}),
  setPassword: (old: string, password: string) => call<Person>('POST', '/password', { old, new: password }),

  games: () => call<GameCard[]>('GET', '/games'),
  book: (game: string, language: string) =>
    call<Book>('GET', `/games/${encodeURIComponent(game)}/book/${language}`),
  catalogue: (game: string, language: string) => text(`/games/${game}/catalogue/${language}`),

  host: () => call<Host>('GET', '/host'),

  profile: <Kept = JsonValue>(game: string) => call<Profile<Kept>>('GET', `/profile/${game}`),
  order: <Kept = JsonValue>(game: string, version: number, order: unknown) =>
    call<Profile<Kept>>('POST', `/profile/${game}/order`, { version, order }),
  goods: <Goods = JsonValue>(game: string) => call<Goods>('GET', `/games/${game}/goods`),

  matches: (filter: 'open' | 'running' | 'over' | 'mine') =>
    call<MatchList>('GET', filter === 'mine' ? '/matches?mine=true' : `/matches?phase=${filter}`),
  match: (id: string) => call<MatchInfo>('GET', at(id)),
  create: (wanted: NewMatch) => call<MatchInfo>('POST', '/matches', wanted),
  join: (id: string, join: { share: string; seat?: number | undefined; invitation?: string | undefined }) =>
    call<MatchInfo>('POST', `${at(id)}/join`, join),
  ask: (id: string, ask: Ask) => call<Answer>('POST', `${at(id)}/ask`, ask),
  leave: (id: string) => call<MatchInfo>('POST', `${at(id)}/leave`, {}),
  invitations: (id: string) => call<Invitation[]>('GET', `${at(id)}/invitations`),
  notes: (id: string) => call<Notes>('GET', `${at(id)}/notes`),
  setNotes: (id: string, text: string) => call<unknown>('PUT', `${at(id)}/notes`, { text }),
  record: (id: string) => call<JsonValue>('GET', `${at(id)}/record`),
  /** The same as it is written, for a file. */
  recordText: (id: string) => text(`${at(id)}/record`),
  upload: async (record: File) => {
    const answer = await send('/records', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: record,
    });
    const value = await answer.json();
    if (!answer.ok) throw new Refused(value as Fault, answer.status);
    return value as Uploaded;
  },
  branch: (id: string, branch: Branch) => call<MatchInfo>('POST', `${at(id)}/branch`, branch),
  replay: (id: string, viewer: string) => call<ReplayIndex>('GET', `${at(id)}/replay?viewer=${viewer}`),
  replayView: (id: string, viewer: string, kept: number) =>
    call<ReplayView>('GET', `${at(id)}/replay/${kept}?viewer=${viewer}`),
};

/** Something that no two requests share. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes sure that the server knows us: a guest, unless we are somebody already. */
let known: Promise<Person> | null = null;
export function whoami(): Promise<Person> {
  known ??= api.me().catch((error: unknown) => {
    if (error instanceof Refused && error.status < 500) return api.guest();
    known = null;
    throw error;
  });
  return known;
}
export function forgetMe(): void {
  known = null;
}
