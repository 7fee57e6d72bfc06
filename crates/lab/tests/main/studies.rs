//! Studies of several runs: going on after a stop, tests, ratings, influence and comparisons.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use parlour_core::{Game, Seating};
use parlour_kuhn::Kuhn;
use parlour_lab::{
    Comparison, Entry, FirstSeat, LabError, Leg, Matrix, Question, Repeat, Report, Settings, Verdict, Watch, settle,
    simulate,
};
use parlour_leduc::Leduc;
use parlour_tictactoe::TicTacToe;

use crate::bots::{careful, random, settings, turning};

fn run<G: Game>(settings: &Settings<G>) -> Report {
    simulate(settings, &|_| {}, &AtomicBool::new(false)).unwrap()
}

/// Plays `leg` on until about `until` matches are done.
fn play_until<G: Game>(leg: &mut Leg, settings: &Settings<G>, until: u64) {
    let stop = AtomicBool::new(false);
    let progress = |done| {
        stop.fetch_or(done >= until, Relaxed);
    };
    leg.advance(
        &[settings],
        settings.matches,
        &Watch { progress: &progress, stop: &stop, until: None, closely: false },
    )
    .unwrap();
}

#[test]
fn a_run_that_was_stored_and_gone_on_with_ends_like_one_that_was_not() {
    for threads in [1, 2] {
        let whole = Settings { swap_seats: true, threads, bots: vec![turning(), random()], ..settings::<Kuhn>(9_001) };
        let mut leg = Leg::default();
        for until in [1_000, 4_000, u64::MAX] {
            play_until(&mut leg, &whole, until);
            assert!(until > 9_001 || (until..until + 1_000).contains(&leg.done()), "{}", leg.done());
            let stored = serde_json::to_string(&leg).unwrap();
            leg = serde_json::from_str(&stored).unwrap();
        }
        assert_eq!(leg.done(), 9_001);
        assert_eq!(leg.report(&whole).to_json(), run(&whole).to_json());
    }
}

#[test]
fn what_was_stored_of_another_run_is_refused() {
    let mut leg = Leg::default();
    play_until(&mut leg, &settings::<Kuhn>(100), u64::MAX);
    let (stop, progress) = (AtomicBool::new(false), |_| {});
    let two = settings::<Kuhn>(200);
    let watch = Watch { progress: &progress, stop: &stop, until: None, closely: false };
    assert_eq!(leg.advance(&[&two, &two], 200, &watch), Err(LabError::OtherRun));
}

fn answer<G: Game>(settings: &Settings<G>, question: &Question) -> (Verdict, u64) {
    let (mut leg, stop, progress) = (Leg::default(), AtomicBool::new(false), |_| {});
    let watch = Watch { progress: &progress, stop: &stop, until: None, closely: false };
    let settled = settle(question, settings, &mut leg, &watch).unwrap();
    (settled.verdict, settled.report.matches)
}

/// A bot that takes a winning square is better than a blind one; the order they are named in
/// changes the answer and nothing else.
#[test]
fn the_better_bot_is_found() {
    let test = Settings { bots: vec![careful(), random()], ..settings::<TicTacToe>(20_000) };
    let (verdict, matches) = answer(&test, &Question::default());
    assert_eq!(verdict, Verdict::First);
    assert!(matches < 1_000, "{matches}");
    let turned = Settings { bots: vec![random(), careful()], ..test };
    assert_eq!(answer(&turned, &Question::default()).0, Verdict::Second);
}

/// The same bot twice, in a game where the first seat has a large advantage: never called
/// different in twenty seeds, which would have a chance of at most one in a thousand for three.
#[test]
fn equal_bots_are_not_told_apart() {
    let question = Question { alpha: 0.05, margin: 0.03 };
    let verdicts = (0..20).map(|seed| answer(&Settings { seed, ..settings::<TicTacToe>(20_000) }, &question).0);
    let verdicts: Vec<Verdict> = verdicts.collect();
    let wrong = verdicts.iter().filter(|verdict| matches!(verdict, Verdict::First | Verdict::Second)).count();
    assert!(wrong <= 3, "{verdicts:?}");
    assert!(verdicts.contains(&Verdict::Alike), "{verdicts:?}");
}

