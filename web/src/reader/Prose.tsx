// The chapters of a text as elements: links lead to places of the book, pictures come from it, and a
// wide table scrolls within itself.

import { createContext, createElement, Fragment, memo, type ReactNode, use } from 'react';
import { useWords } from '../language';
import type { Place } from './find';
import type { Chapter } from './text';
import { type Node, type Piece, wordsIn } from './tree';

export interface Picture {
  src: string;
  width?: number;
  height?: number;
}

/** What the words need of the book that they stand in. */
export interface Around {
  /** Where a link in the text leads to, if it is a place of the book. */
  placeOf(href: string): Place | null;
  addressOf(place: Place): string;
  go(place: Place): void;
  pictureOf(name: string): Picture | undefined;
}

export const AroundContext = createContext<Around | null>(null);

const useAround = (): Around => {
  const around = use(AroundContext);
  if (!around) throw new Error('prose stands in a reader');
  return around;
};

export const Prose = memo(function Prose({ chapters }: { chapters: Chapter[] }) {
  return chapters.map(({ id, children }) => <section key={id}>{draw(children)}</section>);
});

function draw(nodes: Node[]): ReactNode {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>;
    const { tag, props, children } = node;
    if (tag === 'a') return <TextLink key={at} piece={node} />;
    if (tag === 'img') return <Drawing key={at} piece={node} />;
    if (tag === 'table') return <Table key={at} piece={node} />;
    if (tag === 'pre')
      return (
        <pre key={at} id={String(props.id)} tabIndex={0}>
          {draw(children)}
        </pre>
      );
    return createElement(tag, { key: at, ...props }, ...(children.length > 0 ? [draw(children)] : []));
  });
}

/** A link to a place of a book; a plain press stays within the reader. */
export function PlaceLink({
  place,
  children,
  ...rest
}: { place: Place; children: ReactNode } & Omit<React.ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { addressOf, go } = useAround();
  return (
    <a
      {...rest}
      href={addressOf(place)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(place);
      }}
    >
      {children}
    </a>
  );
}

function TextLink({ piece }: { piece: Piece }) {
  const { placeOf, pictureOf } = useAround();
  const href = String(piece.props.href);
  const words = draw(piece.children);
  const place = placeOf(href);
  if (place)
    return (
      <PlaceLink place={place} className={piece.props.className as string | undefined}>
        {words}
      </PlaceLink>
    );
  const outside = /^https?:/.test(href) ? href : pictureOf(href)?.src;
  if (outside)
    return (
      <a href={outside} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  // A file that is not part of the book: its name says where to look.
  const file = href.replace(/^(?:\.\.?\/)+/, '').replace(/#.*$/, '');
  if (file.endsWith(wordsIn(piece))) return <code>{file}</code>;
  return (
    <>
      {words} (<code>{file}</code>)
    </>
  );
}

function Drawing({ piece }: { piece: Piece }) {
  const { pictureOf } = useAround();
  const { src, alt } = piece.props;
  const picture = pictureOf(String(src));
  return picture ? <img {...picture} alt={String(alt)} /> : <em>{alt}</em>;
}

function Table({ piece }: { piece: Piece }) {
  const { t } = useWords();
  // Roles stay when a narrow page lays the rows out below each other.
  const role: Record<string, string> = {
    tr: 'row',
    th: 'columnheader',
    td: 'cell',
    thead: 'rowgroup',
    tbody: 'rowgroup',
  };
  const part = ({ tag, props, children }: Piece, at: number): ReactNode =>
    createElement(
      tag,
      { key: at, role: role[tag], ...props },
      role[tag] === 'row' || role[tag] === 'rowgroup'
        ? children.map((child, n) => part(child as Piece, n))
        : draw(children),
    );
  return (
    <div className="wide" tabIndex={0} role="region" aria-label={t('reader.table')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: not where a style lays its rows out as blocks */}
      <table role="table" className={piece.props.className as string | undefined}>
        {piece.children.map((child, at) => part(child as Piece, at))}
      </table>
    </div>
  );
}
