//! The game as numbers: the squares, and whose marks are on them.

use parlour_core::{Cells, OpenCoded, Seat};

use crate::{Board, Mark};

/// Actions: the square, from 0. Observation: nine squares with the seat's own marks, nine with the
/// other's.
impl OpenCoded for Board {
    const VERSION: u32 = 1;
    const ACTIONS: usize = 9;
    const OBSERVATION: usize = 18;

    fn number(action: &Mark) -> Option<usize> {
        usize::from(action.0).checked_sub(1)
    }

    fn action(number: usize) -> Option<Mark> {
        (number < Self::ACTIONS).then(|| Mark(number as u8 + 1))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        for owner in [seat, Seat(1 - seat.0)] {
            cells.set(9, (0..9).filter(|square| self.squares[*square] == Some(owner)));
        }
        cells.end();
    }
}
