// How long a beat stays on the stage.

import { moduleOf } from '../boards/board';
import type { Settings } from '../settings';
import { type Beat, together } from './beats';

const USUAL = 1_300;

type Held = Pick<Beat, 'said' | 'next' | 'own' | 'after'>;

/** In milliseconds at the usual speed. What one has just done oneself needs no telling. */
export function held(game: string, { said, next, own, after: { view } }: Held): number {
  if (!said) return 0;
  return moduleOf(game).hold?.({ said, next, own, view }) ?? (own ? 0 : USUAL);
}

/** The beats as a game has them shown: what belongs to one moment is one of them. */
export function gathered(game: string, beats: readonly Beat[]): Beat[] {
  const { joins } = moduleOf(game);
  return joins ? together(beats, (said, moment) => joins({ said, moment })) : [...beats];
}

/** The same as a person wants it; none if it waits for them. */
export function heldFor(
  game: string,
  beat: Held,
  { pace, speed }: Pick<Settings, 'pace' | 'speed'>,
): number | undefined {
  const time = held(game, beat);
  if (pace === 'once' || time === 0) return 0;
  return pace === 'step' ? undefined : time / speed;
}
