//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use parlour_lab::DealerChoice;
use serde::{Deserialize, Serialize};

/// Said at the end of every help page.
const EXIT_CODES: &str =
    "Exit codes: 0 fine, 1 a check failed (a scenario), 2 bad input or usage, 130 stopped by a signal.";

/// A table for games that know their own rules.
#[derive(Debug, Parser)]
#[command(name = "parlour", version, about, after_help = EXIT_CODES, arg_required_else_help = true)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// The language of the game's words
    #[arg(long, global = true, default_value = "en", value_name = "CODE")]
    pub lang: String,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(Games),
    /// Read, look up or search the rules of a game
    Rules(Rules),
    /// Run scenario files: one line each, and how many passed
    #[command(after_help = EXIT_CODES)]
    Scenario(Scenario),
    /// Replay a record and verify every entry, deal and hash of it
    #[command(after_help = EXIT_CODES)]
    Verify(Verify),
    /// Tell a recorded match entry by entry
    Replay(Replay),
    /// Play in the terminal
    #[command(after_help = "Without GAME a menu is shown. When input or output is not a terminal, or with --plain,\n\
        the table is printed line by line; type help there.\n\n\
        Exit codes: 0 fine, 2 bad input or usage, or a line of piped input was refused.")]
    Play(Play),
    /// Play many matches between bots and report on them
    Simulate(Simulate),
    /// Run a campaign file: balance tests with what is expected of them
    #[command(after_help = EXIT_CODES)]
    Campaign(Campaign),
    /// Show what you keep between matches, or do something with it
    Profile(Profile),
    /// Measure how fast a game's rules are
    Bench(Bench),
    /// Run the web app and its API
    #[command(
        after_help = "Settings come from --config, then from PARLOUR_* variables, then from flags; later ones win.\n\
        docs/host.md describes all of them."
    )]
    Serve(Serve),
}

/// `parlour games`
#[derive(Debug, clap::Args)]
pub struct Games {
    /// The worked examples too
    #[arg(long)]
    pub all: bool,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour rules`
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// The game
    pub game: String,
    /// A rule (R7.3), a chapter (R7), or words to search for; all the rules without
    #[arg(value_name = "RULE|WORDS")]
    pub words: Vec<String>,
    /// One page for somebody who has never seen the game
    #[arg(long, conflicts_with_all = ["words", "coverage", "json"])]
    pub how_to_play: bool,
    /// The language: en, de or fr
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub language: String,
    /// Count the rules that a test or scenario names
    #[arg(long, conflicts_with = "words")]
    pub coverage: bool,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// The folder of the game's sources, for --coverage
    #[arg(long, value_name = "DIR", requires = "coverage")]
    pub source: Option<PathBuf>,
}

/// `parlour scenario`
#[derive(Debug, clap::Args)]
pub struct Scenario {
    /// Scenario files
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// Long values whole
    #[arg(long)]
    pub verbose: bool,
}

/// 32 bytes in hexadecimal digits.
fn hash(text: &str) -> Result<String, String> {
    let bytes = parlour_core::from_hex(text).filter(|bytes| bytes.len() == 32);
    bytes.map(|_| text.to_owned()).ok_or_else(|| "64 hexadecimal digits are wanted".to_owned())
}

/// `parlour verify`
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The record
    pub file: PathBuf,
    /// The hash of the key that you saw before the first deal
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub commitment: Option<String>,
    /// The public key of the host that you played at: GET /api/host
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub host_key: Option<String>,
    /// What you threw into the shuffle
    #[arg(long, value_name = "TEXT")]
    pub entropy: Option<String>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour replay`
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Who is looking: table (sees all), spectator, or the number of a seat
    #[arg(long, default_value = "table")]
    pub viewer: String,
    /// The first entry to tell
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub from: usize,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// Print the position after N entries in effect, after all without N: a file for play --position
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "4294967295", conflicts_with = "json")]
    pub position: Option<usize>,
    /// Print even on a terminal
    #[arg(long)]
    pub plain: bool,
    /// No colours
    #[arg(long)]
    pub no_color: bool,
}

/// `parlour play`
#[derive(Debug, Default, clap::Args)]
pub struct Play {
    /// The game; a menu without
    pub game: Option<String>,
    /// Who takes a seat: human, or the name of a bot
    #[arg(long = "seat", value_name = "N=WHO")]
    pub seats: Vec<String>,
    /// Bots for the seats that are left, in order; one name for all of them
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub bots: Vec<String>,
    /// People on every seat that is left, at one screen
    #[arg(long, conflicts_with = "bots")]
    pub hot_seat: bool,
    /// Repeat a match: chance and bots follow this number
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// An option of the game's setup
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
    /// Who answers chance: the match's key, or people with real dice and cards
    #[arg(long, value_enum, default_value_t)]
    pub dealer: DealerKind,
    /// Go on with a record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "settings", "dealer", "open"])]
    pub load: Option<PathBuf>,
    /// Start from a position, as `export` or `replay --position` wrote it
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    pub position: Option<PathBuf>,
    /// Where to save, after every action
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// An open table: all agree beforehand that undo is free
    #[arg(long)]
    pub open: bool,
    /// Line by line instead of full screen
    #[arg(long)]
    pub plain: bool,
    /// No colours
    #[arg(long)]
    pub no_color: bool,
    /// Your name, for the record
    #[arg(long)]
    pub name: Option<String>,
    /// Your own cards, in games that have such
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Your own decks, to be chosen with --set; the first two play if nothing is said
    #[arg(long, value_name = "FILE")]
    pub decks: Option<PathBuf>,
    /// Play with what you keep between matches, and take home what the match brings
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub profile: Option<PathBuf>,
}

