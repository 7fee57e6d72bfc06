//! A7, grinding: neither the host nor a player can choose what is dealt, and what the host has said
//! stays said. `docs/dealer.md` names the attacks.

use parlour_core::{Key, Record, is_signed, share};
use parlour_protocol::{Ask, Code, Fault, Host, MatchInfo, Phase, Uploaded};
use serde_json::{Value, json};

use crate::house::{House, Person, eventually};
use crate::stage::on_each_store;

/// The one-day patience of a table without a clock, in milliseconds.
const DAY: u64 = 86_400_000;

async fn reveal(person: &mut Person, id: &str, seat: u8, entropy: &str) -> Result<(), Fault> {
    person.ask(id, Ask::Reveal { seat, entropy: entropy.into() }).await.map(drop)
}

async fn info(person: &mut Person, id: &str) -> MatchInfo {
    person.get(&format!("/api/matches/{id}")).await
}

async fn record(person: &mut Person, id: &str) -> Record {
    person.get(&format!("/api/matches/{id}/record")).await
}

/// The record as it comes down, byte by byte.
async fn text(person: &mut Person, id: &str) -> String {
    let request = person.request("GET", &format!("/api/matches/{id}/record"));
    let (status, bytes) = person.send(request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(status, 200);
    String::from_utf8(bytes).unwrap()
}

/// Whether the host has signed the table as this shows it; a second writer of the statement in
/// `docs/dealer.md`.
async fn is_host_bound(house: &House, info: &MatchInfo) -> bool {
    let Host { key } = house.stranger().get("/api/host").await;
    let seats: Vec<Value> = info.seats.iter().map(|seat| json!({ "name": seat.name, "share": seat.share })).collect();
    let said = json!({ "table": { "match": info.id, "commitment": info.commitment, "seats": seats } });
    is_signed(&key, &said, info.signature.as_deref().unwrap_or_default())
}

/// A solo match of a game with chance, begun with a share; its id.
async fn solo(person: &mut Person, entropy: &str) -> String {
    let open = person.create(json!({ "game": "cardpeegee", "share": share(entropy) })).await;
    reveal(person, &open.id, 0, entropy).await.unwrap();
    open.id
}

/// A finished match's key, of its last part.
fn last_key(record: &Record) -> &Key {
    record.keys.last().unwrap().key.as_ref().unwrap()
}

on_each_store! {
    /// Grinding by the host on a table of one person: the key is fixed, published and signed in an
    /// answer to a request that says nothing of what the person throws in.
    async fn the_host_is_bound_before_the_only_player_shows_anything(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        for seats in [json!([{ "kind": "me" }]), json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }])] {
            let game = if seats.as_array().unwrap().len() == 1 { "cardpeegee" } else { "kuhn" };
            let new = json!({ "game": game, "seats": seats, "share": share("anna's dice") });
            let open = anna.create(new).await;
            assert_eq!((open.phase, open.awaited.as_slice()), (Phase::Open, &[0][..]), "{game}");
            assert_eq!(open.seats[0].share, Some(share("anna's dice")));
            assert!(open.entropy.is_empty() && is_host_bound(&house, &open).await);
            let other = reveal(&mut anna, &open.id, 0, "better dice").await.unwrap_err();
            assert_eq!(other.code, Code::InputShape, "{other}");
            reveal(&mut anna, &open.id, 0, "anna's dice").await.unwrap();
            reveal(&mut anna, &open.id, 0, "anna's dice").await.expect("it may be said twice");
            let begun = info(&mut anna, &open.id).await;
            assert_eq!((begun.phase, &begun.commitment), (Phase::Running, &open.commitment));
            assert_eq!((begun.entropy.as_slice(), begun.signature), (&["anna's dice".to_owned()][..], open.signature));
            anna.ask(&open.id, Ask::Resign { seat: 0 }).await.unwrap();
            let record = record(&mut anna, &open.id).await;
            assert_eq!(Some(&record.keys[0].commitment), open.commitment.as_ref());
            assert_eq!(record.keys[0].entropy, ["anna's dice"]);
            let (_, verified) = parlour_registry::game(game).unwrap().replay(&record).unwrap();
            assert_eq!(verified.trusted, 0);
        }
    }
}

