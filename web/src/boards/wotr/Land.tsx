// The land itself, drawn once and never again: sea, coasts, realms, woods, hills, rivers, ranges.

import { memo } from 'react';
import { useWords } from '../../language';
import type { Lettering } from './lettering';
import { MAP, type MapRegion } from './map';

/** Fill and edge of each nation's land; the edge is also the colour of its marks. */
export const TINT: Record<string, { fill: string; edge: string }> = {
  none: { fill: '#ecdfbd', edge: '#8d7a50' },
  elves: { fill: '#bfd6a3', edge: '#426b2c' },
  dwarves: { fill: '#d9bc97', edge: '#74491f' },
  north: { fill: '#b4d3d3', edge: '#2f6b72' },
  rohan: { fill: '#dade96', edge: '#6b7518' },
  gondor: { fill: '#b8c4e6', edge: '#3c4f98' },
  isengard: { fill: '#f2dc85', edge: '#8a680a' },
  sauron: { fill: '#dba999', edge: '#82261a' },
  southrons: { fill: '#eec08d', edge: '#9c4e0e' },
};

export const tint = (region: MapRegion) => TINT[region.nation] ?? { fill: '#ecdfbd', edge: '#8d7a50' };

const DECOR: Record<string, { path: string; fill: string; line: string }> = {
  tree: {
    path: 'm-3.6 0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0m3.6 3.600v3.4',
    fill: '#8aa566',
    line: '#4c6436',
  },
  hill: { path: 'm-8 3q4-8 8-7.500q4 .5 7 7.5', fill: '#dccb9f', line: '#7d6a44' },
  peak: { path: 'm-8 5l8-11.5 8 11.5', fill: '#d6c49b', line: '#6b573b' },
  marsh: { path: 'm-6 2h12m-9 0l-2-5m5 5v-6m3 6l2-5m-7 7.500h7', fill: 'none', line: '#4f6d5d' },
  dune: { path: 'm-8 1q5-5 9-1q3-3 7 0', fill: 'none', line: '#a07035' },
  dry: { path: 'm-5 0l4-1.500l2 3l4-2m-6 .5l1-3', fill: 'none', line: '#927748' },
  grass: { path: 'm-3 2l-1.5-4m4.5 4v-5m3 5l1.5-4', fill: 'none', line: '#83823f' },
};

/** All glyphs of one kind as one path. */
function decor(kind: string): string {
  return MAP.decor
    .filter(([one]) => one === kind)
    .map(([, x, y]) => `M${x} ${y}${DECOR[kind]?.path ?? ''}`)
    .join('');
}

const GAPS = MAP.water.filter((water) => water.gap);
const SHORES = GAPS.flatMap((water) => water.shore);

export const Sea = memo(function Sea() {
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="wotr-sea" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#aec6c4" />
          <stop offset="1" stopColor="#8bacb3" />
        </linearGradient>
        <clipPath id="wotr-water">
          {GAPS.map((water) => (
            <path key={water.path} d={water.path} />
          ))}
        </clipPath>
      </defs>
      <rect width={MAP.width} height={MAP.height} fill="#d8c9a2" />
      {MAP.wild.map(({ path, kind }) => (
        <path key={path} d={path} fill={kind === 'mountains' ? '#c9b78f' : '#d9cba6'} />
      ))}
      {GAPS.map((water) => (
        <path key={water.path} d={water.path} fill="url(#wotr-sea)" />
      ))}
      <g clipPath="url(#wotr-water)" fill="none" strokeLinejoin="round">
        {[
          [46, 0.12],
          [30, 0.18],
          [14, 0.34],
        ].map(([width, opacity]) =>
          SHORES.map((path) => (
            <path key={`${width}${path}`} d={path} stroke="#f2f3e0" strokeWidth={width} opacity={opacity} />
          )),
        )}
      </g>
      <Compass />
    </g>
  );
});

