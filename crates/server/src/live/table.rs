//! The task that owns one match: taking it up from storage, and its loop.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use futures_util::FutureExt;
use parlour_core::{AnyGame, AnyMatch, Record, SeatSet, Status, Viewer, from_hex};
use parlour_protocol::{Ask, ChatLine, Code, Fault, Phase};
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::sync::{Semaphore, mpsc};

use super::clocks::{Clocks, GRACE};
use super::commit::render;
use super::elsewhere::Elsewhere;
use super::head::{Head, Stored};
use super::rounds::Round;
use super::snapshot::TakenUp;
use super::undo::Refusals;
use super::{Command, storage_fault};
use crate::outbox::Outbox;
use crate::pool::said;
use crate::shared::Shared;
use crate::store::{Anchor, MatchRow, StoreError};

/// A match nobody is at is put away after this long, in milliseconds; sooner when it is over.
const IDLE: u64 = 600_000;
const IDLE_AND_OVER: u64 = 10_000;

/// How many lines of chat are kept at hand.
pub(super) const CHAT_KEPT: usize = 200;

/// What a viewer sees, as it is sent; and for finding out whether it has changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Face {
    pub view: Box<RawValue>,
    pub prompt: Option<Box<RawValue>>,
    /// The view in words, if somebody was there to read it.
    pub scene: Option<Box<RawValue>>,
}

impl Face {
    /// Whether somebody who sees both sees no difference.
    pub fn shows_the_same(&self, other: &Face) -> bool {
        self.view.get() == other.view.get() && self.asks_the_same(other)
    }

    /// Whether both ask the same.
    pub fn asks_the_same(&self, other: &Face) -> bool {
        self.prompt.as_deref().map(RawValue::get) == other.prompt.as_deref().map(RawValue::get)
    }
}

/// Somebody connected.
#[derive(Debug)]
pub(super) struct Guest {
    pub outbox: Outbox,
    pub account: Option<String>,
    /// Whether somebody with a seat looks on only.
    pub watch: bool,
    pub viewers: Vec<usize>,
}

/// A plan that a seat keeps to itself.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(super) struct Draft {
    pub actions: Vec<Value>,
    pub ready: bool,
}

impl Draft {
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && !self.ready
    }
}

/// A request that was done.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// Its first entry.
    pub entry: u32,
    /// The digest of what it asked; none in logs of earlier versions.
    pub digest: Option<String>,
}

/// An undo about which the others are asked.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    pub seat: u8,
    pub waiting: SeatSet,
}

/// One live match.
pub(crate) struct Table {
    pub(super) shared: Arc<Shared>,
    pub(super) me: mpsc::WeakSender<Command>,
    pub(super) id: String,
    pub(super) no: i64,
    pub(super) created: u64,
    /// When something happened that everybody could see.
    pub(super) updated: u64,
    /// When the head was last changed.
    pub(super) head_changed: u64,
    pub(super) version: i64,
    pub(super) head: Head,
    pub(super) game: Box<dyn AnyGame>,
    pub(super) played: Option<Box<dyn AnyMatch>>,
    pub(super) chain: [u8; 32],
    /// The whole record of a match of which these rules play only a part the same.
    pub(super) kept: Option<Record>,
    /// How many entries that part has.
    pub(super) kept_entries: Option<u32>,
    /// How many entries there were when the latest snapshot was made.
    pub(super) snapshot_at: usize,
    /// When each entry was made, by the time of day.
    pub(super) times: Vec<u64>,
    /// The same as [`Served`](crate::served::Served) counts.
    pub(super) moments: Vec<u64>,
    /// By viewer: the entries with which a change ended that it could see.
    pub(super) marks: Vec<Vec<u32>>,
    pub(super) faces: Vec<Face>,
    /// By viewer: the number up to which its guests were told.
    pub(super) sent: Vec<u32>,
    pub(super) sent_asked: SeatSet,
    /// By seat: idempotency keys of the requests that were done.
    pub(super) keys: Vec<HashMap<String, Request>>,
    /// By seat: the number since which it is asked the same.
    pub(super) asked_since: Vec<u32>,
    pub(super) clocks: Option<Clocks>,
    /// The timer of the round, in a game that has one.
    pub(super) round: Option<Round>,
    /// By seat: since when its holder is not connected.
    pub(super) away: Vec<Option<u64>>,
    pub(super) drafts: Vec<Draft>,
    pub(super) asking: Option<Asking>,
    /// By seat: how often the others said no to its undo.
    pub(super) refusals: Vec<Refusals>,
    /// By seat: the number at which a bot is thinking.
    pub(super) thinking: Vec<Option<u32>>,
    /// By seat: why another bot decides in the place of the one that sits there, if it does now.
    pub(super) stand_ins: Vec<Option<String>>,
    /// By seat: how often in a row its bot gave no answer.
    pub(super) failures: Vec<u8>,
    /// The longest a bot has thought here, in milliseconds.
    pub(super) longest: Arc<AtomicU64>,
    /// No bot is asked before this time; zero if they may be.
    pub(super) bots_rest: u64,
    /// By seat: taken while a bot thinks about advice.
    pub(super) advised: Vec<Arc<Semaphore>>,
    pub(super) guests: Vec<Guest>,
    /// Who is connected to other nodes.
    pub(super) elsewhere: Elsewhere,
    pub(super) chat: Vec<ChatLine>,
    pub(super) used: u64,
    /// Set when what is in memory can no longer be trusted.
    pub(super) lost: bool,
}

