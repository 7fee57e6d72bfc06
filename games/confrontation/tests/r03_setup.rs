//! R3: setup.

use parlour_confrontation::{Event, FellowshipSetup, Formation, SauronSetup, Setup, Side, Step, data};
use parlour_core::{Game, Status, Viewer};
use serde_json::{Value, json};

use crate::kit::{Fellowship, Sauron, Table, seat};

const FELLOWSHIP: [(&str, &str); 9] = [
    ("FRODO", "RHUDAUR"),
    ("SAM", "THE_SHIRE"),
    ("PIPPIN", "THE_SHIRE"),
    ("MERRY", "THE_SHIRE"),
    ("GANDALF", "THE_SHIRE"),
    ("ARAGORN", "ARTHEDAIN"),
    ("LEGOLAS", "CARDOLAN"),
    ("GIMLI", "EREGION"),
    ("BOROMIR", "ENEDWAITH"),
];

fn place_all(table: &mut Table) {
    for (who, region) in FELLOWSHIP {
        table.play(Fellowship, json!({"place": [who, region]}));
    }
    table.play(Sauron, json!({"formation": "iron_wall"}));
}

fn begun() -> Table {
    let mut table = Table::start(Setup::default());
    place_all(&mut table);
    table.play(Fellowship, json!("confirm")).play(Sauron, json!("confirm"));
    table
}

/// R3.1, R3.4
#[test]
fn r3_1_all_nine_of_each_side_are_placed_and_the_mountains_are_empty() {
    let table = begun();
    let placed = table.table()["characters"].as_object().unwrap().clone();
    assert_eq!(placed.len(), 18);
    assert!(placed.values().all(|region| {
        !["THE_HIGH_PASS", "MISTY_MOUNTAINS", "CARADHRAS", "GAP_OF_ROHAN"].contains(&region.as_str().unwrap())
    }));
}

#[test]
fn r3_2_four_start_in_the_shire_and_one_in_each_region_of_the_front() {
    let mut table = Table::start(Setup::default());
    assert_eq!(table.refused(Fellowship, json!({"place": ["FRODO", "DAGORLAD"]})), "R3.2");
    for (who, region) in &FELLOWSHIP[..5] {
        table.play(Fellowship, json!({"place": [who, region]}));
    }
    assert_eq!(table.refused(Fellowship, json!({"place": ["BOROMIR", "THE_SHIRE"]})), "R3.2");
    assert_eq!(table.refused(Fellowship, json!({"place": ["BOROMIR", "RHUDAUR"]})), "R3.2");
    assert_eq!(table.refused(Fellowship, json!("confirm")), "R3.2");
    assert_eq!(table.refused(Fellowship, json!({"place": ["FRODO", "EREGION"]})), "R3.1");
    assert_eq!(table.refused(Fellowship, json!({"place": ["WARG", "EREGION"]})), "R3.1");
    for (who, region) in &FELLOWSHIP[5..] {
        table.play(Fellowship, json!({"place": [who, region]}));
    }
    assert_eq!(table.legal(Fellowship), [json!("confirm")]);
}

#[test]
fn r3_3_sauron_starts_with_four_in_mordor() {
    let mut table = Table::start(Setup::default());
    assert_eq!(table.refused(Sauron, json!({"place": ["WARG", "THE_SHIRE"]})), "R3.3");
    for who in ["WARG", "ORCS", "SHELOB", "BALROG"] {
        table.play(Sauron, json!({"place": [who, "MORDOR"]}));
    }
    assert_eq!(table.refused(Sauron, json!({"place": ["SARUMAN", "MORDOR"]})), "R3.3");
    assert_eq!(table.refused(Sauron, json!("confirm")), "R3.3");
}

#[test]
fn r3_4_nobody_starts_in_the_mountains() {
    let mut table = Table::start(Setup::default());
    assert_eq!(table.refused(Fellowship, json!({"place": ["FRODO", "CARADHRAS"]})), "R3.4");
    assert_eq!(table.refused(Sauron, json!({"place": ["WARG", "GAP_OF_ROHAN"]})), "R3.4");
}

#[test]
fn r3_5_placement_is_hidden_and_simultaneous() {
    let mut table = Table::start(Setup::default());
    assert_eq!(table.asked(), [Fellowship, Sauron]);
    let before = table.seen_by(Sauron);
    for (who, region) in FELLOWSHIP {
        table.play(Fellowship, json!({"place": [who, region]}));
    }
    assert_eq!(table.seen_by(Sauron), before);
    table.play(Fellowship, json!("confirm"));
    assert_eq!(table.asked(), [Sauron]);
    assert_eq!(table.refused(Fellowship, json!({"place": ["FRODO", "EREGION"]})), "R3.5");
    table.play(Sauron, json!({"formation": "raiders"})).play(Sauron, json!("confirm"));
    let seen = table.seen_by(Sauron);
    assert_eq!(seen["pieces"].as_array().unwrap().len(), 9);
    assert!(seen["pieces"].as_array().unwrap().iter().all(|piece| piece["could_be"].as_array().unwrap().len() == 9));
}

#[test]
fn r3_6_everybody_has_all_cards_in_hand() {
    let table = begun();
    assert_eq!((table.hand(Fellowship), table.hand(Sauron)), (9, 9));
    assert_eq!(table.table()["discards"], json!({"FELLOWSHIP": [], "SAURON": []}));
}

#[test]
fn r3_7_sauron_has_the_first_turn() {
    let mut table = begun();
    assert_eq!(table.asked(), [Sauron]);
    table.moves("CAVE_TROLL", "CARADHRAS");
    assert_eq!(table.asked(), [Fellowship]);
}

