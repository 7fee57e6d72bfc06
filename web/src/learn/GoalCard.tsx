// A game in twenty seconds: the goal, a turn and the end.

import { Link } from 'react-router';
import { useWords } from '../language';
import { Modal } from '../ui/kit';
import { GOALS } from './goals';
import { hasLessons } from './lessons';
import { useSaid } from './useSaid';

export function GoalCard({ game, close }: { game: string; close(): void }) {
  const { t } = useWords();
  const said = useSaid();
  const goal = GOALS[game];
  if (!goal) return null;
  return (
    <Modal title={t('learn.goal_title')} close={close}>
      <div className="grid gap-3">
        {(['aim', 'turn', 'end'] as const).map((part) => (
          <p key={part}>
            <strong>{t(`learn.goal_${part}`)}</strong> {said(goal[part])}
          </p>
        ))}
        {hasLessons(game) && (
          <Link to={`/learn/${game}`} className="text-accent underline underline-offset-4">
            {t('learn.goal_learn')}
          </Link>
        )}
      </div>
    </Modal>
  );
}
