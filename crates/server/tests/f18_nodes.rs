//! Two nodes on one PostgreSQL, with its notifications or NATS between them.

use std::path::Path;

use parlour_protocol::{Ask, Code, MatchInfo, Message, Phase};
use parlour_server::clock::HandClock;
use parlour_server::{Config, Server, Settings};

use crate::house::{House, Person, START, eventually, settings, two_at};
use crate::services::Postgres;
use crate::wire::Wire;

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
    assert!(parlour_registry::game("tictactoe").unwrap().replay(&record).is_ok());
    second.shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_matches_through_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    // All nodes of one database share its key, which is in their folder.
    let shared = tempfile::tempdir().unwrap();
    two_nodes(shared.path(), &postgres.url(), "postgres").await;
    people_at_two_nodes(shared.path(), &postgres.url(), "postgres").await;
    plans_at_two_nodes(shared.path(), &postgres.url(), "postgres").await;
    bots_of_a_node_that_is_gone(shared.path(), &postgres.url(), "postgres").await;
    whole_life(shared.path(), &postgres.url()).await;
}

#[cfg(feature = "nats")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_matches_through_nats() {
    use crate::services::Nats;
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let shared = tempfile::tempdir().unwrap();
    two_nodes(shared.path(), &postgres.url(), &nats.url()).await;
    people_at_two_nodes(shared.path(), &postgres.url(), &nats.url()).await;
    a_bus_that_breaks(shared.path(), &postgres.url(), nats).await;
}

/// What was missed while the bus was gone is read when it is back.
#[cfg(feature = "nats")]
async fn a_bus_that_breaks(folder: &Path, database: &str, nats: crate::services::Nats) {
    let (first, second) = (node(folder, database, &nats.url()).await, node(folder, database, &nats.url()).await);
    let (mut anna, ben, id) = two_at(&first, "tictactoe").await;
    let mut ben2 = there(&second, &ben);
    assert_eq!(ben2.look(&id, Some(1)).await.number, 0);
    let port = nats.port();
    drop(nats);
    anna.pick(&id, 0, 0).await.unwrap();
    assert_eq!(ben2.look(&id, Some(1)).await.number, 0, "there is no bus to hear it from");
    let _nats = crate::services::Nats::at(port).unwrap();
    eventually("the other node looks at storage again", || {
        let (mut ben2, id) = (ben2.clone(), id.clone());
        async move { ben2.look(&id, Some(1)).await.number == 1 }
    })
    .await;
    first.shared.close().await;
    second.shared.close().await;
}

/// A node that really listens.
async fn listening(folder: &Path, database: &str, bus: &str) -> (House, std::net::SocketAddr) {
    let set = Settings { database: Some(database.into()), bus: Some(bus.into()), ..settings(folder) };
    let server = Server::bind(Config::from(set)).await.unwrap();
    let (address, shared) = (server.address().unwrap(), server.shared.clone());
    tokio::spawn(server.run(std::future::pending()));
    let app = parlour_server::http::router(shared.clone());
    (House::of(shared, HandClock::new(START), app, folder), address)
}

/// Waits for a message that is wanted.
async fn until<T>(wire: &mut Wire, mut wanted: impl FnMut(Message) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(wire.next().await.expect("the socket is open")) {
            return found;
        }
    }
}

