//! One match of each game of the product, played to the end over the wire by as many clients as it
//! has seats, each of which also asks for what is not its own. Nothing that a viewer may not know
//! (other hands, the pool, the key) is in any byte it was sent, faults and HTTP included, nor in the
//! log or the metrics.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use parlour_core::{AnyMatch, Record, Rng, Seat, Viewer};
use parlour_protocol::{Answer, Ask, Code, Message, Outcome, Update};
use serde_json::{Value, json};

use crate::house::{House, Person};
use crate::wire::{Listening, Wire};

/// No match takes longer than this, in actions of one seat.
const LONGEST: u32 = 20_000;

/// A match of this game is given up by its first seat after so many of its actions: a whole one of
/// War of the Ring is for the soak.
fn given_up(game: &str) -> Option<u32> {
    (game == "wotr").then(|| crate::load::times(250, u64::from(LONGEST)) as u32)
}

/// Every so many-th update of a viewer, and what comes until the next, is searched for other
/// viewers' secrets: a long match would otherwise take too long. All views are compared.
fn stride(game: &str) -> usize {
    if game == "wotr" { 16 } else { 1 }
}

/// What one viewer was sent.
struct Heard {
    /// Not to be in any byte of it.
    secrets: Arc<Vec<String>>,
    stride: usize,
    latest: Option<Update>,
    /// The hashes of the views that came, in order.
    views: Vec<u64>,
    /// The number of updates before it, and the text.
    texts: Vec<(usize, String)>,
}

fn hash(view: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    view.to_string().hash(&mut hasher);
    hasher.finish()
}

impl Heard {
    fn new(secrets: Arc<Vec<String>>, stride: usize) -> Self {
        Heard { secrets, stride, latest: None, views: Vec::new(), texts: Vec::new() }
    }

    fn note(&mut self, text: String) {
        let leak =
            self.secrets.iter().find(|secret| memchr::memmem::find(text.as_bytes(), secret.as_bytes()).is_some());
        assert!(leak.is_none(), "{leak:?} was sent: {text}");
        if self.views.len() % self.stride <= 1 {
            self.texts.push((self.views.len(), text));
        }
    }

    fn see(&mut self, update: Update) -> bool {
        let over = update.ending.is_some();
        self.views.push(hash(&update.view));
        self.latest = Some(update);
        over
    }
}

/// Asks for what is not one's own; every answer is noted.
async fn pry(person: &mut Person, id: &str, seats: u8, own: u8, rng: &mut Rng, heard: &mut Heard) {
    let other = (own + 1) % seats.max(2);
    let (method, path, body) = match rng.below(8) {
        0 => ("GET", format!("/api/matches/{id}/record"), None),
        1 => ("GET", format!("/api/matches/{id}/replay?viewer={other}"), None),
        2 => ("GET", format!("/api/matches/{id}/replay?viewer=table"), None),
        3 => ("GET", format!("/api/matches/{id}/replay/1?viewer={other}"), None),
        4 => ("POST", format!("/api/matches/{id}/ask"), Some(json!({ "do": "look", "seat": other }))),
        5 => ("POST", format!("/api/matches/{id}/ask"), Some(json!({ "do": "hint", "seat": other, "bot": "random" }))),
        6 => {
            let act = json!({ "do": "act", "seat": own, "expect": 0, "key": "x", "action": { "play": "anything" } });
            ("POST", format!("/api/matches/{id}/ask"), Some(act))
        }
        _ => ("POST", format!("/api/matches/{id}/branch"), Some(json!({ "kept": 1 }))),
    };
    let request = person.request(method, &path).header("content-type", "application/json");
    let body = body.map_or(axum::body::Body::empty(), |body| axum::body::Body::from(body.to_string()));
    let (status, bytes) = person.send(request.body(body).unwrap()).await;
    heard.note(String::from_utf8(bytes).unwrap());
    assert!(!status.is_success() || seats == 1, "{method} {path} was answered");
}

