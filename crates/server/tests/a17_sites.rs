//! A17: pages on other hosts. Those that the host allows may play, with a token and no cookie; all
//! others are refused as before.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use http_body_util::BodyExt;
use parlour_protocol::{Answer, Ask, Code, Fault, MatchInfo, SessionInfo, SessionKind, Token};
use parlour_server::Settings;
use parlour_server::clock::HandClock;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

use crate::house::{House, PASSWORD, START, settings};
use crate::wire::Wire;

const SITE: &str = "https://example.org";
const OTHER: &str = "https://evil.test";

/// A server that a site may play at.
async fn house() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { sites: Some(format!("{SITE}, http://localhost:8000")), ..settings(folder.path()) };
    (House::with(set, HandClock::new(START)).await, folder)
}

/// What a page of some origin gets: it shows a token, or has the browser send a cookie.
async fn page(
    house: &House,
    (method, path): (&str, &str),
    more: &[(&str, &str)],
    body: Value,
) -> (StatusCode, HeaderMap, Value) {
    let mut request = house.stranger().request(method, path).header("content-type", "application/json");
    for (name, value) in more {
        request = request.header(*name, *value);
    }
    let response = house.app.clone().oneshot(request.body(Body::from(body.to_string())).unwrap()).await.unwrap();
    let (head, body) = response.into_parts();
    let said = body.collect().await.unwrap().to_bytes();
    (head.status, head.headers, serde_json::from_slice(&said).unwrap_or(Value::Null))
}

/// The token of a guest who comes from the site.
async fn guest(house: &House) -> String {
    let (status, headers, said) = page(house, ("POST", "/api/guest"), &[("origin", SITE)], json!({})).await;
    assert_eq!(status, 200, "{said}");
    assert!(!headers.contains_key("set-cookie"), "a cookie would not come back");
    headers["parlour-session"].to_str().unwrap().to_owned()
}

fn code(said: Value) -> Code {
    serde_json::from_value::<Fault>(said).unwrap().code
}

#[tokio::test]
async fn a_browser_that_asks_first_is_told_what_an_allowed_site_may_do_and_nothing_about_others() {
    let (house, _folder) = house().await;
    let asks = ("access-control-request-method", "PUT");
    let (status, headers, _) = page(&house, ("OPTIONS", "/api/matches"), &[("origin", SITE), asks], Value::Null).await;
    assert_eq!(status, 204);
    assert_eq!(headers["access-control-allow-origin"], SITE);
    assert_eq!(headers["access-control-allow-methods"], "GET, POST, PUT, DELETE");
    assert_eq!(headers["access-control-allow-headers"], "authorization, content-type");
    assert!(!headers.contains_key("access-control-allow-credentials"), "no cookies");
    for origin in [OTHER, "null", "https://example.org.evil.test", "http://example.org", "https://example.org:8443"] {
        let (status, headers, _) =
            page(&house, ("OPTIONS", "/api/matches"), &[("origin", origin), asks], Value::Null).await;
        assert_eq!(status, 405, "{origin}");
        assert!(headers.keys().all(|name| !name.as_str().starts_with("access-control")), "{origin}: {headers:?}");
    }
    let plain = House::open().await;
    let (status, headers, _) = page(&plain, ("OPTIONS", "/api/games"), &[("origin", SITE), asks], Value::Null).await;
    assert!(status == 405 && !headers.contains_key("access-control-allow-origin"), "nobody is allowed unasked");
}

#[tokio::test]
async fn only_an_allowed_site_can_read_an_answer() {
    let (house, _folder) = house().await;
    for (origin, may) in [(SITE, true), ("HTTPS://Example.org", true), (OTHER, false), ("null", false)] {
        let (status, headers, _) = page(&house, ("GET", "/api/games"), &[("origin", origin)], Value::Null).await;
        assert_eq!(status, 200);
        assert_eq!(headers.contains_key("access-control-allow-origin"), may, "{origin}");
        let varies = headers.get_all("vary").iter().any(|value| value == "Origin");
        assert!(varies, "a cache must not give one site's answer to another");
    }
    let (_, headers, _) = page(&house, ("GET", "/"), &[("origin", SITE)], Value::Null).await;
    assert!(!headers.contains_key("access-control-allow-origin"), "the API alone");
}

