// How much of the screen a board may take so that nothing of it must be scrolled to: from where it begins
// to the bottom, less what the table has below it.

import { type RefObject, useLayoutEffect, useState } from 'react';

/** From here on the question stands beside the board; below it stands under it, and takes so much. */
const BESIDE = 1024;
const UNDER = 208;
const EDGE = 14;

export function useRoom(ref: RefObject<Element | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + scrollY;
      setRoom(Math.floor(innerHeight - top - (innerWidth < BESIDE ? UNDER : EDGE)));
    };
    measure();
    // What comes and goes above the board moves it.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref]);
  return room;
}

/** How big something is that takes what room is left. */
export function useBox(ref: RefObject<Element | null>, usual: { width: number; height: number }) {
  const [box, setBox] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setBox((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return box;
}
