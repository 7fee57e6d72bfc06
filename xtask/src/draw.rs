//! Draws at random for checks that take a sample; the seed is printed, so that a draw can be
//! repeated.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::shell::Failed;

/// A seed from the clock.
pub fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// The seed that is typed, or a fresh one.
pub fn seed(typed: &[&str]) -> Result<u64, Failed> {
    match typed {
        [] => Ok(fresh_seed()),
        [seed] => seed.parse().map_err(|_| Failed(format!("{seed} is not a seed: use a whole number"))),
        _ => Err(Failed("one seed is enough".into())),
    }
}

/// `count` of `all` in the order of drawing, none twice.
pub fn draw<T>(mut all: Vec<T>, count: usize, seed: u64) -> Vec<T> {
    let mut state = seed;
    let mut drawn = Vec::new();
    while drawn.len() < count && !all.is_empty() {
        let at = splitmix(&mut state) % all.len() as u64;
        drawn.push(all.swap_remove(at as usize));
    }
    drawn
}

/// SplitMix64.
fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_again_and_nothing_twice() {
        let drawn = draw((0..100).collect(), 60, 7);
        assert_eq!(drawn, draw((0..100).collect(), 60, 7));
        assert_ne!(drawn, draw((0..100).collect(), 60, 8));
        let mut once = drawn.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), 60);
        assert_eq!(draw(vec![1, 2], 5, 7).len(), 2);
    }
}
