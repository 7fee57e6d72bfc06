// What the board of the Confrontation is told, and where it draws its regions.

import type { Ability } from '../../generated/confrontation/Ability';
import type { Action } from '../../generated/confrontation/Action';
import type { BySide } from '../../generated/confrontation/BySide';
import type { Card } from '../../generated/confrontation/Card';
import type { Character } from '../../generated/confrontation/Character';
import type { Counted } from '../../generated/confrontation/Counted';
import type { Event } from '../../generated/confrontation/Event';
import type { Region } from '../../generated/confrontation/Region';
import type { Side } from '../../generated/confrontation/Side';
import type { View } from '../../generated/confrontation/View';
import type { Way } from '../../generated/confrontation/Way';
import type { BoardProps } from '../board';

export type { Ability, Action, BySide, Card, Character, Counted, Event, Region, Side, View, Way };

export interface Confrontation {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<Confrontation>;

export const SIDES: Side[] = ['FELLOWSHIP', 'SAURON'];
export const other = (side: Side): Side => (side === 'FELLOWSHIP' ? 'SAURON' : 'FELLOWSHIP');

/** The side of a character, and of a card. */
export const sideOf = ({ characters }: Counted, who: Character): Side =>
  characters.SAURON.includes(who) ? 'SAURON' : 'FELLOWSHIP';
export const cardSide = ({ cards }: Counted, card: Card): Side =>
  cards.SAURON.includes(card) ? 'SAURON' : 'FELLOWSHIP';

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

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  at(region: Region): { x: number; y: number };
  /** The outline of a cell around its middle. */
  cell: string;
}

const ACROSS = 180;
/** From row to row, and room at the ends: an upright map is lower, so that a phone shows it whole. */
const ALONG = { wide: 182, upright: 136 };
const ROOM = { wide: 124, upright: 98 };

/** The diamond of hexagons; own home at the near end. */
export function layout(wide: boolean, near: Side): Layout {
  const places = new Map<Region, { x: number; y: number }>();
  const [step, room] = wide ? [ALONG.wide, ROOM.wide] : [ALONG.upright, ROOM.upright];
  const length = step * 6 + room * 2;
  const breadth = ACROSS * 4 + 8;
  ROWS.forEach((row, index) => {
    row.forEach((region, position) => {
      let along = room + index * step;
      let across = breadth / 2 + (position - (row.length - 1) / 2) * ACROSS;
      if (near === 'SAURON') [along, across] = [length - along, breadth - across];
      places.set(region, wide ? { x: along, y: across } : { x: across, y: length - along });
    });
  });
  const [w, h] = [step * (2 / 3) - 3, ACROSS / 2 - 3];
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
