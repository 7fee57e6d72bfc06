// A game in twenty seconds: the goal, a turn and the end.

import { Link } from 'react-router';
import { moduleOf } from '../boards/board';
import { useWords } from '../language';
import { Modal } from '../ui/kit';
import { hasLessons } from './lessons';

export function GoalCard({ game, close }: { game: string; close(): void }) {
  const { t } = useWords();
  const goal = moduleOf(game).goal;
  if (!goal) return null;
  return (
    <Modal title={t('learn.goal_title')} close={close}>
      <div className="grid gap-3">
        {(['aim', 'turn', 'end'] as const).map((part) => (
          <p key={part}>
            <strong>{t(`learn.goal_${part}`)}</strong> {t(goal[part])}
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
