// Markdown as a small tree of elements. What it has in HTML is shown as it is written: a text is never
// a way to put anything else on the page.

import { lexer, type Token, type Tokens } from 'marked';

export type Node = string | Piece;

export interface Piece {
  tag: string;
  props: Record<string, string | number | undefined>;
  children: Node[];
}

export const isPiece = (node: Node | undefined, ...tags: string[]): node is Piece =>
  typeof node === 'object' && (tags.length === 0 || tags.includes(node.tag));

export const inside = (piece: Piece, ...tags: string[]): Piece[] =>
  piece.children.filter((child): child is Piece => isPiece(child, ...tags));

export const wordsIn = (node: Node): string =>
  typeof node === 'string' ? node : node.children.map(wordsIn).join('');

export const piece = (tag: string, children: Node[], props: Piece['props'] = {}): Piece => ({
  tag,
  props,
  children,
});

export const treeOf = (markdown: string): Node[] => all(lexer(markdown));

const all = (tokens: Token[] | undefined): Node[] => (tokens ?? []).flatMap(one);

function one(token: Token): Node[] {
  switch (token.type) {
    case 'heading':
      return [piece(`h${(token as Tokens.Heading).depth}`, all(token.tokens))];
    case 'paragraph':
      return [piece('p', all(token.tokens))];
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return [piece(token.type, all(token.tokens))];
    case 'list':
      return [list(token as Tokens.List)];
    case 'table':
      return [table(token as Tokens.Table)];
    case 'code':
      return [piece('pre', [piece('code', [token.text])])];
    case 'codespan':
      return [piece('code', [token.text])];
    case 'link':
      return [piece('a', all(token.tokens), { href: token.href })];
    case 'image':
      return [piece('img', [], { src: token.href, alt: token.text })];
    case 'hr':
    case 'br':
      return [piece(token.type, [])];
    case 'space':
    case 'def':
      return [];
    case 'text':
      return token.tokens ? all(token.tokens) : [token.text];
    default:
      return ['text' in token ? token.text : token.raw];
  }
}

const list = ({ ordered, start, items }: Tokens.List): Piece =>
  piece(
    ordered ? 'ol' : 'ul',
    items.map((item) => piece('li', all(item.tokens))),
    ordered && start !== 1 && start !== '' ? { start } : {},
  );

function table({ header, rows }: Tokens.Table): Piece {
  const row = (cells: Tokens.TableCell[], tag: string) =>
    piece(
      'tr',
      cells.map(({ tokens, align }) => piece(tag, all(tokens), align ? { align } : {})),
    );
  return piece('table', [
    piece('thead', [row(header, 'th')]),
    piece(
      'tbody',
      rows.map((cells) => row(cells, 'td')),
    ),
  ]);
}
