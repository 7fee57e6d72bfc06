//! Over real sockets: whole matches of every game, garbage, and clients that come back.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use parlour_core::{AnyMatch, Record, Rng, Seat, Viewer};
use parlour_protocol::{Answer, Ask, Code, Fault, Message, Outcome, Request, Update};
use parlour_server::clock::HandClock;
use parlour_server::{Config, Server, Shared};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::house::{House, Person, START, settings};

/// No test waits longer than this for a message.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that really listens, and its in-process side.
pub struct Listening {
    pub house: House,
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    _folder: tempfile::TempDir,
}

impl Listening {
    pub async fn open() -> Self {
        Listening::on(None).await
    }

    /// On this database.
    pub async fn on(database: Option<String>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let set = parlour_server::Settings { database, ..settings(folder.path()) };
        let server = Server::bind(Config::from(set)).await.unwrap();
        let address = server.address().unwrap();
        let shared: Arc<Shared> = server.shared.clone();
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(server.run(async { drop(stopped.await) }));
        let app = parlour_server::http::router(shared.clone());
        let house = House::of(shared, HandClock::new(START), app, folder.path());
        Listening { house, address, stop: Some(stop), _folder: folder }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
    }
}

/// Lets a server that was opened in process be reached by sockets, too.
pub async fn serve(house: &House) -> (tokio::task::JoinHandle<()>, SocketAddr) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = house.app.clone();
    (tokio::spawn(async move { axum::serve(listener, app).await.unwrap() }), address)
}

/// A client that keeps everything it ever received.
pub struct Wire {
    socket: WebSocketStream<TcpStream>,
    pub received: Vec<String>,
    /// With what code and words the server has closed the socket.
    pub farewell: Option<(u16, String)>,
    next: u32,
}

impl Wire {
    pub async fn connect(address: SocketAddr, person: &Person) -> Self {
        Wire::try_connect(address, person).await.expect("the server takes the socket")
    }

    /// The same with a server that may be gone at any moment.
    pub async fn try_connect(address: SocketAddr, person: &Person) -> Option<Self> {
        Wire::over(TcpStream::connect(address).await.ok()?, address, person).await
    }

    /// Over a connection of the test's own.
    pub async fn over(stream: TcpStream, address: SocketAddr, person: &Person) -> Option<Self> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(cookie) = &person.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(token) = &person.bearer {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.ok()?;
        Some(Wire::new(socket))
    }

    /// Over a socket of the test's own.
    pub fn new(socket: WebSocketStream<TcpStream>) -> Self {
        Wire { socket, received: Vec::new(), next: 0, farewell: None }
    }

    pub async fn send(&mut self, id: &str, ask: Ask) -> u32 {
        self.next += 1;
        let request = Request { id: self.next, match_id: id.to_owned(), ask };
        self.raw(Frame::text(serde_json::to_string(&request).unwrap())).await;
        self.next
    }

    pub async fn raw(&mut self, frame: Frame) {
        let _ = self.socket.send(frame).await;
    }

    /// Sends the first half of a request's frame, and is gone.
    pub async fn send_half(mut self, id: &str, ask: Ask) {
        use tokio::io::AsyncWriteExt;
        let request = Request { id: 1, match_id: id.to_owned(), ask };
        let body = serde_json::to_vec(&request).unwrap();
        // A text in one frame, its length in two bytes, masked with nothing.
        let mut frame = vec![0x81, 0x80 | 0x7e];
        frame.extend((body.len() as u16).to_be_bytes());
        frame.extend([0; 4]);
        frame.extend(&body[..body.len() / 2]);
        let stream = self.socket.get_mut();
        stream.write_all(&frame).await.unwrap();
        stream.shutdown().await.unwrap();
    }