on_each_store! {
    /// The last to sit down decides nothing, and a join that is refused has told nothing.
    async fn nobody_shows_anything_before_all_are_bound(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, mut eve) =
            (house.guest("Anna").await, house.guest("Ben").await, house.guest("Eve").await);
        let open = anna.create(json!({ "game": "kuhn", "share": share("anna's dice") })).await;
        assert!(open.awaited.is_empty(), "there is a seat to be taken first");
        let early = reveal(&mut anna, &open.id, 0, "anna's dice").await.unwrap_err();
        assert_eq!(early.code, Code::TablePhase, "{early}");
        for wrong in [json!({ "share": "ben's dice" }), json!({ "share": share("x"), "entropy": "x" })] {
            assert_eq!(ben.join(&open.id, wrong).await.unwrap_err().code, Code::InputShape);
        }
        let joined = ben.join(&open.id, json!({ "share": share("ben's dice") })).await.unwrap();
        assert_eq!((joined.phase, joined.awaited.as_slice()), (Phase::Open, &[0, 1][..]));
        assert!(is_host_bound(&house, &joined).await, "the joiner has a receipt");
        assert_eq!(eve.join(&open.id, json!({})).await.unwrap_err().code, Code::TableTaken);
        reveal(&mut anna, &open.id, 0, "anna's dice").await.unwrap();
        let half = info(&mut ben, &open.id).await;
        assert_eq!((half.phase, half.awaited.as_slice()), (Phase::Open, &[1][..]));
        assert!(half.entropy.is_empty(), "Ben sees Anna's dice when his own are shown");
        let late = Ask::Share { seat: 1, share: share("better dice") };
        assert_eq!(ben.ask(&open.id, late).await.unwrap_err().code, Code::TablePhase);
        let foreign = Ask::Reveal { seat: 1, entropy: "ben's dice".into() };
        assert_eq!(eve.ask(&open.id, foreign).await.unwrap_err().code, Code::TableSeat);
        reveal(&mut ben, &open.id, 1, "ben's dice").await.unwrap();
        let begun = info(&mut anna, &open.id).await;
        assert_eq!((begun.phase, begun.commitment), (Phase::Running, open.commitment));
        assert_eq!(begun.entropy, ["anna's dice", "ben's dice"]);
    }
}

on_each_store! {
    /// A program may throw in nothing, and an old client's text is thrown in openly.
    async fn seats_without_a_share_are_not_waited_for(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
        let open = anna.create(json!({ "game": "kuhn" })).await;
        let begun = ben.join(&open.id, json!({ "entropy": "ben's dice" })).await.unwrap();
        assert_eq!((begun.phase, begun.entropy), (Phase::Running, vec!["ben's dice".to_owned()]));
        let open = anna.create(json!({ "game": "kuhn", "entropy": "anna's dice" })).await;
        let full = ben.join(&open.id, json!({ "share": share("ben's dice") })).await.unwrap();
        assert_eq!(full.awaited, [1]);
        assert_eq!(full.seats[0].share, Some(share("anna's dice")), "Ben sees what Anna is bound to");
        reveal(&mut ben, &open.id, 1, "ben's dice").await.unwrap();
        assert_eq!(info(&mut ben, &open.id).await.entropy, ["anna's dice", "ben's dice"]);
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
        let given = json!({ "game": "kuhn", "seats": seats, "dealing": "given", "share": share("anna's dice") });
        let given = anna.create(given).await;
        assert_eq!(given.awaited, [0], "where people deal, the key still deals the secrets");
        reveal(&mut anna, &given.id, 0, "anna's dice").await.unwrap();
        assert_eq!(info(&mut anna, &given.id).await.phase, Phase::Running);
    }
}

