//! A11: names, and markup in them. A name is text wherever it goes, nobody passes for somebody else,
//! and guests are marked.

use axum::body::Body;
use parlour_protocol::{Answer, Ask, Code, MatchInfo, MatchList, Message, Person as Me};
use serde_json::json;

use crate::house::{House, PASSWORD};
use crate::stage::on_each_store;
use crate::wire::{Listening, Wire};

/// Names that a reader takes for Anna Paul.
const LOOK_ALIKES: &[&str] = &[
    "Anna Paul",
    "anna paul",
    "ANNA PAUL",
    "\u{410}nna Paul",
    "Ann\u{430} P\u{430}ul",
    "Anna \u{420}aul",
    "\u{ff21}nna Paul",
    "Anna  Paul",
    "AnnaPaul",
    "Anna Pau1",
];

/// Names with something in them that cannot be seen.
const UNSEEN: &[&str] =
    &["An\u{200b}na", "Anna\u{202e}luaP", "\u{feff}Anna", "An\u{ad}na", "Anna\u{7}", "\u{3164}\u{3164}"];

on_each_store! {
    async fn nobody_passes_for_somebody_who_is_registered(stage: Stage) {
        let house = stage.open().await;
        house.member("Anna Paul").await;
        for name in LOOK_ALIKES {
            let register = json!({ "name": name, "password": PASSWORD });
            let refused = house.stranger().post::<Me>("/api/register", register).await.unwrap_err();
            assert_eq!(refused.code, Code::AuthTaken, "{name}");
            let refused = house.stranger().post::<Me>("/api/guest", json!({ "name": name })).await.unwrap_err();
            assert_eq!(refused.code, Code::AuthTaken, "a guest called {name}");
        }
        for name in UNSEEN {
            let register = json!({ "name": name, "password": PASSWORD });
            let refused = house.stranger().post::<Me>("/api/register", register).await.unwrap_err();
            assert_eq!(refused.code, Code::InputShape, "{name:?}");
            let refused = house.stranger().post::<Me>("/api/guest", json!({ "name": name })).await.unwrap_err();
            assert_eq!(refused.code, Code::InputShape, "{name:?}");
        }
        house.member("Anna Paula").await;
        house.guest("Zo\u{eb}").await;
        // Whoever types a look-alike at the login is not let in by mistake: it is another name.
        let login = |name: &str| json!({ "name": name, "password": PASSWORD });
        let other = house.stranger().post::<Me>("/api/login", login("\u{410}nna Paul")).await.unwrap_err();
        assert_eq!(other.code, Code::AuthRefused);
        house.stranger().post::<Me>("/api/login", login("anna PAUL")).await.unwrap();
        house.shared.close().await;
        // Look-alikes raced for at once: one gets the name.
        let again = stage.open().await;
        let racers: Vec<_> = ["Benno", "B\u{435}nno", "BENNO", "Benn\u{43e}"].map(|name| {
            let mut racer = again.stranger();
            tokio::spawn(async move { racer.post::<Me>("/api/register", json!({ "name": name, "password": PASSWORD })).await })
        }).into();
        let mut won = 0;
        for racer in racers {
            won += u32::from(racer.await.unwrap().is_ok());
        }
        assert_eq!(won, 1);
        again.shared.close().await;
    }
}

on_each_store! {
    /// Wherever a guest's name is told it is told that it is a guest's.
    async fn guests_are_marked_wherever_they_are_named(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben) = (house.member("Anna").await, house.guest("Ben").await);
        let id = anna.create(json!({ "game": "tictactoe" })).await.id;
        let begun = ben.join(&id, json!({})).await.unwrap();
        let marks = |info: &MatchInfo| info.seats.iter().map(|seat| seat.guest).collect::<Vec<_>>();
        assert_eq!(marks(&begun), [false, true]);
        let list: MatchList = house.stranger().get("/api/matches").await;
        assert_eq!(marks(&list.matches[0]), [false, true]);
        for person in [&mut anna, &mut ben, &mut house.guest("Cleo").await] {
            person.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
        }
        house.shared.close().await;
        let again = stage.open().await;
        let info: MatchInfo = again.stranger().get(&format!("/api/matches/{id}")).await;
        assert_eq!(marks(&info), [false, true]);
        again.shared.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_of_guests_are_marked_over_the_wire() {
    let listening = Listening::open().await;
    let house = &listening.house;
    let (mut anna, mut ben) = (house.member("Anna").await, house.guest("Ben").await);
    let id = anna.create(json!({ "game": "tictactoe" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    let mut wire = Wire::connect(listening.address, &anna).await;
    let Ok(Answer::Attached { .. }) = wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await
    else {
        panic!()
    };
    for (person, guest) in [(&mut anna, false), (&mut ben, true)] {
        person.ask(&id, Ask::Chat { text: "hello".into() }).await.unwrap();
        let line = loop {
            if let Some(Message::Chat { line, .. }) = wire.next().await {
                break line;
            }
        };
        assert_eq!(line.guest, guest, "{line:?}");
    }
}

/// Markup stays text: it is sent as JSON that no browser takes for a page, and pages run no script
/// but our own. That the client shows it as text its own tests say.
#[tokio::test]
async fn markup_in_a_name_is_text() {
    use tower::ServiceExt;
    let house = House::open().await;
    let name = "<img src=x onerror=alert(1)>";
    let mut eve = house.guest(name).await;
    let id = eve.create(json!({ "game": "tictactoe" })).await.id;
    for path in ["/api/me".to_owned(), "/api/matches".to_owned(), format!("/api/matches/{id}")] {
        let request = eve.request("GET", &path).body(Body::empty()).unwrap();
        let response = house.app.clone().oneshot(request).await.unwrap();
        let headers = response.headers();
        assert_eq!(headers["content-type"], "application/json", "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe-inline"), "{policy}");
    }
    let me: Me = eve.get("/api/me").await;
    assert_eq!(me.name, name);
}
