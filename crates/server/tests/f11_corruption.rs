//! F11: damage in storage. Never wrong data, never a panic; the damaged match stops with a sentence,
//! the others are served.

use parlour_core::Rng;
use parlour_protocol::{Ask, Code, Fault, MatchInfo, MatchList, Update};
use parlour_server::Settings;
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use crate::house::{House, Person, START, eventually, settings, two_at};
use crate::stage::{Stage, on_each_store};

/// The database, past the server.
async fn disk(set: &Settings) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let file = || format!("sqlite://{}", set.data.as_ref().unwrap().join("parlour.db").display());
    AnyConnection::connect(&set.database.clone().unwrap_or_else(file)).await.unwrap()
}

/// Changes what is stored by one statement about the match with this number.
async fn damage(disk: &mut AnyConnection, text: &str, no: i64) {
    let done = sqlx::query(sqlx::AssertSqlSafe(text.to_owned())).bind(no).execute(disk).await.unwrap();
    assert!(done.rows_affected() > 0, "{text}");
}

/// Flips a bit of a sealed thing.
async fn flip(disk: &mut AnyConnection, column: &str, place: &str, no: i64, rng: &mut Rng) {
    let text = format!("SELECT {column} FROM {place}");
    let row = sqlx::query(sqlx::AssertSqlSafe(text)).bind(no).fetch_one(&mut *disk).await.unwrap();
    let mut body: Vec<u8> = row.get(0);
    let at = rng.below(body.len() as u32) as usize;
    body[at] ^= 1 << rng.below(8);
    let (table, condition) = place.split_once(" WHERE ").unwrap();
    let condition = condition.replace("$1", "$2");
    let text = format!("UPDATE {table} SET {column} = $1 WHERE {condition}");
    let done = sqlx::query(sqlx::AssertSqlSafe(text)).bind(body).bind(no).execute(disk).await.unwrap();
    assert_eq!(done.rows_affected(), 1, "{place}");
}

/// A match of two people with a bit of everything: entries, chat, a draft, notes.
struct Kept {
    anna: Person,
    ben: Person,
    id: String,
    no: i64,
    before: Update,
}

async fn play(house: &House) -> Kept {
    let (mut anna, mut ben, id) = two_at(house, "tictactoe").await;
    for (seat, option) in [(0, 0), (1, 2), (0, 3)] {
        if seat == 0 { &mut anna } else { &mut ben }.pick(&id, seat, option).await.unwrap();
    }
    anna.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
    anna.call("PUT", &format!("/api/matches/{id}/notes"), Some(json!({ "text": "mine" }))).await;
    let prompt = ben.look(&id, Some(1)).await.prompt.unwrap();
    ben.ask(&id, Ask::Draft { seat: 1, actions: vec![prompt.options[0].action.clone()] }).await.unwrap();
    let no = house.shared.store.find(&id).await.unwrap().unwrap().no;
    let before = ben.look(&id, Some(1)).await;
    Kept { anna, ben, id, no, before }
}

/// Asks for a match in every way; none of them may show anything of it.
async fn stopped(house: &House, kept: &Kept, what: &str) {
    let (mut anna, mut ben) = (house.same(&kept.anna), house.same(&kept.ben));
    let refused = |fault: &Fault| {
        assert_eq!(fault.code, Code::TableFrozen, "{what}: {fault}");
        assert!(fault.message.contains("can't be read"), "{what}: {fault}");
    };
    let fault = ben.ask(&kept.id, Ask::Look { seat: Some(1), since: None }).await.unwrap_err();
    refused(&fault);
    refused(&anna.ask(&kept.id, Ask::Resign { seat: 0 }).await.unwrap_err());
    let (status, info) = anna.call("GET", &format!("/api/matches/{}", kept.id), None).await;
    assert_eq!(status, 409, "{what}: {info}");
    let (status, record) = anna.call("GET", &format!("/api/matches/{}/record", kept.id), None).await;
    assert_eq!(status, 409, "{what}: {record}");
}

async fn served(house: &House, kept: &Kept, what: &str) {
    assert_eq!(house.same(&kept.ben).look(&kept.id, Some(1)).await, kept.before, "{what}");
}

/// What is done to one match each, and stops it.
const DAMAGES: [&str; 9] = [
    "DELETE FROM entry WHERE played = $1 AND seq = 0",
    "DELETE FROM entry WHERE played = $1 AND seq = 1",
    "DELETE FROM entry WHERE played = $1 AND seq = 2",
    "DELETE FROM entry WHERE played = $1",
    "DELETE FROM anchor WHERE played = $1",
    "UPDATE anchor SET seq = seq - 1 WHERE played = $1",
    "UPDATE entry SET seq = 7 WHERE played = $1 AND seq = 0",
    "UPDATE entry SET body = (SELECT body FROM entry e WHERE e.played = entry.played AND e.seq = 1) \
     WHERE played = $1 AND seq = 2",
    "UPDATE chat SET number = number + 1 WHERE played = $1",
];

