// What happened, latest at the end; a line leads to what it speaks of.

import { useEffect, useRef } from 'react';
import { useWords } from '../language';
import type { Change, Said } from '../wire';
import { type Say, sentence } from '../words';
import { lines } from './log';
import { useShown, useTable } from './store';

/** Names of things inside an event, to light them up on the board. */
export function thingsOf(said: Said<unknown>): string[] {
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value === 'string') found.push(value, value.split(':')[0] ?? value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(said.event);
  return found;
}

/** Points at things on the board for a moment. */
export function point(names: string[]): void {
  for (const element of document.querySelectorAll<SVGElement>('[data-thing]')) {
    const id = element.dataset.thing?.split(':').slice(1).join(':') ?? '';
    if (!names.includes(id)) continue;
    element.classList.add('pointed');
    setTimeout(() => element.classList.remove('pointed'), 1600);
  }
}

export function ChangeLine({ change, struck, say }: { change: Change; struck?: boolean; say: Say }) {
  const { t } = useWords();
  const kind = change.kind;
  const note =
    kind === 'redo'
      ? t('log.redo')
      : typeof kind === 'object'
        ? 'undo' in kind
          ? t('log.undo')
          : 'resign' in kind
            ? t('log.resign', { number: kind.resign.seat + 1 })
            : t('log.flag', { number: kind.flag.seat + 1 })
        : null;
  return (
    <li className={`px-1 py-0.5 ${struck ? 'text-soft line-through' : ''}`}>
      {note && <span className="italic text-soft">{note}</span>}
      {change.events.map((event, at) => (
        <button
          key={at}
          type="button"
          onClick={() => point(thingsOf(event))}
          className="block w-full rounded px-1 py-px text-left hover:bg-raised"
        >
          {sentence(say(event.words))}
        </button>
      ))}
    </li>
  );
}

export function LogPanel({ say }: { say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const end = useRef<HTMLDivElement>(null);
  const count = view?.log.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when a line is added
  useEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count]);
  const match = useTable((table) => table.match);
  if (!view) return null;
  return (
    <div
      ref={end}
      data-match={match}
      role="log"
      aria-label={t('log.title')}
      tabIndex={0}
      className="h-full overflow-y-auto p-3 text-sm"
    >
      {count === 0 && <p className="text-soft">{t('log.empty')}</p>}
      <ol className="divide-y divide-line/60">
        {lines(view.log)
          .filter(({ change }) => change.events.length > 0 || change.kind !== 'play')
          .map(({ change, struck }) => (
            <ChangeLine key={change.number} change={change} struck={struck} say={say} />
          ))}
      </ol>
    </div>
  );
}
