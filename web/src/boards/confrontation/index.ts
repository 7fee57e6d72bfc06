import { moduleFor } from '../board';
import { emblem } from './emblem';
import type { Confrontation } from './view';

const card = () => import('./SecretCard');

export default moduleFor<Confrontation>({
  board: () => import('./ConfrontationBoard'),
  emblem,
  secrets: { 'ask.card': card, 'ask.answer': card, 'ask.magic': card },
});
