//! One socket: requests one way, replies and pushes the other. One task reads and writes; requests
//! are answered one after another, and pushes go out while one is being answered.

use std::collections::HashSet;
use std::future::Future;
use std::iter::once;
use std::pin::{Pin, pin};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, SinkExt, StreamExt};
use parlour_protocol::{Ask, Code, Fault, Message, Outcome, Reply, Request as Asked};
use tokio::sync::futures::Notified;
use tokio::sync::mpsc::Receiver;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use super::auth::{self, Caller};
use super::body::parse;
use super::websocket::{self, PIECE, Socket, pieces};
use super::{AppState, Refused, guard};
use parlour_table::{Command, Replied, Who};

use crate::outbox::{Inbox, Outbox, outbox, text};

/// No frame is larger than this, in bytes.
const FRAME: usize = 64 << 10;

/// What a socket reads at once, in bytes: thousands of sockets must be cheap.
const READ: usize = 2 << 10;

/// Messages that wait together are written together up to so many bytes. It is grown into, not kept
/// ready.
const WRITE: usize = PIECE;

/// At most so many matches at one socket.
const MATCHES: usize = 64;

/// So many unreadable frames, and the socket is closed.
const GARBAGE: u32 = 16;

/// A client that takes nothing for so long is gone.
const SEND: Duration = Duration::from_secs(20);

/// A client that goes is told why, if it listens within so long.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often a quiet client is asked whether it is there.
const PING: Duration = Duration::from_secs(30);

/// Open a WebSocket: it takes a `Request` a frame and sends a `Message` a frame.
#[utoipa::path(get, path = "/api/socket", tag = "matches",
    responses((status = 101, description = "a socket"), (status = 429, body = Fault, description = "too many connections")))]
pub async fn open(State(shared): State<AppState>, caller: Caller, upgrade: Upgrade) -> Response {
    let Upgrade { request, address, token } = upgrade;
    if shared.is_draining() {
        return Refused(crate::live::busy()).into_response();
    }
    if !shared.limits.try_open(&address) {
        return Refused::new(Code::InputRate, "too many connections").into_response();
    }
    let counted = Counted { shared: shared.clone(), address };
    let config = WebSocketConfig::default().read_buffer_size(READ).write_buffer_size(WRITE);
    request.begin(config.max_message_size(Some(FRAME)).max_frame_size(Some(FRAME)), move |socket| async move {
        shared.metrics.sockets.add(1);
        converse(&shared, caller, socket, &counted.address, token.as_deref()).await;
        shared.metrics.sockets.add(-1);
        drop(counted);
    })
}

/// The upgrade with the address of whoever wants it.
pub struct Upgrade {
    request: websocket::Upgrade,
    address: String,
    /// The hash of the token that the caller has shown.
    token: Option<Vec<u8>>,
}

impl axum::extract::FromRequest<AppState> for Upgrade {
    type Rejection = Refused;

    async fn from_request(mut request: Request, shared: &AppState) -> Result<Self, Refused> {
        let address = guard::address(shared, request.headers(), request.extensions());
        let token = auth::shown_token(request.headers());
        let request = websocket::Upgrade::of(&mut request, auth::PROTOCOL);
        let request = request.map_err(|wrong| Refused::new(Code::InputShape, wrong))?;
        Ok(Upgrade { request, address, token })
    }
}

/// Counts the socket out when it is gone, however it goes.
struct Counted {
    shared: AppState,
    address: String,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.shared.limits.closed(&self.address);
    }
}

type Asking = Pin<Box<dyn Future<Output = (u32, Outcome)> + Send>>;

