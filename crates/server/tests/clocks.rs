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
    let mut anna2 = again.same(&anna);
    assert_eq!(anna2.look(&id, Some(0)).await.clock.unwrap().left[1], 10_000);
    again.clock.turn(20_000);
    assert_eq!(phase(&anna2, &id).await, Phase::Running, "thirty seconds of grace");
    again.clock.turn(10_000);
    eventually("the flag falls", || async { phase(&anna2, &id).await == Phase::Over }).await;
}

#[tokio::test]
async fn a_server_that_stops_before_the_first_action_does_not_stop_the_clock() {
    let house = House::open().await;
    let (anna, _, id) = timed(&house, "lose").await;
    house.clock.turn(40_000);
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut anna2 = again.same(&anna);
    assert_eq!(anna2.look(&id, Some(0)).await.clock.unwrap().running, [0]);
    again.clock.turn(60_000);
    eventually("the flag falls", || async { phase(&anna2, &id).await == Phase::Over }).await;
}

#[tokio::test]
async fn time_for_the_whole_match_and_by_correspondence() {
    const DAY: u64 = 86_400_000;
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let mut begin = async |clock: Value| {
        let id = anna.create(json!({ "game": "tictactoe", "clock": clock })).await.id;
        ben.join(&id, json!({})).await.unwrap();
        id
    };
    let whole = begin(json!({ "kind": "per_match", "ms": 60_000, "increment": 5_000 })).await;
    let letters = begin(json!({ "kind": "correspondence", "days": 2 })).await;
    house.clock.turn(50_000);
    anna.pick(&whole, 0, 0).await.unwrap();
    assert_eq!(anna.look(&whole, Some(0)).await.clock.unwrap().left, [15_000, 60_000]);
    ben.pick(&whole, 1, 0).await.unwrap();
    house.clock.turn(15_000);
    eventually("the flag falls", || async { phase(&ben, &whole).await == Phase::Over }).await;
    assert_eq!(anna.look(&letters, Some(0)).await.clock.unwrap().left, [2 * DAY - 65_000, 2 * DAY]);
    house.clock.turn(DAY);
    anna.pick(&letters, 0, 0).await.unwrap();
    house.clock.turn(2 * DAY - 1);
    assert_eq!(phase(&ben, &letters).await, Phase::Running);
    house.clock.turn(1);
    eventually("the flag falls", || async { phase(&ben, &letters).await == Phase::Over }).await;
    let info: MatchInfo = anna.get(&format!("/api/matches/{letters}")).await;
    assert_eq!(info.ending.unwrap().winners, [0]);
}

#[tokio::test]
async fn a_clock_is_neither_too_short_nor_too_long() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    for clock in [
        json!({ "kind": "per_action", "ms": 99 }),
        json!({ "kind": "per_action", "ms": u64::MAX }),
        json!({ "kind": "per_match", "ms": 60_000, "increment": u64::MAX }),
        json!({ "kind": "correspondence", "days": 0 }),
    ] {
        let refused = anna.post::<MatchInfo>("/api/matches", json!({ "game": "tictactoe", "clock": clock })).await;
        assert_eq!(refused.unwrap_err().code, Code::TableSetup, "{clock}");
    }
}

#[tokio::test]
async fn taking_back_and_making_good_again_gain_no_time() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let clock = json!({ "kind": "per_match", "ms": 60_000, "increment": 5_000 });
    let id = anna.create(json!({ "game": "tictactoe", "clock": clock })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    house.clock.turn(10_000);
    anna.pick(&id, 0, 0).await.unwrap();
    for round in 0..3 {
        let expect = 1 + 2 * round;
        anna.ask(&id, Ask::Undo { seat: 0, expect }).await.unwrap();
        anna.ask(&id, Ask::Redo { seat: 0, expect: expect + 1 }).await.unwrap();
    }
    assert_eq!(anna.look(&id, Some(0)).await.clock.unwrap().left, [55_000, 60_000]);
}

#[tokio::test]
async fn whoever_deals_for_the_table_gains_no_time_by_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let clock = json!({ "kind": "per_match", "ms": 60_000, "increment": 5_000 });
    let id = anna.create(json!({ "game": "cardpeegee", "dealing": "given", "clock": clock })).await.id;
    anna.pick(&id, 0, 0).await.unwrap();
    let update = anna.look(&id, Some(0)).await;
    let (dealer, before) = (update.dealer.unwrap(), update.clock.unwrap().left);
    let items = dealer.candidates[..dealer.count as usize].to_vec();
    anna.ask(&id, Ask::Deal { expect: update.number, key: "deal".into(), items }).await.unwrap();
    assert_eq!(anna.look(&id, Some(0)).await.clock.unwrap().left, before);
}

