//! Players that are programs.

pub mod cardpeegee;
pub mod clans;
pub mod confrontation;
mod net;
mod overlook;
mod pen;
mod random;
pub mod search;
pub mod wotr;

pub use random::Random;

use std::hash::Hash;

use parlour_core::{BotKind, Game};

/// The bots of a game that needs no advice: blind, and three levels of search.
pub fn searched<G: Game>() -> Vec<BotKind<G>>
where
    G::Event: Hash,
{
    let [first, second, third] = search::levels();
    vec![Random::kind(), first, second, third]
}
