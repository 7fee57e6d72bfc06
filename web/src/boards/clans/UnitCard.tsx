// A card as it lies on the board or in the hand, drawn by us: what it is, how hard it hits, how much
// it can take, and on which of the five ticks it acts.

import { acts, type Known } from './view';

/** Pictures in a box of 24 by 24, middle at the origin; one for each speed. */
const ART: Record<number, string> = {
  1: 'M-7 8L5-4M3-8l5 5M-8 4l4 4M5-9l4 4-3 3-4-4z',
  2: 'M-6-9q14 9 0 18M-6-9V9M-8 0H9M9 0L5-3M9 0L5 3',
  3: 'M0-10l3 4V4H-3V-6zM-6 4H6M0 4v6M-2 10h4',
  4: 'M-5 10L4-8M1-9q8-2 8 6-5 1-9-2zM1-9q-6 2-4 7 3 1 5-1',
  5: 'M-8-9H8V1Q8 8 0 10-8 8-8 1zM0-9V10M-8-2H8',
};

const GROUND: Record<string, { fill: string; path: string }> = {
  woods: { fill: '#2f6b3f', path: 'M0-7L5 1H2L6 6H-6L-2 1H-5zM0 6v3' },
  lake: { fill: '#1f5f8f', path: 'M-7-3q3.5-4 7 0t7 0M-7 3q3.5-4 7 0t7 0' },
  desert: { fill: '#8a5a12', path: 'M-7 5q4-8 8-3 3-4 6 3zM3-5a2 2 0 1 0 .1 0' },
  marsh: { fill: '#5b5a2a', path: 'M-7 6H7M-3 6V-4M0 6V-7M3 6V-3M-5 3q2-3 2 0M5 3q-2-3-2 0' },
};

export const ground = (terrain: string | undefined) => GROUND[(terrain ?? '').toLowerCase()];

export function GroundMark({ terrain, size = 1 }: { terrain: string; size?: number }) {
  const mark = ground(terrain);
  return (
    <g transform={`scale(${size})`}>
      <circle r="10" fill={mark?.fill ?? '#5d564a'} stroke="#fffdf6" strokeWidth="1.2" />
      {mark ? (
        <path d={mark.path} fill="none" stroke="#fff" strokeWidth="1.5" strokeLinejoin="round" />
      ) : (
        // R1.4: a terrain of somebody's own cards has its first letter.
        <text y="4" fontSize="11" fontWeight="700" textAnchor="middle" fill="#fff">
          {terrain === 'unknown' ? '?' : terrain.slice(0, 1).toUpperCase()}
        </text>
      )}
    </g>
  );
}

/** Breaks a name into at most two lines of so many letters. */
export function lines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (words.length > 0 && first.length + 1 + (words[0]?.length ?? 0) <= letters)
    first += ` ${words.shift()}`;
  const rest = words.join(' ');
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text);
  return rest ? [cut(first), cut(rest)] : [cut(first)];
}

export interface Look {
  known: Known | undefined;
  hp: number | null;
  own: boolean;
  /** Words for an unknown card, and for its place. */
  hidden: string;
  place?: string;
  ghost?: boolean;
  dim?: boolean;
  /** The tick that is being fought, to show who acts. */
  tick?: number | null;
  /** What a beat does to its health; and what made a hit, in signs and in words. */
  hurt?: { before: number; after: number; sum: string; words: string };
  fell?: boolean;
}

/** How high a card of this width is. */
export const heightOf = (w: number) => (w < 140 ? 82 : 58);

export const COLOURS = {
  own: { sheet: '#eaf4f8', ink: '#10303f', edge: '#2f7590' },
  foe: { sheet: '#fdeee5', ink: '#4a1b10', edge: '#a3492f' },
};

