//! A2: random frames and requests, from nearly right to garbage, against a live server: whatever comes,
//! it answers or closes, no task dies, nobody's entries are lost, and others play on. This is the
//! protocol's fuzz target: seeded, a few rounds here, `PARLOUR_FUZZ=1000` for as many as one likes,
//! `PARLOUR_FUZZ_FROM=N` to begin with the seed that failed.

use axum::body::Body;
use parlour_core::Rng;
use parlour_protocol::{Ask, Message, Phase, Request};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::house::{House, two_at};
use crate::wire::{Listening, Wire};

/// A request that is right in form, about a match that is there.
fn good(rng: &mut Rng, id: &str, action: &Value) -> Value {
    let seat = rng.below(4) as u8;
    let expect = rng.below(6);
    let ask = match rng.below(16) {
        0 => Ask::Attach { since: Some(expect), watch: rng.below(2) == 0, beats: true },
        1 => Ask::Detach,
        2 => Ask::Look { seat: Some(seat), since: None },
        3 | 4 => Ask::Act { seat, expect, key: format!("k{expect}"), action: action.clone() },
        5 => Ask::Deal { expect, key: "d".into(), items: vec!["x".into(); rng.below(4) as usize] },
        6 => Ask::Draft { seat, actions: vec![action.clone(); rng.below(4) as usize] },
        7 => Ask::Ready { seat, ready: rng.below(2) == 0 },
        8 => Ask::UndoPlan { seat },
        9 => Ask::Undo { seat, expect },
        10 => Ask::Consent { seat, agree: rng.below(2) == 0 },
        11 => Ask::Redo { seat, expect },
        12 => Ask::Chat { text: "x".repeat(rng.below(1_200) as usize) },
        13 => Ask::Looked { seat, number: expect },
        14 => Ask::Hint { seat, bot: Some("nobody".into()) },
        15 => Ask::Claim { seat, claim: parlour_protocol::Claim::CallOff },
        16 => Ask::Mute { seat, muted: rng.below(2) == 0 },
        _ => Ask::Look { seat: None, since: Some(u32::MAX) },
    };
    let match_id = if rng.below(8) == 0 { "0".repeat(rng.below(40) as usize) } else { id.to_owned() };
    serde_json::to_value(Request { id: rng.below(1 << 20), match_id, ask }).unwrap()
}

/// Another value in the place of one somewhere inside.
fn twist(rng: &mut Rng, value: &mut Value) {
    let strange = [
        Value::Null,
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("\u{0}\u{1F3B2}"),
        json!([]),
        json!({}),
        json!(true),
        json!([[[[1]]]]),
        json!({ "do": "act" }),
    ];
    match value {
        Value::Object(map) if !map.is_empty() && rng.below(4) > 0 => {
            let index = rng.below(map.len() as u32) as usize;
            let key = map.keys().nth(index).unwrap().clone();
            match rng.below(6) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(format!("{key}x"), json!(1))),
                _ => twist(rng, map.get_mut(&key).unwrap()),
            }
        }
        Value::Array(list) if !list.is_empty() && rng.below(4) > 0 => {
            let index = rng.below(list.len() as u32) as usize;
            twist(rng, &mut list[index]);
        }
        value => *value = rng.pick(&strange).unwrap().clone(),
    }
}

/// The bytes of a frame: right, twisted, cut, with bytes changed, or garbage.
fn bytes(rng: &mut Rng, mut value: Value) -> Vec<u8> {
    for _ in 0..rng.below(3) {
        twist(rng, &mut value);
    }
    let mut bytes = value.to_string().into_bytes();
    match rng.below(8) {
        0 => bytes.truncate(rng.below(bytes.len() as u32) as usize),
        1 => {
            for _ in 0..=rng.below(4) {
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = rng.below(256) as u8;
            }
        }
        2 => bytes = (0..rng.below(300)).map(|_| rng.below(256) as u8).collect(),
        3 => bytes = "[{\"a\":".repeat(rng.below(2_000) as usize).into_bytes(),
        _ => {}
    }
    bytes
}

