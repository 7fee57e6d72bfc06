//! Hex, rule by rule.

use std::path::Path;

use parlour_core::{Game, Header, Match, Seat, Status};
use parlour_hex::{Action, Hex, Setup};
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, scenario};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn it_conforms() {
    let summary = assert_conforms::<Hex>(&Plan::new(40).depth(Depth::Sampled(16)).soak(2_000));
    assert!(summary.longest > 60 && summary.refusals_tried > 1_000, "{summary:?}");
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Hex::INFO, Path::new(HERE));
}

#[test]
fn the_scenarios_hold() {
    scenario::assert_scenarios::<Hex>(Path::new(HERE));
}

/// A full board has a chain of exactly one colour: the theorem behind "no draws".
#[test]
fn r1_3_somebody_always_wins() {
    let setup: Setup = serde_json::from_value(serde_json::json!({ "size": 4 })).unwrap();
    let mut played: Match<Hex> = Match::new(Header::given(setup)).unwrap();
    for turn in 0.. {
        let Status::Decide(_) = played.status() else { break };
        let mut legal = Vec::new();
        let seat = Seat((turn % 2) as u8);
        played.state().legal_actions(seat, &mut legal);
        legal.retain(|action| *action != Action::Swap);
        played.act(seat, legal[turn * 7 % legal.len()]).unwrap();
    }
    assert!(matches!(played.status(), Status::Over(outcome) if outcome.winners.len() == 1));
}

#[test]
fn r1_1_names_go_both_ways() {
    for (name, action) in [("a1", Action::Place { column: 0, row: 0 }), ("k11", Action::Place { column: 10, row: 10 })]
    {
        assert_eq!(Action::try_from(name.to_owned()), Ok(action));
        assert_eq!(action.to_string(), name);
    }
    for name in ["", "a", "1a", "A1", "a0", "a01", "a+1", "a100", "é1", "swop"] {
        assert!(Action::try_from(name.to_owned()).is_err(), "{name}");
    }
}
