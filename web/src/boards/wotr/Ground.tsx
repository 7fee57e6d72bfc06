// The land itself: drawn once, never again.

import { memo } from 'react';
import { MAP } from './map';

const DECOR: Record<string, string> = {
  tree: 'm0 0v-4m-4 0l4-8 4 8z',
  hill: 'm-7 0q7-9 14 0',
  peak: 'm-6 0l6-10 6 10z',
  marsh: 'm-5 0h10m-8-3h6',
  dune: 'm-6 0q3-4 6 0 3-4 6 0',
  dry: 'm-3 0l2-4m1 4v-5m2 5l2-4',
  grass: 'm-3 0l1-4m2 4v-5m2 5l1-4',
  volcano: 'm-11 0l8-14h6l8 14z',
};

const STYLE: Record<string, { fill: string; stroke: string }> = {
  tree: { fill: '#7f9a62', stroke: '#5f7a4a' },
  hill: { fill: 'none', stroke: '#a08a5e' },
  peak: { fill: '#cfc3a8', stroke: '#8f7f60' },
  volcano: { fill: '#8d4b3a', stroke: '#5a2a20' },
};

function decor(kind: string): string {
  return MAP.decor
    .filter(([one]) => one === kind)
    .map(([, x, y]) => `M${x} ${y}${DECOR[kind] ?? ''}`)
    .join('');
}

export const Sea = memo(function Sea() {
  return (
    <g aria-hidden="true">
      <rect width={MAP.width} height={MAP.height} fill="#b9cdd0" />
      {MAP.wild.map(({ path, kind }) => (
        <path key={path} d={path} fill={kind === 'mountains' ? '#c9bfa8' : '#d8cdb4'} />
      ))}
      {MAP.water
        .filter((water) => water.gap)
        .map((water) => (
          <path key={water.path} d={water.path} fill="#b9cdd0" />
        ))}
    </g>
  );
});

export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {Object.keys(DECOR).map((kind) => (
        <path
          key={kind}
          d={decor(kind)}
          fill={STYLE[kind]?.fill ?? 'none'}
          stroke={STYLE[kind]?.stroke ?? '#a99468'}
          strokeWidth="1"
          opacity=".75"
        />
      ))}
      {MAP.water
        .filter((water) => !water.gap)
        .map((water) => (
          <path key={water.path} d={water.path} fill="#b9cdd0" stroke="#7d9ba3" />
        ))}
      {MAP.rivers.map((river) => (
        <path
          key={river.path}
          d={river.path}
          fill="none"
          stroke="#7ba3b3"
          strokeWidth={river.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {MAP.water.flatMap((water) =>
        water.shore.map((path) => <path key={path} d={path} fill="none" stroke="#6d8a90" strokeWidth="2" />),
      )}
      {MAP.ridges.map((ridge) => (
        <g key={ridge.paths[0]}>
          {ridge.paths.map((path) => (
            <path key={path} d={path} fill="#a79a82" />
          ))}
          {ridge.peaks.map(([x = 0, y = 0, s = 5]) => (
            <path
              key={`${x} ${y}`}
              d={`M${x - s} ${y}L${x} ${y - s * 1.7}L${x + s} ${y}z`}
              fill="#d9cfba"
              stroke="#75684f"
              strokeWidth="1"
            />
          ))}
        </g>
      ))}
    </g>
  );
});
