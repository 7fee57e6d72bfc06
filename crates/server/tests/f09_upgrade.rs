//! F9: a new release. An old client is still understood; running matches go on under new rules
//! where these play them the same, and are kept where they do not.

use std::collections::{BTreeMap, HashMap};

use parlour_core::{Deed, Record};
use parlour_protocol::{Answer, Ask, Code, Fault, MatchInfo, Phase, ReplayIndex, ReplayView};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::climb;
use crate::house::{House, Person, eventually, two_at};
use crate::stage::on_each_store;
use crate::wire::{Listening, Wire};

/// What a client of an earlier release sends, and what it was answered then.
#[derive(Serialize, Deserialize)]
struct Client {
    /// Over HTTP, one after another.
    calls: Vec<Call>,
    /// Over a socket.
    frames: Vec<Value>,
    /// What came over that socket, one message of each kind.
    pushed: BTreeMap<String, Value>,
}

#[derive(Serialize, Deserialize)]
struct Call {
    who: String,
    method: String,
    path: String,
    /// What the id in the answer is called in later paths.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    named: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    body: Option<Value>,
    #[serde(default)]
    status: u16,
    #[serde(default)]
    answer: Value,
}

/// The client of release 0.1.
const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/client-0.1.json");

/// With this variable what the server answers now is written down as what that client can read.
const WRITE: &str = "PARLOUR_WRITE_CLIENT";

/// Words that mean something to a program, so that another one is another answer.
const WORDS: [&str; 6] = ["code", "phase", "holder", "dealing", "at_flag", "law"];

/// What a game says goes with its rules, and a client has its catalogue from the same server: the
/// messages, the values in them, the fields of its events.
const OWN: [&str; 3] = ["/words/", "/params/", "/event/"];

/// Whether whoever could read `old` can read `new`: everything is still there and of the same kind.
fn check_readable(old: &Value, new: &Value, place: &str) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                if OWN.iter().any(|own| format!("{place}/").contains(own)) {
                    continue;
                }
                let found = new.get(key).unwrap_or_else(|| panic!("{place}/{key} is gone"));
                check_readable(value, found, &format!("{place}/{key}"));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            // Options of a setup come and go; each is held against the one with its key.
            let keyed = place.ends_with("/options") && old.iter().all(|option| option.get("key").is_some());
            for (at, old) in old.iter().enumerate() {
                let same = |new: &&Value| new.get("key") == old.get("key");
                let new = if keyed { new.iter().find(same) } else { new.get(at) };
                if let Some(new) = new {
                    check_readable(old, new, &format!("{place}/0"));
                }
            }
        }
        (Value::String(old), Value::String(new)) => {
            let word = WORDS.iter().any(|word| place.ends_with(&format!("/{word}")));
            assert!(!word || old == new, "{place} was {old}, is {new}");
        }
        // What could be absent may be there now.
        (Value::Null, _) => {}
        _ => assert_eq!(std::mem::discriminant(old), std::mem::discriminant(new), "{place}: {old} became {new}"),
    }
}

/// Every call that the client makes is still read, and answered as it expects.
async fn call_all(client: &mut Client, house: &House) {
    let mut people: HashMap<String, Person> = HashMap::new();
    let mut ids: HashMap<String, String> = HashMap::new();
    let write = std::env::var_os(WRITE).is_some();
    for call in &mut client.calls {
        let person = people.entry(call.who.clone()).or_insert_with(|| house.stranger());
        let path = ids.iter().fold(call.path.clone(), |path, (name, id)| path.replace(&format!("{{{name}}}"), id));
        let (status, answer) = person.call(&call.method, &path, call.body.clone()).await;
        if let Some(name) = &call.named {
            ids.insert(name.clone(), answer["id"].as_str().unwrap_or_default().to_owned());
        }
        if write {
            (call.status, call.answer) = (status.as_u16(), answer);
            continue;
        }
        let asked = format!("{} {} {}", call.who, call.path, call.body.clone().unwrap_or_default());
        assert_eq!(status.as_u16(), call.status, "{asked}: {answer}");
        check_readable(&call.answer, &answer, &asked);
    }
}

/// The kind of a message, and the message.
fn by_kind(text: &str) -> (String, Value) {
    let message: Value = serde_json::from_str(text).unwrap();
    let kind = message.as_object().and_then(|message| message.keys().next()).expect("a message has a kind");
    let kind = match &message["reply"]["re"] {
        Value::Number(number) => format!("{kind} {number}"),
        _ => kind.clone(),
    };
    (kind, message)
}