/// Who answers chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DealerKind {
    /// The match's key.
    #[default]
    Keyed,
    /// People with real dice and cards.
    People,
}

/// `parlour simulate`
#[derive(Clone, Debug, Default, clap::Args, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Simulate {
    /// The game
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    /// How many matches; of --matrix for each pairing, of --test at most
    #[arg(long, value_name = "N", required_unless_present = "resume")]
    pub matches: Option<u64>,
    /// The bots, one for each seat or one for all; random without. Given several times, each is a
    /// run of its own
    #[arg(long, value_name = "A,B")]
    pub bots: Vec<String>,
    /// Write one of the matches as a record
    #[arg(long, value_name = "INDEX=FILE", value_parser = parse_pick)]
    pub record: Vec<(u64, PathBuf)>,
    /// Let the bots change seats from match to match
    #[arg(long)]
    pub swap: bool,
    /// Same seed, same result, whatever the threads [default: 42]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Threads; all cores without
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Write the report as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the report as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write the report as a web page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// An option of the game's setup
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
    /// Your own cards, in games that have such
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Your own decks: to be chosen with --set and --matrix; the first two play if nothing is said
    #[arg(long, value_name = "FILE")]
    pub decks: Option<PathBuf>,
    /// Who answers chance: the key of each match, or the game's reference dealer
    #[arg(long, value_parser = parse_dealer, default_value = "keyed", value_name = "keyed|reference")]
    pub dealer: DealerChoice,
    /// Write every match down, line by line, to a file or before the report
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub log: Option<PathBuf>,
    /// Everybody against everybody, with ratings: bots=A,B,C or deck=D1,D2,D3 or deck=all
    #[arg(long, value_name = "WHAT=A,B,…")]
    pub matrix: Option<String>,
    /// Compare with other cards (a file, or built-in) or other options (KEY=VALUE,…)
    #[arg(long, value_name = "POOL|KEY=VALUE")]
    pub baseline: Option<String>,
    /// Is the first bot better than the second? Stops when it is sure
    #[arg(long)]
    pub test: bool,
    /// The chance of a wrong answer of --test that is put up with
    #[arg(long, default_value_t = 0.05, value_name = "P")]
    pub alpha: f64,
    /// A difference of shares that would not matter to --test
    #[arg(long, default_value_t = 0.02, value_name = "SHARE")]
    pub margin: f64,
    /// Where to store the run when a signal stops it, and every minute
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Go on with a run that was stopped
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Tell of every match that is done, as lines of JSON
    #[arg(long, value_name = "FILE")]
    pub progress: Option<PathBuf>,
}

fn parse_dealer(text: &str) -> Result<DealerChoice, String> {
    match text {
        "keyed" => Ok(DealerChoice::Keyed),
        "reference" => Ok(DealerChoice::Reference),
        _ => Err("say keyed or reference".to_owned()),
    }
}

/// `parlour campaign`
#[derive(Debug, clap::Args)]
pub struct Campaign {
    /// The campaign file
    pub file: PathBuf,
    /// Print the report of each run as well
    #[arg(long)]
    pub reports: bool,
    /// Threads; all cores without
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Write what was found as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write what was found as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write what was found as a web page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// `parlour profile`
#[derive(Debug, clap::Args)]
pub struct Profile {
    /// The game
    pub game: String,
    /// What to do with it; without, it is shown
    #[arg(value_name = "DEED")]
    pub deed: Vec<String>,
    /// The file of the profile
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour bench`
#[derive(Debug, clap::Args)]
pub struct Bench {
    /// The game
    pub game: String,
    /// How long to measure
    #[arg(long, default_value_t = 5.0, value_name = "S")]
    pub seconds: f64,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour serve`
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    /// sqlite:FILE, or postgres://… where several nodes share it [default: a file in the data folder]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// The folder of the database and the server's key
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The bus between nodes: nats://…, or postgres for the database's own notifications
    #[arg(long, value_name = "URL")]
    pub bus: Option<String>,
    /// The address people type, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,
    /// A certificate chain, for HTTPS in process
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// Its private key
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// A file of settings, in TOML
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Write a backup of the database, sealed as it is, and stop; a server may run meanwhile
    #[arg(long, value_name = "FILE", conflicts_with = "restore")]
    pub backup: Option<PathBuf>,
    /// Read a backup into an empty database and stop
    #[arg(long, value_name = "FILE")]
    pub restore: Option<PathBuf>,
    /// Open the table in this computer's browser, if it has one
    #[arg(long, conflicts_with_all = ["backup", "restore", "print"])]
    pub open: bool,
    /// Print the settings, secrets masked, and stop
    #[arg(long)]
    pub print: bool,
    /// Logs as JSON
    #[arg(long)]
    pub log_json: bool,
    /// Log every request
    #[arg(long)]
    pub verbose: bool,
}

/// `17=match.json`
fn parse_pick(text: &str) -> Result<(u64, PathBuf), String> {
    let (index, file) = text.split_once('=').ok_or("say INDEX=FILE")?;
    let index = index.parse().map_err(|_| format!("{index} is not the number of a match"))?;
    Ok((index, file.into()))
}
