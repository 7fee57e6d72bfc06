//! Records: whether they hold, and where they lead.

use parlour_core::{EntryFault, Outcome, Record, RecordError, Status, Verified};
use serde::Serialize;

/// What came of checking a record.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// All of it is as it should be.
    Holds(Holds),
    /// Something is not: the first thing that was found.
    Wrong(Wrong),
}

/// What was looked at.
#[derive(Serialize)]
pub struct Holds {
    game: String,
    rules_version: u32,
    over: bool,
    #[serde(flatten)]
    verified: Verified,
    /// Keys that were revealed and belong to their commitments.
    keys: usize,
    /// Whether a host has signed.
    signed: bool,
}

/// What is wrong, and where.
#[derive(Serialize)]
pub struct Wrong {
    /// The part of the record.
    place: &'static str,
    /// The number of the entry, if it is one, counted from 0.
    entry: Option<usize>,
    /// What is wrong with the entry.
    fault: Option<EntryFault>,
    /// The same in English.
    what: String,
}

/// The positions that a record leads to.
#[derive(Serialize)]
pub struct Replay {
    /// The number of each entry that has a position's hash, and the hash.
    checkpoints: Vec<(u32, String)>,
    /// The hash of the whole match, made anew from what was played.
    head: String,
    /// How it ended, if it did.
    outcome: Option<Outcome>,
}

/// Checks a record as `parlour verify` does.
pub fn verify(text: &str) -> Verdict {
    match played(text) {
        Ok((record, replay, verified)) => Verdict::Holds(Holds {
            over: replay.outcome.is_some(),
            verified,
            keys: record.keys.iter().filter(|epoch| epoch.key.is_some()).count(),
            signed: record.signed.is_some(),
            game: record.game,
            rules_version: record.rules_version,
        }),
        Err(error) => Verdict::Wrong(wrong(&error)),
    }
}

/// Plays a record again.
pub fn replay(text: &str) -> Result<Replay, String> {
    played(text).map(|(_, replay, _)| replay).map_err(|error| error.to_string())
}

fn played(text: &str) -> Result<(Record, Replay, Verified), RecordError> {
    let record = Record::read(text.as_bytes())?;
    let unknown = || RecordError::Unreadable(format!("there is no game {}", record.game));
    let (played, verified) = parlour_registry::game(&record.game).ok_or_else(unknown)?.replay(&record)?;
    let numbers = (0..).take(played.len());
    let replay = Replay {
        checkpoints: numbers.filter_map(|number| Some((number, played.checkpoint(number)?))).collect(),
        head: played.record().head,
        outcome: match played.status() {
            Status::Over(outcome) => Some(outcome),
            _ => None,
        },
    };
    Ok((record, replay, verified))
}

fn wrong(error: &RecordError) -> Wrong {
    let (entry, fault) = match error {
        RecordError::Entry { number, what } => (Some(*number), Some(what.clone())),
        _ => (None, None),
    };
    let place = match error {
        RecordError::Format(_) | RecordError::RulesVersion { .. } => "version",
        RecordError::Header(_) => "header",
        RecordError::Key(_) => "key",
        RecordError::Entry { .. } => "entry",
        RecordError::Head => "head",
        RecordError::Seal => "seal",
        RecordError::Signature => "signature",
        _ => "file",
    };
    Wrong { place, entry, fault, what: error.to_string() }
}
