//! What a player can decide: one small choice each (R18).

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Character, Region};
use crate::setup::Formation;

/// One decision of one player.
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
