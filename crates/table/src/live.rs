//! The coroutine that owns one match: taking it up from storage, and its loop.

use std::any::Any;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use parlour_core::{AnyGame, AnyMatch, Dealing, Key, Opening, Record, Seat, SeatSet, Status, Viewer, from_hex};
use parlour_protocol::{Ask, ChatLine, Code, Fault, Phase};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::bots::{Decision, Thought};
use crate::clocks::{Clocks, GRACE};
use crate::commit::render;
use crate::desk::{AskId, Desk, Found, Heard, Loaded, Out, Read, Socket, Trouble, WorkId, said};
use crate::elsewhere::Elsewhere;
use crate::head::{Head, Stored};
use crate::rounds::Round;
use crate::sides::{SeatSide, ViewerSide, place, viewers};
use crate::spare::{Runs, Times};
use crate::{Closed, Command, House, Replied, busy, storage_fault, text};

/// A match nobody is at is put away after this long, in milliseconds; sooner when it is over.
const IDLE: u64 = 600_000;
const IDLE_AND_OVER: u64 = 10_000;

/// After this long without anything to hear, what every viewer sees is forgotten, in milliseconds: it
/// is most of what a table holds, and can be made again.
const FORGOTTEN: u64 = 10_000;

/// How many lines of chat are kept at hand.
pub(super) const CHAT_KEPT: usize = 200;

/// What a viewer sees, as it is sent; and for finding out whether it has changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Face {
    pub view: Box<RawValue>,
    pub prompt: Option<Box<RawValue>>,
    /// The view in words, if somebody was there to read it.
    pub scene: Option<Box<RawValue>>,
    /// How it came about, if it is known.
    pub turn: Option<Turn>,
}

/// How a viewer came to see what it sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// The first of the entries that were made together last.
    pub from: u32,
    /// Whether the view was another before them.
    pub turned: bool,
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
    pub socket: Socket,
    pub account: Option<String>,
    /// Whether somebody with a seat looks on only.
    pub watch: bool,
    /// Whether it shows what happens one thing after another.
    pub beats: bool,
    pub viewers: Vec<Viewer>,
}

impl Guest {
    /// The seats that it sees for.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.viewers.iter().filter_map(|viewer| match viewer {
            Viewer::Seat(seat) => Some(*seat),
            _ => None,
        })
    }
}

/// A plan that a seat keeps to itself.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Draft {
    /// The actions, in order.
    pub actions: Vec<Value>,
    /// Whether it is meant.
    pub ready: bool,
}

impl Draft {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && !self.ready
    }
}

/// An undo about which the others are asked.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    pub seat: u8,
    pub waiting: SeatSet,
    /// Whether it is about a whole action.
    pub whole: bool,
}

/// One live match.
pub(crate) struct Live {
    pub(super) house: Arc<House>,
    pub(super) desk: Arc<Desk>,
    pub(super) id: String,
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
    /// When each entry was made, by the time of day, in seconds: nobody is told more.
    pub(super) times: Times,
    /// The same in milliseconds as [`Time::served`](crate::Time) counts, where onlookers are kept behind.
    pub(super) moments: Runs<u64>,
    /// By seat.
    pub(super) seats: Vec<SeatSide>,
    /// By viewer.
    pub(super) viewers: Vec<ViewerSide>,
    pub(super) sent_asked: SeatSet,
    pub(super) clocks: Option<Clocks>,
    /// The timer of the round, in a game that has one.
    pub(super) round: Option<Round>,
    pub(super) asking: Option<Asking>,
    /// What bots think about, by what was asked for.
    pub(super) thoughts: HashMap<WorkId, Thought>,
    /// What bots have decided that is not to be told yet, and when it is.
    pub(super) decisions: Vec<(u64, Decision)>,
    /// The longest a bot has thought here, in milliseconds.
    pub(super) longest: u64,
    /// How many decisions bots take at once when they are among themselves.
    pub(super) ahead: usize,
    /// No bot is asked before this time; zero if they may be.
    pub(super) bots_rest: u64,
    pub(super) guests: Vec<Guest>,
    /// Who is connected to other nodes.
    pub(super) elsewhere: Elsewhere,
    pub(super) chat: Vec<ChatLine>,
    pub(super) used: u64,
    /// When something was last heard; none while what viewers see is forgotten.
    pub(super) heard: Option<u64>,
    /// Set when what is in memory can no longer be trusted.
    pub(super) lost: bool,
}

