// A person's own page: matches played, won and drawn in each game, the rating, and what was played.

import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { useWords } from '../language';
import { useGames, useMe } from '../queries';
import { Panel, Spinner } from '../ui/kit';
import type { GameCard, Profile } from '../wire';
import { Emblem } from './Emblem';
import { MatchRow } from './Lobby';
import { Security } from './Security';
import { useTitles } from './titles';

export default function PersonPage() {
  const { t, language } = useWords();
  const me = useMe();
  const games = useGames();
  const titles = useTitles();
  const profiles = useQueries({
    queries: (games.data ?? []).map((game) => ({
      queryKey: ['profile', game.id],
      // A game that was never finished has none.
      queryFn: () => api.profile(game.id).catch(() => null),
      staleTime: 0,
    })),
  });
  const finished = useQuery({
    queryKey: ['matches', 'mine'],
    queryFn: () => api.matches('mine'),
    enabled: me.data !== undefined,
    staleTime: 0,
  });
  if (!me.data || !games.data) return <Spinner label={t('common.loading')} />;
  const rows = games.data.flatMap((game, at): [GameCard, Profile][] => {
    const profile = profiles[at]?.data;
    return profile ? [[game, profile]] : [];
  });
  const over = (finished.data?.matches ?? []).filter(({ phase }) => phase === 'over' || phase === 'archive');
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8">
      <title>{`${me.data.name} – Parlour`}</title>
      <h1 className="text-3xl font-semibold">{me.data.name}</h1>
      <p className="mt-1 text-soft">{me.data.guest ? t('person.guest') : t('person.account')}</p>
      <h2 className="mb-3 mt-8 text-2xl font-semibold">{t('person.record')}</h2>
      {rows.length === 0 ? (
        <Panel className="p-6 text-center text-sm text-soft">{t('person.nothing')}</Panel>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {rows.map(([game, profile]) => (
            <li key={game.id}>
              <Panel className="flex items-center gap-4 p-4">
                <Emblem game={game.id} size={48} />
                <div className="min-w-0 flex-1">
                  <h3 className="text-lg font-semibold leading-tight">{titles.title(game)}</h3>
                  <p className="tabular text-sm text-soft">
                    {t('person.played', { count: profile.played })}
                    {game.max_seats > 1 && ` · ${t('person.won', { number: profile.won })}`}
                    {game.max_seats > 1 &&
                      profile.drawn > 0 &&
                      ` · ${t('person.drawn', { number: profile.drawn })}`}
                  </p>
                  {profile.latest?.unrated && game.max_seats > 1 && (
                    <p className="text-xs text-soft">{t(`unrated.${profile.latest.unrated}`)}</p>
                  )}
                </div>
                {game.max_seats > 1 && (
                  <div className="text-center">
                    <div className="tabular serif text-2xl font-semibold">{profile.rating}</div>
                    <div className="text-xs text-soft">{t('person.rating')}</div>
                    {profile.latest && profile.latest.change !== 0 && (
                      <div className="tabular text-xs text-soft">
                        {new Intl.NumberFormat(language, { signDisplay: 'always' }).format(
                          profile.latest.change,
                        )}
                      </div>
                    )}
                  </div>
                )}
              </Panel>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mb-3 mt-8 text-2xl font-semibold">{t('person.matches')}</h2>
      <Panel>
        {over.length === 0 ? (
          <p className="p-6 text-center text-sm text-soft">{t('person.no_matches')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {over.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        )}
      </Panel>
      <Security guest={me.data.guest} />
    </div>
  );
}
