// Three lanes between two crystals. Every lane has three zones; the fight stands in one of them, or,
// on the marching board, on any tile.

import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { read } from '../said';
import { type Glow, Target } from '../Target';
import {
  type Beat,
  type Field,
  fallen,
  type Hurt,
  hurts,
  instance,
  stackAt,
  sum,
  sumInWords,
  type Unit,
} from './fight';
import { GroundMark, heightOf, type Look, UnitCard } from './UnitCard';
import {
  type Board,
  type Card,
  LANES,
  type Lane,
  other,
  type Place,
  planned,
  type Side,
  type View,
  whois,
  ZONES,
  type Zone,
} from './view';

const HEAD = 24;
const GAP = 6;
const SLIM = 34;
const CRYSTAL = 74;

interface Row {
  side: Side;
  place: Place;
  unit: Unit | null;
  ghost: boolean;
}

interface ZoneBox {
  zone: Zone;
  rows: Row[];
  fought: boolean;
  y: number;
  h: number;
}

/** The cards of a side on a tile as rows, its planned ones among them. */
function rowsOf(
  view: View,
  field: Field,
  lane: Lane,
  zone: Zone,
  side: Side,
  staged: boolean,
  room: boolean,
): Row[] {
  const [front, back] = stackAt(field, lane, zone, side);
  const units: { unit: Unit; ghost: boolean }[] = [front, back].flatMap((unit) =>
    unit ? [{ unit, ghost: false }] : [],
  );
  if (staged)
    for (const { card, place } of planned(view.sides[side].plan, lane)) {
      const coming = { unit: { card, hp: null }, ghost: true };
      if (place === 'front') units.unshift(coming);
      else units.push(coming);
    }
  const rows: Row[] = units.map(({ unit, ghost }, at) => ({
    side,
    place: at === 0 ? 'front' : 'back',
    unit,
    ghost,
  }));
  // A front that has just fallen leaves its place empty.
  if (!front && back && rows[0]) rows[0].place = 'back';
  while (room && rows.length < 2)
    rows.push({ side, place: rows.length === 0 ? 'front' : 'back', unit: null, ghost: false });
  return rows;
}

function boxesOf(
  view: View,
  field: Field,
  lane: Lane,
  near: Side,
  planning: boolean,
  card: number,
): ZoneBox[] {
  const page = view.lanes[lane];
  const order = near === 'A' ? ZONES.toReversed() : ZONES;
  let y = 0;
  return order.map((zone) => {
    const tiles = page.tiles !== undefined;
    const here = !tiles && field.zones[lane] === zone;
    const home = zone === (near === 'A' ? 'BaseA' : 'BaseB');
    const staged = planning && (tiles ? home : here);
    const theirs = rowsOf(view, field, lane, zone, other(near), false, here);
    const ours = rowsOf(view, field, lane, zone, near, staged, here);
    // Their front stands nearest to ours.
    const rows = [...theirs.toReversed(), ...ours];
    const fought = here || (theirs.length > 0 && ours.length > 0);
    const h = rows.length === 0 ? SLIM : HEAD + rows.length * (card + GAP) + GAP;
    const box = { zone, rows, fought, y, h };
    y += h + GAP;
    return box;
  });
}

