// A fight told tick by tick: step, run, run fast, or skip to its end.

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { point, thingsOf } from '../../table/LogPanel';
import { Button } from '../../ui/kit';
import type { Said } from '../../wire';
import { sentence } from '../../words';
import type { BoardProps } from '../board';

const FIGHT =
  /^(lane_start|attack|overflow|destroyed|promoted|lane_result|zone_moved|crystal_hit|tick_idle|fatigue|healed|struck|hero_used|ultimate|placed|placed_hidden)$/;

function kindOf(said: Said): string {
  const event = said.event;
  if (event && typeof event === 'object' && !Array.isArray(event)) {
    const tagged = (event as Record<string, unknown>).type;
    return typeof tagged === 'string' ? tagged : (Object.keys(event)[0] ?? '');
  }
  return typeof event === 'string' ? event : '';
}

export function Playback({ changes, say }: BoardProps) {
  const { t } = useTranslation();
  const fight = useMemo(() => {
    const last = changes.findLast((change) => change.events.some((said) => /lane_start/.test(kindOf(said))));
    return {
      number: last?.number ?? 0,
      events: last?.events.filter((said) => FIGHT.test(kindOf(said))) ?? [],
    };
  }, [changes]);
  const [at, setAt] = useState(0);
  const [pace, setPace] = useState<0 | 900 | 250>(0);
  const count = fight.events.length;
  const number = fight.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fight starts at its beginning
  useEffect(() => {
    setAt(0);
    setPace(document.documentElement.dataset.motion === 'reduced' ? 0 : 900);
  }, [number]);
  useEffect(() => {
    const said = fight.events[at];
    if (said) point(thingsOf(said));
    if (pace === 0 || at >= count) return;
    const timer = setTimeout(() => setAt(at + 1), pace);
    return () => clearTimeout(timer);
  }, [at, pace, count, fight]);
  if (count === 0) return null;
  const now = fight.events[Math.min(at, count - 1)];
  return (
    <section aria-label={t('clans.fight')} className="rounded-xl bg-black/25 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-h-10 flex-1 basis-60 text-sm" role="status">
          {now && sentence(say(now.words))}
        </p>
        <span className="tabular text-xs">
          {Math.min(at + 1, count)} / {count}
        </span>
        <Button onClick={() => setAt(Math.min(count, at + 1))} disabled={at >= count}>
          {t('clans.step')}
        </Button>
        <Button onClick={() => setPace(pace === 900 ? 0 : 900)} aria-pressed={pace === 900}>
          {t('clans.auto')}
        </Button>
        <Button onClick={() => setPace(pace === 250 ? 0 : 250)} aria-pressed={pace === 250}>
          {t('clans.fast')}
        </Button>
        <Button onClick={() => setAt(at >= count ? 0 : count)}>
          {at >= count ? t('clans.again') : t('clans.skip')}
        </Button>
      </div>
    </section>
  );
}
