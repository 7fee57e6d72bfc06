//! The laboratory from outside: runs that are stopped by a real signal, studies, files of cards and
//! decks, logs, the reference dealer, campaigns and profiles.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Ran, checkout, parlour, run};

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn fine(ran: &Ran) {
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
}

/// Runs `parlour` in a folder of its own; words with a blank in them cannot be said.
fn here(folder: &Path, line: &str) -> Ran {
    run(&line.split_whitespace().collect::<Vec<_>>(), "", folder)
}

#[cfg(unix)]
mod signals {
    use std::fs::OpenOptions;
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    use super::*;

    /// The run tells of its progress in a pipe that nobody reads, so it cannot come to an end
    /// before the signal has been heard: it is stopped in the middle, on any machine.
    fn stopped_by(signal: &str, folder: &Path, line: &str) {
        let pipe = folder.join("progress");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
            .args(line.split_whitespace())
            .args(["--progress", "progress"])
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut progress = BufReader::new(OpenOptions::new().read(true).open(&pipe).unwrap());
        let mut first = String::new();
        progress.read_line(&mut first).unwrap();
        assert!(first.starts_with("{\"done\": "), "{first}");
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut heard = String::new();
        errors.read_line(&mut heard).unwrap();
        assert!(heard.contains("stopping"), "{heard}");
        let mut rest = String::new();
        progress.read_to_string(&mut rest).unwrap();
        errors.read_to_string(&mut heard).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(130), "{heard}");
        assert!(heard.contains("to continue: parlour simulate --resume"), "{heard}");
        fs::remove_file(&pipe).unwrap();
    }

    // A pipe holds 64 KiB: some two thousand lines of progress, one for each match or pair of them.

    #[test]
    fn a_run_that_a_signal_stopped_and_that_was_resumed_gives_the_same_bytes() {
        for (signal, threads) in [("-TERM", "1"), ("-INT", "2")] {
            let folder = tempfile::tempdir().unwrap();
            let at = folder.path();
            let line = "simulate kuhn --matches 10000 --bots random --swap --json out.json";
            fine(&here(at, &line.replace("out.json", "whole.json")));
            stopped_by(signal, at, &format!("{line} --threads {threads} --html out.html"));
            assert_eq!(json(&at.join("out.json"))["complete"], false);
            assert!(at.join("out.checkpoint.json").exists());
            let other = here(at, "simulate kuhn --matches 5 --resume out.checkpoint.json");
            assert!(other.sentence().contains("--matches differs from the stopped run"), "{}", other.err);
            fine(&here(at, "simulate --resume out.checkpoint.json"));
            assert_eq!(fs::read(at.join("out.json")).unwrap(), fs::read(at.join("whole.json")).unwrap());
            assert!(at.join("out.html").exists());
        }
    }

    #[test]
    fn a_matrix_and_a_comparison_are_gone_on_with_too() {
        for study in ["kuhn --matches 800 --matrix bots=random,search1", "clans --matches 3000 --baseline fatigue=0"] {
            let folder = tempfile::tempdir().unwrap();
            let at = folder.path();
            let line = format!("simulate {study} --json out.json --checkpoint stored.json");
            fine(&here(at, &line.replace("out.json", "whole.json")));
            stopped_by("-TERM", at, &line);
            fine(&here(at, "simulate --resume stored.json"));
            assert_eq!(fs::read(at.join("out.json")).unwrap(), fs::read(at.join("whole.json")).unwrap(), "{study}");
        }
    }
}

#[test]
fn a_checkpoint_of_something_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("no.json"), "{}").unwrap();
    let ran = here(folder.path(), "simulate --resume no.json");
    assert!(ran.sentence().contains("not a checkpoint"), "{}", ran.err);
    assert!(here(folder.path(), "simulate kuhn").sentence().contains("--matches"));
}

