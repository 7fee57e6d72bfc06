// What a board is: a drawing of a view that lights up what the options touch. It holds no rules.

import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { Change, Choice, JsonValue, Prompt, Scene, Thing } from '../wire';
import type { Say } from '../words';
import { planInWords } from './clans/plan';

export interface BoardProps {
  game: string;
  view: JsonValue;
  scene: Scene;
  seat: number | undefined;
  prompt: Prompt | undefined;
  picked: readonly Thing[];
  /** The changes in effect, latest last. */
  changes: readonly Change[];
  say: Say;
  /** Whether somebody sits at this board now; a replay only shows it. */
  live?: boolean;
  press(thing: Thing): void;
  choose(option: number): void;
}

type Board = LazyExoticComponent<ComponentType<BoardProps>>;

const BOARDS: Record<string, Board> = {
  cardpeegee: lazy(() => import('./cardpeegee/CardPeeGeeBoard')),
  clans: lazy(() => import('./clans/ClansBoard')),
  wotr: lazy(() => import('./wotr/WotrBoard')),
  confrontation: lazy(() => import('./confrontation/ConfrontationBoard')),
};

const PLAIN: Board = lazy(() => import('./plain/PlainBoard'));

export function boardOf(game: string): Board {
  return BOARDS[game] ?? PLAIN;
}

const KEPT: Record<string, LazyExoticComponent<ComponentType>> = {
  clans: lazy(() => import('./clans/Camp')),
};

/** The page of what a game keeps for its players between matches, if it does. */
export const keptOf = (game: string | undefined) => (game === undefined ? undefined : KEPT[game]);

/** A secret simultaneous choice in its own dialogue: what is at stake, and the options. */
export interface SecretProps {
  view: JsonValue;
  prompt: Prompt;
  say: Say;
  /** The button of an option, with a small picture. */
  option(index: number, picture: ReactNode): ReactNode;
}

const CONFRONTATION_CARD = lazy(() => import('./confrontation/SecretCard'));

const SECRETS: Record<string, Record<string, LazyExoticComponent<ComponentType<SecretProps>>>> = {
  confrontation: {
    'ask.card': CONFRONTATION_CARD,
    'ask.answer': CONFRONTATION_CARD,
    'ask.magic': CONFRONTATION_CARD,
  },
};

/** The dialogue for a kind of prompt, if it is a secret simultaneous one. */
export function secretOf(game: string, ask: string) {
  return SECRETS[game]?.[ask];
}

type Shorthand = (action: JsonValue, options: readonly Choice[], say: Say) => string | undefined;

const SHORTHANDS: Record<string, Shorthand> = { clans: planInWords };

/** How a game says an action that stands for several options, as a bot may advise one. */
export const shorthandOf = (game: string): Shorthand => SHORTHANDS[game] ?? (() => undefined);

/** The name of something that real dice (`rolled`), cards or tiles may bring. */
export type ItemName = (id: string, rolled: boolean, say: Say, t: (key: string) => string) => string;

const ITEMS: Record<string, () => Promise<{ default: ItemName }>> = {
  wotr: () => import('./wotr/items'),
};

/** How a game calls what its dealer deals, if ids in words are not good enough. */
export const itemsOf = (game: string) => ITEMS[game];
