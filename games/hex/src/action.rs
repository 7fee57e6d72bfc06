//! What a seat does, and what it is called.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Put a stone on a hexagon, or swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// A stone, on a column and a row, both from 0.
    Place {
        /// From the left.
        column: u8,
        /// From the top.
        row: u8,
    },
    /// Take over the first stone.
    Swap,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { column, row } => write!(f, "{}{}", char::from(b'a' + column), row + 1),
            Action::Swap => write!(f, "swap"),
        }
    }
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        if name == "swap" {
            return Ok(Action::Swap);
        }
        let wrong = || format!("{name:?} is no hexagon: write a letter and a number, such as c7");
        let (letter, number) = name.split_at_checked(1).ok_or_else(wrong)?;
        let column = letter.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(wrong)? - b'a';
        let row = number.parse::<u8>().ok().filter(|row| (1..=99).contains(row)).ok_or_else(wrong)?;
        if number.starts_with(['0', '+']) {
            return Err(wrong());
        }
        Ok(Action::Place { column, row: row - 1 })
    }
}
