// Small pictures of the people, of our own drawing: who they are, each by cloak, hair and what they carry.

import { useId } from 'react';
import type { Character } from './view';

interface Looks {
  ground: string;
  cloak: string;
  trim: string;
  skin?: string;
  /** Filled shapes over the face, from back to front. */
  over: readonly (readonly [path: string, fill: string])[];
  /** Lines over all of it. */
  lines?: readonly (readonly [path: string, stroke: string])[];
  small?: boolean;
}

const HAIR = 'M-6-1Q-6.500-8.500 0-8.500 6.500-8.500 6-1Q5-5 0-5-5-5-6-1z';
const LONG = 'M-6.500 6Q-8-8.500 0-8.500 8-8.500 6.500 6L4.500 6Q5.500-4 0-5-5.500-4-4.500 6z';
const CURLS = 'M-6-1Q-8-5-5-7-4-10 0-9 4-10 5-7 8-5 6-1Q4-5 0-4.500-4-5-6-1z';
const BEARD = 'M-4.500 2Q0 14 4.500 2Q2 5 0 5Q-2 5-4.500 2z';
const FULL_BEARD = 'M-6-1Q-8 9 0 14 8 9 6-1Q4 3 0 3-4 3-6-1z';
const STUBBLE = 'M-4.600 1Q-4 6 0 6 4 6 4.600 1Q3 4 0 4-3 4-4.600 1z';
const HAT = 'M-11-3Q0-7.500 11-3Q4-5.500 3-7L1-16Q-4-12-4-6.500Q-6-5-11-3z';
const HELM = 'M-6.500-1Q-7-9 0-9.500 7-9 6.500-1L4.500-1V-4H-4.500V-1z';
const CROWN = 'M-7-4L-8-12-4-8 0-14 4-8 8-12 7-4z';
const HOOD = 'M-8 8Q-11-11 0-12 11-11 8 8L4.500 6Q7-5 0-6-7-5-4.500 6z';

