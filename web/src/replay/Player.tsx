// A match once more: slider, steps, autoplay and the log of it. Where it comes from is its page's affair.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { moduleOf } from '../boards/board';
import { WithWords } from '../boards/WithWords';
import { useWords } from '../language';
import { useGame, useSay } from '../queries';
import { useSettings } from '../settings';
import { type Beat, logUntil, parts, type Sight, sightOf } from '../stage/beats';
import { gathered, held, heldFor } from '../stage/pace';
import { Stage } from '../stage/Stage';
import { useDeed } from '../table/LogPanel';
import { Day, newDays, Time } from '../table/Time';
import { Button, Icon, Panel, Spinner } from '../ui/kit';
import type { Change } from '../wire';
import { type Say, sentence, stopped } from '../words';
import type { Step } from './file';
import { stopAt, stopsOf } from './wholes';

/** So long at least each step is seen, in milliseconds. */
const LEAST = 600;

export interface Span {
  /** How many steps are done. */
  at: number;
  /** Where what is shown one thing after another begins. */
  from: number;
}

/** One step alone. */
export const oneStep = (at: number): Span => ({ at, from: Math.max(0, at - 1) });

/** The seat of a viewer who sits at one. */
const seatOf = (viewer: string) => (/^\d+$/.test(viewer) ? Number(viewer) : undefined);

