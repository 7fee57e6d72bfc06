//! Companions, Nazgûl and Minions on their own: who goes where.

use parlour_wotr::data::{book, map};
use parlour_wotr::ids::regions_of;
use parlour_wotr::places::{DOL_AMROTH, MINAS_TIRITH, PELARGIR};
use parlour_wotr::{Action, Character, Look, Nation, Region, Side};

use super::field::{Army, Field};
use super::mends::Mends;
use super::ring::best_by;
use super::ways::ways;

/// A party of Companions and where it should go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Party {
    pub worth: f32,
    pub who: u16,
    pub to: Region,
}

/// Where Strider may be crowned (R26.aragorn).
fn crowning(look: Look<'_>) -> u128 {
    let seats = MINAS_TIRITH.bit() | DOL_AMROTH.bit() | PELARGIR.bit();
    seats & look.controlled(Side::FreePeoples)
}

/// FP-held Strongholds that nobody can enter or leave.
fn shut(look: Look<'_>) -> u128 {
    look.besieged() & look.controlled(Side::FreePeoples)
}

/// How much a nation is in danger.
pub(super) fn nation_danger(field: &Field, nation: Nation) -> f32 {
    regions_of(map().of[nation.index()] & map().settlements)
        .map(|at| field.danger(Side::FreePeoples, at, &field.force(Side::FreePeoples, at)))
        .sum()
}

/// How much each nation that is not yet active is in danger.
fn sleeping_dangers(look: Look<'_>, field: &Field) -> [f32; 8] {
    Nation::ALL.map(|nation| {
        let sleeps = nation.side() == Side::FreePeoples && !look.is_active(nation);
        if sleeps { nation_danger(field, nation) } else { 0.0 }
    })
}

/// What it is worth to a Companion to come to a place.
fn arrival(look: Look<'_>, field: &Field, dangers: &[f32; 8], who: Character, to: Region) -> f32 {
    let held = look.controlled(Side::FreePeoples) & (map().cities | map().strongholds) & to.bit() != 0;
    let Some(nation) = map().nation[to.index()].filter(|_| held) else { return 0.0 };
    let mut worth = 0.0;
    if !look.is_active(nation) && book().activates[who.index()] >> nation as u8 & 1 == 1 {
        worth += 0.25 + 0.35 * dangers[nation.index()];
    }
    let force = field.force(Side::FreePeoples, to);
    if force.units > 0.0 && force.lead < 2.0 {
        worth += 0.12 * field.danger(Side::FreePeoples, to, &force);
    }
    worth
}

/// Who should leave the Fellowship now, and where to.
pub(super) fn separation(look: Look<'_>, field: &Field, mends: Mends) -> Option<Party> {
    let company = look.company();
    if look.mordor().is_some() || shut(look) & look.ring_bearers().bit() != 0 {
        return None;
    }
    let from = look.ring_bearers();
    let progress = look.progress();
    let mut best: Option<Party> = None;
    let mut offer = |party: Party| {
        if best.is_none_or(|best| party.worth > best.worth) {
            best = Some(party);
        }
    };
    if look.in_fellowship(Character::Strider) && look.is_aside(Character::Aragorn) {
        for to in regions_of(crowning(look) & !shut(look)) {
            let steps = ways().between(from, to);
            let again = steps > progress + 3;
            if !again || (steps <= progress + 6 && mends.has(Mends::CROWN)) {
                let garrison = field.force(Side::FreePeoples, to);
                let worth = 1.15 - 0.05 * f32::from(look.turn().min(12)) + 0.05 * garrison.units.min(5.0)
                    - 0.4 * field.danger(Side::FreePeoples, to, &garrison)
                    - if again { 0.45 } else { 0.0 };
                let many = company.count_ones() > 5;
                let boromir = if many { company & Character::Boromir.bit() } else { 0 };
                offer(Party { worth, who: Character::Strider.bit() | boromir, to });
            }
        }
    }
    if company.count_ones() > 4 {
        let dangers = sleeping_dangers(look, field);
        let goals = (map().cities | map().strongholds) & look.controlled(Side::FreePeoples) & !shut(look);
        let spare = company & !(Character::Strider.bit() | Character::GandalfGrey.bit());
        for who in Character::of(spare) {
            let range = progress + book().level[who.index()];
            for to in regions_of(goals) {
                if ways().between(from, to) <= range {
                    let worth = arrival(look, field, &dangers, who, to) - 0.35;
                    offer(Party { worth, who: who.bit(), to });
                }
            }
        }
    }
    best
}

