// Looking at the map: drag, wheel, pinch, keys and buttons. The picture follows without React; only
// style values on the map change, so that moving about costs no rendering.

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Level, Scale } from './layout';
import { MAP, REGIONS } from './map';

export interface Box {
  x: number;
  y: number;
  w: number;
}

export interface Camera {
  /** Comes closer (below 1) or goes away (above 1), around a point of the map. */
  zoom(by: number, at?: { x: number; y: number }): void;
  move(dx: number, dy: number): void;
  whole(): void;
  /** Brings a region into sight; near enough to read, if it is far away. */
  show(region: string, near?: boolean): void;
  /** Whether the pointer has just dragged, so that its click means nothing. */
  dragged(): boolean;
  /** Goes where something happens, unless somebody has moved the map by hand; `close` to be near it. */
  follow(regions: readonly string[], close: boolean, always?: boolean): void;
  /** Goes back to where it was before it followed. */
  back(): void;
  /** Forgets that the map was moved by hand: what happens next may be followed again. */
  release(): void;
}

const GLIDE = 350;

const NEAREST = MAP.width / 9;

/** Far: whole realms. Mid: every name. Near: every figure. */
export function levelOf(scale: number): Level {
  return scale < 0.66 ? 'far' : scale < 1.3 ? 'mid' : 'near';
}

/** `drawn` is told how large everything is, whenever that changes. */
export function useCamera(ref: RefObject<SVGSVGElement | null>, drawn: (scale: Scale) => void): Camera {
  const box = useRef<Box>({ x: 0, y: 0, w: MAP.width });
  const moved = useRef(false);
  const frame = useRef(0);
  const last = useRef(0);
  const begun = useRef<Box | null>(null);
  const hand = useRef(false);
  const home = useRef<Box | null>(null);
  const start = useRef<Box | null>(null);

  const size = useCallback(() => {
    const element = ref.current;
    const [w, h] = [element?.clientWidth || 900, element?.clientHeight || 620];
    return { w, h, most: Math.max(MAP.width, (MAP.height * w) / h) };
  }, [ref]);

  const draw = useCallback(() => {
    const element = ref.current;
    if (!element) return;
    const { w, h } = size();
    const scale = w / box.current.w;
    const level = levelOf(scale);
    // Nearer by, everything is larger, but less so than the land.
    const growth = Math.max(0, Math.min(20, (scale - 1.3) * 7));
    const sizes = {
      level,
      token: Math.min(2.6, ({ far: 21, mid: 27, near: 36 }[level] + growth) / 30 / scale),
      name: Math.min(1.9, Math.max(9.5, Math.min(15 + growth / 4, 13 * scale)) / 13 / scale),
      mark: Math.min(1.7, Math.max(0.7, 17 / 22 / scale)),
    };
    const { x, y, w: wide } = box.current;
    element.setAttribute('viewBox', `${x} ${y} ${wide} ${(wide * h) / w}`);
    element.dataset.level = level;
    if (start.current) glide(element, start.current, box.current, w);
    start.current = null;
    if (last.current === scale) return;
    last.current = scale;
    element.style.setProperty('--token', `calc(${sizes.token} * var(--tokens, 1))`);
    element.style.setProperty('--name', String(sizes.name));
    element.style.setProperty('--mark', String(sizes.mark));
    element.style.setProperty('--line', String(Math.max(0.5, 1 / scale)));
    drawn(sizes);
  }, [ref, size, drawn]);

  const set = useCallback(
    (next: Box, glides = false) => {
      const { w, h, most } = size();
      start.current = glides ? { ...box.current } : null;
      const wide = Math.min(most, Math.max(NEAREST, next.w));
      const tall = (wide * h) / w;
      const within = (at: number, length: number, all: number) =>
        length >= all ? (all - length) / 2 : Math.min(all - length, Math.max(0, at));
      box.current = { w: wide, x: within(next.x, wide, MAP.width), y: within(next.y, tall, MAP.height) };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(draw);
    },
    [size, draw],
  );

  const zoom = useCallback<Camera['zoom']>(
    (by, at) => {
      hand.current = true;
      const { w, h, most } = size();
      const now = box.current;
      const middle = at ?? { x: now.x + now.w / 2, y: now.y + (now.w * h) / w / 2 };
      const wide = Math.min(most, Math.max(NEAREST, now.w * by));
      const share = wide / now.w;
      set({ w: wide, x: middle.x - (middle.x - now.x) * share, y: middle.y - (middle.y - now.y) * share });
    },
    [size, set],
  );
  const move = useCallback<Camera['move']>(
    (dx, dy) => {
      hand.current = true;
      set({ ...box.current, x: box.current.x + dx * box.current.w, y: box.current.y + dy * box.current.w });
    },
    [set],
  );
  const whole = useCallback(() => {
    hand.current = false;
    set({ x: 0, y: 0, w: size().most });
  }, [set, size]);
  const show = useCallback<Camera['show']>(
    (id, near = true) => {
      const region = REGIONS.get(id);
      if (!region) return;
      const { w, h } = size();
      const [x = 0, y = 0] = region.slots[0] ?? [];
      const now = box.current;
      const wide = near ? Math.min(now.w, Math.max(w / 1.35, 420)) : now.w;
      const tall = (wide * h) / w;
      const inside =
        wide === now.w &&
        x > now.x + wide * 0.12 &&
        x < now.x + wide * 0.88 &&
        y > now.y + tall * 0.12 &&
        y < now.y + tall * 0.88;
      if (!inside) set({ w: wide, x: x - wide / 2, y: y - tall / 2 });
    },
    [set, size],
  );

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A phone starts with a part that can be read, a wide screen with everything.
    const begin = () => {
      const { w, h, most } = size();
      const start = w < 600 ? Math.min(most, (MAP.height * w) / h) : most;
      set({ x: MAP.width * 0.52 - start / 2, y: 0, w: start });
      begun.current = box.current;
    };
    begin();
    draw();
    // As long as nobody has moved the map, another size begins anew.
    const watch = new ResizeObserver(() => (box.current === begun.current ? begin() : set(box.current)));
    watch.observe(element);

    const held = new Map<number, { x: number; y: number }>();
    const toMap = (x: number, y: number) => {
      const matrix = element.getScreenCTM();
      return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : undefined;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(
        Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * (event.ctrlKey ? 0.01 : 0.004)),
        toMap(event.clientX, event.clientY),
      );
    };
    const down = (event: PointerEvent) => {
      // Who takes a piece up moves it, and not the map.
      if (held.size === 0 && (event.target as Element).closest('[data-grip]')) return;
      if (held.size === 0) moved.current = false;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const drag = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        held.delete(event.pointerId);
        return;
      }
      const scale = box.current.w / size().w;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (held.size === 1) {
        if (!moved.current && Math.abs(dx) + Math.abs(dy) < 7) return;
        moved.current = true;
        hand.current = true;
        set({ ...box.current, x: box.current.x - dx * scale, y: box.current.y - dy * scale });
      } else {
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return;
        moved.current = true;
        const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
        const now = { x: event.clientX, y: event.clientY };
        zoom(apart(before) / Math.max(10, apart(now)), toMap((now.x + other.x) / 2, (now.y + other.y) / 2));
      }
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => held.delete(event.pointerId);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', drag);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      watch.disconnect();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      cancelAnimationFrame(frame.current);
    };
  }, [ref, set, draw, size, zoom]);

  const dragged = useCallback(() => {
    const was = moved.current;
    moved.current = false;
    return was;
  }, []);
  const follow = useCallback<Camera['follow']>(
    (regions, close, always = false) => {
      if (regions.length === 0 || (hand.current && !always)) return;
      const { w, h } = size();
      const now = box.current;
      const next = framing(regions, now, h / w, close ? (always ? 1.5 : 1.1) * w : 0);
      if (!next) return;
      home.current ??= now === begun.current ? { ...now, w: Number.POSITIVE_INFINITY } : now;
      set(next, true);
    },
    [set, size],
  );
  const back = useCallback(() => {
    const to = home.current;
    home.current = null;
    if (!to || hand.current) return;
    // What was the whole map is the whole map again, however wide it is now.
    if (to.w === Number.POSITIVE_INFINITY) {
      set({ ...to, w: size().most }, true);
      begun.current = box.current;
    } else set(to, true);
  }, [set, size]);
  const release = useCallback(() => {
    hand.current = false;
  }, []);
  return { zoom, move, whole, show, dragged, follow, back, release };
}

