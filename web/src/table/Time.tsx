// When something happened: the day where it changes, the time of day on hover, on focus, or always
// for those who set it so.

import { useMemo } from 'react';
import { useWords } from '../language';
import { useSettings } from '../settings';

/** The reader's own habits, such as 14:05 or 2:05 pm, where the browser knows them for the language. */
const localeOf = (language: string) =>
  navigator.languages.find((one) => one.startsWith(language)) ?? language;

const dayOf = (at: number) => new Date(at).toDateString();

/** Before which lines the day is told: where it changes, and at the start unless that was today. */
export function newDays(times: readonly (number | undefined)[], now = Date.now()): boolean[] {
  let last = dayOf(now);
  return times.map((at) => {
    if (!at || dayOf(at) === last) return false;
    last = dayOf(at);
    return true;
  });
}

export function Day({ at }: { at: number }) {
  const { language } = useWords();
  const words = useMemo(() => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full' }), [language]);
  return (
    <li className="px-2 pb-1 pt-2 text-xs text-soft">
      <time dateTime={new Date(at).toISOString()}>{words.format(at)}</time>
    </li>
  );
}

/** Stands at the end of a line that is a `group relative flex`. */
export function Time({ at }: { at: number | undefined }) {
  const { language } = useWords();
  const always = useSettings(({ times }) => times);
  const [short, whole] = useMemo(
    () => [
      new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }),
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' }),
    ],
    [language],
  );
  if (!at) return null;
  const place = always
    ? 'py-px'
    : 'invisible absolute bottom-0.5 right-0 rounded bg-raised px-1 group-focus-within:visible group-hover:visible';
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={whole.format(at)}
      className={`tabular shrink-0 text-xs leading-5 text-soft ${place}`}
    >
      {short.format(at)}
    </time>
  );
}
