// What Clans keeps of a player between matches, what there is to collect, and what can be done with it
// (chapter 20 of its rules): the game's own form inside `Profile.kept`, the goods and an order.

export type Terrain = 'Woods' | 'Lake' | 'Desert' | 'Marsh';

/** R2.3: a deck: one list of cards (`card`, `5 card`, `card+` for an upgraded copy), or three of ages. */
export interface Deck {
  id?: string;
  name?: string;
  terrain?: Terrain;
  hero?: string;
  cards?: string[];
  ages?: string[][];
}

export interface Kept {
  wallet: number;
  terrain: Terrain | null;
  collection: Record<string, { copies: number; upgraded: number }>;
  decks: Record<string, Deck>;
  /** R20.7: open since the last match with gold, until it is left. */
  shop: { offers: { card: string; price: number; sold: boolean }[]; renewed: boolean } | null;
}

export interface Goods {
  cards: Ware[];
  decks: Deck[];
  renew_price: number;
  upgrade_price: number;
  attune_price: number;
}

/** A card that can be collected. */
export interface Ware {
  id: string;
  name: string;
  terrain?: Terrain;
  rarity: string;
  abilities: string[];
  family?: string;
}

export type Order =
  | { do: 'buy'; offer: number }
  | { do: 'renew' }
  | { do: 'leave' }
  | { do: 'upgrade'; card: string }
  | { do: 'attune'; terrain: Terrain }
  | { do: 'save_deck'; name: string; deck: Deck }
  | { do: 'drop_deck'; name: string };
