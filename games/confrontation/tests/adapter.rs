//! The given scenarios and whole games, read as they are and played move by move.

use std::collections::{BTreeMap, BTreeSet};

use parlour_confrontation::{Character, Setup, Side, Step};
use parlour_core::Status;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::kit::{Table, patched, with_discards};

const SCENARIOS: &str = include_str!("data/scenarios.json");
const GAMES: &str = include_str!("data/games.json");

#[derive(Deserialize)]
struct Scenario {
    id: String,
    kind: String,
    position: BTreeMap<String, String>,
    to_move: Side,
    #[serde(default)]
    character: String,
    #[serde(default)]
    destinations: Vec<String>,
    #[serde(default)]
    discarded: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    decisions: Vec<Decision>,
    expect: Option<Expect>,
}

#[derive(Deserialize)]
struct Expect {
    defeated: Vec<String>,
    r#final: BTreeMap<String, String>,
    totals: Vec<(u8, u8)>,
    winner: Option<Side>,
    reason: Option<String>,
    to_move: Option<Side>,
    hand_size: Option<u32>,
}

#[derive(Deserialize)]
struct Game {
    id: String,
    placement: BTreeMap<String, String>,
    turns: Vec<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    by: Side,
    decisions: Vec<Decision>,
    changed: BTreeMap<String, String>,
    defeated: Vec<String>,
    hand_size: Option<u32>,
    winner: Option<Side>,
    reason: Option<String>,
}

#[derive(Deserialize, Debug)]
struct Decision {
    by: String,
    kind: String,
    value: Value,
}

impl Decision {
    /// The action as it is written in our records.
    fn action(&self) -> Value {
        let value = &self.value;
        match (self.kind.as_str(), value) {
            ("MOVE", _) => json!({"move": [value["character"], value["to"]]}),
            ("AMBUSH", Value::Bool(true)) => json!("ambush"),
            ("AMBUSH", _) => json!("let_pass"),
            ("TARGET", Value::String(name)) if name == "CONCEALED" => json!("target_concealed"),
            ("TARGET", _) => json!({"target": value}),
            ("ABILITY", Value::String(name)) => json!(name.to_lowercase()),
            ("ABILITY", _) => json!({"retreat": value["retreat"]}),
            ("NO_CARDS", Value::Bool(true)) => json!("no_cards"),
            ("NO_CARDS", _) => json!("play_cards"),
            ("CARD", _) => json!({"card": value}),
            ("MAGIC", _) => json!({"magic": value}),
            ("RETREAT_TO", _) => json!({"retreat": value}),
            (kind, _) => panic!("unknown decision {kind}"),
        }
    }

    /// Whether this answers what is asked now.
    fn answers(&self, step: Option<Step>) -> bool {
        matches!(
            (self.kind.as_str(), step),
            ("MOVE", Some(Step::Move))
                | ("AMBUSH", Some(Step::Ambush))
                | ("DRAW", Some(Step::Draw))
                | ("TARGET", Some(Step::Target))
                | ("ABILITY", Some(Step::Ability))
                | ("NO_CARDS", Some(Step::NoCards))
                | ("CARD", Some(Step::PlayCards | Step::SauronShows | Step::Answer))
                | ("MAGIC", Some(Step::Magic(_)))
                | ("RETREAT_TO", Some(Step::RetreatTo(_)))
        )
    }
}

/// Plays the decisions of one turn. Questions with a single answer are left out of the files.
fn play_turn(table: &mut Table, decisions: &[Decision], id: &str) {
    let mut left = decisions.iter().peekable();
    let mut begun = false;
    loop {
        let step = table.step();
        if step.is_none() || (begun && matches!(step, Some(Step::Move | Step::Place))) {
            break;
        }
        match left.peek() {
            Some(decision) if decision.answers(step) => {
                if decision.by == "CHANCE" {
                    table.draws(decision.value.as_str().unwrap());
                } else {
                    let side: Side = serde_json::from_value(json!(decision.by)).unwrap();
                    table.play(side, decision.action());
                }
                left.next();
            }
            next => {
                let next = next.map(|decision| format!("{decision:?}"));
                let side = table.asked().first().copied().unwrap_or_else(|| panic!("{id}: {step:?} before {next:?}"));
                let legal = table.legal(side);
                assert_eq!(legal.len(), 1, "{id}: {step:?} asks {side:?}, the file goes on with {next:?}");
                table.play(side, legal[0].clone());
            }
        }
        begun = true;
    }
    assert!(left.peek().is_none(), "{id}: {:?} was never asked", left.peek());
}

