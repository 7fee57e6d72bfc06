import { moduleFor } from '../board';
import { emblem } from './emblem';
import { planInWords } from './plan';
import type { Clans } from './view';

export default moduleFor<Clans>({
  board: () => import('./ClansBoard'),
  emblem,
  shorthand: planInWords,
  kept: () => import('./Camp'),
});
