//! The road to Mordor: moving, hiding, declaring, the Guide, and what the Hunt costs.

use parlour_wotr::data::{book, map};
use parlour_wotr::ids::{REGIONS, regions_of};
use parlour_wotr::places::{MINAS_MORGUL, MORANNON};
use parlour_wotr::{Action, Character, Look, Region, Side};

use super::mends::Mends;
use super::odds;
use super::ways::ways;

/// Turns until the Shadow may have its ten Victory points, roughly.
pub(super) fn war_clock(look: Look<'_>) -> f32 {
    let points = f32::from(look.victory_points(Side::Shadow));
    let early = (5.0 - f32::from(look.turn())).max(0.0) * 0.5;
    (10.0 - points).max(0.0) / 1.25 + early
}

/// Steps that are still to go to a gate.
pub(super) fn steps_left(look: Look<'_>) -> i16 {
    i16::from(ways().to_gate(look.ring_bearers())) - i16::from(look.progress())
}

/// What a point of Corruption costs, in Victory points.
fn corruption_price(look: Look<'_>) -> f32 {
    let shield = match book().level[look.guide().index()] {
        3 => 0.75,
        2 => 0.85,
        _ => 1.0,
    };
    let corruption = f32::from(look.corruption());
    let late = (corruption - 6.0).max(0.0);
    (0.42 + 0.05 * corruption + 0.035 * late * late) * shield
}

/// Whether the Fellowship rests in a haven until it is healed.
fn rests(look: Look<'_>) -> bool {
    look.mordor().is_none()
        && look.progress() == 0
        && look.havens() & look.ring_bearers().bit() != 0
        && look.corruption() >= 4
        && war_clock(look) > 3.5
}

/// The turn from which a Fellowship should no longer wait for better times.
const LONG: u16 = 18;

/// What moving the Fellowship is worth now.
pub(super) fn move_worth(look: Look<'_>, mends: Mends) -> f32 {
    let damage = odds::move_damage(look);
    if look.mordor().is_some() {
        return mordor_worth(look, damage);
    }
    let left = steps_left(look);
    let late = if mends.has(Mends::PATIENCE) { f32::from(look.turn().saturating_sub(LONG)) } else { 0.0 };
    if left <= 0 || (rests(look) && late == 0.0) {
        return if left <= 0 && look.hunt_box(Side::Shadow) == 0 { 0.02 } else { -0.5 };
    }
    let hurry = 1.0 + 0.05 * f32::from(look.victory_points(Side::Shadow));
    // The step that reaches the gate is worth most: it saves a turn.
    let step = if left == 1 { 1.05 } else { 0.72 };
    step * hurry - damage * corruption_price(look) + 0.05 * late
}

/// On the Track every step counts, but dice in the Hunt Box make Eyes worse: with time, one
/// action a turn is safer.
fn mordor_worth(look: Look<'_>, damage: f32) -> f32 {
    let step = look.mordor().unwrap_or(0);
    let fatal = f32::from(look.corruption()) + damage;
    let slow = look.moved_or_hid() && war_clock(look) > 2.6 && step < 4 && fatal > 3.0;
    if slow { -0.3 } else { 2.2 }
}

/// What hiding the Fellowship is worth.
pub(super) fn hide_worth(look: Look<'_>) -> f32 {
    if look.mordor().is_some() {
        return if look.moved_or_hid() && war_clock(look) > 2.6 { 0.3 } else { 1.8 };
    }
    let dice = look.dice(Side::FreePeoples);
    let usable = dice[0] + dice[5];
    // A die to hide and another to move, or a clean start of the next turn.
    if steps_left(look) <= 0 {
        0.05
    } else if usable >= 2 {
        0.75
    } else {
        0.6
    }
}

