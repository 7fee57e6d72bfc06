// The map with its armies: drag or arrow keys to move, wheel or buttons to come closer. Far away a
// token shows how many; close by, who.

import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputStyle } from '../../ui/kit';
import type { BoardProps } from '../board';
import { type Glow, Target } from '../Target';
import { Ground, Sea } from './Ground';
import { MAP, type MapRegion, REGIONS } from './map';
import { CODE, type Group, type RegionView, type Side, strength, type View } from './view';

const FILL: Record<string, string> = {
  dwarves: '#d9c3ae',
  elves: '#cfe0c3',
  gondor: '#ccd6e4',
  north: '#c6dbe0',
  rohan: '#d5dfb8',
  isengard: '#e4d7a4',
  sauron: '#e0b9ac',
  southrons: '#e8cfa6',
  none: '#ece3cd',
};

interface Box {
  x: number;
  y: number;
  w: number;
}

const WHOLE: Box = { x: 0, y: 0, w: MAP.width };
const RATIO = MAP.height / MAP.width;

function clamp({ x, y, w }: Box): Box {
  const wide = Math.min(MAP.width, Math.max(MAP.width / 6, w));
  return {
    w: wide,
    x: Math.min(MAP.width - wide, Math.max(0, x)),
    y: Math.min(MAP.height - wide * RATIO, Math.max(0, y)),
  };
}

