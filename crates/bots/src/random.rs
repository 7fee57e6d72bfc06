//! The bot that chooses blindly.

use parlour_core::{Bot, BotKind, Game, Perspective, Rng};

/// Chooses uniformly among its options.
#[derive(Debug)]
pub struct Random<G: Game> {
    options: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random { options: Vec::new() }
    }
}

impl<G: Game> Random<G> {
    /// How games offer it.
    pub const fn kind() -> BotKind<G> {
        BotKind {
            id: "random",
            about: "makes random moves",
            usual: false,
            kept: false,
            make: || Box::new(Self::default()),
        }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> G::Action {
        self.options.clear();
        place.options(&mut self.options);
        *rng.pick(&self.options).expect("a seat that is asked has an option")
    }
}
