//! PostgreSQL and nats-server, started by the tests themselves on private ports and gone with them.
//! Where they are not installed a test says so and does nothing, unless `PARLOUR_REQUIRE_SERVICES`
//! is set: then it fails.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A service that is not installed: the test has nothing to do, or fails.
fn missing<T>(what: &str) -> Option<T> {
    assert!(std::env::var_os("PARLOUR_REQUIRE_SERVICES").is_none(), "{what} is not installed");
    eprintln!("{what} is not installed: this test did nothing with it");
    None
}

/// How often another port is tried.
const TRIES: u32 = 5;

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A PostgreSQL of the test's own.
pub struct Postgres {
    bin: PathBuf,
    place: PathBuf,
    port: u16,
    /// More that it is started with.
    more: String,
    /// Removes its files, if they are in a folder of its own.
    #[allow(dead_code, reason = "held, not read")]
    folder: Option<tempfile::TempDir>,
    /// Held, where it has one.
    #[allow(dead_code, reason = "held, not read")]
    certificate: Option<tempfile::TempDir>,
}

impl Postgres {
    pub fn start() -> Option<Self> {
        Postgres::with("")
    }

    fn with(more: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mut postgres = Postgres::begun(folder.path(), more)?;
        postgres.folder = Some(folder);
        Some(postgres)
    }

    /// One whose files are in this folder, made anew if there are none.
    pub fn at(place: &Path) -> Option<Self> {
        Postgres::begun(place, "")
    }

    /// One that speaks TLS, with a certificate of its own for `localhost`.
    #[cfg(feature = "tls")]
    pub fn encrypted(cert: &Path, key: &Path) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let (own_cert, own_key) = (folder.path().join("server.crt"), folder.path().join("server.key"));
        std::fs::copy(cert, &own_cert).unwrap();
        std::fs::copy(key, &own_key).unwrap();
        // PostgreSQL reads a key of its own user only, and only if nobody else can.
        let shell = format!(
            "chmod 755 {0} && chmod 600 {1} && if [ $(id -u) = 0 ]; then chown postgres {1}; fi",
            folder.path().display(),
            own_key.display()
        );
        assert!(Command::new("sh").args(["-c", &shell]).status().unwrap().success());
        let options =
            format!("-c ssl=on -c ssl_cert_file={} -c ssl_key_file={}", own_cert.display(), own_key.display());
        let mut postgres = Postgres::with(&options)?;
        postgres.certificate = Some(folder);
        Some(postgres)
    }

    fn begun(place: &Path, more: &str) -> Option<Self> {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
        let mut bins = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
        let Some(bin) = bins.find(|bin| bin.join("initdb").exists()) else { return missing("PostgreSQL") };
        let (place, more, port) = (place.to_owned(), more.to_owned(), free_port());
        let mut postgres = Postgres { bin, place, port, more, folder: None, certificate: None };
        // PostgreSQL refuses to run as root, so root becomes its own user.
        assert!(Command::new("chmod").arg("777").arg(&postgres.place).status().unwrap().success());
        let data = postgres.data().display().to_string();
        if !postgres.data().exists() {
            postgres.initialise();
        }
        // A port that was free a moment ago may be somebody else's now.
        for _ in 0..TRIES {
            if postgres.begin() {
                return Some(postgres);
            }
            postgres.port = free_port();
        }
        panic!("PostgreSQL does not start: see {data}.log");
    }

    /// Makes its files: once, and then from a copy, which is much quicker.
    fn initialise(&self) {
        let version = self.bin.parent().and_then(Path::file_name).unwrap_or_default().display();
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("postgresql-{version}"));
        let copy = |from: &Path, to: &Path| Command::new("cp").arg("-a").arg(from).arg(to).status().unwrap().success();
        if kept.exists() {
            assert!(copy(&kept, &self.data()));
            return;
        }
        self.run(&format!("initdb -D {} -U parlour -A trust --no-sync", self.data().display()));
        // Others may do the same: whoever is first keeps it.
        let own = kept.with_extension(std::process::id().to_string());
        assert!(copy(&self.data(), &own));
        if std::fs::rename(&own, &kept).is_err() {
            let _ = std::fs::remove_dir_all(&own);
        }
    }

    /// Starts it; false if it does not start.
    pub fn begin(&self) -> bool {
        let (data, options) = (self.data().display().to_string(), self.options());
        self.runs(&format!("pg_ctl -D {data} -o '{options}' -l {data}.log -w start"))
    }

    /// Stops it at once, as a crash would.
    pub fn stop(&self) {
        self.runs(&format!("pg_ctl -D {} -m immediate stop", self.data().display()));
    }

    /// Whether it runs.
    pub fn is_up(&self) -> bool {
        self.runs(&format!("pg_ctl -D {} status", self.data().display()))
    }

    /// Copies its files as they are, while it is stopped.
    pub fn copy_to(&self, place: &Path) {
        let done = Command::new("cp").arg("-a").arg(self.data()).arg(place.join("data")).status().unwrap();
        assert!(done.success());
        let _ = std::fs::remove_file(place.join("data/postmaster.pid"));
    }

    /// Where its files are.
    pub fn data(&self) -> PathBuf {
        self.place.join("data")
    }

    fn run(&self, command: &str) {
        assert!(self.runs(command), "{command}");
    }

    /// Runs one of its programs; whether that went well.
    fn runs(&self, command: &str) -> bool {
        let command = format!("{}/{command}", self.bin.display());
        let is_root = std::env::var("USER").is_ok_and(|user| user == "root") || Path::new("/root").read_dir().is_ok();
        let mut shell = if is_root {
            let mut su = Command::new("su");
            su.args(["postgres", "-s", "/bin/sh", "-c", &command]);
            su
        } else {
            let mut sh = Command::new("sh");
            sh.args(["-c", &command]);
            sh
        };
        shell.current_dir(&self.place).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().success()
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        Postgres::url_at(self.port)
    }

    /// The same database, reached through another port.
    pub fn url_at(port: u16) -> String {
        format!("postgres://parlour@127.0.0.1:{port}/postgres")
    }
    /// Stops it at once, as a crash would, and starts it again.
    pub fn crash(&self) {
        self.stop();
        assert!(self.begin());
    }

    /// What a test kills is a process, never the machine: what was written is there without waiting for
    /// a disk that others keep busy.
    fn options(&self) -> String {
        let (port, folder, more) = (self.port, self.place.display(), &self.more);
        format!("-p {port} -c listen_addresses=127.0.0.1 -c max_connections=60 -c fsync=off -k {folder} {more}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A nats-server of the test's own.
#[cfg(feature = "nats")]
pub struct Nats {
    child: std::process::Child,
    port: u16,
}

#[cfg(feature = "nats")]
impl Nats {
    pub fn start() -> Option<Self> {
        for _ in 0..TRIES {
            let mut nats = Nats::at(free_port())?;
            if nats.child.try_wait().unwrap().is_none() {
                return Some(nats);
            }
        }
        panic!("nats-server does not start");
    }

    /// One that was stopped comes back at the same port.
    pub fn at(port: u16) -> Option<Self> {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(child) = command.spawn() else { return missing("nats-server") };
        let mut nats = Nats { child, port };
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() && nats.child.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        Some(nats)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

#[cfg(feature = "nats")]
impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
