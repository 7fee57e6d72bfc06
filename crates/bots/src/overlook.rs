//! What weaker players do wrong: not nonsense, but the best they see, which is not all there is.

use parlour_core::Rng;

/// Leaves out so many of a hundred options, but never all of them.
pub(crate) fn overlook<A: Copy>(options: &mut Vec<A>, overlooks: u32, rng: &mut Rng) {
    let Some(fallback) = rng.pick(options).copied() else { return };
    options.retain(|_| rng.below(100) >= overlooks);
    if options.is_empty() {
        options.push(fallback);
    }
}