/// Who is here, and who is asked about an undo, is known on both nodes; a token that is taken back
/// is no longer good on either.
async fn people_at_two_nodes(folder: &Path, database: &str, bus: &str) {
    let (first, at_first) = listening(folder, database, bus).await;
    let (second, at_second) = listening(folder, database, bus).await;
    let (mut anna, mut ben, id) = two_at(&first, "tictactoe").await;
    let mut here = Wire::connect(at_first, &anna).await;
    here.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    let mut there = Wire::connect(at_second, &ben).await;
    there.send(&id, Ask::Attach { since: None, watch: false, beats: true }).await;
    let both = |message: Message| match message {
        Message::Presence(presence) => (presence.seats == [0, 1]).then_some(()),
        _ => None,
    };
    until(&mut here, both).await;
    until(&mut there, both).await;
    anna.pick(&id, 0, 0).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    until(&mut there, |message| match message {
        Message::Update(update) => (update.number == 2).then_some(()),
        _ => None,
    })
    .await;
    let undo = Ask::Undo { seat: 0, expect: 2 };
    assert!(matches!(here.ask(&id, undo).await.unwrap(), parlour_protocol::Answer::Asked(_)));
    until(&mut there, |message| match message {
        Message::Undo(news) => news.plan.filter(|plan| plan.asks == [1]),
        _ => None,
    })
    .await;
    there.ask(&id, Ask::Consent { seat: 1, agree: true }).await.unwrap();
    let granted = until(&mut here, |message| match message {
        Message::Undo(news) => news.granted,
        _ => None,
    })
    .await;
    assert!(granted);
    assert_eq!(anna.look(&id, Some(0)).await.asked, [0], "both moves are taken back");
    drop(here);
    until(&mut there, |message| match message {
        Message::Presence(presence) => (presence.seats == [1]).then_some(()),
        _ => None,
    })
    .await;
    // Logging out on one node closes the socket at the other.
    let (status, _) = ben.call("POST", "/api/logout", Some(serde_json::json!({}))).await;
    assert_eq!(status, 200);
    while there.next().await.is_some() {}
    first.shared.close().await;
    second.shared.close().await;
}

/// A bot whose node is gone before it has decided decides on another, though nobody asks there.
async fn bots_of_a_node_that_is_gone(folder: &Path, database: &str, bus: &str) {
    use serde_json::json;
    let (first, second) = (node(folder, database, bus).await, node(folder, database, bus).await);
    let mut anna = first.guest("Anna").await;
    first.shared.pool.close();
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "me" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    assert_eq!(anna.look(&id, Some(1)).await.asked, [0], "the bot has not decided");
    // The news of the new match has told the second node that the first is there.
    eventually("it has", || async { second.shared.other_nodes() == 1 }).await;
    first.shared.close().await;
    drop((first, anna));
    second.clock.turn(60_000);
    eventually("the bot decides on the other node", || async { second.shared.metrics.bot_actions.value() == 1 }).await;
    second.shared.close().await;
}

/// Drafts and who is ready are the same on both nodes, and so is what is played at the flag.
async fn plans_at_two_nodes(folder: &Path, database: &str, bus: &str) {
    use serde_json::json;
    let (first, second) = (node(folder, database, bus).await, node(folder, database, bus).await);
    let (mut anna, mut ben) = (first.guest("Anna").await, first.guest("Ben").await);
    let clock = json!({ "kind": "per_action", "ms": 60_000 });
    let id = anna.create(json!({ "game": "clans", "clock": clock, "at_flag": "draft" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    let (mut anna2, mut ben2) = (there(&second, &anna), there(&second, &ben));
    assert_eq!(ben2.look(&id, Some(1)).await.asked, [0, 1], "both plan at once");
    let plan = async |person: &mut Person, seat: u8| {
        let options = person.look(&id, Some(seat)).await.prompt.unwrap().options;
        person.ask(&id, Ask::Draft { seat, actions: vec![options[0].action.clone()] }).await.unwrap();
    };
    let number = anna.look(&id, Some(0)).await.number;
    plan(&mut anna, 0).await;
    anna.ask(&id, Ask::Ready { seat: 0, ready: true }).await.unwrap();
    plan(&mut ben2, 1).await;
    ben2.ask(&id, Ask::Ready { seat: 1, ready: true }).await.unwrap();
    assert!(anna2.look(&id, Some(0)).await.number > number, "the plan made on the other node is played");
    eventually("the first node hears of it", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.number > number }
    })
    .await;
    // The flag falls on one node; the draft was made on the other.
    let update = anna.look(&id, Some(0)).await;
    assert!(update.prompt.is_some(), "there is more to plan");
    plan(&mut anna, 0).await;
    second.clock.turn(100_000);
    eventually("the draft is played", || {
        let (mut anna2, id) = (anna2.clone(), id.clone());
        async move { anna2.look(&id, Some(0)).await.number > update.number }
    })
    .await;
    let record = second.shared.store.find(&id).await.unwrap().unwrap();
    let entries = second.shared.store.entries(record.no, &id, 0).await.unwrap();
    let mut acts = entries.iter().map(|body| String::from_utf8_lossy(body).into_owned());
    let parts = ["\"act\":{", "\"seat\":0", "\"at\":1000100000"];
    assert!(acts.any(|entry| parts.iter().all(|part| entry.contains(part))));
    first.shared.close().await;
    second.shared.close().await;
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
