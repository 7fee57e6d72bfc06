//! Coverage of a game's folder.

mod bidding;

use std::path::{Path, PathBuf};

use bidding::{Bidding, SOUND};
use parlour_core::Game;
use parlour_testkit::coverage::{assert_covered, measure};

const INFO: parlour_core::GameInfo = Bidding::<SOUND>::INFO;

/// A game's folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

#[test]
fn tests_and_scenarios_cover_rules() {
    let folder = folder(
        "half",
        &[
            ("scenarios/a/one.json", r#"[{"game": "bidding", "name": "turns", "rules": ["R1.1", "R8.8"]}]"#),
            ("scenarios/other.json", r#"{"game": "chess", "name": "not ours", "rules": ["R1.3"]}"#),
            ("src/lib.rs", "/// R1.3\nfn call() {}\n"),
            ("tests/r01.rs", "    #[test]\n    fn r1_2_a_bid() {}\n"),
        ],
    );
    let coverage = measure(&INFO, &folder).unwrap();
    assert_eq!((coverage.total, coverage.covered), (3, 2));
    assert_eq!(coverage.missing, ["R1.3"]);
    assert_eq!(coverage.unknown, ["R8.8"]);
    assert_eq!(coverage.cited_by["R1.1"], ["turns"]);
    assert_eq!(coverage.cited_by["R1.2"], ["r1_2_a_bid"]);
    let json = serde_json::to_value(&coverage).unwrap();
    let expected =
        serde_json::json!({"game": "bidding", "total": 3, "covered": 2, "missing": ["R1.3"], "unknown": ["R8.8"]});
    assert_eq!(json, expected);
    let panic = std::panic::catch_unwind(|| assert_covered(&INFO, &folder)).unwrap_err();
    let words = panic.downcast_ref::<String>().unwrap();
    assert_eq!(
        words,
        "bidding: 2 of 3 rules are tested; without a test or scenario: R1.3; not a rule, but cited by turns: R8.8"
    );
}

#[test]
fn full_coverage_passes() {
    let test = "#[test]\nfn r1_1_r1_2_all() {}\n/// R1.3\n#[test]\nfn call() {}\n";
    assert_covered(&INFO, &folder("full", &[("tests/main.rs", test)]));
}

#[test]
fn a_scenario_file_that_is_not_json_is_an_error() {
    let folder = folder("bad", &[("scenarios/one.json", "{")]);
    let error = measure(&INFO, &folder).unwrap_err().to_string();
    assert!(error.contains("one.json: EOF"), "{error}");
}
