//! Two nodes on one PostgreSQL, with its notifications or NATS between them. PostgreSQL and
//! nats-server are started on private ports; where they are not installed the test says so.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use parlour_protocol::{Ask, Code, MatchInfo, Phase};
use parlour_server::Settings;
use parlour_server::clock::HandClock;

use crate::house::{House, Person, START, eventually, settings, two_at};

/// A PostgreSQL of the test's own.
struct Postgres {
    bin: PathBuf,
    folder: tempfile::TempDir,
    port: u16,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Postgres {
    fn start() -> Option<Self> {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let bin = versions
            .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
            .find(|bin| bin.join("initdb").exists())?;
        let folder = tempfile::tempdir().unwrap();
        let postgres = Postgres { bin, folder, port: free_port() };
        // PostgreSQL refuses to run as root, so root becomes its own user.
        assert!(Command::new("chmod").arg("777").arg(postgres.folder.path()).status().unwrap().success());
        let data = postgres.data();
        postgres.run(&format!("initdb -D {data} -U parlour -A trust --no-sync"));
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -k {}", postgres.port, postgres.folder.path().display());
        postgres.run(&format!("pg_ctl -D {data} -o '{options}' -l {data}.log -w start"));
        Some(postgres)
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn run(&self, command: &str) {
        let command = format!("{}/{command}", self.bin.display());
        let is_root = std::env::var("USER").is_ok_and(|user| user == "root") || Path::new("/root").read_dir().is_ok();
        let mut shell = if is_root {
            let mut su = Command::new("su");
            su.args(["postgres", "-s", "/bin/sh", "-c", &command]);
            su
        } else {
            let mut sh = Command::new("sh");
            sh.args(["-c", &command]);
            sh
        };
        let status = shell.current_dir(self.folder.path()).stdout(Stdio::null()).status().unwrap();
        assert!(status.success(), "{command}");
    }

    fn url(&self) -> String {
        format!("postgres://parlour@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run(&format!("pg_ctl -D {} -m immediate stop", self.data()));
    }
}

/// A nats-server of the test's own.
#[cfg(feature = "nats")]
struct Nats {
    child: std::process::Child,
    port: u16,
}

#[cfg(feature = "nats")]
impl Nats {
    fn start() -> Option<Self> {
        let port = free_port();
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().ok()?;
        let up = || std::net::TcpStream::connect(("127.0.0.1", port)).is_ok();
        let started = std::time::Instant::now();
        while !up() {
            assert!(started.elapsed().as_secs() < 10, "nats-server does not listen");
            std::thread::yield_now();
        }
        Some(Nats { child, port })
    }
}

#[cfg(feature = "nats")]
impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn node(folder: &Path, database: &str, bus: &str) -> House {
    let set = Settings { database: Some(database.into()), bus: Some(bus.into()), ..settings(folder) };
    House::with(set, HandClock::new(START)).await
}

fn there(house: &House, person: &Person) -> Person {
    let mut again = house.stranger();
    again.cookie.clone_from(&person.cookie);
    again
}

/// A move made on one node is seen on the other, the race for an entry has one winner, and a node
/// that is gone is not missed.
async fn two_nodes(folder: &Path, database: &str, bus: &str) {
    let (first, second) = (node(folder, database, bus).await, node(folder, database, bus).await);
    let (mut anna, ben, id) = two_at(&first, "tictactoe").await;
    let (mut anna2, mut ben2) = (there(&second, &anna), there(&second, &ben));
    assert_eq!(ben2.look(&id, Some(1)).await.number, 0);
    anna.pick(&id, 0, 0).await.unwrap();
    eventually("the other node hears of the move", || {
        let (mut ben2, id) = (ben2.clone(), id.clone());
        async move { ben2.look(&id, Some(1)).await.number == 1 }
    })
    .await;
    ben2.pick(&id, 1, 0).await.unwrap();
    eventually("and the first of the answer", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.number == 2 }
    })
    .await;
    let prompt = anna.look(&id, Some(0)).await.prompt.unwrap();
    let ask = |option: usize| {
        let action = prompt.options[option].action.clone();
        Ask::Act { seat: 0, expect: 2, key: format!("racer {option}"), action }
    };
    let (ask1, ask2) = (ask(0), ask(1));
    let results = tokio::join!(anna.ask(&id, ask1), anna2.ask(&id, ask2));
    let won = usize::from(results.0.is_ok()) + usize::from(results.1.is_ok());
    assert_eq!(won, 1, "{results:?}");
    let lost = results.0.err().or(results.1.err()).unwrap();
    assert_eq!(lost.code, Code::ActionStale);
    // A chat on one node reaches the other; then the first node is gone.
    anna.ask(&id, Ask::Chat { text: "good bye".into() }).await.unwrap();
    first.shared.close().await;
    drop(first);
    ben2.pick(&id, 1, 0).await.unwrap();
    anna2.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    let info: MatchInfo = ben2.get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.phase, Phase::Over);
    let record: parlour_core::Record = ben2.get(&format!("/api/matches/{id}/record")).await;
    assert!(parlour_bots::game("tictactoe").unwrap().replay(&record).is_ok());
    second.shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_matches_through_postgresql() {
    let Some(postgres) = Postgres::start() else {
        eprintln!("PostgreSQL is not installed: this test did nothing");
        return;
    };
    // All nodes of one database share its key, which is in their folder.
    let shared = tempfile::tempdir().unwrap();
    let folder = shared.path();
    two_nodes(folder, &postgres.url(), "postgres").await;
    #[cfg(feature = "nats")]
    match Nats::start() {
        Some(nats) => two_nodes(folder, &postgres.url(), &format!("nats://127.0.0.1:{}", nats.port)).await,
        None => eprintln!("nats-server is not installed: two nodes were tried without it"),
    }
    whole_life(folder, &postgres.url()).await;
}

/// Accounts, profiles, drafts, notes and restarts on PostgreSQL: the same statements as on SQLite.
async fn whole_life(folder: &Path, database: &str) {
    use serde_json::json;
    let set = || Settings { database: Some(database.into()), ..settings(folder) };
    let house = House::with(set(), HandClock::new(START)).await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    let new = json!({ "name": "Anna P", "password": "correct horse", "mail": "anna@example.org" });
    anna.post::<parlour_protocol::Person>("/api/register", &new).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    let notes = format!("/api/matches/{id}/notes");
    anna.call("PUT", &notes, Some(json!({ "text": "first" }))).await;
    anna.call("PUT", &notes, Some(json!({ "text": "second" }))).await;
    let prompt = ben.look(&id, Some(1)).await.prompt.unwrap();
    ben.ask(&id, Ask::Draft { seat: 1, actions: vec![prompt.options[0].action.clone()] }).await.unwrap();
    ben.ask(&id, Ask::Looked { seat: 1, number: 1 }).await.unwrap();
    let before = ben.look(&id, Some(1)).await;
    house.shared.close().await;
    let again = House::with(set(), HandClock::new(START)).await;
    let (mut anna, mut ben) = (there(&again, &anna), there(&again, &ben));
    assert_eq!(ben.look(&id, Some(1)).await, before);
    assert_eq!(anna.get::<parlour_protocol::Notes>(&notes).await.text, "second");
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    eventually("the profiles are written", || {
        let mut anna = anna.clone();
        async move { anna.get::<parlour_protocol::Profile>("/api/profile/kuhn").await.played == 1 }
    })
    .await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    eventually("bots finish", || {
        let (mut anna, path) = (anna.clone(), format!("/api/matches/{id}"));
        async move { anna.get::<MatchInfo>(&path).await.phase == Phase::Over }
    })
    .await;
    again.shared.close().await;
}
