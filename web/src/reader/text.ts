// A text made ready for reading: its chapters, its contents, what a search goes through, and the name
// of every place in it that a link can lead to.

import GithubSlugger from 'github-slugger';
import { inside, isPiece, type Node, type Piece, piece, treeOf, wordsIn } from './tree';

export interface Heading {
  id: string;
  title: string;
  depth: 2 | 3;
}

/** A piece of text that a search can find: a heading, a rule, a paragraph, a row of a table. */
export interface Entry {
  id: string;
  /** The number of a rule, or what else the piece is called by. */
  label: string | undefined;
  /** The heading above it; its own for a heading. */
  chapter: string;
  text: string;
  isHeading: boolean;
}

export interface Chapter {
  id: string;
  children: Node[];
}

export interface Text {
  title: string;
  chapters: Chapter[];
  contents: Heading[];
  entries: Entry[];
  /** Everything a link may call a place by, and the id of that place. */
  places: ReadonlyMap<string, string>;
}

/** Another text whose rules this one may name, and the file that its links lead to. */
export interface Law {
  file: string;
  places: ReadonlyMap<string, string>;
}

const NUMBER = /^R\d+(?:\.\w+)*/;
/** What opens an item or a row: a rule's number, a decision (D4, U2, 17), a step (T3). */
const LABEL = /^(?:R\d+(?:\.\w+)*|[A-Z]\d+|\d+)(?=$|[\s.:])/;
/** How texts name rules, chapters, modules, decisions and steps. */
const REFERENCE = /\bR\d+(?:\.\w+)*|\b[A-Z]\d+\b|\b(?:Rulings?|Entscheidung(?:en)?|Décisions?)\s\d+\b/g;

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

export function read(markdown: string, law?: Law): Text {
  const reading = new Reading();
  for (const node of treeOf(markdown)) reading.take(node);
  const { title, contents, entries, places } = reading;
  const chapters = reading.chapters.filter(({ children }) => children.length > 0);
  for (const chapter of chapters) linkReferences(chapter, { places, law });
  return { title, chapters, contents, entries, places };
}

class Reading {
  title = '';
  readonly chapters: Chapter[] = [{ id: 'top', children: [] }];
  readonly contents: Heading[] = [];
  readonly entries: Entry[] = [];
  readonly places = new Map<string, string>();
  private readonly slugs = new GithubSlugger();
  private heading = { id: 'top', title: '' };
  /** The last place with a name of its own; what follows it is counted from there. */
  private last = 'top';
  private since = 0;

  take(node: Node): void {
    if (isPiece(node, 'h1') && this.title === '') {
      this.title = spaced(wordsIn(node));
      this.heading.title = this.title;
      this.name(this.slugs.slug(this.title), 'top');
      return;
    }
    if (isPiece(node, 'h1', 'h2', 'h3', 'h4')) this.takeHeading(node);
    else if (isPiece(node, 'ul', 'ol')) this.takeList(node);
    else if (isPiece(node, 'table')) this.takeTable(node);
    else if (isPiece(node, 'p')) this.takeBlock(node, node);
    else if (isPiece(node, 'pre', 'blockquote')) this.enter(node);
    this.chapters.at(-1)?.children.push(node);
  }

  private takeHeading(node: Piece): void {
    const title = spaced(wordsIn(node));
    const id = this.slugs.slug(title);
    // A page has one title; a second one is a chapter like others.
    if (node.tag === 'h1') node.tag = 'h2';
    const isChapter = node.tag === 'h2';
    if (isChapter) this.chapters.push({ id, children: [] });
    if (node.tag !== 'h4') this.contents.push({ id, title, depth: isChapter ? 2 : 3 });
    this.heading = { id, title };
    this.enter(node, NUMBER.exec(title)?.[0], id);
    // A module of its own within the rules: "R23. M4: three ages".
    const module = /^R\d+\. ([A-Z]\d+)\b/.exec(title)?.[1];
    if (module) this.name(module, id);
  }

  private takeList(list: Piece): void {
    for (const item of inside(list, 'li')) {
      // In a loose list the words are in a paragraph of the item.
      const words = isPiece(item.children[0], 'p') ? item.children[0] : item;
      if (this.takeBlock(item, words)) list.props.className = 'rules';
    }
  }

