// A table as this page knows it: what the server sent, and what the player has in hand to say.

import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { newKey, Refused } from '../api';
import { giveShares } from '../fair/shares';
import { useSettings } from '../settings';
import { type Link, type ParlourSocket, socketTo } from '../socket';
import { bell, cadence, tick } from '../sound';
import { type Beat, beatsOf, logUntil, queued, sightOf, WAITING } from '../stage/beats';
import { gathered, heldFor } from '../stage/pace';
import type {
  Advice,
  Answer,
  Ask,
  Change,
  ChatLine,
  Claim,
  Fault,
  JsonValue,
  MatchInfo,
  Message,
  Prompt,
  Thing,
  UndoInfo,
  UndoNews,
  Update,
} from '../wire';
import { type ActingActions, type ActingState, acting } from './acting';
import { join } from './log';
import { NOTHING } from './selection';
import { press } from './touch';
import { type WishingActions, type WishingState, wishing } from './wishing';

export interface SeatView {
  update: Update;
  log: Change[];
  /** The changes that came while this person was away. */
  missed: Change[];
  /** What has happened and was not shown yet; the first of it is being shown. */
  queue: Beat[];
}

export interface TableState extends ActingState, WishingState {
  match: string;
  watchOnly: boolean;
  link: Link;
  info: MatchInfo | null;
  views: Record<string, SeatView>;
  /** The viewer on screen, and the one that must first be handed the device. */
  shown: string | null;
  veiled: boolean;
  chat: ChatLine[];
  unread: number;
  present: number[];
  watching: number;
  undoNews: UndoNews | null;
  undoPlan: UndoInfo | null;
  ready: number[];
  frozen: boolean;
  /** The bot that decided in the place of another one that gave no answer. */
  standIn: string | null;
  fault: Fault | null;
  lost: Fault | null;
  sending: number | null;
  confirming: number | null;
  picked: Thing[];
  hint: Advice | 'none' | 'asking' | null;
  /** The lobby side of the match as it will be when all that happened was shown. */
  later: MatchInfo | null;
  /** Server's clock minus ours, in milliseconds. */
  skew: number;
}

export interface TableActions extends ActingActions, WishingActions {
  choose(option: number): void;
  confirm(): void;
  /** Does what was advised, be it an option or several in one. */
  follow(): void;
  /** Takes an action that stands on no list, such as an edit of the position. */
  act(action: JsonValue): void;
  press(thing: Thing): void;
  clear(): void;
  deal(items: string[]): Promise<boolean>;
  planUndo(): void;
  undo(): void;
  redo(): void;
  consent(agree: boolean): void;
  resign(): void;
  claim(how: Claim): void;
  mute(muted: boolean): void;
  say(text: string): Promise<boolean>;
  readChat(): void;
  askHint(bot?: string): void;
  show(viewer: string): void;
  unveil(): void;
  looked(): void;
  /** Shows what happened next. */
  next(): void;
  /** Shows what came of it all. */
  toEnd(): void;
  forgetMissed(): void;
  forgetUndoNews(): void;
  dismiss(): void;
}

export type Table = TableState & TableActions;

export const viewerOf = (update: Update) => (update.seat === undefined ? 'watch' : String(update.seat));

