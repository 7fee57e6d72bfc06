// A fight, taken apart: which events are one moment, and what the board looked like in each. A beat
// brings the board as it is after the fight and the events that led there; earlier boards are found by
// taking the events back, one by one.

import type { Parts } from '../../generated/clans/Parts';
import type { Unit as UnitName } from '../../generated/clans/Unit';
import type { Sound } from '../../sound';
import type { Beat } from '../../stage/beats';
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

export type MomentKind = 'placing' | 'march' | 'power' | 'lane' | 'tick' | 'result' | 'fatigue';

/** What a beat shows on the board. */
export interface Moment {
  kind: MomentKind;
  lane: Lane | null;
  tick: number | null;
  said: Said<Event>[];
  /** All that is told so far, its own events with it. */
  told: Said<Event>[];
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

/** What opens a moment, and which one; the rest belongs to the moment before. */
const OPENS: Partial<Record<Kind, MomentKind>> = {
  placed: 'placing',
  placed_hidden: 'placing',
  marched: 'march',
  hero_used: 'power',
  ultimate: 'power',
  lane_start: 'lane',
  attack: 'tick',
  lane_result: 'result',
  fatigue: 'fatigue',
};

/** What happens at the table and not in a fight: each of it stands alone. */
const APART: ReadonlySet<Kind> = new Set<Kind>([
  'submitted',
  'hero_called',
  'drawn',
  'drew',
  'burned',
  'turn_started',
  'score',
  'match_ended',
]);

/** Whether an event belongs to the moment of those before it: cards that come together, the blows of a tick. */
export function joins({ said, moment }: { said: Said<Event>; moment: readonly Said<Event>[] }): boolean {
  const [first] = moment;
  const [kind, body] = read(said);
  if (!first || APART.has(kind) || APART.has(read(first)[0])) return false;
  const opened = OPENS[kind];
  if (opened === undefined) return true;
  if (kind === 'attack')
    return moment.some((one) => {
      const [was, hit] = read(one);
      return was === 'attack' && hit.lane === body.lane && hit.tick === body.tick;
    });
  return opened === OPENS[read(first)[0]] && ['placing', 'march', 'fatigue'].includes(opened);
}

/** How long a moment is shown, in milliseconds, by what opens it; what is not named is seen anyway. */
const HOLD: Partial<Record<Kind, number>> = {
  placed: 1_800,
  placed_hidden: 1_800,
  marched: 1_500,
  hero_used: 2_000,
  ultimate: 2_000,
  lane_start: 1_100,
  attack: 2_000,
  lane_result: 1_800,
  fatigue: 1_300,
  burned: 1_300,
  returned: 1_300,
  relic_claimed: 2_000,
  lane_revealed: 1_300,
  scouted: 1_300,
  revealed: 1_300,
};

const SOUNDS: Partial<Record<Kind, Sound>> = {
  placed: 'card',
  placed_hidden: 'card',
  marched: 'piece',
  attack: 'blow',
  crystal_hit: 'blow',
  destroyed: 'fall',
  hero_used: 'good',
  ultimate: 'good',
  relic_claimed: 'good',
  healed: 'good',
  fatigue: 'bad',
};

export const sound = (said: Said<Event>): Sound | undefined => SOUNDS[read(said)[0]];

/** A fight is shown to whoever sealed the last plan as well: it is nothing that they did. */
export const hold = ({ said }: { said: Said<Event> }): number => HOLD[read(said)[0]] ?? 0;

/** The lane that an event speaks of. */
const laneOf = (body: Told<Event>[1]): Lane | null => ('lane' in body ? body.lane : null);

/** The boards before each of the events and after the last, whose board is the view's. */
export function fieldsOf(all: readonly Said<Event>[], view: View): Field[] {
  const tiles = view.lanes.left.tiles !== undefined;
  const fought: Partial<Record<Lane, Zone>> = {};
  const zones = all.map((said): Zone => {
    const [kind, body] = read(said);
    if (kind === 'lane_start') fought[body.lane] = body.zone;
    const lane = laneOf(body);
    return (lane && fought[lane]) ?? 'Middle';
  });
  let field = fieldOf(view);
  const fields = [field];
  const risen: Risen = new Set();
  for (const [at, said] of [...all.entries()].reverse()) {
    field = before(field, read(said), zones[at] ?? 'Middle', tiles, risen);
    fields.unshift(field);
  }
  return fields;
}

/** What a beat shows on the board; nothing if it is not about it. */
export function momentOf(beat: Beat | undefined): Moment | null {
  if (!beat?.among) return null;
  // The stage looks into no event; these are the game's own.
  const all = beat.among.all as Said<Event>[];
  const { from } = beat.among;
  const said = all.slice(from, from + 1 + (beat.also?.length ?? 0));
  const [first] = said;
  if (!first || APART.has(read(first)[0])) return null;
  const fields = fieldsOf(all, beat.after.view as unknown as View);
  const [start, end] = [fields[from], fields[from + said.length]];
  if (!start || !end) return null;
  const [kind, body] = read(first);
  return {
    kind: OPENS[kind] ?? 'power',
    lane: laneOf(body),
    tick: 'tick' in body ? body.tick : null,
    said,
    told: all.slice(0, from + said.length),
    from: start,
    field: end,
  };
}

/** Who struck on each tick of a lane, as far as it is told. */
export function strikers(told: readonly Said<Event>[], lane: Lane): Map<number, Set<Card>> {
  const found = new Map<number, Set<Card>>();
  for (const said of told) {
    const [kind, body] = read(said);
    if (kind !== 'attack' && kind !== 'tick_idle') continue;
    if (body.lane !== lane) continue;
    const who = found.get(body.tick) ?? new Set();
    if (kind === 'attack') who.add(instance(body.attacker));
    found.set(body.tick, who);
  }
  return found;
}

/** What came of a lane in a turn: who won it, how far it went, what it cost a crystal. */
export interface LaneResult {
  lane: Lane;
  winner: Side | null;
  to: Zone | null;
  hit: { side: Side; damage: number } | null;
}

export function resultsOf(told: readonly Said<Event>[]): LaneResult[] {
  const found: LaneResult[] = [];
  for (const said of told) {
    const [kind, body] = read(said);
    const last = found.at(-1);
    if (kind === 'lane_result') found.push({ ...body, to: null, hit: null });
    else if (kind === 'zone_moved' && last?.lane === body.lane) last.to = body.to;
    else if (kind === 'crystal_hit' && last && last.lane === body.lane)
      last.hit = { side: body.side_hit, damage: body.damage };
  }
  return found;
}

/** What the last fight did, lane by lane. */
export function lastResults(changes: readonly Change<Event>[]): LaneResult[] {
  const last = changes.findLast(({ events }) => events.some((said) => read(said)[0] === 'lane_result'));
  return last ? resultsOf(last.events) : [];
}

/** What a moment shows: in a tick those who fall still stand, with the health they have left. */
export function shown(moment: Moment): Field {
  if (moment.kind !== 'tick' && moment.kind !== 'power' && moment.kind !== 'fatigue') return moment.field;
  const field = { ...copy(moment.from), crystal: moment.field.crystal, gold: moment.field.gold };
  for (const [card, { after }] of hurts(moment)) setHp(field, card, after);
  return field;
}

/** A card's health before and after a moment. */
export interface Hurt {
  before: number;
  after: number;
}

export function hurts(moment: Moment): Map<Card, Hurt> {
  const found = new Map<Card, Hurt>();
  const hurt = (unit: UnitName, { hp_before, hp_after }: { hp_before: number; hp_after: number }) => {
    const before = found.get(instance(unit))?.before ?? hp_before;
    found.set(instance(unit), { before, after: hp_after });
  };
  for (const said of moment.said) {
    const [kind, body] = read(said);
    if (kind === 'attack' || kind === 'overflow') hurt(body.target, body);
    else if (kind === 'struck' || kind === 'healed' || kind === 'fatigue') hurt(body.card, body);
  }
  return found;
}

/** A hit, and R18.5: what made it. */
export interface Blow {
  side: Side;
  attacker: Card;
  target: Card;
  damage: number;
  parts: Parts;
}

export function blows(moment: Moment): Blow[] {
  return moment.said.flatMap((said) => {
    const [kind, body] = read(said);
    if (kind !== 'attack') return [];
    const { side, damage, parts } = body;
    return [{ side, damage, parts, attacker: instance(body.attacker), target: instance(body.target) }];
  });
}

/** What went on to the card behind, by that card. */
export function spills(moment: Moment): Map<Card, number> {
  const found = new Map<Card, number>();
  for (const said of moment.said) {
    const [kind, body] = read(said);
    if (kind === 'overflow') found.set(instance(body.target), body.damage);
  }
  return found;
}

export function fallen(moment: Moment): Set<Card> {
  return new Set(
    moment.said.flatMap((said) => {
      const [kind, body] = read(said);
      return kind === 'destroyed' ? [instance(body.card)] : [];
    }),
  );
}

/** R18.5: the parts of a hit in as few signs as there are: `6+1+2−2`. */
export function sum(parts: Parts): string {
  return parts
    .map(([part, amount], at) => {
      if (part === 'least') return ' ≥1';
      return `${at === 0 ? '' : amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
    })
    .join('');
}

/** The same part by part, each with its cause: `6 +1 home ground −2 Totem`. What the card itself deals is said first. */
export function sumInWords(parts: Parts, say: Say): string[] {
  return parts.map(([part, amount]) =>
    part === 'base'
      ? `${amount}`
      : say({
          key: part === 'hidden' && amount < 0 ? 'part.hidden.less' : `part.${part}`,
          params: { amount: { number: Math.abs(amount) } },
        }),
  );
}
