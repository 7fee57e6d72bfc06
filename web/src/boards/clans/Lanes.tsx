// Three lanes between two crystals, drawn to the room there is: their cards beyond the line, ours on this
// side of it, and at the line what a beat tells. On the marching board cards stand on any of three tiles.

import { type ReactNode, useId } from 'react';
import { type T, useWords } from '../../language';
import { sentence } from '../../words';
import { read } from '../said';
import { type Glow, Target } from '../Target';
import { Ground } from './art';
import {
  type Blow,
  blows,
  type Field,
  fallen,
  hurts,
  type Moment,
  resultsOf,
  spills,
  stackAt,
  sum,
  sumInWords,
  type Unit,
} from './fight';
import { heightOf, type Look, UnitCard } from './UnitCard';
import {
  type Board,
  type Card,
  LANES,
  type Lane,
  other,
  type Place,
  planned,
  type Side,
  sideName,
  terrainName,
  type View,
  whois,
  ZONES,
  type Zone,
} from './view';

/** Below this a lane has no room for upright cards side by side. */
const SLIM = 190;

interface Spot {
  side: Side;
  place: Place;
  unit: Unit | null;
  ghost: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The cards of a side on a tile, front and back, its planned ones among them; empty places are empty. */
function standing(field: Field, lane: Lane, zone: Zone, side: Side, plan: View['sides']['A']['plan'] | null) {
  const stack = stackAt(field, lane, zone, side);
  const here: ({ unit: Unit; ghost: boolean } | null)[] = stack.map((unit) => unit && { unit, ghost: false });
  for (const { card, place } of plan ? planned(plan, lane) : []) {
    const coming = { unit: { card, hp: null }, ghost: true };
    const [front, back] = here;
    if (place === 'front' && front) here.splice(0, 2, coming, front);
    else if (!front) here[0] = coming;
    else if (!back) here[1] = coming;
    else here.push(coming);
  }
  return here;
}

/** Where cards stand in a lane of this size, seen from the near side. */
function spotsOf(
  { view, field, near, planning }: Pick<Props, 'view' | 'field' | 'near' | 'planning'>,
  lane: Lane,
  box: Box,
): Spot[] {
  const plan = (side: Side) => (planning && side === near ? view.sides[side].plan : null);
  const at = (side: Side, place: number) => ({ side, place: PLACES[Math.min(place, 1)] ?? 'back' });
  if (view.lanes[lane].tiles) {
    const home: Zone = near === 'A' ? 'BaseA' : 'BaseB';
    return tilesOf(near).flatMap((zone, row) =>
      [other(near), near].flatMap((side, line) => {
        const here = standing(field, lane, zone, side, zone === home ? plan(side) : null);
        const w = (box.w - 12) / Math.max(2, here.length) - 4;
        const h = box.tile / 2 - 13;
        return here.map((one, place) => ({
          ...at(side, place),
          unit: one?.unit ?? null,
          ghost: one?.ghost ?? false,
          x: 6 + place * (w + 4),
          y: box.top + row * box.tile + 18 + line * (h + 4),
          w,
          h,
        }));
      }),
    );
  }
  return [other(near), near].flatMap((side) => {
    const own = side === near;
    return standing(field, lane, field.zones[lane], side, plan(side)).map((one, place) => {
      const spot = own ? box.own(place) : box.foe(place);
      return { ...at(side, place), unit: one?.unit ?? null, ghost: one?.ghost ?? false, ...spot };
    });
  });
}

const PLACES: Place[] = ['front', 'back'];
const tilesOf = (near: Side): Zone[] => (near === 'A' ? ZONES.toReversed() : ZONES);

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Box {
  w: number;
  top: number;
  /** The line between the sides. */
  line: number;
  /** How high a tile of the marching board is. */
  tile: number;
  slim: boolean;
  own(place: number): Rect;
  foe(place: number): Rect;
}

/** Places by size: upright ones side by side, or lying ones above each other where a lane is slim. */
function boxOf(w: number, height: number): Box {
  const slim = w < SLIM;
  const top = slim ? 36 : 30;
  const half = (height - top) / 2;
  const line = top + half;
  const tile = (height - top - 4) / 3;
  const common = { w, top, line, tile, slim };
  if (slim) {
    const band = 13;
    const h = Math.min(76, (half - band - 9) / 2.1);
    const size = (place: number) => (place === 0 ? { w: w - 10, h: h * 1.15 } : { w: w - 26, h: h * 0.95 });
    const rect = (place: number, away: -1 | 1): Rect => {
      const { w: wide, h: high } = size(place);
      const near = band + (place === 0 ? 0 : h * 1.15 + 4);
      return { x: (w - wide) / 2, y: away > 0 ? line + near : line - near - high, w: wide, h: high };
    };
    return { ...common, own: (place) => rect(place, 1), foe: (place) => rect(place, -1) };
  }
  const band = 30;
  const front = Math.min((half - band - 8) / 1.25, (w - 58) / 1.78, 190);
  const back = front * 0.78;
  const spare = (w - 40 - front - back) / 3;
  const [frontX, backX] = [36 + spare * 0.6, w - back - spare * 0.8 - 4];
  const rect = (place: number, away: -1 | 1): Rect => {
    const wide = place === 0 ? front : back;
    const high = heightOf(wide);
    const shift = place === 0 ? 0 : heightOf(front) - high;
    const y = away > 0 ? line + band + shift : line - band - shift - high;
    // A third planned card waits behind the second.
    return { x: place === 0 ? frontX : backX - (place > 1 ? 12 : 0), y, w: wide, h: high };
  };
  return { ...common, own: (place) => rect(place, 1), foe: (place) => rect(place, -1) };
}

interface Props {
  board: Board;
  view: View;
  field: Field;
  moment: Moment | null;
  near: Side;
  glow: Glow;
  width: number;
  height: number;
  planning: boolean;
  inspect(card: Card): void;
}

export function Lanes(props: Props) {
  const { t } = useWords();
  const { near, width, height } = props;
  const gap = width < 600 ? 5 : 10;
  const w = (width - gap * 2) / 3;
  const lanes = near === 'A' ? LANES : LANES.toReversed();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="absolute inset-0 select-none"
      role="group"
      aria-label={t('clans.board')}
    >
      {lanes.map((lane, at) => (
        <g key={lane} transform={`translate(${at * (w + gap)} 0)`}>
          <LaneField {...props} lane={lane} w={w} />
        </g>
      ))}
    </svg>
  );
}

