// Pictures of cards and of the ground they fight on, drawn by us: one figure for each way to fight, in the
// colours of its terrain.

import type { ReactNode } from 'react';
import type { Known } from './view';

interface Paint {
  /** Cloth and the dark of it. */
  body: string;
  dark: string;
  sky: string;
  hills: ReactNode;
  /** The ground of a lane, from far to near. */
  ground: readonly [string, string, string, string];
}

const PLAIN: Paint = {
  body: '#8a7f6d',
  dark: '#4f473b',
  sky: '#e9e1d0',
  hills: <path d="M0 58q40-14 70-2t50-6V84H0z" fill="#c3b69c" />,
  ground: ['#2d5a41', '#33664a', '#376c4d', '#3a7252'],
};

const PAINT: Record<string, Paint> = {
  lake: {
    body: '#2f7fa6',
    dark: '#1d5673',
    sky: '#bfe3ef',
    hills: (
      <>
        <circle cx="94" cy="21" r="10" fill="#fff6d8" />
        <path d="M0 42q30-17 60-4t60-5V84H0z" fill="#7fb9cf" />
        <path d="M0 55h120V84H0z" fill="#4d9abb" />
      </>
    ),
    ground: ['#1d4f5e', '#21606f', '#256a79', '#2a7282'],
  },
  desert: {
    body: '#b9782a',
    dark: '#7c4a12',
    sky: '#fbe7bf',
    hills: (
      <>
        <circle cx="26" cy="23" r="12" fill="#f6b34a" />
        <path d="M0 50q30-25 60-3t60-9V84H0z" fill="#e9bd74" />
        <path d="M0 67q36-20 72 0t48-7V84H0z" fill="#d39a49" />
      </>
    ),
    ground: ['#5c3c1b', '#6a4620', '#734c23', '#7c5327'],
  },
  woods: {
    body: '#3f7d4a',
    dark: '#265531',
    sky: '#d9ebc6',
    hills: (
      <>
        <path d="M-6 67l17-51 17 51zM60 67l18-54 18 54z" fill="#8fb77b" />
        <path d="M20 67L40 7l20 60zM92 67l20-60 20 60z" fill="#7dab6c" />
        <path d="M4 67l13-39 13 39zM78 67l14-42 14 42z" fill="#5d9156" />
        <path d="M0 66q60-10 120 0V84H0z" fill="#4c8049" />
      </>
    ),
    ground: ['#234a30', '#295637', '#2e5f3d', '#336843'],
  },
  marsh: {
    body: '#6f6d35',
    dark: '#454318',
    sky: '#e3e2c0',
    hills: (
      <>
        <path d="M0 56q60-12 120 0V84H0z" fill="#a7a56b" />
        <path d="M12 70V34M20 70V26M100 70V30M108 70V40" stroke="#6b6a33" strokeWidth="3" />
      </>
    ),
    ground: ['#3d3f22', '#474926', '#4f512a', '#57592e'],
  },
};

const paintOf = (terrain: string | undefined): Paint => PAINT[(terrain ?? '').toLowerCase()] ?? PLAIN;

export const darkOf = (terrain: string | undefined): string => paintOf(terrain).dark;

/** A card's picture, 120 by 84. */
export function Portrait({ known }: { known: Known | undefined }) {
  const paint = paintOf(known?.terrain);
  return (
    <>
      <rect width="120" height="84" fill={paint.sky} />
      {paint.hills}
      {known ? <Figure known={known} paint={paint} /> : <Hidden />}
    </>
  );
}

const INK = '#241a14';

