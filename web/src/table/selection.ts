// What a player has in hand of a whole action: a piece, targets, who goes along, what is spent. A press
// adds to it until one action is meant. No rules here: only what the engine offers, narrowed.

import type { JsonValue, Piece, Split, Thing, Whole } from '../wire';
import { nameOf } from './touch';

/** The whole actions of a seat, as far as they were asked for. */
export interface Offer {
  /** Whether the seat is in the middle of one. */
  within: boolean;
  pieces: readonly Piece[];
  /** Those that begin with nothing on the board. */
  free: readonly Whole[];
  /** Those of each piece that was asked about, by its name. */
  of: Readonly<Record<string, readonly Whole[]>>;
}

export interface Selection {
  piece: Thing | null;
  /** The kinds of action that are meant; none for all. */
  verbs: readonly string[] | null;
  targets: readonly Thing[];
  /** The name of what is spent, where it is not the cheapest. */
  spends: string | null;
  /** How many go along, by the small action that adds one; all that may, where nothing is said. */
  counts: Readonly<Record<string, number>>;
  /** What waits to be confirmed. */
  sure: Whole | null;
}

export const NOTHING: Selection = {
  piece: null,
  verbs: null,
  targets: [],
  spends: null,
  counts: {},
  sure: null,
};

export interface Light {
  role: 'acts' | 'target' | 'chosen';
  /** The kind of action that a press on a target takes. */
  verb: string;
}

export type Lights = ReadonlyMap<string, Light>;

export const verbOf = (whole: Whole) => whole.verb?.key ?? '';

/** Whether whole actions are worth more here than the options of the question. */
export const isWorth = ({ within, pieces, free }: Offer) =>
  within || pieces.some(({ verbs }) => verbs.length > 0) || free.some(({ verb }) => verb !== undefined);

export const isOpen = ({ piece, verbs, targets }: Selection) =>
  piece !== null || verbs !== null || targets.length > 0;

/** Whether it is not known yet where the piece in hand may go. */
export const isComing = ({ of }: Offer, { piece }: Selection) => piece !== null && !of[nameOf(piece)];

const touches = (whole: Whole, name: string) => (whole.targets ?? []).some((thing) => nameOf(thing) === name);

const pays = (whole: Whole, spends: string) =>
  whole.ways.some((way) => way.spends !== undefined && nameOf(way.spends) === spends);

/** The whole actions that go with what was chosen so far. */
export function candidates(offer: Offer, selection: Selection): readonly Whole[] {
  const { piece, verbs, targets, spends } = selection;
  if (!isOpen(selection)) return [];
  const all = piece ? (offer.of[nameOf(piece)] ?? []) : offer.free;
  return all.filter(
    (whole) =>
      (verbs === null || verbs.includes(verbOf(whole))) &&
      targets.every((thing) => touches(whole, nameOf(thing))) &&
      (spends === null || pays(whole, spends)),
  );
}

/** What of an action's targets was not chosen yet, each once. */
function left({ targets = [] }: Whole, selection: Selection): Thing[] {
  const seen = new Set(selection.targets.map(nameOf));
  return targets.filter((thing) => {
    const isNew = !seen.has(nameOf(thing));
    seen.add(nameOf(thing));
    return isNew;
  });
}

/** Those that no target tells apart any more: they are chosen among by their words. */
export function variants(offer: Offer, selection: Selection): readonly Whole[] {
  const found = candidates(offer, selection);
  const every = (thing: Thing) => found.every((whole) => touches(whole, nameOf(thing)));
  return found.filter((whole) => left(whole, selection).every(every));
}

/** What glows on the board. */
export function lights(offer: Offer, selection: Selection): Lights {
  const { piece, verbs } = selection;
  const lit = new Map<string, Light>();
  const only = piece === null ? verbs : null;
  for (const { thing, verbs: own } of offer.pieces)
    if (only === null || own.some(({ key }) => only.includes(key)))
      lit.set(nameOf(thing), { role: 'acts', verb: own[0]?.key ?? '' });
  const found = isOpen(selection) ? candidates(offer, selection) : offer.free;
  for (const whole of found)
    for (const thing of left(whole, selection)) {
      const before = lit.get(nameOf(thing));
      if (before?.role === 'target' || (before && !isOpen(selection))) continue;
      lit.set(nameOf(thing), { role: 'target', verb: verbOf(whole) });
    }
  for (const thing of [...(piece ? [piece] : []), ...selection.targets])
    lit.set(nameOf(thing), { role: 'chosen', verb: '' });
  return lit;
}

