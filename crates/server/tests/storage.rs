//! What is durable, what is sealed, and who is first.

use std::path::Path;

use parlour_protocol::{Ask, MatchInfo, Phase};
use parlour_server::clock::HandClock;
use parlour_server::store::Append;
use serde_json::json;

use crate::house::{House, Person, START, eventually, two_at};

/// The bytes of every file under a folder, but the server's key.
fn on_disk(folder: &Path) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let wanted = entries.filter(|path| path.file_name().is_some_and(|name| name != "server.key"));
    wanted
        .flat_map(|path| if path.is_dir() { on_disk(&path) } else { std::fs::read(path).into_iter().collect() })
        .collect()
}

fn holds(files: &[Vec<u8>], bytes: &[u8]) -> bool {
    files.iter().any(|file| memchr::memmem::find(file, bytes).is_some())
}

#[tokio::test]
async fn nothing_secret_is_readable_in_the_database_files() {
    let house = House::open().await;
    nothing_secret_is_readable(&house, &house.folder).await;
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn nothing_secret_is_readable_in_the_files_of_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let set = parlour_server::Settings { database: Some(postgres.url()), ..crate::house::settings(folder.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    nothing_secret_is_readable(&house, &postgres.data()).await;
}

async fn nothing_secret_is_readable(house: &House, folder: &Path) {
    let (mut anna, mut ben, id) = two_at(house, "kuhn").await;
    let new = json!({ "name": "Annabella", "password": "correct horse", "mail": "canary@example.org" });
    anna.post::<parlour_protocol::Person>("/api/register", new).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    anna.ask(&id, Ask::Chat { text: "canary in the chat".into() }).await.unwrap();
    anna.call("PUT", &format!("/api/matches/{id}/notes"), Some(json!({ "text": "canary in the notes" }))).await;
    let prompt = ben.look(&id, Some(1)).await.prompt.unwrap();
    ben.ask(&id, Ask::Draft { seat: 1, actions: vec![prompt.options[0].action.clone()] }).await.unwrap();
    assert!(holds(&on_disk(folder), b"Annabella"), "the search finds what is there");
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let record: parlour_core::Record = ben.get(&format!("/api/matches/{id}/record")).await;
    let key = record.keys[0].key.clone().unwrap();
    let action = serde_json::to_string(&prompt.options[0].action).unwrap();
    let token = anna.secret();
    let secrets: Vec<Vec<u8>> = vec![
        key.0.to_vec(),
        parlour_core::to_hex(&key.0).into_bytes(),
        b"canary".to_vec(),
        b"\"deal\"".to_vec(),
        b"anna's dice".to_vec(),
        b"correct horse".to_vec(),
        action.into_bytes(),
        token.clone().into_bytes(),
        parlour_core::from_hex(&token).unwrap(),
    ];
    let files = on_disk(folder);
    for (number, secret) in secrets.iter().enumerate() {
        assert!(!holds(&files, secret), "secret {number} is on the disk");
    }
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    anna.pick(&id, 0, 0).await.unwrap();
    ben.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
    let before = ben.look(&id, Some(1)).await;
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut ben = again.same(&ben);
    let after = ben.look(&id, Some(1)).await;
    assert_eq!(before, after);
    let action = before.prompt.unwrap().options[0].action.clone();
    // The same key is still the same request after the restart.
    let old = before.number - 1;
    let mut anna = again.same(&anna);
    let repeated = anna.ask(&id, Ask::Act { seat: 0, expect: 99, key: format!("0-{old}"), action }).await;
    assert!(repeated.is_ok(), "{repeated:?}");
    ben.pick(&id, 1, 0).await.unwrap();
}

#[tokio::test]
async fn bots_are_taken_up_again_after_a_restart() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    // No bot may think any more: its turn is still to come when the server stops.
    house.shared.pool.close();
    anna.pick(&id, 0, 0).await.unwrap();
    assert_eq!(anna.look(&id, Some(0)).await.asked, [1]);
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let anna = again.same(&anna);
    eventually("the bot acts", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [0] }
    })
    .await;
    assert_eq!(again.shared.metrics.bot_actions.value(), 1);
}

/// As when the disk is full: what is not written has not happened, and the bot tries again, but not as
/// fast as it can think.
#[tokio::test]
async fn a_bot_whose_entry_is_not_taken_tries_again_after_a_while() {
    use sqlx::{Connection, Executor};
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    let file = format!("sqlite://{}", house.folder.join("parlour.db").display());
    let mut disk = sqlx::AnyConnection::connect(&file).await.unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON entry WHEN NEW.seq > 0 BEGIN SELECT RAISE(ABORT, 'full'); END";
    disk.execute(full).await.unwrap();
    let commits = || house.shared.metrics.commits.value();
    let before = commits();
    anna.pick(&id, 0, 0).await.unwrap();
    eventually("the bot has tried", || async { commits() >= before + 2 }).await;
    disk.execute("DROP TRIGGER full").await.unwrap();
    for _ in 0..100 {
        assert_eq!(anna.look(&id, Some(0)).await.asked, [1], "it waits");
    }
    house.clock.turn(1_000);
    eventually("the bot acts", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [0] }
    })
    .await;
    assert_eq!(anna.look(&id, Some(0)).await.number, 2);
}

