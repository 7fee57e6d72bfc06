// What the board of War of the Ring is told, and facts from the game's own data.

import cards from '../../../../games/wotr/data/cards.json';
import characters from '../../../../games/wotr/data/characters.json';

import type { Action } from '../../generated/wotr/Action';
import type { Card } from '../../generated/wotr/Card';
import type { Character } from '../../generated/wotr/Character';
import type { DiceView } from '../../generated/wotr/DiceView';
import type { Event } from '../../generated/wotr/Event';
import type { Face } from '../../generated/wotr/Face';
import type { Figures } from '../../generated/wotr/Figures';
import type { Group } from '../../generated/wotr/Group';
import type { Nation } from '../../generated/wotr/Nation';
import type { Region } from '../../generated/wotr/Region';
import type { RegionView } from '../../generated/wotr/RegionView';
import type { Seat } from '../../generated/wotr/Seat';
import type { Side } from '../../generated/wotr/Side';
import type { Sides } from '../../generated/wotr/Sides';
import type { View } from '../../generated/wotr/View';
import type { BoardProps } from '../board';
import { entriesOf } from '../entries';

export type { Position } from '../../generated/wotr/Position';
export type { Card, Character, Event, Face, Figures, Group, Nation, Region, Seat, Side, Sides, View };

export interface Wotr {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<Wotr>;

export const SIDES: Side[] = ['free_peoples', 'shadow'];

export const NATIONS: Nation[] = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons',
];
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

export interface CharacterFacts {
  id: Character;
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
  characters: Character[];
}

const PLACES = [
  ['normal', 'field'],
  ['besieged', 'besieged'],
  ['sieging', 'sieging'],
  ['rear_guard', 'rear'],
] as const satisfies readonly (readonly [keyof RegionView, Force['kind']])[];

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

/** The dice that a side has left, one by one. */
export const facesOf = (dice: DiceView): Face[] =>
  entriesOf(dice.unused).flatMap(([face, count]) => Array.from({ length: count }, () => face));

/** Who leads how well: Leaders and Nazgûl count one each, characters as their card says. */
export function leadership(force: Force): number {
  const named = force.characters.reduce((sum, who) => sum + (CHARACTERS.get(who)?.leadership ?? 0), 0);
  return force.leaders + force.nazgul + named;
}

/** Everybody on the map, region by region. */
export function mapForces(view: View): Map<Region, Force[]> {
  const all = new Map<Region, Force[]>();
  for (const [id, here] of entriesOf(view.regions)) {
    const forces = PLACES.flatMap(([place, kind]) => forcesOf(here[place], kind));
    if (forces.length > 0) all.set(id, forces);
  }
  for (const [who, at] of entriesOf(view.characters)) {
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
  place: Region;
  against: Region;
  units: Sides<number>;
}

/** Where armies face each other: sieges first, then the strongest contacts. */
export function fronts(forces: Map<Region, Force[]>, neighbours: readonly string[][]): Front[] {
  const units = (id: Region, side: Side) =>
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
export function ownerOf(nation: Nation, seats: number): Seat {
  if (sideOf(nation) === 'free_peoples')
    return seats === 4 && nation !== 'gondor' && nation !== 'elves' ? 3 : 0;
  return seats > 2 && nation !== 'sauron' ? 2 : 1;
}

export interface CardFacts {
  id: Card;
  number: number;
  deck: 'fp_char' | 'fp_strat' | 'sh_char' | 'sh_strat';
  name: string;
  die: Face;
  table: boolean;
  combat: string;
  initiative: number[];
  player: 'GondorElves' | 'Sauron' | 'Saruman' | 'RohanNorthDwarves' | null;
}
export const CARDS = new Map((cards as CardFacts[]).map((card) => [card.id, card]));
export const cardName = (id: Card) => CARDS.get(id)?.name ?? id.replaceAll('_', ' ');

/** Seats 1 and 4 are the Free Peoples', 2 and 3 the Shadow's. */
export function sideOfSeat(seat: Seat | undefined): Side | null {
  return seat === undefined ? null : seat === 0 || seat === 3 ? 'free_peoples' : 'shadow';
}