export function WarMap({ view, glow, board }: { view: View; glow: Glow; board: BoardProps }) {
  const { t } = useTranslation();
  const [box, setBox] = useState<Box>(WHOLE);
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<{ x: number; y: number; box: Box; moved: boolean } | null>(null);
  const zoom = useCallback((by: number, at?: { x: number; y: number }) => {
    setBox((now) => {
      const middle = at ?? { x: now.x + now.w / 2, y: now.y + (now.w * RATIO) / 2 };
      const w = Math.min(MAP.width, Math.max(MAP.width / 6, now.w * by));
      const share = w / now.w;
      return clamp({ w, x: middle.x - (middle.x - now.x) * share, y: middle.y - (middle.y - now.y) * share });
    });
  }, []);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && Math.abs(event.deltaY) < 1) return;
      event.preventDefault();
      const point = toMap(element, event.clientX, event.clientY);
      zoom(event.deltaY > 0 ? 1.18 : 1 / 1.18, point);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [zoom]);
  const find = (name: string) => {
    const region = MAP.regions.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!region) return;
    const [x = 0, y = 0] = region.slots[0] ?? [];
    const w = MAP.width / 3;
    setBox(clamp({ w, x: x - w / 2, y: y - (w * RATIO) / 2 }));
    document.querySelector<SVGElement>(`[data-thing="region:${region.id}"]`)?.focus();
  };
  const close = MAP.width / box.w;
  return (
    <div className="relative">
      <div className="absolute bottom-2 left-2 z-10 flex flex-wrap gap-1">
        <MapButton label={t('wotr.closer')} act={() => zoom(1 / 1.5)} sign="+" />
        <MapButton label={t('wotr.away')} act={() => zoom(1.5)} sign="−" />
        <MapButton label={t('wotr.whole')} act={() => setBox(WHOLE)} sign="⤢" />
        <input
          type="search"
          list="regions"
          className={`${inputStyle} max-w-40`}
          placeholder={t('wotr.find')}
          aria-label={t('wotr.find')}
          onChange={(event) => find(event.target.value)}
        />
        <datalist id="regions">
          {MAP.regions.map((region) => (
            <option key={region.id} value={region.name} />
          ))}
        </datalist>
      </div>
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.w * RATIO}`}
        className="block w-full touch-none select-none lg:max-h-[calc(100dvh-12rem)]"
        role="group"
        aria-label={t('wotr.map')}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, box, moved: false };
        }}
        onPointerMove={(event) => {
          const from = drag.current;
          const element = svg.current;
          if (!from || !element || event.buttons === 0) return;
          const scale = from.box.w / element.clientWidth;
          const [dx, dy] = [(event.clientX - from.x) * scale, (event.clientY - from.y) * scale];
          if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) < 6) return;
          from.moved = true;
          setBox(clamp({ w: from.box.w, x: from.box.x - dx, y: from.box.y - dy }));
        }}
        onClickCapture={(event) => {
          if (drag.current?.moved) event.stopPropagation();
          drag.current = null;
        }}
      >
        <Sea />
        {MAP.regions.map((region) => (
          <RegionShape
            key={region.id}
            region={region}
            control={view.regions[region.id]?.control}
            lit={glow.has(`region:${region.id}`)}
            picked={board.picked.some((one) => one.kind === 'region' && one.id === region.id)}
            glow={glow}
            board={board}
            words={words(region, view, board)}
          />
        ))}
        <Ground />
        <Names close={close >= 1.5} />
        {Object.entries(view.regions).map(([id, here]) => (
          <Armies key={id} id={id} here={here} close={close} />
        ))}
        <RingBearers view={view} />
      </svg>
    </div>
  );
}

function MapButton({ label, act, sign }: { label: string; act(): void; sign: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={act}
      className="size-10 rounded-lg border border-line bg-sheet text-lg text-ink hover:bg-raised"
    >
      {sign}
    </button>
  );
}

function toMap(element: SVGSVGElement, x: number, y: number): { x: number; y: number } | undefined {
  const matrix = element.getScreenCTM();
  if (!matrix) return undefined;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/** A region in words, for its label. */
function words(region: MapRegion, view: View, { say }: BoardProps): string {
  const here = view.regions[region.id];
  const parts = [region.name];
  for (const group of [here?.normal, here?.besieged, here?.sieging]) {
    const sum = strength(group);
    for (const { nation, figures } of sum.nations)
      parts.push(
        `${say(`nation.${nation}`)} ${figures.regular ?? 0}/${figures.elite ?? 0}/${figures.leader ?? 0}`,
      );
    for (const who of sum.characters) parts.push(say(`character.${who}`));
  }
  return parts.join(', ');
}

interface ShapeProps {
  region: MapRegion;
  control: Side | undefined;
  lit: boolean;
  picked: boolean;
  glow: Glow;
  board: BoardProps;
  words: string;
}

/** Drawn again only when something about this region changes. */
const RegionShape = memo(
  function RegionShape({ region, glow, board, words: label }: ShapeProps) {
    return (
      <Target
        thing={{ kind: 'region', id: region.id }}
        label={label}
        glow={glow}
        picked={board.picked}
        press={board.press}
      >
        <path d={region.path} fill={FILL[region.nation] ?? FILL.none} stroke="#9a8763" strokeWidth="1.2" />
        <path d={region.path} className="halo" />
      </Target>
    );
  },
  (before, after) =>
    before.lit === after.lit &&
    before.picked === after.picked &&
    before.words === after.words &&
    before.control === after.control &&
    before.board.press === after.board.press,
);

const MARKS = {
  town: 'M-6 5V-1L0-7 6-1V5z',
  city: 'M-8 6V-3H-4V-7H0V-3H4V-9H8V6z',
  stronghold: 'M-10 8V-9H-6V-5H-2V-9H2V-5H6V-9H10V8z',
  fortification: 'M-9 3H9V-3H5V0H2V-3H-2V0H-5V-3H-9z',
} as const;

const Names = memo(function Names({ close }: { close: boolean }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {MAP.regions.map(({ id, label, settlement, kind }) => (
        <g key={id}>
          {settlement && kind !== 'none' && (
            <path
              d={MARKS[kind]}
              transform={`translate(${settlement[0]} ${settlement[1]})`}
              fill="#4f4230"
              stroke="#fff8e6"
              strokeWidth="1"
            />
          )}
          <text
            textAnchor="middle"
            fontSize={close ? label.size * 0.9 : label.size}
            fontFamily="Georgia, serif"
            fontWeight="600"
            fill="#3b3122"
          >
            {label.lines.map((line, at) => (
              <tspan
                key={line}
                x={label.x}
                y={label.y + label.size * 0.33 + (at - (label.lines.length - 1) / 2) * label.size * 1.02}
              >
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {MAP.labels.map((label) =>
        label.x === undefined || label.y === undefined ? null : (
          <text
            key={label.text}
            transform={`translate(${label.x} ${label.y}) rotate(${label.angle ?? 0})`}
            textAnchor="middle"
            fontSize={label.size}
            fontStyle="italic"
            fontFamily="Georgia, serif"
            fill="#4a6a73"
          >
            {label.text}
          </text>
        ),
      )}
    </g>
  );
});

const INK: Record<Side, string> = { free_peoples: '#1f4a86', shadow: '#8c2318' };

function Armies({ id, here, close }: { id: string; here: RegionView; close: number }) {
  const region = REGIONS.get(id);
  if (!region) return null;
  const [first = [0, 0], second] = region.slots;
  const groups: [Group | undefined, number[], 'normal' | 'besieged'][] = [
    [here.normal, first, 'normal'],
    [here.sieging, first, 'normal'],
    [here.besieged, second ?? [(first[0] ?? 0) + 22, (first[1] ?? 0) + 14], 'besieged'],
  ];
  return (
    <g pointerEvents="none" aria-hidden="true">
      {here.control && region.settlement && (
        <g transform={`translate(${region.settlement[0]} ${region.settlement[1]})`}>
          <path d="M9-12v24M9-12l12 4-12 5z" fill={INK[here.control]} stroke="#fff" strokeWidth=".6" />
        </g>
      )}
      {groups.map(([group, [x = 0, y = 0], kind], at) => {
        const sum = strength(group);
        if (sum.units + sum.leaders + sum.characters.length === 0) return null;
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {kind === 'besieged' && (
              <rect
                x="-17"
                y="-17"
                width="34"
                height="34"
                rx="4"
                fill="none"
                stroke="#3b3122"
                strokeWidth="3"
                strokeDasharray="5 3"
              />
            )}
            <Token sum={sum} close={close} />
          </g>
        );
      })}
    </g>
  );
}

function Token({ sum, close }: { sum: ReturnType<typeof strength>; close: number }) {
  const side = sum.side ?? 'free_peoples';
  const main = sum.nations.toSorted((a, b) => (b.figures.regular ?? 0) - (a.figures.regular ?? 0))[0];
  const shape = side === 'shadow' ? 'M-14-14H14V6L0 15-14 6z' : 'M-14-14H14V4Q14 13 0 15-14 13-14 4z';
  return (
    <g>
      {sum.units > 0 && (
        <>
          <path d={shape} fill={INK[side]} stroke="#fff8e6" strokeWidth="1.5" />
          <text textAnchor="middle" y="0" fontSize="14" fontWeight="700" fill="#fff">
            {sum.units}
          </text>
          {main && (
            <text textAnchor="middle" y="9.5" fontSize="8.5" fontWeight="600" fill="#fff">
              {CODE[main.nation]}
            </text>
          )}
        </>
      )}
      {sum.leaders > 0 && (
        <g transform="translate(14 -13)">
          <path
            d="M0-7L2-2 7-2 3 1 4.5 6.5 0 3.5-4.5 6.5-3 1-7-2-2-2z"
            fill="#f0c24b"
            stroke="#3b3122"
            strokeWidth=".7"
          />
          {sum.leaders > 1 && (
            <text textAnchor="middle" x="0" y="3" fontSize="7" fontWeight="700">
              {sum.leaders}
            </text>
          )}
        </g>
      )}
      {sum.characters.map((who, at) => (
        <g key={who} transform={`translate(${-14 + at * 13} ${sum.units > 0 ? 20 : 0})`}>
          <circle r="7.5" fill="#fff8e6" stroke={INK[side]} strokeWidth="2" />
          <text textAnchor="middle" y="3" fontSize="8" fontWeight="700" fill={INK[side]}>
            {initials(who)}
          </text>
        </g>
      ))}
      {close >= 2.2 && sum.nations.length > 0 && (
        <text
          textAnchor="middle"
          y="25"
          fontSize="6.5"
          fontWeight="600"
          fill="#2a2118"
          stroke="#fff8e6"
          strokeWidth="2"
          paintOrder="stroke"
        >
          {sum.nations
            .map(({ nation, figures }) => `${CODE[nation]} ${figures.regular ?? 0}+${figures.elite ?? 0}`)
            .join(' ')}
        </text>
      )}
    </g>
  );
}

const initials = (who: string) =>
  who
    .split('_')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);

/** Where the Ring-bearers were last known to be. */
function RingBearers({ view }: { view: View }) {
  const region = REGIONS.get(view.fellowship.region);
  if (!region) return null;
  const [x = 0, y = 0] = region.slots.at(-1) ?? [];
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none" aria-hidden="true">
      <circle r="10" fill="none" stroke="#fff8e6" strokeWidth="7" />
      <circle
        r="10"
        fill="none"
        stroke="#c9971c"
        strokeWidth="4"
        strokeDasharray={view.fellowship.hidden ? '6 3' : undefined}
      />
    </g>
  );
}
