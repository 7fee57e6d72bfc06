//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use parlour_lab::DealerChoice;
use serde::{Deserialize, Serialize};

use crate::passphrase::Passphrase;

/// Said at the end of every help page.
const EXIT_CODES: &str = "Exit codes: 0 success, 1 a check failed, 2 bad input or usage, 130 stopped by a signal.";

/// A table for games that know their own rules.
#[derive(Debug, Parser)]
#[command(name = "parlour", version, about, after_help = EXIT_CODES, arg_required_else_help = true)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    // `words::choose` looks for it before the command line is read.
    /// Language: en, de or fr; if omitted, that of your environment (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, alias = "lang", global = true, value_name = "CODE")]
    pub language: Option<String>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(Games),
    /// Read or search a game's rules
    Rules(Rules),
    /// Run scenario files and count how many pass
    #[command(after_help = EXIT_CODES)]
    Scenario(Scenario),
    /// Check lesson files: play every right answer and every listed wrong one
    #[command(after_help = EXIT_CODES)]
    Lesson(Lesson),
    /// Replay a record and check every entry, deal and hash
    #[command(after_help = EXIT_CODES)]
    Verify(Verify),
    /// Replay a recorded match, entry by entry
    Replay(Replay),
    /// Play in the terminal
    #[command(
        after_help = "Without GAME, you choose from a menu. If input or output is not a terminal, or with --plain,\n\
        the match is printed line by line; type help for its commands.\n\n\
        Exit codes: 0 success, 2 bad input or usage, or an invalid line of piped input."
    )]
    Play(Play),
    /// Learn a game: lessons, drills and puzzles
    Learn(Learn),
    /// Play many matches between bots and report the results
    Simulate(Simulate),
    /// Run a campaign file: balance tests with their expected results
    #[command(after_help = EXIT_CODES)]
    Campaign(Campaign),
    /// Show or change what you keep between matches
    Profile(Profile),
    /// Measure how fast a game's rules are
    Bench(Bench),
    /// Run the web app and its API
    #[command(after_help = "Settings come from --config, PARLOUR_* variables and flags; later ones win.\n\
        docs/host.md describes them all.")]
    Serve(Serve),
}

/// `parlour games`
#[derive(Debug, clap::Args)]
pub struct Games {
    /// Include the worked examples
    #[arg(long)]
    pub all: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour rules`
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// The game
    pub game: String,
    /// A rule (R7.3), a chapter (R7), or words to search for; prints all the rules if omitted
    #[arg(value_name = "RULE|WORDS")]
    pub words: Vec<String>,
    /// A one-page introduction for newcomers
    #[arg(long, conflicts_with_all = ["words", "coverage", "json"])]
    pub how_to_play: bool,
    /// Count the rules that are covered by a test or scenario
    #[arg(long, conflicts_with = "words")]
    pub coverage: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Folder of the game's source code, for --coverage
    #[arg(long, value_name = "DIR", requires = "coverage")]
    pub source: Option<PathBuf>,
}

/// `parlour scenario`
#[derive(Debug, clap::Args)]
pub struct Scenario {
    /// Scenario files
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Show long values in full
    #[arg(long)]
    pub verbose: bool,
}

/// `parlour learn`
#[derive(Debug, clap::Args)]
pub struct Learn {
    /// The game
    pub game: String,
    /// The lesson; if omitted, they are listed
    pub lesson: Option<String>,
}

/// `parlour lesson`
#[derive(Debug, clap::Args)]
pub struct Lesson {
    /// Lesson files
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

/// 32 bytes in hexadecimal digits.
fn hash(text: &str) -> Result<String, String> {
    let bytes = parlour_core::from_hex(text).filter(|bytes| bytes.len() == 32);
    bytes.map(|_| text.to_owned()).ok_or_else(|| "must be 64 hexadecimal digits".to_owned())
}

/// How a sealed record is opened.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Sealed {
    /// Read the passphrase of a sealed record from the first line of this file; PARLOUR_PASSPHRASE
    /// works, too
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

impl Sealed {
    /// Where the passphrase comes from.
    pub fn passphrase(&self) -> Passphrase {
        Passphrase { file: self.passphrase_file.clone() }
    }
}

/// `parlour verify`
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The record
    pub file: PathBuf,
    /// Hash of the key that you saw before the first deal
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub commitment: Option<String>,
    /// Public key of the host you played on: GET /api/host
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub host_key: Option<String>,
    /// Your share of the shuffle
    #[arg(long, value_name = "TEXT")]
    pub entropy: Option<String>,
    /// How the record is opened.
    #[command(flatten)]
    pub sealed: Sealed,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour replay`
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Whose view to show: table (sees everything), spectator, or a seat by its number, counted from
    /// 1, or its name
    #[arg(long, default_value = "table")]
    pub viewer: String,
    /// First entry to show
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub from: usize,
    /// Show when each entry was made, where that is known
    #[arg(long)]
    pub times: bool,
    /// How the record is opened.
    #[command(flatten)]
    pub sealed: Sealed,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Print the position after N entries in effect (all of them if N is omitted), for play --position
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "4294967295", conflicts_with = "json")]
    pub position: Option<usize>,
    /// Print line by line, even on a terminal
    #[arg(long)]
    pub plain: bool,
    /// Don't use colours
    #[arg(long)]
    pub no_color: bool,
}

