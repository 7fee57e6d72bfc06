// What a seat is called within a sentence of the shell.

import type { T } from '../language';
import type { GameCard } from '../wire';
import { type Arg, type Say, spokenBy } from '../words';

/** The game's own name for a seat, with which a sentence can agree; else its number. */
export function seatWords(game: GameCard | undefined, seat: number, say: Say, t: T): Arg {
  const key = game?.seat_names[seat];
  return key ? spokenBy(say, key) : t('seat.number', { number: seat + 1 });
}
