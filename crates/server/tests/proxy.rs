//! A network that fails when it is told to, between a server and its PostgreSQL.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering};
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

/// The way through.
pub struct Proxy {
    pub address: SocketAddr,
    due: Arc<Mutex<Option<Cut>>>,
    /// Counts the times at which every connection was cut.
    all: watch::Sender<u32>,
    /// Whether connections are let through.
    open: watch::Sender<bool>,
    /// The port they are let through to.
    to: Arc<AtomicU16>,
}

impl Proxy {
    /// A way to the server at `to`.
    pub async fn to(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (due, all, open) = (Arc::<Mutex<Option<Cut>>>::default(), watch::Sender::new(0), watch::Sender::new(true));
        let to = Arc::new(AtomicU16::new(to));
        let (passing, cuts, gate, goal) = (due.clone(), all.clone(), open.clone(), to.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !*gate.borrow() {
                    continue;
                }
                let (due, mut cut, to) = (passing.clone(), cuts.subscribe(), goal.load(Ordering::Relaxed));
                cut.mark_unchanged();
                tokio::spawn(async move {
                    let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else { return };
                    tokio::select! {
                        () = pass(&due, client, server) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Proxy { address, due, all, open, to }
    }

    /// Says what goes wrong next.
    pub fn set(&self, cut: Cut) {
        if cut == Cut::Now {
            self.all.send_modify(|times| *times += 1);
        } else {
            *self.due.lock().unwrap() = Some(cut);
        }
    }

    /// What was to be cut at a commit is not, if there was none since.
    pub fn clear(&self) {
        *self.due.lock().unwrap() = None;
    }

    /// Lets nobody through, or everybody again.
    pub fn set_open(&self, open: bool) {
        self.open.send_replace(open);
        if !open {
            self.set(Cut::Now);
        }
    }

    /// Leads to another server from now on; whoever was connected is cut.
    pub fn lead_to(&self, port: u16) {
        self.to.store(port, Ordering::Relaxed);
        self.set(Cut::Now);
    }
}

/// Passes bytes both ways until one side is gone or cut.
async fn pass(due: &Mutex<Option<Cut>>, client: TcpStream, server: TcpStream) {
    let ((mut from_client, mut to_client), (mut from_server, mut to_server)) =
        (client.into_split(), server.into_split());
    let cut = Arc::new(Mutex::new(None::<Cut>));
    let up = async {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(len @ 1..) = from_client.read(&mut bytes).await {
            if memchr::memmem::find(&bytes[..len], b"COMMIT").is_some() {
                let next = due.lock().unwrap().take();
                if next == Some(Cut::BeforeCommit) {
                    return;
                }
                *cut.lock().unwrap() = next;
            }
            if to_server.write_all(&bytes[..len]).await.is_err() {
                return;
            }
            if *cut.lock().unwrap() == Some(Cut::AtCommit) {
                return;
            }
        }
    };
    let down = async {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(len @ 1..) = from_server.read(&mut bytes).await {
            if let Some(Cut::AfterCommit(process)) = *cut.lock().unwrap() {
                kill(process);
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
