import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api';
import type { GameCard, NewMatch } from '../wire';
import { NewTable } from './NewTable';

const game = {
  id: 'ring',
  title: 'Ring',
  names: {},
  languages: ['en'],
  min_seats: 2,
  max_seats: 4,
  seat_names: ['seat.free', 'seat.dark', 'seat.third', 'seat.fourth'],
  bots: [{ id: 'careful', about: 'x', usual: true }],
  setup: { seats: 2, mode: 'enforced', start: 'standard' },
  options: [
    { key: 'seats', kind: { number: { min: 2, max: 4, default: 2 } }, rule: 'R1' },
    { key: 'mode', kind: { choice: ['enforced', 'unrestricted'] }, rule: 'R2' },
  ],
} as unknown as GameCard;
const words =
  'seat-free = Free\nseat-dark = Dark\nseat-third = Third\nseat-fourth = Fourth\nsetup-mode = Mode\nbad = nobody is in { $where }';

const asked: NewMatch[] = [];
let answer: () => Promise<unknown> = async () => ({ id: 'm' });

beforeEach(() => {
  asked.length = 0;
  answer = async () => ({ id: 'm' });
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'a', name: 'Ada', guest: true } as never);
  vi.spyOn(api, 'host').mockResolvedValue({ key: 'k' } as never);
  vi.spyOn(api, 'create').mockImplementation((wanted) => {
    asked.push(wanted);
    return answer() as never;
  });
});
afterEach(() => vi.restoreAllMocks());

function show() {
  const client = new QueryClient();
  client.setQueryData(['games'], [game]);
  client.setQueryData(['catalogue', game.id, 'en'], words);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NewTable game={game} close={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const chosenIn = (label: string) => (screen.getByLabelText(label) as HTMLSelectElement).value;
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
const choose = (text: string, name = 'siege.json') =>
  fireEvent.change(screen.getByLabelText('From a file…'), { target: { files: [new File([text], name)] } });

describe('how many play', () => {
  it('begins with one person alone, against bots', async () => {
    show();
    expect(chosenIn('Number of players')).toBe('bots');
    expect(screen.getByRole('option', { name: '1: just you, bots in the other seats' })).toBeTruthy();
    expect(chosenIn('Dark')).toBe('bot:careful');
  });

  it('gives one person every seat, and leaves seats open for several', async () => {
    show();
    pick('Number of players', 'all');
    expect([chosenIn('Free'), chosenIn('Dark')]).toEqual(['me', 'me']);
    pick('Number of players', '3');
    expect([chosenIn('Free'), chosenIn('Dark'), chosenIn('Third')]).toEqual(['me', 'open', 'open']);
    start();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.seats).toHaveLength(3);
    expect(asked[0]?.setup).toMatchObject({ seats: 3 });
  });

  it('says what the seats amount to when they are chosen one by one', async () => {
    show();
    pick('Dark', 'open');
    expect(chosenIn('Number of players')).toBe('2');
    pick('Dark', 'me');
    expect(chosenIn('Number of players')).toBe('all');
  });
});

describe('a position file', () => {
  const position = { setup: { seats: 4, mode: 'unrestricted', unknown: 1 }, turn: 3 };

  it('is where the table starts, with the setup that it brings', async () => {
    show();
    choose(JSON.stringify(position));
    await screen.findByText('siege.json');
    expect(chosenIn('Number of players')).toBe('4');
    expect(chosenIn('Mode')).toBe('unrestricted');
    expect((screen.getByLabelText('Mode') as HTMLSelectElement).disabled).toBe(true);
    start();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      position,
      setup: { seats: 4, mode: 'unrestricted', start: 'standard' },
    });
  });

  it('can be put away again', async () => {
    show();
    choose(JSON.stringify(position));
    fireEvent.click(await screen.findByRole('button', { name: 'Use the usual start' }));
    start();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).not.toHaveProperty('position');
  });

  it.each([
    ['{"turn": 3,\n "phase": }', 'siege.json, line 2, column 11: this isn’t JSON.'],
    ['[1, 2]', 'siege.json isn’t a position'],
    ['{"parlour_record": 1}', 'siege.json is a record of a match'],
  ])('that is none is refused at once: %s', async (text, why) => {
    show();
    choose(text);
    expect((await screen.findByRole('alert')).textContent).toContain(why);
    expect(screen.getByText('The usual start')).toBeTruthy();
  });

  it('that the rules refuse is told with their reason, and another one may follow', async () => {
    show();
    const reason = { key: 'bad', params: { where: { plain: 'Moria' } } };
    const fault = { code: 'table/setup', message: 'x', reason } as const;
    answer = () => Promise.reject(new Refused(fault as never, 422));
    choose(JSON.stringify(position));
    await screen.findByText('siege.json');
    start();
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody is in Moria');
    choose(JSON.stringify({ turn: 4 }), 'other.json');
    await screen.findByText('other.json');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
