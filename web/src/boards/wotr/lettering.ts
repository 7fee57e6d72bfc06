// The names on the map, in lines. The drawing has room for the English ones as they stand; a name in
// another language is broken anew.

import type { Say } from '../../words';
import { MAP, type MapRegion } from './map';
import { type Region, regionName } from './view';

/** The lines of each region's name. */
export type Lettering = ReadonlyMap<Region, readonly string[]>;

export const letteringOf = (say: Say): Lettering =>
  new Map(MAP.regions.map((region) => [region.id, linesOf(region, regionName(region.id, say))]));

/** A line may have as many letters as the longest of the drawing, and a few where that is short. */
const SHORTEST = 10;
const MOST_LINES = 3;

export function linesOf({ name: drawn, label }: MapRegion, name: string): readonly string[] {
  if (name === drawn) return label.lines;
  return broken(name, Math.max(SHORTEST, ...label.lines.map((line) => line.length)));
}

/** As few lines as keep within `letters`, the longest of them as short as can be. */
export function broken(name: string, letters: number): string[] {
  const words = name.split(' ');
  let best = [name];
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count += 1) {
    const lines = ways(words, count).reduce((one, two) => (longest(two) < longest(one) ? two : one));
    if (longest(lines) < longest(best)) best = lines;
    if (longest(best) <= letters) break;
  }
  return best;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** All ways to write the words in so many lines. */
function ways(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, at) => at + 1).flatMap((first) =>
    ways(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}
