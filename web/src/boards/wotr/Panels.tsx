// Beside the map: the Fellowship and the Hunt, politics, reinforcements, who plays whom.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { nameOf } from '../../table/touch';
import type { Thing } from '../../wire';
import { type Say, sentence, spokenBy } from '../../words';
import { entriesOf } from '../entries';
import { type Glow, TargetButton } from '../Target';
import { AboutCharacter, CharacterName, Coin } from './Characters';
import { TILES, Tile } from './Tile';
import {
  type Board,
  CODE,
  cardName,
  facesOf,
  isShadow,
  NATIONS,
  type Nation,
  type Position,
  type Region,
  regionName,
  type Seat,
  SIDES,
  seatName,
  sideOf,
  type Teammate,
  type View,
} from './view';

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

export function Box({
  title,
  children,
  aside,
  about,
  tight = false,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  /** The thing that it speaks of, for whoever looks closer. */
  about?: string;
  tight?: boolean;
}) {
  return (
    <section
      aria-label={title}
      data-about={about}
      className={`min-w-0 rounded-xl border border-line bg-raised ${tight ? 'narrow p-2' : 'p-3'}`}
    >
      <h3 className={`flex ${tight ? 'mb-1' : 'mb-2'} items-baseline gap-2 font-sans text-sm font-semibold`}>
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
            {t('wotr.last_seen', { region: spokenBy(say, `region.${fellowship.region}`) })} ·{' '}
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
          {(company.includes(fellowship.guide) ? company : [fellowship.guide, ...company]).map((who) => {
            const thing = { kind: 'figure', id: who };
            const lit = glow.has(nameOf(thing));
            return (
              <span key={who} className="inline-flex items-center gap-0.5">
                <Chip thing={thing} glow={glow} board={board}>
                  <Coin who={who} />
                  <span className="text-xs">
                    {lit ? say(`character.${who}`) : <CharacterName who={who} say={say} />}
                    {who === fellowship.guide && <strong> · {t('wotr.guide')}</strong>}
                  </span>
                </Chip>
                {lit && <AboutCharacter who={who} say={say} />}
              </span>
            );
          })}
        </div>
      </div>
    </Box>
  );
}

