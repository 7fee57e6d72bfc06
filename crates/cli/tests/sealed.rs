//! Saves sealed with a passphrase: what every command that reads records makes of them.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::program::{Ran, run, run_with};

const SECRET: [(&str, &str); 1] = [("PARLOUR_PASSPHRASE", "correct horse")];

fn with_secret(args: &[&str], input: &str, folder: &Path) -> Ran {
    run_with(&SECRET, args, input, folder)
}

/// A running match of Kuhn poker, sealed.
fn sealed() -> TempDir {
    let folder = tempdir().unwrap();
    let table = ["play", "kuhn", "--hot-seat", "--seed", "0", "--name", "Ann", "--passphrase", "--save", "k.sealed"];
    let ran = with_secret(&table, "2\nquit\n", folder.path());
    assert_eq!(ran.code, 0, "{}", ran.err);
    folder
}

#[test]
fn a_sealed_save_tells_nothing_and_opens_with_its_passphrase() {
    let folder = sealed();
    let at = folder.path();
    let bytes = fs::read(at.join("k.sealed")).unwrap();
    for word in ["Ann", "kuhn", "key", "entries"] {
        assert!(!bytes.windows(word.len()).any(|window| window == word.as_bytes()), "{word} can be read");
    }
    let verified = with_secret(&["verify", "k.sealed", "--json"], "", at);
    let verified: Value = serde_json::from_str(&verified.out).unwrap();
    assert_eq!(verified["verified"]["entries"], 2);
    let told = with_secret(&["replay", "k.sealed"], "", at);
    assert!(told.out.contains("First bets"), "{}{}", told.out, told.err);
    fs::write(at.join("secret"), "correct horse\nand nothing else\n").unwrap();
    let by_file = run(&["verify", "k.sealed", "--passphrase-file", "secret"], "", at);
    assert_eq!(by_file.code, 0, "{}", by_file.err);
}

/// Going on with a sealed match keeps it sealed, with nothing said about it.
#[test]
fn what_was_sealed_stays_sealed() {
    let folder = sealed();
    let at = folder.path();
    let rest = with_secret(&["play", "--load", "k.sealed", "--save", "k.sealed"], "save copy.sealed\n1\n", at);
    assert_eq!(rest.code, 0, "{}", rest.err);
    assert!(rest.out.contains("Score: "), "{}", rest.out);
    for file in ["k.sealed", "copy.sealed"] {
        assert!(run(&["verify", file], "", at).sentence().contains("a passphrase is needed"), "{file}");
    }
    let verified = with_secret(&["verify", "k.sealed"], "", at);
    assert!(verified.out.contains("3 entries replayed"), "{}{}", verified.out, verified.err);
    assert_eq!(fs::read_dir(at).unwrap().count(), 2, "no temporary file is left");
}

#[test]
fn a_wrong_passphrase_and_damage_are_told_apart() {
    let folder = sealed();
    let at = folder.path();
    let wrong = [("PARLOUR_PASSPHRASE", "correct house")];
    for command in [&["verify", "k.sealed"][..], &["replay", "k.sealed"], &["play", "--load", "k.sealed"]] {
        assert_eq!(run_with(&wrong, command, "", at).sentence(), "k.sealed: wrong passphrase");
        let nobody = run(command, "", at);
        assert!(nobody.sentence().ends_with("use --passphrase-file or PARLOUR_PASSPHRASE"), "{}", nobody.err);
    }
    let whole = fs::read(at.join("k.sealed")).unwrap();
    let damaged = "k.sealed: the sealed record is damaged or cut off";
    for end in [20, 70, whole.len() - 1] {
        fs::write(at.join("k.sealed"), &whole[..end]).unwrap();
        assert_eq!(with_secret(&["verify", "k.sealed"], "", at).sentence(), damaged, "cut off at {end}");
    }
    for byte in [12, 30, 64, whole.len() - 3] {
        let mut changed = whole.clone();
        changed[byte] ^= 4;
        fs::write(at.join("k.sealed"), &changed).unwrap();
        assert_eq!(with_secret(&["verify", "k.sealed"], "", at).sentence(), damaged, "byte {byte}");
    }
}

#[test]
fn nothing_is_sealed_without_a_passphrase() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let table = ["play", "kuhn", "--hot-seat", "--passphrase", "--save", "k.sealed"];
    assert!(run(&table, "1\n", at).sentence().starts_with("a passphrase is needed"));
    let empty = run_with(&[("PARLOUR_PASSPHRASE", "")], &table, "1\n", at);
    assert_eq!(empty.sentence(), "an empty passphrase seals nothing");
    assert_eq!(fs::read_dir(at).unwrap().count(), 0);
}
