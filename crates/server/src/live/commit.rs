//! From a deed to durable entries: apply, write, then tell. Also reading what another node wrote,
//! and freezing a match whose rules panicked.

use std::panic::{AssertUnwindSafe, catch_unwind};

use parlour_core::{AnyError, AnyMatch, Dealing, Deed, Seat, SeatSet, Status, link, to_hex};
use parlour_protocol::{Code, Fault, Holder, Message, Phase};

use super::head::Stored;
use super::storage_fault;
use super::table::{Face, Table, frozen};
use crate::convert;
use crate::outbox::text;
use crate::store::{Append, HeadChange, StoreError};
use crate::vault::Kind;

/// Who makes an entry and why.
#[derive(Clone, Debug, Default)]
pub(super) struct Author {
    /// The seat that acts.
    pub seat: Option<u8>,
    /// A name for the record.
    pub by: Option<String>,
    /// The idempotency key.
    pub key: Option<String>,
}

impl Table {
    /// Does something to the match, deals what must be dealt, and makes it durable. When it is
    /// refused nothing has changed.
    pub(super) async fn step(
        &mut self,
        author: Author,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError>,
    ) -> Result<(), Fault> {
        self.running()?;
        let Some(played) = self.played.as_mut() else { return Err(frozen()) };
        let (from, line) = (played.len(), played.line());
        let keyed = played.dealing() == Dealing::Keyed;
        let done = catch_unwind(AssertUnwindSafe(|| {
            deed(played.as_mut())?;
            if keyed { played.deal_keyed() } else { Ok(()) }
        }));
        match done {
            Err(panic) => Err(self.freeze(&said(panic.as_ref())).await),
            Ok(Err(error)) => {
                if self.played.as_ref().is_some_and(|played| played.len() != from) {
                    self.reload().await;
                }
                Err(convert::fault(&error, self.game.info()))
            }
            Ok(Ok(())) => self.commit(from, &line, author).await,
        }
    }

