// CardPeeGee: the day's encounter or the Town above, your cards below.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../table/touch';
import type { Thing } from '../../wire';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { glowOf } from '../Target';
import { CardBack, CardFace, Slot } from './Card';
import { Figure } from './Figures';
import { useGliding } from './flip';
import { SUIT_SIGN, sign, type Victory, type View } from './view';

interface Hands {
  glow: Map<string, number>;
  picked: readonly Thing[];
  press(thing: Thing): void;
}

const SIZE = { small: 'w-11 sm:w-13', normal: 'w-14 sm:w-18 xl:w-22', big: 'w-20 sm:w-28' } as const;

function PlayingCard({
  card,
  note,
  size = 'normal',
  hands,
}: {
  card: string;
  note?: string | undefined;
  size?: keyof typeof SIZE;
  hands?: Hands;
}) {
  const thing = { kind: 'card', id: card };
  const isTarget = hands?.glow.has(nameOf(thing)) ?? false;
  const isPicked = hands?.picked.some((one) => nameOf(one) === nameOf(thing)) ?? false;
  const label = note ? `${sign(card)}, ${note}` : sign(card);
  const face = (
    <svg viewBox="-39 -54 78 108" className="block w-full drop-shadow" aria-hidden="true">
      <CardFace card={card} />
    </svg>
  );
  const shape = `${SIZE[size]} relative shrink-0 rounded-lg`;
  const foot = note ? (
    <span className="pointer-events-none absolute inset-x-0 -bottom-2 mx-auto w-fit rounded-full bg-[#2a2018] px-2 text-xs font-semibold text-[#fffdf6]">
      {note}
    </span>
  ) : null;
  if (!isTarget || !hands)
    return (
      <span
        role="img"
        aria-label={label}
        data-card={card}
        data-thing={nameOf(thing)}
        className={`${shape} inline-block`}
      >
        {face}
        {foot}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPicked}
      data-card={card}
      data-thing={nameOf(thing)}
      data-picked={isPicked}
      onClick={() => hands.press(thing)}
      className={`${shape} target transition-transform hover:-translate-y-1.5 focus-visible:-translate-y-1.5 ${isPicked ? '-translate-y-2' : ''}`}
    >
      {face}
      {foot}
    </button>
  );
}

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

