// What stands where on the map, at the size at which it is drawn. Tokens that would lie over each
// other move apart; names stand beside the tokens, not under them, and far away a name without room
// steps back.

import { entriesOf } from '../entries';
import type { Lettering } from './lettering';
import { MAP, type MapRegion, REGIONS } from './map';
import { type Armies, type Army, nationsIn } from './view';

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

/** Where the armies of a region stand, one after the other. */
export function spots(id: string, armies: readonly Army[]): { army: Army; x: number; y: number }[] {
  const region = REGIONS.get(id);
  if (!region) return [];
  let next = 0;
  return armies.map((army) => {
    const at = army.stand === 'besieged' && region.settlement ? region.settlement : region.slots[next];
    if (at === region.slots[next]) next += 1;
    return { army, x: at?.[0] ?? region.label.x, y: at?.[1] ?? region.label.y };
  });
}

/** A token and its place: `moria:0` is the first of Moria. */
export interface Token {
  army: Army | null;
  x: number;
  y: number;
}

export const RING = 'ring';

/** How far a token reaches from its middle. */
function reach(army: Army | null): number {
  if (!army) return 14;
  if (army.stand === 'besieged' || army.stand === 'sieging') return 22;
  if (army.units === 0) return 11;
  // The star of its leaders stands out.
  return army.leadership > 0 ? 20 : 16;
}

const PUSHES = 12;
/** So far a token may be pushed, in its own size: it stays where it belongs. */
const FARTHEST = 32;

interface Placed extends Token {
  name: string;
  home: { x: number; y: number };
}

function pull(token: Placed, x: number, y: number, farthest: number): void {
  const [dx, dy] = [token.x + x - token.home.x, token.y + y - token.home.y];
  const far = Math.max(1, Math.hypot(dx, dy) / farthest);
  token.x = token.home.x + dx / far;
  token.y = token.home.y + dy / far;
}

/** Every token where it stands, or a little aside of another. */
export function placeTokens(
  armies: Armies,
  fellowship: string,
  { token }: Pick<Scale, 'token'>,
): Map<string, Token> {
  const [rx = 0, ry = 0] = REGIONS.get(fellowship)?.slots.at(-1) ?? [];
  const all = entriesOf(armies).flatMap(([id, here]) =>
    spots(id, here).map((spot, at) => ({ name: `${id}:${at}`, home: spot, ...spot })),
  );
  const tokens: Placed[] = [...all, { name: RING, home: { x: rx, y: ry }, army: null, x: rx, y: ry }];
  let close = true;
  for (let push = 0; close && push < PUSHES; push += 1) {
    close = false;
    for (let first = 0; first < tokens.length; first += 1)
      for (let second = first + 1; second < tokens.length; second += 1) {
        const [one, two] = [tokens[first] as Placed, tokens[second] as Placed];
        const apart = (reach(one.army) + reach(two.army)) * token;
        const [dx, dy] = [two.x - one.x, two.y - one.y];
        if (Math.abs(dx) >= apart || Math.abs(dy) >= apart) continue;
        const now = Math.hypot(dx, dy);
        if (now >= apart - 0.5) continue;
        close = true;
        // Two on the same spot part sideways.
        const [ux, uy] = now < 0.01 ? [1, 0] : [dx / now, dy / now];
        const by = (apart - now) / 2;
        pull(one, -ux * by, -uy * by, FARTHEST * token);
        pull(two, ux * by, uy * by, FARTHEST * token);
      }
  }
  return new Map(tokens.map(({ name, army, x, y }) => [name, { army, x, y }]));
}

