import type { BoardModule } from '../board';
import { emblem } from './emblem';

const card = () => import('./SecretCard');

const module: BoardModule = {
  board: () => import('./ConfrontationBoard'),
  emblem,
  secrets: { 'ask.card': card, 'ask.answer': card, 'ask.magic': card },
};

export default module;
