//! R1: terms.

use parlour_confrontation::{Ability, Action, Card, Character, Region, Side, data};
use parlour_core::Seat;
use serde_json::json;

use crate::kit::{Fellowship, Sauron, position, with_discards};

#[test]
fn r1_1_each_side_has_nine_different_characters() {
    for side in Side::BOTH {
        let mut ids: Vec<&str> = Character::all_of(side).map(Character::id).collect();
        ids.dedup();
        assert_eq!(ids.len(), 9);
        assert!(Character::all_of(side).all(|who| who.side() == side));
    }
}

/// R1.1: two play; whoever else would act is told so.
#[test]
fn a_third_seat_has_no_say() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, WARG MORDOR, ORCS GONDOR");
    let action = Action::Move(Character::Warg, Region::Gondor);
    let refused = table.game.act(Seat(2), action).unwrap_err();
    assert_eq!(refused.to_string(), "refused by R1.1: refuse.seat");
    table.game.act(Seat(1), action).unwrap();
}

#[test]
fn r1_2_strengths_are_those_printed() {
    let strengths = |side| Character::all_of(side).map(|who| data().strength(who)).collect::<Vec<_>>();
    assert_eq!(strengths(Fellowship), [1, 2, 1, 2, 5, 4, 3, 3, 0]);
    assert_eq!(strengths(Sauron), [5, 5, 5, 3, 3, 4, 2, 2, 9]);
}

#[test]
fn r1_3_every_character_has_its_own_ability() {
    for who in Character::ALL {
        let abilities = &data().abilities[who.index()];
        assert_eq!(abilities.len(), if who == Character::Sam { 2 } else { 1 }, "{who}");
        assert!(abilities.iter().all(|def| !def.text.is_empty()));
    }
    assert_eq!(Ability::ALL.len(), 26);
}

#[test]
fn r1_4_the_board_has_sixteen_regions() {
    assert_eq!(Region::ALL.len(), 16);
    assert_eq!(data().regions.len(), 16);
}

#[test]
fn r1_5_forward_is_towards_the_other_home() {
    for region in Region::ALL {
        let row = data().region(region).row;
        assert!(data().forward(Fellowship, region).iter().all(|to| data().region(to).row == row + 1));
        assert!(data().forward(Sauron, region).iter().all(|to| data().region(to).row == row - 1));
        assert!(data().sideways(region).iter().all(|to| data().region(to).row == row));
    }
}

#[test]
fn r1_6_the_one_who_moved_is_the_attacker_whatever_its_side() {
    for (side, mover, to) in [(Fellowship, "LEGOLAS", "GONDOR"), (Sauron, "BALROG", "FANGORN")] {
        let mut table = position(side, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR");
        table.moves(mover, to);
        assert_eq!(table.table()["battle"]["attacker"], mover);
    }
}

#[test]
fn r1_7_one_of_each_side_fights() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, LEGOLAS FANGORN, ORCS GONDOR, WARG GONDOR");
    table.moves("LEGOLAS", "GONDOR").draws("WARG");
    assert_eq!(table.table()["battle"]["attacker"], "LEGOLAS");
    assert_eq!(table.table()["battle"]["defender"], "WARG");
}

#[test]
fn r1_8_a_defeated_character_does_not_come_back() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI FANGORN, ORCS GONDOR, WARG MORDOR");
    table.moves("GIMLI", "GONDOR");
    assert_eq!(table.place("ORCS"), "");
    assert_eq!(table.table()["defeated"].as_array().unwrap().iter().filter(|who| *who == "ORCS").count(), 1);
    assert_eq!(table.refused(Sauron, json!({"move": ["ORCS", "GONDOR"]})), "R1.8");
}

#[test]
fn r1_9_a_text_card_has_no_number_and_adds_nothing() {
    assert!(
        Card::ALL.iter().all(|card| data().number(*card).is_some() != data().card_abilities[card.index()].is_some())
    );
    let mut table = position(Sauron, "FRODO THE_SHIRE, ARAGORN FANGORN, BALROG GONDOR");
    table.moves("BALROG", "FANGORN").cards("F_MAGIC", "S_MAGIC");
    assert_eq!(table.totals(), [(4, 5)]);
}

#[test]
fn r1_10_the_effective_card_is_the_one_brought_by_magic() {
    let mut table = with_discards(Sauron, "FRODO THE_SHIRE, ARAGORN FANGORN, BALROG GONDOR", &["F_5"], &["S_1"]);
    table.moves("BALROG", "FANGORN").cards("F_MAGIC", "S_2").play(Fellowship, json!({"magic": "F_5"}));
    assert_eq!(table.totals(), [(9, 7)]);
}

#[test]
fn r1_11_at_rest_there_is_no_battle() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, ARAGORN FANGORN, BALROG GONDOR, WARG MORDOR");
    assert!(table.table()["battle"].is_null());
    table.moves("BALROG", "FANGORN");
    assert!(table.table()["battle"].is_object());
    table.cards("F_1", "S_1");
    assert!(table.table()["battle"].is_null());
}
