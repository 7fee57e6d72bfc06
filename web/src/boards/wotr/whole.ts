// How the whole actions of War of the Ring are offered: under which headings, and which of them light up
// together. What is possible the rules say.

import type { WholeStyle } from '../board';

export const wholes: WholeStyle = {
  groups: [
    { heading: 'wotr.acts_fellowship', verbs: ['verb.fellowship', 'verb.separate'] },
    { heading: 'wotr.acts_armies', verbs: ['verb.move', 'verb.join', 'verb.attack', 'verb.travel'] },
    { heading: 'wotr.acts_muster', verbs: ['verb.muster', 'verb.politics'] },
    { heading: 'wotr.acts_cards', verbs: ['verb.play', 'verb.draw', 'verb.ring', 'verb.pass'] },
  ],
  together: [['verb.move', 'verb.join', 'verb.attack'], ['verb.muster'], ['verb.travel']],
  asks: ['verb.attack'],
  sign: () => import('./Signs'),
};

/** How a target looks that a kind of action goes to. */
export type Look = 'move' | 'join' | 'attack' | 'target';

export const lookOf = (verb: string): Look =>
  verb === 'verb.join'
    ? 'join'
    : verb === 'verb.attack'
      ? 'attack'
      : ['verb.move', 'verb.travel', 'verb.separate'].includes(verb)
        ? 'move'
        : 'target';
