// Every option as a plain list, under its headings, with a filter: it works for every game.

import { useMemo, useState } from 'react';
import { useWords } from '../language';
import { inputStyle } from '../ui/kit';
import { type Say, sentence } from '../words';
import { OptionButton } from './OptionButton';
import { useShown, useTable } from './store';
import { inOrder } from './touch';

export function OptionsList({ say }: { say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const picked = useTable((table) => table.picked);
  const [filter, setFilter] = useState('');
  const prompt = view?.update.prompt;
  const seat = view?.update.seat;
  // What was looked for belongs to one question. The same one may come again, as when somebody else
  // has acted meanwhile; so it is told by what is in it.
  const question = useMemo(() => JSON.stringify([seat, prompt]), [seat, prompt]);
  const [looked, setLooked] = useState(question);
  if (looked !== question) {
    setLooked(question);
    setFilter('');
  }
  const groups = useMemo(() => {
    const left = inOrder(prompt, picked);
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const made = new Map<string, { index: number; number: number }[]>();
    left.forEach((index, at) => {
      const option = prompt?.options[index];
      if (!option) return;
      const text = `${say(option.label)} ${option.effect ? say(option.effect) : ''}`.toLowerCase();
      if (!words.every((word) => text.includes(word))) return;
      const heading = option.group ? sentence(say(option.group)) : '';
      made.set(heading, [...(made.get(heading) ?? []), { index, number: at + 1 }]);
    });
    return [...made];
  }, [prompt, picked, filter, say]);
  const count = prompt?.options.length ?? 0;
  if (count === 0) return <p className="p-4 text-sm text-soft">{t('prompt.nothing_to_choose')}</p>;
  return (
    <div className="grid gap-3 p-3">
      {count > 8 && (
        <input
          id="option-filter"
          type="search"
          className={inputStyle}
          placeholder={t('prompt.filter')}
          aria-label={t('prompt.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
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
