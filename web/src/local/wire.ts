// What tables in the engine want of the house around them, and what they are told;
// `crates/wasm/src/tables.rs` has the other side.

import type {
  Branch,
  ChatLine,
  Fault,
  Join,
  JsonValue,
  MatchInfo,
  NewMatch,
  Ask as TableAsk,
  Thing,
  Words,
} from '../wire';

/** A head as it is kept: its text, which is never taken apart here, and the match as a list shows it. */
export interface Head {
  text: string;
  info: MatchInfo;
}

export interface Draft {
  actions: JsonValue[];
  ready: boolean;
}

export interface Append {
  /** Numbers and texts. */
  rows: [number, string][];
  head: { from: number; head: Head; at: number } | null;
  /** The seat whose draft goes with these. */
  spent: number | null;
}

export type Write =
  | { entries: Append }
  | { draft: { seat: number; draft: Draft } }
  | { line: ChatLine }
  | { looked: { person: string; seat: number; number: number } };

export type Read =
  | 'match'
  | 'drafts'
  | { news: { entries: number; line: number } }
  | { looked: { person: string; seat: number } }
  | { kept: { person: string; game: string } };

/** Why something was not kept or found. */
export type Sad = 'conflict' | 'full' | 'missing' | { failed: string };

export interface Whole {
  created: number;
  updated: number;
  version: number;
  head: string;
  entries: string[];
  chat: ChatLine[];
  drafts: [number, Draft][];
}

export type Kept =
  | 'written'
  | { match: Whole }
  | { news: { version: number; entries: string[]; chat: ChatLine[] } }
  | { drafts: [number, Draft][] }
  | { looked: number }
  | { kept: JsonValue }
  | { unwritten: Sad }
  | { unfound: Sad };

export type Out =
  | { write: { work: number; what: Write } }
  | { read: { work: number; what: Read } }
  | { tell: { sockets: number[]; text: string } }
  | { answer: { ask: number; ok: unknown } | { ask: number; fault: Fault } }
  | { news: JsonValue }
  | { think: number };

export interface Wants {
  outs: Out[];
  /** When to say that time has passed, as players' clocks count it. */
  alarm: number | null;
  closed: null | 'put_away' | 'newer' | { lost: Fault };
}

export interface Someone {
  id: string;
  name: string;
}

export interface From {
  person: Someone | null;
  socket: number | null;
}

export type What =
  | { ask: TableAsk }
  | { join: Join }
  | { replay: string }
  | { replay_view: [string, number] }
  | { heard: [string, JsonValue] }
  | 'leave'
  | 'info'
  | 'invitations'
  | 'record'
  | 'branchable';

/** What time it is: of day, and as players' clocks count it. */
export interface Moment {
  clock: number;
  served: number;
}

/** What is asked of one table that was opened. */
export type OfTable =
  | { do: 'open'; id: string; at: Moment }
  | { do: 'say'; id: string; at: Moment; ask: number; who: From; what: What }
  | { do: 'tick'; id: string; at: Moment }
  | { do: 'done'; id: string; at: Moment; work: number; done: Kept }
  | { do: 'think' | 'give_up'; id: string; at: Moment; work: number };

/** What is asked about matches that are not open, or not there yet. */
export type OfTables =
  | { do: 'lay'; new: NewMatch; host: Someone }
  | { do: 'branch'; id: string; record: string; running: boolean; branch: Branch; host: Someone }
  | { do: 'archive'; record: string; host: Someone }
  | { do: 'copy'; head: string; entries: string[] }
  | { do: 'close'; id: string };

/** A match that is about to be kept. */
export type Laid = { head: Head; entries: string[]; begins: boolean } | { fault: Fault };

/** What is asked about lessons; `crates/wasm/src/lessons.rs` has the other side. */
export type OfLesson =
  | { do: 'open'; id: string; lesson: JsonValue; inputs: Input[] }
  | { do: 'answer'; id: string; actions: JsonValue[] }
  | { do: 'go_on' | 'show'; id: string };

/** What a learner did to get on. */
export type Input = 'go_on' | { answer: JsonValue[] };

/** What is done at the table of a lesson. */
export type Done = { acted: [number, JsonValue[]] } | { dealt: string[] };

/** Where a lesson stands: the step by number, none at the end. */
export interface Now {
  step: number | null;
  within: boolean;
}

/** What is thought of an answer: which of the right ones, or which of the wrong ones. */
export type Verdict =
  | { right: { right: number; done: Done[] } }
  | { wrong: { wrong: number | null; refusal: { rule: string; reason: Words } | null } }
  | 'goes_on'
  | 'not_now';

/** What a page hears of its lesson after each answer. */
export interface Told {
  match: string;
  now: Now;
  inputs: Input[];
  verdict: Verdict;
  /** What was tried: the small actions, and what was pressed for it. */
  tried: { actions: JsonValue[]; things: Thing[] };
}

/** From the page to the house. */
export type ToHouse =
  | { hello: { address: string; name: string; hurry: string[] } }
  | { request: { id: number; method: string; path: string; body: unknown } }
  | { frame: { socket: number; text: string } };

/** From the house to the page. */
export type FromHouse =
  | { response: { id: number; ok: unknown } | { id: number; fault: Fault } }
  | { tell: { socket: number; text: string } }
  | { lesson: Told }
  /** Every line is cut: the engine has stopped, and a fresh one takes its place. */
  | { cut: true }
  /** The match about which a bot thinks, and whether it is somebody's hint. */
  | { thinks: { match: string; hint: boolean } | null };
