//! Load: many sockets in closed loop or at a fixed rate, against a server in the same process on
//! SQLite with `synchronous=FULL`. Every action is checked by the rules, durable before it is
//! acknowledged, and pushed to the other seat.
//!
//!     cargo run --release -p parlour-server --example load -- --sockets 1000 --seconds 10
//!     cargo run --release -p parlour-server --example load -- --sockets 2000 --rate 1 --seconds 20
//!     cargo run --release -p parlour-server --example load -- --bare --sockets 1000
//!     cargo run --release -p parlour-server --example load -- --idle --sockets 4000
//!
//! `--bare` measures the yardstick: accept a message, append a row by group commit, answer.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use parlour_protocol::{Ask, Fault, MatchInfo, Request};
use parlour_server::store::{Append, Store};
use parlour_server::{Config, Server, Settings, Shared};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as ClientFrame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

struct Plan {
    sockets: usize,
    seconds: u64,
    rate: Option<f64>,
    bare: bool,
    idle: bool,
}

fn plan() -> Plan {
    let args: Vec<String> = std::env::args().collect();
    let value = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1)).cloned();
    Plan {
        sockets: value("--sockets").and_then(|text| text.parse().ok()).unwrap_or(1_000),
        seconds: value("--seconds").and_then(|text| text.parse().ok()).unwrap_or(10),
        rate: value("--rate").and_then(|text| text.parse().ok()),
        bare: args.iter().any(|arg| arg == "--bare"),
        idle: args.iter().any(|arg| arg == "--idle"),
    }
}

fn settings(folder: &Path) -> Settings {
    Settings {
        data: Some(folder.to_owned()),
        listen: Some("127.0.0.1:0".into()),
        rate: Some(u32::MAX / 8_000),
        sockets: Some(1_000_000),
        sockets_per_address: Some(1_000_000),
        ..Settings::default()
    }
}

/// What was measured.
#[derive(Default)]
struct Tally {
    done: AtomicU64,
    stop: AtomicBool,
}

