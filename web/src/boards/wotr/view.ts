// The part of a War of the Ring view that the board draws, and facts from the game's own data.

import cards from '../../../../games/wotr/data/cards.json';
import characters from '../../../../games/wotr/data/characters.json';

export type Side = 'free_peoples' | 'shadow';
export const SIDES: Side[] = ['free_peoples', 'shadow'];

export const NATIONS = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons',
] as const;
export type Nation = (typeof NATIONS)[number];
export const sideOf = (nation: Nation): Side => (NATIONS.indexOf(nation) < 5 ? 'free_peoples' : 'shadow');

/** Letters on a token: nations are told apart without colour. */
export const CODE: Record<Nation, string> = {
  dwarves: 'Dw',
  elves: 'El',
  gondor: 'Go',
  north: 'No',
  rohan: 'Ro',
  isengard: 'Is',
  sauron: 'Sa',
  southrons: 'So',
};

export interface Figures {
  regular?: number;
  elite?: number;
  leader?: number;
}

export type Group = Partial<Record<Nation, Figures>> & { nazgul?: number; characters?: string[] };

export interface RegionView {
  control?: Side;
  siege?: boolean;
  normal?: Group;
  besieged?: Group;
  sieging?: Group;
  rear_guard?: Group;
  mixed?: Side[];
  captor?: number;
}

export interface View {
  setup: { seats: number; mode: string; expansion: string; start: string };
  turn: number;
  phase: string;
  acting: number | null;
  leading: Record<Side, number>;
  victory_points: Record<Side, number>;
  regions: Record<string, RegionView>;
  characters: Record<string, string>;
  reinforcements: Record<Nation, Figures>;
  casualties: Partial<Record<Nation, Figures>>;
  nations: Record<Nation, { position: 'Peace1' | 'Peace2' | 'Peace3' | 'AtWar'; active: boolean }>;
  fellowship: {
    region: string;
    mordor: number | null;
    progress: number;
    hidden: boolean;
    corruption: number;
    guide: string;
  };
  dice: Record<
    Side,
    {
      pool: number;
      unused: Record<string, number>;
      spent: number;
      hunt_box: number;
      rings: number;
      ring_used: boolean;
    }
  >;
  hunt: {
    pool: string[];
    drawn: string[];
    removed: string[];
    waiting: string[];
    run: { tile: string | null; successes: number; damage: number };
  };
  cards: {
    decks: Record<string, number>;
    hands: { character: number; strategy: number; cards: string[] | null }[];
    table: string[];
    face_up: string[];
    face_down: { character: number; strategy: number; cards: string[] | null }[];
  };
  battle: {
    kind: unknown;
    attacker: Side;
    from: string;
    region: string;
    force: Group;
    round: number;
    cards: Partial<Record<Side, { deck: string; card: string | null }>>;
    hits: Partial<Record<Side, number>>;
    missed: Partial<Record<Side, number>>;
  } | null;
}

export interface CharacterFacts {
  id: string;
  name: string;
  side: Side;
  kind: string;
  level: number | null;
  leadership: number;
}
export const CHARACTERS = new Map((characters as CharacterFacts[]).map((one) => [one.id, one]));

/** Figures of one side that stand together. */
export interface Force {
  kind: 'field' | 'besieged' | 'sieging' | 'rear';
  side: Side;
  units: number;
  leaders: number;
  nazgul: number;
  nations: { nation: Nation; figures: Figures }[];
  characters: string[];
}

const PLACES = [
  ['normal', 'field'],
  ['besieged', 'besieged'],
  ['sieging', 'sieging'],
  ['rear_guard', 'rear'],
] as const;

/** A group, taken apart by side. */
export function forcesOf(group: Group | undefined, kind: Force['kind']): Force[] {
  return SIDES.flatMap((side) => {
    const nations = NATIONS.filter((nation) => sideOf(nation) === side).flatMap((nation) => {
      const figures = group?.[nation];
      return figures ? [{ nation, figures }] : [];
    });
    const force: Force = {
      kind,
      side,
      units: nations.reduce((sum, { figures }) => sum + (figures.regular ?? 0) + (figures.elite ?? 0), 0),
      leaders: nations.reduce((sum, { figures }) => sum + (figures.leader ?? 0), 0),
      nazgul: side === 'shadow' ? (group?.nazgul ?? 0) : 0,
      nations,
      characters: (group?.characters ?? []).filter((who) => CHARACTERS.get(who)?.side === side),
    };
    return isThere(force) ? [force] : [];
  });
}

