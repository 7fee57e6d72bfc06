// Why not? What is not lit was pressed, or an action was looked for that is not offered: the rules are asked
// what is against it.

import type { Answer, Ask, Thing, Why } from '../wire';
import type { SeatView, Table } from './store';
import { nameOf } from './touch';

/** What somebody would like to do: with these things, or an action of this kind. */
export interface Wish {
  things: readonly Thing[];
  verb?: string;
}

/** A wish that was asked about. */
export interface Wished extends Wish {
  /** None until there is an answer. */
  why: Why | null;
}

export interface WishingState {
  wished: Wished | null;
}

export interface WishingActions {
  /** Something that is not lit was pressed; what is in hand counts. */
  wish(thing: Thing): void;
  /** What is against something, for whoever shows it elsewhere; none if nobody can say. */
  askWhy(wish: Wish): Promise<Why | null>;
  forgetWish(): void;
}

interface Around {
  set(part: Partial<Table>): void;
  get(): Table;
  current(): SeatView | undefined;
  quietly(what: Ask): Promise<Answer>;
}

/** The most things in one wish. */
const MOST = 4;

export function wishing({ set, get, current, quietly }: Around): WishingState & WishingActions {
  return {
    wished: null,

    wish: (thing) => {
      const { offer, selection, picked } = get();
      const view = current();
      if (view?.update.seat === undefined || view.update.ending || view.queue.length > 0) return;
      const { piece, targets, verbs } = selection;
      const held = offer ? [...(piece ? [piece] : []), ...targets] : picked;
      const things = [...held.filter((one) => nameOf(one) !== nameOf(thing)), thing].slice(-MOST);
      const [verb] = verbs ?? [];
      const wish: Wished = {
        things: things.map(({ kind, id }) => ({ kind, id })),
        ...(offer && !piece && verb !== undefined && verbs?.length === 1 ? { verb } : {}),
        why: null,
      };
      set({ wished: wish });
      void get()
        .askWhy(wish)
        .then((why) => {
          if (get().wished === wish) set({ wished: why && { ...wish, why } });
        });
    },
    askWhy: async ({ things, verb }) => {
      const seat = current()?.update.seat;
      if (seat === undefined) return null;
      const told = await quietly({
        do: 'why',
        seat,
        things: [...things],
        ...(verb === undefined ? {} : { verb }),
      }).catch(() => null);
      return told !== null && typeof told === 'object' && 'why' in told ? told.why : null;
    },
    forgetWish: () => {
      if (get().wished) set({ wished: null });
    },
  };
}
