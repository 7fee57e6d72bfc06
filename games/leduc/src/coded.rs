//! The game as numbers: five moves, and the cards that a seat may see.

use parlour_core::{Cells, Coded, Seat};

use crate::{Leduc, Move};

const MOVES: [Move; 5] = [Move::Check, Move::Bet, Move::Fold, Move::Call, Move::Raise];

fn number(made: Move) -> usize {
    MOVES.iter().position(|known| *known == made).unwrap_or(0)
}

/// Actions: 0 check, 1 bet, 2 fold, 3 call, 4 raise. Observation: the seat's own card (jack, queen,
/// king), the other's if it is seen, the public card; two rounds of four moves, each one of five;
/// whether the seat is the first.
impl Coded for Leduc {
    const VERSION: u32 = 1;
    const ACTIONS: usize = MOVES.len();
    const OBSERVATION: usize = 50;

    fn number(&self, _: Seat, action: &Move) -> Option<usize> {
        Some(number(*action))
    }

    fn action(&self, _: Seat, number: usize) -> Option<Move> {
        MOVES.get(number).copied()
    }

    fn observe(view: &Leduc, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        for card in [view.cards[seat.index()], view.cards[1 - seat.index()], view.public] {
            cells.set(3, card.map(|card| card as usize));
        }
        for made in view.rounds.iter().flatten() {
            cells.set(MOVES.len(), made.map(number));
        }
        cells.flag(seat.0 == 0);
        cells.end();
    }
}
