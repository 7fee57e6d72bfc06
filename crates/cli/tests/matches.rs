//! Whole matches line by line, through the standard input.

use std::fs;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{parlour, run, run_with, typed};

/// Both seats from one script: X takes the first row.
const FIRST_ROW: &str = "square 1\nsquare 4\nsquare 2\nsquare 5\nsquare 3\n";

#[test]
fn a_whole_match_of_tic_tac_toe() {
    let ran = typed(&["play", "tictactoe", "--hot-seat"], FIRST_ROW);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Square 3 - Wins the match. [R1.2]"), "{}", ran.out);
    assert!(ran.out.contains("* X marks square 3.\nBoard:\n  X X X\n  O O 6\n"), "{}", ran.out);
    assert!(ran.out.ends_with("X wins: three in a row\n"), "{}", ran.out);
}

#[test]
fn a_whole_match_of_kuhn_poker_against_a_bot_is_the_same_for_the_same_seed() {
    let play = || typed(&["play", "kuhn", "--seed", "7"], "2\n1\n1\n");
    let ran = play();
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("You hold the "), "{}", ran.out);
    assert!(ran.out.contains("Score: First "), "{}", ran.out);
    assert_eq!(ran.out, play().out);
}

#[test]
fn cardpeegee_against_nobody_ends_when_the_input_does() {
    let ran = typed(&["play", "cardpeegee", "--seed", "1"], "1\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn actions_may_be_written_as_in_a_record_and_refusals_name_rule_and_line() {
    let ran = typed(&["play", "tictactoe", "--hot-seat"], "action 5\naction 5\n\"x\"\n77\ndance\n");
    assert_eq!(ran.code, 2);
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines[0], "parlour: input line 2: Square 5 is already marked. (R1.2)");
    assert!(lines[1].starts_with("parlour: input line 3: \"x\" is not an action of tictactoe"), "{}", lines[1]);
    assert_eq!(lines[2], "parlour: input line 4: there is no option 77; choose from 1 to 8");
    assert!(lines[3].starts_with("parlour: input line 5: dance is neither"), "{}", lines[3]);
}

#[test]
fn undo_redo_log_rules_hint_stats_and_help_answer() {
    let input = "1\nundo\nlog\nredo\nrules R1.3\nrules dragons\nhint\nstats\nhelp\nresign\n";
    let ran = typed(&["play", "tictactoe", "--hot-seat", "--open"], input);
    assert_eq!(ran.code, 2, "O has nothing of its own to undo: {}", ran.out);
    assert!(ran.err.contains("input line 2: there is nothing to undo"), "{}", ran.err);
    let alone = typed(&["play", "tictactoe", "--seed", "1"], input);
    assert_eq!(alone.code, 0, "{}", alone.err);
    for words in [
        "undoes back to before entry 0",
        "X redoes",
        "R1.3 Whoever has three",
        "no rule mentions dragons",
        " simulations",
        "No statistics for this game",
        "action JSON",
        "O wins: resignation",
    ] {
        assert!(alone.out.contains(words), "{words} is missing in {}", alone.out);
    }
}

#[test]
fn people_deal_and_are_asked_again() {
    let ran = typed(&["play", "cardpeegee", "--dealer", "people"], "1\nKS KH\nZ\nkS\n4H 4H 2C\n10c, as 4H\n");
    assert!(ran.out.contains("Dealer: deal one card, looking for a King or Queen. Type 1 of: 2C 3C"), "{}", ran.out);
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines[0], "parlour: input line 2: items needed: 1, given: 2");
    assert_eq!(lines[1], "parlour: input line 3: Z cannot be dealt here");
    assert!(lines[2].starts_with("parlour: input line 5: "), "{}", lines[2]);
    assert!(ran.out.contains("Dealer: deal five cards to your hand"), "{}", ran.out);
    assert_eq!(ran.code, 2);
}

