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
    fn number(&self, _: Seat, action: &Column) -> Option<usize> {
        usize::from(action.0).checked_sub(1)
    }

    #[inline]
    fn action(&self, _: Seat, number: usize) -> Option<Column> {
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
                squares.copy_from_slice(&COLUMN_CELLS[(discs >> (column * COLUMNS)) as usize % COLUMN_CELLS.len()]);
            }
        }
    }

    /// Every place is written, so nothing older is left.
    #[inline]
    fn observe_again(&self, seat: Seat, out: &mut [f32], _: &mut Vec<u32>) {
        self.observe_in(seat, out);
    }
}

/// The squares of a column for each set of discs in it.
static COLUMN_CELLS: [[f32; ROWS]; 1 << ROWS] = {
    let mut all = [[0.0; ROWS]; 1 << ROWS];
    let mut discs = 0;
    while discs < all.len() {
        let mut row = 0;
        while row < ROWS {
            all[discs][row] = (discs >> row & 1) as f32;
            row += 1;
        }
        discs += 1;
    }
    all
};
