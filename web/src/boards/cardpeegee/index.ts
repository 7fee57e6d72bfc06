import { moduleFor } from '../board';
import { emblem } from './emblem';
import type { CardPeeGee } from './view';

export default moduleFor<CardPeeGee>({ board: () => import('./CardPeeGeeBoard'), emblem });
