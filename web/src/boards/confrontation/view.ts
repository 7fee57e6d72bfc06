// What the board of the Confrontation is told, and what is printed on its pieces.

import type { Action } from '../../generated/confrontation/Action';
import type { BySide } from '../../generated/confrontation/BySide';
import type { Card } from '../../generated/confrontation/Card';
import type { Character } from '../../generated/confrontation/Character';
import type { Event } from '../../generated/confrontation/Event';
import type { Region } from '../../generated/confrontation/Region';
import type { Side } from '../../generated/confrontation/Side';
import type { View } from '../../generated/confrontation/View';
import type { BoardProps } from '../board';
import { entriesOf } from '../entries';

export type { Action, BySide, Card, Character, Event, Region, Side, View };

export interface Confrontation {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<Confrontation>;

export const SIDES: Side[] = ['FELLOWSHIP', 'SAURON'];
export const other = (side: Side): Side => (side === 'FELLOWSHIP' ? 'SAURON' : 'FELLOWSHIP');

/** The strength printed on each piece, the Fellowship's nine first. */
export const STRENGTH: Record<Character, number> = {
  FRODO: 1,
  SAM: 2,
  PIPPIN: 1,
  MERRY: 2,
  GANDALF: 5,
  ARAGORN: 4,
  LEGOLAS: 3,
  GIMLI: 3,
  BOROMIR: 0,
  BALROG: 5,
  SHELOB: 5,
  WITCH_KING: 5,
  FLYING_NAZGUL: 3,
  BLACK_RIDER: 3,
  SARUMAN: 4,
  ORCS: 2,
  WARG: 2,
  CAVE_TROLL: 9,
};

const NAMES = entriesOf(STRENGTH).map(([who]) => who);
export const sideOf = (who: Character): Side => (NAMES.indexOf(who) < 9 ? 'FELLOWSHIP' : 'SAURON');
export const allOf = (side: Side): Character[] =>
  side === 'FELLOWSHIP' ? NAMES.slice(0, 9) : NAMES.slice(9);
export const cardSide = (card: Card): Side => (card.startsWith('F') ? 'FELLOWSHIP' : 'SAURON');

/** Rows from the Shire to Mordor. */
export const ROWS: Region[][] = [
  ['THE_SHIRE'],
  ['ARTHEDAIN', 'CARDOLAN'],
  ['RHUDAUR', 'EREGION', 'ENEDWAITH'],
  ['THE_HIGH_PASS', 'MISTY_MOUNTAINS', 'CARADHRAS', 'GAP_OF_ROHAN'],
  ['MIRKWOOD', 'FANGORN', 'ROHAN'],
  ['DAGORLAD', 'GONDOR'],
  ['MORDOR'],
];

/** How many of a side may stand in each region of a row. */
const LIMITS = [4, 2, 2, 1, 2, 2, 4];
export const limitOf = (region: Region): number => LIMITS[ROWS.findIndex((row) => row.includes(region))] ?? 0;

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  at(region: Region): { x: number; y: number };
  /** The outline of a cell around its middle. */
  cell: string;
}

const ALONG = 182;
const ACROSS = 180;
const ROOM = 124;

/** The diamond of hexagons; own home at the near end. */
export function layout(wide: boolean, near: Side): Layout {
  const places = new Map<Region, { x: number; y: number }>();
  const length = ALONG * 6 + ROOM * 2;
  const breadth = ACROSS * 4 + 8;
  ROWS.forEach((row, index) => {
    row.forEach((region, position) => {
      let along = ROOM + index * ALONG;
      let across = breadth / 2 + (position - (row.length - 1) / 2) * ACROSS;
      if (near === 'SAURON') [along, across] = [length - along, breadth - across];
      places.set(region, wide ? { x: along, y: across } : { x: across, y: length - along });
    });
  });
  const [w, h] = [ALONG * (2 / 3) - 3, ACROSS / 2 - 3];
  const points = wide
    ? [
        [-w, 0],
        [-w / 2, -h],
        [w / 2, -h],
        [w, 0],
        [w / 2, h],
        [-w / 2, h],
      ]
    : [
        [0, -w],
        [h, -w / 2],
        [h, w / 2],
        [0, w],
        [-h, w / 2],
        [-h, -w / 2],
      ];
  return {
    wide,
    width: wide ? length : breadth,
    height: wide ? breadth : length,
    at: (region) => places.get(region) ?? { x: 0, y: 0 },
    cell: `M${points.map((point) => point.join(' ')).join('L')}z`,
  };
}
