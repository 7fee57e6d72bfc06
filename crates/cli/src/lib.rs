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
mod lab;
mod near;
pub mod play;
mod profile;
mod promise;
mod replay;
mod rules;
mod scenario;
pub mod screen;
mod serve;
mod store;
mod tell;
mod verify;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::args::{Args, Command};
pub use crate::failure::Failure;

/// Runs the program with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> ExitCode {
    let result = match Args::try_parse_from(args) {
        Ok(args) => dispatch(args),
        Err(error) => usage(&error),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(sentence) = failure.sentence() {
                let _ = writeln!(io::stderr(), "parlour: {sentence}");
            }
            ExitCode::from(failure.code())
        }
    }
}

fn dispatch(args: Args) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    match args.command {
        Command::Games(command) => games::run(&command, out),
        Command::Rules(command) => rules::run(&command, out),
        Command::Scenario(command) => scenario::run(&command, out),
        Command::Verify(command) => verify::run(&command, &args.lang, out),
        Command::Replay(command) => replay::run(&command, &args.lang, out),
        Command::Play(command) => play::run(&command, &args.lang, out),
        Command::Simulate(command) => lab::simulate(&command, &args.lang, out),
        Command::Campaign(command) => lab::campaign(&command, &args.lang, out),
        Command::Profile(command) => profile::run(&command, &args.lang, out),
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
            let text = error.render().to_string();
            let said = text.lines().take_while(|line| !line.starts_with("Usage:"));
            let said: Vec<&str> = said.map(str::trim).filter(|line| !line.is_empty()).collect();
            Err(Failure::bad(format!("{} (see --help)", said.join(" ").trim_start_matches("error: "))))
        }
    }
}
