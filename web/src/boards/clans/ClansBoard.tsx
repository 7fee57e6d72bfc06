// Land of Clans & Wanderers: three lanes between two crystals; front cards fight, back cards wait.

import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useWords } from '../../language';
import { Button } from '../../ui/kit';
import { sentence } from '../../words';
import { type Glow, glowOf, Target, TargetButton } from '../Target';
import { useWidth } from '../useWidth';
import { CardFacts } from './CardFacts';
import { type Field, fieldOf, lastFight, shown } from './fight';
import { Lanes } from './Lanes';
import { PlaybackBar, usePlaying } from './Playback';
import { Spoils } from './Spoils';
import { GroundMark, heightOf, UnitCard } from './UnitCard';
import {
  type Board,
  type Card,
  FAMILIES,
  familyName,
  HEROES,
  type HeroPage,
  heroName,
  LANES,
  other,
  planned,
  type Side,
  terrainName,
  type View,
  whois,
} from './view';

export default function ClansBoard(props: Board) {
  const { view } = props;
  const near: Side = props.seat === 1 ? 'B' : 'A';
  const glow = glowOf(props);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 900);
  const [looked, setLooked] = useState<Card | null>(null);
  const fight = useMemo(() => lastFight(props.changes, view), [props.changes, view]);
  const playing = usePlaying(fight);
  // Whoever takes a card in hand wants to see the board as it is now.
  const beat = props.picked.length > 0 ? null : (fight?.beats[playing.at] ?? null);
  const live = useMemo(() => fieldOf(view), [view]);
  const field = beat ? shown(beat) : live;
  const part = { view, glow, board: props, field };
  return (
    <div
      className="grid gap-3 bg-felt p-2 text-[#fffdf6] sm:p-4"
      // What may be pressed must shine on green felt.
      style={{ '--glow': '#ffd873' } as CSSProperties}
    >
      <Head view={view} />
      {fight && <PlaybackBar fight={fight} playing={playing} say={props.say} />}
      <SideBar side={other(near)} {...part} own={false} />
      <div ref={box} className="min-w-0">
        <Lanes {...part} beat={beat} near={near} width={width} planning={beat === null} inspect={setLooked} />
      </div>
      <SideBar side={near} {...part} own />
      {view.phase === 'over' && props.live && <Spoils view={view} />}
      {props.seat !== undefined && <Ready view={view} near={near} board={props} />}
      <Hand view={view} near={near} glow={glow} board={props} width={width} look={setLooked} />
      {/* As much room as the longest card takes: pointing at another must not move the hand. */}
      <div className="min-h-36 max-sm:min-h-52">
        <CardFacts known={looked === null ? undefined : whois(view, looked, props.say)} say={props.say} />
      </div>
    </div>
  );
}

function Head({ view }: { view: View }) {
  const { t } = useWords();
  const { age_two, age_three } = view.rules;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="serif text-lg font-semibold">{t('clans.turn', { number: view.turn })}</span>
      {view.age !== undefined && (
        <ol className="flex gap-1" aria-label={t('clans.ages')}>
          {[1, 2, 3].map((age) => (
            <li
              key={age}
              aria-current={age === view.age ? 'step' : undefined}
              className={`rounded-full border px-2.5 py-0.5 text-xs ${age === view.age ? 'border-[#ffe08a] bg-[#0f2f27] font-semibold' : 'border-white/40'}`}
            >
              {t('clans.age', { number: age })}
              {age > (view.age ?? 1) &&
                ` · ${t('clans.from_turn', { number: age === 2 ? age_two : age_three })}`}
            </li>
          ))}
        </ol>
      )}
      {view.relic?.claimed && <span>{t('clans.relic', { side: view.relic.claimed })}</span>}
    </div>
  );
}

interface Part {
  view: View;
  glow: Glow;
  board: Board;
  field: Field;
}

