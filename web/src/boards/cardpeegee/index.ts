import type { Sound } from '../../sound';
import type { Said } from '../../wire';
import { moduleFor } from '../board';
import { type KindOf, read } from '../said';
import { emblem } from './emblem';
import type { CardPeeGee, Event } from './view';

/** The next question says so itself. */
const QUIET = new Set<string>([
  'day_began',
  'survived',
  'arrived',
  'restarted',
  'played',
  'activated',
  'died',
  'ending',
]);

/** What takes longer to read: cards that are dealt, and what they cost. */
const GRAVE = new Set<string>(['met', 'contest', 'evasion', 'hurt']);

/** A wound is heard by how deep it is (`useBlows`). */
const SOUNDS: Partial<Record<KindOf<Event>, Sound>> = {
  met: 'card',
  contest: 'card',
  evasion: 'card',
  gained: 'card',
  hit: 'blow',
  slain: 'good',
  disarmed: 'good',
  healed: 'good',
  taxed: 'bad',
};

function hold({ said, own }: { said: Said<Event>; own: boolean }): number | undefined {
  const [kind, body] = read(said);
  // Even one's own healing is seen to reach the hit points.
  if (kind === 'healed') return body.amount > 0 ? 1_500 : 0;
  if (own || QUIET.has(kind)) return 0;
  return GRAVE.has(kind) ? 1_900 : undefined;
}

export default moduleFor<CardPeeGee>({
  // In town with nothing to buy, to sell or to heal, the day goes on by itself.
  lone: ['ask.town_shopping', 'ask.town_healing'],
  board: () => import('./CardPeeGeeBoard'),
  emblem,
  goal: { aim: 'goal.aim', turn: 'goal.turn', end: 'goal.end' },
  look: () => import('./Look'),
  kinds: ['group.activate', 'group.play', 'group.play_as', 'group.discard'],
  hold,
  sound: (said) => SOUNDS[read(said)[0]],
});
