// The chances of a battle as the rules count them: a figure and a bar for each way it may be fought.

import { useWords } from '../../language';
import type { Words } from '../../wire';

interface Chances {
  won: number;
  lost: number;
}

/** The chances that a text tells, in hundredths, of the coming round and of the whole battle. */
export function chancesIn(words: Words | undefined): { round: Chances; end: Chances | null } | null {
  const number = (name: string) => {
    const found = words?.params?.[name];
    return found && 'number' in found ? found.number : null;
  };
  const [roundWon, roundLost, won, lost] = ['round_won', 'round_lost', 'won', 'lost'].map(number);
  if (roundWon == null) return null;
  return {
    round: { won: roundWon, lost: roundLost ?? 0 },
    end: won == null || lost == null ? null : { won, lost },
  };
}

export function Odds({ words, defends = false }: { words: Words | undefined; defends?: boolean }) {
  const { t } = useWords();
  const found = chancesIn(words);
  if (!found) return null;
  const { round, end } = found;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5" data-testid="odds">
      <Bar label={t('wotr.odds_round')} chances={round} defends={defends} />
      {end && <Bar label={t('wotr.odds_end')} chances={end} defends={defends} />}
    </span>
  );
}

/** The viewer's good outcome first, whoever attacks. */
function Bar({ label, chances, defends }: { label: string; chances: Chances; defends: boolean }) {
  const { t } = useWords();
  const [good, bad] = defends ? [chances.lost, chances.won] : [chances.won, chances.lost];
  const rest = 100 - good - bad;
  const part = (share: number, look: string, sign: string, words?: string) =>
    share > 0 && (
      <span
        style={{ flexGrow: share }}
        title={words}
        className={`tabular min-w-0 basis-0 overflow-hidden text-center whitespace-nowrap ${look}`}
      >
        {share >= 30 ? `${sign} ${share}` : share >= 15 ? share : ''}
      </span>
    );
  return (
    <span className="flex items-center gap-2 text-xs font-semibold">
      <span className="w-20 shrink-0 font-normal">{label}</span>
      <span
        role="img"
        aria-label={t('wotr.odds_said', { good, bad })}
        data-odds={`${good} ${bad}`}
        className="flex h-4 min-w-0 flex-1 items-stretch overflow-hidden rounded leading-4 text-white"
      >
        {part(good, 'bg-[#1c4480]', '✓', t('wotr.odds_good', { number: good }))}
        {part(rest, 'bg-[#5d5245]', '=')}
        {part(bad, 'bg-[#86190f]', '✗', t('wotr.odds_bad', { number: bad }))}
      </span>
    </span>
  );
}
