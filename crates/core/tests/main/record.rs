//! Records: what is written is read back, and every damage is found and placed.

use parlour_cardpeegee::{CardPeeGee, Setup};
use parlour_core::{
    Bounds, Deed, Game, Header, HostKey, Key, Line, Match, Record, RecordError, Seat, SeatSet, Signed, canonical,
};
use serde_json::{Value, json};

fn played() -> Match<CardPeeGee> {
    let mut played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(2))).unwrap();
    for turn in 0..40 {
        played.deal_keyed().unwrap();
        let mut options = Vec::new();
        played.state().legal_actions(Seat(0), &mut options);
        let Some(action) = options.get(turn % options.len().max(1)) else { break };
        played.act(Seat(0), *action).unwrap();
        played.sign(played.len() as u32 - 1, Some("Ada".into()), Some(1_789_000_000_000 + turn as u64));
        if turn == 20 {
            played.undo(Seat(0), SeatSet::EMPTY).unwrap();
            played.redo(Seat(0)).unwrap();
            played.note(Some(Seat(0)), "a remark");
        }
    }
    played
}

fn record() -> Record {
    Record::of(&played()).signed_by(&HostKey::new(&[7; 32]), "m1")
}

#[track_caller]
fn fault(record: &Record) -> String {
    record.replay::<CardPeeGee>().expect_err("a fault is found").to_string()
}

#[test]
fn both_forms_are_read_back_and_replay_to_the_same_state() {
    let (played, record) = (played(), record());
    for bytes in [record.to_json().into_bytes(), record.to_compact()] {
        let read = Record::read(&bytes).unwrap();
        assert_eq!(read, record);
        let (replayed, verified) = read.replay::<CardPeeGee>().unwrap();
        assert_eq!(replayed.state(), played.state());
        assert_eq!(verified.entries, record.entries.len());
        assert!(verified.derived > 10 && verified.trusted == 0 && verified.checkpoints > 1);
    }
    assert!(record.to_compact().len() < record.to_json().len() / 2);
}

#[test]
fn an_empty_match_is_a_record_too() {
    let played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(1))).unwrap();
    let record = Record::read(Record::of(&played).to_json().as_bytes()).unwrap();
    record.replay::<CardPeeGee>().unwrap();
}

/// Records of old, and those that nobody has signed, are read as ever.
#[test]
fn a_record_may_be_unsigned() {
    let unsigned = Record { signed: None, ..record() };
    let read = Record::read(unsigned.to_json().as_bytes()).unwrap();
    assert_eq!(read, unsigned);
    assert!(read.replay::<CardPeeGee>().is_ok());
    assert_eq!(read.seal, record().seal, "the signature is outside the seal");
}

#[test]
fn a_signature_is_under_one_record_of_one_match() {
    let (mine, other) = (record(), HostKey::new(&[8; 32]));
    let mut renamed = Record { players: vec!["Mallory".into()], ..mine.clone() }.sealed();
    assert_eq!(renamed.signed, None, "what is sealed anew is not signed");
    renamed.signed.clone_from(&mine.signed);
    let signed = mine.signed.clone().unwrap();
    let elsewhere = Record { signed: Some(Signed { match_id: "m2".into(), ..signed.clone() }), ..mine.clone() };
    let foreign = Record { signed: Some(Signed { host: other.public(), ..signed }), ..mine };
    for forged in [renamed, elsewhere, foreign] {
        assert_eq!(fault(&forged), "signature: the host it names did not sign this record");
    }
}

#[test]
fn without_keys_the_deals_are_taken_on_trust() {
    let shown = record().without_keys();
    assert!(!shown.to_json().contains("\"key\""));
    let (_, verified) = shown.replay::<CardPeeGee>().unwrap();
    assert_eq!(verified.derived, 0);
    assert!(verified.trusted > 10);
}

