// Cards glide from where they lay to where they lie: 52 different cards, each followed by its name.

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Spot {
  x: number;
  y: number;
  width: number;
}

const DURATION = 480;
/** Cards that set out together arrive one after another. */
const STAGGER = 160;

export function useGliding(root: RefObject<HTMLElement | null>, view: unknown, told: unknown): void {
  const before = useRef<Map<string, Spot>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new view, and whatever is told
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const still = document.documentElement.dataset.motion === 'reduced';
    const origin = box.getBoundingClientRect();
    const spot = (element: Element): Spot => {
      const rect = element.getBoundingClientRect();
      return { x: rect.left - origin.left, y: rect.top - origin.top, width: rect.width };
    };
    const deck = box.querySelector('[data-deck]');
    const now = new Map<string, Spot>();
    let moved = 0;
    for (const element of box.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = element.dataset.card ?? '';
      for (const old of element.getAnimations?.() ?? []) if (old.id.startsWith('glide')) old.cancel();
      const place = spot(element);
      now.set(name, place);
      const from = before.current.get(name) ?? (before.current.size > 0 && deck ? spot(deck) : undefined);
      if (still || !from || typeof element.animate !== 'function') continue;
      const [dx, dy] = [from.x - place.x, from.y - place.y];
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const size = place.width > 0 ? from.width / place.width : 1;
      element.animate(
        [
          {
            transform: `translate(${dx}px, ${dy}px) scale(${size})`,
            transformOrigin: 'top left',
            zIndex: 30,
          },
          { transform: 'none', transformOrigin: 'top left', zIndex: 30 },
        ],
        {
          id: `glide ${name}`,
          duration: DURATION,
          delay: moved * STAGGER,
          fill: 'backwards',
          easing: 'cubic-bezier(.25,.75,.3,1)',
        },
      );
      moved += 1;
    }
    before.current = now;
  }, [view, told]);
}
