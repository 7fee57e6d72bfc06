// What a board is: a drawing of a view that lights up what the options touch. It holds no rules.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Change, JsonValue, Prompt, Scene, Thing } from '../wire';
import type { Say } from '../words';

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
