//! A8: a bot gets its seat's view and nothing else: a program by its token, a house bot by its type
//! (`parlour_core::Perspective`, which keeps the state out of reach; the games' conformance tests
//! prove that what it imagines depends on the view alone).

use parlour_protocol::{Ask, Code, Message, Token};
use serde_json::json;

use crate::house::two_at;
use crate::stage::on_each_store;
use crate::wire::{Listening, Wire};

on_each_store! {
    async fn a_program_sees_what_its_owners_seat_sees_and_no_more(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
        let token: Token = anna.post("/api/tokens", json!({ "label": "a bot" })).await.unwrap();
        let mut program = house.stranger();
        program.bearer = Some(token.token);
        assert_eq!(program.look(&id, Some(0)).await, anna.look(&id, Some(0)).await);
        let other = program.ask(&id, Ask::Look { seat: Some(1), since: None }).await;
        assert_eq!(other.unwrap_err().code, Code::TableSeat);
        let (own, others) = (program.look(&id, Some(0)).await.view, ben.look(&id, Some(1)).await.view);
        assert_ne!(own, others, "each sees its own card");
        // Neither by looking back, nor in a record before the end, nor by advice for another's seat.
        for path in [format!("/api/matches/{id}/replay?viewer=1"), format!("/api/matches/{id}/replay?viewer=table")] {
            assert_eq!(program.call("GET", &path, None).await.0, 403, "{path}");
        }
        assert_eq!(program.call("GET", &format!("/api/matches/{id}/record"), None).await.0, 409);
        let advice = program.ask(&id, Ask::Hint { seat: 1, bot: None }).await;
        assert_eq!(advice.unwrap_err().code, Code::TableSeat);
        house.shared.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_at_a_socket_is_sent_its_own_seat_alone() {
    let listening = Listening::open().await;
    let (mut anna, mut ben, id) = two_at(&listening.house, "kuhn").await;
    let token: Token = anna.post("/api/tokens", json!({ "label": "a bot" })).await.unwrap();
    let mut program = listening.house.stranger();
    program.bearer = Some(token.token);
    let mut wire = Wire::connect(listening.address, &program).await;
    wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    let seat = anna.look(&id, Some(0)).await.asked[0];
    let mover = if seat == 0 { &mut anna } else { &mut ben };
    mover.pick(&id, seat, 0).await.unwrap();
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let secret = ben.look(&id, Some(1)).await.view;
    loop {
        if let Message::Update(update) = wire.next().await.expect("the socket is open") {
            assert_eq!(update.seat, Some(0));
            assert!(update.ending.is_some() || update.view != secret);
            if update.ending.is_some() {
                break;
            }
        }
    }
}
