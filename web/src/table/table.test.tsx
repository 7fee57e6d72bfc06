import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { useSettings } from '../settings';
import { ParlourSocket } from '../socket';
import { sayOf, updates } from '../test/fixtures';
import type { MatchInfo, Message, Update } from '../wire';
import { PromptDock } from './PromptDock';
import { openTable, type SeatView, staged, type Table, TableContext } from './store';

const info: MatchInfo = {
  id: 'm',
  game: 'cardpeegee',
  phase: 'running',
  seats: [{ seat: 0, holder: 'person', name: 'Ada', yours: true }],
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
  host: true,
  asked: [0],
  marks: [],
};

class FakeSocket {
  static last: FakeSocket;
  static opened = 0;
  sent: { id: number; match: string; ask: Record<string, unknown> }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
    FakeSocket.opened += 1;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  tell(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))));
const update = (name: string): Update => structuredClone(updates('cardpeegee')[name] as Update);

describe('a table', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.useRealTimers();
  });

  async function sitDown() {
    const opened = openTable(
      'm',
      false,
      new ParlourSocket(
        () => 'ws://here',
        async () => {},
      ),
    );
    await settle();
    const [attach] = FakeSocket.last.sent;
    expect(attach?.ask).toEqual({ do: 'attach', beats: true });
    FakeSocket.last.tell({
      reply: { re: attach?.id ?? 0, ok: { attached: { info, chat: [], present: [0] } } },
    });
    await settle();
    return opened;
  }

  it('quotes its number and a fresh key, and acts once', async () => {
    const { store } = await sitDown();
    FakeSocket.last.tell({ update: { ...update('ask.new_day.0'), since: 0, number: 7 } });
    store.getState().choose(0);
    store.getState().choose(0);
    const acts = FakeSocket.last.sent.filter(({ ask }) => ask.do === 'act');
    expect(acts).toHaveLength(1);
    expect(acts[0]?.ask).toMatchObject({ seat: 0, expect: 7, action: 'start_encounter' });
    expect(String(acts[0]?.ask.key)).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['warned', [null, 0]],
    ['always', [0, 0]],
    ['never', [null, null]],
  ] as const)('asks before it acts as its person wants: %s', async (confirm, confirming) => {
    useSettings.setState({ confirm });
    const found = [];
    for (const warning of [undefined, { key: 'warn.discard_active' }]) {
      const { store } = await sitDown();
      const asked = { ...update('ask.new_day.0'), since: 0, number: 7 };
      Object.assign(asked.prompt?.options[0] ?? {}, warning ? { warning } : {});
      FakeSocket.last.tell({ update: asked });
      store.getState().choose(0);
      found.push(store.getState().confirming);
      const acts = FakeSocket.last.sent.filter(({ ask }) => ask.do === 'act');
      expect(acts).toHaveLength(store.getState().confirming === null ? 1 : 0);
    }
    expect(found).toEqual(confirming);
    useSettings.setState({ confirm: 'warned' });
  });

  it('comes back after a break, from the last number, and sends the same act again', async () => {
    const { store } = await sitDown();
    FakeSocket.last.tell({ update: { ...update('ask.new_day.0'), since: 0, number: 7 } });
    store.getState().choose(0);
    const key = FakeSocket.last.sent.find(({ ask }) => ask.do === 'act')?.ask.key;
    FakeSocket.last.onclose?.();
    expect(store.getState().link).toBe('lost');
    await new Promise((done) => setTimeout(done, 320));
    const again = FakeSocket.last.sent;
    expect(again[0]?.ask).toEqual({ do: 'attach', beats: true, since: 7 });
    expect(again.find(({ ask }) => ask.do === 'act')?.ask.key).toBe(key);
  });

  it('asks, and says that it is over, only when what happened was shown', async () => {
    const { store } = await sitDown();
    const shown = () => staged(store.getState().views['0'] as SeatView).update;
    FakeSocket.last.tell({ update: { ...update('ask.new_day.0'), since: 0, number: 1 } });
    const now = update('ask.town_tax.0');
    const said = (key: string) => ({ event: key, words: { key } });
    const ending = { reason: 'died', winners: [], scores: [] };
    FakeSocket.last.tell({
      update: {
        ...now,
        since: 1,
        number: 2,
        ending,
        changes: [
          {
            number: 2,
            at: 0,
            kind: 'play',
            events: [said('one'), said('two')],
            beats: [{ events: 1 }, { events: 1, view: { in: { hp: { is: 99 } } } }],
          },
        ],
      },
    });
    FakeSocket.last.tell({ match: { ...info, phase: 'over' } });
    expect(shown()).toMatchObject({ view: { hp: 99 }, asked: [] });
    expect(shown().prompt).toBeUndefined();
    expect(shown().ending).toBeUndefined();
    expect(store.getState().info?.phase).toBe('running');
    store.getState().next();
    expect(shown().view).toEqual(now.view);
    expect(shown().prompt).toBeUndefined();
    store.getState().next();
    expect(shown()).toMatchObject({ prompt: now.prompt, ending });
    expect(store.getState().info?.phase).toBe('over');
  });

  it('puts a seat behind a veil when another of its seats was shown', async () => {
    const { store } = await sitDown();
    const first = updates('confrontation')['ask.card.0'] as Update;
    const second = updates('confrontation')['ask.card.1'] as Update;
    const { prompt: _, ...quiet } = first;
    FakeSocket.last.tell({ update: { ...quiet, since: 0 } });
    expect(store.getState().shown).toBe('0');
    FakeSocket.last.tell({ update: { ...second, since: 0 } });
    expect(store.getState()).toMatchObject({ shown: '1', veiled: true });
  });
});

