// What stands on the map. A shield is an army with the number of its units; the star is its
// leadership. Nearer, letters tell the nations and small signs the figures: a square is a Regular,
// a diamond an Elite, a star a Leader.

import { memo } from 'react';
import { RING, spots } from './layout';
import { REGIONS } from './map';
import {
  type Army,
  CODE,
  type Figures,
  type Nation,
  nationsIn,
  type Region,
  type Side,
  type View,
} from './view';

export const INK: Record<Side, string> = { free_peoples: '#1c4480', shadow: '#86190f' };

export const SHIELD: Record<Side, string> = {
  free_peoples: 'M-14-15H14V2Q14 11 0 16-14 11-14 2z',
  shadow: 'M-15-9L-8-16H8L15-9V4L0 16-15 4z',
};

const STAR = 'M0-7.5L2.1-2.4 7.5-2.3 3.2 1.1 4.7 6.5 0 3.4-4.7 6.5-3.2 1.1-7.5-2.3-2.1-2.4z';

export const initials = (who: string) =>
  who
    .split('_')
    .filter((word) => word !== 'of')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);

interface Props {
  id: string;
  armies: readonly Army[];
  control: Side | undefined;
  /** Which of the armies a teammate commands. */
  theirs: readonly boolean[];
  /** Which side's armies can act or are chosen. */
  light?: { side: Side; role: 'acts' | 'chosen' } | undefined;
  /** Says again whether anything changed. */
  mark: string;
}

export const Pieces = memo(
  function Pieces({ id, armies, control, theirs, light }: Props) {
    const region = REGIONS.get(id);
    return (
      <g pointerEvents="none" aria-hidden="true">
        {control && region?.settlement && <Flag side={control} at={region.settlement} />}
        {spots(id, armies).map(({ army, x, y }, at) => (
          <g
            key={at}
            data-token={`${id}:${at}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--token))` }}
            {...(light?.side === army.side
              ? {
                  'data-grip': id,
                  'data-region': id,
                  'data-presses': `region:${id}`,
                  pointerEvents: 'auto',
                  className: 'cursor-grab',
                }
              : {})}
          >
            {light?.side === army.side && <Glow army={army} role={light.role} />}
            <Token id={id} army={army} theirs={theirs[at] ?? false} />
          </g>
        ))}
      </g>
    );
  },
  (before, after) => before.mark === after.mark,
);

/** Gold around what can act, on a dark line; white around what is chosen. */
function Glow({ army, role }: { army: Army; role: 'acts' | 'chosen' }) {
  const round = army.units === 0 || army.stand === 'sieging' || army.stand === 'besieged';
  const path = round ? 'M0-21a21 21 0 1 1-.1 0z' : SHIELD[army.side];
  return (
    <>
      <circle r="22" fill="transparent" />
      <path d={path} className="glow-ground" />
      <path d={path} className={`glow-piece ${role === 'chosen' ? 'glow-chosen' : ''}`} />
    </>
  );
}

