//! What a table wants of those around it, and how it hears of it. The table is a coroutine that is
//! resumed by hand: it waits at this desk, and whatever it wants lies here until somebody fetches it.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::future::poll_fn;
use std::sync::{Mutex, MutexGuard};
use std::task::Poll;

use parlour_protocol::{ChatLine, Fault};
use serde_json::Value;
use thiserror::Error;

use crate::head::{Head, Stored};
use crate::live::Draft;
use crate::news::News;
use crate::{Command, Replied};

/// What somebody asked.
pub type AskId = u64;

/// What the table asked for.
pub type WorkId = u64;

/// A connection.
pub type Socket = u64;

/// What time it is, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Time {
    /// What players' clocks run on: it neither jumps nor passes while nobody serves the table.
    pub served: u64,
    /// The time of day.
    pub clock: u64,
}

/// Something that takes time and may panic or never end; whoever runs it guards against both.
pub type Job = Box<dyn FnOnce() -> Box<dyn Any + Send> + Send>;

/// Why there was no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// It panicked, saying so.
    Panicked(String),
    /// It took longer than it may.
    TooLong,
    /// It had nothing to say.
    Silent,
    /// Nobody works any more: everything is shutting down.
    Closed,
}

/// What a panic said.
pub fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}

/// What a table wants, in the order in which it wants it.
pub enum Out {
    /// Make this durable, then say [`Table::done`](crate::Table::done).
    Write(WorkId, Write),
    /// Find this, then say so.
    Read(WorkId, Read),
    /// Let the rules work, then say so.
    Run(WorkId, Job),
    /// Let a bot think for this person, and say so when it has. The table does not wait.
    Think(WorkId, String, Job),
    /// Send this to these; who cannot take it is [gone](Command::Gone).
    Tell(Vec<Socket>, String),
    /// Send this to these as far as they keep up: the next of its kind makes up for it.
    Offer(Vec<Socket>, String),
    /// The answer to somebody.
    Answer(AskId, Result<Replied, Fault>),
    /// Tell others who hold the same match.
    News(News),
    /// Something happened that those around the table may care about.
    Happened(Happened),
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Happened {
    /// The match is over.
    Ended,
    /// Its result can be put into the players' profiles; more than once, if it was not known whether
    /// it was.
    Result(Box<Head>),
    /// A fault has stopped the match.
    Frozen,
    /// A bot has moved.
    BotMoved,
}

/// What came of something that a table wanted.
pub enum Done {
    /// Of [`Out::Write`].
    Written(Result<(), Trouble>),
    /// Of [`Out::Read`].
    Found(Result<Found, Trouble>),
    /// Of [`Out::Run`].
    Ran(Result<Box<dyn Any + Send>, Stuck>),
    /// Of [`Out::Think`], and how many milliseconds the thought itself took.
    Thought(Result<Box<dyn Any + Send>, Stuck>, u64),
}

/// What is to become durable, each in one piece.
#[derive(Clone, Debug)]
pub enum Write {
    /// Entries, and what goes with them.
    Entries(Append),
    /// A seat's draft.
    Draft(u8, Draft),
    /// A line of chat.
    Line(ChatLine),
    /// How far a person has seen a seat's changes.
    Looked {
        /// Who.
        person: String,
        /// On which seat.
        seat: u8,
        /// The number.
        number: u32,
    },
}

/// Entries and a change of the head, in one piece.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// Entries with their numbers, as they are stored.
    pub rows: Vec<(u32, Vec<u8>)>,
    /// The hash of the last of them.
    pub hash: String,
    /// The hash of the chain after it.
    pub chain: [u8; 32],
    /// A change of the match itself.
    pub head: Option<Box<HeadChange>>,
    /// The seat whose draft these entries make good, or overtake: it goes with them.
    pub spent: Option<u8>,
}

/// A change of a match's head.
#[derive(Clone, Debug)]
pub struct HeadChange {
    /// The version that it replaces.
    pub from: i64,
    /// The new one.
    pub head: Head,
    /// When, by the time of day; lists go by it.
    pub at: u64,
}

/// What is to be found.
#[derive(Clone, Debug)]
pub enum Read {
    /// The match.
    Match {
        /// Whether entry by entry: what is kept in other forms was of no use.
        whole: bool,
    },
    /// What others have written since.
    News {
        /// Since so many entries.
        entries: u32,
        /// Since this line of chat.
        line: u32,
    },
    /// All drafts.
    Drafts,
    /// How far a person has seen a seat's changes.
    Looked {
        /// Who.
        person: String,
        /// On which seat.
        seat: u8,
    },
    /// What a game keeps of a person between matches.
    Kept {
        /// Who.
        person: String,
        /// The game.
        game: String,
    },
}

/// What was found.
#[derive(Debug)]
pub enum Found {
    /// Of [`Read::Match`].
    Match(Box<Loaded>),
    /// Of [`Read::News`].
    News(Fresh),
    /// Of [`Read::Drafts`].
    Drafts(Vec<(u8, Draft)>),
    /// Of [`Read::Looked`].
    Looked(u32),
    /// Of [`Read::Kept`].
    Kept(Value),
}

/// A match as it is stored.
#[derive(Debug)]
pub struct Loaded {
    /// When it was made.
    pub created: u64,
    /// When its head was last changed.
    pub updated: u64,
    /// The version of its head.
    pub version: i64,
    /// Its head.
    pub head: Head,
    /// Its entries.
    pub entries: Vec<Stored>,
    /// The hash of their chain, if they were checked before: then they are only applied.
    pub checked: Option<[u8; 32]>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The drafts.
    pub drafts: Vec<(u8, Draft)>,
}

