//! The players of Land of Clans & Wanderers: SimpleAI, one that weighs what a turn brings, and the
//! search at three levels.

mod guide;
mod heuristic;
mod plans;
mod value;

pub use guide::Advice;
pub use heuristic::Heuristic;
pub use value::value;

use parlour_clans::{Action, Clans, SimpleAi};
use parlour_core::{Bot, BotKind, Perspective, Rng};

use crate::random::Random;
use crate::search::{Budget, Search};

/// Iterations of the three levels of search.
pub const LEVELS: [u32; 3] = [600, 3_000, 12_000];

/// States that each level imagines for a decision.
pub const BREADTH: [usize; 3] = [24, 96, 320];

/// SimpleAI (chapter 16 of the rules): random lanes, up to two random cards in each.
#[derive(Clone, Debug, Default)]
pub struct Simple(SimpleAi);

impl Bot<Clans> for Simple {
    fn choose(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) -> Action {
        self.0.choose(&place.view(), rng)
    }
}

/// The bots that Land of Clans & Wanderers offers.
pub fn kinds() -> Vec<BotKind<Clans>> {
    let kind = |id, about, usual, make| BotKind { id, about, usual, kept: false, make };
    let old = kind("tree-1", "searches as search1 did at first", false, || {
        Box::new(Search::new(Advice::new(24), Budget::Iterations(600)))
    });
    vec![
        Random::kind(),
        kind("simple", "picks random lanes, with up to two random cards in each (SimpleAI)", true, || {
            Box::<Simple>::default()
        }),
        kind("heuristic", "tests its plans against what the opponent might do this turn", false, || {
            Box::<Heuristic>::default()
        }),
        kind("search1", "plans a few turns ahead", false, || level(0)),
        kind("search2", "plans ahead, expecting the opponent to do the same", false, || level(1)),
        kind("search3", "plans furthest ahead and takes its time", false, || level(2)),
        BotKind { kept: true, ..old },
    ]
}

fn level(level: usize) -> Box<dyn Bot<Clans>> {
    Box::new(Search::new(Advice::new(BREADTH[level]), Budget::Iterations(LEVELS[level])))
}
