//! What a run is made of, and who sits where in each of its matches.

use parlour_core::{BotKind, Game, Key, MatchError, Param, Refusal, Studied};
use serde::{Deserialize, Serialize};
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
    /// Who answers chance.
    pub dealer: DealerChoice,
}

/// Who answers chance in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealerChoice {
    /// The key of each match, derived from the seed and the number of the match.
    #[default]
    Keyed,
    /// The game's reference dealer; match `i` has the seed of the run plus `i`.
    Reference,
}

/// Why a run could not be made.
#[derive(Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum LabError {
    /// The rules do not allow the setup.
    #[error("the setup is refused by {}: {}", .0.rule, said(.0))]
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
    /// The game has no reference dealer.
    #[error("{0} has no reference dealer")]
    NoReference(&'static str),
    /// A test of two bots against each other needs two seats.
    #[error("{0}: only two can be tested against each other, on two seats")]
    NotTwo(&'static str),
    /// What was stored of a run does not belong to these settings.
    #[error("the checkpoint belongs to another run")]
    OtherRun,
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

/// The reason of a refusal: the key of its message, and what the game says of this very setup.
fn said(refusal: &Refusal) -> String {
    let words = refusal.reason.params.values().filter_map(|value| match value {
        Param::Plain(word) => Some(word.clone()),
        Param::Number(number) => Some(number.to_string()),
        _ => None,
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { refusal.reason.key.to_string() } else { words.join(", ") }
}

impl<G: Game> Settings<G> {
    /// The state that every match starts from.
    pub(crate) fn start(&self) -> Result<G, LabError> {
        let start = G::start(&self.setup).map_err(LabError::Refused)?;
        if self.dealer == DealerChoice::Reference && G::Extras::reference(&start, self.seed).is_none() {
            return Err(LabError::NoReference(G::INFO.title));
        }
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