export function Lanes({
  board,
  view,
  field,
  beat,
  near,
  glow,
  width,
  planning,
  inspect,
}: {
  board: Board;
  view: View;
  field: Field;
  beat: Beat | null;
  near: Side;
  glow: Glow;
  width: number;
  planning: boolean;
  inspect(card: Card): void;
}) {
  const { t } = useWords();
  const { say } = board;
  const gap = width < 600 ? 6 : 14;
  const laneW = (width - gap * 4) / 3;
  const cardW = Math.min(laneW - 12, 210);
  const cardH = heightOf(cardW);
  const lanes = near === 'A' ? LANES : LANES.toReversed();
  const boxes = lanes.map((lane) => boxesOf(view, field, lane, near, planning, cardH));
  const tall = Math.max(...boxes.map((list) => list.reduce((sum, box) => sum + box.h + GAP, 0)));
  for (const list of boxes) {
    // Shorter lanes stretch, so that all end at the same crystal.
    const spare = tall - list.reduce((sum, box) => sum + box.h + GAP, 0);
    list.forEach((box, at) => {
      box.y += (spare / 3) * at;
      box.h += spare / 3;
    });
  }
  const height = tall + CRYSTAL * 2 + HEAD;
  const hurt = beat ? hurts(beat) : new Map<Card, Hurt>();
  const fell = beat ? fallen(beat) : new Set<Card>();
  const places = new Map<Card, { x: number; y: number }>();
  const top = CRYSTAL + HEAD;
  const laneX = (at: number) => gap + at * (laneW + gap);
  const crystalHit = new Map<Side, number>(
    (beat?.said ?? []).flatMap((said) => {
      const [kind, body] = read(said);
      return kind === 'crystal_hit' ? [[body.side_hit, body.damage] as const] : [];
    }),
  );
  const label = (known: ReturnType<typeof whois>, row: Row) =>
    [
      known?.name ?? t('clans.unknown'),
      known &&
        t('clans.numbers', {
          damage: known.damage,
          health: row.unit?.hp ?? known.health,
          tick: known.tick,
        }),
      t(`clans.${row.place}`),
      t('clans.of_side', { side: row.side }),
      row.ghost && t('clans.planned'),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block max-w-full select-none"
      role="group"
      aria-label={t('clans.board')}
    >
      {lanes.map((lane, at) => (
        <Target
          key={lane}
          thing={{ kind: 'lane', id: lane }}
          label={t('clans.lane', { name: say(`lane.${lane}`) })}
          glow={glow}
          picked={board.picked}
          press={board.press}
          transform={`translate(${laneX(at)} ${CRYSTAL})`}
        >
          <rect
            width={laneW}
            height={tall + HEAD}
            rx="14"
            fill={beat?.lane === lane ? '#1d4a3f' : '#1b4438'}
            stroke={beat?.lane === lane ? '#ffe08a' : '#ffffff30'}
            strokeWidth={beat?.lane === lane ? 2.5 : 1}
          />
          <rect width={laneW} height={tall + HEAD} rx="14" className="halo" />
          <text
            x={laneW / 2}
            y="17"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="#fffdf6"
            className="serif"
          >
            {sentence(say(`lane.${lane}`))}
          </text>
        </Target>
      ))}
      <g pointerEvents="none">
        <Crystal
          x={width / 2}
          y={CRYSTAL / 2 - 2}
          own={false}
          hp={field.crystal[other(near)]}
          most={view.rules.crystal_hp}
          hit={crystalHit.get(other(near))}
          label={t('clans.crystal', { side: other(near), number: field.crystal[other(near)] })}
        />
        <Crystal
          x={width / 2}
          y={top + tall + CRYSTAL / 2}
          own
          hp={field.crystal[near]}
          most={view.rules.crystal_hp}
          hit={crystalHit.get(near)}
          label={t('clans.crystal', { side: near, number: field.crystal[near] })}
        />
      </g>
      {lanes.map((lane, at) => (
        <g key={lane} transform={`translate(${laneX(at)} ${top})`} pointerEvents="none">
          {(boxes[at] ?? []).map((box) => {
            const terrain = view.lanes[lane].terrain[box.zone];
            const owner = box.zone === 'Middle' ? view.lanes[lane].owner : undefined;
            const zone = t(`clans.zone_${box.zone}`);
            return (
              <g key={box.zone} transform={`translate(5 ${box.y})`}>
                <rect
                  width={laneW - 10}
                  height={box.h}
                  rx="10"
                  fill={box.fought ? '#0f2f27' : '#ffffff0d'}
                  stroke={box.fought ? '#e8c66a' : '#ffffff40'}
                  strokeDasharray={box.fought ? undefined : '4 4'}
                />
                {terrain !== 'none' && (
                  <g transform={`translate(${laneW - 24} 14)`}>
                    <GroundMark terrain={terrain} size={0.85} />
                  </g>
                )}
                <text x="8" y="17" fontSize="11" fill="#f1ead8">
                  {zone}
                  {owner && ` · ${owner}`}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {lanes.map((lane, at) => (
        <g key={lane}>
          {(boxes[at] ?? []).map((box) =>
            box.rows.map((row, index) => {
              const x = laneX(at) + (laneW - cardW) / 2;
              const y = top + box.y + HEAD + index * (cardH + GAP);
              const id = row.unit?.card;
              const known = id === undefined ? undefined : whois(view, id, say);
              if (!row.unit || id === undefined)
                return (
                  <g
                    key={`${lane}${box.zone}${row.side}${row.place}`}
                    transform={`translate(${x} ${y})`}
                    pointerEvents="none"
                  >
                    <rect
                      width={cardW}
                      height={cardH}
                      rx="8"
                      fill="none"
                      stroke="#ffffff55"
                      strokeDasharray="4 5"
                    />
                    <text x={cardW / 2} y={cardH / 2 + 4} fontSize="11.5" textAnchor="middle" fill="#e9e2cf">
                      {t(`clans.${row.place}`)}
                    </text>
                  </g>
                );
              places.set(id, { x: x + cardW / 2, y: y + cardH / 2 });
              const wound = hurt.get(id);
              const look: Look = {
                known,
                hp: row.unit.hp,
                own: row.side === near,
                hidden: t('clans.unknown'),
                place: t(`clans.${row.place}`),
                ghost: row.ghost,
                tick: beat?.lane === lane ? beat.tick : null,
                ...(wound
                  ? { hurt: { ...wound, sum: sum(wound.parts), words: sumInWords(wound.parts, say) } }
                  : {}),
                fell: fell.has(id),
              };
              return (
                <Target
                  key={`${lane}${box.zone}${id}${index}`}
                  thing={{ kind: 'card', id }}
                  label={label(known, row)}
                  glow={row.ghost ? glow : NONE}
                  picked={board.picked}
                  press={board.press}
                  transform={`translate(${x} ${y})`}
                  className="moves"
                >
                  <CardOnLane
                    inspect={() => inspect(id)}
                    press={
                      !row.ghost && glow.has(`lane:${lane}`)
                        ? () => board.press({ kind: 'lane', id: lane })
                        : null
                    }
                  >
                    <UnitCard look={look} w={cardW} h={cardH} />
                  </CardOnLane>
                </Target>
              );
            }),
          )}
        </g>
      ))}
      <g pointerEvents="none" aria-hidden="true">
        {(beat?.said ?? []).map((said, at) => {
          const [kind, body] = read(said);
          if (kind !== 'attack') return null;
          const [from, to] = [places.get(instance(body.attacker)), places.get(instance(body.target))];
          if (!from || !to) return null;
          const up = to.y < from.y ? -1 : 1;
          const x = from.x + (up < 0 ? 26 : -26);
          const [y1, y2] = [from.y + up * (cardH / 2 - 12), to.y - up * (cardH / 2 - 14)];
          return (
            <Fragment key={at}>
              <path
                className="enter"
                d={`M${x} ${y1}V${y2}m-7 ${-up * 9}l7 ${up * 9}l7 ${-up * 9}`}
                fill="none"
                stroke="#231a10"
                strokeWidth="7"
                strokeLinecap="round"
              />
              <path
                className="enter"
                d={`M${x} ${y1}V${y2}m-7 ${-up * 9}l7 ${up * 9}l7 ${-up * 9}`}
                fill="none"
                stroke="#ffd873"
                strokeWidth="4"
                strokeLinecap="round"
              />
              <g transform={`translate(${x + (up < 0 ? 17 : -17)} ${(y1 + y2) / 2})`}>
                <circle r="12" fill="#ffd873" stroke="#231a10" />
                <text y="4.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="#231a10">
                  {body.damage}
                </text>
              </g>
            </Fragment>
          );
        })}
      </g>
    </svg>
  );
}

/** A look at a card comes with the pointer; a click on it is one on its lane. */
function CardOnLane({
  inspect,
  press,
  children,
}: {
  inspect(): void;
  press: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <g onPointerEnter={inspect} onClick={press ?? inspect} className={press ? 'cursor-pointer' : ''}>
      {children}
    </g>
  );
}

const NONE: Glow = new Map();

function Crystal({
  x,
  y,
  own,
  hp,
  most,
  hit,
  label,
}: {
  x: number;
  y: number;
  own: boolean;
  hp: number;
  most: number;
  hit: number | undefined;
  label: string;
}) {
  const left = Math.max(0, Math.min(1, hp / most));
  const body = own ? 'M-22-8L-10-26H10L22-8 0 28z' : 'M0-28L22 8 10 26H-10L-22 8z';
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <path d={body} fill={own ? '#8fd3e6' : '#f3a58d'} stroke="#fffdf6" strokeWidth="2" />
      <path
        d={own ? 'M-22-8H22M-10-26L-6-8 0 28 6-8 10-26' : 'M-22 8H22M-10 26L-6 8 0-28 6 8 10 26'}
        fill="none"
        stroke="#fffdf6"
        strokeOpacity=".75"
      />
      <text y="6" textAnchor="middle" fontSize={hp > 99 ? 16 : 19} fontWeight="800" fill="#10261f">
        {hp}
      </text>
      <rect x="32" y="-5" width="90" height="10" rx="5" fill="#0b241d" stroke="#fffdf6" />
      <rect x="33" y="-4" width={88 * left} height="8" rx="4" fill={own ? '#8fd3e6' : '#f3a58d'} />
      {hit !== undefined && hit > 0 && (
        <g transform="translate(-52 0)" className="enter">
          <circle r="17" fill="#ffd873" stroke="#231a10" />
          <text y="5" textAnchor="middle" fontSize="15" fontWeight="800" fill="#231a10">
            −{hit}
          </text>
        </g>
      )}
    </g>
  );
}
