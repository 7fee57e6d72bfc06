//! Why an action is not allowed.

use serde::{Deserialize, Serialize};

use crate::prompt::RuleId;
use crate::text::Text;

/// Why an action is not allowed, with the rule that says so. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule's number in the game's `rules.md`.
    pub rule: RuleId,
    /// The reason, to be said by the game's catalogue.
    pub reason: Text,
}

impl Refusal {
    /// A refusal by a rule.
    pub fn new(rule: &'static str, reason: impl Into<Text>) -> Self {
        Refusal { rule: rule.into(), reason: reason.into() }
    }
}
