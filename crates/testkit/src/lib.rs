//! What every game of Parlour is held to.
//!
//! [`conform`] plays a game at random and checks the laws of the engine on the way: legality,
//! refusals, replay, secrets, invariants, undo, reasons. [`press_unlit`] asks for what is not offered.
//! [`check_coding`] holds a game as numbers to its promises. [`scenario`] runs positions and what must follow,
//! written as data. [`coverage`] counts which numbered rules have a test or a scenario. [`golden`]
//! replays records of finished matches.

mod coding;
mod conform;
pub mod coverage;
pub mod golden;
mod json;
pub mod scenario;
mod unlit;

pub use coding::check_coding;
pub use conform::{Depth, Law, MakeBot, Plan, Summary, Violation, assert_conforms, conform};
pub use unlit::{Unlit, press_unlit};
