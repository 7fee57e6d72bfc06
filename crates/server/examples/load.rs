//! Load: what the server takes, beside a bare server built from the same parts. The clients run in
//! the same process, on the same cores. SQLite with `synchronous=FULL`; every action is checked by
//! the rules, durable before it is acknowledged, and pushed to the other seat.
//!
//!     cargo run --release -p parlour-server --example load
//!
//! runs one after another, each in a process of its own:
//!
//! - `bare`: the yardstick. 1,000 sockets in closed loop; accept a message, append a row by the
//!   same group commit, answer.
//! - `loop`: 1,000 sockets in closed loop, two to a match.
//! - `rate`: 2,000 sockets, each with one action a second.
//! - `idle`: what a connected seat costs in memory: 4,000 sockets, the server in a process alone. With
//!   `--game wotr --sockets 20000` the server holds 10,000 matches of War of the Ring, two seats of each
//!   connected; it needs `ulimit -n 30000`.
//!
//! One of these words as an argument runs that part alone; `--sockets N`, `--seconds N` and, for `idle`,
//! `--game ID` change it. Each has a folder of its own for its data and removes it in the end, also when
//! it is interrupted; what one that was killed has left, the next removes.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use parlour_protocol::{Ask, MatchInfo, Request};
use parlour_server::store::Append;
use parlour_server::{Config, Server, Settings, Shared};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as ClientFrame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tower::ServiceExt;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Bare,
    Loop,
    Rate,
    Idle,
    /// The server of `idle`, in its own process.
    Serve,
}

const PARTS: [(Part, &str); 5] =
    [(Part::Bare, "bare"), (Part::Loop, "loop"), (Part::Rate, "rate"), (Part::Idle, "idle"), (Part::Serve, "serve")];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1)?.parse().ok());
    let Some((part, _)) = PARTS.iter().find(|(_, name)| args.first().is_some_and(|arg| arg == name)) else {
        return everything(&args);
    };
    let usual = match part {
        Part::Bare | Part::Loop => 1_000,
        Part::Rate => 2_000,
        Part::Idle | Part::Serve => 4_000,
    };
    let sockets = number("--sockets").unwrap_or(usual);
    let seconds = number("--seconds").unwrap_or(10) as u64;
    let game = args.iter().position(|arg| arg == "--game").and_then(|at| args.get(at + 1)).map_or(GAME, String::as_str);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let folder = folder();
    let done = runtime.block_on(async {
        let part = async {
            match part {
                Part::Idle => idle(sockets, game).await,
                Part::Serve => serve(folder.path(), sockets, game).await,
                part => load(*part, folder.path(), sockets, seconds).await,
            }
        };
        tokio::select! {
            () = part => true,
            () = interrupted(args.iter().any(|arg| arg == WATCHED)) => false,
        }
    });
    // Whatever still runs ends with the process.
    drop(folder);
    std::process::exit(if done { 0 } else { 130 });
}

/// The game that is played.
const GAME: &str = "tictactoe";

/// Says that the part ends when its input does: whoever started it is gone then.
const WATCHED: &str = "--watched";

/// How the folders of this program are called; the number of its process follows.
const FOLDER: &str = "parlour-load-";

/// A folder for the data, after those of processes that were killed are gone.
fn folder() -> tempfile::TempDir {
    for left in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        let name = left.file_name().to_string_lossy().into_owned();
        let process = name.strip_prefix(FOLDER).and_then(|rest| rest.split('-').next()).map(str::to_owned);
        if process.is_some_and(|process| !Path::new("/proc").join(process).exists()) {
            let _ = std::fs::remove_dir_all(left.path());
        }
    }
    tempfile::Builder::new().prefix(&format!("{FOLDER}{}-", std::process::id())).tempdir().unwrap()
}

/// Waits for somebody to end this, or to go away.
async fn interrupted(watched: bool) {
    use tokio::signal::unix::{SignalKind, signal};
    let [mut interrupt, mut end, mut hang_up] =
        [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(|kind| signal(kind).unwrap());
    let gone = tokio::task::spawn_blocking(move || {
        if watched {
            let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        } else {
            std::thread::park();
        }
    });
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = end.recv() => {}
        _ = hang_up.recv() => {}
        _ = gone => {}
    }
}