#[test]
fn bots_and_decks_meet_in_a_matrix() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let ran = here(
        at,
        "simulate clans --matches 200 --bots simple --matrix deck=D2,D3,D4 --json m.json --csv m.csv --html m.html",
    );
    fine(&ran);
    let found = json(&at.join("m.json"));
    assert_eq!((found["players"].as_array().unwrap().len(), found["pairings"].as_array().unwrap().len()), (3, 9));
    assert_eq!(found["ratings"].as_array().unwrap().len(), 3);
    let names: Vec<&str> =
        found["influence"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"voltigeur") && names.contains(&"lake_shield_totem"), "{names:?}");
    assert!(ran.out.contains("deck against deck") && ran.out.contains("ratings"), "{}", ran.out);
    let page = fs::read_to_string(at.join("m.html")).unwrap();
    assert!(page.contains("class=\"heat\"") && !page.contains("http://") && !page.contains("<script"), "{page}");
    assert!(fs::read_to_string(at.join("m.csv")).unwrap().starts_with("table,name,column,count,value,low,high"));
    fine(&here(at, "simulate kuhn --matches 100 --matrix bots=random,search1"));
    let wrong = here(at, "simulate kuhn --matches 100 --matrix deck=a,b");
    assert!(wrong.sentence().contains("use bots="), "{}", wrong.err);
    assert!(here(at, "simulate kuhn --matches 100 --matrix bots=random").sentence().contains("at least two"));
}

#[test]
fn a_test_stops_when_it_is_sure() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let ran = here(at, "simulate clans --matches 20000 --bots heuristic,simple --test --json t.json --html t.html");
    fine(&ran);
    let found = json(&at.join("t.json"));
    assert_eq!(found["verdict"], "first", "{found}");
    assert!(found["report"]["matches"].as_u64().unwrap() < 1_000, "{found}");
    assert!(ran.out.contains("heuristic is better than simple") && ran.out.contains("at most 5%"), "{}", ran.out);
    let wrong = here(at, "simulate cardpeegee --matches 10 --bots random --test");
    assert!(wrong.sentence().contains("on two seats"), "{}", wrong.err);
}

const CARDS: &str = "id,name,damage,health,tick,terrain,rarity,cost,move_speed,abilities\n\
                     desert_warrior,Desert Warrior,12,16,3,Desert,Common,2,1,\n";

#[test]
fn a_baseline_shows_what_a_change_of_cards_did() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("new.csv"), CARDS).unwrap();
    let line = "simulate clans --matches 3000 --bots simple --cards new.csv --baseline built-in --json b.json";
    let ran = here(at, &format!("{line} --csv b.csv --html b.html"));
    fine(&ran);
    let found = json(&at.join("b.json"));
    let wins = &found["wins"][1];
    assert_eq!(wins["name"], "seat 2 wins");
    assert!(wins["change"]["low"].as_f64().unwrap() > 0.05 && wins["p"].as_f64().unwrap() < 0.001, "{wins}");
    let cards = found["things"].as_array().unwrap();
    let warrior = |card: &&Value| card["name"] == "desert_warrior" && card["facet"] == "played" && card["seat"] == 1;
    let warrior = cards.iter().find(warrior).unwrap();
    assert!(warrior["change"]["low"].as_f64().unwrap() > 0.0 && warrior["p"].as_f64().unwrap() < 0.05, "{warrior}");
    let same = here(at, "simulate clans --matches 300 --bots simple --baseline built-in --json s.json");
    assert!(same.out.contains("300 of 300 matches came out the same"), "{}", same.out);
    let options = here(at, "simulate clans --matches 300 --bots simple --baseline fatigue=0 --json o.json");
    fine(&options);
    assert_eq!(json(&at.join("o.json"))["baseline"]["settings"]["setup"]["fatigue"], 0);
}

/// The command on a page gives the same bytes again, whatever was asked; and a page that depends on
/// files names them with their hashes.
#[test]
fn the_command_on_a_page_makes_that_page() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("new.csv"), CARDS).unwrap();
    fs::write(at.join("decks.txt"), "deck: mine\n20 desert_warrior\n5 lake_tank\n").unwrap();
    for study in [
        "kuhn --matches 200 --swap --seed 9",
        "clans --matches 40 --bots heuristic,simple --set fatigue=1",
        "clans --matches 40 --bots simple --cards new.csv --decks decks.txt --set deck_b=D4",
        "clans --matches 40 --bots simple --cards new.csv --baseline built-in",
        "clans --matches 40 --bots simple --baseline new.csv",
        "clans --matches 40 --bots simple --baseline fatigue=0,crystal_hp=80",
        "clans --matches 20 --bots simple --matrix deck=D2,D4 --set m2=on",
        "clans --matches 40 --bots simple --dealer reference",
        "kuhn --matches 400 --bots random,search1 --test --alpha 0.1",
    ] {
        fine(&here(at, &format!("simulate {study} --html one.html")));
        let page = fs::read_to_string(at.join("one.html")).unwrap();
        let code = page.split_once("<pre><code>").unwrap().1.split_once("</code>").unwrap().0;
        let command = code.replace("<span>", "").replace("</span>", "");
        let again = command.strip_prefix("parlour ").unwrap();
        fine(&here(at, &format!("{again} --html two.html")));
        assert_eq!(page, fs::read_to_string(at.join("two.html")).unwrap(), "{study}: {command}");
        assert_eq!(page.contains("as long as the files below are the same"), study.contains("new.csv"), "{study}");
        assert_eq!(page.contains("new.csv: SHA-256"), study.contains("new.csv"), "{study}");
    }
}

