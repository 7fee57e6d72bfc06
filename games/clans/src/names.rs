//! Card ids as `&'static str`, so that events stay small values that need no heap.
//!
//! The ids of the built-in pool live as long as the program anyway. Those of a designer's own
//! cards are kept for good, up to a limit, so that a stranger's pools cannot fill the memory.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::pool::Pool;

/// The most names beyond the built-in pool's.
const MAX_NAMES: usize = 4096;

/// The longest id of a card.
pub(crate) const MAX_NAME: usize = 40;

static OWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// `id` as a name that lives as long as the program; none when there are too many already.
pub(crate) fn intern(id: &str) -> Option<&'static str> {
    if id.is_empty() {
        return Some("");
    }
    if let Some(card) = Pool::built_in().get(id) {
        return Some(&card.id);
    }
    let mut own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = own.get(id) {
        return Some(known);
    }
    if own.len() >= MAX_NAMES || id.len() > MAX_NAME {
        return None;
    }
    let kept: &'static str = Box::leak(id.to_owned().into_boxed_str());
    own.insert(kept);
    Some(kept)
}
