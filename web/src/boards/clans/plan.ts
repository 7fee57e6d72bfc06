// A whole plan in one action, as a bot advises it, said by lanes.

import type { Choice } from '../../wire';
import { type Say, sentence } from '../../words';
import { type Action, type Card, LANES, planned } from './view';

/** What the options call a card: each that speaks of it has its name. */
function nameOf(card: Card, options: readonly Choice<Action>[], say: Say): string {
  const about = ({ action }: Choice<Action>) => JSON.stringify(action).includes(`"${card}"`);
  const name = options.find(about)?.label.params?.card;
  if (name && 'text' in name) return say(name.text);
  return name && 'plain' in name ? name.plain : card;
}

/** The plan in words, or nothing if the action is another one. */
export function planInWords(
  action: Action,
  options: readonly Choice<Action>[],
  say: Say,
): string | undefined {
  if (typeof action === 'string' || !('plan' in action)) return undefined;
  return LANES.flatMap((lane) => {
    const cards = planned(action.plan, lane).map(({ card }) => nameOf(card, options, say));
    return cards.length > 0 ? [`${sentence(say(`lane.${lane}`))}: ${cards.join(', ')}`] : [];
  }).join('; ');
}
