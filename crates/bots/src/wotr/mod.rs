//! The players of War of the Ring: a planner for either side, and the search on top of it.

mod answers;
mod armies;
mod cards;
mod facts;
mod field;
mod fight;
// A yardstick for commands, which a browser has no use for.
#[cfg(not(target_family = "wasm"))]
mod first;
mod foresight;
mod heuristic;
mod judge;
mod mends;
mod mind;
mod odds;
mod parties;
mod ring;
mod value;
mod ways;

pub use facts::FACTS;
#[cfg(not(target_family = "wasm"))]
pub use first::FirstForesight;
pub use foresight::{Foresight, Manner};
pub use heuristic::Heuristic;
pub use judge::judged;
pub use mends::Mends;
pub use mind::Mind;

use parlour_core::{Bot, BotKind};
use parlour_wotr::Wotr;

use crate::random::Random;
use crate::search::Budget;

/// Simulations for each decision, of the three levels of search.
pub const LEVELS: [u32; 3] = [60, 240, 1_000];

/// The bots that War of the Ring offers.
pub fn kinds() -> Vec<BotKind<Wotr>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, kept: false, make };
    let kept = |id, about, make| BotKind { id, about, usual: false, kept: true, make };
    vec![
        Random::kind(),
        kind("heuristic", "plans the war and the road to Mordor", true, || Box::<Heuristic>::default()),
        kind("search1", "tries out its best plans", false, || level(0)),
        kind("search2", "tries out its plans with care", false, || level(1)),
        kind("search3", "plans furthest ahead and takes its time", false, || level(2)),
        kept("planner-1", "plans as heuristic did at first", || Box::new(Heuristic::with(Mends::NONE))),
        #[cfg(not(target_family = "wasm"))]
        kept("foresight-1", "tries out plans as search3 did at first", || Box::new(FirstForesight::new(1_000))),
    ]
}

fn level(level: usize) -> Box<dyn Bot<Wotr>> {
    Box::new(Foresight::new(Budget::Iterations(LEVELS[level])))
}