export default function CardPeeGeeBoard(props: BoardProps) {
  const { t } = useTranslation();
  const view = props.view as unknown as View;
  const root = useRef<HTMLDivElement>(null);
  useGliding(root, view);
  const hands: Hands = { glow: glowOf(props), picked: props.picked, press: props.press };
  const ending = view.phase === 'ending' ? endingOf(props) : null;
  const shown = new Set(ending?.cards ?? []);
  const rest = (cards: string[]) => cards.filter((card) => !shown.has(card));
  const hand = rest(view.hand);
  const active = rest(view.active);
  return (
    <div
      ref={root}
      className="relative bg-felt bg-[radial-gradient(ellipse_at_50%_0%,rgb(255_255_255_/_0.10),transparent_65%)] p-3 text-[#fffdf6] sm:p-5"
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
        <Earned earned={view.earned} />
        <div className="ml-auto flex items-end gap-3">
          {view.character && !shown.has(view.character) && (
            <div className="text-center">
              <PlayingCard card={view.character} size="small" />
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

      <div className="my-3 grid items-center gap-4 rounded-2xl bg-black/15 p-3 sm:p-4 md:grid-cols-[auto_1fr]">
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
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-[1fr_auto]">
        <Zone
          title={t('cpg.hand', { number: view.hand.length })}
          empty={hand.length === 0 ? t('cpg.empty') : undefined}
        >
          {hand.map((card) => (
            <PlayingCard key={card} card={card} hands={hands} />
          ))}
        </Zone>
        {view.active.length > 0 && (
          <Zone title={t('cpg.active', { number: view.active.length })}>
            {active.map((card) => (
              <PlayingCard key={card} card={card} hands={hands} />
            ))}
          </Zone>
        )}
      </div>
      {view.phase === 'dead' && <Death {...props} />}
      {ending && <EndingVeil ending={ending} {...props} />}
    </div>
  );
}

function Scene({ view: seen, changes }: BoardProps) {
  const view = seen as unknown as View;
  const told = changes
    .flatMap((change) => change.events)
    .findLast(({ words }) => /^event\.monster/.test(words.key));
  const large = told?.words.key === 'event.monster_large';
  const kind = view.encounter?.kind ?? (view.phase.startsWith('town') ? 'town' : 'rest');
  return (
    <div className="flex justify-center">
      <Figure kind={kind} large={large} />
    </div>
  );
}

function Middle({ view, hands }: { view: View; hands: Hands }) {
  const { t } = useTranslation();
  const { encounter, numbers } = view;
  if (view.phase.startsWith('town'))
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

interface Contest {
  cards: string[];
  score: number;
  foe_cards: string[];
  foe_score: number;
  foe: string;
}

function contestsOf(changes: BoardProps['changes']): Contest[] {
  return (changes.at(-1)?.events ?? []).flatMap(({ event }) => {
    const found = event as { contest?: Contest } | null;
    return found && typeof found === 'object' && found.contest ? [found.contest] : [];
  });
}

/** The last round, with the numbers behind it. */
function LastRound({ changes }: BoardProps) {
  const { t } = useTranslation();
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
          <strong className={`tabular text-xl ${contest.score >= contest.foe_score ? 'text-[#ffe49a]' : ''}`}>
            {contest.score}
          </strong>
          <span>{t('cpg.against')}</span>
          <strong className={`tabular text-xl ${contest.score < contest.foe_score ? 'text-[#ffe49a]' : ''}`}>
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

function MiniCard({ card }: { card: string }) {
  return (
    <svg viewBox="-39 -54 78 108" className="w-8" role="img" aria-label={sign(card)}>
      <CardFace card={card} />
    </svg>
  );
}

const ALL: Victory[] = [
  { full_court: 'clubs' },
  { full_court: 'diamonds' },
  { full_court: 'hearts' },
  { full_court: 'spades' },
  'elemental_union',
  'goliath',
  'master_of_the_elements',
];

const victoryName = (victory: Victory) =>
  typeof victory === 'string' ? victory : `full_court_${victory.full_court}`;

/** The seven victories; those earned shine and carry a sign. */
function Earned({ earned }: { earned: Victory[] }) {
  const { t } = useTranslation();
  const have = new Set(earned.map(victoryName));
  const signs = ['♣', '♦', '♥', '♠', '✦', '▲', '☀'];
  return (
    <ul className="flex gap-1" aria-label={t('cpg.earned')}>
      {ALL.map((victory, at) => {
        const name = victoryName(victory);
        const on = have.has(name);
        return (
          <li
            key={name}
            title={t(`cpg.victory_${name}`)}
            className={`grid size-7 place-items-center rounded-full border text-sm ${on ? 'border-[#ffe49a] bg-[#e9c46a] text-[#2a2018]' : 'border-white/40 text-[#d6d9c9]'}`}
          >
            <span aria-hidden="true">{signs[at]}</span>
            <span className="sr-only">
              {t(`cpg.victory_${name}`)}: {on ? t('cpg.yes') : t('cpg.no')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Ending {
  victory: Victory;
  cards: string[];
  words: string;
}

function endingOf({ changes, say, prompt, view }: BoardProps): Ending {
  const waiting = (view as unknown as View).waiting[0];
  const name = waiting ? victoryName(waiting) : null;
  for (const change of [...changes].reverse()) {
    for (const { event } of [...change.events].reverse()) {
      const found = (event as { ending?: { victory: Victory; cards: string[] } } | null)?.ending;
      if (!found || (name !== null && victoryName(found.victory) !== name)) continue;
      return { victory: found.victory, cards: found.cards, words: prompt ? say(prompt.ask) : '' };
    }
  }
  return { victory: waiting ?? 'goliath', cards: [], words: prompt ? say(prompt.ask) : '' };
}

/** An ending lies over the table until a click or a key goes on. */
function EndingVeil({ ending, prompt, choose, say }: BoardProps & { ending: Ending }) {
  const { t } = useTranslation();
  const live = (prompt?.options.length ?? 0) > 0;
  const go = useRef(choose);
  go.current = choose;
  useEffect(() => {
    if (!live) return;
    const pressed = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      go.current(0);
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [live]);
  const label = prompt?.options[0] ? sentence(say(prompt.options[0].label)) : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key goes on, see above
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div
      role={live ? 'alertdialog' : 'img'}
      aria-label={ending.words || t('cpg.victory')}
      data-testid="ending"
      onClick={live ? () => choose(0) : undefined}
      className={`${live ? 'fixed cursor-pointer' : 'absolute'} inset-0 z-40 flex flex-col items-center justify-center gap-6 bg-[rgb(18_32_27_/_0.88)] p-6 text-center`}
    >
      <p className="rise serif max-w-xl text-2xl font-semibold text-[#ffe9b0] sm:text-3xl">
        {ending.words || t(`cpg.victory_${victoryName(ending.victory)}`)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {ending.cards.map((card) => (
          <PlayingCard key={card} card={card} size="big" />
        ))}
      </div>
      {live && (
        <button
          type="button"
          className="rounded-lg border border-[#ffe9b0] px-5 py-2 font-medium text-[#ffe9b0] hover:bg-white/10"
        >
          {label}
        </button>
      )}
      {live && <p className="text-sm text-[#e9e2cf]">{t('cpg.any_key')}</p>}
    </div>
  );
}

function Death({ changes, say }: BoardProps) {
  const { t } = useTranslation();
  const words = changes
    .flatMap((change) => change.events)
    .findLast(({ event }) => event !== null && typeof event === 'object' && 'died' in event)?.words;
  return (
    <p className="rise serif mt-3 rounded-xl bg-black/35 p-4 text-center text-xl">
      {words ? sentence(say(words)) : t('cpg.dead')}
    </p>
  );
}
