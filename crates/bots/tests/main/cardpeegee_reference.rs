//! CardPeeGee's fixed strategies reproduce Appendix B of its rules: an engine whose result lies
//! more than four standard errors away has a rules fault (B5, CP-P9).

use std::sync::atomic::AtomicBool;

use parlour_bots::cardpeegee;
use parlour_cardpeegee::{CardPeeGee, FeeRule, JailorCards, Setup};
use parlour_lab::{DealerChoice, Report, Settings, Spread, Summary, simulate};

const MATCHES: u64 = 20_000;

fn run(bot: &str) -> Report {
    run_with(bot, MATCHES, Setup::default())
}

fn run_with(bot: &str, matches: u64, setup: Setup) -> Report {
    let kind = cardpeegee::kinds().into_iter().find(|kind| kind.id == bot).expect("a bot of that name");
    let settings = Settings {
        matches,
        seed: 1,
        threads: 0,
        setup,
        bots: vec![kind],
        swap_seats: false,
        dealer: DealerChoice::Keyed,
    };
    simulate::<CardPeeGee>(&settings, &|_| (), &AtomicBool::new(false)).expect("the simulation runs")
}

fn summary(report: &Report, name: &str) -> Summary {
    match &report.measures.iter().find(|measure| measure.name == name).expect("such a measure").spread {
        Spread::Number(summary) => *summary,
        other => panic!("{name} is {other:?}"),
    }
}

fn share(report: &Report, name: &str) -> f64 {
    match &report.measures.iter().find(|measure| measure.name == name).expect("such a measure").spread {
        Spread::Flag(share) => share.share,
        other => panic!("{name} is {other:?}"),
    }
}

fn death(report: &Report, cause: &str) -> f64 {
    report.endings.iter().find(|ending| ending.kind == cause).map_or(0.0, |ending| ending.share.share)
}

#[track_caller]
fn near(what: &str, found: f64, wanted: f64, error: f64) {
    assert!((found - wanted).abs() <= 4.0 * error, "{what}: {found} found, {wanted} ± {error} wanted (seed 1)");
}

/// A share in percent of `reference` games, against the share found here.
#[track_caller]
fn near_share(what: &str, found: f64, percent: f64, reference: f64) {
    let wanted = percent / 100.0;
    let error = (wanted * (1.0 - wanted) * (1.0 / MATCHES as f64 + 1.0 / reference)).sqrt();
    // The table is rounded to two digits after the point of a percentage at best.
    near(what, found, wanted, error + 0.00002);
}

#[track_caller]
fn near_mean(report: &Report, mean: f64, sd: f64, reference: f64) {
    let error = sd * (1.0 / MATCHES as f64 + 1.0 / reference).sqrt();
    near("days", summary(report, "days").mean, mean, error);
}

#[test]
fn passive_play_gives_the_reference_results() {
    let report = run("passive");
    near_mean(&report, 6.174, 4.59, 300_000.0);
    near_share("monster", death(&report, "monster"), 74.6, 300_000.0);
    near_share("trap", death(&report, "trap"), 25.4, 300_000.0);
    near_share("union", share(&report, "elemental_union"), 3.36, 300_000.0);
    near_share("court", share(&report, "full_court"), 3.11, 300_000.0);
    near_share("any", share(&report, "any_victory"), 6.06, 300_000.0);
    assert!(share(&report, "master_of_the_elements") == 0.0);
    let days = summary(&report, "days");
    assert_eq!((days.q1, days.median, days.q3), (3, 5, 8));
}

#[test]
fn plain_play_gives_the_reference_results() {
    let report = run("plain");
    near_mean(&report, 20.69, 16.77, 200_000.0);
    near_share("monster", death(&report, "monster"), 91.7, 200_000.0);
    near_share("trap", death(&report, "trap"), 8.3, 200_000.0);
    near_share("union", share(&report, "elemental_union"), 18.9, 200_000.0);
    near_share("court", share(&report, "full_court"), 4.83, 200_000.0);
    near_share("goliath", share(&report, "goliath"), 14.0, 200_000.0);
    near_share("master", share(&report, "master_of_the_elements"), 32.0, 200_000.0);
    near_share("any", share(&report, "any_victory"), 42.4, 200_000.0);
    // Highest HP: the spread is not in the table, so the one found here serves for both sides.
    let highest = summary(&report, "highest_hp");
    near("highest HP", highest.mean, 96.3, highest.sd * (1.0 / MATCHES as f64 + 1.0 / 200_000.0).sqrt());
}

