//! The learned judge: how likely the Fellowship wins. `train/` has how it was made.

use std::sync::LazyLock;

use parlour_confrontation::Confrontation;

use super::facts::{FACTS, facts};
use crate::net::{Net, logistic};

/// A judge of positions.
pub struct Judge(Net<FACTS, 64, 32>);

static USUAL: LazyLock<Judge> = LazyLock::new(|| Judge::read(include_bytes!("judge.bin")));

impl Judge {
    /// The judge that plays.
    pub fn usual() -> &'static Judge {
        &USUAL
    }

    /// A judge of such weights, as `train/judge.py export` writes them.
    pub fn read(weights: &[u8]) -> Judge {
        Judge(Net::read(weights))
    }

    /// The chance of the Fellowship, from 0 to 1, in an imagined state in which somebody is to move.
    pub fn chance(&self, state: &Confrontation) -> f32 {
        let mut input = [0.0; FACTS];
        facts(state, &mut input);
        logistic(self.0.of(&input))
    }
}
