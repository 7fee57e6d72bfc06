// The rules of a game, searched and opened by number.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../language';
import { useRules } from '../queries';
import { Button, inputStyle, Spinner } from '../ui/kit';
import { RuleBody } from './RuleText';

export function RulesList({ game, rule, close }: { game: string; rule?: string | null; close?(): void }) {
  const { t } = useWords();
  const rules = useRules(game);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState<string | null>(rule ?? null);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return (rules.data ?? []).filter((one) => {
      const text = `${one.id} ${one.chapter} ${one.text}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [rules.data, search]);
  useEffect(() => setAt(rule ?? null), [rule]);
  useEffect(() => {
    if (!at || !rules.data) return;
    const element = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [at, rules.data]);
  if (rules.isPending) return <Spinner label={t('common.loading')} />;
  let chapter = '';
  const open = (id: string) => {
    setSearch('');
    setAt(null);
    requestAnimationFrame(() => setAt(id));
  };
  return (
    <div ref={list}>
      <div className="sticky top-0 z-10 -mx-1 mb-3 flex gap-2 bg-sheet px-1 py-2">
        <input
          type="search"
          className={inputStyle}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {close && (
          <Button look="quiet" onClick={close}>
            {t('common.close')}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {t('rules.found', { number: found.length })}
      </p>
      {found.length === 0 && <p className="py-6 text-center text-sm text-soft">{t('rules.nothing')}</p>}
      {found.map((one) => {
        const heading = one.chapter !== chapter;
        chapter = one.chapter;
        return (
          <div key={one.id}>
            {heading && <h3 className="mb-2 mt-5 text-lg font-semibold first:mt-0">{one.chapter}</h3>}
            <article
              data-rule={one.id}
              tabIndex={-1}
              className={`mb-2 grid grid-cols-[3.5rem_1fr] gap-2 rounded-lg border p-2 ${at === one.id ? 'border-glow bg-warnbg' : 'border-transparent'}`}
            >
              <span className="tabular text-sm font-semibold text-accent">{one.id}</span>
              <RuleBody text={one.text} open={open} />
            </article>
          </div>
        );
      })}
    </div>
  );
}
