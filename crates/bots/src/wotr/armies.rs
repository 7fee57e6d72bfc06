//! Moves, attacks and recruits: which is best, and what it is worth.

use parlour_core::Seat;
use parlour_wotr::data::map;
use parlour_wotr::ids::regions_of;
use parlour_wotr::{Figure, Group, Look, Nation, Region, Side};

use super::field::{Army, Field, Leaving};
use super::odds::{self, Bounded, Force};
use super::ways::ways;

/// An army's best deed: what it is worth, from where, to where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    pub worth: f32,
    pub from: Region,
    pub to: Region,
}

/// Keeps the better of two.
fn better(best: Option<Way>, way: Way) -> Option<Way> {
    if best.is_none_or(|best| way.worth > best.worth) { Some(way) } else { best }
}

/// The best deed of any army, and the best of those that have a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Best {
    any: Option<Way>,
    led: Option<Way>,
}

impl Best {
    /// The best with a leader or without.
    pub(super) fn of(self, led: bool) -> Option<Way> {
        if led { self.led } else { self.any }
    }

    fn offer(&mut self, army: &Army, way: Way) {
        self.any = better(self.any, way);
        if army.force.lead > 0.0 {
            self.led = better(self.led, way);
        }
    }
}

/// The best moves out of `only` or out of anywhere; none if no move is worth a thought.
pub(super) fn best_move(look: Look<'_>, field: &Field, seat: Seat, only: Option<Region>) -> Best {
    let mut best = Best::default();
    each_move(look, field, seat, only, |army, way| best.offer(army, way));
    best
}

/// Every move that is worth a thought, out of `only` or out of anywhere.
pub(super) fn each_move(
    look: Look<'_>,
    field: &Field,
    seat: Seat,
    only: Option<Region>,
    mut give: impl FnMut(&Army, Way),
) {
    let side = Look::side_of(seat);
    let open = look.open(side);
    for army in &field.armies[side.index()] {
        if army.shut || only.is_some_and(|only| only != army.at) {
            continue;
        }
        let mut leaving = None;
        for to in regions_of(map().near[army.at.index()] & open) {
            if is_promising(look, field, side, army, to) {
                let leaving = leaving.get_or_insert_with(|| Leaving::new(look, field, seat, army.at));
                let worth = move_worth(look, field, side, army, leaving, to);
                if worth > f32::MIN {
                    give(army, Way { worth, from: army.at, to });
                }
            }
        }
    }
}

/// Whether a move is worth weighing: nearer to the target, to friends or onto a Settlement.
fn is_promising(look: Look<'_>, field: &Field, side: Side, army: &Army, to: Region) -> bool {
    let ways = ways();
    let aim = army.aim.and_then(|aim| field.targets[side.index()].get(usize::from(aim)));
    aim.is_some_and(|aim| ways.between(to, aim.at) < ways.between(army.at, aim.at))
        || look.armies(side) & to.bit() != 0
        || look.controlled(side.enemy()) & to.bit() != 0
        || (look.controlled(side) & to.bit() != 0 && map().vp[to.index()] > 0)
}

/// What moving those who should go is worth; the least number if nobody should.
pub(super) fn move_worth(look: Look<'_>, field: &Field, side: Side, army: &Army, leaving: &Leaving, to: Region) -> f32 {
    let from = army.at;
    let Some(group) = leaving.to(look, side, to) else { return f32::MIN };
    let going = field.force_of(look, &group);
    let now = field.value(side, from, &going, army.aim);
    let mut worth = field.value(side, to, &going, army.aim) - now;
    if let Some(friends) = field.army(side, to)
        && friends.aim.is_some()
    {
        // Joining those who go somewhere; together they do better than apart.
        let other = field.value(side, to, &going, friends.aim) - now;
        worth = worth.at_least(other) + if friends.force.units < 8.0 { 0.01 * going.hp } else { 0.0 };
    }
    if look.controlled(side.enemy()) & !look.armies(side.enemy()) & to.bit() != 0 {
        worth += 0.08 + field.prize(side, to);
    }
    let guard = if side == Side::FreePeoples { 1.0 } else { 0.8 };
    if field.is_wanted(side.enemy(), from) {
        let rest = army.force.without(&going);
        worth += guard * (field.danger(side, from, &army.force) - field.danger(side, from, &rest));
    }
    if field.is_wanted(side.enemy(), to) {
        let there = match field.army(side, to) {
            Some(friends) => friends.force,
            None => field.force_of(look, &look.figures(side, to)),
        };
        worth += guard * (field.danger(side, to, &there) - field.danger(side, to, &there.with(&going)));
    }
    worth
}

