// A match as its log tells it: points and corruption turn by turn, who fell, which cards were played, and
// the moments that weighed most.

import type { Change } from '../../wire';
import { eventsOf, type Moment } from '../decided';
import { read } from '../said';
import { type Card, CHARACTERS, type Event, type Nation, type Region } from './view';

/** How things stood at the end of a turn. */
export interface Turn {
  turn: number;
  free_peoples: number;
  shadow: number;
  corruption: number;
}

export interface Chronicle {
  turns: Turn[];
  lost: Map<Nation, number>;
  people: string[];
  captures: Region[];
  cards: Card[];
  battles: number;
  /** How often a tile of the Hunt was drawn. */
  tiles: number;
  moments: Moment<Event>[];
}

/** How heavily it weighs that somebody enters or falls: who brings a die most. */
function weightOf(who: string): number {
  const { die = 0, level } = CHARACTERS.get(who) ?? {};
  return die > 0 ? 3 : (level ?? 0) / 2;
}

export function chronicleOf(changes: readonly Change<Event>[]): Chronicle {
  const turns: Turn[] = [];
  const lost = new Map<Nation, number>();
  const people: string[] = [];
  const captures: Region[] = [];
  const cards: Card[] = [];
  const moments: Moment<Event>[] = [];
  let [battles, tiles] = [0, 0];
  let now: Turn = { turn: 1, free_peoples: 0, shadow: 0, corruption: 0 };
  for (const { number, said } of eventsOf(changes)) {
    const [kind, body] = read(said);
    const weighs = (weight: number) => moments.push({ turn: now.turn, number, said, weight });
    if (kind === 'turn' && body.turn > now.turn) {
      turns.push(now);
      now = { ...now, turn: body.turn };
    }
    if (kind === 'captured') {
      const { free_peoples, shadow, region } = body;
      const points = Math.abs(free_peoples - now.free_peoples) + Math.abs(shadow - now.shadow);
      now = { ...now, free_peoples, shadow };
      captures.push(region);
      weighs(2 * points);
    }
    if (kind === 'corrupted' || kind === 'healed') {
      now = { ...now, corruption: body.corruption };
      if (kind === 'corrupted') weighs(body.amount * (0.5 + body.corruption / 12));
    }
    if (kind === 'lost' && typeof body.figure === 'object') {
      if ('character' in body.figure) {
        people.push(body.figure.character);
        weighs(weightOf(body.figure.character));
      } else for (const nation of Object.values(body.figure)) lost.set(nation, (lost.get(nation) ?? 0) + 1);
    }
    if (kind === 'entered') weighs(weightOf(body.character));
    if (kind === 'entered_mordor') weighs(4);
    if (kind === 'ended') weighs(Number.POSITIVE_INFINITY);
    if (kind === 'attacked') battles += 1;
    if (kind === 'tile_drawn') tiles += 1;
    if (kind === 'acts' && typeof body.deed === 'object' && 'play' in body.deed) cards.push(body.deed.play);
    if (kind === 'played_free') cards.push(body.card);
    if (kind === 'combat_shown') cards.push(...[body.attacker, body.defender].flatMap((card) => card ?? []));
  }
  return { turns: [...turns, now], lost, people, captures, cards, battles, tiles, moments };
}
