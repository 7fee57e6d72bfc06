// A large window: everything that is looked at in every turn on one desk, without scrolling. The map gets
// the most room; the Fellowship and the Hunt stand at its left, the hand below with its words, the Political
// Track beside the question. The rest is a key away, and stands at the right where the window is wide.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../language';
import { nameOf } from '../../table/touch';
import { Button, Modal } from '../../ui/kit';
import { useMedia } from '../../ui/useMedia';
import { sentence, spokenBy } from '../../words';
import { entriesOf } from '../entries';
import { TargetButton } from '../Target';
import { useWidth } from '../useWidth';
import { Back, Cards, known } from './Cards';
import { AboutCharacter, CharacterName, CharactersBox, Coin } from './Characters';
import { Die, Hud } from './Hud';
import { Chip, HuntBox, OrderBox, type Part, Politics, Reinforcements, Teams } from './Panels';
import { FrontsBox } from './Places';
import { CARDS, type Card, cardKeys, cardName, type Region, seatName, sideOf } from './view';

type Drawer = 'reinforcements' | 'characters' | 'cards';

/** Which key opens which. */
const KEYS: Record<string, Drawer> = { f: 'reinforcements', p: 'characters', d: 'cards' };

export function Desk({
  part,
  theatre,
  context,
  beside,
  go,
}: {
  part: Part;
  theatre: ReactNode;
  /** What is looked at just now: a region, things that are asked about. */
  context: ReactNode;
  beside: HTMLElement;
  go(region: Region): void;
}) {
  const { t } = useWords();
  const { view, board } = part;
  const wide = useMedia('(min-width: 112rem)');
  const [drawer, open] = useState<Drawer | null>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const which = KEYS[event.key];
      if (!which || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open(which);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const there = (region: Region) => {
    open(null);
    go(region);
  };
  return (
    <div
      data-testid="desk"
      className={`grid h-full bg-paper ${wide ? 'grid-cols-[12.5rem_minmax(0,1fr)_19rem] grid-rows-[auto_minmax(0,1fr)_calc(15rem*var(--cards,1))]' : 'grid-cols-[12.5rem_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_calc(14rem*var(--cards,1))]'}`}
    >
      <div className="col-span-full border-b border-line">
        <Hud {...part} flat />
      </div>
      <div className="flex min-h-0 flex-col gap-1.5 overflow-y-auto border-r border-line p-1.5">
        <Company {...part} />
        <HuntBox {...part} tight />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">{theatre}</div>
      {wide && (
        <div
          className="row-span-2 grid content-start gap-2 overflow-y-auto border-l border-line p-2"
          tabIndex={0}
        >
          <OrderBox {...part} />
          <Teams {...part} go={go} />
          <Reinforcements {...part} />
          <FrontsBox view={view} board={board} go={go} />
          <CharactersBox {...part} go={go} />
        </div>
      )}
      <Hand {...part} open={open} wide={wide} />
      {createPortal(
        <>
          <div
            className="relative grid min-h-0 shrink gap-2 overflow-y-auto not-empty:pb-2"
            data-testid="context"
          >
            {context}
          </div>
          <Politics {...part} tight />
        </>,
        beside,
      )}
      {drawer && (
        <Modal title={t(drawer === 'cards' ? 'wotr.hands' : `wotr.${drawer}`)} wide close={() => open(null)}>
          <div className="grid gap-3">
            {drawer === 'reinforcements' && (
              <>
                <Reinforcements {...part} />
                <FrontsBox view={view} board={board} go={there} />
              </>
            )}
            {drawer === 'characters' && <CharactersBox {...part} go={there} />}
            {drawer === 'cards' && <Cards {...part} />}
          </div>
        </Modal>
      )}
    </div>
  );
}

/** The Fellowship upright at the edge: who goes, and how the Ring weighs on them. */
function Company({ view, glow, board }: Part) {
  const { t } = useWords();
  const { say } = board;
  const { fellowship } = view;
  const company = entriesOf(view.characters).flatMap(([who, at]) => (at === 'fellowship' ? [who] : []));
  const all = company.includes(fellowship.guide) ? company : [fellowship.guide, ...company];
  const steps = Array.from({ length: 13 }, (_, step) => 12 - step);
  return (
    <section aria-label={t('wotr.fellowship')}>
      <h3 className="serif text-base leading-tight font-semibold">{t('wotr.fellowship')}</h3>
      <p className="narrow min-h-[3.8em] text-xs leading-tight text-soft">
        {t(fellowship.hidden ? 'wotr.hidden' : 'wotr.revealed')} ·{' '}
        {fellowship.mordor !== null
          ? t('wotr.in_mordor', { step: fellowship.mordor })
          : t('wotr.last_seen', { region: spokenBy(say, `region.${fellowship.region}`) })}
      </p>
      <p className="narrow mt-1 rounded-lg border border-line bg-sheet px-2 py-0.5 text-xs font-semibold">
        {fellowship.mordor === null && (
          <span className="block">{t('wotr.progress', { number: fellowship.progress })}</span>
        )}
        {t('wotr.corruption', { number: fellowship.corruption })}
      </p>
      <div className="mt-1 flex gap-1.5">
        <div
          role="img"
          aria-label={t('wotr.corruption', { number: fellowship.corruption })}
          className="grid w-8 shrink-0 content-start overflow-hidden rounded-md border border-line"
        >
          {steps.map((step) => (
            <span
              key={step}
              aria-hidden="true"
              className={`tabular grid h-4 place-items-center border-b border-line text-xs last:border-0 ${step === fellowship.corruption ? 'bg-ink font-bold text-sheet' : step < fellowship.corruption ? 'bg-warnbg text-warn' : 'bg-sheet text-soft'}`}
            >
              {step === 12 ? '☠' : step}
            </span>
          ))}
        </div>
        <ul className="grid min-w-0 flex-1 content-start gap-0.5">
          {all.map((who) => {
            const thing = { kind: 'figure', id: who };
            const lit = glow.has(nameOf(thing));
            const guides = who === fellowship.guide;
            return (
              <li key={who} className="flex min-w-0 items-center gap-0.5 [&>button]:size-6.5">
                <Chip
                  thing={thing}
                  glow={glow}
                  board={board}
                  className={`narrow min-h-6.5! min-w-0 flex-1 px-1! ${guides ? 'border-warn!' : ''}`}
                >
                  <Coin who={who} />
                  <span className="min-w-0 text-xs leading-tight [&_button]:min-h-0">
                    {lit ? sentence(say(`character.${who}`)) : <CharacterName who={who} say={say} />}
                    {guides && <strong className="block">{t('wotr.guide')}</strong>}
                  </span>
                </Chip>
                {lit && <AboutCharacter who={who} say={say} />}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** More than so many letters in a hand are set smaller. */
const MANY = 1_220;
const TOO_MANY = 1_500;

/** Between two cards, and the widest of them, in pixels. */
const [GAP, WIDEST] = [8, 320];

/** One's own cards with their words, and what there is to know of the others'. */
function Hand({ view, glow, board, open, wide }: Part & { open(which: Drawer): void; wide: boolean }) {
  const { t } = useWords();
  const { say, seat } = board;
  const { hands, table, face_up } = view.cards;
  const own = seat === undefined ? undefined : hands[seat]?.cards;
  const fights = board.prompt?.ask.key === 'ask.combat_card';
  // Many words on the same room: the Events are told whole, and what they do in a fight when it comes to one.
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list, 860);
  const cards = (own ?? []).map((id) => {
    const theirs = view.counted.teammate?.cards.includes(id);
    const unmet = view.cards.unmet?.[id];
    const why = theirs ? t('wotr.event_theirs') : unmet && t('wotr.event_unmet', { why: say(unmet) });
    const keys = cardKeys(id);
    const told = fights ? known(keys.combat, say) : [known(keys.event, say), why].join(' ');
    return { id, why, room: 80 + Math.max(80, told?.length ?? 0) };
  });
  const all = cards.reduce((sum, { room }) => sum + room, 0);
  // Many words on the same room: the Events are told whole, and what they do in a fight when it comes to one.
  const crowded = all > MANY;
  // More than may be held, until some are discarded.
  const packed = all > TOO_MANY;
  // Each as wide as its words want beside the others; they slide to their places, so that nothing jumps.
  const free = width - GAP * Math.max(0, cards.length - 1);
  let x = 0;
  const placed = cards.map(({ room, ...card }) => {
    const wide = Math.min(WIDEST, (free * room) / all);
    const at = x;
    x += wide + GAP;
    return { ...card, style: { width: wide, transform: `translateX(${at}px)` } };
  });
  return (
    <section
      aria-label={t('wotr.hands')}
      className={`flex min-w-0 gap-2 border-t border-line bg-raised p-2 ${wide ? 'col-span-2' : 'col-span-full'}`}
    >
      <ul ref={list} className="relative min-w-0 flex-1" data-testid="hand">
        {placed.map((card) => (
          <HandCard
            key={card.id}
            {...card}
            fights={fights}
            crowded={crowded}
            packed={packed}
            glow={glow}
            board={board}
          />
        ))}
      </ul>
      <div className="grid w-40 shrink-0 content-between gap-1 text-xs">
        <div className="grid gap-1">
          {hands.map((hand, which) =>
            which === seat && own ? null : (
              <p key={which}>
                <strong>{sentence(say(seatName(which)))}</strong>:{' '}
                {t('wotr.hand', { character: hand.character, strategy: hand.strategy })}
                <span aria-hidden="true" className="mt-0.5 flex flex-wrap gap-0.5">
                  {Array.from({ length: hand.character + hand.strategy }, (_, at) => (
                    <Back key={at} strategy={at >= hand.character} dark={sideOf(view, which) === 'shadow'} />
                  ))}
                </span>
              </p>
            ),
          )}
          {table.length > 0 && (
            <p className="line-clamp-2" title={table.map((card) => cardName(card, say)).join(' · ')}>
              <strong>{t('wotr.on_table')}:</strong> {table.map((card) => cardName(card, say)).join(' · ')}
            </p>
          )}
        </div>
        <div className="grid gap-1">
          <Opens which="cards" count={face_up.length} open={open} label={t('wotr.discards')} letter="d" />
          {!wide && (
            <>
              <Opens which="characters" open={open} label={t('wotr.characters')} letter="p" />
              <Opens which="reinforcements" open={open} label={t('wotr.reinforcements')} letter="f" />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Opens({
  which,
  label,
  letter,
  count,
  open,
}: {
  which: Drawer;
  label: string;
  letter: string;
  count?: number;
  open(which: Drawer): void;
}) {
  return (
    <Button
      className="min-h-7! justify-between! px-2! py-0! text-xs!"
      aria-haspopup="dialog"
      aria-keyshortcuts={letter}
      onClick={() => open(which)}
    >
      <span className="truncate">
        {label}
        {count !== undefined && ` · ${count}`}
      </span>
      <kbd aria-hidden="true" className="rounded border border-line px-1 font-sans">
        {letter.toUpperCase()}
      </kbd>
    </Button>
  );
}

/** A card as it is held: its Event in full, and what it does in a fight; in a fight, that first. */
function HandCard({
  id,
  fights,
  crowded,
  packed,
  glow,
  board,
  why,
  style,
}: {
  id: Card;
  fights: boolean;
  crowded: boolean;
  packed: boolean;
  /** Why its Event cannot be played now. */
  why: string | undefined;
  style: { width: number; transform: string };
} & Omit<Part, 'view'>) {
  const { t } = useWords();
  const { say } = board;
  const facts = CARDS.get(id);
  const thing = { kind: 'card', id };
  const dark = facts?.deck.startsWith('sh') ?? false;
  const keys = cardKeys(id);
  const [event, combat] = [known(keys.event, say), known(keys.combat, say)];
  const inFight = facts && (
    <span className={`flex min-h-0 flex-col ${fights ? '' : 'mt-auto shrink-0 border-t border-line pt-0.5'}`}>
      <span className="flex items-baseline gap-1">
        <span aria-hidden="true">⚔</span>
        <strong className="min-w-0 flex-1 truncate" title={combat ? sentence(combat) : undefined}>
          {say(keys.combatTitle)}
        </strong>
        <span
          className="tabular shrink-0 rounded-full bg-ink px-1.5 text-[0.65rem] font-bold text-sheet"
          title={t('wotr.initiative', { number: facts.initiative.join('/') })}
        >
          {facts.initiative.join('/')}
        </span>
      </span>
      {combat && (fights || !crowded) && (
        <span className={fights ? '' : 'line-clamp-2'} title={sentence(combat)}>
          {sentence(combat)}
        </span>
      )}
    </span>
  );
  const asEvent = (
    <span className="min-h-0 flex-1 overflow-hidden" data-event={id}>
      {event && sentence(event)}
      {why && <span className="block font-medium text-bad">✗ {why}</span>}
    </span>
  );
  return (
    <li className="war-slides absolute inset-y-0 left-0 flex" style={style}>
      <TargetButton
        thing={thing}
        glow={glow}
        picked={board.picked}
        press={board.press}
        className={`narrow flex w-full min-w-0 flex-col gap-0.5 overflow-hidden rounded-lg border-2 p-1.5 text-left text-ink ${packed && !fights ? 'text-[calc(0.66rem*var(--cards,1))] leading-[1.12]' : crowded && !fights ? 'text-[calc(0.7rem*var(--cards,1))] leading-[1.15]' : 'text-[calc(0.75rem*var(--cards,1))] leading-[1.2]'}`}
        idle="border-line bg-sheet"
        lit="border-glow hover:bg-warnbg"
        unpicked="bg-sheet"
        chosen="bg-warnbg ring-2 ring-glow"
      >
        <span className="flex shrink-0 items-center gap-1.5">
          <Die face={facts?.die} side={dark ? 'shadow' : 'free_peoples'} className="size-6" />
          <span className="serif min-w-0 text-[0.82rem] leading-[1.05] font-semibold wrap-anywhere">
            {say(keys.title)}
          </span>
        </span>
        {fights ? inFight : asEvent}
        {!fights && !packed && inFight}
      </TargetButton>
    </li>
  );
}
