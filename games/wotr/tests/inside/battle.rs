//! R13: rounds of battle, from inside.

use super::*;
use crate::setup::Setup;

fn battle() -> Wotr {
    let mut game = Wotr::fresh(Setup::default());
    let (from, region) = (Region::named("fangorn"), Region::named("eastemnet"));
    let mut shadow = Group::EMPTY;
    shadow.units[Nation::Isengard.index() * 2] = 3;
    shadow.leaders[crate::state::NAZGUL] = 2;
    let mut free = Group::EMPTY;
    free.units[Nation::Rohan.index() * 2] = 2;
    game.put(Side::Shadow, from, &shadow);
    game.put(Side::FreePeoples, region, &free);
    game.begin_battle(Seat(1), from, region, shadow, None, &mut NoEvents);
    game
}

/// R13.10, R16.1: S063, with +2 on all dice of both sides in the first round at Osgiliath.
#[test]
fn r13_10_modifiers_do_not_help_a_1_nor_hurt_a_6() {
    let hits = |modifier, target| (1..=6).filter(|die| is_hit(*die, modifier, target)).collect::<Vec<u8>>();
    assert_eq!(hits(2, 6), [4, 5, 6]);
    assert_eq!(hits(2, 5), [3, 4, 5, 6]);
    assert_eq!(hits(4, 5), [2, 3, 4, 5, 6]);
    assert_eq!(hits(-3, 5), [6]);
}

#[test]
fn r13_6_forfeited_figures_add_no_leadership_this_round() {
    let mut game = battle();
    assert_eq!(game.leadership(Side::Shadow), 2);
    game.battle.forfeited.leaders[crate::state::NAZGUL] = 1;
    assert_eq!(game.leadership(Side::Shadow), 1);
    game.battle.white_rider = true;
    assert_eq!(game.leadership(Side::Shadow), 0, "what is negated cannot be forfeited again");
    game.battle.white_rider = false;
    game.start_round(&mut NoEvents);
    assert_eq!(game.leadership(Side::Shadow), 2);
}

#[test]
fn r13_7_extra_attacks_are_taken_at_once_without_re_roll() {
    let mut game = battle();
    game.run(&mut NoEvents);
    game.steps.push(Step::ExtraAttack(Side::Shadow, 3, 5));
    game.take_deal(&[5u8, 4, 1].into_iter().collect(), &mut NoEvents);
    assert_eq!(game.count(Side::FreePeoples, Region::named("eastemnet")), 1);
    assert_eq!(game.battle.hits, [0, 0]);
    assert_eq!(game.steps.top(), Some(Step::Round(Stage::AttackerRoll)));
}
