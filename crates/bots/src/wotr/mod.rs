//! The players of War of the Ring, from the weakest up: planners that overlook much, little or
//! nothing, and the search on top of them.

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

/// The bots that War of the Ring offers.
pub fn kinds() -> Vec<BotKind<Wotr>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, kept: false, make };
    let kept = |id, about, make| BotKind { id, about, usual: false, kept: true, make };
    vec![
        Random::kind(),
        kind("beginner", "plans the war, and misses most of what its dice could do", false, || {
            Box::new(Heuristic::overlooking(95))
        }),
        kind("casual", "plans the war, and misses much of what its dice could do", false, || {
            Box::new(Heuristic::overlooking(70))
        }),
        kind("heuristic", "plans the war and the road to Mordor", true, || Box::<Heuristic>::default()),
        kind("search1", "tries out the plans it likes best", false, || search(6, Manner::BRIEF)),
        kind("search2", "tries out many plans", false, || search(60, Manner::USUAL)),
        kind("search3", "tries out its plans with care and takes its time", false, || search(2_000, Manner::USUAL)),
        kept("planner-1", "plans as heuristic did at first", || Box::new(Heuristic::with(Mends::NONE))),
        #[cfg(not(target_family = "wasm"))]
        kept("foresight-1", "tries out plans as search3 did at first", || Box::new(FirstForesight::new(1_000))),
    ]
}

/// The search with so many simulations for a decision.
fn search(simulations: u32, manner: Manner) -> Box<dyn Bot<Wotr>> {
    Box::new(Foresight::with(Budget::Iterations(simulations), manner))
}
