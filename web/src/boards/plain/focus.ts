// Who plays by key goes on by key: what was pressed is gone after the press, and the focus with it.

import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

/** Brings the focus back to the thing called `to` when there is something to press again. */
export function useKeptFocus(box: { current: HTMLElement | null }, to: string | undefined) {
  const byKey = useRef(false);
  const focus = useCallback(
    (name: string) => box.current?.querySelector<HTMLElement>(`[data-thing="${name}"]`)?.focus(),
    [box],
  );
  useEffect(() => {
    const on = document.activeElement;
    // Whoever went elsewhere meanwhile stays there.
    const isIdle = !on || on === document.body || on.getAttribute('tabindex') === '-1';
    if (byKey.current && isIdle && to !== undefined) focus(to);
  }, [to, focus]);
  const noteKey = ({ target }: KeyboardEvent) => {
    byKey.current = (target as Element).closest('.target') !== null;
  };
  return { focus, noteKey };
}
