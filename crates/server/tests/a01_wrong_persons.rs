//! A1: wrong persons. Whoever has no right to something is refused, at every door there is.

use axum::body::Body;
use parlour_protocol::{Ask, Claim, Code, MatchInfo};
use parlour_server::Settings;
use serde_json::{Value, json};

use crate::house::{House, Person, two_at};
use crate::stage::on_each_store;

/// What anybody may ask without being known.
const FOR_ALL: &[&str] = &[
    "post /api/guest",
    "post /api/register",
    "post /api/login",
    "post /api/logout",
    "get /api/games",
    "get /api/host",
    "get /api/games/{id}/catalogue/{language}",
    "get /api/games/{id}/words/{language}",
    "get /api/games/{id}/book/{language}",
    "get /api/games/{id}/rules",
    "get /api/games/{id}/goods",
    "get /api/matches",
    "get /api/socket",
];

/// A body that each route would take.
fn body(path: &str) -> Value {
    match path {
        "/api/tokens" => json!({ "label": "bot" }),
        "/api/password" => json!({ "old": "correct horse", "new": "battery staple" }),
        "/api/profile/{game}/order" => json!({ "version": 0, "order": {} }),
        "/api/matches" => json!({ "game": "tictactoe" }),
        "/api/matches/{id}/ask" => json!({ "do": "look" }),
        "/api/matches/{id}/notes" => json!({ "text": "mine" }),
        "/api/matches/{id}/branch" => json!({ "kept": 0 }),
        _ => json!({}),
    }
}

on_each_store! {
    /// Every route of the document is for all, or refuses strangers; those of a match refuse those
    /// without a seat as well. A route that is added is found here.
    async fn every_route_refuses_whoever_it_is_not_for(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "invited" }]);
        let made = anna.create(json!({ "game": "tictactoe", "seats": seats, "private": true })).await;
        let invitations: Vec<parlour_protocol::Invitation> = anna.get(&format!("/api/matches/{}/invitations", made.id)).await;
        ben.join(&made.id, json!({ "invitation": invitations[0].secret })).await.unwrap();
        let document: Value = house.stranger().get("/api/openapi.json").await;
        let mut doors = 0;
        for (path, methods) in document["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                if FOR_ALL.contains(&format!("{method} {path}").as_str()) {
                    continue;
                }
                doors += 1;
                let own = path.replace("{id}", &made.id).replace("{kept}", "0").replace("{game}", "tictactoe");
                let what = (method.as_str() != "get").then(|| body(path));
                let strangers: Vec<(Person, &[u16])> = if path.contains("/matches/") {
                    vec![(house.stranger(), &[401, 404, 409]), (house.guest("Eve").await, &[403, 404, 409])]
                } else {
                    vec![(house.stranger(), &[401])]
                };
                for (mut stranger, refused) in strangers {
                    // Notes are everybody's own, on any match they know.
                    if path.ends_with("/notes") && stranger.cookie.is_some() {
                        continue;
                    }
                    let (status, said) = stranger.call(&method.to_uppercase(), &own, what.clone()).await;
                    assert!(refused.contains(&status.as_u16()), "{method} {path}: {status} {said}");
                    assert!(said["code"].is_string(), "{method} {path}: {said}");
                }
            }
        }
        assert!(doors > 18, "{doors}");
        for (method, path) in [
            ("get", "/api/sessions"),
            ("delete", "/api/sessions/{id}"),
            ("post", "/api/sessions/end-others"),
            ("post", "/api/password"),
        ] {
            assert!(document["paths"][path][method].is_object(), "{method} {path}");
        }
        house.shared.close().await;
    }
}

