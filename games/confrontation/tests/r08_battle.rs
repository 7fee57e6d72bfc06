//! R8 and R9: attack, choice of defender, the battle sequence; R15: defeat.

use parlour_confrontation::{BattleEnd, Event, Region, Step};
use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, all_but, position, who, with_discards};

#[test]
fn r8_1_defenders_are_fought_one_after_another_and_nobody_may_stop() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN MIRKWOOD, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "MIRKWOOD").draws("PIPPIN").cards("F_1", "S_1");
    assert_eq!(table.step(), Some(Step::PlayCards));
    table.cards("F_2", "S_2");
    assert_eq!(table.defeated(), ["PIPPIN", "MERRY"]);
    assert_eq!(table.place("BALROG"), "MIRKWOOD");
}

#[test]
fn r8_2_a_single_defender_fights() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "MIRKWOOD");
    assert_eq!(table.table()["battle"]["defender"], "MERRY");
}

#[test]
fn r8_3_of_several_concealed_defenders_one_is_drawn() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN MIRKWOOD, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "MIRKWOOD");
    assert_eq!((table.step(), table.asked()), (Some(Step::Draw), vec![]));
    assert!(table.table()["revealed"].as_array().unwrap().is_empty());
    // The question to the dealer is the same whoever stands there.
    let ask = table.game.ask().unwrap().request;
    let mut other = position(Sauron, "FRODO THE_SHIRE, SAM MIRKWOOD, GIMLI MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    other.moves("BALROG", "MIRKWOOD");
    assert_eq!(other.game.ask().unwrap().request, ask);
    assert!(table.game.deal_named(&["GIMLI".into()]).is_err());
    assert_eq!(table.refused(Sauron, json!("target_concealed")), "R8.3");
    table.draws("MERRY");
    assert_eq!(table.table()["battle"]["defender"], "MERRY");
}

fn three_in_the_shire() -> Table {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, SAM THE_SHIRE, MERRY THE_SHIRE, GIMLI THE_SHIRE, BALROG ARTHEDAIN, WARG MORDOR",
    );
    table.moves("BALROG", "THE_SHIRE").draws("FRODO").play(Fellowship, json!("sam")).cards("F_1", "S_3");
    table
}

#[test]
fn r8_4_a_defender_who_is_face_up_may_be_named() {
    let mut table = three_in_the_shire();
    assert_eq!(table.step(), Some(Step::Target));
    assert_eq!(table.legal(Sauron), [json!({"target": "FRODO"}), json!("target_concealed")]);
    assert_eq!(table.refused(Sauron, json!({"target": "MERRY"})), "R8.4");
    assert_eq!(table.refused(Fellowship, json!({"target": "FRODO"})), "R8.4");
    table.play(Sauron, json!("target_concealed"));
    assert_eq!(table.step(), Some(Step::Draw));
    table.draws("MERRY").cards("F_2", "S_1");
    // One concealed is left beside Frodo: taking it needs no draw.
    table.play(Sauron, json!("target_concealed"));
    assert_eq!(table.table()["battle"]["defender"], "GIMLI");
    let mut table = three_in_the_shire();
    table.play(Sauron, json!({"target": "FRODO"}));
    assert_eq!(table.table()["battle"]["defender"], "FRODO");
}

#[test]
fn r8_5_those_who_wait_take_no_part() {
    // Merry beside the fight does not strike the Witch-king down, Boromir does not fall.
    let mut table =
        position(Sauron, "FRODO THE_SHIRE, MERRY MIRKWOOD, GANDALF MIRKWOOD, WITCH_KING DAGORLAD, WARG MORDOR");
    table.moves("WITCH_KING", "MIRKWOOD").draws("GANDALF");
    assert_eq!(table.step(), Some(Step::SauronShows));
    assert!(table.defeated().is_empty());
}

