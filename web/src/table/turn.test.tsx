import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { useSettings } from '../settings';
import { updates } from '../test/fixtures';
import type { MatchInfo, SeatInfo, Update } from '../wire';
import { type SeatView, type Table, TableContext } from './store';
import { OfferNotices, TurnTitle } from './TurnTitle';

const seats = (other: SeatInfo['holder']): SeatInfo[] => [
  { seat: 0, holder: 'person', name: 'Ada', yours: true },
  { seat: 1, holder: other, name: 'Bob', yours: false },
];
const against = (other: SeatInfo['holder']) =>
  ({ id: 'm', game: 'cardpeegee', phase: 'running', seats: seats(other) }) as MatchInfo;

const update = structuredClone(updates('cardpeegee')['ask.new_day.0'] as Update);
const view = (asked: boolean, queue: SeatView['queue'] = []): SeatView => {
  const { prompt, ...rest } = update;
  return { update: asked ? { ...rest, prompt } : rest, log: [], missed: [], queue } as SeatView;
};

const shown: { title: string; body: string | undefined }[] = [];
class FakeNotice {
  static permission: NotificationPermission = 'granted';
  static requestPermission = async () => 'granted' as const;
  onclick = null;
  constructor(title: string, more?: NotificationOptions) {
    shown.push({ title, body: more?.body });
  }
}

let visibility: DocumentVisibilityState;
const look = (away: boolean) =>
  act(async () => {
    visibility = away ? 'hidden' : 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  });

function sit(info: MatchInfo, asked: boolean) {
  const store = createStore<Table>()(() => ({ shown: '0', views: { 0: view(asked) } }) as unknown as Table);
  render(
    <TableContext value={store}>
      <TurnTitle info={info} title="War" />
      <OfferNotices info={info} />
    </TableContext>,
  );
  return (asked: boolean) => act(async () => store.setState({ views: { 0: view(asked) } }));
}

describe('whose turn it is', () => {
  beforeEach(() => {
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.stubGlobal('Notification', FakeNotice);
    FakeNotice.permission = 'granted';
    shown.length = 0;
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    useSettings.setState({ notices: true, noticesOffered: false });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('stands in the title and on the icon of the tab', async () => {
    const ask = sit(against('person'), false);
    expect(document.title).toBe('War – Parlour');
    await ask(true);
    expect(document.title).toBe('● Your turn – War – Parlour');
    expect(document.querySelector('link')?.href).toMatch(/icon-turn\.svg$/);
    await ask(false);
    expect(document.title).toBe('War – Parlour');
    expect(document.querySelector('link')?.href).toMatch(/icon\.svg$/);
  });

  it('is told once to who looks elsewhere, and tells nothing of what happened', async () => {
    const ask = sit(against('person'), false);
    await look(true);
    await ask(true);
    await ask(true);
    expect(shown).toEqual([{ title: 'Your turn', body: 'War' }]);
    await ask(false);
    await ask(true);
    expect(shown).toHaveLength(2);
  });

  it('is no news for who looks, has seen it, or does not want to know', async () => {
    const ask = sit(against('person'), false);
    await ask(true);
    await look(true);
    await ask(false);
    useSettings.setState({ notices: false });
    await ask(true);
    expect(shown).toEqual([]);
  });

  it('is no news where nobody else plays', async () => {
    const alone = { ...against('person'), seats: seats('person').map((seat) => ({ ...seat, yours: true })) };
    sit(alone, true);
    expect(document.title).toBe('War – Parlour');
  });

  it('is offered while a person is waited for, and once', async () => {
    FakeNotice.permission = 'default';
    const ask = sit(against('person'), true);
    expect(screen.queryByTestId('offer-notices')).toBeNull();
    await ask(false);
    await act(async () => screen.getByText('Notify me').click());
    expect(useSettings.getState()).toMatchObject({ notices: true, noticesOffered: true });
    expect(screen.queryByTestId('offer-notices')).toBeNull();
  });

  it('is not offered against a bot', () => {
    FakeNotice.permission = 'default';
    sit(against('bot'), false);
    expect(screen.queryByTestId('offer-notices')).toBeNull();
  });
});
