//! What a position is worth: two clocks, the Ring's and the war's, and which runs out first.

use parlour_wotr::data::book;
use parlour_wotr::{Character, Look, Side};

use super::field::Field;
use super::odds;
use super::ring;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The chance of the Free Peoples, from 0 to 1. The state is an imagined one; hands count only by
/// their size.
pub(super) fn value(look: Look<'_>, field: &Field) -> f32 {
    let dice = f32::from(look.pool(Side::FreePeoples));
    let speed = 1.05 + 0.25 * (dice - 4.0);
    let steps = f32::from(ring::steps_left(look).max(0));
    let corruption = f32::from(look.corruption());
    let levels: u8 = Character::of(look.company()).map(|who| book().level[who.index()].min(3)).sum();
    let (walk, at_gate, left) = match look.mordor() {
        Some(step) => (0.0, corruption, 5.0 - f32::from(step)),
        None => {
            let harm = 0.62 * steps;
            let shields = 0.5 * f32::from(levels).min(9.0);
            (steps / speed, corruption + (harm - shields).max(0.15 * harm), 5.0)
        }
    };
    let revealed = if look.hidden() { 0.0 } else { 0.6 };
    let success = odds::crack(look, at_gate, left);
    let ring_clock = walk + revealed + 0.9 * left * (4.5 / (dice + 0.5));
    let points = f32::from(look.victory_points(Side::Shadow));
    let mut plans: f32 = 0.0;
    for target in &field.targets[Side::Shadow.index()] {
        plans += target.plan.min(2.5) * super::ways::fade(target.near.min(6));
    }
    let rate = 0.45 + 0.09 * plans.min(8.0) + 0.05 * (f32::from(look.pool(Side::Shadow)) - 7.0);
    let war_clock = (10.0 - points).max(0.0) / rate;
    let in_time = logistic((war_clock - ring_clock + 0.3) / 2.2);
    let own = f32::from(look.victory_points(Side::FreePeoples));
    let strike = (own / 4.0) * (own / 4.0);
    let chance = success * in_time;
    let chance = chance + (1.0 - chance) * (0.03 + 0.6 * strike);
    let odds = (chance.clamp(0.01, 0.99) / (1.0 - chance.clamp(0.01, 0.99))).ln();
    let dice_edge = 0.12 * (dice - 4.0) - 0.08 * (f32::from(look.pool(Side::Shadow)) - 7.0);
    let rings = 0.08 * f32::from(look.rings(Side::FreePeoples)) - 0.06 * f32::from(look.rings(Side::Shadow));
    logistic(odds + dice_edge + rings - 0.03 * corruption - 0.06 * points)
}
