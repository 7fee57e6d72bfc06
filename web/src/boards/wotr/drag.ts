// A piece is taken up with the mouse or a finger and let go over its target.

import { type RefObject, useEffect, useRef } from 'react';
import type { Thing } from '../../wire';

interface Drag {
  lift(thing: Thing): void;
  drop(thing: Thing | null): void;
}

/** So far a pointer goes before it means a drag and not a press. */
const FAR = 7;

/** Says whether a drag has just ended, whose click means nothing. */
export function useDrag(ref: RefObject<SVGSVGElement | null>, drag: Drag | null): () => boolean {
  const now = useRef(drag);
  now.current = drag;
  const ended = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let held: { pointer: number; x: number; y: number; id: string; line: SVGPathElement | null } | null =
      null;
    const rest = () => {
      held?.line?.ownerSVGElement?.remove();
      held = null;
    };
    const down = (event: PointerEvent) => {
      ended.current = false;
      const grip = (event.target as Element).closest<SVGElement>('[data-grip]');
      if (!grip?.dataset.grip || !now.current || event.button !== 0 || held) return rest();
      // Nothing is selected while a piece is carried.
      event.preventDefault();
      held = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        id: grip.dataset.grip,
        line: null,
      };
    };
    const move = (event: PointerEvent) => {
      if (held?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.line && Math.hypot(dx, dy) < FAR) return;
      if (!held.line) {
        held.line = drawn();
        now.current?.lift({ kind: 'region', id: held.id });
      }
      const [x, y] = [event.clientX, event.clientY];
      held.line.setAttribute(
        'd',
        `M${held.x} ${held.y}Q${(held.x + x) / 2} ${Math.min(held.y, y) - 24} ${x} ${y}`,
      );
    };
    const up = (event: PointerEvent) => {
      if (held?.pointer !== event.pointerId) return;
      const { line, id } = held;
      rest();
      if (!line) return;
      ended.current = true;
      const over =
        event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const found = over?.closest<SVGElement>('[data-grip], [data-region], [data-thing^="region:"]');
      const region = found?.dataset.grip ?? found?.dataset.region ?? found?.dataset.thing?.slice(7);
      now.current?.drop(region && region !== id ? { kind: 'region', id: region } : null);
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      rest();
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [ref]);
  return () => {
    const was = ended.current;
    ended.current = false;
    return was;
  };
}

/** The line that a carried piece draws behind it. */
function drawn(): SVGPathElement {
  const name = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(name, 'svg');
  svg.setAttribute('class', 'war-drag');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(name, 'path');
  for (const [key, value] of Object.entries({
    fill: 'none',
    stroke: '#1660a8',
    'stroke-width': '6',
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 11',
  }))
    line.setAttribute(key, value);
  svg.append(line);
  document.body.append(svg);
  return line;
}
