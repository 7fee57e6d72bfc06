// Where the reader is: going to a place, saying which chapter is before the eyes, marking what was found.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { spansOf } from './find';
import type { Heading, Text } from './text';

export interface Visit {
  /** The name of a place: an id, or the number of a rule. */
  at: string | null;
  /** On the way back the browser knows where on the page the reader was. */
  isBack?: boolean;
}

/** Every visit leads to its place, also the second one to the same. */
export function useArrival(
  article: RefObject<HTMLElement | null>,
  text: Text,
  visit: Visit,
  focus: boolean,
): void {
  const shown = useRef<Text>(null);
  useEffect(() => {
    const page = article.current;
    if (!page) return;
    const id = visit.at === null ? undefined : (text.places.get(visit.at) ?? visit.at);
    const place = id === undefined ? null : page.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    const isThere = visit.isBack && shown.current === text;
    shown.current = text;
    if (!isThere) (place ?? page).scrollIntoView({ block: 'start' });
    if (!place) {
      if (focus) page.focus({ preventScroll: true });
      return;
    }
    place.tabIndex = -1;
    if (!isThere) place.focus({ preventScroll: true });
    place.dataset.here = '';
    return () => {
      delete place.dataset.here;
    };
  }, [article, visit, text, focus]);
}

/** The heading that was passed last. */
export function useHere(article: RefObject<HTMLElement | null>, contents: Heading[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const page = article.current;
      if (!page) return;
      const line = innerHeight / 3;
      let passed: string | undefined;
      for (const { id } of contents) {
        const top = page.querySelector(`[id="${CSS.escape(id)}"]`)?.getBoundingClientRect().top;
        if (top === undefined || top > line) break;
        passed = id;
      }
      setHere(passed);
    };
    const later = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    // The page scrolls, or the drawer that the text is in: a listener before both hears either.
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [article, contents]);
  return here;
}

/** More marks than anybody looks at; a single letter is everywhere. */
const MOST = 2_000;

/** Marks words in the text without touching it, where the browser can. */
export function useMarks(article: RefObject<HTMLElement | null>, text: Text, words: string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other words to mark
  useEffect(() => {
    const page = article.current;
    const wanted = words.filter((word) => word.length > 1);
    if (!page || wanted.length === 0 || !globalThis.CSS?.highlights) return;
    const found = new Highlight();
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && found.size < MOST; node = walker.nextNode()) {
      for (const [from, to] of spansOf(node.textContent ?? '', wanted)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        found.add(range);
      }
    }
    CSS.highlights.set('found', found);
    return () => {
      CSS.highlights.delete('found');
    };
  }, [article, text, words]);
}
