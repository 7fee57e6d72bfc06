//! A server in the test's own process, and people who call it.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use parlour_protocol::{Answer, Ask, Fault, MatchInfo, Update};
use parlour_server::clock::HandClock;
use parlour_server::{Config, Settings, Shared};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::load::call;

/// When the tests' clock starts.
pub const START: u64 = 1_000_000_000;

/// The password of everybody here.
pub const PASSWORD: &str = "correct horse";

/// The host that people here ask for.
pub const HOST: &str = "localhost";

/// A server.
pub struct House {
    pub shared: Arc<Shared>,
    pub clock: HandClock,
    pub app: Router,
    pub folder: PathBuf,
    /// Removes the folder when the test is done.
    #[allow(dead_code, reason = "held, not read")]
    temporary: Option<tempfile::TempDir>,
}

pub fn settings(folder: &Path) -> Settings {
    Settings {
        data: Some(folder.to_owned()),
        listen: Some("127.0.0.1:0".into()),
        rate: Some(1_000_000),
        sockets_per_address: Some(10_000),
        bot_threads: Some(2),
        matches: Some(100_000),
        guest_matches: Some(100_000),
        bot_matches: Some(100_000),
        matches_per_address: Some(1_000_000),
        ..Settings::default()
    }
}

impl House {
    pub async fn open() -> Self {
        let temporary = tempfile::tempdir().unwrap();
        let mut house = House::at(temporary.path(), HandClock::new(START)).await;
        house.temporary = Some(temporary);
        house
    }

    /// A server on a folder that another one may have used before.
    pub async fn at(folder: &Path, clock: HandClock) -> Self {
        House::with(settings(folder), clock).await
    }

    pub async fn with(set: Settings, clock: HandClock) -> Self {
        let folder = set.data.clone().unwrap();
        let shared = Shared::start(Config::from(set), Arc::new(clock.clone())).await.unwrap();
        let app = parlour_server::http::router(shared.clone());
        House { shared, clock, app, folder, temporary: None }
    }

    /// A server that was started elsewhere.
    pub fn of(shared: Arc<Shared>, clock: HandClock, app: Router, folder: &Path) -> Self {
        House { shared, clock, app, folder: folder.to_owned(), temporary: None }
    }

    pub async fn guest(&self, name: &str) -> Person {
        let mut person = self.stranger();
        let (status, me) = person.call("POST", "/api/guest", Some(json!({ "name": name }))).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        person.id = me["id"].as_str().unwrap().into();
        person
    }

    /// Somebody with an account.
    pub async fn member(&self, name: &str) -> Person {
        let mut person = self.stranger();
        let new = json!({ "name": name, "password": PASSWORD });
        let (status, me) = person.call("POST", "/api/register", Some(new)).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        person.id = me["id"].as_str().unwrap().into();
        person
    }

    pub fn stranger(&self) -> Person {
        Person { app: self.app.clone(), cookie: None, bearer: None, id: String::new() }
    }

    /// Somebody who was known to another server on the same storage.
    pub fn same(&self, person: &Person) -> Person {
        Person { app: self.app.clone(), ..person.clone() }
    }
}

/// Somebody who calls the server: in this process, or at an address.
#[derive(Clone)]
pub struct Person {
    app: Router,
    pub cookie: Option<String>,
    pub bearer: Option<String>,
    pub id: String,
}

/// Hands a request to a server in another process.
async fn forward(address: SocketAddr, request: Request<Body>) -> Result<Response<Body>, Infallible> {
    let (parts, body) = request.into_parts();
    let headers: Vec<(&str, &str)> =
        parts.headers.iter().map(|(name, value)| (name.as_str(), value.to_str().unwrap())).collect();
    let headers: Vec<_> = headers.into_iter().filter(|(name, _)| *name != "host").collect();
    let body = body.collect().await.unwrap().to_bytes();
    let path = parts.uri.path_and_query().unwrap().as_str();
    let (status, said) = call(address, parts.method.as_str(), path, &headers, &body).await.expect("the server answers");
    let (head, body) = said.split_once("\r\n\r\n").unwrap();
    let mut response = Response::builder().status(status);
    for (name, value) in head.lines().skip(1).filter_map(|line| line.split_once(": ")) {
        response = response.header(name, value);
    }
    Ok(response.body(Body::from(body.to_owned())).unwrap())
}

