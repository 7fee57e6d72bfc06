//! The players of The Confrontation, from the weakest up: those that weigh positions and overlook
//! much, little or nothing, and the search at three levels.

mod facts;
mod guide;
mod heuristic;
mod judge;
mod value;

pub use facts::{FACTS, facts};
pub use guide::{Advice, Manner};
pub use heuristic::Heuristic;
pub use judge::Judge;
pub use value::value;

use parlour_confrontation::Confrontation;
use parlour_core::{Bot, BotKind};

use crate::random::Random;
use crate::search::{Budget, Search};

/// The bots that The Confrontation offers.
pub fn kinds() -> Vec<BotKind<Confrontation>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, kept: false, make };
    let old = kind("tree-1", "searches as search3 did at first", false, || {
        Box::new(Search::new(Advice::default(), Budget::Iterations(12_000)))
    });
    vec![
        Random::kind(),
        kind("beginner", "misses most of its moves", false, || Box::new(Heuristic::overlooking(80))),
        kind("casual", "judges its moves one by one, and misses some", false, || Box::new(Heuristic::overlooking(50))),
        kind("heuristic", "judges the position after each possible move", false, || Box::new(Heuristic::default())),
        kind("search1", "looks a few moves ahead", false, || search(150)),
        kind("search2", "looks further ahead and remembers what it has seen", true, || search(1_200)),
        kind("search3", "plans furthest ahead and takes its time", false, || search(12_000)),
        BotKind { kept: true, ..old },
    ]
}

/// The search with so many simulations for a decision.
fn search(simulations: u32) -> Box<dyn Bot<Confrontation>> {
    Box::new(Search::new(Advice::with(Manner::usual()), Budget::Iterations(simulations)))
}
