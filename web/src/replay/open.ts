// A replay from a file: a record goes to the server, which verifies and replays it, or without one to the
// engine on this device; what a viewer saw is shown as it is.

import { create } from 'zustand';
import { api, whoami } from '../api';
import { engine } from '../engine/engine';
import { parse, Unreadable } from '../files';
import { useReach } from '../offline/reach';
import type { JsonValue } from '../wire';
import { isReplay, type Replay, read } from './file';

/** The replay that was opened last; the address `/replay` shows it. */
export const useOpened = create<{ replay: Replay | null }>(() => ({ replay: null }));

/** How the compact form of a record begins. */
const COMPACT = 'PARLOUR1';

/** The form of records that this client knows. */
const VERSION = 1;

const isRecord = (value: JsonValue): value is { parlour_record: number } =>
  typeof value === 'object' && value !== null && 'parlour_record' in value;

/** The JSON of a record in either form. */
async function textOf(file: File): Promise<string> {
  if ((await file.slice(0, COMPACT.length).text()) !== COMPACT) return file.text();
  const packed = file.slice(COMPACT.length).stream();
  try {
    return await new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  } catch {
    throw new Unreadable('file.no_replay', { file: file.name });
  }
}

/** Opens a file, and says at which address it is shown. */
export async function open(file: File): Promise<string> {
  if ((await file.slice(0, COMPACT.length).text()) !== COMPACT) {
    const value = parse(await file.text(), file.name);
    if (isReplay(value)) {
      useOpened.setState({ replay: read(value, file.name) });
      return '/replay';
    }
    if (!isRecord(value)) throw new Unreadable('file.no_replay', { file: file.name });
    if (value.parlour_record > VERSION) throw new Unreadable('file.newer', { file: file.name });
  }
  if (useReach.getState().reach !== 'here' && engine.isThere) {
    const { id } = await api.archive(await textOf(file));
    return `/replay/${id}`;
  }
  await whoami();
  const { id } = await api.upload(file);
  return `/replay/${id}`;
}
