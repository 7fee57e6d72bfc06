//! The players of Land of Clans & Wanderers, from the weakest up: SimpleAI, a search that overlooks
//! much, one that weighs what a turn brings, and the search at three levels.

mod facts;
mod first;
mod foresight;
mod heuristic;
mod judge;
mod plans;
mod value;

pub use facts::{FACTS, facts};
pub use first::Advice;
pub use foresight::{Foresight, Manner};
pub use heuristic::Heuristic;
pub use judge::Judge;
pub use value::{chance, value};

use parlour_clans::{Action, Clans, SimpleAi};
use parlour_core::{Bot, BotKind, Perspective, Rng};

use crate::random::Random;
use crate::search::{Budget, Search};

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
        kind("casual", "plans a turn, and misses most of what it could do", false, || quick(200, 85)),
        kind("heuristic", "tests its plans against what the opponent might do this turn", false, || {
            Box::<Heuristic>::default()
        }),
        kind("search1", "expects a good plan of the opponent, and misses much", false, || quick(600, 85)),
        kind("search2", "expects a good plan of the opponent, and misses some ways to meet it", false, || {
            quick(600, 70)
        }),
        kind("search3", "looks a turn further and takes its time", false, || {
            Box::new(Foresight::new(Budget::Iterations(20_000)))
        }),
        BotKind { kept: true, ..old },
    ]
}

/// The search with so many turns played out for a decision, none of them beyond this one, which
/// overlooks so many of a hundred ways to add a card.
fn quick(turns: u32, overlooks: u32) -> Box<dyn Bot<Clans>> {
    Box::new(Foresight::with(Budget::Iterations(turns), Manner { overlooks, ..Manner::quick() }))
}