/// Whoever deals is a viewer too.
#[test]
fn people_are_not_asked_to_deal_what_is_to_stay_concealed() {
    let kuhn = typed(&["play", "kuhn", "--hot-seat", "--dealer", "people"], "1\n1\n");
    let placed = ["--set", "sauron_setup=random", "--set", "fellowship_setup=random"];
    let table = [&["play", "confrontation", "--hot-seat", "--plain", "--dealer", "people"], &placed[..]].concat();
    let confrontation = typed(&table, "");
    for ran in [&kuhn, &confrontation] {
        assert!(!ran.out.contains("Dealer:"), "{}", ran.out);
        assert_eq!(ran.code, 0, "{}", ran.err);
    }
    assert!(kuhn.out.contains("First shows the"), "{}", kuhn.out);
}

#[test]
fn a_match_is_saved_resumed_and_verified() {
    let folder = tempdir().unwrap();
    let at = |args: &[&str], input: &str| run(args, input, folder.path());
    assert_eq!(at(&["play", "tictactoe", "--hot-seat", "--save", "m.json"], "1\n3\nquit\n").code, 0);
    let half = at(&["verify", "m.json", "--json"], "");
    let half: Value = serde_json::from_str(&half.out).unwrap();
    assert_eq!((&half["verified"]["entries"], &half["over"]), (&2.into(), &Value::Null));

    let rest = "square 2\nsquare 5\nsquare 3\n";
    let resumed = at(&["play", "--load", "m.json", "--save", "m.json", "--hot-seat"], rest);
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.ends_with("X wins: three in a row\n"), "{}", resumed.out);
    let verified = at(&["verify", "m.json"], "");
    assert!(verified.out.contains("5 entries replayed by the rules"), "{}", verified.out);
    let told = at(&["replay", "m.json", "--from", "3"], "");
    assert!(told.out.contains("    3   O marks square 5.\n    4   X marks square 3.\n"), "{}", told.out);
    assert_eq!(at(&["replay", "m.json", "--from", "9"], "").code, 2);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file and no autosave is left");
}

#[test]
fn a_replay_keeps_a_seats_secrets() {
    let folder = tempdir().unwrap();
    let at = |args: &[&str], input: &str| run(args, input, folder.path());
    at(&["play", "kuhn", "--hot-seat", "--seed", "0", "--save", "k.json"], "2\n1\n");
    let all = at(&["replay", "k.json"], "").out;
    assert!(all.contains("First is dealt the King") && all.contains("Second is dealt the Jack"), "{all}");
    let first = at(&["replay", "k.json", "--viewer", "1"], "").out;
    assert!(first.contains("King") && !first.contains("Jack"), "{first}");
    for form in ["--viewer=spectator", "--json"] {
        let seen = at(&["replay", "k.json", "--viewer", "spectator", form], "").out;
        assert!(!seen.contains("King") && !seen.contains("\"K\"") && !seen.contains("Jack"), "{seen}");
    }
    assert!(at(&["replay", "k.json", "--viewer", "9"], "").sentence().starts_with("--viewer 9: "));
}

#[test]
fn the_end_of_input_ends_every_question() {
    for args in
        [&["play", "kuhn"][..], &["play", "cardpeegee", "--dealer", "people"], &["play", "tictactoe", "--plain"]]
    {
        assert_eq!(parlour(args).code, 0, "{args:?}");
    }
}

