//! A9: limits. Each takes its share, and is told so when it is used up.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use parlour_protocol::{Ask, Code, Fault, MatchInfo, Person as Account};
use parlour_server::clock::HandClock;
use parlour_server::{Config, Server, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{House, PASSWORD, Person, START, settings, two_at};
use crate::stage::on_each_store;

/// Tries a password from an address, with or without the cookies of `person`.
async fn try_from(person: &Person, address: &str, name: &str, password: &str) -> (u16, Value) {
    let mut person = person.clone();
    let request = person.request("POST", "/api/login").header("content-type", "application/json");
    let body = Body::from(json!({ "name": name, "password": password }).to_string());
    let request = request.header("x-forwarded-for", address).body(body).unwrap();
    let (status, bytes) = person.send(request).await;
    (status.as_u16(), serde_json::from_slice(&bytes).unwrap())
}

on_each_store! {
    /// Five wrong passwords lock one name from one address, and nobody else; whether anybody has the
    /// name cannot be told.
    async fn wrong_passwords_lock_the_name_and_the_address_together(stage: Stage) {
        let house = House::with(Settings { proxied: Some(true), ..stage.settings() }, stage.clock.clone()).await;
        let anna = house.member("Anna").await;
        let (mallory, home) = ("192.0.2.66", "192.0.2.1");
        let stranger = house.stranger();
        let mut answers = [Vec::new(), Vec::new()];
        for (answers, name) in answers.iter_mut().zip(["Anna", "Nobody"]) {
            for _ in 0..7 {
                answers.push(try_from(&stranger, mallory, name, "wrong horse").await);
            }
        }
        assert_eq!(answers[0], answers[1], "a name that nobody has is treated the same");
        let statuses: Vec<u16> = answers[0].iter().map(|(status, _)| *status).collect();
        assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429]);
        assert_eq!(try_from(&stranger, mallory, "Anna", PASSWORD).await.0, 429, "locked with the right one too");
        assert_eq!(try_from(&stranger, home, "Anna", PASSWORD).await.0, 200, "the owner is not shut out");
        let known = house.same(&anna);
        assert_eq!(try_from(&known, mallory, "Anna", PASSWORD).await.0, 200, "nor on a known device beside them");
        house.clock.turn(16 * 60_000);
        assert_eq!(try_from(&stranger, mallory, "Anna", PASSWORD).await.0, 200, "after a while");
        house.shared.close().await;
    }
}

on_each_store! {
    /// From ever new addresses a name gets slow, but not for whoever has come before.
    async fn a_name_under_attack_from_everywhere_gets_slow_but_not_for_its_owner(stage: Stage) {
        let house = House::with(Settings { proxied: Some(true), ..stage.settings() }, stage.clock.clone()).await;
        let anna = house.member("Anna").await;
        let (stranger, home) = (house.stranger(), "198.51.100.1");
        assert_eq!(try_from(&stranger, home, "Anna", PASSWORD).await.0, 200);
        // As many tries as a hundred addresses have made; the passwords need not be hashed for that.
        for name in ["anna", "nobody"] {
            let tries = parlour_core::sha256(&[b"parlour tries 1\0", name.as_bytes(), b"\0", b""]);
            let most = parlour_server::store::Tries { most: 99, every: 30_000 };
            while house.shared.store.count_try(&tries, most, START).await.unwrap() {}
            assert_eq!(try_from(&stranger, "203.0.113.1", name, "wrong horse").await.0, 401);
            assert_eq!(try_from(&stranger, "203.0.113.2", name, "wrong horse").await.0, 429);
        }
        assert_eq!(try_from(&stranger, home, "Anna", PASSWORD).await.0, 200, "from a known address");
        let known = house.same(&anna);
        assert_eq!(try_from(&known, "203.0.113.3", "Anna", PASSWORD).await.0, 200, "or with a known device");
        house.clock.turn(30_000);
        assert_eq!(try_from(&stranger, "203.0.113.4", "Anna", PASSWORD).await.0, 200, "a new device has to wait");
        house.shared.close().await;
    }
}

