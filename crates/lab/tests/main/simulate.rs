//! Runs: the same result on any number of threads, stopping, errors, and matches played again.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use parlour_core::{Game, Record, Status, Tally};
use parlour_kuhn::Kuhn;
use parlour_lab::{LabError, Report, Settings, play, record, simulate};
use parlour_tictactoe::TicTacToe;

use crate::bots::{random, settings, turning};

fn run<G: Game>(settings: &Settings<G>) -> Report {
    simulate(settings, &|_| {}, &AtomicBool::new(false)).unwrap()
}

fn mixed<G: Game>(matches: u64) -> Settings<G> {
    Settings { bots: vec![turning(), random()], swap_seats: true, ..settings(matches) }
}

#[test]
fn the_number_of_threads_changes_no_byte() {
    for matches in [0, 1, 3, 255, 4_097, 70_001] {
        let one = mixed::<Kuhn>(matches);
        let json = run(&one).to_json();
        for threads in [2, 3, 0] {
            assert_eq!(run(&Settings { threads, ..one.clone() }).to_json(), json, "{matches} on {threads}");
        }
    }
    let one = mixed::<TicTacToe>(5_000);
    let two = Settings { threads: 2, ..one.clone() };
    assert_eq!(run(&one).to_json(), run(&two).to_json());
    assert_eq!(run(&one).text(), run(&two).text());
    assert_eq!(run(&one).to_csv(), run(&two).to_csv());
}

#[test]
fn another_seed_gives_other_matches() {
    let one = settings::<Kuhn>(1_000);
    let other = Settings { seed: 8, ..one.clone() };
    assert_ne!(run(&one).seats, run(&other).seats);
}

#[test]
fn progress_counts_up_to_all_matches() {
    let (most, calls) = (AtomicU64::new(0), AtomicU64::new(0));
    let told = |done| {
        most.fetch_max(done, Relaxed);
        calls.fetch_add(1, Relaxed);
    };
    let settings = Settings { threads: 2, ..settings::<Kuhn>(5_003) };
    simulate(&settings, &told, &AtomicBool::new(false)).unwrap();
    assert_eq!(most.into_inner(), 5_003);
    assert!(calls.into_inner() > 100);
}

#[test]
fn a_stopped_run_is_the_beginning_of_a_whole_one() {
    for threads in [1, 2] {
        let stop = AtomicBool::new(false);
        let long = Settings { threads, ..mixed::<Kuhn>(25_600) };
        let enough = |done| {
            stop.fetch_or(done >= 1_000, Relaxed);
        };
        let stopped = simulate(&long, &enough, &stop).unwrap();
        assert!(!stopped.complete);
        assert!((1_000..2_000).contains(&stopped.matches), "{}", stopped.matches);
        let mut short = run(&Settings { matches: stopped.matches, ..long });
        assert!(short.complete);
        short.settings.matches = 25_600;
        short.complete = false;
        assert_eq!(short.to_json(), stopped.to_json());
    }
    let nothing = simulate(&settings::<Kuhn>(100), &|_| {}, &AtomicBool::new(true)).unwrap();
    assert_eq!((nothing.matches, nothing.complete, nothing.decisions), (0, false, None));
}

fn replays_agree<G: Game>() {
    let settings = mixed::<G>(40);
    for index in 0..settings.matches {
        let bare = play(&settings, index).unwrap();
        let logged = record(&settings, index).unwrap();
        assert_eq!(*logged.state(), bare.state);
        assert_eq!(logged.status(), Status::Over(bare.outcome));
        assert_eq!(logged.len(), bare.entries as usize);
        assert_eq!(logged.tally().measures(), bare.tally.measures());
        assert_eq!(logged.header().players[(index % 2) as usize], "turning");
        let (replayed, _) = Record::of(&logged).replay::<G>().unwrap();
        assert_eq!(*replayed.state(), bare.state);
    }
}

#[test]
fn a_match_played_again_with_its_log_is_the_same_match() {
    replays_agree::<Kuhn>();
    replays_agree::<TicTacToe>();
}

#[test]
fn matches_of_a_run_are_those_played_one_by_one() {
    let settings = mixed::<Kuhn>(300);
    let report = run(&settings);
    let one_by_one = || (0..300).map(|index| play(&settings, index).unwrap());
    let wins = one_by_one().filter(|played| played.outcome.scores[0] > 0).count() as u64;
    let decisions: u32 = one_by_one().map(|played| played.decisions).sum();
    assert_eq!(report.seats[0].wins.count, wins);
    assert!((report.decisions.unwrap().mean - f64::from(decisions) / 300.0).abs() < 1e-6);
}

#[test]
fn swapped_bots_have_every_seat_equally_often() {
    let report = run(&mixed::<TicTacToe>(1_000));
    assert_eq!(report.placings.len(), 4);
    assert!(report.placings.iter().all(|placing| placing.matches == 500));
    let by_seat: u64 = report.seats.iter().map(|seat| seat.wins.count).sum();
    let by_bot: u64 = report.bots.iter().map(|bot| bot.wins.count).sum();
    assert_eq!(by_seat + report.draws.count, 1_000);
    assert_eq!(by_bot, by_seat);
    assert_ne!(report.bots[0].wins, report.seats[0].wins);
}

#[test]
fn every_seat_needs_a_bot() {
    let lonely = Settings { bots: vec![random()], ..settings::<Kuhn>(10) };
    let error = simulate(&lonely, &|_| {}, &AtomicBool::new(false)).unwrap_err();
    assert_eq!(error, LabError::Bots { game: "kuhn", seats: 2, bots: 1 });
    assert_eq!(error.to_string(), "kuhn has 2 seats with this setup, but 1 bots were named");
    assert_eq!(record(&lonely, 0).unwrap_err(), error);
}
