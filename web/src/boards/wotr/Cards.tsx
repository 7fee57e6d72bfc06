// Hands, decks and cards on the table: what each card is called, which die plays it, and what it does
// in a fight.

import { useState } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { nameOf, narrowed } from '../../table/touch';
import { Icon } from '../../ui/kit';
import { type Say, sentence } from '../../words';
import { TargetButton } from '../Target';
import { Die } from './Hud';
import { Box, type Part } from './Panels';
import { type Board, CARDS, type Card, cardKeys, cardName, cardRule, seatName, sideOf } from './view';

export function Cards({ view, glow, board }: Part) {
  const { t } = useWords();
  const { say } = board;
  const { decks, hands, table, face_up } = view.cards;
  return (
    <Box
      title={t('wotr.hands')}
      aside={t('wotr.decks', {
        free: `${decks.fp_character ?? 0}+${decks.fp_strategy ?? 0}`,
        shadow: `${decks.sh_character ?? 0}+${decks.sh_strategy ?? 0}`,
      })}
    >
      <div className="grid gap-3">
        {hands.map((hand, seat) => (
          <div key={seat}>
            <p className="mb-1 text-xs">
              <strong>{sentence(say(seatName(seat)))}</strong>
              {seat === board.seat && ` (${t('seat.you')})`}:{' '}
              {t('wotr.hand', { character: hand.character, strategy: hand.strategy })}
            </p>
            {hand.cards ? (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
                {hand.cards.map((card) => (
                  <EventCard
                    key={card}
                    id={card}
                    glow={glow}
                    board={board}
                    unmet={seat === board.seat ? view.cards.unmet?.[card] : undefined}
                    theirs={seat === board.seat && view.counted.teammate?.cards.includes(card)}
                  />
                ))}
              </ul>
            ) : (
              <p aria-hidden="true" className="flex flex-wrap gap-0.5">
                {Array.from({ length: hand.character + hand.strategy }, (_, at) => (
                  <Back key={at} strategy={at >= hand.character} dark={sideOf(view, seat) === 'shadow'} />
                ))}
              </p>
            )}
          </div>
        ))}
        {table.length > 0 && (
          <div>
            <p className="mb-1 text-xs font-semibold">{t('wotr.on_table')}</p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
              {table.map((card) => (
                <EventCard key={card} id={card} glow={glow} board={board} />
              ))}
            </ul>
          </div>
        )}
        {face_up.length > 0 && (
          <details className="text-xs">
            <summary className="cursor-pointer py-1">
              {t('wotr.discarded', { count: face_up.length })}
            </summary>
            <p>{face_up.map((card) => cardName(card, say)).join(' · ')}</p>
          </details>
        )}
      </div>
    </Box>
  );
}

export function Back({ strategy, dark }: { strategy: boolean; dark: boolean }) {
  return (
    <svg viewBox="0 0 20 28" className="h-7">
      <rect
        x=".5"
        y=".5"
        width="19"
        height="27"
        rx="3"
        fill={dark ? '#86190f' : '#1c4480'}
        stroke="#fff8e6"
      />
      <path
        d={strategy ? 'M6 21V8H14L12 11 14 14H6' : 'M6 20L13 11M11 8q4-1 4 0t-.5 4l-2 1-2-2z'}
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
      />
    </svg>
  );
}

/** What a catalogue has under a key, if it has it. */
export const known = (key: string, say: Say) => (say.by.knows(key) ? say(key) : null);

/** What the options say that they do with a card, each once, and what to think of before. */
function offersOf(id: Card, { prompt, picked, say }: Board): { label: string; warning: string | null }[] {
  const name = nameOf({ kind: 'card', id });
  const offers = new Map<string, string | null>();
  for (const index of narrowed(prompt, picked)) {
    const option = prompt?.options[index];
    if (!option?.touches?.some((thing) => nameOf(thing) === name)) continue;
    offers.set(sentence(say(option.label)), option.warning ? sentence(say(option.warning)) : null);
  }
  return [...offers].map(([label, warning]) => ({ label, warning }));
}

export function EventCard({
  id,
  glow,
  board,
  unmet,
  theirs = false,
}: {
  id: Card;
  /** Why it cannot be played as an Event now: a key of the game's words. */
  unmet?: string | undefined;
  /** R24.14: whether only the teammate may play it as one. */
  theirs?: boolean | undefined;
} & Omit<Part, 'view'>) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { say } = board;
  const facts = CARDS.get(id);
  const thing = { kind: 'card', id };
  const strategy = facts?.deck.endsWith('strat') ?? false;
  const dark = facts?.deck.startsWith('sh') ?? false;
  const keys = cardKeys(id);
  const [event, combat] = [known(keys.event, say), known(keys.combat, say)];
  const offers = glow.has(nameOf(thing)) ? offersOf(id, board) : [];
  const deck = t(strategy ? 'wotr.strategy' : 'wotr.character');
  // Where the hand has the screen, cards are told whole.
  const whole = board.screen !== undefined;
  const body = (
    <>
      <span className="flex items-center gap-2">
        <Die face={facts?.die} side={dark ? 'shadow' : 'free_peoples'} />
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">{say(keys.title)}</span>
          <span className="block text-xs text-soft">
            {deck} · {say(`face.${facts?.die ?? ''}`)}
            {facts?.table && ` · ${t('wotr.stays')}`}
          </span>
        </span>
      </span>
      {whole && event && <span className="text-[0.9rem] leading-snug">{sentence(event)}</span>}
      {offers.map(({ label, warning }) => (
        <span key={label} className="text-xs font-medium text-accent">
          {label}
          {warning && (
            <span className="mt-0.5 flex items-start gap-1 text-warn">
              <Icon name="warn" /> {warning}
            </span>
          )}
        </span>
      ))}
      {offers.length === 0 && theirs && (
        <span className="text-xs font-medium text-soft">{t('wotr.event_theirs')}</span>
      )}
      {offers.length === 0 && !theirs && unmet !== undefined && (
        <span className="text-xs font-medium text-soft">{t('wotr.event_unmet', { why: say(unmet) })}</span>
      )}
      {facts && (
        <span className="border-t border-line pt-1 text-xs">
          ⚔ <strong>{say(keys.combatTitle)}</strong> ·{' '}
          {t('wotr.initiative', { number: facts.initiative.join('/') })}
          {whole && combat && <span className="block text-[0.85rem] leading-snug">{sentence(combat)}</span>}
        </span>
      )}
    </>
  );
  return (
    <li className="grid content-start" style={{ zoom: 'var(--cards, 1)' }}>
      <TargetButton
        thing={thing}
        glow={glow}
        picked={board.picked}
        press={board.press}
        className="grid w-full gap-1 rounded-lg border-2 p-2 text-left text-sm text-ink"
        idle="border-line bg-sheet"
        lit="border-glow hover:bg-warnbg"
        unpicked="bg-sheet"
        chosen="bg-warnbg ring-2 ring-glow"
      >
        {body}
      </TargetButton>
      {(event || combat) && !whole && (
        <>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="min-h-8 rounded px-2 text-left text-xs text-accent underline"
          >
            {t(open ? 'wotr.text_hide' : 'wotr.text_show')}
          </button>
          {open && (
            <div className="grid gap-1 px-2 pb-1 text-xs">
              <p>
                <RuleLink rule={cardRule(id)} />
              </p>
              {event && <p>{sentence(event)}</p>}
              {combat && (
                <p>
                  <strong>⚔ {say(keys.combatTitle)}:</strong> {sentence(combat)}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </li>
  );
}
