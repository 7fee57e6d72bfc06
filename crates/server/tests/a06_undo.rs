//! A06, undo as an oracle: where several decide at the same time, taking back is a seat's own affair.
//! It touches nobody else's, and nothing about it tells what they have done.

use parlour_protocol::{Answer, Ask, UndoInfo};
use serde_json::json;

use crate::house::{House, Person, two_at};
use crate::stage::on_each_store;

async fn plan(person: &mut Person, id: &str, seat: u8) -> UndoInfo {
    match person.ask(id, Ask::UndoPlan { seat }).await.unwrap() {
        Answer::UndoPlan(plan) => plan,
        other => panic!("{other:?}"),
    }
}

/// The figures that a seat has placed, and its whole update as it is sent.
async fn seen(person: &mut Person, id: &str, seat: u8) -> serde_json::Value {
    serde_json::to_value(person.look(id, Some(seat)).await).unwrap()
}

on_each_store! {
    async fn undo_in_a_secret_phase_leaves_what_others_have_done(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "confrontation").await;
        assert_eq!(anna.look(&id, Some(0)).await.asked, [0, 1], "both place at once");
        for _ in 0..2 {
            ben.pick(&id, 1, 0).await.unwrap();
        }
        anna.pick(&id, 0, 0).await.unwrap();
        let before = plan(&mut anna, &id, 0).await;
        assert_eq!((before.law.as_str(), before.asks.len()), ("free", 0));
        let placed = seen(&mut anna, &id, 0).await;
        for _ in 0..2 {
            ben.pick(&id, 1, 0).await.unwrap();
        }
        assert_eq!(plan(&mut anna, &id, 0).await, before, "what Ben does in secret shows in the plan");
        assert_eq!(seen(&mut anna, &id, 0).await, placed, "or elsewhere");
        let bens = seen(&mut ben, &id, 1).await;
        let number = anna.look(&id, Some(0)).await.number;
        let done = anna.ask(&id, Ask::Undo { seat: 0, expect: number }).await.unwrap();
        assert_eq!(done, Answer::Done { number: number + 1 }, "nobody is asked");
        assert_eq!(seen(&mut ben, &id, 1).await, bens, "Ben's four figures stay, and he does not notice");
        let taken_back = anna.look(&id, Some(0)).await;
        assert!(taken_back.redoable && taken_back.view != placed["view"]);
        ben.pick(&id, 1, 0).await.unwrap();
        assert!(anna.look(&id, Some(0)).await.redoable, "it would tell that Ben has done something");
        house.shared.close().await;
        let again = stage.open().await;
        let (mut anna, mut ben) = (again.same(&anna), again.same(&ben));
        let bens = seen(&mut ben, &id, 1).await;
        anna.ask(&id, Ask::Redo { seat: 0, expect: number + 1 }).await.unwrap();
        assert_eq!(anna.look(&id, Some(0)).await.view, placed["view"], "redo puts it back");
        assert_eq!(seen(&mut ben, &id, 1).await, bens);
    }
}

/// Whether others have decided in secret since must not show in the law of an undo that would reach
/// back before they were asked.
#[tokio::test]
async fn a_request_about_an_undo_does_not_lapse_by_what_is_done_in_secret() {
    let house = House::open().await;
    let (mut anna, mut ben, id) = two_at(&house, "clans").await;
    let submit = json!("submit");
    for (person, seat) in [(&mut anna, 0), (&mut ben, 1)] {
        let number = person.look(&id, Some(seat)).await.number;
        let act = Ask::Act { seat, expect: number, key: "sealed".into(), action: submit.clone() };
        person.ask(&id, act).await.unwrap();
    }
    // Both plan the next turn; Anna's latest action is her sealed plan of the turn before.
    assert_eq!(anna.look(&id, Some(0)).await.asked, [0, 1]);
    let before = plan(&mut anna, &id, 0).await;
    assert_eq!(before.law, "consent");
    let number = anna.look(&id, Some(0)).await.number;
    assert!(matches!(anna.ask(&id, Ask::Undo { seat: 0, expect: number }).await.unwrap(), Answer::Asked(_)));
    ben.pick(&id, 1, 0).await.unwrap();
    let now = plan(&mut anna, &id, 0).await;
    assert_eq!((now.law, now.asks), (before.law, before.asks));
    ben.ask(&id, Ask::Consent { seat: 1, agree: true }).await.expect("Anna still asks");
}
