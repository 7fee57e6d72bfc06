//! A match on disk: JSON that anybody can read, a hash chain over its entries, and a loader that
//! replays and verifies every one of them. The format is described in `docs/record.md`.

use std::io::{ErrorKind, Read, Write};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

use crate::bounds::{Bounds, Weighed};
use crate::canonical::{canonical, canonical_without, sha256, to_hex};
use crate::erased::{AnyError, action_of};
use crate::game::Game;
use crate::log::Entry;
use crate::matches::{BranchOf, Dealing, Deed, Epoch, Header, Match, MatchError};
use crate::read::typed;
use crate::signature::{HostKey, Signed};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// How a compact record begins.
const MAGIC: &[u8] = b"PARLOUR1";

/// A record of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the file format.
    #[serde(rename = "parlour_record")]
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules under which it began.
    pub rules_version: u32,
    /// The options chosen.
    pub setup: Value,
    /// The position from which it starts, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Where chance comes from.
    pub dealing: Dealing,
    /// Whether undo is free for all by agreement.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The keys, in order.
    pub keys: Vec<Epoch>,
    /// The match from which this one was branched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<BranchOf>,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The hash of everything above that is fixed at the start.
    pub header: String,
    /// The log.
    pub entries: Vec<Line>,
    /// The hash of the last entry, and through it of the whole match.
    pub head: String,
    /// The hash of the whole file but this field and the next, authors and times included.
    pub seal: String,
    /// The signature of the host under it, if a host has signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<Signed>,
}

/// One entry of a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What was done.
    #[serde(rename = "do")]
    pub deed: Deed<Value>,
    /// The hash of the position after it, in some entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    /// The first 16 digits of the hash that chains this entry to the one before.
    pub hash: String,
    /// Who made the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When, in milliseconds of Unix time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}

/// What is wrong with a record, and where.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is not a record at all, or cut off.
    #[error("the record can't be read: {0}")]
    Unreadable(String),
    /// It is larger than it may be.
    #[error("the record is too large: {0}")]
    TooLarge(String),
    /// It was written by a later Parlour.
    #[error("this is record format {0}; this program reads format {FORMAT}")]
    Format(u32),
    /// It is of another game.
    #[error("this is a record of {found}, not of {wanted}")]
    Game {
        /// The game of the record.
        found: String,
        /// The game asked for.
        wanted: &'static str,
    },
    /// It is of a later version of the rules.
    #[error("the record has rules version {found} of {game}; this program plays version {plays}")]
    RulesVersion {
        /// The game.
        game: String,
        /// The version in the record.
        found: u32,
        /// The version here.
        plays: u32,
    },
    /// The part before the entries is wrong.
    #[error("header: {0}")]
    Header(String),
    /// A key does not belong to its commitment.
    #[error("key {0}: it does not match its commitment")]
    Key(usize),
    /// An entry is wrong.
    #[error("entry {number}: {what}")]
    Entry {
        /// Its number, counted from 0.
        number: usize,
        /// What is wrong with it.
        what: EntryFault,
    },
    /// The chain is whole, but the end is not where the record says.
    #[error("head: entries are missing at the end, or the hash of the last one was changed")]
    Head,
    /// Something outside the hashed part was changed.
    #[error("seal: a name or time outside the entries' hashes was changed")]
    Seal,
    /// The signature is not that of the host it names, or is under another record.
    #[error("signature: the host it names did not sign this record")]
    Signature,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, Error, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum EntryFault {
    /// It was changed, or one before it.
    #[error("its hash does not match what it says; it or an entry before it was changed")]
    Hash,
    /// The dealer did not deal what the key gives.
    #[error("{dealt} was dealt, but the key gives {derived}")]
    Dealt {
        /// What was dealt.
        dealt: String,
        /// What the key gives.
        derived: String,
    },
    /// The rules do not allow it.
    #[error("refused by {rule}: {reason}")]
    Refused {
        /// The number of the rule.
        rule: String,
        /// The reason, as [`GameInfo::says`](crate::GameInfo::says) has it.
        reason: String,
    },
    /// It makes no sense where it stands.
    #[error("{0}")]
    Misplaced(String),
    /// The position after it is another.
    #[error("the position after it has another hash")]
    Position,
}

