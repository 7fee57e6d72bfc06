//! F12: clients that do not read.

use parlour_protocol::Ask;

use crate::wire::{Listening, Wire};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped_and_delays_nobody() {
    let listening = Listening::open().await;
    let (mut anna, ben, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    // With little room at its own end, too.
    let small = tokio::net::TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4_096).unwrap();
    let stream = small.connect(listening.address).await.unwrap();
    let mut deaf = Wire::over(stream, listening.address, &ben).await.unwrap();
    deaf.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    let metrics = listening.house.shared.metrics.clone();
    anna.pick(&id, 0, 0).await.unwrap();
    // Take back and redo until the deaf client's buffers are full: its kernel's, ours, and its queue.
    let mut expect = 1;
    while metrics.dropped.value() == 0 {
        let ask = if expect % 2 == 1 { Ask::Undo { seat: 0, expect } } else { Ask::Redo { seat: 0, expect } };
        anna.ask(&id, ask).await.unwrap();
        expect += 1;
        assert!(expect < 50_000, "a client that does not read is never dropped");
    }
    anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
    let shared = listening.house.shared.clone();
    crate::house::eventually("the socket is closed", || {
        let sockets = shared.metrics.sockets.value();
        async move { sockets == 0 }
    })
    .await;
}