fn frame(rng: &mut Rng, bytes: Vec<u8>) -> Frame {
    match (String::from_utf8(bytes), rng.below(12)) {
        (_, 0) => Frame::Ping(vec![7; rng.below(100) as usize].into()),
        (Ok(text), 1) => Frame::binary(text.into_bytes()),
        (Ok(text), _) => Frame::text(text),
        (Err(error), _) => Frame::binary(error.into_bytes()),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_frame_and_no_request_brings_the_server_down() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (rounds, from) = (number("PARLOUR_FUZZ").unwrap_or(12), number("PARLOUR_FUZZ_FROM").unwrap_or(0));
    let listening = Listening::open().await;
    let house = &listening.house;
    for seed in from..from + rounds {
        println!("seed {seed}");
        let mut rng = Rng::new(seed);
        let (anna, ben, id) = two_at(house, ["tictactoe", "kuhn", "clans"][seed as usize % 3]).await;
        let action =
            anna.clone().look(&id, Some(0)).await.prompt.map_or(json!(null), |prompt| prompt.options[0].action.clone());
        let before = anna.clone().look(&id, Some(0)).await;
        let mut wire = Wire::connect(listening.address, if seed % 4 == 0 { &ben } else { &anna }).await;
        for _ in 0..40 {
            let request = good(&mut rng, &id, &action);
            let bytes = bytes(&mut rng, request);
            let frame = frame(&mut rng, bytes);
            wire.raw(frame).await;
            // Now and then wait until it was answered, so that some requests come one by one.
            if rng.below(3) == 0 {
                let is_reply = |message: &Message| matches!(message, Message::Reply(_) | Message::Fault(_));
                wire.raw(Frame::text(json!({ "id": 0, "match": id, "ask": { "do": "look" } }).to_string())).await;
                while let Some(message) = wire.next().await {
                    if is_reply(&message) {
                        break;
                    }
                }
            }
        }
        let mut person = anna.clone();
        for _ in 0..20 {
            let path = match rng.below(8) {
                0 => "/api/matches".to_owned(),
                1 => format!("/api/matches/{id}/join"),
                2 => format!("/api/matches/{id}/branch"),
                3 => "/api/records".to_owned(),
                4 => "/api/profile/clans/order".to_owned(),
                5 => format!("/api/matches/{id}/replay/{}?viewer={}", rng.below(99), rng.below(9)),
                _ => format!("/api/matches/{id}/ask"),
            };
            let method = *rng.pick(&["POST", "POST", "POST", "GET", "PUT", "DELETE"]).unwrap();
            let request = person.request(method, &path).header("content-type", "application/json");
            let body = match rng.below(6) {
                0 => json!({ "game": "clans", "seats": [{ "kind": "me" }, { "kind": "open" }], "bring": "x" }),
                1 => json!({ "version": 0, "order": { "do": "save_deck", "name": "x", "deck": { "cards": ["3 x"] } } }),
                2 => json!({ "kept": 1, "seats": null }),
                _ => good(&mut rng, &id, &action)["ask"].take(),
            };
            let (status, body) = person.send(request.body(Body::from(bytes(&mut rng, body))).unwrap()).await;
            assert!(status.as_u16() < 500, "{method} {path}: {status} {}", String::from_utf8_lossy(&body));
        }
        // The match is where its players brought it: nothing lost, nothing broken, nobody locked out.
        let after = anna.clone().look(&id, Some(0)).await;
        assert!(after.number >= before.number);
        let info: parlour_protocol::MatchInfo = anna.clone().get(&format!("/api/matches/{id}")).await;
        assert!(matches!(info.phase, Phase::Running | Phase::Over), "{:?}", info.phase);
    }
    assert_eq!(house.shared.metrics.frozen.value(), 0);
    // Others were not disturbed: a fresh match can be played.
    let (mut anna, _, id) = two_at(house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
}

#[tokio::test]
async fn no_mangled_request_makes_the_server_fail() {
    let house = House::open().await;
    let (mut anna, _, id) = crate::house::two_at(&house, "kuhn").await;
    let mut rng = parlour_core::Rng::new(7);
    let action = anna.look(&id, Some(0)).await.prompt.unwrap().options[0].action.clone();
    let asks = [
        json!({ "do": "act", "seat": 0, "expect": 1, "key": "k", "action": action }),
        json!({ "do": "draft", "seat": 0, "actions": [action] }),
        json!({ "do": "look", "seat": 0, "since": 3 }),
        json!({ "do": "deal", "expect": 1, "key": "k", "items": ["K", "Q"] }),
        json!({ "do": "consent", "seat": 1, "agree": true }),
    ];
    for _ in 0..600 {
        let mut bytes = rng.pick(&asks).unwrap().to_string().into_bytes();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(4) {
                0 => bytes[at] = rng.below(256) as u8,
                1 => bytes.truncate(at.max(1)),
                2 => bytes.insert(at, *rng.pick(b"{}[]\",:0-9e").unwrap()),
                _ => bytes.extend_from_within(at..),
            }
        }
        let request =
            anna.request("POST", &format!("/api/matches/{id}/ask")).header("content-type", "application/json");
        let (status, answer) = anna.send(request.body(Body::from(bytes.clone())).unwrap()).await;
        assert!(!status.is_server_error(), "{}: {}", String::from_utf8_lossy(&bytes), String::from_utf8_lossy(&answer));
    }
    assert_eq!(house.shared.metrics.frozen.value(), 0);
}
