// A grid of places. Places that are one thing together are pressed as one. One place at a time can be
// reached with Tab, and the others from it with arrows.

import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { BoardProps } from '../board';
import { glowOf, Target } from '../Target';
import { useWidth } from '../useWidth';
import { Figure } from './figures';
import { useKeptFocus } from './focus';
import { useLabel } from './labels';
import {
  byThing,
  edgeOf,
  isName,
  type Layout,
  layOut,
  type Place,
  type Point,
  STEP,
  towards,
} from './layout';
import type { Line } from './scene';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Below this many pixels a diamond of hexagons stands upright. */
const NARROW = 560;
/** Of so many places each has its name written on it. */
const FEW = 25;

export function Grid({ lines, board }: { lines: Line[]; board: BoardProps }) {
  const { picked, press } = board;
  const box = useRef<HTMLDivElement>(null);
  const narrow = useWidth(box, 900) < NARROW;
  const layout = layOut(lines, narrow);
  const label = useLabel(board);
  const glow = glowOf(board);
  const things = byThing(layout.places);
  const open = [...things.values()].flatMap(([first]) => (first && glow.has(first.name) ? [first] : []));
  const walk = useWalk(box, open);
  const fresh = useFresh(layout.places);
  const edges = lines.flatMap(({ parts }) => parts.filter(({ thing }) => thing.kind === 'edge'));
  return (
    <div ref={box} className="grid justify-items-center" onKeyDown={walk.onKeyDown} onFocus={walk.onFocus}>
      <svg
        viewBox={viewBox(layout, edges.length > 0)}
        className="block max-h-[calc(100dvh-11rem)] w-full max-lg:max-h-[70dvh]"
        data-shape={layout.shape}
      >
        {layout.shape !== 'hexagon' && <Tray layout={layout} />}
        {edges.map(({ thing, figure }) => (
          <Edge key={thing.id} layout={layout} edge={thing.id} colour={figure} />
        ))}
        <Names layout={layout} />
        {[...things].map(([name, places]) => {
          const [first] = places;
          return (
            first && (
              <Target
                key={name}
                thing={first.thing}
                label={label(places)}
                tab={walk.at === name ? 0 : -1}
                glow={glow}
                picked={picked}
                press={press}
              >
                {layout.shape === 'hole' && <Strip places={places} />}
                {places.map((place) => (
                  <Spot key={`${place.row} ${place.column}`} place={place} layout={layout} fresh={fresh} />
                ))}
              </Target>
            )
          );
        })}
      </svg>
    </div>
  );
}

function viewBox({ places, shape }: Layout, hasEdges: boolean): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const margin = shape === 'hexagon' ? STEP * (hasEdges ? 1.15 : 0.9) : STEP * 0.66;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const foot = shape === 'hexagon' ? margin : STEP * (below(places) + 0.06);
  return `${left} ${top} ${Math.max(...xs) + margin - left} ${Math.max(...ys) + foot - top}`;
}

/** How far the tray reaches below its last row. */
const below = (places: Place[]) => (places.slice(-1).every(isName) ? 0.35 : 0.6);

/** What the places of squares and holes lie on. */
function Tray({ layout: { places, columns, shape } }: { layout: Layout }) {
  return (
    <rect
      x={-STEP * 0.6}
      y={-STEP * 0.6}
      width={(columns + 0.2) * STEP}
      height={(places.at(-1)?.y ?? 0) + STEP * (0.6 + below(places))}
      rx="22"
      className={shape === 'hole' ? 'fill-felt' : 'fill-raised stroke-line'}
      strokeWidth="2"
    />
  );
}

/** Behind the holes of one thing, to be seen when it is pointed at. */
function Strip({ places }: { places: Place[] }) {
  const ys = places.map(({ y }) => y);
  const top = Math.min(...ys);
  return (
    <rect
      x={(places[0]?.x ?? 0) - STEP / 2}
      y={top - STEP / 2}
      width={STEP}
      height={Math.max(...ys) - top + STEP * (0.4 + below(places))}
      rx="18"
      className="strip"
    />
  );
}

const HEXAGON = Array.from({ length: 6 }, (_, at) => {
  const angle = (Math.PI / 3) * at + Math.PI / 6;
  return `${(Math.cos(angle) * STEP * 0.562).toFixed(1)},${(Math.sin(angle) * STEP * 0.562).toFixed(1)}`;
}).join(' ');

