// The encounter in the middle of the table, dealt card by card: what it is, its numbers, the answer to
// it, and what it costs or brings.

import { useEffect, useRef } from 'react';
import { useWords } from '../../language';
import { isStill } from '../../stage/useCount';
import type { Hands } from '../Target';
import { CardGap, PlayingCard } from './PlayingCard';
import { Stat } from './Stat';
import type { Contest, Evasion, Encounter as Told } from './told';
import { type Board, type Card, SUIT_SIGN, type View } from './view';

export function Encounter({ told, hands, board }: { told: Told; hands: Hands; board: Board }) {
  const { t } = useWords();
  const { view } = board;
  const contest = told.contests.at(-1);
  return (
    <div className="grid min-w-0 gap-3 self-start xl:grid-cols-[minmax(0,1fr)_auto]" data-testid="encounter">
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-2xl font-semibold sm:text-3xl">{t(`cpg.kind_${told.kind}`)}</h2>
          <Facts told={told} view={view} />
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <Dealt told={told} view={view} hands={hands} />
          <Played view={view} />
        </div>
        {told.evasion && <Dodge evasion={told.evasion} />}
        {contest && <Round key={`${contest.foe} ${contest.foe_cards}`} contest={contest} />}
      </div>
      <Result key={`${told.result?.of} ${told.result?.left}`} told={told} now={board.beat !== undefined} />
    </div>
  );
}

