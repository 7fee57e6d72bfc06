// What the dealer of a table with real dice and cards is shown: names, not ids. Tiles and faces that
// are the same are one name.

import type { ItemName } from '../board';
import { TILES, tileName } from './Tile';
import { CARDS, cardName } from './view';

const itemName: ItemName = (id, rolled, say, t) => {
  if (CARDS.has(id)) return cardName(id, say);
  const tile = rolled ? undefined : TILES.get(id);
  if (tile?.owner) return `${id.replaceAll('_', ' ')}: ${tileName(id, t)}`;
  if (tile) return tileName(id, t);
  const keys = [`face.${id}`, `face.${id.replace(/_[b-f]$/, '')}`, `character.${id}`];
  const known = keys.find((key) => say(key) !== key);
  return known ? say(known) : id;
};

export default itemName;
