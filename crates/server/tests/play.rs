//! Acting, taking back and talking, as clients see it.

use parlour_protocol::{Answer, Ask, ChangeKind, Code, MatchInfo, Notes, Phase, Profile};
use serde_json::json;

use crate::house::{House, eventually, two_at};

fn act(expect: u32, key: &str, action: serde_json::Value) -> Ask {
    Ask::Act { seat: 0, expect, key: key.into(), action }
}

#[tokio::test]
async fn an_action_is_taken_once_however_often_it_is_sent() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    let update = anna.look(&id, Some(0)).await;
    let action = update.prompt.unwrap().options[4].action.clone();
    let first = anna.ask(&id, act(update.number, "k1", action.clone())).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    let again = anna.ask(&id, act(update.number, "k1", action.clone())).await.unwrap();
    assert_eq!(first, again);
    let stale = anna.ask(&id, act(update.number, "k2", action.clone())).await.unwrap_err();
    assert_eq!((stale.code, stale.number), (Code::ActionStale, Some(2)));
    let illegal = anna.ask(&id, act(2, "k3", action)).await.unwrap_err();
    assert_eq!(illegal.code, Code::ActionIllegal);
    assert!(illegal.rule.unwrap().starts_with('R') && illegal.reason.is_some());
    let shape = anna.ask(&id, act(2, "k4", json!({ "fly": "to the moon" }))).await.unwrap_err();
    assert_eq!(shape.code, Code::ActionShape);
    assert_eq!(anna.look(&id, Some(0)).await.number, 2);
}

#[tokio::test]
async fn nobody_acts_for_another_and_onlookers_only_look() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    let update = anna.look(&id, Some(0)).await;
    let action = update.prompt.unwrap().options[0].action.clone();
    let ask = act(update.number, "k", action);
    let mut eve = house.guest("Eve").await;
    for person in [&mut ben, &mut eve, &mut house.stranger()] {
        assert_eq!(person.ask(&id, ask.clone()).await.unwrap_err().code, Code::TableSeat);
        assert_eq!(person.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap_err().code, Code::TableSeat);
        assert_eq!(person.ask(&id, Ask::Resign { seat: 0 }).await.unwrap_err().code, Code::TableSeat);
        assert_eq!(person.ask(&id, Ask::Undo { seat: 0, expect: 0 }).await.unwrap_err().code, Code::TableSeat);
    }
    let mut forged = house.stranger();
    forged.bearer = Some("ab".repeat(32));
    assert_eq!(forged.ask(&id, ask.clone()).await.unwrap_err().code, Code::TableSeat);
    assert_eq!(eve.look(&id, None).await.seat, None);
    assert_eq!(eve.ask("0123456789abcdef0123", ask.clone()).await.unwrap_err().code, Code::TableUnknown);
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    assert_eq!(anna.ask(&id, ask).await.unwrap_err().code, Code::TableOver);
}

#[tokio::test]
async fn what_others_do_in_secret_neither_shows_nor_counts() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
    let before = ben.look(&id, Some(1)).await;
    anna.pick(&id, 0, 0).await.unwrap();
    let after = ben.look(&id, Some(1)).await;
    assert_eq!(after.number, before.number + 1);
    let spectator = house.guest("Eve").await.look(&id, None).await;
    let text = serde_json::to_string(&spectator).unwrap();
    let own = serde_json::to_string(&anna.look(&id, Some(0)).await.view).unwrap();
    assert!(!text.contains(&own), "an onlooker sees a player's view");
}

#[tokio::test]
async fn taking_back_asks_the_others_and_their_yes_makes_it_so() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
    let free = anna.ask(&id, Ask::Undo { seat: 0, expect: 1 }).await.unwrap();
    assert_eq!(free, Answer::Done { number: 2 });
    let update = ben.look(&id, Some(1)).await;
    assert_eq!(update.changes.last().unwrap().kind, ChangeKind::Undo { back_to: 0 });
    anna.ask(&id, Ask::Redo { seat: 0, expect: 2 }).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    let Answer::Asked(plan) = anna.ask(&id, Ask::Undo { seat: 0, expect: 4 }).await.unwrap() else { panic!("asked") };
    assert_eq!((plan.law.as_str(), plan.asks.as_slice()), ("consent", &[1][..]));
    assert_eq!(anna.ask(&id, Ask::Consent { seat: 0, agree: true }).await.unwrap_err().code, Code::ActionNothing);
    assert_eq!(anna.look(&id, Some(0)).await.number, 4);
    ben.ask(&id, Ask::Consent { seat: 1, agree: true }).await.unwrap();
    let update = anna.look(&id, Some(0)).await;
    assert_eq!((update.number, update.asked.as_slice()), (5, &[0][..]));
    assert_eq!(anna.ask(&id, Ask::Undo { seat: 0, expect: 5 }).await.unwrap_err().code, Code::ActionNothing);
}

