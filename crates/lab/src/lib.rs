//! Many matches of any game, and what they say: mass simulation, statistics and benchmarks.
//!
//! [`simulate`] plays matches between bots on all cores and gives a [`Report`]. It works on the
//! bare rules, without a log, and gathers the game's own [`Tally`](parlour_core::Studied::Tally).
//! Match `i` of a run depends on the seed and on `i` alone, and everything that is added up over
//! matches is a whole number, so a report is the same, byte for byte, whatever the number of
//! threads. [`record`] plays any one of those matches again with its log, to be saved, watched and
//! verified. [`bench()`] says how fast a game is, beside a hand-written loop timed in the same run.
//!
//! # The map
//!
//! | file | what it decides |
//! |---|---|
//! | `settings` | what a run is made of; who sits where; who deals |
//! | `play` | one match, bare ([`play`]) or with its log ([`record`], [`chronicle`]) |
//! | `simulate` | sharing matches out to threads, progress, stopping and going on ([`Leg`]) |
//! | `totals`, `histogram` | what is kept of the matches: whole numbers that can be merged and stored |
//! | `stats` | shares with intervals, differences, means, p-values corrected for many looks |
//! | `distribution` | histograms cut down to what can be drawn |
//! | `influence` | what a card has to do with winning |
//! | `seats` | what may be said of a seat, and the sentence that says it |
//! | `course` | who is ahead turn by turn, comebacks, the turn that decided |
//! | `deeds` | what a card does itself, each time it is played |
//! | `survival` | how many matches go on for how long |
//! | `sequential` | "is A better than B?", a test that stops when it is sure |
//! | `ratings`, `matrix` | everybody against everybody, and how strong that makes them |
//! | `sweep` | one number at several values, and which is nearest to even |
//! | `compare` | the same matches with two setups: what a change did |
//! | `report`, `sections`, `table`, `text`, `csv` | the report and its plain forms |
//! | `html`, `plot`, `markup`, `command` | the report as a web page that needs no network, and how to repeat it |
//! | `bench`, `calibration` | speed |
//!
//! # Stopping and going on
//!
//! A run that is stopped has finished exactly the matches `0..done`, never a scattered set. A
//! [`Leg`] is those matches as whole numbers and can be stored; [`Leg::advance`] goes on with it.
//! Merging is exact and does not care for order, so the end is that of an uninterrupted run.

mod bench;
mod calibration;
mod command;
mod compare;
mod course;
mod csv;
mod deeds;
mod distribution;
mod histogram;
mod html;
mod influence;
mod markup;
mod matrix;
mod play;
mod plot;
mod ratings;
mod report;
mod seats;
mod sections;
mod sequential;
mod settings;
mod simulate;
mod stats;
mod survival;
mod sweep;
mod table;
mod text;
mod totals;

pub use bench::{Bench, SearchSpeed, UsualSpeed, bench, bench_with_bots, search_speed};
pub use calibration::Calibration;
pub use command::Repeat;
pub use compare::{Change, Comparison, ThingChange};
pub use course::{Lead, Leads};
pub use deeds::{Doing, Doings};
pub use distribution::Distribution;
pub use histogram::Histogram;
pub use html::Page;
pub use influence::Influence;
pub use matrix::{FirstSeat, Matrix, Pairing, Shared, Standing};
pub use play::{Chronicle, Played, chronicle, play, record};
pub use ratings::{Met, Rating, ratings};
pub use report::{
    BotReport, KindReport, MeasureReport, Placing, ReferenceMatch, Report, RunSettings, SeatReport, Spread,
    reference_matches,
};
pub use seats::SeatEffect;
pub use sequential::{Question, Settled, Verdict, settle};
pub use settings::{DealerChoice, LabError, Settings};
pub use simulate::{Leg, Watch, simulate};
pub use stats::{Estimate, Share, Summary, wilson};
pub use survival::{Lasting, Survival};
pub use sweep::{Stop, Sweep};
pub use table::{Entry, Table, tables_csv};