/// The best attacks out of `only` or out of anywhere.
pub(super) fn best_attack(look: Look<'_>, field: &Field, seat: Seat, only: Option<Region>) -> Best {
    let mut best = Best::default();
    each_attack(look, field, seat, only, |army, way| best.offer(army, way));
    best
}

/// Every attack, out of `only` or out of anywhere.
pub(super) fn each_attack(
    look: Look<'_>,
    field: &Field,
    seat: Seat,
    only: Option<Region>,
    mut give: impl FnMut(&Army, Way),
) {
    let side = Look::side_of(seat);
    let enemy = side.enemy();
    let shut = look.besieged() & look.controlled(enemy);
    let fielded = look.armies(enemy) & !shut;
    for army in &field.armies[side.index()] {
        let foreign = look.teammate(seat).is_some() && look.commanded(seat, army.at).count() == 0;
        if foreign || army.force.war == 0.0 || only.is_some_and(|only| only != army.at) {
            continue;
        }
        let besieges = look.besieged() & army.at.bit() != 0;
        let near = if army.shut { 0 } else { map().near[army.at.index()] & fielded };
        for to in regions_of(near | if besieges { army.at.bit() } else { 0 }) {
            let worth = attack_worth(look, field, side, army, to);
            give(army, Way { worth, from: army.at, to });
        }
    }
}

/// The part of an army that may attack.
fn attackers(force: &Force) -> Force {
    Force {
        units: force.units * force.war,
        hp: force.hp * force.war,
        elites: force.elites * force.war,
        war: 1.0,
        ..*force
    }
}

/// What an attack is worth.
pub(super) fn attack_worth(look: Look<'_>, field: &Field, side: Side, army: &Army, to: Region) -> f32 {
    let enemy = side.enemy();
    let force = attackers(&army.force);
    let defender = field.force(enemy, to);
    let prize = field.prize(side, to);
    if to == army.at && !army.shut {
        return assault_worth(side, &force, &defender, prize);
    }
    if army.shut {
        let (win, lost, killed) = odds::field(&force, &defender, false);
        let danger = field.danger(side, to, &army.force);
        return win * danger - (1.0 - win) * 0.8 * danger - lost * 0.12 + killed * 0.05;
    }
    let stronghold = map().strongholds & look.controlled(enemy) & to.bit() != 0;
    let poke = poke(look, enemy, to);
    if stronghold {
        // Inside a siege nobody is recruited by dice: the earlier it begins the better.
        let chance = odds::capture(force.strike(), defender.garrison());
        let gained = 0.14 * prize * (0.5 + chance);
        return if chance > 0.25 { gained + 0.25 * chance - poke } else { -0.3 };
    }
    let walls = (map().cities | map().fortifications) & to.bit() != 0;
    let (win, lost, killed) = odds::field(&force, &defender, walls);
    let left = Force { hp: force.hp - lost, units: (force.units - lost).at_least(1.0), ..force };
    let relief = if look.besieged() & to.bit() != 0 {
        let inside = field.force(side, to);
        field.danger(side, to, &inside)
    } else {
        0.0
    };
    let before = field.value(side, army.at, &army.force, army.aim);
    let advance = field.value(side, to, &left, army.aim).at_least(0.6 * before);
    let exchange = killed * Field::hit_point(enemy) - lost * Field::hit_point(side);
    exchange + win * (prize + relief + advance) + (1.0 - win) * 0.4 * before - before - poke
}

fn assault_worth(side: Side, force: &Force, defender: &Force, prize: f32) -> f32 {
    let (win, lost, killed) = odds::assault(force, defender);
    let now = odds::capture(force.strike(), defender.garrison());
    let left = Force { hp: (force.hp - lost).max(0.0), units: (force.units - lost).max(0.0), ..*force };
    let held = Force { hp: (defender.hp - killed).max(0.6), units: (defender.units - killed).max(0.6), ..*defender };
    let later = odds::capture(left.strike(), held.garrison());
    let exchange = 0.5 * killed * Field::hit_point(side.enemy()) - lost * Field::hit_point(side);
    prize * (win + (1.0 - win) * later - 0.82 * now) + exchange
}

