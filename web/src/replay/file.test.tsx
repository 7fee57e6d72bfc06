import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api';
import { Unreadable } from '../files';
import { useSettings } from '../settings';
import { sourceOf, updateOf } from '../test/fixtures';
import type { GameCard, JsonValue, MatchInfo } from '../wire';
import FilePage from './FilePage';
import { collect, type Replay, read, write } from './file';
import { OpenFile } from './OpenFile';
import { open, useOpened } from './open';

const [first, second] = [updateOf('cardpeegee', 'ask.new_day.0'), updateOf('cardpeegee', 'ask.town_tax.0')];
const said = (key: string) => ({ event: key, words: { key } });
const moment = ({ view, scene }: typeof first) => ({ view, scene });

const replay: Replay = {
  game: 'cardpeegee',
  viewer: '0',
  seats: [{ seat: 0, holder: 'person', name: 'Ada', yours: true }],
  saved: Date.UTC(2026, 1, 3, 12),
  steps: [
    { events: [said('ask.new_day')], at: Date.UTC(2026, 1, 1, 9, 30), kind: 'play' },
    { events: [], at: Date.UTC(2026, 1, 3, 11), kind: { resign: { seat: 0 } } },
  ],
  moments: [moment(first), moment(second), moment(second)],
};

const card = {
  id: 'cardpeegee',
  title: 'CardPeeGee',
  names: {},
  languages: ['en'],
  seat_names: ['seat.player'],
  hidden: false,
} as unknown as GameCard;

const asFile = (text: string, name = 'match.json') => new File([text], name, { type: 'application/json' });
const written = () => JSON.parse(write(replay));

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([card]);
  vi.spyOn(api, 'catalogue').mockResolvedValue(sourceOf('cardpeegee'));
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'a', name: 'Ada', guest: true } as never);
  useOpened.setState({ replay: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  useSettings.setState({ times: false, pace: 'auto' });
});

describe('a replay file', () => {
  it('holds what was seen, one step a line, and only what changed', () => {
    const text = write(replay);
    expect(text.split('\n').filter((line) => line.startsWith('{"events"'))).toHaveLength(2);
    expect(written().steps[1]).not.toHaveProperty('now');
    expect(read(JSON.parse(text), 'match.json')).toEqual(replay);
  });

  it.each<[string, (file: ReturnType<typeof written>) => void, string]>([
    ['no version', (file) => (file.parlour_replay = 0), 'parlour_replay'],
    ['a viewer nobody is', (file) => (file.viewer = 'god'), 'viewer'],
    ['names that are none', (file) => (file.seats[0].name = {}), 'seats'],
    ['a start without a scene', (file) => delete file.start.scene, 'start'],
    ['a step that is none', (file) => (file.steps[1] = 7), 'steps[1]'],
    ['an event without words', (file) => (file.steps[0].events = [{}]), 'steps[0]'],
    [
      'a change of what is not there',
      (file) => (file.steps[0].now = { in: { a: { in: {} } } }),
      'steps[0].a',
    ],
    ['a step that leaves no scene', (file) => (file.steps[0].now = { is: 1 }), 'steps[0]'],
  ])('that is damaged is refused with the place: %s', (_, damage, place) => {
    const file = written();
    damage(file);
    const refused = () => read(file as JsonValue, 'match.json');
    expect(refused).toThrow(Unreadable);
    try {
      refused();
    } catch (error) {
      expect(error).toMatchObject({ key: 'file.broken', args: { file: 'match.json', place } });
    }
  });

  it('of a later version is not guessed at', () => {
    expect(() => read({ ...written(), parlour_replay: 2 }, 'x')).toThrow('file.newer');
  });
});

