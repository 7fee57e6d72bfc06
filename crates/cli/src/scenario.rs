//! `parlour scenario`: positions and what must follow.

use std::io::Write;

use parlour_testkit::scenario::{Detail, ScenarioReport, run_file};
use serde_json::{Value, json};

use crate::args::Scenario;
use crate::failure::Failure;

/// Runs scenario files: one line for each scenario, and how many passed and failed.
pub fn run(command: &Scenario, out: &mut dyn Write) -> Result<(), Failure> {
    let mut reports = Vec::new();
    let detail = if command.verbose { Detail::Verbose } else { Detail::Short };
    for file in &command.files {
        let ran = run_file(file, &parlour_registry::game, detail).map_err(|error| Failure::bad(error.to_string()))?;
        if !command.json {
            ran.iter().try_for_each(|report| print(report, out))?;
        }
        reports.extend(ran);
    }
    let failed = reports.iter().filter(|report| report.failure.is_some()).count();
    let passed = reports.len() - failed;
    if command.json {
        let list: Vec<Value> = reports.iter().map(as_json).collect();
        writeln!(out, "{:#}", json!({"passed": passed, "failed": failed, "scenarios": list}))?;
    } else {
        writeln!(out, "{passed} passed, {failed} failed")?;
    }
    if failed > 0 { Err(Failure::Check) } else { Ok(()) }
}

fn print(report: &ScenarioReport, out: &mut dyn Write) -> Result<(), Failure> {
    match &report.failure {
        None => writeln!(out, "ok  {}", report.name)?,
        Some(reason) => writeln!(out, "FAIL {}: {}", report.name, reason.replace('\n', "\n     "))?,
    }
    Ok(())
}

fn as_json(report: &ScenarioReport) -> Value {
    json!({"name": report.name, "game": report.game, "rules": report.rules, "failure": report.failure})
}
