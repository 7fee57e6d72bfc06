// What makes a match other than the usual one, as small labels: before anybody sits down, and wherever
// it is listed.

import { useWords } from '../language';
import type { MatchInfo } from '../wire';

export function Marks({ match, className = '' }: { match: MatchInfo; className?: string }) {
  const { t } = useWords();
  if (match.marks.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-1.5 ${className}`} aria-label={t('mark.title')}>
      {match.marks.map((mark) => (
        <li
          key={mark}
          title={t(`mark.${mark}_about`)}
          className="rounded-full border border-line bg-raised px-2 py-0.5 text-xs text-soft"
        >
          {t(`mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** Why a match stands still. */
export function useStopped(match: MatchInfo | undefined): string | null {
  const { t } = useWords();
  if (match?.phase !== 'frozen') return null;
  return match.kept_at === undefined ? t('table.frozen') : t('table.kept', { entry: match.kept_at });
}
