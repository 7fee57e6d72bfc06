//! F9: a new release. An old client is still understood; running matches go on under new rules
//! where these play them the same, and are kept where they do not.

use std::collections::{BTreeMap, HashMap};

use parlour_protocol::Ask;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::house::{House, Person};
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

/// Whether whoever could read `old` can read `new`: everything is still there and of the same kind.
fn check_readable(old: &Value, new: &Value, place: &str) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let found = new.get(key).unwrap_or_else(|| panic!("{place}/{key} is gone"));
                check_readable(value, found, &format!("{place}/{key}"));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            for (old, new) in old.iter().zip(new) {
                check_readable(old, new, &format!("{place}/0"));
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
