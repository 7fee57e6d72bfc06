//! HTTPS.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use parlour_server::{Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use crate::house::settings;

fn data(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn https_is_served_with_the_certificate_that_was_given() {
    let folder = tempfile::tempdir().unwrap();
    let mut set = settings(folder.path());
    (set.tls_cert, set.tls_key) = (Some(data("localhost.pem")), Some(data("localhost.key")));
    let server = Server::bind(Config::from(set)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(data("localhost.pem")).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let connector = TlsConnector::from(Arc::new(config));
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = connector.connect(name, TcpStream::connect(address).await.unwrap()).await.unwrap();
    let request = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
        content-length: 2\r\nconnection: close\r\n\r\n{}";
    stream.write_all(request).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("; Secure"), "cookies insist on HTTPS: {answer}");
    assert!(answer.contains("strict-transport-security"), "{answer}");
    // A socket over it, too.
    let mut stream = connector
        .connect(ServerName::try_from("localhost").unwrap(), TcpStream::connect(address).await.unwrap())
        .await
        .unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async("wss://localhost/api/socket", &mut stream).await.unwrap();
    socket.send(tokio_tungstenite::tungstenite::Message::text("garbage")).await.unwrap();
    let said = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(said.contains("input/shape"), "{said}");
    // Whoever speaks plainly is not understood, and holds up nobody.
    let mut plain = TcpStream::connect(address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\n\r\n").await.unwrap();
    let mut nothing = Vec::new();
    let _ = tokio::time::timeout(Duration::from_mins(1), plain.read_to_end(&mut nothing)).await.unwrap();
    assert!(!nothing.starts_with(b"HTTP"));
}

#[tokio::test]
async fn a_certificate_that_is_not_one_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut set = settings(folder.path());
    (set.tls_cert, set.tls_key) = (Some(data("localhost.key")), Some(data("missing.key")));
    let refused = Server::bind(Config::from(set)).await.err().unwrap().to_string();
    assert!(refused.contains("missing.key") || refused.contains("localhost.key"), "{refused}");
}