#[test]
fn a_test_that_was_stopped_comes_to_the_same_answer() {
    let test = Settings { threads: 2, ..settings::<TicTacToe>(6_000) };
    let question = Question { alpha: 0.05, margin: 0.03 };
    let (mut whole, mut parts) = (Leg::default(), Leg::default());
    let never = AtomicBool::new(false);
    let quiet = Watch { progress: &|_| {}, stop: &never, until: None, closely: false };
    let at_once = settle(&question, &test, &mut whole, &quiet).unwrap();
    for until in [100, 700, 1_900, u64::MAX] {
        let stop = AtomicBool::new(false);
        let progress = |done| {
            stop.fetch_or(done >= until, Relaxed);
        };
        let watch = Watch { progress: &progress, stop: &stop, until: None, closely: false };
        let settled = settle(&question, &test, &mut parts, &watch).unwrap();
        assert!(settled.complete() || until < u64::MAX);
        if settled.complete() {
            assert_eq!(settled.to_json(), at_once.to_json());
        }
    }
    assert!(matches!(
        settle(&question, &Settings { bots: vec![random()], ..test }, &mut parts, &quiet),
        Err(LabError::NotTwo(_))
    ));
}

/// In Leduc hold'em a king wins more often than other cards, and a jack less often.
#[test]
fn the_influence_of_cards_is_that_of_the_game() {
    let report = run(&settings::<Leduc>(6_000));
    assert_eq!(report.influence.len(), 6);
    for one in &report.influence {
        let gain = one.gain.unwrap();
        let (low, high) = (gain.low, gain.high);
        match one.name.as_str() {
            "king" => assert!(low > 0.0 && one.p.unwrap() < 0.001, "{one:?}"),
            "jack" => assert!(high < 0.0 && one.p.unwrap() < 0.001, "{one:?}"),
            _ => assert!(low.abs() < 0.2 && high.abs() < 0.2, "{one:?}"),
        }
        assert_eq!(one.matches + one.others, 6_000);
    }
    let few = run(&settings::<Leduc>(40));
    assert!(few.influence.iter().all(|one| one.p.is_none()), "13 of 40 are too few to tell");
    assert!(report.text().contains("held, seat 1 (First)"), "{}", report.text());
    assert!(
        report.to_html(&Repeat::default()).contains("Influence of cards")
            && report.to_csv().contains("wins with a card")
    );
}

#[test]
fn a_matrix_rates_whoever_met() {
    let kinds = [random::<TicTacToe>(), turning(), careful()];
    let players = kinds.map(|kind| kind.id.to_owned());
    let mut reports = Vec::new();
    for first in kinds {
        for second in kinds {
            reports.push(run(&Settings { bots: vec![first, second], ..settings::<TicTacToe>(400) }));
        }
    }
    let matrix = Matrix::new("bots", &players, &reports);
    assert_eq!((matrix.complete, matrix.pairings.len(), matrix.ratings[0].name.as_str()), (true, 9, "careful"));
    assert!(matrix.ratings[0].rating.low > matrix.ratings[1].rating.value, "{:?}", matrix.ratings);
    assert!(matrix.first_seat.low > 0.0, "{:?}", matrix.first_seat);
    let sum: f64 = matrix.ratings.iter().map(|one| one.rating.value).sum();
    assert!(sum.abs() < 1e-3, "{sum}");
    assert_eq!(matrix.standings[0].matches, 1_600);
    assert_eq!(matrix.first_seat_is, FirstSeat::Order);
    assert!(matrix.text().contains("going first") && matrix.text().contains("drawn"), "{}", matrix.text());
    let partial = Matrix::new("bots", &players, &reports[..4]);
    assert!(!partial.complete && partial.tables()[0].rows[2][1] == Entry::Nothing);
}

