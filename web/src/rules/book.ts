// A game's book as pages: how to play first, then the rules.

import { useCallback, useMemo } from 'react';
import { useWords } from '../language';
import { useBook } from '../queries';
import type { Page, Place } from '../reader/find';
import type { Picture } from '../reader/Prose';
import { read, type Text } from '../reader/text';
import { markOf } from '../reader/useAddress';
import type { Book } from '../wire';

export interface GameBook {
  language: string;
  pages: Page[];
  pictureOf(name: string): Picture | undefined;
}

/** The book in the reader's language; undefined until it is here. */
export function useGameBook(game: string): { book: GameBook | undefined; isLost: boolean } {
  const { t } = useWords();
  const { data, isError } = useBook(game);
  const book = useMemo(() => data && bind(data, [t('rules.how'), t('rules.law')]), [data, t]);
  return { book, isLost: isError };
}

/** The address of a place in a game's book. */
export const useBookAddress = (game: string) =>
  useCallback(
    (place: Place) => `/rules/${game}${place.page === 'rules' ? '/rules' : ''}${markOf(place)}`,
    [game],
  );

/** Reading takes a while with a large book, and its text never changes. */
const READ = new WeakMap<Book, { rules: Text; howToPlay: Text }>();

function readBook(book: Book): { rules: Text; howToPlay: Text } {
  const known = READ.get(book);
  if (known) return known;
  const rules = read(book.rules);
  const howToPlay = read(book.how_to_play, { file: 'rules.md', places: rules.places });
  READ.set(book, { rules, howToPlay });
  return { rules, howToPlay };
}

function bind(book: Book, [how, law]: [string, string]): GameBook {
  const rules: Page = { id: 'rules', title: law, text: () => readBook(book).rules };
  const first: Page = { id: 'how-to-play', title: how, text: () => readBook(book).howToPlay };
  return {
    language: book.language,
    pages: book.how_to_play === '' ? [rules] : [first, rules],
    pictureOf: (name) => drawing(book.pictures[name]),
  };
}

/** A drawing with its size, so that nothing below it moves when it appears. */
function drawing(svg: string | undefined): Picture | undefined {
  if (svg === undefined) return undefined;
  const size = (name: string) =>
    Number(new RegExp(`<svg[^>]*\\s${name}="(\\d+)`).exec(svg)?.[1]) || undefined;
  const [width, height] = [size('width'), size('height')];
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ...(width && height ? { width, height } : {}),
  };
}
