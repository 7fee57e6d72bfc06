//! Looks for rules: from a number in a game's `rules.md`, one search must lead to its code and one
//! to a test or scenario.

use std::fs;
use std::path::{Path, PathBuf};

use crate::checks::games;
use crate::draw::draw;
use crate::shell::{Failed, root};

/// Where the tests at a file's end begin.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// How many rules are drawn.
const DRAWN: usize = 200;

/// Draws rules of all games and looks for each.
pub fn find(seed: u64) -> Result<(), Failed> {
    println!("{DRAWN} rules drawn with seed {seed}; again: cargo xtask find-rules {seed}");
    let mut rules = Vec::new();
    let games = games()?.iter().map(|game| Sources::of(game)).collect::<Result<Vec<_>, _>>()?;
    for sources in &games {
        rules.extend(sources.rules().into_iter().map(|rule| (sources, rule)));
    }
    let missed: Vec<String> =
        draw(rules, DRAWN, seed).into_iter().filter_map(|(game, rule)| game.missed(rule)).collect();
    for missed in &missed {
        println!("  {missed}");
    }
    if missed.is_empty() { Ok(()) } else { Err(Failed(format!("{} rules were not found", missed.len()))) }
}

/// Everything in which a game's rules are looked for, as text.
struct Sources {
    game: String,
    rules: String,
    code: String,
    tests: String,
}

impl Sources {
    fn of(game: &str) -> Result<Self, Failed> {
        let folder = root().join("games").join(game);
        let (mut code, mut tests) = (String::new(), String::new());
        for (path, source) in texts_under(&folder.join("src"), "rs")? {
            let only_tests = path.file_stem().is_some_and(|name| name == "tests");
            let tests_from = if only_tests { 0 } else { source.find(TESTS).unwrap_or(source.len()) };
            code.push_str(&source[..tests_from]);
            tests.push_str(&source[tests_from..]);
        }
        tests.extend(texts_under(&folder.join("tests"), "rs")?.into_iter().map(|(_, text)| text));
        tests.extend(texts_under(&folder.join("scenarios"), "json")?.into_iter().map(|(_, text)| text));
        let rules = read(&folder.join("rules.md"))?;
        Ok(Sources { game: game.to_owned(), rules, code, tests })
    }

    /// The numbers of its rules: they stand at the start of a line, in bold.
    fn rules(&self) -> Vec<&str> {
        let mut found: Vec<&str> = self.rules.lines().filter_map(rule_of).collect();
        found.dedup();
        found
    }

    /// What was not found of a rule.
    fn missed(&self, rule: &str) -> Option<String> {
        let named = format!("{}_", rule.to_lowercase().replace('.', "_"));
        let missed: Vec<&str> = [
            ("code", cites(&self.code, rule) || self.is_kept_elsewhere(rule)),
            ("test", cites(&self.tests, rule) || cites(&self.tests, &named)),
        ]
        .into_iter()
        .filter_map(|(what, found)| (!found).then_some(what))
        .collect();
        (!missed.is_empty()).then(|| format!("{} {rule}: no {}", self.game, missed.join(" and no ")))
    }

    /// Whether the rule says which file outside the game keeps it: "Kept in `crates/core/src/matches.rs`".
    fn is_kept_elsewhere(&self, rule: &str) -> bool {
        let line = self.rules.lines().find(|line| rule_of(line) == Some(rule)).unwrap_or_default();
        let file = line.split_once("Kept in `").and_then(|(_, rest)| rest.split('`').next());
        file.is_some_and(|file| root().join(file).is_file())
    }
}

/// The number of the rule that begins on this line.
fn rule_of(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("**").filter(|(lead, _)| lead.trim().trim_start_matches('-').is_empty())?;
    let end = rest.find(|sign: char| !is_of_number(sign)).unwrap_or(rest.len());
    let number = rest[..end].trim_end_matches('.');
    let (chapter, _) = number.strip_prefix('R')?.split_once('.')?;
    chapter.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

fn is_of_number(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '_' || sign == '.'
}

/// Whether a text has the number, and not only as the beginning or end of another.
fn cites(text: &str, number: &str) -> bool {
    text.match_indices(number).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + number.len()..].chars();
        let follows = match after.next() {
            Some('.') => after.next(),
            sign => sign,
        };
        let goes_on = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        number.ends_with('_') || (!goes_on(before) && !goes_on(follows))
    })
}

fn texts_under(folder: &Path, extension: &str) -> Result<Vec<(PathBuf, String)>, Failed> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts.extend(texts_under(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = read(&path)?;
            texts.push((path, text));
        }
    }
    Ok(texts)
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| Failed(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_not_found_in_another() {
        assert!(cites("/// R7.3, R7.4", "R7.3") && cites("(R7.3).", "R7.3") && cites("as in R7.3. Then", "R7.3"));
        for text in ["R7.31", "R7.3.combat", "R17.3_x", "XR7.3", "R7.4"] {
            assert!(!cites(text, "R7.3"), "{text}");
        }
        assert!(cites("fn r7_3_an_army()", "r7_3_") && !cites("fn r7_31_an_army()", "r7_3_"));
    }

    #[test]
    fn a_rule_begins_its_line() {
        assert_eq!(rule_of("- **R7.3** An army."), Some("R7.3"));
        assert_eq!(rule_of("**R19.1 Cards against cards**"), Some("R19.1"));
        assert_eq!(rule_of("- **R26.strider.guide** Any die."), Some("R26.strider.guide"));
        assert_eq!(rule_of("see **R7.3**"), None);
        assert_eq!(rule_of("- **Rather.so** not"), None);
    }

    #[test]
    fn what_is_missing_is_named() {
        let sources = |code: &str, tests: &str| Sources {
            game: "game".into(),
            rules: "- **R1.1** Kept in `Cargo.toml`.\n- **R1.2** Two. Kept in `no/such.rs`.".into(),
            code: code.into(),
            tests: tests.into(),
        };
        assert_eq!(sources("", "").rules(), ["R1.1", "R1.2"]);
        assert_eq!(sources("", "").missed("R1.1").as_deref(), Some("game R1.1: no test"));
        assert_eq!(sources("", "").missed("R1.2").as_deref(), Some("game R1.2: no code and no test"));
        assert_eq!(sources("/// R1.2", "fn r1_2_two()").missed("R1.2"), None);
        assert_eq!(sources("/// R1.2", "\"R1.2\"").missed("R1.2"), None);
    }
}
