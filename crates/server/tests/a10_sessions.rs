//! A10: sessions. Rights that change end the sessions before them; everybody sees and ends their own.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use parlour_protocol::{Ask, Code, MatchInfo, Person as Me, SessionInfo, SessionKind, Token, TokenInfo};
use parlour_server::Settings;
use parlour_server::clock::{Clock, HandClock};
use parlour_server::vault::token_hash;
use serde_json::json;
use tokio::sync::Notify;

use crate::house::{House, PASSWORD, Person, START, settings, two_at};
use crate::stage::on_each_store;
use crate::wire::{Listening, Wire};

/// Something that rings when the sockets of a token are closed on this node.
fn socket(house: &House, token: &str) -> Arc<Notify> {
    let ring = Arc::new(Notify::new());
    house.shared.tokens.opened(&token_hash(token), house.shared.socket_number(), ring.clone());
    ring
}

async fn rings(ring: &Notify) {
    tokio::time::timeout(Duration::from_mins(1), ring.notified()).await.expect("the socket is closed");
}

async fn token(person: &mut Person, label: &str) -> Token {
    person.post("/api/tokens", json!({ "label": label })).await.unwrap()
}

fn program(house: &House, token: &Token) -> Person {
    let mut program = house.stranger();
    program.bearer = Some(token.token.clone());
    program
}

async fn is_known(person: &Person) -> bool {
    person.clone().call("GET", "/api/me", None).await.0 == 200
}

on_each_store! {
    /// Whoever fixed or stole a guest's cookie has nothing of the account that the guest becomes.
    async fn a_guests_sessions_end_when_it_becomes_an_account(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        let thief = anna.clone();
        let bot = program(&house, &token(&mut anna, "bot").await);
        assert!(is_known(&thief).await && is_known(&bot).await);
        let sockets = [socket(&house, &thief.secret()), socket(&house, bot.bearer.as_ref().unwrap())];
        anna.post::<Me>("/api/register", json!({ "name": "Anna", "password": PASSWORD })).await.unwrap();
        assert!(is_known(&anna).await && anna.secret() != thief.secret());
        for old in [&thief, &bot] {
            assert!(!is_known(old).await);
            let fault = old.clone().post::<Token>("/api/tokens", json!({ "label": "for later" })).await;
            assert_eq!(fault.unwrap_err().code, Code::AuthRequired);
        }
        for socket in &sockets {
            rings(socket).await;
        }
        assert_eq!(anna.get::<Vec<SessionInfo>>("/api/sessions").await.len(), 1);
        house.shared.close().await;
    }
}

on_each_store! {
    /// The same at a login, and at a change of the password; on the other node too.
    async fn logins_and_new_passwords_end_what_was_before_them(stage: Stage) {
        let (house, other) = if stage.has_nodes() { (stage.open().await, Some(stage.open().await)) }
            else { (stage.open().await, None) };
        let far = other.as_ref().unwrap_or(&house);
        let mut anna = house.member("Anna").await;
        let mut guest = house.guest("Somebody").await;
        let (thief, bot) = (guest.clone(), program(&house, &token(&mut guest, "bot").await));
        let ring = socket(far, &thief.secret());
        guest.post::<Me>("/api/login", json!({ "name": "anna", "password": PASSWORD })).await.unwrap();
        rings(&ring).await;
        assert!(!is_known(&thief).await && !is_known(&bot).await && is_known(&guest).await);
        assert!(is_known(&anna).await, "a second browser does not end the first");
        let bot = program(&house, &token(&mut anna, "bot").await);
        let (before, rung) = (anna.clone(), [socket(far, &guest.secret()), socket(far, bot.bearer.as_ref().unwrap())]);
        let wrong = json!({ "old": "wrong horse", "new": "battery staple" });
        assert_eq!(anna.post::<Me>("/api/password", wrong).await.unwrap_err().code, Code::AuthRefused);
        let short = json!({ "old": PASSWORD, "new": "short" });
        assert_eq!(anna.post::<Me>("/api/password", short).await.unwrap_err().code, Code::InputShape);
        let change = json!({ "old": PASSWORD, "new": "battery staple" });
        assert_eq!(bot.clone().post::<Me>("/api/password", &change).await.unwrap_err().code, Code::AuthRequired);
        assert_eq!(house.guest("Ben").await.post::<Me>("/api/password", &change).await.unwrap_err().code, Code::AuthRequired);
        assert!(is_known(&guest).await && is_known(&bot).await, "refused, and nothing has changed");
        anna.post::<Me>("/api/password", &change).await.unwrap();
        for ring in &rung {
            rings(ring).await;
        }
        assert!(is_known(&anna).await);
        for old in [&before, &guest, &bot] {
            assert!(!is_known(old).await);
        }
        let mut again = house.stranger();
        let login = |password: &str| json!({ "name": "Anna", "password": password });
        assert_eq!(again.post::<Me>("/api/login", login(PASSWORD)).await.unwrap_err().code, Code::AuthRefused);
        again.post::<Me>("/api/login", login("battery staple")).await.unwrap();
        house.shared.close().await;
    }
}

