import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, MatchInfo } from '../wire';
import { MatchRow } from './Lobby';
import { NewTable } from './NewTable';
import { playNow } from './plan';

const clans = {
  id: 'clans',
  title: 'Clans',
  min_seats: 2,
  max_seats: 2,
  seat_names: ['side.a', 'side.b'],
  bots: [{ id: 'simple', about: '' }],
  options: [],
  setup: { preset: 'classic', turn_limit: 0 },
  languages: ['en'],
  names: {},
  keeps: true,
} as unknown as GameCard;

const open: MatchInfo = {
  id: 'm',
  game: 'clans',
  phase: 'open',
  seats: [
    { seat: 0, holder: 'person', name: 'Ada', yours: false },
    { seat: 1, holder: 'nobody', yours: false },
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
  host: false,
  asked: [],
};

/** A server with a profile that has two decks; what it was asked to do is written down. */
function server() {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked.push({ path, body: JSON.parse(String(init.body)) });
    const answer = path.endsWith('/games')
      ? [clans]
      : path.includes('/profile/')
        ? { game: 'clans', kept: { decks: { 'Two shores': {}, Mine: {} } } }
        : path.includes('/matches')
          ? open
          : { id: 'me', name: 'Ben', guest: true, key: 'k' };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return asked;
}

function show(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

const pick = async (name: string) => {
  const choice = await screen.findByRole('combobox', { name: 'Bring your own' });
  fireEvent.change(choice, { target: { value: name } });
};

describe('one’s own deck', () => {
  it('is brought to a table that one lays, for anybody to join', async () => {
    const asked = server();
    show(<NewTable game={clans} close={() => {}} />);
    await pick('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/matches'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/matches'))?.body).toMatchObject({ bring: 'Mine' });
  });

  it('is brought to the table of somebody else', async () => {
    const asked = server();
    show(<MatchRow match={open} />);
    await pick('Two shores');
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/join'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/join'))?.body).toMatchObject({
      bring: 'Two shores',
      seat: 1,
    });
  });

  it('stays at home unless it is chosen', async () => {
    const asked = server();
    show(<MatchRow match={open} />);
    await screen.findByRole('combobox', { name: 'Bring your own' });
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/join'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/join'))?.body).not.toHaveProperty('bring');
  });
});

describe('a match at once', () => {
  it('of Clans pays gold, and is otherwise the game’s usual one', () => {
    expect(playNow(clans).setup).toEqual({ preset: 'classic', turn_limit: 0, m1: true });
  });

  it('of a game without wishes is the game’s usual one', () => {
    expect(playNow({ ...clans, id: 'confrontation' })).not.toHaveProperty('setup');
  });
});