/// What others have written.
#[derive(Debug)]
pub struct Fresh {
    /// The version of the head now.
    pub version: i64,
    /// The entries.
    pub entries: Vec<Stored>,
    /// The lines of chat.
    pub chat: Vec<ChatLine>,
}

/// Why something was not written or found.
#[derive(Clone, Debug, Error)]
pub enum Trouble {
    /// Somebody else wrote this entry or this version first.
    #[error("somebody else was first")]
    Conflict,
    /// There is no room, and nothing was written.
    #[error("there is no room left")]
    Full,
    /// Whether something was written is not known.
    #[error("{0}; whether it was written is not known")]
    Unsure(String),
    /// It failed, and nothing was written.
    #[error("{0}")]
    Failed(String),
    /// What is stored does not read back.
    #[error("stored data does not read back: {0}")]
    Shape(String),
    /// There is no such match.
    #[error("there is no such match")]
    Missing,
    /// Those with later rules have taken the match up.
    #[error("this match is continuing on a newer version")]
    Newer,
    /// Everything is shutting down.
    #[error("storage is closed")]
    Closed,
}

/// What a table hears.
pub(crate) enum Heard {
    Command(AskId, Command),
    Thought(WorkId, Result<Box<dyn Any + Send>, Stuck>, u64),
    Alarm,
}

#[derive(Default)]
struct Inner {
    now: Time,
    heard: VecDeque<Heard>,
    /// Whether time was said to have passed.
    ticked: bool,
    alarm: Option<u64>,
    outs: Vec<Out>,
    done: HashMap<WorkId, Done>,
    works: WorkId,
}

/// The desk at which a table waits.
#[derive(Default)]
pub(crate) struct Desk(Mutex<Inner>);

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().expect("no code panics with this lock")
    }

    pub(crate) fn set_time(&self, now: Time) {
        self.lock().now = now;
    }

    pub(crate) fn time(&self) -> Time {
        self.lock().now
    }

    pub(crate) fn hear(&self, heard: Heard) {
        self.lock().heard.push_back(heard);
    }

    pub(crate) fn tick(&self) {
        self.lock().ticked = true;
    }

    pub(crate) fn alarm(&self) -> Option<u64> {
        self.lock().alarm
    }

    pub(crate) fn put(&self, out: Out) {
        self.lock().outs.push(out);
    }

    pub(crate) fn take_outs(&self) -> Vec<Out> {
        std::mem::take(&mut self.lock().outs)
    }

    pub(crate) fn answer_work(&self, work: WorkId, done: Done) {
        self.lock().done.insert(work, done);
    }

    /// What nobody has heard any more.
    pub(crate) fn unheard(&self) -> Vec<(AskId, Command)> {
        let heard = std::mem::take(&mut self.lock().heard);
        let commands = heard.into_iter().filter_map(|heard| match heard {
            Heard::Command(ask, command) => Some((ask, command)),
            _ => None,
        });
        commands.collect()
    }

    /// Waits for the next thing to hear, or for an alarm at the latest.
    pub(crate) async fn next(&self, alarm: Option<u64>) -> Heard {
        poll_fn(|_| {
            let mut inner = self.lock();
            inner.alarm = alarm;
            if let Some(heard) = inner.heard.pop_front() {
                return Poll::Ready(heard);
            }
            // One alarm for each time that time has passed: what stays due must not hold anybody up.
            let due = alarm.is_some_and(|at| at <= inner.now.served);
            if due && std::mem::take(&mut inner.ticked) { Poll::Ready(Heard::Alarm) } else { Poll::Pending }
        })
        .await
    }

    fn want(&self, out: impl FnOnce(WorkId) -> Out) -> WorkId {
        let mut inner = self.lock();
        inner.works += 1;
        let work = inner.works;
        inner.outs.push(out(work));
        work
    }

    async fn wait(&self, work: WorkId) -> Done {
        poll_fn(|_| match self.lock().done.remove(&work) {
            Some(done) => Poll::Ready(done),
            None => Poll::Pending,
        })
        .await
    }

    /// Makes something durable.
    pub(crate) async fn write(&self, write: Write) -> Result<(), Trouble> {
        let work = self.want(|work| Out::Write(work, write));
        match self.wait(work).await {
            Done::Written(written) => written,
            _ => Err(Trouble::Closed),
        }
    }

    /// Finds something.
    pub(crate) async fn read(&self, read: Read) -> Result<Found, Trouble> {
        let work = self.want(|work| Out::Read(work, read));
        match self.wait(work).await {
            Done::Found(found) => found,
            _ => Err(Trouble::Closed),
        }
    }

    /// Lets the rules do something, where neither a panic nor an endless loop harms the table.
    pub(crate) async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Stuck> {
        let work = self.want(|work| Out::Run(work, Box::new(move || Box::new(job()))));
        match self.wait(work).await {
            Done::Ran(ran) => ran.and_then(|ran| ran.downcast().map(|ran| *ran).map_err(|_| Stuck::Silent)),
            _ => Err(Stuck::Closed),
        }
    }

    /// Lets a bot think for somebody; what it thought is heard later.
    pub(crate) fn think<T: Send + 'static>(&self, person: String, job: impl FnOnce() -> T + Send + 'static) -> WorkId {
        self.want(|work| Out::Think(work, person, Box::new(move || Box::new(job()))))
    }
}