on_each_store! {
    async fn sessions_are_listed_and_ended_by_their_owner_alone(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.member("Anna").await;
        let mut phone = house.stranger();
        let login = json!({ "name": "Anna", "password": PASSWORD }).to_string();
        let agent = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
        let request = phone.request("POST", "/api/login").header("content-type", "application/json");
        let (status, _) = phone.send(request.header("user-agent", agent).body(Body::from(login)).unwrap()).await;
        assert_eq!(status, 200);
        let mut bot = program(&house, &token(&mut anna, "my bot").await);
        house.clock.turn(2 * 3_600_000 + 5);
        assert!(is_known(&phone).await);
        let list: Vec<SessionInfo> = anna.get("/api/sessions").await;
        let labels: Vec<(&str, SessionKind, bool)> =
            list.iter().map(|one| (one.label.as_str(), one.kind, one.current)).collect();
        assert_eq!(labels.len(), 3);
        for wanted in [("", SessionKind::Browser, true), ("Firefox, Android", SessionKind::Browser, false),
            ("my bot", SessionKind::Program, false)] {
            assert!(labels.contains(&wanted), "{labels:?}");
        }
        let now = house.clock.now();
        let used = |label: &str| list.iter().find(|one| one.label == label).unwrap().used;
        assert_eq!((used("Firefox, Android"), used("my bot")), (now - now % 3_600_000, START - START % 3_600_000));
        assert!(list.iter().all(|one| one.made == START && one.expires > now));
        let phones = list.iter().find(|one| one.label == "Firefox, Android").unwrap();
        let path = format!("/api/sessions/{}", phones.id);
        let mut ben = house.member("Ben").await;
        assert_eq!(ben.call("DELETE", &path, None).await.0, 404, "not somebody else's");
        assert_eq!(bot.call("DELETE", &path, None).await.0, 401, "nor by a program");
        assert_eq!(bot.call("POST", "/api/sessions/end-others", Some(json!({}))).await.0, 401);
        assert!(ben.get::<Vec<SessionInfo>>("/api/sessions").await.len() == 1 && is_known(&phone).await);
        let ring = socket(&house, &phone.secret());
        assert_eq!(anna.call("DELETE", &path, None).await.0, 200);
        rings(&ring).await;
        assert!(!is_known(&phone).await && is_known(&bot).await && is_known(&anna).await);
        assert_eq!(anna.call("DELETE", &path, None).await.0, 404);
        assert_eq!(anna.call("POST", "/api/sessions/end-others", Some(json!({}))).await.0, 200);
        assert!(!is_known(&bot).await && is_known(&anna).await && is_known(&ben).await);
        house.shared.close().await;
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_seat() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "tictactoe" })).await.id;
    let new = json!({ "name": "Anna", "password": "correct horse", "mail": "anna@example.org" });
    let account: Me = anna.post("/api/register", &new).await.unwrap();
    assert!(!account.guest && account.id == anna.id);
    let mut elsewhere = house.stranger();
    let taken = elsewhere.post::<Me>("/api/register", &new).await.unwrap_err();
    assert_eq!(taken.code, Code::AuthTaken);
    let login = json!({ "name": "ANNA", "password": "correct horse" });
    let again: Me = elsewhere.post("/api/login", login).await.unwrap();
    assert_eq!(again.id, anna.id);
    let info: MatchInfo = elsewhere.get(&format!("/api/matches/{id}")).await;
    assert!(info.seats[0].yours);
    let (status, _) = elsewhere.call("POST", "/api/logout", None).await;
    assert_eq!(status, 200);
    assert_eq!(elsewhere.call("GET", "/api/me", None).await.0, 401);
}