function Compass() {
  return (
    <g transform="translate(150 985)" stroke="#2d4d58">
      <circle r="44" fill="none" opacity=".6" />
      {[0, 90, 180, 270, 45, 135, 225, 315].map((angle, at) => {
        const r = at < 4 ? 56 : 32;
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d={`M0 ${-r}L7-7 0 0z`} fill="#2d4d58" />
            <path d={`M0 ${-r}L-7-7 0 0z`} fill="#e6ddc0" />
          </g>
        );
      })}
      <text
        y="-62"
        fontSize="18"
        textAnchor="middle"
        fill="#2d4d58"
        stroke="none"
        fontFamily="Georgia, serif"
      >
        N
      </text>
    </g>
  );
}

/** The rims of the realms, inside their borders. */
export const Realms = memo(function Realms() {
  return (
    <g aria-hidden="true" pointerEvents="none" fill="none" strokeLinejoin="round">
      <defs>
        {MAP.regions.map((region) => (
          <clipPath key={region.id} id={`wotr-in-${region.id}`}>
            <path d={region.path} />
          </clipPath>
        ))}
      </defs>
      {MAP.regions.map((region) => {
        const { edge } = tint(region);
        const [width, opacity] = region.nation === 'none' ? [8, 0.2] : [15, 0.38];
        return (
          <g key={region.id} clipPath={`url(#wotr-in-${region.id})`} stroke={edge}>
            <path d={region.path} strokeWidth={width} opacity={opacity * 0.6} />
            <path d={region.path} strokeWidth={width / 2} opacity={opacity} />
          </g>
        );
      })}
    </g>
  );
});

function Peak({ x, y, s }: { x: number; y: number; s: number }) {
  const h = s * 1.45;
  return (
    <>
      <path
        d={`M${x - s} ${y}Q${x - s * 0.45} ${y - h * 0.45} ${x} ${y - h}L${x - s * 0.1} ${y}z`}
        fill="#cbb994"
      />
      <path d={`M${x} ${y - h}Q${x + s * 0.5} ${y - h * 0.5} ${x + s} ${y}H${x - s * 0.1}z`} fill="#6d5a43" />
    </>
  );
}

export const Relief = memo(function Relief() {
  const peaks = MAP.ridges.flatMap((ridge) => ridge.peaks).sort(([, y = 0], [, other = 0]) => y - other);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <g opacity=".6" className="decor">
        {Object.entries(DECOR).map(([kind, { fill, line }]) => (
          <path key={kind} d={decor(kind)} fill={fill} stroke={line} strokeWidth=".9" />
        ))}
      </g>
      {MAP.decor
        .filter(([kind]) => kind === 'volcano')
        .map(([, x, y]) => (
          <g key={`${x}`} transform={`translate(${x} ${y})`}>
            <path d="M-15 10Q-7 2-4-11l3 2 2-2 3 2Q8 3 16 10z" fill="#7c5b4c" stroke="#3d2419" />
            <path d="M-3-10q2 7-1 11q5 2 3 8" stroke="#e2501f" strokeWidth="1.8" fill="none" />
            <path d="M-1-13q-6-5 0-9q-3-5 4-8" stroke="#7d6d62" strokeWidth="2" fill="none" opacity=".7" />
          </g>
        ))}
      {MAP.water
        .filter((water) => !water.gap)
        .map((water) => (
          <path key={water.path} d={water.path} fill="#8fb0b5" stroke="#3d6470" strokeWidth="1.1" />
        ))}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {MAP.rivers.map((river) => (
          <path key={river.path} d={river.path} stroke="#35586a" strokeWidth={river.width + 1.1} />
        ))}
        {MAP.rivers.map((river) => (
          <path key={river.path} d={river.path} stroke="#84aebb" strokeWidth={river.width - 0.5} />
        ))}
        {SHORES.map((path) => (
          <path key={path} d={path} stroke="#3b4f50" strokeWidth="2" />
        ))}
      </g>
      {MAP.ridges.flatMap((ridge) =>
        ridge.paths.map((path) => (
          <path key={path} d={path} fill="#8a775a" stroke="#3a2c1b" strokeWidth="2" strokeLinejoin="round" />
        )),
      )}
      {peaks.map(([x = 0, y = 0, s = 5]) => (
        <Peak key={`${x} ${y}`} x={x} y={y} s={s} />
      ))}
    </g>
  );
});

