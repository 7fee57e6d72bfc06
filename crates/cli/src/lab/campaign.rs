//! `parlour campaign`: a balance test that is kept in a file and run again as a check.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use parlour_core::{sha256, to_hex};
use parlour_lab::{DealerChoice, Entry, Page, Question, Repeat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::repeat::quoted;
use super::stop_on_signal;
use super::study::{Finding, Study, beside};
use crate::args::{Campaign, Simulate};
use crate::failure::Failure;
use crate::store;

/// A campaign file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    #[serde(default)]
    note: String,
    runs: Vec<Run>,
}

/// One run of a campaign, and what is expected of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Run {
    name: String,
    game: String,
    matches: u64,
    #[serde(default)]
    bots: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    swap: bool,
    #[serde(default)]
    set: BTreeMap<String, Value>,
    #[serde(default)]
    cards: Option<PathBuf>,
    #[serde(default)]
    decks: Option<PathBuf>,
    #[serde(default)]
    baseline: Option<String>,
    #[serde(default)]
    matrix: Option<String>,
    #[serde(default)]
    test: bool,
    #[serde(default)]
    dealer: DealerChoice,
    /// JSON pointers into the report, each with the range it must be in, or the value it must have.
    expect: BTreeMap<String, Expected>,
}

/// What is expected of a finding.
#[derive(Clone, Deserialize, Serialize)]
#[serde(untagged)]
enum Expected {
    /// From the first number to the second.
    Range([f64; 2]),
    /// Just this.
    Value(Value),
}

impl Expected {
    fn holds(&self, found: &Value) -> bool {
        match self {
            Expected::Range([low, high]) => found.as_f64().is_some_and(|found| (*low..=*high).contains(&found)),
            // 18 is 18.0: JSON has one kind of number.
            Expected::Value(value) => match (value.as_f64(), found.as_f64()) {
                (Some(wanted), Some(found)) => wanted.to_bits() == found.to_bits(),
                _ => value == found,
            },
        }
    }

    fn text(&self) -> String {
        match self {
            Expected::Range([low, high]) => format!("{low} to {high}"),
            Expected::Value(value) => value.to_string(),
        }
    }
}

/// One expectation, and what came of it.
#[derive(Serialize)]
struct Check {
    run: String,
    what: String,
    expected: Expected,
    found: Value,
    holds: bool,
}

impl Run {
    fn command(&self, threads: Option<usize>) -> Simulate {
        let typed = |value: &Value| match value {
            Value::String(word) => word.clone(),
            Value::Bool(true) => "on".to_owned(),
            Value::Bool(false) => "off".to_owned(),
            other => other.to_string(),
        };
        Simulate {
            game: Some(self.game.clone()),
            matches: Some(self.matches),
            bots: self.bots.iter().cloned().collect(),
            seed: self.seed,
            swap: self.swap,
            threads,
            settings: self.set.iter().map(|(key, value)| format!("{key}={}", typed(value))).collect(),
            cards: self.cards.clone(),
            decks: self.decks.clone(),
            baseline: self.baseline.clone(),
            matrix: self.matrix.clone(),
            test: self.test,
            dealer: self.dealer,
            alpha: Question::default().alpha,
            margin: Question::default().margin,
            ..Simulate::default()
        }
    }
}