function Figure({ known, paint: { body, dark } }: { known: Known; paint: Paint }) {
  const rare = known.rarity !== 'Common';
  if (known.damage === 0) return <Totem body={body} />;
  if (known.tick <= 2)
    return (
      <>
        <path d="M34 84c-2-20 8-32 26-32s28 12 26 32z" fill={dark} />
        <path
          d="M42 46c0-18 8-28 20-30 8 6 14 16 14 30 0 10-6 16-16 16s-18-6-18-16z"
          fill={body}
          stroke={INK}
          strokeOpacity=".35"
        />
        <path d="M48 46c4-5 20-5 24 0v5c-2 6-6 9-12 9s-11-3-12-9z" fill="#e6bd92" />
        <path d="M48 52c6 4 18 4 24 0v4c-2 4-6 6-12 6s-11-2-12-6z" fill={INK} />
        <path d="M53 48h4M64 48h4" stroke={INK} strokeWidth="3" strokeLinecap="round" />
        <path d="M14 60L34 40l3 3-17 22zM106 60L86 40l-3 3 17 22z" fill="#eef2f4" stroke="#6b777d" />
        <path d="M10 64l8-6 4 4-6 8zM110 64l-8-6-4 4 6 8z" fill="#5a3b1e" />
        {rare && <path d="M44 26l4-12 8 7 5-13 6 12 8-7 3 13q-16-6-34 0z" fill="#f2c45f" stroke="#8a611c" />}
      </>
    );
  if (known.tick >= 5)
    return (
      <>
        <path d="M18 84V52c0-12 10-18 20-18h44c10 0 20 6 20 18v32z" fill={dark} />
        <path d="M40 12h40l6 30c-6 10-14 14-26 14s-20-4-26-14z" fill={body} stroke={INK} strokeWidth="2.5" />
        <path d="M42 28h36v8H42z" fill={INK} />
        <path d="M50 32h4M66 32h4" stroke="#ffd66b" strokeWidth="5" strokeLinecap="round" />
        <path d="M58 12h4v44h-4z" fill={rare ? '#f2c45f' : dark} />
        <path
          d="M4 50h26v26L17 86 4 76zM90 50h26v26l-13 10-13-10z"
          fill="#eef2f4"
          stroke={INK}
          strokeWidth="2"
        />
        <path d="M17 54v26M8 64h18M103 54v26M94 64h18" stroke={body} strokeWidth="3" />
      </>
    );
  return (
    <>
      <path d="M36 84c0-22 8-30 24-30s24 8 24 30z" fill={dark} />
      <path d="M48 36h24v14c0 8-5 13-12 13s-12-5-12-13z" fill="#e6bd92" />
      <path d="M45 42c-2-18 5-27 15-27s17 9 15 27l-7-3v-5H52v5z" fill={body} />
      <path d="M58 10h4v26h-4z" fill={dark} />
      <path d="M53 45h4M63 45h4" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M92 8l4 46h-8z" fill="#eef2f4" stroke="#6b777d" />
      <path d="M82 54h20v4H82zM90 58h4v12h-4z" fill="#5a3b1e" />
      <circle cx="32" cy="66" r="17" fill={body} stroke={INK} strokeWidth="2.5" />
      <circle cx="32" cy="66" r="6" fill="#f2c45f" />
      {rare && <path d="M60 12c10-12 22-8 26 2-8-2-14 0-20 6z" fill="#c6402c" />}
    </>
  );
}

/** What does not strike: a totem, a banner, a drum. */
const Totem = ({ body }: { body: string }) => (
  <>
    <circle cx="60" cy="44" r="38" fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="10 6" />
    <path
      d="M44 6h32l4 18H40zM40 26h40v26H40zM44 54h32l4 30H40z"
      fill="#8a5f3a"
      stroke={INK}
      strokeWidth="2.5"
    />
    <path d="M22 28l18 4v12zM98 28l-18 4v12z" fill={body} stroke={INK} strokeWidth="2" />
    <path d="M51 36h.1M69 36h.1" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
    <path d="M51 36h.1M69 36h.1" stroke={INK} strokeWidth="4" strokeLinecap="round" />
    <path d="M50 46h20" stroke={INK} strokeWidth="3" />
    <path d="M60 60l10 4v8c0 6-5 9-10 11-5-2-10-5-10-11v-8z" fill="#cfeaf3" stroke={INK} strokeWidth="2" />
  </>
);

const Hidden = () => (
  <path
    d="M48 32q0-14 13-14 12 0 12 11 0 8-12 13v9M61 64v1"
    fill="none"
    stroke={INK}
    strokeWidth="6"
    strokeLinecap="round"
  />
);

/** The ground of a lane, in a box of 100 by 100 that is stretched over it. */
export function Ground({ terrain }: { terrain: string }) {
  const [far, second, third, near] = paintOf(terrain).ground;
  return (
    <>
      <rect width="100" height="100" fill={far} />
      <path d="M0 18q25-8 50 0t50 0V100H0z" fill={second} />
      <path d="M0 48q25-7 50 0t50-2V100H0z" fill={third} />
      <path d="M0 78q25-7 50 0t50-1V100H0z" fill={near} />
    </>
  );
}
