//! Card ids as `&'static str`, and terrains as small numbers, so that events and states stay small
//! values that need no heap.
//!
//! The ids of the built-in pool live as long as the program anyway. Those of a designer's own
//! cards and terrains are kept for good, up to a limit, so that a stranger's pools cannot fill the memory.

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

/// The most terrains beyond the game's own.
const MAX_TAGS: usize = 200;

static TAGS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// The number of a designer's own terrain; none for what is no tag, and when there are too many
/// already. Numbers are given as terrains come, so they mean nothing outside this program.
pub(crate) fn number_of_tag(tag: &str) -> Option<u8> {
    let letter = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '_' | '-' | '\'');
    let reserved = ["none", "unknown", "deck"].iter().any(|word| word.eq_ignore_ascii_case(tag));
    if tag.trim() != tag || tag.is_empty() || tag.len() > MAX_NAME || !tag.chars().all(letter) || reserved {
        return None;
    }
    let mut tags = TAGS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = tags.iter().position(|known| *known == tag);
    let number = match known {
        Some(number) => number,
        None if tags.len() >= MAX_TAGS => return None,
        None => {
            tags.push(Box::leak(tag.to_owned().into_boxed_str()));
            tags.len() - 1
        }
    };
    u8::try_from(number).ok()
}

/// The tag with this number.
pub(crate) fn tag(number: u8) -> &'static str {
    let tags = TAGS.lock().unwrap_or_else(PoisonError::into_inner);
    tags.get(usize::from(number)).copied().unwrap_or("")
}