/// All parts, and how the server compares with its yardstick.
fn everything(args: &[String]) {
    let run = |name: &str| {
        let program = std::env::current_exe().unwrap();
        let mut part = Command::new(program);
        let part = part.arg(name).arg(WATCHED).args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut part = part.spawn().unwrap();
        // Its input stays open for as long as this process is there.
        let input = part.stdin.take();
        let done = part.wait_with_output().unwrap();
        drop(input);
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        print!("{name}: {said}");
        let rate = said.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
        rate.unwrap_or(f64::NAN)
    };
    let (bare, full) = (run("bare"), run("loop"));
    println!("loop / bare: {:.2}", full / bare);
    run("rate");
    run("idle");
}

fn settings(folder: &Path) -> Settings {
    Settings {
        data: Some(folder.to_owned()),
        listen: Some("127.0.0.1:0".into()),
        rate: Some(u32::MAX / 8_000),
        sockets: Some(1_000_000),
        sockets_per_address: Some(1_000_000),
        matches: Some(u32::MAX),
        guest_matches: Some(u32::MAX),
        bot_matches: Some(u32::MAX),
        matches_per_address: Some(u32::MAX),
        ..Settings::default()
    }
}

/// What was measured.
#[derive(Default)]
struct Tally {
    attached: AtomicUsize,
    stop: AtomicBool,
    /// From action to acknowledgement, in microseconds.
    latencies: Mutex<Vec<u64>>,
}

/// A seat to play: the cookie, the match and which seat.
type Seats = Vec<(String, String, u8)>;

async fn load(part: Part, folder: &Path, sockets: usize, seconds: u64) {
    let tally = Arc::new(Tally::default());
    let (address, seats) =
        if part == Part::Bare { bare(folder, sockets).await } else { full(folder, sockets, GAME).await };
    let rate = (part == Part::Rate).then_some(1.0);
    connect(address, seats, &tally, rate);
    while tally.attached.load(Ordering::Relaxed) < sockets {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (started, worked) = (Instant::now(), worked());
    tally.latencies.lock().unwrap().clear();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let mut latencies = std::mem::take(&mut *tally.latencies.lock().unwrap());
    let (took, worked) = (started.elapsed().as_secs_f64(), self::worked() - worked);
    latencies.sort_unstable();
    let at = |share: f64| latencies.get((latencies.len() as f64 * share) as usize).copied().unwrap_or_default();
    let [half, most, worst] = [0.5, 0.99, 0.999_999].map(|share| at(share) as f64 / 1e3);
    println!(
        "{:.0} actions a second, {sockets} sockets, {took:.0} s; acknowledged in {half:.1} ms (half), \
         {most:.1} ms (99 of 100), {worst:.1} ms (worst); {:.0} us of processor time each, clients and all",
        latencies.len() as f64 / took,
        worked * 1e6 / latencies.len() as f64
    );
}

/// What a connected seat costs, the server's process alone.
async fn idle(sockets: usize, game: &str) {
    let mut server = Command::new(std::env::current_exe().unwrap());
    let server = server.args(["serve", WATCHED, "--sockets", &sockets.to_string(), "--game", game]);
    let mut server = server.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = std::io::BufRead::lines(std::io::BufReader::new(server.stdout.take().unwrap()));
    let said = lines.map_while(Result::ok).find(|line| line.starts_with('{')).expect("the server says where it is");
    let (address, seats): (SocketAddr, Seats) = {
        let said: Value = serde_json::from_str(&said).unwrap();
        (serde_json::from_value(said["at"].clone()).unwrap(), serde_json::from_value(said["seats"].clone()).unwrap())
    };
    let tally = Arc::new(Tally::default());
    tally.stop.store(true, Ordering::Relaxed);
    let before = memory(server.id());
    connect(address, seats, &tally, None);
    while tally.attached.load(Ordering::Relaxed) < sockets {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // As long as it takes until what is not needed is put away.
    tokio::time::sleep(Duration::from_secs(30)).await;
    let after = memory(server.id());
    let each = after.saturating_sub(before) as f64 / sockets as f64;
    println!("{each:.1} KiB a connected seat: {before} KiB with the matches, {after} KiB with {sockets} sockets");
    drop(server.stdin.take());
    server.wait().unwrap();
}

async fn serve(folder: &Path, sockets: usize, game: &str) {
    let (address, seats) = full(folder, sockets, game).await;
    println!("{}", json!({ "at": address, "seats": seats }));
    std::future::pending::<()>().await;
}

/// The processor time that this process has used, in seconds.
fn worked() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    // User and system time, in hundredths.
    after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// Resident memory of a process, in KiB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or_default()
}

/// The server with a match for every two sockets.
async fn full(folder: &Path, sockets: usize, game: &str) -> (SocketAddr, Seats) {
    let server = Server::bind(Config::from(settings(folder))).await.unwrap();
    let address = server.address().unwrap();
    let app = parlour_server::http::router(server.shared.clone());
    tokio::spawn(server.run(std::future::pending()));
    // Many at a time: they share their commits.
    let pairs = futures_util::stream::iter(0..sockets / 2).map(|pair| lay(&app, game, pair)).buffered(64);
    (address, pairs.concat().await)
}

/// A match with its two players.
async fn lay(app: &axum::Router, game: &str, pair: usize) -> Seats {
    let (first, second) = (guest(app, pair * 2).await, guest(app, pair * 2 + 1).await);
    let info: MatchInfo = post(app, &first, "/api/matches", json!({ "game": game, "open": true })).await;
    let _: MatchInfo = post(app, &second, &format!("/api/matches/{}/join", info.id), json!({})).await;
    vec![(first, info.id.clone(), 0), (second, info.id, 1)]
}

async fn guest(app: &axum::Router, number: usize) -> String {
    let request =
        axum::http::Request::post("/api/guest").header("host", "localhost").header("content-type", "application/json");
    let body = json!({ "name": format!("Player {number}") }).to_string();
    let response = app.clone().oneshot(request.body(axum::body::Body::from(body)).unwrap()).await.unwrap();
    response.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}

async fn post<T: serde::de::DeserializeOwned>(app: &axum::Router, cookie: &str, path: &str, body: Value) -> T {
    use http_body_util::BodyExt;
    let request = axum::http::Request::post(path)
        .header("host", "localhost")
        .header("content-type", "application/json")
        .header("cookie", cookie);
    let response = app.clone().oneshot(request.body(axum::body::Body::from(body.to_string())).unwrap()).await.unwrap();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    serde_json::from_slice(&bytes).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&bytes)))
}

