//! What is durable, what is sealed, and who is first.

use std::path::Path;

use parlour_protocol::{Ask, MatchInfo, Phase};
use parlour_server::clock::HandClock;
use serde_json::json;

use crate::house::{House, Person, START, eventually, two_at};

fn same_person(house: &House, person: &Person) -> Person {
    let mut again = house.stranger();
    again.cookie.clone_from(&person.cookie);
    again.id.clone_from(&person.id);
    again
}

/// Whether any file of the folder, but the server's key, holds these bytes.
fn on_disk(folder: &Path, bytes: &[u8]) -> bool {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files = files.filter(|path| path.is_file() && path.file_name().is_some_and(|name| name != "server.key"));
    files.any(|path| std::fs::read(path).unwrap().windows(bytes.len()).any(|part| part == bytes))
}

#[tokio::test]
async fn nothing_secret_is_readable_in_the_database_files() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    let new = json!({ "name": "Annabella", "password": "correct horse", "mail": "canary@example.org" });
    anna.post::<parlour_protocol::Person>("/api/register", new).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    anna.ask(&id, Ask::Chat { text: "canary in the chat".into() }).await.unwrap();
    anna.call("PUT", &format!("/api/matches/{id}/notes"), Some(json!({ "text": "canary in the notes" }))).await;
    let prompt = ben.look(&id, Some(1)).await.prompt.unwrap();
    ben.ask(&id, Ask::Draft { seat: 1, actions: vec![prompt.options[0].action.clone()] }).await.unwrap();
    assert!(on_disk(&house.folder, b"Annabella"), "the search finds what is there");
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let record: parlour_core::Record = ben.get(&format!("/api/matches/{id}/record")).await;
    let key = record.keys[0].key.clone().unwrap();
    let action = serde_json::to_string(&prompt.options[0].action).unwrap();
    let token = anna.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
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
    for (number, secret) in secrets.iter().enumerate() {
        assert!(!on_disk(&house.folder, secret), "secret {number} is on the disk");
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
    let mut ben = same_person(&again, &ben);
    let after = ben.look(&id, Some(1)).await;
    assert_eq!(before, after);
    let action = before.prompt.unwrap().options[0].action.clone();
    // The same key is still the same request after the restart.
    let old = before.number - 1;
    let mut anna = same_person(&again, &anna);
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
    let anna = same_person(&again, &anna);
    eventually("the bot acts", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [0] }
    })
    .await;
    assert_eq!(again.shared.metrics.bot_actions.value(), 1);
}

#[tokio::test]
async fn of_two_nodes_on_one_database_one_writes_the_next_entry() {
    let house = House::open().await;
    let other = House::at(&house.folder, HandClock::new(START)).await;
    let (mut anna, ben, id) = two_at(&house, "tictactoe").await;
    let mut anna_there = same_person(&other, &anna);
    let mut ben_there = same_person(&other, &ben);
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
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(two_at(&house, "tictactoe").await);
    }
    let (entries, commits) = (house.shared.metrics.entries.value(), house.shared.metrics.commits.value());
    let acting = tables.into_iter().map(|(mut anna, _, id)| tokio::spawn(async move { anna.pick(&id, 0, 0).await }));
    for acted in acting.collect::<Vec<_>>() {
        acted.await.unwrap().unwrap();
    }
    let entries = house.shared.metrics.entries.value() - entries;
    let commits = house.shared.metrics.commits.value() - commits;
    assert_eq!(entries, 40);
    assert!(commits < 40, "{commits} flushes for {entries} entries");
}

#[tokio::test]
async fn a_database_under_another_key_is_not_read() {
    let house = House::open().await;
    let (_, _, id) = two_at(&house, "tictactoe").await;
    house.shared.close().await;
    std::fs::write(house.folder.join("server.key"), "00".repeat(32)).unwrap();
    let again = House::at(&house.folder, house.clock.clone()).await;
    let (status, _) = again.stranger().call("GET", &format!("/api/matches/{id}"), None).await;
    assert_eq!(status, 503);
}

#[tokio::test]
async fn results_reach_the_profiles_even_if_the_server_stops_in_between() {
    let house = House::open().await;
    let (mut anna, ben, id) = two_at(&house, "tictactoe").await;
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut ben = same_person(&again, &ben);
    let profile: parlour_protocol::Profile = ben.get("/api/profile/tictactoe").await;
    assert_eq!((profile.played, profile.won), (1, 1));
    let info: MatchInfo = ben.get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.phase, Phase::Over);
}

#[tokio::test]
async fn a_backup_made_while_the_server_runs_is_restored_elsewhere() {
    let house = House::open().await;
    let (mut anna, ben, id) = two_at(&house, "kuhn").await;
    anna.pick(&id, 0, 0).await.unwrap();
    anna.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
    let mut file = Vec::new();
    let rows = house.shared.store.backup(&mut file).await.unwrap();
    let text = String::from_utf8(file.clone()).unwrap();
    assert!(!text.contains("hello") && !text.contains("anna's dice"), "a backup is as sealed as the database");
    let elsewhere = tempfile::tempdir().unwrap();
    std::fs::copy(house.folder.join("server.key"), elsewhere.path().join("server.key")).unwrap();
    let again = House::at(elsewhere.path(), house.clock.clone()).await;
    let cut = &file[..file.len() / 2];
    let cut = &cut[..=cut.iter().rposition(|byte| *byte == b'\n').unwrap()];
    assert!(again.shared.store.restore(&mut &cut[..]).await.is_err(), "half a backup is none");
    assert_eq!(again.shared.store.restore(&mut file.as_slice()).await.unwrap(), rows);
    assert!(again.shared.store.restore(&mut file.as_slice()).await.is_err(), "never over something");
    let (mut ben, mut ben_there) = (ben.clone(), same_person(&again, &ben));
    assert_eq!(ben_there.look(&id, Some(1)).await, ben.look(&id, Some(1)).await);
    ben_there.pick(&id, 1, 0).await.unwrap();
    assert!(!again.guest("Cleo").await.create(json!({ "game": "tictactoe" })).await.id.is_empty());
}
