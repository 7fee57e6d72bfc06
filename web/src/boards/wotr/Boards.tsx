// What the boards beside the map have in common: a head with steps, dice as they fell, and the answers.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import type { Prompt, Said } from '../../wire';
import { sentence } from '../../words';
import { chancesIn, Odds } from './Odds';
import { marked } from './story';
import { type Board, type Event, regionName, type Side } from './view';

/** A board's title, what kind of thing it is, and how far it has come. */
export function Head({
  title,
  chips,
  steps,
  at,
}: {
  title: string;
  chips: readonly string[];
  steps: readonly string[];
  /** The step that is done now. */
  at: number;
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-[#2b1a17] px-3 py-2 text-[#fdf3e3]">
      <h3 className="serif text-lg leading-tight font-semibold lg:text-xl">{title}</h3>
      {chips.map((chip) => (
        <span key={chip} className="rounded-full border border-[#b69f8c] px-2 text-xs">
          {chip}
        </span>
      ))}
      <ol className="ml-auto flex flex-wrap gap-1 text-xs">
        {steps.map((step, index) => (
          <li
            key={step}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
            className={`rounded-full px-2 py-0.5 ${index === at ? 'bg-[#ffd43b] font-semibold text-[#2a1d05]' : ''}`}
          >
            <span aria-hidden="true">{index < at ? '✓' : index + 1}</span> {step}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** What a roll needed and what changed it, as its words tell. */
export function reasons(said: Said<Event>, say: Board['say']): string {
  const why = said.words.params?.why;
  if (!why || !('list' in why)) return '';
  return why.list.flatMap((reason) => ('text' in reason ? [say(reason.text)] : [])).join(', ');
}

export function Roll({
  head,
  why,
  dice,
  hits,
  side,
}: {
  head: string;
  why: string;
  dice: readonly number[];
  hits: number;
  side: Side;
}) {
  const { t } = useWords();
  return (
    <div className="war-roll flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="w-36 text-sm leading-tight">
        <strong>{head}</strong> <span className="block text-xs text-soft">{why}</span>
      </p>
      <p className="flex flex-wrap gap-1.5">
        {marked(dice, hits).map(({ die, hit }, at) => (
          <span key={at} className="war-tumble" style={{ animationDelay: `${at * 40}ms` }}>
            <Pips die={die} hit={hit} side={side} label={`${die}, ${t(hit ? 'wotr.hit' : 'wotr.miss')}`} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** Dice that will be rolled. */
export function Unrolled({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="w-36 text-sm leading-tight">{children}</p>
      <p className="flex flex-wrap gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className="size-9 rounded-lg border-2 border-dashed border-soft" />
        ))}
      </p>
    </div>
  );
}

const [FAR, MID] = [-5, 0];
const PIPS: Record<number, [number, number][]> = {
  1: [[MID, MID]],
  2: [
    [FAR, FAR],
    [-FAR, -FAR],
  ],
  3: [
    [FAR, FAR],
    [MID, MID],
    [-FAR, -FAR],
  ],
  4: [
    [FAR, FAR],
    [-FAR, FAR],
    [FAR, -FAR],
    [-FAR, -FAR],
  ],
  5: [
    [FAR, FAR],
    [-FAR, FAR],
    [MID, MID],
    [FAR, -FAR],
    [-FAR, -FAR],
  ],
  6: [
    [FAR, FAR],
    [-FAR, FAR],
    [FAR, MID],
    [-FAR, MID],
    [FAR, -FAR],
    [-FAR, -FAR],
  ],
};

/** A die as it fell; one that hit has a gold rim and a mark, the others are pale. */
function Pips({ die, hit, side, label }: { die: number; hit: boolean; side: Side; label: string }) {
  const ink = side === 'shadow' ? '#86190f' : '#1c4480';
  return (
    <svg viewBox="-13 -13 26 26" className="size-9" role="img" aria-label={label}>
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="5"
        fill={hit ? ink : '#efe7da'}
        stroke={hit ? '#ffd43b' : '#8d8270'}
        strokeWidth={hit ? 2.5 : 1}
      />
      {(PIPS[die] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" fill={hit ? '#fff' : '#4a4034'} />
      ))}
      {hit && (
        <>
          <circle cx="9" cy="-9" r="4" fill="#ffd43b" stroke="#231a10" strokeWidth=".8" />
          <path d="M7.400-10.600L10.600-7.400M10.600-10.600L7.400-7.400" stroke="#231a10" strokeWidth="1.2" />
        </>
      )}
    </svg>
  );
}

const RETREAT = 'option.retreat';

/** More than this are too many for buttons: the list of all options has them. */
const MOST = 12;

/** What is asked, with its answers as buttons. */
export function Answers({
  board,
  aside,
  look,
  defends = false,
}: {
  board: Board;
  /** Whether the viewer defends: the chances are told from that side. */
  defends?: boolean;
  /** A few words beside an answer: what it costs. */
  aside?(option: number): ReactNode;
  look?(option: number | null): void;
}) {
  const { t } = useWords();
  const { prompt, say } = board;
  if (!prompt || prompt.options.length === 0) return null;
  // On a desk the cards of one's hand lie below, with their words, and are pressed there.
  const inHand = new Set(
    board.beside && board.seat !== undefined ? board.view.cards.hands[board.seat]?.cards : [],
  );
  const isHeld = (option: Prompt['options'][number]) =>
    (option.touches ?? []).some(({ kind, id }) => kind === 'card' && inHand.has(id));
  const all = prompt.options.flatMap((option, index) => (isHeld(option) ? [] : [{ option, index }]));
  // Ways to retreat are lit on the map beside it: their names are enough.
  const ways = all.filter(({ option }) => option.label.key === RETREAT);
  const options = all.filter(({ option }) => option.label.key !== RETREAT);
  return (
    <section aria-label={t('wotr.answers')} className="grid gap-2 border-t border-line bg-warnbg p-3">
      <h4 className="serif text-base font-semibold">{sentence(say(prompt.ask))}</h4>
      {all.length < prompt.options.length && <p className="text-sm">{t('wotr.answers_hand')}</p>}
      {ways.length > 0 && (
        <div className="flex flex-wrap items-center gap-1" role="group" aria-label={t('wotr.retreat_to')}>
          <span className="text-sm font-medium">{t('wotr.retreat_to')}</span>
          {ways.map(({ option, index }) => (
            <button
              key={index}
              type="button"
              onClick={() => board.choose(index)}
              aria-label={sentence(say(option.label))}
              className="min-h-8 rounded-lg border-2 border-glow bg-sheet px-2 py-0.5 text-sm max-lg:min-h-11"
            >
              {option.touches?.map(({ id }) => regionName(id, say)).join(', ')}
            </button>
          ))}
        </div>
      )}
      {options.length > MOST ? (
        <p className="text-sm">{t('wotr.answers_many')}</p>
      ) : (
        <ul className="war-answers grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-1">
          {options.map(({ option, index }) => (
            <li key={index} className="relative flex items-stretch rounded-lg border-2 border-glow bg-sheet">
              <button
                type="button"
                onClick={() => board.choose(index)}
                onPointerEnter={() => look?.(index)}
                onPointerLeave={() => look?.(null)}
                onFocus={() => look?.(index)}
                onBlur={() => look?.(null)}
                className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 py-0.5 text-left"
              >
                <span className="min-w-0 flex-1">
                  <span className="block leading-tight font-medium">{sentence(say(option.label))}</span>
                  {option.effect && (
                    // Where the chances are drawn, the dice stand on the board already.
                    <span className={chancesIn(option.effect) ? 'sr-only' : 'block text-xs text-soft'}>
                      {sentence(say(option.effect))}
                    </span>
                  )}
                  {option.warning && (
                    <span className="block text-xs text-warn">{sentence(say(option.warning))}</span>
                  )}
                  <Odds words={option.effect} defends={defends} />
                </span>
                {aside?.(index)}
              </button>
              <span className="flex items-center pr-1">
                <RuleLink rule={option.rule} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
