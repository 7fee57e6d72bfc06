//! R21: data sets of one's own.

use parlour_confrontation::{Confrontation, DataSet, FellowshipSetup, SauronSetup, Setup, data};
use parlour_core::{Brings, Game, Header, Match, Record, Sink, Tally, TallyOf, Viewer};
use serde_json::{Value, json};

use crate::kit::{Fellowship, Sauron, Table};

fn set(given: Value) -> DataSet {
    DataSet::of(&given).unwrap_or_else(|error| panic!("{error}"))
}

fn fault(given: Value) -> String {
    DataSet::of(&given).expect_err("the data are bad").to_string()
}

fn ability(id: &str, trigger: &str, condition: &[&str]) -> Value {
    json!({"id": id, "trigger": trigger, "condition": condition, "text": ""})
}

fn with_ability(who: &str, ability: Value) -> Value {
    json!({"characters": [{"id": who, "abilities": [ability]}]})
}

/// A set with an ability at every moment that the classic one does not use, and cards in another order.
pub fn everything_at_another_moment() -> DataSet {
    set(json!({
        "characters": [
            {"id": "MERRY", "strength": 3, "abilities": [ability("MERRY_VS_WITCHKING", "START_TURN", &["IS_IN_CARADHRAS"])]},
            {"id": "LEGOLAS", "abilities": [ability("LEGOLAS_VS_FLYING_NAZGUL", "BATTLE_END", &["HAS_SURVIVED"])]},
            {"id": "GIMLI", "abilities": [ability("GIMLI_VS_ORCS", "RESOLVE_CARDS", &["IS_COMBATANT"])]},
            {"id": "BOROMIR", "abilities": [ability("BOROMIR_MUTUAL_DESTRUCTION", "COMPARE_STRENGTHS", &["IS_COMBATANT"])]},
            {"id": "GANDALF", "abilities": [ability("GANDALF_REVEAL_CARD", "BATTLE_START", &["IS_COMBATANT"])]},
            {"id": "SHELOB", "abilities": [ability("SHELOB_POST_BATTLE_MOVE", "END_TURN", &["HAS_SURVIVED"])]},
            {"id": "ORCS", "abilities": [ability("ORCS_FIRST_STRIKE", "COMPARE_STRENGTHS", &["IS_ATTACKING"])]},
            {"id": "CAVE_TROLL", "abilities": [ability("CAVE_TROLL_NEGATE_SAURON_CARD", "BEFORE_CARDS", &["IS_COMBATANT"])]},
        ],
        "cards": [
            {"id": "F_NOBLE_SACRIFICE", "resolutionOrder": 1,
                "abilities": [ability("CARD_NOBLE_SACRIFICE", "COMPARE_STRENGTHS", &["SAURON_HAS_NOT_RETREATED"])]},
            {"id": "F_RETREAT", "resolutionOrder": 1},
            {"id": "F_MAGIC", "resolutionOrder": 2},
        ],
        "regions": [{"id": "GONDOR", "limit": 3}, {"id": "CARADHRAS", "limit": 2}],
    }))
}

#[test]
fn r21_1_what_is_left_out_is_as_in_the_classic_set() {
    let own = set(json!({"characters": [{"id": "GIMLI", "strength": 8}], "regions": [{"id": "MORIA", "limit": 2}]}));
    let (own, classic) = (own.data(), data());
    for who in parlour_confrontation::Character::ALL {
        let wanted = if who.id() == "GIMLI" { 8 } else { classic.strength(who) };
        assert_eq!(own.strength(who), wanted, "{who}");
        assert_eq!(own.abilities[who.index()].len(), classic.abilities[who.index()].len(), "{who}");
    }
    for region in parlour_confrontation::Region::ALL {
        let wanted = if region.id() == "CARADHRAS" { 2 } else { classic.region(region).limit };
        assert_eq!(own.region(region).limit, wanted, "{region}");
    }
}

#[test]
fn r21_1_equal_sets_are_one_and_the_classic_set_is_itself() {
    let ours = json!({"characters": [{"id": "GIMLI", "versions": {"classic": {"strength": 7}}}]});
    let theirs = json!({"characters": {"GIMLI": {"strength": 7}}});
    assert_eq!(set(ours.clone()), set(ours));
    assert_eq!(set(theirs.clone()).data().strength(crate::kit::who("GIMLI")), 7);
    assert_ne!(set(theirs), set(json!({"characters": [{"id": "GIMLI", "strength": 6}]})));
    let whole: Value = serde_json::from_str(include_str!("../data/gamedata.json")).unwrap();
    assert_eq!(set(whole), DataSet::CLASSIC);
    assert_eq!(set(json!({})), DataSet::CLASSIC);
}

