//! The war as numbers: every army's strength, what it can take, and what is in danger. All in
//! Victory points of the Shadow.

use std::sync::LazyLock;

use parlour_core::Seat;
use parlour_wotr::data::{Built, book, map};
use parlour_wotr::ids::{REGIONS, regions_of};
use parlour_wotr::{Character, Group, Look, Nation, Region, Side, Wotr};

use super::odds::{self, Bounded, Force};
use super::ways::{PRIZES, closeness, fade, ways};

/// An army of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Army {
    /// Where it stands.
    pub at: Region,
    /// How strong it is.
    pub force: Force,
    /// Whether it is shut in by a siege.
    pub shut: bool,
    /// The target it is to take or to help take, as an index.
    pub aim: Option<u8>,
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
    /// The power that is gathered against it.
    pub power: f32,
    /// The chance that this power takes it.
    chance: f32,
    /// Steps of the nearest army of some strength.
    pub near: u8,
    /// What the plan to take it is worth; 0 without a plan.
    pub plan: f32,
    /// The front it belongs to.
    pub front: u8,
}

impl Target {
    /// The power that makes success likely.
    fn need(&self) -> f32 {
        1.5 * self.defence + 1.0
    }
}

/// Both sides' armies and plans. Filled anew for a position, without allocating again.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Armies by side.
    pub armies: [Vec<Army>; 2],
    /// Targets by the side that may take them.
    pub targets: [Vec<Target>; 2],
    /// The index of each side's army in a region.
    index: [[u8; REGIONS]; 2],
    /// The index of each side's target in a region.
    aims: [[u8; REGIONS]; 2],
    /// The places of units of nations At War, in a row of units.
    at_war: u128,
    /// The state it was filled for: most decisions change nothing on the map.
    seen: Option<Box<Wotr>>,
}

impl Default for Field {
    fn default() -> Self {
        Field {
            armies: [Vec::new(), Vec::new()],
            targets: [Vec::new(), Vec::new()],
            index: [[u8::MAX; REGIONS]; 2],
            aims: [[u8::MAX; REGIONS]; 2],
            at_war: 0,
            seen: None,
        }
    }
}

/// The strength of a group of a side.
pub(super) fn force_of(look: Look<'_>, group: &Group) -> Force {
    force_with(look, at_war(look), group)
}

#[inline]
fn force_with(look: Look<'_>, at_war: u128, group: &Group) -> Force {
    let lead = group.fp_leaders() + group.nazgul() + look.servants(group);
    Force::new(&group.units, at_war, lead, group.characters)
}

/// The places of units of nations At War, in a row of units.
fn at_war(look: Look<'_>) -> u128 {
    (0..8).filter(|nation| look.at_war(Nation::ALL[*nation])).fold(0, |set, nation| set | 0xFFFF << (16 * nation))
}

