//! The game as numbers: the hexagons of the largest board, and whose stones are on them.

use parlour_core::{Cells, OpenCoded, Seat};

use crate::{Action, Board, SIZES};

/// How wide the largest board is.
const WIDE: usize = *SIZES.end() as usize;
const PLACES: usize = WIDE * WIDE;

fn place(action: &Action) -> usize {
    match action {
        Action::Place { column, row } => usize::from(*row) * WIDE + usize::from(*column),
        Action::Swap => PLACES,
    }
}

/// Actions: `row * 11 + column`, whatever the size of the board, and 121 for the swap. Observation:
/// 121 hexagons with the seat's own stones, 121 with the other's, 121 that are on the board; whether
/// the first stone was swapped; whether the seat is the first.
impl OpenCoded for Board {
    const VERSION: u32 = 1;
    const ACTIONS: usize = PLACES + 1;
    const OBSERVATION: usize = 3 * PLACES + 2;

    fn number(action: &Action) -> Option<usize> {
        Some(place(action))
    }

    fn action(number: usize) -> Option<Action> {
        match number {
            PLACES => Some(Action::Swap),
            _ if number < PLACES => Some(Action::Place { column: (number % WIDE) as u8, row: (number / WIDE) as u8 }),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        for owner in [seat.index(), 1 - seat.index()] {
            let own = self.places().filter(|place| self.stones[owner] & self.bit(*place) != 0);
            cells.set(PLACES, own.map(|action| place(&action)));
        }
        cells.set(PLACES, self.places().map(|action| place(&action)));
        cells.flag(self.swapped);
        cells.flag(seat.0 == 0);
        cells.end();
    }
}
