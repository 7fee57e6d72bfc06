// Words: a message key with parameters, said by a catalogue in Fluent. The same rules as in
// `crates/core/src/catalogue.rs`, so that a terminal and a browser say the same; a test compares them.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Param, Words } from './wire';

/** What a text of the shell may carry: like a game's, and plain values as they are. */
export type Arg = Param | string | number | readonly Arg[] | Spoken;
export type Args = Readonly<Record<string, Arg>>;

/** Words of another catalogue, such as a game's in a sentence of the shell. */
export interface Spoken {
  words: Words;
  by: Catalogue;
}

/** The name of a key's message in Fluent. */
const idOf = (key: string) => key.replaceAll('.', '-');

/** "a, b and c", or with "or": English without the comma before the last. */
const joiner = (language: string, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;

  /** Of two messages with one key, the later counts. */
  constructor(
    readonly language: string,
    ...sources: readonly string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#and = joiner(language, 'conjunction');
    this.#or = joiner(language, 'disjunction');
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(idOf(key));
  }

  /** Says words. A key that is missing says itself, so that nothing is ever silent. */
  say(words: Words | string): string {
    return typeof words === 'string' ? this.t(words) : this.t(words.key, words.params ?? {});
  }

  /** Says a message with these parameters. */
  t(key: string, args: Args = {}): string {
    return this.#form(key, args);
  }

  /** An attribute of a message; the message itself where it has no such attribute. */
  #form(key: string, args: Args, attribute?: string): string {
    const message = this.#bundle.getMessage(idOf(key));
    const pattern = (attribute === undefined ? null : message?.attributes[attribute]) ?? message?.value;
    if (pattern === null || pattern === undefined) return key;
    return this.#bundle.formatPattern(pattern, this.#values(args), []);
  }

  /** What `$nation` and `$nation-dative` stand for, found when a message asks for it. */
  #values(args: Args): Record<string, string | FluentNumber> {
    const find = (name: string) => {
      const [parameter = '', attribute] = name.split(/-(.*)/);
      const arg = Object.hasOwn(args, parameter) ? args[parameter] : undefined;
      return arg === undefined ? undefined : this.#value(arg, attribute);
    };
    return new Proxy(
      {},
      {
        get: (_, name) => find(String(name)),
        getOwnPropertyDescriptor: (_, name) => {
          const value = find(String(name));
          return value === undefined ? undefined : { value, configurable: true, enumerable: true };
        },
      },
    );
  }

  #value(arg: Arg, attribute: string | undefined): string | FluentNumber {
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return this.#listed(arg, attribute);
    if ('by' in arg) return arg.by.#form(arg.words.key, arg.words.params ?? {}, attribute);
    if ('number' in arg) return new FluentNumber(arg.number, { useGrouping: false });
    if ('plain' in arg) return arg.plain;
    if ('text' in arg) return this.#form(arg.text.key, arg.text.params ?? {}, attribute);
    return this.#listed((arg as { list: Param[] }).list, attribute);
  }

  #listed(list: readonly Arg[], attribute: string | undefined): string | FluentNumber {
    const [only] = list;
    if (only === undefined) return this.t('list.none');
    if (list.length === 1) return this.#value(only, attribute);
    if (attribute === 'number') return 'other';
    const joined = attribute === 'or' || attribute === 'row';
    const said = list.map((one) => {
      const value = this.#value(one, joined ? undefined : attribute);
      return typeof value === 'string' ? value : String(value.value);
    });
    if (attribute === 'row') return said.join(', ');
    return (attribute === 'or' ? this.#or : this.#and).format(said);
  }
}

/** Says words of one catalogue. */
export type Say = ((words: Words | string) => string) & { readonly by: Catalogue };

export const sayer = (by: Catalogue): Say => Object.assign((words: Words | string) => by.say(words), { by });

/** Words of a game within a sentence of the shell, which can then agree with them. */
export const spokenBy = ({ by }: Say, key: string): Spoken => ({ words: { key }, by });

/** For the start of a line: the first letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** For a row of sentences: a full stop where a text has no end of its own. */
export function stopped(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