/** The Hunt: the box, the level, and every tile that may still come. */
export function HuntBox({ view, tight = false }: Part & { tight?: boolean }) {
  const { t } = useWords();
  const { hunt } = view;
  const { level, dice, bonus, needs, rerolls, found } = view.counted.hunt;
  const kinds = new Map<string, { id: string; count: number }>();
  for (const id of hunt.pool) {
    const { value, eye, die, reveal, stop, owner } = TILES.get(id) ?? {};
    const key = JSON.stringify([value, eye, die, reveal, stop, owner]);
    kinds.set(key, { id, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return (
    <Box
      title={t('wotr.hunt_box')}
      aside={t('wotr.tiles', { count: hunt.pool.length })}
      tight={tight}
      about="hunt:box"
    >
      <p className={tight ? 'text-xs font-semibold' : 'text-sm'}>{t('wotr.hunt', { dice, level, bonus })}</p>
      <p className={`text-xs text-soft ${tight ? 'mb-1 leading-tight' : 'mb-1.5'}`}>
        {t('wotr.hunt_needs', { target: needs })} {rerolls > 0 && t('wotr.hunt_rerolls', { count: rerolls })}
      </p>
      {view.fellowship.mordor === null && (
        <p className={`font-semibold ${tight ? 'mb-1 text-xs leading-tight' : 'mb-1.5 text-sm'}`}>
          {t('wotr.hunt_found', { number: found })}
        </p>
      )}
      <div className={`flex flex-wrap ${tight ? 'gap-x-1.5 [&_svg]:size-6' : 'gap-x-2 gap-y-1'}`}>
        {[...kinds.values()].map(({ id, count }) => (
          <Tile key={id} id={id} count={count} />
        ))}
      </div>
      {hunt.waiting.length > 0 && (
        <p className={`mt-1.5 flex flex-wrap items-center gap-1 text-xs ${tight ? '[&_svg]:size-6' : ''}`}>
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

export function Politics({ view, board, tight = false }: Part & { tight?: boolean }) {
  const { t } = useWords();
  const seats = view.setup.seats;
  return (
    <Box title={t('wotr.politics')} tight={tight}>
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
            const own = board.seat !== undefined && view.counted.seats[board.seat]?.nations.includes(nation);
            return (
              <tr key={nation} className="border-t border-line/70">
                <th scope="row" className={`text-left font-medium ${tight ? '' : 'py-0.5'}`}>
                  <Crest nation={nation} /> {sentence(board.say(`nation.${nation}`))}
                  {seats > 2 && own && <strong> · {t('wotr.yours')}</strong>}
                </th>
                {STEPS.map((step) => (
                  <td key={step} className="text-center">
                    {position === step ? (
                      <span
                        className={`inline-grid place-items-center rounded-full border-2 text-[0.7rem] font-bold ${tight ? 'size-5' : 'size-6'} ${active ? 'border-ink bg-ink text-sheet' : 'border-ink border-dashed'}`}
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
      <p className={`text-xs text-soft ${tight ? 'leading-tight' : 'mt-1'}`}>{t('wotr.politics_key')}</p>
    </Box>
  );
}

/** The letters of a nation on its side's shield: round for the Free Peoples, cut for the Shadow. */
export function Crest({ nation }: { nation: Nation }) {
  const dark = isShadow(nation);
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

/** What a seat is called: with teams, by its own name and not by its side's. */
function useSeatName(view: View, say: Say): (seat: Seat) => string {
  const { t } = useWords();
  return (seat) =>
    sentence(
      view.counted.seats.length > 2
        ? t('wotr.team_seat', { seat: spokenBy(say, seatName(seat)) })
        : say(seatName(seat)),
    );
}

/** R3.11, R24.8: who acts after whom, from the seat whose action it is. */
export function OrderBox({ view, board }: Part) {
  const { t } = useWords();
  const name = useSeatName(view, board.say);
  const { order } = view.counted;
  if (view.phase !== 'action' || order.length === 0) return null;
  // `doing.next` is the place of the next action; the one before is being taken.
  const from = view.doing.next + order.length - 1;
  return (
    <Box title={t('wotr.order')} aside={<RuleLink rule={order.length > 2 ? 'R24.8' : 'R3.11'} />}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm">
        {order.map((_, at) => {
          const seat = order[(from + at) % order.length] ?? 0;
          const side = sideOf(view, seat) ?? 'free_peoples';
          const acts = at === 0 && view.acting === seat;
          const idle = !acts && facesOf(view.dice[side]).length === 0;
          return (
            <li
              key={at}
              {...(acts ? { 'aria-current': 'step' as const } : {})}
              className={`flex items-center gap-1 rounded-lg border px-2 py-1 ${acts ? 'border-2 border-accent font-semibold' : 'border-line bg-sheet'}`}
            >
              <span aria-hidden="true">{acts ? '▸' : `${at + 1}.`}</span>
              {name(seat)}
              {seat === board.seat && ` (${t('seat.you')})`}
              {acts && ` · ${t('wotr.acts')}`}
              {idle && <span className="text-xs text-soft">· {t('wotr.order_idle')}</span>}
              {at === 1 && !idle && <span className="text-xs font-semibold">· {t('wotr.order_next')}</span>}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

/** R24: with three or four seats, who plays which nations and who leads; what a teammate decides. */
export function Teams({ view, board, go }: Part & { go(region: Region): void }) {
  const { t } = useWords();
  const { say } = board;
  const { seats, teammate } = view.counted;
  const name = useSeatName(view, say);
  if (seats.length < 3) return null;
  return (
    <Box title={t('wotr.teams')}>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <div key={side} className="rounded-lg border border-line bg-sheet p-2 text-sm">
            <p className="font-semibold">{sentence(say(`side.${side}`))}</p>
            <ul className="grid gap-1">
              {seats.map((own, seat) =>
                own.side === side ? (
                  <li key={seat} className={seat === board.seat ? 'font-medium' : ''}>
                    {name(seat)}
                    {seat === board.seat && ` (${t('seat.you')})`}
                    {view.leading[side] === seat && <strong> · ♛ {t('wotr.leads')}</strong>}
                    {view.acting === seat && <strong> · ▸ {t('wotr.acts')}</strong>}
                    <span className="mt-0.5 flex flex-wrap gap-0.5">
                      {own.nations.map((nation) => (
                        <span key={nation} title={say(`nation.${nation}`)}>
                          <Crest nation={nation} />
                          <span className="sr-only">{say(`nation.${nation}`)}</span>
                        </span>
                      ))}
                    </span>
                  </li>
                ) : null,
              )}
            </ul>
          </div>
        ))}
      </div>
      {teammate && <TeammatesOptions mate={teammate} name={name} view={view} board={board} go={go} />}
    </Box>
  );
}

interface Theirs {
  what: 'advance' | 'recruit' | 'armies' | 'mixed' | 'minions' | 'nazgul' | 'cards' | 'lead';
  rule: string;
  names?: string[];
  /** Regions that the map can show. */
  regions?: Region[];
}

/** What a teammate decides alone, each with the rule that says so. */
function theirsOf(mate: Teammate, view: View, say: Say): Theirs[] {
  const nations = (list: Nation[]) => list.map((nation) => say(`nation.${nation}`));
  const side = sideOf(view, mate.seat);
  const all: Theirs[] = [
    { what: 'advance', rule: 'R24.11', names: nations(mate.advance) },
    { what: 'recruit', rule: 'R24.11', names: nations(mate.recruit) },
    { what: 'armies', rule: 'R24.11', regions: mate.armies },
    { what: 'mixed', rule: 'R24.18', regions: mate.mixed },
    { what: 'minions', rule: 'R24.13', names: mate.minions.map((who) => say(`character.${who}`)) },
    { what: 'nazgul', rule: 'R24.13', names: mate.nazgul ? nations(['sauron']) : [] },
    { what: 'cards', rule: 'R24.14', names: mate.cards.map((card) => cardName(card, say)) },
    { what: 'lead', rule: 'R24.7', names: mate.leads && side ? [say(`side.${side}`)] : [] },
  ];
  return all.filter(({ names, regions }) => (names ?? regions ?? []).length > 0);
}

/** What this seat is not offered because the other one of its team decides it. */
function TeammatesOptions({
  mate,
  name,
  view,
  board: { say },
  go,
}: Omit<Part, 'glow'> & { mate: Teammate; name(seat: Seat): string; go(region: Region): void }) {
  const { t } = useWords();
  const all = theirsOf(mate, view, say);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('wotr.theirs')} className="mt-2 text-sm">
      <h4 className="font-semibold">{t('wotr.theirs')}</h4>
      <p className="text-xs text-soft">{t('wotr.theirs_why', { who: name(mate.seat) })}</p>
      <ul className="mt-1 grid gap-1">
        {all.map(({ what, rule, names, regions }) => (
          <li key={what} className="rounded-lg border border-dashed border-line px-2 py-1">
            {t(`wotr.theirs_${what}`)}{' '}
            {regions?.map((id) => (
              <button
                key={id}
                type="button"
                className="mr-1.5 min-h-6 text-accent underline"
                onClick={() => go(id)}
              >
                {regionName(id, say)}
              </button>
            ))}
            {names && <strong className="font-medium">{names.map((one) => sentence(one)).join(', ')}</strong>}{' '}
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