function LaneField(props: Props & { lane: Lane; w: number }) {
  const words = useWords();
  const { t } = words;
  const clip = useId();
  const { board, view, field, moment, near, glow, height, lane, w, inspect } = props;
  const { say } = board;
  const box = boxOf(w, height);
  const page = view.lanes[lane];
  const zone = field.zones[lane];
  const terrain = page.terrain[zone];
  const live = moment?.lane === lane;
  const waits = moment !== null && moment.lane !== null && !live;
  const spots = spotsOf(props, lane, box);
  const hurt = moment ? hurts(moment) : undefined;
  const fell = moment ? fallen(moment) : undefined;
  const strikes = live ? blows(moment) : [];
  const acting = new Set(strikes.map(({ attacker }) => attacker));
  const where = zoneWords(zone, board.seat === undefined ? null : near, t);
  const ground = terrain === 'none' ? null : terrainName(terrain, words);
  const name = sentence(say(`lane.${lane}`));
  const tiles = page.tiles !== undefined;
  const about = tiles ? '' : [where, ground].filter(Boolean).join(' · ');
  return (
    <>
      <Target
        thing={{ kind: 'lane', id: lane }}
        label={[t('clans.lane', { name: say(`lane.${lane}`) }), about].filter(Boolean).join(', ')}
        glow={glow}
        picked={board.picked}
        press={board.press}
      >
        <clipPath id={clip}>
          <rect width={w} height={height} rx="12" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <svg
            width={w}
            height={height}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="clans-ground"
            aria-hidden="true"
          >
            <Ground terrain={tiles ? 'none' : terrain} />
          </svg>
          <rect width={w} height={box.top - 2} fill="#0a1f1a" fillOpacity=".82" />
        </g>
        {box.slim ? (
          <>
            <text
              x={w / 2}
              y="15"
              textAnchor="middle"
              fontSize="14"
              fontWeight="700"
              fill="#fffdf6"
              className="serif"
            >
              {name}
            </text>
            <text x={w / 2} y="29" textAnchor="middle" fontSize="11" fill="#e7efe0">
              {tiles ? '' : where}
            </text>
          </>
        ) : (
          <text x="12" y="19" fontSize="15" fontWeight="700" fill="#fffdf6" className="serif">
            {name}
            <tspan dx="8" fontSize="12" fontWeight="400" fill="#e7efe0" className="font-sans">
              {about}
            </tspan>
          </text>
        )}
        <rect
          x="1"
          y="1"
          width={w - 2}
          height={height - 2}
          rx="12"
          fill="none"
          stroke={live ? '#f2b84b' : '#ffffff30'}
          strokeWidth={live ? 3 : 2}
        />
        <rect x="2" y="2" width={w - 4} height={height - 4} rx="12" className="halo" />
      </Target>
      <g pointerEvents="none">
        {tiles ? (
          tilesOf(near).map((one, row) => (
            <g key={one} transform={`translate(0 ${box.top + row * box.tile})`}>
              <rect
                x="4"
                y="2"
                width={w - 8}
                height={box.tile - 4}
                rx="8"
                fill="#0a1f1a"
                fillOpacity=".35"
                stroke="#ffffff40"
              />
              <text x="9" y="14" fontSize="11" fill="#f4f0e4">
                {[
                  zoneWords(one, board.seat === undefined ? null : near, t),
                  page.terrain[one] !== 'none' && terrainName(page.terrain[one], words),
                  one === 'Middle' && page.owner,
                ]
                  .filter(Boolean)
                  .slice(0, box.slim ? 1 : 3)
                  .join(' · ')}
              </text>
            </g>
          ))
        ) : (
          <>
            {!box.slim && <Rail near={near} zone={zone} line={box.line} live={live} />}
            <path
              d={`M${box.slim ? 6 : 36} ${box.line}H${w - 8}`}
              stroke={live ? '#f2b84b' : '#ffffff5c'}
              strokeWidth="2"
            />
          </>
        )}
      </g>
      <g opacity={waits ? 0.75 : 1} className="clans-fades">
        {spots.map((spot, at) => {
          const { unit } = spot;
          const transform = `translate(${spot.x} ${spot.y})`;
          if (!unit)
            return tiles ? null : (
              <g key={`${spot.side}${spot.place}`} transform={transform} pointerEvents="none">
                <rect
                  width={spot.w}
                  height={spot.h}
                  rx="8"
                  fill="#0a1f1a"
                  fillOpacity=".25"
                  stroke="#ffffff5c"
                  strokeDasharray="5 5"
                />
                <text x={spot.w / 2} y={spot.h / 2 + 4} fontSize="12" textAnchor="middle" fill="#f4f0e4">
                  {t(`clans.${spot.place}`)}
                </text>
              </g>
            );
          const id = unit.card;
          const known = whois(view, id, say);
          const wound = hurt?.get(id);
          const look: Look = {
            known,
            hp: unit.hp === null ? null : Math.max(0, unit.hp),
            own: spot.side === near,
            hidden: t('clans.unknown'),
            ghost: spot.ghost,
            tick: live ? moment.tick : null,
            ...(wound ? { change: wound.after - wound.before } : {}),
            fell: fell?.has(id) ?? false,
          };
          const label = [
            known?.name ?? t('clans.unknown'),
            known &&
              t('clans.numbers', {
                damage: known.damage,
                health: look.hp ?? known.health,
                tick: known.tick,
              }),
            t(`clans.${spot.place}`),
            t('clans.of_side', { side: sideName(spot.side, board.say) }),
            spot.ghost && t('clans.planned'),
          ];
          const press = !spot.ghost && glow.has(`lane:${lane}`);
          return (
            <Target
              key={id.endsWith('?') ? `${id}${at}` : id}
              thing={{ kind: 'card', id }}
              label={label.filter(Boolean).join(', ')}
              glow={spot.ghost ? glow : NONE}
              picked={board.picked}
              press={board.press}
              transform={transform}
              className="moves"
            >
              <g
                onPointerEnter={() => inspect(id)}
                onClick={press ? () => board.press({ kind: 'lane', id: lane }) : () => inspect(id)}
                className={press ? 'cursor-pointer' : ''}
                {...(press ? { 'data-presses': `lane:${lane}`, 'data-about': `card:${id}` } : {})}
              >
                <g
                  key={`${moment?.told.length ?? 0}`}
                  className={
                    acting.has(id) ? (spot.side === near ? 'clans-lunge-up' : 'clans-lunge-down') : undefined
                  }
                >
                  <UnitCard look={look} w={spot.w} h={spot.h} />
                </g>
              </g>
            </Target>
          );
        })}
      </g>
      {live && !tiles && (
        <g key={moment.told.length} pointerEvents="none">
          {box.slim ? (
            <Pill x={w / 2} y={box.line} text={atLine(moment, near, board, t)} now />
          ) : strikes.length > 0 ? (
            <>
              <Sums strikes={strikes.filter(({ side }) => side === near)} up {...{ w, box, say }} />
              <Sums strikes={strikes.filter(({ side }) => side !== near)} {...{ w, box, say }} />
            </>
          ) : (
            <Pill x={w / 2 + 14} y={box.line} text={atLine(moment, near, board, t)} now />
          )}
          {!box.slim &&
            [...spills(moment)].map(([card, damage]) => (
              <Spill key={card} spots={spots} card={card} text={t('clans.spills', { number: damage })} />
            ))}
        </g>
      )}
    </>
  );
}

