// Beside the map: the Fellowship and the Hunt, politics, reinforcements, who plays whom.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import type { Thing } from '../../wire';
import { sentence } from '../../words';
import { entriesOf } from '../entries';
import { type Glow, TargetButton } from '../Target';
import { REGIONS } from './map';
import { initials } from './Pieces';
import { TILES, Tile } from './Tile';
import { teammateOf, teammates } from './team';
import {
  type Board,
  CODE,
  type Force,
  NATIONS,
  type Nation,
  ownerOf,
  type Position,
  type Region,
  SIDES,
  sideOf,
  sideOfSeat,
  type View,
} from './view';

const SEAT_NAMES = ['seat.first', 'seat.second', 'seat.third', 'seat.fourth'];

export interface Part {
  view: View;
  glow: Glow;
  board: Board;
}

/** A thing in words that may be pressed. */
export function Chip({
  thing,
  children,
  glow,
  board,
  label,
  className = '',
}: {
  thing: Thing;
  children: ReactNode;
  glow: Glow;
  board: Board;
  label?: string;
  className?: string;
}) {
  return (
    <TargetButton
      thing={thing}
      label={label}
      glow={glow}
      picked={board.picked}
      press={board.press}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-lg border-2 px-2 text-sm ${className}`}
      idle="border-line bg-sheet"
      lit="border-glow font-medium hover:bg-warnbg"
      unpicked="bg-sheet"
      chosen="bg-warnbg ring-2 ring-glow"
    >
      {children}
    </TargetButton>
  );
}

export function Box({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-raised p-3">
      <h3 className="mb-2 flex items-baseline gap-2 font-sans text-sm font-semibold">
        {title}
        {aside && <span className="ml-auto text-xs font-normal text-soft">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}

/** A row of numbered boxes with one marked. */
function Track({
  from,
  to,
  at,
  label,
  end,
}: {
  from: number;
  to: number;
  at: number;
  label: string;
  end: string;
}) {
  return (
    <div className="grid gap-1">
      <p className="text-xs">{label}</p>
      <div className="flex gap-0.5" role="img" aria-label={label}>
        {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((step) => (
          <span
            key={step}
            aria-hidden="true"
            className={`tabular grid h-6 min-w-0 flex-1 place-items-center rounded-sm border text-[0.7rem] ${step === at ? 'border-ink bg-ink font-bold text-sheet' : step < at ? 'border-line bg-warnbg text-warn' : 'border-line bg-sheet text-soft'}`}
          >
            {step === to ? end : step}
          </span>
        ))}
      </div>
    </div>
  );
}

export function FellowshipBox({ view, glow, board }: Part) {
  const { t } = useWords();
  const { fellowship } = view;
  const { say } = board;
  const company = entriesOf(view.characters).flatMap(([who, at]) => (at === 'fellowship' ? [who] : []));
  const region = REGIONS.get(fellowship.region)?.name ?? fellowship.region;
  return (
    <Box title={t('wotr.fellowship')} aside={t(fellowship.hidden ? 'wotr.hidden' : 'wotr.revealed')}>
      <div className="grid gap-2">
        {fellowship.mordor !== null ? (
          <Track
            from={0}
            to={5}
            at={fellowship.mordor}
            label={t('wotr.in_mordor', { step: fellowship.mordor })}
            end="▲"
          />
        ) : (
          <p className="text-sm">
            {t('wotr.last_seen', { region })} ·{' '}
            <strong>{t('wotr.progress', { number: fellowship.progress })}</strong>
          </p>
        )}
        <Track
          from={0}
          to={12}
          at={Math.min(12, fellowship.corruption)}
          label={t('wotr.corruption', { number: fellowship.corruption })}
          end="☠"
        />
        <div className="flex flex-wrap gap-1">
          {(company.includes(fellowship.guide) ? company : [fellowship.guide, ...company]).map((who) => (
            <Chip key={who} thing={{ kind: 'figure', id: who }} glow={glow} board={board}>
              <span
                aria-hidden="true"
                className="grid size-5 place-items-center rounded-full border-2 border-[#1c4480] bg-[#fff8e6] text-[0.6rem] font-bold text-[#1c4480]"
              >
                {initials(who)}
              </span>
              <span className="text-xs">
                {say(`character.${who}`)}
                {who === fellowship.guide && <strong> · {t('wotr.guide')}</strong>}
              </span>
            </Chip>
          ))}
        </div>
      </div>
    </Box>
  );
}

/** The Hunt: the box, the level, and every tile that may still come. */
export function HuntBox({ view }: Part) {
  const { t } = useWords();
  const { hunt, dice } = view;
  const [own, free] = [dice.shadow.hunt_box, dice.free_peoples.hunt_box];
  const kinds = new Map<string, { id: string; count: number }>();
  for (const id of hunt.pool) {
    const { value, eye, die, reveal, stop, owner } = TILES.get(id) ?? {};
    const key = JSON.stringify([value, eye, die, reveal, stop, owner]);
    kinds.set(key, { id, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return (
    <Box title={t('wotr.hunt_box')} aside={t('wotr.tiles', { count: hunt.pool.length })}>
      <p className="text-sm">{t('wotr.hunt', { dice: Math.min(5, own), level: own, bonus: free })}</p>
      <p className="mb-1.5 text-xs text-soft">{t('wotr.hunt_needs', { target: Math.max(2, 6 - free) })}</p>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {[...kinds.values()].map(({ id, count }) => (
          <Tile key={id} id={id} count={count} />
        ))}
      </div>
      {hunt.waiting.length > 0 && (
        <p className="mt-1.5 flex flex-wrap items-center gap-1 text-xs">
          {t('wotr.waiting_tiles')}
          {hunt.waiting.map((id) => (
            <Tile key={id} id={id} />
          ))}
        </p>
      )}
      {hunt.run.tile && (
        <p className="mt-1.5 flex items-center gap-2 text-sm font-medium">
          <Tile id={hunt.run.tile} /> {t('wotr.tile_now', { damage: hunt.run.damage })}
        </p>
      )}
    </Box>
  );
}

const STEPS: Position[] = ['Peace1', 'Peace2', 'Peace3', 'AtWar'];

export function Politics({ view, board }: Part) {
  const { t } = useWords();
  const seats = view.setup.seats;
  return (
    <Box title={t('wotr.politics')}>
      <table className="w-full text-xs">
        <thead>
          <tr className="text-soft">
            <th className="text-left font-normal">{t('wotr.nation')}</th>
            {STEPS.map((step) => (
              <th key={step} className="w-9 font-normal">
                <span aria-hidden="true">{step === 'AtWar' ? '⚔' : 3 - STEPS.indexOf(step)}</span>
                <span className="sr-only">{t(`wotr.${step}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NATIONS.map((nation) => {
            const { position, active } = view.nations[nation];
            const own = board.seat !== undefined && ownerOf(nation, seats) === board.seat;
            return (
              <tr key={nation} className="border-t border-line/70">
                <th scope="row" className="py-0.5 text-left font-medium">
                  <Crest nation={nation} /> {sentence(board.say(`nation.${nation}`))}
                  {seats > 2 && own && <strong> · {t('wotr.yours')}</strong>}
                </th>
                {STEPS.map((step) => (
                  <td key={step} className="text-center">
                    {position === step ? (
                      <span
                        className={`inline-grid size-6 place-items-center rounded-full border-2 text-[0.7rem] font-bold ${active ? 'border-ink bg-ink text-sheet' : 'border-ink border-dashed'}`}
                      >
                        <span aria-hidden="true">{step === 'AtWar' ? '⚔' : active ? 'A' : 'P'}</span>
                        <span className="sr-only">
                          {t(`wotr.${step}`)}, {t(active ? 'wotr.active' : 'wotr.passive')}
                        </span>
                      </span>
                    ) : (
                      <span aria-hidden="true" className="text-line">
                        ·
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-1 text-xs text-soft">{t('wotr.politics_key')}</p>
    </Box>
  );
}

/** The letters of a nation on its side's shield: round for the Free Peoples, cut for the Shadow. */
export function Crest({ nation }: { nation: Nation }) {
  const dark = sideOf(nation) === 'shadow';
  return (
    <span
      aria-hidden="true"
      className={`inline-grid h-5 w-6 place-items-center text-[0.65rem] font-bold text-white ${dark ? 'bg-[#86190f] [clip-path:polygon(20%_0,80%_0,100%_25%,100%_70%,50%_100%,0_70%,0_25%)]' : 'rounded-b-full rounded-t-sm bg-[#1c4480]'}`}
    >
      {CODE[nation]}
    </span>
  );
}

export function Reinforcements({ view, board }: Part) {
  const { t } = useWords();
  return (
    <Box title={t('wotr.reinforcements')} aside={t('wotr.lost')}>
      <table className="w-full text-xs">
        <thead>
          <tr className="text-soft">
            <th className="text-left font-normal">{t('wotr.nation')}</th>
            {(['regular', 'elite', 'leader'] as const).map((kind) => (
              <th key={kind} className="w-14 font-normal">
                {t(`wotr.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NATIONS.map((nation) => {
            const left = view.reinforcements[nation];
            const lost = view.casualties[nation];
            return (
              <tr key={nation} className="border-t border-line/70">
                <th scope="row" className="py-0.5 text-left font-medium">
                  <Crest nation={nation} /> {sentence(board.say(`nation.${nation}`))}
                </th>
                {(['regular', 'elite', 'leader'] as const).map((kind) => (
                  <td key={kind} className="tabular text-center">
                    {left[kind] ?? 0}
                    {(lost?.[kind] ?? 0) > 0 && <span className="text-soft"> −{lost?.[kind]}</span>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

/** R24: with three or four seats, who plays which nations and who leads; what a teammate decides. */
export function Teams({
  view,
  board,
  forces,
  go,
}: Part & { forces: Map<Region, Force[]>; go(region: Region): void }) {
  const { t } = useWords();
  const { seats } = view.setup;
  const { say } = board;
  if (seats < 3) return null;
  const own = sideOfSeat(board.seat);
  return (
    <Box title={t('wotr.teams')}>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <div key={side} className="rounded-lg border border-line bg-sheet p-2 text-sm">
            <p className="font-semibold">{sentence(say(`side.${side}`))}</p>
            <ul className="grid gap-1">
              {Array.from({ length: seats }, (_, seat) => seat)
                .filter((seat) => sideOfSeat(seat) === side)
                .map((seat) => (
                  <li key={seat} className={seat === board.seat ? 'font-medium' : ''}>
                    {sentence(say(SEAT_NAMES[seat] ?? ''))}
                    {seat === board.seat && ` (${t('seat.you')})`}
                    {view.leading[side] === seat && <strong> · ♛ {t('wotr.leads')}</strong>}
                    {view.acting === seat && <strong> · ▸ {t('wotr.acts')}</strong>}
                    <span className="mt-0.5 flex flex-wrap gap-0.5">
                      {NATIONS.filter((nation) => ownerOf(nation, seats) === seat).map((nation) => (
                        <span key={nation} title={say(`nation.${nation}`)}>
                          <Crest nation={nation} />
                          <span className="sr-only">{say(`nation.${nation}`)}</span>
                        </span>
                      ))}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {own && <TeammatesOptions view={view} board={board} forces={forces} go={go} />}
    </Box>
  );
}

/** What this seat is not offered because the other one of its team decides it. */
function TeammatesOptions({
  view,
  board,
  forces,
  go,
}: Omit<Part, 'glow'> & { forces: Map<Region, Force[]>; go(region: Region): void }) {
  const { t } = useWords();
  const all = teammates(view, forces, board.seat);
  if (all.length === 0) return null;
  const mate = teammateOf(board.seat, view.setup.seats) ?? 0;
  return (
    <section aria-label={t('wotr.theirs')} className="mt-2 text-sm">
      <h4 className="font-semibold">{t('wotr.theirs')}</h4>
      <p className="text-xs text-soft">
        {t('wotr.theirs_why', { who: sentence(board.say(SEAT_NAMES[mate] ?? '')) })}
      </p>
      <ul className="mt-1 grid gap-1">
        {all.map(({ what, rule, names, regions }) => (
          <li key={what} className="rounded-lg border border-dashed border-line px-2 py-1">
            {t(`wotr.theirs_${what}`)}{' '}
            {regions ? (
              regions.map((id) => (
                <button
                  key={id}
                  type="button"
                  className="mr-1.5 min-h-6 text-accent underline"
                  onClick={() => go(id)}
                >
                  {REGIONS.get(id)?.name ?? id}
                </button>
              ))
            ) : (
              <strong className="font-medium">
                {names.map((name) => sentence(board.say(name))).join(', ')}
              </strong>
            )}{' '}
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
