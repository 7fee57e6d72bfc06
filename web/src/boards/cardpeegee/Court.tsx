// Jack, Queen and King: our own faces, in the colours of their suits. Drawn on a card of 100 by 145.

const ROBE: Readonly<Record<string, string>> = { H: '#a32b3a', D: '#b5652a', S: '#4a4468', C: '#2f6a4f' };
const HAIR: Readonly<Record<string, string>> = { H: '#8a4a24', D: '#c08a3e', S: '#3b2a20', C: '#7a5a3a' };
const GOLD = '#e2ae47';

export function Court({ rank, suit }: { rank: string; suit: string }) {
  const [robe, hair] = [ROBE[suit] ?? '#4a4468', HAIR[suit] ?? '#7a5a3a'];
  return (
    <g transform="translate(-21.2 -31.4) scale(.64)" data-court={rank}>
      <rect x="16" y="24" width="68" height="98" rx="5" fill="#fbf3e0" stroke={robe} strokeOpacity=".5" />
      <g transform="translate(0 -3)">
        <path d="M18 124c0-26 12-38 32-38s32 12 32 38z" fill={robe} />
        <path d="M42 86l8 14 8-14 4 38H38z" fill="#f7ead0" />
        <path d="M50 100l-5 9 5 9 5-9z" fill={GOLD} />
        {rank === 'Q' && (
          <path
            d="M30 60c0-14 8-20 20-20s20 6 20 20c0 14 4 20 2 32H60V60H40v32H28c-2-12 2-18 2-32z"
            fill={hair}
          />
        )}
        {rank === 'K' && (
          <path d="M31 54c-2 14 0 26 4 34l4-4V56zM69 54c2 14 0 26-4 34l-4-4V56z" fill={hair} />
        )}
        {rank === 'J' && (
          <path d="M33 52c-3 12-2 22 2 28l5-2V54zM67 52c3 12 2 22-2 28l-5-2V54z" fill={hair} />
        )}
        <path d="M37 56h26v18c0 9-6 15-13 15s-13-6-13-15z" fill="#f0cfa6" />
        <circle cx="44.5" cy="67" r="2" fill="#2a1a10" />
        <circle cx="55.5" cy="67" r="2" fill="#2a1a10" />
        <path d="M41 62.5q3.5-2 6 0M53 62.5q3-2 6 0" stroke="#4a321f" strokeWidth="1.6" fill="none" />
        <path d="M50 67l-1.5 6h3" stroke="#b98659" strokeWidth="1.3" fill="none" />
        {rank === 'K' && (
          <path d="M37 74c2 4 6 4 8 3q5-3 10 0c2 1 6 1 8-3 2 14-5 24-13 24s-15-10-13-24z" fill={hair} />
        )}
        <path
          d={rank === 'K' ? 'M47 80q3 2 6 0' : 'M46 79q4 3.5 8 0'}
          stroke={rank === 'K' ? '#c9826a' : '#b5443a'}
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        {rank === 'J' ? <Cap robe={robe} /> : <Crown king={rank === 'K'} robe={robe} />}
      </g>
    </g>
  );
}

function Crown({ king, robe }: { king: boolean; robe: string }) {
  return king ? (
    <>
      <path d="M31 56V36l9 8 10-14 10 14 9-8v20q-19-6-38 0z" fill={GOLD} stroke="#8a611c" strokeWidth="1.4" />
      <path d="M50 45l3 3-3 3-3-3zM38 48l2 2-2 2-2-2zM62 48l2 2-2 2-2-2z" fill={robe} />
    </>
  ) : (
    <>
      <path
        d="M33 54l2-17 8 9 7-12 7 12 8-9 2 17q-17-7-34 0z"
        fill={GOLD}
        stroke="#8a611c"
        strokeWidth="1.4"
      />
      <circle cx="50" cy="33" r="2.6" fill={robe} />
    </>
  );
}

/** A jack wears a cap with a feather. */
function Cap({ robe }: { robe: string }) {
  return (
    <>
      <path
        d="M33 57c-4-14 6-22 18-22s22 6 20 17l-4 5q-16-6-34 0z"
        fill={robe}
        stroke="#2a1a10"
        strokeWidth="1.2"
      />
      <path d="M34 57q16-7 33 0l1-5q-17-6-35 0z" fill={GOLD} />
      <path d="M60 44C66 30 76 26 82 28c-1 8-8 15-20 19z" fill="#f7ead0" stroke="#8a611c" strokeWidth="1.2" />
    </>
  );
}
