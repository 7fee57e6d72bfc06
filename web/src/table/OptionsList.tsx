// Every option as a plain list, under its headings: it works for every game.

import { useMemo } from 'react';
import { useWords } from '../language';
import { type Say, sentence } from '../words';
import { OptionButton } from './OptionButton';
import { useShown, useTable } from './store';
import { inOrder } from './touch';

export function OptionsList({ say }: { say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const picked = useTable((table) => table.picked);
  const prompt = view?.update.prompt;
  const groups = useMemo(() => {
    const left = inOrder(prompt, picked);
    const made = new Map<string, { index: number; number: number }[]>();
    left.forEach((index, at) => {
      const option = prompt?.options[index];
      if (!option) return;
      const heading = option.group ? sentence(say(option.group)) : '';
      made.set(heading, [...(made.get(heading) ?? []), { index, number: at + 1 }]);
    });
    return [...made];
  }, [prompt, picked, say]);
  const count = prompt?.options.length ?? 0;
  if (count === 0) return <p className="p-4 text-sm text-soft">{t('prompt.nothing_to_choose')}</p>;
  return (
    <div className="grid gap-3 p-3">
      {groups.map(([heading, entries]) => (
        <div key={heading} role="group" aria-label={heading || t('prompt.options')}>
          {heading && <h3 className="mb-1 text-sm font-semibold text-soft">{heading}</h3>}
          <ul className="grid gap-1.5">
            {entries.map(({ index, number }) => {
              const option = prompt?.options[index];
              return option ? (
                <li key={index}>
                  <OptionButton option={option} index={index} number={number} say={say} />
                </li>
              ) : null;
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
