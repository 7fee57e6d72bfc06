// Presses on what is not lit, anywhere on a board: by mouse or finger the page sees them, whatever the
// board does with them.

import { type RefObject, useEffect, useRef } from 'react';
import { isComing } from './selection';
import { useShown, useTable } from './store';
import { glowing, nameOf, pressedAt, THINGS } from './touch';
import type { Acting } from './useWholes';

/** What is pressed within a thing for its own sake, such as a button on a card. */
const CONTROLS = 'button, a, input, select, textarea, summary, label, dialog, [role="button"]';

export function useUnlit(ground: RefObject<HTMLElement | null>, acting: Acting | null, words: boolean): void {
  const wish = useTable((table) => table.wish);
  const picked = useTable((table) => table.picked);
  const waiting = useTable((table) => table.waiting);
  const prompt = useShown()?.update.prompt;
  const isLit = (name: string) =>
    acting
      ? acting.lights.has(name) || isComing(acting.offer, acting.selection)
      : glowing(prompt, picked).has(name) || picked.some((one) => nameOf(one) === name);
  const now = useRef({ isLit, waiting });
  now.current = { isLit, waiting };
  // biome-ignore lint/correctness/useExhaustiveDependencies: in words there is no board
  useEffect(() => {
    const board = ground.current;
    const pressed = (event: MouseEvent) => {
      const target = event.target as Element;
      const thing = pressedAt(target);
      if (!thing || now.current.waiting || now.current.isLit(nameOf(thing))) return;
      const [own, control] = [target.closest(THINGS), target.closest(CONTROLS)];
      if (!control || !own?.contains(control)) wish(thing);
    };
    board?.addEventListener('click', pressed);
    return () => board?.removeEventListener('click', pressed);
  }, [ground, wish, words]);
}
