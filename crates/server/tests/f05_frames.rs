//! F5: frames that come twice, out of order, or not whole. Each action applies once, or is refused.

use parlour_protocol::{Answer, Ask, Code};
use serde_json::json;

use crate::house::Person;
use crate::wire::{Listening, Wire};

/// Somebody at both sides of a board, and the number at which both seats stand.
async fn both_sides(listening: &Listening) -> (Person, String) {
    let mut anna = listening.house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let id = anna.create(json!({ "game": "tictactoe", "seats": seats })).await.id;
    (anna, id)
}

/// The action of a seat at a number, with a key of its own.
async fn act(anna: &mut Person, id: &str, seat: u8, expect: u32, option: usize) -> Ask {
    let asked = anna.look(id, None).await.asked[0];
    let action = anna.look(id, Some(asked)).await.prompt.unwrap().options[option].action.clone();
    Ask::Act { seat, expect, key: format!("{seat} {expect}"), action }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frame_that_comes_twice_is_done_once() {
    let listening = Listening::open().await;
    let (mut anna, id) = both_sides(&listening).await;
    let mut wires = [Wire::connect(listening.address, &anna).await, Wire::connect(listening.address, &anna).await];
    let first = act(&mut anna, &id, 0, 0, 0).await;
    for wire in &mut wires {
        // Three times before the first is answered.
        for _ in 0..3 {
            wire.send(&id, first.clone()).await;
        }
        assert_eq!(wire.ask(&id, first.clone()).await.unwrap(), Answer::Done { number: 1 });
    }
    assert_eq!(anna.look(&id, Some(0)).await.number, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_out_of_order_are_refused_until_it_is_their_turn() {
    let listening = Listening::open().await;
    let (mut anna, id) = both_sides(&listening).await;
    let mut wire = Wire::connect(listening.address, &anna).await;
    let (first, second) = (act(&mut anna, &id, 0, 0, 0).await, act(&mut anna, &id, 1, 1, 1).await);
    assert_eq!(wire.ask(&id, second.clone()).await.unwrap_err().code, Code::ActionStale);
    wire.ask(&id, first.clone()).await.unwrap();
    wire.ask(&id, second).await.unwrap();
    // The first once more, late: it was done, and is not done again.
    assert_eq!(wire.ask(&id, first).await.unwrap(), Answer::Done { number: 1 });
    assert_eq!(anna.look(&id, Some(0)).await.number, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_frame_does_nothing() {
    let listening = Listening::open().await;
    let (mut anna, id) = both_sides(&listening).await;
    let first = act(&mut anna, &id, 0, 0, 0).await;
    for _ in 0..5 {
        Wire::connect(listening.address, &anna).await.send_half(&id, first.clone()).await;
    }
    let sockets = &listening.house.shared.metrics.sockets;
    crate::house::eventually("the sockets are gone", || async { sockets.value() == 0 }).await;
    assert_eq!(anna.look(&id, Some(0)).await.number, 0);
    let mut wire = Wire::connect(listening.address, &anna).await;
    assert_eq!(wire.ask(&id, first).await.unwrap(), Answer::Done { number: 1 });
}
