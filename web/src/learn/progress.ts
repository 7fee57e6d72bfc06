// What a person has learnt: kept in this browser, with an account or without.

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Progress {
  /** When each was first done, in milliseconds of Unix time, by game and id. */
  done: Record<string, number>;
  finish(game: string, id: string): void;
}

const nameOf = (game: string, id: string) => `${game}/${id}`;

export const useProgress = create<Progress>()(
  persist(
    (set, get) => ({
      done: {},
      finish: (game, id) => {
        const name = nameOf(game, id);
        if (get().done[name] === undefined) set({ done: { ...get().done, [name]: Date.now() } });
      },
    }),
    { name: 'parlour.learnt' },
  ),
);

export const isDone = (done: Progress['done'], game: string, id: string) =>
  done[nameOf(game, id)] !== undefined;
