// What may lie on a place or on the table, drawn by us around the origin. What is none of these is
// written.

import type { ReactNode } from 'react';

const COLOURS = ['red', 'yellow', 'blue', 'green', 'black', 'white'];

const paint = (colour: string) => `var(--piece-${COLOURS.includes(colour) ? colour : 'blue'})`;

const DRAWN: Record<string, (detail: string) => ReactNode> = {
  cross: () => (
    <path d="M-25-25L25 25M25-25L-25 25" className="stroke-(--piece-cross)" strokeWidth="13" fill="none" />
  ),
  ring: () => <circle r="27" className="stroke-(--piece-ring)" strokeWidth="12" fill="none" />,
  disc: (colour) => (
    <>
      <circle r="42" fill={paint(colour)} />
      <circle r="29" fill="none" stroke="#000" strokeOpacity=".2" strokeWidth="5" />
      <path d="M-36-14A38.6 38.6 0 0 1 14-36" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="4" />
    </>
  ),
  stone: (colour) => (
    <>
      <circle cy="3" r="36" fill="#000" opacity=".25" />
      <circle r="36" fill={paint(colour)} />
      <ellipse cx="-11" cy="-14" rx="13" ry="9" fill="#fff" opacity=".3" transform="rotate(-38 -11 -14)" />
    </>
  ),
};

/** On a place of a grid, within a circle of 45. */
export function Figure({ figure, detail }: { figure: string; detail: string }) {
  const draw = DRAWN[figure];
  if (draw) return <g strokeLinecap="round">{draw(detail)}</g>;
  return (
    <text
      textAnchor="middle"
      dominantBaseline="central"
      className="serif fill-current"
      fontSize={figure.length > 2 ? 24 : 44}
    >
      {figure}
    </text>
  );
}

/** A playing card of 70 by 100: its rank, or its back. */
export function Card({ rank }: { rank: string }) {
  return (
    <svg viewBox="-36 -51 72 102" className="block w-full drop-shadow-md" aria-hidden="true">
      <rect x="-35" y="-50" width="70" height="100" rx="7" fill="#fffdf6" stroke="#b9a67f" />
      {rank === '' ? (
        <>
          <rect x="-30" y="-45" width="60" height="90" rx="4" fill="#7d2f2a" />
          <path
            d="M-30-30L15-45M-30-5L30-45M-30 20L30-20M-30 45L30 5M-5 45L30 22M30-30L-15-45M30-5L-30-45M30 20L-30-20M30 45L-30 5M5 45L-30 22"
            stroke="#e8c9a0"
            strokeOpacity=".55"
            strokeWidth="1.5"
          />
          <circle r="13" fill="#7d2f2a" stroke="#e8c9a0" strokeWidth="2" />
          <path d="M0-8L2.5-2.5 8 0 2.5 2.5 0 8-2.5 2.5-8 0-2.5-2.5z" fill="#e8c9a0" />
        </>
      ) : (
        <>
          <rect x="-24" y="-39" width="48" height="78" rx="4" fill="#f6ecd6" stroke="#c9a24f" />
          <path d="M0-33L7-25 0-17-7-25zM0 33L7 25 0 17-7 25z" fill="#c9a24f" />
          <g className="serif" fill="#7d2f2a" textAnchor="middle" fontWeight="700">
            <text y="12" fontSize="36">
              {rank}
            </text>
            <text x="-29" y="-38" fontSize="11">
              {rank}
            </text>
            <text x="-29" y="-38" fontSize="11" transform="rotate(180)">
              {rank}
            </text>
          </g>
        </>
      )}
    </svg>
  );
}

const HIGH = 5;

/** Chips in piles of five, drawn to a height of 60. */
export function Chips({ count }: { count: number }) {
  const piles = Math.max(1, Math.ceil(count / HIGH));
  const chips = Array.from({ length: count }, (_, at) => ({ pile: Math.floor(at / HIGH), up: at % HIGH }));
  return (
    <svg viewBox={`-22 -46 ${piles * 44} 64`} className="block h-full" aria-hidden="true">
      {Array.from({ length: piles }, (_, pile) => (
        <ellipse key={pile} cx={pile * 44} cy="6" rx="21" ry="10" fill="#000" opacity=".28" />
      ))}
      {chips.map(({ pile, up }) => (
        <g key={`${pile} ${up}`} className="lands" transform={`translate(${pile * 44} ${-up * 8})`}>
          <path d="M-20-4V3A20 9 0 0 0 20 3V-4z" fill="#a8321f" />
          <path d="M-12 3v7.5M12 3v7.5M0 4v8" stroke="#f7ead2" strokeWidth="5" />
          <ellipse cy="-4" rx="20" ry="9" fill="#c8442f" stroke="#f7ead2" strokeWidth="1.5" />
          <ellipse cy="-4" rx="11" ry="4.5" fill="none" stroke="#f7ead2" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  );
}
