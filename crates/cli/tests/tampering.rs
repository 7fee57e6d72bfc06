//! Records that were changed by somebody who knows the format and makes every hash anew: what the
//! rules and the key cannot find, the host's signature does.

use std::fs;

use parlour_core::{BranchOf, Dealing, Deed, Epoch, HostKey, Key, Opening, Record, Seat, Status};
use serde_json::json;
use tempfile::tempdir;

use crate::program::{Ran, parlour};

const HOST: [u8; 32] = [7; 32];

/// A finished match of Leduc poker as a server signs it.
fn record() -> Record {
    let game = parlour_registry::game("leduc").unwrap();
    let entropy = vec!["anna's dice".to_owned(), "ben's dice".to_owned()];
    let opening = Opening { key: Some(Key::from_seed(5)), entropy, ..Opening::default() };
    let mut played = game.start(opening).unwrap();
    played.set_players(vec!["Anna".into(), "Ben".into()]);
    loop {
        played.deal_keyed().unwrap();
        let Status::Decide(seats) = played.status() else { break };
        let seat = seats.iter().next().unwrap();
        let action = played.legal_actions(seat)[0].clone();
        played.act(seat, &action).unwrap();
    }
    for number in 0..played.len() as u32 {
        let by = if number % 2 == 0 { "Anna" } else { "Ben" };
        played.sign(number, Some(by.into()), Some(1_789_000_000_000 + u64::from(number)));
    }
    played.record().signed_by(&HostKey::new(&HOST), "m1")
}

fn last(record: &mut Record) -> &mut Epoch {
    record.keys.last_mut().unwrap()
}