/// `parlour play`
#[derive(Debug, Default, clap::Args)]
pub struct Play {
    /// The game; shows a menu if omitted
    pub game: Option<String>,
    /// Who plays a seat: human, or the name of a bot; a seat is its number, counted from 1, or its
    /// name
    #[arg(long = "seat", value_name = "SEAT=WHO")]
    pub seats: Vec<String>,
    /// Bots for the remaining seats, in order; one name fills them all
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub bots: Vec<String>,
    /// People on all remaining seats, sharing one screen
    #[arg(long, conflicts_with = "bots")]
    pub hot_seat: bool,
    /// Seed for dice, cards and bots; the same seed repeats a match
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Set an option of the game's setup
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
    /// Who deals: the match's key, or people with real dice and cards
    #[arg(long, value_enum, default_value_t)]
    pub dealer: DealerKind,
    /// Continue from a record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "settings", "dealer", "open", "data"])]
    pub load: Option<PathBuf>,
    /// Start from a position written by `export` or `replay --position`
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    pub position: Option<PathBuf>,
    /// Save to this file after every action
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Seal saves with a passphrase, which you are asked for
    #[arg(long)]
    pub passphrase: bool,
    /// How sealed records are opened and saves are sealed.
    #[command(flatten)]
    pub sealed: Sealed,
    /// Free undo for everyone, agreed beforehand
    #[arg(long)]
    pub open: bool,
    /// Print line by line instead of full screen
    #[arg(long)]
    pub plain: bool,
    /// Don't use colours
    #[arg(long)]
    pub no_color: bool,
    /// Your name, for the record
    #[arg(long)]
    pub name: Option<String>,
    /// Your own cards, in games that support them
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Your own decks, to choose from with --set; by default, the first two play
    #[arg(long, value_name = "FILE")]
    pub decks: Option<PathBuf>,
    /// Your own set of data as JSON, in games that support it
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Play with what you keep between matches, and save what you earn
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub profile: Option<PathBuf>,
}

