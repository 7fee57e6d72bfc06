// The wire types, generated from Rust, under one roof.

import type { Choice as ChoiceOf } from './generated/Choice';
import type { Prompt as PromptOf } from './generated/Prompt';
import type { JsonValue } from './generated/serde_json/JsonValue';

/** A question and an option whose actions are some game's. */
export type Prompt = PromptOf<JsonValue>;
export type Choice = ChoiceOf<JsonValue>;

export type { Advice } from './generated/Advice';
export type { Answer } from './generated/Answer';
export type { Ask } from './generated/Ask';
export type { AtFlag } from './generated/AtFlag';
export type { Book } from './generated/Book';
export type { BotCard } from './generated/BotCard';
export type { Branch } from './generated/Branch';
export type { Change } from './generated/Change';
export type { ChatLine } from './generated/ChatLine';
export type { Claim } from './generated/Claim';
export type { ClockState } from './generated/ClockState';
export type { DealerPrompt } from './generated/DealerPrompt';
export type { Ending } from './generated/Ending';
export type { Fault } from './generated/Fault';
export type { GameCard } from './generated/GameCard';
export type { Host } from './generated/Host';
export type { Invitation } from './generated/Invitation';
export type { MatchInfo } from './generated/MatchInfo';
export type { MatchList } from './generated/MatchList';
export type { Message } from './generated/Message';
export type { NewMatch } from './generated/NewMatch';
export type { Notes } from './generated/Notes';
export type { Param } from './generated/Param';
export type { Person } from './generated/Person';
export type { Presence } from './generated/Presence';
export type { Profile } from './generated/Profile';
export type { ReplayIndex } from './generated/ReplayIndex';
export type { ReplayView } from './generated/ReplayView';
export type { Said } from './generated/Said';
export type { Scene } from './generated/Scene';
export type { SeatInfo } from './generated/SeatInfo';
export type { SeatPlan } from './generated/SeatPlan';
export type { SessionInfo } from './generated/SessionInfo';
export type { JsonValue } from './generated/serde_json/JsonValue';
export type { Thing } from './generated/Thing';
export type { TimeControl } from './generated/TimeControl';
export type { UndoInfo } from './generated/UndoInfo';
export type { UndoNews } from './generated/UndoNews';
export type { Update } from './generated/Update';
export type { Uploaded } from './generated/Uploaded';
export type { Words } from './generated/Words';

/** One option of a game's setup, as `GameCard.options` lists them. */
export interface SetupOption {
  key: string;
  kind: { choice: string[] } | { number: { min: number; max: number; default: number } } | 'switch';
  rule: string;
  /** Whose it is, if each seat has its own. */
  seat?: number;
}