/// What the first seat brings is named with its worth, so that nobody takes it for that of going first.
#[test]
fn a_matrix_does_not_call_what_a_seat_brings_the_worth_of_the_seat() {
    let mut report = run(&settings::<TicTacToe>(100));
    let players = ["one", "two"].map(str::to_owned);
    let matrix = |report: &Report| Matrix::new("hero", &players, &vec![report.clone(); 4]);
    report.settings.seating = Seating::Brought(vec!["deck", "terrain"]);
    let text = matrix(&report).text();
    assert!(text.contains("seat 1 with its own deck and terrain") && !text.contains("going first"), "{text}");
    let note = matrix(&report).tables()[0].note.clone();
    assert!(note.contains("Even on the diagonal the seats bring a different deck and a different terrain"), "{note}");
    report.settings.seating = Seating::Alike;
    assert!(matrix(&report).tables()[0].note.contains("neither should be ahead"));
    report.settings.seating = Seating::Sides;
    assert!(matrix(&report).text().contains("playing X"));
    // Whoever leads the decks is named; where bots meet there is nobody else.
    assert!(matrix(&report).tables()[1].note.contains("with random at the table"));
    let bots = Matrix::new("bots", &players, &vec![report; 4]);
    assert!(!bots.tables()[1].note.contains("at the table"));
}

/// The same settings twice: every match comes out the same and nothing has changed.
#[test]
fn no_change_is_no_change() {
    let one = settings::<Kuhn>(3_000);
    let mut leg = Leg::default();
    let calls = AtomicU64::new(0);
    let progress = |_| {
        calls.fetch_add(1, Relaxed);
    };
    let watch = Watch { progress: &progress, stop: &AtomicBool::new(false), until: None, closely: false };
    leg.advance(&[&one, &one], 3_000, &watch).unwrap();
    let found = Comparison::new(&leg, &one, &one);
    assert_eq!((found.complete, found.same, found.matches), (true, 3_000, 3_000));
    assert!(found.wins.iter().chain(&found.endings).all(|change| change.change.value == 0.0 && change.p == Some(1.0)));
    assert!(found.sentence().ends_with("nothing changed beyond doubt"), "{}", found.sentence());

    let other = Settings { bots: vec![turning(), random()], ..one.clone() };
    let mut leg = Leg::default();
    leg.advance(&[&one, &other], 3_000, &watch).unwrap();
    let found = Comparison::new(&leg, &one, &other);
    assert!(found.same < 3_000 && found.wins[0].p.unwrap() < 0.01, "{:?}", found.wins);
    assert!(found.to_html(&Repeat::default()).contains("What the change did"));
}

/// A run may be played in parts, in any order and on any machine: joined, they are the run.
#[test]
fn parts_join_to_the_run() {
    let whole = Settings { swap_seats: true, bots: vec![turning(), random()], ..settings::<Leduc>(2_001) };
    let stop = AtomicBool::new(false);
    let watch = Watch { progress: &|_| {}, stop: &stop, until: None, closely: false };
    let part = |from, to| Leg::part(&[&whole], from, to, &watch).unwrap();
    let mut joined = Leg::default();
    for (from, to) in [(1_000, 2_001), (0, 400), (400, 1_000)] {
        let stored = serde_json::to_string(&part(from, to)).unwrap();
        joined.join(&serde_json::from_str(&stored).unwrap()).unwrap();
    }
    assert_eq!(joined.done(), 2_001);
    assert_eq!(joined.report(&whole).to_json(), run(&whole).to_json());
    let other = Leg::part(&[&whole, &whole], 0, 10, &watch).unwrap();
    assert_eq!(joined.join(&other), Err(LabError::OtherRun));
}
