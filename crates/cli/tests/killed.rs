//! The program is killed in the middle of a match: all that it had shown is in the save.

use std::io::{Read, Write};
use std::path::Path;

use tempfile::tempdir;

use crate::program::{command, run};

/// Plays so many lines of a script and kills the program while it asks for the next; what it had
/// printed.
fn killed_after(lines: &[&str], args: &[&str], folder: &Path) -> String {
    let mut child = command(args, folder).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut printed = Vec::new();
    let mut lines = lines.iter();
    loop {
        while !printed.ends_with(b"\n> ") {
            let mut byte = [0];
            output.read_exact(&mut byte).expect("it asks again");
            printed.extend(byte);
        }
        let Some(line) = lines.next() else { break };
        writeln!(input, "{line}").unwrap();
        // The program says again what was typed.
        printed.extend(line.as_bytes());
        output.read_exact(&mut vec![0; line.len() + 1]).unwrap();
        printed.push(b'\n');
    }
    child.kill().unwrap();
    child.wait().unwrap();
    String::from_utf8(printed).unwrap()
}

/// What was told to have happened, and the table with its question as it was shown last.
fn shown(printed: &str) -> (Vec<&str>, Vec<&str>) {
    let told = |line: &&str| line.starts_with("* ");
    let last = printed.trim_end().trim_end_matches("\n>").rsplit("\n> ").next().unwrap_or_default();
    let table = last.lines().skip(1).filter(|line| !told(line) && !line.is_empty()).collect();
    (printed.lines().filter(told).map(|line| &line[2..]).collect(), table)
}

#[test]
fn whatever_was_shown_is_there_on_resuming() {
    let script = ["1", "1", "undo", "1", "1", "1"];
    let games = [
        ("connect4", "random"),
        ("confrontation", "random"),
        ("cardpeegee", "random"),
        ("wotr", "random"),
        ("clans", "simple"),
    ];
    let mut told_in_all = 0;
    for (game, bot) in games {
        for count in 0..=script.len() {
            let folder = tempdir().unwrap();
            let at = folder.path();
            let args = ["play", game, "--seat", "1=human", "--bots", bot, "--seed", "1", "--save", "m.json"];
            let args = if game == "cardpeegee" { [&args[..4], &args[6..]].concat() } else { args.to_vec() };
            let printed = killed_after(&script[..count], &args[..], at);
            let (told, table) = shown(&printed);
            if !at.join("m.json").exists() {
                assert!(told.is_empty(), "{game} after {count} lines: {printed}");
                continue;
            }
            told_in_all += told.len();
            // The file itself, before anybody could play on: in the same order.
            let saved = run(&["replay", "m.json", "--viewer", "1"], "", at).out;
            let mut saved = saved.lines();
            for line in &told {
                assert!(saved.any(|saved| saved.ends_with(line)), "{game} after {count} lines: {line} was not saved");
            }
            let resumed = run(&["play", "--load", "m.json"], "", at);
            assert_eq!(resumed.code, 0, "{}", resumed.err);
            assert_eq!(shown(&resumed.out), (told, table), "{game} after {count} lines");
        }
    }
    assert!(told_in_all > 50, "{told_in_all}");
}
