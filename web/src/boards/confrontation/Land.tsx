// The land between the two homes: regions, their names, the river, the tunnel and the last move.

import { useWords } from '../../language';
import type { BoardProps } from '../board';
import { type Glow, Target } from '../Target';
import type { Move } from './told';
import { type Board, type Layout, type Region, ROWS } from './view';

const LAND = ['#86b06f', '#93b56f', '#a8b56c', '#8d8a86', '#a9945f', '#98734f', '#5d3a38'];
const MOUNTAINS = 3;

export function RegionCell({
  region,
  plan,
  glow,
  now,
  picked,
  press,
  say,
  view,
}: Board & { region: Region; plan: Layout; glow: Glow; now: boolean }) {
  const { t } = useWords();
  const { x, y } = plan.at(region);
  const row = rowOf(region);
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
      <path d={plan.cell} fill={LAND[row]} stroke="#2b261d" strokeWidth="3" />
      {row === MOUNTAINS && <Peaks />}
      {(row === 1 || row === 2) && <Trees fill="#4f7a45" />}
      {(row === 4 || row === 5) && <Trees fill="#6d5f36" />}
      {row === 0 && <path d="M-70 50q30-38 62 0 28-30 66 0z" fill="#5f8a50" opacity=".8" />}
      {row === 6 && <path d="M-60 52l34-54 12 20 18-40 22 44 12-14 24 44z" fill="#331d1b" opacity=".9" />}
      {now && <path d={plan.cell} fill="none" stroke="#f2b84b" strokeWidth="9" transform="scale(.95)" />}
      <path d={plan.cell} className="halo" transform="scale(.95)" />
    </Target>
  );
}

export const rowOf = (region: Region) => ROWS.findIndex((one) => one.includes(region));

/** Over all cells, so that no neighbour covers a name. */
export function RegionName({ region, plan, say }: { region: Region; plan: Layout; say: BoardProps['say'] }) {
  const { x, y } = plan.at(region);
  const name = say(`region.${region}`);
  // The upper edge of a cell is short; a long name is written smaller rather than over its neighbours.
  const fits = (plan.wide ? 142 : 150) / (name.length * 0.5);
  return (
    <text
      textAnchor="middle"
      x={x}
      y={y + (plan.wide ? -63 : -50)}
      fontSize={Math.min(22, fits)}
      fontWeight="700"
      fontFamily="Georgia, serif"
      fill="#1d1811"
      stroke="#fff8e4"
      strokeWidth="4"
      strokeOpacity=".8"
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

function Trees({ fill }: { fill: string }) {
  return (
    <g fill={fill} opacity=".55">
      <path d="M-78 30l12-26 12 26zM-62 44l12-26 12 26zM56 36l12-26 12 26z" />
    </g>
  );
}

/** The river runs one way, the tunnel from Eregion to Fangorn: arrows over the borders. */
export function River({ plan }: { plan: Layout }) {
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

/** The last move: from where, dotted, by an arrow to where. */
export function LastMove({ move, plan }: { move: Move; plan: Layout }) {
  const [p, q] = [plan.at(move.from), plan.at(move.to)];
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const [ux, uy] = [(q.x - p.x) / length, (q.y - p.y) / length];
  const [a, b] = [
    { x: p.x + ux * 34, y: p.y + uy * 34 },
    { x: q.x - ux * 62, y: q.y - uy * 62 },
  ];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g
      pointerEvents="none"
      aria-hidden="true"
      data-testid="last-move"
      data-from={move.from}
      data-to={move.to}
    >
      <path
        d={plan.cell}
        transform={`translate(${p.x} ${p.y}) scale(.93)`}
        fill="none"
        stroke="#f2b84b"
        strokeWidth="5"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="#2a1d05" strokeWidth="15" strokeLinecap="round" />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="#f2b84b" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-12-20L22 0-12 20z"
        transform={`translate(${b.x} ${b.y}) rotate(${angle})`}
        fill="#f2b84b"
        stroke="#2a1d05"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  );
}
