// Where the places of a grid lie: squares in rows, or hexagons in a diamond, which stands upright
// where there is little width.

import type { Line, Part } from './scene';

export interface Place extends Part {
  x: number;
  y: number;
  row: number;
  column: number;
}

export type Point = readonly [x: number, y: number];

export interface Layout {
  shape: 'square' | 'hole' | 'hexagon';
  places: Place[];
  rows: number;
  columns: number;
  /** From a place to the next of its row, and to the one below it in its column. */
  along: Point;
  down: Point;
}

/** From one place to the next. */
export const STEP = 100;
const HEXAGON = { along: [STEP, 0], down: [STEP / 2, STEP * 0.866] } as const;
const UPRIGHT = { along: [STEP / 2, STEP * 0.866], down: [-STEP / 2, STEP * 0.866] } as const;
const SQUARE = { along: [STEP, 0], down: [0, STEP] } as const;

export function layOut(lines: readonly Line[], narrow: boolean): Layout {
  const rows = lines.map(({ parts }) => parts.filter(({ thing }) => thing.kind !== 'edge'));
  const cells = rows.filter((row) => row.length > 0);
  const parts = cells.flat();
  const isHexagon = parts.some(({ thing }) => thing.kind === 'hexagon');
  // Places that are one thing together, such as a column, are holes in one board.
  const isShared = new Set(parts.map(({ name }) => name)).size < parts.length;
  const { along, down } = isHexagon ? (narrow ? UPRIGHT : HEXAGON) : SQUARE;
  const places = cells.flatMap((row, at) => {
    // A row that only says what its columns are called needs less room.
    const rise = row.every(isName) ? STEP * 0.2 : 0;
    return row.map((part, column) => {
      const [x, y] = [along[0] * column + down[0] * at, along[1] * column + down[1] * at - rise];
      return { ...part, row: at, column, x, y };
    });
  });
  const shape = isHexagon ? 'hexagon' : isShared ? 'hole' : 'square';
  return { shape, places, rows: cells.length, columns: cells[0]?.length ?? 0, along, down };
}

/** Whether what is written there is what the thing is called. */
export const isName = ({ figure, thing }: Part) => figure !== '' && figure === thing.id;

/** The places of each thing, in the order in which they are named. */
export function byThing(places: readonly Place[]): Map<string, Place[]> {
  const things = new Map<string, Place[]>();
  for (const place of places) things.set(place.name, [...(things.get(place.name) ?? []), place]);
  return things;
}

/** Towards another place, as an arrow key means it: the nearest in that direction. */
export function towards<P extends { x: number; y: number }>(
  from: P,
  all: readonly P[],
  [x, y]: Point,
): P | undefined {
  const far = (to: P) => {
    const [ahead, aside] = [
      (to.x - from.x) * x + (to.y - from.y) * y,
      Math.abs((to.x - from.x) * y - (to.y - from.y) * x),
    ];
    return ahead > 1 && aside <= ahead * 2 ? ahead + 1.1 * aside : Number.POSITIVE_INFINITY;
  };
  const [best] = all.toSorted((one, other) => far(one) - far(other));
  return best && far(best) < Number.POSITIVE_INFINITY ? best : undefined;
}

const plus = ([ax, ay]: Point, [bx, by]: Point, times = 1): Point => [ax + bx * times, ay + by * times];

/** The sides of an edge's hexagons that look outwards, each as a line; and which way outwards is. */
export function edgeOf({ places, rows, columns, along, down }: Layout, edge: string) {
  const [back, up]: Point[] = [
    [-along[0], -along[1]],
    [-down[0], -down[1]],
  ];
  const sides: Record<string, { on: (place: Place) => boolean; to: Point[] }> = {
    top: { on: ({ row }) => row === 0, to: [up as Point, plus(along, down, -1)] },
    bottom: { on: ({ row }) => row === rows - 1, to: [down, plus(down, along, -1)] },
    left: { on: ({ column }) => column === 0, to: [back as Point, plus(down, along, -1)] },
    right: { on: ({ column }) => column === columns - 1, to: [along, plus(along, down, -1)] },
  };
  const found = sides[edge];
  if (!found) return undefined;
  const sum = plus(found.to[0] as Point, found.to[1] as Point);
  const length = Math.hypot(...sum);
  return {
    places: places.filter(found.on),
    to: found.to,
    out: [sum[0] / length, sum[1] / length] as const,
  };
}
