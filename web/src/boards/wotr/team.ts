// R24: with three or four seats, what the other one of a team may do and this seat may not, and why.

import type { Words } from '../../wire';
import {
  CARDS,
  type CardFacts,
  CHARACTERS,
  type Character,
  cardName,
  type Force,
  NATIONS,
  type Nation,
  ownerOf,
  type Region,
  type Seat,
  sideOf,
  sideOfSeat,
  type View,
} from './view';

export interface Theirs {
  what: 'advance' | 'recruit' | 'armies' | 'mixed' | 'minions' | 'nazgul' | 'cards' | 'lead';
  rule: string;
  names: (Words | string)[];
  /** Regions that the map can show. */
  regions?: Region[];
}

/** The other seat of the same side, if there is one. */
export function teammateOf(seat: Seat | undefined, seats: number): Seat | null {
  const mate = seat === undefined ? undefined : [3, 2, 1, 0][seat];
  return mate !== undefined && mate < seats ? mate : null;
}

/** R24.17: whose an army is: who has more units, then more Elites, then the leading player. */
export function commanderOf(force: Force, view: View): Seat | null {
  const { seats } = view.setup;
  const strength = new Map<Seat, [units: number, elites: number, leads: number]>();
  for (const { nation, figures } of force.nations) {
    const owner = ownerOf(nation, seats);
    const [units, elites] = strength.get(owner) ?? [0, 0];
    const [regular, elite] = [figures.regular ?? 0, figures.elite ?? 0];
    const leads = view.leading[force.side] === owner ? 1 : 0;
    strength.set(owner, [units + regular + elite, elites + elite, leads]);
  }
  const ranked = [...strength].sort(([, one], [, two]) => {
    const at = one.findIndex((value, index) => value !== two[index]);
    return at < 0 ? 0 : (two[at] ?? 0) - (one[at] ?? 0);
  });
  return ranked[0]?.[0] ?? null;
}

const PLAYER: Record<NonNullable<CardFacts['player']>, Seat> = {
  GondorElves: 0,
  Sauron: 1,
  Saruman: 2,
  RohanNorthDwarves: 3,
};
const MINIONS: Record<Seat, Character[]> = { 1: ['witch_king', 'mouth_of_sauron'], 2: ['saruman'] };

export function teammates(
  view: View,
  forces: ReadonlyMap<Region, readonly Force[]>,
  seat: Seat | undefined,
): Theirs[] {
  const { seats } = view.setup;
  const [mate, side] = [teammateOf(seat, seats), sideOfSeat(seat)];
  if (mate === null || seat === undefined || !side) return [];
  const found: Theirs[] = [];
  const add = (what: Theirs['what'], rule: string, names: Theirs['names'], regions?: Region[]) => {
    if (names.length > 0) found.push({ what, rule, names, ...(regions ? { regions } : {}) });
  };
  const theirs = NATIONS.filter((nation) => sideOf(nation) === side && ownerOf(nation, seats) === mate);
  const named = (nations: Nation[]) => nations.map((nation) => `nation.${nation}`);
  const atWar = (nation: Nation) => view.nations[nation].position === 'AtWar';
  add('advance', 'R24.11', named(theirs.filter((nation) => !atWar(nation))));
  add('recruit', 'R24.11', named(theirs.filter(atWar)));
  const armies = { pure: [] as Region[], mixed: [] as Region[] };
  for (const [region, here] of forces)
    for (const force of here) {
      if (force.side !== side || force.units === 0 || commanderOf(force, view) !== mate) continue;
      const owners = new Set(force.nations.map(({ nation }) => ownerOf(nation, seats)));
      armies[owners.size > 1 ? 'mixed' : 'pure'].push(region);
    }
  add('armies', 'R24.11', armies.pure, armies.pure);
  add('mixed', 'R24.18', armies.mixed, armies.mixed);
  if (side === 'shadow') {
    const waiting = (MINIONS[mate] ?? []).filter(
      (who) => CHARACTERS.has(who) && view.characters[who] === 'aside',
    );
    add(
      'minions',
      'R24.13',
      waiting.map((who) => `character.${who}`),
    );
    if (mate === 1) add('nazgul', 'R24.13', ['nation.sauron']);
  }
  const hand = view.cards.hands[seat]?.cards ?? [];
  const cards = hand.filter((id) => {
    const player = CARDS.get(id)?.player;
    return player !== null && player !== undefined && PLAYER[player] === mate;
  });
  add('cards', 'R24.14', cards.map(cardName));
  if (view.leading[side] === mate) add('lead', 'R24.7', [`side.${side}`]);
  return found;
}