/// The best journey of a Companion on the map, of those in `may`.
pub(super) fn journey(look: Look<'_>, field: &Field, may: u16) -> Option<Party> {
    let mut best: Option<Party> = None;
    if may == 0 {
        return None;
    }
    let dangers = sleeping_dangers(look, field);
    let goals = (map().cities | map().strongholds) & look.controlled(Side::FreePeoples) & !shut(look);
    for who in Character::of(may) {
        let Some(from) = look.place(who).filter(|from| shut(look) & from.bit() == 0) else { continue };
        let level = book().level[who.index()];
        let stay = arrival(look, field, &dangers, who, from);
        for to in regions_of(goals & !from.bit()) {
            let steps = ways().between(from, to);
            let mut worth = arrival(look, field, &dangers, who, to) - stay;
            let strider = who == Character::Strider && look.is_aside(Character::Aragorn);
            if strider && crowning(look) & from.bit() == 0 && crowning(look) & to.bit() != 0 {
                worth += 1.3;
            } else if strider && crowning(look) & from.bit() != 0 {
                continue;
            }
            if steps > level {
                worth *= 0.5 * f32::from(level) / f32::from(steps);
            }
            if worth > 0.05 && best.is_none_or(|best| worth > best.worth) {
                best = Some(Party { worth, who: who.bit(), to });
            }
        }
    }
    best
}

/// Of the regions on offer, the one nearest to where a party wants to go.
pub(super) fn towards(goal: Region, options: &[Action]) -> usize {
    best_by(options, |action| match action {
        Action::To(to) => -f32::from(ways().between(*to, goal)),
        Action::Halt => -20.0,
        _ => -100.0,
    })
}

/// Companions on the map.
pub(super) fn companions(look: Look<'_>) -> u16 {
    Character::of(Character::COMPANIONS).filter(|who| look.place(*who).is_some()).fold(0, |set, who| set | who.bit())
}

/// How much Leadership an army still wants from the Nazgûl.
fn wants(field: &Field, at: Region) -> f32 {
    field.army(Side::Shadow, at).map_or(0.0, |army| {
        let use_of = if army.aim.is_some() && army.force.units >= 5.0 { 5.0f32 } else { 1.0 };
        use_of.min(army.force.units) - army.force.lead
    })
}

/// The army that the Nazgûl should lead.
fn main_army(field: &Field) -> Option<Region> {
    let armies = field.armies[Side::Shadow.index()].iter().filter(|army| !army.shut);
    let worth = |army: &Army| field.value(Side::Shadow, army.at, &army.force, army.aim) * army.force.units.min(8.0);
    let best = armies.max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    (worth(best) > 1.0).then_some(best.at)
}

/// Whether a Nazgûl over the Ring-bearers would help the Hunt.
fn haunts(look: Look<'_>) -> Option<Region> {
    let at = look.ring_bearers();
    let shelter = look.controlled(Side::FreePeoples) & map().strongholds & !look.besieged() & at.bit() != 0;
    let there = look.leaders(at)[5] > 0 || look.place(Character::WitchKing) == Some(at);
    (look.mordor().is_none() && !shelter && !there).then_some(at)
}

/// Where the next Nazgûl should fly to, and what that is worth.
fn flight(look: Look<'_>, field: &Field, main: Option<Region>) -> Option<(Region, f32)> {
    if let Some(at) = haunts(look) {
        return Some((at, 0.22));
    }
    let main = main?;
    let wanted = wants(field, main);
    (wanted >= 1.0).then_some((main, 0.12))
}

/// Nazgûl of a region that are of no use there.
fn idle(look: Look<'_>, field: &Field, main: Option<Region>, at: Region) -> u8 {
    let here = look.leaders(at)[5];
    let keep = u8::from(at == look.ring_bearers() && look.mordor().is_none()).max(if Some(at) == main {
        (wants(field, at) + f32::from(here)).clamp(0.0, 5.0) as u8
    } else {
        0
    });
    here.saturating_sub(keep)
}

