//! Setting tables up and sitting down.

use parlour_protocol::{Ask, Code, Holder, Invitation, MatchInfo, MatchList, Phase};
use serde_json::json;

use crate::house::{House, two_at};

#[tokio::test]
async fn a_match_begins_when_the_last_seat_is_taken() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let open = anna.create(json!({ "game": "tictactoe" })).await;
    assert_eq!((open.phase, open.seats[1].holder), (Phase::Open, Holder::Nobody));
    assert!(open.host && open.seats[0].yours);
    let list: MatchList = ben.get("/api/matches?phase=open").await;
    assert_eq!(list.matches.iter().map(|info| &info.id).collect::<Vec<_>>(), [&open.id]);
    let begun = ben.join(&open.id, json!({})).await.unwrap();
    assert_eq!(begun.phase, Phase::Running);
    let mine: MatchList = anna.get("/api/matches?mine=true").await;
    assert_eq!(mine.matches[0].asked, [0]);
    assert_eq!(ben.join(&open.id, json!({})).await.unwrap_err().code, Code::TablePhase);
}

#[tokio::test]
async fn a_long_list_is_read_page_by_page() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(anna.create(json!({ "game": "tictactoe" })).await.id);
        house.clock.turn(1);
    }
    let (mut read, mut before) = (Vec::new(), u64::MAX);
    for expected in [2, 2, 1, 0] {
        let page: MatchList = anna.get(&format!("/api/matches?limit=2&before={before}")).await;
        assert_eq!(page.matches.len(), expected);
        before = page.matches.last().map_or(before, |info| info.updated);
        read.extend(page.matches.into_iter().map(|info| info.id));
    }
    read.reverse();
    assert_eq!(read, ids);
    assert_eq!(anna.call("GET", "/api/matches?phase=begun", None).await.0, 400, "there is no such phase");
}

#[tokio::test]
async fn listing_ones_matches_takes_up_only_those_that_are_played() {
    let house = House::open().await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    let (running, _) = (two_at(&house, "kuhn").await, anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap());
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    for (person, live) in [(&anna, 0), (&running.0, 1)] {
        let mut person = again.same(person);
        let mine: MatchList = person.get("/api/matches?mine=true").await;
        assert_eq!((mine.matches.len(), again.shared.tables.len()), (1, live));
    }
}

#[tokio::test]
async fn an_invited_seat_wants_its_secret() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "invited" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats, "private": true })).await.id;
    assert_eq!(ben.join(&id, json!({})).await.unwrap_err().code, Code::TableTaken);
    let wrong = json!({ "invitation": "00000000000000000000000000000000" });
    assert_eq!(ben.join(&id, wrong).await.unwrap_err().code, Code::TableTaken);
    let (status, _) = ben.call("GET", &format!("/api/matches/{id}/invitations"), None).await;
    assert_eq!(status, 403);
    let invitations: Vec<Invitation> = anna.get(&format!("/api/matches/{id}/invitations")).await;
    assert_eq!(invitations[0].seat, 1);
    let joined = ben.join(&id, json!({ "invitation": invitations[0].secret })).await.unwrap();
    assert_eq!(joined.phase, Phase::Running);
    // A private match is in no list, and strangers cannot look at it once it runs.
    let list: MatchList = house.guest("Eve").await.get("/api/matches").await;
    assert!(list.matches.is_empty());
    let (status, _) = house.guest("Eve").await.call("GET", &format!("/api/matches/{id}"), None).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn one_person_may_take_several_seats_and_leave_before_the_start() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let begun = anna.create(json!({ "game": "tictactoe", "seats": seats })).await;
    assert_eq!(begun.phase, Phase::Running);
    anna.pick(&begun.id, 0, 0).await.unwrap();
    anna.pick(&begun.id, 1, 0).await.unwrap();
    let open = anna.create(json!({ "game": "tictactoe" })).await;
    let gone: MatchInfo = anna.post(&format!("/api/matches/{}/leave", open.id), json!({})).await.unwrap();
    assert_eq!(gone.phase, Phase::Gone);
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    for wrong in [
        json!({ "game": "tictactoe", "seats": [{ "kind": "me" }] }),
        json!({ "game": "tictactoe", "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "deep thought" }] }),
        json!({ "game": "tictactoe", "setup": { "colour": "red" } }),
        json!({ "game": "tictactoe", "clock": { "kind": "per_action", "ms": 1 } }),
    ] {
        let fault = anna.post::<MatchInfo>("/api/matches", &wrong).await.unwrap_err();
        assert_eq!(fault.code, Code::TableSetup, "{wrong}: {fault}");
    }
    let fault = anna.post::<MatchInfo>("/api/matches", json!({ "game": "chess" })).await.unwrap_err();
    assert_eq!(fault.code, Code::TableUnknown);
    let fault = house.stranger().post::<MatchInfo>("/api/matches", json!({ "game": "tictactoe" })).await.unwrap_err();
    assert_eq!(fault.code, Code::AuthRequired);
}

#[tokio::test]
async fn the_commitment_is_shown_before_the_first_deal_and_holds_after_the_last() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let open = anna.create(json!({ "game": "kuhn", "entropy": "anna's dice" })).await;
    let commitment = open.commitment.unwrap();
    ben.join(&open.id, json!({ "entropy": "ben's dice" })).await.unwrap();
    let (status, _) = ben.call("GET", &format!("/api/matches/{}/record", open.id), None).await;
    assert_eq!(status, 409, "a running match hands out no record");
    ben.ask(&open.id, parlour_protocol::Ask::Resign { seat: 1 }).await.unwrap();
    let record: parlour_core::Record = ben.get(&format!("/api/matches/{}/record", open.id)).await;
    assert_eq!(record.keys[0].commitment, commitment);
    assert_eq!(record.keys[0].entropy, ["anna's dice", "ben's dice"]);
    let (_, verified) = parlour_registry::game("kuhn").unwrap().replay(&record).unwrap();
    assert!(verified.derived > 0 && verified.trusted == 0, "{verified:?}");
    assert_eq!(record.players, ["Anna", "Ben"]);
}

#[tokio::test]
async fn house_bots_play_to_the_end_by_themselves() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    let shared = house.shared.clone();
    crate::house::eventually("the bots finish", || {
        let finished = shared.metrics.finished.value() == 1;
        async move { finished }
    })
    .await;
    let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.phase, Phase::Over);
    let record: parlour_core::Record = anna.get(&format!("/api/matches/{id}/record")).await;
    assert!(parlour_registry::game("tictactoe").unwrap().replay(&record).is_ok());
}

#[tokio::test]
async fn two_people_sit_down_at_once_and_one_gets_the_seat() {
    let house = House::open().await;
    let (_, _, id) = two_at(&house, "tictactoe").await;
    let info: MatchInfo = house.stranger().get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.seats[1].name.as_deref(), Some("Ben"));
    let mut anna = house.guest("Anna").await;
    let open = anna.create(json!({ "game": "tictactoe" })).await;
    let mut racers = Vec::new();
    for name in ["Cleo", "Dora", "Emil", "Fred"] {
        let (mut person, id) = (house.guest(name).await, open.id.clone());
        racers.push(tokio::spawn(async move { person.join(&id, json!({})).await }));
    }
    let mut won = 0;
    for racer in racers {
        won += u32::from(racer.await.unwrap().is_ok());
    }
    assert_eq!(won, 1);
}
