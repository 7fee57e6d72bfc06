// A book on the screen: the page, beside it its contents and a search over all pages. On a phone, and
// in a drawer, contents and search are a bar above the page.

import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useWords } from '../language';
import { Button, Icon } from '../ui/kit';
import { useMedia } from '../ui/useMedia';
import { useArrival, useHere, useMarks, type Visit } from './arrive';
import { find, type Page, type Place, wordsOf } from './find';
import { type Around, AroundContext, type Picture, PlaceLink, Prose } from './Prose';
import { Hits, SearchField } from './Search';
import './reader.css';
import './prose.css';
import type { Heading } from './text';

interface Props {
  pages: Page[];
  now: Page;
  visit: Visit;
  /** Whose words these are. */
  language: string;
  searchLabel: string;
  addressOf(place: Place): string;
  go(place: Place): void;
  pictureOf(name: string): Picture | undefined;
  /** Within a drawer, which has little room and a title of its own. */
  compact?: boolean;
  /** The list beside the page, given the contents of this one. */
  beside?(contents: ReactNode): ReactNode;
  look?: string;
  /** Something to know before reading. */
  note?: string;
}

export function Reader(props: Props) {
  const { pages, now, visit, addressOf, go, pictureOf, compact = false } = props;
  const { t } = useWords();
  const roomy = useMedia('(min-width: 64rem)') && !compact;
  const text = now.text();
  const article = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [unfolded, setUnfolded] = useState<'contents' | 'hits' | null>(null);
  const asked = useDeferredValue(query);
  const words = useMemo(() => wordsOf(asked), [asked]);
  const hits = useMemo(() => find(pages, asked), [pages, asked]);
  const around: Around = useMemo(
    () => ({
      addressOf,
      pictureOf,
      placeOf: (href) => placeIn(pages, now, href),
      go: (place) => {
        setUnfolded(null);
        go(place);
      },
    }),
    [pages, now, addressOf, go, pictureOf],
  );
  useArrival(article, text, visit, compact);
  useMarks(article, text, words);
  const here = useHere(article, text.contents);
  const search = (wanted: string) => {
    setQuery(wanted);
    setUnfolded(wanted.trim() ? 'hits' : null);
  };
  const firstHit = () => panel.current?.querySelector<HTMLElement>('.hit')?.focus();
  const searchField = (
    <SearchField
      field={field}
      label={props.searchLabel}
      query={query}
      search={search}
      first={firstHit}
      open={() => {
        const best = find(pages, query)[0];
        if (best) around.go({ page: best.page.id, at: best.id });
      }}
    />
  );
  const leave = () => field.current?.focus();
  const found = words.length > 0 && <Hits hits={hits} words={words} many={pages.length > 1} leave={leave} />;
  const contents = text.contents.length > 0 && <Contents page={now} contents={text.contents} here={here} />;
  const tabs = !props.beside && pages.length > 1 && <PageTabs pages={pages} now={now} />;
  const list = props.beside ? props.beside(contents) : contents;
  return (
    <AroundContext value={around}>
      <div className={`reader ${roomy ? 'roomy' : ''} ${compact ? 'compact' : ''}`}>
        {!roomy && tabs}
        {roomy ? (
          <aside className="beside">
            <div className="flex pb-3">{searchField}</div>
            <div ref={panel} className="list">
              {found || (list && <nav aria-label={t('reader.contents')}>{list}</nav>)}
            </div>
          </aside>
        ) : (
          <Bar
            field={searchField}
            unfolded={unfolded}
            unfold={setUnfolded}
            panel={panel}
            hits={found}
            contents={list}
          />
        )}
        <div className="page">
          {roomy && tabs}
          {props.note && <p className="mb-4 mt-2 text-sm text-soft">{props.note}</p>}
          <article ref={article} tabIndex={-1} lang={props.language} className={`prose ${props.look ?? ''}`}>
            {!compact && <h1>{text.title}</h1>}
            <Prose chapters={text.chapters} />
          </article>
        </div>
      </div>
    </AroundContext>
  );
}

/** The few pages of a book side by side; a book of many lists them beside the page. */
function PageTabs({ pages, now }: { pages: Page[]; now: Page }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('reader.pages')} className="tabs">
      {pages.map((page) => (
        <PlaceLink
          key={page.id}
          place={{ page: page.id, at: null }}
          aria-current={page.id === now.id ? 'page' : undefined}
        >
          {page.title}
        </PlaceLink>
      ))}
    </nav>
  );
}

/** Search and contents where there is no room beside the page. */
function Bar({
  field,
  unfolded,
  unfold,
  panel,
  hits,
  contents,
}: {
  field: ReactNode;
  unfolded: 'contents' | 'hits' | null;
  unfold(which: 'contents' | 'hits' | null): void;
  panel: React.RefObject<HTMLDivElement | null>;
  hits: ReactNode;
  contents: ReactNode;
}) {
  const { t } = useWords();
  const id = useId();
  const isOpen = unfolded === 'contents';
  return (
    <div
      className="bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || unfolded === null) return;
        unfold(null);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="flex gap-2">
        {field}
        {contents && (
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => unfold(isOpen ? null : 'contents')}
            className="shrink-0 px-2.5"
          >
            <Icon name={isOpen ? 'up' : 'down'} />
            {t('reader.contents')}
          </Button>
        )}
      </div>
      {(isOpen || (unfolded === 'hits' && hits)) && (
        <div ref={panel} id={id} className="list enter">
          {isOpen ? <nav aria-label={t('reader.contents')}>{contents}</nav> : hits}
        </div>
      )}
    </div>
  );
}

function Contents({ page, contents, here }: { page: Page; contents: Heading[]; here: string | undefined }) {
  const list = useRef<HTMLOListElement>(null);
  // The list goes along with the page, and moves nothing but itself.
  useEffect(() => {
    const line = here === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current?.closest<HTMLElement>('.list');
    if (!line || !box) return;
    const [above, below] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (below.top < above.top) box.scrollTop += below.top - above.top - 16;
    else if (below.bottom > above.bottom) box.scrollTop += below.bottom - above.bottom + 16;
  }, [here]);
  return (
    <ol ref={list} className="contents">
      {contents.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <PlaceLink place={{ page: page.id, at: id }} aria-current={here === id ? 'location' : undefined}>
            {title}
          </PlaceLink>
        </li>
      ))}
    </ol>
  );
}

/** A link within a text: to a heading or a rule of this page, or to another page of the book. */
function placeIn(pages: Page[], now: Page, href: string): Place | null {
  const [, file, mark] = /^([\w.-]*)(?:#(.+))?$/.exec(decodeURIComponent(href)) ?? [];
  if (file === undefined) return null;
  // The files of a language are called so: rules.de.md. The book is in one language already.
  const name = file.replace(/(?:\.[a-z]{2})?\.md$/, '');
  const page = file === '' ? now : pages.find((one) => one.id === name);
  if (!page) return null;
  return { page: page.id, at: mark === undefined ? null : (page.text().places.get(mark) ?? null) };
}
