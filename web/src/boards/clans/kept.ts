// What Clans keeps of a player between matches, what there is to collect, and what can be done with it
// (chapter 20 of its rules): the game's own form inside `Profile.kept`, the goods and an order.

import type { CardDef } from '../../generated/clans/CardDef';
import type { Deck } from '../../generated/clans/Deck';
import type { Terrain } from '../../generated/clans/Terrain';

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
export type Ware = CardDef & { name: string; abilities: string[] };

export type Order =
  | { do: 'buy'; offer: number }
  | { do: 'renew' }
  | { do: 'leave' }
  | { do: 'upgrade'; card: string }
  | { do: 'attune'; terrain: Terrain }
  | { do: 'save_deck'; name: string; deck: Deck }
  | { do: 'drop_deck'; name: string };
