// What every screen is held to: no serious violation, nothing cut, nothing over anything else.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';

export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No serious violation, as axe finds them: all its rules, or colours alone (`only`) where the rest of
 * the page is the same, or all but some. It runs within the page; there are no frames.
 */
export async function isAccessible(
  page: Page,
  { only, but = [] }: { only?: 'color-contrast'; but?: string[] } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const bad = await page.evaluate(
    async ({ only, but }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, {
        ...(only ? { runOnly: [only] } : {}),
        rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    },
    { only, but },
  );
  expect(bad).toEqual([]);
}

/** A phone, a tablet, a desk, a wide screen. */
export const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Whatever watches its own size has drawn itself anew after two frames. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * A page looked at in every width, and checked by axe: in the wide layout, and in the narrow one unless
 * it is the same board with another question.
 */
export async function passes(page: Page, name: string, narrow = true): Promise<void> {
  for (const [width, height] of WIDTHS) {
    await resize(page, width, height);
    await test.step(`${name} at ${width} px`, () => looksRight(page));
    // Colours are the same in both.
    if (width === 390 && narrow) await isAccessible(page, { but: ['color-contrast'] });
    if (width === 1280) await isAccessible(page);
    await shoot(page, `${name}-${width}`);
  }
}

/** A page of somebody who wants to see what came of it at once, unless the proof is about the way there. */
export async function newPage(
  browser: Browser,
  {
    pace = 'once',
    speed = 1,
    ...more
  }: Parameters<Browser['newContext']>[0] & { pace?: 'once' | 'auto' | 'step'; speed?: number } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...more,
  });
  await context.addInitScript(
    (told) => {
      const { state, version = 0 } = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}');
      localStorage.setItem('parlour.settings', JSON.stringify({ state: { ...state, ...told }, version }));
      // A page's share in the shuffle is always the same (src/fair/shares.ts), so that with the server's
      // own key every match is dealt the same; names and keys of requests stay random.
      const random = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) =>
        array instanceof Uint8Array && array.length === 32 ? array.fill(5) : random(array);
    },
    { pace, speed },
  );
  return context.newPage();
}

/** Nothing sticks out, no words are cut, and no words lie over others. */
export async function looksRight(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);

    // Every text asks its ancestors the same questions: each answers once.
    function once<T>(ask: (element: Element) => T): (element: Element) => T {
      const known = new Map<Element, T>();
      return (element) => {
        let answer = known.get(element);
        if (answer === undefined) {
          answer = ask(element);
          known.set(element, answer);
        }
        return answer;
      };
    }
    const nameOf = (element: Element) => element.closest('text') ?? element;
    const styleOf = once(getComputedStyle);
    const layerOf = once((element): Element | null => {
      const { position } = styleOf(element);
      if (position === 'fixed' || position === 'sticky' || element.tagName === 'DIALOG') return element;
      return element.parentElement && layerOf(element.parentElement);
    });
    // The map of War of the Ring has a proof of its own.
    const skipped = (element: Element) =>
      element.closest('.sr-only, .war-map, noscript, select, option, title') !== null;
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    interface Clip {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** The part of the page in which an element can be seen. */
    const clipOf = once((element): Clip => {
      const { overflowX, overflowY, position } = styleOf(element);
      // What lies over the page is not clipped by what it stands in.
      const over = element.tagName === 'DIALOG' || position === 'fixed' || !element.parentElement;
      const all = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
      const clip = { ...(over ? all : clipOf(element.parentElement as Element)) };
      if (overflowX === 'visible' && overflowY === 'visible') return clip;
      const box = element.getBoundingClientRect();
      if (overflowX !== 'visible')
        [clip.left, clip.right] = [Math.max(clip.left, box.left), Math.min(clip.right, box.right)];
      if (overflowY !== 'visible')
        [clip.top, clip.bottom] = [Math.max(clip.top, box.top), Math.min(clip.bottom, box.bottom)];
      return clip;
    });
    const shownPart = (rect: DOMRect, element: Element): DOMRect | null => {
      const clip = clipOf(element);
      const [left, top] = [Math.max(rect.left, clip.left), Math.max(rect.top, clip.top)];
      const [right, bottom] = [Math.min(rect.right, clip.right), Math.min(rect.bottom, clip.bottom)];
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };

    interface Words {
      text: string;
      rect: DOMRect;
      layer: Element | null;
      element: Element;
    }
    const all: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || skipped(element) || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        const shown = shownPart(rect, element);
        if (!shown) continue;
        const meant =
          styleOf(element).textOverflow === 'ellipsis' || element.closest('[aria-hidden=true] svg') !== null;
        // Cut to the side; a scrolled list may cut from above and below.
        if (!meant && rect.width - shown.width > 2) faults.push(`cut: “${text.slice(0, 40)}”`);
        const inset = Math.min(4, shown.height / 4);
        all.push({
          text,
          rect: new DOMRect(shown.x, shown.y + inset, shown.width, shown.height - 2 * inset),
          layer: layerOf(element),
          element,
        });
      }
    }
    for (const button of document.querySelectorAll('button, a, [role=tab]')) {
      if (skipped(button) || !seen(button)) continue;
      if (
        button.scrollWidth > button.clientWidth + 1 &&
        button.clientWidth > 0 &&
        styleOf(button).display !== 'inline'
      )
        faults.push(`too narrow: “${button.textContent?.trim().slice(0, 40)}”`);
    }
    for (let first = 0; first < all.length; first += 1) {
      for (let second = first + 1; second < all.length; second += 1) {
        const [a, b] = [all[first] as Words, all[second] as Words];
        // The lines of one name: a fallen piece lies aslant, and what surrounds them is upright.
        if (a.layer !== b.layer || nameOf(a.element) === nameOf(b.element)) continue;
        const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (x > 2 && y > 2) faults.push(`“${a.text.slice(0, 30)}” lies over “${b.text.slice(0, 30)}”`);
      }
    }
    return [...new Set(faults)];
  });
  expect(faults).toEqual([]);
}