/** Opens a match; `close` gets up again. */
export function openTable(
  match: string,
  watchOnly: boolean,
  socket: ParlourSocket = socketTo(match),
): { store: StoreApi<Table>; close(): void } {
  const store = createStore<Table>()((set, get) => {
    const current = () => {
      const { shown, views } = get();
      return shown === null ? undefined : views[shown];
    };
    const fail = (error: unknown) => {
      const fault: Fault =
        error instanceof Refused ? error.fault : { code: 'server/fault', message: String(error) };
      set({ fault, sending: null });
      if (fault.code === 'action/stale') look();
    };
    const ask = (what: Ask): Promise<Answer | null> =>
      socket.ask(match, what).catch((error: unknown) => {
        fail(error);
        return null;
      });
    const seat = () => current()?.update.seat;
    const look = () => {
      const view = current();
      if (!view) return;
      const since = view.log.at(-1)?.number ?? 0;
      const which = view.update.seat;
      ask({ do: 'look', since, ...(which === undefined ? {} : { seat: which }) }).then((answer) => {
        if (answer && typeof answer === 'object' && 'update' in answer) take(set, get, answer.update);
      });
    };
    const act = (option: number) => {
      const choice = current()?.update.prompt?.options[option];
      if (choice) send(choice.action, option);
    };
    const send = (action: JsonValue, option: number) => play({ do: 'act', action }, option);
    const play = async (
      what: { do: 'act'; action: JsonValue } | { do: 'act_all'; actions: JsonValue[] },
      option: number,
    ): Promise<boolean> => {
      const view = current();
      const which = view?.update.seat;
      if (!view || which === undefined || get().sending !== null) return false;
      set({ sending: option, confirming: null, fault: null, hint: null });
      tick();
      const answer = await ask({ ...what, seat: which, expect: view.update.number, key: newKey() });
      // The answer may be here before the update: until that comes, the old question is still on
      // the table, and a second press would be meant for it.
      const told = answer && typeof answer === 'object' && 'done' in answer ? answer.done.number : 0;
      const isHere = () => (get().views[viewerOf(view.update)]?.update.number ?? 0) >= told;
      const rest = () => set({ sending: null, picked: [], selection: NOTHING });
      if (isHere()) rest();
      else {
        const stop = store.subscribe(({ link }) => {
          if (!isHere() && link === 'open') return;
          stop();
          rest();
        });
      }
      return answer !== null;
    };
    return {
      match,
      watchOnly,
      link: socket.link,
      info: null,
      views: {},
      shown: null,
      veiled: false,
      chat: [],
      unread: 0,
      present: [],
      watching: 0,
      undoNews: null,
      undoPlan: null,
      ready: [],
      frozen: false,
      standIn: null,
      fault: null,
      lost: null,
      sending: null,
      confirming: null,
      picked: [],
      hint: null,
      later: null,
      skew: 0,
      ...acting({
        set,
        get,
        current,
        quietly: (what) => socket.ask(match, what),
        send: (actions) => play({ do: 'act_all', actions }, -1),
      }),
      ...wishing({ set, get, current, quietly: (what) => socket.ask(match, what) }),

      choose: (option) => {
        const choice = current()?.update.prompt?.options[option];
        const { confirm } = useSettings.getState();
        const asks = confirm === 'always' || (confirm === 'warned' && choice?.warning);
        if (asks) set({ confirming: option, picked: [] });
        else act(option);
      },
      confirm: () => {
        const option = get().confirming;
        if (option !== null) act(option);
      },
      act: (action) => {
        send(action, -1);
      },
      follow: () => {
        const { hint } = get();
        if (typeof hint !== 'object' || hint === null) return;
        const wanted = JSON.stringify(hint.action);
        const options = current()?.update.prompt?.options ?? [];
        const option = options.findIndex(({ action }) => JSON.stringify(action) === wanted);
        if (option >= 0) get().choose(option);
        else send(hint.action, option);
      },
      press: (thing) => {
        const prompt = current()?.update.prompt;
        if (!prompt || get().sending !== null) return;
        const { picked, chosen } = press(prompt, get().picked, thing);
        set({ picked, confirming: null });
        if (chosen !== undefined) get().choose(chosen);
      },
      clear: () => {
        set({ picked: [], confirming: null, fault: null, undoPlan: null, hint: null, selection: NOTHING });
      },
      deal: async (items) => {
        const view = current();
        if (!view) return false;
        const answer = await ask({ do: 'deal', expect: view.update.number, key: newKey(), items });
        return answer !== null;
      },
      planUndo: () => {
        const which = seat();
        if (which === undefined) return;
        ask({ do: 'whole_undo_plan', seat: which }).then((answer) => {
          if (!answer || typeof answer !== 'object' || !('undo_plan' in answer)) return;
          const plan = answer.undo_plan;
          if (plan.law === 'free' && plan.asks.length === 0 && plan.unlearned.length === 0) get().undo();
          else set({ undoPlan: plan });
        });
      },
      undo: () => {
        const view = current();
        const which = seat();
        if (!view || which === undefined) return;
        set({ undoPlan: null, picked: [], confirming: null, hint: null });
        ask({ do: 'undo_whole', seat: which, expect: view.update.number }).then((answer) => {
          // The others hear of it; whoever asked has it in the answer.
          if (answer && typeof answer === 'object' && 'asked' in answer)
            set({ undoNews: { match, seat: which, plan: answer.asked } });
        });
      },
      redo: () => {
        const view = current();
        const which = seat();
        if (!view || which === undefined) return;
        ask({ do: 'redo', seat: which, expect: view.update.number });
      },
      consent: (agree) => {
        const which = seat();
        if (which === undefined) return;
        set({ undoNews: null });
        ask({ do: 'consent', seat: which, agree });
      },
      resign: () => {
        const which = seat();
        if (which !== undefined) ask({ do: 'resign', seat: which });
      },
      claim: (how) => {
        const which = seat();
        if (which !== undefined) ask({ do: 'claim', seat: which, claim: how });
      },
      mute: (muted) => {
        const which = seat();
        if (which !== undefined) ask({ do: 'mute', seat: which, muted });
      },
      say: async (text) => (await ask({ do: 'chat', text })) !== null,
      readChat: () => set({ unread: 0 }),
      askHint: (bot) => {
        const which = seat();
        const asked = current()?.update.prompt;
        if (which === undefined) return;
        set({ hint: 'asking' });
        ask({ do: 'hint', seat: which, ...(bot ? { bot } : {}) }).then((answer) => {
          const found = answer && typeof answer === 'object' && 'hint' in answer ? answer.hint : null;
          if (get().hint === 'asking' && isSame(asked, current()?.update.prompt))
            set({ hint: found ?? 'none' });
        });
      },
      show: (viewer) => set({ shown: viewer, veiled: false, picked: [], confirming: null, hint: null }),
      unveil: () => set({ veiled: false }),
      looked: () => {
        const view = current();
        const which = view?.update.seat;
        if (!view || which === undefined || view.queue.length > 0 || socket.link !== 'open') return;
        socket.ask(match, { do: 'looked', seat: which, number: view.update.number }).catch(() => {});
      },
      next: () => advance(set, get, 1),
      toEnd: () => advance(set, get, WAITING),
      forgetMissed: () => {
        const { shown, views } = get();
        const view = shown === null ? undefined : views[shown];
        if (shown !== null && view) set({ views: { ...views, [shown]: { ...view, missed: [] } } });
      },
      forgetUndoNews: () => set({ undoNews: null }),
      dismiss: () => set({ fault: null }),
    };
  });

  const { setState: set, getState: get } = store;
  const stopWatching = socket.watch((link) => set({ link }));
  const stop = socket.listen(match, {
    attach: () => {
      const ends = Object.values(get().views).map((view) => view.update.number);
      const since = ends.length > 0 ? { since: Math.min(...ends) } : {};
      return { do: 'attach', beats: true, ...since, ...(watchOnly ? { watch: true } : {}) };
    },
    attached: (answer) => {
      if (typeof answer !== 'object' || !('attached' in answer)) return;
      const { info, chat, present } = answer.attached;
      set({ chat, present, lost: null });
      meet(set, get, info);
    },
    refused: (error) => {
      if (error instanceof Refused && error.fault.code !== 'server/busy') set({ lost: error.fault });
    },
    heard: (message) => hear(set, get, message, socket),
  });
  return {
    store,
    close: () => {
      stop();
      stopWatching();
    },
  };
}

