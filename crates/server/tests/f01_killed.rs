//! F1: a real server process, killed without warning under load, started again, and asked for
//! everything it had acknowledged.

use std::sync::atomic::Ordering;
use std::time::Duration;

use parlour_core::Rng;

use crate::load::{Load, Process, runtime, times};

#[test]
fn whatever_was_acknowledged_survives_a_kill() {
    kill_and_check("SQLite", None, times(4, 200));
}

#[cfg(feature = "postgres")]
#[test]
fn whatever_was_acknowledged_survives_a_kill_with_postgresql() {
    let Some(postgres) = crate::services::Postgres::start() else { return };
    kill_and_check("PostgreSQL", Some(&postgres.url()), times(3, 200));
}

fn kill_and_check(name: &str, database: Option<&str>, rounds: u64) {
    let folder = tempfile::tempdir().unwrap();
    let seed = 2026;
    println!("seed {seed}");
    let mut rng = Rng::new(seed);
    runtime().block_on(async {
        let mut load = Load::new(folder.path(), database.map(ToOwned::to_owned));
        for round in 0..rounds {
            // No other process has the database open when the server comes back.
            load.deal_in().await;
            let mut process = Process::start(folder.path(), database, None);
            load.check(process.address).await;
            let run = load.begin(process.address, round);
            // The moment is random; the load is what matters, not how long it takes.
            tokio::time::sleep(Duration::from_millis(u64::from(20 + rng.below(250)))).await;
            run.ends.store(true, Ordering::Relaxed);
            process.kill();
            load.end().await;
        }
        let process = Process::start(folder.path(), database, None);
        load.check(process.address).await;
        drop(process);
        let count = load.audit(&format!("{name}, {rounds} kills")).await;
        assert!(count as u64 > rounds, "only {count} actions were acknowledged in {rounds} rounds");
    });
}
