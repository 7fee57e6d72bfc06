// The last fight, taken apart: what each tick did, and what the board looked like after it. The
// server sends the board as it is now and the events that led there; earlier boards are found by
// taking the events back, one by one.

import type { Parts } from '../../generated/clans/Parts';
import type { Unit as UnitName } from '../../generated/clans/Unit';
import type { Change, Said } from '../../wire';
import type { Say } from '../../words';
import { type KindOf, read, type Told } from '../said';
import {
  type Card,
  type Event,
  LANES,
  type Lane,
  SIDES,
  type Side,
  slot,
  type View,
  ZONES,
  type Zone,
} from './view';

export interface Unit {
  card: Card;
  hp: number | null;
}

/** Front and back of one side; a fallen front is empty until the back card steps up. */
export type Stack = [Unit | null, Unit | null];

export interface Field {
  zones: Record<Lane, Zone>;
  /** By lane, tile and side; a lane without tiles has all its cards in its one zone. */
  stacks: Map<string, Stack>;
  crystal: Record<Side, number>;
  gold: Record<Side, number>;
}

export type BeatKind = 'placing' | 'march' | 'power' | 'lane' | 'tick' | 'result' | 'fatigue';

export interface Beat {
  kind: BeatKind;
  lane: Lane | null;
  tick: number | null;
  said: Said<Event>[];
  /** The board before it and after it. */
  from: Field;
  field: Field;
}

/** The instance in `A3:desert_warrior`. */
export const instance = (unit: UnitName): Card => unit.split(':')[0] ?? unit;

const key = (lane: Lane, zone: Zone, side: Side) => `${lane}/${zone}/${side}`;

export function fieldOf(view: View): Field {
  const stacks = new Map<string, Stack>();
  const zoneOf = (lane: Lane): Zone => view.lanes[lane].zone ?? 'Middle';
  for (const lane of LANES) {
    const { tiles, ...page } = view.lanes[lane];
    const put = (zone: Zone, side: Side, cards: string[] | undefined) => {
      const [front, back] = (cards ?? []).map(slot);
      if (front) stacks.set(key(lane, zone, side), [front, back ?? null]);
    };
    for (const side of SIDES) {
      if (tiles) for (const zone of ZONES) put(zone, side, tiles[zone][side]);
      else put(zoneOf(lane), side, page[side]);
    }
  }
  const zones = { left: zoneOf('left'), center: zoneOf('center'), right: zoneOf('right') };
  const both = (what: 'crystal' | 'gold') => ({ A: view.sides.A[what], B: view.sides.B[what] });
  return { zones, stacks, crystal: both('crystal'), gold: both('gold') };
}

export function stackAt(field: Field, lane: Lane, zone: Zone, side: Side): Stack {
  return field.stacks.get(key(lane, zone, side)) ?? [null, null];
}

const copy = (field: Field): Field => ({
  zones: { ...field.zones },
  stacks: new Map([...field.stacks].map(([name, stack]) => [name, [...stack]])),
  crystal: { ...field.crystal },
  gold: { ...field.gold },
});

function find(field: Field, card: Card): [string, Stack, number] | null {
  for (const [name, stack] of field.stacks) {
    const at = stack.findIndex((unit) => unit?.card === card);
    if (at >= 0) return [name, stack, at];
  }
  return null;
}

function setHp(field: Field, card: Card, hp: number): void {
  const found = find(field, card);
  const unit = found?.[1][found[2]];
  if (found && unit) found[1][found[2]] = { ...unit, hp };
}

function take(field: Field, card: Card): void {
  const found = find(field, card);
  if (!found) return;
  const [name, stack, at] = found;
  stack[at] = null;
  if (stack[0] === null) [stack[0], stack[1]] = [stack[1], null];
  if (stack[0] === null) field.stacks.delete(name);
}

/** Cards that an undone destruction has put back: the next one to come back stood in front of them. */
type Risen = Set<Card>;

/** The board before an event, from the board after it. */
function before(after: Field, [kind, body]: Told<Event>, zone: Zone, tiles: boolean, risen: Risen): Field {
  const field = copy(after);
  switch (kind) {
    case 'placed':
      take(field, instance(body.card));
      break;
    case 'placed_hidden':
      take(field, `${body.side}?`);
      break;
    case 'attack':
    case 'overflow':
      setHp(field, instance(body.target), body.hp_before);
      break;
    case 'struck':
    case 'healed':
    case 'fatigue':
      setHp(field, instance(body.card), body.hp_before);
      break;
    case 'destroyed': {
      const card = instance(body.card);
      const where = key(body.lane, tiles ? zone : field.zones[body.lane], body.side);
      const [front, back] = field.stacks.get(where) ?? [null, null];
      const fallen: Unit = { card, hp: 0 };
      const inFront = front === null || risen.has(front.card);
      field.stacks.set(where, inFront ? [fallen, front ?? back] : [front, fallen]);
      risen.add(card);
      break;
    }
    case 'promoted': {
      const found = find(field, instance(body.card));
      if (found) field.stacks.set(found[0], [null, found[1][found[2]] ?? null]);
      break;
    }
    case 'marched': {
      const card = instance(body.card);
      const found = find(field, card);
      const unit = found?.[1][found[2]];
      if (!unit) break;
      take(field, card);
      const home = key(body.lane, body.from, body.side);
      const [front] = field.stacks.get(home) ?? [null, null];
      field.stacks.set(home, front ? [unit, front] : [unit, null]);
      break;
    }
    case 'zone_moved': {
      const { lane, from } = body;
      for (const one of SIDES) {
        const stack = field.stacks.get(key(lane, field.zones[lane], one));
        field.stacks.delete(key(lane, field.zones[lane], one));
        if (stack && !tiles) field.stacks.set(key(lane, from, one), stack);
      }
      field.zones[lane] = from;
      break;
    }
    case 'crystal_hit':
      field.crystal[body.side_hit] = body.hp_after + body.damage;
      break;
    case 'crystal_healed':
      field.crystal[body.side] = body.hp_before;
      break;
    case 'gold':
      field.gold[body.side] -= body.amount;
      break;
  }
  return field;
}