/// Takes a match up and serves it until nobody needs it.
pub(super) async fn run(
    shared: Arc<Shared>,
    row: MatchRow,
    mut commands: mpsc::Receiver<Command>,
    me: mpsc::WeakSender<Command>,
) {
    let id = row.id.clone();
    let gone = match AssertUnwindSafe(Table::load(shared.clone(), row, me)).catch_unwind().await {
        Ok(Ok(mut table)) => {
            table.serve(&mut commands).await;
            // Put away while somebody was on the way to it: they find it taken up again.
            if !table.lost {
                commands.close();
                while let Some(command) = commands.recv().await {
                    super::pass_on(&shared, &id, command);
                }
            }
            super::busy()
        }
        Ok(Err(error)) => {
            tracing::error!(id, %error, "a match could not be read back from storage");
            unreadable(&error)
        }
        Err(_) => {
            tracing::error!(id, "a match panicked when it was read back from storage");
            frozen()
        }
    };
    commands.close();
    while let Some(command) = commands.recv().await {
        command.refuse(gone.clone());
    }
    shared.metrics.live.add(-1);
    shared.tables.live.lock().expect("no code panics with this lock").retain(|_, sender| !sender.is_closed());
}

impl Table {
    pub(super) async fn load(
        shared: Arc<Shared>,
        row: MatchRow,
        me: mpsc::WeakSender<Command>,
    ) -> Result<Self, StoreError> {
        let mut head: Head = serde_json::from_slice(&row.head)?;
        let shape = |what: String| StoreError::Shape(what);
        let game = (shared.games.find)(&head.game).ok_or_else(|| shape(format!("no game called {}", head.game)))?;
        let plays = game.info().rules_version;
        if head.played_under() > plays {
            return Err(StoreError::Newer);
        }
        if !head.fixed {
            head.rules_version = plays;
        }
        let seats = head.seats.len();
        let now = shared.time.now();
        let mut clocks = head.clock.map(|control| Clocks::new(control, seats));
        if let Some(clocks) = clocks.as_mut().filter(|_| head.phase == Phase::Running) {
            clocks.not_before = now + GRACE;
        }
        let mut table = Table {
            me,
            no: row.no,
            created: row.created,
            updated: row.updated,
            head_changed: row.updated,
            version: row.version,
            game,
            played: None,
            chain: [0; 32],
            kept: None,
            kept_entries: None,
            snapshot_at: 0,
            times: Vec::new(),
            moments: Vec::new(),
            marks: vec![Vec::new(); seats + 1],
            faces: vec![Face::default(); seats + 1],
            sent: vec![0; seats + 1],
            sent_asked: SeatSet::EMPTY,
            keys: vec![HashMap::new(); seats],
            asked_since: vec![0; seats],
            clocks,
            round: None,
            away: vec![Some(now); seats],
            drafts: vec![Draft::default(); seats],
            asking: None,
            refusals: vec![Refusals::default(); seats],
            thinking: vec![None; seats],
            stand_ins: vec![None; seats],
            failures: vec![0; seats],
            longest: Arc::default(),
            bots_rest: 0,
            advised: (0..seats).map(|_| Arc::new(Semaphore::new(1))).collect(),
            guests: Vec::new(),
            elsewhere: Elsewhere::default(),
            chat: Vec::new(),
            used: now,
            lost: false,
            id: row.id,
            head,
            shared,
        };
        table.load_log().await?;
        table.take_over().await?;
        table.load_talk().await?;
        table.note_round();
        Ok(table)
    }

