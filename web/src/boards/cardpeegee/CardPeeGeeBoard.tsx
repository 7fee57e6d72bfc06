// CardPeeGee: the day's encounter or the Town above, your cards below.

import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../language';
import { blow } from '../../sound';
import { read } from '../said';
import { glowOf, type Hands } from '../Target';
import { CardBack, CardFace, Slot } from './Card';
import { Figure } from './Figures';
import { useGliding } from './flip';
import { CardGap, PlayingCard, SIZE } from './PlayingCard';
import { DeathVeil, EndingVeil, endingOf } from './Veil';
import {
  type Board,
  type Card,
  type Event,
  SUIT_SIGN,
  sign,
  VICTORY_SIGN,
  type View,
  victoryName,
} from './view';

function Zone({
  title,
  children,
  empty,
}: {
  title: string;
  children: ReactNode;
  empty?: string | undefined;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 font-sans text-xs font-semibold uppercase tracking-wider text-[#e9e2cf]">
        {title}
      </h3>
      <div className="flex min-h-20 flex-wrap items-center gap-2 pb-2 sm:min-h-26">
        {children}
        {empty && <span className="text-sm text-[#d6d9c9]">{empty}</span>}
      </div>
    </section>
  );
}

function Stat({ name, value, big = false }: { name: string; value: ReactNode; big?: boolean }) {
  return (
    <div className="rounded-lg bg-black/25 px-3 py-1 text-center text-[#fffdf6]">
      <div className={`tabular font-semibold leading-tight ${big ? 'text-2xl' : 'text-lg'}`}>{value}</div>
      <div className="text-[0.68rem] uppercase tracking-wide text-[#e9e2cf]">{name}</div>
    </div>
  );
}

export default function CardPeeGeeBoard(props: Board) {
  const { t } = useWords();
  const { view } = props;
  const root = useRef<HTMLDivElement>(null);
  useGliding(root, view);
  useBlows(props);
  const hands: Hands = { glow: glowOf(props), picked: props.picked, press: props.press };
  const ending = endingOf(props);
  const shown = new Set(ending?.cards ?? []);
  // A card on display leaves a gap behind, so that the others keep their places.
  const held = (cards: Card[]) =>
    cards.map((card) =>
      shown.has(card) ? <CardGap key={card} /> : <PlayingCard key={card} card={card} hands={hands} />,
    );
  return (
    <div
      ref={root}
      className={`relative flex flex-col bg-felt bg-[radial-gradient(ellipse_at_50%_0%,rgb(255_255_255_/_0.10),transparent_65%)] p-3 text-[#fffdf6] sm:p-5 ${props.live ? 'lg:min-h-[calc(100dvh-8.6rem)]' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex items-center gap-2" role="img" aria-label={t('cpg.hp', { number: view.hp })}>
          <svg viewBox="-32 -30 64 58" className="h-14 w-16" aria-hidden="true">
            <path
              d="M0 24C-22 8-28 0-28-10-28-24-8-28 0-12 8-28 28-24 28-10 28 0 22 8 0 24z"
              fill="#c23b30"
              stroke="#fff3e0"
              strokeWidth="2"
            />
            <text textAnchor="middle" y="5" fontSize="19" fontWeight="700" fill="#fff">
              {view.hp}
            </text>
          </svg>
        </div>
        <Stat name={t('cpg.day')} value={view.day} />
        {view.setup.lives > 1 && <Stat name={t('cpg.life')} value={`${view.life}/${view.setup.lives}`} />}
        <Stat name={t('cpg.attack')} value={view.numbers.player_atk} />
        <Stat name={t('cpg.cards')} value={view.numbers.player_dl} />
        <Earned view={view} />
        <div className="ml-auto flex items-end gap-3">
          {view.character && (
            <div className="text-center">
              {shown.has(view.character) ? (
                <CardGap size="small" />
              ) : (
                <PlayingCard card={view.character} size="small" />
              )}
              <div className="text-[0.68rem] uppercase tracking-wide text-[#e9e2cf]">{t('cpg.you')}</div>
            </div>
          )}
          <div className="text-center">
            <span data-deck="" className={`${SIZE.small} inline-block`}>
              <svg
                viewBox="-39 -54 78 108"
                className="block w-full drop-shadow"
                role="img"
                aria-label={t('cpg.deck', { number: view.numbers.deck_size })}
              >
                {view.numbers.deck_size > 0 ? <CardBack /> : <Slot />}
              </svg>
            </span>
            <div className="tabular text-xs text-[#e9e2cf]">{view.numbers.deck_size}</div>
          </div>
        </div>
      </div>

      <div className="my-3 grid items-center gap-4 grid-cols-[auto_1fr] rounded-2xl bg-black/15 p-3 max-sm:gap-2 sm:p-4">
        <Scene {...props} />
        <div className="min-w-0">
          <Middle view={view} hands={hands} />
          <LastRound {...props} />
        </div>
      </div>

      {view.dealt.length > 0 && contestsOf(props.changes).length === 0 && (
        <Zone title={t('cpg.dealt')}>
          {view.dealt.map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
        </Zone>
      )}
      {view.played.length > 0 && (
        <Zone title={t('cpg.played')}>
          {view.played.map(({ card, as, value }) => (
            <PlayingCard key={card} card={card} note={`${value}${SUIT_SIGN[as]}`} />
          ))}
        </Zone>
      )}
      <div className="mt-auto grid gap-x-6 gap-y-2 pt-2 md:grid-cols-[1fr_auto]">
        <Zone
          title={t('cpg.hand', { number: view.hand.length })}
          empty={view.hand.length === 0 ? t('cpg.empty') : undefined}
        >
          {held(view.hand)}
        </Zone>
        {view.active.length > 0 && (
          <Zone title={t('cpg.active', { number: view.active.length })}>{held(view.active)}</Zone>
        )}
      </div>
      {view.phase === 'dead' && <DeathVeil key={view.life} {...props} />}
      {ending && <EndingVeil ending={ending} {...props} />}
    </div>
  );
}

function Scene({ view }: Board) {
  const { in_town, large } = view.counted;
  const kind = view.encounter?.kind ?? (in_town ? 'town' : 'rest');
  return (
    <div className="flex justify-center">
      <Figure kind={kind} large={large} />
    </div>
  );
}

function Middle({ view, hands }: { view: View; hands: Hands }) {
  const { t } = useWords();
  const { encounter, numbers } = view;
  if (view.counted.in_town)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-2 text-2xl font-semibold">{t('cpg.town')}</h2>
        {view.phase === 'town_shopping' && <Stat name={t('cpg.spent')} value={numbers.amount_spent} big />}
        {view.phase === 'town_shopping' && <Stat name={t('cpg.buys')} value={numbers.cards_bought} big />}
        {view.phase === 'town_healing' && (
          <Stat name={t('cpg.heals')} value={`+${numbers.town_healing}`} big />
        )}
      </div>
    );
  if (!encounter) return <p className="serif text-xl">{view.day > 0 ? t('cpg.road') : t('cpg.before')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div>
        <h2 className="text-2xl font-semibold">{t(`cpg.kind_${encounter.kind}`)}</h2>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {encounter.monster && (
            <>
              <Stat name={t('cpg.attack')} value={encounter.monster.atk} />
              <Stat name={t('cpg.cards')} value={encounter.monster.dl} />
              <Stat name={t('cpg.hit_points')} value={encounter.monster.hp} />
            </>
          )}
          {encounter.healing !== null && <Stat name={t('cpg.heals')} value={`+${encounter.healing}`} />}
          {encounter.fee !== null && encounter.fee > 0 && (
            <Stat name={t('cpg.fee')} value={`${numbers.amount_paid}/${encounter.fee}`} />
          )}
          {encounter.kind === 'treasure' && <Stat name={t('cpg.bonus')} value={`+${numbers.disarm_bonus}`} />}
        </div>
      </div>
      <div className="flex items-center gap-2">
        {encounter.agitator && <PlayingCard card={encounter.agitator} hands={hands} />}
        {encounter.props.map((card, at) => {
          const jailor = encounter.jailors?.find((one) => one.card === card);
          return card ? (
            <PlayingCard
              key={at}
              card={card}
              hands={hands}
              note={jailor ? t('cpg.jailor', { hp: jailor.hp }) : undefined}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

/** A wound is heard, if sound is on. */
function useBlows({ changes, live }: Board): void {
  const last = changes.at(-1);
  const heard = useRef(last?.number);
  useEffect(() => {
    if (!live || !last || heard.current === last.number) return;
    heard.current = last.number;
    for (const said of last.events) {
      const [kind, body] = read(said);
      if (kind === 'hurt') blow(body.damage);
    }
  }, [last, live]);
}

type Contest = Extract<Event, { contest: unknown }>['contest'];

function contestsOf(changes: Board['changes']): Contest[] {
  return (changes.at(-1)?.events ?? []).flatMap((said) => {
    const [kind, body] = read(said);
    return kind === 'contest' ? [body] : [];
  });
}

/** The last round, with the numbers behind it. */
function LastRound({ changes }: Board) {
  const { t } = useWords();
  const contests = contestsOf(changes);
  if (contests.length === 0) return null;
  return (
    <ul className="enter mt-3 grid gap-2">
      {contests.map((contest) => (
        <li key={contest.foe} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="flex items-center gap-1">
            {contest.cards.map((card) => (
              <MiniCard key={card} card={card} />
            ))}
          </span>
          <strong className={`tabular text-xl ${contest.round === 'won' ? 'text-[#ffe49a]' : ''}`}>
            {contest.score}
          </strong>
          <span>{t('cpg.against')}</span>
          <strong className={`tabular text-xl ${contest.round === 'lost' ? 'text-[#ffe49a]' : ''}`}>
            {contest.foe_score}
          </strong>
          <span className="flex items-center gap-1">
            {contest.foe_cards.map((card) => (
              <MiniCard key={card} card={card} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function MiniCard({ card }: { card: Card }) {
  return (
    <svg viewBox="-39 -54 78 108" className="w-8" role="img" aria-label={sign(card)}>
      <CardFace card={card} />
    </svg>
  );
}

/** The seven victories; those earned shine and carry a sign. */
function Earned({ view }: { view: View }) {
  const { t } = useWords();
  const have = new Set(view.earned.map(victoryName));
  return (
    <ul className="flex gap-1" aria-label={t('cpg.earned')}>
      {view.counted.victories.map((victory) => {
        const name = victoryName(victory);
        const on = have.has(name);
        return (
          <li
            key={name}
            title={t(`cpg.victory_${name}`)}
            className={`grid size-7 place-items-center rounded-full border text-sm ${on ? 'border-[#ffe49a] bg-[#e9c46a] text-[#2a2018]' : 'border-white/40 text-[#d6d9c9]'}`}
          >
            <span aria-hidden="true">{VICTORY_SIGN[name]}</span>
            <span className="sr-only">
              {t(`cpg.victory_${name}`)}: {on ? t('cpg.yes') : t('cpg.no')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