/// The first game of a match of two is lost by the Fellowship at once, and so is the second.
#[test]
fn r3_8_two_games_with_sides_swapped_count_a_point_for_each_survivor() {
    let setup = Setup {
        fellowship_setup: FellowshipSetup::TunnelDash,
        sauron_setup: SauronSetup::Raiders,
        two_games: true,
        ..Setup::default()
    };
    let mut table = Table::start(setup);
    table.moves("FLYING_NAZGUL", "CARDOLAN").play(Fellowship, json!("fight")).cards("F_NOBLE_SACRIFICE", "S_1");
    let view = table.table();
    assert_eq!(view["game"], 2);
    assert_eq!(view["points"], json!([0, 8]));
    assert_eq!(view["characters"].as_object().unwrap().len(), 18);
    // Now seat 0 plays Sauron.
    assert!(matches!(table.game.status(), Status::Decide(seats) if seats.contains(seat(Fellowship))));
    assert_eq!(table.seen_by(Fellowship)["you"], "SAURON");
    let act = |table: &mut Table, side: Side, action: Value| {
        table.game.act(seat(side), serde_json::from_value(action).unwrap()).map(drop).unwrap();
    };
    act(&mut table, Fellowship, json!({"move": ["FLYING_NAZGUL", "CARDOLAN"]}));
    act(&mut table, Sauron, json!("fight"));
    act(&mut table, Fellowship, json!({"card": "S_6"}));
    act(&mut table, Sauron, json!({"card": "F_1"}));
    let Status::Over(outcome) = table.game.status() else { panic!("the match is over") };
    assert_eq!(outcome.scores[..2], [9, 8]);
    assert!(outcome.winners.contains(seat(Fellowship)) && outcome.winners.len() == 1);
    assert_eq!(outcome.reason, "two_games");
    assert!(table.has(&Event::Points { first: 9, second: 8 }));
}

/// R3.2, R3.3
#[test]
fn every_formation_is_a_legal_placement() {
    for formation in Formation::ALL {
        let mut table = Table::start(Setup::default());
        table.play(formation.side(), json!({"formation": formation}));
        assert_eq!(table.legal(formation.side()), [json!("confirm")], "{formation:?}");
        let rule = table.refused(formation.side(), json!({"formation": formation}));
        assert_eq!(rule, if formation.side() == Fellowship { "R3.2" } else { "R3.3" });
        assert_eq!(data().formation(formation.id()).unwrap().side, formation.side());
    }
    let mut table = Table::start(Setup::default());
    assert_eq!(table.refused(Sauron, json!({"formation": "left_wing"})), "R3.1");
}

/// R3.5: a formation that is a setup option is known to both; one taken in secret is not.
#[test]
fn an_agreed_formation_is_known() {
    let setup = Setup { fellowship_setup: FellowshipSetup::TrapPair, ..Setup::default() };
    let mut table = Table::start(setup);
    assert_eq!(table.asked(), [Sauron]);
    table.play(Sauron, json!({"formation": "ambush"})).play(Sauron, json!("confirm"));
    let pieces = table.seen_by(Sauron)["pieces"].clone();
    assert!(
        pieces
            .as_array()
            .unwrap()
            .contains(&json!({"side": "FELLOWSHIP", "region": "ARTHEDAIN", "could_be": ["FRODO"]}))
    );
    let shire =
        json!({"side": "FELLOWSHIP", "region": "THE_SHIRE", "could_be": ["PIPPIN", "MERRY", "ARAGORN", "BOROMIR"]});
    assert_eq!(pieces.as_array().unwrap().iter().filter(|piece| **piece == shire).count(), 4);
    let own = table.seen_by(Fellowship)["pieces"].clone();
    assert!(own.as_array().unwrap().iter().all(|piece| piece["could_be"].as_array().unwrap().len() == 9));
}

/// R3.2, R3.3: random placement is the dealer's, one stream a side.
#[test]
fn random_placement_comes_from_the_dealer() {
    let mut table = Table::start(Setup::random());
    assert_eq!(table.step(), Some(Step::Shuffle(Fellowship)));
    let names = |list: [&str; 9]| list.map(str::to_owned);
    table
        .game
        .deal_named(&names(["SAM", "FRODO", "GIMLI", "MERRY", "GANDALF", "PIPPIN", "ARAGORN", "LEGOLAS", "BOROMIR"]))
        .unwrap();
    table
        .game
        .deal_named(&names([
            "WARG",
            "ORCS",
            "BALROG",
            "SHELOB",
            "SARUMAN",
            "WITCH_KING",
            "FLYING_NAZGUL",
            "BLACK_RIDER",
            "CAVE_TROLL",
        ]))
        .unwrap();
    assert_eq!(
        (table.place("MERRY"), table.place("GANDALF"), table.place("BOROMIR")),
        ("THE_SHIRE", "ARTHEDAIN", "ENEDWAITH")
    );
    assert_eq!(
        (table.place("SHELOB"), table.place("SARUMAN"), table.place("CAVE_TROLL")),
        ("MORDOR", "MIRKWOOD", "GONDOR")
    );
    assert_eq!(table.asked(), [Sauron]);
}

/// R17.6
#[test]
fn options_out_of_range_or_unknown_are_refused() {
    for turn_limit in [0, 1_001] {
        let setup = Setup { turn_limit, ..Setup::default() };
        assert_eq!(parlour_confrontation::Confrontation::start(&setup).unwrap_err().rule.to_string(), "R17.6");
    }
    assert!(serde_json::from_value::<Setup>(json!({"map": "round"})).is_err());
    assert_eq!(serde_json::from_value::<Setup>(json!({})).unwrap(), Setup::default());
    let table = begun();
    assert_eq!(table.view(Viewer::Spectator)["characters"], json!({}));
}
