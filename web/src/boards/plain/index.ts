// A board drawn from the scene, for games without a module of their own.

import type { BoardModule } from '../board';

const module: BoardModule = { board: () => import('./PlainBoard') };

export default module;
