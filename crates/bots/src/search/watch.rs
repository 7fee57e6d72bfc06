//! What each seat is told by one step, as a number to tell branches apart.

use std::hash::{Hash, Hasher};

use parlour_core::{Audience, MAX_SEATS, Seat, Sink, Viewer};
use rustc_hash::FxHasher;

/// A sink that keeps, for each seat, a hash of the events it may know.
pub(super) struct Watch {
    told: [Option<u64>; MAX_SEATS],
    seats: u8,
}

impl Watch {
    pub(super) fn new(seats: u8) -> Self {
        Watch { told: [None; MAX_SEATS], seats }
    }

    /// What the seat was told; none if nothing.
    pub(super) fn told(&self, seat: Seat) -> Option<u64> {
        self.told[seat.index()]
    }
}

impl<E: Hash> Sink<E> for Watch {
    fn emit(&mut self, audience: Audience, event: E) {
        let mut hash = FxHasher::default();
        event.hash(&mut hash);
        let event = hash.finish();
        for seat in Seat::first(self.seats) {
            if audience.includes(Viewer::Seat(seat)) {
                let before = self.told[seat.index()].unwrap_or(0x51_7C_C1_B7);
                self.told[seat.index()] = Some(before.rotate_left(5).wrapping_mul(0x2545_F491_4F6C_DD1D) ^ event);
            }
        }
    }
}