#[tokio::test]
async fn wrong_passwords_that_come_at_once_are_counted_one_by_one() {
    let house = House::open().await;
    house.member("Anna").await;
    let tries: Vec<_> = (0..12)
        .map(|_| {
            let mut eve = house.stranger();
            let wrong = json!({ "name": "Anna", "password": "wrong horse" });
            tokio::spawn(async move { eve.post::<Account>("/api/login", wrong).await.unwrap_err().code })
        })
        .collect();
    let mut codes = Vec::new();
    for code in tries {
        codes.push(code.await.unwrap());
    }
    let count = |wanted| codes.iter().filter(|code| **code == wanted).count();
    assert_eq!((count(Code::AuthRefused), count(Code::AuthLocked)), (5, 7));
}

#[tokio::test]
async fn the_right_password_forgets_the_wrong_ones_before_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.post::<Account>("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    for _ in 0..2 {
        for _ in 0..4 {
            let wrong = json!({ "name": "Anna", "password": "wrong horse" });
            assert_eq!(anna.post::<Account>("/api/login", wrong).await.unwrap_err().code, Code::AuthRefused);
        }
        anna.post::<Account>("/api/login", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    }
}

/// Hashing takes memory as well as time: whoever hashes a password first takes room for it, and there
/// is room for as many as there are cores.
#[tokio::test]
async fn no_password_is_hashed_without_room_for_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.post::<Account>("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    let cores = std::thread::available_parallelism().unwrap().get();
    assert_eq!(house.shared.hashing.available_permits(), cores);
    // Whoever needs room now finds out that there will be none.
    house.shared.hashing.close();
    let login = |name: &str| json!({ "name": name, "password": "correct horse" });
    for (path, name) in [("/api/login", "Anna"), ("/api/login", "Nobody"), ("/api/register", "Ben")] {
        let refused = house.stranger().post::<Account>(path, login(name)).await;
        assert_eq!(refused.unwrap_err().code, Code::ServerFault, "{path} {name}");
    }
}

