//! Tables in a browser. The worker around them keeps what is to be durable, carries messages to the
//! page and says what time it is; the rules work here at once, and bots when they are told to.

use std::collections::HashMap;
use std::sync::Arc;

use parlour_core::{AnyGame, Record};
use parlour_protocol::{Ask, Branch, ChatLine, Fault, Join, NewMatch};
use parlour_table::head::{Head, Stored};
use parlour_table::{
    AskId, Closed, Command, Creation, Done, Draft, Found, Fresh, House, Job, Loaded, Origin, Out, Person, Read,
    Replied, Socket, Table, Time, Trouble, Who, WorkId, Write, convert, run_here,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What can be asked of tables.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// A table as somebody wants it: what is to be kept of it.
    Lay { new: Box<NewMatch>, host: Someone },
    /// A branch of a match.
    Branch { id: String, record: Record, running: bool, branch: Branch, host: Someone },
    /// A record that somebody has brought.
    Archive { record: Record, host: Someone },
    /// Takes a match up.
    Open { id: String, now: u64 },
    /// Says something to it.
    Say { id: String, now: u64, ask: AskId, who: From, what: What },
    /// Time has passed.
    Tick { id: String, now: u64 },
    /// Something that it wanted is done.
    Done { id: String, now: u64, work: WorkId, done: Kept },
    /// Lets a bot think.
    Think { id: String, now: u64, work: WorkId },
    /// Puts it away: what it wanted and did not get is lost.
    Close { id: String },
}

/// Somebody with a name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Someone {
    id: String,
    name: String,
}

impl Someone {
    fn person(self) -> Person {
        Person { id: self.id, name: self.name, guest: true }
    }
}

/// Who asks, and by which connection.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct From {
    person: Option<Someone>,
    socket: Option<Socket>,
}

/// What is said to a table.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    Ask(Box<Ask>),
    Join(Join),
    Leave,
    Info,
    Invitations,
    Replay(String),
    ReplayView(String, u32),
    Record,
    Branchable,
    Gone(Socket),
}

/// What came of something that a table wanted of storage.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Kept {
    /// It is durable.
    Written,
    /// The match, as it was kept.
    Match {
        created: u64,
        updated: u64,
        version: i64,
        head: Box<Head>,
        entries: Vec<String>,
        chat: Vec<ChatLine>,
        drafts: Vec<(u8, Draft)>,
    },
    /// What was kept since.
    News {
        version: i64,
        entries: Vec<String>,
        chat: Vec<ChatLine>,
    },
    Drafts(Vec<(u8, Draft)>),
    Looked(u32),
    #[serde(rename = "kept")]
    Profile(Value),
    /// It was not kept; why.
    Unwritten(Sad),
    /// It was not found; why.
    Unfound(Sad),
}

/// Why something was not kept or found.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sad {
    Conflict,
    Full,
    Missing,
    Failed(String),
}

impl Sad {
    fn trouble(self) -> Trouble {
        match self {
            Sad::Conflict => Trouble::Conflict,
            Sad::Full => Trouble::Full,
            Sad::Missing => Trouble::Missing,
            Sad::Failed(what) => Trouble::Failed(what),
        }
    }
}

/// A table with what it waits for.
struct Seated {
    table: Table,
    thoughts: HashMap<WorkId, Job>,
}

/// The tables of this browser.
pub struct Tables {
    house: Arc<House>,
    tables: HashMap<String, Seated>,
}

#[derive(Serialize)]
struct Wants {
    outs: Vec<Value>,
    alarm: Option<u64>,
    /// Why it was put away, if it was.
    closed: Option<Value>,
}

impl Tables {
    /// No tables yet; `random` fills a buffer with what nobody can foresee.
    pub fn new(random: fn(&mut [u8])) -> Self {
        let house = House { find: parlour_registry::game, random, host: None, nodes: false };
        Tables { house: Arc::new(house), tables: HashMap::new() }
    }

