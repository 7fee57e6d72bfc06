//! A04, timing: twin matches. Two matches with the same key in which everybody does the same at the
//! same moments, but one seat does something in secret in one of them alone. Whatever another seat,
//! an onlooker or a stranger can fetch, and everything they are sent, is the same to the byte, times
//! included.

use std::net::SocketAddr;

use parlour_core::{AnyGame, Opening, Viewer};
use parlour_protocol::{Answer, Ask, MatchInfo, Message, Phase};
use parlour_server::live::head::Head;
use parlour_server::store::{Append, HeadChange};
use parlour_server::vault::Kind;
use serde_json::{Value, json};
use tower::Service;

use crate::house::{House, Person, eventually};
use crate::stage::{Stage, on_each_store};
use crate::wire::Wire;

/// Serves a house on a real socket, by the clock of its stage.
async fn listen(house: &House) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (address, app) = (listener.local_addr().unwrap(), house.app.clone());
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let app = app.clone();
            let service = hyper::service::service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
                app.clone().call(request.map(axum::body::Body::new))
            });
            let stream = hyper_util::rt::TokioIo::new(stream);
            let connection = hyper::server::conn::http1::Builder::new().serve_connection(stream, service);
            tokio::spawn(connection.with_upgrades());
        }
    });
    address
}

/// Gives a match that has not begun the key of another: twins are dealt the same.
async fn same_key(house: &House, of: &str, to: &str) {
    let store = &house.shared.store;
    let rows = (store.find(of).await.unwrap().unwrap(), store.find(to).await.unwrap().unwrap());
    let heads: (Head, Head) =
        (serde_json::from_slice(&rows.0.head).unwrap(), serde_json::from_slice(&rows.1.head).unwrap());
    let head = Head { keys: heads.0.keys, ..heads.1 };
    let plain = serde_json::to_vec(&head).unwrap();
    let change = HeadChange {
        from: rows.1.version,
        phase: "open",
        care: false,
        at: rows.0.updated,
        head: store.vault().seal(Kind::Head, to, 0, &plain),
        holdings: None,
    };
    store.append(Append { no: rows.1.no, head: Some(change), ..Append::default() }).await.unwrap();
}

/// One of two twins, with those who play, and those who only look: on, and in from outside.
struct Twin {
    id: String,
    players: Vec<Person>,
    eve: Person,
    stranger: Person,
    /// The sockets of the first seat and of the onlooker.
    wires: Vec<Wire>,
    /// How often it was asked whether that was all.
    asked: usize,
}

/// Two tables of a game with the same people, key and time.
async fn twins(stage: &Stage, new: [Value; 2]) -> (House, [Twin; 2]) {
    let house = stage.open().await;
    let people = [house.guest("Anna").await, house.guest("Ben").await];
    let eve = house.guest("Eve").await;
    let mut ids = Vec::new();
    for new in new {
        // An open seat for whoever begins it: the key is fixed before.
        ids.push(people[0].clone().create(new).await);
    }
    house.shared.close().await;
    let house = stage.open().await;
    same_key(&house, &ids[0].id, &ids[1].id).await;
    let address = listen(&house).await;
    let mut twins = Vec::new();
    for open in &ids {
        let mut players = vec![house.same(&people[0])];
        if open.seats.len() == 1 {
            players[0].join(&open.id, json!({})).await.unwrap();
        } else {
            let mut ben = house.same(&people[1]);
            ben.join(&open.id, json!({})).await.unwrap();
            players.push(ben);
        }
        let (eve, stranger) = (house.same(&eve), house.stranger());
        let mut wires = Vec::new();
        for person in [&players[0], &eve] {
            let mut wire = Wire::connect(address, person).await;
            wire.ask(&open.id, Ask::Attach { since: Some(0), watch: false, beats: true }).await.unwrap();
            wires.push(wire);
        }
        twins.push(Twin { id: open.id.clone(), players, eve, stranger, wires, asked: 0 });
    }
    let Ok(twins) = twins.try_into() else { panic!("two twins") };
    (house, twins)
}

