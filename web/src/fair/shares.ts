// This person's share of every shuffle: made here, kept here until the match is over, and shown to
// the server only when all seats are bound to theirs. docs/dealer.md says why.

import { api, type Place } from '../api';
import { isLocal } from '../local/ids';
import type { Branch, Join, MatchInfo, NewMatch } from '../wire';
import { sha256, toHex } from './hash';

/** What this browser keeps of a match, to show its share and to check the record at the end. */
export interface Kept {
  /** The texts behind this person's shares; more than one where a fresh key was drawn. */
  texts: string[];
  /** The hash of the key, as it was published when all were bound; before that, when it was first seen. */
  commitment?: string | undefined;
  /** By seat: what each was bound to when this person showed theirs. */
  shares?: (string | null)[] | undefined;
  /** The host's public key, when the match was first seen. */
  host?: string | undefined;
}

const place = (match: string) => `parlour.fair.${match}`;

export function kept(match: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place(match)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(match: string, change: Partial<Kept>): void {
  const now: Kept = { texts: [], ...kept(match), ...change };
  localStorage.setItem(place(match), JSON.stringify(now));
}

/** The hash by which a player is bound to a text. */
export const shareOf = (text: string) => sha256('parlour share 1\0', text);

const newText = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** Asks for a seat with a fresh share, and shows it at once where nobody else is waited for. */
async function seated(ask: (share: string) => Promise<MatchInfo>): Promise<MatchInfo> {
  const text = newText();
  const info = await ask(shareOf(text));
  keep(info.id, { texts: [...(kept(info.id)?.texts ?? []), text] });
  await giveShares(info);
  return info;
}

/** Sets a table up. On one's own device there is nobody to be bound against. */
export const layTable = (wanted: NewMatch, place: Place = 'server') =>
  place === 'device' ? api.create(wanted, place) : seated((share) => api.create({ ...wanted, share }));

/** Takes a seat. */
export const sitDown = (match: string, join: Omit<Join, 'share'> = {}) =>
  seated((share) => api.join(match, { ...join, share }));

/** Starts a new match from an earlier point of another. */
export const branchOff = (match: string, branch: Branch) =>
  isLocal(match) ? api.branch(match, branch) : seated((share) => api.branch(match, { ...branch, share }));

/** The seats of this person for which the start waits although this browser cannot help. */
export function missing(info: MatchInfo): number[] {
  return owed(info).flatMap(({ seat, share }) => (share && !textOf(info.id, share) ? [seat] : []));
}

const owed = (info: MatchInfo) => info.seats.filter((seat) => seat.yours && info.awaited.includes(seat.seat));

const textOf = (match: string, share: string) => kept(match)?.texts.find((text) => shareOf(text) === share);

const busy = new Set<string>();
const latest = new Map<string, MatchInfo>();

/** Gives what the start waits for, as far as it is this person's: a fresh share, or the text of one. */
export async function giveShares(info: MatchInfo): Promise<void> {
  if (isLocal(info.id) || !info.seats.some((seat) => seat.yours)) return;
  latest.set(info.id, info);
  if (busy.has(info.id)) return;
  busy.add(info.id);
  try {
    // News may come while the last is attended to.
    for (let next = latest.get(info.id); next; next = latest.get(info.id)) {
      latest.delete(info.id);
      await note(next);
      for (const { seat, share } of owed(next)) await give(next, seat, share);
    }
  } finally {
    busy.delete(info.id);
  }
}

/** Keeps what the host says before the first deal: it must say the same at the end. */
async function note(info: MatchInfo): Promise<void> {
  const now = kept(info.id);
  const host = now?.host ?? (await api.host()).key;
  const fresh =
    now?.commitment === undefined || (info.phase === 'open' && info.commitment !== now.commitment);
  keep(info.id, fresh ? { host, commitment: info.commitment, shares: undefined } : { host });
}

async function give(info: MatchInfo, seat: number, share: string | undefined): Promise<void> {
  if (share === undefined) {
    const text = newText();
    keep(info.id, { texts: [...(kept(info.id)?.texts ?? []), text] });
    await api.ask(info.id, { do: 'share', seat, share: shareOf(text) });
    return;
  }
  const entropy = textOf(info.id, share);
  if (entropy === undefined) return;
  keep(info.id, { shares: info.seats.map((one) => one.share ?? null) });
  await api.ask(info.id, { do: 'reveal', seat, entropy });
}
