//! Starting: a server that could not serve says why, at once, and changes nothing.

use std::path::Path;
use std::sync::Arc;

use parlour_server::clock::HandClock;
use parlour_server::{Config, Server, Settings, Shared};

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
    assert!(refused.contains("another parlour is already using this folder"), "{refused}");
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
