// What every screen is held to: no serious violation, nothing cut, nothing over anything else.

import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';

export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

export async function isAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const bad = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(bad.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** A phone, a tablet, a desk, a wide screen. */
export const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** A page at every width: looked at in each, and checked by axe in both layouts, narrow and wide. */
export async function passes(page: Page, name: string): Promise<void> {
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    // Whatever watches its own size has drawn itself anew after two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await test.step(`${name} at ${width} px`, () => looksRight(page));
    if (width === 390 || width === 1280) await isAccessible(page);
    await shoot(page, `${name}-${width}`);
  }
}

export async function newPage(
  browser: Browser,
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...more,
  });
  return context.newPage();
}

/** Nothing sticks out, no words are cut, and no words lie over others. */
export async function looksRight(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);

    const layerOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position } = getComputedStyle(one);
        if (position === 'fixed' || position === 'sticky' || one.tagName === 'DIALOG') return one;
      }
      return null;
    };
    // A map has its own rules: names step back when there is no room.
    const skipped = (element: Element) =>
      element.closest('.sr-only, [data-map], noscript, select, option, title') !== null;
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /** What is left of a rectangle inside everything that clips it. */
    const shownPart = (rect: DOMRect, element: Element): DOMRect | null => {
      let { left, top, right, bottom } = rect;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        // What lies over the page is not clipped by what it stands in.
        if (one.tagName === 'DIALOG' || getComputedStyle(one).position === 'fixed') break;
      }
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
        const style = getComputedStyle(element);
        const meant = style.textOverflow === 'ellipsis' || element.closest('[aria-hidden=true] svg') !== null;
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
        getComputedStyle(button).display !== 'inline'
      )
        faults.push(`too narrow: “${button.textContent?.trim().slice(0, 40)}”`);
    }
    for (let first = 0; first < all.length; first += 1) {
      for (let second = first + 1; second < all.length; second += 1) {
        const [a, b] = [all[first] as Words, all[second] as Words];
        if (a.layer !== b.layer || a.element === b.element) continue;
        const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (x > 2 && y > 2) faults.push(`“${a.text.slice(0, 30)}” lies over “${b.text.slice(0, 30)}”`);
      }
    }
    return [...new Set(faults)];
  });
  expect(faults).toEqual([]);
}