    /// Takes the match up: from a snapshot where there is one, or entry by entry.
    async fn load_log(&mut self) -> Result<(), StoreError> {
        if !self.head.fixed {
            return Ok(());
        }
        let anchor = self.shared.store.anchor(self.no, &self.id).await?;
        let snapshot = self.read_snapshot(anchor.as_ref()).await?;
        self.snapshot_at = snapshot.as_ref().map_or(0, |(_, entries, _)| entries.len());
        let taken_up = match snapshot {
            Some(taken_up) => {
                self.shared.metrics.from_snapshots.add(1);
                Some(taken_up)
            }
            None => self.read_entries(anchor.as_ref()).await?,
        };
        let Some((played, entries, chain)) = taken_up else { return Ok(()) };
        (self.played, self.chain) = (Some(played), chain);
        for (number, stored) in entries.into_iter().enumerate() {
            self.note_stored(number as u32, stored);
        }
        self.start_clocks();
        self.faces = self.rendered();
        self.sent = (0..self.marks.len()).map(|viewer| self.shown(viewer)).collect();
        self.sent_asked = self.asked();
        // What was asked before is not known any more.
        self.asked_since = (0..self.head.seats.len()).map(|seat| self.number(seat)).collect();
        Ok(())
    }

    /// Replays the stored entries under the rules; every hash is compared. Of what earlier rules
    /// have played, as far as these play it the same; none if not even its start is.
    async fn read_entries(&mut self, anchor: Option<&Anchor>) -> Result<Option<TakenUp>, StoreError> {
        let bodies = self.shared.store.entries(self.no, &self.id, 0).await?;
        let mut entries = bodies.iter().map(|body| serde_json::from_slice(body)).collect::<Result<Vec<Stored>, _>>()?;
        self.check_anchor(anchor, &entries)?;
        let record = self.head.record(&entries);
        for (number, (line, stored)) in record.entries.iter().zip(&entries).enumerate() {
            if line.hash != stored.hash {
                return Err(StoreError::Shape(format!(
                    "match {}: the hash chain is broken at entry {number}",
                    self.id
                )));
            }
        }
        let bytes = from_hex(&record.head).and_then(|bytes| bytes.try_into().ok());
        let chain = bytes.ok_or_else(|| StoreError::Shape("a hash".into()))?;
        match self.replayed(record.clone(), &entries).await? {
            Ok(played) => return Ok(Some((played, entries, chain))),
            Err(what) if !self.is_older() => return Err(StoreError::Shape(format!("match {}: {what}", self.id))),
            Err(_) => {}
        }
        let part = self.part_that_holds(&record, &entries).await?;
        self.kept = Some(record);
        self.kept_entries = Some(part.as_ref().map_or(0, |(_, count)| *count as u32));
        Ok(part.map(|(played, count)| {
            entries.truncate(count);
            (played, entries, chain)
        }))
    }

    /// What every viewer sees now.
    pub(super) fn rendered(&self) -> Vec<Face> {
        match &self.played {
            Some(played) => render(played.as_ref(), &self.watched()),
            None => vec![Face::default(); self.marks.len()],
        }
    }

    /// By viewer: whether somebody is there to be told.
    pub(super) fn watched(&self) -> Vec<bool> {
        let watched = |viewer: usize| self.guests.iter().any(|guest| guest.viewers.contains(&viewer));
        (0..self.marks.len()).map(watched).collect()
    }

    /// Takes note of what an entry carries beside its deed.
    pub(super) fn note_stored(&mut self, number: u32, stored: Stored) {
        self.times.push(stored.at);
        // Logs of earlier versions have the time of day alone.
        self.moments.push(if stored.served == 0 { stored.at } else { stored.served });
        for (viewer, marks) in self.marks.iter_mut().enumerate() {
            if stored.seen >> viewer & 1 == 1 {
                marks.push(number);
            }
        }
        if let Some((seat, key)) = stored.key {
            self.keys[usize::from(seat)].insert(key, Request { entry: number, digest: stored.digest });
        }
        if let (Some(clocks), Some(seats)) = (&mut self.clocks, stored.clocks) {
            clocks.seats = seats;
        }
    }