const isThere = (force: Force) => force.units + force.leaders + force.nazgul + force.characters.length > 0;

/** Who leads how well: Leaders and Nazgûl count one each, characters as their card says. */
export function leadership(force: Force): number {
  const named = force.characters.reduce((sum, who) => sum + (CHARACTERS.get(who)?.leadership ?? 0), 0);
  return force.leaders + force.nazgul + named;
}

/** Everybody on the map, region by region. */
export function mapForces(view: View): Map<string, Force[]> {
  const all = new Map<string, Force[]>();
  for (const [id, here] of Object.entries(view.regions)) {
    const forces = PLACES.flatMap(([place, kind]) => forcesOf(here[place], kind));
    if (forces.length > 0) all.set(id, forces);
  }
  for (const [who, at] of Object.entries(view.characters)) {
    const side = CHARACTERS.get(who)?.side;
    if (!side || at === 'fellowship' || at === 'aside' || at === 'out') continue;
    const forces = all.get(at) ?? [];
    const own = forces.find((force) => force.side === side && force.kind !== 'rear');
    if (own) own.characters.push(who);
    else
      forces.push({ kind: 'field', side, units: 0, leaders: 0, nazgul: 0, nations: [], characters: [who] });
    all.set(at, forces);
  }
  return all;
}

export interface Front {
  kind: 'siege' | 'contact';
  place: string;
  against: string;
  units: Record<Side, number>;
}

/** Where armies face each other: sieges first, then the strongest contacts. */
export function fronts(forces: Map<string, Force[]>, neighbours: readonly string[][]): Front[] {
  const units = (id: string, side: Side) =>
    (forces.get(id) ?? []).reduce((sum, force) => sum + (force.side === side ? force.units : 0), 0);
  const found: Front[] = [];
  for (const [place, list] of forces) {
    if (!list.some((force) => force.kind === 'besieged')) continue;
    found.push({
      kind: 'siege',
      place,
      against: place,
      units: { free_peoples: units(place, 'free_peoples'), shadow: units(place, 'shadow') },
    });
  }
  for (const [a = '', b = ''] of neighbours)
    for (const [free, dark] of [
      [a, b],
      [b, a],
    ] as const) {
      const sides = { free_peoples: units(free, 'free_peoples'), shadow: units(dark, 'shadow') };
      if (sides.free_peoples > 0 && sides.shadow > 0)
        found.push({ kind: 'contact', place: free, against: dark, units: sides });
    }
  const size = (front: Front) =>
    (front.kind === 'siege' ? 100 : 0) + front.units.free_peoples + front.units.shadow;
  return found.sort((one, two) => size(two) - size(one));
}

/** R24.1: who plays a nation, with so many seats. */
export function ownerOf(nation: Nation, seats: number): number {
  if (sideOf(nation) === 'free_peoples')
    return seats === 4 && nation !== 'gondor' && nation !== 'elves' ? 3 : 0;
  return seats > 2 && nation !== 'sauron' ? 2 : 1;
}

export interface CardFacts {
  id: string;
  number: number;
  deck: string;
  name: string;
  die: string;
  table: boolean;
  combat: string;
  initiative: number[];
  player: string | null;
}
export const CARDS = new Map((cards as unknown as CardFacts[]).map((card) => [card.id, card]));
export const cardName = (id: string) => CARDS.get(id)?.name ?? id.replaceAll('_', ' ');

/** Seats 1 and 4 are the Free Peoples', 2 and 3 the Shadow's. */
export function sideOfSeat(seat: number | undefined): Side | null {
  return seat === undefined ? null : seat === 0 || seat === 3 ? 'free_peoples' : 'shadow';
}
