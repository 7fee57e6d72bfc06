// How wide something is on the screen, so that a board can be drawn to measure.

import { type RefObject, useEffect, useState } from 'react';

export function useWidth(ref: RefObject<Element | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || usual);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, usual]);
  return width;
}
