//! `parlour lesson`: every lesson is played through its right answers and its listed wrong ones.

use std::io::Write;

use parlour_lesson::{check_text, doubled};

use crate::args::Lesson;
use crate::failure::Failure;

/// Checks lesson files: one line for each lesson, one for each fault, and how many passed and failed.
pub fn run(command: &Lesson, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut all, mut failed) = (Vec::new(), 0);
    for path in &command.files {
        let file = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let reports = match check_text(&text, &parlour_registry::game) {
            Ok(reports) => reports,
            Err(misfit) => {
                writeln!(out, "FAIL {file}: {misfit}")?;
                failed += 1;
                continue;
            }
        };
        for report in &reports {
            if report.faults.is_empty() {
                writeln!(out, "ok  {} {}", report.game, report.name)?;
            } else {
                failed += 1;
                for fault in &report.faults {
                    writeln!(out, "FAIL {file}, {}, {fault}", report.name)?;
                }
            }
        }
        all.extend(reports);
    }
    let doubled = doubled(&all);
    for name in &doubled {
        writeln!(out, "FAIL {name}: another lesson of this game has the same id")?;
    }
    let passed = all.iter().filter(|report| report.faults.is_empty()).count().saturating_sub(doubled.len());
    failed += doubled.len();
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed > 0 { Err(Failure::Check) } else { Ok(()) }
}
