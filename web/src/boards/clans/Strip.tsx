// The row above the lanes: the five ticks of the fight that is shown, the card that is looked at, or what
// the last turn did.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { type Say, sentence } from '../../words';
import { Portrait } from './art';
import { CardFacts } from './CardFacts';
import { type LaneResult, lastResults, type Moment, strikers } from './fight';
import { zoneWords } from './Lanes';
import { type Board, type Card, LANES, type Side, sideName, type View, whois } from './view';

export function Strip({
  view,
  board,
  moment,
  near,
  looked,
}: {
  view: View;
  board: Board;
  moment: Moment | null;
  near: Side;
  looked: Card | null;
}) {
  const { t } = useWords();
  if (moment) return <Fight {...{ view, board, moment, near }} />;
  const known = looked === null ? undefined : whois(view, looked, board.say);
  if (known && board.prompt) return <CardFacts known={known} say={board.say} />;
  const last = lastResults(board.changes);
  return (
    <Row title={t('clans.turn', { number: view.turn })} note={<Ages view={view} say={board.say} />}>
      {last.length === 0 ? (
        <p className="text-sm max-lg:text-xs">{t('clans.goal')}</p>
      ) : (
        <ul className="grid min-w-0 flex-1 grid-cols-3 gap-1.5" aria-label={t('clans.last_turn')}>
          {LANES.flatMap((lane) => last.find((one) => one.lane === lane) ?? []).map((one) => (
            <li
              key={one.lane}
              className="rounded-lg bg-white/10 px-2 py-1 text-xs leading-tight max-lg:py-0.5"
            >
              <b className="serif block text-[#ffe2a6]">{sentence(board.say(`lane.${one.lane}`))}</b>
              <Result one={one} near={board.seat === undefined ? null : near} />
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

/** Who won a lane, and what came of it. */
export function Result({ one, near }: { one: LaneResult; near: Side | null }) {
  const { t } = useWords();
  if (one.winner === null) return t('clans.lane_open');
  const mine = one.winner === near;
  const won =
    near === null
      ? t('clans.lane_won', { side: one.winner })
      : t(mine ? 'clans.lane_yours' : 'clans.lane_theirs');
  const then = one.hit
    ? t('clans.crystal_lost', { number: one.hit.damage })
    : one.to && t('clans.moves_to', { zone: zoneWords(one.to, near, t) });
  return (
    <span
      className={`max-lg:line-clamp-1 ${near === null ? '' : mine ? 'text-[#a9e8b4]' : 'text-[#ffb9a6]'}`}
    >
      {[won, then].filter(Boolean).join(' · ')}
    </span>
  );
}

function Row({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex h-full min-w-0 items-center gap-3 rounded-xl bg-[#0f2c25] px-3 max-lg:gap-2 max-lg:px-2">
      <div className="shrink-0 max-sm:max-w-24">
        <h3 className="serif text-base font-semibold leading-tight max-lg:text-sm">{title}</h3>
        {note}
      </div>
      {children}
    </div>
  );
}

function Ages({ view, say }: { view: View; say: Say }) {
  const { t } = useWords();
  const { age_two, age_three } = view.rules;
  return (
    <>
      {view.age !== undefined && (
        <ol className="text-xs" aria-label={t('clans.ages')}>
          {[1, 2, 3].map((age) =>
            age < (view.age ?? 1) || age > (view.age ?? 1) + 1 ? null : (
              <li key={age} aria-current={age === view.age ? 'step' : undefined}>
                {t('clans.age', { number: age })}
                {age > (view.age ?? 1) &&
                  ` · ${t('clans.from_turn', { number: age === 2 ? age_two : age_three })}`}
              </li>
            ),
          )}
        </ol>
      )}
      {view.relic?.claimed && (
        <span className="block text-xs">
          {sentence(t('clans.relic', { side: sideName(view.relic.claimed, say) }))}
        </span>
      )}
    </>
  );
}

/** The fight of a lane as a line of its ticks, with who struck in each. */
function Fight({ view, board, moment, near }: { view: View; board: Board; moment: Moment; near: Side }) {
  const { t } = useWords();
  const { say } = board;
  const lane = moment.lane;
  const fought = moment.kind === 'tick' || moment.kind === 'lane';
  if (lane === null || !fought)
    return (
      <Row title={lane ? sentence(say(`lane.${lane}`)) : t('clans.turn', { number: view.turn })}>
        <p className="text-sm">{sentence(t(`clans.moment_${moment.kind}`))}</p>
      </Row>
    );
  const struck = strikers(moment.told, lane);
  return (
    <Row title={sentence(say(`lane.${lane}`))}>
      <ol className="grid min-w-0 flex-1 grid-cols-5 gap-1.5" aria-label={t('clans.ticks')}>
        {[1, 2, 3, 4, 5].map((tick) => {
          const who = [...(struck.get(tick) ?? [])];
          const now = tick === moment.tick;
          const done = struck.has(tick);
          return (
            <li
              key={tick}
              data-tick={tick}
              aria-current={now ? 'step' : undefined}
              className={`flex h-9 min-w-0 items-center lg:h-10 gap-1.5 overflow-hidden rounded-lg px-2 text-xs leading-tight max-sm:px-1 ${now ? 'bg-[#f2b84b] text-[#2a1d05]' : done ? 'bg-white/10' : 'border border-dashed border-white/40'}`}
            >
              <b className="serif text-base">{tick}</b>
              <span className="flex" aria-hidden="true">
                {who.slice(0, 2).map((card) => (
                  <svg
                    key={card}
                    viewBox="14 0 92 84"
                    preserveAspectRatio="xMidYMid slice"
                    className={`size-7 rounded-md border-2 max-sm:size-5 [&+&]:-ml-2 ${card.startsWith(near) ? 'border-[#1f8aa8]' : 'border-[#c9543b]'}`}
                  >
                    <Portrait known={whois(view, card, say)} />
                  </svg>
                ))}
              </span>
              <span className="min-w-0 max-xl:sr-only">
                {who.length > 1
                  ? t('clans.tick_both')
                  : who.length === 1
                    ? t('clans.tick_one')
                    : done
                      ? t('clans.tick_none')
                      : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </Row>
  );
}
