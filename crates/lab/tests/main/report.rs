//! The forms of a report.

use std::sync::atomic::AtomicBool;

use parlour_kuhn::Kuhn;
use parlour_lab::{Report, Settings, simulate};
use parlour_leduc::Leduc;
use serde_json::Value;

use crate::bots::settings;

fn report() -> Report {
    let settings = Settings { swap_seats: true, ..settings::<Kuhn>(500) };
    simulate(&settings, &|_| {}, &AtomicBool::new(false)).unwrap()
}

#[test]
fn json_holds_settings_and_findings_and_nothing_else() {
    let json: Value = serde_json::from_str(&report().to_json()).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(
        keys(&json),
        "bots complete decisions draws endings entries lengths matches measures placings seat_effect seats settings"
    );
    assert_eq!(keys(&json["settings"]), "bots game matches rules_version seed setup swap_seats");
    assert_eq!(keys(&json["seats"][0]), "draws name score seat wins");
    assert_eq!(keys(&json["seats"][0]["wins"]), "count high low share");
    assert_eq!(keys(&json["endings"][0]), "count high kind low share");
    assert_eq!(keys(&json["decisions"]), "count max mean median min p95 q1 q3 sd se total");
}

#[test]
fn text_is_a_table_with_aligned_columns() {
    let text = report().text();
    assert!(text.starts_with("kuhn, rules version 1: 500 matches, seed 7\nbots: random, random, changing seats\n"));
    for line in ["  seat 1 (First)", "  nobody", "  bot 2 (random)", "  showdown", "  score of seat 2 (Second)"] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    for table in text.split("\n\n").skip(1).filter(|part| part.lines().count() > 1) {
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{table}");
    }
}

#[test]
fn every_line_of_csv_has_every_column() {
    let csv = report().to_csv();
    let fields = |line: &str| {
        let mut quoted = false;
        1 + line
            .chars()
            .filter(|letter| {
                quoted ^= *letter == '"';
                *letter == ',' && !quoted
            })
            .count()
    };
    assert!(csv.lines().count() > 12);
    assert!(csv.lines().all(|line| fields(line) == 17), "{csv}");
}

/// What the page draws is in the table for programs as well.
#[test]
fn csv_has_what_the_page_has() {
    let report = simulate(&settings::<Leduc>(2_000), &|_| {}, &AtomicBool::new(false)).unwrap();
    let csv = report.to_csv();
    let lines = |start: &str| csv.lines().filter(|line| line.starts_with(start)).count();
    assert!(lines("histogram of decisions,") > 3, "{csv}");
    assert_eq!((lines("gained with a card,"), lines("verdict on a card: ")), (6, 6), "{csv}");
    assert_eq!(lines("seats,"), 1);
    let king = csv.lines().find(|line| line.starts_with("gained with a card,seat 1 (First): king (held),")).unwrap();
    let p: f64 = king.rsplit(',').next().unwrap().parse().unwrap();
    assert!(p > 0.0 && p < 0.001, "{king}");
}