/// What a verification looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// Entries replayed under the rules.
    pub entries: usize,
    /// Dealer's answers derived again from the key.
    pub derived: usize,
    /// Dealer's answers taken on trust: dealt by people, or the key is not revealed.
    pub trusted: usize,
    /// Position hashes compared.
    pub checkpoints: usize,
}

impl Record {
    /// The record of a match, keys included: the host decides whether they may be shown
    /// ([`Record::without_keys`]).
    pub fn of<G: Game>(played: &Match<G>) -> Self {
        let header = played.header();
        let mut record = Record {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules_version: header.rules_version,
            setup: value_of(&header.setup),
            position: header.position.as_ref().map(value_of),
            dealing: header.dealing,
            open: header.open,
            keys: header.keys.clone(),
            branch: header.branch.clone(),
            players: header.players.clone(),
            header: String::new(),
            entries: Vec::with_capacity(played.len()),
            head: String::new(),
            seal: String::new(),
            signed: None,
        };
        let mut chain = record.header_hash();
        record.header = to_hex(&chain);
        for entry in played.entries() {
            let deed = erase(&entry.deed);
            chain = link(&chain, &deed, entry.state.as_deref());
            let hash = to_hex(&chain[..8]);
            let Entry { state, by, at, .. } = entry.into_owned();
            record.entries.push(Line { deed, state, hash, by, at });
        }
        record.head = to_hex(&chain);
        record.seal = record.seal_hash();
        record
    }

    /// The record of a running match as it may be shown: the keys stay with the host.
    #[must_use]
    pub fn without_keys(mut self) -> Self {
        for epoch in &mut self.keys {
            epoch.key = None;
        }
        self.seal_anew();
        self
    }

    /// The record as the host of match `match_id` signs it.
    #[must_use]
    pub fn signed_by(mut self, host: &HostKey, match_id: &str) -> Self {
        self.signed = Some(Signed::new(host, match_id, &self.seal));
        self
    }

    /// Another seal: whoever signed has not signed this.
    fn seal_anew(&mut self) {
        self.signed = None;
        self.seal = self.seal_hash();
    }