/// The default decks differ, and both sides plan at the same time: the page blames neither the seat
/// nor an order of play.
#[test]
fn a_page_of_clans_does_not_blame_the_seat_for_its_deck() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let ran = here(at, "simulate clans --matches 2000 --bots simple --html c.html --json c.json --csv c.csv");
    fine(&ran);
    let page = fs::read_to_string(at.join("c.html")).unwrap();
    for text in [&page, &ran.out] {
        assert!(text.contains("The seats differ in more than the seat (deck, terrain)"), "{text}");
        assert!(!text.contains("oing first") && !text.contains("side.a") && text.contains("Side A"), "{text}");
    }
    assert_eq!(json(&at.join("c.json"))["seat_effect"]["kind"], "confounded");
    // R17.4
    assert!(ran.out.contains("turns: ") && ran.out.contains(" in all, "), "{}", ran.out);
    let same = here(at, "simulate clans --matches 2000 --bots simple --set deck_a=D4 --set deck_b=D4");
    assert!(same.out.contains("show no difference between them"), "{}", same.out);
    let heroes =
        here(at, "simulate clans --matches 60 --bots simple --set m2=on --matrix hero=nelson,joan --html h.html");
    fine(&heroes);
    assert!(
        heroes.out.contains("seat 1 with its own deck") && !heroes.out.contains("  the first seat "),
        "{}",
        heroes.out
    );
}

/// A card that was in every match, or in too few, makes no claim and stands below those that do.
#[test]
fn a_table_begins_with_what_can_be_told() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let ran = here(at, "simulate clans --matches 300 --bots simple --json c.json --csv c.csv");
    fine(&ran);
    let tables = ran.out.split("\n\n").filter(|table| table.contains("p, corrected"));
    for table in tables {
        let silent =
            |line: &&str| ["too few matches", "in every match", "in no match"].iter().any(|it| line.ends_with(it));
        let rows: Vec<&str> = table.lines().skip(2).collect();
        let first = rows.iter().position(&silent).unwrap_or(rows.len());
        assert!(rows[first..].iter().all(silent), "{table}");
    }
    for one in json(&at.join("c.json"))["influence"].as_array().unwrap() {
        let compared = one["matches"] != 0 && one["others"] != 0;
        assert_eq!(one.get("gain").is_some(), compared, "{one}");
    }
}

#[test]
fn bad_cards_and_decks_are_refused_with_the_line_and_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let refused = |cards: &str, decks: &str| {
        fs::write(at.join("cards.csv"), cards).unwrap();
        fs::write(at.join("decks.txt"), decks).unwrap();
        let line = "simulate clans --matches 1 --bots simple --cards cards.csv --decks decks.txt";
        here(at, line).sentence().to_owned()
    };
    let deck = "deck: mine\n20 desert_warrior\n5 lake_tank\n";
    assert_eq!(
        refused(&CARDS.replace(",3,Desert", ",6,Desert"), deck),
        "cards.csv: line 2: desert_warrior: tick 6 is not 1 to 5 (R1.6)"
    );
    assert_eq!(
        refused(CARDS, "deck: mine\n20 desert_warrior\n5 lake_tnak\n"),
        "decks.txt: line 3: there is no card lake_tnak (R2.4)"
    );
    assert_eq!(
        refused(CARDS, "deck: good\n25 lake_tank\n\ndeck: short\n24 lake_tank\n"),
        "decks.txt: line 4: 24 cards, not 25 (R2.4)"
    );
    assert_eq!(
        refused(CARDS, "[\n {\"id\": \"a\",\n  \"cards\": [\"24 lake_tank\",\n   \"1 lake_tnak\"]}]"),
        "decks.txt: line 4: there is no card lake_tnak (R2.4)"
    );
    fs::write(at.join("cards.csv"), CARDS).unwrap();
    fs::write(at.join("decks.txt"), deck).unwrap();
    fine(&here(at, "simulate clans --matches 20 --bots simple --cards cards.csv --decks decks.txt --json own.json"));
    let setup = &json(&at.join("own.json"))["settings"]["setup"];
    assert_eq!((&setup["deck_a"]["id"], &setup["cards"][0]["damage"]), (&"mine".into(), &12.into()));
    let chosen = "simulate clans --matches 5 --bots simple --decks decks.txt --set deck_a=D4 --set deck_b=mine";
    fine(&here(at, chosen));
    let kuhn = here(at, "simulate kuhn --matches 1 --cards cards.csv");
    assert!(kuhn.sentence().contains("Kuhn poker takes no cards from a file"), "{}", kuhn.err);
    let play = here(at, "play clans --plain --bots simple,simple --seed 1 --cards cards.csv --decks decks.txt");
    fine(&play);
}

