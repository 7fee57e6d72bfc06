import { useParams, useSearchParams } from 'react-router';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { useGame } from '../queries';
import { Panel } from '../ui/kit';
import { RulesList } from './RulesList';

export default function RulesPage() {
  const { t } = useWords();
  const { game = '' } = useParams();
  const [search] = useSearchParams();
  const card = useGame(game);
  const titles = useTitles();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <h1 className="mb-4 text-3xl font-semibold">
        {card ? titles.title(card) : game}: {t('rules.title')}
      </h1>
      <Panel className="p-4 sm:p-6">
        <RulesList game={game} rule={search.get('rule')} />
      </Panel>
    </div>
  );
}
