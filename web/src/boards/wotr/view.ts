// The part of a War of the Ring view that the board draws.

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
}

export interface View {
  turn: number;
  phase: string;
  acting: number | null;
  leading: Record<Side, number>;
  victory_points: Record<Side, number>;
  regions: Record<string, RegionView>;
  characters: Record<string, string>;
  reinforcements: Record<Nation, Figures>;
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
    { pool: number; unused: Record<string, number>; spent: number; hunt_box: number; rings: number }
  >;
  hunt: {
    pool: string[];
    drawn: string[];
    waiting: string[];
    run: { tile: string | null; successes: number; damage: number };
  };
  cards: {
    decks: Record<string, number>;
    hands: { character: number; strategy: number; cards: string[] | null }[];
    table: string[];
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

export interface Strength {
  units: number;
  leaders: number;
  side: Side | null;
  nations: { nation: Nation; figures: Figures }[];
  characters: string[];
}

/** What stands in a group, added up. */
export function strength(group: Group | undefined): Strength {
  const sum: Strength = {
    units: 0,
    leaders: 0,
    side: null,
    nations: [],
    characters: group?.characters ?? [],
  };
  if (!group) return sum;
  for (const nation of NATIONS) {
    const figures = group[nation];
    if (!figures) continue;
    sum.nations.push({ nation, figures });
    sum.units += (figures.regular ?? 0) + (figures.elite ?? 0);
    sum.leaders += figures.leader ?? 0;
    sum.side ??= sideOf(nation);
  }
  sum.leaders += group.nazgul ?? 0;
  if ((group.nazgul ?? 0) > 0) sum.side ??= 'shadow';
  return sum;
}

/** A card's name from its id: `fp_char_01_elven_cloaks` is Elven Cloaks. */
export function cardName(id: string): string {
  return id
    .replace(/^(fp|sh)_[a-z]+_\d+_/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Seats 1 and 4 are the Free Peoples', 2 and 3 the Shadow's. */
export function sideOfSeat(seat: number | undefined): Side | null {
  return seat === undefined ? null : seat === 0 || seat === 3 ? 'free_peoples' : 'shadow';
}
