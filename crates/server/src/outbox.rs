//! The way to one client: a bounded queue. A client that does not read is let go, never waited for.

use std::sync::Arc;

use parlour_protocol::Message;
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// So many messages may wait for a client before it is let go.
pub const OUTBOX: usize = 64;

/// The sending end of a client's queue.
#[derive(Clone, Debug)]
pub struct Outbox {
    /// The socket's number.
    pub socket: u64,
    queue: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
}

/// The receiving end, held by the socket's task.
#[derive(Debug)]
pub struct Inbox {
    /// What is to be sent.
    pub queue: mpsc::Receiver<Utf8Bytes>,
    /// Rings when the client must go: it was too slow, or its token is no longer good.
    pub slow: Arc<Notify>,
}

/// A new queue.
pub fn outbox(socket: u64) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(OUTBOX);
    let slow = Arc::new(Notify::new());
    (Outbox { socket, queue: sender, slow: slow.clone() }, Inbox { queue: receiver, slow })
}

impl Outbox {
    /// Puts a message into the queue; false if the client is gone or must go.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        match self.queue.try_send(text) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.slow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Puts a message into the queue that the next of its kind makes up for; who is far behind goes without,
    /// and is not let go for it.
    pub fn offer(&self, text: Utf8Bytes) {
        if self.queue.capacity() > OUTBOX / 2 {
            let _ = self.queue.try_send(text);
        }
    }
}

/// A message as text, written once for all who get it.
pub fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