export function UnitCard({ look, w, h }: { look: Look; w: number; h: number }) {
  const { known, own } = look;
  const colour = own ? COLOURS.own : COLOURS.foe;
  const narrow = w < 140;
  const letters = Math.floor((w - (narrow ? 12 : 44)) / 7.1);
  const name = lines(known?.name ?? look.hidden, letters);
  const hp = look.hp ?? known?.health ?? null;
  const most = known?.health ?? 1;
  const left = narrow ? 7 : 38;
  const statY = narrow ? 33 : h - 25;
  // On a narrow card the bar has a row of its own below the ticks.
  const bar = narrow ? { x: left, w: w - left - 7 } : { x: left + 52, w: Math.max(8, w - left - 60) };
  // Ours have round corners, theirs cut ones: no side is told by colour alone.
  const outline = own
    ? `M8 0H${w - 8}Q${w} 0 ${w} 8V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}V8Q0 0 8 0z`
    : `M8 0H${w - 8}L${w} 8V${h - 8}L${w - 8} ${h}H8L0 ${h - 8}V8z`;
  return (
    <g opacity={look.dim ? 0.55 : 1}>
      <path
        d={outline}
        fill={colour.sheet}
        stroke={look.ghost ? '#ffe08a' : colour.edge}
        strokeWidth={look.ghost ? 2.5 : 1.5}
        strokeDasharray={look.ghost ? '6 4' : undefined}
      />
      <path d={outline} className="halo" />
      {!narrow && (
        <g transform={`translate(20 ${h / 2 - 9})`}>
          <circle r="14" fill={ground(known?.terrain)?.fill ?? '#5d564a'} />
          <path
            d={ART[known?.tick ?? 0] ?? 'M-3-4q0-4 4-4 4 0 4 4 0 3-4 4v3M1 8v.5'}
            fill="none"
            stroke="#fff"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
            transform="scale(.85)"
          />
        </g>
      )}
      {!narrow && known?.terrain && (
        <g transform={`translate(20 ${h - 16})`}>
          <GroundMark terrain={known.terrain} size={0.75} />
        </g>
      )}
      <text fontSize="11.5" fontWeight="700" fill={colour.ink}>
        {name.map((line, at) => (
          <tspan key={line} x={left} y={15 + at * 12.5}>
            {line}
          </tspan>
        ))}
      </text>
      {known && hp !== null && (
        <>
          <Stat x={left} y={statY} sign="M1 10L10 1M7 0l4 4M0 7l4 4" value={known.damage} ink={colour.ink} />
          <Stat
            x={left + 36}
            y={statY}
            sign="M5.5 11Q-1 6 .5 2.5 3-1 5.5 2.5 8-1 10.5 2.5 12 6 5.5 11z"
            value={look.hp === null || look.hp === most ? most : `${hp}/${most}`}
            ink={colour.ink}
          />
          <Pips
            x={left}
            y={narrow ? h - 21 : h - 9}
            tick={known.tick}
            now={look.tick ?? null}
            ink={colour.ink}
          />
          <rect x={bar.x} y={h - 11} width={bar.w} height="5" rx="2.5" fill="#cfc4b2" />
          <rect
            x={bar.x}
            y={h - 11}
            width={bar.w * Math.max(0, Math.min(1, hp / most))}
            height="5"
            rx="2.5"
            fill={hp / most > 0.5 ? '#2f7a45' : hp / most > 0.25 ? '#9a6a00' : '#a3261b'}
          />
        </>
      )}
      {look.place && (
        <text x={w - 7} y={narrow ? h - 17 : statY + 10} fontSize="10" textAnchor="end" fill={colour.ink}>
          {look.place}
        </text>
      )}
      {known?.upgraded && (
        <text x={w - 7} y="14" fontSize="12" fontWeight="700" textAnchor="end" fill={colour.ink}>
          +
        </text>
      )}
      {look.hurt && (
        <g transform={`translate(${w - 8} 6)`} className="enter">
          <rect x="-62" y="-12" width="66" height="22" rx="11" fill="#231a10" stroke="#ffe08a" />
          <text x="-29" y="4" fontSize="12" fontWeight="700" textAnchor="middle" fill="#fff">
            {look.hurt.before} → {look.hurt.after}
          </text>
        </g>
      )}
      {look.hurt?.sum && (
        // The arrow of an attack comes from below to theirs, from above to ours.
        <Sum hurt={look.hurt} x={left} y={h - 5} room={(own ? w - 4 : w / 2 + 12) - left} />
      )}
      {look.fell && (
        <path d={`M6 6L${w - 6} ${h - 6}M${w - 6} 6L6 ${h - 6}`} stroke="#7a1710" strokeWidth="4" />
      )}
    </g>
  );
}

/** What made a hit: in words where there is room for them. */
function Sum({
  hurt,
  x,
  y,
  room,
}: {
  hurt: { sum: string; words: string };
  x: number;
  y: number;
  room: number;
}) {
  const wide = (text: string) => text.length * 5.6 + 12;
  const text = [hurt.words, hurt.sum].find((one) => wide(one) <= room);
  if (!text) return null;
  return (
    <g transform={`translate(${x} ${y})`} className="enter" role="img" aria-label={hurt.words}>
      <title>{hurt.words}</title>
      <rect x="-4" y="-8" width={wide(text)} height="16" rx="8" fill="#231a10" stroke="#ffe08a" />
      <text x={wide(text) / 2 - 4} y="3.5" fontSize="10" fontWeight="600" textAnchor="middle" fill="#fff">
        {text}
      </text>
    </g>
  );
}

function Stat({
  x,
  y,
  sign,
  value,
  ink,
}: {
  x: number;
  y: number;
  sign: string;
  value: number | string;
  ink: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={sign}
        fill="none"
        stroke={ink}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="15" y="10" fontSize="12.5" fontWeight="700" fill={ink}>
        {value}
      </text>
    </g>
  );
}

/** Five ticks; filled where the card acts, ringed where the fight is. */
function Pips({
  x,
  y,
  tick,
  now,
  ink,
}: {
  x: number;
  y: number;
  tick: number;
  now: number | null;
  ink: string;
}) {
  const on = acts(tick);
  return (
    <g transform={`translate(${x} ${y})`}>
      {[1, 2, 3, 4, 5].map((one, at) => (
        <g key={one} transform={`translate(${4 + at * 9.5} 0)`}>
          <circle r="3" fill={on.includes(one) ? ink : 'none'} stroke={ink} strokeWidth="1" />
          {now === one && <circle r="5" fill="none" stroke="#b8730a" strokeWidth="1.8" />}
        </g>
      ))}
    </g>
  );
}