impl Person {
    /// A guest of a server in another process.
    pub async fn over(address: SocketAddr) -> Self {
        let app = Router::new().fallback_service(tower::service_fn(move |request| forward(address, request)));
        let mut person = Person { app, cookie: None, bearer: None, id: String::new() };
        let (status, me) = person.call("POST", "/api/guest", Some(json!({}))).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        person
    }

    /// Somebody else, whom the server does not know.
    pub fn stranger(&self) -> Person {
        Person { app: self.app.clone(), cookie: None, bearer: None, id: String::new() }
    }

    pub async fn send(&mut self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        let response = self.app.clone().oneshot(request).await.unwrap();
        for set in response.headers().get_all("set-cookie") {
            self.keep(set.to_str().unwrap().split(';').next().unwrap());
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        (status, bytes.to_vec())
    }

    /// The secret in the session's cookie.
    pub fn secret(&self) -> String {
        let cookies = self.cookie.as_deref().unwrap();
        cookies.split("; ").find_map(|cookie| cookie.strip_prefix("parlour_session=")).unwrap().to_owned()
    }

    /// Keeps a cookie as a browser does, by its name.
    fn keep(&mut self, cookie: &str) {
        let name = cookie.split('=').next().unwrap();
        let held = self.cookie.take().unwrap_or_default();
        let others = held.split("; ").filter(|other| !other.is_empty() && other.split('=').next() != Some(name));
        self.cookie = Some(others.chain([cookie]).collect::<Vec<_>>().join("; "));
    }

    pub fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header("host", HOST);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.bearer {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request
    }

    pub async fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let request = self.request(method, path).header("content-type", "application/json");
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let (status, bytes) = self.send(request.body(body).unwrap()).await;
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Calls and expects an answer of this kind.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> T {
        let (status, value) = self.call("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        serde_json::from_value(value).unwrap()
    }

    /// Posts and expects an answer of this kind, or a fault.
    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: impl Serialize) -> Result<T, Fault> {
        let (status, value) = self.call("POST", path, Some(serde_json::to_value(body).unwrap())).await;
        if status == StatusCode::OK {
            return Ok(serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}")));
        }
        Err(serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{status} {error}: {value}")))
    }

    pub async fn create(&mut self, new: Value) -> MatchInfo {
        self.post("/api/matches", new).await.unwrap()
    }

    pub async fn join(&mut self, id: &str, join: Value) -> Result<MatchInfo, Fault> {
        self.post(&format!("/api/matches/{id}/join"), join).await
    }

    pub async fn ask(&mut self, id: &str, ask: Ask) -> Result<Answer, Fault> {
        self.post(&format!("/api/matches/{id}/ask"), ask).await
    }

    pub async fn look(&mut self, id: &str, seat: Option<u8>) -> Update {
        match self.ask(id, Ask::Look { seat, since: Some(0) }).await.unwrap() {
            Answer::Update(update) => *update,
            other => panic!("{other:?}"),
        }
    }

    /// Takes the `option`-th action offered to a seat.
    pub async fn pick(&mut self, id: &str, seat: u8, option: usize) -> Result<Answer, Fault> {
        let update = self.look(id, Some(seat)).await;
        let action = update.prompt.expect("the seat is asked").options[option].action.clone();
        let key = format!("{seat}-{}", update.number);
        self.ask(id, Ask::Act { seat, expect: update.number, key, action }).await
    }
}

/// Waits for a condition, for as long as a slow machine may need.
pub async fn eventually<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    for _ in 0..12_000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{what}: not within a minute");
}

/// Two people at a table of tic-tac-toe.
pub async fn two_at(house: &House, game: &str) -> (Person, Person, String) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": game, "entropy": "anna's dice" })).await.id;
    ben.join(&id, json!({ "entropy": "ben's dice" })).await.unwrap();
    (anna, ben, id)
}
