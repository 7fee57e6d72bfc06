import { describe, expect, it } from 'vitest';
import { read, type Text } from './text';
import { isPiece, type Node, type Piece, wordsIn } from './tree';

const LAW = `# The rules

Read *How to play* first. Ruling 2 says why. See [the end](#the-end).

## R1. Start

- **R1.1** Begin here (R2.1), not at R9.9.
- **R1.2** \`R2.hero\` is a rule, \`R1\` a chapter, <b>this</b> is no markup. R1.2 names itself.

**R1.3** **In a paragraph.** It is a rule all the same.

| Row | What it means |
|---|---|
| 1 | counts something |

## R2. M4: the end

- **R2.1** Step T1 comes before R1. Nazgûl.
- **R2.hero** A long name.

| Step | What | Cards |
|---|---|---|
| T1 | first | none |

### The end

Nothing more.

## Decisions

| # | Question | How we play |
|---|---|---|
| 1 | Why? | ${'Because it is better for everyone at the table, and simpler. '.repeat(2)} |
| 2 | How? | As in R1.2. |

- **D4 A wrong mark** is refused.
`;

const links = (nodes: Node[]): Piece[] =>
  nodes.flatMap((node) => (!isPiece(node) ? [] : node.tag === 'a' ? [node] : links(node.children)));

const linksOf = (text: Text) =>
  Object.fromEntries(
    links(text.chapters.flatMap(({ children }) => children)).map((link) => [wordsIn(link), link.props.href]),
  );

const pieces = (nodes: Node[]): Piece[] =>
  nodes.flatMap((node) => (isPiece(node) ? [node, ...pieces(node.children)] : []));

const withId = (text: Text, id: string) =>
  pieces(text.chapters.flatMap(({ children }) => children)).find(({ props }) => props.id === id);

describe('a text', () => {
  const text = read(LAW);

  it('has its title apart, and a chapter for each heading of the second level', () => {
    expect(text.title).toBe('The rules');
    expect(text.chapters.map(({ id }) => id)).toEqual(['top', 'r1-start', 'r2-m4-the-end', 'decisions']);
    expect(text.contents).toEqual([
      { id: 'r1-start', title: 'R1. Start', depth: 2 },
      { id: 'r2-m4-the-end', title: 'R2. M4: the end', depth: 2 },
      { id: 'the-end', title: 'The end', depth: 3 },
      { id: 'decisions', title: 'Decisions', depth: 2 },
    ]);
  });

  it('has every rule under its number', () => {
    for (const rule of ['R1.1', 'R1.2', 'R1.3', 'R2.1', 'R2.hero']) {
      expect(text.places.get(rule)).toBe(rule);
      expect(wordsIn(withId(text, rule) as Piece)).toMatch(new RegExp(`^${rule} `));
    }
  });

  it('makes links of the rules, chapters, modules, steps and decisions that it names', () => {
    expect(linksOf(text)).toMatchObject({
      'R2.1': '#R2.1',
      'R2.hero': '#R2.hero',
      T1: '#T1',
      R1: '#r1-start',
      'Ruling 2': '#decisions-2',
    });
    expect(text.places.get('M4')).toBe('r2-m4-the-end');
    expect(text.places.get('D4')).toBe('D4');
  });

  it('makes no link of a rule that is not there, nor of one in its own text', () => {
    expect(linksOf(text)['R9.9']).toBeUndefined();
    const own = links((withId(text, 'R1.2') as Piece).children).filter((link) => wordsIn(link) === 'R1.2');
    expect(own.map(({ props }) => props.className)).toEqual(['number']);
  });

  it('takes a number alone for a name among decisions only', () => {
    expect(text.places.get('1')).toBe('decisions-1');
  });

  it('shows what is no Markdown as it is written', () => {
    const tags = new Set(pieces(text.chapters.flatMap(({ children }) => children)).map(({ tag }) => tag));
    expect(tags.has('b')).toBe(false);
    expect(wordsIn(withId(text, 'R1.2') as Piece)).toContain('<b>this</b>');
  });

  it('gives no two places the same id', () => {
    const ids = pieces(text.chapters.flatMap(({ children }) => children)).flatMap(
      ({ props }) => props.id ?? [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows which tables have too much to say for columns on a phone', () => {
    const tables = pieces(text.chapters.flatMap(({ children }) => children)).filter(
      ({ tag }) => tag === 'table',
    );
    expect(tables.map(({ props }) => props.className)).toEqual([undefined, undefined, 'stacks']);
  });

  it('puts a rule of another text behind its number', () => {
    const page = read('# How to play\n\nLook at R1.1 and [all of it](rules.md), not at R9.9.', {
      file: 'rules.md',
      places: text.places,
    });
    expect(linksOf(page)).toEqual({ 'R1.1': 'rules.md#R1.1', 'all of it': 'rules.md' });
  });

  it('has one title; another is a chapter', () => {
    const two = read('# First\n\nOne.\n\n# Second\n\nTwo.');
    expect([two.title, two.contents.map(({ title }) => title)]).toEqual(['First', ['Second']]);
  });
});
