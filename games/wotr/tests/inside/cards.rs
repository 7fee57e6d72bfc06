//! The cards among themselves, and the general rules about them (R6).

use parlour_core::{NoEvents, Seat};

use super::combat::in_slot;
use super::*;
use crate::data::deck_cards;
use crate::ids::{Character, Figure, Region, Whereabouts};
use crate::setup::Setup;
use crate::state::{Group, Step};

fn fresh() -> Wotr {
    Wotr::fresh(Setup::default())
}

fn army(game: &mut Wotr, region: &str, nation: Nation, regulars: u8) -> Group {
    let mut group = Group::EMPTY;
    group.units[nation.index() * 2] = regulars;
    game.put(nation.side(), Region::named(region), &group);
    group
}

/// R13.4: S028, S029.
#[test]
fn r13_4_the_lower_initiative_first_and_the_defender_on_ties() {
    let mut game = fresh();
    game.battle.attacker = Side::Shadow;
    let card = |id: &str| id.parse::<Card>().unwrap();
    let scouts = card("fp_strat_05");
    let durins_bane = card("sh_char_17");
    game.battle.cards = [Some(scouts), Some(durins_bane)];
    assert_eq!(in_slot(&game, 1), [Some(scouts), None]);
    assert_eq!(in_slot(&game, 2), [None, Some(durins_bane)]);
    let (anduril, terrible) = (card("fp_char_09"), card("sh_char_07"));
    game.battle.cards = [Some(anduril), Some(terrible)];
    assert_eq!(in_slot(&game, 4), [Some(anduril), Some(terrible)]);
}

/// R6.9: S025.
#[test]
fn r6_9_leaders_fall_with_the_last_unit_and_companions_stay() {
    let mut game = fresh();
    let edoras = Region::named("edoras");
    game.leaders[edoras.index()][Nation::Rohan.index()] = 1;
    game.reserve[Nation::Rohan.index()][2] -= 1;
    game.at[Character::Gimli.index()] = Whereabouts::at(edoras);
    for figure in [Figure::Regular(Nation::Rohan), Figure::Elite(Nation::Rohan)] {
        game.lose(figure, edoras, Cause::Card(Card(0)), &mut NoEvents);
    }
    game.left(edoras, &mut NoEvents);
    assert_eq!(game.casualties[Nation::Rohan.index()], [1, 1, 1]);
    assert_eq!(game.place(Character::Gimli), Some(edoras));
}

#[test]
fn r6_10_a_garrison_that_a_card_wipes_out_loses_the_stronghold() {
    let mut game = fresh();
    let deep = Region::named("helms_deep");
    army(&mut game, "helms_deep", Nation::Isengard, 2);
    game.besieged |= deep.bit();
    game.at[Character::Gimli.index()] = Whereabouts::at(deep);
    game.lose(Figure::Regular(Nation::Rohan), deep, Cause::Card(Card(0)), &mut NoEvents);
    game.left(deep, &mut NoEvents);
    assert_eq!(game.victory_points(Side::Shadow), 2);
    assert_eq!((game.besieged, game.place(Character::Gimli)), (0, Some(deep)));
}

#[test]
fn r6_11_a_besieged_army_is_in_its_region_and_settlements_keep_their_first_owner() {
    let mut game = fresh();
    let deep = Region::named("helms_deep");
    army(&mut game, "helms_deep", Nation::Isengard, 2);
    game.besieged |= deep.bit();
    assert_eq!(game.figures(Side::FreePeoples, deep).count(), 1);
    game.capture(Side::Shadow, deep, &mut NoEvents);
    assert!(crate::data::map().home[0] & deep.bit() != 0 && game.controlled(Side::FreePeoples) & deep.bit() == 0);
}

