//! The three levels of the search, for games that need no advice of their own.

use std::hash::Hash;

use parlour_core::{BotKind, Game};

use super::{Budget, Search, Uniform};

/// Iterations of the three levels.
pub const LEVELS: [u32; 3] = [300, 3_000, 20_000];

/// The search at three levels, without advice from the game.
pub fn levels<G: Game>() -> [BotKind<G>; 3]
where
    G::Event: Hash,
{
    [
        BotKind { id: "search1", about: "looks ahead a little", usual: false, kept: false, make: || boxed(LEVELS[0]) },
        BotKind { id: "search2", about: "looks ahead", usual: true, kept: false, make: || boxed(LEVELS[1]) },
        BotKind {
            id: "search3",
            about: "looks far ahead and takes its time",
            usual: false,
            kept: false,
            make: || boxed(LEVELS[2]),
        },
    ]
}

fn boxed<G: Game>(iterations: u32) -> Box<dyn parlour_core::Bot<G>>
where
    G::Event: Hash,
{
    Box::new(Search::new(Uniform, Budget::Iterations(iterations)))
}
