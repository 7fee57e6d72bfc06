//! A network that fails when it is told to, between a server and its PostgreSQL.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What goes wrong, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Every connection, now.
    Now,
    /// The next that commits, before the commit is sent on.
    BeforeCommit,
    /// The next that commits, after it was sent on and before it is answered.
    AtCommit,
    /// The next that commits, when the answer is there: it is never passed on, and this process is
    /// killed before it can hear of it.
    AfterCommit(u32),
}

#[derive(Default)]
struct State {
    cut: Mutex<Option<Cut>>,
    hits: AtomicU32,
}

/// The way through.
pub struct Proxy {
    pub address: SocketAddr,
    state: Arc<State>,
    /// Counts the times at which every connection was cut.
    all: watch::Sender<u32>,
    /// Whether connections are let through.
    open: watch::Sender<bool>,
}

impl Proxy {
    /// A way to the server at `to`.
    pub async fn to(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, all, open) = (Arc::new(State::default()), watch::Sender::new(0), watch::Sender::new(true));
        let (passing, cuts, gate) = (state.clone(), all.clone(), open.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !*gate.borrow() {
                    continue;
                }
                let (state, mut cut) = (passing.clone(), cuts.subscribe());
                cut.mark_unchanged();
                tokio::spawn(async move {
                    let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else { return };
                    tokio::select! {
                        () = pass(&state, client, server) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Proxy { address, state, all, open }
    }

    /// Says what goes wrong next.
    pub fn set(&self, cut: Cut) {
        self.state.hits.store(0, Ordering::Relaxed);
        if cut == Cut::Now {
            self.all.send_modify(|times| *times += 1);
            self.state.hits.store(1, Ordering::Relaxed);
        } else {
            *self.state.cut.lock().unwrap() = Some(cut);
        }
    }

    /// Lets nobody through, or everybody again.
    pub fn set_open(&self, open: bool) {
        self.open.send_replace(open);
        if !open {
            self.set(Cut::Now);
        }
    }

    /// Whether it has gone wrong since it was said.
    pub fn has_hit(&self) -> bool {
        self.state.hits.load(Ordering::Relaxed) > 0
    }
}

/// Passes bytes both ways until one side is gone or cut.
async fn pass(state: &State, client: TcpStream, server: TcpStream) {
    let ((mut from_client, mut to_client), (mut from_server, mut to_server)) =
        (client.into_split(), server.into_split());
    let cut = Arc::new(Mutex::new(None::<Cut>));
    let up = async {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(len @ 1..) = from_client.read(&mut bytes).await {
            if memchr::memmem::find(&bytes[..len], b"COMMIT").is_some() {
                let due = state.cut.lock().unwrap().take();
                if due == Some(Cut::BeforeCommit) {
                    state.hits.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                *cut.lock().unwrap() = due;
            }
            if to_server.write_all(&bytes[..len]).await.is_err() {
                return;
            }
            if *cut.lock().unwrap() == Some(Cut::AtCommit) {
                state.hits.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
    };
    let down = async {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(len @ 1..) = from_server.read(&mut bytes).await {
            if let Some(Cut::AfterCommit(process)) = *cut.lock().unwrap() {
                kill(process);
                state.hits.fetch_add(1, Ordering::Relaxed);
                return;
            }
            if to_client.write_all(&bytes[..len]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = up => {}
        () = down => {}
    }
}

fn kill(process: u32) {
    let _ = std::process::Command::new("kill").args(["-9", &process.to_string()]).status();
}
