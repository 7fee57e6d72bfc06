// A replay from a file: a record goes to the server, which verifies and replays it; what a viewer saw
// is shown as it is.

import { create } from 'zustand';
import { api, whoami } from '../api';
import { parse, Unreadable } from '../files';
import type { JsonValue } from '../wire';
import { isReplay, type Replay, read } from './file';

/** The replay that was opened last; the address `/replay` shows it. */
export const useOpened = create<{ replay: Replay | null }>(() => ({ replay: null }));

/** How the compact form of a record begins. */
const COMPACT = 'PARLOUR1';

const isRecord = (value: JsonValue) =>
  typeof value === 'object' && value !== null && 'parlour_record' in value;

/** Opens a file, and says at which address it is shown. */
export async function open(file: File): Promise<string> {
  if ((await file.slice(0, COMPACT.length).text()) !== COMPACT) {
    const value = parse(await file.text(), file.name);
    if (isReplay(value)) {
      useOpened.setState({ replay: read(value, file.name) });
      return '/replay';
    }
    if (!isRecord(value)) throw new Unreadable('file.no_replay', { file: file.name });
  }
  await whoami();
  const { id } = await api.upload(file);
  return `/replay/${id}`;
}
