// A small drawing for each game; a pair of counters for any without.

import { moduleOf } from '../boards/board';

export function Emblem({ game, size = 64 }: { game: string; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-xl">
      <rect width="64" height="64" rx="14" fill="var(--felt)" />
      {moduleOf(game).emblem ?? OTHER}
    </svg>
  );
}

const OTHER = (
  <g>
    <circle cx="24" cy="32" r="11" fill="#fbf5e6" />
    <circle cx="42" cy="32" r="11" fill="#e9c46a" />
  </g>
);