/// Sealed things of a match, a flipped bit in which stops it.
const SEALED: [(&str, &str); 7] = [
    ("body", "entry WHERE played = $1 AND seq = 0"),
    ("body", "entry WHERE played = $1 AND seq = 1"),
    ("body", "entry WHERE played = $1 AND seq = 2"),
    ("head", "played WHERE no = $1"),
    ("body", "anchor WHERE played = $1"),
    ("body", "chat WHERE played = $1 AND number = 1"),
    ("body", "draft WHERE played = $1"),
];

on_each_store! {
    async fn damage_to_one_match_stops_it_and_no_other(stage: Stage) {
        let seed = 11;
        let mut rng = Rng::new(seed);
        let house = stage.open().await;
        let mut matches = Vec::new();
        for _ in 0..DAMAGES.len() + 3 * SEALED.len() + 4 {
            matches.push(play(&house).await);
        }
        house.shared.close().await;
        let mut disk = disk(&stage.settings()).await;
        let mut left = matches.iter();
        let mut damaged: Vec<(&Kept, String)> = Vec::new();
        for text in DAMAGES {
            let kept = left.next().unwrap();
            damage(&mut disk, text, kept.no).await;
            damaged.push((kept, text.to_owned()));
        }
        for (column, place) in SEALED.iter().cycle().take(3 * SEALED.len()) {
            let kept = left.next().unwrap();
            flip(&mut disk, column, place, kept.no, &mut rng).await;
            damaged.push((kept, format!("seed {seed}: {column} of {place}")));
        }
        // The head of one in the place of another's; and what costs a match nothing.
        let (one, other) = (left.next().unwrap(), left.next().unwrap());
        damage(&mut disk, &format!("UPDATE played SET head = (SELECT head FROM played WHERE no = {}) WHERE no = $1", other.no), one.no).await;
        damaged.push((one, "another's head".into()));
        let noted = left.next().unwrap();
        flip(&mut disk, "body", "notes WHERE played = $1", noted.no, &mut rng).await;
        let cached = left.next().unwrap();
        sqlx::query("INSERT INTO snapshot (played, seq, body) VALUES ($1, 3, $2)").bind(cached.no).bind(vec![7u8; 99]).execute(&mut disk).await.unwrap();

        let again = stage.open().await;
        for (kept, what) in &damaged {
            stopped(&again, kept, what).await;
        }
        for kept in [other, noted, cached] {
            served(&again, kept, "undamaged").await;
        }
        let (status, _) = again.same(&noted.anna).call("GET", &format!("/api/matches/{}/notes", noted.id), None).await;
        assert_eq!(status, 503, "notes that cannot be opened are not shown");
        // The lists go on, without the heads that cannot be opened.
        let list: MatchList = again.stranger().get("/api/matches?limit=200").await;
        let heads = damaged.iter().filter(|(_, what)| what.contains("head")).count();
        assert_eq!(list.matches.len(), matches.len() - heads);
        again.same(&other.ben).pick(&other.id, 1, 0).await.unwrap();
    }
}

on_each_store! {
    async fn what_stands_beside_a_head_cannot_show_a_match_to_a_stranger(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, mut eve) = (house.guest("Anna").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = anna.create(json!({ "game": "tictactoe", "private": true })).await.id;
        ben.join(&id, json!({})).await.unwrap();
        let no = house.shared.store.find(&id).await.unwrap().unwrap().no;
        let mut disk = disk(&stage.settings()).await;
        damage(&mut disk, "UPDATE played SET private = 0 WHERE no = $1", no).await;
        damage(&mut disk, &format!("UPDATE holding SET account = '{}' WHERE played = $1 AND seat = 1", eve.id), no).await;
        for path in ["/api/matches", "/api/matches?mine=true", "/api/matches?phase=running"] {
            assert_eq!(eve.get::<MatchList>(path).await.matches, [], "{path}");
        }
        damage(&mut disk, "UPDATE played SET phase = 'over' WHERE no = $1", no).await;
        assert_eq!(anna.get::<MatchList>("/api/matches?mine=true&phase=over").await.matches, []);
        assert_eq!(anna.get::<MatchList>("/api/matches?mine=true").await.matches.len(), 1);
    }
}