#[tokio::test]
async fn a_whole_action_is_taken_at_once_or_not_at_all_and_taken_back_at_once() {
    let house = House::open().await;
    let mut tables = 0;
    let (mut anna, mut ben, id, way) = loop {
        let (mut anna, mut ben, id) = two_at(&house, "wotr").await;
        // The turn begins with questions that are whole actions by themselves.
        for _ in 0..20 {
            if anna.look(&id, Some(0)).await.prompt.is_some_and(|prompt| prompt.options.len() > 8) {
                break;
            }
            for (person, seat) in [(&mut anna, 0), (&mut ben, 1)] {
                if person.look(&id, Some(seat)).await.prompt.is_some() {
                    person.pick(&id, seat, 0).await.unwrap();
                }
            }
        }
        let Answer::Wholes(all) = anna.ask(&id, Ask::Wholes { seat: 0, piece: None }).await.unwrap() else {
            panic!("whole actions")
        };
        assert!(!all.within && !all.pieces.is_empty() && all.wholes.iter().all(|whole| whole.piece.is_none()));
        let mut found = None;
        for piece in &all.pieces {
            let ask = Ask::Wholes { seat: 0, piece: Some(piece.thing.clone()) };
            let Answer::Wholes(own) = anna.ask(&id, ask).await.unwrap() else { panic!("whole actions") };
            assert_eq!(own.wholes.len() as u32, piece.count);
            assert!(own.pieces.is_empty() && own.wholes.iter().all(|whole| whole.piece.as_ref() == Some(&piece.thing)));
            let goes_on = |way: &parlour_core::Way<serde_json::Value>| way.stop.is_some() && way.actions.len() > 2;
            found = found.or_else(|| own.wholes.into_iter().flat_map(|whole| whole.ways).find(goes_on));
        }
        // What is not offered has a reason, and asking for it changes nothing.
        let moria = parlour_core::Thing::new("region", "moria");
        let why = |things: Vec<parlour_core::Thing>| Ask::Why { seat: 0, things, verb: Some("verb.move".into()) };
        let Answer::Why(none) = anna.ask(&id, why(vec![moria.clone(), moria.clone()])).await.unwrap() else {
            panic!("a reason")
        };
        assert!(!none.may && !none.reasons.is_empty(), "{none:?}");
        assert_eq!(ben.ask(&id, why(vec![moria.clone()])).await.unwrap_err().code, Code::TableSeat);
        assert_eq!(anna.ask(&id, why(vec![moria; 5])).await.unwrap_err().code, Code::InputSize);
        // Not every roll has a die that does something in two parts.
        if let Some(way) = found {
            break (anna, ben, id, way);
        }
        tables += 1;
        assert!(tables < 20, "something may be done in two parts");
    };
    let before = anna.look(&id, Some(0)).await;
    let whole = |expect, key: &str, actions: &[serde_json::Value]| Ask::ActAll {
        seat: 0,
        expect,
        key: key.into(),
        actions: actions.to_vec(),
    };
    let wrong = [&way.actions[..], &[json!("pass")]].concat();
    let refused = anna.ask(&id, whole(before.number, "w1", &wrong)).await.unwrap_err();
    assert_eq!(refused.code, Code::ActionIllegal);
    assert_eq!(anna.look(&id, Some(0)).await.view, before.view);
    let done = anna.ask(&id, whole(before.number, "w2", &way.actions)).await.unwrap();
    assert_eq!(done, Answer::Done { number: before.number + 1 });
    assert_eq!(anna.ask(&id, whole(before.number, "w2", &way.actions)).await.unwrap(), done);
    let stop = way.stop.unwrap();
    anna.ask(&id, act(before.number + 1, "w3", stop)).await.unwrap();
    let changes = ben.ask(&id, Ask::Look { seat: Some(1), since: Some(0) }).await.unwrap();
    let Answer::Update(seen) = changes else { panic!("an update") };
    assert!(!seen.changes.iter().rev().find(|it| !it.events.is_empty()).unwrap().goes_on);
    let Answer::UndoPlan(plan) = anna.ask(&id, Ask::WholeUndoPlan { seat: 0 }).await.unwrap() else { panic!("a plan") };
    assert_eq!(plan.law, "free");
    let expect = anna.look(&id, Some(0)).await.number;
    anna.ask(&id, Ask::UndoWhole { seat: 0, expect }).await.unwrap();
    assert_eq!(anna.look(&id, Some(0)).await.view, before.view);
}

