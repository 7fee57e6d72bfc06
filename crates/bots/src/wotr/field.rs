//! The war as numbers: every army's strength, what it can take, and what is in danger. All in
//! Victory points of the Shadow.

use parlour_core::Seat;
use parlour_wotr::data::{Settlement, book, map};
use parlour_wotr::ids::{REGIONS, regions_of};
use parlour_wotr::{Character, Group, Look, Nation, Region, Side};

use super::odds::{self, Force};
use super::ways::{fade, ways};

/// An army of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Army {
    /// Where it stands.
    pub at: Region,
    /// How strong it is.
    pub force: Force,
    /// Whether it is shut in by a siege.
    pub shut: bool,
    /// What its prospects are worth.
    pub worth: f32,
    /// The target it is best used against.
    pub aim: Region,
}

/// A Settlement with Victory points that a side may take from the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// Where.
    pub at: Region,
    /// How strongly it is held.
    pub defence: f32,
    /// What taking it is worth.
    pub prize: f32,
}

/// Both sides' armies and targets. Filled anew for a position, without allocating again.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Armies by side.
    pub armies: [Vec<Army>; 2],
    /// Targets by the side that may take them.
    pub targets: [Vec<Target>; 2],
    /// The index of each side's army in a region.
    index: [[u8; REGIONS]; 2],
    /// Where each side gathers.
    rally: [[Option<Region>; 2]; 2],
}

impl Default for Field {
    fn default() -> Self {
        Field {
            armies: [Vec::new(), Vec::new()],
            targets: [Vec::new(), Vec::new()],
            index: [[u8::MAX; REGIONS]; 2],
            rally: [[None; 2]; 2],
        }
    }
}

/// The strength of a group of a side.
pub(super) fn force_of(look: Look<'_>, group: &Group) -> Force {
    let mut units = 0;
    let mut elites = 0;
    let mut war = 0;
    for nation in Nation::ALL {
        let at = nation.index() * 2;
        let count = group.units[at] + group.units[at + 1];
        units += count;
        elites += group.units[at + 1];
        if count > 0 && look.at_war(nation) {
            war += count;
        }
    }
    let mut lead = group.fp_leaders() + group.nazgul() + look.servants(group);
    for character in Character::of(group.characters) {
        lead += book().leadership[character.index()];
    }
    Force {
        units: f32::from(units),
        hp: f32::from(units + elites),
        elites: f32::from(elites),
        lead: f32::from(lead),
        captains: (group.characters & book().captains).count_ones() as f32,
        war: if units == 0 { 0.0 } else { f32::from(war) / f32::from(units) },
    }
}

/// How strongly a place is held by a force.
pub(super) fn defence(at: Region, force: &Force) -> f32 {
    match map().settlement[at.index()] {
        Some(Settlement::Stronghold) => force.garrison(),
        Some(Settlement::City) => force.stand(true),
        _ => force.stand(map().fortifications & at.bit() != 0),
    }
}

impl Field {
    /// Reads a position.
    pub(super) fn see(&mut self, look: Look<'_>) {
        let ways = ways();
        for side in Side::ALL {
            self.index[side.index()] = [u8::MAX; REGIONS];
            let shut = look.besieged() & look.controlled(side);
            let armies = &mut self.armies[side.index()];
            armies.clear();
            for at in regions_of(look.armies(side)) {
                let force = force_of(look, &look.figures(side, at));
                self.index[side.index()][at.index()] = armies.len() as u8;
                armies.push(Army { at, force, shut: shut & at.bit() != 0, worth: 0.0, aim: at });
            }
        }
        for side in Side::ALL {
            let enemy = side.enemy();
            self.targets[side.index()].clear();
            for at in regions_of(look.controlled(enemy) & map().settlements) {
                let points = map().vp[at.index()];
                if points > 0 {
                    let defence = defence(at, &self.force(enemy, at));
                    let prize = f32::from(points) * prize(look, side, at, points);
                    self.targets[side.index()].push(Target { at, defence, prize });
                }
            }
            self.rally[side.index()] = [None; 2];
            let mut best = [(0.05, None), (0.05, None)];
            for index in 0..self.armies[side.index()].len() {
                let army = self.armies[side.index()][index];
                if army.shut {
                    continue;
                }
                let (worth, aim) = self.prospect(side, army.at, &army.force);
                let army = &mut self.armies[side.index()][index];
                (army.worth, army.aim) = (worth, aim);
                let apart = |other: Option<Region>| other.is_none_or(|other| ways.between(other, army.at) > 4);
                if army.force.units < 10.0 {
                    if worth > best[0].0 {
                        if apart(best[0].1) {
                            best[1] = best[0];
                        }
                        best[0] = (worth, Some(army.at));
                    } else if worth > best[1].0 && apart(best[0].1) {
                        best[1] = (worth, Some(army.at));
                    }
                }
            }
            self.rally[side.index()] = [best[0].1, best[1].1];
        }
        for side in Side::ALL {
            for index in 0..self.armies[side.index()].len() {
                let army = self.armies[side.index()][index];
                self.armies[side.index()][index].worth += self.support(side, army.at, &army.force);
            }
        }
    }