#[tokio::main]
async fn main() {
    let plan = plan();
    let folder = tempfile::tempdir().unwrap();
    let tally = Arc::new(Tally::default());
    let before = memory();
    let mut clients = Vec::new();
    let address = if plan.bare { bare(folder.path()).await } else { full(folder.path(), &plan).await };
    let (address, seats) = address;
    let ready = memory();
    println!("{} sockets at {address}", plan.sockets);
    let waits = Arc::new(tokio::sync::Semaphore::new(64));
    for (index, (cookie, ids, seat)) in seats.into_iter().enumerate() {
        let (tally, rate, idle, waits) = (tally.clone(), plan.rate, plan.idle, waits.clone());
        clients.push(tokio::spawn(async move {
            let permit = waits.acquire_owned().await.unwrap();
            let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            let config = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default()
                .read_buffer_size(4_096)
                .write_buffer_size(0);
            let (socket, _) =
                tokio_tungstenite::connect_async_with_config(request, Some(config), true).await.expect("a socket");
            drop(permit);
            let mut client = Client { socket, tally, rate, phase: index as u64, latencies: Vec::new() };
            if ids.is_empty() {
                client.bare().await;
            } else {
                client.play(&ids, seat, idle).await;
            }
            client.latencies
        }));
    }
    let warm = Duration::from_secs(if plan.idle { plan.seconds } else { 3 });
    tokio::time::sleep(warm).await;
    let (started, counted) = (Instant::now(), tally.done.load(Ordering::Relaxed));
    if !plan.idle {
        tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    }
    let done = tally.done.load(Ordering::Relaxed) - counted;
    let took = started.elapsed().as_secs_f64();
    let full = memory();
    tally.stop.store(true, Ordering::Relaxed);
    println!("memory: {before} KiB at start, {ready} KiB with matches, {full} KiB with sockets");
    println!("both ends of a socket cost {:.1} KiB each", full.saturating_sub(ready) as f64 / plan.sockets as f64);
    if plan.idle {
        std::process::exit(0);
    }
    let mut latencies = Vec::new();
    for client in clients {
        if let Ok(Ok(mine)) = tokio::time::timeout(Duration::from_secs(5), client).await {
            latencies.extend(mine);
        }
    }
    latencies.sort_unstable();
    let at = |share: f64| latencies.get((latencies.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!("{:.0} actions a second over {took:.1} s", done as f64 / took);
    println!(
        "latency from action to acknowledgement: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        at(0.5) as f64 / 1e3,
        at(0.99) as f64 / 1e3,
        at(0.999_999) as f64 / 1e3
    );
    std::process::exit(0);
}

/// Resident memory of this process in KiB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or_default()
}

type Seats = Vec<(String, Vec<String>, u8)>;

/// The server with a match for every two sockets; enough matches one after another for the time.
async fn full(folder: &Path, plan: &Plan) -> (SocketAddr, Seats) {
    let server = Server::bind(Config::from(settings(folder))).await.unwrap();
    let address = server.address().unwrap();
    let shared = server.shared.clone();
    tokio::spawn(server.run(std::future::pending()));
    let app = parlour_server::http::router(shared.clone());
    let mut seats = Vec::new();
    for pair in 0..plan.sockets / 2 {
        let (first, second) = (guest(&app, pair * 2).await, guest(&app, pair * 2 + 1).await);
        let info: MatchInfo = post(&app, &first, "/api/matches", json!({ "game": "tictactoe", "open": true })).await;
        let path = format!("/api/matches/{}/join", info.id);
        let _: MatchInfo = post(&app, &second, &path, json!({})).await;
        seats.push((first, vec![info.id.clone()], 0));
        seats.push((second, vec![info.id], 1));
    }
    keep(shared);
    (address, seats)
}

/// Keeps the server for as long as the process lives.
fn keep(shared: Arc<Shared>) {
    std::mem::forget(shared);
}

async fn guest(app: &axum::Router, number: usize) -> String {
    let request = axum::http::Request::post("/api/guest").header("content-type", "application/json");
    let body = json!({ "name": format!("Player {number}") }).to_string();
    let response = app.clone().oneshot(request.body(axum::body::Body::from(body)).unwrap()).await.unwrap();
    response.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}

async fn post<T: serde::de::DeserializeOwned>(app: &axum::Router, cookie: &str, path: &str, body: Value) -> T {
    use http_body_util::BodyExt;
    let request = axum::http::Request::post(path).header("content-type", "application/json").header("cookie", cookie);
    let response = app.clone().oneshot(request.body(axum::body::Body::from(body.to_string())).unwrap()).await.unwrap();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    serde_json::from_slice(&bytes).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&bytes)))
}

/// The yardstick: the same socket library, the same group commit, and nothing else.
async fn bare(folder: &Path) -> (SocketAddr, Seats) {
    let shared =
        Shared::start(Config::from(settings(folder)), Arc::new(parlour_server::clock::SystemClock)).await.unwrap();
    let next = Arc::new(AtomicU64::new(0));
    let app =
        axum::Router::new().route("/api/socket", axum::routing::any(append_and_answer)).with_state((shared, next));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, app).await });
    (address, (0..plan().sockets).map(|_| ("none=1".to_owned(), Vec::new(), 0)).collect())
}

async fn append_and_answer(
    State((shared, next)): State<(Arc<Shared>, Arc<AtomicU64>)>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let no = next.fetch_add(1, Ordering::Relaxed) as i64;
    upgrade.read_buffer_size(2_048).write_buffer_size(0).on_upgrade(move |mut socket| async move {
        let store: &Store = &shared.store;
        let mut seq = 0;
        while let Some(Ok(Frame::Text(text))) = socket.recv().await {
            let append = Append { no, rows: vec![(seq, text.as_bytes().to_vec())], head: None };
            store.append(append).await.unwrap();
            seq += 1;
            if socket.send(Frame::Text(text)).await.is_err() {
                return;
            }
        }
    })
}