/// What it costs to stir a nation that is not yet At War.
fn poke(look: Look<'_>, enemy: Side, to: Region) -> f32 {
    let units = look.units(to);
    let sleeping = Nation::of(enemy)
        .filter(|nation| units[nation.index() * 2] + units[nation.index() * 2 + 1] > 0 && !look.at_war(*nation))
        .count();
    if enemy == Side::FreePeoples { 0.08 * sleeping as f32 } else { 0.0 }
}

/// What recruiting a figure is worth.
pub(super) fn recruit_worth(look: Look<'_>, field: &Field, side: Side, figure: Figure, at: Region) -> f32 {
    let force = field.force(side, at);
    let mut after = force;
    match figure {
        Figure::Regular(_) => {
            (after.units, after.hp) = (force.units + 1.0, force.hp + 1.0);
        }
        Figure::Elite(_) => {
            (after.units, after.hp, after.elites) = (force.units + 1.0, force.hp + 2.0, force.elites + 1.0);
        }
        _ => after.lead += 1.0,
    }
    after.war = (force.units * force.war + (after.units - force.units)) / after.units.at_least(1.0);
    if after.units > 10.0 {
        return -0.2;
    }
    let saved = field.danger(side, at, &force) - field.danger(side, at, &after);
    let gain = field.strengthens(side, at, after.strike() - force.strike());
    if side == Side::FreePeoples {
        let hp = (after.hp - force.hp) * 0.03 + (after.lead - force.lead) * 0.02;
        return saved + hp + 0.3 * gain;
    }
    if matches!(figure, Figure::Nazgul) {
        return if nazgul(look) < 6 { 0.16 } else { 0.05 };
    }
    gain + 0.015 * (after.hp - force.hp) + 0.7 * saved
}

/// Nazgûl on the map.
pub(super) fn nazgul(look: Look<'_>) -> u8 {
    8 - look.reserve(Nation::Sauron)[2]
}

/// What a whole recruiting action is worth: an Elite, or two figures in two places.
pub(super) fn best_recruit(look: Look<'_>, field: &Field, seat: Seat) -> f32 {
    let side = Look::side_of(seat);
    let open = look.free(side) & look.controlled(side) & map().home[side.index()] & !look.besieged();
    let mut elite = f32::MIN;
    let mut first = (f32::MIN, None);
    let mut second = 0.0f32;
    for nation in Nation::of(side) {
        if !look.at_war(nation) || look.owner(nation) != seat {
            continue;
        }
        let [regulars, elites, leaders] = look.reserve(nation);
        for at in regions_of(map().of[nation.index()] & open) {
            if elites > 0 {
                elite = elite.at_least(recruit_worth(look, field, side, Figure::Elite(nation), at));
            }
            let mut each = f32::MIN;
            if regulars > 0 {
                each = recruit_worth(look, field, side, Figure::Regular(nation), at);
            }
            if leaders > 0 && may_lead(look, nation, at) {
                let figure = if side == Side::Shadow { Figure::Nazgul } else { Figure::Leader(nation) };
                each = each.at_least(recruit_worth(look, field, side, figure, at));
            }
            if each > first.0 {
                second = if first.1.is_none() { 0.0 } else { first.0.max(0.0) };
                first = (each, Some(at));
            } else {
                second = second.at_least(each);
            }
        }
    }
    elite.max(first.0 + second)
}

fn may_lead(look: Look<'_>, nation: Nation, at: Region) -> bool {
    match nation.side() {
        Side::FreePeoples => look.armies(Side::FreePeoples) & at.bit() != 0,
        Side::Shadow => map().strongholds & at.bit() != 0,
    }
}

/// The next figure of `wanted` that `group` does not have yet: Elites, then others.
pub(super) fn next_figure(wanted: &Group, group: &Group) -> Option<Figure> {
    let missing = wanted.without(group);
    let mut kinds = missing.kinds();
    let elite = missing.kinds().find(|figure| matches!(figure, Figure::Elite(_)));
    elite.or_else(|| kinds.next())
}