/// R6.8, R9.8: S035, second half.
#[test]
fn r9_8_cards_recruit_at_peace_and_into_a_siege() {
    let mut game = fresh();
    let city = Region::named("minas_tirith");
    army(&mut game, "minas_tirith", Nation::Sauron, 3);
    game.besieged |= city.bit();
    let recruit = Figure::Regular(Nation::Gondor);
    assert!(!game.at_war(Nation::Gondor) && game.may_place_by_card(recruit, city));
    assert!(!game.may_place_by_card(recruit, Region::named("barad_dur")));
    assert!(!game.may_place_by_card(Figure::Leader(Nation::Gondor), Region::named("lamedon")));
    game.place_by_card(recruit, city, &mut NoEvents);
    game.place_by_card(recruit, city, &mut NoEvents);
    game.run(&mut NoEvents);
    assert_eq!(game.steps.top(), Some(Step::Garrison(city)));
    assert_eq!(game.count(Side::FreePeoples, city), 6);
    game.act(Action::Lose(recruit), &mut NoEvents);
    assert_eq!(game.count(Side::FreePeoples, city), 5);
}

/// R10.10, R8.5: the group is fixed, what it passes through is captured, and the limit waits.
#[test]
fn r10_10_r8_5_a_march_of_several_regions() {
    let mut game = fresh();
    let group = army(&mut game, "gap_of_rohan", Nation::Isengard, 4);
    army(&mut game, "fangorn", Nation::Sauron, 8);
    game.to_war = [0; 8];
    let way = ["gap_of_rohan", "enedwaith", "druwaith_iaur"].map(Region::named);
    game.march(Side::Shadow, way[0], way[1], &group, &mut NoEvents);
    game.march(Side::Shadow, way[1], way[2], &group, &mut NoEvents);
    assert_eq!((game.count(Side::Shadow, way[1]), game.count(Side::Shadow, way[2])), (0, 4));
    let (town, wood) = (Region::named("westemnet"), Region::named("fangorn"));
    game.march(Side::Shadow, way[2], town, &group, &mut NoEvents);
    game.march(Side::Shadow, town, wood, &group, &mut NoEvents);
    assert!(game.shadow & town.bit() != 0 && game.armies[1] & town.bit() == 0);
    assert_eq!(game.count(Side::Shadow, wood), 12, "cut to ten only at the end of the action");
}

/// R21.20: S134.
#[test]
fn r21_20_a_move_by_card_is_hunted_but_its_die_stays_out_of_the_box() {
    let mut game = fresh();
    game.hunt_box = [0, 2];
    game.fellowship_moves(&mut NoEvents);
    assert_eq!((game.progress, game.steps.top()), (1, Some(Step::HuntRoll)));
    game.take_deal(&[1u8, 1].into_iter().collect(), &mut NoEvents);
    assert_eq!(game.hunt_box[0], 0);
}

/// R6.13: the politics of an attack without a battle.
#[test]
fn r6_13_what_counts_as_an_attack_stirs_the_attacked() {
    let mut game = fresh();
    game.attacked(Side::Shadow, Region::named("orthanc"), &mut NoEvents);
    assert!(game.at_war(Nation::Isengard));
}

#[test]
fn r6_6_what_no_card_overrides_still_holds() {
    let mut game = fresh();
    game.run(&mut NoEvents);
    let card = Card(0);
    game.deck &= !card.bit();
    game.hands[0] |= card.bit();
    game.actor = 0;
    let before = game;
    game.play(Seat(0), card, false);
    while let Some(Step::Event { .. } | Step::EventEnd(..)) = game.steps.top() {
        let step = game.steps.top().expect("a step");
        assert!(game.proceed(step, &mut NoEvents));
    }
    assert_eq!(game.face_up, card.bit());
    assert_eq!((game.units, game.dice, game.to_war), (before.units, before.dice, before.to_war));
}

/// R6.1: the code of each finished card agrees with the list of cards.
#[test]
fn the_combat_half_of_each_card_is_the_one_in_the_list() {
    for (at, record) in deck_cards().iter().enumerate() {
        let half = code(Card(at as u8)).combat;
        assert_eq!(half.title, record.combat, "{}", record.id);
        let slots: Vec<u8> = half.tactics.iter().flatten().map(|(slot, _)| *slot).collect();
        assert!(slots.is_empty() || slots == record.initiative, "{}", record.id);
    }
}

#[test]
fn cards_that_are_watched_used_or_paid_for_stay_on_the_table() {
    assert_eq!([WATCHED, USABLE, PRICED].map(u128::count_ones), [7, 7, 4]);
    for card in cards_of(WATCHED | USABLE | PRICED) {
        assert!(card.record().table, "{card}");
    }
}
