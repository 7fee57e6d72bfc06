//! Statistics against samples worked out by hand and against exact values.

use std::sync::atomic::AtomicBool;

use parlour_core::{Answer, Game, NoEvents, Request, Seat, Status};
use parlour_kuhn::Kuhn;
use parlour_lab::{Histogram, Share, Summary, simulate, wilson};
use parlour_tictactoe::TicTacToe;

use crate::bots::settings;

fn close(value: f64, expected: f64) {
    assert!((value - expected).abs() < 1e-6, "{value} is not {expected}");
}

fn histogram(values: impl IntoIterator<Item = i64>) -> Histogram {
    values.into_iter().fold(Histogram::default(), |mut histogram, value| {
        histogram.add(value);
        histogram
    })
}

#[test]
fn wilson_gives_its_known_intervals() {
    for (count, total, low, high) in [
        (8, 10, 0.490_162, 0.943_318),
        (10, 20, 0.299_298, 0.700_702),
        (0, 10, 0.0, 0.277_533),
        (10, 10, 0.722_467, 1.0),
        (1, 1_000, 0.000_177, 0.005_642),
    ] {
        close(wilson(count, total).0, low);
        close(wilson(count, total).1, high);
    }
    assert_eq!(wilson(0, 0), (0.0, 1.0));
    close(Share::of(1, 3).share, 0.333_333);
}

#[test]
fn a_small_sample_has_the_figures_worked_out_by_hand() {
    // Sum 40, squares 232: variance (232 - 200) / 7.
    let summary = Summary::of(&histogram([2, 4, 4, 4, 5, 5, 7, 9])).unwrap();
    close(summary.mean, 5.0);
    close(summary.sd, 2.138_090);
    close(summary.se, 0.755_929);
    assert_eq!((summary.count, summary.min, summary.max), (8, 2, 9));
    assert_eq!((summary.q1, summary.median, summary.q3, summary.p95), (4, 4, 5, 9));
}

#[test]
fn percentiles_are_numbers_that_came() {
    let summary = Summary::of(&histogram((1..=100).rev())).unwrap();
    assert_eq!((summary.q1, summary.median, summary.q3, summary.p95), (25, 50, 75, 95));
    let negative = Summary::of(&histogram([-5, -1, -3])).unwrap();
    assert_eq!((negative.min, negative.q1, negative.median, negative.max), (-5, -5, -3, -1));
}

#[test]
fn one_number_has_no_spread_and_none_has_no_summary() {
    let one = Summary::of(&histogram([41])).unwrap();
    close(one.mean, 41.0);
    close(one.sd + one.se, 0.0);
    assert_eq!((one.q1, one.p95), (41, 41));
    assert_eq!(Summary::of(&Histogram::default()), None);
}

/// Every answer to `request`, all equally likely.
fn answers(request: &Request) -> Vec<Answer> {
    let mut answers = vec![Answer::new()];
    for _ in 0..request.count() {
        let longer = |answer: Answer| {
            request.candidates().iter().map(move |item| answer.iter().copied().chain([item]).collect::<Answer>())
        };
        answers = answers.into_iter().flat_map(longer).collect();
    }
    answers.retain(|answer| request.accepts(answer));
    answers
}

/// The mean of `value` at the end over all random play from `state`, by going through all of it.
fn exact<G: Game>(state: &G, value: &impl Fn(&parlour_core::Outcome) -> f64) -> f64 {
    let after = |change: &dyn Fn(&mut G)| {
        let mut next = state.clone();
        change(&mut next);
        exact(&next, value)
    };
    let means: Vec<f64> = match state.status() {
        Status::Over(outcome) => return value(&outcome),
        Status::Chance(request) => {
            answers(&request).iter().map(|answer| after(&|next| next.deal(answer, &mut NoEvents))).collect()
        }
        Status::Decide(seats) => {
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            actions.iter().map(|action| after(&|next| next.apply(seat, action, &mut NoEvents))).collect()
        }
    };
    means.iter().sum::<f64>() / means.len() as f64
}

#[test]
fn random_kuhn_has_its_exact_mean_score() {
    let report = simulate(&settings::<Kuhn>(200_000), &|_| {}, &AtomicBool::new(false)).unwrap();
    for seat in 0..2 {
        let mean = exact(&Kuhn::start(&parlour_core::NoSetup {}).unwrap(), &|outcome| f64::from(outcome.scores[seat]));
        let score = report.seats[seat].score.unwrap();
        assert!(score.se < 0.01);
        assert!((score.mean - mean).abs() < 4.0 * score.se, "seat {seat}: {mean} against {score:?}");
    }
}

#[test]
fn random_tictactoe_is_won_as_often_as_it_must_be() {
    let report = simulate(&settings::<TicTacToe>(40_000), &|_| {}, &AtomicBool::new(false)).unwrap();
    for seat in 0..2u8 {
        let won = |outcome: &parlour_core::Outcome| f64::from(u8::from(outcome.winners.contains(Seat(seat))));
        let share = exact(&TicTacToe::start(&parlour_core::NoSetup {}).unwrap(), &won);
        let wins = report.seats[usize::from(seat)].wins;
        // Twice the half width of a 95 % interval is almost four standard errors.
        assert!((wins.share - share).abs() < wins.high - wins.low, "seat {seat}: {share} against {wins:?}");
    }
}
