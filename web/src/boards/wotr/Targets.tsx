// Where a chosen piece may go. Pattern and shape say what a press does: dots and an arrow move, a double
// line and a plus join, hatching and swords attack.

import { memo } from 'react';
import { REGIONS } from './map';
import { SIGNS } from './Signs';
import type { Region } from './view';
import type { Look } from './whole';

export type Lit = Look | 'gold' | 'chosen';

const COLOUR: Record<Look, string> = {
  move: '#1660a8',
  join: '#1d6b35',
  attack: '#b3261e',
  target: '#7a4a00',
};

const SHAPE: Record<Look, string> = {
  move: 'M0-11a11 11 0 1 1-.1 0z',
  join: 'M-10-10H10V10H-10z',
  attack: 'M0-13L13 0 0 13-13 0z',
  target: 'M0-11a11 11 0 1 1-.1 0z',
};

export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern id="wotr-dots" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="#cfe4f7" fillOpacity=".55" />
        <circle cx="3" cy="3" r="1.5" fill="#1660a8" fillOpacity=".55" />
      </pattern>
      <pattern
        id="wotr-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="9" height="9" fill="#f6d4cf" fillOpacity=".5" />
        <rect width="3.5" height="9" fill="#b3261e" fillOpacity=".5" />
      </pattern>
    </defs>
  );
});

const FILL: Partial<Record<Lit, string>> = {
  move: 'url(#wotr-dots)',
  attack: 'url(#wotr-hatch)',
  join: 'rgb(29 107 53 / 0.14)',
};

/** One region that is lit. */
export const LitRegion = memo(function LitRegion({ id, lit }: { id: Region; lit: Lit }) {
  const region = REGIONS.get(id);
  if (!region) return null;
  const { path } = region;
  if (lit === 'gold' || lit === 'chosen' || lit === 'target')
    return (
      <g className="target" data-look={lit} {...(lit === 'target' ? { 'data-goal': id } : {})}>
        <path d={path} className="rim" />
        <path d={path} className={lit === 'chosen' ? 'look-line look-chosen' : 'halo'} />
      </g>
    );
  return (
    <g data-look={lit} data-goal={id}>
      <path d={path} fill={FILL[lit]} />
      <path d={path} className="look-ground" />
      <path d={path} className={`look-line look-${lit}`} />
      {lit === 'join' && <path d={path} className="look-inner" />}
    </g>
  );
});

/** The sign of what a press does, beside whoever stands there. */
export function LookSign({ id, look, beside }: { id: Region; look: Look; beside: boolean }) {
  const [x = 0, y = 0] = REGIONS.get(id)?.slots[0] ?? [];
  return (
    <g
      pointerEvents="none"
      aria-hidden="true"
      style={{ transform: `translate(${x}px, ${y}px) scale(var(--token))` }}
    >
      <g transform={beside ? 'translate(-22 -16)' : undefined}>
        <path d={SHAPE[look]} fill={COLOUR[look]} stroke="#fff" strokeWidth="1.8" />
        <path
          d={SIGNS[`verb.${look}`] ?? SIGNS['verb.move']}
          transform="scale(.62)"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}
