//! Clans' online module (chapters 14 and 24 of its rules): the host's timer, drafts, passes and
//! forfeits.

use parlour_protocol::{Answer, Ask, Code, MatchInfo, Phase, Update};
use serde_json::{Value, json};

use crate::house::{House, Person, eventually};
use crate::wire::{Wire, serve};

/// A match with M5; `more` is added to its setup.
async fn begin(house: &House, more: Value) -> ([Person; 2], String) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let mut setup = json!({ "m5": true });
    setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = anna.create(json!({ "game": "clans", "setup": setup })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    ([anna, ben], id)
}

/// Both report that they have seen what there is to see.
async fn ready(people: &mut [Person; 2], id: &str) {
    for (seat, person) in (0u8..).zip(people) {
        let number = person.look(id, Some(seat)).await.number;
        person.ask(id, Ask::Looked { seat, number }).await.unwrap();
    }
}

async fn act(person: &mut Person, id: &str, seat: u8, action: Value) {
    let number = person.look(id, Some(seat)).await.number;
    let ask = Ask::Act { seat, expect: number, key: format!("{seat}-{number}"), action };
    person.ask(id, ask).await.unwrap();
}

async fn phase(person: &Person, id: &str) -> Phase {
    person.clone().get::<MatchInfo>(&format!("/api/matches/{id}")).await.phase
}

/// Waits for a turn, and gives what seat 0 is shown.
async fn turn(people: &[Person; 2], id: &str, turn: u64) -> Update {
    eventually("the turn comes", || {
        let (mut anna, id) = (people[0].clone(), id.to_owned());
        async move { anna.look(&id, Some(0)).await.view["turn"] == turn }
    })
    .await;
    people[0].clone().look(id, Some(0)).await
}

/// The first card in the hand of a seat.
async fn card(person: &mut Person, id: &str, seat: u8) -> Value {
    let view = person.look(id, Some(seat)).await.view;
    view["sides"][["A", "B"][usize::from(seat)]]["hand"][0].clone()
}

/// R14.2, R14.3, R14.4: the timer runs when both are ready; then a draft that was sent and a plan on
/// the table are submitted.
#[tokio::test]
async fn r14_4_at_the_end_of_the_timer_drafts_are_submitted() {
    let house = House::open().await;
    let (mut people, id) = begin(&house, json!({})).await;
    let waiting = people[0].look(&id, Some(0)).await.clock.unwrap();
    assert_eq!((waiting.left, waiting.running), (vec![8_000, 8_000], vec![]));
    let drafted = card(&mut people[0], &id, 0).await;
    let actions = vec![json!({ "plan": { "left": [drafted] } })];
    people[0].ask(&id, Ask::Draft { seat: 0, actions }).await.unwrap();
    let strange = vec![json!({ "plan": { "left": ["B0"] } })];
    assert!(people[0].ask(&id, Ask::Draft { seat: 0, actions: strange }).await.is_err(), "the last legal one stays");
    let laid = card(&mut people[1], &id, 1).await;
    act(&mut people[1], &id, 1, json!({ "add": [laid, "right"] })).await;
    ready(&mut people, &id).await;
    let running = people[0].look(&id, Some(0)).await.clock.unwrap();
    assert_eq!((running.left, running.running), (vec![8_000, 8_000], vec![0, 1]));
    house.clock.turn(7_999);
    assert_eq!(people[0].look(&id, Some(0)).await.view["turn"], 1);
    house.clock.turn(1);
    turn(&people, &id, 2).await;
    for (seat, played) in [(0, &drafted), (1, &laid)] {
        let view = people[seat].look(&id, Some(seat as u8)).await.view;
        let hand = view["sides"][["A", "B"][seat]]["hand"].as_array().unwrap();
        assert!(hand.len() == 7 && !hand.contains(played), "{played} was played: {hand:?}");
    }
}

