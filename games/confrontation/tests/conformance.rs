//! The laws of the engine over random matches, and the figures of random play.

use std::path::Path;

use parlour_confrontation::{Confrontation, FellowshipSetup, SauronSetup, Setup};
use parlour_core::Game;
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, press_unlit};

fn setups() -> Vec<Setup> {
    let by_hand = Setup::default();
    let random = Setup::random();
    let formations =
        Setup { fellowship_setup: FellowshipSetup::TrapPair, sauron_setup: SauronSetup::MoriaGate, ..Setup::default() };
    let mixed = Setup { fellowship_setup: FellowshipSetup::HiddenHeart, ..Setup::default() };
    let half = Setup { sauron_setup: SauronSetup::Random, ..Setup::default() };
    let twice = Setup { two_games: true, ..random };
    let twice_by_hand = Setup { two_games: true, ..by_hand };
    let short = Setup { turn_limit: 6, ..random };
    vec![by_hand, random, random, random, formations, mixed, half, twice, twice_by_hand, short]
}

#[test]
fn every_law_holds_at_every_entry() {
    assert_conforms::<Confrontation>(&Plan::new(30).setups(setups()).depth(Depth::Full).soak(2_000));
}

/// R21: the laws do not rest on the classic set.
#[test]
fn every_law_holds_with_data_of_ones_own() {
    let own = crate::r21_own_data::everything_at_another_moment();
    let random = Setup { data: own, ..Setup::random() };
    let setups = vec![random, Setup { data: own, ..Setup::default() }, Setup { two_games: true, ..random }];
    assert_conforms::<Confrontation>(&Plan::new(18).setups(setups).seed(3).depth(Depth::Full).soak(1_000));
}

#[test]
fn every_law_holds_over_many_matches() {
    assert_conforms::<Confrontation>(&Plan::new(2_000).setups(setups()).seed(2).depth(Depth::Sampled(32)).soak(20_000));
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Confrontation::INFO, Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn every_scenario_file_passes() {
    let passed =
        parlour_testkit::scenario::assert_traced_scenarios::<Confrontation>(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(passed >= 283, "only {passed} scenarios were found");
}

/// What `docs/scenarios.md` says of looking at a position, with a view that is long.
#[test]
fn a_scenario_that_expects_the_whole_view_wrongly_prints_it() {
    let find = |_: &str| Some(Box::new(parlour_core::Erased::<Confrontation>::new(Vec::new())) as _);
    let scenario = r#"{"game": "confrontation", "name": "x", "then": {"view": {"": 0}}}"#;
    let reports = parlour_testkit::scenario::run_text("x", scenario, &find, parlour_testkit::scenario::Detail::Short)
        .expect("it is a scenario");
    let failure = reports[0].failure.as_deref().expect("it fails");
    assert!(failure.contains("\"turn\":0") && !failure.contains('…'), "{failure}");
}

#[test]
fn golden_records_replay() {
    let ends: Vec<&str> =
        parlour_testkit::golden::assert_records::<Confrontation>(Path::new(env!("CARGO_MANIFEST_DIR")))
            .iter()
            .map(|played| match played.status() {
                parlour_core::Status::Over(outcome) => outcome.reason,
                _ => "",
            })
            .collect();
    assert_eq!(ends.len(), 4);
    assert!(ends.contains(&"two_games") && ends.contains(&"no_legal_move"));
}

/// What is not lit says why, and what the rules say; seed 73.
#[test]
fn what_is_not_lit_says_why() {
    let found = press_unlit::<Confrontation>(&Setup::random(), 73, 200);
    println!("seed 73: {found:?}");
    assert!(found.verbs >= 20, "{found:?}");
}
