// Every HTTP address of the server, in one place.

import { isLocalPath } from './local/ids';
import { fileOf, isPublic } from './offline/addresses';
import { setReach } from './offline/reach';
import { HOME, IS_SITE, keepSession, serverRoot, sessionToken } from './server';
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
    const answer = await fetch(`${root}/api${path}`, root === '' ? init : signed(init, isShared));
    const token = answer.headers.get('Parlour-Session');
    if (token !== null) keepSession(token);
    // What is shared may come out of a cache; and a proxy answers for a server that is down.
    if (!isShared) setReach(answer.status !== 502 && answer.status !== 504);
    return answer;
  } catch (error) {
    setReach(false);
    if (IS_SITE && isShared) return fetch(new URL(fileOf(path), HOME));
    throw error;
  }
}

/** A request of a site: it shows its token, and no cookie. What is shared needs neither. */
function signed(init: RequestInit, isShared: boolean): RequestInit {
  const headers = new Headers(init.headers);
  const token = sessionToken();
  if (token !== null && !isShared) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers, credentials: 'omit' };
}

/** The answer of this device to a path below `/api`. */
async function ofDevice<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { request } = await import('./local/door');
  return (await request(method, path, body)) as T;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isLocalPath(path)) return ofDevice(method, path, body);
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
  if (isLocalPath(path)) return ofDevice('GET', path);
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

/** Where a match is: on a server, or on this device, which needs none. */
export type Place = 'server' | 'device';

const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Person>('GET', '/me'),
  guest: (name?: string) => call<Person>('POST', '/guest', name ? { name } : {}),
  login: (name: string, password: string) => call<Person>('POST', '/login', { name, password }),
  register: (name: string, password: string) => call<Person>('POST', '/register', { name, password }),
  logout: () => call<unknown>('POST', '/logout', {}).then(() => keepSession(null)),
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
  /** Those on this device, latest first. Nobody thinks about them, so no engine is fetched. */
  localMatches: async (): Promise<MatchInfo[]> => {
    const { shelf, infoOf, isListable } = await import('./local/keep');
    const rows = await shelf.list();
    return rows
      .filter(isListable)
      .sort((one, other) => other.played - one.played)
      .map(infoOf);
  },
  /** Removes a match from this device. */
  remove: (id: string) => call<unknown>('DELETE', at(id)),
  /** The record of a match on this device so far. */
  copy: (id: string) => text(`${at(id)}/copy`),
  match: (id: string) => call<MatchInfo>('GET', at(id)),
  create: (wanted: NewMatch, place: Place = 'server') => {
    if (place === 'server') return call<MatchInfo>('POST', '/matches', wanted);
    // A browser that runs out of room may clear what it was not asked to keep.
    void navigator.storage?.persist?.();
    return call<MatchInfo>('POST', '/device/matches', wanted);
  },
  join: (id: string, join: { share?: string; seat?: number | undefined; invitation?: string | undefined }) =>
    call<MatchInfo>('POST', `${at(id)}/join`, join),
  ask: (id: string, ask: Ask) => call<Answer>('POST', `${at(id)}/ask`, ask),
  leave: (id: string) => call<MatchInfo>('POST', `${at(id)}/leave`, {}),
  invitations: (id: string) => call<Invitation[]>('GET', `${at(id)}/invitations`),
  notes: (id: string) => call<Notes>('GET', `${at(id)}/notes`),
  setNotes: (id: string, text: string) => call<unknown>('PUT', `${at(id)}/notes`, { text }),
  record: async (id: string) => JSON.parse(await text(`${at(id)}/record`)) as JsonValue,
  /** The same as it is written, for a file. */
  recordText: (id: string) => text(`${at(id)}/record`),
  /** Opens a record on this device. */
  archive: (record: string) => call<MatchInfo>('POST', '/device/records', record),
  upload: async (record: Blob) => {
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