describe('collecting', () => {
  const info = { id: 'm', game: 'cardpeegee', phase: 'running', seats: replay.seats } as unknown as MatchInfo;

  it('asks for every step as the viewer may see it, and waits when it is too fast', async () => {
    const step = { kept: 1, events: replay.steps[0]?.events ?? [] };
    vi.spyOn(api, 'replay').mockResolvedValue({ id: 'm', game: 'cardpeegee', viewer: '0', steps: [step] });
    vi.spyOn(api, 'ask').mockResolvedValue({
      update: { ...first, changes: [{ number: 1, at: 42, kind: 'play', events: [] }] },
    } as never);
    const slow = new Refused({ code: 'input/rate', message: 'slow down' }, 429);
    const view = vi
      .spyOn(api, 'replayView')
      .mockResolvedValueOnce({ kept: 0, ...moment(first) })
      .mockRejectedValueOnce(slow)
      .mockResolvedValueOnce({ kept: 1, ...moment(second) });
    const told: number[][] = [];
    vi.useFakeTimers();
    const coming = collect(info, '0', (...step) => told.push(step), new AbortController().signal);
    await vi.runAllTimersAsync();
    const found = await coming;
    expect(view.mock.calls).toEqual([
      ['m', '0', 0],
      ['m', '0', 1],
      ['m', '0', 1],
    ]);
    expect(found.moments).toEqual([moment(first), moment(second)]);
    expect(found.steps).toEqual([{ events: step.events, at: 42, kind: 'play' }]);
    expect(told).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('stops when nobody wants it any more', async () => {
    vi.spyOn(api, 'replay').mockResolvedValue({ id: 'm', game: 'cardpeegee', viewer: '0', steps: [] });
    vi.spyOn(api, 'ask').mockResolvedValue('done' as never);
    const view = vi.spyOn(api, 'replayView');
    await expect(collect(info, '0', () => {}, AbortSignal.abort())).rejects.toThrow();
    expect(view).not.toHaveBeenCalled();
  });
});

describe('opening a file', () => {
  it('hands a record to the server in either form, and shows a replay itself', async () => {
    const upload = vi.spyOn(api, 'upload').mockResolvedValue({ id: 'up' } as never);
    expect(await open(asFile('{"parlour_record": 1}'))).toBe('/replay/up');
    expect(await open(asFile('PARLOUR1\u0001\u0002'))).toBe('/replay/up');
    expect(upload).toHaveBeenCalledTimes(2);
    expect(await open(asFile(write(replay)))).toBe('/replay');
    expect(upload).toHaveBeenCalledTimes(2);
    expect(useOpened.getState().replay).toEqual(replay);
    await expect(open(asFile('{"turn": 1}'))).rejects.toThrow('file.no_replay');
    await expect(open(asFile('{"turn": '))).rejects.toThrow('file.not_json');
  });

  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/']}>
          <Routes>
            <Route path="/" element={<OpenFile label="Replay from a file…" />} />
            <Route path="/replay" element={<FilePage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );

  it('by a drop leads to the replay, its names, days and times', async () => {
    useSettings.setState({ times: true });
    show();
    const carried = { types: ['Files'], files: [asFile(write(replay))] };
    fireEvent(window, Object.assign(new Event('dragover'), { dataTransfer: carried }));
    expect(screen.getByRole('status').textContent).toBe('Drop the file to open it');
    fireEvent(window, Object.assign(new Event('drop'), { dataTransfer: carried }));
    await screen.findByRole('heading', { name: 'CardPeeGee: replay' });
    expect(screen.getByText(/From a file: what Player saw, up to .*2026/).textContent).toContain('Ada');
    expect(screen.getByText('0 / 2')).toBeTruthy();
    const log = screen.getByRole('list', { name: 'Log' });
    expect(log.querySelectorAll('li')).toHaveLength(4);
    expect(log.textContent).toContain('Player resigns');
    fireEvent.click(screen.getByRole('button', { name: 'Player resigns' }));
    expect(screen.getByText('2 / 2')).toBeTruthy();
  });

  it('goes from one whole action to the next, and through one in small steps', async () => {
    useSettings.setState({ pace: 'once' });
    const words = ['ask.new_day', 'ask.town_tax', 'ask.new_day', 'ask.town_tax'].map(said);
    const steps = words.map((one, at) => ({
      events: [one],
      ...(at === 1 || at === 2 ? { goes_on: true } : {}),
    }));
    const moments = [first, second, first, second, first].map(moment);
    useOpened.setState({ replay: { ...replay, steps, moments } });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FilePage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await screen.findByText('0 / 2');
    // The board is loaded.
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const at = () => [
      screen.getByText(/^\d \/ \d$/).textContent,
      screen.getByRole('group', { name: 'Small steps within an action' }).textContent,
    ];
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('max')).toBe('2');
    // One line for one whole action.
    expect(screen.getByRole('list', { name: 'Log' }).querySelectorAll('li')).toHaveLength(2);
    press('Next step');
    expect(at()).toEqual(['1 / 2', '3 of 3']);
    press('Previous small step');
    expect(at()).toEqual(['1 / 2', '2 of 3']);
    press('Next small step');
    press('Next small step');
    expect(at()).toEqual(['2 / 2', '–']);
    press('Previous step');
    expect(at()).toEqual(['1 / 2', '3 of 3']);
    fireEvent.keyDown(window, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(window, { key: 'ArrowLeft', shiftKey: true });
    expect(at()).toEqual(['1 / 2', '1 of 3']);
    // From the middle of one: to its end, and to where it began.
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(at()).toEqual(['1 / 2', '3 of 3']);
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(at()[0]).toBe('0 / 2');
    fireEvent.change(slider, { target: { value: '2' } });
    expect(at()[0]).toBe('2 / 2');
  });

  it('says what is wrong with a record, as the server found it', async () => {
    const fault = { code: 'input/record', message: 'entry 12: not legal' } as const;
    vi.spyOn(api, 'upload').mockRejectedValue(new Refused(fault, 422));
    show();
    fireEvent.change(screen.getByLabelText('Replay from a file…'), {
      target: { files: [asFile('{"parlour_record": 1}')] },
    });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('entry 12: not legal'));
    expect(screen.getByRole('alert').textContent).toContain('This record is damaged or invalid.');
  });

  it('of a game that is not here is refused', async () => {
    useOpened.setState({ replay: { ...replay, game: 'whist' } });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FilePage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('damaged at game');
  });
});