/// What the client reads of a message: it is there to load the server, not to show a board.
#[derive(serde::Deserialize)]
struct Lean {
    update: Option<LeanUpdate>,
    reply: Option<LeanReply>,
}

#[derive(serde::Deserialize)]
struct LeanUpdate {
    number: u32,
    prompt: Option<LeanPrompt>,
}

#[derive(serde::Deserialize)]
struct LeanPrompt {
    options: Vec<LeanChoice>,
}

#[derive(serde::Deserialize)]
struct LeanChoice {
    action: Value,
}

#[derive(serde::Deserialize)]
struct LeanReply {
    re: u32,
    fault: Option<Fault>,
}

struct Client {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
    tally: Arc<Tally>,
    rate: Option<f64>,
    phase: u64,
    latencies: Vec<u64>,
}

impl Client {
    async fn pause(&self) {
        if let Some(rate) = self.rate {
            // Spread over the second, so that all do not act at once.
            let period = 1e6 / rate;
            let jitter = (self.phase.wrapping_mul(7_919) % 1_000) as f64 / 1_000.0;
            tokio::time::sleep(Duration::from_micros((period * (0.5 + jitter)) as u64)).await;
        }
    }

    fn count(&mut self, started: Instant) {
        self.latencies.push(started.elapsed().as_micros() as u64);
        self.tally.done.fetch_add(1, Ordering::Relaxed);
    }

    async fn bare(&mut self) {
        let text = "x".repeat(120);
        while !self.tally.stop.load(Ordering::Relaxed) {
            self.pause().await;
            let started = Instant::now();
            self.socket.send(ClientFrame::text(text.clone())).await.unwrap();
            let _ = self.socket.next().await;
            self.count(started);
        }
    }

    /// Plays its seat whenever it is asked.
    async fn play(&mut self, ids: &[String], seat: u8, idle: bool) {
        let id = &ids[0];
        self.ask(1, id, Ask::Attach { since: None, watch: false }).await;
        let (mut asked, mut waiting, mut next) = (None, None, 2);
        while !self.tally.stop.load(Ordering::Relaxed) {
            let Some(Ok(frame)) = self.socket.next().await else { return };
            let ClientFrame::Text(text) = frame else { continue };
            match serde_json::from_str::<Lean>(&text).unwrap() {
                Lean { update: Some(update), .. } => asked = Some(update),
                Lean { reply: Some(reply), .. } if waiting.as_ref().is_some_and(|(re, _)| *re == reply.re) => {
                    let (_, started) = waiting.take().expect("checked");
                    match reply.fault {
                        None => self.count(started),
                        Some(fault) => eprintln!("{fault}"),
                    }
                }
                _ => {}
            }
            if idle || waiting.is_some() {
                continue;
            }
            let Some(update) = asked.take() else { continue };
            let number = update.number;
            // The first seat and the second act, the first takes back, and so on: a match that never
            // ends. All three are checked, durable and pushed alike.
            let ask = match update.prompt {
                Some(prompt) if prompt.options.len() >= 8 => {
                    let action = prompt.options[0].action.clone();
                    Ask::Act { seat, expect: number, key: format!("{number}"), action }
                }
                Some(_) => Ask::Undo { seat, expect: number },
                None => continue,
            };
            self.pause().await;
            waiting = Some((next, Instant::now()));
            self.ask(next, id, ask).await;
            next += 1;
        }
    }

    async fn ask(&mut self, number: u32, id: &str, ask: Ask) {
        let request = Request { id: number, match_id: id.to_owned(), ask };
        let _ = self.socket.send(ClientFrame::text(serde_json::to_string(&request).unwrap())).await;
    }
}