type Set = StoreApi<Table>['setState'];
type Get = StoreApi<Table>['getState'];

function hear(set: Set, get: Get, message: Message, socket: ParlourSocket): void {
  if ('update' in message) {
    const first = get().views[viewerOf(message.update)] === undefined;
    if (take(set, get, message.update)) {
      if (first && message.update.since > 0) fetchAll(set, get, message.update, socket);
    } else {
      fetchAll(set, get, message.update, socket);
    }
  } else if ('match' in message) meet(set, get, message.match);
  else if ('presence' in message)
    set({ present: message.presence.seats, watching: message.presence.watching });
  else if ('chat' in message) {
    const line = message.chat.line;
    set((state) =>
      state.chat.some((one) => one.number === line.number)
        ? state
        : { chat: [...state.chat, line], unread: state.unread + 1 },
    );
  } else if ('undo' in message) set({ undoNews: message.undo });
  else if ('ready' in message) set({ ready: message.ready.seats });
  else if ('frozen' in message) set({ frozen: true });
  else if ('stand_in' in message) set({ standIn: message.stand_in.bot });
  else if ('fault' in message) set({ fault: message.fault });
}

/** Takes the lobby side of the match in, and gives what its start waits for. */
function meet(set: Set, get: Get, info: MatchInfo): void {
  // That it is over comes after what ended it.
  set(isShowing(get()) && get().info ? { later: info } : { info, later: null });
  if (!get().watchOnly) giveShares(info).catch(() => {});
}

/** Takes an update in; false if changes before it are missing. */
function take(set: Set, get: Get, update: Update): boolean {
  const name = viewerOf(update);
  const { views, shown, info } = get();
  const before = views[name];
  if (before && update.number < before.update.number) return true;
  const log = join(before?.log ?? [], update);
  const missed = before ? before.missed : update.since > 0 && update.seat !== undefined ? update.changes : [];
  const fresh = info ? gathered(info.game, freshBeats(before, update)) : [];
  const queue = log ? queued(before?.queue ?? [], fresh, isWorth(info)) : [];
  const next = { ...views, [name]: { update, log: log ?? before?.log ?? [], missed, queue } };
  const skew = update.clock ? update.clock.now - Date.now() : get().skew;
  const changed = !before || before.update.number !== update.number;
  const base = { views: next, skew, ...(changed && name === shown ? { picked: [], confirming: null } : {}) };
  // Advice is for one question, which stays the same when somebody else decides at the same time.
  if (get().hint !== null && name === shown && !isSame(before?.update.prompt, update.prompt))
    set({ hint: null });
  if (before && changed && queue.length === 0) ring(before.update, update, get().sending !== null);
  set({ ...base, ...whoIsShown(next, shown, name, info) });
  return log !== null;
}

