//! What outlives a match: a player's wallet, collection and decks, in games that have such things.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

use crate::erased::AnyMatch;
use crate::extras::Brought;
use crate::game::Game;
use crate::matches::Match;
use crate::rating::Score;
use crate::read::typed;
use crate::record::value_of;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::text::Text;

/// What a player keeps between matches of a game. The game has the rules of it; where it is kept
/// (a file, a table of a server) is the caller's business, who has it as JSON ([`AnyKeepsake`]).
pub trait Keepsake: Serialize + Sized + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// Something to be done with it between matches.
    type Order: DeserializeOwned;
    /// What its owner takes along to a match.
    type Brought: Serialize + DeserializeOwned;
    /// What a finished match is worth to its seats.
    type Worth: Serialize + DeserializeOwned;

    /// What can be done with it: how it is typed, and the message key of a sentence about it.
    const DEEDS: &'static [(&'static str, &'static str)];

    /// What somebody has who has never played.
    fn fresh() -> Self;

    /// Reads what this or an earlier version of the game wrote.
    ///
    /// # Errors
    /// Why it cannot.
    fn read(kept: Value) -> Result<Self, String>;

    /// It in words.
    fn tell(&self) -> Vec<Text>;

    /// What its owner may see of it.
    fn shown(&self) -> Value;

    /// What there is to collect, and what it costs.
    fn goods() -> Value;

    /// Reads what was typed. `files` reads a file that it names.
    ///
    /// # Errors
    /// It is nothing that can be done.
    fn typed(words: &[&str], files: &dyn Fn(&str) -> Result<String, String>) -> Result<Self::Order, KeepError>;

    /// Does it, and says what was done.
    ///
    /// # Errors
    /// Why not; then it may have changed, and is thrown away.
    fn order(&mut self, order: Self::Order) -> Result<Text, KeepError>;

    /// What options of a setup may be set to because it is the player's own, such as saved decks.
    fn choices(&self) -> Vec<Brought>;

    /// What its owner takes along: what has this name, or nothing but what always comes along.
    ///
    /// # Errors
    /// Nothing has this name.
    fn bring(&self, name: Option<&str>) -> Result<Self::Brought, KeepError>;

    /// Puts what the player of `seat` took along into the setup of a match.
    ///
    /// # Errors
    /// The setup is none that can be played.
    fn equip(brought: Self::Brought, seat: Seat, setup: &mut <Self::Game as Game>::Setup) -> Result<(), Refusal>;

    /// What a match that has ended is worth to its seats.
    fn worth(played: &Match<Self::Game>) -> Self::Worth;

    /// Takes a result. `finished` is there if the match counts.
    fn settle(&mut self, score: Score, finished: Option<Finished<Self::Worth>>) -> Vec<Text>;
}

/// A match that has ended for a seat.
#[derive(Clone, Copy, Debug)]
pub struct Finished<W> {
    /// The seat.
    pub seat: Seat,
    /// What it was worth to all seats.
    pub worth: W,
    /// For what a match leaves to chance after its end.
    pub seed: u64,
}

/// Why something is not done with what a player keeps. Then nothing has changed.
#[derive(Debug, Error)]
pub enum KeepError {
    /// It cannot be read. It is left as it is: whoever wrote it may read it again.
    #[error("the profile can't be read and was left as it is: {0}")]
    Unreadable(String),
    /// What is asked has the wrong shape.
    #[error("{0}")]
    Shape(String),
    /// There is no such thing, in the game's words.
    #[error("{}", .0.key)]
    Wrong(Box<Text>),
    /// The rules refuse it.
    #[error("refused by {}", .0.rule)]
    Refused(Refusal),
}

impl From<Refusal> for KeepError {
    fn from(refusal: Refusal) -> Self {
        KeepError::Refused(refusal)
    }
}

