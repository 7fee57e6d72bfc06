// Whether a match was dealt as its host had promised, checked in this browser from the record and
// from what was kept before the first deal. The rules and each single deal are for `parlour verify`.

import type { JsonValue } from '../wire';
import { canonical, fromHex, sha256 } from './hash';
import { type Kept, shareOf } from './shares';

/** What is looked at. */
export const POINTS = ['key', 'commitment', 'share', 'shares', 'seal', 'signature'] as const;
export type Point = (typeof POINTS)[number];

/** Whether it holds; none where this browser cannot tell. */
export type Verdict = Record<Point, boolean | null>;

/** The parts of a record that are looked at here; see docs/record.md. */
type Dealt = {
  keys: { commitment: string; entropy?: string[]; key?: string }[];
  seal: string;
  signed?: { host: string; match: string; signature: string };
};

export async function checkRecord(match: string, record: JsonValue, kept: Kept | null): Promise<Verdict> {
  const { keys, seal, signed } = record as Dealt;
  const last = keys.at(-1);
  const thrown = last?.entropy ?? [];
  const bound = kept?.shares?.filter((share) => share !== null);
  return {
    key: last !== undefined && isKeyOf(last.key, last.commitment),
    commitment: kept?.commitment === undefined ? null : kept.commitment === last?.commitment,
    share: kept?.shares ? thrown.some((text) => kept.texts.includes(text)) : null,
    shares: bound ? bound.join() === thrown.map(shareOf).join() : null,
    seal: sealOf(record) === seal,
    signature: signed !== undefined && signed.match === match && (await isSignedBy(kept?.host, signed, seal)),
  };
}

const isKeyOf = (key: string | undefined, commitment: string) =>
  key !== undefined && sha256('parlour commitment 1\0', fromHex(key)) === commitment;

function sealOf(record: JsonValue): string {
  const { seal: _seal, signed: _signed, ...whole } = record as Record<string, JsonValue>;
  return sha256('parlour seal 1\0', canonical(whole));
}

/** Whether the host signed; none where the browser knows no Ed25519, as on a page without HTTPS. */
async function isSignedBy(
  host: string | undefined,
  signed: { host: string; match: string; signature: string },
  seal: string,
): Promise<boolean | null> {
  if (host !== undefined && host !== signed.host) return false;
  const statement = canonical({ record: { match: signed.match, seal } });
  const message = new TextEncoder().encode(`parlour signed 1\0${statement}`);
  try {
    const key = await crypto.subtle.importKey('raw', fromHex(signed.host), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, fromHex(signed.signature), message);
  } catch {
    return null;
  }
}
