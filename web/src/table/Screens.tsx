// On a phone what is looked at gets the screen in turn: a board's own screens, and one for what can be done.

import { useWords } from '../language';

/** A part of a board that gets a phone's screen: its name, and a picture in a box of 24 by 24. */
export interface Screen {
  id: string;
  label: string;
  path: string;
}

/** What can be done, with the log and everything else that stands beside a board. */
export const ORDERS: Screen = { id: 'orders', label: 'acts.screen', path: 'M5 7h14M5 12h14M5 17h9' };

export function Screens({
  all,
  now,
  waits,
  pick,
}: {
  all: readonly Screen[];
  now: string;
  /** The screen on which something waits for an answer. */
  waits: string | null;
  pick(id: string): void;
}) {
  const { t } = useWords();
  return (
    <nav
      aria-label={t('acts.screens')}
      className="grid shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-sheet"
      data-testid="screens"
    >
      {all.map(({ id, label, path }) => (
        <button
          key={id}
          type="button"
          aria-current={id === now ? 'page' : undefined}
          onClick={() => pick(id)}
          className={`relative grid min-h-13 justify-items-center gap-0.5 border-t-3 py-1 text-[0.8rem] ${id === now ? 'border-accent font-semibold text-accent' : 'border-transparent text-soft'}`}
        >
          <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
            <path
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {t(label)}
          {id === waits && id !== now && (
            <span
              aria-hidden="true"
              className="absolute top-1 left-[calc(50%+0.5rem)] grid size-4 place-items-center rounded-full bg-[#f2b84b] text-[0.7rem] font-bold text-[#2a1d05]"
            >
              !
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
