// The part of a Confrontation view that the board draws, and what is printed on its pieces.

export type Side = 'FELLOWSHIP' | 'SAURON';
export type BySide<T> = Record<Side, T>;

export interface Battle {
  region: string;
  attacker: string | null;
  defender: string | null;
  played: BySide<string | null>;
  replaced: BySide<string | null>;
  picked: BySide<boolean>;
}

export interface View {
  game: number;
  points: [number, number];
  you: Side | null;
  turn: number;
  to_move: Side;
  flow: (string | Record<string, Side>)[];
  ready: BySide<boolean>;
  characters: Record<string, string>;
  revealed: string[];
  seen: Record<string, string[]>;
  pieces: { side: Side; region: string; could_be: string[] }[];
  defeated: string[];
  hands: BySide<string[]>;
  discards: BySide<string[]>;
  battle: Battle | null;
  setup: { two_games: boolean };
}

export const SIDES: Side[] = ['FELLOWSHIP', 'SAURON'];
export const other = (side: Side): Side => (side === 'FELLOWSHIP' ? 'SAURON' : 'FELLOWSHIP');

/** The strength printed on each piece, the Fellowship's nine first. */
export const STRENGTH: Record<string, number> = {
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

const NAMES = Object.keys(STRENGTH);
export const sideOf = (who: string): Side => (NAMES.indexOf(who) < 9 ? 'FELLOWSHIP' : 'SAURON');
export const allOf = (side: Side): string[] => (side === 'FELLOWSHIP' ? NAMES.slice(0, 9) : NAMES.slice(9));
export const cardSide = (card: string): Side => (card.startsWith('F') ? 'FELLOWSHIP' : 'SAURON');

/** Rows from the Shire to Mordor. */
export const ROWS: string[][] = [
  ['THE_SHIRE'],
  ['ARTHEDAIN', 'CARDOLAN'],
  ['RHUDAUR', 'EREGION', 'ENEDWAITH'],
  ['THE_HIGH_PASS', 'MISTY_MOUNTAINS', 'CARADHRAS', 'GAP_OF_ROHAN'],
  ['MIRKWOOD', 'FANGORN', 'ROHAN'],
  ['DAGORLAD', 'GONDOR'],
  ['MORDOR'],
];

export const LIMIT: Record<string, number> = Object.fromEntries(
  ROWS.flatMap((row, at) => row.map((region) => [region, at === 0 || at === 6 ? 4 : at === 3 ? 1 : 2])),
);

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  at(region: string): { x: number; y: number };
  /** The outline of a cell around its middle. */
  cell: string;
}

const ALONG = 182;
const ACROSS = 180;
const ROOM = 124;

/** The diamond of hexagons; own home at the near end. */
export function layout(wide: boolean, near: Side): Layout {
  const places = new Map<string, { x: number; y: number }>();
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
