// Land of Clans & Wanderers: three lanes between two crystals; front cards fight, back cards wait.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../table/touch';
import type { Thing } from '../../wire';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { type Glow, glowOf } from '../Target';
import { Playback } from './Playback';
import { type Facts, factsOf, LANES, type LaneName, other, type Side, slot, type View } from './view';

interface Hands {
  glow: Glow;
  picked: readonly Thing[];
  press(thing: Thing): void;
  facts: Map<string, Facts>;
}

export default function ClansBoard(props: BoardProps) {
  const { t } = useTranslation();
  const view = props.view as unknown as View;
  const near: Side = props.seat === 1 ? 'B' : 'A';
  const facts = useMemo(
    () => factsOf(props.scene, props.prompt, props.changes),
    [props.scene, props.prompt, props.changes],
  );
  const hands: Hands = { glow: glowOf(props), picked: props.picked, press: props.press, facts };
  return (
    <div className="grid gap-3 bg-felt p-3 text-[#fffdf6] sm:p-4">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span className="serif text-lg font-semibold">{t('clans.turn', { number: view.turn })}</span>
        {view.age !== undefined && <span>{t('clans.age', { number: view.age })}</span>}
      </div>
      <SideBar side={other(near)} view={view} hands={hands} own={false} />
      <div className="grid grid-cols-3 gap-2">
        {(near === 'A' ? LANES : [...LANES].reverse()).map((lane) => (
          <Lane key={lane} lane={lane} view={view} near={near} hands={hands} board={props} />
        ))}
      </div>
      <SideBar side={near} view={view} hands={hands} own />
      <section aria-label={t('clans.hand')}>
        <h3 className="mb-1 font-sans text-xs font-semibold uppercase tracking-wider text-[#e9e2cf]">
          {t('clans.hand')}
        </h3>
        <div className="flex flex-wrap gap-2">
          {view.sides[near].hand.map((card, at) => (
            <ClanCard key={`${card}${at}`} card={card} hp={null} hands={hands} />
          ))}
        </div>
      </section>
      <Playback {...props} />
    </div>
  );
}

function Press({
  thing,
  label,
  hands,
  className,
  children,
}: {
  thing: Thing;
  label: string;
  hands: Hands;
  className: string;
  children: ReactNode;
}) {
  const name = nameOf(thing);
  const isPicked = hands.picked.some((one) => nameOf(one) === name);
  if (!hands.glow.has(name))
    return (
      <div role="group" aria-label={label} data-thing={name} className={className}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      data-thing={name}
      data-picked={isPicked}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={() => hands.press(thing)}
      className={`${className} target outline-2 outline-offset-1 outline-[#ffd873] hover:brightness-110 ${isPicked ? 'outline-4' : ''} outline`}
    >
      {children}
    </button>
  );
}

function SideBar({ side, view, hands, own }: { side: Side; view: View; hands: Hands; own: boolean }) {
  const { t } = useTranslation();
  const page = view.sides[side];
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span
        className="flex items-center gap-1.5"
        role="img"
        aria-label={t('clans.crystal', { side, number: page.crystal })}
      >
        <svg viewBox="-16 -20 32 40" className="h-10" aria-hidden="true">
          <path
            d="M0-18L13-5 0 18-13-5z"
            fill={own ? '#7fcbe0' : '#ef8a6f'}
            stroke="#fffdf6"
            strokeWidth="1.5"
          />
          <path d="M-13-5H13M0-18L-5-5 0 18 5-5z" fill="none" stroke="#fffdf6" strokeOpacity=".7" />
        </svg>
        <strong className="tabular text-2xl">{page.crystal}</strong>
      </span>
      <span>{t('clans.gold', { number: page.gold })}</span>
      <span>
        {t('clans.piles', {
          hand: page.hand.length,
          deck: page.deck_size.reduce((sum, one) => sum + one, 0),
          grave: page.grave.length,
        })}
      </span>
      {page.submitted && <span className="rounded-full bg-black/30 px-2">{t('clans.sealed')}</span>}
      {page.hero && (
        <Press
          thing={{ kind: 'hero', id: page.hero.id }}
          label={t('clans.hero', { name: title(page.hero.id), number: page.hero.uses })}
          hands={own ? hands : { ...hands, glow: new Map() }}
          className="rounded-lg bg-black/30 px-3 py-1"
        >
          {t('clans.hero', { name: title(page.hero.id), number: page.hero.uses })}
        </Press>
      )}
      {Object.entries(page.families ?? {}).map(([family, played]) => (
        <span key={family} className="rounded-full bg-black/20 px-2 text-xs">
          {title(family)} {played}
        </span>
      ))}
    </div>
  );
}

const title = (id: string) => sentence(id.replaceAll('_', ' '));

