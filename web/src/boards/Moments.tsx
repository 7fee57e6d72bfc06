// The moments that decided a match, told apart by numbers that its chart repeats. Each is a door into the
// replay, once that is there.

import { useWords } from '../language';

export function Moments({
  moments,
  watch,
  onFelt = false,
  inLines = false,
  className = '',
}: {
  moments: readonly { number: number; title: string; words: string }[];
  /** Goes to a change in the replay. */
  watch: ((number: number) => void) | undefined;
  onFelt?: boolean;
  /** Where there is little room: one below the other, at most two lines each. */
  inLines?: boolean;
  className?: string;
}) {
  const { t } = useWords();
  const ground = onFelt
    ? 'border-white/25 bg-black/25 enabled:hover:bg-black/40'
    : 'border-line bg-sheet enabled:hover:border-accent';
  const door = `font-semibold ${onFelt ? 'text-[#ffe2a6]' : 'text-accent'} ${watch ? '' : 'invisible'}`;
  return (
    <ol className={`grid gap-1.5 ${className}`} data-testid="moments">
      {moments.map(({ number, title, words }, at) => (
        <li key={`${number} ${at}`} className="min-w-0">
          <button
            type="button"
            disabled={!watch}
            data-moment={number}
            onClick={() => watch?.(number)}
            className={`flex h-full w-full gap-2 rounded-xl border text-left ${inLines ? 'items-center px-2 py-0.5' : 'items-start px-2.5 py-1.5'} ${ground}`}
          >
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-[#2a1d05] bg-[#f2b84b] text-sm font-bold text-[#2a1d05]"
            >
              {at + 1}
            </span>
            {inLines ? (
              <>
                <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight" title={words}>
                  <strong className="serif">{title}</strong> · {words}
                </span>
                <span className={`shrink-0 text-xs ${door}`}>{t('ending.watch')}</span>
              </>
            ) : (
              <span className="min-w-0 flex-1 text-sm leading-snug">
                <strong className="serif block">{title}</strong>
                {words}
                <span className={`block text-xs ${door}`}>{t('ending.watch')}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
