//! What each Event card is worth: a table by number, and what the position makes of it.

use parlour_core::Seat;
use parlour_wotr::data::map;
use parlour_wotr::{Action, BattleKind, Card, Look, Side};

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

/// The worth of each Combat half in an even battle, in hits gained or spared, by the card's number.
#[rustfmt::skip]
const COMBAT: [f32; 96] = [
    // Free Peoples, Character.
    0.6, 0.6, 0.6, 0.6, 0.2, 0.5, 0.5, 0.6, 0.7, 0.5, 0.4, 0.3,
    0.5, 0.7, 0.4, 0.4, 0.8, 0.5, 1.2, 1.2, 1.2, 0.7, 0.8, 0.8,
    // Free Peoples, Strategy.
    0.9, 0.7, 0.8, 0.8, 0.3, 0.6, 0.6, 0.6, 0.3, 0.7, 0.7, 0.6,
    0.7, 0.7, 0.9, 0.9, 0.3, 0.6, 0.6, 0.8, 0.8, 0.8, 0.8, 0.8,
    // Shadow, Character.
    0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.4, 0.6, 0.6, 0.5, 0.4, 0.4,
    0.4, 0.6, 0.2, 0.4, 1.4, 0.2, 0.8, 0.6, 0.5, 0.6, 0.2, 0.6,
    // Shadow, Strategy.
    0.8, 0.5, 0.8, 0.3, 0.8, 0.7, 1.1, 1.1, 0.5, 0.8, 0.3, 0.5,
    1.0, 1.0, 1.0, 0.7, 0.7, 0.3, 0.5, 0.5, 0.8, 0.5, 0.5, 0.5,
];

/// What playing a card as an Event is worth now.
pub(super) fn event_worth(look: Look<'_>, card: Card) -> f32 {
    EVENTS[usize::from(card.0)] * situation(look, card)
}

/// What the position makes of a card: 1 as usual, 0 for a dead one. Cards that may not be played
/// now are not on offer, so only what the rules allow but sense forbids stands here.
fn situation(look: Look<'_>, card: Card) -> f32 {
    let corruption = f32::from(look.corruption());
    let near = look.mordor().is_some() || super::ring::steps_left(look) <= 6;
    let early = look.turn() <= 3;
    match card.0 {
        // Blue tiles; the red ones are most wanted when Mordor is near.
        0..=3 => 0.9,
        48..=51 => {
            if near {
                1.1
            } else {
                0.75
            }
        }
        // Healing: Athelas, There Is Another Way, Bilbo's Song.
        8 | 9 | 11 => (0.35 * corruption).min(1.3),
        // Challenge of the King and the Eagles.
        13 | 17 => 0.6,
        // Tiles drawn by cards bite more the more Corruption there is.
        52..=55 | 59..=61 => 0.8 + 0.06 * corruption,
        // Nazgûl Search, Cruel Weather.
        56 => {
            if look.progress() >= 3 {
                1.1
            } else {
                0.3
            }
        }
        57 => {
            if look.progress() >= 3 && super::ring::steps_left(look) <= 1 {
                1.3
            } else {
                0.3
            }
        }
        64 => {
            if early {
                0.9
            } else {
                0.2
            }
        }
        // The Lidless Eye: when the Fellowship is on its way this turn.
        65 => {
            if look.hunt_box(Side::FreePeoples) > 0 || look.mordor().is_some() {
                1.0
            } else {
                0.4
            }
        }
        75 => {
            if look.dice(Side::FreePeoples)[5] > 0 {
                1.0
            } else {
                0.3
            }
        }
        76 => {
            if early {
                1.0
            } else {
                0.3
            }
        }
        // The Nazgûl Strike!, Return to Valinor, Stormcrow.
        58 | 72 | 77 => 0.5,
        _ => 1.0,
    }
}

/// What a card is worth in the hand.
pub(super) fn hand_worth(look: Look<'_>, card: Card) -> f32 {
    EVENTS[usize::from(card.0)] * (0.4 + 0.6 * situation(look, card)) + 0.1 * COMBAT[usize::from(card.0)]
}

/// What drawing a card is worth.
pub(super) fn draw_worth(look: Look<'_>, seat: Seat) -> f32 {
    match look.hand(seat).count_ones() {
        0..=2 => 0.3,
        3..=4 => 0.22,
        5 => 0.14,
        _ => 0.03,
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
pub(super) fn deck_worth(look: Look<'_>, character: bool) -> f32 {
    let near = look.mordor().is_some() || super::ring::steps_left(look) <= 5;
    if near == character { 0.02 } else { 0.0 }
}

/// The Combat card to play, or none: one whose hits are worth more than its Event.
pub(super) fn combat(look: Look<'_>, seat: Seat, options: &[Action]) -> usize {
    let side = Look::side_of(seat);
    let battle = look.battle();
    let (own, enemy) = (look.fighters(side).count(), look.fighters(side.enemy()).count());
    let matters = map().vp[battle.region.index()] > 0;
    let size = f32::from(own.min(enemy).min(5)) / 5.0;
    let full = look.hand(seat).count_ones() >= 5;
    let assault = battle.kind == BattleKind::Siege && battle.attacker == side;
    best_by(options, |action| match action {
        Action::Combat(card) => {
            let mut swing = COMBAT[usize::from(card.0)] * (0.4 + 0.6 * size);
            // Both sides gain: good for a besieger, bad for who rolls less.
            if matches!(card.0, 72 | 81 | 92..=95) && !assault && own <= enemy {
                swing = 0.0;
            }
            let stakes = if matters { 0.75 } else { 0.4 };
            swing * stakes + if full { 0.1 } else { 0.0 } - 0.75 * hand_worth(look, *card) - 0.05
        }
        _ => 0.0,
    })
}
