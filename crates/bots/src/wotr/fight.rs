//! Decisions inside a battle: the walls, the losses, going on, retreating and advancing.

use parlour_core::Seat;
use parlour_wotr::data::map;
use parlour_wotr::ids::regions_of;
use parlour_wotr::{Action, BattleKind, Character, Figure, Group, Look, Region, Side};

use super::armies::{move_worth, next_figure};
use super::field::{Field, Leaving, force_of, leave_behind, prize_of};
use super::mends::Mends;
use super::mind::STAYING;
use super::odds::{self, Force};
use super::ring::best_by;
use super::ways::ways;

/// The two armies as they fight now: own, enemy.
fn sides(look: Look<'_>, side: Side) -> (Force, Force) {
    (force_of(look, &look.fighters(side)), force_of(look, &look.fighters(side.enemy())))
}

/// R16.3: behind the walls when outnumbered.
pub(super) fn shelter(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let (own, enemy) = sides(look, side);
    let odds = own.power() / enemy.power().max(0.5);
    let crowd = own.units > 5.0;
    let fight = odds >= if crowd { 0.8 } else { 1.1 };
    best_by(options, |action| match action {
        Action::Fight if fight => 1.0,
        Action::Shelter if !fight => 1.0,
        _ => 0.0,
    })
}

/// R14.2: Regulars first; with five units or fewer an Elite is reduced, which keeps its die.
pub(super) fn losses(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let group = look.fighters(side);
    let battle = look.battle();
    let assaults = battle.kind == BattleKind::Siege && side == battle.attacker;
    let few = group.count() <= 5 && !assaults;
    best_by(options, |action| match action {
        Action::Lose(Figure::Regular(nation)) => {
            let spare = 0.02 * f32::from(group.has(Figure::Regular(*nation)));
            let peace = if look.at_war(*nation) { 0.0 } else { 0.05 };
            if few { 0.5 + spare + peace } else { 1.0 + spare + peace }
        }
        Action::Reduce(nation) => {
            let spare = 0.02 * f32::from(group.has(Figure::Elite(*nation)));
            if few { 0.9 + spare } else { 0.4 + spare }
        }
        _ => 0.0,
    })
}

/// R15.1, R16.12: go on, extend or end.
pub(super) fn cease(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let (own, enemy) = sides(look, side);
    let region = look.battle().region;
    let prize = prize_of(look, side, region);
    let go_on = if look.battle().kind == BattleKind::Siege {
        let chance = odds::assault(&Force { elites: 0.0, ..own }, &enemy).0;
        let wins = prize >= 4.0;
        own.units >= 4.0 && (chance >= 0.3 || (own.elites >= 3.0 && chance >= 0.15)) || (wins && chance >= 0.1)
    } else {
        let walls = (map().cities | map().fortifications) & region.bit() != 0;
        let (win, _, _) = odds::field(&own, &enemy, walls && look.battle().round == 0);
        win >= if prize > 0.0 || side == Side::Shadow { 0.45 } else { 0.55 }
    };
    best_by(options, |action| match action {
        Action::Press => {
            if go_on {
                1.0
            } else {
                -1.0
            }
        }
        Action::Extend(nation) => {
            if go_on {
                1.0 + 0.1 * f32::from(own_elites(look, side, *nation))
            } else {
                -1.0
            }
        }
        _ => 0.0,
    })
}

fn own_elites(look: Look<'_>, side: Side, nation: parlour_wotr::Nation) -> u8 {
    look.fighters(side).has(Figure::Elite(nation))
}

/// R15.3: an army that is beaten in the open goes where it is of use.
pub(super) fn retreat(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let (own, enemy) = sides(look, side);
    let region = look.battle().region;
    let held = look.controlled(side) & region.bit() != 0;
    let points = map().vp[region.index()];
    let walls = map().strongholds & region.bit() != 0 && held;
    let besieges = look.besieged() & region.bit() != 0;
    let (lost, _, _) = odds::field(&enemy, &own, false);
    let stay = if walls {
        1.0
    } else if held && points > 0 {
        0.55 - lost + 0.35
    } else if besieges {
        0.75 - lost
    } else {
        0.5 - lost
    };
    best_by(options, |action| match action {
        Action::Retreat(to) => {
            let friends = force_of(look, &look.figures(side, *to));
            let home = look.controlled(side) & map().strongholds & to.bit() != 0;
            let others = regions_of(look.armies(side.enemy()) & !look.battle().from.bit());
            let nearest = others.map(|at| ways().between(at, *to)).min().unwrap_or(5);
            let crowd = if friends.units + own.units > 10.0 { -0.3 } else { 0.0 };
            let shelter = if home { 0.3 } else { 0.0 };
            0.01 * friends.hp + shelter + 0.02 * f32::from(nearest.min(5)) + crowd - 0.05
        }
        _ => stay,
    })
}