on_each_store! {
    /// Who does not show their share leaves no choice to anybody: nothing comes of what was shown.
    async fn a_share_that_is_not_shown_costs_the_seat_and_a_fresh_key_is_drawn(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, mut cleo) =
            (house.guest("Anna").await, house.guest("Ben").await, house.guest("Cleo").await);
        let open = anna.create(json!({ "game": "kuhn", "share": share("anna 1") })).await;
        ben.join(&open.id, json!({ "share": share("ben 1") })).await.unwrap();
        reveal(&mut anna, &open.id, 0, "anna 1").await.unwrap();
        // Ben, who may know by the host what would be dealt, gets up.
        let after: MatchInfo = ben.post(&format!("/api/matches/{}/leave", open.id), json!({})).await.unwrap();
        assert_eq!((after.phase, after.redrawn, after.awaited.as_slice()), (Phase::Open, 1, &[0][..]));
        assert!(after.commitment != open.commitment && after.seats[0].share.is_none());
        assert!(is_host_bound(&house, &after).await);
        let old = reveal(&mut anna, &open.id, 0, "anna 1").await.unwrap_err();
        assert_eq!(old.code, Code::InputShape, "there is no share to show");
        cleo.join(&open.id, json!({ "share": share("cleo 1") })).await.unwrap();
        let hasty = reveal(&mut cleo, &open.id, 1, "cleo 1").await.unwrap_err();
        assert_eq!(hasty.code, Code::TablePhase, "Anna has no fresh share yet");
        anna.ask(&open.id, Ask::Share { seat: 0, share: share("anna 2") }).await.unwrap();
        assert_eq!(info(&mut anna, &open.id).await.awaited, [0, 1]);
        reveal(&mut anna, &open.id, 0, "anna 2").await.unwrap();
        // Cleo is never seen again; the server is restarted meanwhile.
        house.shared.close().await;
        let house = stage.open().await;
        let (mut anna, mut ben) = (house.same(&anna), house.same(&ben));
        assert_eq!(info(&mut anna, &open.id).await.awaited, [1]);
        stage.clock.turn(DAY - 1);
        assert_eq!(info(&mut anna, &open.id).await.redrawn, 1);
        stage.clock.turn(1);
        eventually("Cleo's seat is freed", || {
            let (mut anna, id) = (anna.clone(), open.id.clone());
            async move { info(&mut anna, &id).await.redrawn == 2 }
        })
        .await;
        anna.ask(&open.id, Ask::Share { seat: 0, share: share("anna 3") }).await.unwrap();
        ben.join(&open.id, json!({ "share": share("ben 3") })).await.unwrap();
        reveal(&mut ben, &open.id, 1, "ben 3").await.unwrap();
        reveal(&mut anna, &open.id, 0, "anna 3").await.unwrap();
        let begun = info(&mut anna, &open.id).await;
        assert_eq!((begun.phase, begun.entropy), (Phase::Running, vec!["anna 3".to_owned(), "ben 3".to_owned()]));
        ben.ask(&open.id, Ask::Resign { seat: 1 }).await.unwrap();
        let record = record(&mut anna, &open.id).await;
        assert_eq!(Some(&record.keys[0].commitment), begun.commitment.as_ref());
        assert_eq!(record.keys.len(), 1);
    }
}

on_each_store! {
    /// While all are still waited for, getting up tells nothing, and the key may stay. When the host
    /// gets up, or does not show a share, the table is gone.
    async fn getting_up_before_anything_can_be_shown_changes_no_key(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let new = json!({ "game": "wotr", "setup": { "seats": 3 }, "seats": seats, "share": share("anna") });
        let open = anna.create(new).await;
        ben.join(&open.id, json!({ "share": share("ben") })).await.unwrap();
        let after: MatchInfo = ben.post(&format!("/api/matches/{}/leave", open.id), json!({})).await.unwrap();
        assert_eq!((after.commitment, after.redrawn), (open.commitment, 0));
        assert!(after.awaited.is_empty() && after.seats[0].share.is_some());
        let solo = anna.create(json!({ "game": "cardpeegee", "share": share("anna") })).await;
        stage.clock.turn(DAY);
        eventually("the table is gone", || {
            let (mut anna, id) = (anna.clone(), solo.id.clone());
            async move { info(&mut anna, &id).await.phase == Phase::Gone }
        })
        .await;
        let clock = json!({ "kind": "per_action", "ms": 10_000 });
        let live = anna.create(json!({ "game": "cardpeegee", "clock": clock, "share": share("anna") })).await;
        stage.clock.turn(300_000);
        eventually("at a table with a running clock sooner", || {
            let (mut anna, id) = (anna.clone(), live.id.clone());
            async move { info(&mut anna, &id).await.phase == Phase::Gone }
        })
        .await;
    }
}

