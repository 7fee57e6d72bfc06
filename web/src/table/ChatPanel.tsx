import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../language';
import { Button, inputStyle } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { useShown, useTable } from './store';

/** A seat may keep onlookers from talking. */
function Quiet({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const seat = useShown()?.update.seat;
  const mute = useTable((table) => table.mute);
  const muted = info.muted_by ?? [];
  if (seat === undefined)
    return muted.length > 0 ? <p className="px-3 py-2 text-xs text-soft">{t('chat.muted')}</p> : null;
  return (
    <label className="flex min-h-10 items-center gap-2 px-3 text-xs text-soft">
      <input
        type="checkbox"
        className="size-4 accent-[var(--accent)]"
        checked={muted.includes(seat)}
        onChange={(event) => mute(event.target.checked)}
      />
      {t('chat.mute')}
    </label>
  );
}

export function ChatPanel({ info }: { info: MatchInfo }) {
  const { t, language } = useWords();
  const chat = useTable((table) => table.chat);
  const say = useTable((table) => table.say);
  const readChat = useTable((table) => table.readChat);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when a line is added
  useEffect(() => {
    readChat();
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const what = text.trim();
    if (!what) return;
    setText('');
    say(what).then((sent) => {
      if (!sent) setText(what);
    });
  };
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <div className="flex h-full flex-col">
      <div
        ref={box}
        role="log"
        aria-label={t('chat.title')}
        tabIndex={0}
        className="min-h-24 flex-1 overflow-y-auto p-3 text-sm"
      >
        {count === 0 && <p className="text-soft">{t('chat.empty')}</p>}
        {chat.map((line) => (
          <p key={line.number} className="py-0.5">
            <span className="tabular text-xs text-soft">{time.format(line.at)}</span>{' '}
            <strong>{line.guest ? t('seat.guest', { name: line.name }) : line.name}</strong> {line.text}
          </p>
        ))}
      </div>
      {info.seats.length > 1 && <Quiet info={info} />}
      <form onSubmit={send} className="flex gap-2 border-t border-line p-2">
        <input
          className={inputStyle}
          maxLength={500}
          value={text}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={!text.trim()}>
          {t('chat.send')}
        </Button>
      </form>
    </div>
  );
}
