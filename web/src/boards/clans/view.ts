// The part of a Clans view that the board draws, and what its cards are. Facts about cards come from
// the game's own data; what a card does in a fight is decided by the rules and told by events.

import cards from '../../../../games/clans/data/cards.json';
import families from '../../../../games/clans/data/families.json';
import heroes from '../../../../games/clans/data/heroes.json';

export type Side = 'A' | 'B';
export type LaneName = 'left' | 'center' | 'right';
export type Zone = 'BaseA' | 'Middle' | 'BaseB';
export const LANES: LaneName[] = ['left', 'center', 'right'];
export const ZONES: Zone[] = ['BaseA', 'Middle', 'BaseB'];
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export interface CardDef {
  id: string;
  name: string;
  damage: number;
  health: number;
  tick: number;
  terrain?: string;
  rarity: string;
  cost: number;
  move_speed: number;
  set?: string;
  abilities?: string[];
  family?: string;
  variation?: number;
}

export interface SidePage {
  crystal: number;
  gold: number;
  hand: string[];
  deck_size: number[];
  grave: string[];
  burn: string[];
  submitted: boolean;
  /** Cards planned for each lane; only one's own. */
  plan?: Partial<Record<LaneName, string[]>>;
  terrain: string;
  hero?: { id: string; uses: number; activated?: string };
  /** Played variations of each family: `1.3`, with `*` once the ultimate has fired. */
  families?: Record<string, string>;
  streak?: number;
  list?: string[];
  ages?: string[][];
}

export interface LanePage {
  zone?: Zone;
  A?: string[];
  B?: string[];
  tiles?: Record<Zone, { A: string[]; B: string[] }>;
  owner?: Side;
  terrain: Record<Zone, string>;
}

export interface View {
  viewer: unknown;
  turn: number;
  phase: string;
  age?: number;
  result?: Side | 'draw';
  sides: Record<Side, SidePage>;
  lanes: Record<LaneName, LanePage>;
  relic?: { lane?: LaneName; reward?: string; claimed?: Side };
  rules: { crystal_hp: number; age_two: number; age_three: number; turn_limit: number; modules: string[] };
  cards?: CardDef[];
}

export const POOL = new Map((cards as CardDef[]).map((card) => [card.id, card]));

export interface HeroDef {
  id: string;
  name: string;
  terrains: string[];
  uses: number;
  lane: boolean;
  effect: string;
  amount: number;
}
export const HEROES = new Map((heroes as HeroDef[]).map((hero) => [hero.id, hero]));

export interface FamilyDef {
  family: string;
  ultimate: string;
  effect: string;
  amount: number;
}
export const FAMILIES = new Map((families as FamilyDef[]).map((family) => [family.family, family]));

/** A card instance with its definition. */
export interface Known extends CardDef {
  upgraded: boolean;
}

/** R20.10: an upgraded copy has one more damage and health; a list marks it with `+`. */
export function definition(entry: string, own: readonly CardDef[] = []): Known | undefined {
  const upgraded = entry.endsWith('+');
  const id = upgraded ? entry.slice(0, -1) : entry;
  const found = own.find((card) => card.id === id) ?? POOL.get(id);
  if (!found) return undefined;
  const more = upgraded ? 1 : 0;
  return { ...found, damage: found.damage + more, health: found.health + more, upgraded };
}

/** Who `A7` or `A2.7` is: its place in the deck list of its side, or of an age. */
export function whois(view: View, card: string): Known | undefined {
  const found = /^([AB])(?:(\d)\.)?(\d+)$/.exec(card);
  if (!found) return undefined;
  const page = view.sides[found[1] as Side];
  const list = found[2] === undefined ? page.list : page.ages?.[Number(found[2]) - 1];
  const entry = list?.[Number(found[3])];
  return entry === undefined ? undefined : definition(entry, view.cards);
}

/** `A3:7` is card A3 with 7 health; `A?` is one that may not be known. */
export function slot(text: string): { card: string; hp: number | null } {
  const [card = text, hp] = text.split(':');
  return { card, hp: hp === undefined ? null : Number(hp) };
}

/** R7.4: the ticks on which a card acts. */
export function acts(tick: number): number[] {
  return tick === 1 ? [1, 2, 3, 4, 5] : tick === 2 ? [2, 4] : [tick];
}

/** `stack_buff_damage_2` is an ability and its amount. */
export function ability(tag: string): { kind: string; amount: number } {
  const found = /^(.*)_(\d+)$/.exec(tag);
  return found ? { kind: found[1] ?? tag, amount: Number(found[2]) } : { kind: tag, amount: 0 };
}