const NONE: Glow = new Map();

/** What is told at the line of a lane where nobody strikes. */
function atLine(moment: Moment, near: Side, board: Board, t: T): string {
  if (moment.kind === 'tick' && moment.tick) return t('clans.tick', { number: moment.tick });
  const [result] = resultsOf(moment.said);
  if (result) {
    const seat = board.seat === undefined ? null : near;
    if (result.winner === null) return t('clans.lane_open');
    const won =
      seat === null
        ? t('clans.lane_won', { side: result.winner })
        : t(result.winner === seat ? 'clans.lane_yours' : 'clans.lane_theirs');
    return result.hit ? `${won} · −${result.hit.damage}` : won;
  }
  const contested = moment.said.some((said) => {
    const [kind, body] = read(said);
    return kind === 'lane_start' && body.contested;
  });
  if (moment.kind === 'lane') return t(contested ? 'clans.fight_begins' : 'clans.no_fight');
  return t(`clans.moment_${moment.kind}`);
}

/** What a zone is called by somebody who sits at the table, or by a spectator. */
export function zoneWords(zone: Zone, near: Side | null, t: (key: string) => string): string {
  if (zone === 'Middle' || near === null) return t(`clans.zone_${zone}`);
  return t(zone === `Base${near}` ? 'clans.zone_own' : 'clans.zone_foe');
}