/// The file of the game as the source guide would write it.
#[test]
fn r21_1_the_source_guides_field_names_are_read() {
    let mut whole: Value = serde_json::from_str(include_str!("../data/gamedata.json")).unwrap();
    let rename = |item: &mut Value, from: &str, to: &str| {
        let item = item.as_object_mut().unwrap();
        let value = item.remove(from).unwrap_or_else(|| panic!("{from}"));
        item.insert(to.to_owned(), value);
    };
    for region in whole["regions"].as_array_mut().unwrap() {
        for (from, to) in [("pos", "position"), ("limit", "factionCapacity"), ("start", "startingCapacity")] {
            rename(region, from, to);
        }
        let forward = region.as_object_mut().unwrap().remove("forward").unwrap();
        region["fellowshipAdjacent"] = forward["FELLOWSHIP"].clone();
        region["sauron_adjacent"] = forward["SAURON"].clone();
    }
    let abilities = |all: &mut Value| {
        for ability in all.as_array_mut().unwrap() {
            for (from, to) in [("id", "abilityId"), ("condition", "conditions"), ("text", "effect")] {
                rename(ability, from, to);
            }
        }
    };
    for character in whole["characters"].as_array_mut().unwrap() {
        rename(character, "side", "faction");
        let mut classic = character.as_object_mut().unwrap().remove("versions").unwrap()["classic"].take();
        abilities(&mut classic["abilities"]);
        character["strength"] = classic["strength"].clone();
        character["abilities"] = classic["abilities"].clone();
    }
    for card in whole["cards"].as_array_mut().unwrap() {
        for (from, to) in [("side", "faction"), ("type", "card_type"), ("resolutionOrder", "resolution_order")] {
            rename(card, from, to);
        }
        abilities(&mut card["abilities"]);
    }
    rename(&mut whole, "cards", "combatCards");
    assert_eq!(set(whole.clone()), DataSet::CLASSIC);
    whole["characters"][0]["strength"] = json!(4);
    assert_eq!(set(whole).data().strength(crate::kit::who("FRODO")), 4);
}

#[test]
fn r21_1_a_record_carries_its_data_and_is_checked_with_them() {
    let setup = Setup { data: set(json!({"characters": [{"id": "GIMLI", "strength": 8}]})), ..Setup::random() };
    let written = serde_json::to_value(setup).unwrap();
    assert_eq!(written["data"]["characters"][0]["versions"]["classic"]["strength"], 8);
    assert_eq!(serde_json::from_value::<Setup>(written).unwrap(), setup);
    assert!(serde_json::to_value(Setup::default()).unwrap().get("data").is_none(), "old records stay as they are");
    let table = Table::start(setup);
    let view = table.state().view(Viewer::Table);
    assert_eq!(&Confrontation::position(&view).unwrap(), table.state());
    let record = Record::of(&table.game);
    let again = Record::read(record.to_json().as_bytes()).unwrap();
    let (replayed, _) = again.replay::<Confrontation>().unwrap();
    assert_eq!(replayed.state().data().strength(crate::kit::who("GIMLI")), 8);
    let mut forged = serde_json::to_value(&again).unwrap();
    forged["setup"]["data"]["characters"][0]["versions"]["classic"]["strength"] = json!(9);
    let forged = Record::read(forged.to_string().as_bytes()).unwrap();
    assert!(forged.replay::<Confrontation>().is_err(), "the data are part of what is sealed");
}