on_each_store! {
    /// A branch is dealt by a key of its own with the brancher's share, and does not tell the key of
    /// a match that is still played.
    async fn a_branch_never_shows_the_key_of_a_running_match(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        let origin = solo(&mut anna, "anna's dice").await;
        anna.pick(&origin, 0, 0).await.unwrap();
        let path = format!("/api/matches/{origin}/branch");
        let branch: MatchInfo =
            anna.post(&path, json!({ "kept": 2, "share": share("branch dice") })).await.unwrap();
        assert_eq!((branch.phase, branch.awaited.as_slice()), (Phase::Open, &[0][..]));
        assert!(branch.entropy.is_empty() && is_host_bound(&house, &branch).await);
        reveal(&mut anna, &branch.id, 0, "branch dice").await.unwrap();
        assert_eq!(info(&mut anna, &branch.id).await.entropy, ["branch dice"]);
        // Resigning changes nothing where the cards have ended it already.
        anna.pick(&branch.id, 0, 0).await.unwrap();
        drop(anna.ask(&branch.id, Ask::Resign { seat: 0 }).await);
        let live = text(&mut anna, &branch.id).await;
        // It stays so after the end of its origin, and after a restart.
        anna.ask(&origin, Ask::Resign { seat: 0 }).await.unwrap();
        let revealed = record(&mut anna, &origin).await;
        house.shared.close().await;
        let house = stage.open().await;
        let mut anna = house.same(&anna);
        let later = text(&mut anna, &branch.id).await;
        assert_eq!(live, later);
        let key = serde_json::to_value(last_key(&revealed)).unwrap();
        assert!(!later.contains(key.as_str().unwrap()), "{later}");
        let record: Record = serde_json::from_str(&later).unwrap();
        assert_eq!(record.keys[0].commitment, revealed.keys[0].commitment);
        assert!(record.keys[0].key.is_none() && last_key(&record) != last_key(&revealed));
        assert_eq!(Some(&record.keys[1].commitment), branch.commitment.as_ref());
        assert_eq!(record.keys[1].entropy, ["branch dice"]);
        let (_, verified) = parlour_registry::game("cardpeegee").unwrap().replay(&record).unwrap();
        assert!(verified.derived > 0 && verified.trusted > 0, "{verified:?}");
        // The key of a match that is over may be shown.
        let branch: MatchInfo = anna.post(&path, json!({ "kept": 2 })).await.unwrap();
        assert_eq!(branch.phase, Phase::Running);
    }
}

on_each_store! {
    /// Where a seat does not see all, a branch would tell it; so there is none before the end.
    async fn a_running_match_with_secrets_is_not_branched(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        for (game, allowed) in [("kuhn", false), ("confrontation", false), ("tictactoe", true)] {
            let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
            let id = anna.create(json!({ "game": game, "seats": seats })).await.id;
            let path = format!("/api/matches/{id}/branch");
            let branched = anna.post::<MatchInfo>(&path, json!({ "kept": 0 })).await;
            assert_eq!(branched.as_ref().err().map(|fault| fault.code), (!allowed).then_some(Code::TablePhase), "{game}");
        }
    }
}

