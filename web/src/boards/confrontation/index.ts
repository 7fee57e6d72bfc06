import type { Sound } from '../../sound';
import type { Said } from '../../wire';
import { moduleFor } from '../board';
import { type KindOf, read } from '../said';
import { emblem } from './emblem';
import type { Confrontation, Event, View } from './view';

/** What the board shows anyway, or the question says. */
const QUIET = new Set<string>([
  'placed',
  'formed',
  'ready',
  'began',
  'turn',
  'still_moves',
  'picked',
  'pick',
  'cards_allowed',
  'cards_back',
  'battle_over',
  'concealed',
  'points',
]);
const GRAVE = new Set<string>(['shown', 'compared', 'defeated', 'game_over']);

function hold({
  said,
  next,
  own,
  view,
}: {
  said: Said<Event>;
  next?: Said<Event> | undefined;
  own: boolean;
  view: View;
}): number {
  const [kind] = read(said);
  // Two secret cards are turned over together.
  if (kind === 'shown' && next && read(next)[0] === 'shown') return 0;
  // At the end everything is laid open, all at once.
  if (kind === 'revealed' && view.over !== null) return 0;
  if (QUIET.has(kind) || (own && kind === 'moved')) return 0;
  return GRAVE.has(kind) ? 1_700 : 1_200;
}

const SOUNDS: Partial<Record<KindOf<Event>, Sound>> = {
  moved: 'piece',
  piece_moved: 'piece',
  retreated: 'piece',
  revealed: 'card',
  shown: 'card',
  compared: 'blow',
  used: 'good',
  defeated: 'fall',
};

const card = () => import('./SecretCard');

export default moduleFor<Confrontation>({
  board: () => import('./ConfrontationBoard'),
  emblem,
  goal: { aim: 'goal.aim', turn: 'goal.turn', end: 'goal.end' },
  look: () => import('./Look'),
  kinds: ['verb.place', 'verb.move', 'verb.attack', 'verb.retreat', 'verb.card', 'verb.ability'],
  hold,
  sound: (said) => SOUNDS[read(said)[0]],
  secrets: { 'ask.card': card, 'ask.answer': card, 'ask.magic': card },
});
