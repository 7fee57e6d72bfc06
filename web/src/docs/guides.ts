// The guides of docs/ as one book. Its front page is docs/README.md, which also says which guide is for
// which kind of reader. All of it comes with this page and with nothing else.

import type { Page } from '../reader/find';
import type { Picture } from '../reader/Prose';
import { read, type Text } from '../reader/text';
import { isPiece, type Node, type Piece, wordsIn } from '../reader/tree';

const FILES: Record<string, string> = import.meta.glob(
  // The page of screenshots is for those who are not here yet.
  ['../../../docs/*.md', '!../../../docs/screenshots.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** Only what a guide shows; a test compares. */
const PICTURES: Record<string, string> = import.meta.glob('../../../docs/screenshots/lab-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What one kind of reader is here for, and the guides that tell it. */
export interface Way {
  title: string;
  guides: Page[];
}

export const FRONT = pageOf('README', 'README');

const listed = new Set<string>();

/** In the order of the front page. A guide that it names twice is listed where it is named first. */
export const WAYS: Way[] = FRONT.text()
  .chapters.filter(({ children }) => isPiece(children[0], 'h2'))
  .map(({ children }) => ({
    title: wordsIn(children[0] as Piece),
    guides: children.flatMap(linksIn).flatMap((link) => {
      const id = /^([\w-]+)\.md$/.exec(String(link.props.href))?.[1];
      if (id === undefined || listed.has(id)) return [];
      listed.add(id);
      return [pageOf(id, wordsIn(link))];
    }),
  }));

export const GUIDES: Page[] = [FRONT, ...WAYS.flatMap(({ guides }) => guides)];

/** A guide, under the name that the front page has for it. */
function pageOf(id: string, title: string): Page {
  let text: Text | undefined;
  return {
    id,
    title,
    text: () => {
      text ??= read(FILES[`../../../docs/${id}.md`] ?? '');
      return text;
    },
  };
}

function linksIn(node: Node): Piece[] {
  if (!isPiece(node)) return [];
  return node.tag === 'a' ? [node] : node.children.flatMap(linksIn);
}

export function pictureOf(name: string): Picture | undefined {
  const src = PICTURES[`../../../docs/${name}`];
  return src === undefined ? undefined : { src };
}
