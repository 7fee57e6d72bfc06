// The last fight, taken apart: what each tick did, and what the board looked like after it. The
// server sends the board as it is now and the events that led there; earlier boards are found by
// taking the events back, one by one.

import type { Change, Said } from '../../wire';
import { type Body, read } from '../said';
import { LANES, type LaneName, type Side, slot, type View, type Zone } from './view';

export interface Unit {
  card: string;
  hp: number | null;
}

/** Front and back of one side; a fallen front is empty until the back card steps up. */
export type Stack = [Unit | null, Unit | null];

export interface Field {
  zones: Record<LaneName, Zone>;
  /** By lane, tile and side; a lane without tiles has all its cards in its one zone. */
  stacks: Map<string, Stack>;
  crystal: Record<Side, number>;
  gold: Record<Side, number>;
}

export type BeatKind = 'placing' | 'march' | 'power' | 'lane' | 'tick' | 'result' | 'fatigue';

export interface Beat {
  kind: BeatKind;
  lane: LaneName | null;
  tick: number | null;
  said: Said[];
  /** The board before it and after it. */
  from: Field;
  field: Field;
}

/** The instance in `A3:desert_warrior`. */
export const instance = (unit: unknown) => String(unit).split(':')[0] ?? '';

const key = (lane: string, zone: string, side: string) => `${lane}/${zone}/${side}`;

export function fieldOf(view: View): Field {
  const stacks = new Map<string, Stack>();
  const zones = {} as Record<LaneName, Zone>;
  for (const lane of LANES) {
    const page = view.lanes[lane];
    const put = (zone: string, side: Side, cards: string[] | undefined) => {
      const [front, back] = (cards ?? []).map(slot);
      if (front) stacks.set(key(lane, zone, side), [front, back ?? null]);
    };
    zones[lane] = page.zone ?? 'Middle';
    for (const side of ['A', 'B'] as const) {
      if (!page.tiles) put(zones[lane], side, page[side]);
      for (const [zone, tile] of Object.entries(page.tiles ?? {})) put(zone, side, tile[side]);
    }
  }
  const both = (what: 'crystal' | 'gold') => ({ A: view.sides.A[what], B: view.sides.B[what] });
  return { zones, stacks, crystal: both('crystal'), gold: both('gold') };
}

export function stackAt(field: Field, lane: LaneName, zone: Zone, side: Side): Stack {
  return field.stacks.get(key(lane, zone, side)) ?? [null, null];
}

const copy = (field: Field): Field => ({
  zones: { ...field.zones },
  stacks: new Map([...field.stacks].map(([name, stack]) => [name, [...stack]])),
  crystal: { ...field.crystal },
  gold: { ...field.gold },
});

function find(field: Field, card: string): [string, Stack, number] | null {
  for (const [name, stack] of field.stacks) {
    const at = stack.findIndex((unit) => unit?.card === card);
    if (at >= 0) return [name, stack, at];
  }
  return null;
}

function setHp(field: Field, card: string, hp: unknown): void {
  const found = find(field, card);
  const unit = found?.[1][found[2]];
  if (found && unit) found[1][found[2]] = { ...unit, hp: Number(hp) };
}

function take(field: Field, card: string): void {
  const found = find(field, card);
  if (!found) return;
  const [name, stack, at] = found;
  stack[at] = null;
  if (stack[0] === null) [stack[0], stack[1]] = [stack[1], null];
  if (stack[0] === null) field.stacks.delete(name);
}

/** Cards that an undone destruction has put back: the next one to come back stood in front of them. */
type Risen = Set<string>;

/** The board before an event, from the board after it. */
function before(after: Field, [kind, body]: [string, Body], zone: Zone, tiles: boolean, risen: Risen): Field {
  const field = copy(after);
  const lane = body.lane as LaneName;
  const side = body.side as Side;
  const card = instance(body.card ?? body.target);
  const where = key(lane, tiles ? zone : field.zones[lane], side);
  switch (kind) {
    case 'placed':
    case 'placed_hidden':
      take(field, kind === 'placed' ? card : `${side}?`);
      break;
    case 'attack':
    case 'overflow':
    case 'struck':
    case 'healed':
    case 'fatigue':
      setHp(field, card, body.hp_before);
      break;
    case 'destroyed': {
      const [front, back] = field.stacks.get(where) ?? [null, null];
      const fallen: Unit = { card, hp: 0 };
      const inFront = front === null || risen.has(front.card);
      field.stacks.set(where, inFront ? [fallen, front ?? back] : [front, fallen]);
      risen.add(card);
      break;
    }
    case 'promoted': {
      const found = find(field, card);
      if (found) field.stacks.set(found[0], [null, found[1][found[2]] ?? null]);
      break;
    }
    case 'marched': {
      const found = find(field, card);
      const unit = found?.[1][found[2]];
      if (!unit) break;
      take(field, card);
      const home = key(lane, String(body.from), side);
      const [front] = field.stacks.get(home) ?? [null, null];
      field.stacks.set(home, front ? [unit, front] : [unit, null]);
      break;
    }
    case 'zone_moved': {
      const from = body.from as Zone;
      for (const one of ['A', 'B']) {
        const stack = field.stacks.get(key(lane, field.zones[lane], one));
        field.stacks.delete(key(lane, field.zones[lane], one));
        if (stack && !tiles) field.stacks.set(key(lane, from, one), stack);
      }
      field.zones[lane] = from;
      break;
    }
    case 'crystal_hit':
      field.crystal[body.side_hit as Side] = Number(body.hp_after) + Number(body.damage);
      break;
    case 'crystal_healed':
      field.crystal[side] = Number(body.hp_before);
      break;
    case 'gold':
      field.gold[side] -= Number(body.amount);
      break;
  }
  return field;
}

