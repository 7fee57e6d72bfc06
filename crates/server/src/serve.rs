//! On the network: taking connections, at most so many, and letting everybody go gracefully.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::Service;

use crate::clock::SystemClock;
use crate::config::Config;
use crate::http::{household, router};
use crate::shared::{Shared, StartError, make_folder};
use crate::store::{Backend, StoreError};
use crate::vault::open_private;

/// How long requests under way may take once the server is told to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// The largest head of a request, in bytes.
const HEAD_SIZE: usize = 16 << 10;

/// What the kernel keeps for a client that does not read, in bytes: left to itself it may grow to
/// megabytes for each.
const SEND_BUFFER: u32 = 128 << 10;

/// So many connections beyond the sockets, in all and from one address.
const SPARE: u32 = 1_000;
const SPARE_PER_ADDRESS: u32 = 64;

/// Whoever is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// A server that listens.
pub struct Server {
    /// What its parts share.
    pub shared: Arc<Shared>,
    listener: TcpListener,
    encrypted: Option<Encrypted>,
    /// Held for as long as it serves.
    lock: Option<File>,
}

/// Connections that are open, by address.
#[derive(Default)]
struct Open(Mutex<HashMap<IpAddr, u32>>);

/// One of them, counted until it is dropped.
struct Held {
    open: Arc<Open>,
    address: IpAddr,
}

impl Open {
    /// Counts one in, unless there are too many. Behind a proxy all come from one address.
    fn hold(self: &Arc<Self>, address: IpAddr, config: &Config) -> Option<Held> {
        let address = household(address);
        let mut open = self.0.lock().expect("no code panics with this lock");
        let all: u32 = open.values().sum();
        let own = open.get(&address).copied().unwrap_or_default();
        let few = config.proxied || own < config.sockets_per_address.saturating_add(SPARE_PER_ADDRESS);
        if !few || all >= config.sockets.saturating_add(SPARE) {
            return None;
        }
        open.insert(address, own + 1);
        Some(Held { open: self.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.open.0.lock().expect("no code panics with this lock");
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

impl Server {
    /// Starts everything and listens; nobody is served yet.
    pub async fn bind(config: Config) -> Result<Self, StartError> {
        let encrypted = Encrypted::new(&config)?;
        // The address first: a server that cannot be reached must not take matches up.
        let listener = bind(&config.listen).await.map_err(|error| StartError::Io(config.listen.clone(), error))?;
        let lock = lock(&config)?;
        let shared = Shared::start(config, Arc::new(SystemClock)).await?;
        Ok(Server { shared, listener, encrypted, lock })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, StartError> {
        self.listener.local_addr().map_err(|error| StartError::Io(self.shared.config.listen.clone(), error))
    }

    /// Serves until `stop`, then drains: no new work, sockets are told to come back, what was
    /// acknowledged is durable anyway.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let Server { shared, listener, encrypted, lock } = self;
        let (app, open) = (router(shared.clone()), Arc::new(Open::default()));
        let leave = watch::Sender::new(false);
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            let accepted = tokio::select! {
                () = &mut stop => break,
                () = shared.store.gone_back() => return Err(StoreError::GoneBack.into()),
                Some(_) = connections.join_next() => continue,
                accepted = listener.accept() => accepted,
            };
            let Ok((stream, address)) = accepted else {
                // Out of file descriptors, most likely: let some be closed first.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let Some(held) = open.hold(address.ip(), &shared.config) else {
                shared.metrics.turned_away.add(1);
                continue;
            };
            // Updates are small and wanted at once.
            let _ = stream.set_nodelay(true);
            let (app, leaving, encrypted) = (app.clone(), leave.subscribe(), encrypted.clone());
            let patience = shared.config.head_time();
            connections.spawn(async move {
                let _held = held;
                match encrypted {
                    Some(encrypted) => encrypted.serve(stream, address, app, patience, leaving).await,
                    None => converse(stream, address, app, patience, leaving).await,
                }
            });
        }
        tracing::info!("draining");
        drop(listener);
        shared.begin_drain();
        leave.send_replace(true);
        let all_gone = async { while connections.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(DRAIN, all_gone).await;
        shared.close().await;
        drop(lock);
        Ok(())
    }
}

/// Locks the data folder: two servers on one SQLite file would not hear of each other's entries.
/// With PostgreSQL there may be several, and a bus between them.
fn lock(config: &Config) -> Result<Option<File>, StartError> {
    if Backend::of(&config.database_url())? != Backend::Sqlite {
        return Ok(None);
    }
    let wrong = |error| StartError::Io(config.data.display().to_string(), error);
    make_folder(&config.data).map_err(wrong)?;
    let file = open_private(&config.data.join("server.lock")).map_err(wrong)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(wrong(std::io::Error::other("another parlour is already using this folder")))
        }
        // A file system without locks is no reason not to serve.
        _ => Ok(Some(file)),
    }
}

/// Listens at an address, with connections that buffer little.
async fn bind(listen: &str) -> std::io::Result<TcpListener> {
    let mut failure = std::io::Error::new(std::io::ErrorKind::NotFound, "this is not an address");
    for address in tokio::net::lookup_host(listen).await? {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(SEND_BUFFER)?;
        match socket.bind(address).and_then(|()| socket.listen(1_024)) {
            Ok(listener) => return Ok(listener),
            Err(error) => failure = error,
        }
    }
    Err(failure)
}

/// Serves one connection until it is closed, or becomes a socket.
async fn converse<S>(
    stream: S,
    address: SocketAddr,
    app: Router,
    patience: Duration,
    mut leaving: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = hyper::service::service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(Peer(address)));
        app.clone().call(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = &mut connection => return,
        _ = leaving.wait_for(|leaving| *leaving) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

#[cfg(feature = "tls")]
use crate::tls::Encrypted;

/// HTTPS, where it is not built in.
#[cfg(not(feature = "tls"))]
#[derive(Clone)]
enum Encrypted {}

#[cfg(not(feature = "tls"))]
impl Encrypted {
    fn new(config: &Config) -> Result<Option<Self>, StartError> {
        if config.tls.is_none() {
            return Ok(None);
        }
        let sentence = "this parlour was built without TLS; build it with --features tls";
        Err(StartError::Io(config.listen.clone(), std::io::Error::other(sentence)))
    }

    #[allow(clippy::unused_async, reason = "the other build serves here")]
    async fn serve(self, _: TcpStream, _: SocketAddr, _: Router, _: Duration, _: watch::Receiver<bool>) {
        match self {}
    }
}

#[cfg(feature = "tls")]
impl Encrypted {
    async fn serve(
        self,
        stream: TcpStream,
        address: SocketAddr,
        app: Router,
        patience: Duration,
        leaving: watch::Receiver<bool>,
    ) {
        if let Some(stream) = self.accept(stream, patience).await {
            converse(stream, address, app, patience, leaving).await;
        }
    }
}

/// From here on a panic is logged by its place alone: its message may hold what a player may not know.
pub fn hush_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a panic was caught");
    }));
}

/// Serves until the process is told to stop (Ctrl-C, or SIGTERM).
pub async fn serve(config: Config) -> Result<(), StartError> {
    let stop = stop_signal();
    Server::bind(config).await?.run(stop).await
}

/// Ends with Ctrl-C or SIGTERM. They are listened for from the call on, not only once it is awaited:
/// whoever has read where the server is may stop it at once.
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(signal)
    };
    async move {
        #[cfg(unix)]
        if let [Ok(mut interrupt), Ok(mut terminate)] = signals {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}
