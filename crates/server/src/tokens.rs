//! Which sockets were opened with which token: a token that is no longer good takes its sockets
//! with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

/// A socket's number, and what rings when it must go.
type Socket = (u64, Arc<Notify>);

/// Open sockets by the hash of their token.
#[derive(Default)]
pub struct Tokens(Mutex<HashMap<Vec<u8>, Vec<Socket>>>);

impl Tokens {
    /// A socket was opened with a token; `close` rings when it must go.
    pub fn opened(&self, token: &[u8], socket: u64, close: Arc<Notify>) {
        let mut open = self.0.lock().expect("no code panics with this lock");
        open.entry(token.to_owned()).or_default().push((socket, close));
    }

    /// A socket is gone.
    pub fn closed(&self, token: &[u8], socket: u64) {
        let mut open = self.0.lock().expect("no code panics with this lock");
        if let Some(sockets) = open.get_mut(token) {
            sockets.retain(|(other, _)| *other != socket);
            if sockets.is_empty() {
                open.remove(token);
            }
        }
    }

    /// Closes the sockets of a token.
    pub fn revoke(&self, token: &[u8]) {
        let open = self.0.lock().expect("no code panics with this lock");
        for (_, close) in open.get(token).into_iter().flatten() {
            close.notify_one();
        }
    }
}
