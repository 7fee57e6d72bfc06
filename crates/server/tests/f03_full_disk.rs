//! F3: a disk that is really full: a small tmpfs, and an ext4 in a file. Where nothing can be
//! mounted a test says so and does nothing.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::house::eventually;
use crate::load::{Load, Process, Run, ready, runtime, times};

/// A file system of a few megabytes, gone with the test.
struct Mount {
    at: PathBuf,
    _folder: tempfile::TempDir,
}

impl Mount {
    fn tmpfs(megabytes: u32) -> Option<Self> {
        Mount::new(|at, _| run("mount", &["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tmpfs", at]))
    }

    fn ext4(megabytes: u32) -> Option<Self> {
        Mount::new(|at, image| {
            run("truncate", &["-s", &format!("{megabytes}M"), image])
                && run("mkfs.ext4", &["-q", "-m", "0", image])
                && run("mount", &["-o", "loop", image, at])
        })
    }

    fn new(mount: impl Fn(&str, &str) -> bool) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let (at, image) = (folder.path().join("disk"), folder.path().join("image"));
        std::fs::create_dir(&at).unwrap();
        if !mount(&at.display().to_string(), &image.display().to_string()) {
            eprintln!("nothing can be mounted here: this test did nothing");
            return None;
        }
        Some(Mount { at, _folder: folder })
    }

    fn data(&self) -> PathBuf {
        self.at.join("data")
    }

    /// Takes all the room that is left.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.at.join("ballast")).unwrap();
        for size in [1 << 16, 1 << 12, 1 << 8, 1] {
            while std::io::Write::write_all(&mut file, &vec![1; size]).is_ok() {}
        }
        let _ = file.sync_all();
    }

    fn empty(&self) {
        std::fs::remove_file(self.at.join("ballast")).unwrap();
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        run("umount", &["-l", &self.at.display().to_string()]);
    }
}

fn run(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Filled from outside and emptied again, with a server that is killed at the end of each round.
async fn fill_and_empty(name: &str, mount: &Mount, rounds: u64) {
    let folder = mount.data();
    let mut load = Load::new(&folder, None);
    for round in 0..rounds {
        load.deal_in().await;
        let mut process = Process::start(&folder, None, None);
        load.check(process.address).await;
        let run = load.begin(process.address, round);
        acknowledges(&run, process.address).await;
        mount.fill();
        // A full disk is noticed by the first write, and from then on nothing is acknowledged.
        eventually("the server says that it is not ready", || async { !ready(process.address).await }).await;
        let full = run.acknowledged.load(Ordering::Relaxed);
        for _ in 0..20 {
            assert!(!ready(process.address).await, "round {round}: it is still full");
        }
        let still = run.acknowledged.load(Ordering::Relaxed);
        // Those that were being written when the others were refused.
        assert!(still <= full + 16, "round {round}: {full} were acknowledged, and {still} after that");
        mount.empty();
        if load.still_playing() > 0 {
            serves_again(&run, process.address).await;
        }
        run.ends.store(true, Ordering::Relaxed);
        process.kill();
        load.end().await;
    }
    let process = Process::start(&folder, None, None);
    load.check(process.address).await;
    drop(process);
    assert!(load.audit(&format!("{name}, full {rounds} times")).await > 0);
}

/// Waits until something was acknowledged since.
async fn acknowledges(run: &Run, address: std::net::SocketAddr) {
    let before = run.acknowledged.load(Ordering::Relaxed);
    eventually("something is acknowledged", || async {
        run.acknowledged.load(Ordering::Relaxed) > before + 20 || !ready(address).await
    })
    .await;
}

/// Within five seconds of there being room again.
async fn serves_again(run: &Run, address: std::net::SocketAddr) {
    let (before, freed) = (run.acknowledged.load(Ordering::Relaxed), Instant::now());
    while run.acknowledged.load(Ordering::Relaxed) == before && !ready(address).await {
        assert!(freed.elapsed() < Duration::from_secs(5), "there is room, and nothing is taken");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Filled by play itself, to the last byte; the server is killed and comes back on the full disk.
async fn fill_by_playing(mount: &Mount) {
    let folder = mount.data();
    let mut load = Load::new(&folder, None);
    load.deal_in().await;
    // What is left is soon filled.
    std::fs::write(mount.at.join("ballast"), vec![1; 1 << 20]).unwrap();
    let mut process = Process::start(&folder, None, None);
    let run = load.begin(process.address, 3);
    eventually("the disk is full, or all is played", || async {
        !ready(process.address).await || load.still_playing() == 0
    })
    .await;
    assert!(!ready(process.address).await, "the matches are too short to fill it");
    run.ends.store(true, Ordering::Relaxed);
    process.kill();
    load.end().await;
    let process = Process::start(&folder, None, None);
    load.check(process.address).await;
    drop(process);
    mount.empty();
    assert!(load.audit("tmpfs, filled by playing").await > 0);
}

#[test]
fn on_a_full_tmpfs_nothing_is_acknowledged_and_nothing_is_lost() {
    let Some(mount) = Mount::tmpfs(24) else { return };
    runtime().block_on(fill_and_empty("tmpfs", &mount, times(2, 30)));
}

#[test]
fn on_a_full_ext4_nothing_is_acknowledged_and_nothing_is_lost() {
    let Some(mount) = Mount::ext4(32) else { return };
    runtime().block_on(fill_and_empty("ext4", &mount, times(2, 30)));
}

#[test]
fn a_disk_that_play_itself_has_filled_is_read_and_lost_nothing() {
    let Some(mount) = Mount::tmpfs(3) else { return };
    runtime().block_on(fill_by_playing(&mount));
}

/// PostgreSQL on a full disk stops itself; with room again it comes back, and has what it said.
#[cfg(feature = "postgres")]
#[test]
fn on_a_full_disk_under_postgresql_nothing_is_lost() {
    use crate::services::Postgres;
    let Some(mount) = Mount::tmpfs(160) else { return };
    let place = mount.at.join("postgres");
    std::fs::create_dir(&place).unwrap();
    let Some(postgres) = Postgres::at(&place) else { return };
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let url = postgres.url();
        let mut load = Load::new(folder.path(), Some(url.clone()));
        for round in 0..times(1, 10) {
            load.deal_in().await;
            let mut process = Process::start(folder.path(), Some(&url), None);
            load.check(process.address).await;
            let run = load.begin(process.address, round);
            acknowledges(&run, process.address).await;
            mount.fill();
            // It goes on in the room that it has set aside, until that is used up.
            eventually("the server says that it is not ready, or all is played", || async {
                !ready(process.address).await || load.still_playing() == 0
            })
            .await;
            mount.empty();
            assert!(postgres.is_up() || postgres.begin());
            eventually("it is ready again", || ready(process.address)).await;
            run.ends.store(true, Ordering::Relaxed);
            process.kill();
            load.end().await;
        }
        let process = Process::start(folder.path(), Some(&url), None);
        load.check(process.address).await;
        drop(process);
        assert!(load.audit("PostgreSQL, full").await > 0);
    });
}
