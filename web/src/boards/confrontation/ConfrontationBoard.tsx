// The Confrontation: sixteen regions between two homes, figures that hide, battles with two cards.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import type { BoardProps } from '../board';
import { entriesOf } from '../entries';
import { type Glow, glowOf, Target } from '../Target';
import { BattleStrip } from './BattleStrip';
import { CardRow } from './CardRow';
import { Hidden, Piece } from './Piece';
import {
  type Board,
  type Character,
  type Layout,
  layout,
  other,
  type Region,
  ROWS,
  type Side,
  type View,
} from './view';

export default function ConfrontationBoard(props: Board) {
  const { t } = useWords();
  const { say, view } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const wide = width >= 620;
  const near: Side = view.you ?? 'FELLOWSHIP';
  const plan = useMemo(() => layout(wide, near), [wide, near]);
  const glow = glowOf(props);
  const { placing, waiting } = view.counted;
  return (
    <div
      ref={box}
      className="bg-felt bg-[radial-gradient(ellipse_at_50%_20%,rgb(255_255_255_/_0.08),transparent_70%)] p-2 text-[#fffdf6] sm:p-4"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 px-1 text-sm">
        <span className="serif text-lg font-semibold">
          {placing ? t('cfr.placing') : t('cfr.turn', { number: view.turn })}
        </span>
        {!placing && (
          <span className="rounded-full bg-black/25 px-3 py-0.5">
            {t('cfr.to_move', { side: spokenBy(say, `seat.${view.to_move.toLowerCase()}`) })}
          </span>
        )}
        {view.setup.two_games && (
          <span>{t('cfr.points', { game: view.game, first: view.points[0], second: view.points[1] })}</span>
        )}
        {view.defeated.length > 0 && (
          <span className="ml-auto text-[#e9e2cf]">
            {t('cfr.fallen')}: {view.defeated.map((who) => say(`character.${who}`)).join(', ')}
          </span>
        )}
      </div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          className={`mx-auto block w-full ${wide ? 'max-h-[calc(100dvh-19rem)] min-h-80' : ''}`}
          role="group"
          aria-label={t('cfr.map')}
        >
          <Ways plan={plan} />
          {ROWS.flat().map((region) => (
            <RegionCell key={region} region={region} plan={plan} glow={glow} {...props} />
          ))}
          <River plan={plan} />
          {ROWS.flat().map((region) => (
            <RegionName key={region} region={region} plan={plan} say={say} />
          ))}
          {ROWS.flat().map((region) => (
            <Pieces key={region} region={region} plan={plan} view={view} glow={glow} board={props} />
          ))}
        </svg>
        <BattleStrip {...props} corners={width >= 780} />
      </div>
      {waiting.length > 0 && <Tray who={waiting} glow={glow} board={props} />}
      {!placing && (
        <div className={wide ? 'grid grid-cols-[3fr_2fr] items-end gap-4' : ''}>
          {[near, other(near)].map((side) => (
            <CardRow key={side} side={side} glow={glow} {...props} />
          ))}
        </div>
      )}
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => (typeof innerWidth === 'number' ? innerWidth - 80 : 0));
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}

const LAND = ['#7fa66a', '#8fae6c', '#a3b06a', '#8d8a86', '#a08d5f', '#93714f', '#6a4a40'];

function RegionCell({
  region,
  plan,
  glow,
  picked,
  press,
  say,
  view,
}: Board & { region: Region; plan: Layout; glow: Glow }) {
  const { t } = useWords();
  const { x, y } = plan.at(region);
  const row = ROWS.findIndex((one) => one.includes(region));
  const name = say(`region.${region}`);
  return (
    <Target
      thing={{ kind: 'region', id: region }}
      label={t('cfr.region', { name, limit: view.counted.limits[region] ?? 0 })}
      glow={glow}
      picked={picked}
      press={press}
      transform={`translate(${x} ${y})`}
    >
      <path d={plan.cell} fill={LAND[row]} stroke="#3a3226" strokeWidth="2" />
      {row === 3 && <Peaks />}
      {row === 0 && <path d="M-70 40q30-38 62 0 28-30 66 0z" fill="#5f8a50" opacity=".8" />}
      {row === 6 && <path d="M-60 46l34-54 12 20 18-40 22 44 12-14 24 44z" fill="#3f2a26" opacity=".85" />}
      <path d={plan.cell} className="halo" transform="scale(.95)" />
    </Target>
  );
}

/** Over all cells, so that no neighbour covers a name. */
function RegionName({ region, plan, say }: { region: Region; plan: Layout; say: BoardProps['say'] }) {
  const { x, y } = plan.at(region);
  const name = say(`region.${region}`);
  // The upper edge of a cell is short; a long name is written smaller rather than over its neighbours.
  const fits = (plan.wide ? 132 : 162) / (name.length * 0.52);
  return (
    <text
      textAnchor="middle"
      x={x}
      y={y + (plan.wide ? -64 : -54)}
      fontSize={Math.min(plan.wide ? 19 : 21, fits)}
      fontWeight="700"
      fontFamily="Georgia, serif"
      fill="#1d1811"
      stroke="#fff8e4"
      strokeWidth="3.5"
      strokeOpacity=".75"
      paintOrder="stroke"
      pointerEvents="none"
      aria-hidden="true"
    >
      {name}
    </text>
  );
}

function Peaks() {
  return (
    <g fill="#6d6a68" stroke="#3a3733" strokeWidth="1.5" strokeLinejoin="round" opacity=".9">
      <path d="M-62 58l26-44 22 34M10 58l28-50 30 50z" />
      <path d="M-30 60L2 0l34 60z" />
      <path d="M-8 18L2 0l11 20-6-4-5 7-5-8z" fill="#f2efe8" stroke="none" />
    </g>
  );
}

