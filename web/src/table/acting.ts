// Playing whole actions: what the seat may do is asked for, a press narrows it, and one message does it.

import { moduleOf } from '../boards/board';
import { useSettings } from '../settings';
import type { Answer, Ask, JsonValue, Thing, Whole, Wholes } from '../wire';
import {
  actionsOf,
  isComing,
  isWorth,
  lone,
  NOTHING,
  type Offer,
  type Pressed,
  press,
  type Selection,
  verbOf,
} from './selection';
import type { SeatView, Table } from './store';
import { nameOf } from './touch';

/** What the pointer or the focus rests on: a kind of action, a thing, or one action. */
export interface Pointed {
  verb?: string;
  thing?: string;
  whole?: Whole;
}

export interface ActingState {
  /** The whole actions of the question on the table; none while they are not known, or where there are none. */
  offer: Offer | null;
  /** Whether they are being asked for: until they are here, nothing is pressed for something else. */
  waiting: boolean;
  selection: Selection;
  pointed: Pointed | null;
}

export interface ActingActions {
  /** Asks for the whole actions of the present question. */
  askWholes(): void;
  /** Chooses a thing; what was chosen before counts. */
  pick(thing: Thing): void;
  /** Takes a piece up, and lets it go over something or nothing. */
  lift(thing: Thing): void;
  drop(thing: Thing | null): void;
  /** Means these kinds of action; the same ones again mean all. A lone one is taken `atOnce`. */
  mean(verbs: readonly string[], atOnce?: boolean): void;
  take(whole: Whole): void;
  /** Does what waits to be confirmed. */
  insist(): void;
  spend(name: string | null): void;
  step(key: string, count: number): void;
  /** Lets go of what is in hand. */
  letGo(): void;
  point(pointed: Pointed | null): void;
}

interface Around {
  set(part: Partial<Table>): void;
  get(): Table;
  current(): SeatView | undefined;
  quietly(what: Ask): Promise<Answer>;
  /** Sends small actions as one; says whether that was done. */
  send(actions: JsonValue[]): Promise<boolean>;
}

const wholesIn = (answer: Answer): Wholes | null =>
  typeof answer === 'object' && 'wholes' in answer ? answer.wholes : null;

