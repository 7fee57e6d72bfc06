//! What is stored of a match: its head and its entries, and how they become a record again.

use parlour_core::{BranchOf, Dealing, Deed, Epoch, FORMAT, Line, Mark, Record, Signed};
use parlour_protocol::{AtFlag, Dealt, Ending, Holder, MatchInfo, Phase, SeatInfo, TimeControl};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything about a match but its entries. Sealed in storage: it holds the key.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game.
    pub game: String,
    /// The version of its rules under which it began.
    pub rules_version: u32,
    /// The version under which it goes on, if that is a later one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goes_on_under: Option<u32>,
    /// The entry at which later rules no longer play it the same: it is kept as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_at: Option<u32>,
    /// Whether it has an anchor from its first entry on, which storage writes apart from the log.
    #[serde(default)]
    pub anchored: bool,
    /// The options chosen.
    pub setup: Value,
    /// The position from which it starts, if not the usual one.
    pub position: Option<Value>,
    /// Where chance comes from.
    pub dealing: Dealing,
    /// Whether undo is free for all.
    pub open: bool,
    /// The keys. Until the start the last one has no entropy yet.
    pub keys: Vec<Epoch>,
    /// Where it was branched, for its record.
    pub branch: Option<BranchOf>,
    /// The id of the match from which it was branched.
    pub branch_of: Option<String>,
    /// Whether the part that is hashed is fixed: entries exist, or may.
    pub fixed: bool,
    /// The entries that a branch begins with, until it begins: they cannot be chained before all
    /// have shown what they throw in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Stored>,
    /// How often a fresh key was drawn because a share was not shown.
    #[serde(default)]
    pub redrawn: u32,
    /// The host's signature under the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// The signature under the record, of one that was uploaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<Signed>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// How much time there is.
    pub clock: Option<TimeControl>,
    /// What happens when time is up.
    pub at_flag: AtFlag,
    /// How far behind spectators are, in seconds.
    pub delay: u32,
    /// Whether only those with a seat or the id find it.
    pub private: bool,
    /// The account that set it up.
    pub host: String,
    /// Where it stands.
    pub phase: Phase,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What the match was worth to its seats, as its [`Keepsake`](parlour_core::Keepsake) says.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub earned: Value,
    /// By seat: how many of its decisions were in effect when the match ended.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<u32>,
    /// Whether its rules ask for a clock or for players who stay: then it is taken up again after a
    /// restart, whoever comes.
    #[serde(default)]
    pub watched: bool,
    /// Whether an undo ever took back something learned.
    pub unlearned: bool,
    /// Without a clock: after so many days the others may claim against somebody who has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// The seats that want no talk from onlookers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted_by: Vec<u8>,
    /// Whether somebody ever altered the table instead of playing on it.
    #[serde(default)]
    pub edited: bool,
    /// The report of the fault that froze it.
    pub report: Option<String>,
    /// Until when, as [`Time::served`](crate::Time) counts, onlookers are not told that it is
    /// over: they are kept behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub veiled: Option<u64>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatState {
    /// Who sits there.
    pub holder: Holder,
    /// The person's account.
    pub account: Option<String>,
    /// The person's or the bot's name.
    pub name: Option<String>,
    /// Whether the person sat down as a guest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
    /// The secret that lets somebody sit down.
    pub invitation: Option<String>,
    /// The hash of what the person throws in; none if it was thrown in openly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
    /// What the person threw in, once it is shown.
    pub entropy: Option<String>,
    /// Whether the person has to throw in another share, because a fresh key was drawn.
    #[serde(default)]
    pub due: bool,
    /// What the person brought from its profile; part of the setup once the match begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<Value>,
}

impl SeatState {
    /// A seat that nobody holds yet.
    pub fn empty() -> Self {
        SeatState {
            holder: Holder::Nobody,
            account: None,
            name: None,
            guest: false,
            invitation: None,
            share: None,
            entropy: None,
            due: false,
            brought: None,
        }
    }
}

/// What is left of a seat's time, and since when it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// In milliseconds.
    pub left: u64,
    /// Running since, as [`Time::served`](crate::Time) counts.
    pub since: Option<u64>,
}

/// An entry as it is stored; what was done as it is read, or as it was written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Stored<D = Deed<Value>> {
    /// What was done.
    #[serde(rename = "do")]
    pub deed: D,
    /// The hash of the position after it, in some entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    /// The hash that chains it to the one before.
    pub hash: String,
    /// Who made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When, by the time of day.
    pub at: u64,
    /// When, as [`Time::served`](crate::Time) counts.
    #[serde(default)]
    pub served: u64,
    /// The viewers that could see the change that ends with this entry: a bit for each seat, and
    /// one more for onlookers.
    #[serde(default)]
    pub seen: u16,
    /// A hash of what the viewers saw after the change that ends with this entry, by which other
    /// rules are found to play it the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shows: Option<String>,
    /// The seat and idempotency key of the request that made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<(u8, String)>,
    /// The digest of what that request asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// The clocks after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<SeatClock>>,
}

