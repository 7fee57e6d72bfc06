//! The players of Land of Clans & Wanderers.

use parlour_clans::{Action, Clans, SimpleAi};
use parlour_core::{Bot, BotKind, Perspective, Rng};

use crate::random::Random;

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
    vec![
        Random::kind(),
        BotKind {
            id: "simple",
            about: "SimpleAI: random lanes, up to two random cards in each",
            usual: true,
            make: || Box::<Simple>::default(),
        },
    ]
}
