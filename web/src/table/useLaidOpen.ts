// A match that is over, laid open: everything that happened in it and the table as it lay at last, with
// nothing hidden. It comes from the replay, so that it is all there for whoever comes back to the end, too.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api';
import type { LaidOpen } from '../boards/board';
import type { MatchInfo } from '../wire';

/** Whose eyes see everything. */
const TABLE = 'table';

export function useLaidOpen(info: MatchInfo, isOver: boolean): LaidOpen | undefined {
  const go = useNavigate();
  const { data } = useQuery({
    queryKey: ['laid-open', info.id],
    queryFn: async () => {
      const { steps } = await api.replay(info.id, TABLE);
      const { view } = await api.replayView(info.id, TABLE, steps.at(-1)?.kept ?? 0);
      return { steps, view };
    },
    enabled: isOver,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(() => {
    if (!data) return undefined;
    return {
      view: data.view,
      changes: data.steps.map(({ kept, events }) => ({ number: kept, at: 0, kind: 'play', events })),
      watch: (number) => go(`/replay/${info.id}?as=${TABLE}&at=${number}`),
    };
  }, [data, info.id, go]);
}
