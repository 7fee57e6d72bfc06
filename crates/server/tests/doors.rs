//! Who is let in and who must go: expired and revoked tokens, too many connections, clients that
//! never finish their request, and HTTPS.

use std::net::SocketAddr;
use std::time::Duration;

#[cfg(feature = "tls")]
use futures_util::{SinkExt, StreamExt};
use parlour_protocol::{Ask, Person as Me, Token, TokenInfo};
use parlour_server::clock::Clock;
use parlour_server::{Config, Server};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{House, settings, two_at};
use crate::wire::{Listening, Wire};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_taken_back_takes_its_sockets_with_it() {
    let listening = Listening::open().await;
    let (mut anna, _, id) = two_at(&listening.house, "tictactoe").await;
    let token: Token = anna.post("/api/tokens", json!({ "label": "my bot" })).await.unwrap();
    let mut bot = listening.house.stranger();
    bot.bearer = Some(token.token.clone());
    let mut wire = Wire::connect(listening.address, &bot).await;
    let mut own = Wire::connect(listening.address, &anna).await;
    wire.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap();
    let listed: Vec<TokenInfo> = anna.get("/api/tokens").await;
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].label, "my bot");
    assert!(!token.token.contains(&listed[0].id), "the list does not tell the token");
    let path = format!("/api/tokens/{}", listed[0].id);
    let mut stranger = listening.house.guest("Ben").await;
    assert_eq!(stranger.call("DELETE", &path, None).await.0, 404, "not somebody else's");
    assert_eq!(anna.call("DELETE", &path, None).await.0, 200);
    assert!(wire.next().await.is_none(), "the bot's socket is closed");
    assert_eq!(bot.call("GET", "/api/me", None).await.0, 401);
    own.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap();
    assert_eq!(anna.call("POST", "/api/logout", Some(json!({}))).await.0, 200);
    while own.next().await.is_some() {}
}

#[tokio::test]
async fn expired_sessions_are_thrown_away() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let me: Me = anna.get("/api/me").await;
    house.clock.turn(91 * 86_400_000);
    assert_eq!(anna.call("GET", "/api/me", None).await.0, 401);
    house.shared.clean_up().await.unwrap();
    assert!(house.shared.store.purge_sessions(house.clock.now()).await.unwrap().is_empty(), "they are gone already");
    assert_eq!(me.id, anna.id);
}

#[tokio::test]
async fn guests_who_cannot_come_back_are_forgotten_unless_they_have_played() {
    let house = House::open().await;
    let (_, mut ben) = (house.guest("Annabella").await, house.guest("Benjamin").await);
    ben.create(json!({ "game": "tictactoe" })).await;
    let known = async || {
        let mut rows = Vec::new();
        house.shared.store.backup(&mut rows).await.unwrap();
        let rows = String::from_utf8(rows).unwrap();
        ["Annabella", "Benjamin", "Cleopatra"].map(|name| rows.contains(name))
    };
    house.shared.clean_up().await.unwrap();
    assert_eq!(known().await, [true, true, false], "as long as their sessions last they are known");
    house.clock.turn(91 * 86_400_000);
    house.guest("Cleopatra").await;
    // The server may be cleaning up by itself as well.
    house.shared.clean_up().await.unwrap();
    assert_eq!(known().await, [false, true, true]);
}

/// A server with few connections to give.
async fn small() -> (SocketAddr, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let set = parlour_server::Settings { sockets_per_address: Some(2), ..settings(folder.path()) };
    let server = Server::bind(Config::from(set)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    (address, folder)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_only_so_many_connections() {
    let (address, _folder) = small().await;
    let mut open = Vec::new();
    let answers = |mut stream: TcpStream| async move {
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let mut first = [0; 12];
        (stream.read_exact(&mut first).await.is_ok() && &first == b"HTTP/1.1 200", stream)
    };
    let refused = loop {
        let (answered, stream) = answers(TcpStream::connect(address).await.unwrap()).await;
        if !answered {
            break open.len();
        }
        open.push(stream);
        assert!(open.len() < 500, "there is no limit");
    };
    assert_eq!(refused, 66, "two sockets, and 64 connections more");
    // One that goes makes room for another.
    open.pop();
    crate::house::eventually("there is room again", || async {
        answers(TcpStream::connect(address).await.unwrap()).await.0
    })
    .await;
}

/// A server that waits for a head or a body no longer than a moment.
async fn impatient() -> (SocketAddr, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let set = parlour_server::Settings { head_ms: Some(100), ..settings(folder.path()) };
    let server = Server::bind(Config::from(set)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    (address, folder)
}

/// Sends this and nothing more, and reads until the server closes the connection.
async fn says(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut answer)).await;
    let _ = closed.expect("the server closes the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_for_ever_over_a_request_is_let_go() {
    let (address, _folder) = impatient().await;
    for stalled in ["", "GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ", "G"] {
        let answer = says(address, stalled.as_bytes()).await;
        assert!(!answer.contains("200 OK"), "{stalled}: {answer}");
    }
    let head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n";
    let answer = says(address, format!("{head}content-length: 100\r\n\r\n{{\"name\":").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("took too long"), "{answer}");
    let answer = says(address, format!("{head}content-length: 2\r\n\r\n{{}}").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "others are served: {answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_is_too_large_is_refused() {
    let (address, _folder) = small().await;
    let long = format!("GET /health HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "x".repeat(64 << 10));
    let many = format!("GET /health HTTP/1.1\r\nhost: x\r\n{}\r\n", "x-many: 1\r\n".repeat(500));
    let path = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "x".repeat(64 << 10));
    for head in [long, many, path] {
        let answer = says(address, head.as_bytes()).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    let fits =
        format!("GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: {}\r\n\r\n", "x".repeat(8 << 10));
    assert!(says(address, fits.as_bytes()).await.starts_with("HTTP/1.1 200"));
}

#[cfg(feature = "tls")]
mod encrypted {
    use std::sync::Arc;

    use tokio_rustls::TlsConnector;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
    use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

    use super::*;

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
}
