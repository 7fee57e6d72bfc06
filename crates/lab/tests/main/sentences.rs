//! Every kind of sentence about seats, from planted results: it is said where it is true, and only
//! there.

use std::sync::atomic::AtomicBool;

use parlour_core::Seating;
use parlour_kuhn::Kuhn;
use parlour_lab::{Report, SeatEffect, Settings, Share, simulate};

use crate::bots::{random, settings, turning};

/// A report in which the two seats won so many matches and so many were drawn.
fn planted(seating: Seating, wins: [u64; 2], draws: u64) -> Report {
    let mut report = simulate(&settings::<Kuhn>(1), &|_| {}, &AtomicBool::new(false)).unwrap();
    let matches = wins[0] + wins[1] + draws;
    report.matches = matches;
    report.draws = Share::of(draws, matches);
    for (seat, wins) in report.seats.iter_mut().zip(wins) {
        (seat.wins, seat.draws) = (Share::of(wins, matches), Share::of(draws, matches));
    }
    report.settings.seating = seating;
    report
}

fn said(report: &Report) -> String {
    SeatEffect::of(report).unwrap().sentence(report)
}

#[test]
fn an_effect_of_going_first_is_said_where_it_is_there() {
    let first = said(&planted(Seating::Order, [600, 400], 0));
    assert!(first.starts_with("Going first is an advantage: seat 1 won 20.00 percentage points more often"), "{first}");
    let last = said(&planted(Seating::Order, [380, 600], 20));
    assert!(last.starts_with("Going first is a disadvantage: seat 1 won 22.00 percentage points less often"), "{last}");
    assert!(!last.contains('\u{2212}'), "no points below nothing: {last}");
}

#[test]
fn no_effect_is_said_where_there_is_none() {
    let even = said(&planted(Seating::Order, [505, 495], 0));
    assert!(even.starts_with("These matches show no effect of going first"), "{even}");
    let alike = said(&planted(Seating::Alike, [4_826, 4_841], 333));
    assert!(alike.contains("show no difference between them") && !alike.contains("first"), "{alike}");
}

/// Nobody goes first where both decide at the same time, whatever the figures are.
#[test]
fn going_first_is_not_said_of_seats_that_decide_together() {
    let alike = said(&planted(Seating::Alike, [600, 400], 0));
    assert!(alike.contains("and still seat 1 won 20.00 percentage points more often"), "{alike}");
    let sides = said(&planted(Seating::Sides, [400, 600], 0));
    assert!(sides.contains("First won 20.00 percentage points less often than Second"), "{sides}");
    for sentence in [alike, sides] {
        assert!(!sentence.contains("oing first"), "{sentence}");
    }
}

/// Another deck on each seat: the seat is not blamed, however large the difference.
#[test]
fn what_a_seat_brought_is_not_called_its_doing() {
    let report = planted(Seating::Brought(vec!["deck", "terrain"]), [9_000, 1_000], 0);
    assert_eq!(SeatEffect::of(&report), Some(SeatEffect::Confounded { by: vec!["deck", "terrain"] }));
    let sentence = said(&report);
    assert!(sentence.contains("(deck, terrain)") && sentence.contains("cannot be told"), "{sentence}");
    assert!(sentence.ends_with("give both the same deck and the same terrain."), "{sentence}");
    assert!(!sentence.contains("advantage") && !sentence.contains("points"), "{sentence}");
}

#[test]
fn what_another_bot_did_is_not_called_the_seats_doing() {
    let mut report = planted(Seating::Order, [900, 100], 0);
    report.settings.bots = vec!["a", "b"];
    assert_eq!(SeatEffect::of(&report), Some(SeatEffect::Confounded { by: vec!["bots"] }));
    assert!(said(&report).ends_with("With --swap the bots change seats."));
    report.settings.swap_seats = true;
    assert!(matches!(SeatEffect::of(&report), Some(SeatEffect::Order(_))));
}

#[test]
fn too_few_matches_say_nothing() {
    let report = planted(Seating::Order, [29, 0], 0);
    assert_eq!(said(&report), "29 matches are too few to say anything about the seats.");
    assert!(matches!(SeatEffect::of(&planted(Seating::Order, [30, 0], 0)), Some(SeatEffect::Order(_))));
}

#[test]
fn seats_that_win_together_are_not_set_against_each_other() {
    let mut report = planted(Seating::Sides, [600, 400], 0);
    report.seats[1].wins = Share::of(600, 1_000);
    assert_eq!(SeatEffect::of(&report), Some(SeatEffect::Together));
    report.settings.solo = true;
    assert_eq!(SeatEffect::of(&report), None);
}

/// No interval of a difference of shares goes beyond 100 points.
#[test]
fn nothing_is_more_than_everything() {
    let report = planted(Seating::Order, [30, 0], 0);
    let Some(SeatEffect::Order(found)) = SeatEffect::of(&report) else { panic!() };
    assert!(found.low >= -1.0 && found.high <= 1.0, "{found:?}");
}

/// A run says of itself what it is.
#[test]
fn a_run_carries_its_sentence() {
    let bots = vec![turning(), random()];
    let report = simulate(&Settings { bots, ..settings::<Kuhn>(500) }, &|_| {}, &AtomicBool::new(false)).unwrap();
    assert_eq!(report.seat_effect, Some(SeatEffect::Confounded { by: vec!["bots"] }));
    assert!(report.text().contains("cannot be told from these matches"), "{}", report.text());
}