/// The sum of sixteen small numbers.
#[inline]
fn sum(row: u128) -> u8 {
    const EVEN: u128 = u128::from_le_bytes([0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0]);
    let pairs = (row & EVEN) + (row >> 8 & EVEN);
    let halves = (pairs as u64) + (pairs >> 64) as u64;
    (halves.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u8
}

/// The strength of all that a side has in a region.
fn standing(look: Look<'_>, side: Side, at: Region, at_war: u128, characters: u16) -> Force {
    const FREE_PEOPLES: u128 = (1 << 80) - 1;
    let mask = if side == Side::FreePeoples { FREE_PEOPLES } else { !FREE_PEOPLES };
    let row = u128::from_le_bytes(*look.units(at)) & mask;
    let leaders = look.leaders(at);
    let lead = match side {
        Side::FreePeoples => leaders[..5].iter().sum(),
        Side::Shadow => leaders[5] + look.servants(&Group { units: row.to_le_bytes(), ..Group::EMPTY }),
    };
    Force::new(&row.to_le_bytes(), at_war, lead, characters)
}

impl Force {
    /// The strength of a row of units, led by so many leaders and by characters.
    #[inline]
    fn new(units: &[u8; 16], at_war: u128, leaders: u8, characters: u16) -> Force {
        const ELITES: u128 =
            u128::from_le_bytes([0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF]);
        let row = u128::from_le_bytes(*units);
        let (units, elites, war) = (sum(row), sum(row & ELITES), sum(row & at_war));
        let lead = Character::of(characters).fold(leaders, |lead, who| lead + book().leadership[who.index()]);
        Force {
            units: f32::from(units),
            hp: f32::from(units + elites),
            elites: f32::from(elites),
            lead: f32::from(lead),
            captains: (characters & book().captains).count_ones() as f32,
            war: if units == 0 { 0.0 } else { f32::from(war) / f32::from(units) },
        }
    }
}

/// How strongly a place is held by a force.
pub(super) fn defence(at: Region, force: &Force) -> f32 {
    match map().built[at.index()] {
        Some(Built::Stronghold) => force.garrison(),
        Some(Built::City) => force.stand(true),
        _ => force.stand(map().fortifications & at.bit() != 0),
    }
}

impl Field {
    /// Reads a position and makes both sides' plans. Whether there was anything new to see.
    pub(super) fn see(&mut self, look: Look<'_>) -> bool {
        match &mut self.seen {
            Some(seen) if look.same_map(seen) => return false,
            Some(seen) => seen.as_mut().clone_from(look.state()),
            none => *none = Some(Box::new(*look.state())),
        }
        self.at_war = at_war(look);
        let peopled = look.peopled();
        for side in Side::ALL {
            self.muster(look, side, peopled);
        }
        let points = Side::ALL.map(|side| look.victory_points(side));
        for side in Side::ALL {
            self.aim(look, side, points);
            self.plan(side);
        }
        true
    }

    /// Lists a side's armies. Few regions have characters: those in `peopled`.
    fn muster(&mut self, look: Look<'_>, side: Side, peopled: u128) {
        let shut = look.besieged() & look.controlled(side);
        let (armies, index) = (&mut self.armies[side.index()], &mut self.index[side.index()]);
        armies.clear();
        *index = [u8::MAX; REGIONS];
        for at in regions_of(look.armies(side)) {
            let characters = if peopled & at.bit() == 0 { 0 } else { look.characters_in(side, at) };
            let force = standing(look, side, at, self.at_war, characters);
            index[at.index()] = armies.len() as u8;
            armies.push(Army { at, force, shut: shut & at.bit() != 0, aim: None });
        }
    }

    /// Lists what a side may take, with the Victory points of both.
    fn aim(&mut self, look: Look<'_>, side: Side, points: [u8; 2]) {
        let enemy = side.enemy();
        self.aims[side.index()] = [u8::MAX; REGIONS];
        self.targets[side.index()].clear();
        for at in regions_of(look.controlled(enemy) & map().settlements) {
            let worth = map().vp[at.index()];
            if worth > 0 {
                let defence = defence(at, &self.force(enemy, at));
                let prize = f32::from(worth) * prize(points, side, at, worth);
                self.aims[side.index()][at.index()] = self.targets[side.index()].len() as u8;
                let (power, chance, near, plan) = (0.0, 0.0, 9, 0.0);
                self.targets[side.index()].push(Target {
                    at,
                    defence,
                    prize,
                    power,
                    chance,
                    near,
                    plan,
                    front: front(at),
                });
            }
        }
    }

    /// Shares a side's armies out: an army belongs to the front of the nearest target, a front has
    /// one aim at a time, and a front that is too weak for any sends its armies to the next.
    fn plan(&mut self, side: Side) {
        let ways = ways();
        let armies = &mut self.armies[side.index()];
        let targets = &mut self.targets[side.index()];
        let far = if side == Side::Shadow { 9 } else { 4 };
        // All of these by the number of the Settlement, target or not.
        let all = targets.iter().fold(0u32, |set, target| set | 1 << ways.number(target.at));
        let mut fronts = [0u32; FRONTS];
        let mut front = [0u8; PRIZES];
        for target in targets.iter() {
            let number = ways.number(target.at);
            fronts[usize::from(target.front)] |= 1 << number;
            front[number] = target.front;
        }
        let (mut threats, mut near) = ([0.0f32; PRIZES], [9u8; PRIZES]);
        let (mut power, mut effort) = ([0.0f32; PRIZES], [0.0f32; PRIZES]);
        for army in armies.iter().filter(|army| !army.shut) {
            let reach = ways.reach(army.at);
            let able = able(side, army);
            // The Free Peoples rarely leave their walls: only what is spare counts.
            let threat = match side {
                Side::Shadow => army.force.strike() * (0.5 + 0.5 * army.force.war),
                Side::FreePeoples => able,
            };
            if threat > 0.0 {
                for (most, share) in threats.iter_mut().zip(&reach.shares) {
                    let here = threat * share;
                    *most = if here > *most { here } else { *most };
                }
            }
            if threat >= 2.5 {
                for (least, steps) in near.iter_mut().zip(&reach.steps) {
                    *least = (*least).min(*steps);
                }
            }
            if able > 0.0
                && let Some((number, steps)) = reach.nearest_of(all)
                && steps <= far
            {
                for number in bits(fronts[usize::from(front[number])]) {
                    let share = able * reach.shares[number];
                    power[number] += share;
                    effort[number] += share * f32::from(reach.steps[number]);
                }
            }
        }
        let mut aims: [Option<(u8, f32)>; FRONTS] = [None; FRONTS];
        for (index, target) in targets.iter_mut().enumerate() {
            let number = ways.number(target.at);
            (target.power, target.near) = (threats[number], near[number]);
            let (power, effort) = (power[number], effort[number]);
            if power <= 0.85 * target.defence {
                continue;
            }
            let dice = 1.5 + 0.8 * effort / power + 0.2 * target.defence;
            let score = target.prize * odds::capture(power.at_most(MOST_POWER), target.defence) / dice;
            let aim = &mut aims[usize::from(target.front)];
            if aim.is_none_or(|(_, most)| score > most) {
                *aim = Some((index as u8, score));
            }
        }
        for (index, _) in aims.iter().flatten() {
            let target = &mut targets[usize::from(*index)];
            target.power = target.power.at_least(power[ways.number(target.at)]).at_most(MOST_POWER);
            target.plan = target.prize * odds::capture(target.power, target.defence);
        }
        for target in targets.iter_mut() {
            target.chance = odds::capture(target.power, target.defence);
        }
        let aimed = (0..FRONTS).filter(|front| aims[*front].is_some()).fold(0, |set, front| set | fronts[front]);
        for army in armies.iter_mut().filter(|army| !army.shut) {
            let nearest = ways.reach(army.at).nearest_of(aimed).filter(|(_, steps)| *steps <= far);
            army.aim = nearest.and_then(|(number, _)| aims[usize::from(front[number])]).map(|(index, _)| index);
        }
    }

    /// The strength of a group on this map.
    #[inline]
    pub(super) fn force_of(&self, look: Look<'_>, group: &Group) -> Force {
        force_with(look, self.at_war, group)
    }

    /// The army of a side in a region.
    #[inline]
    pub(super) fn army(&self, side: Side, at: Region) -> Option<&Army> {
        self.armies[side.index()].get(usize::from(self.index[side.index()][at.index()]))
    }

    /// The strength of a side in a region.
    pub(super) fn force(&self, side: Side, at: Region) -> Force {
        self.army(side, at).map_or(Force::default(), |army| army.force)
    }

    /// The target in a region.
    pub(super) fn target(&self, side: Side, at: Region) -> Option<&Target> {
        self.targets[side.index()].get(usize::from(self.aims[side.index()][at.index()]))
    }

    /// Whether a place is a target of a side.
    pub(super) fn is_wanted(&self, side: Side, at: Region) -> bool {
        self.aims[side.index()][at.index()] != u8::MAX
    }

    /// What taking a place is worth.
    pub(super) fn prize(&self, side: Side, at: Region) -> f32 {
        self.target(side, at).map_or(0.0, |target| target.prize)
    }

    /// What a force is worth here, given the target it is meant for.
    pub(super) fn value(&self, side: Side, at: Region, force: &Force, aim: Option<u8>) -> f32 {
        if force.units == 0.0 {
            return 0.0;
        }
        let Some(target) = aim.and_then(|aim| self.targets[side.index()].get(usize::from(aim))) else { return 0.0 };
        let share = (force.strike() / target.need()).at_most(1.0).sqrt();
        2.4 * target.plan * share * fade(ways().between(at, target.at))
    }

    /// What more strength of a side in a place does for its plans.
    pub(super) fn strengthens(&self, side: Side, at: Region, power: f32) -> f32 {
        let mut best = 0.0f32;
        for target in &self.targets[side.index()] {
            let steps = ways().between(at, target.at);
            let fades = fade(steps);
            // It cannot do more than make sure of it.
            let most = (0.3 * target.prize * (1.0 - target.chance) + 0.1 * target.plan) * fades;
            if steps <= 5 && most > best {
                let reached = closeness(steps);
                let more =
                    odds::capture((target.power + power * reached).at_most(MOST_POWER), target.defence) - target.chance;
                let base =
                    if target.plan > 0.0 { 0.1 * target.plan * (power / target.need()).at_most(1.0) } else { 0.0 };
                best = best.at_least((0.3 * target.prize * more + base) * fades);
            }
        }
        best
    }

    /// What a side is about to lose in a place, if it is held by `force`.
    pub(super) fn danger(&self, side: Side, at: Region, force: &Force) -> f32 {
        let Some(target) = self.target(side.enemy(), at) else { return 0.0 };
        target.prize * odds::capture(target.power, defence(at, force)) * fade(target.near.saturating_sub(1))
    }

    /// What one hit point more or less of a side is worth on the whole.
    pub(super) const fn hit_point(side: Side) -> f32 {
        match side {
            Side::FreePeoples => 0.08,
            Side::Shadow => 0.05,
        }
    }
}

/// How many fronts the map has.
const FRONTS: usize = 8;
/// The most power that one army can have.
const MOST_POWER: f32 = 24.0;

/// The front that a Settlement belongs to: those of one front are near each other.
fn front(at: Region) -> u8 {
    static OF: LazyLock<[u8; REGIONS]> = LazyLock::new(|| {
        let fronts: [&[&str]; FRONTS] = [
            &["helms_deep", "edoras", "orthanc"],
            &["woodland_realm", "dale", "erebor"],
            &["lorien", "moria", "dol_guldur"],
            &["minas_tirith", "pelargir", "dol_amroth"],
            &["the_shire", "grey_havens", "rivendell"],
            &["mount_gundabad", "angmar"],
            &["umbar", "far_harad"],
            &["morannon", "minas_morgul", "barad_dur"],
        ];
        let mut of = [0; REGIONS];
        for (front, places) in fronts.iter().enumerate() {
            for place in *places {
                of[Region::named(place).index()] = front as u8;
            }
        }
        of
    });
    OF[at.index()]
}

/// The numbers in a set, the lowest first.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let number = set.trailing_zeros() as usize;
            set &= set - 1;
            number
        })
    })
}