const LEFT_OUT = /^(submitted|hero_called|drawn|drew|burned|turn_started|score|match_ended)$/;

/** Whether an event opens a beat of its own; otherwise it belongs to the one before. */
function opens(kind: string, body: Body, now: Beat | undefined): BeatKind | null {
  switch (kind) {
    case 'placed':
    case 'placed_hidden':
      return now?.kind === 'placing' ? null : 'placing';
    case 'marched':
      return now?.kind === 'march' ? null : 'march';
    case 'hero_used':
    case 'ultimate':
      return 'power';
    case 'lane_start':
      return 'lane';
    case 'tick_idle':
      return 'tick';
    case 'attack':
      return now?.kind === 'tick' && now.lane === body.lane && now.tick === body.tick ? null : 'tick';
    case 'lane_result':
      return 'result';
    case 'fatigue':
      return now?.kind === 'fatigue' ? null : 'fatigue';
    default:
      return now ? null : 'power';
  }
}

export interface Fight {
  number: number;
  /** The board before its first beat. */
  start: Field;
  beats: Beat[];
}

/** The last fight among the changes, whose end is the board of `view`. */
export function lastFight(changes: readonly Change[], view: View): Fight | null {
  const last = changes.findLast((change) =>
    change.events.some((said) => /^(lane_start|placed|marched)$/.test(read(said)[0])),
  );
  if (!last) return null;
  const told = last.events.filter((said) => !LEFT_OUT.test(read(said)[0]));
  const tiles = view.lanes.left.tiles !== undefined;
  const fought: Partial<Record<LaneName, Zone>> = {};
  const zones = told.map((said) => {
    const [kind, body] = read(said);
    if (kind === 'lane_start') fought[body.lane as LaneName] = body.zone as Zone;
    return fought[body.lane as LaneName] ?? 'Middle';
  });
  const fields: Field[] = [fieldOf(view)];
  const risen: Risen = new Set();
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const said = told[at];
    const after = fields[0];
    if (said && after) fields.unshift(before(after, read(said), zones[at] ?? 'Middle', tiles, risen));
  }
  const beats: Beat[] = [];
  told.forEach((said, at) => {
    const [kind, body] = read(said);
    const [from, field] = [fields[at], fields[at + 1]];
    if (!from || !field) return;
    const fresh = opens(kind, body, beats.at(-1));
    const lane = (body.lane as LaneName | undefined) ?? null;
    const tick = typeof body.tick === 'number' ? body.tick : null;
    if (fresh) beats.push({ kind: fresh, lane, tick, said: [said], from, field });
    else {
      const now = beats.at(-1);
      now?.said.push(said);
      if (now) now.field = field;
    }
  });
  return beats.length > 0 && fields[0] ? { number: last.number, start: fields[0], beats } : null;
}

/** What a beat shows: in a tick those who fall still stand, with the health they have left. */
export function shown(beat: Beat): Field {
  if (beat.kind !== 'tick' && beat.kind !== 'power' && beat.kind !== 'fatigue') return beat.field;
  const field = { ...copy(beat.from), crystal: beat.field.crystal, gold: beat.field.gold };
  for (const [card, { after }] of hurts(beat)) setHp(field, card, after);
  return field;
}

/** A number that a beat writes over a card: its health before and after. */
export interface Hurt {
  before: number;
  after: number;
  /** Who did it, for an arrow. */
  by: string | null;
}

export function hurts(beat: Beat): Map<string, Hurt> {
  const found = new Map<string, Hurt>();
  for (const said of beat.said) {
    const [kind, body] = read(said);
    if (!/^(attack|overflow|struck|healed|fatigue)$/.test(kind)) continue;
    const card = instance(body.card ?? body.target);
    const was = found.get(card);
    found.set(card, {
      before: was?.before ?? Number(body.hp_before),
      after: Number(body.hp_after),
      by: kind === 'attack' ? instance(body.attacker) : (was?.by ?? null),
    });
  }
  return found;
}

export function fallen(beat: Beat): Set<string> {
  return new Set(
    beat.said.flatMap((said) => {
      const [kind, body] = read(said);
      return kind === 'destroyed' ? [instance(body.card)] : [];
    }),
  );
}