/// Plays one seat at random to the end.
async fn play(
    mut wire: Wire,
    mut person: Person,
    id: String,
    seats: u8,
    seat: u8,
    most: Option<u32>,
    mut heard: Heard,
) -> Heard {
    let mut rng = Rng::new(100 + u64::from(seat));
    let (mut acted, mut waiting, mut acted_on, mut done) = (0, None, None, 0);
    wire.send(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await;
    loop {
        let message = wire.next().await.expect("the socket is open");
        heard.note(wire.received.pop().expect("it was just received"));
        match message {
            Message::Update(update) => {
                let over = heard.see(*update);
                if over {
                    return heard;
                }
            }
            Message::Reply(reply) => {
                if Some(reply.re) == waiting {
                    waiting = None;
                }
                match reply.result {
                    Outcome::Fault(fault) => {
                        let expected = [Code::ActionStale, Code::TableOver, Code::TableSeat, Code::ActionShape];
                        assert!(expected.contains(&fault.code), "seat {seat}: {fault:?}");
                    }
                    Outcome::Ok(Answer::Done { number }) => done = number,
                    Outcome::Ok(_) => {}
                }
            }
            Message::Frozen { .. } | Message::Fault(_) => panic!("seat {seat}: {message:?}"),
            _ => {}
        }
        let Some(update) = heard.latest.as_ref().filter(|_| waiting.is_none()) else { continue };
        let Some(prompt) = &update.prompt else { continue };
        let number = update.number;
        // The reply may come before the update that it brings, and after one that another has brought
        // meanwhile: what it asks was answered.
        if acted_on == Some(number) || number < done {
            continue;
        }
        let choice = rng.pick(&prompt.options).expect("a seat that is asked has an option").action.clone();
        if rng.below(12) == 0 {
            pry(&mut person, &id, seats, seat, &mut rng, &mut heard).await;
            // On the socket, too: for another's seat, and with an action of nobody's.
            let other =
                Ask::Act { seat: (seat + 1) % seats.max(2), expect: number, key: "o".into(), action: choice.clone() };
            if seats > 1 {
                wire.send(&id, other).await;
            }
            wire.send(&id, Ask::Act { seat, expect: number, key: "n".into(), action: json!({ "nothing": [number] }) })
                .await;
        }
        (acted, acted_on) = (acted + 1, Some(number));
        if most.is_some_and(|most| seat == 0 && acted == most) {
            waiting = Some(wire.send(&id, Ask::Resign { seat }).await);
            continue;
        }
        assert!(acted < LONGEST, "the match does not end");
        waiting = Some(
            wire.send(&id, Ask::Act { seat, expect: number, key: format!("{seat}-{number}"), action: choice }).await,
        );
    }
}

/// The words of a value: its texts and the names in it, cut at everything that is no letter, digit or `_`.
fn words(value: &Value, out: &mut HashSet<String>) {
    match value {
        Value::String(text) => cut(text, out),
        Value::Array(list) => list.iter().for_each(|item| words(item, out)),
        Value::Object(map) => {
            // What a view counts names all there is, such as the strength of every character. It follows
            // from the rest of the view, which the law of secrets holds it to.
            for (name, item) in map.iter().filter(|(name, _)| *name != "counted") {
                cut(name, out);
                words(item, out);
            }
        }
        _ => {}
    }
}

fn cut(text: &str, out: &mut HashSet<String>) {
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|part| part.len() > 2);
    out.extend(parts.map(str::to_lowercase));
}

fn words_of(value: &impl serde::Serialize) -> HashSet<String> {
    let mut found = HashSet::new();
    words(&serde_json::to_value(value).unwrap(), &mut found);
    found
}

/// Every view is one the engine makes for this viewer, in order; and nothing that only others see
/// at the time is in what it was sent. Gives the number of secrets that were looked for.
fn check(played: &dyn AnyMatch, viewer: Viewer, heard: &Heard, public: &HashSet<String>) -> usize {
    let entries = played.line();
    let views: Vec<u64> = (0..=entries.len()).map(|kept| hash(&played.view_after(kept, viewer).0)).collect();
    let (mut at, mut searched) = (0, 0);
    // What the viewer was told so far stays known to it.
    let mut told: HashSet<String> = HashSet::new();
    let mut told_to = 0;
    for (index, view) in heard.views.iter().enumerate() {
        let shown = at;
        let found = (at..views.len()).find(|kept| views[*kept] == *view);
        at = found.unwrap_or_else(|| panic!("update {index} is not a view of {viewer:?}"));
        while at + 1 < views.len() && views[at + 1] == *view {
            at += 1;
        }
        for number in &entries[told_to..at] {
            for (event, words) in played.told(*number, viewer) {
                told.extend(words_of(&event));
                told.extend(words_of(&words));
            }
        }
        told_to = at;
        if index % heard.stride != 0 {
            continue;
        }
        // The beats of an update lead back over every view of this viewer since the update before.
        let mut known = HashSet::new();
        for kept in shown..=at {
            let (view, scene) = played.view_after(kept, viewer);
            known.extend(words_of(&view));
            known.extend(words_of(&scene));
        }
        let mut secrets = words_of(&played.view_after(at, Viewer::Table).0);
        for seat in 0..played.seats() {
            if viewer != Viewer::Seat(Seat(seat)) {
                secrets.extend(words_of(&played.view_after(at, Viewer::Seat(Seat(seat))).0));
            }
        }
        secrets.retain(|word| !known.contains(word) && !told.contains(word) && !public.contains(word));
        searched += secrets.len();
        // From this update to the next one: pushes, replies, faults, answers over HTTP.
        for (before, text) in heard.texts.iter().filter(|(updates, _)| *updates == index || *updates == index + 1) {
            let sent: Value = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
            if sent.get("update").is_some() && *before != index {
                continue;
            }
            let mut said = HashSet::new();
            words(&sent, &mut said);
            let leak: Vec<&String> = secrets.iter().filter(|secret| said.contains(*secret)).collect();
            assert!(leak.is_empty(), "{viewer:?} was told {leak:?} at entry {at}: {}", &text[..text.len().min(2_000)]);
        }
    }
    searched
}

