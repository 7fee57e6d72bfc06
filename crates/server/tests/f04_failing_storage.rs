//! F4: storage that fails at any call it is asked for. A process writes to a disk that is told when
//! to fail and how; what it acknowledged is compared with what is there, after every fault and after
//! every crash. Some dozens of faults here, thousands with `PARLOUR_SOAK=1`.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use parlour_core::Rng;
use parlour_server::metrics::Metrics;
use parlour_server::store::{Append, Store, StoreError};
use parlour_server::vault::Vault;
use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::disk::{Disk, Fault, LASTING, PASSING};
use crate::load::{Load, Process, Run, times};

const FOLDER: &str = "PARLOUR_TEST_STORE";
const SEED: &str = "PARLOUR_TEST_SEED";
const ROUNDS: &str = "PARLOUR_TEST_ROUNDS";

/// The matches that are written to at the same time.
const MATCHES: usize = 4;

/// By match: the bodies of its entries that were acknowledged, in order.
type Ledger = Vec<Vec<Vec<u8>>>;

fn address(folder: &Path) -> String {
    format!("sqlite://{}?mode=rwc", folder.join("parlour.db").display())
}

async fn open(folder: &Path) -> Store {
    Store::open(&address(folder), Arc::new(Vault::new(&[7; 32])), Arc::new(Metrics::default())).await.unwrap()
}

/// What is there, read by a connection that knows nothing of the others.
async fn there(folder: &Path) -> Ledger {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&address(folder)).await.unwrap();
    let mut ledger = vec![Vec::new(); MATCHES];
    // A disk that failed before the first start was done has no tables.
    let Ok(rows) = connection.fetch_all("SELECT played, seq, body FROM entry ORDER BY played, seq").await else {
        return ledger;
    };
    for row in rows {
        let (no, seq): (i64, i64) = (row.get(0), row.get(1));
        let entries: &mut Vec<Vec<u8>> = &mut ledger[no as usize];
        assert_eq!(entries.len() as i64, seq, "match {no} has a gap");
        entries.push(row.get(2));
    }
    connection.close().await.unwrap();
    ledger
}

/// One to three entries after those that are there.
fn append(no: usize, from: usize, rng: &mut Rng) -> Append {
    let rows = (0..=rng.below(3) as usize).map(|more| {
        let body = format!("{no} {} {} ", from + more, rng.next_u64()).repeat(1 + rng.below(40) as usize);
        ((from + more) as u32, body.into_bytes())
    });
    Append { no: no as i64, rows: rows.collect(), ..Append::default() }
}

fn bodies(append: &Append) -> Vec<Vec<u8>> {
    append.rows.iter().map(|(_, body)| body.clone()).collect()
}

/// Not a test of its own: the process whose disk fails and that outlives it.
#[test]
fn process_on_a_failing_disk() {
    let (Ok(folder), Some(disk)) = (std::env::var(FOLDER), Disk::own()) else { return };
    let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let (seed, rounds) = (number(SEED).unwrap_or(1), number(ROUNDS));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        match rounds {
            Some(rounds) => outlive(Path::new(&folder), &disk, seed, rounds).await,
            None => write_until_the_end(Path::new(&folder), seed).await,
        }
    });
}

