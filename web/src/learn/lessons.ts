// The lessons of the games, as their files have them. They come when a course is opened, and with the
// page's other parts they are there without a network.

import type { Language } from '../language';
import type { JsonValue } from '../wire';

/** A text in every language. */
export type Said = Record<Language, string>;

export interface Answer {
  say?: Said;
}

export interface Wrong {
  title?: Said;
  say?: Said;
  rule?: string;
}

export interface Step {
  id: string;
  title?: Said;
  who?: number;
  say: Said;
  task?: Said;
  points?: string[];
  hint?: Said;
  right?: Answer[];
  wrong?: Wrong[];
  works?: Said;
}

export type Kind = 'lesson' | 'drill' | 'puzzle';

export interface Lesson {
  game: string;
  id: string;
  kind: Kind;
  order: number;
  difficulty?: number;
  minutes: number;
  title: Said;
  about: Said;
  rules?: string[];
  steps: Step[];
  end: Said;
}

const FILES = import.meta.glob<Lesson | Lesson[]>('../../../games/*/lessons/*.json', { import: 'default' });

const gameOf = (path: string) => path.split('/').at(-3) ?? '';

/** Whether a game has a course. */
export const hasLessons = (game: string): boolean => Object.keys(FILES).some((path) => gameOf(path) === game);

/** All lessons, drills and puzzles of a game, each kind in its order. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const files = Object.entries(FILES).filter(([path]) => gameOf(path) === game);
  const read = await Promise.all(files.map(([, load]) => load()));
  return read.flat().sort((one, other) => one.order - other.order);
}

export const asJson = (lesson: Lesson) => lesson as unknown as JsonValue;

/** The puzzle of a day: each in turn, the same for everybody. */
export function puzzleOf(puzzles: readonly Lesson[], now: number): Lesson | undefined {
  return puzzles[Math.floor(now / 86_400_000) % Math.max(1, puzzles.length)];
}

/** The steps that the row over the board shows, each with the numbers of those that belong to it. */
export function rowOf({ steps }: Lesson): { title: Said; from: number; to: number }[] {
  const row: { title: Said; from: number; to: number }[] = [];
  for (const [at, { title }] of steps.entries()) {
    const last = row.at(-1);
    if (title || !last) row.push({ title: title ?? (steps[at] as Step).say, from: at, to: at });
    else last.to = at;
  }
  return row;
}
