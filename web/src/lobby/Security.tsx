// Where somebody is logged in, and the password.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, Refused } from '../api';
import { errorText } from '../faults';
import { useWords } from '../language';
import { Button, Field, inputStyle, Note, Panel } from '../ui/kit';
import type { SessionInfo } from '../wire';

export function Security({ guest }: { guest: boolean }) {
  const { t } = useWords();
  return (
    <section id="security" aria-labelledby="security-title">
      <h2 id="security-title" className="mb-3 mt-8 text-2xl font-semibold">
        {t('security.title')}
      </h2>
      <Sessions />
      {guest ? <p className="mt-3 text-sm text-soft">{t('security.guest')}</p> : <Password />}
    </section>
  );
}

function Sessions() {
  const { t } = useWords();
  const client = useQueryClient();
  const found = useQuery({ queryKey: ['sessions'], queryFn: api.sessions, staleTime: 0 });
  const again = () => client.invalidateQueries({ queryKey: ['sessions'] });
  const end = useMutation({ mutationFn: api.endSession, onSettled: again });
  const endOthers = useMutation({ mutationFn: api.endOtherSessions, onSettled: again });
  const sessions = found.data ?? [];
  const trouble = end.error ?? endOthers.error ?? found.error;
  return (
    <Panel>
      {trouble && (
        <div role="alert" className="p-3">
          <Note tone="bad">{errorText(trouble)}</Note>
        </div>
      )}
      <ul className="divide-y divide-line" aria-label={t('security.sessions')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending}
            end={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="border-t border-line p-4">
          <Button look="danger" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('security.end_others')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function SessionRow({ session, busy, end }: { session: SessionInfo; busy: boolean; end(): void }) {
  const { t, language } = useWords();
  const name =
    session.kind === 'program'
      ? t('security.program', { name: session.label })
      : session.label || t('security.browser');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const hour = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">
          {name}
          {session.current && (
            <span className="ml-2 rounded-full bg-raised px-2 text-xs">{t('security.this')}</span>
          )}
        </p>
        <p className="text-xs text-soft">
          {session.made > 0 && t('security.since', { when: day.format(session.made) })}
          {session.made > 0 && session.used > 0 && ' · '}
          {session.used > 0 && t('security.used', { when: hour.format(session.used) })}
        </p>
      </div>
      {!session.current && (
        <Button disabled={busy} onClick={end} aria-label={`${t('security.end')}: ${name}`}>
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}

const isWrong = (error: Error) => error instanceof Refused && error.fault.code === 'auth/refused';

function Password() {
  const { t } = useWords();
  const client = useQueryClient();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => api.setPassword(old, password),
    onSuccess: () => {
      setOld('');
      setPassword('');
      return client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Panel className="mt-4 p-4">
      <form onSubmit={submit} className="grid max-w-sm gap-4">
        <h3 className="text-lg font-semibold">{t('security.password')}</h3>
        <Field label={t('security.old')}>
          <input
            className={inputStyle}
            type="password"
            autoComplete="current-password"
            value={old}
            onChange={(event) => setOld(event.target.value)}
          />
        </Field>
        <Field label={t('security.new')} note={t('account.password_note')}>
          <input
            className={inputStyle}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {change.error && (
          <div role="alert">
            <Note tone="bad">{isWrong(change.error) ? t('security.wrong') : errorText(change.error)}</Note>
          </div>
        )}
        {change.isSuccess && (
          <div role="status">
            <Note tone="info">{t('security.changed')}</Note>
          </div>
        )}
        <div>
          <Button type="submit" look="main" disabled={change.isPending || !old || password.length < 8}>
            {t('security.change')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
