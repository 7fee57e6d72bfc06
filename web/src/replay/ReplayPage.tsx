// A match once more: slider, steps, autoplay, anybody's eyes, a link to a moment, a branch from it.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { api, whoami } from '../api';
import { boardOf } from '../boards/board';
import { WithWords } from '../boards/WithWords';
import { branchOff } from '../fair/shares';
import { errorText } from '../faults';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { useGame, useHasWords, useSay } from '../queries';
import { CopyLink } from '../table/dialogs';
import { Button, Icon, inputStyle, Modal, Note, Panel, Spinner } from '../ui/kit';
import { Marks, useStopped } from '../ui/Marks';
import type { Change } from '../wire';
import { sentence } from '../words';

const PACE = 1100;

export default function ReplayPage() {
  const { t } = useWords();
  const { match = '' } = useParams();
  const go = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [playing, setPlaying] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const info = useQuery({
    queryKey: ['match', match],
    queryFn: async () => {
      await whoami();
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
  const stops = useMemo(() => [0, ...(index.data?.steps.map((step) => step.kept) ?? [])], [index.data]);
  const wanted = search.get('at');
  const at = useMemo(() => {
    if (wanted === null) return 0;
    const kept = Number(wanted);
    const found = stops.findIndex((stop) => stop >= kept);
    return found < 0 ? stops.length - 1 : found;
  }, [wanted, stops]);
  const kept = stops[at] ?? 0;
  const shown = useQuery({
    queryKey: ['replay-view', match, viewer, kept],
    queryFn: () => api.replayView(match, viewer, kept),
    enabled: index.data !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const last = stops.length - 1;
  const set = (position: number, as = viewer) => {
    const stop = stops[Math.max(0, Math.min(last, position))] ?? 0;
    const next = new URLSearchParams({ at: String(stop) });
    if (as !== usual) next.set('as', as);
    setSearch(next, { replace: true });
  };
  const step = useRef(set);
  step.current = set;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = at >= last ? 0 : at + 1;
      step.current(next);
      if (next >= last) setPlaying(false);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  /** From the end it begins anew. */
  const play = useRef(() => {});
  play.current = () => {
    if (!playing && at >= last) set(0);
    setPlaying(!playing);
  };
  // The line of this moment stays in sight, without moving the page.
  const told = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = told.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    const box = told.current?.parentElement;
    if (line && box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (/^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test((event.target as HTMLElement).tagName)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'ArrowRight') step.current(at + 1);
      else if (event.key === 'ArrowLeft') step.current(at - 1);
      else if (event.key === 'Home') step.current(0);
      else if (event.key === 'End') step.current(last);
      else if (event.key === ' ') play.current();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [at, last]);
  const changes: Change[] = useMemo(
    () =>
      (index.data?.steps ?? [])
        .slice(0, at)
        .map((one) => ({ number: one.kept, at: 0, kind: 'play', events: one.events })),
    [index.data, at],
  );
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
  const Board = boardOf(info.data.game);
  const viewers = [
    ...(over ? ['table'] : []),
    'spectator',
    ...info.data.seats.filter((seat) => over || seat.yours).map((seat) => String(seat.seat)),
  ];
  const branch = () => {
    setTrouble(null);
    branchOff(match, { kept }).then(
      (made) => go(`/table/${made.id}`),
      (error: Error) => setTrouble(errorText(error)),
    );
  };
  const link = `${location.origin}/replay/${match}?at=${kept}${viewer !== usual || own !== undefined ? `&as=${viewer}` : ''}`;
  return (
    <div className="mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">
          {game ? titles.title(game) : info.data.game}: {t('replay.title')}
        </h1>
        <Marks match={info.data} />
        <label className="ml-auto flex items-center gap-2 text-sm">
          <span className="whitespace-nowrap">{t('replay.viewer')}</span>
          <select
            className={`${inputStyle} w-auto`}
            value={viewer}
            onChange={(event) => set(at, event.target.value)}
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
        <Button onClick={() => setSharing(true)}>
          <Icon name="link" />
          {t('replay.share')}
        </Button>
        <Button onClick={branch}>
          <Icon name="branch" />
          {t('replay.branch')}
        </Button>
      </div>
      {stopped && <Note tone="warn">{stopped}</Note>}
      {trouble && (
        <div role="alert">
          <Note tone="bad">{trouble}</Note>
        </div>
      )}
      <Panel className="flex flex-wrap items-center gap-2 p-2">
        <Button look="quiet" className="px-2" onClick={() => set(0)} aria-label={t('replay.first')}>
          <Icon name="first" />
        </Button>
        <Button look="quiet" className="px-2" onClick={() => set(at - 1)} aria-label={t('replay.back')}>
          <Icon name="back" />
        </Button>
        <Button
          className="px-2"
          onClick={() => play.current()}
          aria-label={playing ? t('replay.pause') : t('replay.play')}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button look="quiet" className="px-2" onClick={() => set(at + 1)} aria-label={t('replay.next')}>
          <Icon name="next" />
        </Button>
        <Button look="quiet" className="px-2" onClick={() => set(last)} aria-label={t('replay.last')}>
          <Icon name="last" />
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.step', { at, of: last })}
          onChange={(event) => set(Number(event.target.value))}
          className="min-w-40 flex-1 accent-[var(--accent)]"
        />
        <span className="tabular text-sm text-soft">
          {at} / {last}
        </span>
      </Panel>
      <div className="grid flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Panel className="overflow-hidden self-start">
          {shown.data ? (
            <Suspense fallback={<Spinner label={t('common.loading')} />}>
              <WithWords game={info.data.game}>
                <Board
                  game={info.data.game}
                  view={shown.data.view}
                  scene={shown.data.scene}
                  seat={/^\d+$/.test(viewer) ? Number(viewer) : undefined}
                  prompt={undefined}
                  picked={[]}
                  changes={changes}
                  say={say}
                  press={() => {}}
                  choose={() => {}}
                />
              </WithWords>
            </Suspense>
          ) : (
            <Spinner label={t('common.loading')} />
          )}
        </Panel>
        <Panel className="max-h-[28rem] overflow-y-auto lg:max-h-[calc(100dvh-12rem)]">
          <ol ref={told} className="p-2 text-sm" aria-label={t('log.title')}>
            {index.data.steps.map((one, number) =>
              one.events.length === 0 ? null : (
                <li key={one.kept}>
                  <button
                    type="button"
                    data-step={number + 1}
                    aria-current={number + 1 === at ? 'step' : undefined}
                    onClick={() => set(number + 1)}
                    className={`block w-full rounded px-2 py-1 text-left hover:bg-raised ${number + 1 === at ? 'bg-warnbg' : number + 1 > at ? 'text-soft' : ''}`}
                  >
                    {one.events.map((event, which) => (
                      <span key={which} className="block">
                        {sentence(say(event.words))}
                      </span>
                    ))}
                  </button>
                </li>
              ),
            )}
          </ol>
        </Panel>
      </div>
      {sharing && (
        <Modal title={t('replay.share')} close={() => setSharing(false)}>
          <CopyLink label={t('replay.link')} link={link} />
        </Modal>
      )}
    </div>
  );
}