/// S82 to S84 of the rules' vectors, digests included.
#[test]
fn the_reference_dealer_reproduces_the_vectors() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let line =
        "simulate clans --dealer reference --seed 42 --matches 100 --bots simple,simple --json r.json --log=r.log";
    fine(&here(at, line));
    let found = json(&at.join("r.json"));
    let wins = |seat: usize| found["seats"][seat]["wins"]["count"].as_u64().unwrap();
    assert_eq!((wins(0), wins(1), found["draws"]["count"].as_u64().unwrap()), (41, 56, 3));
    assert_eq!(found["measures"][0]["number"]["mean"], 16.75);
    let digests = found["reference"][0]["digests"].as_array().unwrap();
    assert_eq!((digests.len(), &digests[0]), (20, &"ac791f055ff49a5a".into()));
    assert_eq!((&digests[1], &digests[19]), (&"5d40772bdeb7163e".into(), &"cefc61956825d309".into()));
    let last = |at: usize| found["reference"][at]["digests"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((last(1), last(2)), ("841b1c522b406bad".into(), "d65f6686cbf95268".into()));
    let log = fs::read_to_string(at.join("r.log")).unwrap();
    let first = log.split("==== match 1:").next().unwrap();
    for wanted in ["== Turn 1 ==", "digest ac791f055ff49a5a", "== Turn 19 ==", "digest cefc61956825d309"] {
        assert!(first.contains(wanted), "{wanted}\n{first}");
    }
    assert!(here(at, "simulate kuhn --matches 1 --dealer reference").sentence().contains("no reference dealer"));
}

#[test]
fn a_log_tells_turns_ticks_health_deaths_and_verdicts() {
    let ran = parlour(&["simulate", "clans", "--matches", "2", "--bots", "simple", "--seed", "7", "--log"]);
    fine(&ran);
    for wanted in
        ["==== match 0: simple against simple ====", "==== match 1", "== Turn 1 ==", ": a fight in ", "Tick 1: "]
    {
        assert!(ran.out.contains(wanted), "{wanted}");
    }
    for wanted in [" hits ", " → ", " is destroyed.", " wins the ", "Side A wins: ", "wins by seat"] {
        assert!(ran.out.contains(wanted) || ran.out.contains(&wanted.replace("Side A", "Side B")), "{wanted}");
    }
    let table = parlour(&["play", "clans", "--plain", "--bots", "simple,simple", "--seed", "7"]);
    fine(&table);
    assert!(table.out.contains("== Turn 2 ==") && table.out.contains("Tick 1: "), "{}", table.out);
}

