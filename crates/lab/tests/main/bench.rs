//! What a benchmark reports. How fast a game is, is for `parlour bench` to say.

use parlour_core::{Bot, BotKind, Game, Perspective, Rng};
use parlour_kuhn::Kuhn;
use parlour_lab::{bench, bench_with_bots};
use parlour_tictactoe::TicTacToe;
use serde_json::Value;

#[test]
fn a_benchmark_has_all_its_figures() {
    let json: Value = serde_json::from_str(&bench::<TicTacToe>(0.05).to_json()).unwrap();
    assert_eq!((&json["game"], &json["seats"], &json["state_bytes"]), (&"tictactoe".into(), &2.into(), &18.into()));
    for field in [
        "matches_per_second",
        "decisions_per_second",
        "decisions_per_match",
        "clone_ns",
        "calibration_matches_per_second",
        "decisions_per_calibration",
        "matches_per_calibration",
    ] {
        assert!(json[field].as_f64().is_some_and(|figure| figure > 0.0), "{field}: {json}");
    }
}

/// Plays the first of its options; says that it has tried all of them.
#[derive(Default)]
struct First(u64);

impl Bot<Kuhn> for First {
    fn choose(&mut self, place: &Perspective<'_, Kuhn>, _: &mut Rng) -> <Kuhn as Game>::Action {
        let mut options = Vec::new();
        place.options(&mut options);
        self.0 += options.len() as u64;
        options[0]
    }

    fn simulations(&self) -> Option<u64> {
        Some(self.0)
    }
}

/// The usual bot and the search are timed beside the calibration, under names of their own.
#[test]
fn bots_are_timed_too() {
    let kind = BotKind::<Kuhn> { id: "first", about: "", usual: true, kept: false, make: || Box::new(First(0)) };
    let json: Value = serde_json::from_str(&bench_with_bots(0.05, &[kind]).to_json()).unwrap();
    assert_eq!((&json["usual_bot"], &json["search_bot"]), (&"first".into(), &"first".into()));
    for field in [
        "usual_matches_per_second",
        "usual_matches_per_calibration",
        "search_simulations_per_second",
        "search_simulations_per_calibration",
    ] {
        assert!(json[field].as_f64().is_some_and(|figure| figure > 0.0), "{field}: {json}");
    }
    let without: Value = serde_json::from_str(&bench::<Kuhn>(0.02).to_json()).unwrap();
    assert_eq!(without.get("usual_bot"), None, "nothing is said of bots that were not timed");
}

#[test]
fn ratios_and_rates_agree() {
    let bench = bench::<Kuhn>(0.05);
    // By going through all of random play: 2 decisions, and a third in a quarter of matches.
    assert!((bench.decisions_per_match - 2.25).abs() < 0.1);
    let ratio = bench.decisions_per_second / bench.calibration_matches_per_second;
    assert!((bench.decisions_per_calibration - ratio).abs() < 1e-9);
}

#[test]
#[cfg(feature = "count-allocations")]
fn random_play_of_the_examples_allocates_nothing() {
    assert!(bench::<TicTacToe>(0.01).allocations_per_decision.unwrap() < 1e-12);
    assert!(bench::<Kuhn>(0.01).allocations_per_decision.unwrap() < 1e-12);
}

#[test]
#[cfg(not(feature = "count-allocations"))]
fn what_was_not_counted_is_not_made_up() {
    let bench = bench::<TicTacToe>(0.01);
    assert_eq!(bench.allocations_per_decision, None);
    assert!(bench.text().contains("--features count-allocations"));
}