#[test]
fn r8_6_each_battle_begins_anew() {
    // The Warg's and Gandalf's marks do not outlive their battle.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GANDALF ROHAN, WARG GONDOR, ORCS GONDOR, SHELOB MORDOR");
    table.moves("GANDALF", "GONDOR").draws("WARG");
    assert_eq!(table.step(), Some(Step::PlayCards));
    table.cards("F_5", "S_1");
    assert_eq!(table.step(), Some(Step::SauronShows));
    assert_eq!(table.table()["battle"]["flags"], json!(["sauron_shows_first"]));
    assert_eq!(table.hand(Fellowship), 8);
}

#[test]
fn r9_1_both_combatants_are_turned_up() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "MIRKWOOD");
    assert_eq!(table.seen_by(Fellowship)["characters"]["BALROG"], "MIRKWOOD");
    assert_eq!(table.seen_by(Sauron)["characters"]["MERRY"], "MIRKWOOD");
    assert_eq!(table.table()["revealed"], json!(["MERRY", "BALROG"]));
}

#[test]
fn r9_2_the_warg_first_then_the_fellowship_then_sauron() {
    // Gimli strikes before the Orcs can.
    let mut table = position(Sauron, "FRODO THE_SHIRE, GIMLI RHUDAUR, ORCS THE_HIGH_PASS, WARG MORDOR");
    table.moves("ORCS", "RHUDAUR");
    assert_eq!(table.defeated(), ["ORCS"]);
    // The Warg comes before Boromir.
    let mut table = position(Sauron, "FRODO THE_SHIRE, BOROMIR RHUDAUR, WARG THE_HIGH_PASS, ORCS MORDOR");
    table.moves("WARG", "RHUDAUR");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

#[test]
fn r9_3_gandalf_then_saruman_before_cards() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, GANDALF FANGORN, SARUMAN GONDOR, WARG MORDOR");
    table.moves("SARUMAN", "FANGORN");
    assert_eq!((table.step(), table.asked()), (Some(Step::NoCards), vec![Sauron]));
    table.play(Sauron, json!("no_cards"));
    assert_eq!(table.totals(), [(5, 4)]);
    let mut table = position(Sauron, "FRODO THE_SHIRE, GANDALF FANGORN, SARUMAN GONDOR, WARG MORDOR");
    table.moves("SARUMAN", "FANGORN").play(Sauron, json!("play_cards"));
    assert_eq!(table.step(), Some(Step::SauronShows));
}

#[test]
fn r9_4_cards_are_picked_in_secret_and_shown_together() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "MIRKWOOD");
    assert_eq!(table.asked(), [Fellowship, Sauron]);
    table.play(Sauron, json!({"card": "S_MAGIC"}));
    let view = table.seen_by(Fellowship);
    assert_eq!(view["battle"]["played"], json!({"FELLOWSHIP": null, "SAURON": null}));
    assert_eq!(view["battle"]["picked"], json!({"FELLOWSHIP": false, "SAURON": true}));
    assert_eq!(view["hands"]["SAURON"].as_array().unwrap().len(), 9);
    assert_eq!(table.seen_by(Sauron)["battle"]["played"]["SAURON"], "S_MAGIC");
    assert_eq!(table.refused(Sauron, json!({"card": "S_1"})), "R18.1");
    table.play(Fellowship, json!({"card": "F_2"}));
    assert_eq!((table.hand(Fellowship), table.hand(Sauron)), (8, 8));
}

#[test]
fn r9_5_saurons_text_is_resolved_before_the_fellowships() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY MIRKWOOD, ORCS DAGORLAD, WARG MORDOR");
    table.moves("MERRY", "DAGORLAD").cards("F_RETREAT", "S_RETREAT");
    assert_eq!(table.place("ORCS"), "GONDOR");
    assert_eq!(table.step(), Some(Step::RetreatTo(Fellowship)));
}

#[test]
fn r9_6_a_total_is_strength_and_number() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN").cards("F_4", "S_3");
    assert_eq!(table.totals(), [(7, 8)]);
}

