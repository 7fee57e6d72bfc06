import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { api } from '../api';
import { speak } from '../language';
import { useSettings } from '../settings';
import { catalogueOf, updateOf } from '../test/fixtures';
import type { Change, GameCard, MatchInfo } from '../wire';
import { sayer } from '../words';
import { LogPanel } from './LogPanel';
import { Confirming } from './PromptDock';
import { type Table, TableContext } from './store';
import { StandIn, Veil } from './TablePage';
import { newDays } from './Time';

const game = {
  id: 'confrontation',
  hidden: true,
  names: {},
  languages: ['en'],
  seat_names: ['seat.fellowship', 'seat.sauron'],
} as unknown as GameCard;
const info = { id: 'm', game: 'confrontation', seats: [{}, {}] } as unknown as MatchInfo;

function show(what: React.ReactNode, more: Partial<Table> = {}, log: Change[] = []) {
  vi.spyOn(api, 'games').mockResolvedValue([game]);
  const update = updateOf('confrontation', 'ask.card.0');
  const table = { match: 'm', shown: '0', views: { '0': { update, log, missed: [], queue: [] } }, ...more };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <TableContext value={createStore<Table>()(() => table as unknown as Table)}>{what}</TableContext>
    </QueryClientProvider>,
  );
}

const say = (language: string) => sayer(catalogueOf('confrontation', language));

afterEach(async () => {
  vi.restoreAllMocks();
  useSettings.setState({ times: false });
  await speak('en');
});

describe('the log', () => {
  const day = (date: number, hour = 12) => new Date(2026, 2, date, hour).getTime();

  it('tells the day where it changes, and at the start unless that is today', () => {
    const times = [day(1), day(1, 20), day(2), undefined, day(2, 13), day(4)];
    expect(newDays(times, day(1))).toEqual([false, false, true, false, false, true]);
    expect(newDays(times, day(4))).toEqual([true, false, true, false, false, true]);
  });

  const log: Change[] = [
    { number: 1, at: day(1, 9), kind: { flag: { seat: 1 } }, events: [] },
    { number: 2, at: day(2, 14), kind: { resign: { seat: 0 } }, events: [] },
  ];

  it.each([
    ['en', 'Sauron ran out of time', 'The Fellowship resigns'],
    ['de', 'Sauron hat die Zeit überschritten', 'Die Gefährten geben auf'],
    ['fr', 'Sauron n’a plus de temps', 'La Communauté abandonne'] as const,
  ] as const)('names seats as the game does, with day and time, in %s', async (language, first, second) => {
    await speak(language);
    show(<LogPanel say={say(language)} game="confrontation" />, {}, log);
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain(first));
    expect(screen.getByRole('log').textContent).toContain(second);
    const lines = [...screen.getByRole('log').querySelectorAll('li')];
    expect(lines.map((line) => line.querySelector('time')?.dateTime)).toEqual(
      [day(1, 9), day(1, 9), day(2, 14), day(2, 14)].map((at) => new Date(at).toISOString()),
    );
  });

  it('shows times when a line is pointed at, or always for those who like it', () => {
    const { unmount } = show(<LogPanel say={say('en')} game="confrontation" />, {}, log);
    const time = () => screen.getByRole('log').querySelectorAll('li')[1]?.querySelector('time')?.className;
    expect(time()).toContain('group-hover:visible');
    expect(time()).toContain('invisible');
    unmount();
    useSettings.setState({ times: true });
    show(<LogPanel say={say('en')} game="confrontation" />, {}, log);
    expect(time()).not.toContain('invisible');
  });
});

it.each([
  ['en', 'Pass the device to the Fellowship'],
  ['de', 'Gib das Gerät an die Gefährten'],
] as const)('the veil agrees with the seat in %s', async (language, title) => {
  await speak(language);
  show(<Veil info={info} say={say(language)} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it.each([
  ['en', ': '],
  ['fr', '\u00a0: '],
] as const)('a warning follows its option as %s writes it', async (language, colon) => {
  await speak(language);
  const update = structuredClone(updateOf('confrontation', 'ask.card.0'));
  const option = update.prompt?.options[0];
  if (!option) throw new Error('a card is asked for');
  option.label = { key: 'A' };
  option.warning = { key: 'B' };
  show(<Confirming say={say(language)} />, {
    confirming: 0,
    views: { '0': { update, log: [], missed: [], queue: [] } },
  });
  expect(screen.getByRole('alertdialog').textContent).toContain(`A${colon}B`);
});

it('a bot that stands in is called by its name', () => {
  show(<StandIn />, { standIn: 'search2' });
  expect(screen.getByRole('status').textContent).toBe('A bot didn’t respond, so “Expert” moved instead.');
});