#[tokio::test]
async fn a_guest_of_a_site_plays_with_a_token_that_is_good_there_alone() {
    let (house, _folder) = house().await;
    let bearer = format!("Bearer {}", guest(&house).await);
    let known = [("origin", SITE), ("authorization", bearer.as_str())];
    let (status, _, me) = page(&house, ("GET", "/api/me"), &known, Value::Null).await;
    assert!(status == 200 && me["guest"] == true, "{me}");
    let (status, headers, said) = page(&house, ("POST", "/api/matches"), &known, json!({ "game": "tictactoe" })).await;
    assert_eq!(status, 200, "{said}");
    assert_eq!(headers["access-control-allow-origin"], SITE);
    let id = serde_json::from_value::<MatchInfo>(said).unwrap().id;

    // Elsewhere it opens nothing: not for another page, not for a program, not as a cookie.
    let cookie = format!("parlour_session={}", &bearer["Bearer ".len()..]);
    for more in [
        vec![("origin", OTHER), ("authorization", &bearer)],
        vec![("origin", "http://localhost"), ("authorization", &bearer)],
        vec![("authorization", &bearer)],
        vec![("cookie", cookie.as_str())],
        vec![("origin", "http://localhost"), ("cookie", &cookie)],
    ] {
        let (status, _, said) = page(&house, ("GET", "/api/me"), &more, Value::Null).await;
        assert!(status == 403 && code(said) == Code::AuthOrigin, "{more:?}");
        assert_eq!(page(&house, ("POST", &format!("/api/matches/{id}/leave")), &more, json!({})).await.0, 403);
    }
}

#[tokio::test]
async fn a_cookie_says_nothing_when_it_comes_from_another_site() {
    let (house, _folder) = house().await;
    let anna = house.member("Anna").await;
    let cookie = anna.cookie.clone().unwrap();
    let (status, _, said) =
        page(&house, ("GET", "/api/me"), &[("origin", SITE), ("cookie", &cookie)], Value::Null).await;
    assert!(status == 401 && code(said) == Code::AuthRequired, "the site is allowed, and still no cookie is taken");
    let new = json!({ "game": "tictactoe" });
    let (status, _, said) =
        page(&house, ("POST", "/api/matches"), &[("origin", SITE), ("cookie", &cookie)], new.clone()).await;
    assert!(status == 401 && code(said) == Code::AuthRequired);
    let cross = [("origin", OTHER), ("cookie", cookie.as_str()), ("sec-fetch-site", "cross-site")];
    assert_eq!(page(&house, ("POST", "/api/matches"), &cross, new.clone()).await.0, 403);
    assert_eq!(page(&house, ("POST", "/api/guest"), &cross[..1], json!({})).await.0, 403);
    // A guest who is made there is not made in her place.
    page(&house, ("POST", "/api/guest"), &[("origin", SITE), ("cookie", &cookie)], json!({})).await;
    assert_eq!(anna.clone().call("GET", "/api/me", None).await.0, 200);
    let own = [("origin", "http://localhost"), ("cookie", cookie.as_str())];
    assert_eq!(page(&house, ("POST", "/api/matches"), &own, new).await.0, 200, "her own page is as it was");
}

