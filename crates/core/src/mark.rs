//! What a list must say of a match beside its result.

use serde::{Deserialize, Serialize};

/// Something that makes a match other than the usual one: its result says less, or something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It starts from a position that somebody set up.
    Position,
    /// Somebody altered the table instead of playing on it; see [`Edits`](crate::Edits).
    Edits,
    /// People dealt, or a script: chance is taken on trust.
    Given,
    /// Undo took back something that had been learned.
    Unlearned,
    /// Undo is free for all by agreement.
    Open,
    /// It was branched from another match.
    Branch,
}

impl Mark {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Mark; 6] = [Mark::Position, Mark::Edits, Mark::Given, Mark::Unlearned, Mark::Open, Mark::Branch];
}
