//! What every game of Parlour is held to.
//!
//! [`conform`] plays a game at random and checks the laws of the engine on the way: legality,
//! refusals, replay, secrets, invariants, undo. [`scenario`] runs positions and what must follow,
//! written as data. [`coverage`] counts which numbered rules have a test or a scenario. [`golden`]
//! replays records of finished matches.

mod conform;
pub mod coverage;
pub mod golden;
mod json;
pub mod scenario;

pub use conform::{Depth, Law, MakeBot, Plan, Summary, Violation, assert_conforms, conform};
