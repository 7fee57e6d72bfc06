//! Load on a real server process, and what it must be true to afterwards: everything that was
//! acknowledged is there, once; nothing was seen that was not durable; nothing is there that nobody
//! asked for.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use parlour_core::Rng;
use parlour_protocol::{Answer, Ask, Code, Message, Outcome, Update};
use parlour_server::clock::{Clock, HandClock, SystemClock};
use parlour_server::live::head::{Head, Stored};
use parlour_server::{Config, Server, Settings};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::disk::Disk;
use crate::house::{House, Person, settings};
use crate::wire::Wire;

const FOLDER: &str = "PARLOUR_TEST_FOLDER";
const DATABASE: &str = "PARLOUR_TEST_DATABASE";

/// Not a test of its own: the process that fails. Without its folder there is nothing to do.
#[test]
fn server_process() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let set = Settings { database: std::env::var(DATABASE).ok(), ..settings(Path::new(&folder)) };
        let server = Server::bind(Config::from(set)).await.unwrap();
        println!("\nlistening {}", server.address().unwrap());
        server.run(std::future::pending()).await.unwrap();
    });
}

/// A server in a process of its own, never left behind.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(folder: &Path, database: Option<&str>, disk: Option<&Disk>) -> Self {
        Process::try_start(folder, database, disk).expect("the server says where it listens")
    }

    /// None if it dies before it listens.
    pub fn try_start(folder: &Path, database: Option<&str>, disk: Option<&Disk>) -> Option<Self> {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["load::server_process", "--exact", "--nocapture"]).env(FOLDER, folder);
        if let Some(database) = database {
            command.env(DATABASE, database);
        }
        if let Some(disk) = disk {
            disk.under(&mut command);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let listening = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening ").map(str::to_owned));
        if let Some(address) = listening {
            return Some(Process { child, address: address.parse().unwrap() });
        }
        let _ = child.wait();
        None
    }

    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Its id, for whoever is to kill it at a certain moment.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn is_dead(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// One match, all its seats held by one person, and how far it is known to have come.
pub struct Known {
    person: Person,
    id: String,
    /// By seat: the number of the last acknowledged action.
    acknowledged: Vec<u32>,
    /// By seat, and onlookers last: the largest number that was ever seen in an update.
    seen: Vec<u32>,
    /// The last acknowledged request.
    last: Option<Ask>,
    over: bool,
    ledger: Ledger,
}

/// The idempotency keys of a match: what was asked, and what of it was acknowledged.
#[derive(Default)]
struct Ledger {
    sent: HashSet<String>,
    acknowledged: Vec<String>,
}

/// What those who play and those who make faults know of each other.
#[derive(Default)]
pub struct Run {
    /// Nobody comes back once a connection is gone.
    pub ends: AtomicBool,
    /// How many actions were acknowledged.
    pub acknowledged: AtomicU64,
}

/// A request that was not answered, or not well: it is sent again.
struct Open {
    seat: u8,
    key: String,
    ask: Ask,
}

/// Acts for all seats as fast as it can, comes back when it is let go, and sends again what was not
/// acknowledged.
async fn play(mut known: Known, address: SocketAddr, mut rng: Rng, run: Arc<Run>) -> Known {
    let mut open: Option<Open> = None;
    while !known.over {
        if let Some(wire) = Wire::try_connect(address, &known.person).await {
            play_on(&mut known, wire, &mut rng, &run, &mut open).await;
        }
        if run.ends.load(Ordering::Relaxed) {
            return known;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    known
}

/// Until the connection is gone, or something went wrong that a new one may mend.
async fn play_on(known: &mut Known, mut wire: Wire, rng: &mut Rng, run: &Run, open: &mut Option<Open>) {
    wire.send(&known.id, Ask::Attach { since: None, watch: false, beats: true }).await;
    let mut prompts = vec![None; known.acknowledged.len()];
    let mut waiting = None;
    if let Some(open) = open {
        waiting = Some(wire.send(&known.id, open.ask.clone()).await);
    }
    while let Some(message) = wire.next().await {
        match message {
            Message::Update(update) => {
                let seat = usize::from(update.seat.expect("one's own seats alone"));
                assert!(update.number >= known.seen[seat], "{}: what was seen is gone", known.id);
                known.seen[seat] = update.number;
                known.over |= update.ending.is_some();
                prompts[seat] = update.prompt.map(|prompt| (update.number, prompt));
            }
            Message::Reply(reply) if waiting == Some(reply.re) => {
                waiting = None;
                match (reply.result, open.take()) {
                    (Outcome::Ok(Answer::Done { number }), Some(Open { seat, key, ask })) => {
                        let number = number.max(known.acknowledged[usize::from(seat)]);
                        known.acknowledged[usize::from(seat)] = number;
                        known.ledger.acknowledged.push(key);
                        known.last = Some(ask);
                        run.acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    // Nothing has changed, or perhaps it has: the same request tells.
                    (Outcome::Fault(fault), Some(asked)) => match fault.code {
                        Code::ServerStorage | Code::ServerBusy => {
                            *open = Some(asked);
                            return;
                        }
                        Code::ActionStale | Code::TableOver | Code::ActionIllegal => return,
                        _ => panic!("{fault}"),
                    },
                    _ => {}
                }
            }
            Message::Reply(reply) if matches!(reply.result, Outcome::Fault(_)) => return,
            Message::Fault(_) => return,
            _ => {}
        }
        if known.over {
            return;
        }
        for (seat, prompt) in prompts.iter_mut().enumerate() {
            if waiting.is_none()
                && let Some((number, prompt)) = prompt.take_if(|(number, _)| *number >= known.acknowledged[seat])
            {
                let action = rng.pick(&prompt.options).unwrap().action.clone();
                let key = format!("{seat}: {number} {}", rng.next_u64());
                let ask = Ask::Act { seat: seat as u8, expect: number, key: key.clone(), action };
                known.ledger.sent.insert(key.clone());
                waiting = Some(wire.send(&known.id, ask.clone()).await);
                *open = Some(Open { seat: seat as u8, key, ask });
            }
        }
    }
}

/// Looks on; gives the largest number that was shown. None is ever smaller than one before.
async fn watch(id: String, stranger: Person, address: SocketAddr, run: Arc<Run>) -> u32 {
    let mut seen = 0;
    loop {
        if let Some(mut wire) = Wire::try_connect(address, &stranger).await {
            wire.send(&id, Ask::Attach { since: None, watch: true, beats: true }).await;
            while let Some(message) = wire.next().await {
                match message {
                    Message::Update(update) => {
                        assert!(update.number >= seen, "{id}: what an onlooker saw is gone");
                        seen = update.number;
                        if update.ending.is_some() {
                            return seen;
                        }
                    }
                    Message::Fault(_) => break,
                    Message::Reply(reply) if matches!(reply.result, Outcome::Fault(_)) => break,
                    _ => {}
                }
            }
        }
        if run.ends.load(Ordering::Relaxed) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn look(wire: &mut Wire, id: &str, seat: Option<u8>) -> Update {
    match wire.ask(id, Ask::Look { seat, since: Some(0) }).await.unwrap() {
        Answer::Update(update) => *update,
        other => panic!("{other:?}"),
    }
}

/// So many are played at once.
const MATCHES: usize = 8;

/// What was found in storage at the end.
#[derive(Debug, Default, PartialEq, Eq)]
struct Found {
    lost: usize,
    doubled: usize,
    unasked: usize,
}

/// Somebody at a new match: alone, or at both sides of a board.
async fn sit_down(mut person: Person, number: usize) -> Known {
    let (game, seats) = if number.is_multiple_of(2) { ("cardpeegee", 1) } else { ("confrontation", 2) };
    let plan: Value = json!({ "game": game, "seats": vec![json!({ "kind": "me" }); seats] });
    let id = person.create(plan).await.id;
    let mut seen = Vec::new();
    for viewer in 0..=seats {
        seen.push(person.look(&id, (viewer < seats).then_some(viewer as u8)).await.number);
    }
    let (acknowledged, ledger) = (seen[..seats].to_vec(), Ledger::default());
    Known { person, id, acknowledged, seen, last: None, over: false, ledger }
}

/// Matches that are played over and over, on one storage.
pub struct Load<'a> {
    folder: &'a Path,
    /// The database as tests reach it, without anything between.
    database: Option<String>,
    known: Vec<Known>,
    over: Vec<Known>,
    playing: Vec<(JoinHandle<Known>, JoinHandle<u32>)>,
    run: Arc<Run>,
}

impl<'a> Load<'a> {
    pub fn new(folder: &'a Path, database: Option<String>) -> Self {
        Load { folder, database, known: Vec::new(), over: Vec::new(), playing: Vec::new(), run: Arc::default() }
    }

    async fn house(&self) -> House {
        let set = Settings { database: self.database.clone(), ..settings(self.folder) };
        House::with(set, HandClock::new(SystemClock.now())).await
    }

    /// New matches for those that are over, made while no server runs.
    pub async fn deal_in(&mut self) {
        self.over.extend(self.known.extract_if(.., |known| known.over));
        if self.known.len() >= MATCHES {
            return;
        }
        let house = self.house().await;
        while self.known.len() < MATCHES {
            let person = house.guest("Anna").await;
            self.known.push(sit_down(person, self.known.len()).await);
        }
        house.shared.close().await;
    }

    /// The same at a server that runs.
    pub async fn sit_down(&mut self, address: SocketAddr) {
        self.over.extend(self.known.extract_if(.., |known| known.over));
        while self.known.len() < MATCHES {
            let person = Person::over(address).await;
            self.known.push(sit_down(person, self.known.len()).await);
        }
    }

    /// After a restart: what was acknowledged or seen by anybody is there; sending the last request
    /// again changes nothing.
    pub async fn check(&mut self, address: SocketAddr) {
        for known in &mut self.known {
            let mut wire = Wire::connect(address, &known.person).await;
            let seats = known.acknowledged.len();
            for viewer in 0..=seats {
                let update = look(&mut wire, &known.id, (viewer < seats).then_some(viewer as u8)).await;
                assert!(update.number >= known.seen[viewer], "something was seen that was not durable");
                known.seen[viewer] = update.number;
                if viewer < seats {
                    assert!(update.number >= known.acknowledged[viewer], "an acknowledged entry is lost");
                    known.acknowledged[viewer] = update.number;
                }
                known.over = update.ending.is_some();
            }
            if let Some(last) = &known.last {
                assert!(wire.ask(&known.id, last.clone()).await.is_ok(), "the last request is still known");
                let again = look(&mut wire, &known.id, Some(0)).await;
                assert_eq!(again.number, known.acknowledged[0], "a request was applied twice");
            }
        }
    }

    /// The storage has gone back: what was acknowledged and seen before is not asked for any more.
    pub async fn start_over(&mut self, address: SocketAddr) {
        for known in &mut self.known {
            let mut wire = Wire::connect(address, &known.person).await;
            let seats = known.acknowledged.len();
            for viewer in 0..=seats {
                known.seen[viewer] = look(&mut wire, &known.id, (viewer < seats).then_some(viewer as u8)).await.number;
            }
            known.acknowledged = known.seen[..seats].to_vec();
            (known.last, known.over, known.ledger.acknowledged) = (None, false, Vec::new());
        }
    }

    /// Everybody begins to play and to look on.
    pub fn begin(&mut self, address: SocketAddr, seed: u64) -> Arc<Run> {
        self.run = Arc::default();
        for (index, known) in self.known.drain(..).enumerate() {
            let watching = tokio::spawn(watch(known.id.clone(), known.person.stranger(), address, self.run.clone()));
            let rng = Rng::fork(seed, index as u64);
            let playing = tokio::spawn(play(known, address, rng, self.run.clone()));
            self.playing.push((playing, watching));
        }
        self.run.clone()
    }

    /// How many of those who began still play.
    pub fn still_playing(&self) -> usize {
        self.playing.iter().filter(|(playing, _)| !playing.is_finished()).count()
    }

    /// Everybody is back; the server is gone.
    pub async fn end(&mut self) {
        for (player, onlooker) in std::mem::take(&mut self.playing) {
            let mut played = player.await.unwrap();
            let seats = played.acknowledged.len();
            played.seen[seats] = played.seen[seats].max(onlooker.await.unwrap());
            self.known.push(played);
        }
    }

    /// At the end, in storage: every match is whole, and every acknowledged request is there, once,
    /// and none that nobody made. Gives how many were acknowledged.
    pub async fn audit(mut self, name: &str) -> usize {
        self.over.append(&mut self.known);
        let house = self.house().await;
        let mut found = Found::default();
        for known in &self.over {
            audit(&house, &known.id, &known.ledger, &mut found).await;
        }
        house.shared.close().await;
        let count: usize = self.over.iter().map(|known| known.ledger.acknowledged.len()).sum();
        let Found { lost, doubled, unasked } = found;
        println!(
            "{name}: {} matches, {count} acknowledged, {lost} lost, {doubled} doubled, {unasked} unasked",
            self.over.len()
        );
        assert_eq!(found, Found::default());
        count
    }
}

/// Reads a match from storage: its entries have no gap, their chain is intact, the rules agree with
/// all of it; and counts the requests in it.
async fn audit(house: &House, id: &str, ledger: &Ledger, found: &mut Found) {
    let row = house.shared.store.find(id).await.unwrap().unwrap();
    let head: Head = serde_json::from_slice(&row.head).unwrap();
    let bodies = house.shared.store.entries(row.no, id, 0).await.unwrap();
    let entries: Vec<Stored> = bodies.iter().map(|body| serde_json::from_slice(body).unwrap()).collect();
    let record = head.record(&entries);
    for (line, stored) in record.entries.iter().zip(&entries) {
        assert_eq!(line.hash, stored.hash, "the chain of {id} is broken");
    }
    parlour_registry::game(&head.game).unwrap().replay(&record).unwrap();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for (_, key) in entries.iter().filter_map(|stored| stored.key.as_ref()) {
        *times.entry(key).or_default() += 1;
    }
    found.lost += ledger.acknowledged.iter().filter(|key| !times.contains_key(key.as_str())).count();
    found.doubled += times.values().filter(|times| **times > 1).count();
    found.unasked += times.keys().filter(|key| !ledger.sent.contains(**key)).count();
}

/// Whether a server says that it is ready.
pub async fn ready(address: SocketAddr) -> bool {
    matches!(call(address, "GET", "/ready", &[], b"").await, Some((200, _)))
}

/// One HTTP request over a connection of its own; none if the server does not answer.
pub async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Option<(u16, String)> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
    let length = body.len();
    let mut head =
        format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n");
    for (name, value) in headers {
        head.extend([*name, ": ", *value, "\r\n"]);
    }
    stream.write_all(format!("{head}\r\n").as_bytes()).await.ok()?;
    // Whoever is refused before the end of a long body may find the connection closed.
    let _ = stream.write_all(body).await;
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said).await;
    let said = String::from_utf8_lossy(&said).into_owned();
    let status = said.split(' ').nth(1)?.parse().ok()?;
    Some((status, said))
}

/// What a process has in memory, and the most it ever had, in KiB.
pub fn memory(process: &Process) -> (u64, u64) {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap();
    let of = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    };
    (of("VmRSS:"), of("VmHWM:"))
}

/// How often something is done: a sample, or with `PARLOUR_SOAK=1` as often as is promised.
pub fn times(sample: u64, promised: u64) -> u64 {
    if std::env::var_os("PARLOUR_SOAK").is_some() { promised } else { sample }
}

/// A runtime for tests that start processes.
pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}