    /// The record with all its hashes made anew: for a host that keeps a match in parts of its own
    /// and puts them together again. It proves nothing about the parts; replaying does.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        let mut chain = self.header_hash();
        self.header = to_hex(&chain);
        for line in &mut self.entries {
            chain = link(&chain, &line.deed, line.state.as_deref());
            line.hash = to_hex(&chain[..8]);
        }
        self.head = to_hex(&chain);
        self.seal_anew();
        self
    }

    fn header_hash(&self) -> [u8; 32] {
        let keys: Vec<Value> = self
            .keys
            .iter()
            .map(|epoch| json!({"from": epoch.from, "commitment": epoch.commitment, "entropy": epoch.entropy}))
            .collect();
        let fixed = json!({
            "parlour_record": self.format,
            "game": self.game,
            "rules_version": self.rules_version,
            "setup": self.setup,
            "position": self.position,
            "dealing": self.dealing,
            "open": self.open,
            "keys": keys,
            "branch": self.branch,
        });
        sha256(&[b"parlour record 1\0", canonical(&fixed).as_bytes()])
    }

    fn seal_hash(&self) -> String {
        let whole = canonical_without(self, &["seal", "signed"]);
        to_hex(&sha256(&[b"parlour seal 1\0", whole.as_bytes()]))
    }

    /// The record as JSON, one entry a line.
    pub fn to_json(&self) -> String {
        let mut head = self.clone();
        let entries = std::mem::take(&mut head.entries);
        let text = serde_json::to_string_pretty(&head).expect("a record is plain data");
        if entries.is_empty() {
            return text + "\n";
        }
        let lines: Vec<String> = entries
            .iter()
            .map(|line| format!("    {}", serde_json::to_string(line).expect("an entry is plain data")))
            .collect();
        let filled = format!("  \"entries\": [\n{}\n  ]", lines.join(",\n"));
        text.replacen("  \"entries\": []", &filled, 1) + "\n"
    }

    /// The record in its compact form: the same JSON, compressed.
    pub fn to_compact(&self) -> Vec<u8> {
        let json = serde_json::to_vec(self).expect("a record is plain data");
        let mut packed = flate2::write::DeflateEncoder::new(MAGIC.to_vec(), flate2::Compression::best());
        packed.write_all(&json).and_then(|()| packed.finish()).expect("writing to memory does not fail")
    }

    /// Reads a record in either form, from a file of one's own.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        Record::read_within(bytes, Bounds::FILE)
    }

    /// Reads a record in either form, no larger than `bounds`: it is weighed as it streams in, so that
    /// what is too large is never in memory.
    pub fn read_within(bytes: &[u8], bounds: Bounds) -> Result<Self, RecordError> {
        let json: Box<dyn Read + '_> = match bytes.strip_prefix(MAGIC) {
            Some(packed) => Box::new(flate2::read::DeflateDecoder::new(packed)),
            None => Box::new(bytes),
        };
        let mut text = String::new();
        Weighed::new(json, bounds).read_to_string(&mut text).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => RecordError::TooLarge(error.to_string()),
            _ => RecordError::Unreadable(error.to_string()),
        })?;
        let record: Record = serde_json::from_str(&text).map_err(|error| RecordError::Unreadable(error.to_string()))?;
        bounds.check(&record)?;
        Ok(record)
    }

    /// Replays the record under the rules of `G` and verifies all of it: keys, header, every
    /// entry's legality, hash and dealing, every position hash, the end, the seal and the signature.
    pub fn replay<G: Game>(&self) -> Result<(Match<G>, Verified), RecordError> {
        self.check_identity::<G>()?;
        if to_hex(&self.header_hash()) != self.header {
            return Err(RecordError::Header("the setup, the keys or the start were changed".into()));
        }
        let mut played = Match::new(self.header_of::<G>()?)
            .map_err(|refusal| RecordError::Header(in_words::<G>(&MatchError::Refused(refusal).into()).to_string()))?;
        let mut verified = Verified::default();
        let mut chain = self.header_hash();
        for (number, line) in self.entries.iter().enumerate() {
            let wrong = |what: EntryFault| RecordError::Entry { number, what };
            chain = link(&chain, &line.deed, line.state.as_deref());
            if to_hex(&chain[..8]) != line.hash {
                return Err(wrong(EntryFault::Hash));
            }
            self.check_dealing(&played, number, line, &mut verified).map_err(wrong)?;
            played.repeat(&line.deed).map_err(|error| wrong(in_words::<G>(&error)))?;
            played.sign(number as u32, line.by.clone(), line.at);
            let state = played.last_entry().and_then(|entry| entry.state.clone());
            if state != line.state {
                return Err(wrong(EntryFault::Position));
            }
            verified.checkpoints += usize::from(state.is_some());
            verified.entries += 1;
        }
        if to_hex(&chain) != self.head {
            return Err(RecordError::Head);
        }
        if self.seal_hash() != self.seal {
            return Err(RecordError::Seal);
        }
        if self.signed.as_ref().is_some_and(|signed| !signed.holds(&self.seal)) {
            return Err(RecordError::Signature);
        }
        Ok((played, verified))
    }

    fn check_identity<G: Game>(&self) -> Result<(), RecordError> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        if self.game != G::INFO.id {
            return Err(RecordError::Game { found: self.game.clone(), wanted: G::INFO.id });
        }
        // What an earlier version wrote is true if it still plays the same, entry by entry.
        if self.rules_version > G::INFO.rules_version {
            let (game, found) = (self.game.clone(), self.rules_version);
            return Err(RecordError::RulesVersion { game, found, plays: G::INFO.rules_version });
        }
        let false_key = |epoch: &Epoch| epoch.key.as_ref().is_some_and(|key| key.commitment() != epoch.commitment);
        match self.keys.iter().position(false_key) {
            Some(index) => Err(RecordError::Key(index)),
            None => Ok(()),
        }
    }

    fn header_of<G: Game>(&self) -> Result<Header<G>, RecordError> {
        Ok(Header {
            rules_version: self.rules_version,
            setup: typed(&self.setup).map_err(|error| RecordError::Header(format!("setup: {error}")))?,
            position: self
                .position
                .as_ref()
                .map(typed)
                .transpose()
                .map_err(|error| RecordError::Header(format!("position: {error}")))?,
            dealing: self.dealing,
            open: self.open,
            keys: self.keys.clone(),
            branch: self.branch.clone(),
            players: self.players.clone(),
        })
    }

    /// Whether a deal is what the key gives; what people dealt is taken on trust.
    fn check_dealing<G: Game>(
        &self,
        played: &Match<G>,
        number: usize,
        line: &Line,
        verified: &mut Verified,
    ) -> Result<(), EntryFault> {
        let (Deed::Deal(names), Some(ask)) = (&line.deed, played.ask()) else { return Ok(()) };
        let epoch = self.keys.iter().rev().find(|epoch| epoch.from as usize <= number);
        let epoch = epoch.filter(|_| played.ask_people().is_none());
        let Some((epoch, key)) = epoch.and_then(|epoch| Some((epoch, epoch.key.as_ref()?))) else {
            verified.trusted += 1;
            return Ok(());
        };
        let answer = key.dealer(&epoch.entropy).answer_to(&ask.request, ask.ordinal);
        let derived: Vec<_> = answer.iter().map(|item| played.state().item_name(&ask.request, *item)).collect();
        if derived.iter().zip(names).any(|(a, b)| a != b) || derived.len() != names.len() {
            return Err(EntryFault::Dealt { dealt: names.join(" "), derived: derived.join(" ") });
        }
        verified.derived += 1;
        Ok(())
    }
}