on_each_store! {
    /// One match has one seal: live, after a restart, from a snapshot and from another node.
    async fn a_record_is_the_same_whenever_it_is_downloaded(stage: Stage) {
        let mut house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        let id = solo(&mut anna, "anna's dice").await;
        let other = match stage.settings().bus {
            Some(_) => Some(stage.open().await),
            None => None,
        };
        if let Some(other) = &other {
            other.same(&anna).look(&id, Some(0)).await;
        }
        // Back and forth, so that the log grows: a snapshot is made of a long one.
        for _ in 0..130 {
            anna.pick(&id, 0, 0).await.unwrap();
            stage.clock.turn(7);
            let expect = anna.look(&id, Some(0)).await.number;
            anna.ask(&id, Ask::Undo { seat: 0, expect }).await.unwrap();
        }
        anna.pick(&id, 0, 0).await.unwrap();
        // What ends it is done on the other node, which has heard of everything before.
        let mut there = other.as_ref().map_or_else(|| anna.clone(), |other| other.same(&anna));
        let number = anna.look(&id, Some(0)).await.number;
        eventually("the other node hears of it", || {
            let (mut there, id) = (there.clone(), id.clone());
            async move { there.look(&id, Some(0)).await.number == number }
        })
        .await;
        there.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
        let store = &house.shared.store;
        let no = store.find(&id).await.unwrap().unwrap().no;
        eventually("a snapshot is made", || async { store.snapshot(no, &id).await.unwrap().is_some() }).await;
        let live = text(&mut there, &id).await;
        let whole: Record = serde_json::from_str(&live).unwrap();
        assert!(whole.entries.iter().all(|line| line.at.is_some()), "{live}");
        assert!(whole.entries.iter().any(|line| line.by.as_deref() == Some("Anna")));
        eventually("both nodes know the end", || {
            let (mut anna, id) = (anna.clone(), id.clone());
            async move { info(&mut anna, &id).await.phase == Phase::Over }
        })
        .await;
        assert_eq!(text(&mut anna, &id).await, live, "from another node");
        if let Some(other) = other {
            other.shared.close().await;
        }
        for (used, how) in [(1, "after a restart, from a snapshot"), (0, "after a restart, entry by entry")] {
            if used == 0 {
                house.shared.store.prune_snapshots(None).await.unwrap();
            }
            house.shared.close().await;
            house = stage.open().await;
            assert_eq!(text(&mut house.same(&anna), &id).await, live, "{how}");
            assert_eq!(house.shared.metrics.from_snapshots.value(), used, "{how}");
        }
    }
}

on_each_store! {
    /// What the host has signed it cannot deny, and nobody else can sign for it.
    async fn the_host_signs_its_records_and_no_others(stage: Stage) {
        let house = stage.open().await;
        let mut anna = house.guest("Anna").await;
        let host: Host = house.stranger().get("/api/host").await;
        let id = solo(&mut anna, "anna's dice").await;
        anna.pick(&id, 0, 0).await.unwrap();
        anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
        let whole = record(&mut anna, &id).await;
        let signed = whole.signed.clone().unwrap();
        assert_eq!((&signed.host, &signed.match_id), (&host.key, &id));
        assert!(signed.holds(&whole.seal));
        // Handed in, it keeps its signature; an unsigned one gets none; a forged one is refused.
        let up: Uploaded = anna.post("/api/records", &whole).await.unwrap();
        assert_eq!(record(&mut anna, &up.id).await, whole);
        let mut unsigned = whole.clone();
        unsigned.entries[0].at = None;
        let unsigned = unsigned.sealed();
        let up: Uploaded = anna.post("/api/records", &unsigned).await.unwrap();
        assert_eq!(record(&mut anna, &up.id).await, unsigned);
        let renamed = Record { players: vec!["Mallory".into()], ..whole.clone() }.sealed();
        let forged = Record { signed: Some(signed), ..renamed };
        assert_eq!(anna.post::<Uploaded>("/api/records", &forged).await.unwrap_err().code, Code::InputRecord);
        // The same host after a restart.
        house.shared.close().await;
        let house = stage.open().await;
        assert_eq!(house.stranger().get::<Host>("/api/host").await, host);
        assert_eq!(record(&mut house.stranger(), &id).await, whole);
    }
}
