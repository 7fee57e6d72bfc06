// CardPeeGee: the day's encounter or the Town above, your cards below.

import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../language';
import { blow } from '../../sound';
import { read } from '../said';
import { glowOf, type Hands } from '../Target';
import { CardBack, Slot } from './Card';
import { Encounter, Played } from './Encounter';
import { Figure } from './Figures';
import { useGliding } from './flip';
import { Heart } from './Heart';
import { CardGap, PlayingCard, SIZE } from './PlayingCard';
import { Stat } from './Stat';
import { health, type Encounter as Told, toldEncounter } from './told';
import { DeathVeil, EndingVeil, endingOf } from './Veil';
import { type Board, type Card, VICTORY_SIGN, type View, victoryName } from './view';

function Zone({
  title,
  children,
  empty,
  many = false,
}: {
  title: string;
  children: ReactNode;
  empty?: string | undefined;
  /** More than lie side by side: each covers a part of the one before. */
  many?: boolean;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 font-sans text-xs font-semibold uppercase tracking-wider text-[#e9e2cf]">
        {title}
      </h3>
      <div
        style={{ zoom: 'var(--cards, 1)' }}
        className={`flex min-h-20 flex-wrap items-center gap-2 pb-2 sm:min-h-27 xl:min-h-33 ${many ? 'sm:[&>*+*]:-ml-9' : ''}`}
      >
        {children}
        {empty && <span className="text-sm text-[#d6d9c9]">{empty}</span>}
      </div>
    </section>
  );
}

export default function CardPeeGeeBoard(props: Board) {
  const { t } = useWords();
  const { view } = props;
  const root = useRef<HTMLDivElement>(null);
  useGliding(root, view, props.changes);
  useBlows(props);
  const hands: Hands = { glow: glowOf(props), picked: props.picked, press: props.press };
  // Neither a victory nor a death comes before what led to it was told.
  const isShown = !(props.live && props.beat);
  const ending = isShown ? endingOf(props) : null;
  const told = encounterOf(props);
  const shown = new Set(ending?.cards ?? []);
  // A card on display leaves a gap behind, so that the others keep their places.
  const held = (cards: Card[]) =>
    cards.map((card) =>
      shown.has(card) ? <CardGap key={card} /> : <PlayingCard key={card} card={card} hands={hands} />,
    );
  return (
    <div
      ref={root}
      className={`relative flex flex-col bg-felt bg-[radial-gradient(ellipse_at_50%_0%,rgb(255_255_255_/_0.10),transparent_65%)] p-3 text-[#fffdf6] sm:p-4 ${props.live ? 'lg:min-h-[calc(100dvh-8.6rem)]' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Heart {...health(props)} />
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

      <div className="my-2 grid flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-2xl bg-black/15 p-3 max-sm:min-h-[25rem] max-sm:grid-cols-1 max-sm:gap-2 sm:h-[calc(20.5rem-max(0rem,(var(--cards,1)-1)*7rem))] sm:flex-none sm:p-4">
        <Scene told={told} view={view} />
        {told ? <Encounter told={told} hands={hands} board={props} /> : <Between view={view} />}
      </div>

      <div className="mt-auto grid gap-x-6 gap-y-2 pt-2 md:grid-cols-[1fr_auto]">
        <Zone
          title={t('cpg.hand', { number: view.hand.length })}
          empty={view.hand.length === 0 ? t('cpg.empty') : undefined}
        >
          {held(view.hand)}
        </Zone>
        <Zone
          title={t('cpg.active', { number: view.active.length })}
          empty={view.active.length === 0 ? t('cpg.empty') : undefined}
        >
          {held(view.active)}
        </Zone>
      </div>
      {isShown && view.phase === 'dead' && <DeathVeil key={view.life} {...props} />}
      {ending && <EndingVeil ending={ending} {...props} />}
    </div>
  );
}

/** The encounter that is told of, or the one on the table if the log does not reach back to it. */
function encounterOf({ view, changes }: Board): Told | null {
  const told = toldEncounter(changes);
  if (told || !view.encounter) return told;
  const { kind, agitator, props } = view.encounter;
  const cards = [agitator, ...props].filter((card) => card !== null);
  return { kind, cards, monster: null, healer: null, evasion: null, contests: [], result: null };
}

function Scene({ told, view }: { told: Told | null; view: View }) {
  const { in_town, large } = view.counted;
  return (
    <div className="flex justify-center">
      <Figure kind={told?.kind ?? (in_town ? 'town' : 'rest')} large={large} />
    </div>
  );
}

/** Cards in the order in which they came, so that a new one lies down beside the others. */
function useArrivals(cards: readonly Card[]): Card[] {
  const order = useRef<Card[]>([]);
  const there = order.current.filter((card) => cards.includes(card));
  order.current = [...there, ...cards.filter((card) => !there.includes(card))];
  return order.current;
}

/** The Town, or the road. */
function Between({ view }: { view: View }) {
  const { t } = useWords();
  const { numbers } = view;
  const dealt = useArrivals(view.dealt);
  return (
    <div className="grid content-start gap-3 self-start">
      {view.counted.in_town ? (
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-2 text-2xl font-semibold">{t('cpg.town')}</h2>
          {view.phase === 'town_shopping' && <Stat name={t('cpg.spent')} value={numbers.amount_spent} big />}
          {view.phase === 'town_shopping' && <Stat name={t('cpg.buys')} value={numbers.cards_bought} big />}
          {view.phase === 'town_healing' && (
            <Stat name={t('cpg.heals')} value={`+${numbers.town_healing}`} big />
          )}
        </div>
      ) : (
        <p className="serif text-xl">{view.day > 0 ? t('cpg.road') : t('cpg.before')}</p>
      )}
      {view.dealt.length > 0 && (
        <Zone title={t('cpg.dealt')} many={view.dealt.length > 5}>
          {dealt.map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
        </Zone>
      )}
      <Played view={view} />
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