#[tokio::test]
async fn a_resigned_match_is_over_for_good_and_counts_in_the_profiles() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    let info: MatchInfo = ben.get(&format!("/api/matches/{id}")).await;
    assert_eq!((info.phase, info.ending.unwrap().winners.as_slice()), (Phase::Over, &[1][..]));
    let people = (anna.clone(), ben.clone());
    eventually("the profiles are written", || {
        let mut ben = people.1.clone();
        async move { ben.get::<Profile>("/api/profile/tictactoe").await.played == 1 }
    })
    .await;
    let won: Profile = ben.get("/api/profile/tictactoe").await;
    let lost: Profile = anna.get("/api/profile/tictactoe").await;
    assert_eq!((won.played, won.won, won.rating), (1, 1, 1_500), "guests are not rated");
    assert_eq!((lost.played, lost.won, lost.rating), (1, 0, 1_500));
}

#[tokio::test]
async fn chat_and_notes_are_kept() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    anna.ask(&id, Ask::Chat { text: "good luck".into() }).await.unwrap();
    assert_eq!(anna.ask(&id, Ask::Chat { text: "x".repeat(2_000) }).await.unwrap_err().code, Code::InputSize);
    let fault = house.stranger().ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap_err();
    assert_eq!(fault.code, Code::AuthRequired);
    let path = format!("/api/matches/{id}/notes");
    let (status, _) = anna.call("PUT", &path, Some(json!({ "text": "he likes corners" }))).await;
    assert_eq!(status, 200);
    assert_eq!(anna.get::<Notes>(&path).await.text, "he likes corners");
    assert_eq!(ben.get::<Notes>(&path).await.text, "");
}

#[tokio::test]
async fn a_table_with_real_cards_is_dealt_by_its_host() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "cardpeegee", "dealing": "given" })).await.id;
    anna.pick(&id, 0, 0).await.unwrap();
    let update = anna.look(&id, Some(0)).await;
    let dealer = update.dealer.expect("the host is asked to deal");
    let items: Vec<String> = dealer.candidates[..dealer.count as usize].to_vec();
    let ask = Ask::Deal { expect: update.number, key: "d".into(), items };
    anna.ask(&id, ask).await.unwrap();
    let after = anna.look(&id, Some(0)).await;
    assert!(after.dealer.is_some() || after.prompt.is_some(), "the match goes on");
}

/// Whoever deals is a viewer too: the key deals what is to stay concealed.
#[tokio::test]
async fn a_host_who_deals_is_not_asked_for_secrets() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let placed = json!({ "fellowship_setup": "random", "sauron_setup": "random" });
    for (game, setup) in [("kuhn", json!({})), ("confrontation", placed)] {
        let id = anna.create(json!({ "game": game, "setup": setup, "seats": seats, "dealing": "given" })).await.id;
        let update = anna.look(&id, Some(0)).await;
        assert!(update.dealer.is_none(), "{game}: {:?}", update.dealer);
        assert!(!update.asked.is_empty(), "{game}: the match goes on");
        let refused = anna.ask(&id, Ask::Deal { expect: update.number, key: "d".into(), items: Vec::new() }).await;
        assert!(refused.is_err(), "{game}: {refused:?}");
    }
}

#[tokio::test]
async fn a_bot_gives_advice_or_says_that_it_has_none() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "cardpeegee" })).await.id;
    assert!(matches!(anna.ask(&id, Ask::Hint { seat: 0, bot: None }).await.unwrap(), Answer::Hint(_)));
    let fault = anna.ask(&id, Ask::Hint { seat: 0, bot: Some("nobody".into()) }).await.unwrap_err();
    assert_eq!(fault.code, Code::TableSetup);
}

#[tokio::test]
async fn a_match_does_not_wait_for_a_bots_advice() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
    // Every thread of the pool is busy until it is let go.
    let mut busy = Vec::new();
    for _ in 0..2 {
        let ((go, wait), (begin, begun)) = (std::sync::mpsc::channel::<()>(), tokio::sync::oneshot::channel());
        let pool = house.shared.pool.clone();
        let job = tokio::spawn(async move {
            let thought = pool.think("busy", move || {
                begin.send(()).unwrap();
                let _ = wait.recv();
            });
            thought.await.unwrap();
        });
        begun.await.unwrap();
        busy.push((go, job));
    }
    let (mut asks, match_id) = (anna.clone(), id.clone());
    let advice = tokio::spawn(async move { asks.ask(&match_id, Ask::Hint { seat: 0, bot: None }).await });
    eventually("the bot is to think", || async { house.shared.metrics.thinking.value() == 1 }).await;
    let again = anna.ask(&id, Ask::Hint { seat: 0, bot: None }).await;
    assert_eq!(again.unwrap_err().code, Code::InputRate, "one piece of advice at a time");
    assert_eq!(ben.ask(&id, Ask::Hint { seat: 0, bot: None }).await.unwrap_err().code, Code::TableSeat);
    anna.pick(&id, 0, 0).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    for (go, job) in busy {
        drop(go);
        job.await.unwrap();
    }
    assert!(matches!(advice.await.unwrap(), Ok(Answer::Hint(Some(_)))));
    assert_eq!(house.shared.metrics.thinking.value(), 0);
}