/// What was told, without what cannot be the same of two matches: their ids, and the host's
/// signatures, which name them.
fn told(id: &str, text: &str) -> String {
    let text = text.replace(id, "{id}");
    let mut parts = text.split("\"signature\":\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "{signature}" + part.split_once('"').map_or("", |(_, rest)| rest))
}

impl Twin {
    /// A request, and the answer with the match's name left out.
    async fn fetch(&self, person: &Person, method: &str, path: &str, body: Option<Value>) -> String {
        let (status, answer) = person.clone().call(method, &path.replace("{id}", &self.id), body).await;
        told(&self.id, &format!("{method} {path}: {status} {answer}"))
    }

    /// Its place in a list, and what is said of it there.
    async fn listed(&self, person: &Person, query: &str) -> String {
        let (_, list) = person.clone().call("GET", &format!("/api/matches?{query}"), None).await;
        let own = list["matches"].as_array().unwrap().iter().find(|info| info["id"] == self.id.as_str());
        told(&self.id, &format!("{query}: {:?}", own.map(Value::to_string)).replace('\\', ""))
    }

    /// All that the first seat (unless it is the one with the secret), the onlooker and a stranger
    /// can fetch.
    async fn seen(&self, seat: Option<u8>) -> Vec<String> {
        let mut seen = Vec::new();
        let ask = "/api/matches/{id}/ask";
        let own = seat.map(|_| &self.players[0]);
        for person in own.into_iter().chain([&self.eve, &self.stranger]) {
            for path in [
                "",
                "/record",
                "/replay?viewer=spectator",
                "/replay/1?viewer=spectator",
                "/replay?viewer=table",
                "/notes",
            ] {
                seen.push(self.fetch(person, "GET", &format!("/api/matches/{{id}}{path}"), None).await);
            }
            for query in ["", "phase=running", "phase=over"] {
                seen.push(self.listed(person, query).await);
            }
            seen.push(self.fetch(person, "POST", ask, Some(json!({ "do": "look", "since": 0 }))).await);
        }
        if let Some(seat) = seat {
            let own = &self.players[0];
            for body in [
                json!({ "do": "look", "seat": seat, "since": 0 }),
                json!({ "do": "undo_plan", "seat": seat }),
                json!({ "do": "hint", "seat": seat, "bot": "random" }),
                json!({ "do": "consent", "seat": seat, "agree": true }),
                json!({ "do": "redo", "seat": seat, "expect": 999 }),
                json!({ "do": "undo", "seat": seat, "expect": 999 }),
            ] {
                seen.push(self.fetch(own, "POST", ask, Some(body)).await);
            }
            for path in [format!("/replay?viewer={seat}"), format!("/replay/1?viewer={seat}")] {
                seen.push(self.fetch(own, "GET", &format!("/api/matches/{{id}}{path}"), None).await);
            }
            seen.push(self.listed(own, "mine=true").await);
        }
        seen
    }

    /// All that was sent to the first seat and the onlooker since, up to a line of chat: replies
    /// may come before what was sent earlier, but what is sent keeps its order.
    async fn heard(&mut self, seat: Option<u8>) -> Vec<String> {
        // Each in turn says something new: nobody may say much, or the same again.
        self.asked += 1;
        let text = format!("is that all? {}", self.asked);
        let asks = self.asked % self.players.len();
        self.players[asks].ask(&self.id, Ask::Chat { text: text.clone() }).await.unwrap();
        let mut heard = Vec::new();
        let id = self.id.clone();
        for (index, wire) in self.wires.iter_mut().enumerate() {
            let is_end = |message: Message| matches!(message, Message::Chat { line, .. } if line.text == text);
            while !is_end(wire.next().await.expect("the socket is open")) {}
            let received = std::mem::take(&mut wire.received);
            if index > 0 || seat.is_some() {
                heard.extend(received.into_iter().map(|text| told(&id, &text)));
            }
        }
        heard
    }
}

/// Compares the twins; `seat` is the first player's, unless it is the one with the secret.
async fn compare(when: &str, twins: &mut [Twin; 2], seat: Option<u8>) {
    let [one, other] = twins;
    let (seen, others) = (one.seen(seat).await, other.seen(seat).await);
    for (one, other) in seen.iter().zip(&others) {
        assert_eq!(one, other, "after {when}");
    }
    assert_eq!(one.heard(seat).await, other.heard(seat).await, "what was sent after {when}");
}

/// What can be done without anybody else knowing of it.
async fn secretly(what: &str, person: &mut Person, id: &str, seat: u8) {
    let update = person.look(id, Some(seat)).await;
    let action = update.prompt.as_ref().unwrap().options[0].action.clone();
    let number = update.number;
    let done = match what {
        "draft" => person.ask(id, Ask::Draft { seat, actions: vec![action] }).await,
        "no draft" => person.ask(id, Ask::Draft { seat, actions: Vec::new() }).await,
        "hint" => person.ask(id, Ask::Hint { seat, bot: Some("random".into()) }).await,
        "looked" => person.ask(id, Ask::Looked { seat, number }).await,
        "act" => person.ask(id, Ask::Act { seat, expect: number, key: format!("{number}"), action }).await,
        "skip" => {
            let action = json!({ "skip": "army" });
            person.ask(id, Ask::Act { seat, expect: number, key: format!("{number}"), action }).await
        }
        "undo" => person.ask(id, Ask::Undo { seat, expect: number }).await,
        "redo" => person.ask(id, Ask::Redo { seat, expect: number }).await,
        "key again" => {
            let ask = Ask::Act { seat, expect: number, key: "0".into(), action: json!("nothing") };
            let _ = person.ask(id, ask).await;
            return;
        }
        other => panic!("{other}"),
    };
    let done = done.unwrap_or_else(|fault| panic!("{what}: {fault:?}"));
    assert!(!matches!(done, Answer::Asked(_)), "{what} asks others");
}

/// `seat` does these things in one twin alone.
async fn differ(stage: &Stage, new: Value, seat: u8, deeds: &[&str]) {
    let (house, mut twins) = twins(stage, [new.clone(), new]).await;
    let other = (seat != 0).then_some(0);
    for twin in &mut twins {
        twin.heard(other).await;
    }
    compare("the start", &mut twins, other).await;
    for what in deeds {
        stage.clock.turn(1_700);
        let id = twins[0].id.clone();
        secretly(what, &mut twins[0].players[usize::from(seat)], &id, seat).await;
        compare(what, &mut twins, other).await;
    }
    stage.clock.turn(1_000);
    for twin in &mut twins {
        let line = Ask::Chat { text: "good luck".into() };
        twin.players[0].ask(&twin.id, line).await.unwrap();
    }
    compare("a line of chat", &mut twins, other).await;
    // What the other seat does then looks the same, too.
    if other.is_some() && twins[0].players[0].look(&twins[0].id, Some(0)).await.prompt.is_some() {
        for what in ["act", "undo", "redo", "draft"] {
            for twin in &mut twins {
                secretly(what, &mut twin.players[0], &twin.id, 0).await;
            }
            compare(&format!("{what} of the other"), &mut twins, other).await;
        }
    }
    house.shared.close().await;
}

const CLOCK: &str = r#"{ "kind": "per_match", "ms": 600000, "increment": 5000 }"#;

fn table(game: &str, clock: &str) -> Value {
    let clock: Value = serde_json::from_str(clock).unwrap();
    json!({ "game": game, "clock": clock, "seats": null })
}

/// Everything that is secret where both act at once.
const TOGETHER: &[&str] =
    &["draft", "hint", "no draft", "act", "act", "undo", "redo", "undo", "act", "looked", "key again", "draft"];

on_each_store! {
    async fn twins_in_the_confrontation(stage: Stage) {
        differ(&stage, table("confrontation", CLOCK), 1, TOGETHER).await;
    }
}

on_each_store! {
    async fn twins_in_clans(stage: Stage) {
        differ(&stage, table("clans", CLOCK), 1, TOGETHER).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_with_time_for_each_action() {
    let clock = r#"{ "kind": "per_action", "ms": 600000 }"#;
    differ(&Stage::sqlite(), table("confrontation", clock), 1, TOGETHER).await;
}

on_each_store! {
    async fn twins_in_war_of_the_ring(stage: Stage) {
        let asked = 0;
        differ(&stage, table("wotr", CLOCK), asked, &["draft", "hint", "no draft", "looked", "key again", "draft"]).await;
    }
}

on_each_store! {
    async fn twins_in_cardpeegee(stage: Stage) {
        let seats = json!([{ "kind": "open" }]);
        let new = json!({ "game": "cardpeegee", "seats": seats });
        differ(&stage, new, 0, &["draft", "hint", "no draft", "looked", "key again"]).await;
    }
}

/// War of the Ring at the Free Peoples' action, with a card in the Shadow's hand.
fn with_in_hand(card: &str) -> Value {
    let game: Box<dyn AnyGame> = parlour_registry::game("wotr").unwrap();
    let mut view = game.start(Opening::default()).unwrap().view(Viewer::Table);
    view["phase"] = json!("action");
    view["acting"] = json!(0);
    view["turn"] = json!(1);
    view["flow"] = json!(["turn", "victory", "end_actions", "actions", { "act": 0 }]);
    view["doing"]["next"] = json!(1);
    view["dice"]["free_peoples"]["unused"] = json!({ "muster": 4 });
    view["dice"]["shadow"]["unused"] = json!({ "army": 7 });
    view["cards"]["decks"]["sh_character"] = json!(23);
    view["cards"]["hands"][1] = json!({ "character": 1, "strategy": 0, "cards": [card] });
    view
}

/// Everybody does the same in both twins; they differ by a card that one seat holds.
async fn differ_by_a_card(stage: &Stage, positions: [Value; 2]) {
    let new = positions.map(|position| json!({ "game": "wotr", "position": position, "seats": null }));
    let (house, mut twins) = twins(stage, new).await;
    for twin in &mut twins {
        twin.heard(Some(0)).await;
    }
    compare("the start", &mut twins, Some(0)).await;
    for (seat, what) in [(0, "draft"), (0, "act"), (1, "draft"), (1, "looked"), (1, "hint"), (1, "skip"), (0, "act")] {
        stage.clock.turn(1_700);
        for twin in &mut twins {
            secretly(what, &mut twin.players[usize::from(seat)], &twin.id, seat).await;
        }
        compare(&format!("{what} of seat {seat}"), &mut twins, Some(0)).await;
    }
    let taken_back: Vec<Result<Answer, _>> = {
        let mut answers = Vec::new();
        for twin in &mut twins {
            let number = twin.players[0].look(&twin.id, Some(0)).await.number;
            answers.push(twin.players[0].ask(&twin.id, Ask::Undo { seat: 0, expect: number }).await);
        }
        answers
    };
    assert_eq!(format!("{:?}", taken_back[0]), format!("{:?}", taken_back[1]));
    compare("what was taken back", &mut twins, Some(0)).await;
    house.shared.close().await;
}

on_each_store! {
    async fn twins_in_war_of_the_ring_with_another_card_in_hand(stage: Stage) {
        differ_by_a_card(&stage, ["sh_char_01", "sh_char_13"].map(with_in_hand)).await;
    }
}

/// A position of the Confrontation in which Gimli stands before Fangorn, with `there` in it.
fn before_fangorn(there: &str) -> Value {
    let game: Box<dyn AnyGame> = parlour_registry::game("confrontation").unwrap();
    let mut view = game.start(Opening::default()).unwrap().view(Viewer::Table);
    let hidden = ["ORCS", "SARUMAN", "WARG"];
    let elsewhere = hidden.iter().filter(|who| **who != there).zip(["MORDOR", "MORDOR"]);
    let mut characters = serde_json::Map::new();
    for (who, region) in [("FRODO", "THE_SHIRE"), ("GIMLI", "CARADHRAS"), (there, "FANGORN")]
        .into_iter()
        .chain(elsewhere.map(|(who, region)| (*who, region)))
    {
        characters.insert(who.into(), json!(region));
    }
    view["characters"] = characters.into();
    view["flow"] = json!(["move"]);
    view["to_move"] = json!("FELLOWSHIP");
    view
}

/// What is hidden decides which rule would refuse the fight; a draft does not tell, nor does getting
/// ready with it: it is played as far as it fits.
#[tokio::test]
async fn a_draft_is_no_oracle() {
    let house = House::open().await;
    let plan = vec![json!({ "move": ["GIMLI", "FANGORN"] }), json!("fight")];
    let (mut answers, mut wrong) = (Vec::new(), Vec::new());
    for there in ["ORCS", "SARUMAN", "WARG"] {
        let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
        let id = anna.create(json!({ "game": "confrontation", "position": before_fangorn(there) })).await.id;
        ben.join(&id, json!({})).await.unwrap();
        for actions in [plan.clone(), vec![plan[0].clone(), plan[0].clone()], vec![plan[1].clone()]] {
            let body = serde_json::to_value(Ask::Draft { seat: 0, actions }).unwrap();
            answers.push(anna.call("POST", &format!("/api/matches/{id}/ask"), Some(body)).await);
        }
        wrong.push(answers.split_off(answers.len() - 3));
        anna.ask(&id, Ask::Draft { seat: 0, actions: plan.clone() }).await.unwrap();
        let ready = anna.ask(&id, Ask::Ready { seat: 0, ready: true }).await;
        assert_eq!(ready.unwrap(), Answer::Noted, "{there}");
        assert!(anna.look(&id, Some(0)).await.number > 0, "{there}: whoever finds out has moved");
        assert_eq!(anna.look(&id, Some(0)).await.draft, None);
    }
    assert_eq!(wrong[0], wrong[1]);
    assert_eq!(wrong[0], wrong[2]);
    assert_eq!(wrong[0][2].0, 422, "what is wrong whatever is hidden is refused: {:?}", wrong[0][2]);
}

on_each_store! {
    async fn who_is_kept_behind_learns_nothing_before_the_time(stage: Stage) {
        let house = stage.open().await;
        let address = listen(&house).await;
        let (mut anna, mut ben, mut eve) = (house.guest("Anna").await, house.guest("Ben").await, house.guest("Eve").await);
        let clock = json!({ "kind": "per_match", "ms": 600_000, "increment": 0 });
        let id = anna.create(json!({ "game": "tictactoe", "delay": 30, "clock": clock })).await.id;
        ben.join(&id, json!({})).await.unwrap();
        let mut wire = Wire::connect(address, &eve).await;
        wire.ask(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await.unwrap();
        let _ = wire.ask(&id, Ask::Look { seat: None, since: None }).await;
        wire.received.clear();
        let path = format!("/api/matches/{id}");
        let all = async |eve: &mut Person| {
            let mut seen = vec![eve.call("GET", &path, None).await];
            for query in ["phase=running", "phase=over", "limit=5"] {
                seen.push(eve.call("GET", &format!("/api/matches?{query}"), None).await);
            }
            for rest in ["/record", "/replay?viewer=spectator", "/replay?viewer=0"] {
                seen.push(eve.call("GET", &format!("{path}{rest}"), None).await);
            }
            let look = serde_json::to_value(Ask::Look { seat: None, since: Some(0) }).unwrap();
            seen.push(eve.call("POST", &format!("{path}/ask"), Some(look)).await);
            seen
        };
        let before = all(&mut eve).await;
        stage.clock.turn(5_000);
        anna.pick(&id, 0, 0).await.unwrap();
        assert_eq!(all(&mut eve).await, before, "after a move");
        let first = anna.look(&id, Some(0)).await.view;
        stage.clock.turn(2_000);
        anna.ask(&id, Ask::Undo { seat: 0, expect: 1 }).await.unwrap();
        anna.pick(&id, 0, 1).await.unwrap();
        stage.clock.turn(5_000);
        ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
        assert_eq!(anna.get::<MatchInfo>(&path).await.phase, Phase::Over, "players know at once");
        assert_eq!(all(&mut eve).await, before, "after the end");
        // A restart does not tell, either.
        let _ = wire.ask(&id, Ask::Look { seat: None, since: None }).await;
        assert_eq!(wire.received.len(), 1, "nothing was sent but the reply: {:?}", wire.received);
        house.shared.close().await;
        let again = stage.open().await;
        let mut eve = again.same(&eve);
        assert_eq!(all(&mut eve).await, before, "after a restart");
        let mut wire = Wire::connect(listen(&again).await, &eve).await;
        wire.ask(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await.unwrap();
        stage.clock.turn(23_000);
        let shown = loop {
            match wire.next().await.expect("the socket is open") {
                Message::Update(update) if update.number > 0 => break update,
                _ => {}
            }
        };
        assert!(shown.number == 1 && shown.ending.is_none() && shown.asked.is_empty() && shown.clock.is_none());
        assert_eq!(shown.view, first, "the move that was taken back only later");
        stage.clock.turn(7_000);
        eventually("all is told", || async { eve.clone().get::<MatchInfo>(&path).await.phase == Phase::Over }).await;
        assert!(eve.look(&id, None).await.ending.is_some());
        assert_eq!(eve.call("GET", &format!("{path}/record"), None).await.0, 200);
    }
}
