//! The players of The Confrontation, in samples; `docs/bots.md` has the large counts.

use std::sync::atomic::AtomicBool;

use parlour_bots::confrontation::kinds;
use parlour_confrontation::{Confrontation, Setup};
use parlour_lab::{Settings, record, simulate};

fn settings(first: &str, second: &str, matches: u64) -> Settings<Confrontation> {
    let kind = |id: &str| kinds().into_iter().find(|kind| kind.id == id).expect("a bot of that name");
    Settings {
        matches,
        seed: 3,
        threads: 0,
        setup: Setup::default(),
        bots: vec![kind(first), kind(second)],
        swap_seats: true,
        dealer: parlour_lab::DealerChoice::Keyed,
    }
}

/// The share of matches that the first bot wins with sides swapped.
fn share(first: &str, second: &str, matches: u64) -> f64 {
    let report = simulate(&settings(first, second, matches), &|_| (), &AtomicBool::new(false)).expect("it runs");
    report.bots[0].wins.share
}

#[test]
fn weighing_beats_chance() {
    let share = share("heuristic", "random", 100);
    assert!(share >= 0.9, "{share} of 100 matches (seed 3)");
}

/// Each level against the one below: `docs/bots.md` has the large counts, from 73 to 76 of 100.
#[test]
fn every_level_beats_the_one_below() {
    for pair in ["beginner", "casual", "heuristic", "search1", "search2"].windows(2) {
        let share = share(pair[1], pair[0], 60);
        assert!(share > 0.5, "{pair:?}: {share} of 60 matches (seed 3)");
    }
}

/// A match between searching bots is repeated move by move, and its record verifies.
#[test]
fn a_searched_match_is_repeatable() {
    let settings = settings("search1", "heuristic", 2);
    let (first, again) = (record(&settings, 1).unwrap(), record(&settings, 1).unwrap());
    assert_eq!(first.state(), again.state());
    assert_eq!(first.len(), again.len());
    parlour_core::Record::of(&first).replay::<Confrontation>().unwrap();
}
