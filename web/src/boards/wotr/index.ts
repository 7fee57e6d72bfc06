import { moduleFor } from '../board';
import { emblem } from './emblem';
import { hold } from './hold';
import type { Wotr } from './view';
import { wholes } from './whole';

export default moduleFor<Wotr>({
  board: () => import('./WotrBoard'),
  emblem,
  hold,
  desk: true,
  items: () => import('./items'),
  // Who goes where, with armies that everybody sees.
  lone: [
    'ask.move_group',
    'ask.move_to',
    'ask.march_on',
    'ask.attack_from',
    'ask.attack_to',
    'ask.attack_group',
    'ask.advance',
    'ask.separate',
  ],
  wholes,
  look: () => import('./Look'),
});
