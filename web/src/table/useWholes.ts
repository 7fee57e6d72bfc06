// The whole actions of the question on screen, for boards and panels.

import { useEffect, useMemo } from 'react';
import type { Thing, Whole } from '../wire';
import type { Pointed } from './acting';
import {
  candidates,
  type Light,
  type Lights,
  lights,
  NOTHING,
  type Offer,
  type Selection,
  variants,
  verbOf,
} from './selection';
import { useBeat, useTable } from './store';
import { nameOf } from './touch';

/** What a board needs to be played on. */
export interface Acting {
  offer: Offer;
  selection: Selection;
  pointed: Pointed | null;
  /** What can be pressed. */
  lights: Lights;
  /** What is seen to glow: what is pointed at, before anything else. */
  seen: Lights;
  /** What goes with the selection, and what of it only words tell apart. */
  found: readonly Whole[];
  variants: readonly Whole[];
  pick(thing: Thing): void;
  lift(thing: Thing): void;
  drop(thing: Thing | null): void;
  mean(verbs: readonly string[], atOnce?: boolean): void;
  take(whole: Whole): void;
  insist(): void;
  spend(name: string | null): void;
  step(key: string, count: number): void;
  letGo(): void;
  point(pointed: Pointed | null): void;
}

/** What is pointed at in words lights up as if it were chosen. */
function seen(offer: Offer, selection: Selection, pointed: Pointed | null): Lights {
  const now = lights(offer, selection);
  if (pointed?.whole) {
    const { piece, targets = [] } = pointed.whole;
    const verb = verbOf(pointed.whole);
    const lit = new Map<string, Light>(targets.map((thing) => [nameOf(thing), { role: 'target', verb }]));
    return piece ? lit.set(nameOf(piece), { role: 'chosen', verb }) : lit.size > 0 ? lit : now;
  }
  if (pointed?.verb && selection.piece === null) return lights(offer, { ...NOTHING, verbs: [pointed.verb] });
  return now;
}

/** Asks for them when there is a new question, or a connection again. */
export function useAsking(): void {
  const ask = useTable((table) => table.askWholes);
  const question = useTable(({ shown, views, link }) => {
    const update = shown === null ? undefined : views[shown]?.update;
    return `${shown} ${update?.number} ${update?.prompt?.options.length ?? 0} ${link}`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked for anew
  useEffect(() => ask(), [question, ask]);
}

/** None while something is shown, and where the options of the question are all there is to say. */
export function useWholes(): Acting | null {
  const table = useTable((all) => all);
  const beat = useBeat();
  const { offer, selection, pointed } = table;
  const { pick, lift, drop, mean, take, insist, spend, step, letGo, point } = table;
  return useMemo(
    () =>
      offer && !beat
        ? {
            offer,
            selection,
            pointed,
            lights: lights(offer, selection),
            seen: seen(offer, selection, pointed),
            found: candidates(offer, selection),
            variants: variants(offer, selection),
            ...{ pick, lift, drop, mean, take, insist, spend, step, letGo, point },
          }
        : null,
    [offer, selection, pointed, beat, pick, lift, drop, mean, take, insist, spend, step, letGo, point],
  );
}
