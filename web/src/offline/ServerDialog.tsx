// Where a site asks for the address of a server, and tries it before it is taken.

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWords } from '../language';
import { chooseServer, serverRoot } from '../server';
import { Button, Field, inputStyle, Modal, Note } from '../ui/kit';
import { findServer, NotAServer } from './findServer';

export default function ServerDialog({ close }: { close(): void }) {
  const { t } = useWords();
  const now = serverRoot();
  const [typed, setTyped] = useState(now ?? '');
  const trying = useMutation({
    mutationFn: () => findServer(typed, location.protocol === 'https:'),
    onSuccess: chooseServer,
  });
  const { error } = trying;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trying.mutate();
  };
  return (
    <Modal title={t('server.title')} close={close}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t('server.address')} note={t('server.about')}>
          <input
            className={inputStyle}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://play.example.org"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {error && (
          <div role="alert">
            <Note tone="bad">
              {t(`server.not_${error instanceof NotAServer ? error.reason : 'reached'}`)}
              {error instanceof NotAServer && error.reason === 'allowed' && (
                <>
                  {' '}
                  <a href={error.root} className="underline underline-offset-4">
                    {t('server.open')}
                  </a>
                </>
              )}
            </Note>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="main" disabled={typed.trim() === '' || trying.isPending}>
            {t('server.use')}
          </Button>
          {now !== null && <Button onClick={() => chooseServer(null)}>{t('server.leave')}</Button>}
        </div>
      </form>
    </Modal>
  );
}