/// Round after round a fault comes, stays for a while and goes. What was acknowledged is there, and
/// nothing else is.
async fn outlive(folder: &Path, disk: &Disk, seed: u64, rounds: u64) {
    let store = open(folder).await;
    let mut ledger: Ledger = there(folder).await;
    for round in 0..rounds {
        let mut rng = Rng::fork(seed, round);
        let fault = *rng.pick(&PASSING).unwrap();
        let (after, times) = (rng.below(30), *rng.pick(&[1, 2, 5, LASTING]).unwrap());
        let name = format!("seed {seed} round {round}: {fault:?} after {after}, {times} times");
        disk.set(fault, after, times, rng.below(u32::MAX));
        let writing = join_all(ledger.iter().enumerate().map(|(no, known)| {
            let (store, rng, from) = (&store, Rng::fork(rng.next_u64(), no as u64), known.len());
            async move { write_some(store, no, from, rng).await }
        }));
        let ending = async {
            // Some calls fail before the fault goes; nothing waits for it that is done already.
            for _ in 0..50 {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            disk.clear();
        };
        let written = tokio::select! {
            written = async { tokio::join!(writing, ending).0 } => written,
            () = tokio::time::sleep(Duration::from_mins(1)) => panic!("{name}: no end"),
        };
        for (known, new) in ledger.iter_mut().zip(written) {
            known.extend(new);
        }
        assert!(there(folder).await == ledger, "{name}: what is there is not what was acknowledged");
        serves_again(&store, &mut ledger, &mut rng, &name).await;
    }
    println!("{rounds} faults outlived");
}

/// Appends five times, come what may; gives what was acknowledged.
async fn write_some(store: &Store, no: usize, from: usize, mut rng: Rng) -> Vec<Vec<u8>> {
    let mut written = Vec::new();
    for _ in 0..5 {
        let append = append(no, from + written.len(), &mut rng);
        let rows = bodies(&append);
        match store.append(append).await {
            Ok(()) => written.extend(rows),
            Err(StoreError::Conflict) => panic!("match {no}: something is there that was not acknowledged"),
            Err(_) => {}
        }
    }
    written
}

async fn serves_again(store: &Store, ledger: &mut Ledger, rng: &mut Rng, name: &str) {
    for _ in 0..500 {
        let append = append(0, ledger[0].len(), rng);
        let rows = bodies(&append);
        match store.append(append).await {
            Ok(()) => return ledger[0].extend(rows),
            Err(StoreError::Full) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(error) => panic!("{name}: the fault is over, and still: {error}"),
        }
    }
    panic!("{name}: the disk is still taken for full five seconds after there is room");
}

/// Writes and says what is acknowledged, until the process dies.
async fn write_until_the_end(folder: &Path, seed: u64) {
    let store = open(folder).await;
    let ledger = there(folder).await;
    let writing = ledger.iter().enumerate().map(|(no, known)| {
        let (store, mut from) = (&store, known.len());
        let mut rng = Rng::fork(seed, no as u64);
        async move {
            for _ in 0..2_000 {
                let append = append(no, from, &mut rng);
                let rows = bodies(&append);
                if store.append(append).await.is_ok() {
                    from += rows.len();
                    let mut out = std::io::stdout().lock();
                    for row in rows {
                        writeln!(out, "ack {}", String::from_utf8(row).unwrap()).unwrap();
                    }
                    writeln!(out, "end").unwrap();
                    out.flush().unwrap();
                }
            }
        }
    });
    join_all(writing).await;
}

fn process(folder: &Path, disk: &Disk, seed: u64) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["f04_failing_storage::process_on_a_failing_disk", "--exact", "--nocapture"]);
    command.env(FOLDER, folder).env(SEED, seed.to_string()).stdout(Stdio::piped());
    disk.under(&mut command);
    command
}

#[test]
fn whatever_fails_what_was_acknowledged_is_there_and_nothing_else_is() {
    let rounds = times(60, 1_500);
    let seed = 4;
    let (folder, tools) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let disk = Disk::new(tools.path());
    let mut command = process(folder.path(), &disk, seed);
    let done = command.env(ROUNDS, rounds.to_string()).stderr(Stdio::inherit()).output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success() && said.contains(&format!("{rounds} faults outlived")), "seed {seed}: {said}");
}

#[test]
fn whenever_the_power_fails_what_was_acknowledged_is_there() {
    let crashes = times(40, 1_500);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let tools = tempfile::tempdir().unwrap();
    let disk = Disk::new(tools.path());
    let (mut folder, mut ledger) = (tempfile::tempdir().unwrap(), vec![Vec::new(); MATCHES]);
    let mut died = 0;
    for seed in 0..crashes {
        if seed % 20 == 0 {
            (folder, ledger) = (tempfile::tempdir().unwrap(), vec![Vec::new(); MATCHES]);
        }
        let mut rng = Rng::new(seed);
        let fault = if rng.below(3) == 0 { Fault::Torn } else { Fault::Power };
        disk.set(fault, rng.below(400), 1, rng.below(u32::MAX));
        let acknowledged = crash(process(folder.path(), &disk, seed));
        died += u64::from(disk.hits() > 0);
        disk.clear();
        let there = runtime.block_on(there(folder.path()));
        for (no, (known, now)) in ledger.iter_mut().zip(there).enumerate() {
            known.extend(acknowledged[no].iter().cloned());
            let survived = now.get(..known.len()) == Some(known.as_slice());
            assert!(survived, "seed {seed}, {fault:?}: match {no} lost something that was acknowledged");
            assert!(now.len() <= known.len() + 3, "seed {seed}, {fault:?}: match {no} has more than was asked for");
            *known = now;
        }
    }
    assert!(died * 2 > crashes, "most processes were to die, and {died} did");
}