#[tokio::test]
async fn a_program_acts_with_its_token_and_a_session_ends() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let token: Token = anna.post("/api/tokens", json!({ "label": "my bot" })).await.unwrap();
    let mut program = house.stranger();
    program.bearer = Some(token.token);
    assert_eq!(program.get::<Me>("/api/me").await.id, anna.id);
    house.clock.turn(91 * 86_400_000);
    assert_eq!(anna.call("GET", "/api/me", None).await.0, 401);
    assert_eq!(program.call("GET", "/api/me", None).await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_taken_back_takes_its_sockets_with_it() {
    let listening = Listening::open().await;
    let (mut anna, _, id) = two_at(&listening.house, "tictactoe").await;
    let token: Token = anna.post("/api/tokens", json!({ "label": "my bot" })).await.unwrap();
    let mut bot = listening.house.stranger();
    bot.bearer = Some(token.token.clone());
    let mut wire = Wire::connect(listening.address, &bot).await;
    let mut own = Wire::connect(listening.address, &anna).await;
    wire.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap();
    let listed: Vec<TokenInfo> = anna.get("/api/tokens").await;
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].label, "my bot");
    assert!(!token.token.contains(&listed[0].id), "the list does not tell the token");
    let path = format!("/api/tokens/{}", listed[0].id);
    let mut stranger = listening.house.guest("Ben").await;
    assert_eq!(stranger.call("DELETE", &path, None).await.0, 404, "not somebody else's");
    assert_eq!(anna.call("DELETE", &path, None).await.0, 200);
    assert!(wire.next().await.is_none(), "the bot's socket is closed");
    assert_eq!(bot.call("GET", "/api/me", None).await.0, 401);
    own.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap();
    assert_eq!(anna.call("POST", "/api/logout", Some(json!({}))).await.0, 200);
    while own.next().await.is_some() {}
}

#[tokio::test]
async fn expired_sessions_are_thrown_away() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let me: Me = anna.get("/api/me").await;
    house.clock.turn(91 * 86_400_000);
    assert_eq!(anna.call("GET", "/api/me", None).await.0, 401);
    house.shared.clean_up().await.unwrap();
    assert!(house.shared.store.purge_sessions(house.clock.now()).await.unwrap().is_empty(), "they are gone already");
    assert_eq!(me.id, anna.id);
}

#[tokio::test]
async fn guests_who_cannot_come_back_are_forgotten_unless_they_have_played() {
    let house = House::open().await;
    let (_, mut ben) = (house.guest("Annabella").await, house.guest("Benjamin").await);
    ben.create(json!({ "game": "tictactoe" })).await;
    let known = async || {
        let mut rows = Vec::new();
        house.shared.store.backup(&mut rows).await.unwrap();
        let rows = String::from_utf8(rows).unwrap();
        ["Annabella", "Benjamin", "Cleopatra"].map(|name| rows.contains(name))
    };
    house.shared.clean_up().await.unwrap();
    assert_eq!(known().await, [true, true, false], "as long as their sessions last they are known");
    house.clock.turn(91 * 86_400_000);
    house.guest("Cleopatra").await;
    // The server may be cleaning up by itself as well.
    house.shared.clean_up().await.unwrap();
    assert_eq!(known().await, [false, true, true]);
}

#[tokio::test]
async fn cookies_are_for_the_server_alone_and_secure_behind_https() {
    use tower::ServiceExt;
    let temporary = tempfile::tempdir().unwrap();
    let set = Settings { origin: Some("https://play.test".into()), ..settings(temporary.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    let request = axum::http::Request::post("/api/guest").header("host", "play.test");
    let request = request.header("content-type", "application/json");
    let response = house.app.clone().oneshot(request.body(Body::from("{}")).unwrap()).await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}
