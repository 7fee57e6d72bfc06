import type { BoardModule } from '../board';
import { emblem } from './emblem';
import { planInWords } from './plan';

const module: BoardModule = {
  board: () => import('./ClansBoard'),
  emblem,
  shorthand: planInWords,
  kept: () => import('./Camp'),
};

export default module;