on_each_store! {
    async fn the_tail_of_a_running_log_is_anchored_within_seconds(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
        let no = house.shared.store.find(&id).await.unwrap().unwrap().no;
        anna.pick(&id, 0, 0).await.unwrap();
        ben.pick(&id, 1, 0).await.unwrap();
        assert_eq!(house.shared.store.anchor(no, &id).await.unwrap().unwrap().entries, 0, "no action waits for it");
        // The server is not stopped in order: the anchor was written before.
        eventually("it is anchored", || {
            stage.clock.turn(5_000);
            let (shared, id) = (house.shared.clone(), id.clone());
            async move { shared.store.anchor(no, &id).await.unwrap().unwrap().entries == 2 }
        })
        .await;
        let mut disk = disk(&stage.settings()).await;
        damage(&mut disk, "DELETE FROM entry WHERE played = $1 AND seq = 1", no).await;
        let again = stage.open().await;
        let fault = again.same(&anna).ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap_err();
        assert_eq!(fault.code, Code::TableFrozen, "{fault}");
    }
}

/// A match that began before there were anchors goes on, and gets one.
#[tokio::test]
async fn a_match_from_before_anchors_is_taken_up() {
    let stage = Stage::sqlite();
    let house = stage.open().await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let mut head: serde_json::Value = serde_json::from_slice(&row.head).unwrap();
    head.as_object_mut().unwrap().remove("anchored");
    let head = house.shared.store.vault().seal(parlour_server::vault::Kind::Head, &id, 0, head.to_string().as_bytes());
    let change = parlour_server::store::HeadChange {
        from: row.version,
        phase: "running",
        care: false,
        at: START,
        head,
        holdings: None,
    };
    let append = parlour_server::store::Append { no: row.no, head: Some(change), ..Default::default() };
    house.shared.store.append(append).await.unwrap();
    damage(&mut disk(&stage.settings()).await, "DELETE FROM anchor WHERE played = $1", row.no).await;
    house.shared.close().await;
    let again = stage.open().await;
    anna = again.same(&anna);
    anna.pick(&id, 0, 0).await.unwrap();
    again.shared.close().await;
    let last = stage.open().await;
    assert_eq!(last.shared.store.anchor(row.no, &id).await.unwrap().unwrap().entries, 1);
    assert_eq!(last.same(&anna).look(&id, Some(0)).await.number, 1);
}

/// Bits flipped anywhere in the database file, a few hundred times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_file_with_a_flipped_bit_serves_the_truth_or_nothing() {
    let seed = 17;
    let mut rng = Rng::new(seed);
    let stage = Stage::sqlite();
    let house = stage.open().await;
    let kept = [play(&house).await, play(&house).await];
    let mut done = play(&house).await;
    done.anna.ask(&done.id, Ask::Resign { seat: 0 }).await.unwrap();
    done.before = Update { draft: None, ..done.ben.look(&done.id, Some(1)).await };
    house.shared.close().await;
    let file = std::fs::read(stage.folder().join("parlour.db")).unwrap();
    let (mut refused, mut whole) = (0, 0);
    for round in 0..300 {
        let place = rng.below(file.len() as u32) as usize;
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(stage.folder().join("server.key"), folder.path().join("server.key")).unwrap();
        let mut changed = file.clone();
        changed[place] ^= 1 << rng.below(8);
        std::fs::write(folder.path().join("parlour.db"), changed).unwrap();
        let clock = parlour_server::clock::HandClock::new(START);
        let config = parlour_server::Config::from(settings(folder.path()));
        let Ok(shared) = parlour_server::Shared::start(config, std::sync::Arc::new(clock.clone())).await else {
            refused += 1;
            continue;
        };
        let app = parlour_server::http::router(shared.clone());
        let again = House::of(shared, clock, app, folder.path());
        let what = format!("seed {seed}, round {round}: byte {place}");
        for kept in kept.iter().chain([&done]) {
            match again.same(&kept.ben).ask(&kept.id, Ask::Look { seat: Some(1), since: Some(0) }).await {
                Ok(parlour_protocol::Answer::Update(update)) => {
                    assert_eq!(*update, kept.before, "{what}");
                    whole += 1;
                }
                Ok(other) => panic!("{what}: {other:?}"),
                // Not a panic's sentence; whose session is damaged is nobody, or nobody's seat.
                Err(fault) => assert!(!fault.message.contains("a bug stopped"), "{what}: {fault}"),
            }
            let (_, info) = again.stranger().call("GET", &format!("/api/matches/{}", kept.id), None).await;
            if let Ok(info) = serde_json::from_value::<MatchInfo>(info) {
                assert_eq!(info.seats[0].name.as_deref(), Some("Anna"), "{what}");
            }
        }
        again.shared.close().await;
    }
    assert!(whole > 500 && refused < 100, "most places matter to nobody or to one: {whole} whole, {refused} refused");
}