/** Who was away for so long is shown what happened meanwhile; a reload in the middle of play is no absence. */
export const AWAY = 60_000;

function freshBeats(before: SeatView | undefined, update: Update): Beat[] {
  if (before) return beatsOf(update, before.update.number, before.update);
  const away = (update.changes[0]?.at ?? Date.now()) < Date.now() - AWAY;
  return away && update.since > 0 && update.seat !== undefined ? beatsOf(update, update.since) : [];
}

/** Whether a beat is to be shown for a while, or only what came of it. */
const isWorth = (info: MatchInfo | null) => (beat: Beat) =>
  info !== null && heldFor(info.game, beat, useSettings.getState()) !== 0;

/** Whether something that happened is being shown. */
const isShowing = ({ shown, views }: TableState) => shown !== null && (views[shown]?.queue.length ?? 0) > 0;

/** Goes on by so many beats. After the last one comes what waited for it. */
function advance(set: Set, get: Get, by: number): void {
  const { shown, views, info, later } = get();
  const view = shown === null ? undefined : views[shown];
  if (shown === null || !view || view.queue.length === 0) return;
  const queue = view.queue.slice(by);
  const next = { ...views, [shown]: { ...view, queue } };
  if (queue.length > 0) {
    set({ views: next });
    return;
  }
  ring({ ...view.update, prompt: undefined, ending: undefined } as Update, view.update, false);
  set({
    views: next,
    ...(later ? { info: later, later: null } : {}),
    ...whoIsShown(next, shown, shown, info),
  });
}

/** Whether it is the same question with the same options. */
const isSame = (one: Prompt | undefined, other: Prompt | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sounds for what comes from elsewhere. */
function ring(before: Update, update: Update, own: boolean): void {
  const asked = (one: Update) => (one.prompt?.options.length ?? 0) > 0;
  if (update.ending && !before.ending) cadence();
  else if (!own && asked(update) && !asked(before)) bell();
}

/** One device, several seats: show the seat that is asked, behind a veil if there are secrets. */
function whoIsShown(
  views: Record<string, SeatView>,
  shown: string | null,
  fresh: string,
  _info: MatchInfo | null,
): Partial<TableState> {
  const names = Object.keys(views);
  const now = shown !== null ? views[shown] : undefined;
  if (!now) return { shown: fresh };
  // Whoever has the device sees first what came of their action.
  if (names.length < 2 || now.queue.length > 0) return {};
  const isAsked = (name: string) => (views[name]?.update.prompt?.options.length ?? 0) > 0;
  if (shown !== null && isAsked(shown)) return {};
  const next = names.find(isAsked);
  return next !== undefined && next !== shown
    ? { shown: next, veiled: true, picked: [], confirming: null }
    : {};
}

/** Fetches the whole log of a viewer. */
function fetchAll(set: Set, get: Get, update: Update, socket: ParlourSocket): void {
  const name = viewerOf(update);
  socket
    .ask(update.match, { do: 'look', since: 0, ...(update.seat === undefined ? {} : { seat: update.seat }) })
    .then((answer) => {
      if (typeof answer !== 'object' || !('update' in answer)) return;
      const whole = answer.update;
      const { views } = get();
      const before = views[name];
      if (!before || whole.number < before.update.number) return;
      set({ views: { ...views, [name]: { ...before, update: whole, log: whole.changes, queue: [] } } });
    })
    .catch(() => {});
}

export const TableContext = createContext<StoreApi<Table> | null>(null);

export function useTable<T>(pick: (table: Table) => T): T {
  const store = useContext(TableContext);
  if (!store) throw new Error('useTable outside of a table');
  return useStore(store, pick);
}

/** What is on screen: while a beat is shown, the table as it was after it, and nothing of what comes later. */
export const staged = memo((view: SeatView): SeatView => {
  const beat = view.queue[0];
  if (!beat) return view;
  const { prompt: _, ending: __, dealer: ___, ...rest } = view.update;
  const update = { ...rest, ...sightOf(beat), number: beat.change, asked: [] };
  return { ...view, update, log: logUntil(view.log, beat) };
});

/** A function that gives the same for the same. */
function memo<Of extends object, Made>(make: (from: Of) => Made): (from: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (from) => {
    const made = known.get(from) ?? make(from);
    known.set(from, made);
    return made;
  };
}

/** The view on screen. */
export function useShown(): SeatView | undefined {
  return useTable((table) => {
    const view = table.shown === null ? undefined : table.views[table.shown];
    return view && staged(view);
  });
}

/** What is being shown of what happened. */
export function useBeat(): Beat | undefined {
  return useTable((table) => (table.shown === null ? undefined : table.views[table.shown]?.queue[0]));
}
