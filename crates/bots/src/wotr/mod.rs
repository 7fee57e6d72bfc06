//! The players of War of the Ring: a planner for either side, and the search on top of it.

mod answers;
mod armies;
mod cards;
mod field;
mod fight;
mod foresight;
mod heuristic;
mod mind;
mod odds;
mod parties;
mod ring;
mod value;
mod ways;

pub use foresight::Foresight;
pub use heuristic::Heuristic;
pub use mind::Mind;

use parlour_core::BotKind;
use parlour_wotr::Wotr;

use crate::random::Random;

/// Simulations for each decision, of the three levels of search.
pub const LEVELS: [u32; 3] = [60, 240, 1_000];

/// The bots that War of the Ring offers.
pub fn kinds() -> Vec<BotKind<Wotr>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, make };
    vec![
        Random::kind(),
        kind("heuristic", "plans the war and the road to Mordor", true, || Box::<Heuristic>::default()),
        kind("search1", "tries out its best plans", false, || Box::new(Foresight::new(LEVELS[0]))),
        kind("search2", "tries out its plans with care", false, || Box::new(Foresight::new(LEVELS[1]))),
        kind("search3", "plans furthest ahead and takes its time", false, || Box::new(Foresight::new(LEVELS[2]))),
    ]
}
