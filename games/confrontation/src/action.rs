//! What a player can decide: one small choice each (R18).

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Character, PER_SIDE, Region};
use crate::setup::Formation;

/// One decision of one player.
// A whole word: lists of them are made all the time, and three bytes are copied in two pieces.
#[repr(align(4))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// D1: puts a character on one of its starting places.
    Place(Character, Region),
    /// D1: puts all that are not placed yet, and all others, where a named formation has them.
    Formation(Formation),
    /// D1: the placement is final.
    Confirm,
    /// D2: moves a character.
    Move(Character, Region),
    /// D3: the Balrog strikes.
    Ambush,
    /// D3: nobody strikes.
    LetPass,
    /// D4: attacks a defender who is face up.
    Target(Character),
    /// D4: attacks one of the concealed defenders.
    TargetConcealed,
    /// D6: uses no ability.
    Fight,
    /// D6, D10: leaves the battle.
    Retreat(Region),
    /// D6: Sam fights in Frodo's place.
    Sam,
    /// D6: Frodo is shown, Sam has strength 5.
    RevealFrodo,
    /// D7: no cards in this battle.
    NoCards,
    /// D7: cards are played.
    PlayCards,
    /// D8: the card for this battle.
    Card(Card),
    /// D9: what Magic becomes.
    Magic(Card),
}

/// Appends those of `most` candidates that count: `write` puts them to the front of the room it is
/// given and returns how many they are. So a list grows once, and a candidate that does not count
/// costs a write and no branch.
#[inline]
pub(crate) fn append<const MOST: usize>(out: &mut Vec<Action>, write: impl FnOnce(&mut [Action; MOST]) -> usize) {
    let before = out.len();
    out.extend_from_slice(&[Action::Confirm; MOST]);
    let count = out.last_chunk_mut().map_or(0, write);
    out.truncate(before + count);
}

/// Appends an action for each of the nine bits of `mask`.
#[inline]
pub(crate) fn append_nine(out: &mut Vec<Action>, mask: u16, action: impl Fn(usize) -> Action) {
    append::<PER_SIDE>(out, |found| {
        let mut count = 0;
        for nth in 0..PER_SIDE {
            found[count] = action(nth);
            count += usize::from(mask >> nth & 1);
        }
        count
    });
}
