// The wire types, generated from Rust, under one roof.

import type { Change as ChangeOf } from './generated/Change';
import type { Choice as ChoiceOf } from './generated/Choice';
import type { Fault as FaultOf } from './generated/Fault';
import type { GameCard as GameCardOf } from './generated/GameCard';
import type { Profile as ProfileOf } from './generated/Profile';
import type { Prompt as PromptOf } from './generated/Prompt';
import type { Reason as ReasonOf } from './generated/Reason';
import type { Said as SaidOf } from './generated/Said';
import type { Split as SplitOf } from './generated/Split';
import type { JsonValue } from './generated/serde_json/JsonValue';
import type { Update as UpdateOf } from './generated/Update';
import type { Whole as WholeOf } from './generated/Whole';
import type { Why as WhyOf } from './generated/Why';

// What is some game's own inside these is JSON, unless the game is known.
export type Prompt<Action = JsonValue> = PromptOf<Action>;
export type Choice<Action = JsonValue> = ChoiceOf<Action>;
export type Whole<Action = JsonValue> = WholeOf<Action>;
export type Why<Action = JsonValue> = WhyOf<Action>;
export type Reason<Action = JsonValue> = ReasonOf<Action>;
export type Split<Action = JsonValue> = SplitOf<Action>;
export type Said<Event = JsonValue> = With<SaidOf, { event: Event }>;
export type Change<Event = JsonValue> = With<ChangeOf, { events: Said<Event>[] }>;
export type Update<View = JsonValue, Event = JsonValue, Action = JsonValue> = With<
  UpdateOf,
  { view: View; changes: Change<Event>[]; prompt?: Prompt<Action> }
>;
export type Profile<Kept = JsonValue> = With<ProfileOf, { kept: Kept }>;
export type GameCard = With<GameCardOf, { options: SetupOption[] }>;

/** Why something was not done. A device that plays without a server has reasons of its own. */
export type Fault = With<FaultOf, { code: FaultOf['code'] | LocalCode }>;
export type LocalCode = `local/${'full' | 'blocked' | 'damaged' | 'newer' | 'engine'}`;

/** A generated type with some of its fields known better. */
type With<
  Whole,
  Known extends { [Field in keyof Known]: Field extends keyof Whole ? unknown : never },
> = Omit<Whole, keyof Known> & Known;

export type { Advice } from './generated/Advice';
export type { Answer } from './generated/Answer';
export type { Ask } from './generated/Ask';
export type { AtFlag } from './generated/AtFlag';
export type { Beat } from './generated/Beat';
export type { Book } from './generated/Book';
export type { BotCard } from './generated/BotCard';
export type { Branch } from './generated/Branch';
export type { ChangeKind } from './generated/ChangeKind';
export type { ChatLine } from './generated/ChatLine';
export type { Claim } from './generated/Claim';
export type { ClockState } from './generated/ClockState';
export type { DealerPrompt } from './generated/DealerPrompt';
export type { Delta } from './generated/Delta';
export type { Ending } from './generated/Ending';
export type { Host } from './generated/Host';
export type { Invitation } from './generated/Invitation';
export type { Join } from './generated/Join';
export type { MatchInfo } from './generated/MatchInfo';
export type { MatchList } from './generated/MatchList';
export type { Message } from './generated/Message';
export type { NewMatch } from './generated/NewMatch';
export type { Notes } from './generated/Notes';
export type { Param } from './generated/Param';
export type { Person } from './generated/Person';
export type { Piece } from './generated/Piece';
export type { Presence } from './generated/Presence';
export type { ReplayIndex } from './generated/ReplayIndex';
export type { ReplayStep } from './generated/ReplayStep';
export type { ReplayView } from './generated/ReplayView';
export type { Scene } from './generated/Scene';
export type { SeatInfo } from './generated/SeatInfo';
export type { SeatPlan } from './generated/SeatPlan';
export type { SessionInfo } from './generated/SessionInfo';
export type { JsonValue } from './generated/serde_json/JsonValue';
export type { Thing } from './generated/Thing';
export type { TimeControl } from './generated/TimeControl';
export type { UndoInfo } from './generated/UndoInfo';
export type { UndoNews } from './generated/UndoNews';
export type { Uploaded } from './generated/Uploaded';
export type { Wholes } from './generated/Wholes';
export type { Words } from './generated/Words';

/** One option of a game's setup, as `GameCard.options` lists them. */
export interface SetupOption {
  key: string;
  kind: { choice: string[] } | { number: { min: number; max: number; default: number } } | 'switch';
  rule: string;
  /** Whose it is, if each seat has its own. */
  seat?: number;
}
