// Who sits at the table, whose turn it is, and how much time is left.

import { useEffect, useState } from 'react';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import type { ClockState, GameCard, MatchInfo } from '../wire';
import { type Say, sentence } from '../words';
import { useShown, useTable } from './store';

export function clockText(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes, seconds] = [
    Math.floor(total / 86_400),
    Math.floor((total % 86_400) / 3600),
    Math.floor((total % 3600) / 60),
    total % 60,
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
}

function Clock({ clock, seat, skew }: { clock: ClockState; seat: number; skew: number }) {
  const running = clock.running.includes(seat);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const passed = running ? Math.max(0, now + skew - clock.now) : 0;
  const left = (clock.left[seat] ?? 0) - passed;
  return (
    <span
      className={`tabular rounded px-1.5 text-sm ${running && left < 30_000 ? 'bg-bad text-sheet' : running ? 'bg-raised font-semibold' : 'text-soft'}`}
    >
      {clockText(left)}
    </span>
  );
}

export function Seats({ info, game, say }: { info: MatchInfo; game: GameCard | undefined; say: Say }) {
  const { t } = useWords();
  const titles = useTitles();
  const view = useShown();
  const views = useTable((table) => table.views);
  const shown = useTable((table) => table.shown);
  const show = useTable((table) => table.show);
  const present = useTable((table) => table.present);
  const watching = useTable((table) => table.watching);
  const skew = useTable((table) => table.skew);
  const ready = useTable((table) => table.ready);
  const asked = view?.update.asked ?? [];
  return (
    <ul
      // Two have one row on a phone, too: whose turn it is moves nothing.
      className={`flex max-w-full items-center gap-2 ${info.seats.length > 2 ? 'flex-wrap' : 'min-w-0 sm:flex-wrap'}`}
      aria-label={t('seat.title')}
    >
      {info.seats.map((seat) => {
        const key = game?.seat_names[seat.seat];
        const role = key ? sentence(say(key)) : t('seat.number', { number: seat.seat + 1 });
        const isAsked = asked.includes(seat.seat);
        const here = seat.holder === 'bot' || present.includes(seat.seat);
        const own = views[String(seat.seat)] !== undefined;
        const several = Object.keys(views).length > 1;
        return (
          <li
            key={seat.seat}
            className={`flex min-w-0 items-center gap-2 rounded-full border bg-sheet text-ink py-1 pl-2.5 pr-3 text-sm max-sm:gap-1.5 max-sm:text-xs ${isAsked ? 'border-glow' : 'border-line'}`}
          >
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full ${here ? 'bg-accent' : 'border border-soft'}`}
            />
            <span className="sr-only">{here ? t('seat.here') : t('seat.away')}</span>
            <span className="min-w-0 truncate font-medium">{role}</span>
            <span className="min-w-0 max-w-36 truncate text-soft">
              {seat.yours
                ? t('seat.you')
                : (titles.sitter(seat) ?? (seat.holder === 'invited' ? t('seat.invited') : t('seat.free')))}
            </span>
            {view?.update.clock && <Clock clock={view.update.clock} seat={seat.seat} skew={skew} />}
            {isAsked && (
              <span className="shrink-0 text-xs font-semibold text-warn">
                {t(seat.holder === 'bot' ? 'seat.thinks' : 'seat.asked')}
              </span>
            )}
            {ready.includes(seat.seat) && <span className="text-xs text-soft">{t('seat.ready')}</span>}
            {own && several && shown !== String(seat.seat) && !game?.hidden && (
              <button
                type="button"
                className="rounded px-1 text-xs text-accent underline"
                onClick={() => show(String(seat.seat))}
              >
                {t('seat.look')}
              </button>
            )}
          </li>
        );
      })}
      {watching > 0 && <li className="px-1 text-sm text-soft">{t('seat.watching', { count: watching })}</li>}
    </ul>
  );
}
