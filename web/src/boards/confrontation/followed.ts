// Concealed pieces have no names; from one view to the next each is taken for the one it most likely
// was, so that it is seen to go from region to region.

import { useRef } from 'react';
import type { View } from './view';

type Piece = View['pieces'][number];
export type Followed = Piece & { key: string };

const same = (one: Piece, other: Piece) => one.could_be.join() === other.could_be.join();

/** The pieces with the keys of those before: who is where one was keeps its key, who is missed moved. */
export function followed(
  before: readonly Followed[],
  pieces: readonly Piece[],
  fresh: () => string,
): Followed[] {
  const left = [...before];
  const keys = new Map<Piece, string>();
  const pair = (fits: (old: Piece, now: Piece) => boolean) => {
    for (const now of pieces) {
      if (keys.has(now)) continue;
      const at = left.findIndex((old) => old.side === now.side && fits(old, now));
      const [old] = at >= 0 ? left.splice(at, 1) : [];
      if (old) keys.set(now, old.key);
    }
  };
  pair((old, now) => old.region === now.region && same(old, now));
  pair((old, now) => old.region === now.region);
  pair(same);
  pair(() => true);
  return pieces.map((piece) => ({ ...piece, key: keys.get(piece) ?? fresh() }));
}

export function useFollowed(pieces: readonly Piece[]): Followed[] {
  const last = useRef<{ of: readonly Piece[]; made: Followed[]; count: number }>({
    of: [],
    made: [],
    count: 0,
  });
  if (last.current.of !== pieces) {
    const { made } = last.current;
    let { count } = last.current;
    const next = followed(made, pieces, () => `piece ${count++}`);
    last.current = { of: pieces, made: next, count };
  }
  return last.current.made;
}
