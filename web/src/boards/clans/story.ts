// What a match was, read from its events: crystals by turn, lanes won, the heaviest strikes, the cards that
// did most.

import type { Change } from '../../wire';
import { read } from '../said';
import { instance, resultsOf } from './fight';
import type { Card, Event, Lane, Side } from './view';

/** A turn as it ended. */
export interface Turn {
  turn: number;
  crystal: Record<Side, number>;
  won: Record<Side, number>;
}

export interface Strike {
  /** The change in which it was struck. */
  number: number;
  turn: number;
  lane: Lane | null;
  side: Side;
  damage: number;
  left: number;
}

/** What a card did: damage dealt, and cards that fell to it. */
export interface Deed {
  card: Card;
  damage: number;
  felled: number;
}

export interface Story {
  turns: Turn[];
  strikes: Strike[];
  deeds: Deed[];
}

export function storyOf(changes: readonly Change<Event>[], crystal: number): Story {
  let turn = 1;
  const hp: Record<Side, number> = { A: crystal, B: crystal };
  const turns: Turn[] = [{ turn: 0, crystal: { ...hp }, won: { A: 0, B: 0 } }];
  const strikes: Strike[] = [];
  const deeds = new Map<Card, Deed>();
  for (const { number, events } of changes) {
    /** Who struck a card last: it fell to them, and what spills over is theirs. */
    const struck = new Map<Card, Deed>();
    let last: Deed | undefined;
    for (const said of events) {
      const [kind, body] = read(said);
      if (kind === 'turn_started') turn = body.turn;
      else if (kind === 'attack') {
        const card = instance(body.attacker);
        last = deeds.get(card) ?? { card, damage: 0, felled: 0 };
        last.damage += body.damage;
        deeds.set(card, last);
        struck.set(instance(body.target), last);
      } else if (kind === 'overflow' && last) {
        // What spills over is part of the blow that is counted already.
        struck.set(instance(body.target), last);
      } else if (kind === 'destroyed') {
        const by = struck.get(instance(body.card));
        if (by) by.felled += 1;
      } else if (kind === 'crystal_hit') {
        const { side_hit: side, damage, hp_after: left, lane } = body;
        hp[side] = left;
        strikes.push({ number, turn, lane, side, damage, left });
      } else if (kind === 'crystal_healed') hp[body.side] = body.hp_after;
    }
    const results = resultsOf(events);
    if (results.length > 0) {
      // A fight belongs to the turn that ends with it.
      const won = (side: Side) => results.filter(({ winner }) => winner === side).length;
      const at = events.some((said) => read(said)[0] === 'turn_started') ? turn - 1 : turn;
      for (const strike of strikes) if (strike.turn > at) strike.turn = at;
      turns.push({ turn: at, crystal: { ...hp }, won: { A: won('A'), B: won('B') } });
    }
  }
  const most = [...deeds.values()].sort((one, two) => two.damage - one.damage || two.felled - one.felled);
  return { turns, strikes, deeds: most.filter(({ damage }) => damage > 0) };
}

/** The strikes that decided it: the last one, and the heaviest before it. */
export function turningPoints({ strikes }: Story): Strike[] {
  const last = strikes.at(-1);
  if (!last) return [];
  const heavy = strikes.slice(0, -1).sort((one, two) => two.damage - one.damage);
  return [...heavy.slice(0, 2), last].sort((one, two) => one.turn - two.turn);
}