/// Every byte of the file, flipped in its lowest bit, is noticed; or it was white space.
#[test]
fn a_flipped_byte_is_found() {
    let text = record().to_json();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        let unharmed = Record::read(&bytes).is_ok_and(|read| read.replay::<CardPeeGee>().is_ok());
        assert!(!unharmed, "byte {at} ({:?}) can be flipped", char::from(text.as_bytes()[at]));
    }
}

#[test]
fn a_flipped_byte_of_the_compact_form_is_found() {
    let packed = record().to_compact();
    for at in (0..packed.len()).step_by(7) {
        let mut bytes = packed.clone();
        bytes[at] ^= 0x10;
        assert!(!Record::read(&bytes).is_ok_and(|read| read.replay::<CardPeeGee>().is_ok()), "byte {at}");
    }
}

#[test]
fn a_truncated_file_is_unreadable() {
    let text = record().to_json();
    for length in [0, 1, text.len() / 2, text.len() - 3] {
        let error = Record::read(&text.as_bytes()[..length]).unwrap_err().to_string();
        assert!(error.starts_with("the record can't be read:"), "{error}");
    }
}

/// What strangers send is put down before it is too heavy.
#[test]
fn a_record_is_no_larger_than_its_bounds() {
    let record = record();
    let json = record.to_json();
    let read = |bounds: Bounds| Record::read_within(json.as_bytes(), bounds).map_err(|error| error.to_string());
    assert_eq!(read(Bounds::STRANGERS), Ok(record.clone()));
    let exact = json.len() as u64;
    assert!(read(Bounds { bytes: exact, ..Bounds::FILE }).is_ok());
    let error = read(Bounds { bytes: exact - 1, ..Bounds::FILE }).unwrap_err();
    assert!(
        error.starts_with(&format!("the record is too large: it unpacks to more than {} bytes", exact - 1)),
        "{error}"
    );
    let packed = record.to_compact();
    assert!(Record::read_within(&packed, Bounds { bytes: packed.len() as u64, ..Bounds::FILE }).is_err());
    let entries = record.entries.len();
    assert!(read(Bounds { entries, ..Bounds::FILE }).is_ok());
    let error = read(Bounds { entries: entries - 1, ..Bounds::FILE }).unwrap_err();
    assert_eq!(error, format!("the record is too large: it has more than {} entries", entries - 1));
}

#[test]
fn remarks_and_long_names_are_counted_together() {
    let mut record = record();
    record.players = vec!["Ada".into(), "Ben".into()];
    record.entries[0].by = Some("x".repeat(65));
    record.entries[2].by = Some("x".repeat(64));
    let json = record.to_json();
    let read = |remarks| Record::read_within(json.as_bytes(), Bounds { remarks, ..Bounds::FILE });
    let counted = "a remark".len() + 6 + 65;
    assert!(read(counted).is_ok());
    let error = read(counted - 1).unwrap_err().to_string();
    assert_eq!(error, format!("the record is too large: it has more than {} bytes of remarks and names", counted - 1));
}

