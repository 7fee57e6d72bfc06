//! Which numbered rules of a game have a test or a scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use parlour_core::{GameInfo, rules};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

/// The rules of a game and who tests them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The game's id.
    pub game: String,
    /// How many rules it has.
    pub total: usize,
    /// How many of them are tested.
    pub covered: usize,
    /// The rules that nobody tests, in the order of the rules.
    pub missing: Vec<String>,
    /// Numbers that are cited, but are not rules.
    pub unknown: Vec<String>,
    /// The tests and scenarios of each number that is cited.
    #[serde(skip)]
    pub cited_by: BTreeMap<String, Vec<String>>,
}

/// Why coverage could not be measured.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CoverageError {
    /// A file or folder could not be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: std::io::Error,
    },
    /// A scenario file is not one.
    #[error("{}: {what}", path.display())]
    Scenario {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
}

/// Measures which rules of `info` are tested in a game's folder: by the `rules` of its scenarios,
/// by the names of its tests (`r7_3_an_army…`, `r7_3_r7_4_…`), and by the numbers in the lines
/// of documentation above a test (`/// R7.3, R7.4`).
///
/// # Errors
///
/// A file that cannot be read.
pub fn measure(info: &GameInfo, game_dir: &Path) -> Result<Coverage, CoverageError> {
    let mut cited_by: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut cite = |rule: String, by: &str| {
        let by = by.to_owned();
        let all = cited_by.entry(rule).or_default();
        if !all.contains(&by) {
            all.push(by);
        }
    };
    for path in files_under(&game_dir.join("scenarios"), "json")? {
        cite_scenarios(info.id, &path, &mut cite)?;
    }
    for folder in ["src", "tests"] {
        for path in files_under(&game_dir.join(folder), "rs")? {
            cite_tests(&read(&path)?, &mut cite);
        }
    }
    let known: Vec<String> = rules(info.rules()).iter().map(|rule| rule.id.to_owned()).collect();
    let names: BTreeSet<&String> = known.iter().collect();
    let missing: Vec<String> = known.iter().filter(|rule| !cited_by.contains_key(*rule)).cloned().collect();
    let unknown = cited_by.keys().filter(|rule| !names.contains(rule)).cloned().collect();
    let (game, total) = (info.id.to_owned(), known.len());
    Ok(Coverage { game, total, covered: total - missing.len(), missing, unknown, cited_by })
}

/// Panics unless every rule is tested and every number cited is a rule.
///
/// # Panics
///
/// With the numbers that are missing or unknown, or with the file that cannot be read.
#[track_caller]
pub fn assert_covered(info: &GameInfo, game_dir: &Path) {
    let coverage = measure(info, game_dir).unwrap_or_else(|error| panic!("{error}"));
    let mut complaint = vec![format!("{}: {} of {} rules are tested", coverage.game, coverage.covered, coverage.total)];
    if !coverage.missing.is_empty() {
        complaint.push(format!("without a test or scenario: {}", coverage.missing.join(", ")));
    }
    for rule in &coverage.unknown {
        complaint.push(format!("not a rule, but cited by {}: {rule}", coverage.cited_by[rule].join(", ")));
    }
    assert!(coverage.missing.is_empty() && coverage.unknown.is_empty(), "{}", complaint.join("; "));
}

/// The files with an extension in a folder and below it, in order; none if there is no folder.
pub(crate) fn files_under(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, CoverageError> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    let unreadable = |error| CoverageError::Unreadable { path: folder.to_owned(), error };
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(files_under(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, CoverageError> {
    std::fs::read_to_string(path).map_err(|error| CoverageError::Unreadable { path: path.to_owned(), error })
}

fn cite_scenarios(game: &str, path: &Path, cite: &mut impl FnMut(String, &str)) -> Result<(), CoverageError> {
    let wrong = |what: String| CoverageError::Scenario { path: path.to_owned(), what };
    let value: Value = serde_json::from_str(&read(path)?).map_err(|error| wrong(error.to_string()))?;
    let scenarios = match value {
        Value::Array(scenarios) => scenarios,
        one => vec![one],
    };
    for scenario in scenarios.iter().filter(|scenario| scenario["game"] == game) {
        let name = scenario["name"].as_str().ok_or_else(|| wrong("a scenario without a name".into()))?;
        for rule in scenario["rules"].as_array().into_iter().flatten() {
            let rule = rule.as_str().ok_or_else(|| wrong(format!("{name}: {rule} is not a rule's number")))?;
            cite(rule.to_owned(), name);
        }
    }
    Ok(())
}

/// Finds the tests in a source file and what they cite.
fn cite_tests(source: &str, cite: &mut impl FnMut(String, &str)) {
    let mut documented: Vec<String> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            documented.extend(rules_in_words(words));
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            if let Some(name) = function_name(line).filter(|_| is_test) {
                for rule in documented.drain(..).chain(rules_in_name(name)) {
                    cite(rule, name);
                }
            }
            documented.clear();
            is_test = false;
        }
    }
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(['(', '<']).next().map(str::trim)
}

/// The numbers at the start of a test's name: `r7_3_r7_4_an_army` has R7.3 and R7.4.
fn rules_in_name(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split('_').collect();
    let numeric = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    parts
        .chunks(2)
        .map_while(|pair| match pair {
            [chapter, item] => {
                let chapter = chapter.strip_prefix('r')?;
                (numeric(chapter) && numeric(item)).then(|| format!("R{chapter}.{item}"))
            }
            _ => None,
        })
        .collect()
}

/// The numbers that a line of documentation begins with: `R7.3, R7.4`, `R7.3: and words`, or a
/// named one, `R26.strider.guide`.
fn rules_in_words(words: &str) -> Vec<String> {
    let mut found = Vec::new();
    for word in words.split_whitespace() {
        let rule = word.trim_end_matches([',', ':', '.', ';']);
        let Some((chapter, item)) = rule.strip_prefix('R').and_then(|number| number.split_once('.')) else { break };
        let numeric = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if !numeric(chapter) || item.split('.').any(|part| part.is_empty() || !part.bytes().all(plain)) {
            break;
        }
        found.push(rule.to_owned());
        if !word.ends_with(',') {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(source: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        cite_tests(source, &mut |rule, by| found.push((rule, by.to_owned())));
        found
    }

    #[test]
    fn a_name_may_begin_with_several_numbers() {
        assert_eq!(rules_in_name("r7_3_an_army"), ["R7.3"]);
        assert_eq!(rules_in_name("r7_3_r12_14_an_army"), ["R7.3", "R12.14"]);
        assert_eq!(rules_in_name("r7_3"), ["R7.3"]);
        assert!(rules_in_name("round_3_is_long").is_empty());
        assert!(rules_in_name("an_army_r7_3").is_empty());
    }

    #[test]
    fn only_tests_and_what_stands_above_them_count() {
        let source = "
            /// R1.1: decides a rule
            fn r1_2_not_a_test() {}
            /// R2.1, R2.2
            /// R2.3: with words, R9.9
            #[test]
            fn r2_4_a_test() {}
            #[test]
            #[cfg(unix)]
            fn r3_1() {
            // R4.1
        ";
        let rules: Vec<String> = cited(source).into_iter().map(|(rule, _)| rule).collect();
        assert_eq!(rules, ["R2.1", "R2.2", "R2.3", "R2.4", "R3.1"]);
    }
}