export interface Pressed {
  selection: Selection;
  /** What is meant, once it is clear. */
  take?: Whole;
}

/** The kinds that belong together, of those that a piece can do: those that come first. */
export function kindsOf(
  verbs: readonly string[],
  together: readonly (readonly string[])[],
): readonly string[][] {
  const groups = together.map((group) => group.filter((verb) => verbs.includes(verb)));
  const others = verbs.filter((verb) => !together.some((group) => group.includes(verb)));
  return [...groups, ...others.map((verb) => [verb])].filter((group) => group.length > 0);
}

/** A thing on the board was pressed. */
export function press(
  offer: Offer,
  selection: Selection,
  thing: Thing,
  together: readonly (readonly string[])[] = [],
): Pressed {
  const name = nameOf(thing);
  const open = isOpen(selection);
  if (open && candidates(offer, selection).some((whole) => left(whole, selection).some(named(name))))
    return narrowed(offer, { ...selection, targets: [...selection.targets, thing], sure: null });
  if (selection.piece && nameOf(selection.piece) === name) return { selection: NOTHING };
  const piece = offer.pieces.find((one) => nameOf(one.thing) === name);
  if (piece) {
    const kinds = kindsOf(
      piece.verbs.map(({ key }) => key),
      together,
    );
    const meant = selection.piece === null ? selection.verbs : null;
    const kept = meant && kinds.some((group) => group.some((verb) => meant.includes(verb))) ? meant : null;
    const verbs = kept ?? (kinds.length > 1 ? (kinds[0] ?? null) : null);
    return lone(offer, { ...NOTHING, piece: piece.thing, verbs });
  }
  if (offer.free.some((whole) => touches(whole, name)))
    return narrowed(offer, { ...NOTHING, targets: [thing] });
  return { selection: NOTHING };
}

const named = (name: string) => (thing: Thing) => nameOf(thing) === name;

function narrowed(offer: Offer, selection: Selection): Pressed {
  const found = candidates(offer, selection);
  const [only] = found;
  return only && found.length === 1 ? { selection, take: only } : { selection };
}

/**
 * A piece that can do one thing only does it at once where nothing is spent on it: a second figure by the
 * same die, a card in battle.
 */
export function lone(offer: Offer, selection: Selection): Pressed {
  const found = candidates(offer, selection);
  const [only] = found;
  const isClear = only && found.length === 1 && left(only, selection).length === 0 && !only.split;
  return isClear && only.ways.every(({ spends }) => spends === undefined)
    ? { selection, take: only }
    : { selection };
}

export const stepperKey = (action: JsonValue) => JSON.stringify(action);

/** How many of each kind go along. */
export const countsOf = ({ each }: Split, { counts }: Selection): number[] =>
  each.map(({ action, chosen, most }) => Math.min(most, counts[stepperKey(action)] ?? chosen));

/** The small actions of a whole one, as it was chosen. */
export function actionsOf(whole: Whole, selection: Selection): JsonValue[] {
  const { ways, split } = whole;
  const paid = ways.find(({ spends }) => spends && nameOf(spends) === selection.spends);
  const actions = (paid ?? ways[0])?.actions ?? [];
  if (!split) return actions;
  const counts = countsOf(split, selection);
  if (split.each.every(({ chosen }, at) => chosen === counts[at])) return actions;
  const chosen = split.each.flatMap(({ action }, at) =>
    Array.from({ length: counts[at] ?? 0 }, () => action),
  );
  const go = split.go === undefined ? [] : [split.go];
  return [...actions.slice(0, split.at), ...chosen, ...go, ...actions.slice(split.at + split.replaces)];
}
