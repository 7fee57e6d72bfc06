//! The game as numbers: two moves, and the cards that a seat may see.

use parlour_core::{Cells, Coded, Seat};

use crate::{Kuhn, Move};

const MOVES: [Move; 2] = [Move::Pass, Move::Bet];

/// Actions: 0 pass, 1 bet. Observation: the seat's own card (jack, queen, king), the other's if it is
/// seen, three moves (pass, bet), whether the seat is the first.
impl Coded for Kuhn {
    const VERSION: u32 = 1;
    const ACTIONS: usize = MOVES.len();
    const OBSERVATION: usize = 13;

    fn number(&self, _: Seat, action: &Move) -> Option<usize> {
        Some(*action as usize)
    }

    fn action(&self, _: Seat, number: usize) -> Option<Move> {
        MOVES.get(number).copied()
    }

    fn observe(view: &Kuhn, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        for owner in [seat.index(), 1 - seat.index()] {
            cells.set(3, view.cards[owner].map(|card| card as usize));
        }
        for made in view.moves {
            cells.set(MOVES.len(), made.map(|made| made as usize));
        }
        cells.flag(seat.0 == 0);
        cells.end();
    }
}
