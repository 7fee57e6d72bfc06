//! Records that were changed, cut off or are none: every one gets a sentence that names the place,
//! and nothing is ever written over.

use std::fs;
use std::path::{Path, PathBuf};

use parlour_core::{canonical, from_hex, sha256, to_hex};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::program::{parlour, run};

/// A finished match of Kuhn poker in a folder of its own.
fn record() -> (TempDir, PathBuf) {
    let folder = tempdir().unwrap();
    let ran = run(&["play", "kuhn", "--hot-seat", "--seed", "5", "--save", "k.json"], "2\n2\n", folder.path());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let path = folder.path().join("k.json");
    (folder, path)
}

fn verify(path: &Path) -> crate::program::Ran {
    parlour(&["verify", path.to_str().unwrap()])
}

/// Verifies the record after a change of its JSON; the sentence, without the file's name.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let (_folder, path) = record();
    let mut value: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    change(&mut value);
    fs::write(&path, value.to_string()).unwrap();
    let ran = verify(&path);
    let sentence = ran.sentence().to_owned();
    sentence.strip_prefix(&format!("{}: ", path.display())).expect("the file is named").to_owned()
}

#[test]
fn a_true_record_says_what_was_verified() {
    let (_folder, path) = record();
    let ran = verify(&path);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("3 entries replayed"), "{}", ran.out);
    assert!(ran.out.contains("1 deal derived again from the key"), "{}", ran.out);
    assert!(ran.out.contains("0 position hashes compared"), "{}", ran.out);
}

#[test]
fn a_record_says_what_is_unusual_about_it() {
    let (folder, path) = record();
    assert!(!verify(&path).out.contains("dealt by people"));
    let table = ["play", "cardpeegee", "--dealer", "people", "--save", "p.json"];
    run(&table, "1\nKS\n", folder.path());
    let path = folder.path().join("p.json");
    for command in ["verify", "replay"] {
        let told = parlour(&[command, path.to_str().unwrap()]);
        assert!(told.out.contains("dealt by people or a script"), "{command}: {}{}", told.out, told.err);
        let json = parlour(&[command, "--json", path.to_str().unwrap()]);
        let json: Value = serde_json::from_str(&json.out).unwrap();
        assert_eq!(json["marks"], json!(["given"]), "{command}");
    }
}

#[test]
fn a_changed_action_is_found_at_its_entry() {
    let sentence = changed(|record| record["entries"][1]["do"]["act"]["action"] = json!("pass"));
    assert!(sentence.starts_with("entry 1: its hash does not match"), "{sentence}");
}

#[test]
fn a_wrong_key_does_not_match_its_commitment() {
    let sentence = changed(|record| record["keys"][0]["key"] = json!("00".repeat(32)));
    assert_eq!(sentence, "key 0: it does not match its commitment");
}

#[test]
fn a_changed_setup_name_end_or_version_is_found() {
    let sentence = changed(|record| record["open"] = json!(true));
    assert!(sentence.starts_with("header: "), "{sentence}");
    let sentence = changed(|record| record["players"][0] = json!("Mallory"));
    assert!(sentence.starts_with("seal: "), "{sentence}");
    let sentence = changed(|record| drop(record["entries"].as_array_mut().unwrap().pop()));
    assert!(sentence.starts_with("head: "), "{sentence}");
    let sentence = changed(|record| record["rules_version"] = json!(99));
    assert_eq!(sentence, "the record has rules version 99 of kuhn; this program plays version 1");
    let sentence = changed(|record| record["game"] = json!("khun"));
    assert!(sentence.starts_with("header: there is no game called khun; did you mean kuhn?"), "{sentence}");
}

/// Chains the entries anew, as somebody would who knows the format and wants to cheat.
fn rechain(record: &mut Value) {
    let mut chain = from_hex(record["header"].as_str().unwrap()).unwrap();
    for entry in record["entries"].as_array_mut().unwrap() {
        let fixed = json!({"do": entry["do"], "state": entry["state"]});
        chain = sha256(&[&chain, canonical(&fixed).as_bytes()]).to_vec();
        entry["hash"] = json!(to_hex(&chain[..8]));
    }
    record["head"] = json!(to_hex(&chain));
}

