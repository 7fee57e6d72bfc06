//! The learned judge: how likely a side wins. `train/` has how it was made.

use std::sync::LazyLock;

use parlour_clans::{Clans, Lane, MatchResult, Side};

use super::facts::{FACTS, facts};
use super::value::chance;
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

    /// The chance of `side`, from 0 to 1, in an imagined state; a draw is half a win. Where cards
    /// march the first judge is asked, since the learned one knows nothing of it.
    pub fn chance(&self, state: &Clans, side: Side) -> f32 {
        match state.result() {
            Some(MatchResult::Draw) => 0.5,
            Some(result) => f32::from(u8::from(result.winner() == Some(side))),
            None if state.marches() => {
                let first = chance(state);
                if side == Side::A { first } else { 1.0 - first }
            }
            None => {
                let mut input = [0.0; FACTS];
                facts(state, side, Lane::ALL, &mut input);
                logistic(self.0.of(&input))
            }
        }
    }
}
