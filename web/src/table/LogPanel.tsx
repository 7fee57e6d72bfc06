// What happened, latest at the end; a line leads to what it speaks of.

import { Fragment, useEffect, useRef } from 'react';
import { moduleOf } from '../boards/board';
import { useWords } from '../language';
import { useGame } from '../queries';
import type { ChangeKind, GameCard, Said } from '../wire';
import { type Say, sentence, stopped } from '../words';
import { type LogLine, lines, together } from './log';
import { seatWords } from './names';
import { useShown, useTable } from './store';
import { Day, newDays, Time } from './Time';

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

/** What a change was, if it was no play of the game. */
export function useDeed(say: Say, game: GameCard | undefined): (kind: ChangeKind) => string | undefined {
  const { t } = useWords();
  return (kind) => {
    if (kind === 'play') return undefined;
    if (kind === 'redo') return t('log.redo');
    if ('undo' in kind) return t('log.undo');
    const who = (seat: number) => seatWords(game, seat, say, t);
    return sentence(
      'resign' in kind
        ? t('log.resigned', { who: who(kind.resign.seat) })
        : t('log.out_of_time', { who: who(kind.flag.seat) }),
    );
  };
}

function ChangeLine({
  change,
  struck,
  note,
  flows,
  say,
}: LogLine & {
  note: string | undefined;
  /** Whether what happened in it stands in one line, as far as there is room. */
  flows: boolean;
  say: Say;
}) {
  return (
    <li className={`group relative flex gap-2 px-1 py-0.5 ${struck ? 'text-soft line-through' : ''}`}>
      <div className="min-w-0 flex-1">
        {note && <span className="px-1 italic text-soft">{note}</span>}
        {change.events.map((event, at) => (
          <button
            key={at}
            type="button"
            onClick={() => point(thingsOf(event))}
            className={`rounded px-1 py-px text-left hover:bg-raised ${flows ? 'inline' : 'block w-full'}`}
          >
            {flows ? stopped(sentence(say(event.words))) : sentence(say(event.words))}
          </button>
        ))}
      </div>
      <Time at={change.at} />
    </li>
  );
}

/** Lines of the log, with the day where it changes. */
export function LogLines({ log: all, say, game }: { log: readonly LogLine[]; say: Say; game: string }) {
  const log = together(all);
  const flows = moduleOf(game).wholes !== undefined;
  const deed = useDeed(say, useGame(game));
  const days = newDays(log.map(({ change }) => change.at));
  return log.map((line, at) => (
    <Fragment key={line.change.number}>
      {days[at] && <Day at={line.change.at} />}
      <ChangeLine {...line} flows={flows} note={deed(line.change.kind)} say={say} />
    </Fragment>
  ));
}

export function LogPanel({ say, game }: { say: Say; game: string }) {
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
  const told = lines(view.log).filter(({ change }) => change.events.length > 0 || change.kind !== 'play');
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
        <LogLines log={told} say={say} game={game} />
      </ol>
    </div>
  );
}
