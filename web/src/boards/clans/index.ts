import { moduleFor } from '../board';
import { emblem } from './emblem';
import { hold, joins, sound } from './fight';
import type { Kept } from './kept';
import { planInWords } from './plan';
import type { Clans } from './view';

export default moduleFor<Clans>({
  hold,
  joins,
  sound,
  lit: true,
  board: () => import('./ClansBoard'),
  emblem,
  goal: { aim: 'goal.aim', turn: 'goal.turn', end: 'goal.end' },
  look: () => import('./Look'),
  kinds: ['verb.play', 'verb.take_back', 'group.hero', 'verb.seal'],
  shorthand: planInWords,
  kept: () => import('./Camp'),
  // Gold goes home with M1 alone (R20.5), and whoever plays at once wants to take some.
  quick: { m1: true },
  brings: (kept) => Object.keys((kept as Partial<Kept>).decks ?? {}),
});
