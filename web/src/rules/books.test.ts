// Every book of every game, as it will be read: no link, drawing or rule number leads nowhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, type Text } from '../reader/text';
import { isPiece, type Node, type Piece } from '../reader/tree';

const GAMES = readdirSync('../games').filter((game) => existsSync(`../games/${game}/rules.md`));
const LANGUAGES = ['en', 'de', 'fr'];

const all = (nodes: Node[]): Piece[] =>
  nodes.flatMap((node) => (isPiece(node) ? [node, ...all(node.children)] : []));
const piecesOf = (text: Text) => all(text.chapters.flatMap(({ children }) => children));

function bookOf(game: string, language: string) {
  const end = language === 'en' ? '' : `.${language}`;
  const source = (name: string) => readFileSync(`../games/${game}/${name}${end}.md`, 'utf8');
  const rules = read(source('rules'));
  const how = read(source('how-to-play'), { file: 'rules.md', places: rules.places });
  return { rules, how, words: `${source('rules')}\n${source('how-to-play')}` };
}

describe.each(GAMES)('the books of %s', (game) => {
  const english = bookOf(game, 'en').rules.entries.flatMap(({ label }) =>
    label?.startsWith('R') ? [label] : [],
  );

  it.each(LANGUAGES)('have no dead link in %s', (language) => {
    const { rules, how } = bookOf(game, language);
    const dead = (text: Text) =>
      piecesOf(text).flatMap(({ tag, props }) => {
        if (tag === 'img') {
          const path = `../games/${game}/how-to-play/${props.src}`;
          return existsSync(path) && props.alt ? [] : [props.src];
        }
        if (tag !== 'a' || /^https:/.test(String(props.href))) return [];
        const [file = '', mark] = decodeURIComponent(String(props.href)).split('#');
        const place =
          file === ''
            ? text
            : /^rules(\.\w\w)?\.md$/.test(file)
              ? rules
              : /^how-to-play(\.\w\w)?\.md$/.test(file)
                ? how
                : null;
        return place && (mark === undefined || place.places.has(mark)) ? [] : [props.href];
      });
    expect([...dead(rules), ...dead(how)]).toEqual([]);
  });

  it.each(LANGUAGES)('name no rule in %s that is not there', (language) => {
    const { rules, words } = bookOf(game, language);
    const named = words.match(/\bR[1-9]\d*(?:\.\w+)*/g) ?? [];
    expect(named.filter((rule) => !rules.places.has(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('have every rule in %s, and begin with how to play', (language) => {
    const { rules, how } = bookOf(game, language);
    const labels = rules.entries.flatMap(({ label }) => (label?.startsWith('R') ? [label] : []));
    expect(labels).toEqual(english);
    expect(how.title).not.toBe('');
    expect(piecesOf(how).some(({ tag }) => tag === 'img')).toBe(true);
  });
});
