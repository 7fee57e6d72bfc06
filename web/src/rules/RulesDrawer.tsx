// The book of a game beside its table.

import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../language';
import type { Place } from '../reader/find';
import { Reader } from '../reader/Reader';
import { Note, Spinner } from '../ui/kit';
import { useBookAddress, useGameBook } from './book';

/** A wish to see a rule, or the book from its beginning. Each press is a new one. */
export interface Wish {
  rule: string | null;
}

export default function RulesDrawer({ game, wish }: { game: string; wish: Wish }) {
  const { t } = useWords();
  const { book, isLost } = useGameBook(game);
  const addressOf = useBookAddress(game);
  const wished: Place = useMemo(
    () => ({ page: wish.rule === null ? 'how-to-play' : 'rules', at: wish.rule }),
    [wish],
  );
  // A new wish counts more than where the reader went after the last one.
  const [gone, setGone] = useState<{ after: Wish; to: Place } | null>(null);
  const place = gone?.after === wish ? gone.to : wished;
  const go = useCallback((to: Place) => setGone({ after: wish, to: { ...to } }), [wish]);
  if (isLost) return <Note tone="bad">{t('rules.none')}</Note>;
  const now = book?.pages.find((page) => page.id === place.page) ?? book?.pages[0];
  if (!book || !now) return <Spinner label={t('common.loading')} />;
  return (
    <Reader
      {...book}
      compact
      now={now}
      visit={place}
      searchLabel={t('rules.search')}
      addressOf={addressOf}
      go={go}
    />
  );
}
