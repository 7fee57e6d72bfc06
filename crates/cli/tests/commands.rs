//! Listing, rules, scenarios, and the sentence for everything that can be typed wrongly.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{parlour, run, typed};

#[test]
fn games_lists_the_finished_ones_and_all_of_them_when_asked() {
    let all = parlour(&["games", "--all", "--json"]);
    let list: Value = serde_json::from_str(&all.out).unwrap();
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"kuhn") && ids.contains(&"tictactoe"), "{ids:?}");
    let listed = parlour(&["games"]);
    assert_eq!(listed.code, 0);
    assert!(!listed.out.contains("kuhn"), "{}", listed.out);
}

#[test]
fn rules_are_read_by_number_chapter_and_words() {
    assert!(parlour(&["rules", "kuhn"]).out.starts_with("# Kuhn poker"));
    let one = parlour(&["rules", "kuhn", "r1.4"]);
    assert!(one.out.starts_with("R1. The game\nR1.4 A pass after a bet"), "{}", one.out);
    let found = parlour(&["rules", "kuhn", "higher", "pot", "--json"]);
    let found: Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(found[0]["rule"], "R1.5");
    assert_eq!(parlour(&["rules", "kuhn", "R9.9"]).sentence(), "Kuhn poker has no rule R9.9");
    assert_eq!(parlour(&["rules", "kuhn", "dragons"]).sentence(), "no rule of Kuhn poker mentions dragons");
}

#[test]
fn coverage_is_counted_in_a_checkout_and_explained_outside() {
    let counted = parlour(&["rules", "tictactoe", "--coverage", "--json"]);
    let counted: Value = serde_json::from_str(&counted.out).unwrap();
    assert_eq!((&counted["game"], &counted["total"]), (&"tictactoe".into(), &4.into()));
    assert!(counted["missing"].is_array() && counted["covered"].is_number());
    let elsewhere = tempdir().unwrap();
    let outside = run(&["rules", "tictactoe", "--coverage"], "", elsewhere.path());
    assert!(outside.sentence().contains("run this in a checkout"));
}

#[test]
fn a_long_value_is_told_whole_when_asked() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("whole.json");
    let scenario = r#"{"game": "wotr", "name": "whole", "then": {"view": {"/regions": null}, "over": true}}"#;
    fs::write(&file, scenario).unwrap();
    let [short, whole] = [vec![], vec!["--verbose"]].map(|flag: Vec<&str>| {
        let failed = parlour(&[&["scenario", file.to_str().unwrap()], flag.as_slice()].concat());
        assert_eq!(failed.code, 1);
        assert_eq!(failed.out.matches("the final then: ").count(), 2, "every check is told: {}", failed.out);
        failed.out
    });
    assert!(short.contains('…') && !whole.contains('…') && whole.contains("woodland_realm"), "{whole}");
}

#[test]
fn scenarios_pass_fail_or_are_not_scenarios() {
    let good = parlour(&["scenario", "games/kuhn/scenarios/betting.json"]);
    assert_eq!(good.code, 0, "{}", good.err);
    assert!(good.out.starts_with("ok  "));
    assert!(good.out.ends_with(" passed, 0 failed\n"));

    let folder = tempdir().unwrap();
    let wrong = folder.path().join("wrong.json");
    let scenario = r#"{"game": "tictactoe", "name": "X wins at once", "rules": ["R1.3"],
        "when": [{"seat": 0, "action": 1}], "then": {"over": {"winners": [0]}}}"#;
    fs::write(&wrong, scenario).unwrap();
    let failed = parlour(&["scenario", wrong.to_str().unwrap()]);
    assert_eq!(failed.code, 1, "{}", failed.err);
    assert!(failed.out.starts_with("FAIL X wins at once: "), "{}", failed.out);
    assert!(failed.out.ends_with("0 passed, 1 failed\n"));

    fs::write(&wrong, scenario.replace("\"when\"", "\"wehn\"")).unwrap();
    let typo = parlour(&["scenario", wrong.to_str().unwrap()]);
    assert!(typo.sentence().contains("wrong.json") && typo.sentence().contains("wehn"), "{}", typo.err);
    let impossible = folder.path().join("impossible.json");
    std::fs::write(&impossible, r#"{"game": "kuhn", "name": "twice", "rules": ["R1.1"], "dealer": ["K", "K"]}"#)
        .unwrap();
    let twice = parlour(&["scenario", impossible.to_str().unwrap()]);
    assert!(twice.sentence().contains("impossible.json, scenario \"twice\", the start"), "{}", twice.err);
    assert!(parlour(&["scenario", "nowhere.json"]).sentence().starts_with("nowhere.json: "));
}

#[test]
fn near_misses_are_suggested() {
    assert!(parlour(&["play", "tictacto"]).sentence().contains("no game called tictacto; did you mean tictactoe?"));
    assert!(parlour(&["rules", "khun"]).sentence().contains("did you mean kuhn?"));
    assert!(parlour(&["play", "kuhn", "--bots", "randm"]).sentence().contains("did you mean random?"));
    assert!(parlour(&["play", "kuhn", "--lang", "eo"]).sentence().contains("is not available in eo, only in en"));
    assert!(parlour(&["repaly", "x"]).sentence().contains("'replay'"));
}

#[test]
fn wrong_seats_settings_and_viewers_are_named() {
    assert_eq!(parlour(&["play", "kuhn", "--seat", "3=human"]).sentence(), "--seat 3=human: seats are numbered 1 to 2");
    assert!(parlour(&["play", "kuhn", "--seat", "two"]).sentence().starts_with("--seat two: must be N=human"));
    assert_eq!(parlour(&["play", "kuhn", "--set", "a=b"]).sentence(), "--set a: Kuhn poker has no options");
    assert!(parlour(&["play", "kuhn", "--dealer", "devil"]).sentence().contains("devil"));
}

#[test]
fn a_menu_without_input_ends() {
    assert_eq!(typed(&["play"], "").code, 2);
    assert_eq!(typed(&["play"], "99\nquit\n").code, 0);
}

#[test]
fn exit_codes_are_in_the_help() {
    let help = parlour(&["--help"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("Exit codes: 0 success, 1 a check failed, 2 bad input or usage, 130 stopped"));
    assert_eq!(parlour(&[]).code, 2);
}

/// A reader that goes away, as `head` does, is no error.
#[test]
fn a_closed_pipe_is_success() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["rules", "cardpeegee"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
}
