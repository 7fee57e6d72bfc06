//! A match under later rules than those it was played by. Where they play it the same it goes on,
//! and its log says so; where they do not it is kept as it was, to be looked at up to there.
//!
//! That it goes on under later rules is an entry of the log, written in one piece with the head: of
//! two nodes with the same entry one is refused, so a node with the earlier rules can write nothing
//! behind it, and when it reads the head it leaves the match alone.

use parlour_core::{AnyMatch, Deed, Record, RecordError, link, to_hex};
use parlour_protocol::{Code, Fault, Phase};

use crate::commit::{render, shown};
use crate::desk::{Append, Stuck, Trouble, Write};
use crate::head::{Head, Stored};
use crate::live::{Live, frozen};

/// What the log says when a match goes on under later rules.
fn remark(version: u32) -> String {
    format!("goes on under rules version {version}")
}

impl Live {
    /// The version of the rules that this program plays.
    fn plays(&self) -> u32 {
        self.game.info().rules_version
    }

    /// Whether it was last played by earlier rules.
    pub(super) fn is_older(&self) -> bool {
        self.head.played_under() < self.plays()
    }

    /// What is said of a match that stands still.
    pub(super) fn stopped(&self) -> Fault {
        let Some(entry) = self.head.kept_at else { return frozen() };
        let sentence = format!("the rules changed at entry {entry}; this match is kept as it was");
        Fault::new(Code::TableFrozen, sentence)
    }

    /// Replays the record of some entries under the rules; every hash is compared, and under later
    /// rules also what the viewers saw in the end. The inner error says where they differ, without
    /// quoting what is a secret of the table.
    pub(super) async fn replayed(
        &mut self,
        record: Record,
        entries: &[Stored],
    ) -> Result<Result<Box<dyn AnyMatch>, String>, Trouble> {
        let (find, name) = (self.house.find, self.head.game.clone());
        let last = entries.iter().rev().find(|entry| entry.seen != 0).filter(|_| self.is_older());
        let (shows, viewers) = (last.and_then(|entry| entry.shows.clone()), self.viewers.len());
        let replay = move || {
            let (mut played, _) = match find(&name)?.replay(&record) {
                Ok(replayed) => replayed,
                Err(error) => return Some(Err(place(&error))),
            };
            (0..played.len() as u32).for_each(|number| played.sign(number, None, None));
            let same = shows.is_none_or(|shows| shows == shown(&render(played.as_ref(), &vec![false; viewers])));
            Some(if same { Ok(played) } else { Err("it leads to another position".to_owned()) })
        };
        let shape = |what: &str| Trouble::Shape(format!("match {}: {what}", self.id));
        match self.desk.run(replay).await {
            Ok(Some(replayed)) => Ok(replayed),
            Ok(None) => Err(shape("there is no such game")),
            Err(Stuck::Panicked(_)) => Ok(Err("its replay panicked".into())),
            Err(_) => Err(shape("its replay took too long")),
        }
    }

    /// The longest part of a record, from its start, that these rules play the same, and how many
    /// entries it has; none if not even the start is.
    pub(super) async fn part_that_holds(
        &mut self,
        record: &Record,
        entries: &[Stored],
    ) -> Result<Option<(Box<dyn AnyMatch>, usize)>, Trouble> {
        // A part ends where a change did that somebody saw.
        let ends = (1..entries.len()).filter(|end| entries[end - 1].seen != 0);
        let ends: Vec<usize> = std::iter::once(0).chain(ends).collect();
        let (mut found, mut low, mut high) = (None, 0, ends.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            let mut part = record.clone();
            part.entries.truncate(ends[middle]);
            match self.replayed(part.sealed(), &entries[..ends[middle]]).await? {
                Ok(played) => (found, low) = (Some((played, ends[middle])), middle + 1),
                Err(_) => high = middle,
            }
        }
        Ok(found)
    }

    /// Lets a match that earlier rules have played go on, or stop, and makes that durable.
    pub(super) async fn take_over(&mut self) -> Result<(), Trouble> {
        let begun = self.head.fixed && matches!(self.head.phase, Phase::Open | Phase::Running);
        match self.kept_entries {
            Some(entries) if begun => self.keep(entries).await,
            None if self.is_older() && self.head.phase == Phase::Running => self.go_on().await,
            _ => Ok(()),
        }
    }

    /// Stops a match that these rules play otherwise. Its log stays as it is.
    async fn keep(&mut self, entries: u32) -> Result<(), Trouble> {
        let head = Head { phase: Phase::Frozen, kept_at: Some(entries), ..self.head.clone() };
        self.write_head(&head).await?;
        tracing::warn!(id = self.id, entries, "the rules changed: a match is kept as it was");
        self.head = head;
        self.tell_written();
        Ok(())
    }

    /// Writes into the log that the match goes on under these rules.
    async fn go_on(&mut self) -> Result<(), Trouble> {
        let version = self.plays();
        let head = Head { goes_on_under: Some(version), ..self.head.clone() };
        let Some(played) = self.played.as_mut() else { return Ok(()) };
        let number = played.len() as u32;
        played.note(None, &remark(version));
        let deed: Deed<serde_json::Value> = Deed::Note { seat: None, text: remark(version) };
        let state = played.checkpoint(number);
        let chain = link(&self.chain, &deed, state.as_deref());
        let (hash, at) = (to_hex(&chain[..8]), self.clock());
        let served = self.now();
        let (key, digest, shows, clocks) = (None, None, None, None);
        let entry = Stored { deed, state, hash, by: None, at, served, seen: 0, shows, key, digest, clocks };
        let body = serde_json::to_vec(&entry).expect("an entry is plain data");
        let (rows, hash) = (vec![(number, body)], entry.hash.clone());
        let append = Append { rows, hash, chain, head: Some(self.version_change(&head)), spent: None };
        self.desk.write(Write::Entries(append)).await?;
        (self.head, self.chain) = (head, chain);
        self.version += 1;
        self.note_stored(number, entry);
        self.tell_written();
        Ok(())
    }
}

/// Where a record differs from what the rules make of it.
fn place(error: &RecordError) -> String {
    match error {
        RecordError::Entry { number, .. } => format!("entry {number} does not replay"),
        RecordError::Header(_) => "its start does not replay".to_owned(),
        other => other.to_string(),
    }
}
