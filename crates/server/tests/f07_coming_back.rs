//! F7: thousands of clients that all come back at once after a restart. Each gets what it missed,
//! once, and nobody is turned away for good. Five hundred here, 5,000 with `PARLOUR_SOAK=1`.

use std::net::SocketAddr;
use std::path::Path;

use futures_util::future::join_all;
use parlour_protocol::{Ask, Message, Update};
use parlour_server::clock::{Clock, HandClock, SystemClock};
use serde_json::json;

use crate::house::{House, Person};
use crate::load::{Process, runtime, times};
use crate::wire::Wire;

/// So many look on at each match.
const CROWD: usize = 50;

struct Client {
    person: Person,
    id: String,
    /// The last number that it has.
    number: u32,
}

/// Comes, says what it has, and takes what it missed.
async fn come(client: Client, address: SocketAddr) -> (Client, Update) {
    let mut wire = loop {
        if let Some(wire) = Wire::try_connect(address, &client.person).await {
            break wire;
        }
        tokio::task::yield_now().await;
    };
    wire.send(&client.id, Ask::Attach { since: Some(client.number), watch: true, beats: true }).await;
    let update = loop {
        match wire.next().await.expect("the socket is open") {
            Message::Update(update) => break *update,
            Message::Fault(fault) => panic!("{fault}"),
            _ => {}
        }
    };
    (Client { number: update.number, ..client }, update)
}

/// Lets every match go on by one action, while no server runs.
async fn go_on(folder: &Path, matches: &mut Vec<(Person, String)>, count: usize) {
    let house = House::at(folder, HandClock::new(SystemClock.now())).await;
    while matches.len() < count {
        let mut person = house.guest("Anna").await;
        let new = json!({ "game": "connect4", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let id = person.create(new).await.id;
        matches.push((person, id));
    }
    for (person, id) in matches {
        let mut person = house.same(person);
        let seat = person.look(id, Some(0)).await.asked[0];
        person.pick(id, seat, 0).await.unwrap();
    }
    house.shared.close().await;
}

#[test]
fn all_come_back_at_once_and_each_gets_what_it_missed() {
    let folder = tempfile::tempdir().unwrap();
    let crowd = times(500, 5_000) as usize;
    runtime().block_on(async {
        let mut matches = Vec::new();
        let mut clients: Vec<Client> = Vec::new();
        for round in 1..=3 {
            go_on(folder.path(), &mut matches, crowd / CROWD).await;
            if clients.is_empty() {
                let client =
                    |(person, id): &(Person, String)| Client { person: person.stranger(), id: id.clone(), number: 0 };
                clients = matches.iter().flat_map(|one| (0..CROWD).map(|_| client(one))).collect();
            }
            let process = Process::start(folder.path(), None, None);
            let came = join_all(clients.into_iter().map(|client| come(client, process.address))).await;
            for (client, update) in &came {
                let missed: Vec<u32> = update.changes.iter().map(|change| change.number).collect();
                assert_eq!((update.number, missed.as_slice()), (round, &[round][..]), "{}", client.id);
            }
            clients = came.into_iter().map(|(client, _)| client).collect();
            assert_eq!(clients.len(), crowd);
        }
    });
}
