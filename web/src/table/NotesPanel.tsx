// Private notes on a match: nobody else reads them, and they are kept with the match.

import { useEffect, useRef, useState } from 'react';
import { api } from '../api';
import { useWords } from '../language';
import { inputStyle } from '../ui/kit';
import { useTable } from './store';

const PAUSE = 700;

export function NotesPanel() {
  const { t } = useWords();
  const match = useTable((table) => table.match);
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<'kept' | 'writing' | 'failed'>('kept');
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    let here = true;
    api.notes(match).then(
      (notes) => here && setText(notes.text),
      () => here && setState('failed'),
    );
    return () => {
      here = false;
      if (unsaved.current !== null) api.setNotes(match, unsaved.current).catch(() => {});
    };
  }, [match]);
  useEffect(() => {
    if (text === null || unsaved.current === null) return;
    const timer = setTimeout(() => {
      api.setNotes(match, text).then(
        () => {
          if (unsaved.current === text) unsaved.current = null;
          setState('kept');
        },
        () => setState('failed'),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, match]);
  return (
    <div className="flex h-full flex-col gap-2 p-3">
      <textarea
        className={`${inputStyle} min-h-48 flex-1 resize-none leading-relaxed`}
        aria-label={t('notes.title')}
        placeholder={t('notes.hint')}
        maxLength={8000}
        disabled={text === null}
        value={text ?? ''}
        onChange={(event) => {
          unsaved.current = event.target.value;
          setState('writing');
          setText(event.target.value);
        }}
      />
      <p role="status" className={`text-xs ${state === 'failed' ? 'text-bad' : 'text-soft'}`}>
        {t(`notes.${state}`)}
      </p>
    </div>
  );
}
