//! What a run is made of, and who sits where in each of its matches.

use parlour_core::{BotKind, Game, Key, MatchError, Refusal};
use thiserror::Error;

/// What a run of many matches is made of.
#[derive(Clone)]
pub struct Settings<G: Game> {
    /// How many matches to play.
    pub matches: u64,
    /// What all chance of the run, and all whims of its bots, are derived from.
    pub seed: u64,
    /// How many threads to use; 0 for one on each core. Changes nothing in the result.
    pub threads: usize,
    /// The options of every match.
    pub setup: G::Setup,
    /// The bots, one for each seat.
    pub bots: Vec<BotKind<G>>,
    /// Whether the bots move up one seat after every match, so that none has the better seat.
    pub swap_seats: bool,
}

/// Why a run could not be made.
#[derive(Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum LabError {
    /// The rules do not allow the setup.
    #[error("the setup is refused by {}: {}", .0.rule, .0.reason.key)]
    Refused(Refusal),
    /// There must be a bot for each seat.
    #[error("{game} has {seats} seats with this setup, but {bots} bots were named")]
    Bots {
        /// The game.
        game: &'static str,
        /// How many seats it has.
        seats: u8,
        /// How many bots there are.
        bots: usize,
    },
    /// A match did not end.
    #[error("match {index} did not end within {bound} entries, the bound of its game")]
    Endless {
        /// Which match.
        index: u64,
        /// How many entries it may have.
        bound: u32,
    },
    /// A match with its log was refused something, so a bot does what it may not.
    #[error("match {index}: {error}")]
    Match {
        /// Which match.
        index: u64,
        /// What was wrong.
        error: MatchError,
    },
}

impl<G: Game> Settings<G> {
    /// The state that every match starts from.
    pub(crate) fn start(&self) -> Result<G, LabError> {
        let start = G::start(&self.setup).map_err(LabError::Refused)?;
        if usize::from(start.seats()) == self.bots.len() {
            Ok(start)
        } else {
            Err(LabError::Bots { game: G::INFO.id, seats: start.seats(), bots: self.bots.len() })
        }
    }

    /// Which of the bots has `seat` in match `index`.
    pub fn bot_at(&self, seat: usize, index: u64) -> usize {
        let bots = self.bots.len();
        let moved = if self.swap_seats { (index % bots as u64) as usize } else { 0 };
        (seat + bots - moved) % bots
    }

    /// The key that deals match `index`.
    pub fn key(&self, index: u64) -> Key {
        Key::of_series(self.seed, index)
    }
}
