// Who is on a piece: our own small portraits, each in a box of 48 by 48.

import type { ReactNode } from 'react';
import type { Character } from './view';

/** Four of the Fellowship are hobbits: the same curls and face in other colours. */
function Hobbit({ cloth, hair, children }: { cloth: string; hair: string; children: ReactNode }) {
  return (
    <>
      <path d="M6 48c0-10 8-15 18-15s18 5 18 15z" fill={cloth} />
      <g fill={hair}>
        <circle cx="14" cy="18" r="5.5" />
        <circle cx="18" cy="12" r="6" />
        <circle cx="24" cy="10" r="6" />
        <circle cx="30" cy="12" r="6" />
        <circle cx="34" cy="18" r="5.5" />
        <circle cx="13" cy="24" r="4" />
        <circle cx="35" cy="24" r="4" />
      </g>
      <path d="M16 19q8-5 16 0v7c0 6-4 9-8 9s-8-3-8-9z" fill="#f0cfa6" />
      <circle cx="20" cy="24" r="1.4" fill="#20160e" />
      <circle cx="28" cy="24" r="1.4" fill="#20160e" />
      <path d="M21.5 29.5q2.5 2 5 0" stroke="#8a4a34" strokeWidth="1.2" fill="none" strokeLinecap="round" />
      {children}
    </>
  );
}

