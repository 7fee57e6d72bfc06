//! What may be chosen before a match.

use serde::Serialize;

use crate::seat::Seat;

/// One option of a game's setup. Its words are the messages `setup.<key>` and
/// `setup.<key>.<value>`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SetupOption {
    /// The field of the setup.
    pub key: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// The rule that it changes.
    pub rule: &'static str,
    /// Whose it is, if each seat has its own, such as a deck. What people bring in files may be
    /// chosen for it, and it is looked at when the rest of the setup is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// What a setup option may be set to.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of several words, the default first.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
        /// When nothing is said.
        default: i64,
    },
    /// On or off; off when nothing is said.
    Switch,
}

impl SetupOption {
    /// One of several words, the default first.
    pub const fn choice(key: &'static str, words: &'static [&'static str], rule: &'static str) -> Self {
        SetupOption { key, kind: OptionKind::Choice(words), rule, seat: None }
    }

    /// A whole number.
    pub const fn number(key: &'static str, min: i64, max: i64, default: i64, rule: &'static str) -> Self {
        SetupOption { key, kind: OptionKind::Number { min, max, default }, rule, seat: None }
    }

    /// On or off.
    pub const fn switch(key: &'static str, rule: &'static str) -> Self {
        SetupOption { key, kind: OptionKind::Switch, rule, seat: None }
    }

    /// The same as the affair of one seat.
    #[must_use]
    pub const fn of(self, seat: u8) -> Self {
        SetupOption { seat: Some(Seat(seat)), ..self }
    }
}
