// Small pictures of what can be done, and of the dice that pay for it.

import type { SignProps } from '../board';
import { FACES } from './Hud';
import type { Face } from './view';

/** In a box of 24 by 24, like the faces of the dice. */
export const SIGNS: Record<string, string> = {
  'verb.move': 'M-9 0H8M2-6L8 0 2 6',
  'verb.join': 'M0-8V8M-8 0H8',
  'verb.attack': 'M-8-8L8 8M8-8L-8 8M-9 4L-4 9M9 4L4 9',
  'verb.muster': FACES.muster,
  'verb.travel': 'M0-9a3.500 3.500 0 1 0 .1 0M-7 9Q-6-1 0-1 6-1 7 9z',
  'verb.separate': 'M-8 8Q0 4 0-1V-9M0-1Q0 4 8 8M5 4L8 8 3 9',
  'verb.fellowship': 'M0-8a8 8 0 1 0 .1 0M0-4a4 4 0 1 0 .1 0',
  'verb.politics': 'M0 9V-8M-6-2L0-8 6-2',
  'verb.draw': 'M-7-8H5V8H-7zM8-5V9H-3',
  'verb.play': FACES.event,
  'verb.ring': 'M0-3a6 6 0 1 0 .1 0M-3-7L0-10 3-7 0-4z',
  'verb.pass': 'M-8-7L-1 0-8 7M1-7L8 0 1 7',
};

/** A die of no side, or what is done. */
export default function Signs(what: SignProps) {
  if ('spends' in what)
    return (
      <svg viewBox="-15 -15 30 30" className="size-6">
        <rect x="-13" y="-13" width="26" height="26" rx="5" className="fill-ink" />
        <path d={FACES[what.spends.id as Face]} className="stroke-sheet" {...LINE} strokeWidth="1.8" />
      </svg>
    );
  return (
    <svg viewBox="-12 -12 24 24" className="size-5">
      <path d={SIGNS[what.verb] ?? SIGNS['verb.move']} stroke="currentColor" {...LINE} strokeWidth="2" />
    </svg>
  );
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
