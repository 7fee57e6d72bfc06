// What the coach says: what there is to see, what was wrong, by which rule, and what works.

import { useEffect, useRef } from 'react';
import { useWords } from '../language';
import { seatWords } from '../table/names';
import { RuleLink } from '../table/OptionButton';
import { useTable } from '../table/store';
import { Button, Icon } from '../ui/kit';
import type { GameCard } from '../wire';
import { type Say, sentence, stopped } from '../words';
import type { Lesson, Step } from './lessons';
import { Maud } from './Maud';
import { forgetVerdict, useTaught } from './taught';
import { useSaid } from './useSaid';

export function Coach({
  lesson,
  step,
  busy,
  hinted,
  show,
  rule,
  say,
  game,
}: {
  lesson: Lesson;
  step: Step | undefined;
  /** Whether what has happened is still being shown. */
  busy: boolean;
  hinted: boolean;
  show(): void;
  rule(which: string): void;
  say: Say;
  game: GameCard | undefined;
}) {
  const { t } = useWords();
  const said = useSaid();
  const praise = usePraise(lesson, step);
  if (!step) return null;
  const who = step.who === undefined ? 'Maud' : t('learn.says', { who: seatWords(game, step.who, say, t) });
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Maud />
        <div>
          <p className="serif text-lg font-bold leading-tight">{who}</p>
          {step.who === undefined && <p className="text-sm text-soft">{t('learn.coach')}</p>}
        </div>
      </div>
      {praise && !busy && (
        <p className="flex gap-2 rounded-xl bg-raised px-3 py-2 text-sm">
          <Icon name="check" />
          <span>{praise}</span>
        </p>
      )}
      {!busy && (
        <p data-testid="said" className="rounded-2xl bg-raised px-4 py-3 leading-relaxed" aria-live="polite">
          {said(step.say)}
        </p>
      )}
      {!busy && <Objection step={step} rule={rule} say={say} />}
      {!busy && hinted && step.task && (
        <div className="grid gap-2 rounded-xl border border-line px-3 py-2 text-sm">
          <p>{said(step.hint ?? step.works ?? step.say)}</p>
          <Button onClick={show}>{t('learn.show')}</Button>
        </div>
      )}
    </div>
  );
}

/** What was said to the right answer before this step. */
function usePraise(lesson: Lesson, step: Step | undefined): string | null {
  const said = useSaid();
  const verdict = useTaught((taught) => taught.verdict);
  const last = useRef<{ from: Step | undefined; text: string | null }>({ from: undefined, text: null });
  const seen = useRef(step);
  if (verdict && typeof verdict === 'object' && 'right' in verdict && seen.current !== step) {
    const answered = lesson.steps.find(({ id }) => id === seen.current?.id);
    const text = answered?.right?.[verdict.right.right]?.say;
    last.current = { from: step, text: text ? said(text) : null };
  }
  seen.current = step;
  return last.current.from === step ? last.current.text : null;
}

/** What was wrong with the latest answer. */
function Objection({ step, rule, say }: { step: Step; rule(which: string): void; say: Say }) {
  const { t } = useWords();
  const said = useSaid();
  const verdict = useTaught((taught) => taught.verdict);
  const clear = useTable((table) => table.clear);
  const box = useRef<HTMLDivElement>(null);
  const wrong = verdict !== null && typeof verdict === 'object' && 'wrong' in verdict ? verdict.wrong : null;
  useEffect(() => {
    if (wrong) box.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  if (verdict === 'not_now')
    return (
      <p role="status" className="rounded-xl border border-line px-3 py-2 text-sm">
        {t('learn.not_now')}
      </p>
    );
  if (!wrong) return null;
  const listed = wrong.wrong === null ? undefined : step.wrong?.[wrong.wrong];
  const why = listed?.say
    ? said(listed.say)
    : wrong.refusal
      ? stopped(sentence(say(wrong.refusal.reason)))
      : t('learn.allowed');
  const number = listed?.rule ?? wrong.refusal?.rule;
  return (
    <div ref={box} role="alert" data-testid="wrong" className="grid gap-2">
      <div className="rounded-xl border border-bad/40 bg-[#fdefea] px-4 py-3 text-[#2a231c]">
        <p className="serif flex items-center gap-2 text-lg font-bold text-[#8f2015]">
          <Icon name="close" />
          {listed?.title ? said(listed.title) : t('learn.not_that')}
        </p>
        <p className="mt-1 text-sm">{why}</p>
        {number && (
          <p className="mt-2 border-t border-dashed border-bad/40 pt-2 text-sm">
            <RuleLink rule={number} />
          </p>
        )}
      </div>
      {step.works && (
        <p className="rounded-xl bg-[#e8f2e6] px-4 py-3 text-sm text-[#2a231c]">
          <strong className="text-[#1e5230]">{t('learn.works')}</strong> {said(step.works)}
        </p>
      )}
      <div className="flex gap-2">
        {number && (
          <Button className="flex-1" onClick={() => rule(number)}>
            {t('learn.read_rule')}
          </Button>
        )}
        <Button
          look="main"
          className="flex-1"
          onClick={() => {
            forgetVerdict();
            clear();
          }}
        >
          {t('learn.try_again')}
        </Button>
      </div>
    </div>
  );
}
