// What things on the board are called.

import type { Thing } from '../../wire';
import { type Say, sentence } from '../../words';
import { CARDS, CODE, cardName, type Nation } from './view';

const SHAPES: Record<string, string> = { regular: '■', elite: '◆', leader: '★' };

/** The same in the signs of a token, as far as it has any. */
export function signOf({ id }: Thing, name: string): string {
  const [, kind = '', nation = ''] = FIGURE.exec(id) ?? [];
  return kind ? `${CODE[nation as Nation] ?? ''} ${SHAPES[kind]}` : name;
}

const FIGURE = /^(regular|elite|leader)_(\w+)$/;

/** A figure such as `elite_rohan`, a character, a region, a card, a die. */
export function thingName({ kind, id }: Thing, say: Say): string {
  const figure = FIGURE.exec(id);
  if (figure)
    return say({
      key: `figure.${figure[1]}`,
      params: { nation: { text: { key: `nation.${figure[2]}` } } },
    });
  if (kind === 'card' && CARDS.has(id)) return cardName(id, say);
  const known = [`${kind}.${id}`, `character.${id}`, `face.${id}`].find((key) => say(key) !== key);
  return sentence(known ? say(known) : id.replaceAll('_', ' '));
}
