// Who and what one meets: our own small drawings.

import type { Kind } from './view';

const line = {
  fill: 'none',
  stroke: '#2a2018',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Figure({ kind, large = false }: { kind: Kind | 'town' | 'rest'; large?: boolean }) {
  return (
    <svg viewBox="0 0 160 130" className="h-20 w-auto sm:h-36" aria-hidden="true">
      <ellipse cx="80" cy="118" rx="62" ry="8" fill="rgb(0 0 0 / 0.22)" />
      {kind === 'monster' && <Monster large={large} />}
      {kind === 'treasure' && <Chest />}
      {kind === 'healer' && <Healer />}
      {kind === 'trap' && <Trap />}
      {kind === 'town' && <Town />}
      {kind === 'rest' && <Rest />}
    </svg>
  );
}

function Monster({ large }: { large: boolean }) {
  return (
    <g
      transform={
        large
          ? 'translate(80 118) scale(1.12) translate(-80 -118)'
          : 'translate(80 118) scale(.92) translate(-80 -118)'
      }
    >
      <path d="M40 118c-6-38 6-72 40-72s46 34 40 72z" fill="#6d7f4f" stroke="#2a2018" strokeWidth="2.5" />
      <path
        d="M52 56C40 46 38 30 44 20c4 12 12 18 20 24zM108 56c12-10 14-26 8-36-4 12-12 18-20 24z"
        fill="#d9c9a0"
        stroke="#2a2018"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="66" cy="68" r="8" fill="#fff3c9" stroke="#2a2018" strokeWidth="2" />
      <circle cx="94" cy="68" r="8" fill="#fff3c9" stroke="#2a2018" strokeWidth="2" />
      <circle cx="67" cy="70" r="3.5" fill="#a3261b" />
      <circle cx="93" cy="70" r="3.5" fill="#a3261b" />
      <path
        d="M58 90q22 16 44 0l-5 10-6-5-5 8-6-8-6 8-5-8-6 5z"
        fill="#3a1712"
        stroke="#2a2018"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M38 100c-14-2-18-14-16-24l8 8 4-10 6 12M122 100c14-2 18-14 16-24l-8 8-4-10-6 12"
        {...line}
        fill="#6d7f4f"
      />
    </g>
  );
}

function Chest() {
  return (
    <g stroke="#2a2018" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M34 70c0-26 12-34 46-34s46 8 46 34z" fill="#a9713a" />
      <rect x="34" y="70" width="92" height="46" fill="#8d5a2b" />
      <path d="M34 70h92M50 38v78M110 38v78" fill="none" stroke="#d8a94e" strokeWidth="6" />
      <rect x="70" y="62" width="20" height="22" rx="3" fill="#e9c46a" />
      <circle cx="80" cy="71" r="3.5" fill="#2a2018" />
      <path d="M80 72v7" stroke="#2a2018" />
      <path d="M60 34l6-14 8 10 6-16 7 16 8-9 5 13" fill="#f4d77a" strokeWidth="1.5" />
    </g>
  );
}

function Healer() {
  return (
    <g stroke="#2a2018" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M52 118c0-34 10-54 28-54s28 20 28 54z" fill="#4f8273" />
      <path d="M62 56c-2-22 6-34 18-34s20 12 18 34c-6 12-30 12-36 0z" fill="#3c6a5d" />
      <ellipse cx="80" cy="52" rx="12" ry="13" fill="#f1d9b8" />
      <circle cx="75" cy="51" r="1.6" fill="#2a2018" />
      <circle cx="85" cy="51" r="1.6" fill="#2a2018" />
      <path d="M76 58q4 3 8 0" fill="none" strokeWidth="2" />
      <path d="M120 118V40" fill="none" stroke="#7a5230" strokeWidth="5" />
      <path d="M120 46c-11-8-14-12-14-17 0-7 10-9 14-1 4-8 14-6 14 1 0 5-3 9-14 17z" fill="#c9463b" />
      <path d="M104 82l16-2" fill="none" />
    </g>
  );
}

function Trap() {
  return (
    <g stroke="#2a2018" strokeWidth="2.5" strokeLinejoin="round">
      <path
        d="M24 108c8-44 32-62 56-62s48 18 56 62l-14 2-4-14-8 12-6-18-9 17-7-20-8 21-8-21-7 20-9-17-6 18-8-12-4 14z"
        fill="#8b8f98"
      />
      <ellipse cx="80" cy="110" rx="54" ry="8" fill="#5e626b" />
      <circle cx="80" cy="110" r="7" fill="#c9463b" />
      <path d="M136 108l14 4M24 108l-14 4" fill="none" strokeWidth="4" />
    </g>
  );
}

function Town() {
  return (
    <g stroke="#2a2018" strokeWidth="2.2" strokeLinejoin="round">
      <path d="M14 118V74l20-18 20 18v44z" fill="#d9b48a" />
      <path d="M10 76l24-22 24 22" fill="none" strokeWidth="4" stroke="#8a3b2c" />
      <path d="M58 118V56l20-26 20 26v62z" fill="#c99d6e" />
      <path d="M54 60l24-32 24 32" fill="none" strokeWidth="4" stroke="#8a3b2c" />
      <path d="M104 118V80l20-16 20 16v38z" fill="#e3c39c" />
      <path d="M100 82l24-20 24 20" fill="none" strokeWidth="4" stroke="#8a3b2c" />
      <path d="M70 118V98a8 8 0 0 1 16 0v20z" fill="#6b4526" />
      <path d="M26 88h14v12H26zM70 66h16v12H70zM117 90h14v12h-14z" fill="#ffe49a" />
    </g>
  );
}

function Rest() {
  return (
    <g stroke="#2a2018" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M22 114c20-30 34-46 58-46s40 18 58 46z" fill="#5c8a63" />
      <path
        d="M80 114c-4-14 10-18 4-30s10-14 6-16"
        fill="none"
        stroke="#e9d9b0"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="118" cy="34" r="15" fill="#f4d77a" />
    </g>
  );
}