/** How far the lane is pushed: their base, the middle, ours. */
function Rail({ near, zone, line, live }: { near: Side; zone: Zone; line: number; live: boolean }) {
  return (
    <g transform={`translate(19 ${line})`} aria-hidden="true">
      <path d="M0-54V54" stroke="#fff" strokeOpacity=".35" strokeWidth="3" strokeDasharray="3 5" />
      {tilesOf(near).map((one, at) => {
        const here = one === zone;
        const colour = one === 'Middle' ? '#f4f0e4' : at === 0 ? '#f6a48f' : '#8fd6e6';
        return (
          <g key={one} transform={`translate(0 ${(at - 1) * 58})`}>
            <circle
              r={here ? 12 : 9.5}
              fill={here ? colour : '#0b241e'}
              stroke={here && live ? '#f2b84b' : colour}
              strokeWidth={here ? 3 : 1.5}
            />
            <path
              d={
                one === 'Middle'
                  ? 'M-5 5L5-5M5 5L-5-5'
                  : 'M-5 6V-3l2.500-2.500 2.500 2.500 2.500-2.500 2.500 2.500V6z'
              }
              fill={one === 'Middle' ? 'none' : here ? '#14251f' : colour}
              stroke={here ? '#14251f' : colour}
              strokeWidth="1.800"
            />
          </g>
        );
      })}
    </g>
  );
}

