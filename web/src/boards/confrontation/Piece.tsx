// A piece: a small shield with a sign of its own, its strength and its name. Drawn by us.

import { type Character, type Counted, type Side, sideOf } from './view';

/** The sides differ in shape, not only in colour: a round shield, and one with horns. */
const SHIELD = {
  FELLOWSHIP: 'M-31-28Q-31-38-20-38H20Q31-38 31-28V8C31 26 14 36 0 42-14 36-31 26-31 8z',
  SAURON: 'M-31-42L-20-36H20L31-42V12L14 34 0 42-14 34-31 12z',
} as const;

const INK = { FELLOWSHIP: '#234d35', SAURON: '#7a2417' } as const;
const FACE = { FELLOWSHIP: '#e6f0dc', SAURON: '#f6ddd0' } as const;
const BACK = { FELLOWSHIP: '#3f6f50', SAURON: '#8a3a29' } as const;

/** One sign each, in a 24 by 24 box around the origin. */
const SIGNS: Record<Character, string> = {
  FRODO: 'M0-8a8 8 0 1 0 .1 0zM0-5a5 5 0 1 1-.1 0z',
  SAM: 'M-9 8c0-10 4-16 9-18 5 2 9 8 9 18zM-9 8h18',
  PIPPIN: 'M-8-2c0-8 16-8 16 0s-6 12-8 12-8-4-8-12zM0-8c0-3 3-4 5-4',
  MERRY: 'M-10 9L6-9l4-1-1 4L-7 11zM-8 3l6 6',
  GANDALF: 'M-9 4h18L2-13zM-12 6h24v2h-24z',
  ARAGORN: 'M-1.5-13h3v16h-3zM-7 3H7v2.500H-7zM-1.5 5h3v7h-3z',
  LEGOLAS: 'M-8-10C6-6 6 6-8 10l1-2C3 4 3-4-7-8zM-9-1H9l-3-3 1-1 5 5-5 5-1-1 3-3H-9z',
  GIMLI: 'M-1.5-11h3v23h-3zM2-10c8-2 9 12 0 10zM-2-10c-8-2-9 12 0 10z',
  BOROMIR: 'M-11-5C-4-9 4-2 11-8l1 5C6 4-4-1-10 5zM-12-7l3 14',
  BALROG: 'M0-13c2 6 9 8 7 16-1 6-5 8-7 8s-7-2-7-8c0-4 3-5 3-9 3 2 3 4 4 5 1-4-1-7 0-12z',
  SHELOB: 'M0-5a6 6 0 1 0 .1 0zM-5-2l-7-6M-5 2h-8M-4 5l-6 6M5-2l7-6M5 2h8M4 5l6 6',
  WITCH_KING: 'M-9 8V-4l-3-7 6 5 2-8 4 7 4-7 2 8 6-5-3 7V8z',
  FLYING_NAZGUL: 'M0 9C-3 0-8-4-14-5c5-5 10-2 14 3 4-5 9-8 14-3-6 1-11 5-14 14z',
  BLACK_RIDER: 'M-7 11c-3-10-1-22 7-23 8 1 10 13 7 23-2-3-4-3-5 0-1-3-3-3-4 0-1-3-3-3-5 0z',
  SARUMAN: 'M-5 12V-4l-3-4 3 1 1-6 4 5 4-5 1 6 3-1-3 4v16z',
  ORCS: 'M-9-2c0-12 18-12 18 0 0 5-3 6-3 10H-6c0-4-3-5-3-10zM-4 8v3M0 8v3M4 8v3',
  WARG: 'M-12-8l6 3c4-3 8-3 12 0l6-3-2 9c-2 6-6 9-10 10-4-1-8-4-10-10z',
  CAVE_TROLL: 'M-3 12L1-2c-5-2-5-9 0-11 6-1 10 5 6 10L1 12z',
};

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
  const ink = INK[side];
  return (
    <g>
      <path d={SHIELD[side]} className="halo" transform="scale(1.16) translate(0 -.5)" />
      <path d={SHIELD[side]} fill={FACE[side]} stroke={ink} strokeWidth={up ? 4 : 2} />
      <g transform="translate(-7 -15)" fill={ink} fillRule="evenodd" stroke={ink} strokeWidth=".8">
        <path d={SIGNS[who]} />
      </g>
      <circle cx="18" cy="-24" r="12" fill={ink} />
      <text x="18" y="-18.5" textAnchor="middle" fontSize="17" fontWeight="700" fill="#fff">
        {counted.strengths[who]}
      </text>
      <Name text={name} fill={ink} />
      {known && (
        <g transform="translate(18 -6)" stroke={ink} fill="none" strokeWidth="1.8">
          <path d="M-9 0s4-6 9-6 9 6 9 6-4 6-9 6-9-6-9-6z" fill="#fff" />
          <circle r="2.5" fill={ink} />
        </g>
      )}
    </g>
  );
}

function Name({ text, fill }: { text: string; fill: string }) {
  const words = text.split(/[ -]/);
  const rows = words.length > 1 && text.length > 8 ? [words[0] ?? '', words.slice(1).join(' ')] : [text];
  const longest = Math.max(...rows.map((row) => row.length));
  return (
    <text
      textAnchor="middle"
      fontSize={rows.length > 1 ? Math.min(11, 70 / longest) : Math.min(13.5, 84 / longest)}
      fontWeight="600"
      fill={fill}
    >
      {rows.map((row, at) => (
        <tspan key={row} x="0" y={(rows.length > 1 ? 8 : 14) + at * 12}>
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
      <path d={SHIELD[side]} fill={BACK[side]} stroke="#241a12" strokeWidth="2" />
      <path
        d="M-24-31H24V7C24 20 11 28 0 33-11 28-24 20-24 7z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
      />
      {names.length > 0 && names.length <= 3 ? (
        <text
          textAnchor="middle"
          fontSize={Math.min(13, 76 / Math.max(...rows.map((row) => row.length)))}
          fontWeight="600"
          fill="#fff"
        >
          {rows.map((row, at) => (
            <tspan key={row} x="0" y={2 + (at - (rows.length - 1) / 2) * 14}>
              {row}
            </tspan>
          ))}
        </text>
      ) : (
        <text
          textAnchor="middle"
          y="9"
          fontSize="30"
          fontWeight="700"
          fill="#fff"
          fontFamily="Georgia, serif"
        >
          ?
        </text>
      )}
    </g>
  );
}
