// What happens, on the map: who goes where, and which regions have changed since the viewer acted.

import { type CSSProperties, useEffect, useState } from 'react';
import type { Said } from '../../wire';
import { type Track, trackOf, unitsIn } from './deeds';
import { spots } from './layout';
import { REGIONS } from './map';
import { INK, Token } from './Pieces';
import { type Armies, type Army, armiesIn, type Event, type Region, type Side } from './view';

type Point = { x: number; y: number };

/** So long somebody is on the way, after a moment in which one sees who it is. */
const ON_THE_WAY = 600;

const isStill = () => document.documentElement.dataset.motion !== 'full';

/** The armies while somebody is on the way: where they go to, it is still as it was. */
export function useOnTheWay(
  key: string | undefined,
  track: Track | null,
  now: Armies,
  before: Armies | null,
) {
  const [arrived, setArrived] = useState<string | undefined>(undefined);
  const isGoing = key !== undefined && track?.from !== undefined && track.how === 'moves' && before !== null;
  const goes = isGoing && arrived !== key && !isStill();
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => setArrived(key), ON_THE_WAY);
    return () => clearTimeout(timer);
  }, [goes, key]);
  if (!goes || !before || !track) return { armies: now, goes: false };
  const { [track.to]: _, ...others } = now;
  const there = before[track.to];
  return { armies: there ? { ...others, [track.to]: there } : others, goes: true };
}

/** Where an army of a side stands in a region. */
function standing(id: Region, armies: Armies, side: Side | null): Point {
  const here = spots(id, armiesIn(armies, id));
  const own =
    here.find(({ army }) => army.side === side && army.units > 0) ??
    here.find(({ army }) => army.side === side);
  const [x = 0, y = 0] = REGIONS.get(id)?.slots[0] ?? [];
  return own ?? { x, y };
}

/** Where those who left stood: beside whoever stayed. */
function leaving(id: Region, armies: Armies): Point {
  const taken = armiesIn(armies, id).length;
  const { slots = [] } = REGIONS.get(id) ?? {};
  const [x = 0, y = 0] = slots[taken] ?? slots[0] ?? [];
  return { x, y };
}

/** As a token leaves room around it. */
const RIM = 21;

/** An arc from one point to another, its ends clear of what stands there, and its middle. */
export function arc(from: Point, to: Point): { path: string; middle: Point; end: Point; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  // To the right of the way, so that there and back are two arrows.
  const bow = Math.min(42, length * 0.2);
  const control = {
    x: (from.x + to.x) / 2 + (dy / length) * bow,
    y: (from.y + to.y) / 2 - (dx / length) * bow,
  };
  const short = (end: Point): Point => {
    const [cx, cy] = [control.x - end.x, control.y - end.y];
    const away = Math.max(1, Math.hypot(cx, cy));
    const by = Math.min(RIM, away * 0.7);
    return { x: end.x + (cx / away) * by, y: end.y + (cy / away) * by };
  };
  const [begin, end] = [short(from), short(to)];
  const angle = (Math.atan2(end.y - control.y, end.x - control.x) * 180) / Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    path: `M${round(begin.x)} ${round(begin.y)}Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    middle: { x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 },
    end,
    angle,
  };
}

/** Those of an army who go, as they are told. */
const goers = ({ group = {}, side }: Track): Army => ({
  side: side ?? 'free_peoples',
  stand: 'field',
  figures: group,
  units: unitsIn(group),
  dice: 0,
  leadership: 0,
  commander: 0,
});

export function Happening({
  shown,
  going,
  changed,
  armies,
}: {
  /** What is being shown, the latest last. */
  shown: readonly { id: string; said: Said<Event> }[];
  /** Whether the latest is still on the way. */
  going: boolean;
  /** What changed before, with the number under which it is listed. */
  changed: readonly { region: Region; number: number }[];
  armies: Armies;
}) {
  const tracks = shown.flatMap(({ id, said }) => {
    const track = trackOf(said);
    return track ? [{ id, track }] : [];
  });
  const now = new Set(tracks.map(({ track }) => track.to));
  const numbers = new Map(changed.map(({ region, number }) => [region, number]));
  return (
    <g pointerEvents="none" aria-hidden="true" data-testid="happening">
      {[...new Set([...numbers.keys(), ...now])].map((id) => (
        <Dashes key={id} id={id} armies={armies} fresh={now.has(id)} number={numbers.get(id)} />
      ))}
      {tracks.map(({ id, track }, at) => (
        <Way key={id} track={track} going={going && at === tracks.length - 1} armies={armies} />
      ))}
    </g>
  );
}

/** Red and white inside the border: something changed here. */
function Dashes({
  id,
  fresh,
  number,
  armies,
}: {
  id: Region;
  fresh: boolean;
  number: number | undefined;
  armies: Armies;
}) {
  const region = REGIONS.get(id);
  if (!region) return null;
  const { x, y } = spots(id, armiesIn(armies, id))[0] ?? standing(id, armies, null);
  return (
    <g data-changed={id} className={fresh ? 'happens' : undefined}>
      <g clipPath={`url(#wotr-in-${id})`}>
        <path d={region.path} className="dash-ground" />
        <path d={region.path} className="dash" />
      </g>
      {number !== undefined && (
        <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--token))` }}>
          <circle cx="17" cy="13" r="8" fill="#86190f" stroke="#fff" strokeWidth="1.6" />
          <text x="17" y="16.7" textAnchor="middle" fontSize="10.5" fontWeight="800" fill="#fff">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

function Way({ track, going, armies }: { track: Track; going: boolean; armies: Armies }) {
  if (!track.from) return null;
  const from = track.how === 'moves' ? leaving(track.from, armies) : standing(track.from, armies, track.side);
  const to =
    track.how === 'fights'
      ? standing(track.to, armies, track.side === 'shadow' ? 'free_peoples' : 'shadow')
      : standing(track.to, armies, track.side);
  const { path, middle, end, angle } = arc(from, to);
  const ink = track.how === 'ring' ? '#8a5a00' : INK[track.side ?? 'free_peoples'];
  const army = goers(track);
  const at = (point: Point) => ({ transform: `translate(${point.x}px, ${point.y}px) scale(var(--token))` });
  const way = {
    '--from': `${from.x}px, ${from.y}px`,
    '--over': `${middle.x}px, ${middle.y}px`,
    '--to': `${to.x}px, ${to.y}px`,
  } as CSSProperties;
  return (
    <g data-way={`${track.from} ${track.to}`}>
      <path d={path} className="way-ground" />
      <path d={path} className="way" stroke={ink} />
      <g style={{ transform: `translate(${end.x}px, ${end.y}px) scale(var(--line)) rotate(${angle}deg)` }}>
        <path d="M-10-11L12 0-10 11-5 0z" fill={ink} stroke="#fff" strokeWidth="2.5" strokeLinejoin="round" />
      </g>
      {track.how === 'moves' && (
        <g className="ghost" style={at(from)}>
          <Token id={track.from} army={army} theirs={false} />
        </g>
      )}
      {going && (
        <g className="goes" style={way} data-testid="going">
          <Token id={track.to} army={army} theirs={false} />
        </g>
      )}
    </g>
  );
}
