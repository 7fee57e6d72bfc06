//! The options chosen before the start: where the sources differ, the player decides.

use parlour_core::SetupOption;
use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setup {
    /// Whether a healer's fee must be reached or exceeded (R10.13, decision D1).
    pub fee: FeeRule,
    /// Whether cards played against jailors count for the fee (R10.10, decision D7).
    pub jailor_cards: JailorCards,
    /// How many lives the match has: after a death that is not the last the player may restart
    /// (R13.12).
    pub lives: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { fee: FeeRule::Reached, jailor_cards: JailorCards::KeptApart, lives: 1 }
    }
}

/// When a healer's fee is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum FeeRule {
    /// The amount paid must be equal or greater.
    Reached,
    /// The amount paid must be greater.
    Exceeded,
}

/// What becomes of the cards played against jailors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum JailorCards {
    /// They return to the deck when the last jailor falls.
    KeptApart,
    /// They stay and count for the fee.
    CountForFee,
}

/// The most lives a match may have.
pub const MAX_LIVES: u8 = 99;

/// The options as a lobby shows them.
pub const OPTIONS: &[SetupOption] = &[
    SetupOption::choice("fee", &["reached", "exceeded"], "R10.13"),
    SetupOption::choice("jailor_cards", &["kept_apart", "count_for_fee"], "R10.13"),
    SetupOption::number("lives", 1, MAX_LIVES as i64, 1, "R13.12"),
];
