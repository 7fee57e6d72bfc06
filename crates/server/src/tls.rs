//! HTTPS in process, with rustls on ring. Each connection shakes hands in its own task, so that a
//! slow one holds up nobody.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use crate::config::Config;
use crate::shared::StartError;

/// What encrypts connections.
#[derive(Clone)]
pub struct Encrypted(TlsAcceptor);

impl Encrypted {
    /// With the certificate chain and private key of the configuration, both PEM files; none
    /// without them.
    pub fn new(config: &Config) -> Result<Option<Self>, StartError> {
        let Some((cert, key)) = &config.tls else { return Ok(None) };
        let wrong = |path: &Path, error: &dyn std::fmt::Display| {
            StartError::Io(path.display().to_string(), std::io::Error::other(error.to_string()))
        };
        let chain = CertificateDer::pem_file_iter(cert).map_err(|error| wrong(cert, &error))?;
        let chain = chain.collect::<Result<Vec<_>, _>>().map_err(|error| wrong(cert, &error))?;
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(key, &error))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| wrong(cert, &error))?
            .with_no_client_auth()
            .with_single_cert(chain, secret)
            .map_err(|error| wrong(cert, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Some(Encrypted(TlsAcceptor::from(Arc::new(config)))))
    }

    /// Shakes hands; none if that fails or takes too long.
    pub async fn accept(&self, stream: TcpStream, patience: Duration) -> Option<TlsStream<TcpStream>> {
        tokio::time::timeout(patience, self.0.accept(stream)).await.ok()?.ok()
    }
}
