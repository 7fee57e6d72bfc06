// A number that is counted to, so that it is seen to change.

import { useEffect, useRef, useState } from 'react';

/** From one number to another within so many milliseconds; at once for who wants no movement. */
export function useCount(to: number, { from = 0, wait = 0, time = 450 } = {}): number {
  const [now, setNow] = useState(isStill() ? to : from);
  const start = useRef(from);
  start.current = from;
  useEffect(() => {
    if (isStill()) {
      setNow(to);
      return;
    }
    let frame = 0;
    const begin = performance.now() + wait;
    const step = (at: number) => {
      const share = Math.min(1, Math.max(0, (at - begin) / time));
      setNow(Math.round(start.current + (to - start.current) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to, wait, time]);
  return now;
}

/** Whether nothing is to move. */
export const isStill = () => document.documentElement.dataset.motion !== 'full';