function Pill({ x, y, text, now = false }: { x: number; y: number; text: string; now?: boolean }) {
  const w = text.length * 6.9 + 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="enter">
        <rect x={-w / 2} y="-11" width={w} height="22" rx="8" fill={now ? '#f2b84b' : '#0a1f1a'} />
        <text
          y="4.500"
          fontSize="12.500"
          fontWeight="700"
          textAnchor="middle"
          fill={now ? '#2a1d05' : '#fff'}
        >
          {text}
        </text>
      </g>
    </g>
  );
}

/** What adds to a hit, and what takes from it. */
const colourOf = (part: string) =>
  part.startsWith('+') ? '#1e6b38' : part.startsWith('−') ? '#a3261b' : '#2a231c';

/** What made a hit, at the line: ours point up, theirs down. */
function Sums({
  strikes,
  up = false,
  w,
  box,
  say,
}: {
  strikes: Blow[];
  up?: boolean;
  w: number;
  box: Box;
  say: Board['say'];
}) {
  const [first] = strikes;
  if (!first) return null;
  const x = 36;
  const wide = w - x - 8;
  const room = wide - 62;
  const parts = sumInWords(first.parts, say);
  const inWords = parts.join(' ');
  // In words where they can be read, else in signs.
  const fit = room / (inWords.length * 0.56);
  const [text, size] = fit >= 10 ? [parts, Math.min(12.5, fit)] : [[sum(first.parts)], 12.5];
  const total = strikes.reduce((all, { damage }) => all + damage, 0);
  return (
    <g transform={`translate(${x} ${up ? box.line - 27 : box.line + 3})`}>
      <g className="enter" role="img" aria-label={`${inWords} = ${first.damage}`} data-sum={first.damage}>
        <rect width={wide} height="24" rx="8" fill="#fffaf0" stroke="#2a231c" strokeOpacity=".4" />
        <path d={up ? 'M9 16l5-9 5 9z' : 'M9 8l5 9 5-9z'} fill={up ? '#1f6f86' : '#b0452f'} />
        <text x="25" y="16.500" fontSize={size} fontWeight="600" fill="#2a231c">
          {text.map((part, at) => (
            <tspan key={part} data-part={part} dx={at > 0 ? 4 : 0} fill={colourOf(part)}>
              {part}
            </tspan>
          ))}
          {strikes.length > 1 && ` +${strikes.length - 1}`}
        </text>
        <rect x={wide - 35} y="3" width="31" height="18" rx="6" fill="#c8301c" />
        <text
          x={wide - 19.5}
          y="16.500"
          fontSize="13"
          fontWeight="700"
          textAnchor="middle"
          fill="#fff"
          className="tabular"
        >
          {total}
        </text>
      </g>
    </g>
  );
}

/** What the front card could not take goes on to the one behind. */
function Spill({ spots, card, text }: { spots: Spot[]; card: Card; text: string }): ReactNode {
  const back = spots.find(({ unit }) => unit?.card === card);
  const front = spots.find(({ side, place }) => side === back?.side && place === 'front');
  if (!back || !front || back === front) return null;
  const above = back.y > front.y;
  const y = above ? front.y + 13 : front.y + front.h - 13;
  const x = back.x + back.w / 2;
  return (
    <>
      <path
        className="enter"
        d={`M${front.x + front.w - 8} ${y}H${back.x - 2}`}
        stroke="#f2b84b"
        strokeWidth="4"
        strokeDasharray="7 5"
      />
      <Pill x={x} y={y} text={text} now />
    </>
  );
}