function Spot({ place, layout, fresh }: { place: Place; layout: Layout; fresh: ReadonlySet<string> }) {
  const { x, y, figure, detail, thing } = place;
  const key = keyOf(place);
  const isNamed = layout.shape === 'square' && layout.places.length <= FEW && figure === '';
  return (
    <g transform={`translate(${x} ${y})`}>
      {!isName(place) && <Outline shape={layout.shape} className="spot" />}
      {isNamed && (
        <text x="-37" y="-27" fontSize="13" className="fill-soft" aria-hidden="true">
          {thing.id}
        </text>
      )}
      {figure !== '' && (
        <g key={`${figure} ${detail}`} className={fresh.has(key) ? 'lands' : ''}>
          <Figure figure={figure} detail={detail} />
          {fresh.has(key) && <Outline shape={layout.shape} className="fresh" />}
        </g>
      )}
    </g>
  );
}

function Outline({ shape, className }: { shape: Layout['shape']; className: string }) {
  if (shape === 'hexagon') return <polygon points={HEXAGON} className={className} />;
  if (shape === 'hole') return <circle r="43" className={className} />;
  return <rect x="-46" y="-46" width="92" height="92" rx="12" className={className} />;
}

/** The coloured rim of one side. */
function Edge({ layout, edge, colour }: { layout: Layout; edge: string; colour: string }) {
  const side = edgeOf(layout, edge);
  if (!side) return null;
  const half = STEP * 0.281;
  return (
    <g stroke={`var(--piece-${colour})`} strokeWidth="13" strokeLinecap="round">
      {side.places.flatMap(({ x, y, name }) =>
        side.to.map(([dx, dy], at) => {
          const [mx, my] = [x + dx * 0.55, y + dy * 0.55];
          const [tx, ty] = [(-dy / STEP) * half, (dx / STEP) * half];
          return <path key={`${name} ${at}`} d={`M${mx - tx} ${my - ty}L${mx + tx} ${my + ty}`} />;
        }),
      )}
    </g>
  );
}

const LETTERED = /^([a-z]+)(\d+)$/;

/** Letters of columns and numbers of rows beside a diamond, where its places are called so. */
function Names({ layout }: { layout: Layout }) {
  if (layout.shape !== 'hexagon') return null;
  return (
    <g
      className="fill-soft"
      fontSize={layout.along[1] === 0 ? 30 : 40}
      textAnchor="middle"
      aria-hidden="true"
    >
      {(['top', 'left'] as const).flatMap((edge, which) => {
        const side = edgeOf(layout, edge);
        return side?.places.map(({ x, y, thing }) => {
          const [dx, dy] = side.out;
          return (
            <text
              key={`${edge} ${thing.id}`}
              x={x + dx * STEP * 0.93}
              y={y + dy * STEP * 0.93}
              dominantBaseline="central"
            >
              {LETTERED.exec(thing.id)?.[which + 1]}
            </text>
          );
        });
      })}
    </g>
  );
}

/** Which place can be reached with Tab, and how arrows go on from it. */
function useWalk(box: { current: HTMLElement | null }, open: Place[]) {
  const [last, setLast] = useState<Place>();
  const far = ({ x, y }: Place) => (last ? Math.hypot(x - last.x, y - last.y) : 0);
  const at = open.toSorted((one, other) => far(one) - far(other))[0]?.name;
  const { focus, noteKey } = useKeptFocus(box, at);
  const placeOf = (target: EventTarget) =>
    open.find(({ name }) => name === (target as Element).getAttribute('data-thing'));
  const onKeyDown = (event: KeyboardEvent) => {
    noteKey(event);
    const arrow = ARROWS[event.key];
    const from = placeOf(event.target);
    if (!from || !arrow) return;
    event.preventDefault();
    const next = towards(from, open, arrow);
    if (next) focus(next.name);
  };
  const onFocus = ({ target }: FocusEvent) => setLast((before) => placeOf(target) ?? before);
  return { at, onKeyDown, onFocus };
}

const keyOf = ({ name, row, column }: Place) => `${name} ${row} ${column}`;

/** The places on which something else lies than before. */
function useFresh(places: Place[]): ReadonlySet<string> {
  const looks = new Map(places.map((place) => [keyOf(place), `${place.figure} ${place.detail}`]));
  const [seen, setSeen] = useState({ looks, fresh: new Set<string>() });
  const changed = [...looks].flatMap(([key, look]) => (seen.looks.get(key) === look ? [] : [key]));
  if (changed.length === 0) return seen.fresh;
  const fresh = new Set(changed);
  setSeen({ looks, fresh });
  return fresh;
}