/** What shows all these regions: nothing else is needed if they are in sight, unless one wants to be near. */
export function framing(
  regions: readonly string[],
  now: Box,
  tallness: number,
  nearest: number,
): Box | undefined {
  const found = regions.flatMap((id) => REGIONS.get(id) ?? []);
  const edges = found.map(({ slots: [[x = 0, y = 0] = []], radius }) => ({ x, y, r: radius * 1.2 }));
  if (edges.length === 0) return undefined;
  const left = Math.min(...edges.map(({ x, r }) => x - r));
  const right = Math.max(...edges.map(({ x, r }) => x + r));
  const top = Math.min(...edges.map(({ y, r }) => y - r));
  const bottom = Math.max(...edges.map(({ y, r }) => y + r));
  const least = Math.max(right - left, (bottom - top) / tallness);
  const tall = now.w * tallness;
  const isInSight = left >= now.x && right <= now.x + now.w && top >= now.y && bottom <= now.y + tall;
  if (nearest === 0 && isInSight) return undefined;
  const w = nearest === 0 ? Math.max(now.w, least) : Math.max(least, nearest / 1.6);
  return { w, x: (left + right - w) / 2, y: (top + bottom - w * tallness) / 2 };
}

/** The picture is as it will be at once, and comes there from where it was. */
function glide(element: SVGSVGElement, from: Box, to: Box, width: number): void {
  if (document.documentElement.dataset.motion !== 'full' || !element.animate) return;
  const [dx, dy] = [((to.x - from.x) * width) / from.w, ((to.y - from.y) * width) / from.w];
  element.style.overflow = 'visible';
  const going = element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${to.w / from.w})` }, { transform: 'none' }],
    { duration: GLIDE, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' },
  );
  const rest = () => {
    element.style.overflow = '';
  };
  going.finished.then(rest, rest);
}