const MARKS: Record<string, { body: string; detail: string }> = {
  town: { body: 'M-7 6v-7l7-6 7 6v7z', detail: 'M-2 6V1h4v5z' },
  city: {
    body: 'M-9 7v-9l4-4 4 4v-6l5-4 5 4v15z',
    detail: 'M-1 7V2h3v5zM-6.5-1h3v1.400h-3zM2-5h4v1.400h-4zM2-1h4v1.400h-4z',
  },
  stronghold: { body: 'M-11 9V-6h4v3h3v-8h3v3h2v-3h3v8h3v-3h4V9z', detail: 'M-2.5 9V4a2.5 2.5 0 0 1 5 0v5z' },
  fortification: { body: 'M-10 5v-9h4v3h4v-3h4v3h4v-3h4v9z', detail: '' },
};

export const Settlements = memo(function Settlements() {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {MAP.regions.map((region) => {
        const mark = MARKS[region.kind];
        if (!region.settlement || !mark) return null;
        const [x = 0, y = 0] = region.settlement;
        const edge = region.nation === 'none' ? '#1f1710' : tint(region).edge;
        return (
          <g
            key={region.id}
            className="mark"
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--mark))` }}
          >
            <path d={mark.body} fill="#fbf4de" stroke={edge} strokeWidth="1.6" strokeLinejoin="round" />
            <path d={mark.detail} fill={edge} />
          </g>
        );
      })}
    </g>
  );
});

const line = (path: number[][]) => `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** `Ephel Dúath` is `wotr.land_ephel_duath` among the board's words. */
const landKey = (text: string) =>
  `wotr.land_${text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '_')}`;

/** Names; `layout.ts` says where each stands, and which step back. */
export const Names = memo(function Names({ lettering }: { lettering: Lettering }) {
  const { t } = useWords();
  return (
    <g pointerEvents="none" aria-hidden="true" fontFamily="var(--font-serif)">
      {MAP.labels.map(({ text, kind, size, x, y, angle, path }, at) => {
        const wet = kind === 'sea' || kind === 'lake' || kind === 'river';
        const style = {
          fontSize: size,
          fontStyle: 'italic',
          fontWeight: wet ? 400 : 700,
          fill: wet ? '#1f3f4a' : path ? '#fdf3d6' : '#4b3920',
          stroke: kind === 'river' ? '#ece2c6' : wet ? '#b9cdc6' : path ? '#4a3722' : '#d3c29a',
          strokeWidth: 2.2,
          paintOrder: 'stroke',
          textAnchor: 'middle',
          letterSpacing: size * 0.09,
        } as const;
        const level = kind === 'sea' ? undefined : kind === 'river' ? 'lod-near' : 'lod-mid';
        if (path)
          return (
            <g key={`${text}${at}`} className={level}>
              <path id={`wotr-line-${at}`} d={line(path)} fill="none" />
              <text style={style} dy={kind === 'river' ? -3.9 : size * 0.33}>
                <textPath href={`#wotr-line-${at}`} startOffset="50%">
                  {t(landKey(text))}
                </textPath>
              </text>
            </g>
          );
        return (
          <text
            key={`${text}${at}`}
            className={level}
            transform={`translate(${x} ${y}) rotate(${angle ?? 0})`}
            style={style}
          >
            {t(landKey(text))}
          </text>
        );
      })}
      {MAP.regions.map((region) => {
        const { x, y, size } = region.label;
        const lines = lettering.get(region.id) ?? [];
        return (
          <text
            key={region.id}
            data-name={region.id}
            textAnchor="middle"
            fontSize={size}
            fontWeight="700"
            fill="#2a1a0c"
            stroke={tint(region).fill}
            strokeWidth="2.6"
            strokeOpacity=".85"
            paintOrder="stroke"
            strokeLinejoin="round"
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--name))` }}
          >
            {lines.map((text, at) => (
              <tspan key={text} x="0" y={size * 0.32 + (at - (lines.length - 1) / 2) * size * 1.02}>
                {text}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