function SideBar({ side, view, glow, board, field, own }: Part & { side: Side; own: boolean }) {
  const words = useWords();
  const { t } = words;
  const page = view.sides[side];
  const chip =
    'inline-flex min-h-8 items-center gap-1.5 rounded-lg bg-[#0f2f27] px-2.5 text-sm max-sm:gap-1 max-sm:px-1.5 max-sm:text-xs';
  return (
    <div
      className="flex flex-wrap items-center gap-2 max-sm:gap-1"
      role="group"
      aria-label={t('clans.of_side', { side })}
    >
      <span className="serif text-base font-semibold">
        {t(own && board.seat !== undefined ? 'clans.you' : 'clans.of_side', { side })}
      </span>
      <span className={chip}>
        <svg viewBox="-8 -8 16 16" className="size-4" aria-hidden="true">
          <circle r="7" fill="#f0c24b" stroke="#5d4300" />
          <path d="M-3-2H3M-3 1H3" stroke="#5d4300" />
        </svg>
        {t('clans.gold', { number: field.gold[side] })}
        {(page.streak ?? 0) > 1 && ` · ${t('clans.streak', { number: page.streak ?? 0 })}`}
      </span>
      <span className={chip}>
        {t(view.age === undefined ? 'clans.piles' : 'clans.piles_age', {
          hand: page.hand.length,
          // R23.5: the deck that is drawn from now; those set aside and those to come are counted apart.
          deck: page.deck_size[(view.age ?? 1) - 1] ?? 0,
          age: view.age ?? 1,
          grave: page.grave.length,
        })}
      </span>
      {view.age !== undefined && (
        <span className={chip}>
          {page.deck_size
            .flatMap((number, at) => {
              const age = at + 1;
              if (age === view.age) return [];
              return [t(age < (view.age ?? 1) ? 'clans.deck_aside' : 'clans.deck_later', { age, number })];
            })
            .join(' · ')}
        </span>
      )}
      {page.terrain !== 'none' && page.terrain !== 'unknown' && (
        <span className={chip}>
          <svg viewBox="-11 -11 22 22" className="size-5" aria-hidden="true">
            <GroundMark terrain={page.terrain} />
          </svg>
          {terrainName(page.terrain, words)}
        </span>
      )}
      {page.hero && <HeroChip hero={page.hero} glow={own ? glow : NO_GLOW} board={board} chip={chip} />}
      {Object.entries(page.families ?? {}).map(([family, played]) => (
        <Family key={family} family={family} played={played} chip={chip} say={board.say} />
      ))}
      {page.submitted && (
        <span className={`${chip} border border-[#ffe08a] font-semibold`}>✓ {t('clans.sealed')}</span>
      )}
    </div>
  );
}

const NO_GLOW: Glow = new Map();

/** R21.2: who leads a side, how often they may still be called, and what they do. */
function HeroChip({ hero, glow, board, chip }: { hero: HeroPage; glow: Glow; board: Board; chip: string }) {
  const { t } = useWords();
  const facts = HEROES.get(hero.id);
  const name = heroName(hero.id, board.say);
  const what = facts
    ? board.say({ key: `hero.${facts.effect}`, params: { amount: { number: facts.amount } } })
    : '';
  const all = Math.max(hero.uses, facts?.uses ?? hero.uses);
  const label = `${t('clans.hero', { name, number: hero.uses })}. ${sentence(what)}`;
  const body: ReactNode = (
    <>
      <svg viewBox="-10 -10 20 20" className="size-6" aria-hidden="true">
        <path d="M-8-6l4 4 4-6 4 6 4-4v9H-8zM-8 6H8" fill="#f0c24b" stroke="#5d4300" strokeLinejoin="round" />
      </svg>
      <span className="grid text-left leading-tight">
        <span className="font-semibold">
          {name}{' '}
          <span aria-hidden="true" className="tracking-widest">
            {'●'.repeat(hero.uses)}
            {'○'.repeat(all - hero.uses)}
          </span>
        </span>
        <span className="text-xs">{sentence(what)}</span>
      </span>
      {hero.activated && <span className="text-xs font-semibold">{t('clans.hero_called')}</span>}
    </>
  );
  return (
    <TargetButton
      thing={{ kind: 'hero', id: hero.id }}
      role="group"
      label={label}
      glow={glow}
      picked={board.picked}
      press={board.press}
      className={`${chip} py-1`}
      lit="outline outline-2 outline-[#ffd873] hover:bg-[#17483b]"
      chosen="outline-4"
    >
      {body}
    </TargetButton>
  );
}

