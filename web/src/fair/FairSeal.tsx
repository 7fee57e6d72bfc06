// The seal of a finished match: the deal was checked against what this browser kept, and the whole
// record under the rules, where the engine is there; or what is wrong with them.

import { useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { EngineError, engine } from '../engine/engine';
import { useWords } from '../language';
import { isLocal } from '../local/ids';
import { Icon, Note } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { checkRecord, POINTS, type Point } from './check';
import { kept } from './shares';
import { type Line, lineOf, linesOf } from './whole';

export function FairSeal({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const finished = info.phase === 'over' || info.phase === 'archive';
  // On this device nobody else has dealt.
  const dealt =
    info.phase === 'over' &&
    info.dealing === 'keyed' &&
    !isLocal(info.id) &&
    info.seats.some((seat) => seat.yours);
  // Neither the record nor this browser's part in it will change.
  const once = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  const record = useQuery({
    queryKey: ['record', info.id],
    queryFn: () => api.recordText(info.id),
    enabled: finished && (engine.isThere || dealt),
    ...once,
  });
  const text = record.data ?? '';
  const deal = useQuery({
    queryKey: ['fair', info.id],
    queryFn: () => checkRecord(info.id, JSON.parse(text), kept(info.id)),
    enabled: record.isSuccess && dealt,
    ...once,
  });
  const whole = useQuery({
    queryKey: ['fair-whole', info.id],
    queryFn: () => engine.ask({ do: 'verify', record: text }),
    enabled: record.isSuccess && engine.isThere,
    ...once,
  });
  if (record.isLoading || deal.isLoading || whole.isLoading)
    return (
      <p role="status" className="text-sm text-soft">
        {t('fair.checking')}
      </p>
    );
  const verdict = deal.data;
  const wrong: Point[] = verdict ? POINTS.filter((point) => verdict[point] === false) : [];
  const troubles: Line[] = wrong.map((point) => [`fair.wrong_${point}`]);
  // What this browser has seen for itself is not said twice.
  if (whole.data && 'wrong' in whole.data && !(wrong as string[]).includes(whole.data.wrong.place))
    troubles.push(lineOf(whole.data.wrong));
  if (troubles.length > 0)
    return (
      <div role="alert">
        <Note tone="bad">
          {t(wrong.length > 0 ? 'fair.trouble' : 'fair.record_trouble')}
          <Lines lines={troubles} />
        </Note>
      </div>
    );
  const lines: Line[] = verdict
    ? POINTS.map((point) => [verdict[point] ? `fair.right_${point}` : `fair.open_${point}`])
    : [];
  if (whole.data && 'holds' in whole.data) lines.push(...linesOf(whole.data.holds, verdict !== undefined));
  if (whole.error)
    lines.push([`fair.whole_${whole.error instanceof EngineError ? whole.error.trouble : 'failed'}`]);
  if (lines.length === 0) return null;
  // Where nothing was checked there is nothing to seal.
  if (!verdict && !whole.data) return <p className="text-sm text-soft">{t(...(lines[0] as Line))}</p>;
  return (
    <details className="text-sm" data-testid="fair-seal">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded text-soft">
        <Icon name="seal" />
        {t(verdict ? 'fair.checked' : 'fair.record_checked')}
      </summary>
      <div className="text-soft">
        <Lines lines={lines} />
      </div>
    </details>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  const { t } = useWords();
  return (
    <ul className="mt-1 list-disc pl-6">
      {lines.map((line) => (
        <li key={line[0]}>{t(...line)}</li>
      ))}
    </ul>
  );
}
