// A match once more: slider, steps, autoplay and the log of it. Where it comes from is its page's affair.

import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { boardOf } from '../boards/board';
import { WithWords } from '../boards/WithWords';
import { useWords } from '../language';
import { useGame, useSay } from '../queries';
import { useDeed } from '../table/LogPanel';
import { Day, newDays, Time } from '../table/Time';
import { Button, Icon, Panel, Spinner } from '../ui/kit';
import type { Change } from '../wire';
import { sentence } from '../words';
import type { Moment, Step } from './file';

const PACE = 1100;

export function Player({
  game,
  viewer,
  steps,
  at,
  go,
  shown,
}: {
  game: string;
  viewer: string;
  steps: readonly Step[];
  /** How many steps are done. */
  at: number;
  go(at: number): void;
  /** The table after them, as soon as it is here. */
  shown: Moment | undefined;
}) {
  const { t } = useWords();
  const say = useSay(game);
  const last = steps.length;
  const [playing, setPlaying] = useState(false);
  const step = useRef(go);
  step.current = (to) => go(Math.max(0, Math.min(last, to)));
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
    if (!playing && at >= last) step.current(0);
    setPlaying(!playing);
  };
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
      steps.slice(0, at).map(({ events, at: when = 0, kind = 'play' }, number) => ({
        number: number + 1,
        at: when,
        kind,
        events,
      })),
    [steps, at],
  );
  const Board = boardOf(game);
  return (
    <>
      <Panel className="flex flex-wrap items-center gap-2 p-2">
        <Button look="quiet" className="px-2" onClick={() => step.current(0)} aria-label={t('replay.first')}>
          <Icon name="first" />
        </Button>
        <Button
          look="quiet"
          className="px-2"
          onClick={() => step.current(at - 1)}
          aria-label={t('replay.back')}
        >
          <Icon name="back" />
        </Button>
        <Button
          className="px-2"
          onClick={() => play.current()}
          aria-label={playing ? t('replay.pause') : t('replay.play')}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button
          look="quiet"
          className="px-2"
          onClick={() => step.current(at + 1)}
          aria-label={t('replay.next')}
        >
          <Icon name="next" />
        </Button>
        <Button
          look="quiet"
          className="px-2"
          onClick={() => step.current(last)}
          aria-label={t('replay.last')}
        >
          <Icon name="last" />
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.step', { at, of: last })}
          onChange={(event) => step.current(Number(event.target.value))}
          className="min-w-40 flex-1 accent-[var(--accent)]"
        />
        <span className="tabular text-sm text-soft">
          {at} / {last}
        </span>
      </Panel>
      <div className="grid flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Panel className="overflow-hidden self-start">
          {shown ? (
            <Suspense fallback={<Spinner label={t('common.loading')} />}>
              <WithWords game={game}>
                <Board
                  game={game}
                  view={shown.view}
                  scene={shown.scene}
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
        <Told game={game} steps={steps} at={at} go={(to) => step.current(to)} />
      </div>
    </>
  );
}

/** The log, as far as it goes; a press on a line leads to its moment. */
function Told({
  game,
  steps,
  at,
  go,
}: {
  game: string;
  steps: readonly Step[];
  at: number;
  go(at: number): void;
}) {
  const { t } = useWords();
  const say = useSay(game);
  const deed = useDeed(say, useGame(game));
  // The line of this moment stays in sight, without moving the page.
  const told = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = [...(told.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const line = all.findLast((one) => Number(one.dataset.step) <= at);
    const box = told.current?.parentElement;
    if (line && box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  const noted = steps
    .map((step, index) => ({ ...step, number: index + 1, note: deed(step.kind ?? 'play') }))
    .filter(({ events, note }) => events.length > 0 || note);
  const days = newDays(noted.map((step) => step.at));
  const lines: ReactNode[] = [];
  for (const [index, { number, note, events, at: when }] of noted.entries()) {
    if (days[index] && when) lines.push(<Day key={`day ${number}`} at={when} />);
    lines.push(
      <li key={number} className="group relative flex gap-2">
        <button
          type="button"
          data-step={number}
          aria-current={number === at ? 'step' : undefined}
          onClick={() => go(number)}
          className={`block w-full min-w-0 flex-1 rounded px-2 py-1 text-left hover:bg-raised ${number === at ? 'bg-warnbg' : number > at ? 'text-soft' : ''}`}
        >
          {note && <span className="block italic">{note}</span>}
          {events.map((event, which) => (
            <span key={which} className="block">
              {sentence(say(event.words))}
            </span>
          ))}
        </button>
        <Time at={when} />
      </li>,
    );
  }
  return (
    <Panel className="max-h-[28rem] overflow-y-auto lg:max-h-[calc(100dvh-12rem)]">
      <ol ref={told} className="p-2 text-sm" aria-label={t('log.title')}>
        {lines}
      </ol>
    </Panel>
  );
}
