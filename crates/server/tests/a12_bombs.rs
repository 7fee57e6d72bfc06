//! A12: small things that unpack to large ones. Each is refused with a sentence, costs the server no
//! more memory than one record may, and nobody else notices.

use std::io::Write;

use parlour_core::{Key, Opening, Record};
use serde_json::{Value, json};

use crate::house::eventually;
use crate::load::{Process, call, memory, runtime};

/// No upload may take more memory than this, in KiB.
const MOST: u64 = 64 << 10;

fn packed(json: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::DeflateEncoder::new(b"PARLOUR1".to_vec(), flate2::Compression::fast());
    packed.write_all(json).unwrap();
    packed.finish().unwrap()
}

/// A true record of a match that was given up at once.
fn true_record() -> Record {
    let game = parlour_registry::game("tictactoe").unwrap();
    let opening = Opening { key: Some(Key::from_seed(12)), ..Opening::default() };
    let mut played = game.start(opening).unwrap();
    played.resign(parlour_core::Seat(0)).unwrap();
    played.record()
}

/// Bombs by name: small to send, large to read or to keep.
fn bombs() -> Vec<(&'static str, Vec<u8>)> {
    let with = |field: &str, value: &str| {
        let text = serde_json::to_string(&true_record()).unwrap();
        let mut record: Value = serde_json::from_str(&text).unwrap();
        record[field] = json!("HERE");
        record.to_string().replace("\"HERE\"", value).into_bytes()
    };
    let many = |thing: &str, count: usize| format!("[{}0]", format!("{thing},").repeat(count));
    let noted = |length: usize| {
        let mut record = true_record();
        let text = "x".repeat(length);
        record.entries[0].deed = parlour_core::Deed::Note { seat: None, text };
        serde_json::to_vec(&record.sealed()).unwrap()
    };
    vec![
        ("small objects in the setup", packed(&with("setup", &many(r#"{"a":{"b":{}}}"#, 600_000)))),
        ("small objects in the position", packed(&with("position", &many(r#"{"a":1}"#, 1_000_000)))),
        ("many nothings", packed(&with("setup", &many("null", 4_000_000)))),
        ("many names", packed(&with("players", &many(r#""x""#, 1_000_000)))),
        ("a deep setup", packed(&with("setup", &"[".repeat(600_000)))),
        ("a long remark", packed(&noted(12 << 20))),
        ("a remark that is just too long", noted(100 << 10)),
        ("zeros without end", packed(&vec![b' '; 40 << 20])),
        ("unpacked small objects", with("setup", &many(r#"{"a":{}}"#, 400_000))),
    ]
}

#[test]
fn a_bomb_is_refused_takes_little_memory_and_gives_it_back() {
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let process = Process::start(folder.path(), None, None);
        let (_, said) =
            call(process.address, "POST", "/api/guest", &[("content-type", "application/json")], b"{}").await.unwrap();
        let cookie = said.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
        let upload =
            async |body: &[u8]| call(process.address, "POST", "/api/records", &[("cookie", &cookie)], body).await;
        // What the first upload needs once and for all is not the bomb's.
        let sound = serde_json::to_vec(&true_record()).unwrap();
        let (status, said) = upload(&sound).await.unwrap();
        assert_eq!(status, 200, "{said}");
        let (before, _) = memory(&process);
        for (name, bomb) in bombs() {
            let sent = bomb.len();
            assert!(sent < 8 << 20, "{name} is {sent} bytes");
            let (status, said) = upload(&bomb).await.unwrap_or_else(|| panic!("{name}: no answer"));
            assert!(matches!(status, 413 | 422), "{name}: {said}");
            let (_, most) = memory(&process);
            assert!(most <= before + MOST, "{name}: {} KiB more while it was read", most - before);
            eventually(&format!("what {name} took is given back"), || async {
                crate::load::ready(process.address).await && memory(&process).0 <= before + MOST / 4
            })
            .await;
        }
        assert_eq!(upload(&sound).await.unwrap().0, 200);
    });
}