async fn canaries(game: &str, setup: Value, hidden: bool) {
    let log = crate::wire::log();
    let listening = Listening::open().await;
    whole_match(&listening.house, listening.address, game, setup, hidden, &log).await;
}

async fn whole_match(
    house: &House,
    address: std::net::SocketAddr,
    game: &str,
    setup: Value,
    hidden: bool,
    log: &crate::wire::Log,
) {
    let mut host = house.guest("Anna").await;
    let open = host.create(json!({ "game": game, "setup": setup, "entropy": "anna's dice" })).await;
    let mut people = vec![host.clone()];
    for seat in 1..open.seats.len() {
        let mut person = house.guest(&format!("Player {seat}")).await;
        person.join(&open.id, json!({ "entropy": format!("dice {seat}") })).await.unwrap();
        people.push(person);
    }
    let seats = people.len() as u8;
    let row = house.shared.store.find(&open.id).await.unwrap().unwrap();
    let head: parlour_server::live::head::Head = serde_json::from_slice(&row.head).unwrap();
    let key = parlour_core::to_hex(&head.keys[0].key.clone().unwrap().0);
    let mut secrets = vec![key];
    secrets.extend(people.iter().map(|person| person.cookie.clone().unwrap()));
    secrets.extend(people.iter().map(|person| person.id.clone()));
    let secrets = Arc::new(secrets);
    let mut watcher = Wire::connect(address, &house.stranger()).await;
    watcher.send(&open.id, Ask::Attach { since: Some(0), watch: true, beats: true }).await;
    let mut heard = Heard::new(secrets.clone(), stride(game));
    let watching = tokio::spawn(async move {
        loop {
            let message = watcher.next().await.expect("the onlooker is not dropped");
            heard.note(watcher.received.pop().unwrap());
            if let Message::Update(update) = message
                && heard.see(*update)
            {
                return heard;
            }
        }
    });
    let mut players = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let wire = Wire::connect(address, person).await;
        let heard = Heard::new(secrets.clone(), stride(game));
        players.push(tokio::spawn(play(
            wire,
            person.clone(),
            open.id.clone(),
            seats,
            seat as u8,
            given_up(game),
            heard,
        )));
    }
    let mut all = Vec::new();
    for player in players {
        all.push(player.await.unwrap());
    }
    all.push(watching.await.unwrap());
    let record: Record = host.get(&format!("/api/matches/{}/record", open.id)).await;
    let (played, verified) = parlour_registry::game(game).unwrap().replay(&record).unwrap();
    assert_eq!(verified.trusted, 0);
    let resigned = record.entries.iter().any(|line| matches!(line.deed, parlour_core::Deed::Resign { .. }));
    assert!(!resigned || given_up(game).is_some(), "to its end");
    assert!(secrets.contains(&parlour_core::to_hex(&record.keys[0].key.clone().unwrap().0)), "the key was looked for");
    let info: Value = house.stranger().get(&format!("/api/matches/{}", open.id)).await;
    let mut public = words_of(&info);
    // The names of viewers: the table's view says that it is the table's.
    public.extend(["table", "spectator", "seat"].map(str::to_owned));
    let mut searched = 0;
    for (index, heard) in all.iter().enumerate() {
        let viewer = if index < people.len() { Viewer::Seat(Seat(index as u8)) } else { Viewer::Spectator };
        searched += check(played.as_ref(), viewer, heard, &public);
    }
    assert!(!hidden || searched > 20, "{game}: only {searched} secrets were looked for");
    let metrics = parlour_server::metrics::Metrics::text(&house.shared.metrics);
    let log = log.text();
    assert!(log.contains("answered"), "the log is read");
    for secret in secrets.iter() {
        assert!(!metrics.contains(secret.as_str()) && !log.contains(secret.as_str()), "{game}: a secret was logged");
    }
    println!("{game}: {} entries, {searched} secrets looked for", record.entries.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_anothers_secrets_in_cardpeegee() {
    canaries("cardpeegee", json!(null), false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_anothers_secrets_in_the_confrontation() {
    canaries("confrontation", json!(null), true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_anothers_secrets_in_clans() {
    canaries("clans", json!({ "preset": "classic_plus" }), true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_anothers_secrets_in_war_of_the_ring() {
    canaries("wotr", json!(null), true).await;
}

/// The same on PostgreSQL.
#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_anothers_secrets_with_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    let log = crate::wire::log();
    let listening = Listening::on(Some(postgres.url())).await;
    for (game, hidden) in [("confrontation", true), ("clans", true), ("cardpeegee", false)] {
        whole_match(&listening.house, listening.address, game, json!(null), hidden, &log).await;
    }
}
