// The lobby: what there is to play, your tables, and everybody else's.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, type Place, whoami } from '../api';
import { giveShares, layTable, sitDown } from '../fair/shares';
import { errorText } from '../faults';
import { useWords } from '../language';
import { hasLessons } from '../learn/lessons';
import { isLocal } from '../local/ids';
import { Remove } from '../local/Remove';
import { ChooseServer, NoServerNote, WHY } from '../offline/NoServer';
import { useNoServer, usePlaces } from '../offline/reach';
import { useGame, useGames, useLocalMatches, useMe, useSay } from '../queries';
import { OpenFile } from '../replay/OpenFile';
import { Button, Icon, Note, Panel, Spinner, Tabs } from '../ui/kit';
import { Marks } from '../ui/Marks';
import type { GameCard, MatchInfo } from '../wire';
import { Bring, brought } from './Bring';
import { Emblem } from './Emblem';
import { NewTable } from './NewTable';
import { Picture } from './Picture';
import { playNow } from './plan';
import { useTitles } from './titles';

export function Lobby() {
  const { t } = useWords();
  const games = useGames();
  const me = useMe();
  const why = useNoServer();
  // An installed app has a shortcut to each game.
  const [search, setSearch] = useSearchParams();
  const [picked, setPicked] = useState<GameCard | null>(null);
  const places = usePlaces();
  const wanted = places.length > 0 ? games.data?.find(({ id }) => id === search.get('new')) : undefined;
  const laying = picked ?? wanted ?? null;
  const close = () => {
    setPicked(null);
    if (search.has('new')) setSearch({}, { replace: true });
  };
  const [more, setMore] = useState(false);
  const listed = games.data?.filter((game) => game.listed) ?? [];
  const others = games.data?.filter((game) => !game.listed) ?? [];
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-5">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('lobby.title')}</h1>
      <p className="mt-1 text-soft">{t('lobby.about')}</p>
      {!games.error && <NoServerNote />}
      <ChooseServer />
      {games.isPending && <Spinner label={t('common.loading')} />}
      {games.error && (
        <div role="alert" className="mt-6">
          <Note tone="bad">{t('lobby.no_server')}</Note>
        </div>
      )}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {listed.map((game) => (
          <GameTile key={game.id} game={game} lay={() => setPicked(game)} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-4">
          <Button look="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
            <Icon name={more ? 'up' : 'down'} />
            {t('lobby.small_games', { number: others.length })}
          </Button>
          {more && (
            <ul className="mt-3 grid gap-4 sm:grid-cols-2">
              {others.map((game) => (
                <GameTile key={game.id} game={game} lay={() => setPicked(game)} />
              ))}
            </ul>
          )}
        </div>
      )}
      {(me.data || why !== null) && <Matches drop={laying === null} />}
      {laying && <NewTable game={laying} close={close} />}
    </div>
  );
}

function GameTile({ game, lay }: { game: GameCard; lay(): void }) {
  const { t } = useWords();
  const go = useNavigate();
  const start = useMutation({
    mutationFn: async (place: Place) => {
      if (place === 'server') await whoami();
      return layTable(playNow(game), place);
    },
    onSuccess: (info) => go(`/table/${info.id}`),
  });
  const why = useNoServer();
  const [place] = usePlaces();
  const needsServer = place ? {} : { disabled: true, title: why ?? undefined, 'aria-describedby': WHY };
  const titles = useTitles();
  const title = titles.title(game);
  const seats =
    game.min_seats === game.max_seats
      ? t('lobby.seats', { count: game.max_seats })
      : t('lobby.seats_range', { from: game.min_seats, to: game.max_seats });
  return (
    <li>
      <Panel className="flex h-full flex-col overflow-hidden">
        <Picture game={game.id} />
        <div className="flex items-start gap-4 px-5 pt-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-2xl font-semibold leading-tight">{title}</h2>
            <p className="mt-1 text-sm">
              <span className="text-soft">{seats} · </span>
              {titles.about(game)}
            </p>
          </div>
          <Link
            to={`/rules/${game.id}`}
            className="-mr-1 shrink-0 rounded py-0.5 px-1 text-sm text-accent underline underline-offset-4"
            aria-label={`${t('rules.title')}: ${title}`}
          >
            {t('rules.title')}
          </Link>
        </div>
        {start.error && (
          <div role="alert" className="mx-5 mt-3">
            <Note tone="bad">{errorText(start.error)}</Note>
          </div>
        )}
        <div className="mt-auto flex flex-wrap gap-2 px-5 pt-3 pb-4">
          <Button
            look="main"
            disabled={start.isPending}
            onClick={() => place && start.mutate(place)}
            {...needsServer}
            aria-label={`${game.max_seats === 1 ? t('lobby.play') : t('lobby.play_bot')}: ${title}`}
          >
            {game.max_seats === 1 ? t('lobby.play') : t('lobby.play_bot')}
          </Button>
          <Button onClick={lay} {...needsServer} aria-label={`${t('lobby.lay')}: ${title}`}>
            {t('lobby.lay')}
          </Button>
          {hasLessons(game.id) && (
            <Button onClick={() => go(`/learn/${game.id}`)} aria-label={`${t('learn.title')}: ${title}`}>
              {t('learn.title')}
            </Button>
          )}
          {why === null && game.keeps && titles.kept(game) && (
            <Link
              to={`/kept/${game.id}`}
              className="self-center rounded px-1 text-sm text-accent underline underline-offset-4"
            >
              {titles.kept(game)}
            </Link>
          )}
        </div>
      </Panel>
    </li>
  );
}