    /// The army of a side in a region.
    pub(super) fn army(&self, side: Side, at: Region) -> Option<&Army> {
        self.armies[side.index()].get(usize::from(self.index[side.index()][at.index()]))
    }

    /// The strength of a side in a region.
    pub(super) fn force(&self, side: Side, at: Region) -> Force {
        self.army(side, at).map_or(Force::default(), |army| army.force)
    }

    /// What an army can take from here, and where.
    fn prospect(&self, side: Side, at: Region, force: &Force) -> (f32, Region) {
        let ways = ways();
        let power = force.power() * (0.45 + 0.55 * force.war);
        let mut best = (0.0, at);
        let mut second = 0.0f32;
        for target in &self.targets[side.index()] {
            let worth = target.prize
                * odds::capture(power, target.defence)
                * fade(ways.between(at, target.at));
            if worth > best.0 {
                second = best.0;
                best = (worth, target.at);
            } else {
                second = second.max(worth);
            }
        }
        (best.0 + 0.25 * second, best.1)
    }

    /// What it is worth to stand near those who will attack.
    fn support(&self, side: Side, at: Region, force: &Force) -> f32 {
        let near = |rally: Option<Region>| rally.map_or(0.0, |rally| fade(ways().between(at, rally)));
        let [first, second] = self.rally[side.index()];
        0.05 * force.hp * near(first).max(0.8 * near(second))
    }

    /// What an army of this strength would be worth here.
    pub(super) fn value(&self, side: Side, at: Region, force: &Force) -> f32 {
        if force.units == 0.0 { 0.0 } else { self.prospect(side, at, force).0 + self.support(side, at, force) }
    }

    /// What a side is about to lose in a place, if it is held by `force`.
    pub(super) fn danger(&self, look: Look<'_>, side: Side, at: Region, force: &Force) -> f32 {
        let points = map().vp[at.index()];
        if points == 0 || look.controlled(side) & at.bit() == 0 {
            return 0.0;
        }
        let held = defence(at, force);
        let mut worst = 0.0f32;
        for army in &self.armies[side.enemy().index()] {
            let steps = ways().between(army.at, at);
            if steps <= 5 && !army.shut {
                let power = army.force.power() * (0.5 + 0.5 * army.force.war);
                worst = worst.max(odds::capture(power, held) * fade(steps));
            }
        }
        worst * f32::from(points) * prize(look, side.enemy(), at, points)
    }

    /// What one hit point more or less of a side is worth on the whole.
    pub(super) const fn hit_point(side: Side) -> f32 {
        match side {
            Side::FreePeoples => 0.10,
            Side::Shadow => 0.05,
        }
    }
}