/// The power an army can bring to bear elsewhere: what is at peace stays at home, and so does the
/// garrison of a place that matters.
fn able(side: Side, army: &Army) -> f32 {
    let home = if side == Side::FreePeoples && map().vp[army.at.index()] > 0 { 1.0 } else { 0.0 };
    let share = (army.force.units - home).at_least(0.0) / army.force.units.at_least(1.0);
    army.force.strike() * army.force.war * share
}

/// What taking a place is worth to a side now, nothing if it may not.
pub(super) fn prize_of(look: Look<'_>, side: Side, at: Region) -> f32 {
    let points = map().vp[at.index()];
    if look.controlled(side.enemy()) & at.bit() == 0 || points == 0 {
        return 0.0;
    }
    f32::from(points) * prize(Side::ALL.map(|side| look.victory_points(side)), side, at, points)
}

/// What one Victory point is worth to the side that takes it here, where there are `points`.
fn prize(both: [u8; 2], side: Side, at: Region, points: u8) -> f32 {
    let (own, other) = (both[side.index()], both[side.enemy().index()]);
    let home = map().home[side.index()] & at.bit() != 0;
    match (side, home) {
        (Side::Shadow, false) if own + points >= 10 => 3.0,
        (Side::Shadow, false) => 1.4 + 0.06 * f32::from(own),
        (Side::Shadow, true) => {
            if other >= 4 {
                6.0
            } else {
                2.0
            }
        }
        (Side::FreePeoples, false) if own + points >= 4 => 6.0,
        (Side::FreePeoples, false) => 2.5,
        (Side::FreePeoples, true) => {
            if other >= 10 {
                5.0
            } else {
                0.8 + 0.08 * f32::from(other)
            }
        }
    }
}

