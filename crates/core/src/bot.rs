//! Players that are programs.

use std::time::Duration;

use crate::chance::Rng;
use crate::game::{Game, Perspective};
use crate::prompt::Hint;

/// A player that is a program. It is given a [`Perspective`] and never the state.
///
/// A bot is deterministic: equal perspectives and equal generators give equal choices.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's options; there is at least one.
    fn choose(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> G::Action;

    /// What it would advise and why, if it can say.
    fn hint(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> Option<Hint<G::Action>> {
        let _ = (place, rng);
        None
    }

    /// How many simulations it has made in its life; none for a bot that does not search.
    fn simulations(&self) -> Option<u64> {
        None
    }
}

/// A clock, from whoever runs bots or measures them: the time since any moment that stays the same.
/// Rules and bots have none, because they also run where the standard library has none, as in a
/// browser.
pub type Now = fn() -> Duration;

/// A bot that a game offers.
pub struct BotKind<G: Game> {
    /// The name used in commands.
    pub id: &'static str,
    /// One sentence about how it plays.
    pub about: &'static str,
    /// Whether it is the one that sits down when nothing is said: one to a game.
    pub usual: bool,
    /// Whether it is kept as it was, to measure others by: people are not offered it, commands find it.
    pub kept: bool,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

// Not derived: a derive would ask for a game that is `Copy`.
#[expect(clippy::expl_impl_clone_on_copy)]
impl<G: Game> Clone for BotKind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for BotKind<G> {}