/// What one Victory point is worth to the side that takes it here.
fn prize(look: Look<'_>, side: Side, at: Region, points: u8) -> f32 {
    let own = look.victory_points(side);
    let home = map().home[side.index()] & at.bit() != 0;
    let other = look.victory_points(side.enemy());
    match (side, home) {
        (Side::Shadow, false) if own + points >= 10 => 3.0,
        (Side::Shadow, false) => 1.0 + 0.06 * f32::from(own),
        (Side::Shadow, true) => if other >= 4 { 6.0 } else { 2.0 },
        (Side::FreePeoples, false) if own + points >= 4 => 3.0,
        (Side::FreePeoples, false) => 1.1,
        (Side::FreePeoples, true) => if other >= 10 { 5.0 } else { 0.8 + 0.08 * f32::from(other) },
    }
}

/// R10.7: those of a group who may enter a region.
pub(super) fn may_enter(look: Look<'_>, mut group: Group, to: Region) -> Group {
    let home = map().nation[to.index()];
    let Some(home) = home else { return group };
    for nation in Nation::ALL {
        if nation != home && !look.at_war(nation) {
            group.units[nation.index() * 2] = 0;
            group.units[nation.index() * 2 + 1] = 0;
            if nation.index() < 5 {
                group.leaders[nation.index()] = 0;
            }
        }
    }
    group
}

/// Takes `count` units out of a group, Regulars first, of the nation with the most.
pub(super) fn leave_behind(group: &mut Group, count: u8) {
    for _ in 0..count {
        let pick = |rank: usize| {
            (0..8).map(|nation| nation * 2 + rank).filter(|at| group.units[*at] > 0).max_by_key(|at| group.units[*at])
        };
        if let Some(at) = pick(0).or_else(|| pick(1)) {
            group.units[at] -= 1;
        }
    }
}

/// Who should go from one region to another, of those who may: all but a garrison and what would
/// not fit. Empty if nobody.
pub(super) fn marchers(look: Look<'_>, field: &Field, seat: Seat, from: Region, to: Region) -> Group {
    let side = Look::side_of(seat);
    let mut group = look.commanded(seat, from);
    let (moved, at) = look.moved();
    if at == Some(from) {
        group.remove(moved);
    }
    group.characters &= !Character::Saruman.bit();
    let all = look.count(side, from);
    let mut group = may_enter(look, group, to);
    let going = group.count();
    if going == 0 {
        return Group::EMPTY;
    }
    let staying = all - going;
    let keep = garrison(look, field, side, from).saturating_sub(staying);
    let room = 10u8.saturating_sub(look.count(side, to));
    let most = (going.saturating_sub(keep)).min(room);
    if most == 0 {
        return Group::EMPTY;
    }
    leave_behind(&mut group, going - most);
    if staying + going - most == 0 {
        return group;
    }
    // Somebody stays: the Leaders of nations that may not go stay too, a besieger's Nazgûl go along.
    group
}

/// How many units should stay in a place.
fn garrison(look: Look<'_>, field: &Field, side: Side, at: Region) -> u8 {
    let points = map().vp[at.index()];
    let own = look.controlled(side) & at.bit() != 0;
    let besieging = look.besieged() & at.bit() != 0 && !own;
    if besieging {
        let inside = field.force(side.enemy(), at);
        return (inside.hp + 2.0).min(9.0) as u8;
    }
    if points == 0 || !own {
        return 0;
    }
    let near = field.armies[side.enemy().index()]
        .iter()
        .filter(|army| !army.shut && army.force.war > 0.0)
        .map(|army| ways().between(army.at, at))
        .min()
        .unwrap_or(9);
    match (side, near) {
        (Side::FreePeoples, 0..=3) => 2 + u8::from(points == 2),
        (Side::FreePeoples, _) => 1,
        (Side::Shadow, 0..=1) => 2,
        (Side::Shadow, 2) => 1,
        (Side::Shadow, _) => 0,
    }
}

impl Field {
    /// Whether `to` is nearer than `from` to where a side gathers.
    pub(super) fn gathers(&self, side: Side, from: Region, to: Region) -> bool {
        let ways = ways();
        self.rally[side.index()].iter().flatten().any(|rally| ways.between(to, *rally) < ways.between(from, *rally))
    }

    /// Where a side gathers first.
    pub(super) const fn rally(&self, side: Side) -> Option<Region> {
        self.rally[side.index()][0]
    }
}
