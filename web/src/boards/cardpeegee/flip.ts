// Cards glide from where they lay to where they lie: 52 different cards, each followed by its name.

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Spot {
  x: number;
  y: number;
}

export function useGliding(root: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef<Map<string, Spot>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new view
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const still = document.documentElement.dataset.motion === 'reduced';
    const origin = box.getBoundingClientRect();
    const spot = (element: Element): Spot => {
      const rect = element.getBoundingClientRect();
      return { x: rect.left - origin.left, y: rect.top - origin.top };
    };
    const deck = box.querySelector('[data-deck]');
    const now = new Map<string, Spot>();
    for (const element of box.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = element.dataset.card ?? '';
      const place = spot(element);
      now.set(name, place);
      const from = before.current.get(name) ?? (before.current.size > 0 && deck ? spot(deck) : undefined);
      if (still || !from || typeof element.animate !== 'function') continue;
      const [dx, dy] = [from.x - place.x, from.y - place.y];
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: 420,
        easing: 'cubic-bezier(.25,.75,.3,1)',
      });
    }
    before.current = now;
  }, [key]);
}