/// The same over a socket, and for what the server sends by itself.
async fn send_all(client: &mut Client) {
    let listening = Listening::open().await;
    let mut anna = listening.house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    let mut wire = Wire::connect(listening.address, &anna).await;
    for frame in &client.frames {
        let text = frame.to_string().replace("{socket}", &id);
        wire.raw(tokio_tungstenite::tungstenite::Message::text(text)).await;
    }
    // One more, of this release: its reply comes after everything else.
    let _ = wire.ask(&id, Ask::Look { seat: None, since: None }).await;
    let mut pushed = BTreeMap::new();
    for (kind, message) in wire.received.iter().map(|text| by_kind(text)) {
        pushed.entry(kind).or_insert(message);
    }
    pushed.remove("reply 1");
    if std::env::var_os(WRITE).is_some() {
        client.pushed = pushed;
        return;
    }
    for (kind, old) in &client.pushed {
        let new = pushed.get(kind).unwrap_or_else(|| panic!("no {kind} came"));
        check_readable(old, new, kind);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_client_is_understood_and_can_read_every_answer() {
    let mut client: Client = serde_json::from_slice(&std::fs::read(CLIENT).unwrap()).unwrap();
    call_all(&mut client, &House::open().await).await;
    send_all(&mut client).await;
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(CLIENT, serde_json::to_string(&client).unwrap().replace("},{\"who\"", "},\n{\"who\"") + "\n")
            .unwrap();
    }
}

/// Two people at a table, who climb in these ways.
async fn climbed(house: &House, ways: &[&str]) -> (Person, Person, String) {
    let (mut anna, mut ben, id) = two_at(house, "climb").await;
    for (number, way) in (0u32..).zip(ways) {
        let (person, seat) = if number % 2 == 0 { (&mut anna, 0) } else { (&mut ben, 1) };
        climb(person, &id, seat, number, way).await.unwrap();
    }
    (anna, ben, id)
}

async fn climb(person: &mut Person, id: &str, seat: u8, expect: u32, way: &str) -> Result<Answer, Fault> {
    person.ask(id, Ask::Act { seat, expect, key: format!("{expect}"), action: json!(way) }).await
}

/// The stored entries of a match.
async fn log_of(house: &House, id: &str) -> Vec<Vec<u8>> {
    let row = house.shared.store.find(id).await.unwrap().unwrap();
    house.shared.store.entries(row.no, id, 0).await.unwrap()
}

/// The view after a step of a replay, as an onlooker sees it.
async fn view_after(house: &House, id: &str, steps: usize) -> Value {
    let view: ReplayView = house.stranger().get(&format!("/api/matches/{id}/replay/{steps}")).await;
    view.view
}

on_each_store! {
    async fn running_matches_go_on_where_new_rules_play_them_the_same_and_are_kept_where_not(stage: Stage) {
        let log = crate::wire::log();
        let old = climb::open::<1>(&stage).await;
        let (anna, ben, same) = climbed(&old, &["walk"; 3]).await;
        let mut kept = Vec::new();
        // An action that is refused now, one that leads elsewhere, one that panics.
        for (ways, at) in [(["walk", "jump", "walk"], 1), (["ride", "walk", "walk"], 0), (["walk", "walk", "fly"], 2)] {
            let (anna, _, id) = climbed(&old, &ways).await;
            let before = view_after(&old, &id, at).await;
            kept.push((anna, id.clone(), at, before, log_of(&old, &id).await));
        }
        let (mut done, _, finished) = climbed(&old, &["walk", "jump"]).await;
        done.ask(&finished, Ask::Resign { seat: 0 }).await.unwrap();
        let (_, record) = done.call("GET", &format!("/api/matches/{finished}/record"), None).await;
        old.shared.close().await;

        let new = climb::open::<2>(&stage).await;
        assert!(log.text().contains("1 match goes on under the new rules, 3 are kept"), "{}", log.text());
        assert!(!log.text().contains("ace of spades"));
        for round in 0..2 {
            for (anna, id, at, before, entries) in &kept {
                let mut anna = new.same(anna);
                let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
                assert_eq!((info.phase, info.kept_at), (Phase::Frozen, Some(*at as u32)), "round {round}");
                let fault = climb(&mut anna, id, 0, entries.len() as u32, "walk").await.unwrap_err();
                assert_eq!(fault.code, Code::TableFrozen);
                assert_eq!(fault.message, format!("the rules changed at entry {at}; this match is kept as it was"));
                // It is opened, and replayed up to there.
                let update = anna.look(id, Some(0)).await;
                assert_eq!((&update.view, update.number, update.prompt), (before, *at as u32, None));
                let steps: ReplayIndex = anna.get(&format!("/api/matches/{id}/replay?viewer=0")).await;
                assert_eq!(steps.steps.len(), *at);
                assert_eq!(&view_after(&new, id, *at).await, before);
                assert!(anna.ask(id, Ask::Resign { seat: 0 }).await.is_err());
                assert_eq!(&log_of(&new, id).await, entries, "its log is never written to");
            }
        }
        // A finished one keeps its record, and is replayed as far as it goes.
        let (status, still) = new.stranger().call("GET", &format!("/api/matches/{finished}/record"), None).await;
        assert_eq!((status.as_u16(), still["head"].clone()), (200, record["head"].clone()));
        assert_eq!(view_after(&new, &finished, 1).await, json!({ "height": 1, "moves": 1 }));

        // What goes on does so from the number where it was, after one more restart too.
        new.shared.close().await;
        let again = climb::open::<2>(&stage).await;
        let (mut anna, mut ben) = (again.same(&anna), again.same(&ben));
        assert_eq!(anna.look(&same, Some(0)).await.number, 3);
        climb(&mut ben, &same, 1, 3, "ride").await.unwrap();
        assert_eq!(anna.look(&same, None).await.view, json!({ "height": 9, "moves": 4 }));
        anna.ask(&same, Ask::Resign { seat: 0 }).await.unwrap();
        let record: Record = anna.get(&format!("/api/matches/{same}/record")).await;
        assert_eq!(record.rules_version, 1, "the version that began it");
        assert_eq!(record.entries[3].deed, Deed::Note { seat: None, text: "goes on under rules version 2".into() });
        assert_eq!(climb::release::<2>("climb").unwrap().replay(&record).unwrap().1.entries, 6);
        // A record of a later version is refused by an earlier program.
        let mut later = record.clone();
        later.rules_version = 2;
        let refused = climb::release::<1>("climb").unwrap().replay(&later.sealed()).err().unwrap().to_string();
        assert_eq!(refused, "the record has rules version 2 of climb; this program plays version 1");
    }
}

on_each_store! {
    async fn a_node_with_earlier_rules_leaves_alone_what_goes_on_under_later_ones(stage: Stage) {
        let old = climb::open::<1>(&stage).await;
        let (mut anna, mut ben, id) = climbed(&old, &["walk", "walk"]).await;
        let (mut cleo, _, untouched) = climbed(&old, &["walk", "jump"]).await;
        let new = climb::open::<2>(&stage).await;
        // The old node still has it in memory, and loses the race for the next entry.
        let _ = climb(&mut anna, &id, 0, 2, "walk").await.unwrap_err();
        let newer = |fault: &Fault| fault.code == Code::ServerBusy && fault.message.contains("newer version");
        // Whoever asks while it is being put away is told to ask again.
        eventually("the old node leaves it alone", || {
            let (mut anna, id) = (anna.clone(), id.clone());
            async move { newer(&climb(&mut anna, &id, 0, 2, "walk").await.unwrap_err()) }
        })
        .await;
        assert!(newer(&ben.ask(&id, Ask::Look { seat: None, since: None }).await.unwrap_err()));
        climb(&mut new.same(&anna), &id, 0, 2, "ride").await.unwrap();
        assert!(newer(&climb(&mut ben, &id, 1, 3, "walk").await.unwrap_err()));
        // One that the old node began while both were there, and one of the new node.
        let (dora, mut emil, begun) = climbed(&old, &["walk"]).await;
        assert_eq!(new.same(&dora).look(&begun, Some(0)).await.number, 1);
        let _ = climb(&mut emil, &begun, 1, 1, "walk").await.unwrap_err();
        let (_, _, later) = climbed(&new, &["walk"]).await;
        for id in [&begun, &later] {
            eventually("the old node leaves these alone", || {
                let (mut stranger, look) = (old.stranger(), Ask::Look { seat: None, since: None });
                async move { newer(&stranger.ask(id, look).await.unwrap_err()) }
            })
            .await;
        }
        climb(&mut new.same(&ben), &id, 1, 3, "walk").await.unwrap();
        new.same(&ben).ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
        let record: Record = new.stranger().get(&format!("/api/matches/{id}/record")).await;
        assert!(climb::release::<2>("climb").unwrap().replay(&record).is_ok());
        // What the new rules could not go on with stands still on both.
        assert_eq!(climb(&mut new.same(&cleo), &untouched, 0, 2, "walk").await.unwrap_err().code, Code::TableFrozen);
        old.shared.tables.news_to_all();
        eventually("the old node hears of it", || {
            let (mut stranger, path) = (old.stranger(), format!("/api/matches/{untouched}"));
            async move { stranger.get::<MatchInfo>(&path).await.phase == Phase::Frozen }
        })
        .await;
        assert_eq!(climb(&mut cleo, &untouched, 0, 2, "walk").await.unwrap_err().code, Code::TableFrozen);
        assert_eq!(log_of(&new, &untouched).await.len(), 2);
    }
}