    /// Answers a request.
    pub fn respond(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Lay { new, host } => Ok(laid(Creation::new(*new, &host.person(), &Value::Null, &self.house))),
            Request::Branch { id, record, running, branch, host } => {
                Ok(laid(Creation::branch(&Origin { id, record, running }, branch, &host.person(), &self.house)))
            }
            Request::Archive { record, host } => archived(record, host),
            Request::Open { id, now } => {
                let (table, outs) = Table::open(self.house.clone(), id.clone(), time(now));
                self.tables.insert(id.clone(), Seated { table, thoughts: HashMap::new() });
                self.wants(&id, now, outs)
            }
            Request::Say { id, now, ask, who, what } => {
                let outs = self.seated(&id)?.table.take(time(now), ask, what.command(who));
                self.wants(&id, now, outs)
            }
            Request::Tick { id, now } => {
                let outs = self.seated(&id)?.table.tick(time(now));
                self.wants(&id, now, outs)
            }
            Request::Done { id, now, work, done } => {
                let done = done.done();
                let outs = self.seated(&id)?.table.done(time(now), work, done);
                self.wants(&id, now, outs)
            }
            Request::Think { id, now, work } => {
                let seated = self.seated(&id)?;
                let job = seated.thoughts.remove(&work).ok_or("nobody thinks about this")?;
                let thought = run_here(job);
                let outs = seated.table.done(time(now), work, Done::Thought(thought, 0));
                self.wants(&id, now, outs)
            }
            Request::Close { id } => {
                self.tables.remove(&id);
                Ok(Value::Null)
            }
        }
    }

    fn seated(&mut self, id: &str) -> Result<&mut Seated, String> {
        self.tables.get_mut(id).ok_or_else(|| format!("no table {id} was opened"))
    }

    /// What a table wants of the worker; the rules work here at once.
    fn wants(&mut self, id: &str, now: u64, outs: Vec<Out>) -> Result<Value, String> {
        let seated = self.seated(id)?;
        let mut wants = Vec::new();
        let mut outs = std::collections::VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            match out {
                Out::Run(work, job) => outs.extend(seated.table.done(time(now), work, Done::Ran(run_here(job)))),
                Out::Think(work, _, job) => {
                    seated.thoughts.insert(work, job);
                    wants.push(json!({"think": work}));
                }
                other => wants.extend(wanted(other)),
            }
        }
        let closed = seated.table.closed().map(|closed| match closed {
            Closed::PutAway => json!("put_away"),
            Closed::Lost(fault) => json!({"lost": fault}),
        });
        let alarm = seated.table.alarm();
        if closed.is_some() {
            self.tables.remove(id);
        }
        Ok(serde_json::to_value(Wants { outs: wants, alarm, closed }).expect("what is wanted is plain data"))
    }
}

fn time(now: u64) -> Time {
    Time { served: now, clock: now }
}

impl What {
    fn command(self, From { person, socket }: From) -> Command {
        let who = Who { person: person.map(Someone::person), socket };
        match self {
            What::Ask(ask) => Command::Ask(who, *ask),
            What::Join(join) => Command::Join(who, join),
            What::Leave => Command::Leave(who),
            What::Info => Command::Info(who),
            What::Invitations => Command::Invitations(who),
            What::Replay(viewer) => Command::Replay(who, viewer),
            What::ReplayView(viewer, kept) => Command::ReplayView(who, viewer, kept),
            What::Record => Command::Record,
            What::Branchable => Command::Branchable(who),
            What::Gone(socket) => Command::Gone(socket),
        }
    }
}

impl Kept {
    fn done(self) -> Done {
        let stored = |entries: Vec<String>| {
            let read = |entry: &String| serde_json::from_str::<Stored>(entry);
            let read: Result<Vec<Stored>, _> = entries.iter().map(read).collect();
            read.map_err(|error| Trouble::Shape(error.to_string()))
        };
        match self {
            Kept::Written => Done::Written(Ok(())),
            Kept::Match { created, updated, version, head, entries, chat, drafts } => {
                let entries = stored(entries);
                let loaded =
                    |entries| Loaded { created, updated, version, head: *head, entries, checked: None, chat, drafts };
                Done::Found(entries.map(|entries| Found::Match(Box::new(loaded(entries)))))
            }
            Kept::News { version, entries, chat } => {
                Done::Found(stored(entries).map(|entries| Found::News(Fresh { version, entries, chat })))
            }
            Kept::Drafts(drafts) => Done::Found(Ok(Found::Drafts(drafts))),
            Kept::Looked(number) => Done::Found(Ok(Found::Looked(number))),
            Kept::Profile(value) => Done::Found(Ok(Found::Kept(value))),
            Kept::Unwritten(sad) => Done::Written(Err(sad.trouble())),
            Kept::Unfound(sad) => Done::Found(Err(sad.trouble())),
        }
    }
}