    async fn load_talk(&mut self) -> Result<(), StoreError> {
        let after = self.chat.last().map_or(0, |line| line.number);
        for line in self.shared.store.chat(self.no, &self.id, after).await? {
            self.chat.push(serde_json::from_slice(&line)?);
        }
        let surplus = self.chat.len().saturating_sub(CHAT_KEPT);
        self.chat.drain(..surplus);
        self.load_drafts().await
    }

    /// Reads the drafts: what storage has is what counts, on whichever node they were made.
    pub(super) async fn load_drafts(&mut self) -> Result<(), StoreError> {
        let mut drafts = vec![Draft::default(); self.drafts.len()];
        if self.head.phase == Phase::Running {
            for (seat, draft) in self.shared.store.drafts(self.no, &self.id).await? {
                if let Some(place) = drafts.get_mut(usize::from(seat)) {
                    *place = serde_json::from_slice(&draft)?;
                }
            }
        }
        self.drafts = drafts;
        Ok(())
    }

    /// Lets the clocks run that should and do not: at the start, and when a server stopped before
    /// the first entry, which is the first to carry them.
    pub(super) fn start_clocks(&mut self) {
        let (asked, timed, now) = (self.asked(), self.timed(), self.shared.time.now());
        if let Some(clocks) = self.clocks.as_mut().filter(|clocks| clocks.seats.iter().all(|seat| seat.since.is_none()))
        {
            clocks.pass(None, asked, timed, now);
        }
    }

