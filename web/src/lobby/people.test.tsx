import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { ChatPanel } from '../table/ChatPanel';
import { absentSeats } from '../table/ClaimBar';
import { UndoNewsBar } from '../table/dialogs';
import { Seats } from '../table/Seats';
import { type Table, TableContext } from '../table/store';
import { sayOf, updates } from '../test/fixtures';
import type { MatchInfo, SessionInfo, Update } from '../wire';
import { MatchRow } from './Lobby';
import { Security } from './Security';

const NAME = '<img src=x onerror=alert(1)>';

const info: MatchInfo = {
  id: 'm',
  game: 'confrontation',
  phase: 'running',
  seats: [
    { seat: 0, holder: 'person', name: 'Ada', yours: true },
    { seat: 1, holder: 'person', name: NAME, yours: false, guest: true },
  ],
  setup: {},
  created: 0,
  updated: 0,
  at_flag: 'lose',
  open: false,
  private: false,
  dealing: 'keyed',
  delay: 0,
  entropy: [],
  awaited: [],
  redrawn: 0,
  marks: [],
  host: true,
  asked: [0],
  patience: 7,
};

const update = updates('confrontation')['ask.card.0'] as Update;
const say = sayOf('confrontation');

function show(what: ReactNode, more: Partial<Table> = {}) {
  const store = createStore<Table>()(
    () =>
      ({
        views: { '0': { update, log: [], missed: [], queue: [] } },
        shown: '0',
        present: [],
        ready: [],
        watching: 0,
        skew: 0,
        chat: [{ number: 1, at: 0, name: NAME, seat: 1, guest: true, text: '<b>bold</b> & <script>' }],
        readChat: () => {},
        mute: () => {},
        undoNews: { match: 'm', seat: 1, plan: { law: 'consent', asks: [0], unlearned: [] } },
        consent: () => {},
        forgetUndoNews: () => {},
        ...more,
      }) as unknown as Table,
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TableContext value={store}>{what}</TableContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('a name with markup in it', () => {
  it.each([
    ['on a seat', <Seats key="s" info={info} game={undefined} say={say} />],
    ['in the chat', <ChatPanel key="c" info={info} />],
    ['in a list', <MatchRow key="r" match={info} />],
    ['in a question', <UndoNewsBar key="u" say={say} info={info} />],
  ])('is text %s, and marked as a guest’s', (_, what) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { container } = show(what);
    expect(container.querySelector('img, script, b')).toBeNull();
    expect(container.textContent).toContain(`${NAME} (guest)`);
  });
});

it('a seat keeps onlookers from talking', () => {
  const mute = vi.fn();
  show(<ChatPanel info={{ ...info, muted_by: [1] }} />, { mute });
  const box = screen.getByRole('checkbox', { name: 'Turn off spectator chat' });
  expect((box as HTMLInputElement).checked).toBe(false);
  fireEvent.click(box);
  expect(mute).toHaveBeenCalledWith(true);
});

it('who has left for days can be claimed against, and nobody else', () => {
  const DAY = 86_400_000;
  const waits: Update = { ...update, seat: 0, asked: [1], changes: [{ ...CHANGE, at: DAY }] };
  expect(absentSeats(info, waits, [], 8 * DAY)).toEqual([1]);
  expect(absentSeats(info, waits, [], 8 * DAY - 1)).toEqual([]);
  expect(absentSeats(info, waits, [1], 8 * DAY)).toEqual([]);
  expect(absentSeats(info, { ...waits, asked: [0, 1] }, [], 8 * DAY)).toEqual([]);
  const { patience: _, ...clocked } = info;
  expect(absentSeats(clocked, waits, [], 8 * DAY)).toEqual([]);
});

const CHANGE = { number: 1, at: 0, kind: 'play' as const, events: [] };

describe('where somebody is logged in', () => {
  const session = (id: string, more: Partial<SessionInfo>): SessionInfo => ({
    id,
    kind: 'browser',
    label: '',
    made: 1,
    used: 1,
    expires: 2,
    current: false,
    ...more,
  });
  const sessions = [
    session('a', { current: true, label: 'Firefox, Linux' }),
    session('b', { label: 'Safari, iPhone' }),
    session('c', { kind: 'program', label: 'my bot' }),
  ];

  function server() {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      asked.push(`${init?.method} ${path} ${init?.body ?? ''}`.trim());
      const refused = String(init?.body).includes('wrong horse');
      const body = refused
        ? { code: 'auth/refused', message: 'no' }
        : path.endsWith('/sessions')
          ? sessions
          : {};
      return new Response(JSON.stringify(body), { status: refused ? 401 : 200 });
    });
    return asked;
  }

  it('each session can be ended, but this one by signing out', async () => {
    const asked = server();
    show(<Security guest={false} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari, iPhone' }));
    await waitFor(() => expect(asked).toContain('DELETE /api/sessions/b'));
    expect(screen.getByText('Program: my bot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out: Firefox, Linux' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(asked).toContain('POST /api/sessions/end-others {}'));
  });

  it('the password is changed with the one until now', async () => {
    const asked = server();
    show(<Security guest={false} />);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
    type('Current password', 'wrong horse');
    type('New password', 'battery staple');
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your current password is wrong.')).toBeTruthy();
    type('Current password', 'correct horse');
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/You’re signed out everywhere else/)).toBeTruthy();
    expect(asked).toContain('POST /api/password {"old":"correct horse","new":"battery staple"}');
  });

  it('guests are told that they have none', async () => {
    server();
    show(<Security guest />);
    expect(await screen.findByText(/Guests have no password/)).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
