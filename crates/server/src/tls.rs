//! HTTPS in process, with rustls on ring. Handshakes go on beside each other, so that a slow one
//! holds up nobody.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use crate::shared::StartError;

/// A handshake that takes longer is given up.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// So many handshakes go on at once.
const HANDSHAKES: usize = 256;

/// A listener whose connections are encrypted.
pub struct TlsListener {
    accepted: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    address: SocketAddr,
}

impl TlsListener {
    /// Listens with this certificate chain and private key, both PEM files.
    pub fn new(listener: TcpListener, cert: &Path, key: &Path) -> Result<Self, StartError> {
        let wrong = |path: &Path, error: &dyn std::fmt::Display| {
            StartError::Io(path.display().to_string(), std::io::Error::other(error.to_string()))
        };
        let chain = CertificateDer::pem_file_iter(cert).map_err(|error| wrong(cert, &error))?;
        let chain = chain.collect::<Result<Vec<_>, _>>().map_err(|error| wrong(cert, &error))?;
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(key, &error))?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| wrong(cert, &error))?
            .with_no_client_auth()
            .with_single_cert(chain, secret)
            .map_err(|error| wrong(cert, &error))?;
        let address = listener.local_addr().map_err(|error| wrong(cert, &error))?;
        let (sender, accepted) = mpsc::channel(64);
        tokio::spawn(accept(listener, TlsAcceptor::from(Arc::new(config)), sender));
        Ok(TlsListener { accepted, address })
    }
}

async fn accept(
    listener: TcpListener,
    acceptor: TlsAcceptor,
    sender: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    let permits = Arc::new(Semaphore::new(HANDSHAKES));
    while let Ok(permit) = permits.clone().acquire_owned().await {
        let Ok((stream, address)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let (acceptor, sender) = (acceptor.clone(), sender.clone());
        tokio::spawn(async move {
            let _held = permit;
            if let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, acceptor.accept(stream)).await {
                let _ = sender.send((stream, address)).await;
            }
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.accepted.recv().await {
            Some(accepted) => accepted,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<Self::Addr> {
        Ok(self.address)
    }
}