/// Every kind of change, by name.
type Kind = (&'static str, fn(&mut Record));

fn kinds() -> Vec<Kind> {
    vec![
        ("another action", |it| {
            let at = it.entries.iter().rposition(|line| matches!(line.deed, Deed::Act { .. })).unwrap();
            it.entries[at].deed = Deed::Act { seat: Seat(0), action: json!("raise") };
        }),
        ("another seat's action", |it| {
            let at = it.entries.iter().position(|line| matches!(line.deed, Deed::Act { .. })).unwrap();
            let Deed::Act { seat, .. } = &mut it.entries[at].deed else { return };
            *seat = Seat(1 - seat.0);
        }),
        ("other cards", |it| {
            let Deed::Deal(names) = &mut it.entries[0].deed else { return };
            names.reverse();
        }),
        ("other cards, without the key", |it| {
            last(it).key = None;
            let Deed::Deal(names) = &mut it.entries[0].deed else { return };
            names.reverse();
        }),
        ("first entry deleted", |it| drop(it.entries.remove(0))),
        ("an entry deleted", |it| drop(it.entries.remove(2))),
        ("last entry deleted", |it| drop(it.entries.pop())),
        ("a remark added", |it| {
            let mut line = it.entries[0].clone();
            line.deed = Deed::Note { seat: Some(Seat(1)), text: "I was cheating".into() };
            it.entries.push(line);
        }),
        ("an entry twice", |it| it.entries.push(it.entries[1].clone())),
        ("two entries swapped", |it| it.entries.swap(1, 2)),
        ("a false resignation", |it| {
            it.entries.pop();
            let mut line = it.entries[0].clone();
            line.deed = Deed::Resign { seat: Seat(0) };
            it.entries.push(line);
        }),
        ("a false flag", |it| {
            it.entries.pop();
            let mut line = it.entries[0].clone();
            line.deed = Deed::Flag { seat: Seat(1) };
            it.entries.push(line);
        }),
        ("another author", |it| it.entries[1].by = Some("Mallory".into())),
        ("no author", |it| it.entries[1].by = None),
        ("another time", |it| it.entries[1].at = Some(1)),
        ("no times", |it| it.entries.iter_mut().for_each(|line| line.at = None)),
        ("another name", |it| it.players[1] = "Mallory".into()),
        ("names swapped", |it| it.players.reverse()),
        ("no names", |it| it.players.clear()),
        ("key left out", |it| last(it).key = None),
        ("another key", |it| *last(it) = Epoch::new(0, Key::from_seed(6), last(it).entropy.clone())),
        ("another commitment, key left out", |it| {
            *last(it) = Epoch { key: None, ..Epoch::new(0, Key::from_seed(6), last(it).entropy.clone()) };
        }),
        ("other entropy, key left out", |it| {
            last(it).key = None;
            last(it).entropy[0] = "chosen late".into();
        }),
        ("other entropy", |it| last(it).entropy[0] = "chosen late".into()),
        ("no entropy, key left out", |it| {
            last(it).key = None;
            last(it).entropy.clear();
        }),
        ("dealt by people", |it| {
            it.dealing = Dealing::Given;
            it.keys.clear();
        }),
        ("free undo", |it| it.open = true),
        ("another setup", |it| it.setup = json!({ "seats": 9 })),
        ("a position", |it| it.position = Some(json!({}))),
        ("other rules", |it| it.rules_version += 1),
        ("another game", |it| it.game = "kuhn".into()),
        ("a branch", |it| it.branch = Some(BranchOf { head: it.head.clone(), kept: 0 })),
    ]
}

fn verify(record: &Record, more: &[&str]) -> Ran {
    let folder = tempdir().unwrap();
    let path = folder.path().join("r.json");
    fs::write(&path, record.to_json()).unwrap();
    parlour(&[&["verify", path.to_str().unwrap()], more].concat())
}

#[test]
fn every_change_with_hashes_made_anew_is_refused_by_the_hosts_key() {
    let (true_one, host, mallory) = (record(), HostKey::new(&HOST), HostKey::new(&[8; 32]));
    let key = host.public();
    assert_eq!(verify(&true_one, &["--host-key", &key]).code, 0);
    let (mut pass, kinds) = (0, kinds());
    assert!(kinds.len() >= 27);
    for (kind, change) in kinds {
        let mut forged = true_one.clone();
        change(&mut forged);
        let forged = forged.sealed();
        assert_ne!(forged.seal, true_one.seal, "{kind}: nothing was changed");
        pass += usize::from(verify(&forged, &[]).code == 0);
        let old = Record { signed: true_one.signed.clone(), ..forged.clone() };
        let ran = verify(&old, &["--host-key", &key]);
        assert!(ran.code != 0 && !ran.err.contains("panicked"), "{kind}, the old signature kept: {}", ran.out);
        let ran = verify(&forged, &["--host-key", &key]);
        assert!(ran.code != 0, "{kind}, unsigned: {}", ran.out);
        let ran = verify(&forged.clone().signed_by(&mallory, "m1"), &["--host-key", &key]);
        assert!(ran.code != 0, "{kind}, signed by another: {}", ran.out);
    }
    assert!(pass >= 12, "{pass}: rules and key alone do not find these");
}

/// A sentence and exit code 1 for each broken promise.
#[test]
fn each_broken_promise_has_its_sentence() {
    let (record, host) = (record(), HostKey::new(&HOST));
    let (key, other) = (host.public(), HostKey::new(&[8; 32]).public());
    let commitment = record.keys[0].commitment.clone();
    let broken = |record: &Record, more: &[&str], sentence: &str| {
        let ran = verify(record, more);
        assert_eq!(ran.code, 1, "{sentence}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains("but not as promised") && ran.out.contains(&format!(" !{sentence}")), "{}", ran.out);
        let json = verify(record, &[more, &["--json"]].concat());
        assert!(json.code == 1 && json.out.contains("\"ok\": false"), "{}", json.out);
    };
    let unsigned = Record { signed: None, ..record.clone() };
    broken(&unsigned, &["--host-key", &key], "not signed");
    broken(&record, &["--host-key", &other], "signed by another host");
    broken(&record, &["--commitment", &other], "the key isn't the one promised");
    let keyless = record.clone().without_keys().signed_by(&host, "m1");
    broken(&keyless, &["--host-key", &key], "the key was left out");
    broken(&keyless, &["--commitment", &commitment], "the key was left out");
    broken(&record, &["--entropy", "eve's dice"], "your share did not go into the shuffle");
    let alone = parlour_registry::game("kuhn").unwrap();
    let mut alone = alone.start(Opening { key: Some(Key::from_seed(5)), ..Opening::default() }).unwrap();
    alone.deal_keyed().unwrap();
    let promised = Key::from_seed(5).commitment();
    broken(&alone.record(), &["--commitment", &promised], "no player added a share");
    let given = parlour_registry::game("kuhn").unwrap().start(Opening::default()).unwrap().record();
    broken(&given, &["--commitment", &promised], "dealt by people");
}

/// What was checked and what was not is said, whatever was noted.
#[test]
fn a_kept_promise_says_what_was_checked_and_what_was_not() {
    let (record, key) = (record(), HostKey::new(&HOST).public());
    let ran = verify(&record, &[]);
    assert_eq!(ran.code, 0);
    for sentence in ["add --host-key", "add --commitment", "add --entropy", "the key is in the record"] {
        assert!(ran.out.contains(sentence), "{sentence}: {}", ran.out);
    }
    let noted = ["--host-key", &key, "--commitment", &record.keys[0].commitment, "--entropy", "ben's dice"];
    let ran = verify(&record, &noted);
    assert_eq!(ran.code, 0, "{}", ran.out);
    for sentence in ["signed by your host as match m1", "promised before the first deal", "your share went into"] {
        assert!(ran.out.contains(sentence), "{sentence}: {}", ran.out);
    }
    let old = Record { signed: None, ..record };
    let ran = verify(&old, &[]);
    assert!(ran.code == 0 && ran.out.contains("not signed"), "{}", ran.out);
    assert_eq!(verify(&old, &["--host-key", "abc"]).code, 2);
}