type Kind = KindOf<Event>;

const LEFT_OUT: ReadonlySet<Kind> = new Set<Kind>([
  'submitted',
  'hero_called',
  'drawn',
  'drew',
  'burned',
  'turn_started',
  'score',
  'match_ended',
]);
/** What shows that there was a fight. */
const FOUGHT: ReadonlySet<Kind> = new Set<Kind>(['lane_start', 'placed', 'marched']);

/** Whether an event opens a beat of its own; otherwise it belongs to the one before. */
function opens([kind, body]: Told<Event>, now: Beat | undefined): BeatKind | null {
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

/** The lane that an event speaks of. */
const laneOf = (body: Told<Event>[1]): Lane | null => ('lane' in body ? body.lane : null);

export interface Fight {
  number: number;
  /** The board before its first beat. */
  start: Field;
  beats: Beat[];
}

/** The last fight among the changes, whose end is the board of `view`. */
export function lastFight(changes: readonly Change<Event>[], view: View): Fight | null {
  const last = changes.findLast((change) => change.events.some((said) => FOUGHT.has(read(said)[0])));
  if (!last) return null;
  const told = last.events.filter((said) => !LEFT_OUT.has(read(said)[0]));
  const tiles = view.lanes.left.tiles !== undefined;
  const fought: Partial<Record<Lane, Zone>> = {};
  const zones = told.map((said): Zone => {
    const [kind, body] = read(said);
    if (kind === 'lane_start') fought[body.lane] = body.zone;
    const lane = laneOf(body);
    return (lane && fought[lane]) ?? 'Middle';
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
    const [from, field] = [fields[at], fields[at + 1]];
    if (!from || !field) return;
    const [, body] = read(said);
    const fresh = opens(read(said), beats.at(-1));
    const tick = 'tick' in body ? body.tick : null;
    if (fresh) beats.push({ kind: fresh, lane: laneOf(body), tick, said: [said], from, field });
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
  by: Card | null;
  /** R18.5: what made it, if it was one attack that says so. */
  parts: Parts;
}

export function hurts(beat: Beat): Map<Card, Hurt> {
  const found = new Map<Card, Hurt>();
  for (const said of beat.said) {
    const [kind, body] = read(said);
    switch (kind) {
      case 'attack':
        hurt(found, body.target, body, instance(body.attacker), body.parts);
        break;
      case 'overflow':
        hurt(found, body.target, body);
        break;
      case 'struck':
      case 'healed':
      case 'fatigue':
        hurt(found, body.card, body);
    }
  }
  return found;
}

function hurt(
  found: Map<Card, Hurt>,
  unit: UnitName,
  hp: { hp_before: number; hp_after: number },
  by?: Card,
  parts: Parts = [],
): void {
  const was = found.get(instance(unit));
  found.set(instance(unit), {
    before: was?.before ?? hp.hp_before,
    after: hp.hp_after,
    by: by ?? was?.by ?? null,
    // The parts of one hit among several would not add up to what the card has lost.
    parts: was ? [] : parts,
  });
}

export function fallen(beat: Beat): Set<Card> {
  return new Set(
    beat.said.flatMap((said) => {
      const [kind, body] = read(said);
      return kind === 'destroyed' ? [instance(body.card)] : [];
    }),
  );
}

/** R18.5: the parts of a hit in as few signs as there are: `6+1+2−2`. Nothing for a hit that is its base alone. */
export function sum(parts: Parts): string {
  if (parts.length < 2) return '';
  return parts
    .map(([part, amount], at) => {
      if (part === 'least') return ' ≥1';
      return `${at === 0 ? '' : amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
    })
    .join('');
}

/** The same in words, as the log has them. */
export function sumInWords(parts: Parts, say: Say): string {
  if (parts.length < 2) return '';
  return parts
    .map(([part, amount]) =>
      say({
        key: part === 'hidden' && amount < 0 ? 'part.hidden.less' : `part.${part}`,
        params: { amount: { number: Math.abs(amount) } },
      }),
    )
    .join(', ');
}
