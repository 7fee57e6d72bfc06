// What the board of Clans is told, and what its cards are. Facts about cards come from the game's own
// data; what a card does in a fight is decided by the rules and told by events.

import cards from '../../../../games/clans/data/cards.json';
import families from '../../../../games/clans/data/families.json';
import heroes from '../../../../games/clans/data/heroes.json';
import type { Action } from '../../generated/clans/Action';
import type { Card } from '../../generated/clans/Card';
import type { CardDef } from '../../generated/clans/CardDef';
import type { Event } from '../../generated/clans/Event';
import type { Lane } from '../../generated/clans/Lane';
import type { Side } from '../../generated/clans/Side';
import type { Submission } from '../../generated/clans/Submission';
import type { Terrain } from '../../generated/clans/Terrain';
import type { View } from '../../generated/clans/View';
import type { Zone } from '../../generated/clans/Zone';
import { type Say, type Spoken, spokenBy } from '../../words';
import type { BoardProps } from '../board';

export type { HeroPage } from '../../generated/clans/HeroPage';
export type { Place } from '../../generated/clans/Place';
export type { Action, Card, CardDef, Event, Lane, Side, Submission, Terrain, View, Zone };

export interface Clans {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<Clans>;

export const SIDES: Side[] = ['A', 'B'];
export const LANES: Lane[] = ['left', 'center', 'right'];
export const ZONES: Zone[] = ['BaseA', 'Middle', 'BaseB'];
/** What a side is called: to whoever sits at one, theirs and the other. */
export const sideName = (side: Side, say: Say): Spoken => spokenBy(say, `side.${side.toLowerCase()}`);

export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export const POOL = new Map((cards as CardDef[]).map((card) => [card.id, card]));

export interface HeroDef {
  id: string;
  terrains: Terrain[];
  uses: number;
  lane: boolean;
  effect: string;
  amount: number;
}
export const HEROES = new Map((heroes as HeroDef[]).map((hero) => [hero.id, hero]));

export interface FamilyDef {
  family: string;
  effect: string;
  amount: number;
}
export const FAMILIES = new Map((families as FamilyDef[]).map((family) => [family.family, family]));

/** A card with its definition, called as the reader calls it. */
export type Known = CardDef & { name: string; upgraded: boolean };

/** Ours are called in the reader's language, a card of somebody's own by its name, or else its id. */
function nameOf({ id, name }: CardDef, say: Say): string {
  const ours = name !== undefined && POOL.get(id)?.name === name;
  return ours ? say(`title.${id}`) : (name ?? id);
}

export const heroName = (id: string, say: Say) => say(`hero.${id}.name`);

/** A family of somebody's own keeps its name. */
export const familyName = (family: string, say: Say) =>
  FAMILIES.has(family) ? say(`family.${family}.name`) : family;

/** R20.10: an upgraded copy has one more damage and health; a list marks it with `+`. */
export function definition(entry: string, say: Say, own: readonly CardDef[] = []): Known | undefined {
  const upgraded = entry.endsWith('+');
  const id = upgraded ? entry.slice(0, -1) : entry;
  const found = own.find((card) => card.id === id) ?? POOL.get(id);
  if (!found) return undefined;
  const more = upgraded ? 1 : 0;
  const [damage, health] = [found.damage + more, found.health + more];
  return { ...found, name: nameOf(found, say), damage, health, upgraded };
}

/** Who `A7` or `A2.7` is: its place in the deck list of its side, or of an age; `R0` is the relic's. */
export function whois(view: View, card: Card, say: Say): Known | undefined {
  if (card === 'R0') return view.relic?.reward ? definition(view.relic.reward, say, view.cards) : undefined;
  const found = /^[AB](?:(\d)\.)?(\d+)$/.exec(card);
  if (!found) return undefined;
  const page = view.sides[card.startsWith('A') ? 'A' : 'B'];
  const list = found[1] === undefined ? page.list : page.ages?.[Number(found[1]) - 1];
  const entry = list?.[Number(found[2])];
  return entry === undefined ? undefined : definition(entry, say, view.cards);
}

/** `A3:7` is card A3 with 7 health; `A?` is one that may not be known. */
export function slot(text: string): { card: Card; hp: number | null } {
  const [card = text, hp] = text.split(':');
  return { card, hp: hp === undefined ? null : Number(hp) };
}

/** R1.4: what a terrain is called: one of somebody's own cards by its tag. */
export function terrainName(
  terrain: Terrain | undefined,
  { t, knows }: { t(key: string): string; knows(key: string): boolean },
): string {
  if (terrain === undefined) return t('clans.terrain_none');
  return knows(`clans.terrain_${terrain}`) ? t(`clans.terrain_${terrain}`) : terrain;
}

/** R7.4: the ticks on which a card acts. */
export function acts(tick: number): number[] {
  return tick === 1 ? [1, 2, 3, 4, 5] : tick === 2 ? [2, 4] : [tick];
}

/** `stack_buff_damage_2` is an ability and its amount. */
export function ability(tag: string): { kind: string; amount: number } {
  const found = /^(.*)_(\d+)$/.exec(tag);
  return found ? { kind: found[1] ?? tag, amount: Number(found[2]) } : { kind: tag, amount: 0 };
}

/** The cards that a plan has for a lane; one may come with its place, as in `A9/front`. */
export function planned(plan: Submission, lane: Lane): { card: Card; place: string | undefined }[] {
  return (plan[lane] ?? []).map((text) => {
    const [card = text, place] = text.split('/');
    return { card, place };
  });
}
