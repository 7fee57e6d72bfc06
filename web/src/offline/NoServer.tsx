// Says why nothing can be played at the moment, and on a site where to play instead.

import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../language';
import { IS_SITE, serverRoot } from '../server';
import { Button, Note } from '../ui/kit';
import { useNoServer } from './reach';

const ServerDialog = lazy(() => import('./ServerDialog'));

/** In place of a page that needs a server. */
export function NoServer() {
  const { t } = useWords();
  return (
    <div className="mx-auto w-full max-w-xl p-8">
      <NoServerNote />
      <ChooseServer />
      <Link to="/" className="mt-6 inline-block text-accent underline underline-offset-4">
        {t('table.to_lobby')}
      </Link>
    </div>
  );
}

/** The reason, which what is out of use because of it can refer to. */
export const WHY = 'no-server';

export function NoServerNote() {
  const why = useNoServer();
  // The place is there before its words are, so that they are read out.
  return (
    <div role="status" id={WHY}>
      {why && (
        <div className="mt-4">
          <Note tone="warn">{why}</Note>
        </div>
      )}
    </div>
  );
}

/** On a site: the server in use, and a way to choose one. */
export function ChooseServer() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!IS_SITE) return null;
  const root = serverRoot();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      {root && <span className="text-soft">{t('server.now', { server: new URL(root).host })}</span>}
      <Button onClick={() => setOpen(true)}>{t(root ? 'server.change' : 'server.choose')}</Button>
      {isOpen && (
        <Suspense>
          <ServerDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
