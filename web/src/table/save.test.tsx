import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { api, Refused } from '../api';
import { updateOf } from '../test/fixtures';
import type { GameCard, JsonValue, MatchInfo } from '../wire';
import { positionOf } from './position';
import { SaveDialog } from './SaveDialog';
import { type SeatView, type Table, TableContext } from './store';

const update = updateOf('confrontation', 'ask.card.0');
const info = {
  id: 'm',
  game: 'confrontation',
  phase: 'running',
  seats: [{ seat: 0, holder: 'person', name: 'Ada', yours: true }],
} as unknown as MatchInfo;
const secret = { id: 'confrontation', hidden: true } as GameCard;
const view = (seen: JsonValue): SeatView => ({
  update: { ...update, view: seen },
  log: [],
  missed: [],
  queue: [],
});
const looks = (seen: JsonValue) =>
  vi.spyOn(api, 'ask').mockResolvedValue({ update: { ...update, view: seen } } as never);

describe('the position', () => {
  afterEach(() => vi.restoreAllMocks());

  it('of a game without secrets is what everyone sees', async () => {
    expect(await positionOf(info, { hidden: false } as GameCard, update, [])).toBe(update.view);
  });

  it('of a game with secrets is whole where all seats and spectators see the same', async () => {
    const open = view({ hands: ['a', 'b'], turn: 1 });
    looks({ turn: 1, hands: ['a', 'b'] });
    expect(await positionOf(info, secret, open.update, [open, open])).toEqual(open.update.view);
  });

  it('is hidden where a seat sees more than spectators, or than another seat', async () => {
    const own = view({ hands: ['a', null] });
    looks({ hands: [null, null] });
    expect(await positionOf(info, secret, own.update, [own])).toBeNull();
    looks({ hands: ['a', null] });
    expect(await positionOf(info, secret, own.update, [own, view({ hands: [null, 'b'] })])).toBeNull();
  });

  it('is hidden at a table without spectators', async () => {
    vi.spyOn(api, 'ask').mockRejectedValue(new Refused({ code: 'table/seat', message: 'no' }, 403));
    const own = view({ hands: [] });
    expect(await positionOf(info, secret, own.update, [own])).toBeNull();
  });

  it('is the table’s after the end', async () => {
    vi.spyOn(api, 'replay').mockResolvedValue({
      id: 'm',
      game: 'confrontation',
      viewer: 'table',
      steps: [
        { kept: 1, events: [] },
        { kept: 2, events: [] },
      ],
    });
    const whole = vi
      .spyOn(api, 'replayView')
      .mockResolvedValue({ kept: 2, view: 'all', scene: update.scene });
    expect(await positionOf({ ...info, phase: 'over' }, secret, update, [])).toBe('all');
    expect(whole).toHaveBeenCalledWith('m', 'table', 2);
  });
});

describe('the dialogue', () => {
  const saved: { name: string; text: Promise<string> }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      blob = given as Blob;
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blob.text() });
    });
    vi.spyOn(api, 'games').mockResolvedValue([secret]);
  });
  afterEach(() => vi.restoreAllMocks());

  function show(match: MatchInfo) {
    const table = { match: 'm', shown: '0', views: { '0': { update, log: [], missed: [], queue: [] } } };
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TableContext value={createStore<Table>()(() => table as unknown as Table)}>
          <SaveDialog info={match} close={() => {}} />
        </TableContext>
      </QueryClientProvider>,
    );
  }

  it('saves a running match as its viewer saw it, and says why not the position', async () => {
    looks(null);
    vi.spyOn(api, 'replay').mockResolvedValue({ id: 'm', game: 'confrontation', viewer: '0', steps: [] });
    vi.spyOn(api, 'replayView').mockResolvedValue({ kept: 0, view: update.view, scene: update.scene });
    show(info);
    expect(await screen.findByText(/Part of this position is hidden from you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the position' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save the match' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('confrontation-replay-m.json');
    expect(JSON.parse((await saved[0]?.text) ?? '')).toMatchObject({ parlour_replay: 1, viewer: '0' });
    expect(screen.getByRole('status').textContent).toContain('Saved.');
  });

  it('saves the record of a finished one as the server wrote it, and the position', async () => {
    vi.spyOn(api, 'replay').mockResolvedValue({ id: 'm', game: 'x', viewer: 'table', steps: [] });
    vi.spyOn(api, 'replayView').mockResolvedValue({ kept: 0, view: { turn: 9 }, scene: update.scene });
    vi.spyOn(api, 'recordText').mockResolvedValue('{"parlour_record": 1,\n"entries": []}');
    show({ ...info, phase: 'over' });
    fireEvent.click(screen.getByRole('button', { name: 'Save the match' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text).toBe('{"parlour_record": 1,\n"entries": []}');
    fireEvent.click(await screen.findByRole('button', { name: 'Save the position' }));
    expect(saved[1]?.name).toBe('confrontation-position-m.json');
    expect(JSON.parse((await saved[1]?.text) ?? '')).toEqual({ turn: 9 });
  });

  it('says why nothing was saved', async () => {
    looks(null);
    vi.spyOn(api, 'replay').mockRejectedValue(new Refused({ code: 'server/busy', message: 'busy' }, 503));
    show(info);
    fireEvent.click(screen.getByRole('button', { name: 'Save the match' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach the server right now');
    expect(saved).toEqual([]);
  });
});
