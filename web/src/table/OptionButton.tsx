// One option: what it is called, what it will do, what to think of, and its rule.

import type { ReactNode } from 'react';
import { useWords } from '../language';
import { Icon } from '../ui/kit';
import type { Choice } from '../wire';
import { type Say, sentence } from '../words';
import { useRuleDrawer } from './drawer';
import { useTable } from './store';

export function RuleLink({ rule }: { rule: string }) {
  const { t } = useWords();
  const open = useRuleDrawer();
  return (
    <button
      type="button"
      onClick={() => open(rule)}
      aria-label={t('rules.open', { rule })}
      className="tabular shrink-0 rounded px-1.5 py-1 text-xs font-medium text-accent underline decoration-dotted underline-offset-2 hover:bg-raised"
    >
      {rule}
    </button>
  );
}

export function OptionButton({
  option,
  index,
  number,
  say,
  compact = false,
  picture,
}: {
  option: Choice;
  index: number;
  number: number;
  say: Say;
  compact?: boolean;
  picture?: ReactNode;
}) {
  const { t } = useWords();
  const choose = useTable((table) => table.choose);
  const sending = useTable((table) => table.sending);
  const hint = useTable((table) => table.hint);
  const advised =
    hint !== null &&
    typeof hint === 'object' &&
    JSON.stringify(hint.action) === JSON.stringify(option.action);
  return (
    <div
      className={`flex items-stretch rounded-xl border bg-sheet transition-colors hover:border-accent ${advised ? 'border-glow ring-2 ring-glow' : 'border-line'} ${compact ? '' : 'w-full'}`}
    >
      <button
        type="button"
        data-option={index}
        disabled={sending !== null}
        onClick={() => choose(index)}
        className="flex min-h-11 flex-1 items-center gap-3 rounded-xl px-3 py-1.5 text-left disabled:opacity-60"
      >
        {picture}
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 font-medium leading-tight">
            {number <= 9 && (
              <kbd className="tabular hidden rounded border border-line bg-raised px-1.5 text-xs text-soft sm:inline">
                {number}
              </kbd>
            )}
            <span>{sentence(say(option.label))}</span>
            {option.warning && (
              <span className="text-warn" title={say(option.warning)}>
                <Icon name="warn" />
                <span className="sr-only">{t('prompt.warning')}</span>
              </span>
            )}
          </span>
          {option.effect && (
            <span className="mt-0.5 block text-xs leading-snug text-soft">
              {sentence(say(option.effect))}
            </span>
          )}
        </span>
      </button>
      <span className="flex items-center pr-1">
        <RuleLink rule={option.rule} />
      </span>
    </div>
  );
}