#[tokio::test]
async fn somebody_at_a_site_is_there_in_person_and_a_program_is_not() {
    let (house, _folder) = house().await;
    let first = guest(&house).await;
    let bearer = format!("Bearer {first}");
    let as_guest = [("origin", SITE), ("authorization", bearer.as_str())];
    let me = page(&house, ("GET", "/api/me"), &as_guest, Value::Null).await.2;
    let new = json!({ "name": "Anna", "password": PASSWORD });
    let (status, headers, said) = page(&house, ("POST", "/api/register"), &as_guest, new).await;
    assert!(status == 200 && said["id"] == me["id"], "a guest becomes the account: {said}");
    assert!(!headers.contains_key("set-cookie"));
    assert_eq!(page(&house, ("GET", "/api/me"), &as_guest, Value::Null).await.0, 401, "the guest's session has ended");

    let bearer = format!("Bearer {}", headers["parlour-session"].to_str().unwrap());
    let anna = [("origin", SITE), ("authorization", bearer.as_str())];
    let sessions = page(&house, ("GET", "/api/sessions"), &anna, Value::Null).await.2;
    let sessions: Vec<SessionInfo> = serde_json::from_value(sessions).unwrap();
    assert!(sessions.len() == 1 && sessions[0].current && sessions[0].kind == SessionKind::Browser);
    let token = page(&house, ("POST", "/api/tokens"), &anna, json!({ "label": "bot" })).await.2;
    let program = format!("Bearer {}", serde_json::from_value::<Token>(token).unwrap().token);
    let change = json!({ "old": PASSWORD, "new": "battery staple" });
    for more in [vec![("authorization", program.as_str())], vec![("origin", SITE), ("authorization", &program)]] {
        assert_eq!(page(&house, ("POST", "/api/password"), &more, change.clone()).await.0, 401);
    }
    let (status, headers, said) = page(&house, ("POST", "/api/password"), &anna, change).await;
    assert_eq!(status, 200, "{said}");
    let bearer = format!("Bearer {}", headers["parlour-session"].to_str().unwrap());
    let renewed = [("origin", SITE), ("authorization", bearer.as_str())];
    assert_eq!(page(&house, ("GET", "/api/me"), &anna, Value::Null).await.0, 401);
    assert_eq!(page(&house, ("POST", "/api/logout"), &renewed, json!({})).await.0, 200);
    assert_eq!(page(&house, ("GET", "/api/me"), &renewed, Value::Null).await.0, 401, "signed out is signed out");
}

#[tokio::test]
async fn a_sites_session_ends_after_ninety_days_and_when_the_site_is_no_longer_allowed() {
    let (house, folder) = house().await;
    let bearer = format!("Bearer {}", guest(&house).await);
    let known = [("origin", SITE), ("authorization", bearer.as_str())];
    house.clock.turn(89 * 86_400_000);
    assert_eq!(page(&house, ("GET", "/api/me"), &known, Value::Null).await.0, 200);
    house.shared.close().await;
    let closed = House::at(folder.path(), house.clock.clone()).await;
    let (status, headers, _) = page(&closed, ("GET", "/api/me"), &known, Value::Null).await;
    assert!(status == 403 && !headers.contains_key("access-control-allow-origin"));
    closed.shared.close().await;
    let set = Settings { sites: Some(SITE.into()), ..settings(folder.path()) };
    let house = House::with(set, house.clock.clone()).await;
    assert_eq!(page(&house, ("GET", "/api/me"), &known, Value::Null).await.0, 200);
    house.clock.turn(2 * 86_400_000);
    let (status, headers, said) = page(&house, ("GET", "/api/me"), &known, Value::Null).await;
    assert!(status == 401 && code(said) == Code::AuthRequired);
    assert_eq!(headers["access-control-allow-origin"], SITE, "the page can read that it must begin anew");
}

#[tokio::test]
async fn a_site_opens_a_socket_with_its_token_among_the_protocols() {
    let (house, _folder) = house().await;
    let token = guest(&house).await;
    let bearer = format!("Bearer {token}");
    let known = [("origin", SITE), ("authorization", bearer.as_str())];
    let said = page(&house, ("POST", "/api/matches"), &known, json!({ "game": "tictactoe" })).await.2;
    let id = serde_json::from_value::<MatchInfo>(said).unwrap().id;
    let (task, address) = crate::wire::serve(&house).await;
    let offered = format!("parlour, parlour.session.{token}");
    let open = async |headers: &[(&'static str, &str)]| {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        tokio_tungstenite::client_async(request, TcpStream::connect(address).await.unwrap()).await
    };
    for origin in [OTHER, "http://localhost"] {
        let refused = open(&[("origin", origin), ("sec-websocket-protocol", &offered)]).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403), "{origin}");
    }
    let (socket, answer) = open(&[("origin", SITE), ("sec-websocket-protocol", &offered)]).await.unwrap();
    assert_eq!(answer.headers()["sec-websocket-protocol"], "parlour", "the token is not said back");
    let mut wire = Wire::new(socket);
    let attached = wire.ask(&id, Ask::Attach { since: Some(0), watch: false, beats: true }).await.unwrap();
    let Answer::Attached { info, .. } = attached else { panic!("{attached:?}") };
    assert!(info.seats[0].yours, "the guest sits where the page sat down");
    task.abort();
}
