// What the log tells of the day's encounter, and of the whole life at its end.

import type { Change, Said } from '../../wire';
import { eventsOf, type Moment } from '../decided';
import { read } from '../said';
import { type Board, type Card, type Event, type Kind, victoryName } from './view';

type Log = readonly Change<Event>[];
type Body<Name extends string> = Extract<Event, Record<Name, unknown>>[Name &
  keyof Extract<Event, Record<Name, unknown>>];

export type Contest = Body<'contest'>;
export type Evasion = Body<'evasion'>;

/** An encounter as far as it is told. */
export interface Encounter {
  kind: Kind;
  cards: Card[];
  monster: Body<'monster'> | null;
  healer: Body<'healer'> | null;
  evasion: Evasion | null;
  /** What was fought in the latest round. */
  contests: Contest[];
  /** What came of it: hit points lost or won, or what the foe lost. */
  result: { amount: number; left: number; of: 'hurt' | 'healed' | 'hit' } | null;
}

/** What a beat is about. */
export function nowTold({ beat, changes }: Pick<Board, 'beat' | 'changes'>): Said<Event> | undefined {
  return beat && changes.at(-1)?.events.at(-1);
}

/** The encounter that is told of, until the Town is reached. */
export function toldEncounter(changes: Log): Encounter | null {
  let told: Encounter | null = null;
  for (const change of changes) {
    let fresh = true;
    for (const said of change.events) {
      const [kind, body] = read(said);
      if (kind === 'met') {
        const cards = [body.agitator, ...body.props].filter((card) => card !== null);
        const none = { monster: null, healer: null, evasion: null, contests: [], result: null };
        told = { kind: body.kind, cards, ...none };
      }
      if (kind === 'arrived' || kind === 'day_began' || kind === 'restarted') told = null;
      if (!told) continue;
      if (kind === 'monster') told.monster = body;
      if (kind === 'healer') told.healer = body;
      if (kind === 'evasion') told.evasion = body;
      if (kind === 'contest') {
        // A round against several is one round.
        told.contests = fresh ? [body] : [...told.contests, body];
        told.result = null;
        fresh = false;
      }
      if (kind === 'hurt') told.result = { amount: body.damage, left: body.left, of: 'hurt' };
      if (kind === 'healed') told.result = { amount: body.amount, left: body.hp, of: 'healed' };
      if (kind === 'hit') told.result = { amount: body.damage, left: body.left, of: 'hit' };
    }
  }
  return told;
}

/** Hit points as the log tells them, with what changed them last. */
export interface Health {
  hp: number;
  /** What they were before the latest change of them. */
  was: number | null;
}

export function health({ view, beat, changes }: Pick<Board, 'view' | 'beat' | 'changes'>): Health {
  const track = changes.flatMap(({ events }) => events.flatMap((said) => hpAfter(said) ?? []));
  const latest = changes.at(-1)?.events.flatMap((said) => hpAfter(said) ?? []) ?? [];
  // What is told at once is seen at its end only; the hit points change when that is told.
  const hp = beat?.more ? (latest.at(-1) ?? view.hp) : view.hp;
  const said = nowTold({ beat, changes });
  return { hp, was: said && hpAfter(said) !== null ? (track.at(-2) ?? null) : null };
}

function hpAfter(said: Said<Event>): number | null {
  const [kind, body] = read(said);
  if (kind === 'hurt') return body.left;
  return kind === 'healed' || kind === 'vigour' ? body.hp : null;
}

export interface Life {
  days: number;
  /** Hit points at the start of each day, and at last. */
  hp: number[];
  met: Record<Kind, number>;
  victories: string[];
  /** Wounds by the share they took, victories, and the death. */
  moments: Moment<Event>[];
}

/** The life that has just ended, in figures. */
export function lifeOf(changes: Log): Life {
  const born = (): Life => ({
    days: 0,
    hp: [],
    met: { monster: 0, treasure: 0, healer: 0, trap: 0 },
    victories: [],
    moments: [],
  });
  let life = born();
  let hp = 0;
  for (const { number, said } of eventsOf(changes)) {
    const [kind, body] = read(said);
    const weighs = (weight: number) => life.moments.push({ turn: life.days, number, said, weight });
    // The wound that kills is told as the death.
    if (kind === 'hurt' && body.left > 0) weighs(body.damage / (body.damage + body.left));
    if (kind === 'healed') weighs(body.amount / Math.max(1, body.hp) / 2);
    if (kind === 'ending') weighs(2);
    if (kind === 'died') weighs(Number.POSITIVE_INFINITY);
    hp = hpAfter(said) ?? hp;
    if (kind === 'restarted') life = born();
    if (kind === 'day_began') {
      life.days = body;
      life.hp.push(hp);
    }
    if (kind === 'met') life.met[body.kind] += 1;
    if (kind === 'ending') life.victories.push(victoryName(body.victory));
    if (kind === 'died') life.hp.push(hp);
  }
  return life;
}