/// Runs a campaign and checks what it expects.
pub fn run(command: &Campaign, out: &mut dyn Write) -> Result<(), Failure> {
    let path = &command.file;
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    let file: File = serde_json::from_str(&text).map_err(|error| Failure::file(path, error))?;
    let stop = stop_on_signal();
    let mut checks = Vec::new();
    let mut read = vec![(path.display().to_string(), to_hex(&sha256(&[text.as_bytes()])))];
    writeln!(out, "{}", file.name)?;
    for run in &file.runs {
        let study = Study::new(&run.command(command.threads), &beside(path))
            .map_err(|error| Failure::file(path, format!("run {:?}: {error}", run.name)))?;
        read.extend(study.files().iter().filter(|file| !read.contains(file)).cloned().collect::<Vec<_>>());
        let done = study.run(Vec::new(), &stop, out)?;
        if done.stopped.is_some() {
            return Err(Failure::Stopped(format!("stopped in run {:?}", run.name)));
        }
        if command.reports {
            let text = done.findings.first().map(Finding::text).unwrap_or_default();
            writeln!(out, "\n{}\n{text}", run.name)?;
        }
        let report = done.findings.first().map(Finding::to_json).unwrap_or_default();
        let report: Value = serde_json::from_str(&report).unwrap_or(Value::Null);
        for (what, expected) in &run.expect {
            let Some(found) = find(&report, what) else {
                return Err(Failure::file(path, format!("run {:?}: the report has nothing at {what}", run.name)));
            };
            let holds = expected.holds(found);
            let verdict = if holds { "ok    " } else { "FAILED" };
            writeln!(out, "{verdict} {}: {what} is {found}, expected {}", run.name, expected.text())?;
            let (run, what) = (run.name.clone(), what.clone());
            checks.push(Check { run, what, expected: expected.clone(), found: found.clone(), holds });
        }
    }
    let failed = checks.iter().filter(|check| !check.holds).count();
    writeln!(out, "{} held, {failed} failed", checks.len() - failed)?;
    write_all(command, &file, &checks, read)?;
    if failed == 0 { Ok(()) } else { Err(Failure::Check) }
}

/// What lies at `path` in a report: a JSON pointer, but for lists a name will do as well as a number
/// (`/measures/turns/number/mean`).
fn find<'a>(report: &'a Value, path: &str) -> Option<&'a Value> {
    let named = |item: &Value, name: &str| ["name", "kind", "id"].iter().any(|key| item[*key] == name);
    path.strip_prefix('/')?.split('/').try_fold(report, |at, step| {
        let step = step.replace("~1", "/").replace("~0", "~");
        match at {
            Value::Object(fields) => fields.get(&step),
            Value::Array(items) => match step.parse::<usize>() {
                Ok(number) => items.get(number),
                Err(_) => items.iter().find(|item| named(item, &step)),
            },
            _ => None,
        }
    })
}

fn write_all(command: &Campaign, file: &File, checks: &[Check], read: Vec<(String, String)>) -> Result<(), Failure> {
    let whole = |path: &Option<PathBuf>, text: String| match path {
        None => Ok(()),
        Some(path) => store::write_whole(path, text.as_bytes()).map_err(|error| Failure::file(path, error)),
    };
    let row = |check: &Check| {
        let found = check.found.as_f64().map_or_else(|| Entry::Words(check.found.to_string()), Entry::Number);
        let verdict = if check.holds { "ok" } else { "FAILED" };
        let what = format!("{}: {}", check.run, check.what);
        vec![Entry::Words(what), found, Entry::Words(check.expected.text()), Entry::Words(verdict.to_owned())]
    };
    let table = Table {
        title: "what was expected".to_owned(),
        note: file.note.clone(),
        head: ["what", "found", "expected", "verdict"].map(String::from).to_vec(),
        rows: checks.iter().map(row).collect(),
    };
    let failed = checks.iter().filter(|check| !check.holds).count();
    let summary =
        serde_json::json!({"campaign": file.name, "held": checks.len() - failed, "failed": failed, "checks": checks});
    let mut json = serde_json::to_string_pretty(&summary).map_err(|error| Failure::bad(error.to_string()))?;
    json.push('\n');
    whole(&command.json, json)?;
    whole(&command.csv, parlour_lab::tables_csv(std::slice::from_ref(&table)))?;
    let page = Page {
        title: file.name.clone(),
        lead: format!("{} expectations, {failed} failed", checks.len()),
        repeat: Repeat {
            command: format!("parlour campaign {}", quoted(&command.file.display().to_string())),
            files: read,
            stopped: false,
        },
        sections: vec![("Expectations".to_owned(), vec![table])],
    };
    whole(&command.html, page.to_html())
}