#[test]
fn the_shipped_campaign_holds_and_a_broken_one_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let shipped = checkout().join("docs/examples/clans-balance.campaign.json");
    let ran = run(&["campaign", shipped.to_str().unwrap(), "--json", "c.json", "--html", "c.html"], "", at);
    fine(&ran);
    assert!(ran.out.ends_with(" 0 failed\n"), "{}", ran.out);
    assert_eq!(json(&at.join("c.json"))["failed"], 0);
    let one = r#"{"name": "x", "runs": [{"name": "even", "game": "kuhn", "matches": 200, "seed": 3,
        "expect": {"/seats/0/wins/share": [0.9, 1.0], "/matches": 200}}]}"#;
    fs::write(at.join("broken.json"), one).unwrap();
    let broken = here(at, "campaign broken.json");
    assert_eq!(broken.code, 1, "{}{}", broken.out, broken.err);
    assert!(broken.out.contains("FAILED even: /seats/0/wins/share is 0.") && broken.out.contains("1 held, 1 failed"));
    // A whole number is a number, and lists know their entries by name.
    let named = one.replace("[0.9, 1.0]", "[0, 1]").replace("\"/matches\": 200", "\"/decisions/count\": 200.0");
    let named = named
        .replace("/seats/0/wins", "/seats/First/wins")
        .replace("\"/decisions", "\"/bots/random/bot\": 0, \"/decisions");
    fs::write(at.join("named.json"), named).unwrap();
    let ran = here(at, "campaign named.json");
    assert!(ran.out.contains("3 held, 0 failed"), "{}{}", ran.out, ran.err);
    fs::write(at.join("typo.json"), one.replace("matches\": 200,", "matchs\": 200,")).unwrap();
    let typo = here(at, "campaign typo.json");
    assert!(typo.sentence().contains("matchs") && typo.sentence().contains("line 1"), "{}", typo.err);
    fs::write(at.join("nowhere.json"), one.replace("/matches", "/machtes")).unwrap();
    assert!(here(at, "campaign nowhere.json").sentence().contains("nothing at /machtes"));
}

#[test]
fn a_profile_is_kept_between_matches() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let shown = here(at, "profile clans");
    fine(&shown);
    assert!(
        shown.out.contains("Wallet: 0 gold") && shown.out.contains("Deck Terrain Starter: 25 cards"),
        "{}",
        shown.out
    );
    assert!(here(at, "profile clans buy 1").sentence().contains("R20.8"));
    let moves = "\"submit\"\n".repeat(60);
    let args = ["play", "clans", "--plain", "--seed", "5", "--bots", "simple", "--profile", "--set", "m1=on"];
    let args: Vec<&str> =
        args.into_iter().chain(["--set", "deck_a=Terrain Starter", "--set", "turn_limit=6"]).collect();
    let played = run(&args, &moves, at);
    assert!(played.out.contains("the shop is open") || played.out.contains("You take no gold home"), "{}", played.out);
    let kept = at.join("parlour/profiles/clans.json");
    let profile = json(&kept);
    assert_eq!(profile["record"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 1);
    assert_eq!(profile["shop"]["offers"].as_array().unwrap().len(), 6, "{profile}");
    let rich = fs::read_to_string(&kept).unwrap();
    let wallet = format!("\"wallet\": {}", profile["wallet"]);
    fs::write(&kept, rich.replace(&wallet, "\"wallet\": 1000")).unwrap();
    let bought = here(at, "profile clans buy 1");
    fine(&bought);
    assert!(bought.out.contains("You buy "), "{}", bought.out);
    let after = json(&kept);
    assert_eq!(after["wallet"], 900);
    assert!(here(at, "profile clans buy 1").sentence().contains("R20.9"));
    fs::write(at.join("mine.txt"), "25 lake_tank\n").unwrap();
    let deck = here(at, "profile clans deck mine mine.txt");
    assert!(deck.sentence().contains("enough copies of lake_tank"), "{}", deck.err);
    assert!(here(at, "profile kuhn").sentence().contains("nothing is saved between matches"));
}

/// What only a server can do is not taken silently.
#[test]
fn a_timer_is_refused_where_there_is_no_clock() {
    let folder = tempfile::tempdir().unwrap();
    for setting in ["m5=on", "turn_timer_ms=9000"] {
        let play = ["play", "clans", "--plain", "--bots", "simple", "--set", setting];
        assert!(run(&play, "", folder.path()).sentence().contains("need a server"), "{setting}");
    }
}

/// What cannot be read is refused and kept, never replaced by an empty profile.
#[test]
fn an_unreadable_profile_is_refused_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let kept = at.join("parlour/profiles/clans.json");
    fs::create_dir_all(kept.parent().unwrap()).unwrap();
    for garbage in ["all my gold", "[1, 2, 3]", "{\"version\": 99}", "{\"version\": 3, \"purse\": 7}"] {
        fs::write(&kept, garbage).unwrap();
        assert!(here(at, "profile clans").sentence().contains("clans.json"), "{garbage}");
        here(at, "profile clans leave").sentence();
        let play =
            ["play", "clans", "--plain", "--seed", "5", "--bots", "simple", "--profile", "--set", "turn_limit=1"];
        run(&play, "\"submit\"\n", at).sentence();
        assert_eq!(fs::read_to_string(&kept).unwrap(), garbage, "the bytes are still there");
    }
}