const LOOKS: Readonly<Record<Character, Looks>> = {
  gandalf_grey: {
    ground: '#e9dcc0',
    cloak: '#8b8f98',
    trim: '#b9bec7',
    over: [
      [BEARD, '#e9e6df'],
      [HAT, '#5f6570'],
    ],
  },
  gandalf_white: {
    ground: '#cfe0ea',
    cloak: '#f4f2ea',
    trim: '#d9d4c4',
    over: [
      [LONG, '#fbfaf5'],
      [BEARD, '#fbfaf5'],
    ],
    lines: [['M11-9V16M9-9H13', '#8a6a30']],
  },
  strider: {
    ground: '#dcd6bd',
    cloak: '#3f4a3a',
    trim: '#59664f',
    over: [
      [HOOD, '#3b4535'],
      [STUBBLE, '#5a4632'],
    ],
  },
  aragorn: {
    ground: '#d8dfee',
    cloak: '#23345e',
    trim: '#b9bfd0',
    over: [
      [LONG, '#4a3626'],
      [STUBBLE, '#5a4632'],
      ['M-6-5L-7-10-3-7 0-11 3-7 7-10 6-5z', '#e2b93b'],
    ],
    lines: [['M11-13V12M8 5H14', '#aab2bd']],
  },
  boromir: {
    ground: '#e9dcc0',
    cloak: '#8d2f2a',
    trim: '#b5483f',
    over: [
      [HAIR, '#6a4424'],
      [STUBBLE, '#7a5430'],
      ['M-10 11Q0 14 8 7L10 9.500Q2 16-9 14z', '#efe4c6'],
    ],
  },
  legolas: {
    ground: '#dfe7c6',
    cloak: '#5f7f3e',
    trim: '#7fa356',
    over: [[LONG, '#e8cf7a']],
    lines: [['M9-8Q15 2 8 12M9-8L8 12', '#5b3d1c']],
  },
  gimli: {
    ground: '#e6d3b6',
    cloak: '#7d4a22',
    trim: '#a5702f',
    over: [
      [FULL_BEARD, '#a8501f'],
      [HELM, '#8f97a1'],
    ],
    lines: [['M-3 6V11M0 7V13M3 6V11', '#7c3513']],
    small: true,
  },
  meriadoc: { ground: '#e9dcc0', cloak: '#b08a2a', trim: '#d0ab4a', over: [[CURLS, '#a8763a']], small: true },
  peregrin: { ground: '#e2dcc6', cloak: '#3f6a55', trim: '#69977f', over: [[CURLS, '#6b4524']], small: true },
  ring_bearers: {
    ground: '#efe2bd',
    cloak: '#5d6b3a',
    trim: '#8a9a5b',
    over: [[CURLS, '#4d331d']],
    lines: [['M0 8a2.5 2.5 0 1 0 .1 0', '#e2b93b']],
    small: true,
  },
  gollum: {
    ground: '#9aa79a',
    cloak: '#5b6454',
    trim: '#6f7968',
    skin: '#b7bd9d',
    over: [
      [
        'M-4.500-.5a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0M.1-.5a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0',
        '#f3f0cf',
      ],
      [
        'M-2.800-.5a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0M1.700-.5a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0',
        '#22301f',
      ],
    ],
    lines: [['M-4-6L-5-3M0-7V-5M4-6L5-3', '#5b6454']],
    small: true,
  },
  saruman: {
    ground: '#d9d3c6',
    cloak: '#e8e4da',
    trim: '#c7c2b4',
    over: [
      [LONG, '#f1eee6'],
      [BEARD, '#e4dfd2'],
      ['M-1.200 3L0 8 1.200 3z', '#35302a'],
    ],
    lines: [['M-4-3L-1-2M4-3L1-2M12-10V15', '#35302a']],
  },
  witch_king: {
    ground: '#4a2430',
    cloak: '#17121a',
    trim: '#2b2130',
    skin: '#0c090d',
    over: [
      [HOOD, '#241a28'],
      [CROWN, '#9aa0a8'],
      ['M-3.200-1H-1V0H-3.200zM1-1H3.200V0H1z', '#ff5a36'],
    ],
  },
  mouth_of_sauron: {
    ground: '#5b3a34',
    cloak: '#2c2626',
    trim: '#5a4a46',
    skin: '#c9b6a2',
    over: [
      ['M-8 3Q-9-12 0-12 9-12 8 3L5.500 0H-5.500z', '#3c3a40'],
      ['M-3.500 2.500H3.500L2 5H-2z', '#2a1010'],
    ],
    lines: [['M-2 2.500V5M0 2.500V5M2 2.500V5M0-12V-16', '#d8cdbb']],
  },
};

/** Somebody's picture, on a ground of 34 by 34. */
export function Bust({ who, className = '' }: { who: Character; className?: string }) {
  return (
    <svg viewBox="-17 -17 34 34" className={className} aria-hidden="true">
      <BustShapes who={who} />
    </svg>
  );
}

/** The same within another drawing. */
export function BustShapes({ who, rim = '#231a10' }: { who: Character; rim?: string }) {
  const clip = useId();
  const looks = LOOKS[who];
  if (!looks) return null;
  const { ground, cloak, trim, skin = '#e6bd95', over, lines = [], small = false } = looks;
  return (
    <>
      <circle r="15" fill={ground} />
      <clipPath id={clip}>
        <circle r="15" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={small ? 'translate(0 4) scale(1.02)' : 'translate(0 2) scale(1.1)'}>
          <path d="M-12 17Q-12 6 0 6 12 6 12 17z" fill={cloak} />
          <path d="M-3 6L0 11 3 6z" fill={trim} />
          <circle cy="-.5" r="5.6" fill={skin} />
          <path d="M-2-.5h.1M2-.5h.1" stroke="#2a1c10" strokeWidth="1.4" strokeLinecap="round" />
          {over.map(([path, fill]) => (
            <path key={path} d={path} fill={fill} />
          ))}
          {lines.map(([path, stroke]) => (
            <path
              key={path}
              d={path}
              fill="none"
              stroke={stroke}
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </g>
      </g>
      <circle r="15.2" fill="none" stroke={rim} strokeWidth="1.8" />
    </>
  );
}