/** A captured Settlement: the banner of whoever holds it now. */
function Flag({ side, at }: { side: Side; at: number[] }) {
  return (
    <g style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(var(--mark))` }}>
      <path d="M11 10V-20" stroke="#1f1710" strokeWidth="2" />
      <path
        d={side === 'shadow' ? 'M11-20H28L24-14 28-8H11z' : 'M11-20L29-14 11-8z'}
        fill={INK[side]}
        stroke="#fff8e6"
        strokeWidth="1"
      />
      <text x="17" y="-11" fontSize="8" fontWeight="700" textAnchor="middle" fill="#fff">
        {side === 'shadow' ? 'S' : 'F'}
      </text>
    </g>
  );
}

export function Token({ id, army, theirs }: { id: Region; army: Army; theirs: boolean }) {
  const { side, stand, units, leadership, figures } = army;
  const nations = nationsIn(figures);
  const main = nations.toSorted((one, two) => count(two.figures) - count(one.figures))[0];
  return (
    <>
      {stand === 'besieged' && (
        <path
          d="M-20 20V-19H-15V-23H-9V-19H-3V-23H3V-19H9V-23H15V-19H20V20z"
          fill="#e9e0ca"
          stroke="#231a10"
          strokeWidth="2"
        />
      )}
      {stand === 'sieging' && (
        <circle r="21" fill="none" stroke="#231a10" strokeWidth="2.5" strokeDasharray="4 4" />
      )}
      {units > 0 ? (
        <>
          <path
            d={SHIELD[side]}
            fill={INK[side]}
            stroke="#fff8e6"
            strokeWidth="1.8"
            opacity={stand === 'rear' ? 0.75 : 1}
          />
          {theirs && (
            <path d={SHIELD[side]} fill="none" stroke="#1a1208" strokeWidth="1.8" strokeDasharray="3 3" />
          )}
          <text textAnchor="middle" y="-.5" fontSize="15" fontWeight="800" fill="#fff">
            {units}
          </text>
          {main && (
            <text textAnchor="middle" y="9" fontSize="8.5" fontWeight="700" fill="#fff">
              {CODE[main.nation]}
              {nations.length > 1 && '+'}
            </text>
          )}
          {leadership > 0 && <Star x={14} y={-14} number={leadership} />}
          {hasPeople(army) && (
            <g className="lod-mid">
              <People id={id} army={army} y={22} />
            </g>
          )}
        </>
      ) : hasPeople(army) ? (
        <People id={id} army={army} y={0} />
      ) : (
        <g transform="scale(1.3)">
          <Star x={0} y={0} number={leadership} />
        </g>
      )}
      <Details army={army} />
    </>
  );
}

const hasPeople = ({ figures }: Army) => (figures.nazgul ?? 0) + (figures.characters ?? []).length > 0;

const count = (figures: Figures) => (figures.regular ?? 0) + (figures.elite ?? 0);

function Star({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={STAR} transform="scale(1.25)" fill="#f4c842" stroke="#2a1f08" strokeWidth=".8" />
      <text textAnchor="middle" y="3.5" fontSize="9" fontWeight="800" fill="#1d1503">
        {number}
      </text>
    </g>
  );
}

/** Nazgûl and characters. Who a coin is, the board shows where the pointer rests on it. */
function People({ id, army, y }: { id: Region; army: Army; y: number }) {
  const { nazgul = 0, characters = [] } = army.figures;
  const coins = [
    ...(nazgul > 0 ? [{ text: `${nazgul}`, wings: true, id: 'nazgul' }] : []),
    ...characters.map((who) => ({ text: initials(who), wings: false, id: who })),
  ];
  const step = coins.length > 3 ? 13 : 18;
  return (
    <g transform={`translate(${(-(coins.length - 1) * step) / 2} ${y})`}>
      {coins.map(({ text, wings, id: who }, at) => (
        <g
          key={who}
          transform={`translate(${at * step} 0)`}
          {...(wings
            ? {}
            : {
                'data-region': id,
                'data-presses': `region:${id}`,
                'data-about': `figure:${who}`,
                pointerEvents: 'auto',
              })}
        >
          {wings ? (
            <path
              d="M0-9Q9-14 15-4 9-5 6 1 3 8 0 10-3 8-6 1-9-5-15-4-9-14 0-9z"
              fill="#2a1420"
              stroke="#fff8e6"
              strokeWidth="1.2"
            />
          ) : (
            <circle r="9" fill="#fff8e6" stroke={INK[army.side]} strokeWidth="2.5" />
          )}
          <text
            textAnchor="middle"
            y="3.2"
            fontSize="9"
            fontWeight="800"
            fill={wings ? '#fff' : INK[army.side]}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

const KINDS = ['regular', 'elite', 'leader'] as const;

/** Near by: every figure. */
function Details({ army }: { army: Army }) {
  const rows = nationsIn(army.figures);
  if (rows.length === 0) return null;
  const signs = Math.max(
    ...rows.map(({ figures }) => KINDS.filter((kind) => (figures[kind] ?? 0) > 0).length),
  );
  const wide = 20 + signs * 16;
  const top = hasPeople(army) && army.units > 0 ? 34 : 21;
  return (
    <g className="lod-near" transform={`translate(0 ${top})`}>
      <rect
        x={-wide / 2}
        y="0"
        width={wide}
        height={rows.length * 11 + 3}
        rx="3"
        fill="#fff8e6"
        stroke={INK[army.side]}
        opacity=".95"
      />
      {rows.map(({ nation, figures }, at) => (
        <g key={nation} transform={`translate(${4 - wide / 2} ${at * 11 + 7})`}>
          <Row nation={nation} figures={figures} />
        </g>
      ))}
    </g>
  );
}

function Row({ nation, figures }: { nation: Nation; figures: Figures }) {
  const signs = [
    [figures.regular ?? 0, 'M-3-3H3V3H-3z'],
    [figures.elite ?? 0, 'M0-4L4 0 0 4-4 0z'],
    [figures.leader ?? 0, STAR],
  ] as const;
  let x = 18;
  return (
    <>
      <text y="3" fontSize="8" fontWeight="700" fill="#231a10">
        {CODE[nation]}
      </text>
      {signs.map(([number, path], at) => {
        if (number === 0) return null;
        const here = x;
        x += 16;
        return (
          <g key={path} transform={`translate(${here} 0)`}>
            <path d={path} fill="#231a10" transform={at === 2 ? 'scale(.55)' : undefined} />
            <text x="5" y="3" fontSize="8" fontWeight="700" fill="#231a10">
              {number}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Where the Ring-bearers were last known to be, how far they may have come, and who is with them. */
export function RingBearers({ view, press }: { view: View; press?: (() => void) | undefined }) {
  const region = REGIONS.get(view.fellowship.region);
  if (!region) return null;
  const [x = 0, y = 0] = region.slots.at(-1) ?? [];
  const { hidden, progress, mordor } = view.fellowship;
  return (
    <g
      data-token={RING}
      style={{ transform: `translate(${x}px, ${y}px) scale(var(--token))` }}
      aria-hidden="true"
      {...(press
        ? { pointerEvents: 'auto', className: 'cursor-pointer', onClick: press, 'data-fellowship': '' }
        : { pointerEvents: 'none' })}
    >
      {press && (
        <>
          <circle r="15" className="glow-ground" />
          <circle r="15" className="glow-piece" />
        </>
      )}
      <circle r="13" fill="#fff8e6" stroke="#231a10" />
      <circle
        r="9"
        fill="none"
        stroke="#b07d00"
        strokeWidth="4.5"
        strokeDasharray={hidden ? '4 2.6' : undefined}
      />
      {!hidden && <path d="M-5 0Q0-5 5 0 0 5-5 0zM0-1.500a1.5 1.5 0 1 0 .1 0" fill="#86190f" />}
      {(mordor ?? progress) > 0 && (
        <g transform="translate(12 -11)">
          <circle r="7" fill="#231a10" stroke="#fff8e6" />
          <text textAnchor="middle" y="3.3" fontSize="9" fontWeight="800" fill="#fff">
            {mordor ?? progress}
          </text>
        </g>
      )}
    </g>
  );
}
