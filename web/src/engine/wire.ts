// What the engine is asked and answers; `crates/wasm/src/ask.rs` has the other side.

import type { JsonValue } from '../wire';

export type Request =
  | { do: 'games' }
  | { do: 'verify'; record: string }
  | { do: 'replay'; record: string }
  | { do: 'play'; game: string; bots: readonly string[]; seed: number; index: number }
  | { do: 'bench'; game: string; seconds: number };

export interface Answers {
  games: { id: string; rules_version: number; bots: string[] }[];
  verify: Verdict;
  replay: { checkpoints: [number, string][]; head: string; outcome: JsonValue };
  /** The record, as its file. */
  play: string;
  bench: {
    search_bot: string;
    search_simulations_per_second: number;
    search_simulations_per_calibration: number;
  };
}

/** What came of checking a record: what was looked at, or the first thing that is wrong. */
export type Verdict = { holds: Holds } | { wrong: Wrong };

export interface Holds {
  game: string;
  rules_version: number;
  over: boolean;
  entries: number;
  /** Answers of the dealer that follow from the key, and those taken on trust. */
  derived: number;
  trusted: number;
  checkpoints: number;
  /** Keys that were revealed and belong to their hashes. */
  keys: number;
  signed: boolean;
}

export interface Wrong {
  place: 'file' | 'version' | 'header' | 'key' | 'entry' | 'head' | 'seal' | 'signature';
  entry: number | null;
  fault: EntryFault | null;
  /** The same in English. */
  what: string;
}

export type EntryFault =
  | 'hash'
  | 'position'
  | { dealt: { dealt: string; derived: string } }
  | { refused: { rule: string; reason: string } }
  | { misplaced: string };

/** To the worker. */
export interface Asked {
  id: number;
  /** Where the module is. */
  address: string;
  request: Request;
}

/** Why there is no answer: the browser forbids it, or something broke. */
export type Trouble = 'blocked' | 'failed';

/** From the worker, or from the engine itself. */
export type Reply = { ok: unknown; error?: undefined } | { ok?: undefined; error: string; trouble?: Trouble };
