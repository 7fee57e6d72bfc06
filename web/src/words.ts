// The engine's words: a message key with parameters, said by the game's catalogue. The same rules
// as `Catalogue::say` in Rust, so that a terminal and a browser say the same.

import type { Param, Words } from './wire';

export type Catalogue = Readonly<Record<string, string>>;

export type Say = (words: Words | string) => string;

function message(catalogue: Catalogue, words: Words): string | undefined {
  const count = words.params?.count;
  const number = count && 'number' in count ? count.number : undefined;
  const form = number === 0 ? '_zero' : number === 1 ? '_one' : '_other';
  for (const suffix of [form, '', '_other']) {
    const found = catalogue[words.key + suffix];
    if (found !== undefined) return found;
  }
  return undefined;
}

function sayParam(catalogue: Catalogue, param: Param): string {
  if ('number' in param) return String(param.number);
  if ('plain' in param) return param.plain;
  if ('text' in param) return say(catalogue, param.text);
  if (param.list.length === 0) return say(catalogue, { key: 'list.none' });
  return param.list.map((item) => sayParam(catalogue, item)).join(', ');
}

/** Says `words`. A key that is missing says itself, so that nothing is ever silent. */
export function say(catalogue: Catalogue, words: Words | string): string {
  const said = typeof words === 'string' ? { key: words } : words;
  const found = message(catalogue, said);
  if (found === undefined) return said.key;
  return found.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const param = said.params?.[name];
    return param === undefined ? whole : sayParam(catalogue, param);
  });
}

/** Whether the catalogue has the key in some form. */
export function knows(catalogue: Catalogue, key: string): boolean {
  return message(catalogue, { key }) !== undefined;
}

/** For the start of a line: the first letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
