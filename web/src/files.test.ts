import { describe, expect, it } from 'vitest';
import { brokenAt, parse, Unreadable } from './files';

/** The text, with the place marked where it must be found to break. */
const broken = [
  '{"turn": 3,\n  "phase": ⟶hunt}',
  '{"turn": 3 ⟶"phase": 1}',
  '{"turn": 3, ⟶}',
  '[1, 2⟶',
  '{"name": ⟶"Ri',
  '{"a": 1} ⟶x',
  '⟶',
  '[0⟶12]',
  '{"a": ⟶"tab\tinside"}',
  "{⟶'a': 1}",
];

describe('a text that is no JSON', () => {
  it.each(broken)('breaks where it does: %s', (marked) => {
    const at = marked.indexOf('⟶');
    const text = marked.replace('⟶', '');
    expect(() => JSON.parse(text)).toThrow();
    expect(brokenAt(text)).toBe(at);
  });

  it('is refused with line and column', () => {
    const wrong = () => parse('{\n  "turn": 3,\n  "phase": hunt\n}', 'siege.json');
    expect(wrong).toThrow(Unreadable);
    try {
      wrong();
    } catch (error) {
      expect((error as Unreadable).args).toEqual({ file: 'siege.json', line: 3, column: 12 });
    }
  });

  it('is not seen where there is none', () => {
    const text = JSON.stringify(
      { a: [1, -2.5e3, 'q"\\\u0001ü', null, true, {}, []], b: { c: false } },
      null,
      2,
    );
    expect(brokenAt(text)).toBe(text.length);
    expect(parse(text, 'x')).toEqual(JSON.parse(text));
  });
});