/** The tunnel under the mountains. */
function Ways({ plan }: { plan: Layout }) {
  const [from, to] = [plan.at('EREGION'), plan.at('FANGORN')];
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="#2a2018" strokeWidth="3" />;
}

/** The river runs one way, the tunnel from Eregion to Fangorn: arrows over the borders. */
function River({ plan }: { plan: Layout }) {
  const between = (a: Region, b: Region, from: number, to: number, aside = 0) => {
    const [p, q] = [plan.at(a), plan.at(b)];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const [ax, ay] = [(-(q.y - p.y) / length) * aside, ((q.x - p.x) / length) * aside];
    const mix = (share: number) => `${p.x + (q.x - p.x) * share + ax} ${p.y + (q.y - p.y) * share + ay}`;
    return `M${mix(from)}L${mix(to)}`;
  };
  return (
    <g fill="none" pointerEvents="none" aria-hidden="true">
      <defs>
        <marker
          id="flow"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0L10 5 0 10z" fill="#2c6f9c" />
        </marker>
        <marker
          id="dig"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4.5"
          markerHeight="4.5"
          orient="auto"
        >
          <path d="M0 0L10 5 0 10z" fill="#1d1811" />
        </marker>
      </defs>
      <g stroke="#2c6f9c" strokeWidth="7">
        <path d={between('MIRKWOOD', 'FANGORN', 0.42, 0.57, 47)} markerEnd="url(#flow)" />
        <path d={between('FANGORN', 'ROHAN', 0.42, 0.57, 47)} markerEnd="url(#flow)" />
      </g>
      <path
        d={between('EREGION', 'FANGORN', 0.28, 0.72)}
        stroke="#1d1811"
        strokeWidth="5"
        strokeDasharray="9 8"
        markerEnd="url(#dig)"
      />
    </g>
  );
}

function spots(count: number): { x: number; y: number; scale: number }[] {
  if (count === 1) return [{ x: 0, y: 6, scale: 1.22 }];
  if (count === 2) return [-1, 1].map((dir) => ({ x: dir * 39, y: 6, scale: 1.06 }));
  if (count === 3) return [-1, 0, 1].map((at) => ({ x: at * 56, y: 6, scale: 0.82 }));
  return Array.from({ length: count }, (_, at) => ({
    x: ((at % 2) * 2 - 1) * 38,
    y: -18 + Math.floor(at / 2) * 62,
    scale: count > 4 ? 0.58 : 0.74,
  }));
}

function Pieces({
  region,
  plan,
  view,
  glow,
  board,
}: {
  region: Region;
  plan: Layout;
  view: View;
  glow: Glow;
  board: Board;
}) {
  const { t } = useWords();
  const { say, picked, press } = board;
  const here = entriesOf(view.characters).flatMap(([who, where]) => (where === region ? [who] : []));
  const hidden = view.pieces.filter((piece) => piece.region === region);
  const places = spots(here.length + hidden.length);
  const { x, y } = plan.at(region);
  return (
    <g transform={`translate(${x} ${y + (plan.wide ? 0 : 16)})`}>
      {here.map((who, at) => {
        const place = places[at] ?? { x: 0, y: 0, scale: 1 };
        const name = say(`character.${who}`);
        const up = view.revealed.includes(who);
        const known = view.counted.known.includes(who);
        const notes = [up ? t('cfr.face_up') : '', known ? t('cfr.enemy_knows') : '']
          .filter(Boolean)
          .join(', ');
        return (
          <Target
            key={who}
            thing={{ kind: 'character', id: who }}
            label={t('cfr.piece', { name, region: spokenBy(say, `region.${region}`), notes })}
            glow={glow}
            picked={picked}
            press={press}
            transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}
            className={glow.has(`character:${who}`) ? '' : 'pointer-events-none'}
          >
            <Piece who={who} name={name} counted={view.counted} known={known} up={up} />
          </Target>
        );
      })}
      {hidden.map((piece, at) => {
        const place = places[here.length + at] ?? { x: 0, y: 0, scale: 1 };
        const total = view.counted.characters[piece.side].length;
        const names =
          piece.could_be.length < total ? piece.could_be.map((who) => say(`character.${who}`)) : [];
        const who = names.length > 0 ? names : t('cfr.unknown');
        return (
          <g
            key={at}
            role="img"
            aria-label={t('cfr.hidden', {
              side: spokenBy(say, `seat.${piece.side.toLowerCase()}`),
              region: spokenBy(say, `region.${region}`),
              who,
            })}
            transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}
            pointerEvents="none"
          >
            <title>{names.length > 0 ? names.join(', ') : who}</title>
            <Hidden side={piece.side} names={names} />
          </g>
        );
      })}
    </g>
  );
}

/** Characters that are still to be placed. */
function Tray({ who, glow, board }: { who: Character[]; glow: Glow; board: Board }) {
  const { t } = useWords();
  return (
    <section aria-label={t('cfr.tray')} className="mt-3">
      <h3 className="mb-1 font-sans text-xs font-semibold uppercase tracking-wider text-[#e9e2cf]">
        {t('cfr.tray')}
      </h3>
      <div className="flex flex-wrap gap-1">
        {who.map((one) => (
          <svg key={one} viewBox="-38 -46 76 94" className="w-16 sm:w-20" role="presentation">
            <Target
              thing={{ kind: 'character', id: one }}
              label={sentence(board.say(`character.${one}`))}
              glow={glow}
              picked={board.picked}
              press={board.press}
            >
              <Piece
                who={one}
                name={board.say(`character.${one}`)}
                counted={board.view.counted}
                known={false}
                up={false}
              />
            </Target>
          </svg>
        ))}
      </div>
    </section>
  );
}