/// Runs a process until it dies; gives what it acknowledged.
fn crash(mut command: Command) -> Ledger {
    let mut child = command.stderr(Stdio::null()).spawn().unwrap();
    let (mut ledger, mut open) = (vec![Vec::new(); MATCHES], Vec::new());
    for line in BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok) {
        // The last line may be cut off: without its end it was not said.
        if let Some(body) = line.strip_prefix("ack ") {
            open.extend(
                body.split(' ').next().and_then(|no| no.parse().ok()).map(|no: usize| (no, body.as_bytes().to_vec())),
            );
        } else if line == "end" {
            for (no, body) in open.drain(..) {
                ledger[no].push(body);
            }
        }
    }
    let _ = child.wait();
    ledger
}

/// A server under load while its storage fails again and again; at the end it is killed.
async fn serve_through(
    name: &str,
    load: &mut Load<'_>,
    start: impl Fn() -> Process,
    rounds: u64,
    mut fault: impl AsyncFnMut(&mut Rng) -> String,
) {
    let seed = 1_000;
    println!("seed {seed}");
    let mut round = 0;
    while round < rounds {
        load.deal_in().await;
        let mut process = start();
        load.check(process.address).await;
        let run = load.begin(process.address, seed + round);
        while round < rounds && load.still_playing() > 2 {
            let mut rng = Rng::fork(seed, round);
            let what = fault(&mut rng).await;
            serves_on(&format!("{name}, fault {round}: {what}"), load, &run).await;
            round += 1;
        }
        run.ends.store(true, Ordering::Relaxed);
        process.kill();
        load.end().await;
    }
    let process = start();
    load.check(process.address).await;
}

