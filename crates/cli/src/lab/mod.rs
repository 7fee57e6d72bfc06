//! `parlour simulate`, `parlour campaign` and `parlour bench`: the laboratory.

mod campaign;
mod checkpoint;
mod log;
mod progress;
mod repeat;
mod study;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlour_core::{BotKind, Game, Visitor};

use crate::args::{Bench, Simulate};
use crate::failure::Failure;
use crate::{find, store};
use checkpoint::Checkpoint;
use study::{Finding, Study};

pub use campaign::run as campaign;

/// Plays many matches between bots and reports on them.
pub fn simulate(command: &Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    let (command, checkpoint) = match &command.resume {
        None => (command.clone(), None),
        Some(path) => {
            let checkpoint = Checkpoint::read(path)?;
            (checkpoint.go_on(command)?, Some(checkpoint))
        }
    };
    let study = Study::new(&command, Path::new(""))?;
    let legs = match checkpoint {
        None => Vec::new(),
        Some(checkpoint) => checkpoint.legs_of(&study)?,
    };
    let stop = stop_on_signal();
    let done = study.run(legs, &stop, out)?;
    for (index, finding) in done.findings.iter().enumerate() {
        write!(out, "{}{}", if index == 0 { "" } else { "\n" }, finding.text())?;
    }
    out.flush()?;
    write_findings(command.json.as_deref(), &done.findings, Finding::to_json)?;
    write_findings(command.csv.as_deref(), &done.findings, Finding::to_csv)?;
    write_findings(command.html.as_deref(), &done.findings, Finding::to_html)?;
    match done.stopped {
        None => Ok(()),
        Some((played, of)) => {
            let path = command.checkpoint_path();
            Checkpoint::new(&study, done.legs).write(&path)?;
            Err(Failure::Stopped(format!(
                "stopped after {played} of {of} matches; to continue: parlour simulate --resume {}",
                path.display()
            )))
        }
    }
}

/// Writes the findings: the first to the file as named, each further one to a file numbered 2, 3, …
fn write_findings(path: Option<&Path>, findings: &[Finding], text: impl Fn(&Finding) -> String) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    for (index, finding) in findings.iter().enumerate() {
        let file = if index == 0 { path.to_owned() } else { numbered(path, index + 1) };
        store::write_whole(&file, text(finding).as_bytes()).map_err(|error| Failure::file(&file, error))?;
    }
    Ok(())
}

/// `report.json` with the number 2 is `report-2.json`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{number}{ending}"))
}

impl Simulate {
    /// Where the run is stored when it is stopped.
    fn checkpoint_path(&self) -> PathBuf {
        let beside = |path: &PathBuf| path.with_extension("checkpoint.json");
        let game = self.game.as_deref().unwrap_or("run");
        let named = self.checkpoint.clone().or_else(|| self.resume.clone());
        named.or_else(|| self.json.as_ref().map(beside)).unwrap_or_else(|| format!("{game}.checkpoint.json").into())
    }
}

/// A flag that an interrupt or a polite kill raises: the run then ends with what is complete, and
/// can be gone on with.
fn stop_on_signal() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    // Where the handler cannot be set the run simply cannot be stopped half-way.
    let _ = ctrlc::set_handler(move || {
        raised.store(true, Ordering::Relaxed);
        let _ = writeln!(std::io::stderr(), "parlour: stopping after the matches in progress");
    });
    stop
}

/// Measures how fast a game's rules are.
pub fn bench(command: &Bench, out: &mut dyn Write) -> Result<(), Failure> {
    struct Speed(f64);
    impl Visitor for Speed {
        type Output = parlour_lab::Bench;
        fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            parlour_lab::bench_with_bots::<G>(self.0, &bots)
        }
    }
    find::game(&command.game)?;
    if !(command.seconds > 0.0 && command.seconds <= 3_600.0) {
        return Err(Failure::bad("--seconds: must be above 0 and at most 3600"));
    }
    let speed = parlour_registry::visit(&command.game, Speed(command.seconds)).expect("the game was found");
    write!(out, "{}", if command.json { speed.to_json() } else { speed.text() })?;
    Ok(())
}
