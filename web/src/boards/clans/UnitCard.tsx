// A card as it lies on the board or in the hand, drawn by us: what it is, how hard it hits, how much
// it can take, and on which of the five ticks it acts.

import { useId } from 'react';
import { darkOf, Portrait } from './art';
import { acts, type Known } from './view';

const GROUND: Record<string, { fill: string; path: string }> = {
  woods: { fill: '#2f6b3f', path: 'M0-7L5 1H2L6 6H-6L-2 1H-5zM0 6v3' },
  lake: { fill: '#1f5f8f', path: 'M-7-3q3.5-4 7 0t7 0M-7 3q3.5-4 7 0t7 0' },
  desert: { fill: '#8a5a12', path: 'M-7 5q4-8 8-3 3-4 6 3zM3-5a2 2 0 1 0 .1 0' },
  marsh: { fill: '#5b5a2a', path: 'M-7 6H7M-3 6V-4M0 6V-7M3 6V-3M-5 3q2-3 2 0M5 3q-2-3-2 0' },
};

export function GroundMark({ terrain, size = 1 }: { terrain: string; size?: number }) {
  const mark = GROUND[terrain.toLowerCase()];
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

export interface Look {
  known: Known | undefined;
  hp: number | null;
  own: boolean;
  /** Words for an unknown card. */
  hidden: string;
  /** Planned, and not yet seen by the other side. */
  ghost?: boolean;
  /** In the hand, but planned. */
  dim?: boolean;
  /** The tick that is being fought, to show who acts. */
  tick?: number | null;
  /** What a beat does to its health. */
  change?: number;
  fell?: boolean;
}

/** How high a card of this width is when it stands upright. */
export const heightOf = (w: number) => w * 1.25;

/** Below this width a name cannot be read: picture and numbers are large instead. */
const SMALL = 76;

const EDGE = { own: '#1f6f8f', foe: '#b0452f' };

/** Ours have round corners, theirs cut ones: no side is told by colour alone. */
function outlineOf(own: boolean, w: number, h: number, r: number): string {
  return own
    ? `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0z`
    : `M${r} 0H${w - r}L${w} ${r}V${h - r}L${w - r} ${h}H${r}L0 ${h - r}V${r}z`;
}

/** A letter is about so wide, in parts of its size. */
const LETTER = 0.58;
const fitted = (text: string, room: number, most: number) =>
  Math.min(most, room / (Math.max(1, text.length) * LETTER));

export function UnitCard({ look, w, h }: { look: Look; w: number; h: number }) {
  const clip = useId();
  const upright = h > w;
  const small = upright && w < SMALL;
  // Upright it is one drawing in every size; lying it is drawn to measure, with numbers one can read.
  const [boxW, boxH] = small ? [60, 75] : upright ? [120, 150] : [w, h];
  const outline = outlineOf(look.own, boxW, boxH, upright && !small ? 10 : 6);
  const edge = look.ghost ? '#ffe08a' : look.own ? EDGE.own : EDGE.foe;
  return (
    <g transform={upright ? `scale(${w / boxW})` : undefined} opacity={look.dim ? 0.5 : 1}>
      <g className={look.fell ? 'clans-falls' : undefined}>
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d={outline} fill="#fffaf0" />
          {small ? (
            <Small look={look} />
          ) : upright ? (
            <Upright look={look} />
          ) : (
            <Lying look={look} w={w} h={h} />
          )}
        </g>
        <path
          d={outline}
          fill="none"
          stroke={edge}
          strokeWidth={upright && !small ? 4 : 2.5}
          strokeDasharray={look.ghost ? '9 5' : undefined}
        />
        <path d={outline} className="halo" />
        {look.fell && (
          <path
            d={`M${boxW * 0.56} 0l-${boxW * 0.1} ${boxH * 0.3} ${boxW * 0.14} ${boxH * 0.2}-${boxW * 0.16} ${boxH * 0.5}`}
            fill="none"
            stroke="#20160e"
            strokeWidth="2.5"
          />
        )}
      </g>
      {look.change !== undefined && look.change !== 0 && (
        <Burst
          x={upright ? 26 : Math.min(17, h / 2)}
          y={upright ? 28 : h / 2}
          r={upright ? 27 : Math.min(19, h / 2)}
          change={look.change}
        />
      )}
    </g>
  );
}

/** The number of the moment. */
export function Burst({ x, y, r, change }: { x: number; y: number; r: number; change: number }) {
  const points = Array.from({ length: 20 }, (_, at) => {
    const far = at % 2 === 0 ? r : r * 0.8;
    const turn = (at * Math.PI) / 10;
    return `${(Math.sin(turn) * far).toFixed(1)},${(-Math.cos(turn) * far).toFixed(1)}`;
  });
  const text = `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="clans-burst" data-burst={change}>
        <polygon points={points.join(' ')} fill={change > 0 ? '#1e6b38' : '#c8301c'} stroke="#fffaf0" />
        <text
          className="serif"
          y={r * 0.3}
          fontSize={r * (text.length > 2 ? 0.78 : 0.9)}
          fontWeight="700"
          textAnchor="middle"
          fill="#fff"
        >
          {text}
        </text>
      </g>
    </g>
  );
}

const LOW = '#a3261b';
const WELL = '#245f39';

function healthOf({ known, hp }: Look) {
  const most = known?.health ?? 0;
  const now = hp ?? most;
  return { now, most, colour: now * 2 <= most ? LOW : WELL, whole: now === most };
}

function Upright({ look }: { look: Look }) {
  const { known } = look;
  const name = known ? `${known.name}${known.upgraded ? ' +' : ''}` : look.hidden;
  const { now, most, colour, whole } = healthOf(look);
  return (
    <>
      <Portrait known={known} />
      <rect y="85" width="120" height="21" fill={darkOf(known?.terrain)} />
      <text
        x="60"
        y="99.500"
        textAnchor="middle"
        fontSize={fitted(name, 110, 12)}
        fontWeight="700"
        fill="#fff"
      >
        {name}
      </text>
      {known && (
        <>
          <Ticks tick={known.tick} now={look.tick ?? null} />
          <g fontSize="17" fontWeight="700" className="tabular">
            <g transform="translate(9 127)">
              <Sword />
              <text x="19" y="15.500" fill="#2a231c">
                {known.damage}
              </text>
            </g>
            <g transform="translate(54 127)">
              <Heart colour={colour} />
              <text x="20" y="15.500" fill={colour}>
                {now}
                {!whole && (
                  <tspan fontSize="11" fontWeight="400" fill="#5d5245">
                    /{most}
                  </tspan>
                )}
              </text>
            </g>
          </g>
        </>
      )}
    </>
  );
}

function Small({ look }: { look: Look }) {
  const { known } = look;
  const { now, colour } = healthOf(look);
  return (
    <>
      <svg
        width="60"
        height="50"
        viewBox="14 0 92 84"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Portrait known={known} />
      </svg>
      {known && (
        <g fontSize="15" fontWeight="700" className="tabular">
          <g transform="translate(3 56) scale(.75)">
            <Sword />
          </g>
          <text x="16" y="68.500" fill="#2a231c">
            {known.damage}
          </text>
          <g transform="translate(28 55) scale(.72)">
            <Heart colour={colour} />
          </g>
          <text x="41" y="68.500" fontSize={now > 9 ? 14 : 15} fill={colour}>
            {now}
          </text>
        </g>
      )}
    </>
  );
}

function Lying({ look, w, h }: { look: Look; w: number; h: number }) {
  const { known } = look;
  const { now, most, colour, whole } = healthOf(look);
  const name = known?.name ?? look.hidden;
  const named = w >= 100 && h >= 50;
  const room = named ? h - 15 : h;
  const picture = w >= 64 ? Math.min(w * 0.46, room * 1.3) : 0;
  const size = Math.min(15, room * 0.4);
  const x = picture + 5;
  return (
    <>
      {picture > 0 && (
        <svg
          width={picture}
          height={room}
          viewBox="14 0 92 84"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Portrait known={known} />
        </svg>
      )}
      {named && (
        <>
          <rect y={room} width={w} height="15" fill={darkOf(known?.terrain)} />
          <text
            x={w / 2}
            y={h - 4}
            textAnchor="middle"
            fontSize={fitted(name, w - 8, 10.5)}
            fontWeight="700"
            fill="#fff"
          >
            {name}
          </text>
        </>
      )}
      {known && (
        <g fontSize={size} fontWeight="700" className="tabular">
          <g transform={`translate(${x} ${room / 2 - size * 1.12}) scale(${size / 17})`}>
            <Sword />
          </g>
          <text x={x + size * 1.1} y={room / 2 - size * 0.18} fill="#2a231c">
            {known.damage}
          </text>
          <g transform={`translate(${x} ${room / 2 + size * 0.02}) scale(${size / 17})`}>
            <Heart colour={colour} />
          </g>
          <text x={x + size * 1.1} y={room / 2 + size * 0.96} fill={colour}>
            {now}
            {!whole && w - x > 50 && (
              <tspan fontSize={size * 0.72} fontWeight="400" fill="#5d5245">
                /{most}
              </tspan>
            )}
          </text>
        </g>
      )}
    </>
  );
}

const Sword = () => (
  <path d="M2 14L12 3l3-1-1 3L4 16zM1 10l6 6" fill="#7a4a12" stroke="#7a4a12" strokeWidth="1.6" />
);

const Heart = ({ colour }: { colour: string }) => (
  <path
    d="M0 10C-5 5-10 1-10-4a5.2 5.2 0 0 1 10-2.2A5.2 5.2 0 0 1 10-4C10 1 5 5 0 10z"
    transform="translate(9 9) scale(.8)"
    fill={colour}
  />
);

/** Five ticks; lit where the card acts, framed where the fight is. */
function Ticks({ tick, now }: { tick: number; now: number | null }) {
  const on = acts(tick);
  return (
    <g fontSize="11" fontWeight="700" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((one, at) => (
        <g key={one} transform={`translate(${9 + at * 21} 110)`}>
          <rect
            width="18"
            height="13"
            rx="2.5"
            fill={on.includes(one) ? '#f2b84b' : '#d8cfbf'}
            stroke={now === one ? '#2a1d05' : 'none'}
            strokeWidth="2"
          />
          {on.includes(one) && (
            <text x="9" y="10.500" textAnchor="middle" fill="#2a1d05">
              {one}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
