import { moduleFor } from '../board';
import { emblem } from './emblem';
import type { Wotr } from './view';

export default moduleFor<Wotr>({
  board: () => import('./WotrBoard'),
  emblem,
  items: () => import('./items'),
});
