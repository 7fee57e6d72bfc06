//! Scenarios: a position and what must follow, as data. The format is described for people in
//! `docs/scenarios.md`.

mod expect;
mod format;
mod known;
mod offers;
mod run;
mod trace;
mod wholes;
mod why;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use parlour_core::{AnyGame, Erased, Game};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use self::format::Scenario;
use self::run::Stop;
use self::trace::{Trace, Traces};

/// Finds a game by its id.
pub type Find<'a> = dyn Fn(&str) -> Option<Box<dyn AnyGame>> + 'a;

/// How much of a long value is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Its beginning.
    Short,
    /// All of it.
    Verbose,
}

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioReport {
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// What went wrong, a line for each check of the step that failed; none if all was as expected.
    pub failure: Option<String>,
}

/// What is wrong with a scenario file. Nothing in it counts.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ScenarioFileError {
    /// It cannot be read.
    #[error("{file}: {what}")]
    Unreadable {
        /// The file.
        file: String,
        /// Why.
        what: String,
    },
    /// It is not JSON.
    #[error("{file}, line {line}, column {column}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// It is JSON, but not a scenario.
    #[error("{file}, {scenario}, {place}: {what}")]
    Shape {
        /// The file.
        file: String,
        /// The scenario, by its name or its number.
        scenario: String,
        /// The part of it.
        place: String,
        /// What is wrong there.
        what: String,
    },
}

/// Something in a scenario that is not as the format wants it.
#[derive(Debug)]
struct Wrong {
    place: String,
    what: String,
}

impl Wrong {
    fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Wrong { place: place.into(), what: what.into() }
    }
}

/// Runs the scenarios of a file; `find` gives the game of an id.
///
/// # Errors
///
/// A file that cannot be read, is not JSON, or has something in it that is not of the format.
pub fn run_file(path: &Path, find: &Find<'_>, detail: Detail) -> Result<Vec<ScenarioReport>, ScenarioFileError> {
    run_source(&path.display().to_string(), &read(path)?, &mut |value| run_value(value, find, detail, None))
}

fn read(path: &Path) -> Result<String, ScenarioFileError> {
    let unreadable = |error: std::io::Error| ScenarioFileError::Unreadable {
        file: path.display().to_string(),
        what: error.to_string(),
    };
    std::fs::read_to_string(path).map_err(unreadable)
}

/// Runs the scenarios of a text; `name` stands for the file in messages.
///
/// # Errors
///
/// As for [`run_file`].
pub fn run_text(
    name: &str,
    text: &str,
    find: &Find<'_>,
    detail: Detail,
) -> Result<Vec<ScenarioReport>, ScenarioFileError> {
    run_source(name, text, &mut |value| run_value(value, find, detail, None))
}

fn run_source(
    name: &str,
    text: &str,
    run: &mut dyn FnMut(&Value) -> Result<ScenarioReport, Wrong>,
) -> Result<Vec<ScenarioReport>, ScenarioFileError> {
    let file = name.to_owned();
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let words = error.to_string();
        let what = words.split(" at line ").next().unwrap_or_default().to_owned();
        ScenarioFileError::Syntax { file: file.clone(), line, column, what }
    })?;
    let values = match value {
        Value::Array(values) => values,
        one => vec![one],
    };
    let mut reports = Vec::with_capacity(values.len());
    for (index, value) in values.iter().enumerate() {
        let scenario = match value["name"].as_str() {
            Some(name) => format!("scenario \"{name}\""),
            None => format!("scenario {}", index + 1),
        };
        let report = run(value);
        let file = file.clone();
        reports.push(report.map_err(|Wrong { place, what }| ScenarioFileError::Shape {
            file,
            scenario,
            place,
            what,
        })?);
    }
    Ok(reports)
}

fn run_value(
    value: &Value,
    find: &Find<'_>,
    detail: Detail,
    trace: Option<&mut Trace>,
) -> Result<ScenarioReport, Wrong> {
    let scenario = Scenario::read(value)?;
    let game = find(&scenario.game)
        .ok_or_else(|| Wrong::new("game", format!("there is no game called \"{}\"", scenario.game)))?;
    scenario.check_names(game.as_ref())?;
    let ran = catch_unwind(AssertUnwindSafe(|| run::run(&scenario, game.as_ref(), detail, trace)));
    let failure = match ran {
        Ok(Ok(())) => None,
        Ok(Err(Stop::Failed(failure))) => Some(failure),
        Ok(Err(Stop::Wrong(wrong))) => return Err(wrong),
        Err(panic) => Some(format!("the game panicked: {}", crate::conform::panic_words(panic.as_ref()))),
    };
    Ok(ScenarioReport { name: scenario.name, game: scenario.game, rules: scenario.rules, failure })
}

/// Runs every scenario file in a game's folder `scenarios`, and panics if one fails or there is
/// none. Gives the number of scenarios.
///
/// # Panics
///
/// With all failures, one a line.
#[track_caller]
pub fn assert_scenarios<G: Game>(game_dir: &Path) -> usize {
    run_all::<G>(game_dir, &mut |run| run(None))
}

/// The same, and panics if a scenario's trace is not the one kept in the folder's `traces.json`:
/// something that it shows, offers, refuses or tells has changed. When that is meant, the tests are
/// run once with `PARLOUR_WRITE_TRACES=1`, and the difference goes with the change.
///
/// # Panics
///
/// With all failures, one a line.
#[track_caller]
pub fn assert_traced_scenarios<G: Game>(game_dir: &Path) -> usize {
    let mut traces = Traces::new();
    let count = run_all::<G>(game_dir, &mut |run| {
        let mut trace = Trace::new();
        let report = run(Some(&mut trace))?;
        traces.insert(report.name.clone(), trace.number());
        Ok(report)
    });
    let changed = trace::compare(&game_dir.join("traces.json"), &traces);
    assert!(changed.is_empty(), "{} of {count} traces are others now:\n{}", changed.len(), changed.join("\n"));
    count
}

/// Runs one scenario, with a trace or without.
type RunOne<'a> = dyn FnMut(Option<&mut Trace>) -> Result<ScenarioReport, Wrong> + 'a;

/// Runs all scenarios of a game, each in the way that is given.
#[track_caller]
fn run_all<G: Game>(game_dir: &Path, way: &mut dyn FnMut(&mut RunOne<'_>) -> Result<ScenarioReport, Wrong>) -> usize {
    let find = |id: &str| (id == G::INFO.id).then(|| Box::new(Erased::<G>::new(Vec::new())) as Box<dyn AnyGame>);
    let mut run = |value: &Value| way(&mut |trace| run_value(value, &find, Detail::Short, trace));
    let files = crate::coverage::files_under(&game_dir.join("scenarios"), "json");
    let mut failures = Vec::new();
    let mut count = 0;
    for path in files.unwrap_or_else(|error| panic!("{error}")) {
        match read(&path).and_then(|text| run_source(&path.display().to_string(), &text, &mut run)) {
            Err(error) => failures.push(error.to_string()),
            Ok(reports) => {
                count += reports.len();
                let failed = reports.into_iter().filter_map(|report| Some((report.name, report.failure?)));
                failures.extend(failed.map(|(name, failure)| format!("{}, {name}: {failure}", path.display())));
            }
        }
    }
    assert!(failures.is_empty(), "{} scenarios, failed:\n{}", count, failures.join("\n"));
    assert!(count > 0, "{} has no scenarios", game_dir.display());
    count
}
