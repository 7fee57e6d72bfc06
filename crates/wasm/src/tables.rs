//! Tables in a browser. The worker around them keeps what is to be durable, carries messages to the
//! page and says what time it is; the rules work here at once, and bots when they are told to.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parlour_core::{AnyGame, Record};
use parlour_protocol::{Ask, Branch, ChatLine, Code, Fault, Join, NewMatch, Phase};
use parlour_table::head::{Head, Stored};
use parlour_table::{
    AskId, Closed, Command, Creation, Done, Draft, Found, Fresh, House, Job, Loaded, News, Origin, Out, Person, Read,
    Replied, Socket, Stuck, Table, Time, Trouble, Who, WorkId, Write, convert, run_here,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ask::written;

/// What can be asked of tables.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// A table as somebody wants it: what is to be kept of it.
    Lay { new: Box<NewMatch>, host: Someone },
    /// A branch of a match.
    Branch { id: String, record: String, running: bool, branch: Branch, host: Someone },
    /// A record that somebody has brought.
    Archive { record: String, host: Someone },
    /// The record of a match as it is kept; of one that is being played without its keys.
    Copy { head: String, entries: Vec<String> },
    /// Takes a match up.
    Open { id: String, at: Moment },
    /// Says something to it.
    Say { id: String, at: Moment, ask: AskId, who: From, what: What },
    /// Time has passed.
    Tick { id: String, at: Moment },
    /// Something that it wanted is done.
    Done { id: String, at: Moment, work: WorkId, done: Outcome },
    /// Lets a bot think.
    Think { id: String, at: Moment, work: WorkId },
    /// Lets no bot think about this: it took too long.
    GiveUp { id: String, at: Moment, work: WorkId },
    /// Puts it away: what it wanted and did not get is lost.
    Close { id: String },
}

/// What time it is: of day, and as players' clocks count it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    clock: u64,
    served: u64,
}

impl Moment {
    fn time(self) -> Time {
        Time { served: self.served, clock: self.clock }
    }
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
        Person { id: self.id, name: self.name, guest: false }
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
    Heard(String, News),
    Gone(Socket),
}