impl Play {
    /// Whether saves are to be sealed.
    pub fn seals(&self) -> bool {
        self.passphrase || (self.sealed.passphrase_file.is_some() && self.load.is_none())
    }
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
    /// Number of matches (with --matrix: per pairing; with --test: at most)
    #[arg(long, value_name = "N", required_unless_present = "resume")]
    pub matches: Option<u64>,
    /// Bots, one per seat or one for all [default: random]. If given several times, each is a
    /// separate run
    #[arg(long, value_name = "A,B")]
    pub bots: Vec<String>,
    /// Save one of the matches as a record
    #[arg(long, value_name = "INDEX=FILE", value_parser = parse_pick)]
    pub record: Vec<(u64, PathBuf)>,
    /// Swap the bots' seats from match to match
    #[arg(long)]
    pub swap: bool,
    /// Seed; the same seed gives the same result on any number of threads [default: 42]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Number of threads; all cores if omitted
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
    /// Set an option of the game's setup
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
    /// Your own cards, in games that support them
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Your own decks, to choose from with --set and --matrix; by default, the first two play
    #[arg(long, value_name = "FILE")]
    pub decks: Option<PathBuf>,
    /// Who deals: the key of each match, or the game's reference dealer
    #[arg(long, value_parser = parse_dealer, default_value = "keyed", value_name = "keyed|reference")]
    pub dealer: DealerChoice,
    /// Write the log of every match to a file, or before the report
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub log: Option<PathBuf>,
    /// Play all against all, with ratings: bots=A,B,C, or any option that each seat has of its own
    /// (such as deck=D1,D2,D3, hero=… or terrain=…); deck=all takes the decks of --decks
    #[arg(long, value_name = "WHAT=A,B,…")]
    pub matrix: Option<String>,
    /// Compare with other cards (a file, or built-in) or other options (KEY=VALUE,…)
    #[arg(long, value_name = "POOL|KEY=VALUE")]
    pub baseline: Option<String>,
    /// Test whether the first bot is better than the second; stops once it is clear
    #[arg(long)]
    pub test: bool,
    /// Accepted chance of a wrong answer from --test
    #[arg(long, default_value_t = 0.05, value_name = "P")]
    pub alpha: f64,
    /// Difference in the share of wins too small to matter to --test
    #[arg(long, default_value_t = 0.02, value_name = "SHARE")]
    pub margin: f64,
    /// Save the run here every minute, and when a signal stops it
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Continue a stopped run
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write progress to a file, as lines of JSON
    #[arg(long, value_name = "FILE")]
    pub progress: Option<PathBuf>,
}

fn parse_dealer(text: &str) -> Result<DealerChoice, String> {
    match text {
        "keyed" => Ok(DealerChoice::Keyed),
        "reference" => Ok(DealerChoice::Reference),
        _ => Err("must be keyed or reference".to_owned()),
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
    /// Number of threads; all cores if omitted
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Write the results as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the results as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write the results as a web page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// `parlour profile`
#[derive(Debug, clap::Args)]
pub struct Profile {
    /// The game
    pub game: String,
    /// What to do; shows the profile if omitted
    #[arg(value_name = "DEED")]
    pub deed: Vec<String>,
    /// The profile's file
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour bench`
#[derive(Debug, clap::Args)]
pub struct Bench {
    /// The game
    pub game: String,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 5.0, value_name = "S")]
    pub seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `parlour serve`
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    /// sqlite:FILE, or postgres://… if several nodes share it [default: a file in the data folder]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Folder for the database and the server's key
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Bus between nodes: nats://…, or postgres to use the database's notifications
    #[arg(long, value_name = "URL")]
    pub bus: Option<String>,
    /// The address people type, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,
    /// Pages on other hosts that may play here, such as https://example.org, with commas between
    #[arg(long, value_name = "URLS")]
    pub sites: Option<String>,
    /// Certificate chain, to serve HTTPS directly
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// Private key of the certificate
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Settings file, in TOML
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Write a backup of the sealed database and stop; a server may be running meanwhile
    #[arg(long, value_name = "FILE", conflicts_with = "restore")]
    pub backup: Option<PathBuf>,
    /// Read a backup into an empty database and stop
    #[arg(long, value_name = "FILE")]
    pub restore: Option<PathBuf>,
    /// Open the app in this computer's browser
    #[arg(long, conflicts_with_all = ["backup", "restore", "print"])]
    pub open: bool,
    /// Print the settings with secrets masked, and stop
    #[arg(long)]
    pub print: bool,
    /// Log as JSON
    #[arg(long)]
    pub log_json: bool,
    /// Log every request
    #[arg(long)]
    pub verbose: bool,
}

/// `17=match.json`
fn parse_pick(text: &str) -> Result<(u64, PathBuf), String> {
    let (index, file) = text.split_once('=').ok_or("must be INDEX=FILE")?;
    let index = index.parse().map_err(|_| format!("{index} is not a match number"))?;
    Ok((index, file.into()))
}