/// The yardstick: the same socket library, the same group commit, and nothing else.
async fn bare(folder: &Path, sockets: usize) -> (SocketAddr, Seats) {
    let clock = Arc::new(parlour_server::clock::SystemClock);
    let shared = Shared::start(Config::from(settings(folder)), clock).await.unwrap();
    let next = Arc::new(AtomicU64::new(0));
    let app =
        axum::Router::new().route("/api/socket", axum::routing::any(append_and_answer)).with_state((shared, next));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        use axum::serve::ListenerExt;
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, app).await
    });
    (address, vec![("none=1".to_owned(), String::new(), 0); sockets])
}

async fn append_and_answer(
    State((shared, next)): State<(Arc<Shared>, Arc<AtomicU64>)>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let no = next.fetch_add(1, Ordering::Relaxed) as i64;
    upgrade.read_buffer_size(2_048).write_buffer_size(0).on_upgrade(move |mut socket| async move {
        let mut seq = 0;
        while let Some(Ok(Frame::Text(text))) = socket.recv().await {
            let append = Append { no, rows: vec![(seq, text.as_bytes().to_vec())], ..Append::default() };
            shared.store.append(append).await.unwrap();
            seq += 1;
            if socket.send(Frame::Text(text)).await.is_err() {
                return;
            }
        }
    })
}

/// Connects a client for each seat.
fn connect(address: SocketAddr, seats: Seats, tally: &Arc<Tally>, rate: Option<f64>) {
    let at_once = Arc::new(tokio::sync::Semaphore::new(64));
    for (index, (cookie, id, seat)) in seats.into_iter().enumerate() {
        let (tally, at_once) = (tally.clone(), at_once.clone());
        tokio::spawn(async move {
            let permit = at_once.acquire_owned().await.unwrap();
            let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            let config = WebSocketConfig::default().read_buffer_size(8_192).write_buffer_size(0);
            let (socket, _) =
                tokio_tungstenite::connect_async_with_config(request, Some(config), true).await.expect("a socket");
            let mut client = Client { socket, tally, rate, phase: index as u64 };
            if id.is_empty() {
                client.tally.attached.fetch_add(1, Ordering::Relaxed);
                drop(permit);
                client.bare().await;
            } else {
                client.ask(1, &id, Ask::Attach { since: None, watch: false, beats: true }).await;
                let first = client.socket.next().await;
                client.tally.attached.fetch_add(1, Ordering::Relaxed);
                drop(permit);
                client.play(&id, seat, first).await;
            }
        });
    }
}

