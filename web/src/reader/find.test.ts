import { describe, expect, it } from 'vitest';
import { excerpt, find, fold, spansOf, wordsOf } from './find';
import { read } from './text';

const page = (id: string, markdown: string) => {
  const text = read(markdown);
  return { id, title: id, text: () => text };
};

const PAGES = [
  page('how', '# How\n\nThe Nazgûl fly.\n\n## Flying\n\nR2.1 says more about flying.'),
  page(
    'law',
    '# Law\n\n## R2 Wings\n\n- **R2.1** A Nazgûl may fly anywhere.\n- **R2.10** Nobody else flies.\n- **R12.1** See R2.1.',
  ),
];

const found = (query: string) => find(PAGES, query).map(({ id }) => id);

describe('a search', () => {
  it('finds every word of a query, whatever its accents and capitals', () => {
    expect(found('NAZGUL')).toEqual(['top~1', 'R2.1']);
    expect(found('nazgûl anywhere')).toEqual(['R2.1']);
    expect(found('nazgûl zeppelin')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('puts the rule first whose number was typed, with its letter or without', () => {
    expect(found('R2.1').slice(0, 2)).toEqual(['R2.1', 'R2.10']);
    expect(found('2.1')[0]).toBe('R2.1');
    expect(found('r2.10')[0]).toBe('R2.10');
  });

  it('puts headings before other text', () => {
    expect(found('flying')).toEqual(['flying', 'flying~1']);
  });

  it('knows where in a text the words are, none over another', () => {
    expect(spansOf('Nazgûl, nazgul', wordsOf('nazgul gul'))).toEqual([
      [0, 6],
      [8, 14],
    ]);
    expect(fold('ÉÜß')).toHaveLength(3);
  });

  it('shows the part of a long text that was meant', () => {
    const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`;
    const part = excerpt(long, ['needle']);
    expect(part).toMatch(/^… before .*needle after .* …$/);
    expect(part.length).toBeLessThan(180);
    expect(excerpt('short', ['x'])).toBe('short');
  });
});
