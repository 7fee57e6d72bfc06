// A lesson: the ordinary table with one task at a time, a coach beside it, and what is meant pointed at.

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { WithWords } from '../boards/WithWords';
import { errorText } from '../faults';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import type { Input } from '../local/wire';
import { useGame, useHasWords, useSay } from '../queries';
import type { Wish } from '../rules/RulesDrawer';
import { useStage } from '../stage/useStage';
import { RuleDrawer } from '../table/drawer';
import { useKeys } from '../table/keys';
import { OptionsList } from '../table/OptionsList';
import { PromptDock } from '../table/PromptDock';
import { openTable, TableContext, useBeat, useShown, useTable } from '../table/store';
import { BoardArea } from '../table/TablePage';
import { inOrder } from '../table/touch';
import { useAsking, useWholes } from '../table/useWholes';
import { Verbs } from '../table/Verbs';
import { Button, Icon, Modal, Note, Panel, Spinner } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { Coach } from './Coach';
import { type Lesson, lessonsOf, rowOf } from './lessons';
import { Pointers } from './Pointers';
import { useProgress } from './progress';
import { learnApi } from './requests';
import { forgetVerdict, useTaught } from './taught';
import { useSaid } from './useSaid';

const RulesDrawer = lazy(() => import('../rules/RulesDrawer'));

/** Where somebody is in a lesson outlives a reload. */
const placeOf = (lesson: Lesson) => `parlour.lesson.${lesson.game}.${lesson.id}`;

function keptInputs(lesson: Lesson): Input[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(lesson)) ?? '[]') as Input[];
  } catch {
    return [];
  }
}

