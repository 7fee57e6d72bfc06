//! A16: denial by legal means. Whoever asks for as much as they may keeps nobody else from playing.

use parlour_protocol::{Answer, Ask, Code, Message};
use parlour_server::Settings;
use parlour_server::clock::HandClock;
use serde_json::json;

use crate::house::{House, START, eventually, settings, two_at};
use crate::stage::on_each_store;
use crate::wire::{Wire, serve};

/// However many of one person's bots are to think, another's is next.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_bots_delays_nobody_elses_by_more_than_a_decision() {
    const CROWD: i64 = 60;
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { bot_threads: Some(1), ..settings(folder.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    let (mut eve, mut anna) = (house.guest("Eve").await, house.guest("Anna").await);
    // The one thread thinks about a decision of Eve's until it is let go.
    let hold = |person: String| {
        let ((go, wait), (begin, begun)) = (std::sync::mpsc::channel::<()>(), tokio::sync::oneshot::channel::<()>());
        let pool = house.shared.pool.clone();
        let job = tokio::spawn(async move {
            let held = pool.think(&person, move || {
                let _ = begin.send(());
                let _ = wait.recv();
            });
            held.await.unwrap();
        });
        (go, begun, job)
    };
    let (go, begun, first) = hold(eve.id.clone());
    begun.await.unwrap();
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    for _ in 0..CROWD {
        eve.create(json!({ "game": "tictactoe", "seats": bots })).await;
    }
    let thinking = |count: i64| {
        let metrics = house.shared.metrics.clone();
        move || {
            let now = metrics.thinking.value();
            async move { now == count }
        }
    };
    eventually("Eve's bots are to think", thinking(CROWD)).await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "me" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    eventually("and Anna's", thinking(CROWD + 1)).await;
    // Somebody who comes after Anna takes the thread again, so that time stands still then.
    let (go_on, begun, second) = hold("somebody".into());
    drop(go);
    begun.await.unwrap();
    eventually("Anna's bot has decided", thinking(CROWD)).await;
    eventually("and it is her turn", || {
        let (mut anna, id) = (anna.clone(), id.clone());
        async move { anna.look(&id, Some(1)).await.prompt.is_some() }
    })
    .await;
    assert_eq!(house.shared.metrics.bot_actions.value(), 1, "none of Eve's was before it");
    drop(go_on);
    first.await.unwrap();
    second.await.unwrap();
    house.shared.begin_drain();
}

/// The next news of an undo: whether it was granted, once that is known.
async fn undo_news(wire: &mut Wire) -> Option<Option<bool>> {
    loop {
        if let Message::Undo(news) = wire.next().await? {
            return Some(news.granted);
        }
    }
}

on_each_store! {
    /// Sixty wishes to take back are one question; after a no there is none before something has
    /// happened, and then waits that grow.
    async fn undo_is_asked_about_once_and_after_a_no_more_and_more_seldom(stage: Stage) {
        let house = stage.open().await;
        let (listener, address) = serve(&house).await;
        let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
        let mut wire = Wire::connect(address, &ben).await;
        wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
        anna.pick(&id, 0, 0).await.unwrap();
        ben.pick(&id, 1, 0).await.unwrap();
        let mut expect = anna.look(&id, Some(0)).await.number;
        let mut asked = 0;
        for _ in 0..60 {
            match anna.ask(&id, Ask::Undo { seat: 0, expect }).await {
                Ok(Answer::Asked(_)) => asked += 1,
                other => assert_eq!(other.unwrap_err().code, Code::ActionAsked),
            }
        }
        assert_eq!(asked, 1);
        // Whoever comes while the question is open is asked as well.
        let mut late = Wire::connect(address, &ben).await;
        late.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
        // The question may come before the reply.
        if !late.received.iter().any(|message| message.contains("\"plan\"")) {
            assert_eq!(undo_news(&mut late).await, Some(None));
        }
        let mut wait = 10_000;
        for round in 0..3 {
            ben.ask(&id, Ask::Consent { seat: 1, agree: false }).await.unwrap();
            let again = anna.ask(&id, Ask::Undo { seat: 0, expect }).await.unwrap_err();
            assert_eq!(again.code, Code::ActionAsked, "nothing has happened since");
            house.clock.turn(wait - 1);
            assert_eq!(anna.ask(&id, Ask::Undo { seat: 0, expect }).await.unwrap_err().code, Code::ActionAsked);
            if round == 2 {
                break;
            }
            anna.pick(&id, 0, 0).await.unwrap();
            ben.pick(&id, 1, 0).await.unwrap();
            expect = anna.look(&id, Some(0)).await.number;
            assert_eq!(anna.ask(&id, Ask::Undo { seat: 0, expect }).await.unwrap_err().code, Code::InputRate, "{wait}");
            house.clock.turn(1);
            assert!(matches!(anna.ask(&id, Ask::Undo { seat: 0, expect }).await, Ok(Answer::Asked(_))));
            wait *= 2;
        }
        // The one who says yes is asked again at once.
        let (mut cleo, mut dora, id) = two_at(&house, "tictactoe").await;
        for _ in 0..3 {
            cleo.pick(&id, 0, 0).await.unwrap();
            dora.pick(&id, 1, 0).await.unwrap();
            let expect = cleo.look(&id, Some(0)).await.number;
            assert!(matches!(cleo.ask(&id, Ask::Undo { seat: 0, expect }).await, Ok(Answer::Asked(_))));
            dora.ask(&id, Ask::Consent { seat: 1, agree: true }).await.unwrap();
        }
        // What Ben was pushed: one question and its end for each time he was asked.
        let mut news = Vec::new();
        for _ in 0..6 {
            news.push(undo_news(&mut wire).await.unwrap());
        }
        assert_eq!(news, [None, Some(false), None, Some(false), None, Some(false)]);
        listener.abort();
        house.shared.close().await;
    }
}

/// One seat asks a bot once at a time, and whoever has opened all the sockets they may keeps none
/// from others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_and_hints_of_one_leave_room_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { sockets_per_address: Some(3), proxied: Some(true), ..settings(folder.path()) };
    let house = House::with(set, HandClock::new(START)).await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    let limits = &house.shared.limits;
    assert_eq!((0..10).filter(|_| limits.try_open("192.0.2.66")).count(), 3);
    assert!(limits.try_open("192.0.2.1"));
    let hints: Vec<_> = (0..20)
        .map(|_| {
            let (mut anna, id) = (anna.clone(), id.clone());
            tokio::spawn(async move { anna.ask(&id, Ask::Hint { seat: 0, bot: None }).await })
        })
        .collect();
    let mut given = 0;
    for hint in hints {
        match hint.await.unwrap() {
            Ok(_) => given += 1,
            Err(fault) => assert_eq!(fault.code, Code::InputRate),
        }
    }
    assert!(given >= 1);
    anna.pick(&id, 0, 0).await.unwrap();
}
