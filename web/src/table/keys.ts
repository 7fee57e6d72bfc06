// Full play by keyboard: the same keys as at the terminal's table.

import { useEffect } from 'react';

export interface Keys {
  /** Takes the option with this number on screen. */
  number(at: number): void;
  undo(): void;
  redo(): void;
  hint(): void;
  rules(): void;
  panel(which: 'actions' | 'options' | 'log' | 'chat'): void;
  /** Opens the panel with the search. */
  find(): void;
  words(): void;
  help(): void;
  escape(): void;
  /** Shows what happened next, while there is something to show. */
  next?(): void;
}

function move(by: number): void {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[data-option]:not(:disabled), [data-act]:not(:disabled)'),
  ].filter((one) => one.getClientRects().length > 0);
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key === 'Escape') {
        if (typing) target.blur();
        keys.escape();
        return;
      }
      if (typing) {
        if (event.key === 'ArrowDown' && target.id === 'option-filter') {
          event.preventDefault();
          move(1);
        }
        return;
      }
      if (event.key === ' ' && keys.next && target.tagName !== 'BUTTON') keys.next();
      else if (/^[1-9]$/.test(event.key)) keys.number(Number(event.key) - 1);
      else if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'u') keys.undo();
      else if (event.key === 'r') keys.redo();
      else if (event.key === 'h') keys.hint();
      else if (event.key === 'R') keys.rules();
      else if (event.key === 'a') keys.panel('actions');
      else if (event.key === 'o') keys.panel('options');
      else if (event.key === 'l') keys.panel('log');
      else if (event.key === 'c') keys.panel('chat');
      else if (event.key === 'w') keys.words();
      else if (event.key === '?') keys.help();
      else if (event.key === '/') {
        keys.find();
        requestAnimationFrame(() => document.getElementById('option-filter')?.focus());
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys]);
}
