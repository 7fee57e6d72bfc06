//! The players of War of the Ring: a planner for either side, and the search on top of it.

mod armies;
mod cards;
mod field;
mod fight;
mod heuristic;
mod mind;
mod odds;
mod parties;
mod ring;
mod ways;

pub use heuristic::Heuristic;
pub use mind::Mind;

use parlour_core::BotKind;
use parlour_wotr::Wotr;

use crate::random::Random;

/// The bots that War of the Ring offers.
pub fn kinds() -> Vec<BotKind<Wotr>> {
    vec![
        Random::kind(),
        BotKind { id: "heuristic", about: "plans the war and the road to Mordor", usual: true, make: || Box::<Heuristic>::default() },
    ]
}