const ART: Record<Character, ReactNode> = {
  FRODO: (
    <Hobbit cloth="#3f7048" hair="#4a3018">
      <circle cx="24" cy="41" r="4" fill="none" stroke="#e2ae47" strokeWidth="2.4" />
      <path d="M18 34l4 4M30 34l-4 4" stroke="#e2ae47" strokeWidth="1" />
    </Hobbit>
  ),
  SAM: (
    <Hobbit cloth="#7a5a32" hair="#b07a32">
      <path d="M33 44c8 0 12-4 12-10-8 0-12 4-12 10z" fill="#6fae58" />
      <path d="M33 46c2-5 5-8 9-10" stroke="#3c6e30" fill="none" />
    </Hobbit>
  ),
  PIPPIN: (
    <Hobbit cloth="#2f6b6b" hair="#8a5a2a">
      <circle cx="36" cy="40" r="6" fill="#c6402c" />
      <path d="M36 34c0-3 2-4 4-4" stroke="#3c6e30" strokeWidth="1.800" fill="none" />
    </Hobbit>
  ),
  MERRY: (
    <Hobbit cloth="#8a7a2a" hair="#6b4520">
      <path d="M8 46L20 34" stroke="#3a2a1c" strokeWidth="3" />
      <path d="M31 46L43 27l1 4-10 17z" fill="#e9eef0" stroke="#5b6a70" strokeWidth=".8" />
    </Hobbit>
  ),
  GANDALF: (
    <>
      <path d="M5 48c1-10 8-14 19-14s18 4 19 14z" fill="#7b8288" />
      <path d="M16 20h16v8c0 4-3 6-8 6s-8-2-8-6z" fill="#f0cfa6" />
      <circle cx="20" cy="24" r="1.4" fill="#20160e" />
      <circle cx="28" cy="24" r="1.4" fill="#20160e" />
      <path d="M15 26c3 3 6 1 9 1s6 2 9-1c3 12-3 21-9 21s-12-9-9-21z" fill="#f4f4ef" />
      <path d="M21 30q3 2 6 0" stroke="#c9a" fill="none" />
      <path d="M14 19C17 10 22 3 30 1c-2 3 0 8 5 18z" fill="#59636b" />
      <ellipse cx="24.5" cy="19.5" rx="16" ry="3.6" fill="#475057" />
    </>
  ),
  ARAGORN: (
    <>
      <path d="M5 48c1-11 9-15 19-15s18 4 19 15z" fill="#2d4f3a" />
      <path d="M13 20c0-10 5-14 11-14s11 4 11 14c0 7 1 11 2 15H11c1-4 2-8 2-15z" fill="#2f2419" />
      <path d="M17 17q7-1 10-4 2 3 4 4v8c0 6-3 10-7 10s-7-4-7-10z" fill="#f0cfa6" />
      <circle cx="20" cy="22.5" r="1.4" fill="#20160e" />
      <circle cx="28" cy="22.5" r="1.4" fill="#20160e" />
      <path d="M17.5 26c2 3 4 1.5 6.5 1.5s4.5 1.5 6.5-1.5c0 6-2.5 9-6.5 9s-6.5-3-6.5-9z" fill="#3a2c1e" />
      <path d="M24 33v15M19 37h10" stroke="#e9eef0" strokeWidth="2.6" />
      <path d="M14 15l3 3 3-4 4 3 4-4 3 4 3-3v4H14z" fill="#e2ae47" stroke="#8a611c" strokeWidth=".7" />
    </>
  ),
  LEGOLAS: (
    <>
      <path d="M5 48c1-11 9-15 19-15s18 4 19 15z" fill="#4f7a3a" />
      <path d="M13 20c0-10 5-14 11-14s11 4 11 14c0 7 1 11 2 15H11c1-4 2-8 2-15z" fill="#e6cd86" />
      <path d="M17 17q7-1 10-4 2 3 4 4v8c0 6-3 10-7 10s-7-4-7-10z" fill="#f0cfa6" />
      <circle cx="20" cy="22.5" r="1.4" fill="#20160e" />
      <circle cx="28" cy="22.5" r="1.4" fill="#20160e" />
      <path d="M21.5 29.5q2.5 1.5 5 0" stroke="#8a4a34" strokeWidth="1.2" fill="none" />
      <path d="M10 22l5 2-3-6zM38 22l-5 2 3-6z" fill="#f0cfa6" />
      <path d="M40 24c7 8 7 16 0 23" fill="none" stroke="#7a4a20" strokeWidth="2.2" />
      <path d="M40 24v23" stroke="#fff" strokeWidth=".8" />
    </>
  ),
  GIMLI: (
    <>
      <path d="M5 48c1-9 8-13 19-13s18 4 19 13z" fill="#6b3b28" />
      <path d="M15 20h18v8H15z" fill="#f0cfa6" />
      <circle cx="20" cy="24" r="1.4" fill="#20160e" />
      <circle cx="28" cy="24" r="1.4" fill="#20160e" />
      <path d="M12 25c4 4 8 1 12 1s8 3 12-1c3 10-2 22-12 22S9 35 12 25z" fill="#b4561f" />
      <path d="M19 32l2 12M29 32l-2 12M24 33v13" stroke="#7a3612" strokeWidth="1.2" />
      <path d="M12 21c0-9 5-14 12-14s12 5 12 14z" fill="#8f9aa0" />
      <path d="M22.5 5h3v20h-3z" fill="#5f6a70" />
      <path d="M11 20h26v3H11z" fill="#5f6a70" />
    </>
  ),
  BOROMIR: (
    <>
      <path d="M5 48c1-11 9-15 19-15s18 4 19 15z" fill="#5a2d2d" />
      <path d="M13 20c0-10 5-14 11-14s11 4 11 14c0 7 1 11 2 15H11c1-4 2-8 2-15z" fill="#7a4f26" />
      <path d="M17 17q7-1 10-4 2 3 4 4v8c0 6-3 10-7 10s-7-4-7-10z" fill="#f0cfa6" />
      <circle cx="20" cy="22.5" r="1.4" fill="#20160e" />
      <circle cx="28" cy="22.5" r="1.4" fill="#20160e" />
      <path d="M17.5 27c2 2 4 1 6.5 1s4.5 1 6.5-1c0 5-2.5 8-6.5 8s-6.5-3-6.5-8z" fill="#6b431f" />
      <path d="M28 45c7 2 13-2 15-12l3 1c0 10-8 16-17 14z" fill="#f1e6cf" stroke="#7a5a32" />
    </>
  ),
  BALROG: (
    <>
      <path
        d="M24 48C8 48 2 36 6 24c2 4 4 5 6 5C8 16 16 14 14 4c6 4 8 8 10 8s4-4 10-8c-2 10 6 12 2 25 2 0 4-1 6-5 4 12-2 24-18 24z"
        fill="#f0883a"
      />
      <path d="M24 44c-8 0-12-6-12-13 0-8 5-12 12-12s12 4 12 12c0 7-4 13-12 13z" fill="#26100c" />
      <path d="M13 24C7 20 6 12 9 8c1 6 5 8 8 11zM35 24c6-4 7-12 4-16-1 6-5 8-8 11z" fill="#26100c" />
      <path d="M17 28l5 3-5 1zM31 28l-5 3 5 1z" fill="#ffe08a" />
      <path d="M18 37l2 2 2-2 2 2 2-2 2 2 2-2" stroke="#ffb347" strokeWidth="1.5" fill="none" />
    </>
  ),
  SHELOB: (
    <>
      <g stroke="#1c0f0d" strokeWidth="2.3" fill="none" strokeLinecap="round">
        <path d="M18 24L8 14 4 22M17 28H7l-5 7M18 32l-9 6-2 8M30 24l10-10 4 8M31 28h10l5 7M30 32l9 6 2 8" />
      </g>
      <circle cx="24" cy="33" r="10" fill="#1c0f0d" />
      <path d="M20 30l4 3 4-3M19 35l5 3 5-3" stroke="#a33" strokeWidth="1.6" fill="none" />
      <circle cx="24" cy="20" r="7" fill="#2b1613" />
      <g fill="#ffcf5a">
        <circle cx="21" cy="18" r="1.7" />
        <circle cx="27" cy="18" r="1.7" />
        <circle cx="22.5" cy="21.5" r="1.100" />
        <circle cx="25.5" cy="21.5" r="1.100" />
      </g>
    </>
  ),
  WITCH_KING: (
    <>
      <path d="M6 48c-1-14 6-30 18-30s19 16 18 30z" fill="#150d10" />
      <path d="M14 34c0-10 4-14 10-14s10 4 10 14c-2 6-5 9-10 9s-8-3-10-9z" fill="#050304" />
      <path d="M18 30l5 2-5 1.5zM30 30l-5 2 5 1.5z" fill="#ff6a3a" />
      <path
        d="M12 24L8 6l7 8 2-11 7 9 7-9 2 11 7-8-4 18q-12-5-24 0z"
        fill="#b9c0c8"
        stroke="#4d555e"
        strokeWidth=".9"
      />
    </>
  ),
  FLYING_NAZGUL: (
    <>
      <path d="M24 20C20 8 9 6 1 10c4 2 6 5 6 9 4-2 6 0 7 4 3-2 6 0 7 5z" fill="#2a1614" />
      <path d="M24 20C28 8 39 6 47 10c-4 2-6 5-6 9-4-2-6 0-7 4-3-2-6 0-7 5z" fill="#2a1614" />
      <path d="M20 18c0-6 2-12 4-15 2 3 4 9 4 15l3 14c-2 8-5 12-7 15-2-3-5-7-7-15z" fill="#120a0a" />
      <path d="M20.5 11l2.5 1.5-2.5 1zM27.5 11L25 12.5l2.5 1z" fill="#ff6a3a" />
      <path d="M7 10l14 9M14 23l7-1M41 10L27 19M34 23l-7-1" stroke="#7d4a3c" strokeWidth="1" fill="none" />
    </>
  ),
  BLACK_RIDER: (
    <>
      <path d="M5 48C4 26 10 4 24 4s20 22 19 44z" fill="#120c10" />
      <path d="M14 32c-1-12 3-19 10-19s11 7 10 19c-2 7-5 10-10 10s-8-3-10-10z" fill="#030203" />
      <path d="M18.5 25l4.5 2-4.5 1.5zM29.5 25L25 27l4.5 1.5z" fill="#ff6a3a" />
      <path
        d="M10 46c3-14 2-26 14-38M38 46c-3-14-2-26-14-38"
        stroke="#3b2a33"
        strokeWidth="1.3"
        fill="none"
      />
    </>
  ),
  SARUMAN: (
    <>
      <path d="M5 48c1-10 8-14 19-14s18 4 19 14z" fill="#e9e6df" />
      <path d="M13 18c0-8 5-12 11-12s11 4 11 12c0 9 1 15 3 20H10c2-5 3-11 3-20z" fill="#f7f6f1" />
      <path d="M17 17h14v9c0 5-3 8-7 8s-7-3-7-8z" fill="#e8c8a4" />
      <circle cx="20" cy="22.5" r="1.4" fill="#20160e" />
      <circle cx="28" cy="22.5" r="1.4" fill="#20160e" />
      <path d="M18 19.5l4 1M30 19.5l-4 1" stroke="#222" strokeWidth="1.6" />
      <path d="M16 27c3 2 6 0 8 0s5 2 8 0c2 11-2 19-8 20-6-1-10-9-8-20z" fill="#fff" />
      <path d="M22.5 30h3l-1.5 14z" fill="#3b3b3b" />
      <path d="M42 10v38" stroke="#1a1a1a" strokeWidth="2.6" />
      <path d="M38 9l4-7 4 7-4 3z" fill="#1a1a1a" />
    </>
  ),
  ORCS: (
    <>
      <path d="M6 48c1-9 8-12 18-12s17 3 18 12z" fill="#3a3230" />
      <path d="M12 22l-8-5 6 11zM36 22l8-5-6 11z" fill="#6d7a3c" />
      <path
        d="M12 22c0-9 5-13 12-13s12 4 12 13c0 4-1 7-2 10-3 5-6 7-10 7s-7-2-10-7c-1-3-2-6-2-10z"
        fill="#7f8d46"
      />
      <path d="M17 21l6 3-6 1zM31 21l-6 3 6 1z" fill="#ffcf5a" />
      <path d="M16 32h16l-2 3H18z" fill="#2a1510" />
      <path d="M18 33l1.5-6 1.800 6zM30 33l-1.5-6-1.800 6z" fill="#fff6df" />
      <path d="M11 19c0-9 6-13 13-13s13 4 13 13l-6-3-7 3-7-3z" fill="#4b4440" />
    </>
  ),
  WARG: (
    <>
      <path d="M6 6l11 7h14l11-7-2 17c-1 8-6 12-9 14l-7 10-7-10c-3-2-8-6-9-14z" fill="#4d4038" />
      <path d="M10 12l6 4-4 5zM38 12l-6 4 4 5z" fill="#1c1410" />
      <path d="M15 23l7 3-6 2zM33 23l-7 3 6 2z" fill="#ffcf5a" />
      <path d="M18 33h12l-6 12z" fill="#7d6a5a" />
      <path d="M20.5 31h7L24 35z" fill="#120a08" />
      <path d="M18 36l2 5 1.5-4M30 36l-2 5-1.5-4" fill="#fff6df" />
    </>
  ),
  CAVE_TROLL: (
    <>
      <path d="M2 48c1-13 8-18 22-18s21 5 22 18z" fill="#6d7570" />
      <path d="M10 24C9 11 15 4 24 4s15 7 14 20c-1 10-6 15-14 15S11 34 10 24z" fill="#8b948c" />
      <path d="M10 20l-5-1 3 9zM38 20l5-1-3 9z" fill="#8b948c" />
      <path d="M13 16q5-3 9 1M35 16q-5-3-9 1" stroke="#4a524c" strokeWidth="3" fill="none" />
      <circle cx="18" cy="20" r="1.7" fill="#1a1210" />
      <circle cx="30" cy="20" r="1.7" fill="#1a1210" />
      <path d="M21 22c-1 5 0 6 3 6s4-1 3-6" fill="#757e77" />
      <path d="M16 32q8-4 16 0" stroke="#2b302c" strokeWidth="2.4" fill="none" />
      <path d="M18 32l1-4 2 3.5zM30 32l-1-4-2 3.5z" fill="#fff6df" />
    </>
  ),
};

export const Portrait = ({ who }: { who: Character }) => ART[who];