/// Takes a match up and serves it until nobody needs it.
pub(crate) async fn run(house: Arc<House>, desk: Arc<Desk>, id: String) -> Closed {
    match AssertUnwindSafe(Box::pin(Live::load(house, desk, id.clone()))).catch_unwind().await {
        Ok(Ok(mut live)) => live.serve().await,
        Ok(Err(error)) => {
            tracing::error!(id, %error, "a match could not be read back from storage");
            Closed::Lost(unreadable(&error))
        }
        Err(_) => {
            tracing::error!(id, "a match panicked when it was read back from storage");
            Closed::Lost(frozen())
        }
    }
}

impl Live {
    pub(super) async fn load(house: Arc<House>, desk: Arc<Desk>, id: String) -> Result<Self, Trouble> {
        let loaded = read_match(&desk, false).await?;
        let mut live = Live::new(house, desk, id, &loaded)?;
        live.read_log(loaded).await?;
        live.take_over().await?;
        live.note_round();
        Ok(live)
    }

    /// The match without its entries.
    fn new(house: Arc<House>, desk: Arc<Desk>, id: String, loaded: &Loaded) -> Result<Self, Trouble> {
        let mut head = loaded.head.clone();
        let missing = || Trouble::Shape(format!("no game called {}", head.game));
        let game = (house.find)(&head.game).ok_or_else(missing)?;
        let plays = game.info().rules_version;
        if head.played_under() > plays {
            return Err(Trouble::Newer);
        }
        if !head.fixed {
            head.rules_version = plays;
        }
        let seats = head.seats.len();
        let now = desk.time().served;
        let mut clocks = head.clock.map(|control| Clocks::new(control, seats));
        if let Some(clocks) = clocks.as_mut().filter(|_| head.phase == Phase::Running) {
            clocks.not_before = now + GRACE;
        }
        Ok(Live {
            house,
            desk,
            id,
            created: loaded.created,
            updated: loaded.updated,
            head_changed: loaded.updated,
            version: loaded.version,
            game,
            played: None,
            chain: [0; 32],
            kept: None,
            kept_entries: None,
            times: Times::default(),
            moments: Runs::default(),
            seats: vec![SeatSide { away: Some(now), ..SeatSide::default() }; seats],
            viewers: vec![ViewerSide::default(); seats + 1],
            sent_asked: SeatSet::EMPTY,
            clocks,
            round: None,
            asking: None,
            thoughts: HashMap::new(),
            decisions: Vec::new(),
            longest: 0,
            ahead: 1,
            bots_rest: 0,
            guests: Vec::new(),
            elsewhere: Elsewhere::default(),
            chat: Vec::new(),
            used: now,
            heard: Some(now),
            lost: false,
            head,
        })
    }

    /// Takes in what is stored beside the head.
    async fn read_log(&mut self, mut loaded: Loaded) -> Result<(), Trouble> {
        self.take_chat(std::mem::take(&mut loaded.chat));
        self.take_drafts(std::mem::take(&mut loaded.drafts));
        if !self.head.fixed {
            return Ok(());
        }
        let entries = std::mem::take(&mut loaded.entries);
        let taken_up = match loaded.checked {
            Some(chain) => {
                if let Some((played, entries)) = self.applied(entries).await {
                    Some((played, entries, chain))
                } else {
                    // What is kept beside the log is of no use, or has no key to begin with.
                    let loaded = read_match(&self.desk, true).await?;
                    self.read_entries(loaded.entries).await?
                }
            }
            None => self.read_entries(entries).await?,
        };
        let Some((played, entries, chain)) = taken_up else { return Ok(()) };
        (self.played, self.chain) = (Some(played), chain);
        for (number, stored) in entries.into_iter().enumerate() {
            self.note_stored(number as u32, stored);
        }
        self.fold();
        self.start_clocks();
        let faces = self.rendered();
        self.show(faces);
        for viewer in self.all_viewers() {
            self.viewer_mut(viewer).sent = self.shown(viewer);
        }
        self.sent_asked = self.asked();
        // What was asked before is not known any more.
        for seat in Seat::first(self.seats.len() as u8) {
            self.seats[seat.index()].asked_since = self.number(Viewer::Seat(seat));
        }
        Ok(())
    }