#[test]
fn a_position_is_edited_exported_and_played_on() {
    let folder = tempdir().unwrap();
    let table = ["play", "wotr", "--plain", "--hot-seat", "--seed", "1", "--set", "mode=unrestricted"];
    let input = "{\"edit\": {\"corruption\": 6}}\n{\"edit\": {\"place\": [{\"regular\": \"sauron\"}, \"dale\"]}}\nexport p.json\n";
    let ran = run(&table, input, folder.path());
    assert_eq!(ran.code, 2, "the second edit is refused: {}", ran.out);
    assert!(ran.err.contains("R10.5"), "{}", ran.err);
    assert!(ran.out.contains("edit the position: Set Corruption to 6"), "{}", ran.out);
    let text = fs::read_to_string(folder.path().join("p.json")).unwrap();
    let position: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(position["fellowship"]["corruption"], 6);
    let again = run(&["play", "wotr", "--plain", "--hot-seat", "--position", "p.json"], "", folder.path());
    assert!(again.out.contains("Corruption 6"), "{}{}", again.out, again.err);
    let broken = text.replacen("\"corruption\": 6", "\"corruption\": 66", 1);
    fs::write(folder.path().join("broken.json"), broken).unwrap();
    let refused = run(&["play", "wotr", "--plain", "--position", "broken.json"], "", folder.path());
    assert!(refused.sentence().contains("fellowship/corruption"), "{}", refused.err);
    let other = run(&["play", "wotr", "--plain", "--hot-seat"], "export p.json\nexport notes.txt\n", folder.path());
    assert_eq!(other.code, 0, "{}", other.err);
}

#[test]
fn the_secrets_of_a_running_match_are_not_exported() {
    let folder = tempdir().unwrap();
    let ran = run(&["play", "kuhn", "--plain", "--seed", "1"], "export p.json\n", folder.path());
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("secrets"), "{}", ran.err);
    assert!(!folder.path().join("p.json").exists());
}

#[test]
fn people_deal_at_a_companion_table() {
    let folder = tempdir().unwrap();
    let table =
        ["play", "wotr", "--plain", "--hot-seat", "--set", "mode=companion", "--dealer", "people", "--save", "m.json"];
    let secret = "1\n1\n1\n1\n";
    let input = format!(
        "{secret}Done\n1 die\ncharacter, character, Will of the West, muster\ncharacter army army eye event muster\n"
    );
    let ran = run(&table, &input, folder.path());
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("Keep it secret, or name it"), "{}", ran.out);
    assert!(ran.out.contains("the Free Peoples' 4 Action dice"), "{}", ran.out);
    assert!(ran.out.contains("1 Eye goes to the Hunt Box"), "{}", ran.out);
    let faces = "Type 4 of: Character, Muster, Muster/Army, Event, Will of the West\n";
    assert!(ran.out.contains(faces), "{}", ran.out);
    let told = run(&["replay", "m.json", "--plain"], "", folder.path());
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(!told.out.contains('"') && !told.out.contains("character_b"), "in words, not as data: {}", told.out);
    let position = run(&["replay", "m.json", "--position"], "", folder.path());
    let position: Value = serde_json::from_str(&position.out).unwrap();
    assert_eq!(position["dice"]["shadow"]["hunt_box"], 2);
}

/// One person says 1, and means themselves.
#[test]
fn one_person_plays_a_game_for_more_against_bots_or_all_of_it() {
    let alone = typed(&["play", "wotr", "--plain", "--set", "seats=1"], "");
    assert_eq!(alone.code, 0, "{}", alone.err);
    assert!(alone.out.contains("One person, 2 seats: bots play the others."), "{}", alone.out);
    let all = typed(&["play", "wotr", "--plain", "--hot-seat", "--set", "seats=1"], "");
    assert!(all.out.contains("One person, 2 seats: you play them all."), "{}", all.out);
    let solo = typed(&["play", "cardpeegee", "--plain"], "");
    assert!(!solo.out.contains("One person"), "{}", solo.out);
}

#[test]
fn seats_are_called_by_number_or_name() {
    let folder = tempdir().unwrap();
    let at = |args: &[&str], input: &str| run(args, input, folder.path());
    let table = ["play", "kuhn", "--seat", "second=human", "--bots", "random", "--seed", "0", "--save", "k.json"];
    let ran = at(&table, "1\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Second: You hold"), "{}", ran.out);
    let [number, name] = ["2", "Second"].map(|viewer| at(&["replay", "k.json", "--viewer", viewer], "").out);
    assert_eq!(number, name);
    let sauron = ["play", "confrontation", "--plain", "--seat", "sauron=human", "--seed", "1"];
    assert!(at(&sauron, "").out.contains("Sauron: "));
    let nobody = at(&["replay", "k.json", "--viewer", "third"], "");
    assert!(nobody.sentence().ends_with("its number from 1 to 2, or its name: First, Second"), "{}", nobody.err);
}

