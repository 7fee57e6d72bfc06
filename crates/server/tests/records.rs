//! Records and replays, branches and uploads.

use parlour_protocol::{Ask, Code, MatchInfo, Phase, ReplayIndex, ReplayView, Uploaded};
use serde_json::json;

use crate::house::{House, two_at};

#[tokio::test]
async fn until_the_end_everybody_looks_back_from_his_own_seat_and_then_from_anywhere() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    anna.pick(&id, 0, 0).await.unwrap();
    let own: ReplayIndex = anna.get(&format!("/api/matches/{id}/replay?viewer=0")).await;
    assert!(!own.steps.is_empty());
    let steps = own.steps.len();
    let view: ReplayView = anna.get(&format!("/api/matches/{id}/replay/{steps}?viewer=0")).await;
    assert_eq!(view.view, anna.look(&id, Some(0)).await.view);
    for viewer in ["1", "table", "7", "everybody"] {
        let (status, _) = anna.call("GET", &format!("/api/matches/{id}/replay?viewer={viewer}"), None).await;
        assert!(status == 403 || status == 400, "{viewer}: {status}");
        let (status, _) = anna.call("GET", &format!("/api/matches/{id}/replay/1?viewer={viewer}"), None).await;
        assert!(status == 403 || status == 400, "{viewer}: {status}");
    }
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let all: ReplayIndex = house.stranger().get(&format!("/api/matches/{id}/replay?viewer=table")).await;
    let last = all.steps.last().unwrap().kept;
    let view: ReplayView = house.stranger().get(&format!("/api/matches/{id}/replay/{last}?viewer=table")).await;
    assert!(view.view.is_object());
}

#[tokio::test]
async fn a_record_comes_down_verifies_goes_up_and_branches() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    for turn in 0..4 {
        let (person, seat) = if turn % 2 == 0 { (&mut anna, 0) } else { (&mut ben, 1) };
        person.pick(&id, seat, 0).await.unwrap();
    }
    let early = anna.post::<MatchInfo>(&format!("/api/matches/{id}/branch"), json!({ "kept": 2 })).await;
    assert_eq!(early.unwrap_err().code, Code::TablePhase);
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let (_, record) = anna.call("GET", &format!("/api/matches/{id}/record"), None).await;
    let up: Uploaded = anna.post("/api/records", &record).await.unwrap();
    assert_eq!(up.entries, 5);
    let steps: ReplayIndex = ben.get(&format!("/api/matches/{}/replay?viewer=table", up.id)).await;
    assert_eq!(steps.steps.len(), 5);
    let branch: MatchInfo = ben.post(&format!("/api/matches/{}/branch", up.id), json!({ "kept": 2 })).await.unwrap();
    assert_eq!(branch.phase, Phase::Running);
}

/// A private match is found by its id alone; once it is over whoever was given that can replay it.
#[tokio::test]
async fn a_private_match_that_is_over_is_replayed_by_whoever_knows_its_id() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": "tictactoe", "private": true })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    let mut eve = house.stranger();
    let (path, steps) = (format!("/api/matches/{id}"), format!("/api/matches/{id}/replay?viewer=table"));
    for path in [&path, &steps] {
        assert_eq!(eve.call("GET", path, None).await.0, 404, "while it runs it is not hers to see: {path}");
    }
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    assert_eq!(eve.get::<MatchInfo>(&path).await.phase, Phase::Over);
    assert_eq!(eve.get::<ReplayIndex>(&steps).await.steps.len(), 1);
    let chat = Ask::Chat { text: "hello".into() };
    assert_eq!(house.guest("Eve").await.ask(&id, chat).await.unwrap_err().code, Code::TableUnknown);
    let (_, record) = anna.call("GET", &format!("/api/matches/{id}/record"), None).await;
    let up: Uploaded = anna.post("/api/records", &record).await.unwrap();
    assert_eq!(eve.get::<MatchInfo>(&format!("/api/matches/{}", up.id)).await.phase, Phase::Archive);
}

#[tokio::test]
async fn a_forged_record_is_refused_with_the_reason() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let (_, mut record) = anna.call("GET", &format!("/api/matches/{id}/record"), None).await;
    record["entries"][0]["do"]["act"]["seat"] = json!(1);
    let fault = anna.post::<Uploaded>("/api/records", &record).await.unwrap_err();
    assert_eq!(fault.code, Code::InputRecord);
    let fault = anna.post::<Uploaded>("/api/records", json!("nonsense")).await.unwrap_err();
    assert_eq!(fault.code, Code::InputRecord);
}

#[tokio::test]
async fn a_finished_match_is_branched_and_played_on() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let branch: MatchInfo = anna.post(&format!("/api/matches/{id}/branch"), json!({ "kept": 1 })).await.unwrap();
    assert_eq!((branch.phase, branch.branch_of.as_deref()), (Phase::Running, Some(id.as_str())));
    let update = anna.look(&branch.id, Some(1)).await;
    assert_eq!(update.asked, [1]);
    anna.pick(&branch.id, 1, 2).await.unwrap();
    anna.ask(&branch.id, Ask::Resign { seat: 0 }).await.unwrap();
    let record: parlour_core::Record = anna.get(&format!("/api/matches/{}/record", branch.id)).await;
    assert!(parlour_registry::game("tictactoe").unwrap().replay(&record).is_ok());
    // One's own solo match may be branched while it runs.
    let solo = anna.create(json!({ "game": "cardpeegee" })).await.id;
    anna.pick(&solo, 0, 0).await.unwrap();
    let branch: MatchInfo = anna.post(&format!("/api/matches/{solo}/branch"), json!({ "kept": 0 })).await.unwrap();
    assert_eq!(branch.phase, Phase::Running);
    assert!(ben.post::<MatchInfo>(&format!("/api/matches/{solo}/branch"), json!({ "kept": 0 })).await.is_err());
}

/// Where a branch begins with a deal, that comes at once: nobody else is asked for anything.
#[tokio::test]
async fn a_branch_before_a_deal_is_dealt_at_once() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "cardpeegee" })).await.id;
    for _ in 0..6 {
        if anna.look(&id, Some(0)).await.prompt.is_some() {
            anna.pick(&id, 0, 0).await.unwrap();
        }
    }
    // Resigning changes nothing where the cards have ended it already.
    drop(anna.ask(&id, Ask::Resign { seat: 0 }).await);
    let record: parlour_core::Record = anna.get(&format!("/api/matches/{id}/record")).await;
    let deals = record.entries.iter().filter(|line| matches!(line.deed, parlour_core::Deed::Deal(_))).count();
    assert!(deals > 0);
    for kept in 0..record.entries.len().min(12) {
        let path = format!("/api/matches/{id}/branch");
        let branch: MatchInfo = anna.post(&path, json!({ "kept": kept })).await.unwrap();
        let update = anna.look(&branch.id, Some(0)).await;
        assert!(update.prompt.is_some() || update.ending.is_some(), "the dealer is asked after {kept}");
    }
}
