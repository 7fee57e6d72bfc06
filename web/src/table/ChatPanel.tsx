import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, inputStyle } from '../ui/kit';
import { useTable } from './store';

export function ChatPanel() {
  const { t, i18n } = useTranslation();
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
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
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
            <strong>{line.name}</strong> {line.text}
          </p>
        ))}
      </div>
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
