//! The terminal in the reader's language.

use tempfile::tempdir;

use crate::program::{Ran, checkout, parlour, run, run_with, typed};

/// X takes the first row of tic-tac-toe. A refused line, an undo and the log come in between.
const FIRST_ROW: &str = "feld 1\nfeld 1\nfeld 4\nfeld 2\nlog\nhelp\nfeld 5\nstats\nrules R1.3\nfeld 3\n";

#[track_caller]
fn assert_says(ran: &Ran, wanted: &[&str]) {
    for words in wanted {
        assert!(ran.out.contains(words), "{words:?} is missing in {}{}", ran.out, ran.err);
    }
}

#[test]
fn a_whole_match_in_german() {
    let ran = typed(&["play", "tictactoe", "--hot-seat", "--open", "--language", "de"], FIRST_ROW);
    assert_says(
        &ran,
        &[
            "Tic-Tac-Toe\n",
            "X: Setz dein Zeichen",
            "Feld 3 - gewinnt die Partie [R1.2]",
            "* X besetzt Feld 3\nBrett:\n  X X X\n",
            "rückgängig machen oder wiederholen",
            "Für dieses Spiel gibt es keine Statistik.",
        ],
    );
    assert!(ran.out.ends_with("Sieg für X: drei in einer Reihe\n"), "{}", ran.out);
    assert_eq!(
        ran.err,
        "parlour: Eingabezeile 2: feld 1 ist weder eine Zahl von 1 bis 8 noch ein Befehl; help zeigt alle\n"
    );
    let rule = ran.out.lines().find(|line| line.starts_with("R1.3 ")).expect("the rule was read");
    let english = parlour(&["rules", "tictactoe", "R1.3"]).out;
    assert!(!english.contains(rule), "the rule is read in German: {rule}");
}

#[test]
fn undo_resignation_and_the_record_in_german() {
    let folder = tempdir().unwrap();
    let german = [("LC_ALL", "de_DE.UTF-8")];
    let at = |args: &[&str], input: &str| run_with(&german, args, input, folder.path());
    let table = ["play", "tictactoe", "--seed", "1", "--save", "m.json"];
    let ran = at(&table, "1\nundo\nlog\nredo\nresign\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_says(&ran, &["X macht alles ab Eintrag 0 rückgängig", "X wiederholt das", "Sieg für O: aufgegeben\n"]);
    let told = at(&["replay", "m.json", "--viewer", "x"], "");
    assert_says(&told, &["Tic-Tac-Toe, ", " Einträge, Sicht: X\n", "X gibt auf"]);
    let verified = at(&["verify", "m.json"], "");
    assert_says(&verified, &["m.json: eine gültige Aufzeichnung von Tic-Tac-Toe (Regelversion 1)"]);
    let cards = at(&["play", "kuhn", "--hot-seat", "--seed", "0"], "2\n1\n");
    assert_says(&cards, &["der erste Platz setzt", "Sieg für den ersten Platz: "]);
}

#[test]
fn people_deal_in_german() {
    let folder = tempdir().unwrap();
    let table = ["play", "wotr", "--plain", "--hot-seat", "--set", "mode=companion", "--dealer", "people"];
    let german = [&table[..], &["--language=de"]].concat();
    let input = "1\n1\n1\n1\nNichts weiter\n1 Würfel\nCharakter, Wille des Westens, Ereignis, Schwert\n";
    let ran = run(&german, input, folder.path());
    assert_says(&ran, &["Gib 4 davon ein: Charakter, Aushebung, Aushebung/Heer, Ereignis, Wille des Westens\n"]);
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines[0], "parlour: Eingabezeile 7: Schwert kann hier nicht kommen");
    assert_eq!(ran.code, 2);
}

/// What `--language` asks for comes first, then the environment, then English.
#[test]
fn the_language_is_chosen_by_flag_then_by_environment() {
    let games = |variables: &[(&str, &str)], args: &[&str]| {
        let ran = run_with(variables, &[&["games"], args].concat(), "", &checkout());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let german = games(&[("LANG", "de_AT.UTF-8")], &[]);
    assert!(german.contains("Der Ringkrieg (2 bis 4 Plätze)"), "{german}");
    assert!(games(&[("LANG", "de_AT.UTF-8")], &["--language", "fr"]).contains("2 à 4 places"));
    assert!(games(&[("LC_ALL", "fr_FR"), ("LANG", "de_DE")], &[]).contains("2 à 4 places"));
    for unknown in [&[("LC_ALL", "C")][..], &[("LANG", "eo")], &[]] {
        assert!(games(unknown, &[]).contains("2 to 4 seats"));
    }
}

#[test]
fn mistakes_and_help_are_told_in_the_language_too() {
    let german = |args: &[&str]| parlour(&[args, &["--language", "de"]].concat());
    assert_eq!(
        german(&["play", "tictacto"]).sentence(),
        "ein Spiel namens tictacto gibt es nicht; meintest du tictactoe? (parlour games --all zeigt alle)"
    );
    assert!(german(&["play", "--hotseat"]).sentence().starts_with("--hotseat gibt es nicht; meintest du --hot-seat?"));
    assert!(german(&["repaly"]).sentence().starts_with("einen Befehl repaly gibt es nicht; meintest du play, replay?"));
    assert!(german(&["rules"]).sentence().starts_with("es fehlt <GAME>"));
    assert_eq!(
        german(&["play", "kuhn", "--dealer", "devil"]).sentence(),
        "--dealer <DEALER>: „devil“ geht nicht; möglich sind keyed, people"
    );
    let help = german(&["play", "--help"]);
    assert_eq!(help.code, 0);
    assert_says(&help, &["Im Terminal spielen", "Aufruf: parlour play", "Optionen", "Eine Aufzeichnung weiterspielen"]);
    assert_says(&parlour(&["--help", "--language", "fr"]), &["Commandes", "Jouer dans le terminal"]);
    assert_says(&german(&["rules", "kuhn", "--how-to-play"]), &["Karte"]);
    assert_eq!(
        parlour(&["games", "--language", "eo"]).sentence(),
        "Parlour is not available in eo, only in en, de, fr"
    );
}
