// Shows the beats that wait, one after another.

import { useEffect } from 'react';
import { moduleOf } from '../boards/board';
import { useSettings } from '../settings';
import { sound } from '../sound';
import { useBeat, useTable } from '../table/store';
import { saidIn } from './beats';
import { heldFor } from './pace';

export function useStage(game: string, hidden: boolean): void {
  const beat = useBeat();
  const next = useTable((table) => table.next);
  const toEnd = useTable((table) => table.toEnd);
  const { pace, speed } = useSettings();
  useEffect(() => {
    if (!beat || hidden) return;
    const time = heldFor(game, beat, { pace, speed });
    if (time === undefined) return;
    if (time === 0) return toEnd();
    const timer = setTimeout(next, time);
    return () => clearTimeout(timer);
  }, [beat, hidden, game, pace, speed, next, toEnd]);
  useEffect(() => {
    if (!beat || hidden) return;
    for (const which of new Set(saidIn(beat).flatMap((said) => moduleOf(game).sound?.(said) ?? [])))
      sound(which);
  }, [beat, hidden, game]);
}
