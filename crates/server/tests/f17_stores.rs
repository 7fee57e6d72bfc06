//! F17: a host moves from SQLite to PostgreSQL and back with backups alone; and PostgreSQL over TLS.

use std::io::Cursor;

use parlour_protocol::{Ask, MatchInfo, Person};
use parlour_server::Settings;
use serde_json::json;

use crate::house::{House, settings, two_at};
use crate::services::Postgres;

#[tokio::test]
async fn a_backup_goes_from_one_database_to_the_other_and_back() {
    let Some(postgres) = Postgres::start() else { return };
    let house = House::open().await;
    let (mut anna, ben, id) = two_at(&house, "kuhn").await;
    let new = json!({ "name": "Annabella", "password": "correct horse", "mail": "anna@example.org" });
    anna.post::<Person>("/api/register", new).await.unwrap();
    anna.pick(&id, 0, 0).await.unwrap();
    anna.ask(&id, Ask::Looked { seat: 0, number: 1 }).await.unwrap();
    let before = ben.clone().look(&id, Some(1)).await;
    let mut first = Vec::new();
    let rows = house.shared.store.backup(&mut first).await.unwrap();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    for folder in &folders {
        std::fs::copy(house.folder.join("server.key"), folder.path().join("server.key")).unwrap();
    }
    let [there, back] = &folders;
    let set = Settings { database: Some(postgres.url()), ..settings(there.path()) };
    let there = House::with(set, house.clock.clone()).await;
    assert_eq!(there.shared.store.restore(&mut Cursor::new(&first)).await.unwrap(), rows);
    let mut copied = Vec::new();
    there.shared.store.backup(&mut copied).await.unwrap();
    let sorted = |file: &[u8]| {
        let mut lines: Vec<String> = String::from_utf8_lossy(file).lines().map(str::to_owned).collect();
        lines.pop();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&copied), sorted(&first), "every row is there, and no other");
    assert_eq!(there.same(&ben).look(&id, Some(1)).await, before);
    // Numbers given out from here on do not collide with those that were restored.
    let cleo = there.guest("Cleo").await.create(json!({ "game": "tictactoe" })).await;
    there.same(&ben).pick(&id, 1, 0).await.unwrap();
    let after = there.same(&ben).look(&id, Some(1)).await;
    let mut second = Vec::new();
    there.shared.store.backup(&mut second).await.unwrap();
    there.shared.close().await;
    let back = House::at(back.path(), house.clock.clone()).await;
    back.shared.store.restore(&mut Cursor::new(&second)).await.unwrap();
    assert_eq!(back.same(&ben).look(&id, Some(1)).await, after);
    assert_eq!(back.stranger().get::<MatchInfo>(&format!("/api/matches/{}", cleo.id)).await.id, cleo.id);
    let login = json!({ "name": "Annabella", "password": "correct horse" });
    assert!(back.stranger().post::<Person>("/api/login", login).await.is_ok());
}

/// The server's certificate is checked against the root that the address names, and its name with it.
#[cfg(feature = "tls")]
#[tokio::test]
async fn postgresql_is_spoken_to_over_tls_and_only_with_its_own_certificate() {
    let data = |name: &str| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    let Some(postgres) = Postgres::encrypted(&data("localhost.pem"), &data("localhost.key")) else { return };
    let folder = tempfile::tempdir().unwrap();
    let database = |host: &str, root: &str| {
        let (port, root) = (postgres.port(), data(root));
        format!("postgres://parlour@{host}:{port}/postgres?sslmode=verify-full&sslrootcert={}", root.display())
    };
    let set = |url: String| Settings { database: Some(url), ..settings(folder.path()) };
    let clock = parlour_server::clock::HandClock::new(crate::house::START);
    let house = House::with(set(database("localhost", "localhost.pem")), clock.clone()).await;
    let (mut anna, _, id) = two_at(&house, "tictactoe").await;
    anna.pick(&id, 0, 0).await.unwrap();
    sqlx::any::install_default_drivers();
    let mut clear = <sqlx::AnyConnection as sqlx::Connection>::connect(&postgres.url()).await.unwrap();
    let text = "SELECT COUNT(*) FROM pg_stat_ssl s JOIN pg_stat_activity a ON a.pid = s.pid \
                WHERE s.ssl AND a.usename = 'parlour'";
    let encrypted: (i64,) = sqlx::query_as(text).fetch_one(&mut clear).await.unwrap();
    assert!(encrypted.0 > 0, "the server's own connections are encrypted");
    house.shared.close().await;
    // Another root; and the right one for another name.
    for wrong in [database("localhost", "other.pem"), database("127.0.0.1", "localhost.pem")] {
        let config = parlour_server::Config::from(set(wrong));
        let refused = parlour_server::Shared::start(config, std::sync::Arc::new(clock.clone())).await.err();
        let said = refused.expect("it is not taken for the right one").to_string();
        assert!(said.contains("postgres://"), "{said}");
    }
}