/** R22: which of a family's three variations were played; the third brings its ultimate. */
function Family({
  family,
  played,
  chip,
  say,
}: {
  family: string;
  played: string;
  chip: string;
  say: Board['say'];
}) {
  const { t } = useWords();
  const fired = played.endsWith('*');
  const done = played.replace('*', '').split('.').filter(Boolean);
  const name = familyName(family, say);
  const ultimate = FAMILIES.has(family) ? say(`family.${family}.ultimate`) : '';
  return (
    <span
      className={chip}
      role="img"
      aria-label={t(fired ? 'clans.family_fired' : 'clans.family', {
        family: name,
        number: done.length,
        ultimate,
      })}
    >
      <span aria-hidden="true" className="flex items-center gap-1">
        {name}
        {['1', '2', '3'].map((one) => (
          <span
            key={one}
            className={`tabular grid size-4 place-items-center rounded-full border text-[0.65rem] ${done.includes(one) ? 'border-[#ffe08a] bg-[#ffe08a] font-bold text-[#231a10]' : 'border-white/60'}`}
          >
            {one}
          </span>
        ))}
        <span className="text-xs">{fired ? `★ ${ultimate}` : ultimate}</span>
      </span>
    </span>
  );
}

/** The cards of a side's plan, in whatever lane. */
const plannedBy = (view: View, side: Side): Card[] =>
  LANES.flatMap((lane) => planned(view.sides[side].plan, lane).map(({ card }) => card));

/** R5.5: the plan is private until both sides are ready. */
function Ready({ view, near, board }: { view: View; near: Side; board: Board }) {
  const { t } = useWords();
  const options = board.prompt?.options ?? [];
  const submit = options.findIndex((option) => option.action === 'submit');
  const own = view.sides[near];
  const foe = view.sides[other(near)];
  if (view.phase === 'over') return null;
  const count = plannedBy(view, near).length;
  return (
    <section
      aria-label={t('clans.plan')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-[#ffe08a] bg-[#0f2f27] px-3 py-2 text-sm"
    >
      <p className="mr-auto">
        <strong>{t('clans.plan')}:</strong>{' '}
        {own.submitted
          ? t('clans.plan_ready')
          : count === 0
            ? t('clans.plan_none')
            : t('clans.plan_private', { count })}
        <span className="block text-xs">
          {t(foe.submitted ? 'clans.foe_ready' : 'clans.foe_plans', { side: other(near) })}
        </span>
      </p>
      {submit >= 0 && (
        <Button look="main" className="border-[#ffe08a]" onClick={() => board.choose(submit)}>
          {t('clans.ready')}
        </Button>
      )}
    </section>
  );
}

function Hand({
  view,
  near,
  glow,
  board,
  width,
  look,
}: {
  view: View;
  near: Side;
  glow: Glow;
  board: Board;
  width: number;
  look(card: Card): void;
}) {
  const { t } = useWords();
  const hand = view.sides[near].hand;
  const gap = 8;
  const across = Math.max(2, Math.min(6, Math.floor(width / 158)));
  const w = Math.min(210, (width - gap * (across - 1)) / across);
  const h = heightOf(w);
  const rows = Math.ceil(hand.length / across);
  const inPlan = new Set(plannedBy(view, near));
  return (
    <section aria-label={t('clans.hand')}>
      <h3 className="mb-1.5 font-sans text-sm font-semibold">{t('clans.hand')}</h3>
      {hand.length === 0 ? (
        <p className="text-sm">{t('clans.hand_empty')}</p>
      ) : (
        <svg
          viewBox={`-3 -3 ${width + 6} ${rows * (h + gap) + 6}`}
          className="block w-full"
          role="group"
          aria-label={t('clans.hand')}
        >
          {hand.map((card, at) => {
            const known = whois(view, card, board.say);
            const label = known
              ? [
                  known.name,
                  t('clans.numbers', { damage: known.damage, health: known.health, tick: known.tick }),
                  inPlan.has(card) && t('clans.planned'),
                ]
                  .filter(Boolean)
                  .join(', ')
              : t('clans.unknown');
            return (
              <Target
                key={`${card}${at}`}
                thing={{ kind: 'card', id: card }}
                label={label}
                glow={glow}
                picked={board.picked}
                press={(thing) => {
                  look(card);
                  board.press(thing);
                }}
                transform={`translate(${(at % across) * (w + gap)} ${Math.floor(at / across) * (h + gap)})`}
              >
                <g onPointerEnter={() => look(card)}>
                  <UnitCard
                    look={{
                      known,
                      hp: null,
                      own: true,
                      hidden: t('clans.unknown'),
                      ghost: inPlan.has(card),
                    }}
                    w={w}
                    h={h}
                  />
                </g>
              </Target>
            );
          })}
        </svg>
      )}
    </section>
  );
}
