// A match as its log tells it: points and corruption turn by turn, who fell, which cards were played.

import type { Change } from '../../wire';
import { read } from '../said';
import type { Card, Event, Nation, Region } from './view';

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
}

export function chronicleOf(changes: readonly Change<Event>[]): Chronicle {
  const turns: Turn[] = [];
  const lost = new Map<Nation, number>();
  const people: string[] = [];
  const captures: Region[] = [];
  const cards: Card[] = [];
  let now: Turn = { turn: 1, free_peoples: 0, shadow: 0, corruption: 0 };
  const events = changes.flatMap((change) => change.events);
  for (const said of events) {
    const [kind, body] = read(said);
    if (kind === 'turn' && body.turn > now.turn) {
      turns.push(now);
      now = { ...now, turn: body.turn };
    }
    if (kind === 'captured') {
      now = { ...now, free_peoples: body.free_peoples, shadow: body.shadow };
      captures.push(body.region);
    }
    if (kind === 'corrupted' || kind === 'healed') now = { ...now, corruption: body.corruption };
    if (kind === 'lost' && typeof body.figure === 'object') {
      if ('character' in body.figure) people.push(body.figure.character);
      else for (const nation of Object.values(body.figure)) lost.set(nation, (lost.get(nation) ?? 0) + 1);
    }
    if (kind === 'acts' && typeof body.deed === 'object' && 'play' in body.deed) cards.push(body.deed.play);
    if (kind === 'played_free') cards.push(body.card);
    if (kind === 'combat_shown') cards.push(...[body.attacker, body.defender].flatMap((card) => card ?? []));
  }
  return { turns: [...turns, now], lost, people, captures, cards };
}