    /// Makes the entries from number `from` on durable, then tells everybody. `line` is what was
    /// in effect before them.
    pub(super) async fn commit(&mut self, from: usize, line: &[u32], author: Author) -> Result<(), Fault> {
        let looked = catch_unwind(AssertUnwindSafe(|| {
            let faces = self.render();
            let seen = self.seen(&faces, from, line, author.seat);
            (faces, seen)
        }));
        let (faces, seen) = match looked {
            Ok(looked) => looked,
            Err(panic) => return Err(self.freeze(&said(panic.as_ref())).await),
        };
        let now = self.shared.clock.now();
        let Some(played) = self.played.as_mut() else { return Err(frozen()) };
        let over = match played.status() {
            Status::Over(outcome) => Some(convert::ending(&outcome, played.seats())),
            _ => None,
        };
        let asked = match played.status() {
            Status::Decide(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let mut clocks = self.clocks.clone();
        let timed = self.timed();
        if let Some(clocks) = &mut clocks {
            clocks.pass(author.seat, asked, timed, now);
        }
        let mut chain = self.chain;
        let played = self.played.as_ref().ok_or_else(frozen)?;
        let last = played.len() - 1;
        let mut entries = Vec::with_capacity(played.len() - from);
        for number in from..played.len() {
            let deed = played.deed(number as u32).ok_or_else(frozen)?;
            let state = played.checkpoint(number as u32);
            chain = link(&chain, &deed, state.as_deref());
            let key = author.seat.zip(author.key.clone()).filter(|_| number == from);
            entries.push(Stored {
                deed,
                state,
                hash: to_hex(&chain[..8]),
                by: author.by.clone(),
                at: now,
                seen: if number == last { seen } else { 0 },
                key,
                clocks: clocks.as_ref().filter(|_| number == last).map(|clocks| clocks.seats.clone()),
            });
        }
        let mut head = self.head.clone();
        let ends = over.is_some();
        if ends {
            head.phase = Phase::Over;
            head.ending = over;
            head.unlearned = played.was_unlearned();
        }
        let starts = self.version_change(&head);
        let rows = entries.iter().enumerate().map(|(index, entry)| {
            let number = from + index;
            let body = serde_json::to_vec(entry).expect("an entry is plain data");
            (number as u32, self.shared.store.vault().seal(Kind::Entry, &self.id, number as u64, &body))
        });
        let append = Append { no: self.no, rows: rows.collect(), head: ends.then_some(starts) };
        if let Err(error) = self.shared.store.append(append).await {
            self.reload().await;
            return Err(self.not_written(&error, author.seat));
        }
        self.chain = chain;
        self.clocks = clocks;
        self.faces = faces;
        self.head = head;
        for (index, entry) in entries.iter().enumerate() {
            self.note_stored((from + index) as u32, entry);
        }
        self.updated = now;
        self.asking = None;
        self.publish();
        if ends {
            self.version += 1;
            self.shared.metrics.finished.add(1);
            self.publish_info();
            self.settle();
        }
        self.shared.bus.tell(&self.id);
        Ok(())
    }

    pub(super) fn version_change(&self, head: &super::head::Head) -> HeadChange {
        let plain = serde_json::to_vec(head).expect("a head is plain data");
        HeadChange {
            from: self.version,
            phase: head.phase_word(),
            care: head.needs_care(),
            at: self.shared.clock.now(),
            head: self.shared.store.vault().seal(Kind::Head, &self.id, 0, &plain),
            holdings: Some(head.holdings()),
        }
    }

    pub(super) fn not_written(&self, error: &StoreError, seat: Option<u8>) -> Fault {
        if !matches!(error, StoreError::Conflict) {
            return storage_fault(error);
        }
        let mut fault = Fault::new(Code::ActionStale, "somebody else was first; look again");
        fault.number = seat.map(|seat| self.number(usize::from(seat)));
        fault
    }

    /// The seats with a clock: people.
    fn timed(&self) -> SeatSet {
        let people = self.head.seats.iter().enumerate().filter(|(_, seat)| seat.holder == Holder::Person);
        people.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// What every viewer sees now.
    pub(super) fn render(&self) -> Vec<Face> {
        let Some(played) = &self.played else { return vec![Face::default(); self.marks.len()] };
        let asked = match played.status() {
            Status::Decide(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        (0..self.marks.len())
            .map(|index| {
                let seat = Seat(index as u8);
                let asked = index < self.head.seats.len() && asked.contains(seat);
                Face { view: played.view(self.viewer(index)), prompt: asked.then(|| played.prompt(seat)) }
            })
            .collect()
    }

    /// The viewers that can see what happened since entry `from`, a bit each: whoever acted,
    /// whoever sees something else than before, whoever is told an event or may forget one.
    fn seen(&self, faces: &[Face], from: usize, line: &[u32], actor: Option<u8>) -> u16 {
        let Some(played) = &self.played else { return 0 };
        let now = played.line();
        let common = line.iter().zip(&now).take_while(|(a, b)| a == b).count();
        let moved: Vec<u32> = line[common..].iter().chain(&now[common..]).copied().collect();
        let everybody = matches!(played.deed(from as u32), Some(Deed::Resign { .. } | Deed::Flag { .. }));
        (0..self.marks.len()).fold(0, |seen, index| {
            let told = || moved.iter().any(|number| !played.told(*number, self.viewer(index)).is_empty());
            let sees = everybody || actor == Some(index as u8) || faces[index] != self.faces[index] || told();
            seen | u16::from(sees) << index
        })
    }

    /// Reads what another node wrote and tells the guests of this one.
    pub(super) async fn refresh(&mut self) {
        match self.read_news().await {
            Ok(true) => {}
            Ok(false) | Err(_) => self.reload().await,
        }
    }

    /// Applies new entries; false if the match must be read from its start.
    async fn read_news(&mut self) -> Result<bool, StoreError> {
        let row = self.shared.store.find(&self.id).await?;
        if row.is_none_or(|row| row.version != self.version) {
            return Ok(false);
        }
        let have = self.times.len() as u32;
        let bodies = self.shared.store.entries(self.no, &self.id, have).await?;
        for (index, body) in bodies.iter().enumerate() {
            let stored: Stored = serde_json::from_slice(body)?;
            self.chain = link(&self.chain, &stored.deed, stored.state.as_deref());
            let Some(played) = self.played.as_mut() else { return Ok(false) };
            let applied = catch_unwind(AssertUnwindSafe(|| apply(played.as_mut(), &stored.deed)));
            if !matches!(applied, Ok(Ok(()))) || to_hex(&self.chain[..8]) != stored.hash {
                return Ok(false);
            }
            self.note_stored(have + index as u32, &stored);
        }
        if !bodies.is_empty() {
            self.faces = self.render();
            self.asking = None;
            self.publish();
            self.care();
        }
        let known = self.chat.last().map_or(0, |line| line.number);
        for line in self.shared.store.chat(self.no, &self.id, known).await? {
            self.chat.push(serde_json::from_slice(&line)?);
        }
        self.publish_chat(known);
        Ok(true)
    }

    /// Stops a match whose rules or bot failed. Its log stays as it is; the report is sealed with
    /// it, because it may hold secrets.
    pub(super) async fn freeze(&mut self, report: &str) -> Fault {
        let entries = self.times.len();
        tracing::error!(id = self.id, entries, "a match was frozen by a fault; its head has the report");
        self.shared.metrics.frozen.add(1);
        self.played = None;
        let mut head = self.head.clone();
        head.phase = Phase::Frozen;
        head.report = Some(format!("after {entries} entries: {}", convert::cut(report, 2_000)));
        let change = self.version_change(&head);
        let written = self.shared.store.append(Append { no: self.no, rows: Vec::new(), head: Some(change) }).await;
        match written {
            Ok(()) => self.version += 1,
            Err(error) => drop(storage_fault(&error)),
        }
        self.head = head;
        let news = text(&Message::Frozen { match_id: self.id.clone() });
        self.send_to(|_| true, &news);
        self.publish_info();
        frozen()
    }
}

/// Does to a match what another node did.
fn apply(played: &mut dyn AnyMatch, deed: &Deed<serde_json::Value>) -> Result<(), AnyError> {
    match deed {
        Deed::Act { seat, action } => played.act(*seat, action),
        Deed::Deal(names) => played.deal_named(names),
        Deed::Undo { seat, .. } => played.undo(*seat, SeatSet::first(played.seats())),
        Deed::Redo { seat } => played.redo(*seat),
        Deed::Resign { seat } => played.resign(*seat),
        Deed::Flag { seat } => played.flag(*seat),
        Deed::Note { seat, text } => {
            played.note(*seat, text);
            Ok(())
        }
    }
}

/// What a panic said.
fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