on_each_store! {
    /// Matches that are open or played count for each person, fewer for guests and with bots, and
    /// many at once count as many.
    async fn a_person_has_so_many_matches_at_once(stage: Stage) {
        let set = Settings { matches: Some(6), guest_matches: Some(3), bot_matches: Some(2), ..stage.settings() };
        let house = House::with(set, stage.clock.clone()).await;
        let (mut anna, mut guest) = (house.member("Anna").await, house.guest("Ben").await);
        let bots = json!({ "game": "tictactoe", "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }] });
        let table = json!({ "game": "tictactoe" });
        for _ in 0..2 {
            anna.create(bots.clone()).await;
        }
        let many = anna.post::<MatchInfo>("/api/matches", &bots).await.unwrap_err();
        assert_eq!(many.code, Code::TableLimit, "{many}");
        let all = json!({ "game": "tictactoe", "seats": [{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }] });
        assert_eq!(anna.post::<MatchInfo>("/api/matches", &all).await.unwrap_err().code, Code::TableLimit);
        let mut made = Vec::new();
        let tries: Vec<_> = (0..12).map(|_| {
            let (mut anna, table) = (anna.clone(), table.clone());
            tokio::spawn(async move { anna.post::<MatchInfo>("/api/matches", table).await })
        }).collect();
        for one in tries {
            made.extend(one.await.unwrap().ok());
        }
        assert_eq!(made.len(), 4);
        for _ in 0..2 {
            guest.create(table.clone()).await;
        }
        guest.join(&made[0].id, json!({})).await.unwrap();
        assert_eq!(guest.join(&made[1].id, json!({})).await.unwrap_err().code, Code::TableLimit, "joining counts");
        assert_eq!(guest.post::<MatchInfo>("/api/matches", &table).await.unwrap_err().code, Code::TableLimit);
        guest.ask(&made[0].id, Ask::Resign { seat: 1 }).await.unwrap();
        guest.join(&made[1].id, json!({})).await.unwrap();
        anna.create(table).await;
        house.shared.close().await;
    }
}

on_each_store! {
    /// A seat may talk, an onlooker a little, all onlookers together not much more; nobody repeats
    /// themselves, and the players may have quiet.
    async fn chat_has_a_pace(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
        let say = |text: String| Ask::Chat { text };
        let mut eve = house.guest("Eve").await;
        let mut said = 0;
        for line in 0..218 {
            said += u32::from(eve.ask(&id, say(format!("buy {line}"))).await.is_ok());
        }
        assert_eq!(said, 3, "an onlooker in a burst");
        let again = anna.ask(&id, say("good luck".into())).await.and(anna.ask(&id, say(" Good luck ".into())).await);
        assert_eq!(again.unwrap_err().code, Code::InputRate, "the same line again");
        let mut lines = 1;
        while anna.ask(&id, say(format!("line {lines}"))).await.is_ok() {
            lines += 1;
        }
        assert_eq!(lines, 10);
        ben.ask(&id, say("good luck".into())).await.unwrap();
        assert_eq!(eve.ask(&id, Ask::Mute { seat: 0, muted: true }).await.unwrap_err().code, Code::TableSeat);
        ben.ask(&id, Ask::Mute { seat: 1, muted: true }).await.unwrap();
        house.clock.turn(120_000);
        assert_eq!(eve.ask(&id, say("hello".into())).await.unwrap_err().code, Code::TableMuted);
        anna.ask(&id, say("good luck".into())).await.unwrap();
        anna.ask(&id, Ask::Mute { seat: 0, muted: false }).await.unwrap();
        let info: MatchInfo = eve.get(&format!("/api/matches/{id}")).await;
        assert_eq!(info.muted_by, [1], "each seat speaks for itself");
        ben.ask(&id, Ask::Mute { seat: 1, muted: false }).await.unwrap();
        eve.ask(&id, say("hello".into())).await.unwrap();
        house.shared.close().await;
    }
}

#[tokio::test]
async fn large_deep_and_mistyped_bodies_are_refused() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    for (kind, body, code) in [
        ("application/json", "x".repeat(100 << 10), Code::InputSize),
        ("application/json", "[".repeat(1_000), Code::InputSize),
        ("application/json", "{\"game\":".to_owned(), Code::InputShape),
        ("application/json", "{\"game\":\"tictactoe\",\"cheat\":true}".to_owned(), Code::InputShape),
        ("text/plain", "{\"game\":\"tictactoe\"}".to_owned(), Code::InputShape),
    ] {
        let request = anna.request("POST", "/api/matches").header("content-type", kind);
        let (_, bytes) = anna.send(request.body(Body::from(body)).unwrap()).await;
        let fault: Fault = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(fault.code, code, "{fault}");
    }
    // A record may be large, but not deep.
    for bomb in ["[".repeat(3 << 20), "{\"entries\":".repeat(300_000)] {
        let request = anna.request("POST", "/api/records");
        let (status, bytes) = anna.send(request.body(Body::from(bomb)).unwrap()).await;
        let fault: Fault = serde_json::from_slice(&bytes).unwrap();
        assert_eq!((status.as_u16(), fault.code), (422, Code::InputRecord), "{fault}");
    }
}

#[tokio::test]
async fn too_many_requests_are_refused_until_time_passes() {
    let temporary = tempfile::tempdir().unwrap();
    let set = Settings { rate: Some(10), ..settings(temporary.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    let mut eve = house.stranger();
    let mut refused = 0;
    for _ in 0..60 {
        refused += u32::from(eve.call("GET", "/api/games", None).await.0 == 429);
    }
    assert_eq!(refused, 20);
    house.clock.turn(1_000);
    assert_eq!(eve.call("GET", "/api/games", None).await.0, 200);
}

#[tokio::test]
async fn an_account_has_one_rate_whatever_its_tokens_and_addresses() {
    let temporary = tempfile::tempdir().unwrap();
    let set = Settings { rate: Some(10), proxied: Some(true), ..settings(temporary.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    let mut anna = house.guest("Anna").await;
    let mut programs = Vec::new();
    for _ in 0..2 {
        let token: parlour_protocol::Token = anna.post("/api/tokens", json!({ "label": "bot" })).await.unwrap();
        programs.push(house.stranger());
        programs.last_mut().unwrap().bearer = Some(token.token);
    }
    let mut refused = 0;
    for call in 0..60 {
        let program = &mut programs[call % 2];
        let request = program.request("GET", "/api/me").header("x-forwarded-for", format!("192.0.2.{call}"));
        refused += u32::from(program.send(request.body(Body::empty()).unwrap()).await.0 == 429);
    }
    assert_eq!(refused, 22, "two of forty went into asking for the tokens");
    let request = house.stranger().request("GET", "/api/games").header("x-forwarded-for", "192.0.2.1");
    assert_eq!(house.stranger().send(request.body(Body::empty()).unwrap()).await.0, 200, "others are served");
}

/// A server with few connections to give.
async fn small() -> (SocketAddr, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { sockets_per_address: Some(2), ..settings(folder.path()) };
    let server = Server::bind(Config::from(set)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    (address, folder)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_only_so_many_connections() {
    let (address, _folder) = small().await;
    let mut open = Vec::new();
    let answers = |mut stream: TcpStream| async move {
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
        let mut first = [0; 12];
        (stream.read_exact(&mut first).await.is_ok() && &first == b"HTTP/1.1 200", stream)
    };
    let refused = loop {
        let (answered, stream) = answers(TcpStream::connect(address).await.unwrap()).await;
        if !answered {
            break open.len();
        }
        open.push(stream);
        assert!(open.len() < 500, "there is no limit");
    };
    assert_eq!(refused, 66, "two sockets, and 64 connections more");
    // One that goes makes room for another.
    open.pop();
    crate::house::eventually("there is room again", || async {
        answers(TcpStream::connect(address).await.unwrap()).await.0
    })
    .await;
}

/// A server that waits for a head or a body no longer than a moment.
async fn impatient() -> (SocketAddr, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { head_ms: Some(100), ..settings(folder.path()) };
    let server = Server::bind(Config::from(set)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    (address, folder)
}

/// Sends this and nothing more, and reads until the server closes the connection.
async fn says(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut answer)).await;
    let _ = closed.expect("the server closes the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_for_ever_over_a_request_is_let_go() {
    let (address, _folder) = impatient().await;
    for stalled in ["", "GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ", "G"] {
        let answer = says(address, stalled.as_bytes()).await;
        assert!(!answer.contains("200 OK"), "{stalled}: {answer}");
    }
    let head = "POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n";
    let answer = says(address, format!("{head}content-length: 100\r\n\r\n{{\"name\":").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("took too long"), "{answer}");
    let answer = says(address, format!("{head}content-length: 2\r\n\r\n{{}}").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "others are served: {answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_is_too_large_is_refused() {
    let (address, _folder) = small().await;
    let long = format!("GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: {}\r\n\r\n", "x".repeat(64 << 10));
    let many = format!("GET /health HTTP/1.1\r\nhost: localhost\r\n{}\r\n", "x-many: 1\r\n".repeat(500));
    let path = format!("GET /{} HTTP/1.1\r\nhost: localhost\r\n\r\n", "x".repeat(64 << 10));
    for head in [long, many, path] {
        let answer = says(address, head.as_bytes()).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    let fits = format!(
        "GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-long: {}\r\n\r\n",
        "x".repeat(8 << 10)
    );
    assert!(says(address, fits.as_bytes()).await.starts_with("HTTP/1.1 200"));
}
