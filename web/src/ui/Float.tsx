// A card beside what it speaks of: it lies over the page, but not over that, and as little as may be over
// what is chosen or lit.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So far from what it speaks of, and from the edges of the screen. */
const GAP = 8;

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export interface Room {
  width: number;
  height: number;
}

/**
 * Where a card of this size lies best on a screen. It never covers `about` or `chosen` where there is any
 * room that it does not. Then it is as near as may be, and rather beside what is lit than over it.
 */
export function placed(
  card: Room,
  screen: Room,
  about: Box,
  chosen: readonly Box[],
  lit: readonly Box[],
): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const xs = [
    about.right + GAP,
    about.left - GAP - card.width,
    (about.left + about.right - card.width) / 2,
    about.left,
    about.right - card.width,
    GAP,
    screen.width - card.width - GAP,
  ].map((x) => within(x, card.width, screen.width));
  const ys = [
    (about.top + about.bottom - card.height) / 2,
    about.bottom + GAP,
    about.top - GAP - card.height,
    about.top,
    about.bottom - card.height,
    GAP,
    screen.height - card.height - GAP,
  ].map((y) => within(y, card.height, screen.height));
  let best = { left: GAP, top: GAP };
  let least = Number.POSITIVE_INFINITY;
  const [mx, my] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  for (const left of xs)
    for (const top of ys) {
      const own = { left, top, right: left + card.width, bottom: top + card.height };
      const far = Math.hypot(left + card.width / 2 - mx, top + card.height / 2 - my);
      const covers = chosen.reduce((sum, box) => sum + shared(own, box), shared(own, about));
      const over = lit.reduce((sum, box) => sum + shared(own, box), 0);
      const cost = covers * 1_000 + over * 0.01 + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}

/** What a person has chosen, and what they may choose: what a card leaves in sight. */
const CHOSEN =
  '[data-picked="true"], [data-look="chosen"], [data-testid="action-bar"], [role="alertdialog"], .glow-chosen';
const LIT = '[data-look], [data-thing].target';

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

const boxesOf = (query: string): Box[] =>
  [...document.querySelectorAll(query)].map(boxOf).filter(({ left, right }) => right > left);

export function Float({
  about,
  mark,
  children,
  ...more
}: {
  /** What it speaks of; where it is not on the page, the card lies in the middle of the lower edge. */
  about: Element | null;
  /** Where this changes, another place is looked for. */
  mark: string;
  children: ReactNode;
  className?: string;
  role?: 'status' | 'tooltip';
  'data-testid'?: string;
}) {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in it decides how large it is
  useLayoutEffect(() => {
    const place = () => {
      const own = card.current;
      if (!own || own.offsetWidth === 0) return;
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const middle = screen.width / 2;
      const edge = { left: middle, right: middle, top: screen.height, bottom: screen.height };
      const box = about?.isConnected ? boxOf(about) : edge;
      setAt(placed(size, screen, box, boxesOf(CHOSEN), boxesOf(LIT)));
    };
    place();
    // What is in it may come later.
    const watch = new ResizeObserver(place);
    if (card.current) watch.observe(card.current);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      watch.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [about, mark]);
  return createPortal(
    <div
      {...more}
      ref={card}
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
      className={`fixed z-40 w-[20rem] max-w-[calc(100vw-1rem)] rounded-xl border border-line bg-sheet text-sm text-ink shadow-card ${more.className ?? ''}`}
    >
      {children}
    </div>,
    document.body,
  );
}
