//! F10: a backup made while people play, cut off, changed, under another key; restored elsewhere, where
//! the matches go on.

use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use parlour_core::Rng;
use parlour_protocol::{Ask, MatchInfo, Phase};
use parlour_server::shared::{find_store, make_store};
use parlour_server::store::{Store, check_backup};
use parlour_server::{Config, Settings};
use serde_json::json;

use crate::house::{House, eventually, settings, two_at};
use crate::stage::on_each_store;

/// Everything that is stored, as it is written to a file.
async fn backup(house: &House) -> (Vec<u8>, u64) {
    let mut file = Vec::new();
    let rows = house.shared.store.backup(&mut file).await.unwrap();
    assert_eq!(check_backup(&mut file.as_slice()).unwrap(), rows);
    (file, rows)
}

/// An empty database of its own, under the same key.
async fn elsewhere(house: &House, folder: &Path) -> House {
    std::fs::copy(house.folder.join("server.key"), folder.join("server.key")).unwrap();
    House::at(folder, house.clock.clone()).await
}

async fn restore(store: &Store, file: &[u8]) -> Result<u64, String> {
    store.restore(&mut Cursor::new(file)).await.map_err(|error| error.to_string())
}

on_each_store! {
    async fn a_backup_made_while_people_play_is_restored_elsewhere_and_play_goes_on(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, ben, id) = two_at(&house, "kuhn").await;
        anna.pick(&id, 0, 0).await.unwrap();
        anna.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
        // Others play without a pause meanwhile.
        let (players, playing) = (house.guest("Cleo").await, Arc::new(std::sync::atomic::AtomicBool::new(true)));
        let load: Vec<_> = (0..4)
            .map(|_| {
                let (mut cleo, playing) = (players.clone(), playing.clone());
                tokio::spawn(async move {
                    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
                    while playing.load(std::sync::atomic::Ordering::Relaxed) {
                        let busy = cleo.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
                        for turn in 0..4 {
                            cleo.pick(&busy, turn % 2, 0).await.unwrap();
                        }
                    }
                })
            })
            .collect();
        let commits = || house.shared.metrics.commits.value();
        let begun = commits();
        eventually("others play", || async { commits() > begun + 8 }).await;
        let (file, rows) = backup(&house).await;
        playing.store(false, std::sync::atomic::Ordering::Relaxed);
        for player in load {
            player.await.unwrap();
        }
        let text = String::from_utf8(file.clone()).unwrap();
        assert!(!text.contains("hello") && !text.contains("anna's dice"), "a backup is as sealed as the database");
        let folder = tempfile::tempdir().unwrap();
        let again = elsewhere(&house, folder.path()).await;
        assert_eq!(restore(&again.shared.store, &file).await.unwrap(), rows);
        assert!(restore(&again.shared.store, &file).await.unwrap_err().contains("not empty"), "never over something");
        let (mut ben, mut ben_there) = (ben.clone(), again.same(&ben));
        assert_eq!(ben_there.look(&id, Some(1)).await, ben.look(&id, Some(1)).await);
        ben_there.pick(&id, 1, 0).await.unwrap();
        // Whatever was under way is a whole match there, anchors and all.
        for id in again.shared.store.all_ids().await.unwrap() {
            let info: MatchInfo = again.same(&players).get(&format!("/api/matches/{id}")).await;
            assert_ne!(info.phase, Phase::Frozen);
        }
        assert!(!again.guest("Dora").await.create(json!({ "game": "tictactoe" })).await.id.is_empty());
    }
}

#[tokio::test]
async fn a_backup_that_was_cut_off_or_changed_anywhere_is_refused_before_anything_is_written() {
    let house = House::open().await;
    let (mut anna, _, id) = two_at(&house, "kuhn").await;
    anna.pick(&id, 0, 0).await.unwrap();
    let (file, rows) = backup(&house).await;
    let folder = tempfile::tempdir().unwrap();
    let again = elsewhere(&house, folder.path()).await;
    let store = &again.shared.store;
    // The time served is kept from the start on.
    let fresh = store.backup(&mut Vec::new()).await.unwrap();
    let seed = 14;
    let mut rng = Rng::new(seed);
    let last = file[..file.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap();
    // Every byte of the last line, and several hundred before.
    let places: Vec<usize> =
        (last..file.len()).chain((0..400).map(|_| rng.below(file.len() as u32) as usize)).collect();
    for (number, place) in places.into_iter().enumerate() {
        let mut changed = file.clone();
        changed[place] ^= 1 << rng.below(8);
        let refused = check_backup(&mut changed.as_slice()).is_err();
        assert!(refused, "seed {seed}: byte {place} of {}", file.len());
        if number % 50 == 0 {
            assert!(restore(store, &changed).await.is_err(), "seed {seed}: byte {place}");
        }
    }
    for cut in [0, 1, last, last + 1, file.len() / 2, file.len() - 1] {
        assert!(restore(store, &file[..cut]).await.is_err(), "cut off at {cut}");
    }
    assert!(restore(store, &[file.as_slice(), b"{}\n"].concat()).await.is_err(), "something follows");
    assert_eq!(store.backup(&mut Vec::new()).await.unwrap(), fresh, "nothing of them is left");
    assert_eq!(restore(store, &file).await.unwrap(), rows);
}

/// One of the earlier release, which had no checksum: a host backs up before an upgrade.
#[tokio::test]
async fn a_backup_of_the_release_before_is_still_read() {
    let house = House::open().await;
    let old = "{\"parlour_backup\":1,\"schema\":2}\n\
               {\"in\":\"account\",\"row\":[\"ab\",\"Anna\",null,null,null,5,0,0]}\n{\"rows\":1}\n";
    assert!(restore(&house.shared.store, old.replace("\"rows\":1", "\"rows\":2").as_bytes()).await.is_err());
    assert_eq!(restore(&house.shared.store, old.as_bytes()).await.unwrap(), 1);
}

#[tokio::test]
async fn a_backup_is_restored_under_its_own_key_alone() {
    let house = House::open().await;
    two_at(&house, "tictactoe").await;
    let (file, rows) = backup(&house).await;
    let folder = tempfile::tempdir().unwrap();
    let other = Settings { server_key: Some("7".repeat(64)), ..settings(folder.path()) };
    let wrong = make_store(&Config::from(other), Arc::default()).await.unwrap();
    assert!(restore(&wrong, &file).await.unwrap_err().contains("another server key"));
    wrong.close().await;
    let right = elsewhere(&house, folder.path()).await;
    assert_eq!(restore(&right.shared.store, &file).await.unwrap(), rows, "nothing of it was left before");
}

#[tokio::test]
async fn a_backup_of_nothing_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::from(settings(&folder.path().join("mistyped")));
    assert!(find_store(&config).await.is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