#[test]
fn random_play_gives_the_reference_results() {
    let report = run("random");
    near_mean(&report, 27.23, 39.5, 120_000.0);
    near_share("monster", death(&report, "monster"), 83.7, 120_000.0);
    near_share("trap", death(&report, "trap"), 11.1, 120_000.0);
    near_share("chest", death(&report, "chest"), 4.66, 120_000.0);
    near_share("jailor", death(&report, "jailor"), 0.52, 120_000.0);
    near_share("union", share(&report, "elemental_union"), 3.78, 120_000.0);
    near_share("court", share(&report, "full_court"), 3.01, 120_000.0);
    near_share("goliath", share(&report, "goliath"), 18.4, 120_000.0);
    near_share("master", share(&report, "master_of_the_elements"), 0.28, 120_000.0);
    near_share("any", share(&report, "any_victory"), 21.3, 120_000.0);
    // B3: exact.
    let initial = summary(&report, "initial_hp");
    near("initial HP", initial.mean, 36.765, 4.960 / (MATCHES as f64).sqrt());
    assert_eq!(initial.median, 37);
}

/// Every strategy copes with every reading of the rules.
#[test]
fn every_bot_plays_with_every_option() {
    let setup = Setup { fee: FeeRule::Exceeded, jailor_cards: JailorCards::CountForFee, lives: 2 };
    for kind in cardpeegee::kinds() {
        let matches = if kind.id == "careful" { 20 } else { 2_000 };
        assert!(run_with(kind.id, matches, setup).complete, "{}", kind.id);
    }
}

/// Care pays: ten times as long as plain play, and mostly a victory.
#[test]
fn careful_play_outlives_the_others() {
    let report = run_with("careful", 60, Setup::default());
    let days = summary(&report, "days").mean;
    assert!(days > 200.0, "{days} days on average (seed 1)");
    assert!(share(&report, "any_victory") > 0.75);
}

/// A Full Court is of one suit or several; a tax is paid where the Town took a card; and whoever
/// lived beyond a day is counted in the curve of days.
#[test]
fn figures_of_courts_visits_and_days_agree_with_each_other() {
    let report = run("plain");
    let suits = ["clubs", "diamonds", "hearts", "spades"].map(|suit| share(&report, &format!("full_court_of_{suit}")));
    let courts = summary(&report, "full_courts").mean;
    assert!((suits.iter().sum::<f64>() - courts).abs() < 1e-5, "{suits:?} {courts}");
    assert!(suits.iter().all(|share| *share > 0.0), "{suits:?}");
    let part = |name: &str| match report.measures.iter().find(|one| one.name == name).map(|one| &one.spread) {
        Some(Spread::Part(share)) => *share,
        other => panic!("{name}: {other:?}"),
    };
    let (visits, taxed) = (summary(&report, "visits"), summary(&report, "cards_taxed"));
    let tax = part("visits_with_tax");
    assert_eq!(tax.count as i64, taxed.total);
    assert!((tax.share - taxed.total as f64 / visits.total as f64).abs() < 1e-6, "{tax:?}");
    assert!(tax.low < tax.share && tax.share < tax.high && part("visits_with_charity").share > 0.0, "{tax:?}");
    let survival = report.survival.as_ref().unwrap();
    let days = summary(&report, "days");
    let longer = survival.points.iter().find(|point| point.after >= days.median).unwrap();
    assert!(survival.of == "days" && longer.share.share <= 0.5, "{longer:?}");
    assert_eq!((survival.points[0].share.count, survival.points.last().unwrap().share.count), (days.count, 0));
}
