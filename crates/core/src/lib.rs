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
#[cfg(not(target_arch = "wasm32"))]
mod catalogue;
mod chacha;
mod chance;
mod coded;
mod course;
mod dealer;
mod erased;
mod event;
mod extras;
#[cfg(not(target_arch = "wasm32"))]
mod form;
mod game;
mod given;
mod keepsake;
mod log;
mod mark;
mod matches;
mod online;
mod open;
#[cfg(not(target_arch = "wasm32"))]
mod pattern;
mod prompt;
mod rating;
mod read;
mod record;
mod refusal;
mod rulebook;
mod seat;
mod setup;
mod signature;
mod steps;
mod text;
mod whole;
mod why;

pub use book::Book;
pub use bot::{Bot, BotKind, Now};
pub use bounds::Bounds;
pub use canonical::{canonical, from_hex, sha256, to_hex};
#[cfg(not(target_arch = "wasm32"))]
pub use catalogue::{Catalogue, Unsayable};
pub use chance::{Answer, Ids, MAX_ITEMS, MAX_STREAMS, Request, Rng, Stream, Wanted};
pub use coded::{Cells, Coded, OpenCoded};
pub use dealer::{Ahead, Ask, Dealer, DealerError, Key, Keyed, ReferenceDealer, Script, share};
pub use erased::{AnyBot, AnyError, AnyGame, AnyMatch, Erased, Opening, Sight, Visitor};
pub use event::{Audience, Measure, NoEvents, Sink, Tally, Told};
pub use extras::{Brings, Brought, Edits, Extras, Hosted, NoExtras, Seating, Series, Studied, TallyOf};
pub use game::{Game, GameInfo, Outcome, Perspective, Status};
pub use given::{merge, patched, start_given};
pub use keepsake::{AnyKeepsake, Finished, KeepError, Keeping, Keepsake};
pub use log::Entry;
pub use mark::Mark;
pub use matches::{BranchOf, Dealing, Deed, Epoch, Header, Match, MatchError, UndoLaw, UndoPlan};
pub use online::{Online, Plain, Timer};
pub use open::{NoSetup, Open, OpenExtras, OpenGame, Took};
pub use prompt::{Choice, Hint, Prompt, RuleId, Scene, Section, Thing};
pub use rating::{Rating, Score};
pub use read::{Misread, typed};
pub use record::{EntryFault, FORMAT, Line, Record, RecordError, Verified, link, link_written};
pub use refusal::Refusal;
pub use rulebook::{Rule, rules};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{OptionKind, SetupOption};
pub use signature::{HostKey, Signed, is_signed};
pub use steps::Steps;
pub use text::{Param, Params, Text, Things};
pub use whole::{
    Cost, End, MOST_QUESTIONS, Part, Role, Split, Stage, Stepper, Trail, Trails, Way, Whole, Wholes, trails, wholes,
};
pub use why::{Reason, Why, Wish, Wishes, tried, tries, why};