    /// Applies entries that were checked before; none where something does not fit.
    async fn applied(&mut self, entries: Vec<Stored>) -> Option<(Box<dyn AnyMatch>, Vec<Stored>)> {
        let (find, head) = (self.house.find, self.head.clone());
        let apply = move || Some((applied(find(&head.game)?.as_ref(), &head, &entries)?, entries));
        self.desk.run(apply).await.ok().flatten()
    }

    /// Replays the stored entries under the rules; every hash is compared. Of what earlier rules
    /// have played, as far as these play it the same; none if not even its start is.
    async fn read_entries(&mut self, mut entries: Vec<Stored>) -> Result<Option<TakenUp>, Trouble> {
        let record = self.head.record(&entries);
        for (number, (line, stored)) in record.entries.iter().zip(&entries).enumerate() {
            if line.hash != stored.hash {
                return Err(Trouble::Shape(format!("match {}: the hash chain is broken at entry {number}", self.id)));
            }
        }
        let bytes = from_hex(&record.head).and_then(|bytes| bytes.try_into().ok());
        let chain = bytes.ok_or_else(|| Trouble::Shape("a hash".into()))?;
        match self.replayed(record.clone(), &entries).await? {
            Ok(played) => return Ok(Some((played, entries, chain))),
            Err(what) if !self.is_older() => return Err(Trouble::Shape(format!("match {}: {what}", self.id))),
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

    /// The time as players' clocks count it.
    pub(super) fn now(&self) -> u64 {
        self.desk.time().served
    }

    /// The time of day.
    pub(super) fn clock(&self) -> u64 {
        self.desk.time().clock
    }

    /// What every viewer sees now.
    pub(super) fn rendered(&self) -> Vec<Face> {
        match &self.played {
            Some(played) => render(played.as_ref(), &self.watched()),
            None => vec![Face::default(); self.viewers.len()],
        }
    }

    /// By viewer: whether somebody is there to be told.
    pub(super) fn watched(&self) -> Vec<bool> {
        self.all_viewers().map(|viewer| self.is_watched(viewer)).collect()
    }

    /// Whether somebody is there to be told.
    pub(super) fn is_watched(&self, viewer: Viewer) -> bool {
        self.guests.iter().any(|guest| guest.viewers.contains(&viewer))
    }

    /// Everybody sees these now; gives what they saw before.
    pub(super) fn show(&mut self, faces: Vec<Face>) -> Vec<Face> {
        self.viewers.iter_mut().zip(faces).map(|(viewer, face)| std::mem::replace(&mut viewer.face, face)).collect()
    }

    /// Takes note of what an entry carries beside its deed.
    pub(super) fn note_stored<D>(&mut self, number: u32, stored: Stored<D>) {
        self.times.push((stored.at / 1_000) as u32);
        if self.head.delay > 0 {
            // Logs of earlier versions have the time of day alone.
            self.moments.push(if stored.served == 0 { stored.at } else { stored.served });
        }
        for (place, viewer) in self.viewers.iter_mut().enumerate() {
            if stored.seen >> place & 1 == 1 {
                viewer.marks.push(number);
            }
        }
        if let Some((seat, key)) = stored.key {
            self.seats[usize::from(seat)].done.insert(&key, number, stored.digest.as_deref());
        }
        if let (Some(clocks), Some(seats)) = (&mut self.clocks, stored.clocks) {
            clocks.seats = seats;
        }
    }

    /// When an entry was made, to the second.
    pub(super) fn made(&self, entry: u32) -> u64 {
        u64::from(self.times.of(entry)) * 1_000
    }

    /// Keeps the log in little memory. Authors and times are in storage, for whoever wants a record.
    pub(super) fn fold(&mut self) {
        if let Some(played) = &mut self.played {
            played.fold();
        }
    }

    /// Takes in lines of chat; so many are kept at hand.
    pub(super) fn take_chat(&mut self, lines: Vec<ChatLine>) {
        self.chat.extend(lines);
        let surplus = self.chat.len().saturating_sub(CHAT_KEPT);
        self.chat.drain(..surplus);
    }

    /// Reads the drafts: what storage has is what counts, whoever made them.
    pub(super) async fn load_drafts(&mut self) -> Result<(), Trouble> {
        if let Found::Drafts(drafts) = self.desk.read(Read::Drafts).await? {
            self.take_drafts(drafts);
        }
        Ok(())
    }

    fn take_drafts(&mut self, stored: Vec<(u8, Draft)>) {
        self.seats.iter_mut().for_each(|seat| seat.draft = Draft::default());
        if self.head.phase == Phase::Running {
            for (seat, draft) in stored {
                if let Some(side) = self.seats.get_mut(usize::from(seat)) {
                    side.draft = draft;
                }
            }
        }
    }

    /// Lets the clocks run that should and do not: at the start, and when a server stopped before
    /// the first entry, which is the first to carry them.
    pub(super) fn start_clocks(&mut self) {
        let (asked, timed, now) = (self.asked(), self.timed(), self.now());
        if let Some(clocks) = self.clocks.as_mut().filter(|clocks| clocks.seats.iter().all(|seat| seat.since.is_none()))
        {
            clocks.pass(None, asked, timed, now);
        }
    }

    /// Reads everything again: somebody else wrote, or a write failed half-way.
    pub(super) async fn reload(&mut self) {
        match Box::pin(Live::load(self.house.clone(), self.desk.clone(), self.id.clone())).await {
            Ok(fresh) => {
                let (guests, elsewhere) = (std::mem::take(&mut self.guests), std::mem::take(&mut self.elsewhere));
                let chat_known = self.chat.last().map_or(0, |line| line.number);
                let before = (self.head.phase, self.version);
                let not_before = self.clocks.as_ref().map_or(0, |clocks| clocks.not_before);
                let (bots_rest, longest, ahead) = (self.bots_rest, self.longest, self.ahead);
                let sent_asked = self.sent_asked;
                let round = self.round.take();
                let (thoughts, decisions) = (std::mem::take(&mut self.thoughts), std::mem::take(&mut self.decisions));
                let (seats, viewers) = (std::mem::take(&mut self.seats), std::mem::take(&mut self.viewers));
                *self = Live {
                    sent_asked,
                    round,
                    thoughts,
                    decisions,
                    longest,
                    ahead,
                    bots_rest,
                    guests,
                    elsewhere,
                    ..fresh
                };
                // What storage does not have of them.
                for (side, known) in self.seats.iter_mut().zip(seats) {
                    let SeatSide { away, refusals, advised, .. } = known;
                    (side.away, side.refusals, side.advised) = (away, refusals, advised);
                }
                for (side, known) in self.viewers.iter_mut().zip(viewers) {
                    side.sent = known.sent;
                }
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

    /// Hears what is said. What is done about it is boxed: it needs room for all that may be waited for, which
    /// a table that waits for somebody to speak would keep.
    async fn serve(&mut self) -> Closed {
        // A crash between the start and its first deal leaves the dealer asked.
        if matches!(self.running().map(AnyMatch::status), Ok(Status::Chance(_)))
            && let Err(fault) = Box::pin(self.open_play()).await
        {
            tracing::warn!(id = self.id, %fault, "the start could not be dealt");
        }
        self.care();
        let passed = AssertUnwindSafe(Box::pin(self.pass_idle())).catch_unwind().await;
        if let Err(panic) = passed {
            Box::pin(self.outlive(panic)).await;
        }
        while !self.lost {
            let alarm = self.wake();
            let heard = self.desk.next(alarm).await;
            if matches!(heard, Heard::Alarm) && self.is_idle() {
                return Closed::PutAway;
            }
            if matches!(heard, Heard::Alarm) && self.forget_faces() {
                continue;
            }
            let ask = match &heard {
                Heard::Command(ask, _) => Some(*ask),
                _ => None,
            };
            let taken = Box::pin(async {
                self.recall_faces();
                self.hear(heard).await;
                self.pass_idle().await;
            });
            let taken = AssertUnwindSafe(taken).catch_unwind().await;
            if let Err(panic) = taken {
                // Nobody waits for what it has cut short.
                if let Some(ask) = ask {
                    self.desk.put(Out::Answer(ask, Err(busy())));
                }
                Box::pin(self.outlive(panic)).await;
            }
        }
        let everybody = self.guests.drain(..).map(|guest| guest.socket).collect();
        self.desk.put(Out::Tell(everybody, text(&parlour_protocol::Message::Fault(busy()))));
        Closed::Lost(busy())
    }

    async fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Command(ask, command) => self.take(ask, command).await,
            Heard::Thought(work, thought, took) => self.thought(work, thought, took).await,
            Heard::Alarm => self.woken().await,
        }
    }

    /// The rules have their own threads; what is asked of a game here (its words, what an undo
    /// means, a replay) may panic as well. That stops a match that is being played; one that is
    /// over is only put away.
    async fn outlive(&mut self, panic: Box<dyn Any + Send>) {
        if self.head.phase == Phase::Running {
            self.freeze(&said(panic.as_ref())).await;
        } else {
            tracing::error!(id = self.id, "a match panicked that is not being played; it is put away");
            self.lost = true;
        }
    }

    /// Forgets what every viewer sees, if it is time and nothing else is due.
    fn forget_faces(&mut self) -> bool {
        let due = self.heard.is_some_and(|heard| heard + FORGOTTEN <= self.now());
        if due {
            self.heard = None;
            self.show(vec![Face::default(); self.viewers.len()]);
        }
        due && self.wake().is_none_or(|at| at > self.now())
    }

    /// Makes what every viewer sees anew, if it is forgotten: nothing has happened since.
    fn recall_faces(&mut self) {
        if self.heard.replace(self.now()).is_none() {
            let faces = self.rendered();
            self.show(faces);
        }
    }

    fn wake(&self) -> Option<u64> {
        let forget = self.heard.filter(|_| self.played.is_some()).map(|heard| heard + FORGOTTEN);
        let idle = (self.guests.is_empty() && !self.head.needs_care()).then_some(self.idle_at());
        let bots = (self.bots_rest > 0).then_some(self.bots_rest);
        let due = [self.next_flag(), self.next_for_spectators(), self.next_announcement(), self.next_lapse()];
        due.into_iter()
            .chain([self.next_by_rules(), self.head.veiled, bots, idle, self.next_decision(), forget])
            .flatten()
            .min()
    }

    fn is_idle(&self) -> bool {
        let now = self.now();
        self.guests.is_empty() && !self.head.needs_care() && now >= self.idle_at()
    }

    fn idle_at(&self) -> u64 {
        self.used + if self.is_finished() { IDLE_AND_OVER } else { IDLE }
    }

    async fn take(&mut self, ask: AskId, command: Command) {
        self.used = self.now();
        let reply = match command {
            Command::Ask(who, Ask::Hint { seat, bot }) => return self.hint(&who, seat, bot, ask),
            Command::Ask(who, what) => {
                let answer = self.ask(&who, what).await.map(Replied::Answer);
                self.desk.put(Out::Answer(ask, answer));
                return self.care();
            }
            Command::Join(who, join) => self.join(&who, join).await.map(|info| Replied::Info(Box::new(info))),
            Command::Leave(who) => self.leave(&who).await.map(|info| Replied::Info(Box::new(info))),
            Command::Info(who) => self.may_look_back(&who).map(|()| Replied::Info(Box::new(self.info(&who)))),
            Command::Invitations(who) => self.invitations(&who).map(Replied::Invitations),
            Command::Replay(who, viewer) => self.replay(&who, &viewer).map(Replied::Replay),
            Command::ReplayView(who, viewer, kept) => {
                self.replay_view(&who, &viewer, kept).map(|view| Replied::ReplayView(Box::new(view)))
            }
            Command::Record => self.record().await.map(|record| Replied::Record(Box::new(record))),
            Command::Branchable(who) => self.branchable(&who).await.map(|origin| Replied::Origin(Box::new(origin))),
            Command::Heard(from, news) => {
                self.heard(from, news).await;
                Ok(Replied::Nothing)
            }
            Command::Gone(socket) => {
                self.forget(socket);
                Ok(Replied::Nothing)
            }
        };
        self.desk.put(Out::Answer(ask, reply));
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

    /// The match, if something in it may be taken back.
    pub(super) fn undoable(&self) -> Result<&dyn AnyMatch, Fault> {
        let over = self.played.as_deref().filter(|_| self.house.reopens && self.head.phase == Phase::Over);
        over.map_or_else(|| self.running(), Ok)
    }

    /// The seats that are asked now.
    pub(super) fn asked(&self) -> SeatSet {
        match (self.head.phase, self.played.as_ref().map(|played| played.status())) {
            (Phase::Running, Some(Status::Decide(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// How many changes a viewer could see so far.
    pub(super) fn number(&self, viewer: Viewer) -> u32 {
        self.viewer(viewer).marks.len() as u32
    }

    /// The same of a seat.
    pub(super) fn number_of(&self, seat: u8) -> u32 {
        self.number(Viewer::Seat(Seat(seat)))
    }

    /// The viewers of this table.
    pub(super) fn all_viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        viewers(self.seats.len() as u8)
    }

    /// What belongs to a viewer.
    pub(super) fn viewer(&self, viewer: Viewer) -> &ViewerSide {
        &self.viewers[place(viewer, self.seats.len() as u8)]
    }

    /// The same, to change it.
    pub(super) fn viewer_mut(&mut self, viewer: Viewer) -> &mut ViewerSide {
        &mut self.viewers[place(viewer, self.seats.len() as u8)]
    }

    /// What belongs to a seat.
    pub(super) fn seat(&self, seat: u8) -> &SeatSide {
        &self.seats[usize::from(seat)]
    }

    /// The same, to change it.
    pub(super) fn seat_mut(&mut self, seat: u8) -> &mut SeatSide {
        &mut self.seats[usize::from(seat)]
    }
}

/// A match, its entries and the hash of their chain.
type TakenUp = (Box<dyn AnyMatch>, Vec<Stored>, [u8; 32]);

pub(super) async fn read_match(desk: &Desk, whole: bool) -> Result<Loaded, Trouble> {
    match desk.read(Read::Match { whole }).await? {
        Found::Match(loaded) => Ok(*loaded),
        _ => Err(Trouble::Missing),
    }
}

/// Applies trusted entries one after another; none where something does not fit.
fn applied(game: &dyn AnyGame, head: &Head, entries: &[Stored]) -> Option<Box<dyn AnyMatch>> {
    let given = head.dealing == Dealing::Given;
    let key: Option<Key> = head.keys.first().and_then(|epoch| epoch.key.clone());
    if key.is_none() && !(given && head.keys.is_empty()) {
        return None;
    }
    let entropy = head.keys.first().map(|epoch| epoch.entropy.clone()).unwrap_or_default();
    let (setup, position) = (head.setup.clone(), head.position.clone());
    let mut played = game.start(Opening { setup, position, key, given, entropy, open: head.open }).ok()?;
    for (number, stored) in (0u32..).zip(entries) {
        played.repeat(&stored.deed).ok()?;
        if played.checkpoint(number) != stored.state {
            return None;
        }
    }
    played.set_players(head.names());
    Some(played)
}

/// What is said of a match that could not be read back: that storage fails may pass.
pub fn unreadable(trouble: &Trouble) -> Fault {
    match trouble {
        Trouble::Failed(_) | Trouble::Closed => storage_fault(trouble),
        Trouble::Newer => Fault::new(Code::ServerBusy, "this match is continuing on a newer version; try again"),
        Trouble::Missing => crate::unknown(),
        Trouble::Conflict => busy(),
        _ => Fault::new(Code::TableFrozen, "this match can't be read, at least by this version; its log is safe"),
    }
}

/// What is said of a frozen match.
pub(super) fn frozen() -> Fault {
    Fault::new(Code::TableFrozen, "a bug stopped this match; its log is safe")
}
