import type { BoardModule } from '../board';
import { emblem } from './emblem';

const module: BoardModule = { board: () => import('./CardPeeGeeBoard'), emblem };

export default module;
