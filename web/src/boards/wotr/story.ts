// Battles and Hunts as they went: the events of one, gathered from the log, in the order in which
// they happened.

import type { Change, Said } from '../../wire';
import { type KindOf, read } from '../said';
import type { Event, Group, Region, Side, View } from './view';

export interface Story {
  kind: 'battle' | 'hunt';
  /** The change in which it began. */
  number: number;
  /** The region of a battle. */
  place: Region | null;
  /** Where the attackers come from. */
  from: Region | null;
  attacker: Side | null;
  force: Group | null;
  beats: Said<Event>[];
  over: boolean;
}

type Kinds = ReadonlySet<KindOf<Event>>;

const HUNT_BEGINS: Kinds = new Set(['fellowship_moved', 'hunt_rolled', 'hunt_failed', 'tile_drawn']);
const HUNT_GOES_ON: Kinds = new Set([
  'hunt_rolled',
  'hunt_rerolled',
  'hunt_failed',
  'tile_drawn',
  'tile_die',
  'pool_refilled',
  'hunt_casualty',
  'damage_lowered',
  'corrupted',
  'healed',
  'revealed',
  'walked',
  'mordor_step',
  'stopped',
  'lost',
  'guide',
  'separated',
  'card_gone',
  'on_table',
  'activated',
  'drew',
  'received',
  'card_used',
  'card_cancelled',
  'card_rolled',
  'tile_returned',
  'tile_removed',
  'die_boxed',
  'ring_paid',
]);
/** What happens beside a battle and is told elsewhere. */
const BESIDE: Kinds = new Set(['drew', 'received', 'turn', 'leads']);

/** All battles and Hunts among the changes, latest last. */
export function stories(changes: readonly Change<Event>[]): Story[] {
  const all: Story[] = [];
  let battle: Story | null = null;
  let hunt: Story | null = null;
  for (const change of changes)
    for (const said of change.events) {
      const [kind, body] = read(said);
      if (kind === 'attacked') {
        battle = {
          kind: 'battle',
          number: change.number,
          place: body.region,
          from: body.from,
          attacker: body.side,
          force: body.force,
          beats: [said],
          over: false,
        };
        all.push(battle);
        continue;
      }
      if (battle) {
        if (!BESIDE.has(kind)) battle.beats.push(said);
        if (kind === 'battle_ended') {
          battle.over = true;
          battle = null;
        }
        continue;
      }
      if (hunt && HUNT_GOES_ON.has(kind)) {
        hunt.beats.push(said);
        if (kind === 'hunt_failed') hunt.over = true;
      } else if (HUNT_BEGINS.has(kind)) {
        hunt = {
          kind: 'hunt',
          number: change.number,
          place: null,
          from: null,
          attacker: null,
          force: null,
          beats: [said],
          over: kind === 'hunt_failed',
        };
        all.push(hunt);
      } else if (hunt) {
        hunt.over = true;
        hunt = null;
      }
    }
  return all;
}

/** What of the flow is part of a Hunt. */
const OF_THE_HUNT = new Set([
  'hunt_roll',
  'hunt_reroll',
  'draw_tile',
  'tile_shown',
  'tile_die',
  'damage',
  'random_companion',
  'tile_end',
  'mordor_step',
  'walk',
]);

/** The battle or Hunt that goes on, or of which something is being shown. */
export function current(list: readonly Story[], view: View, beaten: Said<Event> | undefined): Story | null {
  const latest = list.at(-1);
  if (!latest) return null;
  if (beaten && latest.beats.includes(beaten)) return latest;
  if (latest.kind === 'battle') return view.battle && !latest.over ? latest : null;
  return !latest.over && view.flow.some((step) => OF_THE_HUNT.has(stepName(step))) ? latest : null;
}

const stepName = (step: View['flow'][number]) =>
  typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');

/** A modifier is the same for all dice of a roll, so the highest dice are those that hit. */
export function marked(dice: readonly number[], hits: number): { die: number; hit: boolean }[] {
  const order = dice.map((_, at) => at).sort((one, two) => (dice[two] ?? 0) - (dice[one] ?? 0));
  const lucky = new Set(order.slice(0, hits));
  return dice.map((die, at) => ({ die, hit: lucky.has(at) }));
}
