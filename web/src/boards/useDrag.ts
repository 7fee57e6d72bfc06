// Dragging a thing onto another, by mouse, pen or finger: the same as pressing the one and then the other.
// What is held lights up where it may go, as a pressed thing does; nothing is decided before it is let go.

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { nameOf, narrowed } from '../table/touch';
import type { Thing } from '../wire';
import type { BoardProps } from './board';

/** A press may tremble this far, in pixels. */
const SLACK = 6;

interface Drag {
  thing: Thing;
  from: SVGGElement;
  pointer: number;
  x: number;
  y: number;
  ghost: SVGSVGElement | null;
}

type Props = Pick<BoardProps, 'prompt' | 'picked' | 'press'>;

/**
 * For a board whose things of one kind can be dragged. Its root takes `root`, and it shows `picked`, which
 * is what is held while something is.
 */
export function useDrag(kind: string, { prompt, picked, press }: Props) {
  const [held, setHeld] = useState<Thing | null>(null);
  const drag = useRef<Drag | null>(null);
  const now = useRef({ prompt, picked, press });
  now.current = { prompt, picked, press };

  useEffect(() => {
    const stop = (): Drag | null => {
      const ended = drag.current;
      ended?.ghost?.remove();
      drag.current = null;
      setHeld(null);
      return ended;
    };
    const move = (event: globalThis.PointerEvent) => {
      const one = drag.current;
      if (!one || event.pointerId !== one.pointer) return;
      const [dx, dy] = [event.clientX - one.x, event.clientY - one.y];
      if (!one.ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        one.ghost = ghostOf(one.from);
        setHeld(one.thing);
      }
      one.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const drop = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== drag.current?.pointer) return;
      const ended = stop();
      if (!ended?.ghost) return;
      quietly(ended.from);
      const { prompt, picked, press } = now.current;
      const goal = thingAt(event, ended.thing, prompt);
      if (!goal) return;
      // Pressed once more it would be given back.
      if (!picked.some((one) => nameOf(one) === nameOf(ended.thing))) press(ended.thing);
      press(goal);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    // A finger that took something along does not scroll the page; within a drawing no style can say so.
    const hold = (event: TouchEvent) => {
      if (drag.current && event.cancelable) event.preventDefault();
    };
    addEventListener('touchmove', hold, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', cancel);
    return () => {
      stop();
      removeEventListener('touchmove', hold);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', cancel);
    };
  }, []);

  const grab = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = (event.target as Element).closest<SVGGElement>(`g.target[data-thing^="${kind}:"]`);
    const name = from?.dataset.thing;
    if (!from || !name) return;
    const thing = { kind, id: name.slice(kind.length + 1) };
    drag.current = { thing, from, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  };
  return { root: { onPointerDown: grab, 'data-drags': kind }, picked: held ? [held] : picked };
}

/** The thing under the pointer, if an option goes with it and what is held. */
function thingAt(
  { clientX, clientY }: globalThis.PointerEvent,
  held: Thing,
  prompt: BoardProps['prompt'],
): Thing | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const name = element.closest<HTMLElement>('[data-thing]')?.dataset.thing;
    const colon = name?.indexOf(':') ?? -1;
    if (!name || colon < 0 || name === nameOf(held)) continue;
    const thing = { kind: name.slice(0, colon), id: name.slice(colon + 1) };
    if (narrowed(prompt, [held, thing]).length > 0) return thing;
  }
  return null;
}

/** A picture of what is held, over all else; the page beneath stays as it is. */
function ghostOf(from: SVGGElement): SVGSVGElement {
  const [box, screen] = [from.getBBox(), from.getBoundingClientRect()];
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const copy = from.cloneNode(true) as SVGGElement;
  copy.removeAttribute('transform');
  for (const name of ['role', 'tabindex', 'data-thing', 'aria-label']) copy.removeAttribute(name);
  ghost.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset.ghost = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${screen.left}px`,
    top: `${screen.top}px`,
    width: `${screen.width}px`,
    height: `${screen.height}px`,
    overflow: 'visible',
    pointerEvents: 'none',
    zIndex: '40',
    opacity: '0.9',
  });
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}

/** Whoever lets go where they began has not pressed it. */
function quietly(from: Element): void {
  const stop = (event: Event) => {
    if (event.target instanceof Node && from.contains(event.target)) event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
