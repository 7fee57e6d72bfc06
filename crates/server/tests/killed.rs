//! A real server process, killed without warning under load, started again, and asked for
//! everything it had acknowledged. A handful of times here; 200 times with PARLOUR_SOAK=1.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlour_core::Rng;
use parlour_protocol::{Answer, Ask, Message, Outcome};
use parlour_server::clock::{Clock, HandClock, SystemClock};
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

/// One match of one person, and how far it is known to have come.
#[derive(Clone)]
struct Known {
    person: Person,
    id: String,
    /// The number of the last acknowledged action, and its request.
    acknowledged: u32,
    last: Option<Ask>,
    /// The largest number that was ever seen in an update.
    seen: u32,
    over: bool,
}

/// Acts as fast as it can until the server is gone.
async fn play(mut known: Known, address: SocketAddr, seed: u64, count: Arc<AtomicU64>) -> Known {
    let mut rng = Rng::new(seed);
    let Some(mut wire) = Wire::try_connect(address, &known.person).await else { return known };
    wire.send(&known.id, Ask::Attach { since: None, watch: false }).await;
    let (mut prompt, mut waiting) = (None, None);
    while let Some(message) = wire.next().await {
        match message {
            Message::Update(update) => {
                known.seen = known.seen.max(update.number);
                known.over = update.ending.is_some();
                prompt = update.prompt.map(|prompt| (update.number, prompt));
            }
            Message::Reply(reply) => {
                if let (Outcome::Ok(Answer::Done { number }), Some(ask)) = (reply.result, waiting.take()) {
                    known.acknowledged = number;
                    known.last = Some(ask);
                    count.fetch_add(1, Ordering::Relaxed);
                }
            }
            _ => {}
        }
        if known.over {
            break;
        }
        if waiting.is_none()
            && let Some((number, prompt)) = prompt.take_if(|(number, _)| *number >= known.acknowledged)
        {
            let action = rng.pick(&prompt.options).unwrap().action.clone();
            let ask = Ask::Act { seat: 0, expect: number, key: format!("key {number}"), action };
            wire.send(&known.id, ask.clone()).await;
            waiting = Some(ask);
        }
    }
    known
}

/// After the restart: what was acknowledged or seen is there, once; sending the last request again
/// changes nothing; the chain of hashes was verified when the match was read back.
async fn check(known: &mut Known, address: SocketAddr) {
    let mut wire = Wire::connect(address, &known.person).await;
    let look = Ask::Look { seat: Some(0), since: Some(0) };
    let Answer::Update(update) = wire.ask(&known.id, look.clone()).await.unwrap() else { panic!("an update") };
    assert!(update.number >= known.acknowledged, "an acknowledged entry is lost");
    assert!(update.number >= known.seen, "something was seen that was not durable");
    assert!(update.number <= known.acknowledged + 1, "more was applied than was asked");
    if let Some(last) = &known.last {
        assert!(wire.ask(&known.id, last.clone()).await.is_ok(), "the last request is still known");
        let Answer::Update(again) = wire.ask(&known.id, look).await.unwrap() else { panic!("an update") };
        assert_eq!(again.number, update.number, "a request was applied twice");
    }
    (known.acknowledged, known.seen, known.over) = (update.number, update.number, update.ending.is_some());
}

/// New matches for those that are over, made while no server runs.
async fn deal_in(folder: &Path, database: Option<&str>, known: &mut Vec<Known>, count: usize) {
    let set = Settings { database: database.map(ToOwned::to_owned), ..settings(folder) };
    let house = House::with(set, HandClock::new(SystemClock.now())).await;
    known.retain(|known| !known.over);
    while known.len() < count {
        let mut person = house.guest("Anna").await;
        let new: Value = json!({ "game": "cardpeegee" });
        let id = person.create(new).await.id;
        let number = person.look(&id, Some(0)).await.number;
        known.push(Known { person, id, acknowledged: number, last: None, seen: number, over: false });
    }
    house.shared.close().await;
}

#[test]
fn whatever_was_acknowledged_survives_a_kill() {
    kill_and_check(None, 4);
}

#[cfg(feature = "postgres")]
#[test]
fn whatever_was_acknowledged_survives_a_kill_with_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    kill_and_check(Some(&postgres.url()), 2);
}

fn kill_and_check(database: Option<&str>, rounds: u64) {
    let rounds = if std::env::var_os("PARLOUR_SOAK").is_some() { 200 } else { rounds };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(2026);
    let count = Arc::new(AtomicU64::new(0));
    runtime.block_on(async {
        let mut known: Vec<Known> = Vec::new();
        for round in 0..rounds {
            deal_in(folder.path(), database, &mut known, 8).await;
            let mut process = Process::start(folder.path(), database);
            let address = process.address;
            let playing: Vec<_> = known
                .drain(..)
                .enumerate()
                .map(|(index, known)| tokio::spawn(play(known, address, round * 100 + index as u64, count.clone())))
                .collect();
            // The moment is random; the load is what matters, not how long it takes.
            let moment = Duration::from_millis(u64::from(20 + rng.below(250)));
            tokio::time::sleep(moment).await;
            process.child.kill().unwrap();
            process.child.wait().unwrap();
            for player in playing {
                known.push(player.await.unwrap());
            }
            let process = Process::start(folder.path(), database);
            for known in &mut known {
                check(known, process.address).await;
            }
        }
    });
    let count = count.load(Ordering::Relaxed);
    assert!(count > rounds, "only {count} actions were acknowledged in {rounds} rounds");
    println!("{count} acknowledged actions, {rounds} kills");
}