async fn converse(shared: &AppState, caller: Caller, mut socket: Socket, address: &str, token: Option<&[u8]>) {
    let number = shared.socket_number();
    let (sender, inbox) = outbox(number);
    if let Some(token) = token {
        shared.tokens.opened(token, number, inbox.slow.clone());
    }
    let mut who = caller.who();
    let caller = who.id().unwrap_or(address).to_owned();
    who.socket = Some(number);
    let mut attached: HashSet<String> = HashSet::new();
    let mut asking: Option<Asking> = None;
    let mut garbage = 0;
    let mut drain = shared.drain.subscribe();
    let mut drained = pin!(async { drop(drain.wait_for(|draining| *draining).await) });
    let Inbox { mut queue, slow } = inbox;
    let mut slow = pin!(slow.notified());
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut quiet = 0;
    let mut farewell = None;
    loop {
        let sent = tokio::select! {
            biased;
            () = &mut drained => {
                farewell = Some((CloseCode::Restart, "the server is restarting"));
                false
            }
            () = &mut slow => false,
            (re, result) = async { asking.as_mut().expect("checked").await }, if asking.is_some() => {
                asking = None;
                if matches!(result, Outcome::Fault(_)) {
                    shared.metrics.faults.add(1);
                }
                send(&mut socket, &mut queue, slow.as_mut(), pieces(text(&Message::Reply(Reply { re, result })))).await
            }
            Some(message) = queue.recv() => send(&mut socket, &mut queue, slow.as_mut(), pieces(message)).await,
            frame = socket.next(), if asking.is_none() => match frame {
                Some(Ok(Frame::Text(frame))) => {
                    quiet = 0;
                    match take(shared, &who, &sender, &caller, &mut attached, frame.as_bytes()) {
                        Ok(future) => {
                            asking = Some(future);
                            true
                        }
                        Err(fault) => {
                            garbage += u32::from(fault.code != Code::InputRate);
                            send(&mut socket, &mut queue, slow.as_mut(), pieces(text(&Message::Fault(fault)))).await
                        }
                    }
                }
                Some(Ok(Frame::Binary(_))) => {
                    garbage += 1;
                    let fault = Fault::new(Code::InputShape, "send text");
                    send(&mut socket, &mut queue, slow.as_mut(), pieces(text(&Message::Fault(fault)))).await
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => {
                    quiet = 0;
                    true
                }
                Some(Err(_)) => {
                    farewell = Some((CloseCode::Policy, "this frame is too large or invalid"));
                    false
                }
                Some(Ok(Frame::Close(_))) | None => false,
            },
            _ = ping.tick() => {
                quiet += 1;
                quiet < 4 && send(&mut socket, &mut queue, slow.as_mut(), once(Frame::Ping(Bytes::new()))).await
            }
        };
        if garbage >= GARBAGE {
            farewell = Some((CloseCode::Policy, "too many unreadable messages"));
        }
        if !sent || farewell.is_some() {
            break;
        }
    }
    if let Some((code, reason)) = farewell {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = tokio::time::timeout(FAREWELL, socket.send(Frame::Close(Some(frame)))).await;
    }
    if let Some(token) = token {
        shared.tokens.closed(token, number);
    }
    for id in attached {
        shared.tables.gone(&id, number).await;
    }
}

/// Sends a message and whatever else is waiting, in as few writes as they fit into; false if the
/// client is gone or too slow.
async fn send(
    socket: &mut Socket,
    queue: &mut Receiver<Utf8Bytes>,
    slow: Pin<&mut Notified<'_>>,
    frames: impl Iterator<Item = Frame>,
) -> bool {
    let mut all = pin!(async {
        for frame in frames {
            socket.feed(frame).await?;
        }
        while let Ok(message) = queue.try_recv() {
            for piece in pieces(message) {
                socket.feed(piece).await?;
            }
        }
        socket.flush().await
    });
    // Mostly there is room, and nothing to wait for.
    if let Some(sent) = all.as_mut().now_or_never() {
        return sent.is_ok();
    }
    tokio::select! {
        sent = tokio::time::timeout(SEND, all) => matches!(sent, Ok(Ok(()))),
        () = slow => false,
    }
}

/// Reads a frame and begins to answer it.
fn take(
    shared: &AppState,
    who: &Who,
    outbox: &Outbox,
    caller: &str,
    attached: &mut HashSet<String>,
    frame: &[u8],
) -> Result<Asking, Fault> {
    if !shared.limits.admit(caller, 1) {
        return Err(Fault::new(Code::InputRate, "too many requests; slow down"));
    }
    let Asked { id, match_id, ask } = parse(frame)?;
    if matches!(ask, Ask::Attach { .. }) {
        if attached.len() >= MATCHES {
            return Err(Fault::new(Code::InputSize, "too many matches on one connection"));
        }
        attached.insert(match_id.clone());
    }
    let (shared, who, outbox) = (shared.clone(), who.clone(), outbox.clone());
    Ok(Box::pin(async move {
        let answer =
            shared.tables.call_by(&shared, &match_id, Command::Ask(who, ask), Some(outbox), Replied::answer).await;
        let result = match answer {
            Ok(answer) => Outcome::Ok(answer),
            Err(fault) => Outcome::Fault(fault),
        };
        (id, result)
    }))
}