/// What came of something that a table wanted of storage.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// It is durable.
    Written,
    /// The match, as it was kept.
    Match {
        created: u64,
        updated: u64,
        version: i64,
        head: String,
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
    Kept(Value),
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

/// What a bot has thought, or why it has not.
type Thought = Result<Box<dyn Any + Send>, Stuck>;

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

impl Tables {
    /// No tables yet; `random` fills a buffer with what nobody can foresee.
    pub fn new(random: fn(&mut [u8])) -> Self {
        // Each tab of a browser is a node: two may hold one match.
        let house =
            House { find: parlour_registry::game, random, rehearsed: None, host: None, nodes: true, reopens: false };
        Tables { house: Arc::new(house), tables: HashMap::new() }
    }

    /// Answers a request.
    pub fn respond(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Lay { new, host } => Ok(laid(Creation::new(*new, &host.person(), &Value::Null, &self.house))),
            Request::Branch { id, record, running, branch, host } => {
                let record = read(&record)?;
                Ok(laid(Creation::branch(&Origin { id, record, running }, branch, &host.person(), &self.house)))
            }
            Request::Archive { record, host } => Ok(archived(&record, host)),
            Request::Copy { head, entries } => copied(&head, &entries),
            Request::Open { id, at } => {
                let (table, outs) = Table::open(self.house.clone(), id.clone(), at.time());
                self.tables.insert(id.clone(), Seated { table, thoughts: HashMap::new() });
                self.wants(&id, at, outs)
            }
            Request::Say { id, at, ask, who, what } => {
                let outs = self.seated(&id)?.table.take(at.time(), ask, what.command(who));
                self.wants(&id, at, outs)
            }
            Request::Tick { id, at } => {
                let outs = self.seated(&id)?.table.tick(at.time());
                self.wants(&id, at, outs)
            }
            Request::Done { id, done, .. } if done.is_newer() => {
                self.tables.remove(&id);
                Ok(json!({"outs": [], "alarm": null, "closed": "newer"}))
            }
            Request::Done { id, at, work, done } => {
                let outs = self.seated(&id)?.table.done(at.time(), work, done.done());
                self.wants(&id, at, outs)
            }
            Request::Think { id, at, work } => {
                let thought = run_here(self.thought(&id, work)?);
                self.thought_of(&id, at, work, thought)
            }
            Request::GiveUp { id, at, work } => {
                drop(self.thought(&id, work)?);
                self.thought_of(&id, at, work, Err(Stuck::TooLong))
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

    /// What a bot is to think about.
    fn thought(&mut self, id: &str, work: WorkId) -> Result<Job, String> {
        Ok(self.seated(id)?.thoughts.remove(&work).ok_or("nobody thinks about this")?)
    }

    /// What it has thought, or why it has not. The worker does nothing else meanwhile, so that how long
    /// it took tells nobody anything.
    fn thought_of(&mut self, id: &str, at: Moment, work: WorkId, thought: Thought) -> Result<Value, String> {
        let outs = self.seated(id)?.table.done(at.time(), work, Done::Thought(thought, 0));
        self.wants(id, at, outs)
    }

    /// What a table wants of the worker; the rules work here at once.
    fn wants(&mut self, id: &str, at: Moment, outs: Vec<Out>) -> Result<Value, String> {
        let seated = self.seated(id)?;
        let mut wants = Vec::new();
        let mut outs = VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            match out {
                Out::Run(work, job) => outs.extend(seated.table.done(at.time(), work, Done::Ran(run_here(job)))),
                Out::Think(work, _, job) => {
                    seated.thoughts.insert(work, job);
                    wants.push(json!({"think": work}));
                }
                other => wants.extend(wanted(id, other)),
            }
        }
        let closed = seated.table.closed().map(|closed| match closed {
            Closed::PutAway => json!("put_away"),
            Closed::Lost(fault) => json!({"lost": written(fault)}),
        });
        let alarm = seated.table.alarm();
        if closed.is_some() {
            self.tables.remove(id);
        }
        Ok(json!({"outs": wants, "alarm": alarm, "closed": closed}))
    }
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
            What::Heard(from, news) => Command::Heard(from, news),
            What::Gone(socket) => Command::Gone(socket),
        }
    }
}

impl Outcome {
    /// Whether it is a match that later rules have played.
    fn is_newer(&self) -> bool {
        let Outcome::Match { head, .. } = self else { return false };
        let head: Option<Head> = serde_json::from_str(head).ok();
        let game = head.as_ref().and_then(|head| parlour_registry::game(&head.game));
        head.zip(game).is_some_and(|(head, game)| head.played_under() > game.info().rules_version)
    }

    fn done(self) -> Done {
        match self {
            Outcome::Written => Done::Written(Ok(())),
            Outcome::Match { created, updated, version, head, entries, chat, drafts } => {
                let loaded = |(head, entries)| {
                    let loaded = Loaded { created, updated, version, head, entries, checked: None, chat, drafts };
                    Found::Match(Box::new(loaded))
                };
                Done::Found(stored(&head, &entries).map(loaded).map_err(Trouble::Shape))
            }
            Outcome::News { version, entries, chat } => {
                let fresh = |entries| Found::News(Fresh { version, entries, chat });
                Done::Found(stored_entries(&entries).map(fresh).map_err(Trouble::Shape))
            }
            Outcome::Drafts(drafts) => Done::Found(Ok(Found::Drafts(drafts))),
            Outcome::Looked(number) => Done::Found(Ok(Found::Looked(number))),
            Outcome::Kept(value) => Done::Found(Ok(Found::Kept(value))),
            Outcome::Unwritten(sad) => Done::Written(Err(sad.trouble())),
            Outcome::Unfound(sad) => Done::Found(Err(sad.trouble())),
        }
    }
}

/// A match out of what was kept of it.
fn stored(head: &str, entries: &[String]) -> Result<(Head, Vec<Stored>), String> {
    let head = serde_json::from_str(head).map_err(|error| error.to_string())?;
    Ok((head, stored_entries(entries)?))
}

fn stored_entries(entries: &[String]) -> Result<Vec<Stored>, String> {
    let read = |entry: &String| serde_json::from_str(entry).map_err(|error| error.to_string());
    entries.iter().map(read).collect()
}