    /// The next message; none when the server has closed the socket.
    pub async fn next(&mut self) -> Option<Message> {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame = tokio::time::timeout_at(deadline, self.socket.next()).await.expect("a message in time")?;
            match frame.ok()? {
                Frame::Text(text) => {
                    self.received.push(text.to_string());
                    return Some(Message::read(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Frame::Close(frame) => {
                    self.farewell = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                _ => {}
            }
        }
    }

    /// Asks and waits for the reply; pushes that come before are dropped.
    pub async fn ask(&mut self, id: &str, ask: Ask) -> Result<Answer, Fault> {
        let number = self.send(id, ask).await;
        loop {
            match self.next().await.expect("the socket is open") {
                Message::Reply(reply) if reply.re == number => {
                    return match reply.result {
                        Outcome::Ok(answer) => Ok(answer),
                        Outcome::Fault(fault) => Err(fault),
                    };
                }
                _ => {}
            }
        }
    }

    /// Waits for the next update.
    pub async fn update(&mut self) -> Update {
        loop {
            if let Message::Update(update) = self.next().await.expect("the socket is open") {
                return *update;
            }
        }
    }
}

/// Plays one seat at random until the match is over or `limit` actions were taken.
async fn play_seat(mut wire: Wire, id: String, seat: u8, seed: u64, limit: u32) -> (Vec<String>, Vec<Update>) {
    let mut rng = Rng::new(seed);
    let mut updates: Vec<Update> = Vec::new();
    let (mut acted, mut waiting, mut acted_on) = (0, None, None);
    wire.send(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await;
    loop {
        match wire.next().await.expect("the socket is open") {
            Message::Update(update) => {
                let latest = updates.last().map_or(0, |update: &Update| update.number);
                assert!(update.number >= latest, "numbers only grow");
                let over = update.ending.is_some();
                updates.push(*update);
                if over {
                    return (wire.received, updates);
                }
            }
            Message::Reply(reply) if Some(reply.re) == waiting => {
                waiting = None;
                match reply.result {
                    Outcome::Ok(_) => {}
                    Outcome::Fault(fault) if fault.code == Code::ActionStale || fault.code == Code::TableOver => {}
                    Outcome::Fault(fault) => panic!("seat {seat}: {fault:?}"),
                }
            }
            Message::Reply(reply) => assert!(matches!(reply.result, Outcome::Ok(_)), "{reply:?}"),
            Message::Frozen { .. } | Message::Fault(_) => panic!("{:?}", wire.received.last()),
            _ => {}
        }
        let Some(update) = updates.last().filter(|_| waiting.is_none()) else { continue };
        let Some(prompt) = &update.prompt else { continue };
        if acted >= limit {
            waiting = Some(wire.send(&id, Ask::Resign { seat }).await);
            continue;
        }
        let choice = rng.pick(&prompt.options).expect("a seat that is asked has an option");
        let key = format!("{seat}-{}", update.number);
        let ask = Ask::Act { seat, expect: update.number, key, action: choice.action.clone() };
        // The same number is never acted on twice: the next update brings the next.
        if acted_on.replace(update.number) == Some(update.number) {
            continue;
        }
        acted += 1;
        waiting = Some(wire.send(&id, ask).await);
    }
}

/// Everything a viewer was sent must be that viewer's own: each view is one that the engine makes
/// for this viewer, each event one that it may be told.
fn check_own(played: &dyn AnyMatch, viewer: Viewer, updates: &[Update]) {
    let line = played.line();
    let views: HashSet<String> = (0..=line.len()).map(|kept| played.view_after(kept, viewer).0.to_string()).collect();
    let told: HashSet<String> = line
        .iter()
        .flat_map(|number| played.told(*number, viewer))
        .map(|(event, words)| format!("{event} {}", words.key))
        .collect();
    for update in updates {
        assert!(views.contains(&update.view.to_string()), "a view that is not {viewer:?}'s: {}", update.view);
        for said in update.changes.iter().flat_map(|change| &change.events) {
            let event = format!("{} {}", said.event, said.words.key);
            assert!(told.contains(&event), "an event that {viewer:?} may not know: {event}");
        }
    }
}

/// Everything that the servers of this process log, at the most talkative level.
#[derive(Clone, Default)]
pub struct Log(Arc<std::sync::Mutex<Vec<u8>>>);

impl Log {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

/// Reads the log from here on.
pub fn log() -> Log {
    static LOG: std::sync::OnceLock<Log> = std::sync::OnceLock::new();
    let begin = || {
        let log = Log::default();
        let writer = log.clone();
        let talkative =
            tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
        talkative.try_init().expect("nobody else reads the log");
        log
    };
    LOG.get_or_init(begin).clone()
}

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

async fn whole_match(listening: &Listening, game: &str, limit: u32) -> Vec<String> {
    let house = &listening.house;
    let mut host = house.guest("Anna").await;
    let open = host.create(json!({ "game": game, "entropy": "anna's dice" })).await;
    let mut people = vec![host.clone()];
    for seat in 1..open.seats.len() {
        let mut person = house.guest(&format!("Player {seat}")).await;
        person.join(&open.id, json!({})).await.unwrap();
        people.push(person);
    }
    let mut watcher = Wire::connect(listening.address, &house.stranger()).await;
    watcher.ask(&open.id, Ask::Attach { since: Some(0), watch: true, beats: true }).await.unwrap();
    // The onlooker reads all the time: one that does not is dropped.
    let watching = tokio::spawn(async move {
        let mut watched: Vec<Update> = Vec::new();
        while watched.last().is_none_or(|update| update.ending.is_none()) {
            watched.push(watcher.update().await);
        }
        (watcher.received, watched)
    });
    let mut players = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let wire = Wire::connect(listening.address, person).await;
        players.push(tokio::spawn(play_seat(wire, open.id.clone(), seat as u8, 7 + seat as u64, limit)));
    }
    let mut seen = Vec::new();
    for player in players {
        seen.push(player.await.unwrap());
    }
    seen.push(watching.await.unwrap());
    let record: Record = host.get(&format!("/api/matches/{}/record", open.id)).await;
    let (played, verified) = parlour_registry::game(game).unwrap().replay(&record).unwrap();
    assert_eq!(verified.trusted, 0);
    let key = serde_json::to_string(record.keys[0].key.as_ref().unwrap()).unwrap();
    let mut secrets = vec![key.trim_matches('"').to_owned()];
    secrets.extend(people.iter().flat_map(|person| [person.id.clone(), person.cookie.clone().unwrap()]));
    for (viewer, (received, updates)) in seen.iter().enumerate() {
        for secret in &secrets {
            let leak = received.iter().find(|frame| frame.contains(secret.as_str()));
            assert!(leak.is_none(), "{game}: viewer {viewer} got a secret in {leak:?}");
        }
        let viewer = if viewer < people.len() { Viewer::Seat(Seat(viewer as u8)) } else { Viewer::Spectator };
        check_own(played.as_ref(), viewer, updates);
    }
    let metrics = parlour_server::metrics::Metrics::text(&house.shared.metrics);
    assert!(secrets.iter().all(|secret| !metrics.contains(secret.as_str())));
    secrets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_each_example_is_played_to_the_end_and_everybody_gets_only_his_own_view() {
    let (log, listening) = (log(), Listening::open().await);
    let mut secrets = Vec::new();
    // Those of the product are played in `a03_canaries`.
    for game in parlour_registry::games().iter().filter(|game| !game.info().listed) {
        secrets.extend(whole_match(&listening, game.info().id, 400).await);
    }
    let log = log.text();
    assert!(log.contains("answered"), "the log is read");
    let told = secrets.iter().find(|secret| log.contains(secret.as_str()));
    assert!(told.is_none(), "{told:?} is in the log");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bot_in_python_plays_every_game() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("PARLOUR_REQUIRE_SERVICES").is_none(), "python3 is not installed");
        eprintln!("python3 is not installed: this test did nothing");
        return;
    }
    let listening = Listening::open().await;
    for game in parlour_registry::games() {
        let (id, server) = (game.info().id, format!("http://{}", listening.address));
        let arguments = [bot, &server, "--game", id, "--seed", "7", "--limit", "40"].map(str::to_owned);
        let ran = tokio::task::spawn_blocking(move || std::process::Command::new("python3").args(arguments).output());
        let ran = ran.await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        assert!(ran.status.success(), "{id}: {said}{}", String::from_utf8_lossy(&ran.stderr));
        assert!(said.contains("\"ending\""), "{id}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_race_for_one_number_one_wins() {
    let listening = Listening::open().await;
    let (anna, _, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    let prompt = anna.clone().look(&id, Some(0)).await.prompt.unwrap();
    let start = Arc::new(tokio::sync::Barrier::new(8));
    let mut racers = Vec::new();
    for racer in 0..8 {
        let mut wire = Wire::connect(listening.address, &anna).await;
        let (id, start, action) = (id.clone(), start.clone(), prompt.options[racer].action.clone());
        racers.push(tokio::spawn(async move {
            start.wait().await;
            wire.ask(&id, Ask::Act { seat: 0, expect: 0, key: format!("racer {racer}"), action }).await
        }));
    }
    let mut results = Vec::new();
    for racer in racers {
        results.push(racer.await.unwrap());
    }
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1, "{results:?}");
    let losers = results.iter().filter_map(|result| result.as_ref().err());
    assert!(losers.into_iter().all(|fault| fault.code == Code::ActionStale), "{results:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_is_answered_and_then_the_socket_is_closed() {
    let listening = Listening::open().await;
    let (anna, _, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    let mut wire = Wire::connect(listening.address, &anna).await;
    let good = serde_json::to_string(&Request { id: 1, match_id: id.clone(), ask: Ask::Detach }).unwrap();
    let deep = format!("{{\"id\":1,\"match\":\"{id}\",\"ask\":{}", "[".repeat(2_000));
    for (frame, code) in [
        (Frame::text("not json"), Code::InputShape),
        (Frame::text(&good[..good.len() / 2]), Code::InputShape),
        (Frame::text(good.replace("detach", "explode")), Code::InputShape),
        (Frame::text(good.replace("\"id\"", "\"extra\":1,\"id\"")), Code::InputShape),
        (Frame::text(deep), Code::InputSize),
        (Frame::binary(vec![0, 159, 146, 150]), Code::InputShape),
    ] {
        wire.raw(frame).await;
        match wire.next().await.expect("the socket stays open") {
            Message::Fault(fault) => assert_eq!(fault.code, code),
            other => panic!("{other:?}"),
        }
    }
    // It still works for those who come to their senses.
    assert!(wire.ask(&id, Ask::Look { seat: Some(0), since: None }).await.is_ok());
    // Six times it has not been understood so far.
    for _ in 0..10 {
        wire.raw(Frame::text("{")).await;
        assert!(matches!(wire.next().await, Some(Message::Fault(_))));
    }
    assert!(wire.next().await.is_none());
    assert_eq!(wire.farewell, Some((1008, "too many unreadable messages".to_owned())));
    // A frame that is too large closes the socket at once.
    let mut wire = Wire::connect(listening.address, &anna).await;
    wire.raw(Frame::text("x".repeat(100 << 10))).await;
    assert!(wire.next().await.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_comes_back_gets_what_it_missed() {
    let listening = Listening::open().await;
    let (anna, mut ben, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    let mut wire = Wire::connect(listening.address, &anna).await;
    wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    anna.clone().pick(&id, 0, 0).await.unwrap();
    while wire.update().await.number < 1 {}
    wire.ask(&id, Ask::Looked { seat: 0, number: 1 }).await.unwrap();
    drop(wire);
    ben.pick(&id, 1, 0).await.unwrap();
    anna.clone().pick(&id, 0, 0).await.unwrap();
    ben.ask(&id, Ask::Chat { text: "still there?".into() }).await.unwrap();
    for since in [Some(1), None] {
        let mut wire = Wire::connect(listening.address, &anna).await;
        wire.send(&id, Ask::Attach { since, watch: false, beats: true }).await;
        let (mut changes, mut attached) = (None, None);
        while changes.is_none() || attached.is_none() {
            match wire.next().await.expect("the socket is open") {
                Message::Update(update) => {
                    changes = Some(update.changes.iter().map(|change| change.number).collect::<Vec<_>>());
                }
                Message::Reply(reply) => attached = Some(reply.result),
                _ => {}
            }
        }
        assert_eq!(changes.unwrap(), [2, 3], "{since:?}");
        let Some(Outcome::Ok(Answer::Attached { chat, present, .. })) = attached else { panic!("attached") };
        assert_eq!((chat[0].text.as_str(), present.as_slice()), ("still there?", &[0][..]));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_that_play_has_overtaken_is_asked_about_no_longer() {
    let listening = Listening::open().await;
    let (mut anna, mut ben, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    let mut wire = Wire::connect(listening.address, &ben).await;
    wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    ben.pick(&id, 1, 0).await.unwrap();
    anna.ask(&id, Ask::Undo { seat: 0, expect: 2 }).await.unwrap();
    let mut news = async || loop {
        if let Message::Undo(news) = wire.next().await.expect("the socket is open") {
            return news;
        }
    };
    assert!(news().await.plan.is_some(), "Ben is asked");
    anna.pick(&id, 0, 0).await.unwrap();
    assert_eq!(news().await.granted, Some(false), "and then no longer");
    let late = ben.ask(&id, Ask::Consent { seat: 1, agree: true }).await.unwrap_err();
    assert_eq!(late.code, Code::ActionNothing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_drains_tells_its_clients_and_keeps_what_it_acknowledged() {
    let mut listening = Listening::open().await;
    let (anna, _, id) = crate::house::two_at(&listening.house, "tictactoe").await;
    let mut wire = Wire::connect(listening.address, &anna).await;
    wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    anna.clone().pick(&id, 0, 0).await.unwrap();
    let _ = listening.stop.take().unwrap().send(());
    while wire.next().await.is_some() {}
    assert_eq!(wire.farewell, Some((1012, "the server is restarting".to_owned())));
    let again = House::at(&listening.house.folder, HandClock::new(START)).await;
    let mut anna2 = again.same(&anna);
    assert_eq!(anna2.look(&id, Some(0)).await.number, 1);
}