/** What a token covers, as `Pieces` draws it. */
function tokenBoxes({ army, x, y }: Token, { level, token }: Scale): Rect[] {
  if (!army) return [box(x, y, -14, -19, 20, 14, token)];
  const round = army.stand === 'besieged' || army.stand === 'sieging';
  const people = (army.figures.nazgul ?? 0) + (army.figures.characters ?? []).length;
  const row = ((Math.max(1, people) - 1) * (people > 3 ? 13 : 18)) / 2 + 12;
  const side = round ? 21 : army.units > 0 ? 15 : row;
  const rects = [box(x, y, -side, round ? -22 : -16, side, round ? 21 : 16, token)];
  if (army.units > 0 && army.leadership > 0) rects.push(box(x, y, 6, -23, 23, -6, token));
  if (people > 0 && army.units > 0 && level !== 'far') rects.push(box(x, y, -row, 12, row, 32, token));
  const nations = nationsIn(army.figures).length;
  if (nations > 0 && level === 'near') {
    const top = people > 0 && army.units > 0 ? 34 : 21;
    rects.push(box(x, y, -34, top, 34, top + nations * 11 + 3, token));
  }
  return rects;
}

/** Letters of the map's bold serif are about this wide. */
const LETTER = 0.54;

function nameBox(
  { id, label: { size } }: MapRegion,
  lettering: Lettering,
  x: number,
  y: number,
  by: number,
): Rect {
  const lines = lettering.get(id) ?? [];
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
  tokens: ReadonlyMap<string, Token>,
  lettering: Lettering,
  scale: Scale,
  /** Regions whose names are shown in any case. */
  always: ReadonlySet<string> = new Set(),
): Map<string, Place> {
  const here = new Map<string, Rect[]>();
  for (const [name, token] of tokens) {
    const region = name.split(':')[0] ?? '';
    here.set(region, [...(here.get(region) ?? []), ...tokenBoxes(token, scale)]);
  }
  const taken = [...here.values()].flat();
  const marks = MAP.regions.flatMap(({ settlement }) =>
    settlement ? [box(settlement[0] ?? 0, settlement[1] ?? 0, -11, -11, 11, 9, scale.mark)] : [],
  );
  const placed = new Map<string, Place>();
  const first = [...ORDER].sort((one, two) => Number(always.has(two.id)) - Number(always.has(one.id)));
  for (const region of first) {
    const must = always.has(region.id);
    if (scale.level === 'far' && !isGreat(region) && !must) continue;
    let best: Place | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [x, y] of candidates(region, lettering, here.get(region.id) ?? [], scale)) {
      const own = nameBox(region, lettering, x, y, scale.name);
      const covered = sum(taken, own) / area(own);
      if (scale.level !== 'near' && covered > COVERED && !must) continue;
      const [{ x: lx, y: ly }, reach] = [region.label, region.radius];
      const away = Math.hypot(x - lx, y - ly) / reach;
      const cost = covered * 6 + (sum(marks, own) / area(own)) * 1.2 + away;
      if (cost < least) [best, least] = [{ x, y, box: own }, cost];
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
function candidates(
  region: MapRegion,
  lettering: Lettering,
  tokens: readonly Rect[],
  scale: Scale,
): [number, number][] {
  const { label, slots, settlement, radius } = region;
  const own: [number, number] = [label.x, label.y];
  if (tokens.length === 0) return [own];
  const [left, right] = [
    Math.min(...tokens.map((rect) => rect.left)),
    Math.max(...tokens.map((rect) => rect.right)),
  ];
  const [top, bottom] = [
    Math.min(...tokens.map((rect) => rect.top)),
    Math.max(...tokens.map((rect) => rect.bottom)),
  ];
  const half = nameBox(region, lettering, 0, 0, scale.name);
  const middle = (left + right) / 2;
  const across = [label.x, middle, ...slots.map(([x = 0]) => x)];
  const found: [number, number][] = [own];
  for (const x of across) found.push([x, top + half.top - 1], [x, bottom + half.bottom + 1]);
  for (const [, y = 0] of [[0, label.y], ...slots, settlement ?? [0, label.y]])
    found.push([left + half.left - 1, y], [right + half.right + 1, y]);
  const [cx = label.x, cy = label.y] = slots[0] ?? [];
  return found.filter(([x, y]) => Math.hypot(x - cx, (y - cy) * 1.1) < radius * 1.25 + 6);
}