/// What is to be kept of a new match.
fn laid(creation: Result<Creation, Fault>) -> Value {
    match creation {
        Ok(Creation { head, entries }) => {
            let entries: Vec<String> = entries.iter().map(text).collect();
            let begins = head.phase == Phase::Open && head.is_full() && head.awaited().is_empty();
            json!({"head": kept("", &head), "entries": entries, "begins": begins})
        }
        Err(fault) => json!({"fault": written(&fault)}),
    }
}

/// A head as it is kept: its text, and the match as a list shows it to whoever set it up. A browser's
/// numbers are not Rust's, so that the text is never taken apart there.
fn kept(id: &str, head: &Head) -> Value {
    json!({"text": text(head), "info": written(&head.info(id, 0, 0, Some(&head.host)))})
}

fn read(record: &str) -> Result<Record, String> {
    Record::read(record.as_bytes()).map_err(|error| error.to_string())
}

fn archived(record: &str, host: Someone) -> Value {
    let wrong = |what: String| json!({"fault": written(&Fault::new(Code::InputRecord, convert::cut(&what, 300)))});
    let replayed = || {
        let record = read(record)?;
        let game: Box<dyn AnyGame> = parlour_registry::game(&record.game).ok_or("a record of an unknown game")?;
        let (played, _) = game.replay(&record).map_err(|error| error.to_string())?;
        Ok::<_, String>((record, played))
    };
    let (record, played) = match replayed() {
        Ok(replayed) => replayed,
        Err(what) => return wrong(what),
    };
    let ending = match played.status() {
        parlour_core::Status::Over(outcome) => Some(convert::ending(&outcome, played.seats())),
        _ => None,
    };
    laid(Ok(Creation::archive(record, played.as_ref(), ending, &host.person())))
}

fn copied(head: &str, entries: &[String]) -> Result<Value, String> {
    let (head, entries) = stored(head, entries)?;
    let record = head.record(&entries);
    let running = matches!(head.phase, Phase::Running | Phase::Frozen);
    Ok(if running { record.without_keys() } else { record }.to_json().into())
}

/// One thing that the worker is to do.
fn wanted(id: &str, out: Out) -> Option<Value> {
    Some(match out {
        Out::Write(work, write) => json!({"write": {"work": work, "what": kept_by(id, write)}}),
        Out::Read(work, read) => json!({"read": {"work": work, "what": asked(read)}}),
        Out::Tell(sockets, text) | Out::Offer(sockets, text) => json!({"tell": {"sockets": sockets, "text": text}}),
        Out::Answer(ask, Ok(reply)) => json!({"answer": {"ask": ask, "ok": replied(reply)}}),
        Out::Answer(ask, Err(fault)) => json!({"answer": {"ask": ask, "fault": written(&fault)}}),
        Out::News(news) => json!({"news": written(&news)}),
        Out::Happened(_) | Out::Run(..) | Out::Think(..) => return None,
    })
}

fn kept_by(id: &str, write: Write) -> Value {
    match write {
        Write::Entries(append) => {
            let rows =
                append.rows.into_iter().map(|(number, body)| (number, String::from_utf8(body).unwrap_or_default()));
            let head =
                append.head.map(|change| json!({"from": change.from, "head": kept(id, &change.head), "at": change.at}));
            json!({"entries": {"rows": rows.collect::<Vec<_>>(), "head": head, "spent": append.spent}})
        }
        Write::Draft(seat, draft) => json!({"draft": {"seat": seat, "draft": written(&draft)}}),
        Write::Line(line) => json!({"line": written(&line)}),
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
    match reply {
        Replied::Answer(answer) => written(&answer),
        Replied::Info(info) => written(&info),
        Replied::Invitations(invitations) => written(&invitations),
        Replied::Replay(index) => written(&index),
        Replied::ReplayView(view) => written(&view),
        Replied::Record(record) => record.to_json().into(),
        Replied::Origin(origin) => {
            json!({"id": origin.id, "record": origin.record.to_json(), "running": origin.running})
        }
        Replied::Nothing => Value::Null,
    }
}

fn text(kept: &impl Serialize) -> String {
    serde_json::to_string(kept).expect("what is kept is plain data")
}
