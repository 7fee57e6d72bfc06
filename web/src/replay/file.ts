// A replay in a file: what one viewer saw of a match, step by step. A record of a match in progress
// would hold everybody's secrets; this holds what its viewer knew, so it can be kept at any time, and
// shown without a server. `docs/record.md` has the format.

import { api, Refused } from '../api';
import { saveFile, Unreadable } from '../files';
import type { Sight } from '../stage/beats';
import type { Delta, JsonValue, MatchInfo, ReplayStep, Said, SeatInfo } from '../wire';
import { type Fact, factsOf, factsOfLog } from './course';
import { changed, delta } from './delta';

const VERSION = 1;

export interface Step extends Partial<Fact> {
  events: Said[];
  /** Whether it belongs to the same whole action as the step before. */
  goes_on?: boolean;
}

/** A replay as it is shown; there is one moment more than steps. */
export interface Replay {
  game: string;
  /** `table`, `spectator` or the number of a seat. */
  viewer: string;
  /** Who sat where. */
  seats: SeatInfo[];
  /** When it was saved. */
  saved: number;
  steps: Step[];
  moments: Sight[];
}

interface Written {
  parlour_replay: number;
  game: string;
  viewer: string;
  seats: SeatInfo[];
  saved: number;
  start: Sight;
  steps: (Step & { now?: Delta })[];
}

const SLOW = 1_000;

/** One view after another, as fast as the server allows. */
async function viewOf(match: string, viewer: string, kept: number, stop: AbortSignal): Promise<Sight> {
  for (;;) {
    stop.throwIfAborted();
    try {
      const { view, scene } = await api.replayView(match, viewer, kept);
      return { view, scene };
    } catch (error) {
      if (!(error instanceof Refused) || error.fault.code !== 'input/rate') throw error;
      await new Promise((done) => setTimeout(done, SLOW));
    }
  }
}

/** When the steps of a replay were, and what they were; nothing where that cannot be told. */
export async function factsFor(info: MatchInfo, viewer: string, steps: number): Promise<Fact[]> {
  const finished = info.phase === 'over' || info.phase === 'archive';
  const facts = finished ? factsOf(await api.record(info.id)) : factsOfLog(await logOf(info.id, viewer));
  // More or fewer: they are facts about something else.
  return facts.length === steps ? facts : [];
}

async function logOf(match: string, viewer: string) {
  const seat = /^\d+$/.test(viewer) ? { seat: Number(viewer) } : {};
  const answer = await api.ask(match, { do: 'look', since: 0, ...seat });
  return typeof answer === 'object' && 'update' in answer ? answer.update.changes : [];
}

/** Steps with what is known about them. */
export const withFacts = (steps: readonly ReplayStep[], facts: readonly Fact[]): Step[] =>
  steps.map(({ events, goes_on }, at) => ({ events, ...(goes_on ? { goes_on } : {}), ...facts[at] }));

/** Collects what a viewer saw of a match so far. */
export async function collect(
  info: MatchInfo,
  viewer: string,
  tell: (at: number, of: number) => void,
  stop: AbortSignal,
): Promise<Replay> {
  const { steps } = await api.replay(info.id, viewer);
  const facts = await factsFor(info, viewer, steps.length);
  const moments: Sight[] = [];
  for (const kept of [0, ...steps.map((step) => step.kept)]) {
    moments.push(await viewOf(info.id, viewer, kept, stop));
    tell(moments.length - 1, steps.length);
  }
  // What somebody threw into the shuffle is no part of what is to be seen.
  const seats = info.seats.map(({ share: _, ...seat }) => seat);
  return { game: info.game, viewer, seats, saved: Date.now(), steps: withFacts(steps, facts), moments };
}

/** The whole record, where the server gives it, as the server wrote it. */
export async function saveRecord(match: string, game: string): Promise<void> {
  saveFile(`${game}-${match}.json`, await api.recordText(match));
}

/** The record of a match on this device so far. Whoever has the device has its secrets, too. */
export async function saveCopy(match: string, game: string): Promise<void> {
  saveFile(`${game}-${match}.json`, await api.copy(match));
}

/** The text of a replay's file. */
export function write({ moments, steps, ...rest }: Replay): string {
  const told = steps.map((step, at) => {
    const now = delta(moments[at] as JsonSight, moments[at + 1] as JsonSight);
    return { ...step, ...(now ? { now } : {}) };
  });
  const file = { parlour_replay: VERSION, ...rest, start: moments[0] as Sight } satisfies Partial<Written>;
  // One step a line, as records have one entry a line.
  const lines = told.map((step) => JSON.stringify(step)).join(',\n');
  return `${JSON.stringify(file).slice(0, -1)},"steps":[\n${lines}\n]}\n`;
}

type JsonSight = Sight & { [key: string]: JsonValue };

export const isReplay = (value: JsonValue): boolean =>
  typeof value === 'object' && value !== null && 'parlour_replay' in value;

/**
 * A replay out of its file.
 * @throws Unreadable with the place of what is wrong
 */
export function read(value: unknown, file: string): Replay {
  // What it says it is; the checks below find out.
  const { parlour_replay: version, start, steps, ...rest } = value as Written;
  if (version > VERSION) throw new Unreadable('file.newer', { file });
  const check = (holds: boolean, place: string) => {
    if (!holds) throw new Unreadable('file.broken', { file, place });
  };
  check(version === VERSION, 'parlour_replay');
  check(typeof rest.game === 'string', 'game');
  check(/^(table|spectator|\d)$/.test(rest.viewer), 'viewer');
  check(Array.isArray(rest.seats) && rest.seats.every(isSeat), 'seats');
  check(Number.isFinite(rest.saved), 'saved');
  check(isSight(start), 'start');
  check(Array.isArray(steps), 'steps');
  const moments = [start];
  for (const [at, step] of steps.entries()) {
    check(isStep(step), `steps[${at}]`);
    const before = moments[at] as JsonSight;
    let now: unknown = before;
    try {
      if (step.now !== undefined) now = changed(before, step.now, `steps[${at}]`);
    } catch (error) {
      check(false, (error as Error).message);
    }
    check(isSight(now), `steps[${at}]`);
    moments.push(now as Sight);
  }
  const told = steps.map(({ now: _, ...step }) => step);
  return { ...rest, steps: told, moments };
}

function isSight(value: unknown): boolean {
  const moment = value as Partial<Sight> | null;
  return (
    typeof moment === 'object' &&
    moment !== null &&
    moment.view !== undefined &&
    Array.isArray(moment.scene?.sections)
  );
}

const isSeat = (seat: Partial<SeatInfo> | null) =>
  typeof seat?.holder === 'string' && ['string', 'undefined'].includes(typeof seat.name);

function isStep(value: unknown): boolean {
  const step = value as Partial<Step> | null;
  return (
    typeof step === 'object' &&
    step !== null &&
    Array.isArray(step.events) &&
    step.events.every((said) => typeof said?.words?.key === 'string') &&
    (step.at === undefined || Number.isFinite(step.at))
  );
}
