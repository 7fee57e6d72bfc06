//! How a connection becomes a WebSocket. A long message goes out in pieces, of which each is a frame: what is
//! written is put together in a buffer that a socket keeps at its largest size, and thousands of sockets
//! must be cheap.

use std::future::Future;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_PROTOCOL, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Piece;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

/// A WebSocket.
pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A piece of a message has at most so many bytes.
pub const PIECE: usize = 4 << 10;

/// A request for a WebSocket.
pub struct Upgrade {
    accept: HeaderValue,
    protocol: Option<HeaderValue>,
    upgraded: OnUpgrade,
}

impl Upgrade {
    /// What a request asks for, or why that is no WebSocket. Of the protocols that the client speaks, only
    /// this one is spoken here.
    pub fn of(request: &mut Request, protocol: &'static str) -> Result<Self, &'static str> {
        let headers = request.headers();
        if request.method() != Method::GET {
            return Err("a WebSocket begins with GET");
        }
        if !lists(headers, CONNECTION, "upgrade") || !lists(headers, UPGRADE, "websocket") {
            return Err("ask for an upgrade to a WebSocket");
        }
        if !lists(headers, SEC_WEBSOCKET_VERSION, "13") {
            return Err("only version 13 of WebSockets is known here");
        }
        let key = headers.get(SEC_WEBSOCKET_KEY).ok_or("the header Sec-WebSocket-Key is missing")?;
        let accept = derive_accept_key(key.as_bytes()).parse().expect("it is written in letters and digits");
        let spoken = lists(headers, SEC_WEBSOCKET_PROTOCOL, protocol);
        let protocol = spoken.then(|| HeaderValue::from_static(protocol));
        let upgraded = request.extensions_mut().remove().ok_or("this connection can't become a WebSocket")?;
        Ok(Upgrade { accept, protocol, upgraded })
    }

    /// Answers the request, and converses when the connection has become a WebSocket.
    pub fn begin<C, F>(self, config: WebSocketConfig, converse: C) -> Response
    where
        C: FnOnce(Socket) -> F + Send + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { accept, protocol, upgraded } = self;
        tokio::spawn(async move {
            if let Ok(upgraded) = upgraded.await {
                let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config));
                converse(socket.await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        headers.extend(protocol.map(|protocol| (SEC_WEBSOCKET_PROTOCOL, protocol)));
        response
    }
}

/// Whether a header has a word in its list.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
}

/// A message as the frames in which it is sent.
pub fn pieces(text: Utf8Bytes) -> impl Iterator<Item = Frame> {
    let bytes = Bytes::from(text);
    let starts = (0..bytes.len().max(1)).step_by(PIECE);
    starts.map(move |start| {
        let end = bytes.len().min(start + PIECE);
        let kind = if start == 0 { Data::Text } else { Data::Continue };
        Frame::Frame(Piece::message(bytes.slice(start..end), OpCode::Data(kind), end == bytes.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_whole_in_its_pieces() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            let text = "ä".repeat(length / 2) + &"x".repeat(length % 2);
            let (mut whole, mut last) = (Vec::new(), Vec::new());
            for (place, frame) in pieces(Utf8Bytes::from(text.clone())).enumerate() {
                let Frame::Frame(piece) = frame else { panic!("a frame") };
                let kind = if place == 0 { Data::Text } else { Data::Continue };
                assert_eq!(piece.header().opcode, OpCode::Data(kind), "piece {place} of {length}");
                assert!(piece.payload().len() <= PIECE);
                last.push(piece.header().is_final);
                whole.extend_from_slice(piece.payload());
            }
            assert_eq!(String::from_utf8(whole).unwrap(), text);
            assert_eq!(last.iter().position(|last| *last), Some(last.len() - 1), "{length}");
        }
    }
}
