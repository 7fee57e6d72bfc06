//! What a position is worth to a side.

use parlour_clans::{Card, Clans, Lane, MatchResult, Side, Zone};

/// What a position is worth to A, in points of crystal health. The state is an imagined one.
pub fn value(state: &Clans) -> f32 {
    if let Some(result) = state.result() {
        return match result {
            MatchResult::A => 1_000.0,
            MatchResult::B => -1_000.0,
            MatchResult::Draw => 0.0,
        };
    }
    side_value(state, Side::A) - side_value(state, Side::B)
}

/// The same from 0 to 1: how likely A is to win, roughly.
pub fn chance(state: &Clans) -> f32 {
    0.5 + 0.5 * (value(state) / 45.0).tanh()
}

fn side_value(state: &Clans, side: Side) -> f32 {
    let lanes: f32 = Lane::ALL.into_iter().map(|lane| lane_value(state, side, lane)).sum();
    let hand: f32 = state.hand(side).iter().map(|card| 0.55 * worth(state, *card, state.numbers(*card).1)).sum();
    // The last points of a crystal are worth more than the first.
    let crystal = state.crystal(side) as f32;
    crystal - 12.0 * (-crystal / 15.0).exp() + lanes + hand
}

/// What a card with so much health left can still do.
fn worth(state: &Clans, card: Card, hp: i16) -> f32 {
    let (damage, _, acts) = state.numbers(card);
    let strikes = f32::from(acts.count_ones() as u8);
    0.22 * f32::from(damage) * (1.0 + 0.35 * strikes) + 0.3 * f32::from(hp) + 0.6 * f32::from(state.support(card))
}

fn lane_value(state: &Clans, side: Side, lane: Lane) -> f32 {
    if state.marches() { marching_lane(state, side, lane) } else { plain_lane(state, side, lane) }
}

fn plain_lane(state: &Clans, side: Side, lane: Lane) -> f32 {
    let zone = state.zone(lane);
    let goal = Zone::base(side.other().index());
    let holds = state.stack(side, lane, zone).next().is_some();
    let opposed = state.stack(side.other(), lane, zone).next().is_some();
    let units: f32 = state.stack(side, lane, zone).map(|(card, hp)| worth(state, card, hp)).sum();
    let damage: f32 = state.stack(side, lane, zone).map(|(card, _)| f32::from(state.numbers(card).0)).sum();
    let place = if zone == goal { 7.0 } else { 0.0 };
    // Who stands alone before the crystal strikes it next turn, unless somebody comes.
    let threat = match (holds, opposed, zone == goal) {
        (true, false, true) => 0.7 * damage,
        (true, false, false) => 0.3 * damage + 2.0,
        (true, true, true) => 0.2 * damage,
        _ => 0.0,
    };
    units + place + threat
}

fn marching_lane(state: &Clans, side: Side, lane: Lane) -> f32 {
    let mut sum = 0.0;
    for zone in Zone::ALL {
        let steps = (zone as usize).abs_diff(Zone::base(side.index()) as usize) as f32;
        let opposed = state.stack(side.other(), lane, zone).next().is_some();
        for (card, hp) in state.stack(side, lane, zone) {
            let strikes = if steps > 1.5 && !opposed { 0.8 * f32::from(state.numbers(card).0) } else { 0.0 };
            sum += worth(state, card, hp) + 1.2 * steps + strikes;
        }
    }
    sum
}
