import type { BoardModule } from '../board';
import { emblem } from './emblem';

const module: BoardModule = { board: () => import('./WotrBoard'), emblem, items: () => import('./items') };

export default module;