impl<G: Game> Match<G> {
    /// Does again what an entry of a log says was done.
    pub fn repeat(&mut self, deed: &Deed<Value>) -> Result<(), AnyError> {
        match deed {
            Deed::Act { seat, action } => drop(self.act(*seat, action_of::<G>(action)?)?),
            Deed::Deal(names) => drop(self.deal_named(names)?),
            Deed::Undo { seat, to, law } => drop(self.undo_as(*seat, *to, *law)?),
            Deed::Redo { seat } => drop(self.redo_as(*seat)?),
            Deed::Resign { seat } => drop(self.resign(*seat)?),
            Deed::Flag { seat } => drop(self.flag(*seat)?),
            Deed::Note { seat, text } => drop(self.note(*seat, text.clone())),
        }
        Ok(())
    }
}

/// Why an entry of a record is not what was done.
fn in_words<G: Game>(error: &AnyError) -> EntryFault {
    // Whoever reads a refusal has no match to ask: it is said by the game's first catalogue.
    match error.refusal() {
        Some(refusal) => {
            let reason = G::INFO.says(&refusal.reason);
            EntryFault::Refused { rule: refusal.rule.to_string(), reason }
        }
        None => EntryFault::Misplaced(error.to_string()),
    }
}

/// The hash of an entry, chained to the one before; the first is chained to the header's.
pub fn link<A: Serialize>(chain: &[u8; 32], deed: &Deed<A>, state: Option<&str>) -> [u8; 32] {
    link_written(chain, &canonical(deed), state)
}

/// The same for a deed that was written in canonical form.
pub fn link_written(chain: &[u8; 32], deed: &str, state: Option<&str>) -> [u8; 32] {
    let state = canonical(&state);
    sha256(&[chain, b"{\"do\":", deed.as_bytes(), b",\"state\":", state.as_bytes(), b"}"])
}

/// An entry with its action as JSON.
pub(crate) fn erase<A: Serialize>(deed: &Deed<A>) -> Deed<Value> {
    match deed {
        Deed::Act { seat, action } => Deed::Act { seat: *seat, action: value_of(action) },
        Deed::Deal(names) => Deed::Deal(names.clone()),
        Deed::Undo { seat, to, law } => Deed::Undo { seat: *seat, to: *to, law: *law },
        Deed::Redo { seat } => Deed::Redo { seat: *seat },
        Deed::Resign { seat } => Deed::Resign { seat: *seat },
        Deed::Flag { seat } => Deed::Flag { seat: *seat },
        Deed::Note { seat, text } => Deed::Note { seat: *seat, text: text.clone() },
    }
}

/// Plain data as JSON.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn value_of<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("setups, actions and views are plain data")
}

/// The same by way of text, which is written anyway: every type is compiled for one writer less.
#[cfg(target_arch = "wasm32")]
pub(crate) fn value_of<T: Serialize>(data: &T) -> Value {
    let text = serde_json::to_string(data).expect("setups, actions and views are plain data");
    serde_json::from_str(&text).expect("what was just written is JSON")
}
