//! The `parlour` program: games, rules, records and the table in a terminal.
//!
//! Nothing in here knows any game: everything is asked through the type-erased
//! [`AnyGame`](parlour_core::AnyGame) and [`AnyMatch`](parlour_core::AnyMatch). [`play`] holds the
//! table that both ways of playing share, [`screen`] the full-screen one, whose
//! [`update`](screen::update) is pure and whose [`draw`](screen::draw) only reads.

mod args;
mod date;
mod failure;
mod find;
mod games;
mod help;
mod lab;
mod learn;
mod lesson;
mod near;
mod passphrase;
pub mod play;
mod profile;
mod promise;
mod random;
mod replay;
mod rules;
mod scenario;
pub mod screen;
mod sealed;
mod serve;
mod store;
mod tell;
mod verify;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;

use crate::args::{Args, Command};
pub use crate::failure::Failure;

/// Runs the program with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = impl Into<OsString>>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    match words::choose(&args, |name| std::env::var(name).ok()).and_then(|()| obey(args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(sentence) = failure.sentence() {
                let _ = writeln!(io::stderr(), "parlour: {sentence}");
            }
            ExitCode::from(failure.code())
        }
    }
}

fn obey(args: Vec<OsString>) -> Result<(), Failure> {
    let parsed = help::command().try_get_matches_from(args).and_then(|found| Args::from_arg_matches(&found));
    match parsed {
        Ok(args) => dispatch(args),
        Err(error) => usage(&error),
    }
}

fn dispatch(args: Args) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    match args.command {
        Command::Games(command) => games::run(&command, out),
        Command::Rules(command) => rules::run(&command, out),
        Command::Scenario(command) => scenario::run(&command, out),
        Command::Lesson(command) => lesson::run(&command, out),
        Command::Verify(command) => verify::run(&command, out),
        Command::Replay(command) => replay::run(&command, out),
        Command::Play(command) => play::run(&command, out),
        Command::Learn(command) => learn::run(&command, out),
        Command::Simulate(command) => lab::simulate(&command, out),
        Command::Campaign(command) => lab::campaign(&command, out),
        Command::Profile(command) => profile::run(&command, out),
        Command::Bench(command) => lab::bench(&command, out),
        Command::Serve(command) => serve::run(&command, out),
    }
}

/// Help and the version are what was asked for; anything else is a usage error in our own form.
fn usage(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.print()?;
            Err(Failure::Said)
        }
        _ => {
            if let Some(mistake) = help::mistake(error) {
                return Err(Failure::bad(mistake));
            }
            let text = error.render().to_string();
            let said = text.lines().take_while(|line| !line.starts_with("Usage:"));
            let said: Vec<&str> = said.map(str::trim).filter(|line| !line.is_empty()).collect();
            Err(Failure::bad(format!("{} (see --help)", said.join(" ").trim_start_matches("error: "))))
        }
    }
}