describe('the prompt line', () => {
  function show(name: string, more: Partial<Table> = {}) {
    const seen = update(name);
    const store = createStore<Table>()(
      () =>
        ({
          views: { '0': { update: seen, log: [], missed: [], queue: [] } },
          shown: '0',
          picked: [],
          sending: null,
          confirming: null,
          fault: null,
          hint: null,
          choose: vi.fn(),
          confirm: vi.fn(),
          clear: vi.fn(),
          dismiss: vi.fn(),
          ...more,
        }) as unknown as Table,
    );
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TableContext value={store}>
          <PromptDock say={sayOf('cardpeegee')} info={info} game={undefined} />
        </TableContext>
      </QueryClientProvider>,
    );
    return store;
  }

  it('says what is asked, and each button what it does and by which rule', () => {
    const store = show('ask.new_day.0');
    expect(screen.getByTestId('ask').textContent).toMatch(/^Day \d+\. What will it bring\?$/);
    fireEvent.click(screen.getByRole('button', { name: /Start the encounter.*Deals three cards/ }));
    expect(store.getState().choose).toHaveBeenCalledWith(0);
    expect(screen.getByRole('button', { name: 'Rule R7.1' })).toBeTruthy();
  });

  it('asks once more before an option with a warning', () => {
    const seen = update('ask.town_tax.0');
    const index = 0;
    const prompt = seen.prompt;
    if (!prompt?.options[index]) throw new Error('a tax is asked');
    prompt.options[index].warning = { key: 'warn.discard_active' };
    const store = show('ask.town_tax.0', {
      views: { '0': { update: seen, log: [], missed: [], queue: [] } },
      confirming: index,
    });
    expect(screen.getByRole('alertdialog').textContent).toContain('This card is active.');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, do it' }));
    expect(store.getState().confirm).toHaveBeenCalled();
  });

  it('says why something was refused, with its rule', () => {
    show('ask.new_day.0', {
      fault: {
        code: 'action/illegal',
        message: 'x',
        rule: 'R6.1',
        reason: { key: 'refuse.no_cards_at_new_day' },
      },
    });
    expect(screen.getByRole('alert').textContent).toContain(
      "You can't use cards before the encounter starts",
    );
    expect(screen.getByRole('button', { name: 'Rule R6.1' })).toBeTruthy();
  });
});

describe('a secret choice', () => {
  const seen = structuredClone(updates('confrontation')['ask.card.0'] as Update);

  async function show() {
    const store = createStore<Table>()(
      () =>
        ({
          views: { '0': { update: seen, log: [], missed: [], queue: [] } },
          shown: '0',
          picked: [],
          sending: null,
          confirming: null,
          fault: null,
          hint: null,
          choose: vi.fn(),
          clear: vi.fn(),
        }) as unknown as Table,
    );
    render(
      <TableContext value={store}>
        <PromptDock say={sayOf('confrontation')} info={{ ...info, game: 'confrontation' }} game={undefined} />
      </TableContext>,
    );
    await screen.findByRole('dialog');
    await vi.waitFor(() =>
      expect(document.querySelectorAll('dialog [data-option]').length).toBeGreaterThan(0),
    );
    return store;
  }

  it('comes in a dialogue with every option, by click or by number', async () => {
    const store = await show();
    const buttons = document.querySelectorAll<HTMLElement>('dialog [data-option]');
    expect(buttons.length).toBe(seen.prompt?.options.length);
    fireEvent.click(buttons[2] as HTMLElement);
    fireEvent.keyDown(window, { key: '4' });
    expect((store.getState().choose as ReturnType<typeof vi.fn>).mock.calls).toEqual([[2], [3]]);
  });

  it('can be put aside to look at the board, and taken up again', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Choose in secret/ }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
