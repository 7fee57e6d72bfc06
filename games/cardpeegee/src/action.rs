//! Everything a player can decide.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Suit};

/// One decision of the player (R6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// Create the character.
    Create,
    /// Start the day's encounter.
    StartEncounter,
    /// Activate a Jack or an Ace of the hand.
    Activate(Card),
    /// Play a held card in its own suit.
    Play(Card),
    /// Play a held card as another suit.
    PlayAs(Card, Suit),
    /// Fight a round.
    Fight,
    /// Try to disarm a trap.
    Disarm(Card),
    /// Leave the encounter.
    Abandon,
    /// Pay a held card as tax.
    Discard(Card),
    /// Go on in the Town.
    Proceed,
    /// Acknowledge the ending that is shown.
    Acknowledge,
    /// Start again after death.
    Restart,
}
