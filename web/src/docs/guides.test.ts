// Follows every link of every guide: to files that exist, to headings that exist, to pictures that are there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, type Text } from '../reader/text';
import { isPiece, type Node, type Piece } from '../reader/tree';
import { GUIDES, pictureOf, WAYS } from './guides';

const FILES = readdirSync('../docs').filter((name) => name.endsWith('.md'));
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...FILES.map((name) => `docs/${name}`)];

const all = (nodes: Node[]): Piece[] =>
  nodes.flatMap((node) => (isPiece(node) ? [node, ...all(node.children)] : []));
const piecesOf = (text: Text) => all(text.chapters.flatMap(({ children }) => children));
const textOf = (path: string) => read(readFileSync(`../${path}`, 'utf8'));

function isDead(page: string, href: string): boolean {
  if (/^https?:/.test(href)) return false;
  const [file = '', mark] = decodeURIComponent(href).split('#');
  const path = file === '' ? page : normalize(join(dirname(page), file));
  if (!existsSync(`../${path}`)) return true;
  return mark !== undefined && !textOf(path).places.has(mark);
}

describe.each(PAGES)('%s', (page) => {
  const found = piecesOf(textOf(page));

  it('has no link that leads nowhere', () => {
    const links = found.filter(({ tag }) => tag === 'a').map(({ props }) => String(props.href));
    expect(links.filter((href) => isDead(page, href))).toEqual([]);
  });

  it('has no picture that is not there', () => {
    const pictures = found.filter(({ tag }) => tag === 'img').map(({ props }) => String(props.src));
    expect(pictures.filter((src) => isDead(page, src))).toEqual([]);
  });
});

it('a dead link would be noticed', () => {
  expect(isDead('docs/play.md', 'nowhere.md')).toBe(true);
  expect(isDead('docs/play.md', 'dealer.md#nowhere')).toBe(true);
  expect(isDead('docs/play.md', '#nowhere')).toBe(true);
  expect(isDead('docs/play.md', '../README.md#the-games')).toBe(false);
});

describe('the book of guides', () => {
  it('has a way in for each kind of reader, and every guide on one of them', () => {
    expect(WAYS.map(({ title }) => title)).toEqual([
      'Play',
      'Host',
      'Design and balance',
      'Write a bot',
      'Make a game',
    ]);
    for (const { guides } of WAYS) expect(guides.length).toBeGreaterThan(0);
    const known = FILES.map((name) => name.replace('.md', '')).filter((name) => name !== 'screenshots');
    expect(GUIDES.map(({ id }) => id).sort()).toEqual(known.sort());
    for (const guide of GUIDES) expect(guide.text().chapters.length).toBeGreaterThan(0);
  });

  it('has every picture that its guides show, and no other', () => {
    const shown = GUIDES.flatMap((guide) => piecesOf(guide.text()))
      .map(({ props }) => String(props.src ?? props.href))
      .filter((src) => src.startsWith('screenshots/'));
    expect(shown.filter((src) => !pictureOf(src))).toEqual([]);
    const bundled = readdirSync('../docs/screenshots').map((name) => `screenshots/${name}`);
    expect(bundled.filter((src) => pictureOf(src)).sort()).toEqual([...new Set(shown)].sort());
  });
});
