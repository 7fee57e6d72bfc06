import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api, forgetMe } from '../api';
import { errorText } from '../faults';
import { useWords } from '../language';
import { useMe } from '../queries';
import { Button, Field, inputStyle, Modal, Note } from '../ui/kit';

export function AccountDialog({ close }: { close(): void }) {
  const { t } = useWords();
  const me = useMe();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (what: () => Promise<unknown>) => {
    setTrouble(null);
    what()
      .then(async () => {
        forgetMe();
        await client.invalidateQueries();
        // The socket belongs to whoever opened it.
        location.reload();
      })
      .catch((error: Error) => setTrouble(errorText(error)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.login(name, password));
  };
  const isGuest = me.data?.guest ?? true;
  return (
    <Modal title={t('account.title')} close={close}>
      <p className="mb-4 text-sm text-soft">
        {isGuest
          ? t('account.as_guest', { name: me.data?.name ?? '…' })
          : t('account.as', { name: me.data?.name ?? '…' })}
      </p>
      <p className="mb-5 text-sm">
        <Link to="/me" onClick={close} className="text-accent underline underline-offset-4">
          {t('account.page')}
        </Link>
        {!isGuest && (
          <>
            {' · '}
            <Link to="/me#security" onClick={close} className="text-accent underline underline-offset-4">
              {t('security.link')}
            </Link>
          </>
        )}
      </p>
      {isGuest ? (
        <form onSubmit={submit} className="grid gap-4">
          <Field label={t('account.name')}>
            <input
              className={inputStyle}
              autoComplete="username"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label={t('account.password')} note={t('account.password_note')}>
            <input
              className={inputStyle}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          {trouble && (
            <div role="alert">
              <Note tone="bad">{trouble}</Note>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="main" disabled={name.length < 2 || password.length < 8}>
              {t('account.login')}
            </Button>
            <Button
              disabled={name.length < 2 || password.length < 8}
              onClick={() => run(() => api.register(name, password))}
            >
              {t('account.register')}
            </Button>
            <Button look="quiet" disabled={name.length < 2} onClick={() => run(() => api.guest(name))}>
              {t('account.rename_guest')}
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={() => run(api.logout)}>{t('account.logout')}</Button>
      )}
    </Modal>
  );
}
