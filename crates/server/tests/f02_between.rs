//! F2: killed between the commit and the telling: what is durable was told to nobody yet. Whoever
//! asks again is told so, and it was done once.

use std::sync::atomic::Ordering;

use parlour_core::Rng;

use crate::disk::{Disk, Fault};
use crate::house::eventually;
use crate::load::{Load, Process, runtime, times};

#[test]
fn what_was_flushed_and_told_to_nobody_is_done_once() {
    let (folder, tools) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let disk = Disk::new(tools.path());
    let (seed, rounds) = (2, times(6, 200));
    println!("seed {seed}");
    let mut rng = Rng::new(seed);
    runtime().block_on(async {
        let mut load = Load::new(folder.path(), None);
        for round in 0..rounds {
            load.deal_in().await;
            disk.clear();
            let mut process = Process::start(folder.path(), None, Some(&disk));
            load.check(process.address).await;
            let run = load.begin(process.address, round);
            disk.set(Fault::Flushed, rng.below(60), 1, 0);
            eventually("the process dies, or all is played", || {
                let gone = process.is_dead() || load.still_playing() == 0;
                async move { gone }
            })
            .await;
            run.ends.store(true, Ordering::Relaxed);
            process.kill();
            load.end().await;
        }
        let process = Process::start(folder.path(), None, None);
        load.check(process.address).await;
        drop(process);
        assert!(load.audit(&format!("SQLite, {rounds} kills between commit and telling")).await > 0);
    });
}

#[cfg(feature = "postgres")]
#[test]
fn what_postgresql_has_committed_and_told_to_nobody_is_done_once() {
    use crate::proxy::{Cut, Proxy};
    let Some(postgres) = crate::services::Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let rounds = times(4, 200);
    runtime().block_on(async {
        let proxy = Proxy::to(postgres.port()).await;
        let through = crate::services::Postgres::url_at(proxy.address.port());
        let mut load = Load::new(folder.path(), Some(postgres.url()));
        for round in 0..rounds {
            load.deal_in().await;
            let mut process = Process::start(folder.path(), Some(&through), None);
            load.check(process.address).await;
            let run = load.begin(process.address, round);
            let some = run.clone();
            eventually("something is acknowledged", || {
                let begun = some.acknowledged.load(Ordering::Relaxed) > round % 7 || load.still_playing() == 0;
                async move { begun }
            })
            .await;
            proxy.set(Cut::AfterCommit(process.id()));
            eventually("the process is killed, or all is played", || {
                let gone = process.is_dead() || load.still_playing() == 0;
                async move { gone }
            })
            .await;
            run.ends.store(true, Ordering::Relaxed);
            process.kill();
            load.end().await;
        }
        let process = Process::start(folder.path(), Some(&postgres.url()), None);
        load.check(process.address).await;
        drop(process);
        assert!(load.audit(&format!("PostgreSQL, {rounds} kills between commit and telling")).await > 0);
    });
}