#[tokio::test]
async fn a_bot_that_decides_at_the_flag_does_not_give_the_time_back() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let clock = json!({ "kind": "per_match", "ms": 60_000, "increment": 1_000 });
    let id = anna.create(json!({ "game": "tictactoe", "clock": clock, "at_flag": "bot" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    house.clock.turn(60_000);
    eventually("the bot acts", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(0)).await.asked == [1] }
    })
    .await;
    assert_eq!(anna.look(&id, Some(0)).await.clock.unwrap().left, [1_000, 60_000]);
}

#[tokio::test]
async fn a_bot_that_is_asked_first_has_no_clock_and_starts_the_persons() {
    let house = House::open().await;
    // No bot may think yet.
    house.shared.pool.close();
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "me" }]);
    let clock = json!({ "kind": "per_match", "ms": 60_000, "increment": 0 });
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats, "clock": clock })).await.id;
    house.clock.turn(120_000);
    let clock = anna.look(&id, Some(1)).await.clock.unwrap();
    assert_eq!((clock.left.as_slice(), clock.running.as_slice()), (&[60_000, 60_000][..], &[][..]));
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut anna2 = again.same(&anna);
    eventually("the bot acts", || {
        let (mut anna, id) = (anna2.clone(), id.clone());
        async move { anna.look(&id, Some(1)).await.asked == [1] }
    })
    .await;
    again.clock.turn(10_000);
    let clock = anna2.look(&id, Some(1)).await.clock.unwrap();
    assert_eq!((clock.left.as_slice(), clock.running.as_slice()), (&[60_000, 50_000][..], &[1][..]));
}

#[tokio::test]
async fn a_draft_is_spent_when_its_seat_acts() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = timed(&house, "draft").await;
    let options = anna.look(&id, Some(0)).await.prompt.unwrap().options;
    anna.ask(&id, Ask::Draft { seat: 0, actions: vec![options[8].action.clone()] }).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    assert_eq!(anna.look(&id, Some(0)).await.draft, None);
    ben.pick(&id, 1, 0).await.unwrap();
    // It does not come back with a restart, either: at the flag there is nothing to play.
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let mut anna2 = again.same(&anna);
    assert_eq!(anna2.look(&id, Some(0)).await.draft, None);
    again.clock.turn(60_000);
    eventually("the flag falls", || async { phase(&anna2, &id).await == Phase::Over }).await;
}

#[tokio::test]
async fn what_is_wrong_with_anothers_draft_is_not_told() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": "clans" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    let asked = anna.look(&id, Some(0)).await.asked;
    assert_eq!(asked, [0, 1], "both plan at once");
    for (seat, person) in [(0u8, &mut anna), (1, &mut ben)] {
        let options = person.look(&id, Some(seat)).await.prompt.unwrap().options;
        person.ask(&id, Ask::Draft { seat, actions: vec![options[0].action.clone()] }).await.unwrap();
    }
    anna.ask(&id, Ask::Ready { seat: 0, ready: true }).await.unwrap();
    // Behind the server's back, Anna's draft comes to hold what the rules refuse.
    let no = house.shared.store.find(&id).await.unwrap().unwrap().no;
    let bad = json!({ "actions": [{ "nothing": "secret" }], "ready": true }).to_string();
    house.shared.store.set_draft(no, &id, 0, bad.as_bytes()).await.unwrap();
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let (mut anna2, mut ben2) = (again.stranger(), again.stranger());
    (anna2.cookie, ben2.cookie) = (anna.cookie.clone(), ben.cookie.clone());
    let before = ben2.look(&id, Some(1)).await.number;
    let ready = ben2.ask(&id, Ask::Ready { seat: 1, ready: true }).await;
    assert_eq!(ready.unwrap(), parlour_protocol::Answer::Noted);
    assert!(ben2.look(&id, Some(1)).await.number > before, "his own was played");
    assert_eq!(anna2.look(&id, Some(0)).await.draft, None, "hers is gone");
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
    // They look back no further than they have seen, either.
    let path = format!("/api/matches/{id}/replay?viewer=spectator");
    assert!(eve.get::<parlour_protocol::ReplayIndex>(&path).await.steps.is_empty());
    assert_eq!(eve.call("GET", &format!("/api/matches/{id}/replay/1?viewer=spectator"), None).await.0, 400);
    house.clock.turn(30_000);
    assert_eq!(eve.look(&id, None).await.number, 1);
    assert_eq!(eve.get::<parlour_protocol::ReplayIndex>(&path).await.steps.len(), 1);
}