type List = 'mine' | 'open' | 'running' | 'over';

function Matches({ drop }: { drop: boolean }) {
  const { t } = useWords();
  const why = useNoServer();
  const [list, setList] = useState<List>('mine');
  return (
    <section className="mt-10" aria-labelledby="tables">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="tables" className="text-2xl font-semibold">
          {t('lobby.tables')}
        </h2>
        <OpenFile label={t('lobby.upload')} drop={drop} />
      </div>
      {why === null ? <MatchLists list={list} pick={setList} /> : <LocalMatches />}
    </section>
  );
}

/** What there is without a server: the tables on this device. */
function LocalMatches() {
  const { t } = useWords();
  const [place] = usePlaces();
  const { data: matches = [], error } = useLocalMatches();
  if (!place && matches.length === 0)
    return <Panel className="p-6 text-center text-sm text-soft">{t('offline.tables')}</Panel>;
  return (
    <Panel>
      {error ? (
        <div role="alert" className="p-4">
          <Note tone="bad">{errorText(error)}</Note>
        </div>
      ) : (
        <Rows matches={matches} otherwise={t('local.none')} />
      )}
    </Panel>
  );
}

function Rows({ matches, otherwise }: { matches: readonly MatchInfo[]; otherwise: string }) {
  if (matches.length === 0) return <p className="p-6 text-center text-sm text-soft">{otherwise}</p>;
  return (
    <ul className="divide-y divide-line">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} />
      ))}
    </ul>
  );
}

function MatchLists({ list, pick }: { list: List; pick(list: List): void }) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: ['matches', list],
    queryFn: () => api.matches(list),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const local = useLocalMatches().data ?? [];
  const matches = [...(list === 'mine' ? local : []), ...(found.data?.matches ?? [])].sort(
    (one, other) => other.updated - one.updated,
  );
  useEffect(() => {
    for (const match of found.data?.matches ?? [])
      if (match.phase === 'open') giveShares(match).catch(() => {});
  }, [found.data]);
  return (
    <Panel>
      <Tabs<List>
        label={t('lobby.tables')}
        now={list}
        pick={pick}
        tabs={[
          { id: 'mine', label: t('lobby.mine') },
          { id: 'open', label: t('lobby.open') },
          { id: 'running', label: t('lobby.running') },
          { id: 'over', label: t('lobby.over') },
        ]}
      />
      <div role="tabpanel" id={`panel-${list}`} aria-labelledby={`tab-${list}`}>
        <Rows matches={matches} otherwise={found.isPending ? t('common.loading') : t(`lobby.none_${list}`)} />
      </div>
    </Panel>
  );
}

export function MatchRow({ match }: { match: MatchInfo }) {
  const { t, language } = useWords();
  const game = useGame(match.game);
  const { by: catalogue } = useSay(match.game);
  const go = useNavigate();
  const titles = useTitles();
  const [own, setOwn] = useState('');
  const mine = match.seats.some((seat) => seat.yours);
  const free = match.seats.find((seat) => seat.holder === 'nobody');
  const join = useMutation({
    mutationFn: () => sitDown(match.id, { seat: free?.seat, ...brought(own) }),
    onSuccess: () => go(`/table/${match.id}`),
  });
  const names = match.seats
    .map((seat) => titles.sitter(seat) ?? (seat.holder === 'invited' ? t('seat.invited') : t('seat.free')))
    .join(' · ');
  const ended = match.phase === 'over' || match.phase === 'archive' || match.kept_at !== undefined;
  const reason = match.ending
    ? catalogue.knows(`outcome.${match.ending.reason}`)
      ? catalogue.say(`outcome.${match.ending.reason}`)
      : match.ending.reason
    : '';
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Emblem game={match.game} size={36} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{game ? titles.title(game) : match.game}</p>
        <p className="truncate text-xs text-soft">
          {names} – {when.format(match.updated)}
          {reason && ` – ${reason}`}
        </p>
        {isLocal(match.id) && (
          <p className="mt-1 inline-block rounded-full border border-line bg-raised px-2 py-0.5 text-xs text-soft">
            {t('local.here')}
          </p>
        )}
        <Marks match={match} className="mt-1" />
      </div>
      {match.asked.length > 0 && (
        <span className="rounded-full bg-warnbg px-2.5 py-0.5 text-xs font-medium text-warn">
          {t('lobby.your_turn')}
        </span>
      )}
      {match.phase === 'open' && !mine && free && <Bring game={game} name={own} set={setOwn} />}
      <div className="flex gap-2">
        {!ended && mine && (
          <Button look="main" onClick={() => go(`/table/${match.id}`)}>
            {t('lobby.go_on')}
          </Button>
        )}
        {match.phase === 'open' && !mine && free && (
          <Button look="main" disabled={join.isPending} onClick={() => join.mutate()}>
            {t('lobby.sit_down')}
          </Button>
        )}
        {!ended && !mine && match.phase === 'running' && (
          <Button onClick={() => go(`/watch/${match.id}`)}>{t('lobby.watch')}</Button>
        )}
        {ended && <Button onClick={() => go(`/replay/${match.id}`)}>{t('lobby.replay')}</Button>}
        {isLocal(match.id) && <Remove match={match} />}
      </div>
    </li>
  );
}
