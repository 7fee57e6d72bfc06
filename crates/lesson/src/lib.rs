//! Lessons, drills and puzzles: a position, what is said, what the learner is asked to do, and what
//! every answer leads to, as data. The format is described for people in `docs/lessons.md`.
//!
//! [`Lesson`] is what was read. A [`Runner`] plays one: it holds a match, judges answers, and says what
//! else is done at the table. It has no screen, so that a terminal and a browser share it. [`check`]
//! plays every right answer and every listed wrong one.

// Lessons are checked before they come to a browser.
#[cfg(not(target_arch = "wasm32"))]
mod check;
#[cfg(not(target_arch = "wasm32"))]
mod file;
mod format;
mod pattern;
mod read;
mod runner;

#[cfg(not(target_arch = "wasm32"))]
pub use check::check;
#[cfg(not(target_arch = "wasm32"))]
pub use file::{Report, check_text, doubled};
pub use format::{Answer, Deed, Goal, Kind, Lesson, Over, Said, Step, Wrong};
pub use pattern::Pattern;
pub use read::lessons_in;
pub use runner::{Done, Input, Now, Runner, Stop, Verdict};

/// Something in a lesson that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct Misfit {
    /// The part of the lesson.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

impl Misfit {
    pub(crate) fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Misfit { place: place.into(), what: what.into() }
    }
}
