// What happens now, where the question will stand when it is over.

import { useWords } from '../language';
import { useBeat, useTable } from '../table/store';
import { Button, Icon } from '../ui/kit';
import type { Say } from '../words';
import { BeatWords } from './Stage';

export function Now({ say }: { say: Say }) {
  const { t } = useWords();
  const beat = useBeat();
  const left = useTable((table) =>
    table.shown === null ? 0 : (table.views[table.shown]?.queue.length ?? 0),
  );
  const next = useTable((table) => table.next);
  const toEnd = useTable((table) => table.toEnd);
  if (!beat) return null;
  return (
    <div
      data-testid="beat"
      data-beats={left}
      data-told={`${beat.change}.${beat.told}`}
      className="flex gap-3 max-lg:items-start lg:h-[var(--dock)] lg:flex-col lg:gap-2"
    >
      <BeatWords beat={beat} say={say} />
      {/* Both buttons have their places, however long the words are and however much is to come. */}
      <div className="flex shrink-0 gap-1 max-lg:flex-col lg:flex-row-reverse lg:justify-start">
        <Button onClick={next} title={`${t('stage.next')} (${t('stage.space')})`}>
          {t('stage.next')}
          <Icon name="next" />
        </Button>
        <Button look="quiet" className={left > 1 ? '' : 'invisible'} onClick={toEnd} title="Esc">
          {t('stage.skip', { count: Math.max(left, 2) })}
        </Button>
      </div>
    </div>
  );
}
