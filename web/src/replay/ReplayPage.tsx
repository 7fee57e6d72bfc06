// A match once more, as the server has it: anybody's eyes, a link to a moment, a branch from it.

import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { api, whoami } from '../api';
import { FairSeal } from '../fair/FairSeal';
import { branchOff } from '../fair/shares';
import { errorText } from '../faults';
import { saveJson } from '../files';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { HandOver } from '../local/HandOver';
import { isLocal } from '../local/ids';
import { useGame, useHasWords, useSay } from '../queries';
import { linkTo } from '../server';
import { CopyLink } from '../table/dialogs';
import { Button, Icon, inputStyle, Modal, Note, Spinner } from '../ui/kit';
import { Marks, useStopped } from '../ui/Marks';
import { Menu, MenuItem } from '../ui/Menu';
import type { ReplayView } from '../wire';
import { sentence } from '../words';
import { factsFor, saveRecord, withFacts } from './file';
import { oneStep, Player, type Span } from './Player';

export default function ReplayPage() {
  const { t } = useWords();
  const { match = '' } = useParams();
  const go = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [sharing, setSharing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const info = useQuery({
    queryKey: ['match', match],
    queryFn: async () => {
      if (!isLocal(match)) await whoami();
      return api.match(match);
    },
  });
  const game = useGame(info.data?.game);
  const say = useSay(info.data?.game);
  const titles = useTitles();
  const spoken = useHasWords(info.data?.game);
  const stopped = useStopped(info.data);
  const over = info.data?.phase === 'over' || info.data?.phase === 'archive';
  const own = info.data?.seats.find((seat) => seat.yours)?.seat;
  const usual = own !== undefined ? String(own) : over ? 'table' : 'spectator';
  const viewer = search.get('as') ?? usual;
  const index = useQuery({
    queryKey: ['replay', match, viewer],
    queryFn: () => api.replay(match, viewer),
    enabled: info.data !== undefined,
  });
  const facts = useQuery({
    queryKey: ['replay-facts', match, viewer, index.data?.steps.length],
    queryFn: () => (info.data && index.data ? factsFor(info.data, viewer, index.data.steps.length) : []),
    enabled: info.data !== undefined && index.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const steps = useMemo(() => withFacts(index.data?.steps ?? [], facts.data ?? []), [index.data, facts.data]);
  const stops = useMemo(() => [0, ...(index.data?.steps.map((step) => step.kept) ?? [])], [index.data]);
  const wanted = search.get('at');
  const at = useMemo(() => {
    if (wanted === null) return 0;
    const kept = Number(wanted);
    const found = stops.findIndex((stop) => stop >= kept);
    return found < 0 ? stops.length - 1 : found;
  }, [wanted, stops]);
  const kept = stops[at] ?? 0;
  const seen = (kept: number) => ({
    queryKey: ['replay-view', match, viewer, kept],
    queryFn: () => api.replayView(match, viewer, kept),
    enabled: index.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useQuery({ ...seen(kept), placeholderData: keepPreviousData });
  // Who came here by a link or the slider is shown one step; who steps on, a whole action.
  const [begun, setBegun] = useState<Span>(oneStep(0));
  const { from } = begun.at === at ? begun : oneStep(at);
  const moments = useQueries({
    queries: stops.slice(from, at + 1).map(seen),
    combine: useCallback((all: { data: ReplayView | undefined }[]) => all.map(({ data }) => data), []),
  });
  const set = (span: Span, as = viewer) => {
    setBegun(span);
    const next = new URLSearchParams({ at: String(stops[span.at] ?? 0) });
    if (as !== usual) next.set('as', as);
    setSearch(next, { replace: true });
  };
  if (info.error || index.error)
    return (
      <div className="mx-auto w-full max-w-md p-6" role="alert">
        <Note tone="bad">{errorText((info.error ?? index.error) as Error)}</Note>
      </div>
    );
  if (!info.data || !index.data || !spoken) return <Spinner label={t('common.loading')} />;
  const seatName = (seat: number) => {
    const key = game?.seat_names[seat];
    return key ? sentence(say(key)) : t('seat.number', { number: seat + 1 });
  };
  const viewers = [
    ...(over ? ['table'] : []),
    'spectator',
    ...info.data.seats.filter((seat) => over || seat.yours).map((seat) => String(seat.seat)),
  ];
  const failed = (error: Error) => setTrouble(errorText(error));
  const branch = () => {
    setTrouble(null);
    branchOff(match, { kept }).then((made) => go(`/table/${made.id}`), failed);
  };
  const link = linkTo(
    `/replay/${match}?at=${kept}${viewer !== usual || own !== undefined ? `&as=${viewer}` : ''}`,
  );
  // Where there are secrets, only the table sees the whole position.
  const whole = viewer === 'table' || game?.hidden === false;
  const { id, game: name } = info.data;
  return (
    <div className="mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">
          {t('replay.of', { game: game ? titles.title(game) : name })}
        </h1>
        <Marks match={info.data} />
        <label className="ml-auto flex items-center gap-2 text-sm">
          <span className="whitespace-nowrap">{t('replay.viewer')}</span>
          <select
            className={`${inputStyle} w-auto`}
            value={viewer}
            onChange={(event) => set(oneStep(at), event.target.value)}
          >
            {viewers.map((one) => (
              <option key={one} value={one}>
                {one === 'table'
                  ? t('replay.all')
                  : one === 'spectator'
                    ? t('replay.spectator')
                    : seatName(Number(one))}
              </option>
            ))}
          </select>
        </label>
        {isLocal(match) ? (
          <Button onClick={() => setSharing(true)}>
            <Icon name="branch" />
            {t('local.hand_over')}
          </Button>
        ) : (
          <Button onClick={() => setSharing(true)}>
            <Icon name="link" />
            {t('replay.share')}
          </Button>
        )}
        <Button onClick={branch}>
          <Icon name="branch" />
          {t('replay.branch')}
        </Button>
        {(over || whole) && (
          <Menu label={t('table.more')}>
            {over && (
              <MenuItem
                icon="save"
                label={t('replay.record')}
                act={() => saveRecord(id, name).catch(failed)}
              />
            )}
            {whole && (
              <MenuItem
                icon="save"
                label={t('replay.position')}
                act={() =>
                  api
                    .replayView(id, viewer, kept)
                    .then(({ view }) => saveJson(`${name}-position-${id}-${kept}.json`, view), failed)
                }
              />
            )}
          </Menu>
        )}
      </div>
      {stopped && <Note tone="warn">{stopped}</Note>}
      {trouble && (
        <div role="alert">
          <Note tone="bad">{trouble}</Note>
        </div>
      )}
      {over && <FairSeal info={info.data} />}
      <Player
        game={name}
        viewer={viewer}
        steps={steps}
        at={at}
        from={from}
        go={set}
        shown={shown.data}
        moments={moments}
      />
      {sharing && isLocal(match) && <HandOver info={info.data} close={() => setSharing(false)} />}
      {sharing && !isLocal(match) && (
        <Modal title={t('replay.share')} close={() => setSharing(false)}>
          <CopyLink label={t('replay.link')} link={link} />
        </Modal>
      )}
    </div>
  );
}
