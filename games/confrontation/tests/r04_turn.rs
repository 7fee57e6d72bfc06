//! R4: the turn.

use parlour_confrontation::Event;
use serde_json::json;

use crate::kit::{Fellowship, Sauron, position};

#[test]
fn r4_1_a_turn_is_one_move_of_one_own_living_character() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, WARG MORDOR, ORCS MORDOR");
    assert_eq!(table.refused(Fellowship, json!({"move": ["FRODO", "ARTHEDAIN"]})), "R4.1");
    assert_eq!(table.refused(Sauron, json!({"move": ["FRODO", "ARTHEDAIN"]})), "R4.1");
    assert_eq!(table.refused(Sauron, json!("let_pass")), "R4.1");
    table.moves("WARG", "GONDOR");
    assert_eq!(table.refused(Sauron, json!({"move": ["ORCS", "GONDOR"]})), "R4.1");
}

#[test]
fn r4_2_without_a_legal_move_the_game_is_lost_at_once() {
    let mut table = position(Fellowship, "FRODO FANGORN, WARG THE_SHIRE");
    table.moves("FRODO", "GONDOR");
    assert_eq!(table.over(), Some((Some(Fellowship), "no_legal_move")));
}

#[test]
fn r4_3_move_arrive_fight_conceal_pass() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, GIMLI FANGORN, WARG GONDOR, ORCS MORDOR");
    table.moves("WARG", "FANGORN").cards("F_1", "S_6");
    let events = table.events();
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let order = [
        at(|event| matches!(event, Event::Moved { .. })),
        at(|event| matches!(event, Event::Attacked { .. })),
        at(|event| matches!(event, Event::Revealed { .. })),
        at(|event| matches!(event, Event::Compared { .. })),
        at(|event| matches!(event, Event::Defeated { .. })),
        at(|event| matches!(event, Event::BattleOver { .. })),
        at(|event| matches!(event, Event::Concealed)),
        at(|event| matches!(event, Event::Turn { side: Fellowship, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn r4_4_a_refused_move_changes_nothing_however_often() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY ROHAN, WARG MORDOR");
    for _ in 0..20 {
        assert_eq!(table.refused(Fellowship, json!({"move": ["MERRY", "FANGORN"]})), "R6.2");
    }
    assert_eq!(table.asked(), [Fellowship]);
}
