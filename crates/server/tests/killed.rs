//! A real server process, killed without warning under load, started again, and asked for
//! everything it had acknowledged. A handful of times here; 200 times with PARLOUR_SOAK=1.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use parlour_core::Rng;
use parlour_protocol::{Answer, Ask, Message, Outcome, Update};
use parlour_server::clock::{Clock, HandClock, SystemClock};
use parlour_server::live::head::{Head, Stored};
use parlour_server::{Config, Server, Settings};
use serde_json::{Value, json};

use crate::house::{House, Person, settings};
use crate::wire::Wire;

const FOLDER: &str = "PARLOUR_TEST_FOLDER";
const DATABASE: &str = "PARLOUR_TEST_DATABASE";

/// Not a test of its own: the process that is killed. Without its folder there is nothing to do.
#[test]
fn server_process() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let server = Server::bind(Config::from(stored(Path::new(&folder)))).await.unwrap();
        println!("\nlistening {}", server.address().unwrap());
        server.run(std::future::pending()).await.unwrap();
    });
}

/// A server on the folder, and on the database that the variable names.
fn stored(folder: &Path) -> Settings {
    Settings { database: std::env::var(DATABASE).ok(), ..settings(folder) }
}

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path, database: Option<&str>) -> Self {
        let program = std::env::current_exe().unwrap();
        let mut command = Command::new(program);
        command.args(["killed::server_process", "--exact", "--nocapture"]).env(FOLDER, folder);
        if let Some(database) = database {
            command.env(DATABASE, database);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let listening = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening ").map(str::to_owned));
        let address = listening.expect("the server says where it listens").parse().unwrap();
        Process { child, address }
    }
}

