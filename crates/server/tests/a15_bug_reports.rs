//! A15: what a fault leaves behind holds no secret: logs, answers, metrics, what a panic says.

use std::process::{Command, Stdio};

use parlour_core::{Deed, link, to_hex};
use parlour_protocol::{Ask, Code, MatchInfo, Person as Registered};
use parlour_server::live::head::{Head, Stored};
use parlour_server::store::Append;
use parlour_server::vault::Kind;
use serde_json::json;

use crate::house::two_at;
use crate::stage::on_each_store;
use crate::wire::log;

/// What a panic in the rules says of the cards.
const SECRET: &str = "ace of spades";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_panic_tell_nobody_what_they_said() {
    let (log, folder) = (log(), tempfile::tempdir().unwrap());
    let house = crate::f13_rules::at(folder.path(), 20_000).await;
    let mut anna = house.guest("Anna").await;
    let new = json!({ "name": "Annabella", "password": "correct horse", "mail": "canary@example.org" });
    anna.post::<Registered>("/api/register", new).await.unwrap();
    let mut said = Vec::new();
    for breaking in [1, 2] {
        let id = anna.create(json!({ "game": "fragile" })).await.id;
        anna.pick(&id, 0, 0).await.unwrap();
        said.push(anna.pick(&id, 0, breaking).await.unwrap_err().to_string());
        let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
        said.push(serde_json::to_string(&info).unwrap());
        let (_, replay) = anna.call("GET", &format!("/api/matches/{id}/replay?viewer=0"), None).await;
        said.push(replay.to_string());
    }
    let failed = json!({ "game": "fragile", "setup": { "step": "break" } });
    said.push(anna.post::<MatchInfo>("/api/matches", failed).await.unwrap_err().to_string());
    said.extend([house.shared.metrics.text(), log.text()]);
    assert!(log.text().contains("frozen by a fault"), "the log is read");
    let secrets = [SECRET, "correct horse", "canary@", anna.cookie.as_ref().unwrap().split_once('=').unwrap().1];
    for said in &said {
        let told = secrets.iter().find(|secret| said.contains(**secret));
        assert!(told.is_none(), "{told:?} in {said}");
    }
    // The report itself is kept under the server's key, and nowhere else.
    house.shared.close().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(memchr::memmem::find(&bytes, SECRET.as_bytes()).is_none());
    }
}

on_each_store! {
    async fn a_log_that_does_not_replay_is_reported_without_its_cards(stage: Stage) {
        let log = log();
        let house = stage.open().await;
        let (anna, _, id) = two_at(&house, "kuhn").await;
        let row = house.shared.store.find(&id).await.unwrap().unwrap();
        let head: Head = serde_json::from_slice(&row.head).unwrap();
        let body = house.shared.store.entries(row.no, &id, 0).await.unwrap().remove(0);
        let dealt: Stored = serde_json::from_slice(&body).unwrap();
        house.shared.close().await;
        // Other cards than the key gives, in an entry that is whole otherwise.
        let Deed::Deal(cards) = &dealt.deed else { panic!("{dealt:?}") };
        let deed = Deed::Deal(cards.iter().rev().cloned().collect());
        let start = parlour_core::from_hex(&head.record(&[]).header).unwrap().try_into().unwrap();
        let hash = to_hex(&link(&start, &deed, None)[..8]);
        let forged = serde_json::to_vec(&Stored { deed, hash: hash.clone(), ..dealt }).unwrap();
        let again = stage.open().await;
        let sealed = again.shared.store.vault().seal(Kind::Entry, &id, 0, &forged);
        let set = stage.settings();
        let file = || format!("sqlite://{}", stage.folder().join("parlour.db").display());
        let mut disk = <sqlx::AnyConnection as sqlx::Connection>::connect(&set.database.unwrap_or_else(file)).await.unwrap();
        let anchor = again.shared.store.vault().seal(Kind::Anchor, &id, 1, hash.as_bytes());
        for (text, body) in [
            ("UPDATE entry SET body = $1 WHERE played = $2 AND seq = 0", sealed),
            ("UPDATE anchor SET body = $1 WHERE played = $2", anchor),
        ] {
            sqlx::query(text).bind(body).bind(row.no).execute(&mut disk).await.unwrap();
        }
        let fault = again.same(&anna).ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap_err();
        assert_eq!(fault.code, Code::TableFrozen);
        let log = log.text();
        assert!(log.contains("entry 0 does not replay"), "{log}");
        assert!(!log.contains("the key gives") && !fault.message.contains("the key gives"));
    }
}

const PANICS: &str = "PARLOUR_TEST_PANICS";

/// Not a test of its own: a process that panics as a served game may.
#[test]
fn panicking_process() {
    if std::env::var_os(PANICS).is_none() {
        return;
    }
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    parlour_server::serve::hush_panics();
    let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
    let done = runtime.block_on(runtime.spawn(async { panic!("the secret card is the {SECRET}") }));
    assert!(done.is_err());
}

#[test]
fn a_panic_is_logged_by_its_place_alone() {
    let program = std::env::current_exe().unwrap();
    let mut command = Command::new(program);
    command.args(["a15_bug_reports::panicking_process", "--exact", "--nocapture"]).env(PANICS, "1");
    let ran = command.stdin(Stdio::null()).output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{said}");
    assert!(said.contains("a panic was caught") && said.contains("a15_bug_reports.rs"), "{said}");
    assert!(!said.contains(SECRET), "{said}");
}

#[tokio::test]
async fn an_entry_that_is_not_one_stops_its_match_without_being_quoted() {
    let log = log();
    let stage = crate::stage::Stage::sqlite();
    let house = stage.open().await;
    let (anna, _, id) = two_at(&house, "kuhn").await;
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let body = json!({ "do": { "deal": SECRET } }).to_string();
    let rows = vec![(1, house.shared.store.vault().seal(Kind::Entry, &id, 1, body.as_bytes()))];
    house.shared.store.append(Append { no: row.no, rows, ..Append::default() }).await.unwrap();
    house.shared.close().await;
    let again = stage.open().await;
    assert!(again.same(&anna).ask(&id, Ask::Look { seat: Some(0), since: None }).await.is_err());
    assert!(log.text().contains("does not read back") && !log.text().contains(SECRET), "{}", log.text());
}
