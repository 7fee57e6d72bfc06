// What the board of War of the Ring is told, and facts from the game's own data.

import cards from '../../../../games/wotr/data/cards.json';
import characters from '../../../../games/wotr/data/characters.json';
import nations from '../../../../games/wotr/data/nations.json';

import type { Action } from '../../generated/wotr/Action';
import type { Army } from '../../generated/wotr/Army';
import type { Card } from '../../generated/wotr/Card';
import type { Character } from '../../generated/wotr/Character';
import type { DiceView } from '../../generated/wotr/DiceView';
import type { Event } from '../../generated/wotr/Event';
import type { Face } from '../../generated/wotr/Face';
import type { Figure } from '../../generated/wotr/Figure';
import type { Figures } from '../../generated/wotr/Figures';
import type { Group } from '../../generated/wotr/Group';
import type { Nation } from '../../generated/wotr/Nation';
import type { Region } from '../../generated/wotr/Region';
import type { Seat } from '../../generated/wotr/Seat';
import type { Side } from '../../generated/wotr/Side';
import type { Sides } from '../../generated/wotr/Sides';
import type { View } from '../../generated/wotr/View';
import type { Beat } from '../../stage/beats';
import type { Say } from '../../words';
import type { BoardProps } from '../board';
import { entriesOf } from '../entries';

export type { Fighters } from '../../generated/wotr/Fighters';
export type { Position } from '../../generated/wotr/Position';
export type { Teammate } from '../../generated/wotr/Teammate';
export type {
  Army,
  Card,
  Character,
  Event,
  Face,
  Figure,
  Figures,
  Group,
  Nation,
  Region,
  Seat,
  Side,
  Sides,
  View,
};

export interface Wotr {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<Wotr>;

/** What the viewer saw before a beat: a view like the one after it. */
export const beforeOf = ({ before }: Beat): View => before.view as unknown as View;

export const SIDES: Side[] = ['free_peoples', 'shadow'];

const NATION_FACTS = nations as { id: Nation; side: Side }[];
export const NATIONS = NATION_FACTS.map(({ id }) => id);
const SIDE_OF = new Map(NATION_FACTS.map(({ id, side }) => [id, side]));
export const isShadow = (nation: Nation) => SIDE_OF.get(nation) === 'shadow';

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
  side: Side;
  kind: 'companion' | 'minion' | 'guide' | 'ring_bearers';
  level: number | null;
  leadership: number;
  die: number;
  activates: Nation[];
  abilities: string[];
}
export const CHARACTERS = new Map((characters as CharacterFacts[]).map((one) => [one.id, one]));

/** The side of a seat; none of somebody who only watches. */
export const sideOf = (view: View, seat: Seat | undefined): Side | null =>
  (seat === undefined ? undefined : view.counted.seats[seat]?.side) ?? null;

export const sideOfSeat = (view: View, seat: Seat): Side => sideOf(view, seat) ?? 'free_peoples';

/** The names of the seats in the game's catalogue. */
export const SEAT_NAMES = ['seat.first', 'seat.second', 'seat.third', 'seat.fourth'];
export const seatName = (seat: Seat) => SEAT_NAMES[seat] ?? '';

/** A group's figures, nation by nation. */
export const nationsIn = (group: Group): { nation: Nation; figures: Figures }[] =>
  NATIONS.flatMap((nation) => {
    const figures = group[nation];
    return figures ? [{ nation, figures }] : [];
  });

/** Everybody on the map, as the rules have counted them. */
export type Armies = View['counted']['armies'];
export const armiesIn = (armies: Armies, region: Region): readonly Army[] => armies[region] ?? NOBODY;
const NOBODY: readonly Army[] = [];

/** The dice that a side has left, one by one. */
export const facesOf = (dice: DiceView): Face[] =>
  entriesOf(dice.unused).flatMap(([face, count]) => Array.from({ length: count }, () => face));

export interface Front {
  kind: 'siege' | 'contact';
  place: Region;
  against: Region;
  units: Sides<number>;
}

/** Where armies face each other: sieges first, then the strongest contacts. */
export function fronts(armies: Armies, neighbours: readonly string[][]): Front[] {
  const units = (id: Region, side: Side) =>
    armiesIn(armies, id).reduce((sum, army) => sum + (army.side === side ? army.units : 0), 0);
  const found: Front[] = [];
  for (const [place, here] of entriesOf(armies)) {
    if (!here.some((army) => army.stand === 'besieged')) continue;
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

/** `fp_char_01`: how the catalogue and the rules call a card. */
const shortOf = (id: Card) => id.split('_').slice(0, 3).join('_');
export const cardRule = (id: Card) => `R27.${shortOf(id)}`;

/** The key of what a Combat half is called and does: `It Is a Gift` is `combat.it_is_a_gift`. */
function combatKey(id: Card): string {
  const plain = (CARDS.get(id)?.combat ?? '')
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[ûú]/g, 'u')
    .replace(/[^a-z0-9]/g, '_');
  return `combat.${plain}`;
}

/** The keys of all that is written on a card. */
export const cardKeys = (id: Card) => ({
  title: `card.${shortOf(id)}.title`,
  event: `card.${shortOf(id)}.event`,
  combatTitle: `${combatKey(id)}.title`,
  combat: combatKey(id),
});

export const cardName = (id: Card, say: Say) => say(cardKeys(id).title);
export const regionName = (id: Region, say: Say) => say(`region.${id}`);
