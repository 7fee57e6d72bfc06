// Hands, decks and cards on the table: what each card is called, which die plays it, and what it does
// in a fight.

import { useState } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { nameOf } from '../../table/touch';
import type { Scene, Words } from '../../wire';
import { sentence } from '../../words';
import { TargetButton } from '../Target';
import { Die } from './Hud';
import { Box, type Part } from './Panels';
import { type Board, CARDS, type Card, cardName, sideOfSeat } from './view';

const SEATS = ['seat.first', 'seat.second', 'seat.third', 'seat.fourth'];

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
              <strong>{sentence(say(SEATS[seat] ?? ''))}</strong>
              {seat === board.seat && ` (${t('seat.you')})`}:{' '}
              {t('wotr.hand', { character: hand.character, strategy: hand.strategy })}
            </p>
            {hand.cards ? (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
                {hand.cards.map((card) => (
                  <EventCard key={card} id={card} glow={glow} board={board} />
                ))}
              </ul>
            ) : (
              <p aria-hidden="true" className="flex flex-wrap gap-0.5">
                {Array.from({ length: hand.character + hand.strategy }, (_, at) => (
                  <Back key={at} strategy={at >= hand.character} dark={sideOfSeat(seat) === 'shadow'} />
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
            <p>{face_up.map(cardName).join(' · ')}</p>
          </details>
        )}
      </div>
    </Box>
  );
}

function Back({ strategy, dark }: { strategy: boolean; dark: boolean }) {
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

/** The catalogue's key of an Event's words, `card.fp_char_01.event`, or of a Combat half's. */
export function keyOf(id: Card, part: 'event' | 'combat'): string {
  const short = id.split('_').slice(0, 3).join('_');
  if (part === 'event') return `card.${short}.event`;
  const plain = (CARDS.get(id)?.combat ?? '')
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[ûú]/g, 'u')
    .replace(/[^a-z0-9]/g, '_');
  return `combat.${plain}`;
}

/** Why a card of one's hand cannot be played: the scene says it of each. */
export function unmet(scene: Scene, name: string): Words | null {
  for (const { lines } of scene.sections)
    for (const { key, params } of lines) {
      const [card, why] = [params?.card, params?.why];
      if (key !== 'scene.card_unmet' || !card || !('plain' in card) || card.plain !== name) continue;
      if (why && 'text' in why) return why.text;
    }
  return null;
}

function wordsOf(id: Card, part: 'event' | 'combat', say: Board['say']): string | null {
  const key = keyOf(id, part);
  const said = say(key);
  return said === key ? null : said;
}

export function EventCard({ id, glow, board }: { id: Card } & Omit<Part, 'view'>) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { say } = board;
  const facts = CARDS.get(id);
  const thing = { kind: 'card', id };
  const lit = glow.has(nameOf(thing));
  const strategy = facts?.deck.endsWith('strat') ?? false;
  const dark = facts?.deck.startsWith('sh') ?? false;
  const [event, combat] = (['event', 'combat'] as const).map((part) => wordsOf(id, part, say));
  const acting = board.prompt?.ask.key === 'ask.act';
  const why = facts ? unmet(board.scene, facts.name) : null;
  const deck = t(strategy ? 'wotr.strategy' : 'wotr.character');
  const body = (
    <>
      <span className="flex items-center gap-2">
        <Die face={facts?.die} side={dark ? 'shadow' : 'free_peoples'} />
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">{facts?.name ?? id}</span>
          <span className="block text-xs text-soft">
            {deck} · {say(`face.${facts?.die ?? ''}`)}
            {facts?.table && ` · ${t('wotr.stays')}`}
          </span>
        </span>
      </span>
      {acting && (
        <span className={`text-xs font-medium ${lit ? 'text-accent' : 'text-soft'}`}>
          {lit ? `✓ ${t('wotr.playable')}` : `✗ ${why ? sentence(say(why)) : t('wotr.not_playable')}`}
        </span>
      )}
      {facts && (
        <span className="border-t border-line pt-1 text-xs">
          ⚔ <strong>{facts.combat}</strong> · {t('wotr.initiative', { number: facts.initiative.join('/') })}
        </span>
      )}
    </>
  );
  return (
    <li className="grid content-start">
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
      {(event || combat) && (
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
                <RuleLink rule={`R27.${id.split('_').slice(0, 3).join('_')}`} />
              </p>
              {event && <p>{sentence(event)}</p>}
              {combat && (
                <p>
                  <strong>⚔ {facts?.combat}:</strong> {sentence(combat)}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </li>
  );
}