/// Those who may leave a region, and how many of its units should stay.
pub(super) struct Leaving {
    group: Group,
    /// How many of them are units.
    count: u8,
    /// Whether some are of nations that are not At War.
    peaceful: bool,
    /// Units that may not leave.
    bound: u8,
    /// Units that should stay.
    keep: u8,
}

impl Leaving {
    /// Those of a region whom a seat may move.
    pub(super) fn new(look: Look<'_>, field: &Field, seat: Seat, from: Region) -> Self {
        let side = Look::side_of(seat);
        let mut group = look.commanded(seat, from);
        if look.has_moved(from) {
            group.remove(&look.moved(from));
        }
        group.characters &= !Character::Saruman.bit();
        let row = u128::from_le_bytes(group.units);
        let count = sum(row);
        let bound = look.count(side, from) - count;
        let leaders =
            group.leaders[..5].iter().zip(Nation::ALL).any(|(count, nation)| *count > 0 && !look.at_war(nation));
        let peaceful = row & !field.at_war != 0 || leaders;
        Leaving { group, count, peaceful, bound, keep: garrison(look, field, side, from) }
    }

    /// Who should go to a region, of those who may: all but a garrison and what would not fit.
    /// None if nobody should.
    pub(super) fn to(&self, look: Look<'_>, side: Side, to: Region) -> Option<Group> {
        let (mut group, going) = match map().nation[to.index()] {
            Some(home) if self.peaceful => {
                let group = may_enter(look, self.group, home);
                (group, group.count())
            }
            _ => (self.group, self.count),
        };
        let staying = self.bound + self.count - going;
        let room = match look.armies(side) & to.bit() {
            0 => 10,
            _ => 10u8.saturating_sub(look.count(side, to)),
        };
        let most = going.saturating_sub(self.keep.saturating_sub(staying)).min(room);
        if most == 0 {
            return None;
        }
        leave_behind(&mut group, going - most);
        Some(group)
    }
}

/// R10.7: those of a group who may enter a region of a nation.
fn may_enter(look: Look<'_>, mut group: Group, home: Nation) -> Group {
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
        (Side::Shadow, 0..=1) => 2,
        (Side::FreePeoples, _) | (Side::Shadow, 2) => 1,
        (Side::Shadow, _) => 0,
    }
}