#[tokio::test]
async fn of_two_nodes_on_one_database_one_writes_the_next_entry() {
    let house = House::open().await;
    let other = House::at(&house.folder, HandClock::new(START)).await;
    let (mut anna, ben, id) = two_at(&house, "tictactoe").await;
    let mut anna_there = other.same(&anna);
    let mut ben_there = other.same(&ben);
    let there = anna_there.look(&id, Some(0)).await;
    let prompt = there.prompt.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    // The other node does not know it yet, and loses the race for this entry.
    let ask = Ask::Act { seat: 0, expect: 0, key: "late".into(), action: prompt.options[5].action.clone() };
    let fault = anna_there.ask(&id, ask).await.unwrap_err();
    assert_eq!((fault.code, fault.number), (parlour_protocol::Code::ActionStale, Some(1)));
    // And by losing it has learned how the match stands.
    ben_there.pick(&id, 1, 0).await.unwrap();
    house.shared.tables.news_to_all();
    eventually("the first node hears of it", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.number == 2 }
    })
    .await;
}

#[tokio::test]
async fn many_matches_share_a_flush() {
    let house = House::open().await;
    let metrics = &house.shared.metrics;
    let (entries, commits) = (metrics.entries.value(), metrics.commits.value());
    let append = |no: i64| Append { no: 10_000 + no, rows: vec![(0, vec![7; 100])], ..Append::default() };
    let appends = (0..40).map(|no| house.shared.store.append(append(no)));
    let done = futures_util::future::join_all(appends).await;
    assert!(done.iter().all(Result::is_ok));
    assert_eq!(metrics.entries.value() - entries, 40);
    // The first may be written alone; the others wait meanwhile, and go together.
    assert!(metrics.commits.value() - commits <= 2);
}

/// Plays tic-tac-toe back and forth, so that its log grows and grows.
async fn grow(anna: &mut Person, ben: &mut Person, id: &str, rounds: u32) {
    for round in 0..rounds {
        anna.pick(id, 0, 0).await.unwrap();
        ben.pick(id, 1, 0).await.unwrap();
        let number = anna.look(id, Some(0)).await.number;
        let undone = anna.ask(id, Ask::Undo { seat: 0, expect: number }).await;
        assert!(undone.is_ok(), "round {round}: {undone:?}");
    }
}

/// A snapshot is a cache: a match taken up from one, from a damaged one and without one is the same.
async fn snapshots_change_nothing(set: impl Fn() -> parlour_server::Settings) {
    let house = House::with(set(), HandClock::new(START)).await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": "tictactoe", "open": true })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    grow(&mut anna, &mut ben, &id, 90).await;
    let no = house.shared.store.find(&id).await.unwrap().unwrap().no;
    eventually("a snapshot is made", || async { house.shared.store.snapshot(no, &id).await.unwrap().is_some() }).await;
    let (number, plain) = house.shared.store.snapshot(no, &id).await.unwrap().unwrap();
    assert!((256..270).contains(&number), "{number}");
    let before = anna.look(&id, Some(0)).await;
    house.shared.close().await;
    // As it is; under another number; of another match; garbage inside; and none at all.
    for (round, used) in [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0)] {
        let again = House::with(set(), HandClock::new(START)).await;
        let store = &again.shared.store;
        match round {
            1 => store.set_snapshot(no, &id, number + 1, &plain).await.unwrap(),
            2 => store.set_snapshot(no, "another", number, &plain).await.unwrap(),
            3 => store.set_snapshot(no, &id, number, b"{\"chain\": \"00\", \"entries\": []}").await.unwrap(),
            4 => assert_eq!(store.prune_snapshots(None).await.unwrap(), 1),
            _ => {}
        }
        let mut anna = again.same(&anna);
        assert_eq!(anna.look(&id, Some(0)).await, before, "round {round}");
        assert_eq!(again.shared.metrics.from_snapshots.value(), used, "round {round}");
        again.shared.close().await;
    }
    // It goes on from there, and its record verifies.
    let again = House::with(set(), HandClock::new(START)).await;
    let (mut anna, mut ben) = (again.same(&anna), again.same(&ben));
    grow(&mut anna, &mut ben, &id, 2).await;
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    let record: parlour_core::Record = ben.get(&format!("/api/matches/{id}/record")).await;
    assert!(parlour_registry::game("tictactoe").unwrap().replay(&record).is_ok());
    again.shared.close().await;
}

#[tokio::test]
async fn a_match_is_the_same_with_and_without_its_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    snapshots_change_nothing(|| crate::house::settings(folder.path())).await;
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn a_match_is_the_same_with_and_without_its_snapshot_on_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let database = Some(postgres.url());
    let set = || parlour_server::Settings { database: database.clone(), ..crate::house::settings(folder.path()) };
    snapshots_change_nothing(set).await;
}

#[tokio::test]
async fn results_reach_the_profiles_even_if_the_server_stops_in_between() {
    let house = House::open().await;
    let (mut anna, ben, id) = two_at(&house, "tictactoe").await;
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut ben = again.same(&ben);
    let profile: parlour_protocol::Profile = ben.get("/api/profile/tictactoe").await;
    assert_eq!((profile.played, profile.won), (1, 1));
    let info: MatchInfo = ben.get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.phase, Phase::Over);
}
