// Server state that is not a live table: games, rules, catalogues, lists of matches.

import { QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, whoami } from './api';
import { saidAt } from './boards/board';
import { useLanguage } from './language';
import { serverRoot } from './server';
import type { GameCard } from './wire';
import { Catalogue, type Say, sayer } from './words';

export const queries = new QueryClient({
  defaultOptions: {
    // Without a network much is still answered, from what was kept or by a server on this computer.
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: whoami,
    enabled: serverRoot() !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useGames = () =>
  useQuery({ queryKey: ['games'], queryFn: api.games, staleTime: Number.POSITIVE_INFINITY });

/** The matches on this device. */
export const useLocalMatches = () =>
  useQuery({ queryKey: ['local-matches'], queryFn: api.localMatches, staleTime: 0, retry: false });

export function useGame(id: string | undefined): GameCard | undefined {
  return useGames().data?.find((game) => game.id === id);
}

/** How to play a game, and its rules, in the reader's language. */
export function useBook(game: string) {
  const language = useLanguage((now) => now.language);
  return useQuery({
    queryKey: ['book', game, language],
    queryFn: () => api.book(game, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const NOTHING = new Catalogue('en');

function useGameWords(game: string | undefined) {
  const spoken = useLanguage((now) => now.language);
  const card = useGame(game);
  const languages = card?.languages ?? [];
  const language = languages.includes(spoken) ? spoken : (languages[0] ?? 'en');
  return useQuery({
    queryKey: ['catalogue', game, language],
    queryFn: () => api.catalogue(game as string, language),
    enabled: game !== undefined && card !== undefined,
    select: (source) => ({ language, source }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether there is something to say yet; without it a page would show bare keys for a moment. */
export function useHasWords(game: string | undefined): boolean {
  const { data, isError } = useGameWords(game);
  const unknown = useGames().isError;
  return data !== undefined || isError || unknown;
}

/** Catalogues that were read: every part of a page shares them. */
const READ = new Map<string, { source: string; from: string; catalogue: Catalogue }>();

/**
 * The game's words in the reader's language where it has them, else in its first language; to somebody at
 * a seat as its board says them there.
 */
export function useSay(game: string | undefined, seat?: number): Say {
  const { data } = useGameWords(game);
  const from = useQuery({
    queryKey: ['said', game, data?.language, seat],
    queryFn: () => saidAt(game as string, data?.language ?? '', seat as number),
    enabled: game !== undefined && data !== undefined && seat !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return useMemo(() => {
    if (!data) return sayer(NOTHING);
    const { language, source } = data;
    const key = `${game} ${language} ${from ? seat : ''}`;
    const known = READ.get(key);
    if (known?.source === source && known.from === (from ?? '')) return sayer(known.catalogue);
    const catalogue = new Catalogue(language, source, from ?? '');
    READ.set(key, { source, from: from ?? '', catalogue });
    return sayer(catalogue);
  }, [data, from, game, seat]);
}
