// What a board is: a drawing of a view that lights up what the options touch. It holds no rules.
//
// Each folder here is a module for the game with the folder's name: `index.ts` says what it has, and
// `locales` its own words. Nothing outside the folder names it.

import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { T } from '../language';
import type { Sound } from '../sound';
import type { Beat } from '../stage/beats';
import type { Screen } from '../table/Screens';
import type { Acting } from '../table/useWholes';
import type { Change, Choice, JsonValue, Prompt, Said, Scene, Thing } from '../wire';
import type { Say } from '../words';

/** What the rules of a game send, as the types that are generated from them; the shell looks into none. */
export interface GameTypes {
  view: unknown;
  event: unknown;
  action: unknown;
}

export interface BoardProps<Game extends GameTypes = GameTypes> {
  game: string;
  view: Game['view'];
  scene: Scene;
  seat: number | undefined;
  prompt: Prompt<Game['action']> | undefined;
  picked: readonly Thing[];
  /** The changes in effect, latest last. */
  changes: readonly Change<Game['event']>[];
  /** What is being shown: the view is how it was after it. */
  beat?: Beat | undefined;
  say: Say;
  /** Whether somebody sits at this board now; a replay only shows it. */
  live?: boolean;
  /** Whether the match is on this device, where nothing is kept between matches. */
  isLocal?: boolean;
  /** The whole actions that it may be played with; none where the options are all there is. */
  acting?: Acting | null;
  /** Whether those are not known yet: until they are, nothing is pressed. */
  waiting?: boolean;
  press(thing: Thing): void;
  /** Something that is not lit is pressed by a key; presses by pointer are seen by the table itself. */
  wish?(thing: Thing): void;
  choose(option: number): void;
  /** Takes an action that is not among the options, for whoever sits at this board. */
  act?(action: Game['action']): void;
  /** In a large window: a place beside the question for what is looked at in every turn. */
  beside?: HTMLElement | null;
  /** On a phone: which of its screens is shown. */
  screen?: string | undefined;
  /** Starts the same match anew, for somebody who sat at one that is over. */
  again?: (() => void) | undefined;
  /** A match that is over, with nothing hidden; it comes a moment after the end. */
  open?: LaidOpen<Game> | undefined;
}

/** A match that is over: all that happened, the table at last, and doors into the replay. */
export interface LaidOpen<Game extends GameTypes = GameTypes> {
  view: Game['view'];
  /** Every change from the first on, as it was told with nothing hidden. */
  changes: readonly Change<Game['event']>[];
  /** Goes to a change in the replay. */
  watch(number: number): void;
}

export type LookProps<Game extends GameTypes = GameTypes> = BoardProps<Game> & {
  thing: Thing;
  children: ReactNode;
};

/** A secret simultaneous choice in its own dialogue: what is at stake, and the options. */
export interface SecretProps<Game extends GameTypes = GameTypes> {
  view: Game['view'];
  prompt: Prompt<Game['action']>;
  say: Say;
  /** The button of an option, with a small picture. */
  option(index: number, picture: ReactNode): ReactNode;
}

/** How a game says an action that stands for several options, as a bot may advise one. */
export type Shorthand<Game extends GameTypes = GameTypes> = (
  action: Game['action'],
  options: readonly Choice<Game['action']>[],
  say: Say,
) => string | undefined;

/** The name of something that real dice (`rolled`), cards or tiles may bring. */
export type ItemName = (id: string, rolled: boolean, say: Say, t: T) => string;

/** Something of a board that is loaded when it is needed. */
type Later<Value> = () => Promise<{ default: Value }>;

/** The kinds of a game's whole actions, as the keys of its words. */
export interface WholeStyle {
  /** Under which headings they are listed. */
  groups: readonly { heading: string; verbs: readonly string[] }[];
  /** Kinds whose targets light up together when a piece can do them; the first of them come first. */
  together: readonly (readonly string[])[];
  /** Kinds that are confirmed. */
  asks: readonly string[];
  /** A small picture of a kind, or of what is spent. */
  sign: Later<ComponentType<SignProps>>;
}

export type SignProps = { verb: string } | { spends: Thing };