/// A [`Keepsake`] as JSON, for whoever keeps it without knowing what is in it. Whatever is done
/// with it, it is read first.
#[allow(clippy::missing_errors_doc, reason = "each gives the errors of the keepsake and of reading it")]
pub trait AnyKeepsake: Sync {
    /// See [`Keepsake::fresh`].
    fn fresh(&self) -> Value;
    /// In the form of this version.
    fn read(&self, kept: &Value) -> Result<Value, KeepError>;
    /// See [`Keepsake::tell`].
    fn tell(&self, kept: &Value) -> Result<Vec<Text>, KeepError>;
    /// See [`Keepsake::shown`].
    fn shown(&self, kept: &Value) -> Result<Value, KeepError>;
    /// See [`Keepsake::goods`].
    fn goods(&self) -> Value;
    /// See [`Keepsake::DEEDS`].
    fn deeds(&self) -> &'static [(&'static str, &'static str)];
    /// Does what was typed.
    fn act(
        &self,
        kept: &mut Value,
        words: &[String],
        files: &dyn Fn(&str) -> Result<String, String>,
    ) -> Result<Text, KeepError>;
    /// See [`Keepsake::order`].
    fn order(&self, kept: &mut Value, order: &Value) -> Result<Text, KeepError>;
    /// See [`Keepsake::choices`].
    fn choices(&self, kept: &Value) -> Result<Vec<Brought>, KeepError>;
    /// See [`Keepsake::bring`].
    fn bring(&self, kept: &Value, name: Option<&str>) -> Result<Value, KeepError>;
    /// See [`Keepsake::equip`].
    fn equip(&self, brought: &Value, seat: Seat, setup: &mut Value) -> Result<(), KeepError>;
    /// See [`Keepsake::worth`]; nothing for a match of another game.
    fn worth(&self, played: &dyn AnyMatch) -> Value;
    /// See [`Keepsake::settle`].
    fn settle(&self, kept: &mut Value, score: Score, finished: Option<Finished<Value>>)
    -> Result<Vec<Text>, KeepError>;
}

/// Hides the type of a [`Keepsake`].
pub struct Keeping<K>(PhantomData<fn() -> K>);

impl<K: Keepsake> Keeping<K> {
    /// The keepsake `K` of a game.
    pub const OF: &'static dyn AnyKeepsake = &Keeping::<K>(PhantomData);
}

fn read<K: Keepsake>(kept: &Value) -> Result<K, KeepError> {
    K::read(kept.clone()).map_err(KeepError::Unreadable)
}

fn shaped<T: DeserializeOwned>(value: &Value) -> Result<T, KeepError> {
    typed(value).map_err(|error| KeepError::Shape(error.to_string()))
}

fn done<K: Keepsake>(kept: &mut Value, order: K::Order) -> Result<Text, KeepError> {
    let mut changed: K = read(kept)?;
    let said = changed.order(order)?;
    *kept = value_of(&changed);
    Ok(said)
}

impl<K: Keepsake> AnyKeepsake for Keeping<K> {
    fn fresh(&self) -> Value {
        value_of(&K::fresh())
    }

    fn read(&self, kept: &Value) -> Result<Value, KeepError> {
        Ok(value_of(&read::<K>(kept)?))
    }

    fn tell(&self, kept: &Value) -> Result<Vec<Text>, KeepError> {
        Ok(read::<K>(kept)?.tell())
    }

    fn shown(&self, kept: &Value) -> Result<Value, KeepError> {
        Ok(read::<K>(kept)?.shown())
    }

    fn goods(&self) -> Value {
        K::goods()
    }

    fn deeds(&self) -> &'static [(&'static str, &'static str)] {
        K::DEEDS
    }

    fn act(
        &self,
        kept: &mut Value,
        words: &[String],
        files: &dyn Fn(&str) -> Result<String, String>,
    ) -> Result<Text, KeepError> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        done::<K>(kept, K::typed(&words, files)?)
    }

    fn order(&self, kept: &mut Value, order: &Value) -> Result<Text, KeepError> {
        done::<K>(kept, shaped(order)?)
    }

    fn choices(&self, kept: &Value) -> Result<Vec<Brought>, KeepError> {
        Ok(read::<K>(kept)?.choices())
    }

    fn bring(&self, kept: &Value, name: Option<&str>) -> Result<Value, KeepError> {
        Ok(value_of(&read::<K>(kept)?.bring(name)?))
    }

    fn equip(&self, brought: &Value, seat: Seat, setup: &mut Value) -> Result<(), KeepError> {
        let mut chosen = if setup.is_null() { Default::default() } else { shaped(setup)? };
        K::equip(shaped(brought)?, seat, &mut chosen)?;
        *setup = value_of(&chosen);
        Ok(())
    }

    fn worth(&self, played: &dyn AnyMatch) -> Value {
        let played = played.as_any().downcast_ref::<Match<K::Game>>();
        played.map_or(Value::Null, |played| value_of(&K::worth(played)))
    }

    fn settle(
        &self,
        kept: &mut Value,
        score: Score,
        finished: Option<Finished<Value>>,
    ) -> Result<Vec<Text>, KeepError> {
        let mut changed: K = read(kept)?;
        let finished = match finished {
            Some(Finished { seat, worth, seed }) => Some(Finished { seat, worth: shaped(&worth)?, seed }),
            None => None,
        };
        let told = changed.settle(score, finished);
        *kept = value_of(&changed);
        Ok(told)
    }
}