/// What the client looks for in a message: it is there to load the server, not to show a board.
/// The prompt comes last in an update.
enum Seen<'a> {
    Update { number: u32, prompt: Option<&'a str> },
    Reply { re: u32, fault: bool },
    Other,
}

fn number_after(text: &str, name: &str) -> u32 {
    let rest = text.find(name).map_or("", |at| &text[at + name.len()..]);
    rest.split(|digit: char| !digit.is_ascii_digit()).next().and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

fn see(text: &str) -> Seen<'_> {
    if text.starts_with("{\"update\"") {
        let prompt = text.find("\"prompt\":").map(|at| &text[at..]);
        return Seen::Update { number: number_after(text, "\"number\":"), prompt };
    }
    if text.starts_with("{\"reply\"") {
        return Seen::Reply { re: number_after(text, "\"re\":"), fault: text.contains("\"fault\"") };
    }
    Seen::Other
}

struct Client {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
    tally: Arc<Tally>,
    rate: Option<f64>,
    phase: u64,
}

impl Client {
    async fn pause(&self) {
        if let Some(rate) = self.rate {
            // Two play a match in turns, so each waits half its time. Spread, so that all do not
            // act at once.
            let period = 1e6 / rate / 2.0;
            let jitter = (self.phase.wrapping_mul(7_919) % 1_000) as f64 / 1_000.0;
            tokio::time::sleep(Duration::from_micros((period * (0.5 + jitter)) as u64)).await;
        }
    }

    fn count(&self, started: Instant) {
        self.tally.latencies.lock().unwrap().push(started.elapsed().as_micros() as u64);
    }

    async fn bare(&mut self) {
        let text = "x".repeat(120);
        while !self.tally.stop.load(Ordering::Relaxed) {
            let started = Instant::now();
            self.socket.send(ClientFrame::text(text.clone())).await.unwrap();
            let _ = self.socket.next().await;
            self.count(started);
        }
    }

    /// Plays its seat whenever it is asked.
    async fn play(
        &mut self,
        id: &str,
        seat: u8,
        first: Option<Result<ClientFrame, tokio_tungstenite::tungstenite::Error>>,
    ) {
        let (mut message, mut waiting, mut next) = (first, None, 2);
        // What to do about the latest update: the first seat and the second act, the first takes
        // back, and so on: a match that never ends. All three are checked, durable and pushed alike.
        let mut answer: Option<Ask> = None;
        loop {
            let Some(Ok(frame)) = message else { return };
            if let ClientFrame::Text(text) = frame {
                match see(&text) {
                    Seen::Update { number, prompt } => {
                        answer = prompt.map(|prompt| {
                            let options = prompt.matches("\"action\":").count();
                            let from = prompt.find("\"action\":").map_or("", |at| &prompt[at + 9..]);
                            let action = from.find(",\"label\"").map_or("null", |end| &from[..end]);
                            if options >= 8 {
                                let action = serde_json::from_str(action).expect("an action");
                                Ask::Act { seat, expect: number, key: number.to_string(), action }
                            } else {
                                Ask::Undo { seat, expect: number }
                            }
                        });
                    }
                    Seen::Reply { re, fault } => {
                        if let Some((_, started)) = waiting.take_if(|(number, _)| *number == re) {
                            if fault {
                                eprintln!("{text}");
                            } else {
                                self.count(started);
                            }
                        }
                    }
                    Seen::Other => {}
                }
            }
            if !self.tally.stop.load(Ordering::Relaxed)
                && waiting.is_none()
                && let Some(ask) = answer.take()
            {
                self.pause().await;
                waiting = Some((next, Instant::now()));
                self.ask(next, id, ask).await;
                next += 1;
            }
            message = self.socket.next().await;
        }
    }

    async fn ask(&mut self, number: u32, id: &str, ask: Ask) {
        let request = Request { id: number, match_id: id.to_owned(), ask };
        let _ = self.socket.send(ClientFrame::text(serde_json::to_string(&request).unwrap())).await;
    }
}