/// R14.2, R14.4: fifteen seconds are the longest wait, and a side without a draft submits nothing
#[tokio::test]
async fn r14_4_a_side_without_a_draft_submits_an_empty_plan() {
    let house = House::open().await;
    let (people, id) = begin(&house, json!({})).await;
    house.clock.turn(22_999);
    assert_eq!(people[0].clone().look(&id, Some(0)).await.view["turn"], 1);
    house.clock.turn(1);
    let update = turn(&people, &id, 2).await;
    assert_eq!(phase(&people[0], &id).await, Phase::Running, "nobody has lost");
    assert_eq!(update.view["sides"]["A"]["hand"].as_array().unwrap().len(), 8, "nothing was played");
}

/// R14.4 with the table's own clock: at the flag the plan that lies there is sealed
#[tokio::test]
async fn r14_4_a_plan_on_the_table_is_the_draft_at_the_flag() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let clock = json!({ "kind": "per_action", "ms": 60_000 });
    let id = anna.create(json!({ "game": "clans", "clock": clock, "at_flag": "draft" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    let laid = card(&mut anna, &id, 0).await;
    act(&mut anna, &id, 0, json!({ "add": [laid, "left"] })).await;
    house.clock.turn(60_000);
    let people = [anna, ben];
    let update = turn(&people, &id, 2).await;
    assert_eq!(phase(&people[0], &id).await, Phase::Running);
    assert_eq!(update.view["sides"]["A"]["hand"].as_array().unwrap().len(), 7, "one was played");
}

/// R14.5, R24.3, R24.4
#[tokio::test]
async fn r24_4_the_same_plan_again_is_accepted_and_another_is_not() {
    let house = House::open().await;
    let (mut people, id) = begin(&house, json!({})).await;
    let first = card(&mut people[0], &id, 0).await;
    let plan = |card: &Value| json!({ "plan": { "turn": 1, "left": [card] } });
    let number = people[0].look(&id, Some(0)).await.number;
    let ask = |key: &str, action: Value| Ask::Act { seat: 0, expect: number, key: key.into(), action };
    people[0].ask(&id, ask("one", plan(&first))).await.unwrap();
    let after = people[0].look(&id, Some(0)).await.number;
    // A client that comes back knows neither the key nor the number.
    assert_eq!(people[0].ask(&id, ask("two", plan(&first))).await.unwrap(), Answer::Done { number: after });
    let other = people[0].ask(&id, ask("three", json!({ "plan": { "turn": 1 } }))).await.unwrap_err();
    assert_eq!((other.code, other.rule.as_deref()), (Code::ActionIllegal, Some("R24.4")));
    // R14.5: what comes after the host has submitted.
    house.clock.turn(23_000);
    turn(&people, &id, 2).await;
    let late =
        people[1].ask(&id, Ask::Act { seat: 1, expect: 1, key: "late".into(), action: plan(&json!("B0")) }).await;
    assert_eq!(late.unwrap_err().rule.as_deref(), Some("R24.4"));
    let same = people[0].ask(&id, ask("four", plan(&first))).await.unwrap();
    assert_eq!(same, Answer::Done { number: people[0].look(&id, Some(0)).await.number });
}

/// R14.7
#[tokio::test]
async fn r14_7_whoever_can_do_nothing_is_passed_for_at_once() {
    let house = House::open().await;
    let empty = json!({ "initial_hand": 0, "draw_per_turn": 0, "turn_limit": 3 });
    let (people, id) = begin(&house, empty.clone()).await;
    eventually("it runs to its limit", || async { phase(&people[0], &id).await == Phase::Over }).await;
    // Without the module they have to pass themselves.
    let mut without = empty;
    without["m5"] = json!(false);
    let (people, id) = begin(&house, without).await;
    assert_eq!(people[0].clone().look(&id, Some(0)).await.view["turn"], 1);
    assert_eq!(phase(&people[0], &id).await, Phase::Running);
}

/// R14.8: a minute away in one piece forfeits; whoever gives a sign stays
#[tokio::test]
async fn r14_8_a_minute_away_forfeits() {
    let house = House::open().await;
    let (mut people, id) = begin(&house, json!({ "turn_timer_ms": 0 })).await;
    house.clock.turn(50_000);
    people[0].look(&id, Some(0)).await;
    house.clock.turn(9_999);
    assert_eq!(phase(&people[0], &id).await, Phase::Running);
    house.clock.turn(1);
    eventually("Ben forfeits", || async { phase(&people[0], &id).await == Phase::Over }).await;
    let info: MatchInfo = people[0].get(&format!("/api/matches/{id}")).await;
    assert_eq!((info.ending.unwrap().winners, info.clock), (vec![0], None));
}

/// The clock goes on after a restart, whoever comes back.
#[tokio::test]
async fn the_timer_goes_on_after_a_restart() {
    let house = House::open().await;
    let (people, id) = begin(&house, json!({})).await;
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    let people = people.map(|person| again.same(&person));
    // Nobody asks for the match: it is taken up all the same.
    eventually("it is taken up", || async { again.shared.tables.len() == 1 }).await;
    assert_eq!(people[0].clone().look(&id, Some(0)).await.clock.unwrap().left, [8_000, 8_000]);
    again.clock.turn(23_000);
    turn(&people, &id, 2).await;
}

#[tokio::test]
async fn a_table_has_one_timer() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let clock = json!({ "kind": "per_action", "ms": 60_000 });
    let both = json!({ "game": "clans", "setup": { "turn_timer_ms": 5_000 }, "clock": clock });
    assert_eq!(anna.post::<MatchInfo>("/api/matches", both).await.unwrap_err().code, Code::TableSetup);
}

/// R14.2, R14.4, R14.8, R24.3, R24.5, R24.6: over a real socket, with the clock in hand
#[tokio::test]
async fn r24_5_a_match_with_a_timer_over_a_socket() {
    let house = House::open().await;
    let (serving, address) = serve(&house).await;
    // No crystal falls, whatever cards are dealt: only who is away ends it.
    let (people, id) = begin(&house, json!({ "crystal_hp": 9999 })).await;
    let mut wires = Vec::new();
    for person in &people {
        let mut wire = Wire::connect(address, person).await;
        wire.send(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await;
        wires.push((wire.update().await, wire));
    }
    // Two turns: a plan on the table of one, nothing of the other.
    for number in 1..=2u64 {
        let expect = wires[0].0.number;
        let card = wires[0].0.view["sides"]["A"]["hand"][0].clone();
        let action = json!({ "add": [card, "left"] });
        wires[0].1.ask(&id, Ask::Act { seat: 0, expect, key: number.to_string(), action }).await.unwrap();
        for (seat, (update, wire)) in (0u8..).zip(&mut wires) {
            let number = update.number + u32::from(seat == 0);
            wire.ask(&id, Ask::Looked { seat, number }).await.unwrap();
        }
        house.clock.turn(8_000);
        for (seat, (update, wire)) in wires.iter_mut().enumerate() {
            while update.view["turn"] != number + 1 {
                *update = wire.update().await;
            }
            let clock = update.clock.as_ref().unwrap();
            assert_eq!((clock.left.as_slice(), clock.running.as_slice()), (&[8_000, 8_000][..], &[][..]), "{seat}");
        }
    }
    // Ben's connection breaks, and he does not come back.
    let (_, ben) = wires.pop().unwrap();
    drop(ben);
    let presence = "\"seats\":[0]";
    while !wires[0].1.received.last().is_some_and(|text| text.contains(presence)) {
        wires[0].1.next().await.unwrap();
    }
    house.clock.turn(60_000);
    let ending = loop {
        if let Some(ending) = wires[0].1.update().await.ending {
            break ending;
        }
    };
    assert_eq!((ending.winners, ending.reason.as_str()), (vec![0], "resigned"));
    let record: parlour_core::Record = people[1].clone().get(&format!("/api/matches/{id}/record")).await;
    parlour_registry::game("clans").unwrap().replay(&record).unwrap();
    serving.abort();
}
