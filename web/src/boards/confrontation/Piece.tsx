// A piece: a shield with a portrait, its strength and its name; its back; and how one falls.

import { Portrait } from './Portrait';
import { type Character, type Counted, type Side, sideOf } from './view';

/** The sides differ in shape, not only in colour: a round shield, and one with horns. */
const SHIELD = {
  FELLOWSHIP: 'M-31-28Q-31-38-20-38H20Q31-38 31-28V8C31 26 14 36 0 42-14 36-31 26-31 8z',
  SAURON: 'M-31-42L-20-36H20L31-42V12L14 34 0 42-14 34-31 12z',
} as const;
/** The lower part, with the name on it. */
const PLATE = {
  FELLOWSHIP: 'M-31 7H31V8C31 26 14 36 0 42-14 36-31 26-31 8z',
  SAURON: 'M-31 7H31V12L14 34 0 42-14 34-31 12z',
} as const;

const EDGE = { FELLOWSHIP: '#1d4029', SAURON: '#2c0c08' } as const;
const FACE = { FELLOWSHIP: '#e6f0dc', SAURON: '#cf9173' } as const;
const GROUND = { FELLOWSHIP: '#234d35', SAURON: '#2c0c08' } as const;
const BACK = { FELLOWSHIP: '#3f6f50', SAURON: '#7d2c1d' } as const;
const NUMBER = {
  FELLOWSHIP: { fill: '#234d35', stroke: '#f7fbec', ink: '#fff' },
  SAURON: { fill: '#f6ddd0', stroke: '#2c0c08', ink: '#4d150f' },
} as const;

/** The box around a piece, for a drawing of one alone. */
export const PIECE_BOX = '-36 -47 76 94';

export function Piece({
  who,
  name,
  counted,
  known,
  up,
}: {
  who: Character;
  name: string;
  counted: Counted;
  known: boolean;
  up: boolean;
}) {
  const side = sideOf(counted, who);
  const number = NUMBER[side];
  return (
    <g>
      <path d={SHIELD[side]} className="halo" transform="scale(1.16) translate(0 -.5)" />
      <path d={SHIELD[side]} fill={FACE[side]} />
      <g transform="translate(-23 -40)">
        <Portrait who={who} />
      </g>
      <path d={PLATE[side]} fill={GROUND[side]} />
      <path d={SHIELD[side]} fill="none" stroke={up ? '#f2b84b' : EDGE[side]} strokeWidth={up ? 4 : 2.5} />
      <circle cx="22" cy="-30" r="12.5" fill={number.fill} stroke={number.stroke} strokeWidth="1.8" />
      <text x="22" y="-23.6" textAnchor="middle" fontSize="18" fontWeight="700" fill={number.ink}>
        {counted.strengths[who]}
      </text>
      <Name text={name} />
      {known && (
        <g transform="translate(-20 -32)" stroke="#1d1811" strokeWidth="1.6">
          <path d="M-11 0s5-7 11-7 11 7 11 7-5 7-11 7-11-7-11-7z" fill="#fff8e4" />
          <circle r="3" fill="#1d1811" />
        </g>
      )}
    </g>
  );
}

function Name({ text }: { text: string }) {
  const words = text.split(/[ -]/);
  const rows = words.length > 1 && text.length > 8 ? [words[0] ?? '', words.slice(1).join(' ')] : [text];
  const longest = Math.max(...rows.map((row) => row.length));
  return (
    <text
      textAnchor="middle"
      fontSize={rows.length > 1 ? Math.min(11, 78 / longest) : Math.min(14, 92 / longest)}
      fontWeight="700"
      fill="#fff8ea"
    >
      {rows.map((row, at) => (
        <tspan key={row} x="0" y={(rows.length > 1 ? 17 : 21) + at * 10.5}>
          {row}
        </tspan>
      ))}
    </text>
  );
}

/** The back of a piece: with a mark, or with who it may be where that is a short list. */
export function Hidden({ side, names }: { side: Side; names: string[] }) {
  // A single name may take two rows, as on the front.
  const rows = names.length === 1 ? (names[0] ?? '').split(/[ -]/) : names;
  return (
    <g>
      <path d={SHIELD[side]} fill={BACK[side]} stroke={EDGE[side]} strokeWidth="2.5" />
      <path
        d="M-24-31H24V7C24 20 11 28 0 33-11 28-24 20-24 7z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
      />
      {names.length > 0 && names.length <= 3 ? (
        <>
          {names.length === 1 && (
            <g transform="translate(0 -21)" stroke="#fff8ea" strokeWidth="1.6" fill="none">
              <path d="M-10 0s4.5-6 10-6 10 6 10 6-4.5 6-10 6-10-6-10-6z" />
              <circle r="2.6" fill="#fff8ea" stroke="none" />
            </g>
          )}
          <text
            textAnchor="middle"
            fontSize={Math.min(14, 76 / Math.max(...rows.map((row) => row.length)))}
            fontWeight="700"
            fill="#fff8ea"
          >
            {rows.map((row, at) => (
              <tspan key={row} x="0" y={4 + (at - (rows.length - 1) / 2) * 14}>
                {row}
              </tspan>
            ))}
          </text>
        </>
      ) : (
        <text
          textAnchor="middle"
          y="9"
          fontSize="32"
          fontWeight="700"
          fill="#fff8ea"
          fontFamily="Georgia, serif"
        >
          ?
        </text>
      )}
    </g>
  );
}

/** The crack through a piece that falls. */
export function Crack() {
  return (
    <g fill="none" stroke="#fff3e2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M2-42l-8 24 10 14-12 20 8 26" strokeWidth="3" />
      <path d="M-6-18l-18 6M4-4l20 6M-8 16l-12 8" strokeWidth="2" />
    </g>
  );
}
