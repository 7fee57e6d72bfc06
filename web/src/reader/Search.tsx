// The search of a book: a field, and below it what was found. All of it can be done with keys: "/" goes
// to the field, arrows go through what was found, Enter opens it, Escape gives up.

import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useWords } from '../language';
import { inputStyle } from '../ui/kit';
import { excerpt, type Hit, spansOf } from './find';
import { PlaceLink } from './Prose';

const SHOWN = 60;

export function SearchField({
  field,
  label,
  query,
  search,
  first,
  open,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  query: string;
  search(query: string): void;
  /** To the list of what was found. */
  first(): void;
  /** Opens the best of what was found. */
  open(): void;
}) {
  useEffect(() => {
    const slash = (event: globalThis.KeyboardEvent) => {
      const on = event.target as HTMLElement;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(on.tagName))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', slash);
    return () => removeEventListener('keydown', slash);
  }, [field]);
  return (
    <input
      ref={field}
      type="search"
      className={`${inputStyle} min-w-0 flex-1`}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      autoComplete="off"
      spellCheck={false}
      value={query}
      onChange={(event) => search(event.target.value)}
      onFocus={() => search(query)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') first();
        else if (event.key === 'Enter') open();
        else if (event.key === 'Escape' && query) search('');
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

export function Hits({
  hits,
  words,
  many,
  leave,
}: {
  hits: Hit[];
  words: string[];
  /** Whether they are from several pages, so that each names its own. */
  many: boolean;
  leave(): void;
}) {
  const { t } = useWords();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus();
    else if (event.key === 'ArrowUp' || event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="hits" onKeyDown={move}>
      <p role="status" className="px-2 py-1.5 text-xs text-soft">
        {hits.length === 0 ? t('reader.nothing') : t('reader.found', { number: hits.length })}
      </p>
      <ul>
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={`${hit.page.id} ${hit.id}`}>
            <PlaceLink place={{ page: hit.page.id, at: hit.id }} className="hit">
              <span className="where">
                {hit.label && !hit.isHeading && <b>{hit.label}</b>}
                <span>
                  {[many ? hit.page.title : '', hit.isHeading ? '' : hit.chapter].filter(Boolean).join(' › ')}
                </span>
              </span>
              <span className={hit.isHeading ? 'serif block font-semibold' : 'block'}>
                <Marked text={excerpt(bare(hit), words)} words={words} />
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      {hits.length > SHOWN && <p className="px-2 py-1.5 text-xs text-soft">{t('reader.more')}</p>}
    </div>
  );
}

/** The number is said already. */
const bare = ({ text, label, isHeading }: Hit) =>
  label && !isHeading && text.startsWith(label) ? text.slice(label.length).replace(/^[\s·]+/, '') : text;

function Marked({ text, words }: { text: string; words: string[] }) {
  const spans = spansOf(text, words);
  return (
    <>
      {spans.map(([from, to], at) => (
        <span key={from}>
          {text.slice(spans[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  );
}