/// What moving the Nazgûl and Minions is worth.
pub(super) fn nazgul_worth(look: Look<'_>, field: &Field) -> f32 {
    let main = main_army(field);
    let flying = Region::all().filter(|at| look.leaders(*at)[5] > 0);
    let mut spare: u8 = flying.map(|at| idle(look, field, main, at)).sum();
    let mut worth = 0.0;
    if haunts(look).is_some() && spare > 0 {
        worth += 0.22;
        spare -= 1;
    }
    if let Some(main) = main {
        let wanted = wants(field, main).max(0.0);
        worth += 0.06 * wanted.min(f32::from(spare));
        let lord = look.place(Character::WitchKing).is_some_and(|at| at != main);
        worth += if lord && wanted >= 1.0 { 0.12 } else { 0.0 };
    }
    worth
}

/// The next Nazgûl or Minion to move.
pub(super) fn pick_nazgul(look: Look<'_>, field: &Field, options: &[Action]) -> usize {
    let main = main_army(field);
    let flight = flight(look, field, main);
    best_by(options, |action| match (action, flight) {
        (Action::From(at), Some((to, worth))) if *at != to && idle(look, field, main, *at) > 0 => worth,
        (Action::Pick(who), _) => {
            let away = main.is_some_and(|main| look.place(*who) != Some(main) && wants(field, main) >= 1.0);
            let near = *who == Character::WitchKing
                || main.is_some_and(|main| look.place(*who).is_some_and(|at| ways().between(at, main) <= 3));
            if away && near { 0.3 } else { -1.0 }
        }
        (Action::Done, _) => 0.0,
        _ => -1.0,
    })
}

/// Where a Nazgûl flies.
pub(super) fn fly(look: Look<'_>, field: &Field, options: &[Action]) -> usize {
    let goal = flight(look, field, main_army(field)).map(|(to, _)| to);
    best_by(options, |action| match action {
        Action::To(to) if Some(*to) == goal => 1.0,
        Action::To(to) => wants(field, *to).min(0.5) * 0.1,
        _ => -1.0,
    })
}

/// Where a Minion goes.
pub(super) fn lead(field: &Field, options: &[Action]) -> usize {
    let main = main_army(field);
    best_by(options, |action| match action {
        Action::To(to) if Some(*to) == main => 1.0,
        Action::Halt => 0.5,
        _ => 0.0,
    })
}

/// Where a character enters play.
pub(super) fn enter(field: &Field, who: Character, options: &[Action]) -> usize {
    best_by(options, |action| {
        let Action::To(to) = action else { return -1.0 };
        match who {
            Character::WitchKing => field
                .army(Side::Shadow, *to)
                .map_or(0.0, |army| field.value(Side::Shadow, army.at, &army.force, army.aim) + 0.02 * army.force.hp),
            Character::MouthOfSauron => {
                let main = main_army(field).unwrap_or(*to);
                -f32::from(ways().between(*to, main))
            }
            _ => {
                let force = field.force(Side::FreePeoples, *to);
                field.danger(Side::FreePeoples, *to, &force).min(1.5) * f32::from(u8::from(force.units > 2.0))
            }
        }
    })
}

/// Where a party under way should go: where the best reason to send any of it lies.
pub(super) fn goal(look: Look<'_>, field: &Field, party: u16) -> Region {
    let mut best = (f32::MIN, look.ring_bearers());
    let dangers = sleeping_dangers(look, field);
    let goals = (map().cities | map().strongholds) & look.controlled(Side::FreePeoples) & !shut(look);
    for who in Character::of(party) {
        let Some(from) = look.place(who) else { continue };
        for to in regions_of(goals) {
            let mut worth = arrival(look, field, &dangers, who, to) - 0.02 * f32::from(ways().between(from, to));
            if who == Character::Strider && crowning(look) & to.bit() != 0 {
                let garrison = field.force(Side::FreePeoples, to);
                worth += 2.0 + 0.05 * garrison.units - 0.4 * field.danger(Side::FreePeoples, to, &garrison);
            }
            if worth > best.0 {
                best = (worth, to);
            }
        }
    }
    best.1
}
