// What can be learnt of a game: the course, drills and puzzles, each with its time and a mark when it is done.

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useWords } from '../language';
import { Picture } from '../lobby/Picture';
import { useTitles } from '../lobby/titles';
import { useGame } from '../queries';
import { Icon, Panel, Spinner } from '../ui/kit';
import { type Lesson, lessonsOf, puzzleOf } from './lessons';
import { isDone, useProgress } from './progress';
import { useSaid } from './useSaid';

export default function CoursePage() {
  const { game = '' } = useParams();
  const { t } = useWords();
  const titles = useTitles();
  const card = useGame(game);
  const { data } = useQuery({
    queryKey: ['lessons', game],
    queryFn: () => lessonsOf(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const done = useProgress((progress) => progress.done);
  if (!data || !card) return <Spinner label={t('common.loading')} />;
  const of = (kind: Lesson['kind']) => data.filter((lesson) => lesson.kind === kind);
  const [lessons, drills, puzzles] = [of('lesson'), of('drill'), of('puzzle')];
  const title = titles.title(card);
  const next = lessons.find(({ id }) => !isDone(done, game, id));
  const today = puzzleOf(puzzles, Date.now());
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-5">
      <title>{`${t('learn.of', { game: title })} – Parlour`}</title>
      <Panel className="overflow-hidden">
        <Picture game={game} />
        <div className="px-5 py-4">
          <h1 className="text-3xl font-semibold">{t('learn.of', { game: title })}</h1>
          <p className="mt-1 text-soft">{t('learn.about')}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-sm">
            <Link to={`/rules/${game}`} className="text-accent underline underline-offset-4">
              {t('rules.title')}
            </Link>
            <Link to="/" className="text-accent underline underline-offset-4">
              {t('table.to_lobby')}
            </Link>
          </p>
        </div>
      </Panel>
      <List title={t('learn.course')} lessons={lessons} next={next?.id} />
      {today && <List title={t('learn.today')} lessons={[today]} next={today.id} />}
      <List title={t('learn.drills')} about={t('learn.drills_about')} lessons={drills} />
      <List title={t('learn.puzzles')} about={t('learn.puzzles_about')} lessons={puzzles} />
    </div>
  );
}

function List({
  title,
  about,
  lessons,
  next,
}: {
  title: string;
  about?: string;
  lessons: readonly Lesson[];
  /** The one that comes next. */
  next?: string | undefined;
}) {
  const { t } = useWords();
  const said = useSaid();
  const done = useProgress((progress) => progress.done);
  if (lessons.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-2xl font-semibold">{title}</h2>
      {about && <p className="mt-1 text-sm text-soft">{about}</p>}
      <ol className="mt-3 grid gap-2">
        {lessons.map((lesson, at) => {
          const isOver = isDone(done, lesson.game, lesson.id);
          return (
            <li key={lesson.id}>
              <Link
                to={`/learn/${lesson.game}/${lesson.id}`}
                className={`flex items-center gap-4 rounded-xl border bg-sheet px-4 py-3 hover:bg-raised ${lesson.id === next ? 'border-glow' : 'border-line'}`}
              >
                <span
                  className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold ${isOver ? 'bg-accent text-onaccent' : 'bg-raised text-ink'}`}
                  aria-hidden="true"
                >
                  {isOver ? <Icon name="check" /> : at + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="serif block text-lg font-semibold leading-tight">
                    {said(lesson.title)}
                  </span>
                  <span className="block text-sm text-soft">{said(lesson.about)}</span>
                </span>
                <span className="shrink-0 text-right text-sm text-soft">
                  <span className="block">{t('learn.minutes', { count: lesson.minutes })}</span>
                  {isOver && <span className="block">{t('learn.done')}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