export interface BoardModule<Game extends GameTypes = GameTypes> {
  board: Later<ComponentType<BoardProps<Game>>>;
  /** A small drawing on a ground of 64 by 64, for the lobby. */
  emblem?: ReactNode;
  /** The goal, a turn and the end in twenty seconds, as the keys of its words. */
  goal?: Readonly<Record<'aim' | 'turn' | 'end', string>>;
  /** The dialogues of secret simultaneous choices, by the keys of their questions. */
  secrets?: Readonly<Record<string, Later<ComponentType<SecretProps<Game>>>>>;
  shorthand?: Shorthand<Game>;
  items?: Later<ItemName>;
  /**
   * How long an event is shown, in milliseconds, where not as long as any other: not at all if it says
   * nothing that is not seen anyway. `own` is what came at once of the viewer's own action;
   * `next` is told right after it, so that two things can be shown together.
   */
  hold?(told: {
    said: Said<Game['event']>;
    next?: Said<Game['event']> | undefined;
    own: boolean;
    view: Game['view'];
  }): number | undefined;
  /**
   * Whether an event is shown in one beat with those told before it, as the blows of one moment are.
   * The first of them says how long it is shown.
   */
  joins?(told: { said: Said<Game['event']>; moment: readonly Said<Game['event']>[] }): boolean;
  /** How its whole actions are offered; a board without is played by the options of its questions. */
  wholes?: WholeStyle;
  /**
   * What is told about a thing on the board to whoever looks closer. Its children say what can be done with
   * it now. Nothing for what speaks for itself.
   */
  look?: Later<ComponentType<LookProps<Game>>>;
  /** The kinds of its actions, as the keys of its words, where it has no whole ones. */
  kinds?: readonly string[];
  /** What an event sounds like when it is shown, to whoever wants sounds. */
  sound?(said: Said<Game['event']>): Sound | undefined;
  /** Whether all that is lit on the board is easily pressed on a small screen, and need not be listed below. */
  lit?: boolean;
  /** The parts of it that get a phone's screen in turn, the first of them first. */
  screens?: readonly Screen[];
  /** Whether the board fills a large window without scrolling, given a place beside the question. */
  desk?: boolean;
  /** The page of what the game keeps for its players between matches. */
  kept?: Later<ComponentType<object>>;
  /**
   * Questions that are not asked where there is nothing to choose, by their keys: only such as everybody at
   * the table knows to have but one answer then.
   */
  lone?: readonly string[];
  /** Options of a match that is started at once, where they are not the game's usual ones. */
  quick?: Readonly<Record<string, JsonValue>>;
  /** The names of what a player may bring to a table, of what the game keeps for them. */
  brings?(kept: JsonValue): string[];
}

/**
 * The one doorway from untyped JSON to a game's own types: a server sends each game what its rules made,
 * and the generated types are held equal to the rules by a test. Behind it no view, event or action is
 * asserted again.
 */
export function moduleFor<Game extends GameTypes>(module: BoardModule<Game>): BoardModule {
  return module as BoardModule;
}

const FOUND = import.meta.glob<{ default: BoardModule }>('./*/index.ts', { eager: true });
const WORDS = import.meta.glob<string>('./*/locales/*.ftl', { query: '?raw', import: 'default' });

const SAID = import.meta.glob<string>('./*/said/*.ftl', { query: '?raw', import: 'default' });

/** The modules by the names of their folders. */
export const MODULES: ReadonlyMap<string, BoardModule> = new Map(
  Object.entries(FOUND).map(([path, { default: module }]) => [path.split('/')[1] ?? path, module]),
);

/** The board drawn from the scene, for every game without a module. */
const PLAIN = 'plain';

export function moduleOf(game: string): BoardModule {
  const found = MODULES.get(game) ?? MODULES.get(PLAIN);
  if (!found) throw new Error('the board for any game is missing');
  return found;
}

/** A board's own words in a language. */
export async function wordsOf(game: string, language: string): Promise<string> {
  const folder = MODULES.has(game) ? game : PLAIN;
  return (await WORDS[`./${folder}/locales/${language}.ftl`]?.()) ?? '';
}

/** What a board says otherwise to somebody at a seat, over the game's own words; nothing where it says nothing. */
export async function saidAt(game: string, language: string, seat: number): Promise<string> {
  return (await SAID[`./${game}/said/${language}.${seat}.ftl`]?.()) ?? '';
}

/** The same component for the same loader, so that it is not mounted anew. */
function lazily<Props>() {
  const known = new Map<Later<ComponentType<Props>>, LazyExoticComponent<ComponentType<Props>>>();
  return (load: Later<ComponentType<Props>>) => {
    const component = known.get(load) ?? lazy(load);
    known.set(load, component);
    return component;
  };
}

const boards = lazily<BoardProps>();
const secrets = lazily<SecretProps>();
const pages = lazily<object>();
const signs = lazily<SignProps>();
const looks = lazily<LookProps>();

/** The drawing of a game; the one of its scene for a game without a module. */
export const boardOf = (game: string) => boards(moduleOf(game).board);

/** The pictures of a game's whole actions, if it has such. */
export function signOf(game: string) {
  const { wholes } = moduleOf(game);
  return wholes && signs(wholes.sign);
}

/** What a game tells of the things on its board, if it does. */
export function lookOf(game: string) {
  const { look } = moduleOf(game);
  return look && looks(look);
}

/** The page of what a game keeps for its players, if it does. */
export function keptOf(game: string) {
  const { kept } = moduleOf(game);
  return kept && pages(kept);
}

/** The dialogue for a kind of prompt, if it is a secret simultaneous one. */
export function secretOf(game: string, ask: string) {
  const secret = moduleOf(game).secrets?.[ask];
  return secret && secrets(secret);
}