/// A process is never left behind, whatever happens to the test.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One match, all its seats held by one person, and how far it is known to have come.
struct Known {
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

/// Acts for all seats as fast as it can until the server is gone.
async fn play(mut known: Known, address: SocketAddr, seed: u64) -> Known {
    let mut rng = Rng::new(seed);
    let Some(mut wire) = Wire::try_connect(address, &known.person).await else { return known };
    wire.send(&known.id, Ask::Attach { since: None, watch: false }).await;
    let mut prompts = vec![None; known.acknowledged.len()];
    let mut waiting: Option<(u32, u8, String, Ask)> = None;
    while let Some(message) = wire.next().await {
        match message {
            Message::Update(update) => {
                let seat = usize::from(update.seat.expect("one's own seats alone"));
                known.seen[seat] = known.seen[seat].max(update.number);
                known.over = update.ending.is_some();
                prompts[seat] = update.prompt.map(|prompt| (update.number, prompt));
            }
            Message::Reply(reply) => {
                let asked = waiting.take_if(|(request, ..)| *request == reply.re);
                if let (Outcome::Ok(Answer::Done { number }), Some((_, seat, key, ask))) = (reply.result, asked) {
                    known.acknowledged[usize::from(seat)] = number;
                    known.ledger.acknowledged.push(key);
                    known.last = Some(ask);
                }
            }
            _ => {}
        }
        if known.over {
            break;
        }
        for (seat, prompt) in prompts.iter_mut().enumerate() {
            if waiting.is_none()
                && let Some((number, prompt)) = prompt.take_if(|(number, _)| *number >= known.acknowledged[seat])
            {
                let (seat, key) = (seat as u8, format!("{seat}: {number}"));
                let action = rng.pick(&prompt.options).unwrap().action.clone();
                let ask = Ask::Act { seat, expect: number, key: key.clone(), action };
                known.ledger.sent.insert(key.clone());
                let request = wire.send(&known.id, ask.clone()).await;
                waiting = Some((request, seat, key, ask));
            }
        }
    }
    known
}

/// Looks on until the server is gone; gives the largest number that was shown.
async fn watch(id: String, stranger: Person, address: SocketAddr) -> u32 {
    let Some(mut wire) = Wire::try_connect(address, &stranger).await else { return 0 };
    wire.send(&id, Ask::Attach { since: None, watch: true }).await;
    let mut seen = 0;
    while let Some(message) = wire.next().await {
        if let Message::Update(update) = message {
            seen = seen.max(update.number);
            if update.ending.is_some() {
                break;
            }
        }
    }
    seen
}

async fn look(wire: &mut Wire, id: &str, seat: Option<u8>) -> Update {
    match wire.ask(id, Ask::Look { seat, since: Some(0) }).await.unwrap() {
        Answer::Update(update) => *update,
        other => panic!("{other:?}"),
    }
}

/// After the restart: what was acknowledged or seen by anybody is there; sending the last request
/// again changes nothing.
async fn check(known: &mut Known, address: SocketAddr) {
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

/// So many are played at once.
const MATCHES: usize = 8;

/// New matches for those that are over, made while no server runs: alone, and at both sides of a
/// board.
async fn deal_in(house: &House, known: &mut Vec<Known>) {
    while known.len() < MATCHES {
        let mut person = house.guest("Anna").await;
        let (game, seats) = if known.len().is_multiple_of(2) { ("cardpeegee", 1) } else { ("confrontation", 2) };
        let plan: Value = json!({ "game": game, "seats": vec![json!({ "kind": "me" }); seats] });
        let id = person.create(plan).await.id;
        let mut seen = Vec::new();
        for viewer in 0..=seats {
            seen.push(person.look(&id, (viewer < seats).then_some(viewer as u8)).await.number);
        }
        let (acknowledged, ledger) = (seen[..seats].to_vec(), Ledger::default());
        known.push(Known { person, id, acknowledged, seen, last: None, over: false, ledger });
    }
}

/// What was found in storage at the end.
#[derive(Debug, Default, PartialEq, Eq)]
struct Found {
    lost: usize,
    doubled: usize,
    unasked: usize,
}

/// Reads a match from storage: its entries have no gap, their chain is intact, the rules agree with
/// all of it; and every acknowledged request is there, once, and none that nobody made.
async fn audit(house: &House, id: &str, ledger: &Ledger, found: &mut Found) {
    let row = house.shared.store.find(id).await.unwrap().unwrap();
    let head: Head = serde_json::from_slice(&row.head).unwrap();
    let bodies = house.shared.store.entries(row.no, id, 0).await.unwrap();
    let entries: Vec<Stored> = bodies.iter().map(|body| serde_json::from_slice(body).unwrap()).collect();
    let record = head.record(&entries);
    for (line, stored) in record.entries.iter().zip(&entries) {
        assert_eq!(line.hash, stored.hash, "the chain of {id} is broken");
    }
    parlour_bots::game(&head.game).unwrap().replay(&record).unwrap();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for (_, key) in entries.iter().filter_map(|stored| stored.key.as_ref()) {
        *times.entry(key).or_default() += 1;
    }
    found.lost += ledger.acknowledged.iter().filter(|key| !times.contains_key(key.as_str())).count();
    found.doubled += times.values().filter(|times| **times > 1).count();
    found.unasked += times.keys().filter(|key| !ledger.sent.contains(**key)).count();
}

#[test]
fn whatever_was_acknowledged_survives_a_kill() {
    kill_and_check("SQLite", None, 4);
}

#[cfg(feature = "postgres")]
#[test]
fn whatever_was_acknowledged_survives_a_kill_with_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    kill_and_check("PostgreSQL", Some(&postgres.url()), 3);
}

fn kill_and_check(name: &str, database: Option<&str>, rounds: u64) {
    let rounds = if std::env::var_os("PARLOUR_SOAK").is_some() { 200 } else { rounds };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let seed = 2026;
    println!("seed {seed}");
    let mut rng = Rng::new(seed);
    let (mut known, mut over): (Vec<Known>, Vec<Known>) = Default::default();
    let set = || Settings { database: database.map(ToOwned::to_owned), ..settings(folder.path()) };
    runtime.block_on(async {
        for round in 0..rounds {
            // No other process has the database open when the server comes back.
            over.extend(known.extract_if(.., |known| known.over));
            if known.len() < MATCHES {
                let house = House::with(set(), HandClock::new(SystemClock.now())).await;
                deal_in(&house, &mut known).await;
                house.shared.close().await;
            }
            let mut process = Process::start(folder.path(), database);
            let address = process.address;
            for known in &mut known {
                check(known, address).await;
            }
            let watching: Vec<_> = known
                .iter()
                .map(|known| tokio::spawn(watch(known.id.clone(), known.person.stranger(), address)))
                .collect();
            let playing: Vec<_> = known
                .drain(..)
                .enumerate()
                .map(|(index, known)| tokio::spawn(play(known, address, round * 100 + index as u64)))
                .collect();
            // The moment is random; the load is what matters, not how long it takes.
            let moment = Duration::from_millis(u64::from(20 + rng.below(250)));
            tokio::time::sleep(moment).await;
            process.child.kill().unwrap();
            process.child.wait().unwrap();
            for (player, onlooker) in playing.into_iter().zip(watching) {
                let mut played = player.await.unwrap();
                let seats = played.acknowledged.len();
                played.seen[seats] = played.seen[seats].max(onlooker.await.unwrap());
                known.push(played);
            }
        }
        let process = Process::start(folder.path(), database);
        for known in &mut known {
            check(known, process.address).await;
        }
        drop(process);
        over.append(&mut known);
        let house = House::with(set(), HandClock::new(SystemClock.now())).await;
        let mut found = Found::default();
        for known in &over {
            audit(&house, &known.id, &known.ledger, &mut found).await;
        }
        house.shared.close().await;
        let count: usize = over.iter().map(|known| known.ledger.acknowledged.len()).sum();
        let Found { lost, doubled, unasked } = found;
        println!(
            "{name}: {rounds} kills, {} matches, {count} acknowledged, {lost} lost, {doubled} doubled, {unasked} unasked",
            over.len()
        );
        assert_eq!(found, Found::default());
        assert!(count as u64 > rounds, "only {count} actions were acknowledged in {rounds} rounds");
    });
}
