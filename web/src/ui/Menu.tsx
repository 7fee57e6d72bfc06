// A small menu behind a button: arrow keys, Escape, and a click elsewhere closes it.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, Icon, type IconName } from './kit';

export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // A sheet of its own over the page, below the button's right end. A move of somebody else may
  // scroll the page: the menu stays open and goes along.
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const [button, over] = [box.current?.getBoundingClientRect(), sheet.current];
      if (!button || !over) return;
      over.style.top = `${button.bottom + 4}px`;
      over.style.right = `${document.documentElement.clientWidth - button.right}px`;
    };
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    place();
    addEventListener('pointerdown', away);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [open]);
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
  }, [open]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const move = (by: number) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + by + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (!open) return;
        if (event.key === 'Escape') close();
        else if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else return;
        event.preventDefault();
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
      }}
    >
      <Button
        look="quiet"
        className="px-2.5 max-sm:px-2"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </Button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a press on an item closes the menu; keys press items
        <div
          ref={sheet}
          role="menu"
          aria-label={label}
          onClick={close}
          className="enter fixed z-30 min-w-56 rounded-xl border border-line bg-sheet p-1 shadow-card"
        >
          {children}
        </div>
      )}
    </div>
  );
}

export function MenuItem({
  icon,
  label,
  keys,
  pressed,
  act,
}: {
  icon: IconName;
  label: string;
  keys?: string;
  pressed?: boolean;
  act(): void;
}) {
  const check = pressed === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': pressed };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...check}
      onClick={act}
      className="flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-left text-sm hover:bg-raised"
    >
      <Icon name={icon} />
      <span className="flex-1">{label}</span>
      {pressed && <span aria-hidden="true">✓</span>}
      {keys && <kbd className="text-xs text-soft">{keys}</kbd>}
    </button>
  );
}