/// Small objects and lists take far more memory than their text; what is quoted is only text.
#[test]
fn what_a_text_would_take_in_memory_is_weighed() {
    let weight = |text: &str| {
        let fits = |weight: &u64| match Record::read_within(text.as_bytes(), Bounds { weight: *weight, ..Bounds::FILE })
        {
            Err(RecordError::TooLarge(why)) => !why.starts_with("it would take too much memory"),
            _ => true,
        };
        (0..5_000).find(fits)
    };
    assert_eq!(weight("12"), Some(2));
    assert_eq!(weight("{}"), Some(702));
    assert_eq!(weight("[1,2]"), Some(205));
    assert_eq!(weight(r#""{[,{[,""#), Some(8));
    // The quotation mark is escaped, and the backslash before the second is not one that escapes.
    assert_eq!(weight(r#""\"{""#), Some(5));
    assert_eq!(weight(r#""\\"{"#), Some(705));
    assert_eq!(weight(r"\{"), Some(702));
}

#[test]
fn a_changed_action_is_placed() {
    let mut record = record();
    let at = record.entries.iter().rposition(|line| matches!(line.deed, Deed::Act { .. })).unwrap();
    record.entries[at].deed = Deed::Act { seat: Seat(0), action: json!("create") };
    assert!(fault(&record).starts_with(&format!("entry {at}: its hash does not match")), "{}", fault(&record));
}

#[test]
fn a_wrong_key_is_named() {
    let mut record = record();
    record.keys[0].key = Some(Key::from_seed(3));
    assert_eq!(fault(&record), "key 0: it does not match its commitment");
}

/// Whoever forges the commitment and all hashes too is caught by the first deal.
#[test]
fn a_forged_key_is_caught_by_the_deals() {
    let mut forged = record();
    forged.keys[0].commitment = Key::from_seed(3).commitment();
    forged.keys[0].key = Some(Key::from_seed(3));
    assert!(fault(&forged).starts_with("header:"));
    rehash(&mut forged);
    assert!(fault(&forged).contains("was dealt, but the key gives"), "{}", fault(&forged));
    assert!(fault(&forged).starts_with("entry 1:"));
}

#[test]
fn a_forged_illegal_action_is_refused_by_its_rule() {
    let mut forged = record();
    forged.entries[0].deed = Deed::Act { seat: Seat(0), action: json!("fight") };
    rehash(&mut forged);
    let fault = fault(&forged);
    assert!(fault.starts_with("entry 0: refused by R6.1"), "{fault}");
}

#[test]
fn other_faults_have_their_place() {
    let mut other = record();
    other.rules_version = 99;
    assert_eq!(fault(&other), "the record has rules version 99 of cardpeegee; this program plays version 1");
    let mut other = record();
    other.game = "kuhn".into();
    assert_eq!(fault(&other), "this is a record of kuhn, not of cardpeegee");
    let mut other = record();
    other.format = 7;
    assert_eq!(fault(&other), "this is record format 7; this program reads format 1");
    let mut other = record();
    other.entries.pop();
    assert!(fault(&other).starts_with("head:"));
    let mut other = record();
    other.entries[0].by = Some("Eve".into());
    assert!(fault(&other).starts_with("seal:"));
    let mut other = record();
    other.setup = json!({"fee": "waived"});
    assert!(fault(&other).starts_with("header:"));
    rehash(&mut other);
    assert!(fault(&other).starts_with("header: setup:"));
    let mut other = record();
    let at = other.entries.iter().position(|line| line.state.is_some()).unwrap();
    other.entries[at].state = Some("0123456789abcdef".into());
    rehash(&mut other);
    assert_eq!(fault(&other), format!("entry {at}: the position after it has another hash"));
}

/// Makes every hash of a changed record fit again, as a forger would; a second writer of the
/// format in `docs/record.md`.
fn rehash(record: &mut Record) {
    use parlour_core::{sha256, to_hex};
    let keys: Vec<Value> = record
        .keys
        .iter()
        .map(|epoch| json!({"from": epoch.from, "commitment": epoch.commitment, "entropy": epoch.entropy}))
        .collect();
    let header = json!({
        "parlour_record": record.format, "game": record.game, "rules_version": record.rules_version,
        "setup": record.setup, "position": record.position, "dealing": record.dealing, "open": record.open,
        "keys": keys, "branch": record.branch,
    });
    let mut chain = sha256(&[b"parlour record 1\0", canonical(&header).as_bytes()]);
    record.header = to_hex(&chain);
    for Line { deed, state, hash, .. } in &mut record.entries {
        chain = sha256(&[&chain, canonical(&json!({"do": deed, "state": state})).as_bytes()]);
        *hash = to_hex(&chain[..8]);
    }
    record.head = to_hex(&chain);
    let mut whole = serde_json::to_value(&*record).unwrap();
    whole.as_object_mut().unwrap().remove("seal");
    whole.as_object_mut().unwrap().remove("signed");
    record.seal = to_hex(&sha256(&[b"parlour seal 1\0", canonical(&whole).as_bytes()]));
}
