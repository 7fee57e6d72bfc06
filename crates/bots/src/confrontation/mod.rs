//! The players of The Confrontation: one that weighs positions, and the search at three levels.

mod guide;
mod heuristic;
mod value;

pub use guide::Advice;
pub use heuristic::Heuristic;
pub use value::value;

use parlour_confrontation::Confrontation;
use parlour_core::{Bot, BotKind};

use crate::random::Random;
use crate::search::{Budget, Search};

/// Iterations of the three levels of search.
pub const LEVELS: [u32; 3] = [400, 2_500, 12_000];

/// The bots that The Confrontation offers.
pub fn kinds() -> Vec<BotKind<Confrontation>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, kept: false, make };
    let old = kind("tree-1", "searches as search3 did at first", false, || {
        Box::new(Search::new(Advice::default(), Budget::Iterations(12_000)))
    });
    vec![
        Random::kind(),
        kind("heuristic", "judges the position after each possible move", false, || Box::new(Heuristic::default())),
        kind("search1", "looks a few moves ahead", false, || level(0)),
        kind("search2", "looks further ahead and remembers what it has seen", true, || level(1)),
        kind("search3", "plans furthest ahead and takes its time", false, || level(2)),
        BotKind { kept: true, ..old },
    ]
}

fn level(level: usize) -> Box<dyn Bot<Confrontation>> {
    Box::new(Search::new(Advice::default(), Budget::Iterations(LEVELS[level])))
}
