// A whole plan in one action, as a bot advises it, said by lanes.

import type { Choice, JsonValue } from '../../wire';
import { type Say, sentence } from '../../words';

const LANES = ['left', 'center', 'right'];

/** What the options call a card: each that speaks of it has its name. */
function nameOf(card: string, options: readonly Choice[]): string {
  const about = ({ action }: Choice) => JSON.stringify(action).includes(`"${card}"`);
  const name = options.find(about)?.label.params?.card;
  return name && 'plain' in name ? name.plain : card;
}

/** The plan in words, or nothing if the action is another one. */
export function planInWords(action: JsonValue, options: readonly Choice[], say: Say): string | undefined {
  if (typeof action !== 'object' || action === null || !('plan' in action)) return undefined;
  const plan = action.plan as Record<string, string[]>;
  return LANES.flatMap((lane) => {
    const cards = (plan[lane] ?? []).map((card) => nameOf(card.split('/')[0] ?? card, options));
    return cards.length > 0 ? [`${sentence(say(`lane.${lane}`))}: ${cards.join(', ')}`] : [];
  }).join('; ');
}
