//! Many matches of any game, and what they say: mass simulation, statistics and benchmarks.
//!
//! [`simulate`] plays matches between bots on all cores and gives a [`Report`]. It works on the
//! bare rules, without a log, and gathers the game's own [`Tally`](parlour_core::Game::Tally).
//! Match `i` of a run depends on the seed and on `i` alone, and everything that is added up over
//! matches is a whole number, so a report is the same, byte for byte, whatever the number of
//! threads. [`record`] plays any one of those matches again with its log, to be saved, watched and
//! verified. [`bench()`] says how fast a game is, beside a hand-written loop timed in the same run.
//!
//! # The map
//!
//! | file | what it decides |
//! |---|---|
//! | `settings` | what a run is made of; who sits where |
//! | `play` | one match, bare ([`play`]) or with its log ([`record`]) |
//! | `simulate` | sharing matches out to threads, progress, stopping |
//! | `totals`, `histogram` | what is kept of the matches: whole numbers that can be merged |
//! | `stats` | shares with intervals, means and percentiles from those numbers |
//! | `distribution` | histograms cut down to what can be drawn |
//! | `report`, `sections`, `text`, `csv` | the report and its plain forms |
//! | `html`, `plot`, `markup`, `command` | the report as a web page that needs no network, and how to repeat it |
//! | `bench`, `calibration` | speed |
//!
//! # What is to come, and where it attaches
//!
//! - **Resumable runs.** A run that is stopped has finished exactly the matches `0..done`, never a
//!   scattered set, and `Totals` is serialisable. A checkpoint is therefore the settings, `done`
//!   and the totals; resuming is the same run started with its counter at `done` and merged into
//!   the stored totals. Merging is exact and does not care for order, so the result is that of an
//!   uninterrupted run.
//! - **Deck matrix, and influence of cards.** A pairing is a [`Settings`] of its own (a setup names
//!   its decks), so a matrix is a list of runs and a table of their [`Share`]s. Influence of a card
//!   (win rate when drawn, when played) is a count by (name, won or not): one more kind of
//!   [`Measure`](parlour_core::Measure) beside `Number`, `Kind` and `Flag`, filled by the game's
//!   tally and crossed with the winner in `Totals::add`.
//! - **Ratings.** Fitted (Bradley-Terry) to the win counts of all pairings once these are complete,
//!   a function from reports to ratings that needs no match played again.
//! - **Sequential tests** ("is A better than B?"). The test reads the totals after fixed numbers of
//!   matches in match order, not when a thread happens to be done: `simulate` in rounds of a fixed
//!   size, the decision between rounds, so that where it stops is reproducible too.
//! - **First-seat effect.** Already kept: totals are by (bot, seat), see [`Report::placings`].
//! - **Campaigns and baselines.** A campaign file is a list of settings with the shares that are
//!   expected; running it is a loop over [`simulate`], and a comparison with a baseline is the
//!   difference of two reports with equal settings but for the setup. Settings are echoed in every
//!   report for that reason.

mod bench;
mod calibration;
mod command;
mod csv;
mod distribution;
mod histogram;
mod html;
mod markup;
mod play;
mod plot;
mod report;
mod sections;
mod settings;
mod simulate;
mod stats;
mod text;
mod totals;

pub use bench::{Bench, bench, bench_with_search};
pub use calibration::Calibration;
pub use distribution::Distribution;
pub use histogram::Histogram;
pub use play::{Played, play, record};
pub use report::{BotReport, KindReport, MeasureReport, Placing, Report, RunSettings, SeatReport, Spread};
pub use settings::{LabError, Settings};
pub use simulate::simulate;
pub use stats::{Share, Summary, wilson};
