//! What those who hold the same match tell each other. What was written stands in storage, so that
//! news that is lost costs time and never truth; who is here and who is asked about an undo is news
//! of the moment. Nothing of a match that anybody could not be told.

use serde::{Deserialize, Serialize};

/// News of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// There is something new in storage.
    Written,
    /// Who is connected there.
    Present {
        /// The seats.
        seats: Vec<u8>,
        /// How many look on.
        watching: u32,
    },
    /// Whoever has people at this match is asked to say so.
    WhoIsThere,
    /// Somebody wants to take something back.
    Asking {
        /// How many entries it had.
        entries: u32,
        /// Who wants it.
        seat: u8,
        /// Who has still to agree.
        waiting: Vec<u8>,
        /// Whether it is about a whole action.
        #[serde(default)]
        whole: bool,
    },
    /// That was settled.
    Settled {
        /// Who wanted it.
        seat: u8,
        /// Whether it was granted.
        granted: bool,
        /// Whether somebody said no; otherwise it has lapsed.
        #[serde(default)]
        refused: bool,
    },
    /// A draft was made, dropped or declared ready.
    Drafted,
    /// A seat has seen its change of this number.
    Looked {
        /// The seat.
        seat: u8,
        /// The number.
        number: u32,
    },
}