fn living(table: &Table) -> BTreeMap<String, String> {
    let places = Character::ALL.into_iter().map(|who| (who.id(), table.place(who.id())));
    places.filter(|(_, place)| !place.is_empty()).map(|(who, place)| (who.into(), place.into())).collect()
}

fn reason(table: &Table) -> Option<String> {
    table.over().map(|(_, reason)| reason.to_uppercase())
}

#[test]
fn every_given_scenario_comes_out_as_it_says() {
    let scenarios: Vec<Scenario> = serde_json::from_str(SCENARIOS).unwrap();
    assert_eq!(scenarios.len(), 114);
    for scenario in &scenarios {
        let pieces: Vec<String> = scenario.position.iter().map(|(who, region)| format!("{who} {region}")).collect();
        let used = |side: &str| -> Vec<&str> {
            scenario.discarded.get(side).map_or(Vec::new(), |cards| cards.iter().map(String::as_str).collect())
        };
        let mut table = with_discards(scenario.to_move, &pieces.join(","), &used("FELLOWSHIP"), &used("SAURON"));
        let id = scenario.id.as_str();
        if scenario.kind == "legal_moves" {
            let mut wanted = scenario.destinations.clone();
            wanted.sort();
            assert_eq!(table.destinations(&scenario.character), wanted, "{id}");
            continue;
        }
        play_turn(&mut table, &scenario.decisions, id);
        let expect = scenario.expect.as_ref().unwrap();
        let defeated: BTreeSet<&str> = table.defeated().into_iter().collect();
        assert_eq!(defeated, expect.defeated.iter().map(String::as_str).collect(), "{id}");
        assert_eq!(living(&table), expect.r#final, "{id}");
        assert_eq!(table.totals(), expect.totals, "{id}");
        assert_eq!(table.over().and_then(|(winner, _)| winner), expect.winner, "{id}");
        assert_eq!(reason(&table), expect.reason, "{id}");
        if let Some(side) = expect.to_move {
            assert_eq!(table.asked(), [side], "{id}");
        }
        if let Some(size) = expect.hand_size {
            assert_eq!((table.hand(Side::Fellowship), table.hand(Side::Sauron)), (size, size), "{id}");
        }
    }
}

#[test]
fn every_given_game_is_replayed_turn_by_turn() {
    let games: Vec<Game> = serde_json::from_str(GAMES).unwrap();
    assert_eq!(games.len(), 20);
    for game in &games {
        let mut table = Table::start(Setup::default());
        for (who, region) in &game.placement {
            let side = Character::from_id(who).unwrap().side();
            table.play(side, json!({"place": [who, region]}));
        }
        table.play(Side::Sauron, json!("confirm")).play(Side::Fellowship, json!("confirm"));
        for (number, turn) in game.turns.iter().enumerate() {
            let id = format!("{} turn {}", game.id, number + 1);
            assert_eq!(table.asked(), [turn.by], "{id}");
            let before = living(&table);
            let fallen = table.defeated().len();
            play_turn(&mut table, &turn.decisions, &id);
            let after = living(&table);
            let moved = after.iter().filter(|(who, place)| before.get(*who) != Some(place));
            let changed: BTreeMap<String, String> = moved.map(|(who, place)| (who.clone(), place.clone())).collect();
            assert_eq!(changed, turn.changed, "{id}");
            let defeated: BTreeSet<&str> = table.defeated()[fallen..].iter().copied().collect();
            assert_eq!(defeated, turn.defeated.iter().map(String::as_str).collect(), "{id}");
            assert_eq!(table.over().and_then(|(winner, _)| winner), turn.winner, "{id}");
            assert_eq!(reason(&table), turn.reason, "{id}");
            if let Some(size) = turn.hand_size {
                assert_eq!((table.hand(Side::Fellowship), table.hand(Side::Sauron)), (size, size), "{id}");
            }
        }
        assert!(matches!(table.game.status(), Status::Over(_)), "{}", game.id);
    }
}

/// The adapter refuses what a file cannot mean.
#[test]
fn a_patch_with_an_unknown_name_is_refused() {
    let view = patched(&json!({"characters": {"GOLLUM": "MORDOR"}}));
    assert!(serde_json::from_value::<parlour_confrontation::View>(view).is_err());
}
