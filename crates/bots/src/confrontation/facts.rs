//! A position as numbers for a learned judge: who is where, how well each is known to the other
//! side, which cards are left, and what the first judge looked at.

use parlour_confrontation::{Card, Character, Confrontation, Region, Side};

use super::value::parts;
use crate::pen::Pen;

const PEOPLE: usize = Character::COUNT;

/// How many numbers a position has.
pub const FACTS: usize = PEOPLE * Region::COUNT + PEOPLE + PEOPLE + Card::COUNT + 1 + 4;

/// Writes the facts of an imagined state in which somebody is to move.
pub fn facts(state: &Confrontation, to: &mut [f32; FACTS]) {
    let mut pen = Pen::new(to);
    for who in Character::ALL {
        match state.spot(who).region() {
            Some(region) => pen.one_of(region.index(), Region::COUNT),
            None => pen.skip(Region::COUNT),
        }
    }
    for who in Character::ALL {
        let alive = state.spot(who).region().is_some();
        let doubt = state.doubt(who);
        pen.flag(alive && doubt <= 1);
        pen.put(if alive { doubt.saturating_sub(1) as f32 / 8.0 } else { 0.0 });
    }
    for card in Card::ALL {
        pen.flag(state.hand(card.side()).contains(card));
    }
    pen.flag(state.to_move() == Side::Fellowship);
    for part in parts(state) {
        pen.put(part);
    }
    debug_assert_eq!(pen.written(), FACTS);
}
