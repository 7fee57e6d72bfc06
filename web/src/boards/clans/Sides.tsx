// The two sides: crystal, gold, piles, hero and families. Beside the lanes where there is room, above them
// on a small screen.

import { type ReactNode, useId } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { read } from '../said';
import { type Glow, TargetButton } from '../Target';
import type { Field, Moment } from './fight';
import { Burst, GroundMark } from './UnitCard';
import {
  type Board,
  FAMILIES,
  familyName,
  HEROES,
  type HeroPage,
  heroName,
  type Side,
  sideName,
  terrainName,
  type View,
} from './view';

const CHIP = 'inline-flex items-center gap-1.5 rounded-lg bg-white/10 px-2 text-xs';

export function SidePanel({
  side,
  view,
  glow,
  board,
  field,
  moment,
  own,
}: {
  side: Side;
  view: View;
  glow: Glow;
  board: Board;
  field: Field;
  moment: Moment | null;
  own: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const called = sideName(side, board.say);
  const name = sentence(t('clans.of_side', { side: called }));
  const page = view.sides[side];
  const change = crystalChange(moment, side);
  return (
    <div
      className={`flex min-w-0 flex-1 flex-wrap content-start items-center gap-x-2 gap-y-1 rounded-xl bg-[#0f2c25] p-1.5 text-xs leading-tight lg:flex-none lg:flex-col lg:items-stretch lg:p-2.5 ${own ? 'border-[#8fd6e6] lg:border-b-4' : 'border-[#f6a48f] lg:border-t-4'}`}
      role="group"
      aria-label={name}
    >
      <Crystal
        own={own}
        hp={field.crystal[side]}
        most={view.rules.crystal_hp}
        change={change}
        label={sentence(t('clans.crystal', { side: called, number: field.crystal[side] }))}
      />
      <p className="min-w-20 flex-1 lg:flex-none lg:text-center">
        <span className="serif mr-1.5 text-sm font-semibold lg:text-base">
          {own && board.seat !== undefined ? t('clans.you') : name}
        </span>
        <span>
          {t('clans.gold', { number: field.gold[side] })}
          {(page.streak ?? 0) > 1 && (
            <span className="max-lg:sr-only"> · {t('clans.streak', { number: page.streak ?? 0 })}</span>
          )}
        </span>
        <span className="block text-[#dfe8da]">
          {t(view.age === undefined ? 'clans.piles' : 'clans.piles_age', {
            hand: page.hand.length,
            // R23.5: the deck that is drawn from now; those set aside and those to come are counted apart.
            deck: page.deck_size[(view.age ?? 1) - 1] ?? 0,
            age: view.age ?? 1,
            grave: page.grave.length,
          })}
        </span>
        {view.age !== undefined && (
          <span className="block text-[#dfe8da]">
            {page.deck_size
              .flatMap((number, at) => {
                const age = at + 1;
                if (age === view.age) return [];
                return [t(age < (view.age ?? 1) ? 'clans.deck_aside' : 'clans.deck_later', { age, number })];
              })
              .join(' · ')}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1 empty:hidden lg:justify-center">
        {page.terrain !== 'none' && page.terrain !== 'unknown' && (
          <span className={CHIP}>
            <svg viewBox="-11 -11 22 22" className="size-4" aria-hidden="true">
              <GroundMark terrain={page.terrain} />
            </svg>
            <span className="max-lg:sr-only">{terrainName(page.terrain, words)}</span>
          </span>
        )}
        {page.hero && <HeroChip hero={page.hero} glow={own ? glow : NO_GLOW} board={board} />}
        {Object.entries(page.families ?? {}).map(([family, played]) => (
          <Family key={family} family={family} played={played} say={board.say} />
        ))}
        {page.submitted && moment === null && (
          <span className={`${CHIP} outline outline-1 outline-[#ffe08a] font-semibold`}>
            ✓ {t('clans.sealed')}
          </span>
        )}
      </div>
    </div>
  );
}

/** What a moment does to a crystal. */
function crystalChange(moment: Moment | null, side: Side): number {
  return (moment?.said ?? []).reduce((sum, said) => {
    const [kind, body] = read(said);
    if (kind === 'crystal_hit' && body.side_hit === side) return sum - body.damage;
    if (kind === 'crystal_healed' && body.side === side) return sum + body.hp_after - body.hp_before;
    return sum;
  }, 0);
}

function Crystal({
  own,
  hp,
  most,
  change,
  label,
}: {
  own: boolean;
  hp: number;
  most: number;
  change: number;
  label: string;
}) {
  const shade = useId();
  const left = Math.max(0, Math.min(1, hp / most));
  const [light, middle, dark] = own ? ['#e9fbff', '#7fcfe2', '#2b7d97'] : ['#fff0e8', '#f59d86', '#a63f2c'];
  return (
    <svg
      viewBox="0 0 84 104"
      className="h-12 shrink-0 lg:mx-auto lg:h-[clamp(4rem,11dvh,6.5rem)]"
      role="img"
      aria-label={label}
    >
      <linearGradient id={shade} x2="1" y2="1">
        <stop stopColor={light} />
        <stop offset=".5" stopColor={middle} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path
        d={own ? 'M42 92L74 61 62 13 42 2 22 13 10 61z' : 'M42 2L74 33 62 81 42 92 22 81 10 33z'}
        fill={`url(#${shade})`}
        stroke="#fffaf0"
        strokeWidth="2.5"
      />
      <path
        d={own ? 'M10 61h64M42 92L30 61 42 2l12 59z' : 'M10 33h64M42 2L30 33l12 59 12-59z'}
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
      />
      <text
        x="42"
        y="57"
        textAnchor="middle"
        fontSize="28"
        fontWeight="700"
        fill={own ? '#0f3b48' : '#571a10'}
        stroke="#ffffffc0"
        strokeWidth="4"
        paintOrder="stroke"
        className="serif tabular"
      >
        {hp}
      </text>
      <rect x="2" y="97" width="80" height="6" rx="3" fill="#ffffff2e" />
      <rect
        x="2"
        y="97"
        width="80"
        height="6"
        rx="3"
        fill={own ? '#8fd6e6' : '#f6a48f'}
        className="clans-bar"
        style={{ transform: `scaleX(${left})`, transformOrigin: '2px 0' }}
      />
      {change !== 0 && <Burst x={64} y={18} r={18} change={change} />}
    </svg>
  );
}

const NO_GLOW: Glow = new Map();

/** R21.2: who leads a side, how often they may still be called, and what they do. */
function HeroChip({ hero, glow, board }: { hero: HeroPage; glow: Glow; board: Board }) {
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
      <svg viewBox="-10 -10 20 20" className="size-5 shrink-0 max-lg:hidden" aria-hidden="true">
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
        <span className="max-lg:sr-only">{sentence(what)}</span>
      </span>
      {hero.activated && <span className="font-semibold">{t('clans.hero_called')}</span>}
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
      className={`${CHIP} min-h-8 py-1`}
      lit="outline outline-2 outline-[#ffd873] hover:bg-[#17483b]"
      chosen="outline-4"
    >
      {body}
    </TargetButton>
  );
}

/** R22: which of a family's three variations were played; the third brings its ultimate. */
function Family({ family, played, say }: { family: string; played: string; say: Board['say'] }) {
  const { t } = useWords();
  const fired = played.endsWith('*');
  const done = played.replace('*', '').split('.').filter(Boolean);
  const name = familyName(family, say);
  const ultimate = FAMILIES.has(family) ? say(`family.${family}.ultimate`) : '';
  return (
    <span
      className={`${CHIP} flex-wrap`}
      role="img"
      aria-label={t(fired ? 'clans.family_fired' : 'clans.family', {
        family: name,
        number: done.length,
        ultimate,
      })}
    >
      <span aria-hidden="true" className="flex flex-wrap items-center gap-1">
        {name}
        {['1', '2', '3'].map((one) => (
          <span
            key={one}
            className={`tabular grid size-4 place-items-center rounded-full border text-[0.65rem] ${done.includes(one) ? 'border-[#ffe08a] bg-[#ffe08a] font-bold text-[#231a10]' : 'border-white/60'}`}
          >
            {one}
          </span>
        ))}
        <span className="max-lg:sr-only">{fired ? `★ ${ultimate}` : ultimate}</span>
      </span>
    </span>
  );
}