/// Within five seconds of the fault's end somebody's action is acknowledged again.
async fn serves_on(name: &str, load: &Load<'_>, run: &Run) {
    let (before, over) = (run.acknowledged.load(Ordering::Relaxed), Instant::now());
    while run.acknowledged.load(Ordering::Relaxed) == before && load.still_playing() > 0 {
        assert!(over.elapsed() < Duration::from_secs(5), "{name}: it is over, and nothing is acknowledged");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[test]
fn a_server_whose_disk_fails_again_and_again_loses_nothing() {
    let (folder, tools) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let disk = Disk::new(tools.path());
    let rounds = times(25, 1_000);
    crate::load::runtime().block_on(async {
        let mut load = Load::new(folder.path(), None);
        let start = || {
            disk.clear();
            Process::start(folder.path(), None, Some(&disk))
        };
        let fault = async |rng: &mut Rng| {
            let kind = *rng.pick(&PASSING).unwrap();
            disk.set(kind, rng.below(20), *rng.pick(&[1, 3, LASTING]).unwrap(), rng.below(u32::MAX));
            tokio::time::sleep(Duration::from_millis(u64::from(5 + rng.below(60)))).await;
            disk.clear();
            format!("{kind:?}")
        };
        serve_through("SQLite", &mut load, start, rounds, fault).await;
        assert!(load.audit(&format!("SQLite, {rounds} faults")).await as u64 > rounds);
    });
}

#[cfg(feature = "postgres")]
#[test]
fn a_server_whose_postgresql_fails_again_and_again_loses_nothing() {
    use crate::proxy::{Cut, Proxy};
    let Some(postgres) = crate::services::Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let rounds = times(20, 1_000);
    crate::load::runtime().block_on(async {
        let proxy = Proxy::to(postgres.port()).await;
        let through = crate::services::Postgres::url_at(proxy.address.port());
        let mut load = Load::new(folder.path(), Some(postgres.url()));
        load.deal_in().await;
        let refusing = Refusing::new(&postgres.url()).await;
        let start = || {
            proxy.clear();
            Process::start(folder.path(), Some(&through), None)
        };
        let fault = async |rng: &mut Rng| {
            let pause = Duration::from_millis(u64::from(5 + rng.below(60)));
            let number = rng.below(16);
            match number {
                0..4 => proxy.set(Cut::AtCommit),
                4..7 => proxy.set(Cut::BeforeCommit),
                7..10 => proxy.set(Cut::Now),
                10..12 => {
                    proxy.set_open(false);
                    tokio::time::sleep(pause).await;
                    proxy.set_open(true);
                }
                12 => postgres.crash(),
                // A serialisation failure, a full disk, and a server that is told to go.
                other => {
                    refusing.with(["40001", "53100", "57P01"][other as usize - 13]).await;
                    tokio::time::sleep(pause).await;
                    refusing.stop().await;
                }
            }
            tokio::time::sleep(pause).await;
            format!("kind {number}")
        };
        serve_through("PostgreSQL", &mut load, start, rounds, fault).await;
        assert!(load.audit(&format!("PostgreSQL, {rounds} faults")).await as u64 > rounds);
    });
}

/// Lets PostgreSQL refuse entries with a code of its own.
#[cfg(feature = "postgres")]
struct Refusing(String);

#[cfg(feature = "postgres")]
impl Refusing {
    async fn new(url: &str) -> Self {
        let refusing = Refusing(url.to_owned());
        refusing.run("CREATE TABLE refusing (code TEXT)").await;
        refusing
            .run(
                "CREATE FUNCTION refuse() RETURNS trigger AS $$ DECLARE c TEXT; BEGIN SELECT code INTO c FROM refusing; \
                 IF c IS NOT NULL THEN RAISE EXCEPTION 'refused' USING ERRCODE = c; END IF; RETURN NEW; END $$ \
                 LANGUAGE plpgsql",
            )
            .await;
        refusing.run("CREATE TRIGGER refusing BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION refuse()").await;
        refusing
    }

    async fn run(&self, text: &str) {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&self.0).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(text.to_owned())).await.unwrap();
        connection.close().await.unwrap();
    }

    async fn with(&self, code: &str) {
        self.run(&format!("INSERT INTO refusing VALUES ('{code}')")).await;
    }

    async fn stop(&self) {
        self.run("DELETE FROM refusing").await;
    }
}

/// Another server takes PostgreSQL's place. With everything that was acknowledged it is not noticed;
/// with an older copy the server stops itself, rather than leave a gap in a log.
#[cfg(feature = "postgres")]
#[test]
fn a_copy_takes_the_place_of_postgresql() {
    use crate::proxy::Proxy;
    use crate::services::Postgres;
    let Some(first) = Postgres::start() else { return };
    let (folder, older, latest) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    crate::load::runtime().block_on(async {
        let proxy = Proxy::to(first.port()).await;
        let through = Postgres::url_at(proxy.address.port());
        let mut load = Load::new(folder.path(), Some(through.clone()));
        load.deal_in().await;
        first.stop();
        first.copy_to(older.path());
        assert!(first.begin());
        let mut process = Process::start(folder.path(), Some(&through), None);
        let run = load.begin(process.address, 1);
        serves_on("before", &load, &run).await;
        first.stop();
        first.copy_to(latest.path());
        let latest = Postgres::at(latest.path()).unwrap();
        proxy.lead_to(latest.port());
        serves_on("with everything", &load, &run).await;
        let older = Postgres::at(older.path()).unwrap();
        latest.stop();
        proxy.lead_to(older.port());
        crate::house::eventually("the server stops itself", || {
            let gone = process.is_dead();
            async move { gone }
        })
        .await;
        run.ends.store(true, Ordering::Relaxed);
        load.end().await;
        // It comes back on what there is, and goes on from there without a gap.
        let process = Process::start(folder.path(), Some(&through), None);
        load.start_over(process.address).await;
        let run = load.begin(process.address, 2);
        serves_on("with an older copy", &load, &run).await;
        run.ends.store(true, Ordering::Relaxed);
        drop(process);
        load.end().await;
        load.audit("PostgreSQL, an older copy").await;
    });
}
