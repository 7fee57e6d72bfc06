// Files that people keep: how they are written, and what is wrong with one that cannot be read.

import type { JsonValue } from './wire';
import type { Args } from './words';

/** A file cannot be used; the words say where and why. */
export class Unreadable extends Error {
  constructor(
    readonly key: string,
    readonly args: Args = {},
  ) {
    super(key);
  }
}

/** Gives a file to the reader, where downloads go. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What people may read and change is laid out for them. */
export const saveJson = (name: string, value: unknown) =>
  saveFile(name, `${JSON.stringify(value, null, 2)}\n`);

/**
 * What is in a text.
 * @throws Unreadable with line and column of what is no JSON
 */
export function parse(text: string, file: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    const before = text.slice(0, brokenAt(text)).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new Unreadable('file.not_json', { file, line: before.length, column });
  }
}

const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no string of JSON may hold one
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const [COLON, COMMA] = [/:/y, /,/y];

/** Where a text stops being JSON. Browsers say it each in their own way, and some not at all. */
export function brokenAt(text: string): number {
  let at = 0;
  const take = (token: RegExp) => {
    token.lastIndex = at;
    const found = token.test(text);
    if (found) at = token.lastIndex;
    return found;
  };
  const next = (token: RegExp) => take(SPACE) && take(token);
  const value = (): boolean => {
    if (next(/\{/y)) return list(/\}/y, () => next(STRING) && next(COLON) && value());
    if (next(/\[/y)) return list(/\]/y, value);
    return next(STRING) || next(PLAIN);
  };
  const list = (end: RegExp, one: () => boolean): boolean => {
    if (next(end)) return true;
    do if (!one()) return false;
    while (next(COMMA));
    return next(end);
  };
  value();
  take(SPACE);
  return at;
}
