//! On the network: listening, and letting everybody go gracefully.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::IncomingStream;
use tokio::net::TcpListener;

use crate::clock::SystemClock;
use crate::config::Config;
use crate::http::router;
use crate::shared::{Shared, StartError};

/// How long requests under way may take once the server is told to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// Whoever is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, TcpListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, TcpListener>) -> Self {
        Peer(*stream.remote_addr())
    }
}

#[cfg(feature = "tls")]
impl Connected<IncomingStream<'_, crate::tls::TlsListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, crate::tls::TlsListener>) -> Self {
        Peer(*stream.remote_addr())
    }
}

/// A server that listens.
pub struct Server {
    /// What its parts share.
    pub shared: Arc<Shared>,
    listener: TcpListener,
}

impl Server {
    /// Starts everything and listens; nobody is served yet.
    pub async fn bind(config: Config) -> Result<Self, StartError> {
        let listen = config.listen.clone();
        let shared = Shared::start(config, Arc::new(SystemClock)).await?;
        let failed = |error| StartError::Io(listen.clone(), error);
        let listener = TcpListener::bind(&listen).await.map_err(failed)?;
        Ok(Server { shared, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, StartError> {
        self.listener.local_addr().map_err(|error| StartError::Io(self.shared.config.listen.clone(), error))
    }

    /// Serves until `stop`, then drains: no new work, sockets are told to come back, what was
    /// acknowledged is durable anyway.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let shared = self.shared.clone();
        let listen = shared.config.listen.clone();
        let draining = shared.clone();
        let begun = Arc::new(tokio::sync::Notify::new());
        let begin = begun.clone();
        let stop = async move {
            stop.await;
            tracing::info!("draining");
            draining.begin_drain();
            begin.notify_one();
        };
        let app = router(shared.clone());
        let served = async {
            #[cfg(feature = "tls")]
            if let Some((cert, key)) = &shared.config.tls {
                let listener = crate::tls::TlsListener::new(self.listener, cert, key)?;
                let service = app.into_make_service_with_connect_info::<Peer>();
                let serving = axum::serve(listener, service).with_graceful_shutdown(stop);
                return serving.await.map_err(|error| StartError::Io(listen.clone(), error));
            }
            #[cfg(not(feature = "tls"))]
            if shared.config.tls.is_some() {
                let error = std::io::Error::other("this parlour was built without TLS; build it with --features tls");
                return Err(StartError::Io(listen.clone(), error));
            }
            let service = app.into_make_service_with_connect_info::<Peer>();
            let serving = axum::serve(self.listener, service).with_graceful_shutdown(stop);
            serving.await.map_err(|error| StartError::Io(listen.clone(), error))
        };
        let result = tokio::select! {
            served = served => served,
            () = async { begun.notified().await; tokio::time::sleep(DRAIN).await } => Ok(()),
        };
        shared.close().await;
        result
    }
}

/// Serves until the process is told to stop (Ctrl-C, or SIGTERM).
pub async fn serve(config: Config) -> Result<(), StartError> {
    Server::bind(config).await?.run(stop_signal()).await
}

/// Waits for Ctrl-C or SIGTERM.
pub async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return drop(interrupt.await) };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
