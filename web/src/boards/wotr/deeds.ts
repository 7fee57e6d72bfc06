// What an event did on the map, and what has happened since the viewer acted.

import type { Change, Said } from '../../wire';
import { type KindOf, read } from '../said';
import { isOfCards, SEEN_BY_DOING } from './hold';
import { MAP } from './map';
import {
  CHARACTERS,
  type Event,
  type Face,
  type Figure,
  type Group,
  isShadow,
  type Nation,
  nationsIn,
  type Region,
  type Side,
  sideOfSeat,
  type View,
} from './view';

/** Where something happened; with `from`, who came from there. */
export interface Track {
  to: Region;
  side: Side | null;
  from?: Region;
  group?: Group;
  how: 'moves' | 'fights' | 'ring' | 'stands';
}

export const sideOfFigure = (figure: Figure): Side => {
  if (figure === 'nazgul') return 'shadow';
  if ('character' in figure) return CHARACTERS.get(figure.character)?.side ?? 'free_peoples';
  const [nation] = Object.values(figure);
  return nation && isShadow(nation) ? 'shadow' : 'free_peoples';
};

export function sideOfGroup(group: Group): Side {
  if (group.nazgul) return 'shadow';
  const [nation] = nationsIn(group);
  if (nation) return isShadow(nation.nation) ? 'shadow' : 'free_peoples';
  return CHARACTERS.get(group.characters?.[0] ?? '')?.side ?? 'free_peoples';
}

/** How many Army units a group has. */
export const unitsIn = (group: Group): number =>
  nationsIn(group).reduce((sum, { figures }) => sum + (figures.regular ?? 0) + (figures.elite ?? 0), 0);

const stands = (to: Region, side: Side | null): Track => ({ to, side, how: 'stands' });

/** What an event did on the map, if anything. */
export function trackOf(said: Said<Event>): Track | null {
  const [kind, body] = read(said);
  switch (kind) {
    case 'moved':
      return { ...body, how: 'moves' };
    case 'travelled':
    case 'retreated':
      return { ...body, side: sideOfGroup(body.group), how: 'moves' };
    case 'walked':
    case 'declared':
      return { ...body, side: 'free_peoples', how: 'ring' };
    case 'attacked':
      return {
        to: body.region,
        side: body.side,
        group: body.force,
        how: 'fights',
        ...(body.from === body.region ? {} : { from: body.from }),
      };
    case 'separated':
      return { to: body.region, side: 'free_peoples', group: body.group, how: 'stands' };
    case 'captured':
      return stands(body.region, body.by);
    case 'recruited':
    case 'lost':
      return stands(body.region, sideOfFigure(body.figure));
    case 'entered':
      return stands(body.region, CHARACTERS.get(body.character)?.side ?? null);
    case 'reduced':
    case 'promoted':
      return stands(body.region, isShadow(body.nation) ? 'shadow' : 'free_peoples');
    case 'sheltered':
    case 'siege_began':
    case 'siege_ended':
    case 'battle_ended':
      return stands(body.region, null);
    default:
      return null;
  }
}

/** The nation that goes to war with an event: it is no step away from it any more. */
export function toWar(said: Said<Event>): Nation | null {
  const [kind, body] = read(said);
  return kind === 'advanced' && body.steps === 0 ? body.nation : null;
}

const STRONG = ['stronghold', 'city'];

/** Where to look while an event is shown. */
export function placesOf(said: Said<Event>, view: View): Region[] {
  const nation = toWar(said);
  if (nation)
    return MAP.regions.flatMap(({ id, nation: own, kind }) =>
      own === nation && STRONG.includes(kind) ? [id] : [],
    );
  const track = trackOf(said);
  if (track) return track.from ? [track.from, track.to] : [track.to];
  return OF_THE_RING.has(read(said)[0]) ? [view.fellowship.region] : [];
}

type Kinds = ReadonlySet<KindOf<Event>>;

const OF_THE_RING: Kinds = new Set(['fellowship_moved', 'hid', 'revealed', 'entered_mordor']);

/** Whether it is told on a strip of what happened: it stands for something that was done or decided. */
const ON_STRIP: Kinds = new Set([
  'rolled',
  'allocated',
  'passed',
  'ring_used',
  'moved',
  'travelled',
  'retreated',
  'separated',
  'captured',
  'activated',
  'advanced',
  'set_back',
  'recruited',
  'entered',
  'voice',
  'fellowship_moved',
  'hid',
  'revealed',
  'declared',
  'walked',
  'hunt_failed',
  'tile_drawn',
  'corrupted',
  'healed',
  'mordor_step',
  'entered_mordor',
  'hunt_casualty',
  'attacked',
  'siege_began',
  'siege_ended',
  'on_table',
  'played_free',
  'card_used',
  'promoted',
]);

function isOnStrip(said: Said<Event>): boolean {
  const [kind, body] = read(said);
  return ON_STRIP.has(kind) || (kind === 'acts' && isOfCards(body.deed));
}

/** A thing that happened, by the number of its change and its place in it. */
export interface Happened {
  id: string;
  said: Said<Event>;
  /** The die that was used for it, and whose. */
  by: Use | null;
}

export interface Use {
  side: Side;
  die: Face;
}

/** Whether the viewer decided something with a change; what they were told of it says so. */
function isOwn({ beats, events }: Change<Event>, seat: number): boolean {
  if (beats) return beats.some(({ own }) => own);
  return events.some((said) => {
    const [kind, body] = read(said);
    return (kind === 'acts' || kind === 'passed' || kind === 'skipped') && body.seat === seat;
  });
}

/** What has happened since the viewer last acted; to somebody who only watches, in this turn. */
export function sinceOf(changes: readonly Change<Event>[], seat: number | undefined, view: View): Happened[] {
  let found: Happened[] = [];
  let by: Use | null = null;
  for (const change of changes.slice(-160)) {
    const own = seat !== undefined && isOwn(change, seat);
    if (own) found = [];
    for (const [at, said] of change.events.entries()) {
      const [kind, body] = read(said);
      if (kind === 'acts') by = { side: sideOfSeat(view, body.seat), die: body.die };
      if (kind === 'turn') {
        by = null;
        if (seat === undefined) found = [];
      }
      if (isOnStrip(said) && !(own && SEEN_BY_DOING.has(kind)))
        found.push({ id: `${change.number}.${at}`, said, by: OF_A_DIE.has(kind) ? by : null });
    }
  }
  return found;
}

/** The die in use when the last of the changes came. */
export function dieOf(changes: readonly Change<Event>[], view: View): Use | null {
  for (const change of changes.slice(-40).toReversed())
    for (const said of change.events.toReversed()) {
      const [kind, body] = read(said);
      if (kind === 'acts') return { side: sideOfSeat(view, body.seat), die: body.die };
      if (kind === 'turn') return null;
    }
  return null;
}

/** What is done with a die, and not by the turn, a battle or the Hunt. */
export const OF_A_DIE: Kinds = new Set([
  'acts',
  'moved',
  'travelled',
  'separated',
  'recruited',
  'advanced',
  'entered',
  'attacked',
  'fellowship_moved',
  'hid',
  'voice',
]);
