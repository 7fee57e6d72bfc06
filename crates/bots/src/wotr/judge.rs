//! The learned judge: how likely the Free Peoples win, from the facts that lie open. `train/` has
//! how it was made.

use std::sync::LazyLock;

use super::facts::FACTS;
use crate::net::{Net, logistic};

/// The weights, as `train/judge.py export` writes them.
static NET: LazyLock<Net<FACTS, 64, 32>> = LazyLock::new(|| Net::read(include_bytes!("judge.bin")));

/// The chance of the Free Peoples, from 0 to 1.
pub fn judged(facts: &[f32; FACTS]) -> f32 {
    logistic(NET.of(facts))
}
