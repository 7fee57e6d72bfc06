// The book of a game at an address of its own: /rules/GAME is how to play, /rules/GAME/rules#R7.3 a rule.

import { Navigate, useParams, useSearchParams } from 'react-router';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { useGame } from '../queries';
import { Reader } from '../reader/Reader';
import { useAddress } from '../reader/useAddress';
import { Note, Spinner } from '../ui/kit';
import { useBookAddress, useGameBook } from './book';

export default function RulesPage() {
  const { t } = useWords();
  const { game = '', part } = useParams();
  const [search] = useSearchParams();
  const card = useGame(game);
  const titles = useTitles();
  const { book, isLost } = useGameBook(game);
  const addressOf = useBookAddress(game);
  const { visit, go } = useAddress(addressOf);
  const rule = search.get('rule');
  if (rule) return <Navigate to={addressOf({ page: 'rules', at: rule })} replace />;
  if (isLost)
    return (
      <div role="alert" className="mx-auto w-full max-w-xl p-8">
        <Note tone="bad">{t('rules.none')}</Note>
      </div>
    );
  const now = book?.pages.find((page) => page.id === part) ?? book?.pages[0];
  if (!book || !now) return <Spinner label={t('common.loading')} />;
  // A rule's number is enough to find its page.
  const rules = book.pages.at(-1);
  if (part === undefined && visit.at !== null && now !== rules && !now.text().places.has(visit.at))
    return <Navigate to={addressOf({ page: 'rules', at: visit.at })} replace />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pb-16">
      <title>{`${card ? titles.title(card) : game}: ${now.title} – Parlour`}</title>
      <Reader
        {...book}
        now={now}
        visit={visit}
        searchLabel={t('rules.search')}
        addressOf={addressOf}
        go={go}
      />
    </div>
  );
}