  /** An item or a paragraph; says whether it is a rule. */
  private takeBlock(block: Piece, words: Piece): boolean {
    const lead = words.children[0];
    const label = isPiece(lead, 'strong') ? LABEL.exec(wordsIn(lead))?.[0] : undefined;
    this.enter(block, label);
    if (!isPiece(lead) || !label || wordsIn(lead) !== label || !NUMBER.test(label)) return false;
    block.props.className = label.length > 8 ? 'rule long' : 'rule';
    words.children[0] = piece('a', [label], { href: `#${label}`, className: 'number' });
    return true;
  }

  private takeTable(table: Piece): void {
    const [head, body] = table.children as [Piece, Piece];
    const titles = inside(inside(head)[0] ?? head).map((cell) => spaced(wordsIn(cell)));
    let longest = 0;
    for (const row of inside(body)) {
      const cells = inside(row);
      cells.forEach((cell, at) => {
        cell.props['data-title'] = titles[at];
        longest = Math.max(longest, wordsIn(cell).length);
      });
      this.enter(row, this.labelOf(cells[0]));
    }
    // Where there is no room for columns: much text goes below each other, much else scrolls.
    if (titles.length > 2 && longest > 60) table.props.className = 'stacks';
    else if (titles.length > 3) table.props.className = 'scrolls';
  }

  private labelOf(cell: Piece | undefined): string | undefined {
    const words = cell && spaced(wordsIn(cell));
    if (!words || LABEL.exec(words)?.[0] !== words) return undefined;
    // A number alone is a name where decisions are numbered; within the rules it counts something.
    return /^\d/.test(words) && NUMBER.test(this.heading.title) ? undefined : words;
  }

  /** Gives a piece its id and puts it before the search. */
  private enter(node: Piece, label?: string, slug?: string): void {
    const own = slug ?? (label && /^\d/.test(label) ? `${this.heading.id}-${label}` : label);
    let id = own;
    if (id === undefined || this.places.has(id)) {
      this.since += 1;
      id = slug ?? `${this.last}~${this.since}`;
    } else {
      this.last = id;
      this.since = 0;
    }
    this.name(id, id);
    if (label) this.name(label, id);
    node.props.id = id;
    const text = spaced(
      isPiece(node, 'tr') ? inside(node).map(wordsIn).filter(Boolean).join(' · ') : wordsIn(node),
    );
    const isHeading = slug !== undefined;
    if (text) this.entries.push({ id, label, chapter: this.heading.title, text, isHeading });
  }

  private name(name: string, id: string): void {
    if (!this.places.has(name)) this.places.set(name, id);
  }
}

const UNTOUCHED = new Set(['a', 'pre', 'h1', 'h2', 'h3', 'h4']);

interface Around {
  places: ReadonlyMap<string, string>;
  law: Law | undefined;
  /** The place that these words are in: nothing leads to itself. */
  here?: string;
}

/** Makes links of the rules, chapters and decisions that a text names. */
function linkReferences(at: { children: Node[] }, around: Around): void {
  at.children = at.children.flatMap((child) => {
    if (typeof child === 'string') return linkWords(child, around);
    if (UNTOUCHED.has(child.tag)) return [child];
    if (child.tag === 'code') {
      const name = wordsIn(child);
      const href = NUMBER.exec(name)?.[0] === name ? addressOf(name, around) : undefined;
      return [href ? piece('a', [child], { href }) : child];
    }
    const id = child.props.id;
    linkReferences(child, typeof id === 'string' ? { ...around, here: id } : around);
    return [child];
  });
}

function linkWords(words: string, around: Around): Node[] {
  const found: Node[] = [];
  let from = 0;
  for (const match of words.matchAll(REFERENCE)) {
    const href = addressOf(match[0].split(/\s/).at(-1) ?? '', around);
    if (!href) continue;
    found.push(words.slice(from, match.index), piece('a', [match[0]], { href }));
    from = match.index + match[0].length;
  }
  found.push(words.slice(from));
  return found.filter((node) => node !== '');
}

function addressOf(name: string, { places, law, here }: Around): string | undefined {
  const own = places.get(name);
  if (own !== undefined) return own === here ? undefined : `#${own}`;
  const other = law?.places.get(name);
  return other && `${law?.file}#${other}`;
}
