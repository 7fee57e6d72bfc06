// Real updates, one for every kind of prompt and ending: `npm run fixtures` writes them with a real
// server, from the games' scenarios and from matches played at random.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameTypes } from '../boards/board';
import type { JsonValue, Update } from '../wire';
import { Catalogue, type Say, sayer } from '../words';

const read = (path: string) => readFileSync(path, 'utf8');

export const fixtureOf = (game: string) => `src/boards/${game}/fixture.json`;

/** Three moments of each game whose board is drawn from its scene. */
export const SCENES = 'src/boards/plain/scenes.json';

/** The games whose board has fixtures. */
export const GAMES = readdirSync('src/boards').filter((name) => existsSync(fixtureOf(name)));

/** Some game's, whichever it is. */
interface Any {
  view: JsonValue;
  event: JsonValue;
  action: JsonValue;
}

export type UpdateOf<Game extends GameTypes> = Update<Game['view'], Game['event'], Game['action']>;

export function updates<Game extends GameTypes = Any>(game: string): Record<string, UpdateOf<Game>> {
  return JSON.parse(read(fixtureOf(game)));
}

/** One of them, to do with as one likes. */
export function updateOf<Game extends GameTypes = Any>(game: string, name: string): UpdateOf<Game> {
  const update = updates<Game>(game)[name];
  if (!update) throw new Error(`${game} has no fixture ${name}`);
  return update;
}

/** What the small games show, by game and moment. */
export const scenes = (): Record<string, Record<string, Update>> => JSON.parse(read(SCENES));

/** A game's own words, as they are written. */
export const sourceOf = (game: string, language = 'en') => read(`../games/${game}/locales/${language}.ftl`);

/** A game's words, as a server sends them. */
export function catalogueOf(game: string, language = 'en'): Catalogue {
  return new Catalogue(language, read(`../crates/core/locales/${language}.ftl`), sourceOf(game, language));
}

/** A board's words, with the shell's. */
export function boardWordsOf(game: string, language = 'en'): Catalogue {
  const [shell, board] = ['src', `src/boards/${game}`].map((folder) =>
    read(`${folder}/locales/${language}.ftl`),
  );
  return new Catalogue(language, shell ?? '', board ?? '');
}

export const sayOf = (game: string, language = 'en'): Say => sayer(catalogueOf(game, language));

/** The keys of the messages of a catalogue, as it is written. */
export const keysOf = (source: string): string[] =>
  [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => (match[1] ?? '').replaceAll('-', '.'));

/** What a seat is told when it is not asked: never a question with options. */
const NO_QUESTION = ['ask.over', 'ask.dealer', 'ask.wait', 'ask.nothing', 'ask.ending', 'ask.choose'];

/** Every kind of question: the catalogue of a game has the words of all that it can ask. */
export function questionsOf(game: string): string[] {
  const kinds = keysOf(sourceOf(game)).filter((key) => /^(ask|ending)\./.test(key));
  return kinds.filter((kind) => !NO_QUESTION.includes(kind));
}
