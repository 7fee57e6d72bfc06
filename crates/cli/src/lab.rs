//! `parlour simulate` and `parlour bench`: the laboratory.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
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

/// Plays many matches between bots and reports on them.
pub fn simulate(command: &Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find::game(&command.game)?;
    let setup = crate::play::setup(game.as_ref(), &command.settings)?;
    let report = parlour_bots::visit(&command.game, Simulation { command, setup }).expect("the game was found")?;
    write_report(command.json.as_deref(), || report.to_json())?;
    write_report(command.csv.as_deref(), || report.to_csv())?;
    write_report(command.html.as_deref(), || report.to_html())?;
    write!(out, "{}", report.text())?;
    if report.complete {
        Ok(())
    } else {
        Err(Failure::bad(format!("stopped after {} of {} matches", report.matches, command.matches)))
    }
}

fn write_report(path: Option<&Path>, text: impl FnOnce() -> String) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    store::write_whole(path, text().as_bytes()).map_err(|error| Failure::file(path, error))
}

/// The work of `simulate` with the types of the game known.
struct Simulation<'a> {
    command: &'a Simulate,
    setup: Value,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output {
        let command = self.command;
        let setup: G::Setup =
            serde_json::from_value(self.setup).map_err(|error| Failure::bad(format!("setup: {error}")))?;
        let seats = G::start(&setup).map_or(G::INFO.max_seats, |state| state.seats());
        let settings = Settings {
            matches: command.matches,
            seed: command.seed,
            threads: command.threads.unwrap_or(0),
            bots: chosen(&bots, &command.bots, seats)?,
            setup,
            swap_seats: command.swap,
        };
        let bar = progress_bar(command.matches);
        let stop = stop_on_signal();
        let report = parlour_lab::simulate(&settings, &|done| bar.set_position(bar.position().max(done)), &stop);
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
fn chosen<G: Game>(known: &[BotKind<G>], names: &[String], seats: u8) -> Result<Vec<BotKind<G>>, Failure> {
    let named = |name: &str| {
        known.iter().find(|kind| kind.id == name).copied().ok_or_else(|| {
            let ids: Vec<&str> = known.iter().map(|kind| kind.id).collect();
            let hint = did_you_mean(name, ids.iter().copied());
            let title = G::INFO.title;
            Failure::bad(format!("{title} has no bot called {name}{hint} (it has {})", ids.join(", ")))
        })
    };
    match names {
        [] => Ok(vec![named("random")?; usize::from(seats)]),
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
