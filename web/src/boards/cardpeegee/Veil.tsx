// What lies over the table: a victory with the cards that won it, or a death. A click or a key
// anywhere goes on, after the last death to a new game; who wants to see the table first can.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { read } from '../said';
import { LifeStory } from './LifeStory';
import { PlayingCard } from './PlayingCard';
import { type Board, type Card, type Victory, victoryName } from './view';

export interface Ending {
  victory: Victory;
  cards: Card[];
  words: string;
}

/** The victory that is being shown, if one is. */
export function endingOf({ say, prompt, view }: Board): Ending | null {
  const { shown } = view.counted;
  return shown ? { ...shown, words: prompt ? say(prompt.ask) : '' } : null;
}

const LONE_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab', 'CapsLock'];

/** Whether another button than the one that goes on is pressed. */
function isAside(target: EventTarget | null, on: HTMLButtonElement | null): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && button !== on;
}

function Veil({
  label,
  goOn,
  button,
  lift,
  dark = false,
  children,
}: {
  label: string;
  /** What a click or a key does; without, the veil only lies over the board. */
  goOn: (() => void) | undefined;
  button: string;
  /** Uncovers the table, where going on does something else: with Escape or a button of its own. */
  lift?: (() => void) | undefined;
  dark?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  const [settled, setSettled] = useState(false);
  const acts = useRef({ goOn, lift });
  acts.current = settled ? { goOn, lift } : { goOn: undefined, lift };
  const on = useRef<HTMLButtonElement>(null);
  const live = goOn !== undefined;
  // A press that was meant for what lay there before must not wipe the veil away unread.
  useEffect(() => {
    const soon = setTimeout(() => setSettled(true), 400);
    return () => clearTimeout(soon);
  }, []);
  useEffect(() => {
    if (!live) return;
    const before = document.activeElement as HTMLElement | null;
    on.current?.focus({ preventScroll: true });
    const pressed = (event: KeyboardEvent) => {
      // A key that is still held down from the move before must not wipe the veil away.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || LONE_KEYS.includes(event.key))
        return;
      if (isAside(event.target, on.current) && (event.key === 'Enter' || event.key === ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      const { goOn, lift } = acts.current;
      (event.key === 'Escape' && lift ? lift : goOn)?.();
    };
    addEventListener('keydown', pressed, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [live]);
  const cloth = dark ? 'bg-[rgb(26_14_12_/_0.9)]' : 'bg-[rgb(18_32_27_/_0.88)]';
  // Where nobody has to go on, the table stays in sight, and the message stands below it.
  const place = live ? 'fixed inset-0 z-40 cursor-pointer gap-7 p-6' : 'relative overflow-hidden gap-4 p-4';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key goes on, see above
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div
      role={live ? 'alertdialog' : 'img'}
      aria-modal={live || undefined}
      aria-label={label}
      aria-busy={live && !settled}
      data-testid="ending"
      onClick={({ target }) => {
        if (!isAside(target, on.current)) acts.current.goOn?.();
      }}
      className={`${place} veil flex flex-col items-center justify-center text-center ${cloth}`}
    >
      {children}
      {live && (
        <div className="grid justify-items-center gap-2">
          <button
            ref={on}
            type="button"
            className="rounded-lg border border-[#ffe9b0] px-6 py-2 font-medium text-[#ffe9b0] hover:bg-white/10"
          >
            {button}
          </button>
          <p className="text-sm text-[#e9e2cf]">{t(lift ? 'cpg.any_key_again' : 'cpg.any_key')}</p>
          {lift && (
            <button
              type="button"
              className="mt-2 rounded-lg px-4 py-2 text-sm text-[#e9e2cf] underline hover:bg-white/10"
              onClick={lift}
            >
              {t('cpg.see_table')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const shout = 'rise serif max-w-2xl text-balance text-2xl font-semibold text-[#ffe9b0] sm:text-4xl';

export function EndingVeil({ ending, prompt, choose, say }: Board & { ending: Ending }) {
  const { t } = useWords();
  const words = ending.words || t(`cpg.victory_${victoryName(ending.victory)}`);
  const option = prompt?.options[0];
  return (
    <Veil label={words} goOn={option && (() => choose(0))} button={option ? sentence(say(option.label)) : ''}>
      <Rays />
      <p className={shout}>{words}</p>
      {ending.cards.length > 0 && (
        <div className="flex flex-wrap justify-center gap-3" data-testid="display">
          {ending.cards.map((card) => (
            <span
              key={card}
              className="rounded-xl bg-white/5 p-1.5 outline-2 outline-dashed outline-[#ffe9b0]/40"
            >
              <PlayingCard card={card} size="big" />
            </span>
          ))}
        </div>
      )}
    </Veil>
  );
}

/** One press goes on to the next life, or after the last one to a new game. */
export function DeathVeil(board: Board) {
  const { changes, say, prompt, choose, live, again } = board;
  const { t } = useWords();
  const [lifted, setLifted] = useState(false);
  const told = changes.flatMap((change) => change.events).findLast((said) => read(said)[0] === 'died')?.words;
  const words = told ? sentence(say(told)) : t('cpg.dead');
  const option = prompt?.options[0];
  const lift = live ? () => setLifted(true) : undefined;
  const anew = option ? () => choose(0) : again;
  const button = option ? sentence(say(option.label)) : t(again ? 'ending.again' : 'cpg.go_on');
  if (lifted)
    return (
      <div className="mt-3 grid justify-items-center gap-3 rounded-xl bg-black/35 p-4 text-center">
        <p className="serif text-xl">{words}</p>
        <LifeStory {...board} />
      </div>
    );
  return (
    <Veil dark label={words} goOn={anew ?? lift} button={button} lift={option ? undefined : again && lift}>
      <svg viewBox="-40 -40 80 80" className="rise h-24 w-24" aria-hidden="true">
        <path
          d="M0 24C-22 8-28 0-28-10-28-24-8-28 0-12 8-28 28-24 28-10 28 0 22 8 0 24z"
          fill="#7c2a22"
          stroke="#f3d9c4"
          strokeWidth="2"
        />
        <path d="M2-16L-6-4 4 2-4 12 0 22" fill="none" stroke="#f3d9c4" strokeWidth="2.5" />
      </svg>
      <p className={shout}>{words}</p>
      <LifeStory {...board} />
    </Veil>
  );
}

function Rays() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className="pointer-events-none absolute -z-10 h-[120vmin] w-[120vmin] opacity-[0.07]"
      aria-hidden="true"
    >
      {Array.from({ length: 12 }, (_, at) => (
        <path key={at} d="M0 0L-9 -100H9z" fill="#ffe9b0" transform={`rotate(${at * 30})`} />
      ))}
    </svg>
  );
}
