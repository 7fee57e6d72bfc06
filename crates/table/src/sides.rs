//! What a table knows of each seat, and of each viewer: the seats, and those who look on.

use parlour_core::{Seat, Viewer};

use crate::live::{Draft, Face};
use crate::spare::{Marks, Requests};
use crate::undo::Refusals;

/// What belongs to a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatSide {
    /// The requests that were done.
    pub done: Requests,
    /// The number since which it is asked the same.
    pub asked_since: u32,
    /// Since when its holder is not connected.
    pub away: Option<u64>,
    /// A plan that it keeps to itself.
    pub draft: Draft,
    /// How often the others said no to its undo.
    pub refusals: Refusals,
    /// The number at which a bot is thinking.
    pub thinking: Option<u32>,
    /// Why another bot decides in the place of the one that sits there, if it does now.
    pub stand_in: Option<String>,
    /// How often in a row its bot gave no answer.
    pub failures: u8,
    /// Whether a bot thinks about advice for it.
    pub advised: bool,
}

/// What belongs to a viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct ViewerSide {
    /// The entries with which a change ended that it could see.
    pub marks: Marks,
    /// What it sees now.
    pub face: Face,
    /// The number up to which its guests were told.
    pub sent: u32,
}

/// The viewers of a table with so many seats.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The place of a viewer among them.
pub(crate) fn place(viewer: Viewer, seats: u8) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator | Viewer::Table => usize::from(seats),
    }
}
