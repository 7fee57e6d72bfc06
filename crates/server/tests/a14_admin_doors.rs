//! A14: the administrator's doors: what each gives to whom.

use axum::body::Body;
use axum::extract::ConnectInfo;
use parlour_protocol::{Ask, Person as Registered};
use parlour_server::serve::Peer;
use parlour_server::{Config, Server, Settings};
use serde_json::json;

use crate::house::{House, Person, settings, two_at};
use crate::stage::on_each_store;

/// What somebody gets who calls from an address, with a header.
async fn get(house: &House, path: &str, from: &str, header: Option<(&str, &str)>) -> (u16, String) {
    let mut stranger: Person = house.stranger();
    let mut request = stranger.request("GET", path).extension(ConnectInfo(Peer(from.parse().unwrap())));
    if let Some((name, value)) = header {
        request = request.header(name, value);
    }
    let (status, body) = stranger.send(request.body(Body::empty()).unwrap()).await;
    (status.as_u16(), String::from_utf8_lossy(&body).into_owned())
}

const HERE: [&str; 3] = ["127.0.0.1:4000", "[::1]:4000", "[::ffff:127.0.0.1]:4000"];
const THERE: &str = "192.0.2.7:4000";

on_each_store! {
    async fn metrics_are_for_this_machine_or_for_whoever_has_the_token(stage: Stage) {
        let house = stage.open().await;
        for here in HERE {
            let (status, text) = get(&house, "/metrics", here, None).await;
            assert!(status == 200 && text.contains("parlour_actions_total"), "{here}: {status}");
        }
        assert_eq!(get(&house, "/metrics", THERE, None).await.0, 404);
        assert_eq!(get(&house, "/metrics", THERE, Some(("authorization", "Bearer "))).await.0, 404);
        // A proxy on this machine calls for somebody elsewhere.
        for header in ["x-forwarded-for", "forwarded", "x-real-ip"] {
            assert_eq!(get(&house, "/metrics", HERE[0], Some((header, "192.0.2.7"))).await.0, 404, "{header}");
        }
        house.shared.close().await;
        let set = Settings { metrics_token: Some("prometheus".into()), ..stage.settings() };
        let house = House::with(set, stage.clock.clone()).await;
        for from in [HERE[0], THERE] {
            assert_eq!(get(&house, "/metrics", from, Some(("authorization", "Bearer prometheus"))).await.0, 200);
            for wrong in ["Bearer promethea", "prometheus", "Bearer "] {
                assert_eq!(get(&house, "/metrics", from, Some(("authorization", wrong))).await.0, 404, "{wrong}");
            }
            assert_eq!(get(&house, "/metrics", from, None).await.0, 404);
        }
    }
}

on_each_store! {
    async fn what_the_doors_give_is_nothing_of_anybody(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, _, id) = two_at(&house, "kuhn").await;
        let new = json!({ "name": "Annabella", "password": "correct horse", "mail": "canary@example.org" });
        anna.post::<Registered>("/api/register", new).await.unwrap();
        anna.ask(&id, Ask::Chat { text: "canary".into() }).await.unwrap();
        assert_eq!(get(&house, "/health", THERE, None).await, (200, "ok\n".into()));
        assert_eq!(get(&house, "/ready", THERE, None).await, (200, "ready\n".into()));
        let (_, metrics) = get(&house, "/metrics", HERE[0], None).await;
        let key = std::fs::read_to_string(house.folder.join("server.key")).unwrap();
        let shown = format!("{:?}", house.shared.config);
        for secret in [key.trim(), "canary", "Annabella", "anna's dice", &id, &anna.id, anna.cookie.as_ref().unwrap()] {
            assert!(!metrics.contains(secret) && !shown.contains(secret), "{secret}");
        }
    }
}

/// Every file that a server makes, whatever the umask says, and of those that were there before.
#[cfg(unix)]
#[tokio::test]
async fn every_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for round in 0..2 {
        let server = Server::bind(Config::from(settings(&data))).await.unwrap();
        assert_eq!(mode(&data), 0o700);
        let mut files: Vec<_> = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert!(files.len() >= 5, "key, lock, database and two beside it: {files:?}");
        for file in &files {
            assert_eq!(mode(file), 0o600, "round {round}: {}", file.display());
        }
        server.run(std::future::ready(())).await.unwrap();
        // As an earlier release left it.
        std::fs::set_permissions(data.join("parlour.db"), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
}
