//! The game as numbers: the columns, and whose discs lie in them.

use parlour_core::{Cells, Coded, Seat};

use crate::{COLUMNS, Column, ConnectFour, ROWS, View};

/// Actions: the column, from 0. Observation: 42 squares with the seat's own discs, 42 with the
/// other's; column by column from the left, each from the bottom.
impl Coded for ConnectFour {
    const VERSION: u32 = 1;
    const ACTIONS: usize = COLUMNS;
    const OBSERVATION: usize = 2 * COLUMNS * ROWS;

    #[inline]
    fn number(action: &Column) -> Option<usize> {
        usize::from(action.0).checked_sub(1)
    }

    #[inline]
    fn action(number: usize) -> Option<Column> {
        (number < COLUMNS).then(|| Column(number as u8 + 1))
    }

    fn observe(view: &View, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        for owner in [seat, Seat(1 - seat.0)] {
            for column in &view.columns {
                cells.set(ROWS, (0..column.len()).filter(|row| column[*row] == owner));
            }
        }
        cells.end();
    }

    #[inline]
    fn observe_in(&self, seat: Seat, out: &mut [f32]) {
        let owners = [self.discs[seat.index()], self.discs[1 - seat.index()]];
        for (plane, discs) in out.chunks_exact_mut(COLUMNS * ROWS).zip(owners) {
            for (column, squares) in plane.chunks_exact_mut(ROWS).enumerate() {
                let mut discs = discs >> (column * COLUMNS);
                for square in squares {
                    *square = (discs & 1) as f32;
                    discs >>= 1;
                }
            }
        }
    }
}
