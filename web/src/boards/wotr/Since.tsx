// What has happened since the viewer acted: the last few things, a line each; the map shows one again
// where the pointer or the focus rests on it.

import { useWords } from '../../language';
import { sentence } from '../../words';
import type { Happened } from './deeds';
import { Picture } from './Picture';
import type { Board } from './view';

/** So many fit beside each other. */
export const LINES = 4;

export function Since({
  list,
  seated,
  say,
  look,
}: {
  list: readonly (Happened & { number: number })[];
  seated: boolean;
  say: Board['say'];
  /** Shows one again, or none. */
  look(id: string | null): void;
}) {
  const { t } = useWords();
  const title = t(seated ? 'wotr.since' : 'wotr.since_turn');
  return (
    <section
      aria-label={title}
      className="flex h-13 items-center gap-2 overflow-hidden border-y border-line bg-raised px-2"
    >
      <h3 className="w-20 shrink-0 font-sans text-xs leading-tight font-semibold max-sm:sr-only">{title}</h3>
      {list.length === 0 && <p className="text-sm text-soft">{t('wotr.since_nothing')}</p>}
      <ol
        className="flex min-w-0 flex-1 gap-2 max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto sm:grid sm:grid-cols-4"
        onPointerLeave={() => look(null)}
      >
        {list.map(({ id, said, by, number }, place) => {
          const words = sentence(say(said.words));
          return (
            // By its place: one thing after another stands there, and nothing moves along.
            <li key={place} className="min-w-0 max-sm:w-full max-sm:shrink-0 max-sm:snap-start">
              <button
                type="button"
                title={words}
                data-since={number}
                onPointerEnter={() => look(id)}
                onFocus={() => look(id)}
                onBlur={() => look(null)}
                onClick={() => look(id)}
                className={`flex h-11 w-full min-w-0 items-center gap-1.5 rounded-lg border border-l-4 bg-sheet px-1.5 text-left text-xs hover:border-accent ${by?.side === 'shadow' ? 'border-line border-l-[#86190f]' : by ? 'border-line border-l-[#1c4480]' : 'border-line'}`}
              >
                <span className="tabular grid size-5 shrink-0 place-items-center rounded-full bg-[#86190f] text-[0.7rem] font-bold text-white">
                  {number}
                </span>
                <Picture said={said} />
                <span className="line-clamp-2 min-w-0 leading-tight wrap-anywhere hyphens-auto">{words}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
