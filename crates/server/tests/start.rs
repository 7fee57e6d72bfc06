//! Starting: a server that could not serve says why, at once, and changes nothing.

use std::path::Path;
use std::sync::Arc;

use parlour_server::clock::HandClock;
use parlour_server::shared::{find_store, make_store};
use parlour_server::{Config, Server, Settings, Shared};
use serde_json::json;

use crate::house::{House, START, settings, two_at};

/// Why a server does not start.
async fn refusal(set: Settings) -> String {
    match Shared::start(Config::from(set), Arc::new(HandClock::new(START))).await {
        Ok(_) => panic!("it starts"),
        Err(error) => error.to_string(),
    }
}

fn with_key(folder: &Path, digit: &str) -> Settings {
    Settings { server_key: Some(digit.repeat(64)), ..settings(folder) }
}

#[tokio::test]
async fn under_another_key_nothing_is_served() {
    let house = House::open().await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
    house.shared.close().await;
    assert!(refusal(with_key(&house.folder, "7")).await.contains("another server key"));
    // A key that was lost is not replaced by a new one.
    let (key, aside) = (house.folder.join("server.key"), house.folder.join("aside"));
    std::fs::rename(&key, &aside).unwrap();
    assert!(refusal(settings(&house.folder)).await.contains("another server key"));
    assert!(!key.exists(), "no key is left behind that opens nothing");
    std::fs::rename(&aside, &key).unwrap();
    let again = House::at(&house.folder, house.clock.clone()).await;
    assert_eq!(again.stranger().look(&id, None).await.number, 1);
}

#[tokio::test]
async fn one_damaged_head_is_not_another_key() {
    let house = House::open().await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    let other = anna.create(json!({ "game": "tictactoe" })).await.id;
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let head = parlour_server::store::HeadChange {
        from: row.version,
        phase: "running",
        care: false,
        at: START,
        head: vec![1; 40],
        holdings: None,
    };
    let damage = parlour_server::store::Append { no: row.no, head: Some(head), ..Default::default() };
    house.shared.store.append(damage).await.unwrap();
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    assert_eq!(again.stranger().call("GET", &format!("/api/matches/{other}"), None).await.0, 200);
    assert_eq!(again.stranger().call("GET", &format!("/api/matches/{id}"), None).await.0, 503);
    let list: parlour_protocol::MatchList = again.stranger().get("/api/matches").await;
    assert_eq!(list.matches.iter().map(|info| &info.id).collect::<Vec<_>>(), [&other]);
}

#[tokio::test]
async fn a_backup_is_restored_under_its_own_key_alone() {
    let house = House::open().await;
    two_at(&house, "tictactoe").await;
    let mut file = Vec::new();
    let rows = house.shared.store.backup(&mut file).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let wrong = make_store(&Config::from(with_key(elsewhere.path(), "7")), Arc::default()).await.unwrap();
    let refused = wrong.restore(&mut file.as_slice()).await.unwrap_err();
    assert!(refused.to_string().contains("another server key"), "{refused}");
    wrong.close().await;
    std::fs::copy(house.folder.join("server.key"), elsewhere.path().join("server.key")).unwrap();
    let right = make_store(&Config::from(settings(elsewhere.path())), Arc::default()).await.unwrap();
    assert_eq!(right.restore(&mut file.as_slice()).await.unwrap(), rows, "nothing of it was left before");
}

#[tokio::test]
async fn a_backup_of_nothing_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::from(settings(&folder.path().join("mistyped")));
    assert!(find_store(&config).await.is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_database_that_is_damaged_or_cannot_be_written_is_named() {
    let house = House::open().await;
    house.shared.close().await;
    let file = house.folder.join("parlour.db");
    let read_only = format!("sqlite:{}?mode=ro", file.display());
    let refused = refusal(Settings { database: Some(read_only), ..settings(&house.folder) }).await;
    // Which of the two it is depends on whether the log beside it can be opened.
    let said = ["readonly", "unable to open"].iter().any(|words| refused.contains(words));
    assert!(refused.contains("parlour.db") && said, "{refused}");
    for rest in ["parlour.db-wal", "parlour.db-shm"] {
        let _ = std::fs::remove_file(house.folder.join(rest));
    }
    std::fs::write(&file, "something else".repeat(1_000)).unwrap();
    let refused = refusal(settings(&house.folder)).await;
    assert!(refused.contains("parlour.db") && refused.contains("not a database"), "{refused}");
    assert_eq!(std::fs::read(&file).unwrap(), "something else".repeat(1_000).into_bytes(), "it is left as it was");
}

#[tokio::test]
async fn a_folder_or_an_address_that_another_server_has_is_refused_before_anything_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::bind(Config::from(settings(folder.path()))).await.unwrap();
    let refused = Server::bind(Config::from(settings(folder.path()))).await.err().expect("one is enough").to_string();
    assert!(refused.contains("another parlour serves from this folder"), "{refused}");
    let address = first.address().unwrap();
    let elsewhere = folder.path().join("elsewhere");
    let taken = Settings { listen: Some(address.to_string()), ..settings(&elsewhere) };
    let refused = Server::bind(Config::from(taken)).await.err().expect("the address is taken").to_string();
    assert!(refused.contains(&address.to_string()), "{refused}");
    assert!(!elsewhere.exists(), "no database is made for a server that does not serve");
    // A server that has stopped makes room.
    first.run(std::future::ready(())).await.unwrap();
    assert!(Server::bind(Config::from(settings(folder.path()))).await.is_ok());
}

#[cfg(unix)]
#[tokio::test]
async fn the_folder_and_the_key_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    make_store(&Config::from(settings(&data)), Arc::default()).await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&data.join("server.key"))), (0o700, 0o600));
}
