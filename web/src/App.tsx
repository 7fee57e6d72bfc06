// The shell: a slim header, and the page below it.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, Route, Routes, useLocation, useParams } from 'react-router';
import { keptOf } from './boards/board';
import { WithWords } from './boards/WithWords';
import { useWords } from './language';
import { AccountDialog } from './lobby/AccountDialog';
import { Lobby } from './lobby/Lobby';
import { isLocal } from './local/ids';
import { NewRelease } from './offline/NewRelease';
import { NoServer } from './offline/NoServer';
import { useNoServer } from './offline/reach';
import { useMe } from './queries';
import { Button, Icon, Spinner } from './ui/kit';
import { SettingsDialog } from './ui/SettingsDialog';

const TablePage = lazy(() => import('./table/TablePage'));
const ReplayPage = lazy(() => import('./replay/ReplayPage'));
const FilePage = lazy(() => import('./replay/FilePage'));
const JoinPage = lazy(() => import('./lobby/JoinPage'));
const PersonPage = lazy(() => import('./lobby/PersonPage'));
const CoursePage = lazy(() => import('./learn/CoursePage'));
const LessonPage = lazy(() => import('./learn/LessonPage'));
const DocsPage = lazy(() => import('./docs/DocsPage'));
const RulesPage = lazy(() => import('./rules/RulesPage'));

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <g transform="translate(16 16)">
        <rect x="-11" y="-9" width="12" height="17" rx="2.5" fill="var(--onfelt)" transform="rotate(-12)" />
        <rect x="-2" y="-8" width="12" height="17" rx="2.5" fill="#e9c46a" transform="rotate(10)" />
      </g>
    </svg>
  );
}

/** What a game keeps for its players between matches. */
function KeptPage() {
  const { game = '' } = useParams();
  const Kept = keptOf(game);
  return Kept ? (
    <WithWords game={game}>
      <Kept />
    </WithWords>
  ) : (
    <Nowhere />
  );
}

/** A page that needs a server, but for matches on this device. */
function Served({ children }: { children: ReactNode }) {
  const { match = '' } = useParams();
  const me = useMe();
  const why = useNoServer();
  // What a server has shown stays on the screen while it is away.
  return isLocal(match) || why === null || me.data ? children : <NoServer />;
}

const served = (page: ReactNode) => <Served>{page}</Served>;

function Nowhere() {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-md p-10 text-center">
      <h1 className="text-2xl font-semibold">{t('shell.nothing_here')}</h1>
      <Link to="/" className="mt-4 inline-block text-accent underline underline-offset-4">
        {t('table.to_lobby')}
      </Link>
    </div>
  );
}

export function App() {
  const { t } = useWords();
  const me = useMe();
  const [open, setOpen] = useState<'settings' | 'account' | null>(null);
  const atTable = useLocation().pathname.match(/^\/(table|learn\/[^/]+)\//) !== null;
  const bar = 'text-onfelt hover:bg-white/10 px-2.5';
  const why = useNoServer();
  return (
    <div className="flex min-h-dvh flex-col has-[[data-desk]]:h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-sheet px-4 py-2 text-ink focus:not-sr-only focus:absolute focus:left-2 focus:top-2"
      >
        {t('shell.skip')}
      </a>
      <header className="bg-felt text-onfelt">
        <div
          className={`mx-auto flex items-center gap-2 px-4 ${atTable ? 'max-w-[110rem] py-1' : 'max-w-6xl py-2'}`}
        >
          <Link to="/" className="flex items-center gap-2.5 rounded-lg py-1 pr-2">
            <Mark />
            <span className="serif text-xl font-semibold tracking-wide">Parlour</span>
          </Link>
          {/* In a large window a table puts its seats and tools here. */}
          <div id="bar" className="on-felt min-w-0 flex-1" />
          <NewRelease />
          <Link
            to="/docs"
            className="inline-flex min-h-10 items-center gap-2 rounded-lg px-2.5 text-sm font-medium hover:bg-white/10"
          >
            <Icon name="book" />
            <span className="max-sm:sr-only">{t('docs.title')}</span>
          </Link>
          <Button
            look="quiet"
            className={`${bar} min-w-0`}
            disabled={why !== null}
            title={why ?? undefined}
            onClick={() => setOpen('account')}
          >
            <span className="max-w-32 truncate">{me.data?.name ?? t('shell.guest')}</span>
          </Button>
          <Button
            look="quiet"
            className={bar}
            onClick={() => setOpen('settings')}
            aria-label={t('settings.title')}
          >
            <Icon name="gear" />
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none has-[[data-desk]]:min-h-0">
        <Suspense fallback={<Spinner label={t('common.loading')} />}>
          <Routes>
            <Route path="/" element={<Lobby />} />
            <Route path="/table/:match" element={served(<TablePage />)} />
            <Route path="/watch/:match" element={served(<TablePage watch />)} />
            <Route path="/replay" element={<FilePage />} />
            <Route path="/replay/:match" element={served(<ReplayPage />)} />
            <Route path="/join/:match/:secret" element={served(<JoinPage />)} />
            <Route path="/me" element={served(<PersonPage />)} />
            <Route path="/rules/:game/:part?" element={<RulesPage />} />
            <Route path="/docs/:guide?" element={<DocsPage />} />
            <Route path="/learn/:game" element={<CoursePage />} />
            <Route path="/learn/:game/:lesson" element={<LessonPage />} />
            <Route path="/kept/:game" element={served(<KeptPage />)} />
            <Route path="*" element={<Nowhere />} />
          </Routes>
        </Suspense>
      </main>
      {open === 'settings' && <SettingsDialog close={() => setOpen(null)} />}
      {open === 'account' && <AccountDialog close={() => setOpen(null)} />}
    </div>
  );
}
