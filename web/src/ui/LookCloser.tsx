// Look closer: what the pointer rests on, what has the focus, or what a finger holds tells more about
// itself, on a card beside it. It is only looked at: it takes no press, no focus, and selects nothing.
// A key walks from thing to thing, for whoever has no pointer.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { nameOf, spokenOf, THINGS } from '../table/touch';
import type { Thing } from '../wire';
import { Float } from './Float';

/** A pointer rests for so long, and a finger holds for so long, in milliseconds. */
const REST = 350;
const HOLD = 450;

/** A finger that holds may tremble this far, in pixels. */
const SLACK = 10;

interface Looked {
  thing: Thing;
  element: Element;
  /** Whether it is read out: not for whoever only moves a mouse. */
  said: boolean;
  /** Whether a key walks, so that a frame has to show where it is. */
  walks: boolean;
}

export function LookCloser({
  ground,
  about,
  press,
  mark,
}: {
  ground: RefObject<HTMLElement | null>;
  /** What is on the card of a thing. */
  about(thing: Thing): ReactNode;
  /** Enter on a thing that a key has walked to. */
  press(thing: Thing): void;
  /** Where this changes, what was looked at may be gone. */
  mark: string;
}) {
  const [looked, look] = useState<Looked | null>(null);
  const now = useRef({ looked, press });
  now.current = { looked, press };
  const card = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is looked at anew
  useEffect(() => look(null), [mark]);

  useEffect(() => {
    const board = ground.current;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: { x: number; y: number } | null = null;
    const later = (element: Element, wait: number, said: boolean) => {
      clearTimeout(timer);
      const thing = spokenOf(element);
      if (thing) timer = setTimeout(() => look({ thing, element, said, walks: false }), wait);
    };
    const away = () => {
      clearTimeout(timer);
      held = null;
      if (now.current.looked) look(null);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      const found = (event.target as Element).closest(THINGS);
      if (found && found === now.current.looked?.element) return;
      away();
      if (found) later(found, REST, false);
    };
    const down = (event: PointerEvent) => {
      away();
      const found = (event.target as Element).closest(THINGS);
      if (event.pointerType === 'mouse' || !found) return;
      held = { x: event.clientX, y: event.clientY };
      later(found, HOLD, true);
    };
    const move = (event: PointerEvent) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) away();
    };
    const up = () => {
      if (!held) return;
      held = null;
      clearTimeout(timer);
      // A finger that held something has looked at it, and pressed nothing.
      if (now.current.looked) swallow(board);
    };
    const focused = (event: FocusEvent) => {
      const target = event.target as Element;
      const found = target.matches(':focus-visible') ? target.closest(THINGS) : null;
      if (found) later(found, REST, true);
    };
    const menu = (event: Event) => {
      if (held || now.current.looked) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      const { looked } = now.current;
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'i' && !event.defaultPrevented) look(looked?.walks ? null : firstOf(board));
      else if (looked?.walks && WAYS[event.key]) look(nextTo(board, looked, WAYS[event.key] ?? [0, 0]));
      else if (looked?.walks && event.key === 'Enter') now.current.press(looked.thing);
      else if (looked && event.key === 'Escape') {
        look(null);
        // A card that only lies there has nothing to do with what else is to be cancelled.
        if (!looked.walks) return;
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    board.addEventListener('pointerover', over);
    board.addEventListener('pointerleave', away);
    board.addEventListener('pointerdown', down);
    board.addEventListener('contextmenu', menu);
    board.addEventListener('focusin', focused);
    board.addEventListener('focusout', away);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', away);
    addEventListener('wheel', away, { passive: true });
    // Before anything else hears it: while a key walks, arrows go from thing to thing.
    addEventListener('keydown', key, true);
    return () => {
      clearTimeout(timer);
      board.removeEventListener('pointerover', over);
      board.removeEventListener('pointerleave', away);
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('contextmenu', menu);
      board.removeEventListener('focusin', focused);
      board.removeEventListener('focusout', away);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', away);
      removeEventListener('wheel', away);
      removeEventListener('keydown', key, true);
    };
  }, [ground]);

  useEffect(() => {
    const label = looked?.element.getAttribute('aria-label') ?? '';
    setSaid(looked?.said ? [label, card.current?.innerText ?? ''].filter(Boolean).join('. ') : '');
  }, [looked]);

  const name = looked ? nameOf(looked.thing) : '';
  const content = looked && about(looked.thing);
  return (
    <>
      <p className="sr-only" aria-live="polite" data-testid="look-said">
        {said}
      </p>
      {looked?.walks && <Frame element={looked.element} />}
      {looked && content && (
        <Float
          about={looked.element}
          mark={name}
          role="tooltip"
          data-testid="look"
          className="pointer-events-none select-none has-[>div:empty]:hidden"
        >
          <div ref={card} className="px-3 py-2.5">
            {content}
          </div>
        </Float>
      )}
    </>
  );
}

/** Where the key is. */
function Frame({ element }: { element: Element }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    <div
      aria-hidden="true"
      data-testid="look-frame"
      className="pointer-events-none fixed z-30 rounded-lg outline-3 outline-offset-2 outline-accent ring-6 ring-sheet"
      style={{ left, top, width, height }}
    />
  );
}

/** The press that comes of a finger that held is none. */
function swallow(board: HTMLElement): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  board.addEventListener('click', stop, { capture: true });
  setTimeout(() => board.removeEventListener('click', stop, { capture: true }), 350);
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Everything on a board that can be looked at and is in sight, each thing once. */
function inSight(board: HTMLElement): { element: Element; thing: Thing; x: number; y: number }[] {
  const seen = new Set<string>();
  return [...board.querySelectorAll(THINGS)].flatMap((element) => {
    const thing = spokenOf(element);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const hidden = width === 0 || height === 0 || bottom < 0 || top > innerHeight || right < 0;
    if (!thing || hidden || seen.has(nameOf(thing)) || element.closest('.sr-only')) return [];
    seen.add(nameOf(thing));
    return [{ element, thing, x: (left + right) / 2, y: (top + bottom) / 2 }];
  });
}

function firstOf(board: HTMLElement): Looked | null {
  const all = inSight(board);
  const chosen = all.find(({ element }) => element.matches('.target, [data-picked="true"]')) ?? all[0];
  return chosen ? { thing: chosen.thing, element: chosen.element, said: true, walks: true } : null;
}

/** The nearest that way; the same where there is none. */
function nextTo(board: HTMLElement, from: Looked, [dx, dy]: readonly [number, number]): Looked {
  const box = from.element.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let best: Looked = from;
  let least = Number.POSITIVE_INFINITY;
  for (const one of inSight(board)) {
    const along = (one.x - x) * dx + (one.y - y) * dy;
    const aside = Math.abs((one.x - x) * dy) + Math.abs((one.y - y) * dx);
    if (along <= 3 || nameOf(one.thing) === nameOf(from.thing)) continue;
    if (along + aside * 1.6 < least) {
      least = along + aside * 1.6;
      best = { thing: one.thing, element: one.element, said: true, walks: true };
    }
  }
  return best;
}
