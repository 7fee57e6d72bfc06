//! The table itself, without I/O. An ask and the time go in; entries to make durable, messages to
//! send and work to do come out ([`Out`]). No thread, no socket, no file and no clock of its own:
//! a server, a browser's worker, a terminal and a test are what is around it.
//!
//! Nothing is told before the entries that it tells of were said to be durable, and nothing is
//! known that was not: a table that stops between any two outs and is taken up again from what was
//! durable has lost nothing and doubled nothing.

mod asks;
mod beats;
mod bots;
mod chat;
mod claims;
mod clocks;
mod commit;
pub mod convert;
mod desk;
mod elsewhere;
mod flags;
pub mod head;
pub mod kept;
mod live;
mod lobby;
mod news;
mod replay;
pub mod results;
mod rounds;
mod shares;
mod show;
mod sides;
mod spare;
mod undo;
mod upgrade;
mod wholes;

use std::any::Any;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use parlour_core::{AnyGame, HostKey, Key, Record, sha256};
use parlour_protocol::{Answer, Ask, Code, Fault, Invitation, Join, MatchInfo, Message, ReplayIndex, ReplayView};

pub use desk::{
    Append, AskId, Done, Found, Fresh, Happened, HeadChange, Job, Loaded, Out, Read, Socket, Stuck, Time, Trouble,
    WorkId, Write, said,
};
pub use live::{Draft, unreadable};
pub use lobby::Creation;
pub use news::News;

use desk::{Desk, Heard};

/// What does not change about those around a table.
pub struct House {
    /// A game by its id.
    pub find: fn(&str) -> Option<Box<dyn AnyGame>>,
    /// Fills a buffer with what nobody can foresee.
    pub random: fn(&mut [u8]),
    /// A number from which all matches are dealt, the same way each time: for tests that must not
    /// meet chance, never for play.
    pub rehearsed: Option<u64>,
    /// What tables and records are signed with, if anything.
    pub host: Option<HostKey>,
    /// Whether others may hold the same match.
    pub nodes: bool,
    /// Whether a match that is over can be taken back into play: where its result counts for nothing
    /// beyond the table.
    pub reopens: bool,
}

impl House {
    /// The key of a new match.
    pub(crate) fn key(&self) -> Key {
        let rehearsed = |number: u64| sha256(&[b"parlour rehearsal 1\0", &number.to_le_bytes()]);
        Key(self.rehearsed.map_or_else(|| self.random(), rehearsed))
    }

    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }
}

/// Somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The account's id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Whether there is no password.
    pub guest: bool,
}

/// Whoever asks: a person, and the connection by which it asks.
#[derive(Clone, Debug, Default)]
pub struct Who {
    /// The person; none for strangers.
    pub person: Option<Person>,
    /// The connection.
    pub socket: Option<Socket>,
}

impl Who {
    /// The person's id.
    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }
}

/// A match that is to be branched.
#[derive(Clone, Debug)]
pub struct Origin {
    /// Its id.
    pub id: String,
    /// Its record; without its keys if it is still being played.
    pub record: Record,
    /// Whether it is.
    pub running: bool,
}

/// What is said to a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// Something a player or onlooker asks.
    Ask(Who, Ask),
    /// Somebody takes a seat.
    Join(Who, Join),
    /// Somebody gets up before the start.
    Leave(Who),
    /// The lobby side of the match.
    Info(Who),
    /// The host's invitations.
    Invitations(Who),
    /// The steps of a replay.
    Replay(Who, String),
    /// The table after a step of a replay.
    ReplayView(Who, String, u32),
    /// The record of a finished match.
    Record,
    /// The match as it is to be branched.
    Branchable(Who),
    /// Something came from others who hold the match: their name, and what.
    Heard(String, News),
    /// A connection is gone.
    Gone(Socket),
}

/// What a table answers.
#[derive(Debug)]
pub enum Replied {
    /// To [`Command::Ask`].
    Answer(Answer),
    /// To [`Command::Join`], [`Command::Leave`] and [`Command::Info`].
    Info(Box<MatchInfo>),
    /// To [`Command::Invitations`].
    Invitations(Vec<Invitation>),
    /// To [`Command::Replay`].
    Replay(ReplayIndex),
    /// To [`Command::ReplayView`].
    ReplayView(Box<ReplayView>),
    /// To [`Command::Record`].
    Record(Box<Record>),
    /// To [`Command::Branchable`].
    Origin(Box<Origin>),
    /// To what is only told.
    Nothing,
}

/// What a command is answered with; none of it to any other.
impl Replied {
    /// To [`Command::Ask`].
    pub fn answer(self) -> Option<Answer> {
        if let Replied::Answer(answer) = self { Some(answer) } else { None }
    }