function Lane({
  lane,
  view,
  near,
  hands,
  board,
}: {
  lane: LaneName;
  view: View;
  near: Side;
  hands: Hands;
  board: BoardProps;
}) {
  const { t } = useTranslation();
  const page = view.lanes[lane];
  const zones =
    near === 'A' ? (['BaseB', 'Middle', 'BaseA'] as const) : (['BaseA', 'Middle', 'BaseB'] as const);
  const name = board.say(`lane.${lane}`);
  const stacks = (side: Side, zone: (typeof zones)[number]): string[] => {
    if (page.tiles) return page.tiles[zone][side];
    return zoneName(page.zone) === zone ? (page[side] ?? []) : [];
  };
  return (
    <Press
      thing={{ kind: 'lane', id: lane }}
      label={t('clans.lane', { name })}
      hands={hands}
      className="flex min-w-0 flex-col gap-1.5 rounded-2xl bg-black/15 p-2 text-left"
    >
      <span className="serif text-center text-base font-semibold">{sentence(name)}</span>
      {(view.sides[near].plan?.[lane] ?? []).length > 0 && (
        <span className="order-last rounded-lg border border-dashed border-[#ffe49a] p-1 text-xs">
          {t('clans.planned')}:{' '}
          {(view.sides[near].plan?.[lane] ?? [])
            .map((text) => text.split('/')[0] ?? text)
            .map((card) => hands.facts.get(card)?.title ?? card)
            .join(', ')}
        </span>
      )}
      {zones.map((zone) => {
        const fought = page.tiles
          ? stacks('A', zone).length + stacks('B', zone).length > 0
          : zoneName(page.zone) === zone;
        return (
          <div
            key={zone}
            className={`grid min-h-16 content-center gap-1 rounded-xl border p-1.5 ${fought ? 'border-[#ffe49a] bg-black/20' : 'border-white/25'}`}
          >
            <span className="text-center text-[0.68rem] text-[#e9e2cf]">
              {sentence(
                board.say(`zone.${zone === 'Middle' ? 'middle' : zone === 'BaseA' ? 'base_a' : 'base_b'}`),
              )}
              {page.terrain[zone] !== 'none' &&
                ` · ${board.say(`terrain.${page.terrain[zone].toLowerCase()}`)}`}
            </span>
            <Stack cards={stacks(other(near), zone)} hands={hands} reverse />
            <Stack cards={stacks(near, zone)} hands={hands} />
          </div>
        );
      })}
    </Press>
  );
}

const zoneName = (zone: string | undefined) =>
  zone === undefined ? 'Middle' : /a$/i.test(zone) ? 'BaseA' : /b$/i.test(zone) ? 'BaseB' : 'Middle';

/** Front first; the enemy's front is drawn nearest to ours. */
function Stack({ cards, hands, reverse = false }: { cards: string[]; hands: Hands; reverse?: boolean }) {
  const { t } = useTranslation();
  const list = cards.map((text, at) => ({
    ...slot(text),
    place: at === 0 ? t('clans.front') : t('clans.back'),
  }));
  return (
    <div className={`flex items-center gap-1 ${reverse ? 'flex-col-reverse' : 'flex-col'}`}>
      {list.map(({ card, hp, place }, at) => (
        <ClanCard
          key={`${card}${at}`}
          card={card}
          hp={hp}
          place={place}
          hands={{ ...hands, glow: new Map() }}
          small
        />
      ))}
    </div>
  );
}

function ClanCard({
  card,
  hp,
  place,
  hands,
  small = false,
}: {
  card: string;
  hp: number | null;
  place?: string;
  hands: Hands;
  small?: boolean;
}) {
  const { t } = useTranslation();
  const facts = hands.facts.get(card);
  const name = facts?.title ?? (card.endsWith('?') ? t('clans.unknown') : card);
  const numbers = facts
    ? t('clans.numbers', { damage: facts.damage, health: hp ?? facts.health, tick: facts.tick })
    : hp === null
      ? ''
      : String(hp);
  const side = card.startsWith('A') ? 'bg-[#e8f2f6] text-[#16384a]' : 'bg-[#fbeae1] text-[#5d2519]';
  return (
    <Press
      thing={{ kind: 'card', id: card }}
      label={[name, numbers, place].filter(Boolean).join(', ')}
      hands={hands}
      className={`rounded-lg px-2 py-1 text-left ${side} ${small ? 'w-full max-w-44 text-xs' : 'w-32 text-sm'}`}
    >
      <span className="block truncate font-semibold">{name}</span>
      <span className="tabular flex gap-2 text-xs">
        {facts && <span>⚔ {facts.damage}</span>}
        {(hp !== null || facts) && (
          <span>♥ {hp === null ? facts?.health : facts ? `${hp}/${facts.health}` : hp}</span>
        )}
        {facts && <span>T{facts.tick}</span>}
        {place && <span className="ml-auto">{place}</span>}
      </span>
    </Press>
  );
}