export default function LessonPage() {
  const { game = '', lesson: id = '' } = useParams();
  const { t } = useWords();
  const { data } = useQuery({
    queryKey: ['lessons', game],
    queryFn: () => lessonsOf(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lesson = data?.find((one) => one.id === id);
  const spoken = useHasWords(game);
  if (!data || !spoken) return <Spinner label={t('common.loading')} />;
  if (!lesson)
    return (
      <div className="mx-auto max-w-md p-10 text-center">
        <h1 className="text-2xl font-semibold">{t('shell.nothing_here')}</h1>
      </div>
    );
  return (
    <WithWords game={game}>
      <Opened key={`${game}/${id}`} lesson={lesson} all={data} />
    </WithWords>
  );
}

/** The table of a lesson, laid where somebody left it. */
function Opened({ lesson, all }: { lesson: Lesson; all: readonly Lesson[] }) {
  const { t } = useWords();
  const [inputs, setInputs] = useState<Input[]>(() => keptInputs(lesson));
  const [table, setTable] = useState<ReturnType<typeof openTable> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: ReturnType<typeof openTable> | null = null;
    const lay = (from: Input[]): Promise<void> =>
      learnApi.open(lesson, from).then(
        ({ match, now }) => {
          if (isGone) return;
          useTaught.setState({ match, now, inputs: from, verdict: null, tried: null });
          opened = openTable(match, false);
          setTable(opened);
        },
        (error: Error) => {
          // A lesson that has changed meanwhile begins anew.
          if (from.length > 0) return lay([]);
          if (!isGone) setTrouble(errorText(error));
        },
      );
    void lay(inputs);
    return () => {
      isGone = true;
      opened?.close();
      setTable(null);
    };
  }, [lesson, inputs]);
  const now = useTaught(({ inputs: made }) => made);
  useEffect(() => {
    if (table) sessionStorage.setItem(placeOf(lesson), JSON.stringify(now));
  }, [lesson, now, table]);
  const anew = useCallback((from: Input[]) => setInputs([...from]), []);
  if (trouble)
    return (
      <div role="alert" className="mx-auto w-full max-w-md p-6">
        <Note tone="bad">{trouble}</Note>
      </div>
    );
  if (!table) return <Spinner label={t('common.loading')} />;
  return (
    <TableContext value={table.store}>
      <Shell lesson={lesson} all={all} anew={anew} />
    </TableContext>
  );
}

function Shell(props: { lesson: Lesson; all: readonly Lesson[]; anew(inputs: Input[]): void }) {
  const { t } = useWords();
  const info = useTable((table) => table.info);
  const view = useShown();
  if (!info || !view || info.phase === 'open') return <Spinner label={t('table.connecting')} />;
  return <Taught info={info} {...props} />;
}

function Taught({
  info,
  lesson,
  all,
  anew,
}: {
  info: MatchInfo;
  lesson: Lesson;
  all: readonly Lesson[];
  anew(inputs: Input[]): void;
}) {
  const { t } = useWords();
  const said = useSaid();
  const titles = useTitles();
  const game = useGame(info.game);
  const say = useSay(info.game);
  const table = useTable((now) => now);
  const prompt = useShown()?.update.prompt;
  const acting = useWholes();
  const beat = useBeat();
  const { now, inputs, verdict, tried } = useTaught();
  const [wish, setWish] = useState<Wish | null>(null);
  const [hinted, setHinted] = useState(false);
  const [words, setWords] = useState(false);
  const openRule = useCallback((rule: string | null) => setWish({ rule }), []);
  // What comes next waits until all was shown that led there.
  const [step, setStep] = useState(now.step);
  useEffect(() => {
    if (beat) return;
    setStep(now.step);
    setHinted(false);
  }, [beat, now.step]);
  useKeys(
    useMemo(
      () => ({
        number: (at: number) => {
          if (acting) return pressLine(at);
          const index = inOrder(prompt, table.picked)[at];
          if (index !== undefined) table.choose(index);
        },
        undo: () => {},
        redo: () => {},
        hint: () => setHinted(true),
        rules: () => openRule(null),
        panel: () => {},
        find: () => {},
        words: () => setWords((shown) => !shown),
        help: () => {},
        escape: () => {
          if (beat) table.toEnd();
          else {
            forgetVerdict();
            table.clear();
          }
        },
        ...(beat ? { next: table.next } : {}),
      }),
      [acting, prompt, table, openRule, beat],
    ),
  );
  useAsking();
  useStage(info.game, false);
  const current = step === null ? undefined : lesson.steps[step];
  const isOver = step === null;
  const finish = useProgress((progress) => progress.finish);
  useEffect(() => {
    if (!isOver) return;
    finish(lesson.game, lesson.id);
    sessionStorage.removeItem(placeOf(lesson));
  }, [isOver, finish, lesson]);
  const goOn = () => {
    forgetVerdict();
    void learnApi
      .goOn(info.id)
      .then(({ now: after, inputs: made }) => useTaught.setState({ now: after, inputs: made }));
  };
  const wrong = verdict !== null && typeof verdict === 'object' && 'wrong' in verdict ? verdict.wrong : null;
  const row = rowOf(lesson);
  const at = step === null ? row.length : row.findIndex(({ from, to }) => from <= step && step <= to);
  const course = all.filter(({ kind }) => kind === lesson.kind);
  const place = course.indexOf(lesson) + 1;
  const title = game ? titles.title(game) : info.game;
  const points = beat || wrong ? [] : (current?.points ?? []);
  const cross = wrong && tried ? touched(tried, prompt) : [];
  return (
    <RuleDrawer value={openRule}>
      <title>{`${said(lesson.title)} – ${title} – Parlour`}</title>
      <div
        data-match={info.id}
        data-lesson={lesson.id}
        data-step={isOver ? 'end' : current?.id}
        className="mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 px-3 py-3 sm:px-4"
      >
        <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <div className="min-w-0">
            <h1 className="text-xl font-semibold leading-tight">{said(lesson.title)}</h1>
            <p className="text-xs text-soft">
              {t('learn.of', { game: title })} ·{' '}
              {t(`learn.${lesson.kind}`, { number: place, of: course.length })}
            </p>
          </div>
          <ol className="flex min-w-60 flex-1 gap-1.5" aria-label={t('learn.steps')}>
            {row.map((one, index) => (
              <li
                key={one.from}
                aria-current={index === at ? 'step' : undefined}
                className={`min-w-0 flex-1 truncate border-t-4 pt-1 text-xs ${index < at ? 'border-accent text-soft' : index === at ? 'border-glow font-semibold' : 'border-line text-soft'}`}
              >
                <span className="max-sm:sr-only">{said(one.title)}</span>
                {index < at && <span className="sr-only">: {t('learn.done')}</span>}
              </li>
            ))}
          </ol>
          <div className="flex items-center gap-1" role="toolbar" aria-label={t('table.tools')}>
            <Button look="quiet" disabled={inputs.length === 0} onClick={() => anew(inputs.slice(0, -1))}>
              <Icon name="undo" />
              <span className="max-sm:sr-only">{t('learn.back')}</span>
            </Button>
            <Button look="quiet" onClick={() => openRule(null)}>
              <Icon name="book" />
              <span className="max-sm:sr-only">{t('rules.title')}</span>
            </Button>
            <Link
              to={`/learn/${lesson.game}`}
              className="inline-flex min-h-10 items-center rounded-lg px-2.5 text-sm text-accent underline underline-offset-4"
            >
              {t('learn.leave')}
            </Link>
          </div>
        </header>
        <div className="grid flex-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="flex min-w-0 flex-col gap-3">
            <Panel className="overflow-hidden">
              <BoardArea info={info} say={say} words={words} beside={null} screen={undefined} />
            </Panel>
            {!isOver && (
              <TaskBar
                task={current?.task ? said(current.task) : null}
                busy={beat !== undefined}
                go={goOn}
                hint={current?.task && !hinted ? () => setHinted(true) : null}
              />
            )}
          </div>
          <Panel className="flex flex-col gap-3 overflow-y-auto p-4 max-lg:order-first lg:sticky lg:top-3 lg:max-h-[calc(100dvh-1.5rem)]">
            {isOver ? (
              <Ended lesson={lesson} all={course} anew={() => anew([])} />
            ) : (
              <Coach
                lesson={lesson}
                step={current}
                busy={beat !== undefined}
                hinted={hinted}
                show={() => {
                  forgetVerdict();
                  void learnApi.show(info.id);
                }}
                rule={openRule}
                say={say}
                game={game}
              />
            )}
            {(beat || (!isOver && current?.task)) && (
              <div className="border-t border-line pt-3">
                <PromptDock say={say} info={info} game={game} secret={false} />
                {!beat && (
                  <details className="mt-2 text-sm">
                    <summary className="cursor-pointer py-1 text-soft">{t('prompt.all_options')}</summary>
                    <div className="max-h-72 overflow-y-auto">
                      {acting ? (
                        <Verbs acting={acting} game={info.game} say={say} />
                      ) : (
                        <OptionsList say={say} />
                      )}
                    </div>
                  </details>
                )}
              </div>
            )}
          </Panel>
        </div>
      </div>
      <Pointers names={points} look="point" />
      <Pointers names={cross} look="tried" />
      {wish && (
        <Modal title={t('rules.title')} close={() => setWish(null)} side>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <RulesDrawer game={info.game} wish={wish} />
          </Suspense>
        </Modal>
      )}
    </RuleDrawer>
  );
}

function pressLine(at: number): void {
  document.querySelectorAll<HTMLElement>('[data-testid=verbs] [data-act]')[at]?.click();
}

/** What was tried: where it would have led. */
function touched(
  { actions, things }: { actions: unknown[]; things: { kind: string; id: string }[] },
  prompt: { options: { action: unknown; touches?: { kind: string; id: string }[] }[] } | undefined,
): string[] {
  const wanted = JSON.stringify(actions.at(-1));
  const option = prompt?.options.find(({ action }) => JSON.stringify(action) === wanted);
  const last = (things.length > 0 ? things : (option?.touches ?? [])).at(-1);
  return last ? [`${last.kind}:${last.id}`] : [];
}

/** One task at a time; or what was said, to be read. */
function TaskBar({
  task,
  busy,
  go,
  hint,
}: {
  task: string | null;
  busy: boolean;
  go(): void;
  hint: (() => void) | null;
}) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('learn.task')}
      aria-busy={busy}
      data-testid="task"
      className="sticky bottom-2 z-10 flex min-h-[4.5rem] flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-[#f2b84b] px-5 py-3 text-[#2a1d05] shadow-card"
    >
      <p className="serif min-w-0 flex-1 basis-60 text-xl font-bold leading-tight" aria-live="polite">
        {busy ? t('learn.watch') : (task ?? t('learn.read'))}
      </p>
      {!busy && task === null && (
        <button
          type="button"
          onClick={go}
          className="min-h-11 rounded-xl bg-[#2a1d05] px-5 font-semibold text-[#fffaf0]"
        >
          {t('learn.go_on')}
        </button>
      )}
      {!busy && hint && (
        <button
          type="button"
          onClick={hint}
          className="min-h-11 rounded-xl bg-[#fffaf0] px-5 font-semibold text-[#2a1d05]"
        >
          {t('learn.hint')}
        </button>
      )}
    </section>
  );
}

/** What was learnt, and what comes next. */
function Ended({ lesson, all, anew }: { lesson: Lesson; all: readonly Lesson[]; anew(): void }) {
  const { t } = useWords();
  const said = useSaid();
  const go = useNavigate();
  const next = all[all.indexOf(lesson) + 1];
  return (
    <div role="status" data-testid="end" className="grid gap-3">
      <h2 className="serif text-2xl font-bold">{t('learn.ended')}</h2>
      <p className="leading-relaxed">{said(lesson.end)}</p>
      <div className="grid gap-2">
        {next && (
          <Button look="main" autoFocus onClick={() => go(`/learn/${next.game}/${next.id}`)}>
            {t('learn.next', { title: said(next.title) })}
          </Button>
        )}
        <Button {...(next ? {} : { look: 'main' as const })} onClick={() => go(`/learn/${lesson.game}`)}>
          {t('learn.to_course')}
        </Button>
        <Button look="quiet" onClick={anew}>
          {t('learn.again')}
        </Button>
      </div>
    </div>
  );
}