    /// To [`Command::Join`], [`Command::Leave`] and [`Command::Info`].
    pub fn info(self) -> Option<MatchInfo> {
        if let Replied::Info(info) = self { Some(*info) } else { None }
    }

    /// To [`Command::Invitations`].
    pub fn invitations(self) -> Option<Vec<Invitation>> {
        if let Replied::Invitations(invitations) = self { Some(invitations) } else { None }
    }

    /// To [`Command::Replay`].
    pub fn replay(self) -> Option<ReplayIndex> {
        if let Replied::Replay(index) = self { Some(index) } else { None }
    }

    /// To [`Command::ReplayView`].
    pub fn replay_view(self) -> Option<ReplayView> {
        if let Replied::ReplayView(view) = self { Some(*view) } else { None }
    }

    /// To [`Command::Record`].
    pub fn record(self) -> Option<Record> {
        if let Replied::Record(record) = self { Some(*record) } else { None }
    }

    /// To [`Command::Branchable`].
    pub fn origin(self) -> Option<Origin> {
        if let Replied::Origin(origin) = self { Some(*origin) } else { None }
    }
}

/// How a table ended.
#[derive(Clone, Debug)]
pub enum Closed {
    /// Nobody needed it: it can be taken up again.
    PutAway,
    /// What it holds can no longer be trusted, or could not be read; why, for those who still ask.
    Lost(Fault),
}

type Task = Pin<Box<dyn Future<Output = Closed> + Send>>;

/// One match as it is played, by people and bots, on as many connections as there are.
pub struct Table {
    desk: Arc<Desk>,
    task: Option<Task>,
    closed: Option<Closed>,
}

impl Table {
    /// Takes a match up from what is stored of it.
    pub fn open(house: Arc<House>, id: String, now: Time) -> (Self, Vec<Out>) {
        let desk = Arc::new(Desk::default());
        desk.set_time(now);
        let task: Task = Box::pin(live::run(house, desk.clone(), id));
        let mut table = Table { desk, task: Some(task), closed: None };
        let outs = table.resume();
        (table, outs)
    }

    /// Somebody asks; the [answer](Out::Answer) comes when it is durable.
    pub fn take(&mut self, now: Time, ask: AskId, command: Command) -> Vec<Out> {
        self.desk.set_time(now);
        self.desk.hear(Heard::Command(ask, command));
        self.resume()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Time) -> Vec<Out> {
        self.desk.set_time(now);
        self.desk.tick();
        self.resume()
    }

    /// Something that the table wanted is done, or is not.
    pub fn done(&mut self, now: Time, work: WorkId, done: Done) -> Vec<Out> {
        self.desk.set_time(now);
        match done {
            Done::Thought(thought, took) => self.desk.hear(Heard::Thought(work, thought, took)),
            done => self.desk.answer_work(work, done),
        }
        self.resume()
    }

    /// When to say [`tick`](Table::tick) at the latest, as [`Time::served`] counts.
    pub fn alarm(&self) -> Option<u64> {
        self.desk.alarm()
    }

    /// How it ended, if it has: then it hears nothing any more.
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// What was said to it that it did not hear before it ended.
    pub fn unheard(&mut self) -> Vec<(AskId, Command)> {
        self.desk.unheard()
    }

    fn resume(&mut self) -> Vec<Out> {
        if let Some(task) = &mut self.task
            && let Poll::Ready(closed) = task.as_mut().poll(&mut Context::from_waker(Waker::noop()))
        {
            (self.task, self.closed) = (None, Some(closed));
        }
        self.desk.take_outs()
    }
}

/// A message as text, written once for all who get it.
pub(crate) fn text(message: &Message) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// What is said when there is no such match, or it is not the caller's to see.
pub fn unknown() -> Fault {
    Fault::new(Code::TableUnknown, "there is no such match")
}

/// What is said when it cannot be done now.
pub fn busy() -> Fault {
    Fault::new(Code::ServerBusy, "the server is busy or shutting down; try again")
}

/// What went wrong with storage, as a client hears of it; the details go to the log.
pub fn storage_fault(trouble: &Trouble) -> Fault {
    tracing::error!(%trouble, "storage failed");
    let sentence = match trouble {
        Trouble::Full => "the server's disk is full; nothing was changed",
        Trouble::Unsure(_) => "the database didn't answer; look again to see whether it was saved",
        _ => "the database didn't save it; nothing was changed",
    };
    Fault::new(Code::ServerStorage, sentence)
}

/// Runs a job where nothing guards against it but its own good sense.
pub fn run_here(job: Job) -> Result<Box<dyn Any + Send>, Stuck> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).map_err(|panic| Stuck::Panicked(said(panic.as_ref())))
}
