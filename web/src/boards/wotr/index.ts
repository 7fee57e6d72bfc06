import { moduleFor } from '../board';
import { emblem } from './emblem';
import { hold } from './hold';
import type { Wotr } from './view';
import { wholes } from './whole';

export default moduleFor<Wotr>({
  board: () => import('./WotrBoard'),
  emblem,
  goal: { aim: 'goal.aim', turn: 'goal.turn', end: 'goal.end' },
  hold,
  desk: true,
  screens: [
    { id: 'map', label: 'wotr.screen_map', path: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14' },
    { id: 'hand', label: 'wotr.screen_hand', path: 'M5 6h9v14H5zM10 6V3h9v14h-5' },
    { id: 'lands', label: 'wotr.screen_lands', path: 'M12 5a7 7 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0' },
  ],
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
