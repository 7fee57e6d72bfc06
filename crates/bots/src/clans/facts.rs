//! A position as numbers for a learned judge, as one side sees the lanes: what stands in each, what
//! both hands hold by tick, and how the crystals are.

use parlour_clans::{Card, Clans, Lane, Side, Zone};

use crate::pen::Pen;

/// Facts of a card in a lane.
const CARD: usize = 15;
/// Facts of a lane: its zone, and two cards of each side.
const LANE: usize = 3 + 4 * CARD;
/// Facts of a side's crystal, hand and deck.
const SIDE: usize = 2 + 2 + 3 * 5 + 5;

/// How many numbers a position has.
pub const FACTS: usize = 3 * LANE + 2 * SIDE + 1;

/// Writes the facts of an imagined state for `side`, with the lanes in this order: the rules know no
/// difference between them.
pub fn facts(state: &Clans, side: Side, lanes: [Lane; 3], to: &mut [f32; FACTS]) {
    let mut pen = Pen::new(to);
    let sides = [side, side.other()];
    for lane in lanes {
        let zone = state.zone(lane);
        pen.one_of(steps(side, zone), 3);
        for owner in sides {
            let mut stack = state.stack(owner, lane, zone);
            for _ in 0..2 {
                match stack.next() {
                    Some((card, hp)) => standing(state, card, hp, lane, &mut pen),
                    None => pen.skip(CARD),
                }
            }
        }
    }
    for owner in sides {
        let crystal = state.crystal(owner) as f32;
        pen.put(crystal / 100.0);
        pen.put(8.0 / (8.0 + crystal.max(0.0)));
        pen.put(state.hand(owner).len() as f32 / 8.0);
        pen.put(state.cards_left(owner) as f32 / 25.0);
        hand(state, owner, &mut pen);
    }
    pen.put(f32::from(state.turn()) / 20.0);
    debug_assert_eq!(pen.written(), FACTS);
}

/// How many zones a side has come from its own base.
fn steps(side: Side, zone: Zone) -> usize {
    (zone as usize).abs_diff(Zone::base(side.index()) as usize)
}

fn standing(state: &Clans, card: Card, hp: i16, lane: Lane, pen: &mut Pen<'_>) {
    let (damage, _, acts) = state.numbers(card);
    pen.put(1.0);
    pen.put(f32::from(damage) / 8.0);
    pen.put(f32::from(hp) / 10.0);
    pen.one_of(tick(acts), 5);
    for ability in state.abilities(card) {
        pen.put(f32::from(ability) / 3.0);
    }
    // Where the fight may go next, a card on its own ground is stronger.
    for base in [Zone::BaseA, Zone::BaseB] {
        pen.flag(state.is_at_home(card, lane, base));
    }
}

/// The tick of a card, 0 to 4: those of tick 1 act on all five, the others first on their own.
fn tick(acts: u8) -> usize {
    (acts.trailing_zeros() as usize).clamp(1, 5) - 1
}

/// The hand of a side: damage, health and number of its cards by tick, and what they add to others.
fn hand(state: &Clans, side: Side, pen: &mut Pen<'_>) {
    let mut sums = [[0.0; 5]; 3];
    let mut others = [0.0; 5];
    for card in state.hand(side) {
        let (damage, health, acts) = state.numbers(*card);
        let at = tick(acts);
        sums[0][at] += 1.0 / 3.0;
        sums[1][at] += f32::from(damage) / 15.0;
        sums[2][at] += f32::from(health) / 25.0;
        for (sum, ability) in others.iter_mut().zip(state.abilities(*card)) {
            *sum += f32::from(ability) / 5.0;
        }
    }
    sums.iter().flatten().chain(&others).for_each(|sum| pen.put(*sum));
}