/** Its cards: the first says what it is. What has left the table leaves a gap. */
function Dealt({ told, view, hands }: { told: Told; view: View; hands: Hands }) {
  const { t } = useWords();
  const held = new Set<Card>([...view.hand, ...view.active, ...view.played.map(({ card }) => card)]);
  const lies = view.encounter && new Set([view.encounter.agitator, ...view.encounter.props]);
  return (
    <ul className="flex gap-2">
      {told.cards.map((card, at) => {
        const jailor = view.encounter?.jailors?.find((one) => one.card === card);
        const isGone = held.has(card) || (lies !== null && !lies.has(card));
        return (
          <li key={card} className="grid justify-items-center gap-1">
            {isGone ? (
              <CardGap />
            ) : (
              <PlayingCard
                card={card}
                hands={hands}
                note={jailor ? t('cpg.jailor', { hp: jailor.hp }) : undefined}
              />
            )}
            <span className="min-h-4 text-xs text-[#ffe2a8]">{at === 0 && t(`cpg.first_${told.kind}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The numbers that the log or the table has of it. */
function Facts({ told, view }: { told: Told; view: View }) {
  const { t } = useWords();
  const { encounter, numbers } = view;
  const monster = encounter?.monster ?? told.monster;
  const healing = encounter?.healing ?? told.healer?.healing ?? null;
  const fee = encounter?.fee ?? told.healer?.fee ?? 0;
  return (
    <div className="flex min-h-12 flex-wrap gap-1.5">
      {monster && (
        <>
          <Stat name={t('cpg.attack')} value={monster.atk} />
          <Stat name={t('cpg.cards')} value={monster.dl} />
          <Stat name={t('cpg.hit_points')} value={monster.hp} />
        </>
      )}
      {told.kind === 'healer' && healing !== null && <Stat name={t('cpg.heals')} value={`+${healing}`} />}
      {told.kind === 'healer' && fee > 0 && (
        <Stat name={t('cpg.fee')} value={`${numbers.amount_paid}/${fee}`} />
      )}
      {told.kind === 'treasure' && encounter && (
        <Stat name={t('cpg.bonus')} value={`+${numbers.disarm_bonus}`} />
      )}
      {told.evasion && (
        <>
          <Stat name={t('cpg.difficulty')} value={told.evasion.difficulty} />
          <Stat name={t('cpg.damage')} value={told.evasion.damage} />
        </>
      )}
    </div>
  );
}

/** How a trap was dodged: the cards, their sum against the difficulty, and what is left of the damage. */
function Dodge({ evasion: { cards, score, difficulty, damage, actual } }: { evasion: Evasion }) {
  const { t } = useWords();
  return (
    <div className="enter flex flex-wrap items-center gap-3 rounded-xl bg-black/25 p-2" data-testid="dodge">
      <span className="flex gap-1">
        {cards.map((card) => (
          <PlayingCard key={card} card={card} size="small" />
        ))}
      </span>
      <dl className="tabular grid min-w-44 flex-1 gap-y-0.5 text-sm">
        <Line name={t('cpg.dodge')} value={t('cpg.dodge_of', { score, difficulty })} />
        <Line name={t('cpg.dodged')} value={damage === actual ? '0' : `−${damage - actual}`} />
        <Line name={t('cpg.damage_taken')} value={`${actual}`} strong />
      </dl>
    </div>
  );
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-white/30 pt-0.5 font-bold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className={strong ? 'serif text-lg leading-tight text-[#ffb8a6]' : ''}>{value}</dd>
    </div>
  );
}

/**
 * The more cards, the more of each lies under the next: two rows and their totals share one line. Where there
 * is still too little room they give way, all but the last.
 */
const closeness = (count: number) =>
  count > 3 ? '[&>*+*]:-ml-8 sm:[&>*+*]:-ml-9' : count > 2 ? '[&>*+*]:-ml-5' : 'gap-1';

/** A round: both totals face to face, and the side that lost it dimmed. */
function Round({ contest: { cards, score, foe_cards, foe_score, round } }: { contest: Contest }) {
  const { t } = useWords();
  const side = (of: Card[], total: number, lost: boolean, won: boolean, far: boolean) => (
    <div
      data-lost={lost || undefined}
      className={`flex min-w-0 flex-wrap items-center gap-2 ${far ? 'flex-row-reverse' : ''} ${lost ? 'opacity-60' : ''}`}
    >
      <span className={`flex min-w-0 ${closeness(of.length)}`}>
        {of.map((card) => (
          <span key={card} className="min-w-0 last:shrink-0">
            <PlayingCard card={card} size="small" />
          </span>
        ))}
      </span>
      <strong
        className={`serif tabular shrink-0 text-4xl leading-none xl:text-5xl ${won ? 'text-[#ffe49a]' : ''}`}
      >
        {total}
      </strong>
    </div>
  );
  return (
    <ul className="enter" aria-label={t('cpg.round')}>
      <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 rounded-xl bg-black/25 p-2">
        {side(cards, score, round === 'lost', round === 'won', false)}
        <span className="text-sm text-[#e9e2cf]">{t('cpg.against')}</span>
        {side(foe_cards, foe_score, round === 'won', round === 'lost', true)}
      </li>
    </ul>
  );
}

/** What you have played, with what it counts as. */
export function Played({ view }: { view: View }) {
  const { t } = useWords();
  if (view.played.length === 0) return null;
  return (
    <section aria-label={t('cpg.played')} className="pb-5">
      <h3 className="font-sans text-xs font-semibold text-[#e9e2cf]">{t('cpg.played')}</h3>
      <div className={`flex ${view.played.length > 2 ? '[&>*+*]:-ml-4' : 'gap-1'}`}>
        {view.played.map(({ card, as, value }) => (
          <PlayingCard key={card} card={card} size="small" note={`${value}${SUIT_SIGN[as]}`} />
        ))}
      </div>
    </section>
  );
}

/** The large number that flies to the hit points. */
function Result({ told, now }: { told: Told; now: boolean }) {
  const { t } = useWords();
  const flying = useRef<HTMLSpanElement>(null);
  const { result } = told;
  const of = result?.of;
  useEffect(() => {
    const number = flying.current;
    const heart = document.querySelector('[data-heart]');
    if (!now || !number || !heart || of === 'hit' || isStill() || typeof number.animate !== 'function')
      return;
    const [from, to] = [number.getBoundingClientRect(), heart.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    number.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0 },
      ],
      { duration: 550, delay: 350, easing: 'cubic-bezier(.5,0,.3,1)' },
    );
  }, [now, of]);
  if (!result) return <div className="hidden xl:block xl:w-44" />;
  const sign = `${of === 'healed' ? '+' : '−'}${result.amount}`;
  const look = of === 'healed' ? 'text-[#9fe0b0]' : of === 'hit' ? 'text-[#ffe49a]' : 'text-[#ff9b86]';
  return (
    <div className="self-center text-center xl:w-44" data-result={of}>
      <p
        className={`serif rise relative text-6xl font-bold leading-none sm:text-7xl ${sign.length < 3 ? 'xl:text-8xl' : ''} ${look}`}
      >
        {sign}
        <span ref={flying} aria-hidden="true" className="absolute inset-0 opacity-0">
          {sign}
        </span>
      </p>
      <p className="mt-1 text-sm">{t(`cpg.result_${of}`, { number: result.left })}</p>
    </div>
  );
}