export function Player({
  game,
  viewer,
  steps,
  at,
  from,
  go,
  shown,
  moments,
}: Span & {
  game: string;
  viewer: string;
  steps: readonly Step[];
  go(span: Span): void;
  /** The table after the last step, as soon as it is here. */
  shown: Sight | undefined;
  /** The table before the first step of the span, and after each. */
  moments: readonly (Sight | undefined)[];
}) {
  const { t } = useWords();
  const say = useSay(game, seatOf(viewer));
  const last = steps.length;
  const stops = useMemo(() => stopsOf(steps), [steps]);
  const stop = stopAt(stops, at);
  const { pace, speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  const beats = useMemo(() => {
    const all = steps.slice(from, at).map((step, index): Beat[] | null => {
      const [before, after] = [moments[index], moments[index + 1]];
      if (!before || !after) return null;
      const { events, kind = 'play' } = step;
      const change = from + index + 1;
      return parts({ change, told: events.length, kind, own: false, before, after }, events);
    });
    const told = all.every((one) => one !== null) ? gathered(game, all.flat()) : [];
    const worth = told.filter((beat) => heldFor(game, beat, { pace, speed }) !== 0);
    // Of what is not worth telling, what came of it is shown.
    if (worth.length === 0) return told.slice(-1);
    return worth.map((beat, index) => ({ ...beat, more: worth[index + 1]?.before === beat.before }));
  }, [game, steps, at, from, moments, pace, speed]);
  // Who steps on is shown what happens one thing after another; who goes somewhere, what came of it.
  const [stepped, setStepped] = useState({ at: 0, part: 0 });
  const now = Math.min(stepped.at === at ? stepped.part : beats.length, beats.length - 1);
  const beat = beats[now];
  const time = beat ? held(game, beat) : 0;
  const step = useRef((_at: number) => {});
  step.current = (to) => {
    setStepped({ at: 0, part: 0 });
    go(oneStep(Math.max(0, Math.min(last, to))));
  };
  const next = useRef((_to?: number) => {});
  next.current = (to = stops[stopAt(stops, at + 1)] ?? last) => {
    if (now + 1 < beats.length) setStepped({ at, part: now + 1 });
    else if (at < last) {
      setStepped({ at: to, part: 0 });
      go({ at: to, from: at });
    } else setPlaying(false);
  };
  const previous = stops[stop - 1] ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has its time, as long as the last or not
  useEffect(() => {
    if (!playing) return;
    // Of the end, too: who begins anew from there is still shown it for a moment.
    const timer = setTimeout(() => next.current(), Math.max(time, LEAST) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, now, time, speed]);
  /** From the end it begins anew. */
  const play = useRef(() => {});
  play.current = () => {
    if (!playing && at >= last) step.current(0);
    setPlaying(!playing);
  };
  const key = useRef<(event: KeyboardEvent) => boolean>(() => false);
  key.current = ({ key, shiftKey }) => {
    if (key === 'ArrowRight') next.current(shiftKey ? at + 1 : undefined);
    else if (key === 'ArrowLeft') step.current(shiftKey ? at - 1 : previous);
    else if (key === 'Home') step.current(0);
    else if (key === 'End') step.current(last);
    else if (key === ' ') play.current();
    else return false;
    return true;
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (/^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test((event.target as HTMLElement).tagName)) return;
      if (document.querySelector('dialog[open]')) return;
      if (key.current(event)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
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
  const told = useMemo(() => (beat ? logUntil(changes, beat) : changes), [changes, beat]);
  return (
    <>
      <Panel className="flex flex-wrap items-center gap-2 p-2">
        <Button look="quiet" className="px-2" onClick={() => step.current(0)} aria-label={t('replay.first')}>
          <Icon name="first" />
        </Button>
        <Button
          look="quiet"
          className="px-2"
          onClick={() => step.current(previous)}
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
        <Button look="quiet" className="px-2" onClick={() => next.current()} aria-label={t('replay.next')}>
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
          max={stops.length - 1}
          value={stop}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.step', { at: stop, of: stops.length - 1 })}
          onChange={(event) => step.current(stops[Number(event.target.value)] ?? last)}
          className="min-w-40 flex-1 accent-[var(--accent)]"
        />
        <span className="tabular text-sm text-soft">
          {stop} / {stops.length - 1}
        </span>
        {stops.length <= last && <Small stops={stops} stop={stop} at={at} last={last} go={step.current} />}
      </Panel>
      <div className="grid flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Panel className="overflow-hidden self-start">
          {shown ? (
            <WithWords game={game}>
              <Stage
                game={game}
                {...(beat ? sightOf(beat) : shown)}
                seat={seatOf(viewer)}
                prompt={undefined}
                picked={[]}
                changes={told}
                beat={beat}
                say={say}
                press={() => {}}
                choose={() => {}}
              />
            </WithWords>
          ) : (
            <Spinner label={t('common.loading')} />
          )}
        </Panel>
        <Told game={game} say={say} steps={steps} at={at} go={(to) => step.current(to)} />
      </div>
    </>
  );
}

/** The small steps within a whole action. */
function Small({
  stops,
  stop,
  at,
  last,
  go,
}: {
  stops: readonly number[];
  stop: number;
  at: number;
  last: number;
  go(at: number): void;
}) {
  const { t } = useWords();
  const first = stops[stop - 1] ?? 0;
  const done = at - first;
  const all = (stops[stop] ?? 0) - first;
  return (
    <div className="flex items-center gap-1" role="group" aria-label={t('replay.small')}>
      <Button
        look="quiet"
        className="px-1.5"
        disabled={at <= 0}
        onClick={() => go(at - 1)}
        title={`${t('replay.small_back')} (⇧←)`}
        aria-label={t('replay.small_back')}
      >
        <Icon name="back" />
      </Button>
      {/* As wide whatever it says, so that the slider keeps its place. */}
      <span className="tabular min-w-12 text-center text-xs text-soft">
        {all > 1 ? t('replay.small_step', { at: done, of: all }) : '–'}
      </span>
      <Button
        look="quiet"
        className="px-1.5"
        disabled={at >= last}
        onClick={() => go(at + 1)}
        title={`${t('replay.small_next')} (⇧→)`}
        aria-label={t('replay.small_next')}
      >
        <Icon name="next" />
      </Button>
    </div>
  );
}

/** One line for one whole action, with the steps it is made of. */
function inLines<One extends Step & { number: number }>(all: readonly One[]): One[] {
  const stops = stopsOf(all);
  return stops.slice(1).flatMap((stop, index) => {
    const [first, ...rest] = all.slice(stops[index], stop);
    if (!first) return [];
    const events = [first, ...rest].flatMap((step) => step.events);
    return [{ ...first, number: stop, events }];
  });
}

/** The log, as far as it goes; a press on a line leads to its moment. */
function Told({
  game,
  say,
  steps,
  at,
  go,
}: {
  game: string;
  say: Say;
  steps: readonly Step[];
  at: number;
  go(at: number): void;
}) {
  const { t } = useWords();
  const deed = useDeed(say, useGame(game));
  // The line of this moment stays in sight, without moving the page.
  const told = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = [...(told.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const line = all.findLast((one) => Number(one.dataset.step) <= at);
    const box = told.current?.parentElement;
    if (line && box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  const noted = inLines(
    steps.map((step, index) => ({
      ...step,
      first: index + 1,
      number: index + 1,
      note: deed(step.kind ?? 'play'),
    })),
  ).filter(({ events, note }) => events.length > 0 || note);
  const flows = moduleOf(game).wholes !== undefined;
  const days = newDays(noted.map((step) => step.at));
  const lines: ReactNode[] = [];
  for (const [index, { first, number, note, events, at: when }] of noted.entries()) {
    if (days[index] && when) lines.push(<Day key={`day ${number}`} at={when} />);
    const isNow = first <= at && at <= number;
    lines.push(
      <li key={number} className="group relative flex gap-2">
        <button
          type="button"
          data-step={first}
          aria-current={isNow ? 'step' : undefined}
          onClick={() => go(number)}
          className={`block w-full min-w-0 flex-1 rounded px-2 py-1 text-left hover:bg-raised ${isNow ? 'bg-warnbg' : first > at ? 'text-soft' : ''}`}
        >
          {note && <span className="block italic">{note}</span>}
          {events.map((event, which) => (
            <span key={which} className={flows ? '' : 'block'}>
              {flows ? `${stopped(sentence(say(event.words)))} ` : sentence(say(event.words))}
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