on_each_store! {
    /// Nothing is done for a seat by anybody but its holder.
    async fn nobody_acts_for_anothers_seat(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
        let update = anna.look(&id, Some(0)).await;
        let action = update.prompt.unwrap().options[0].action.clone();
        let expect = update.number;
        let asks = || [
            Ask::Look { seat: Some(0), since: None },
            Ask::Act { seat: 0, expect, key: "k".into(), action: action.clone() },
            Ask::Draft { seat: 0, actions: vec![action.clone()] },
            Ask::Ready { seat: 0, ready: true },
            Ask::UndoPlan { seat: 0 },
            Ask::Undo { seat: 0, expect },
            Ask::Consent { seat: 0, agree: true },
            Ask::Redo { seat: 0, expect },
            Ask::Resign { seat: 0 },
            Ask::Claim { seat: 0, claim: Claim::Win },
            Ask::Mute { seat: 0, muted: true },
            Ask::Looked { seat: 0, number: 1 },
            Ask::Hint { seat: 0, bot: None },
            Ask::Deal { expect, key: "d".into(), items: Vec::new() },
        ];
        for mut wrong in [ben.clone(), house.guest("Eve").await, house.stranger()] {
            for ask in asks() {
                let said = format!("{ask:?}");
                assert_eq!(wrong.ask(&id, ask).await.unwrap_err().code, Code::TableSeat, "{said}");
            }
        }
        assert_eq!(anna.look(&id, Some(0)).await.number, expect, "nothing has changed");
        let info: MatchInfo = ben.get(&format!("/api/matches/{id}")).await;
        assert!(info.muted_by.is_empty());
        house.shared.close().await;
    }
}

/// A page of another site whose name leads here (DNS rebinding) is not served.
#[tokio::test]
async fn a_request_for_another_host_is_refused() {
    let house = House::open().await;
    let asked = async |house: &House, host: Option<&str>, path: &str| {
        let mut request = axum::http::Request::get(path);
        if let Some(host) = host {
            request = request.header("host", host);
        }
        let (status, said) = house.stranger().send(request.body(Body::empty()).unwrap()).await;
        (status.as_u16(), String::from_utf8(said).unwrap())
    };
    for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7"] {
        assert_eq!(asked(&house, Some(host), "/api/games").await.0, 200, "{host}");
    }
    for host in [Some("evil.test"), Some("evil.test:8080"), Some("localhost.evil.test"), Some("a b"), Some(""), None] {
        for path in ["/api/games", "/api/me", "/", "/api/socket"] {
            let (status, said) = asked(&house, host, path).await;
            assert!(status == 421 && said.contains("input/host"), "{host:?} {path}: {status} {said}");
        }
        assert_eq!(asked(&house, host, "/health").await.0, 200, "whoever watches over it may call it anything");
    }
    assert_eq!(asked(&house, Some("localhost"), "http://evil.test/api/games").await.0, 421, "a whole address counts");
    let folder = tempfile::tempdir().unwrap();
    let set = Settings { origin: Some("https://play.test".into()), ..crate::house::settings(folder.path()) };
    let public = House::with(set, house.clock.clone()).await;
    assert_eq!(asked(&public, Some("play.test"), "/api/games").await.0, 200);
    for host in ["localhost", "127.0.0.1", "evil.test"] {
        let (status, said) = asked(&public, Some(host), "/api/games").await;
        assert!(status == 421 && said.contains("use https://play.test"), "{host}: {said}");
    }
}

#[tokio::test]
async fn requests_from_other_sites_are_refused_unless_they_carry_a_token() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let body = || Body::from(json!({ "game": "tictactoe" }).to_string());
    for (name, value, status) in [
        ("origin", "https://evil.test", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("origin", "http://localhost", 200),
    ] {
        let request =
            anna.request("POST", "/api/matches").header("content-type", "application/json").header(name, value);
        let (answered, _) = anna.send(request.body(body()).unwrap()).await;
        assert_eq!(answered, status, "{name}: {value}");
    }
    let request = anna.request("GET", "/api/socket").header("origin", "https://evil.test");
    assert_eq!(anna.send(request.body(Body::empty()).unwrap()).await.0, 403);
}
