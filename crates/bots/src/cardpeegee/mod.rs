//! The players of CardPeeGee: two fixed strategies for checking the engine, and a careful one.

mod careful;
mod fixed;
mod odds;
mod worth;

pub use careful::Careful;
pub use fixed::{Passive, Plain};

use parlour_cardpeegee::CardPeeGee;
use parlour_core::BotKind;

use crate::random::Random;

/// The bots that CardPeeGee offers.
pub fn kinds() -> Vec<BotKind<CardPeeGee>> {
    vec![
        Random::kind(),
        BotKind {
            id: "passive",
            about: "never plays a card (P0)",
            usual: false,
            kept: false,
            make: || Box::new(Passive),
        },
        BotKind {
            id: "plain",
            about: "plays every card that fits and keeps active ones (P1)",
            usual: false,
            kept: false,
            make: || Box::new(Plain),
        },
        BotKind {
            id: "careful",
            about: "works out the exact odds; also gives the hints",
            usual: true,
            kept: false,
            make: || Box::new(Careful::default()),
        },
    ]
}