/// What is to be kept of a new match.
fn laid(creation: Result<Creation, Fault>) -> Value {
    match creation {
        Ok(Creation { head, entries }) => {
            let entries: Vec<String> = entries.iter().map(text).collect();
            json!({"head": head, "entries": entries, "game": head.game, "begins": head.is_full() && head.awaited().is_empty()})
        }
        Err(fault) => json!({"fault": fault}),
    }
}

fn archived(record: Record, host: Someone) -> Result<Value, String> {
    let game: Box<dyn AnyGame> = parlour_registry::game(&record.game).ok_or("a record of an unknown game")?;
    let (played, _) = game.replay(&record).map_err(|error| error.to_string())?;
    let ending = match played.status() {
        parlour_core::Status::Over(outcome) => Some(convert::ending(&outcome, played.seats())),
        _ => None,
    };
    Ok(laid(Ok(Creation::archive(record, played.as_ref(), ending, &host.person()))))
}

/// One thing that the worker is to do.
fn wanted(out: Out) -> Option<Value> {
    Some(match out {
        Out::Write(work, write) => json!({"write": {"work": work, "what": written(write)}}),
        Out::Read(work, read) => json!({"read": {"work": work, "what": asked(read)}}),
        Out::Tell(sockets, text) | Out::Offer(sockets, text) => json!({"tell": {"sockets": sockets, "text": text}}),
        Out::Answer(ask, Ok(reply)) => json!({"answer": {"ask": ask, "ok": replied(reply)}}),
        Out::Answer(ask, Err(fault)) => json!({"answer": {"ask": ask, "fault": fault}}),
        Out::News(_) | Out::Happened(_) | Out::Run(..) | Out::Think(..) => return None,
    })
}

fn written(write: Write) -> Value {
    match write {
        Write::Entries(append) => {
            let rows =
                append.rows.into_iter().map(|(number, body)| (number, String::from_utf8(body).expect("JSON is text")));
            let head = append.head.map(|change| json!({"from": change.from, "head": change.head, "at": change.at}));
            json!({"entries": {"rows": rows.collect::<Vec<_>>(), "head": head, "spent": append.spent}})
        }
        Write::Draft(seat, draft) => json!({"draft": {"seat": seat, "draft": draft}}),
        Write::Line(line) => json!({"line": line}),
        Write::Looked { person, seat, number } => json!({"looked": {"person": person, "seat": seat, "number": number}}),
    }
}

fn asked(read: Read) -> Value {
    match read {
        Read::Match { .. } => json!("match"),
        Read::News { entries, line } => json!({"news": {"entries": entries, "line": line}}),
        Read::Drafts => json!("drafts"),
        Read::Looked { person, seat } => json!({"looked": {"person": person, "seat": seat}}),
        Read::Kept { person, game } => json!({"kept": {"person": person, "game": game}}),
    }
}

fn replied(reply: Replied) -> Value {
    let value = match reply {
        Replied::Answer(answer) => serde_json::to_value(answer),
        Replied::Info(info) => serde_json::to_value(info),
        Replied::Invitations(invitations) => serde_json::to_value(invitations),
        Replied::Replay(index) => serde_json::to_value(index),
        Replied::ReplayView(view) => serde_json::to_value(view),
        Replied::Record(record) => serde_json::to_value(record.to_json()),
        Replied::Origin(origin) => return json!({"id": origin.id, "record": origin.record, "running": origin.running}),
        Replied::Nothing => Ok(Value::Null),
    };
    value.expect("answers are plain data")
}

fn text(entry: &Stored) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}
