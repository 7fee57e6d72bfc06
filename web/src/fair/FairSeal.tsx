// The seal under a finished match: the deal was checked, or what is wrong with it.

import { useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { useWords } from '../language';
import { Icon, Note } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { checkRecord, POINTS } from './check';
import { kept } from './shares';

export function FairSeal({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const mine = info.seats.some((seat) => seat.yours);
  const check = useQuery({
    queryKey: ['fair', info.id],
    queryFn: async () => checkRecord(info.id, await api.record(info.id), kept(info.id)),
    enabled: info.phase === 'over' && info.dealing === 'keyed' && mine,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const verdict = check.data;
  if (!verdict) return null;
  const wrong = POINTS.filter((point) => verdict[point] === false);
  if (wrong.length > 0)
    return (
      <div role="alert" className="mt-3">
        <Note tone="bad">
          {t('fair.trouble')}
          <ul className="mt-1 list-disc pl-5">
            {wrong.map((point) => (
              <li key={point}>{t(`fair.wrong_${point}`)}</li>
            ))}
          </ul>
        </Note>
      </div>
    );
  return (
    <details className="mt-3 text-sm" data-testid="fair-seal">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded text-soft">
        <Icon name="seal" />
        {t('fair.checked')}
      </summary>
      <ul className="mt-1 list-disc pl-6 text-soft">
        {POINTS.map((point) => (
          <li key={point}>{t(verdict[point] ? `fair.right_${point}` : `fair.open_${point}`)}</li>
        ))}
      </ul>
    </details>
  );
}
