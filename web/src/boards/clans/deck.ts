// Deck lists as text, and counting cards in them. Whether a deck may be played is for the rules.

export interface Line {
  id: string;
  upgraded: boolean;
  count: number;
}

/** `5 desert_warrior+` is five upgraded Desert Warriors. */
export function lineOf(text: string): Line {
  const found = /^(?:(\d+)\s+)?(\S+?)(\+)?$/.exec(text.trim());
  return { count: Number(found?.[1] ?? 1), id: found?.[2] ?? text, upgraded: found?.[3] === '+' };
}

export const nameOfLine = ({ id, upgraded }: Pick<Line, 'id' | 'upgraded'>) => `${id}${upgraded ? '+' : ''}`;

/** How often each entry is in a list. */
export function countsOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of list) {
    const line = lineOf(text);
    counts.set(nameOfLine(line), (counts.get(nameOfLine(line)) ?? 0) + line.count);
  }
  return counts;
}

export function listOf(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([entry, count]) => (count > 0 ? [`${count} ${entry}`] : []));
}

export const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
