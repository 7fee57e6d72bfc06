//! The deterministic engine of Parlour: what a game is, and what a match of it is.
//!
//! A [`Game`] is the rules and the whole state of a match as one plain value. It never draws a
//! random number: it stops and asks the dealer ([`Request`]), and the answer is an entry of the
//! log. A [`Match`] is the setup plus that log; saving, undo, replay, branching and verification
//! ([`Record`]) all fall out of it. There is no clock, no I/O and no generator in here.

mod book;
mod bot;
mod bounds;
mod canonical;
mod catalogue;
mod chacha;
mod chance;
mod course;
mod dealer;
mod erased;
mod event;
mod extras;
mod form;
mod game;
mod keepsake;
mod mark;
mod matches;
mod online;
mod open;
mod pattern;
mod prompt;
mod rating;
mod record;
mod refusal;
mod rulebook;
mod seat;
mod setup;
mod signature;
mod steps;
mod text;

pub use book::Book;
pub use bot::{Bot, BotKind, Now};
pub use bounds::Bounds;
pub use canonical::{canonical, from_hex, sha256, to_hex};
pub use catalogue::{Catalogue, Unsayable};
pub use chance::{Answer, Ids, MAX_ITEMS, MAX_STREAMS, Request, Rng, Stream, Wanted};
pub use dealer::{Ahead, Ask, Dealer, DealerError, Key, Keyed, ReferenceDealer, Script, share};
pub use erased::{AnyBot, AnyError, AnyGame, AnyMatch, Erased, Opening, Visitor};
pub use event::{Audience, Measure, NoEvents, Sink, Tally, Told};
pub use extras::{Brings, Brought, Edits, Extras, Hosted, NoExtras, Studied, TallyOf};
pub use game::{Game, GameInfo, Outcome, Perspective, Status};
pub use keepsake::{AnyKeepsake, Finished, KeepError, Keeping, Keepsake};
pub use mark::Mark;
pub use matches::{BranchOf, Dealing, Deed, Entry, Epoch, Header, Match, MatchError, UndoLaw, UndoPlan};
pub use online::{Online, Plain, Timer};
pub use open::{NoSetup, Open, OpenGame, Took};
pub use prompt::{Choice, Hint, Prompt, RuleId, Scene, Section, Thing};
pub use rating::{Rating, Score};
pub use record::{EntryFault, FORMAT, Line, Record, RecordError, Verified, link};
pub use refusal::Refusal;
pub use rulebook::{Rule, rules};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{OptionKind, SetupOption};
pub use signature::{HostKey, Signed, is_signed};
pub use steps::Steps;
pub use text::{Param, Params, Text, Things};
