// How options and the things on a board belong together. A board lights up what options touch;
// pressing things narrows the options until one is meant. No rules here: only sets.

import type { Choice, Prompt, Thing } from '../wire';

export const nameOf = (thing: Thing) => `${thing.kind}:${thing.id}`;

/** The thing with a name. */
export function thingOf(name: string): Thing {
  const colon = name.indexOf(':');
  return { kind: name.slice(0, colon), id: name.slice(colon + 1) };
}

/** Whatever stands for a thing on the page. */
export const THINGS = '[data-about], [data-presses], [data-thing]';

const named = (name: string | undefined) => (name === undefined ? null : thingOf(name));

/** The thing that something on the page speaks of. */
export function spokenOf(element: Element | null): Thing | null {
  const { about, presses, thing } = element?.closest<HTMLElement>(THINGS)?.dataset ?? {};
  return named(about ?? presses ?? thing);
}

/** The thing that is pressed there: what lies over another one may stand for it. */
export function pressedAt(element: Element | null): Thing | null {
  const { presses, thing } = element?.closest<HTMLElement>('[data-presses], [data-thing]')?.dataset ?? {};
  return named(presses ?? thing);
}

/** Where a thing is seen: the piece that stands for it before the ground that it stands on. */
export function elementOf(name: string): Element | null {
  const find = (attribute: string) =>
    [...document.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)].find(
      (one) => one.getClientRects().length > 0,
    );
  return find('data-about') ?? find('data-presses') ?? find('data-thing') ?? null;
}

/** Things that every option touches tell nothing apart and need not be pressed. */
function shared(options: Choice<unknown>[]): Set<string> {
  if (options.length < 2) return new Set();
  const [first, ...others] = options.map((option) => new Set((option.touches ?? []).map(nameOf)));
  return new Set([...(first ?? [])].filter((name) => others.every((set) => set.has(name))));
}

/** The indices of the options that touch everything picked so far. */
export function narrowed(prompt: Prompt<unknown> | undefined, picked: readonly Thing[]): number[] {
  if (!prompt) return [];
  const wanted = picked.map(nameOf);
  return prompt.options.flatMap((option, index) => {
    const names = (option.touches ?? []).map(nameOf);
    return wanted.every((name) => names.includes(name)) ? [index] : [];
  });
}

/** The same, with the options of a group together, in the order in which a list shows them. */
export function inOrder(prompt: Prompt<unknown> | undefined, picked: readonly Thing[]): number[] {
  const groups = new Map<string, number[]>();
  for (const index of narrowed(prompt, picked)) {
    const name = JSON.stringify(prompt?.options[index]?.group ?? null);
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  return [...groups.values()].flat();
}

/** What glows: the things that the remaining options touch. */
export function glowing(prompt: Prompt<unknown> | undefined, picked: readonly Thing[]): Map<string, number> {
  const glow = new Map<string, number>();
  for (const index of narrowed(prompt, picked)) {
    for (const thing of prompt?.options[index]?.touches ?? []) {
      glow.set(nameOf(thing), (glow.get(nameOf(thing)) ?? 0) + 1);
    }
  }
  return glow;
}

export interface Press {
  picked: Thing[];
  /** The option that is meant, once it is clear. */
  chosen?: number;
}

/** A thing was pressed. */
export function press(prompt: Prompt<unknown>, picked: readonly Thing[], thing: Thing): Press {
  const name = nameOf(thing);
  const again = picked.some((one) => nameOf(one) === name);
  let next = again ? [...picked] : [...picked, thing];
  let left = narrowed(prompt, next);
  if (left.length === 0) {
    // It does not go with what was picked before: start afresh with it.
    next = [thing];
    left = narrowed(prompt, next);
    if (left.length === 0) return { picked: [] };
  }
  const common = shared(prompt.options);
  const names = new Set(next.map(nameOf));
  const complete = left.filter((index) =>
    (prompt.options[index]?.touches ?? []).every((one) => names.has(nameOf(one)) || common.has(nameOf(one))),
  );
  const only = left.length === 1 ? left[0] : undefined;
  if (only !== undefined && (complete.length === 1 || again)) return { picked: [], chosen: only };
  if (again) return { picked: picked.filter((one) => nameOf(one) !== name) };
  return { picked: next };
}
