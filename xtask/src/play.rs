//! What `./play` does: builds what is missing, step by step, and opens Parlour. The one that runs
//! already is opened, not another beside it.

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::shell::{Failed, program, root};
use crate::step::step;
use crate::web;

/// The program as `./play` builds it.
pub const PROGRAM: &str = "target/release/parlour";

/// Opens Parlour in the browser.
pub fn browser() -> Result<(), Failed> {
    let built = root().join(PROGRAM).is_file();
    if built && is_open()? {
        return Ok(());
    }
    web::build()?;
    build()?;
    if !built && is_open()? {
        return Ok(());
    }
    become_program(&["serve", "--open"])
}

/// Hands arguments to the program.
pub fn terminal(args: &[&str]) -> Result<(), Failed> {
    build()?;
    become_program(args)
}

/// Builds it if that was not done.
pub fn build() -> Result<(), Failed> {
    let first = !root().join(PROGRAM).is_file();
    let says = if first { "Building the program: about 4 minutes the first time" } else { "Building the program" };
    step(says, program("cargo").args(["build", "--release", "--package", "parlour-cli"]))
}

/// Goes on as the program: its signals, its terminal and its exit code are its own.
fn become_program(args: &[&str]) -> Result<(), Failed> {
    let mut command = program(PROGRAM);
    command.args(args);
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        Err(Failed(format!("{PROGRAM}: {}", command.exec())))
    }
    #[cfg(not(unix))]
    crate::shell::run(&mut command)
}

/// Whether a Parlour that runs already was opened. If none does, one can be started: its port is
/// free and its folder can be written to.
fn is_open() -> Result<bool, Failed> {
    let settings = Settings::read()?;
    let running = [settings.served_at(), Some(settings.listen.clone())].into_iter().flatten().find(|at| is_ready(at));
    if let Some(at) = running {
        println!("Parlour is already running at http://{at}");
        open(&format!("http://{at}"));
        return Ok(true);
    }
    settings.check_port()?;
    settings.check_folder()?;
    Ok(false)
}

/// Where the program would listen and keep its files.
struct Settings {
    listen: String,
    data: PathBuf,
}

impl Settings {
    fn read() -> Result<Self, Failed> {
        let done = program(PROGRAM).args(["serve", "--print"]).stderr(Stdio::inherit()).output();
        let shown = done.map_err(|error| Failed(format!("{PROGRAM}: {error}")))?;
        let shown = String::from_utf8_lossy(&shown.stdout);
        let value = |name: &str| shown.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
        match (value("listen"), value("data")) {
            (Some(listen), Some(data)) => Ok(Settings { listen: listen.into(), data: data.into() }),
            _ => Err(Failed("the settings above need mending; docs/host.md explains them".into())),
        }
    }

    /// The address that a server has left in its folder.
    fn served_at(&self) -> Option<String> {
        let written = std::fs::read_to_string(self.data.join("address")).ok()?;
        Some(written.trim().strip_prefix("http://")?.to_owned())
    }

    fn check_port(&self) -> Result<(), Failed> {
        match TcpListener::bind(&self.listen) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                let (host, port) = self.listen.rsplit_once(':').unwrap_or(("127.0.0.1", &self.listen));
                let next = port.parse().map_or(8081, |port: u16| port.wrapping_add(1).max(1024));
                Err(Failed(format!(
                    "another program uses port {port}: stop it, or take another port with PARLOUR_LISTEN={host}:{next} ./play"
                )))
            }
            // Whatever else is wrong with the address, the program has the words for it.
            _ => Ok(()),
        }
    }

    /// The server makes its folder itself, for its owner alone: what is tried is the folder above.
    fn check_folder(&self) -> Result<(), Failed> {
        let there = self.data.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
        let probe = there.join(format!(".parlour-{}", std::process::id()));
        let written = std::fs::write(&probe, "");
        let _ = std::fs::remove_file(&probe);
        written.map_err(|_| {
            let data = self.data.display();
            Failed(format!("{data} can't be written to: choose another folder with PARLOUR_DATA=FOLDER ./play"))
        })
    }
}

/// Whether a Parlour answers at this address.
fn is_ready(at: &str) -> bool {
    let answer = || -> Option<String> {
        let address = at.to_socket_addrs().ok()?.next()?;
        let wait = Duration::from_secs(2);
        let mut stream = TcpStream::connect_timeout(&address, wait).ok()?;
        stream.set_read_timeout(Some(wait)).ok()?;
        stream.write_all(format!("GET /ready HTTP/1.0\r\nhost: {at}\r\n\r\n").as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    };
    answer().is_some_and(|answer| answer.split(' ').nth(1) == Some("200") && answer.ends_with("\r\n\r\nready\n"))
}

/// Opens an address in the default browser, if there is one.
fn open(address: &str) {
    let on_a_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let browser = match std::env::var("BROWSER") {
        Ok(browser) if !browser.is_empty() => browser,
        _ if cfg!(target_os = "macos") => "open".into(),
        _ if on_a_screen => "xdg-open".into(),
        _ => return,
    };
    let quiet = Stdio::null;
    let _ = Command::new(browser).arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
