//! What each Event card is worth: a table by number, and what the position makes of it.

use parlour_core::Seat;
use parlour_wotr::{Action, Card, Look, Side};

use super::ring::best_by;

/// The worth of each Event in an average position, in Victory points, by the card's number.
#[rustfmt::skip]
const EVENTS: [f32; 96] = [
    // Free Peoples, Character.
    0.45, 0.45, 0.70, 0.55, 0.80, 0.55, 0.55, 0.80, 0.60, 0.50, 0.40, 0.60,
    0.50, 0.40, 0.40, 0.40, 0.35, 0.20, 0.60, 0.60, 0.60, 0.40, 0.45, 0.45,
    // Free Peoples, Strategy.
    0.30, 0.40, 0.30, 0.35, 0.30, 0.30, 0.30, 0.60, 0.40, 0.40, 0.40, 0.40,
    0.45, 0.45, 0.50, 0.45, 0.35, 0.45, 0.50, 0.40, 0.50, 0.45, 0.45, 0.50,
    // Shadow, Character.
    0.75, 0.80, 0.75, 0.60, 0.60, 0.60, 0.55, 0.70, 0.50, 0.40, 0.35, 0.70,
    0.60, 0.60, 0.60, 0.35, 0.30, 0.40, 0.50, 0.80, 0.50, 0.30, 0.60, 0.60,
    // Shadow, Strategy.
    0.20, 0.70, 0.50, 0.40, 0.35, 0.30, 0.50, 0.50, 0.50, 0.60, 0.55, 0.40,
    0.50, 0.50, 0.50, 0.70, 0.60, 0.55, 0.60, 0.65, 0.60, 0.45, 0.60, 0.60,
];

/// What playing a card as an Event is worth now.
pub(super) fn event_worth(look: Look<'_>, card: Card) -> f32 {
    let base = EVENTS[usize::from(card.0)];
    base * situation(look, card)
}

/// What the position makes of a card: 1 as usual, 0 for a dead one.
fn situation(look: Look<'_>, card: Card) -> f32 {
    let _ = (look, card);
    0.0
}

/// What a card is worth in the hand.
fn hand_worth(look: Look<'_>, card: Card) -> f32 {
    EVENTS[usize::from(card.0)] * (0.3 + 0.7 * situation(look, card))
}

/// What drawing a card is worth.
pub(super) fn draw_worth(look: Look<'_>, seat: Seat) -> f32 {
    match look.hand(seat).count_ones() {
        0..=2 => 0.06,
        3..=4 => 0.05,
        _ => 0.02,
    }
}

/// The card to discard.
pub(super) fn discard(look: Look<'_>, options: &[Action]) -> usize {
    best_by(options, |action| match action {
        Action::Discard(card) => -hand_worth(look, *card),
        _ => -10.0,
    })
}

/// The deck to draw from: Character cards when the Ring is near Mordor, else Strategy.
pub(super) fn deck_worth(look: Look<'_>, side: Side, character: bool) -> f32 {
    let near = look.mordor().is_some() || super::ring::steps_left(look) <= 5;
    let _ = side;
    if near == character { 0.02 } else { 0.0 }
}

/// The Combat card to play, or none.
pub(super) fn combat(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let _ = (look, side);
    best_by(options, |action| if *action == Action::NoCard { 1.0 } else { 0.0 })
}