export function acting({ set, get, current, quietly, send }: Around): ActingState & ActingActions {
  /** The question that the offer belongs to; another one makes answers to it worthless. */
  let asked = '';
  /** Whether the question comes of what was done here. */
  let goesOn = false;
  const coming = new Map<string, Promise<void>>();
  const question = () => {
    const update = current()?.update;
    return update?.prompt?.options.length && update.seat !== undefined
      ? `${update.seat} ${update.number}`
      : '';
  };
  const style = () => {
    const game = get().info?.game;
    return game === undefined ? undefined : moduleOf(game).wholes;
  };
  const ask = async (piece?: Thing): Promise<Wholes | null> => {
    const seat = current()?.update.seat;
    const now = question();
    if (seat === undefined || now === '') return null;
    const told = await quietly({
      do: 'wholes',
      seat,
      ...(piece ? { piece: { kind: piece.kind, id: piece.id } } : {}),
    });
    return now === question() ? wholesIn(told) : null;
  };
  const open = async (thing: Thing): Promise<void> => {
    const name = nameOf(thing);
    if (get().offer?.of[name]) return;
    const found = await ask(thing);
    const { offer } = get();
    if (found && offer) set({ offer: { ...offer, of: { ...offer.of, [name]: found.wholes } } });
  };
  const opened = (thing: Thing): Promise<void> => {
    const key = `${asked} ${nameOf(thing)}`;
    const known = coming.get(key) ?? open(thing).catch(() => {});
    coming.set(key, known);
    return known;
  };
  const settle = ({ selection, take }: Pressed) => {
    set({ selection });
    if (take) get().take(take);
  };
  const act = (whole: Whole, selection: Selection) => {
    goesOn = true;
    send(actionsOf(whole, selection)).then((done) => {
      if (!done) goesOn = false;
    });
  };
  return {
    offer: null,
    waiting: false,
    selection: NOTHING,
    pointed: null,

    askWholes: () => {
      const now = question();
      if (asked === now) return;
      asked = now;
      coming.clear();
      const worth = now !== '' && style() !== undefined;
      set({ offer: null, waiting: worth, selection: NOTHING, pointed: null });
      if (!worth) return;
      ask()
        .then((found) => {
          if (!found) {
            if (asked === now) set({ waiting: false });
            return;
          }
          const offer = { within: found.within, pieces: found.pieces, free: found.wholes, of: {} };
          const options = current()?.update.prompt?.options ?? [];
          const [only] = options;
          // In the middle of one's own action a lone answer is none: nobody learns anything by it.
          if (goesOn && found.within && only && options.length === 1 && !only.warning) {
            void send([only.action]);
            return;
          }
          goesOn = false;
          set({ offer: isWorth(offer) ? offer : null, waiting: false });
        })
        .catch(() => {
          // It is asked again when somebody answers again; meanwhile the options serve.
          asked = '';
          set({ waiting: false });
        });
    },
    pick: (thing) => {
      const { offer, selection, sending } = get();
      if (!offer || sending !== null) return;
      const held = selection.piece;
      if (held && isComing(offer, selection) && nameOf(held) !== nameOf(thing)) {
        // Whoever presses fast means where the piece may go, as soon as that is known.
        void opened(held).then(() => {
          const now = get();
          if (now.offer && now.selection === selection && !isComing(now.offer, selection)) now.pick(thing);
        });
        return;
      }
      const pressed = press(offer, selection, thing, style()?.together);
      settle(pressed);
      const { piece } = pressed.selection;
      if (!piece || offer.of[nameOf(piece)]) return;
      void opened(piece).then(() => {
        const now = get();
        if (now.offer && now.selection === pressed.selection) settle(lone(now.offer, now.selection));
      });
    },
    lift: (thing) => {
      const { offer, selection, sending } = get();
      if (!offer || sending !== null) return;
      if (selection.piece && nameOf(selection.piece) === nameOf(thing)) return;
      const { selection: next } = press(
        offer,
        { ...NOTHING, verbs: selection.verbs },
        thing,
        style()?.together,
      );
      set({ selection: next });
      void opened(thing);
    },
    drop: (thing) => {
      const { piece } = get().selection;
      if (!piece) return;
      void opened(piece).then(() => {
        const { offer, selection } = get();
        if (!offer || selection.piece !== piece) return;
        const pressed = thing && press(offer, selection, thing);
        // What is no target is nowhere to go: the piece is back where it was.
        if (pressed && pressed.selection.targets.length > selection.targets.length) settle(pressed);
        else {
          if (thing && nameOf(thing) !== nameOf(piece)) get().wish(thing);
          set({ selection: NOTHING });
        }
      });
    },
    mean: (verbs, atOnce = true) => {
      const { offer, selection } = get();
      const isSame = JSON.stringify(selection.verbs) === JSON.stringify(verbs);
      if (selection.piece) {
        const next = { ...selection, verbs, targets: [], spends: null, sure: null };
        return set({ selection: next });
      }
      set({ selection: isSame ? NOTHING : { ...NOTHING, verbs } });
      const can = offer?.pieces.filter((one) => one.verbs.some(({ key }) => verbs.includes(key))) ?? [];
      const free = offer?.free.filter((whole) => verbs.includes(verbOf(whole))) ?? [];
      const [only] = free;
      if (atOnce && !isSame && only && free.length === 1 && can.length === 0) get().take(only);
    },
    take: (whole) => {
      const { selection, sending } = get();
      if (sending !== null) return;
      const { confirm } = useSettings.getState();
      const warned = (whole.warnings ?? []).length > 0 || style()?.asks.includes(verbOf(whole));
      const asks = confirm === 'always' || (confirm === 'warned' && warned);
      if (asks && selection.sure !== whole) set({ selection: { ...selection, sure: whole } });
      else act(whole, selection);
    },
    insist: () => {
      const { selection, sending } = get();
      if (selection.sure && sending === null) act(selection.sure, selection);
    },
    spend: (name) => set({ selection: { ...get().selection, spends: name } }),
    step: (key, count) => {
      const { selection } = get();
      set({ selection: { ...selection, counts: { ...selection.counts, [key]: count } } });
    },
    letGo: () => set({ selection: NOTHING }),
    point: (pointed) => {
      if (JSON.stringify(get().pointed) !== JSON.stringify(pointed)) set({ pointed });
    },
  };
}
