// The whole position of a table, where its viewer may know it.

import { api, Refused } from '../api';
import { delta } from '../replay/delta';
import type { GameCard, JsonValue, MatchInfo, Update } from '../wire';
import type { SeatView } from './store';

const isSame = (one: JsonValue, other: JsonValue) => delta(one, other) === undefined;

/**
 * The position, or null if some of it is hidden. After the end the server has it. Before, a table without
 * secrets shows everyone the same: every seat of this person, and spectators.
 */
export async function positionOf(
  info: MatchInfo,
  game: GameCard | undefined,
  update: Update,
  views: readonly SeatView[],
): Promise<JsonValue | null> {
  if (info.phase === 'over' || info.phase === 'archive') {
    const { steps } = await api.replay(info.id, 'table');
    return (await api.replayView(info.id, 'table', steps.at(-1)?.kept ?? 0)).view;
  }
  if (game?.hidden === false) return update.view;
  if (!views.every((one) => isSame(one.update.view, update.view))) return null;
  const seen = await spectators(info.id);
  return seen && isSame(seen.view, update.view) ? update.view : null;
}

/** What spectators see; nothing at a table that has none. */
async function spectators(match: string): Promise<Update | null> {
  try {
    const answer = await api.ask(match, { do: 'look' });
    return typeof answer === 'object' && 'update' in answer ? answer.update : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