    /// Reads everything again: somebody else wrote, or a write failed half-way.
    pub(super) async fn reload(&mut self) {
        let Ok(Some(row)) = self.shared.store.find(&self.id).await else {
            self.lost = true;
            return;
        };
        match Table::load(self.shared.clone(), row, self.me.clone()).await {
            Ok(fresh) => {
                let (guests, elsewhere) = (std::mem::take(&mut self.guests), std::mem::take(&mut self.elsewhere));
                let chat_known = self.chat.last().map_or(0, |line| line.number);
                let (sent, sent_asked) = (self.sent.clone(), self.sent_asked);
                let before = (self.head.phase, self.version);
                let not_before = self.clocks.as_ref().map_or(0, |clocks| clocks.not_before);
                let bots_rest = self.bots_rest;
                let refusals = std::mem::take(&mut self.refusals);
                let (round, away) = (self.round.take(), std::mem::take(&mut self.away));
                *self = Table { sent, sent_asked, round, away, refusals, bots_rest, guests, elsewhere, ..fresh };
                if let Some(clocks) = &mut self.clocks {
                    clocks.not_before = not_before;
                }
                self.reseat();
                self.publish();
                self.publish_chat(chat_known);
                if before.0 != self.head.phase || (before.0 == Phase::Open && before.1 != self.version) {
                    self.publish_info();
                }
                self.care();
            }
            Err(error) => {
                tracing::error!(id = self.id, %error, "a match could not be read back from storage");
                self.lost = true;
            }
        }
    }

    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) {
        // A crash between the start and its first deal leaves the dealer asked.
        if matches!(self.running().map(AnyMatch::status), Ok(Status::Chance(_)))
            && let Err(fault) = self.open_play().await
        {
            tracing::warn!(id = self.id, %fault, "the start could not be dealt");
        }
        self.care();
        let passed = AssertUnwindSafe(self.pass_idle()).catch_unwind().await;
        self.outlive(passed).await;
        while !self.lost {
            let shared = self.shared.clone();
            let wake = self.wake();
            tokio::select! {
                command = commands.recv() => {
                    let Some(command) = command else { return };
                    let taken = AssertUnwindSafe(async {
                        self.take(command).await;
                        self.pass_idle().await;
                    }).catch_unwind().await;
                    self.outlive(taken).await;
                }
                () = shared.time.until(wake.unwrap_or(u64::MAX)), if wake.is_some() => {
                    if self.is_idle() {
                        return;
                    }
                    let woken = AssertUnwindSafe(async {
                        self.woken().await;
                        self.pass_idle().await;
                    }).catch_unwind().await;
                    self.outlive(woken).await;
                }
            }
        }
        for guest in self.guests.drain(..) {
            guest.outbox.send(crate::outbox::text(&parlour_protocol::Message::Fault(super::busy())));
        }
    }

    /// The rules have their own threads; what is asked of a game here (its words, what an undo
    /// means, a replay) may panic as well. That stops a match that is being played; one that is
    /// over is only put away.
    async fn outlive(&mut self, done: std::thread::Result<()>) {
        let Err(panic) = done else { return };
        if self.head.phase == Phase::Running {
            self.freeze(&said(panic.as_ref())).await;
        } else {
            tracing::error!(id = self.id, "a match panicked that is not being played; it is put away");
            self.lost = true;
        }
    }

    fn wake(&self) -> Option<u64> {
        let idle = (self.guests.is_empty() && !self.head.needs_care()).then_some(self.idle_at());
        let bots = (self.bots_rest > 0).then_some(self.bots_rest);
        let due = [self.next_flag(), self.next_for_spectators(), self.next_announcement(), self.next_lapse()];
        due.into_iter().chain([self.next_by_rules(), self.head.veiled, bots, idle]).flatten().min()
    }

    fn is_idle(&self) -> bool {
        let now = self.shared.time.now();
        self.guests.is_empty() && !self.head.needs_care() && now >= self.idle_at()
    }

    fn idle_at(&self) -> u64 {
        self.used + if self.is_finished() { IDLE_AND_OVER } else { IDLE }
    }

    async fn take(&mut self, command: Command) {
        self.used = self.shared.time.now();
        match command {
            Command::Ask(who, Ask::Hint { seat, bot }, reply) => self.hint(&who, seat, bot, reply),
            Command::Ask(who, ask, reply) => {
                let answer = self.ask(&who, ask).await;
                let _ = reply.send(answer);
                self.care();
            }
            Command::Join(who, join, reply) => drop(reply.send(self.join(&who, join).await)),
            Command::Leave(who, reply) => drop(reply.send(self.leave(&who).await)),
            Command::Info(who, reply) => drop(reply.send(self.may_look_back(&who).map(|()| self.info(&who)))),
            Command::Invitations(who, reply) => drop(reply.send(self.invitations(&who))),
            Command::Replay(who, viewer, reply) => drop(reply.send(self.replay(&who, &viewer))),
            Command::ReplayView(who, viewer, kept, reply) => {
                let _ = reply.send(self.replay_view(&who, &viewer, kept));
            }
            Command::Record(reply) => drop(reply.send(self.record())),
            Command::Branchable(who, reply) => drop(reply.send(self.branchable(&who))),
            Command::Decided(seat, number, choice) => self.decided(seat, number, choice).await,
            Command::Heard(from, news) => self.heard(from, news).await,
            Command::Gone(socket) => self.forget(socket),
        }
    }

    /// The match being played.
    pub(super) fn running(&self) -> Result<&dyn AnyMatch, Fault> {
        match (self.head.phase, &self.played) {
            (Phase::Running, Some(played)) => Ok(played.as_ref()),
            (Phase::Over, _) => Err(Fault::new(Code::TableOver, "the match is over")),
            (Phase::Frozen, _) => Err(self.stopped()),
            _ => Err(Fault::new(Code::TablePhase, "the match isn't in progress")),
        }
    }

    /// The seats that are asked now.
    pub(super) fn asked(&self) -> SeatSet {
        match (self.head.phase, self.played.as_ref().map(|played| played.status())) {
            (Phase::Running, Some(Status::Decide(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// How many changes a viewer could see so far.
    pub(super) fn number(&self, viewer: usize) -> u32 {
        self.marks[viewer].len() as u32
    }

    /// The viewer with this place in the tables by viewer: a seat, or onlookers.
    pub(super) fn viewer(&self, index: usize) -> Viewer {
        super::commit::viewer(index, self.head.seats.len() as u8)
    }

    /// The place of onlookers in the tables by viewer.
    pub(super) fn onlooker(&self) -> usize {
        self.head.seats.len()
    }
}

/// What is said of a match that could not be read back: that storage fails may pass.
pub(super) fn unreadable(error: &StoreError) -> Fault {
    match error {
        StoreError::Database(_) | StoreError::Closed => storage_fault(error),
        StoreError::Newer => Fault::new(Code::ServerBusy, "this match is continuing on a newer version; try again"),
        StoreError::Conflict => super::busy(),
        _ => Fault::new(Code::TableFrozen, "this match can't be read, at least by this version; its log is safe"),
    }
}

/// What is said of a frozen match.
pub(super) fn frozen() -> Fault {
    Fault::new(Code::TableFrozen, "a bug stopped this match; its log is safe")
}