/// The choice in the Fellowship phase: an index into `options`.
pub(super) fn fellowship_phase(look: Look<'_>, options: &[Action]) -> usize {
    let mut best = (0, f32::MIN);
    for (index, action) in options.iter().enumerate() {
        let worth = match action {
            Action::EnterMordor => 5.0,
            Action::Declare(region) => declare_worth(look, *region),
            Action::Guide(character) => 0.05 * (guide_worth(look, *character) - guide_worth(look, look.guide())),
            _ => 0.0,
        };
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}

/// What declaring the Fellowship in a region is worth.
fn declare_worth(look: Look<'_>, region: Region) -> f32 {
    let ways = ways();
    let here = look.ring_bearers();
    let progress = i16::from(look.progress());
    if [MORANNON, MINAS_MORGUL].contains(&region) {
        return 6.0 - 0.1 * f32::from(u8::from(region == MORANNON));
    }
    if steps_left(look) <= 0 {
        return -1.0;
    }
    let after = i16::from(ways.to_gate(region));
    let lost = (after - (i16::from(ways.to_gate(here)) - progress)) as f32;
    let mut worth = -0.5 * lost;
    let corruption = f32::from(look.corruption());
    if look.havens() & region.bit() != 0 && corruption > 0.0 {
        worth += 0.55 + 0.06 * corruption;
    }
    if progress == 0 {
        return worth;
    }
    worth += 0.25 * (hunters(look, here) - hunters(look, region));
    // Out in the open the Nazgûl know where to fly; behind walls they may not follow.
    if look.havens() & region.bit() == 0 {
        worth -= 0.3;
    }
    worth - 0.05
}

/// R21.8: re-rolls that the Hunt would have in a region.
fn hunters(look: Look<'_>, region: Region) -> f32 {
    let bit = region.bit();
    let stronghold = look.controlled(Side::Shadow) & map().strongholds & bit != 0;
    let units = look.armies(Side::Shadow) & bit != 0;
    let nazgul = look.leaders(region)[5] > 0 || look.place(Character::WitchKing) == Some(region);
    f32::from(u8::from(stronghold) + u8::from(units) + u8::from(nazgul))
}

/// How good a Guide somebody is now.
fn guide_worth(look: Look<'_>, character: Character) -> f32 {
    match character {
        Character::Strider => {
            if look.hidden() {
                1.0
            } else {
                3.0
            }
        }
        Character::GandalfGrey | Character::Boromir => 2.0,
        Character::Gimli => 1.5,
        Character::Legolas => 1.4,
        _ => 1.0,
    }
}

/// The new Guide among those who may be.
pub(super) fn pick_guide(look: Look<'_>, options: &[Action]) -> usize {
    let worth = |action: &Action| match action {
        Action::Guide(character) => guide_worth(look, *character),
        _ => 0.0,
    };
    best_by(options, worth)
}

/// The option with the highest worth; the first of equals.
pub(super) fn best_by(options: &[Action], mut worth: impl FnMut(&Action) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (index, action) in options.iter().enumerate() {
        let each = worth(action);
        if each > best.1 {
            best = (index, each);
        }
    }
    best.0
}

/// Damage of the Hunt: who pays for it (section 6 of the strategy: bodies before Corruption).
pub(super) fn take_damage(look: Look<'_>, mends: Mends, options: &[Action]) -> usize {
    let damage = look.hunt().damage;
    let corruption = look.corruption();
    let after = corruption + damage;
    let on_track = look.mordor().is_some();
    let guide = look.guide();
    let level = book().level[guide.index()];
    let company = look.company().count_ones();
    best_by(options, |action| match action {
        Action::GollumReveals => {
            if look.mordor() == Some(4) || after >= 12 {
                3.0
            } else if on_track {
                if after >= 5 || look.unused(Side::FreePeoples) > 0 { 2.0 } else { -0.5 }
            } else if corruption >= 5 {
                0.5
            } else {
                -0.5
            }
        }
        Action::GuideLeaves => {
            let early = !on_track && corruption < 3 && damage < 2;
            if early { -0.5 } else { 1.5 }
        }
        Action::TakeGuide => {
            let waste = level.saturating_sub(damage);
            let spared = level.min(damage);
            if guide == Character::Strider && !on_track && after < 10 && look.turn() < 9 {
                return if after >= 9 && damage >= 2 { 0.5 } else { -1.0 };
            }
            let worth = if on_track {
                if waste <= 1 || after >= 8 { 1.0 } else { -0.5 }
            } else if guide == Character::GandalfGrey {
                let returns = look.minions() && damage >= 1 && mends.has(Mends::WHITE);
                if damage >= 2 || after >= 8 || returns { 1.2 } else { -0.5 }
            } else if (damage >= 2 && (spared == level || after >= 6)) || after >= 8 {
                0.8
            } else {
                -0.5
            };
            worth + 0.05 * f32::from(spared)
        }
        Action::TakeRandom => {
            if company >= 3 && damage >= 2 && after >= 7 && guide == Character::Strider {
                0.6
            } else {
                -0.8
            }
        }
        _ => 0.0,
    })
}

/// Where a revealed Fellowship goes: near the gate, past as few Strongholds as may be.
pub(super) fn walk(look: Look<'_>, left: u8, options: &[Action]) -> usize {
    let here = look.ring_bearers();
    let mut costs = [[f32::MAX; REGIONS]; 2];
    let mut now = 0;
    for region in Region::all() {
        costs[0][region.index()] = halt_cost(look, region);
    }
    for _ in 1..left {
        let (old, new) = (costs[now], &mut costs[1 - now]);
        for region in Region::all() {
            new[region.index()] = old[region.index()].min(onward(look, &old, region));
        }
        now = 1 - now;
    }
    best_by(options, |action| match action {
        Action::Walk(to) => -(touch_cost(look, *to) + costs[now][to.index()]),
        _ => -halt_cost(look, here),
    })
}

fn onward(look: Look<'_>, costs: &[f32; REGIONS], region: Region) -> f32 {
    regions_of(map().near[region.index()])
        .map(|next| touch_cost(look, next) + costs[next.index()])
        .fold(f32::MAX, f32::min)
}

fn halt_cost(look: Look<'_>, region: Region) -> f32 {
    if look.havens() & region.bit() != 0 {
        return 1000.0;
    }
    f32::from(ways().to_gate(region)) * 0.75 + 0.3 * hunters(look, region)
}

/// R19.18: a tile for each Stronghold of the Shadow on the way.
fn touch_cost(look: Look<'_>, region: Region) -> f32 {
    let held = map().home[Side::Shadow.index()] & look.controlled(Side::Shadow) & map().strongholds;
    if held & region.bit() != 0 { 1.0 } else { 0.0 }
}

/// How many dice go to the Hunt (section 5 of the strategy).
pub(super) fn allocation(look: Look<'_>, mends: Mends, options: &[Action]) -> usize {
    let wanted = wanted_hunters(look, mends);
    best_by(options, |action| match action {
        Action::Allocate(count) => -f32::from(count.abs_diff(wanted)),
        _ => -100.0,
    })
}

fn wanted_hunters(look: Look<'_>, mends: Mends) -> u8 {
    let corruption = look.corruption();
    let points = look.victory_points(Side::Shadow);
    if look.mordor().is_some() {
        return if points >= 9 { 2 } else { 10 };
    }
    if look.turn() == 1 {
        return u8::from(mends.has(Mends::FIRST_HUNT));
    }
    let mut wanted: i16 = 0;
    if look.hunt_rerolls() > 0 {
        wanted += 1;
    }
    if steps_left(look) <= 4 {
        wanted += 1;
    }
    if corruption >= 5 || look.pool(Side::FreePeoples) >= 5 {
        wanted += 1;
    }
    if !look.hidden() && look.guide() != Character::Strider {
        wanted -= 1;
    }
    if points >= 8 {
        wanted -= 1;
    }
    wanted.clamp(0, 2) as u8
}