#[test]
fn r21_1_a_file_of_data_is_brought() {
    type Extras = <Confrontation as Game>::Extras;
    let mut setup = Setup::default();
    <Extras as Brings<Confrontation>>::bring(&mut setup, "data", r#"{"characters": {"SAM": {"strength": 6}}}"#)
        .unwrap();
    assert_eq!(setup.data.data().strength(crate::kit::who("SAM")), 6);
    let bring = |part: &str, text: &str| {
        <Extras as Brings<Confrontation>>::bring(&mut Setup::default(), part, text).unwrap_err()
    };
    assert_eq!(bring("decks", "{}"), "there is no file of decks: bring data");
    assert!(bring("data", "{").contains("line 1"));
    assert_eq!(bring("data", r#"{"maps": []}"#), "unknown part maps in the data");
}

#[test]
fn r21_2_who_falls_when_the_turn_begins_ends_the_game_there() {
    let own = set(with_ability("MERRY", ability("MERRY_VS_WITCHKING", "START_TURN", &[])));
    let setup = serde_json::to_value(Setup { data: own, two_games: true, ..Setup::default() }).unwrap();
    let mut table = Table::at(&json!({
        "setup": setup, "flow": ["move"], "to_move": "FELLOWSHIP",
        "characters": {"FRODO": "THE_SHIRE", "MERRY": "EREGION", "WITCH_KING": "MORDOR"},
    }));
    table.moves("MERRY", "CARADHRAS");
    assert_eq!(table.table()["game"], 2, "Sauron has nobody left to move");
    assert_eq!(table.table()["points"], json!([2, 0]));
    assert_eq!(table.asked(), [Fellowship, Sauron]);
}

#[test]
fn r21_2_in_a_battle_the_fellowships_ability_comes_first() {
    let own = set(json!({"characters": [
        {"id": "GIMLI", "abilities": [ability("GIMLI_VS_ORCS", "COMPARE_STRENGTHS", &["OPPONENT_IS_ORCS"])]},
        {"id": "ORCS", "abilities": [ability("ORCS_FIRST_STRIKE", "COMPARE_STRENGTHS", &["IS_COMBATANT"])]},
    ]}));
    let setup = serde_json::to_value(Setup { data: own, ..Setup::default() }).unwrap();
    let mut table = Table::at(&json!({
        "setup": setup, "flow": ["move"], "to_move": "SAURON",
        "characters": {"FRODO": "THE_SHIRE", "GIMLI": "RHUDAUR", "ORCS": "THE_HIGH_PASS", "WARG": "MORDOR"},
    }));
    table.moves("ORCS", "RHUDAUR").cards("F_1", "S_6");
    assert_eq!(table.defeated(), ["ORCS"]);
    assert!(table.totals().is_empty(), "the battle is decided before the comparison");
}

#[test]
fn r21_2_whoever_is_struck_down_elsewhere_decides_no_battle() {
    let own = set(with_ability("GIMLI", ability("GIMLI_VS_ORCS", "RESOLVE_CARDS", &["IS_COMBATANT"])));
    let setup = serde_json::to_value(Setup { data: own, ..Setup::default() }).unwrap();
    let mut table = Table::at(&json!({
        "setup": setup, "flow": ["move"], "to_move": "SAURON",
        "characters": {"FRODO": "THE_SHIRE", "GIMLI": "RHUDAUR", "BALROG": "THE_HIGH_PASS", "ORCS": "MORDOR"},
    }));
    table.moves("BALROG", "RHUDAUR").cards("F_5", "S_1");
    assert_eq!(table.totals(), [(8, 6)]);
    assert_eq!(table.defeated(), ["ORCS", "BALROG"]);
}

#[test]
fn r21_4_what_could_never_work_is_refused_by_name() {
    let at = |who: &str, id: &str, trigger: &str| fault(with_ability(who, ability(id, trigger, &[])));
    assert_eq!(at("MERRY", "MERRY_VS_WITCHKING", "POST_MOVE"), "MERRY_VS_WITCHKING of MERRY cannot work at POST_MOVE");
    assert_eq!(at("WARG", "WARG_NEGATE_ABILITY", "END_TURN"), "WARG_NEGATE_ABILITY of WARG cannot work at END_TURN");
    assert_eq!(at("WARG", "GIMLI_VS_ORCS", "END_TURN"), "WARG cannot have GIMLI_VS_ORCS");
    assert_eq!(at("GIMLI", "SAM_SUBSTITUTE", "BATTLE_START"), "GIMLI cannot have SAM_SUBSTITUTE");
    assert_eq!(at("FRODO", "FRODO_RETREAT", "BATTLE_START"), "FRODO_RETREAT of FRODO has the wrong optional");
    let mut first = ability("MERRY_VS_WITCHKING", "BATTLE_START", &[]);
    first["first"] = json!(true);
    assert_eq!(fault(with_ability("MERRY", first)), "MERRY_VS_WITCHKING of MERRY cannot go first");
    let card = json!({"cards": [{"id": "S_RETREAT", "abilities": [ability("CARD_SAURON_RETREAT", "COMPARE_STRENGTHS", &[])]}]});
    assert_eq!(fault(card), "CARD_SAURON_RETREAT of S_RETREAT cannot work at COMPARE_STRENGTHS");
}

#[test]
fn r21_4_what_does_not_fit_together_is_refused() {
    let region = |id: &str, fields: Value| {
        let mut region = fields;
        region["id"] = json!(id);
        fault(json!({"regions": [region]}))
    };
    assert_eq!(fault(json!({"characters": [{"id": "GOLLUM"}]})), "unknown character GOLLUM in the data");
    assert_eq!(fault(json!({"cards": [{"id": "F_1"}, {"id": "F_1"}]})), "card F_1 is defined twice");
    assert_eq!(fault(json!({"cards": [], "combat_cards": []})), "part cards is defined twice");
    assert!(fault(json!({"cards": [{"id": "F_1", "colour": "red"}]})).contains("colour"));
    assert_eq!(fault(json!({"characters": [{"id": "SAM", "strength": 100}]})), "SAM has 100, at most 99 is possible");
    assert_eq!(region("GONDOR", json!({"limit": 5})), "GONDOR has limit 5, 1 to 4 are possible");
    assert_eq!(region("THE_SHIRE", json!({"limit": 3})), "4 of Fellowship cannot start in THE_SHIRE");
    assert_eq!(region("THE_SHIRE", json!({"row": 2})), "ARTHEDAIN does not lie in a later row than THE_SHIRE");
    assert!(region("MIRKWOOD", json!({"special": [{"to": "FANGORN", "path": "TUNNEL"}]})).contains("TUNNEL"));
    let everywhere = json!({"id": "BLACK_RIDER_LONG_CHARGE", "trigger": "CHECK_MOVE_LEGALITY", "condition": []});
    let riders = json!({"characters": [{"id": "BLACK_RIDER", "abilities": [everywhere]}]});
    assert_eq!(fault(riders), "Sauron may have 45 moves at once, 42 are possible");
    assert!(fault(json!([])).contains("an object of lists"));
    let long = "x".repeat(70_000);
    assert_eq!(fault(json!({"characters": [{"id": long}]})), "the data have more than 65536 bytes");
}

/// What the README says: a set of one's own is a number in the state.
#[test]
fn a_state_stays_small() {
    assert_eq!(size_of::<Confrontation>(), 128);
}

/// R3.2, R3.3, R17.6: a match whose formations are options starts in turn 1, and that turn counts.
#[test]
fn every_turn_of_a_match_is_counted() {
    let turns = |setup: Setup, moves: usize| {
        let mut game: Match<Confrontation> = Match::new(Header::given(setup)).unwrap();
        let mut tally = TallyOf::<Confrontation>::default();
        for _ in 0..moves {
            let seat = if game.state().view(Viewer::Table).to_move == Sauron { Sauron } else { Fellowship };
            let action = game.state().legal(crate::kit::seat(seat))[0];
            let entry = game.act(crate::kit::seat(seat), action).unwrap();
            entry.told.iter().for_each(|told| tally.emit(told.audience, told.event));
        }
        let turns = tally.measures().into_iter().find(|(name, _)| *name == "turns").unwrap().1;
        (turns, game.state().view(Viewer::Table).turn)
    };
    let fixed = Setup {
        fellowship_setup: FellowshipSetup::LeftWing,
        sauron_setup: SauronSetup::IronWall,
        turn_limit: 4,
        ..Setup::default()
    };
    assert_eq!(turns(fixed, 1), (parlour_core::Measure::Number(2), 2));
    assert_eq!(turns(Setup { turn_limit: 1, ..fixed }, 1), (parlour_core::Measure::Number(1), 1));
}

/// What the other side may not know is in no list: waiting and known are the viewer's own.
#[test]
fn r16_1_what_is_counted_tells_nothing() {
    let mut table = Table::start(Setup::default());
    table.play(Fellowship, json!({"place": ["FRODO", "RHUDAUR"]}));
    let own = table.seen_by(Fellowship);
    assert_eq!(own["counted"]["waiting"].as_array().unwrap().len(), 8);
    assert_eq!(table.seen_by(Sauron)["counted"]["waiting"].as_array().unwrap().len(), 9);
    assert_eq!(table.view(Viewer::Spectator)["counted"]["waiting"], json!([]));
    let mut battle = crate::kit::position(Sauron, "FRODO THE_SHIRE, SAM RHUDAUR, BALROG THE_HIGH_PASS, WARG MORDOR");
    battle.moves("BALROG", "RHUDAUR").cards("F_RETREAT", "S_1");
    assert_eq!(battle.seen_by(Fellowship)["counted"]["known"], json!(["FRODO", "SAM"]));
    assert_eq!(battle.seen_by(Sauron)["counted"]["known"], json!(["BALROG", "WARG"]));
}