#[test]
fn r9_7_the_lower_total_falls_and_on_a_tie_both() {
    for (card, fallen) in [("S_1", vec!["BALROG"]), ("S_2", vec!["LEGOLAS", "BALROG"]), ("S_3", vec!["LEGOLAS"])] {
        let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR");
        table.moves("BALROG", "FANGORN").cards("F_4", card);
        assert_eq!(table.defeated(), fallen);
    }
}

/// R9.8: Shelob's return, then the cards, then the next battle.
#[test]
fn r9_8_what_follows_a_battle() {
    let used = (all_but(Fellowship, "F_5"), all_but(Sauron, "S_6"));
    let mut table =
        with_discards(Sauron, "FRODO THE_SHIRE, LEGOLAS RHUDAUR, SHELOB THE_HIGH_PASS, WARG MORDOR", &used.0, &used.1);
    table.moves("SHELOB", "RHUDAUR").cards("F_5", "S_6");
    let events = table.events();
    let returned = events.iter().position(|event| matches!(event, Event::Returned { .. })).unwrap();
    let back = events.iter().position(|event| matches!(event, Event::CardsBack)).unwrap();
    assert!(returned < back);
    assert_eq!((table.place("SHELOB"), table.hand(Sauron)), ("GONDOR", 9));
}

/// R9.8, R15.2: every battle ends with an event that says how.
#[test]
fn each_battle_says_how_it_ended() {
    let over = |region, how| Event::BattleOver { region, how };
    for (fellowship, sauron, how) in [
        ("F_1", "S_1", BattleEnd::Won),
        ("F_5", "S_1", BattleEnd::Lost),
        ("F_4", "S_2", BattleEnd::BothFell),
        ("F_1", "S_RETREAT", BattleEnd::Retreat),
    ] {
        let mut table = position(
            Sauron,
            "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR, ORCS MIRKWOOD, SHELOB MIRKWOOD",
        );
        table.moves("BALROG", "FANGORN").cards(fellowship, sauron);
        assert!(table.has(&over(Region::Fangorn, how)), "{how:?}");
    }
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("GIMLI", "FANGORN").play(Sauron, json!("ambush"));
    assert!(table.has(&over(Region::Fangorn, BattleEnd::Ambush)));
    // Also when the game ends with it.
    let mut table = position(Sauron, "FRODO MISTY_MOUNTAINS, ORCS FANGORN, WARG MORDOR");
    table.moves("ORCS", "MISTY_MOUNTAINS");
    assert!(table.has(&over(Region::MistyMountains, BattleEnd::Won)));
}

#[test]
fn r15_1_the_defeated_are_shown_and_stay_out() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN").cards("F_1", "S_1");
    for side in [Fellowship, Sauron] {
        assert!(table.seen_by(side)["defeated"].as_array().unwrap().contains(&json!("LEGOLAS")));
    }
}

#[test]
fn r15_2_when_the_attacker_falls_the_others_stay_unseen() {
    let mut table =
        position(Sauron, "FRODO THE_SHIRE, PIPPIN MIRKWOOD, MERRY MIRKWOOD, BLACK_RIDER DAGORLAD, WARG MORDOR");
    table.moves("BLACK_RIDER", "MIRKWOOD").draws("MERRY").cards("F_4", "S_1");
    assert_eq!(table.defeated(), ["BLACK_RIDER"]);
    assert!(
        !table
            .events()
            .iter()
            .any(|event| matches!(event, Event::Revealed { character, .. } if *character == who("PIPPIN")))
    );
}

#[test]
fn r15_3_when_both_fall_the_others_stay() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, BOROMIR FANGORN, SHELOB GONDOR, ORCS GONDOR, WARG MORDOR");
    table.moves("BOROMIR", "GONDOR").draws("SHELOB");
    assert_eq!(table.defeated(), ["BOROMIR", "SHELOB"]);
    assert_eq!((table.place("ORCS"), table.asked()), ("GONDOR", vec![Sauron]));
}

#[test]
fn r15_4_the_attacker_stays_where_it_won() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN").cards("F_1", "S_1");
    assert_eq!(table.place("BALROG"), "FANGORN");
}