/// R26.gandalf_white.white_rider: worth it against two or more Nazgûl.
pub(super) fn white_rider(look: Look<'_>, options: &[Action]) -> usize {
    let shadow = look.fighters(Side::Shadow);
    let witch_king = u8::from(shadow.characters & Character::WitchKing.bit() != 0);
    let negated = shadow.nazgul() + 2 * witch_king;
    best_by(options, |action| match action {
        Action::Forfeit if negated >= 2 => 1.0,
        Action::Forfeit => -1.0,
        _ => 0.0,
    })
}

/// R15.8: who advances, or nobody.
pub(super) fn advance(look: Look<'_>, field: &Field, mends: Mends, seat: Seat, options: &[Action]) -> usize {
    let side = Look::side_of(seat);
    let battle = look.battle();
    let (from, to) = (battle.from, battle.region);
    let wanted = advancing(look, field, side, from, to);
    let gains = look.controlled(side.enemy()) & to.bit() != 0;
    let pointless = mends.has(Mends::ADVANCE) && !gains && {
        let leaving = Leaving::new(look, field, seat, from);
        field.army(side, from).is_none_or(|army| move_worth(look, field, side, army, &leaving, to) <= STAYING)
    };
    if wanted.count() == 0 || pointless {
        return best_by(options, |action| if *action == Action::Done { 1.0 } else { 0.0 });
    }
    form(look, &wanted, options)
}

fn advancing(look: Look<'_>, field: &Field, side: Side, from: Region, to: Region) -> Group {
    let mut group = look.battle().force;
    group.characters &= !Character::Saruman.bit();
    let force = force_of(look, &group);
    let gains = look.controlled(side.enemy()) & to.bit() != 0;
    let holds = map().vp[from.index()] > 0 && look.controlled(side) & from.bit() != 0;
    let relieves = look.besieged() & look.controlled(side) & to.bit() != 0;
    let aim = field.army(side, from).and_then(|army| army.aim);
    let better = field.value(side, to, &force, aim) + 0.02 >= field.value(side, from, &force, aim);
    if !gains && (relieves || !better || (holds && side == Side::FreePeoples)) {
        return Group::EMPTY;
    }
    if holds {
        let all = look.count(side, from);
        let stays = all - group.count();
        let threatened = field.armies[side.enemy().index()]
            .iter()
            .any(|army| army.at != to && !army.shut && ways().between(army.at, from) <= 2);
        let keep = if side == Side::FreePeoples { 2 } else { u8::from(threatened) };
        let leave = keep.saturating_sub(stays).min(group.count() - 1);
        leave_behind(&mut group, leave);
    }
    group
}

/// Forms a group as wanted, one figure at a time.
pub(super) fn form(look: Look<'_>, wanted: &Group, options: &[Action]) -> usize {
    let group = look.group();
    let next = next_figure(wanted, group);
    let missing = wanted.without(group).count();
    let everybody = group.is_empty() && missing > 0 && {
        // All that may be added is wanted: then all may go at once.
        options.iter().all(|action| match action {
            Action::Add(figure) => wanted.has(*figure) > 0,
            _ => true,
        }) && wanted_is_whole(look, wanted)
    };
    best_by(options, |action| match action {
        Action::All if everybody => 5.0,
        Action::All => 0.1,
        Action::Add(figure) if Some(*figure) == next => 4.0,
        Action::Add(figure) if wanted.without(group).has(*figure) > 0 => 3.0,
        Action::Go => 2.0,
        Action::Add(_) => 1.0,
        _ => 0.0,
    })
}

/// Whether a group is all that its side has where it forms.
fn wanted_is_whole(look: Look<'_>, wanted: &Group) -> bool {
    use parlour_wotr::Step;
    match look.step() {
        Some(Step::MoveGroup { from, .. } | Step::AttackGroup { from, .. }) => {
            let side = if wanted.nations() & 0x1F != 0 { Side::FreePeoples } else { Side::Shadow };
            let mut all = look.figures(side, from);
            all.characters &= !Character::Saruman.bit();
            all.count() == wanted.count()
        }
        Some(Step::Advance) => {
            let mut force = look.battle().force;
            force.characters &= !Character::Saruman.bit();
            force.count() == wanted.count()
        }
        _ => false,
    }
}

/// Everybody attacks who may.
pub(super) fn muster_attack(options: &[Action]) -> usize {
    best_by(options, |action| match action {
        Action::All => 3.0,
        Action::Add(_) => 2.0,
        Action::Go => 1.0,
        _ => 0.0,
    })
}

/// R8.3: Regulars go back first.
pub(super) fn trim(look: Look<'_>, at: Region, options: &[Action]) -> usize {
    best_by(options, |action| match action {
        Action::Lose(Figure::Regular(nation)) => {
            let count = look.units(at)[nation.index() * 2];
            1.0 + 0.02 * f32::from(count) + if look.at_war(*nation) { 0.0 } else { 0.1 }
        }
        _ => 0.0,
    })
}