#[test]
fn a_set_of_data_is_for_games_that_have_one() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("data.json"), "{}").unwrap();
    let ran = run(&["play", "hex", "--data", "data.json"], "", folder.path());
    assert_eq!(ran.sentence(), "--data: Hex takes no data from a file");
    fs::write(folder.path().join("data.json"), "{").unwrap();
    let broken = run(&["play", "hex", "--data", "data.json"], "", folder.path());
    assert!(broken.sentence().starts_with("data.json: EOF"), "{}", broken.err);
}

/// Entries have times unless the match is meant to be repeated; a log shows them.
#[test]
fn a_log_and_a_replay_show_when() {
    let folder = tempdir().unwrap();
    let at = |args: &[&str], input: &str| run(args, input, folder.path());
    let ran = at(&["play", "kuhn", "--hot-seat", "--save", "k.json"], "1\nlog\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let record: Value = serde_json::from_slice(&fs::read(folder.path().join("k.json")).unwrap()).unwrap();
    let entries = record["entries"].as_array().unwrap();
    assert!(entries.iter().all(|entry| entry["at"].is_u64()), "the dealer's, too: {record}");
    let is_time = |word: &str| word.len() == 8 && word.split(':').all(|part| part.parse::<u8>().is_ok());
    let timed = |out: &str| out.lines().filter(|line| line.split_whitespace().nth(1).is_some_and(is_time)).count();
    let days = |out: &str| out.lines().filter(|line| line.ends_with(" (UTC)")).count();
    assert!(timed(&ran.out) >= 2 && days(&ran.out) >= 1, "{}", ran.out);
    let told = at(&["replay", "k.json", "--times"], "").out;
    assert!(timed(&told) == 3 && days(&told) >= 1, "{told}");
    let plain = at(&["replay", "k.json"], "").out;
    assert!(timed(&plain) == 0 && days(&plain) == 0, "{plain}");
    let json: Value = serde_json::from_str(&at(&["replay", "k.json", "--json"], "").out).unwrap();
    assert_eq!(json["entries"][1]["at"], entries[1]["at"]);
    assert_eq!(at(&["verify", "k.json"], "").code, 0);

    let zone = run_with(&[("TZ", "<+0530>-5:30")], &["replay", "k.json", "--times"], "", folder.path()).out;
    assert!(zone.contains("(UTC+05:30)"), "{zone}");
    at(&["play", "kuhn", "--hot-seat", "--seed", "1", "--save", "s.json"], "1\n1\n");
    let repeated = at(&["replay", "s.json", "--times"], "").out;
    assert!(timed(&repeated) == 0 && days(&repeated) == 0, "{repeated}");
}

/// Whoever undoes to try something else is answered as before: there is nothing to shop for.
#[test]
fn a_bot_answers_the_same_after_an_undo() {
    let ran = typed(&["play", "connect4", "--bots", "random", "--seed", "2"], "1\nundo\n1\nundo\n1\nundo\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answers: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("* Yellow ")).collect();
    assert_eq!(answers.len(), 4, "{}", ran.out);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}

#[test]
fn whoever_only_watches_can_deal_for_bots() {
    let folder = tempdir().unwrap();
    let table = ["play", "cardpeegee", "--bots", "random", "--dealer", "people", "--save", "m.json"];
    let ran = run(&table, "10C\n10C\nKS\n", folder.path());
    assert_eq!(ran.code, 2, "the same card comes twice: {}", ran.out);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    let record: Value = serde_json::from_slice(&fs::read(folder.path().join("m.json")).unwrap()).unwrap();
    let authors = record["entries"].as_array().unwrap().iter().map(|entry| (&entry["do"], &entry["by"]));
    for (deed, by) in authors.clone() {
        assert_eq!(by.is_null(), deed.get("deal").is_some(), "the dealer's entries have no author: {deed}");
    }
    assert!(authors.count() >= 2, "{record}");
}
