// Where the names of regions stand: beside the tokens that cover the land, not under them. Far away
// a name without room steps back; the nearer one comes, the more there is.

import { MAP, type MapRegion, REGIONS } from './map';
import { type Force, leadership } from './view';

export type Level = 'far' | 'mid' | 'near';

/** How large things are drawn, in units of the map. */
export interface Scale {
  level: Level;
  token: number;
  name: number;
  mark: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const box = (x: number, y: number, left: number, top: number, right: number, bottom: number, by: number) => ({
  left: x + left * by,
  top: y + top * by,
  right: x + right * by,
  bottom: y + bottom * by,
});

/** Where the forces of a region stand, one after the other. */
export function spots(id: string, forces: readonly Force[]): { force: Force; x: number; y: number }[] {
  const region = REGIONS.get(id);
  if (!region) return [];
  let next = 0;
  return forces.map((force) => {
    const at = force.kind === 'besieged' && region.settlement ? region.settlement : region.slots[next];
    if (at === region.slots[next]) next += 1;
    return { force, x: at?.[0] ?? region.label.x, y: at?.[1] ?? region.label.y };
  });
}

/** What a token covers, as `Pieces` draws it. */
function tokenBoxes(id: string, forces: readonly Force[], { level, token }: Scale): Rect[] {
  return spots(id, forces).flatMap(({ force, x, y }) => {
    const round = force.kind === 'besieged' || force.kind === 'sieging';
    const people = force.nazgul + force.characters.length;
    const row = ((Math.max(1, people) - 1) * (people > 3 ? 13 : 18)) / 2 + 12;
    const side = round ? 21 : force.units > 0 ? 15 : row;
    const rects = [box(x, y, -side, round ? -22 : -16, side, round ? 21 : 16, token)];
    if (force.units > 0 && leadership(force) > 0) rects.push(box(x, y, 6, -23, 23, -6, token));
    if (people > 0 && force.units > 0 && level !== 'far') rects.push(box(x, y, -row, 12, row, 32, token));
    if (force.nations.length > 0 && level === 'near') {
      const top = people > 0 && force.units > 0 ? 34 : 21;
      rects.push(box(x, y, -34, top, 34, top + force.nations.length * 11 + 3, token));
    }
    return rects;
  });
}

/** Letters of the map's bold serif are about this wide. */
const LETTER = 0.54;

function nameBox({ label: { size, lines } }: MapRegion, x: number, y: number, by: number): Rect {
  const wide = (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2;
  const tall = (lines.length * size * 1.02) / 2 - size * 0.1;
  return box(x, y, -wide, -tall, wide, tall, by);
}

export function overlap(a: Rect, b: Rect): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

const area = ({ left, top, right, bottom }: Rect) => (right - left) * (bottom - top);

export const isGreat = ({ kind }: MapRegion) => kind === 'stronghold' || kind === 'city';

/** Great places choose first. */
const ORDER = [...MAP.regions].sort((one, two) => Number(isGreat(two)) - Number(isGreat(one)));

/** How much of a name may be covered before it steps back. */
export const COVERED = 0.12;

export interface Place {
  x: number;
  y: number;
  box: Rect;
}

/** A place for each name, or none. */
export function placeNames(
  forces: ReadonlyMap<string, readonly Force[]>,
  fellowship: string | null,
  scale: Scale,
): Map<string, Place> {
  const taken: Rect[] = [...forces].flatMap(([id, here]) => tokenBoxes(id, here, scale));
  const [fx, fy] = (fellowship && REGIONS.get(fellowship)?.slots.at(-1)) || [];
  if (fx !== undefined && fy !== undefined) taken.push(box(fx, fy, -14, -19, 20, 14, scale.token));
  const marks = MAP.regions.flatMap(({ settlement }) =>
    settlement ? [box(settlement[0] ?? 0, settlement[1] ?? 0, -11, -11, 11, 9, scale.mark)] : [],
  );
  const placed = new Map<string, Place>();
  for (const region of ORDER) {
    if (scale.level === 'far' && !isGreat(region)) continue;
    let best: Place | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [x, y] of candidates(region, forces.get(region.id) ?? [], scale)) {
      const here = nameBox(region, x, y, scale.name);
      const covered = sum(taken, here) / area(here);
      if (scale.level !== 'near' && covered > COVERED) continue;
      const [{ x: lx, y: ly }, reach] = [region.label, region.radius];
      const away = Math.hypot(x - lx, y - ly) / reach;
      const cost = covered * 6 + (sum(marks, here) / area(here)) * 1.2 + away;
      if (cost < least) [best, least] = [{ x, y, box: here }, cost];
    }
    if (!best) continue;
    placed.set(region.id, best);
    taken.push(best.box);
  }
  return placed;
}

const sum = (rects: readonly Rect[], here: Rect) =>
  rects.reduce((total, rect) => total + overlap(rect, here), 0);

/** Its own place; else above, below or beside what stands in the region, if that is still near. */
function candidates(region: MapRegion, forces: readonly Force[], scale: Scale): [number, number][] {
  const { label, slots, settlement, radius } = region;
  const own: [number, number] = [label.x, label.y];
  if (forces.length === 0) return [own];
  const tokens = tokenBoxes(region.id, forces, scale);
  const [left, right] = [
    Math.min(...tokens.map((rect) => rect.left)),
    Math.max(...tokens.map((rect) => rect.right)),
  ];
  const [top, bottom] = [
    Math.min(...tokens.map((rect) => rect.top)),
    Math.max(...tokens.map((rect) => rect.bottom)),
  ];
  const half = nameBox(region, 0, 0, scale.name);
  const middle = (left + right) / 2;
  const across = [label.x, middle, ...slots.map(([x = 0]) => x)];
  const found: [number, number][] = [own];
  for (const x of across) found.push([x, top + half.top - 1], [x, bottom + half.bottom + 1]);
  for (const [, y = 0] of [[0, label.y], ...slots, settlement ?? [0, label.y]])
    found.push([left + half.left - 1, y], [right + half.right + 1, y]);
  const [cx = label.x, cy = label.y] = slots[0] ?? [];
  return found.filter(([x, y]) => Math.hypot(x - cx, (y - cy) * 1.1) < radius * 1.25 + 6);
}