#[test]
fn an_illegal_entry_is_refused_by_its_rule_even_when_every_hash_is_right() {
    let sentence = changed(|record| {
        record["entries"][1]["do"]["act"]["seat"] = json!(1);
        rechain(record);
    });
    assert_eq!(sentence, "entry 1: refused by R1.2: it's not your turn");
}

#[test]
fn a_dealt_card_is_derived_again_from_the_key() {
    let sentence = changed(|record| {
        let dealt = record["entries"][0]["do"]["deal"].as_array_mut().unwrap();
        dealt.reverse();
        rechain(record);
    });
    assert!(sentence.starts_with("entry 0: ") && sentence.contains(" was dealt, but the key gives "), "{sentence}");
}

/// One bit of every byte in turn: never a panic, never a record that still verifies as another.
#[test]
fn flipped_bytes_are_noticed() {
    let (_folder, path) = record();
    let bytes = fs::read(&path).unwrap();
    let step = (bytes.len() / 24).max(1);
    for at in (0..bytes.len()).step_by(step).filter(|at| !bytes[*at].is_ascii_whitespace()) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1;
        fs::write(&path, &flipped).unwrap();
        let ran = verify(&path);
        assert!(ran.sentence().starts_with(&path.display().to_string()), "byte {at}: {}", ran.err);
    }
}

#[test]
fn what_is_cut_off_missing_or_no_record_gets_a_sentence() {
    let (folder, path) = record();
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    assert!(verify(&path).sentence().contains("the record can't be read: EOF while parsing"), "{}", verify(&path).err);
    let missing = folder.path().join("missing.json");
    assert!(verify(&missing).sentence().contains("missing.json: No such file"));
    fs::write(&path, "{}").unwrap();
    assert!(verify(&path).sentence().contains("the record can't be read: missing field"));
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert_eq!(verify(&path).code, 2);
    assert_eq!(parlour(&["play", "--load", path.to_str().unwrap()]).code, 2);
}

#[test]
fn a_record_of_another_game_is_not_loaded() {
    let (_folder, path) = record();
    let ran = parlour(&["play", "tictactoe", "--load", path.to_str().unwrap()]);
    assert!(ran.sentence().ends_with("this is a record of kuhn, not of tictactoe"), "{}", ran.err);
}

#[test]
fn a_file_that_is_no_record_is_never_written_over() {
    let folder = tempdir().unwrap();
    let diary = folder.path().join("diary.txt");
    fs::write(&diary, "dear diary").unwrap();
    let ran = run(&["play", "kuhn", "--save", "diary.txt"], "1\n", folder.path());
    assert_eq!(ran.sentence(), "diary.txt: this file is not a Parlour record; it was left as it is");
    let ran = run(&["play", "kuhn"], "save diary.txt\nquit\n", folder.path());
    assert!(ran.sentence().contains("diary.txt: this file is not a Parlour record"));
    assert_eq!(fs::read_to_string(&diary).unwrap(), "dear diary");
}

/// A save that fails is told, and the match goes on to its end. The name is so long that the
/// temporary file beside it cannot be made, whoever runs the test.
#[test]
fn a_save_that_fails_does_not_stop_the_match() {
    let folder = tempdir().unwrap();
    let name = format!("{}.json", "k".repeat(246));
    let ran = run(&["play", "kuhn", "--hot-seat", "--save", &name], "1\n1\n", folder.path());
    assert!(ran.err.starts_with(&format!("parlour: {name}: ")), "{}", ran.err);
    assert!(ran.out.contains("Score: "), "{}", ran.out);
    assert_eq!(ran.code, 2);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_place_where_nothing_can_be_saved_is_refused_before_the_match() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("file"), "in the way").unwrap();
    let ran = run(&["play", "kuhn", "--save", "file/k.json"], "1\n", folder.path());
    assert!(ran.sentence().starts_with("file/k.json: "), "{}", ran.err);
    assert!(run(&["play", "kuhn", "--save", "."], "", folder.path()).sentence().starts_with(".: this is a folder"));
}
