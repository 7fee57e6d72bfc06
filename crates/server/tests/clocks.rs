//! Time: flags, drafts at the flag, bots at the flag, onlookers who are kept behind.

use parlour_protocol::{Ask, Code, MatchInfo, Phase};
use serde_json::{Value, json};

use crate::house::{House, Person, eventually};

async fn timed(house: &House, at_flag: &str) -> (Person, Person, String) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let clock = json!({ "kind": "per_action", "ms": 60_000 });
    let id = anna.create(json!({ "game": "tictactoe", "clock": clock, "at_flag": at_flag })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    (anna, ben, id)
}

async fn phase(person: &Person, id: &str) -> Phase {
    person.clone().get::<MatchInfo>(&format!("/api/matches/{id}")).await.phase
}

#[tokio::test]
async fn whoever_lets_the_time_run_out_loses() {
    let house = House::open().await;
    let (mut anna, ben, id) = timed(&house, "lose").await;
    house.clock.turn(59_000);
    anna.pick(&id, 0, 0).await.unwrap();
    let clock = anna.look(&id, Some(0)).await.clock.unwrap();
    assert_eq!((clock.left.as_slice(), clock.running.as_slice()), (&[60_000, 60_000][..], &[1][..]));
    house.clock.turn(59_000);
    assert_eq!(phase(&ben, &id).await, Phase::Running);
    house.clock.turn(1_000);
    eventually("the flag falls", || async { phase(&ben, &id).await == Phase::Over }).await;
    let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
    let ending = info.ending.unwrap();
    assert_eq!((ending.winners.as_slice(), ending.reason.as_str()), (&[0][..], "flag"));
}

#[tokio::test]
async fn at_the_flag_the_last_legal_draft_is_played() {
    let house = House::open().await;
    let (mut anna, _, id) = timed(&house, "draft").await;
    let actions: Vec<Value> = vec![anna.look(&id, Some(0)).await.prompt.unwrap().options[4].action.clone()];
    anna.ask(&id, Ask::Draft { seat: 0, actions: actions.clone() }).await.unwrap();
    let bad = anna.ask(&id, Ask::Draft { seat: 0, actions: vec![actions[0].clone(), actions[0].clone()] }).await;
    assert_eq!(bad.unwrap_err().code, Code::ActionIllegal, "an illegal draft does not replace a legal one");
    assert_eq!(anna.look(&id, Some(0)).await.draft, Some(actions));
    house.clock.turn(60_000);
    let anna = anna.clone();
    eventually("the draft is played", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [1] }
    })
    .await;
    assert_eq!(phase(&anna, &id).await, Phase::Running);
}

#[tokio::test]
async fn drafts_are_played_when_all_who_are_asked_are_ready() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = timed(&house, "lose").await;
    assert_eq!(anna.ask(&id, Ask::Ready { seat: 0, ready: true }).await.unwrap_err().code, Code::ActionNothing);
    let actions = vec![anna.look(&id, Some(0)).await.prompt.unwrap().options[0].action.clone()];
    anna.ask(&id, Ask::Draft { seat: 0, actions }).await.unwrap();
    assert_eq!(ben.look(&id, Some(1)).await.draft, None, "a draft is private");
    anna.ask(&id, Ask::Ready { seat: 0, ready: true }).await.unwrap();
    assert_eq!(anna.look(&id, Some(0)).await.asked, [1]);
}

#[tokio::test]
async fn at_the_flag_a_bot_decides_this_once() {
    let house = House::open().await;
    let (mut anna, ben, id) = timed(&house, "bot").await;
    house.clock.turn(60_000);
    let first = anna.clone();
    eventually("the bot acts", || {
        let (mut anna, id) = (first.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [1] }
    })
    .await;
    assert_eq!(phase(&ben, &id).await, Phase::Running);
    assert_eq!(anna.look(&id, Some(0)).await.clock.unwrap().running, [1]);
}

#[tokio::test]
async fn after_a_restart_clocks_go_on_and_nobody_pays_for_it() {
    let house = House::open().await;
    let (mut anna, _, id) = timed(&house, "lose").await;
    house.clock.turn(10_000);
    anna.pick(&id, 0, 0).await.unwrap();
    house.clock.turn(50_000);
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut anna2 = again.stranger();
    anna2.cookie.clone_from(&anna.cookie);
    assert_eq!(anna2.look(&id, Some(0)).await.clock.unwrap().left[1], 10_000);
    again.clock.turn(20_000);
    assert_eq!(phase(&anna2, &id).await, Phase::Running, "thirty seconds of grace");
    again.clock.turn(10_000);
    eventually("the flag falls", || async { phase(&anna2, &id).await == Phase::Over }).await;
}

#[tokio::test]
async fn onlookers_are_kept_behind_by_the_delay() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": "tictactoe", "delay": 30 })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    let mut eve = house.guest("Eve").await;
    let early = eve.look(&id, None).await;
    assert_eq!((early.number, early.asked.len()), (0, 0));
    assert_ne!(early.view, anna.look(&id, Some(0)).await.view);
    house.clock.turn(30_000);
    assert_eq!(eve.look(&id, None).await.number, 1);
}