impl<D> Stored<D> {
    /// When it was made; a record that was handed in may not say.
    pub fn time(&self) -> Option<u64> {
        (self.at > 0).then_some(self.at)
    }
}

impl Head {
    /// The word for its phase in storage, which lists go by: as onlookers are told.
    pub fn phase_word(&self) -> &'static str {
        phase_word(if self.veiled.is_some() { Phase::Running } else { self.phase })
    }

    /// The version of the rules under which it was last played.
    pub fn played_under(&self) -> u32 {
        self.goes_on_under.unwrap_or(self.rules_version)
    }

    /// Whether it bears a mark, as far as it is known without its entries.
    pub fn has(&self, mark: Mark) -> bool {
        match mark {
            Mark::Position => self.position.is_some(),
            Mark::Edits => self.edited,
            Mark::Given => self.dealing == Dealing::Given,
            Mark::Unlearned => self.unlearned,
            Mark::Open => self.open,
            Mark::Branch => self.branch.is_some(),
        }
    }

    /// The marks that it bears.
    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(|mark| self.has(*mark))
    }

    /// The seats of an account.
    pub fn seats_of(&self, account: &str) -> impl Iterator<Item = u8> {
        let is_theirs = move |(_, seat): &(usize, &SeatState)| seat.account.as_deref() == Some(account);
        self.seats.iter().enumerate().filter(is_theirs).map(|(index, _)| index as u8)
    }

    /// The names on the seats, for the record.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect()
    }

    /// Seats and accounts, for storage.
    pub fn holdings(&self) -> Vec<(u8, String)> {
        let held = |(index, seat): (usize, &SeatState)| Some((index as u8, seat.account.clone()?));
        self.seats.iter().enumerate().filter_map(held).collect()
    }

    /// Whether it must be taken up again after a restart.
    pub fn needs_care(&self) -> bool {
        let lives = self.clock.is_some() || self.watched || self.seats.iter().any(|seat| seat.holder == Holder::Bot);
        self.veiled.is_some() || (self.phase == Phase::Running && lives)
    }

    /// The record of the match, keys included.
    pub fn record(&self, entries: &[Stored]) -> Record {
        let line = |stored: &Stored| Line {
            deed: stored.deed.clone(),
            state: stored.state.clone(),
            hash: String::new(),
            by: stored.by.clone(),
            at: stored.time(),
        };
        let record = Record {
            format: FORMAT,
            game: self.game.clone(),
            rules_version: self.rules_version,
            setup: self.setup.clone(),
            position: self.position.clone(),
            dealing: self.dealing,
            open: self.open,
            keys: self.keys.clone(),
            branch: self.branch.clone(),
            players: self.names(),
            header: String::new(),
            entries: entries.iter().map(line).collect(),
            head: String::new(),
            seal: String::new(),
            signed: None,
        };
        record.sealed()
    }

    /// The entries that a branch begins with, chained to the header as it is fixed now.
    pub fn take_kept(&mut self) -> Vec<Stored> {
        let mut kept = std::mem::take(&mut self.kept);
        let chained = self.record(&kept).entries;
        for (stored, line) in kept.iter_mut().zip(chained) {
            stored.hash = line.hash;
        }
        kept
    }

    /// Whether an account has a seat.
    pub fn seats_any(&self, account: Option<&str>) -> bool {
        account.is_some_and(|account| self.seats_of(account).next().is_some())
    }

    /// The match as a list shows it to `account`.
    pub fn info(&self, id: &str, created: u64, updated: u64, account: Option<&str>) -> MatchInfo {
        let veiled = self.veiled.is_some() && !self.seats_any(account);
        let seats = self.seats.iter().enumerate().map(|(index, seat)| SeatInfo {
            seat: index as u8,
            holder: seat.holder,
            name: seat.name.clone(),
            yours: account.is_some() && seat.account.as_deref() == account,
            share: seat.shown_share(),
            guest: seat.guest,
        });
        MatchInfo {
            id: id.to_owned(),
            game: self.game.clone(),
            phase: if veiled { Phase::Running } else { self.phase },
            seats: seats.collect(),
            setup: self.setup.clone(),
            created,
            updated,
            clock: self.clock,
            at_flag: self.at_flag,
            open: self.open,
            private: self.private,
            dealing: if self.dealing == Dealing::Given { Dealt::Given } else { Dealt::Keyed },
            delay: self.delay,
            commitment: self.keys.last().map(|epoch| epoch.commitment.clone()),
            entropy: self.keys.last().map(|epoch| epoch.entropy.clone()).unwrap_or_default(),
            awaited: self.awaited(),
            redrawn: self.redrawn,
            signature: self.signature.clone(),
            host: account == Some(self.host.as_str()),
            ending: self.ending.clone().filter(|_| !veiled),
            branch_of: self.branch_of.clone(),
            asked: Vec::new(),
            patience: self.patience.filter(|_| self.clock.is_none()),
            muted_by: self.muted_by.clone(),
            marks: self.marks().collect(),
            kept_at: self.kept_at,
        }
    }
}

/// The word for a phase in storage.
pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Over => "over",
        Phase::Frozen => "frozen",
        Phase::Gone => "gone",
        Phase::Archive => "archive",
    }
}
