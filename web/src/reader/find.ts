// Searching texts as somebody types: every word must be there, whatever its accents and capitals.

import type { Entry, Text } from './text';

/** One page of a book. Its text is read when somebody needs it. */
export interface Page {
  id: string;
  title: string;
  text(): Text;
}

/** A page, and where on it. */
export interface Place {
  page: string;
  at: string | null;
}

export interface Hit extends Entry {
  page: Page;
}

/** Plain small letters, one for each sign, so that places in both are the same. */
export function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (sign) => sign.normalize('NFD').charAt(0)).toLowerCase();
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** What has all the words: first the rule whose number was typed, then headings, then the rest in order. */
export function find(pages: Page[], query: string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const ranked: { hit: Hit; rank: number }[] = [];
  for (const page of pages) {
    for (const entry of page.text().entries) {
      const text = fold(entry.text);
      if (!words.every((word) => text.includes(word))) continue;
      ranked.push({ hit: { ...entry, page }, rank: rankOf(entry, text, phrase) });
    }
  }
  // Sorting keeps the order of equals.
  return ranked.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

function rankOf({ label, isHeading }: Entry, text: string, phrase: string): number {
  const name = label && fold(label);
  if (name && (name === phrase || name === `r${phrase}`)) return 0;
  if (name && (name.startsWith(phrase) || name.startsWith(`r${phrase}`))) return 1;
  if (isHeading) return 2;
  return text.includes(phrase) ? 3 : 4;
}

/** Where the words are in a text: pairs of from and to, in order, none over another. */
export function spansOf(text: string, words: string[]): [number, number][] {
  const folded = fold(text);
  const spans: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      spans.push([at, at + word.length]);
  }
  spans.sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

const BEFORE = 50;
const LONGEST = 170;

/** The part of a text around its first match. */
export function excerpt(text: string, words: string[]): string {
  const first = spansOf(text, words)[0]?.[0] ?? 0;
  if (text.length <= LONGEST) return text;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = start + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', start + LONGEST);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
