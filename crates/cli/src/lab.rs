//! `parlour simulate` and `parlour bench`: the laboratory.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use parlour_core::{BotKind, Game, Record, Visitor};
use parlour_lab::{Report, Settings};
use serde_json::Value;

use crate::args::{Bench, Simulate};
use crate::failure::Failure;
use crate::near::did_you_mean;
use crate::{find, store};

/// Plays many matches between bots and reports on them, for one pairing or several.
pub fn simulate(command: &Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find::game(&command.game)?;
    let setup = crate::play::setup(game.as_ref(), &command.settings)?;
    let pairings = if command.bots.is_empty() { vec!["random".to_owned()] } else { command.bots.clone() };
    if pairings.len() > 1 && !command.record.is_empty() {
        return Err(Failure::bad("--record: say one pairing of --bots, so that it is clear whose match is meant"));
    }
    let stop = stop_on_signal();
    let mut reports = Vec::new();
    for pairing in &pairings {
        let simulation = Simulation { command, setup: setup.clone(), pairing, stop: &stop };
        let report = parlour_bots::visit(&command.game, simulation).expect("the game was found")?;
        write!(out, "{}{}", if reports.is_empty() { "" } else { "\n" }, report.text())?;
        out.flush()?;
        reports.push(report);
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    write_reports(command.json.as_deref(), &reports, Report::to_json)?;
    write_reports(command.csv.as_deref(), &reports, Report::to_csv)?;
    write_reports(command.html.as_deref(), &reports, Report::to_html)?;
    match reports.iter().find(|report| !report.complete) {
        None => Ok(()),
        Some(cut) => Err(Failure::bad(format!("stopped after {} of {} matches", cut.matches, command.matches))),
    }
}

/// Writes the reports: the first to the file as named, each further one to a file numbered 2, 3, …
fn write_reports(path: Option<&Path>, reports: &[Report], text: impl Fn(&Report) -> String) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    for (index, report) in reports.iter().enumerate() {
        let file = if index == 0 { path.to_owned() } else { numbered(path, index + 1) };
        store::write_whole(&file, text(report).as_bytes()).map_err(|error| Failure::file(&file, error))?;
    }
    Ok(())
}

/// `report.json` with the number 2 is `report-2.json`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{number}{ending}"))
}

/// The work of `simulate` for one pairing, with the types of the game known.
struct Simulation<'a> {
    command: &'a Simulate,
    setup: Value,
    pairing: &'a str,
    stop: &'a AtomicBool,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output {
        let command = self.command;
        let setup: G::Setup =
            serde_json::from_value(self.setup).map_err(|error| Failure::bad(format!("setup: {error}")))?;
        let seats = G::start(&setup).map_or(G::INFO.max_seats, |state| state.seats());
        let names: Vec<&str> = self.pairing.split(',').map(str::trim).collect();
        let settings = Settings {
            matches: command.matches,
            seed: command.seed,
            threads: command.threads.unwrap_or(0),
            bots: chosen(&bots, &names, seats)?,
            setup,
            swap_seats: command.swap,
        };
        let bar = progress_bar(command.matches);
        let report = parlour_lab::simulate(&settings, &|done| bar.set_position(bar.position().max(done)), self.stop);
        bar.finish_and_clear();
        let bad = |error: parlour_lab::LabError| Failure::bad(error.to_string());
        for (index, path) in &command.record {
            if *index >= command.matches {
                return Err(Failure::bad(format!("--record {index}: the run has {} matches", command.matches)));
            }
            let played = parlour_lab::record(&settings, *index).map_err(bad)?;
            store::save(path, &Record::of(&played)).map_err(Failure::bad)?;
        }
        report.map_err(bad)
    }
}

/// The bots named on the command line, one for each seat.
fn chosen<G: Game>(known: &[BotKind<G>], names: &[&str], seats: u8) -> Result<Vec<BotKind<G>>, Failure> {
    let named = |name: &str| {
        known.iter().find(|kind| kind.id == name).copied().ok_or_else(|| {
            let ids: Vec<&str> = known.iter().map(|kind| kind.id).collect();
            let hint = did_you_mean(name, ids.iter().copied());
            let title = G::INFO.title;
            Failure::bad(format!("{title} has no bot called {name}{hint} (it has {})", ids.join(", ")))
        })
    };
    match names {
        [one] => Ok(vec![named(one)?; usize::from(seats)]),
        many if many.len() == usize::from(seats) => many.iter().map(|name| named(name)).collect(),
        many => Err(Failure::bad(format!("--bots: {} bots for {seats} seats", many.len()))),
    }
}

/// A bar on the error stream, so that the report can be piped; silent where nobody watches.
fn progress_bar(matches: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left");
    ProgressBar::with_draw_target(Some(matches), target).with_style(style.expect("the template is well-formed"))
}

/// A flag that an interrupt or a polite kill raises: the run then ends with what is complete.
fn stop_on_signal() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    // Where the handler cannot be set the run simply cannot be stopped half-way.
    let _ = ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed));
    stop
}

/// Measures how fast a game's rules are.
pub fn bench(command: &Bench, out: &mut dyn Write) -> Result<(), Failure> {
    struct Speed(f64);
    impl Visitor for Speed {
        type Output = parlour_lab::Bench;
        fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            parlour_lab::bench_with_search::<G>(self.0, &bots)
        }
    }
    find::game(&command.game)?;
    if !(command.seconds > 0.0 && command.seconds <= 3_600.0) {
        return Err(Failure::bad("--seconds: say a number above 0, at most 3600"));
    }
    let speed = parlour_bots::visit(&command.game, Speed(command.seconds)).expect("the game was found");
    write!(out, "{}", if command.json { speed.to_json() } else { speed.text() })?;
    Ok(())
}
