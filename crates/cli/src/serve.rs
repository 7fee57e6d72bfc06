//! `parlour serve`: the server, configured by file, environment and flags.

use std::io::{BufReader, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parlour_server::shared::{find_store, make_store};
use parlour_server::store::{Store, check_backup};
use parlour_server::vault::create_private;
use parlour_server::{Config, Server, Settings};

use crate::args::Serve;
use crate::failure::Failure;

/// Serves until it is told to stop.
pub fn run(command: &Serve, out: &mut dyn Write) -> Result<(), Failure> {
    let config = config(command)?;
    if command.print {
        return Ok(writeln!(out, "{}", config.shown())?);
    }
    let log = tracing_subscriber::fmt().with_max_level(level(command.verbose)).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal());
    let _ = if config.json_log { log.json().try_init() } else { log.try_init() };
    parlour_server::serve::hush_panics();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = serve(command, config, out, &runtime);
    // Bots that still think are not waited for: nothing of theirs is durable yet.
    runtime.shutdown_background();
    served
}

fn serve(
    command: &Serve,
    config: Config,
    out: &mut dyn Write,
    runtime: &tokio::runtime::Runtime,
) -> Result<(), Failure> {
    if command.backup.is_some() || command.restore.is_some() {
        return runtime.block_on(move_rows(command, &config, out));
    }
    runtime.block_on(async {
        let bad = |error: parlour_server::StartError| Failure::bad(error.to_string());
        let secure = config.tls.is_some();
        let stop = parlour_server::serve::stop_signal();
        let folder = config.data.clone();
        let server = Server::bind(config).await.map_err(bad)?;
        let address = server.address().map_err(bad)?;
        let address = reachable(address, secure);
        let _sign = Sign::put_up(&folder, &address);
        writeln!(out, "Parlour is running at {address}")?;
        out.flush()?;
        if command.open && !open_browser(&address) {
            writeln!(out, "no browser found; open {address} in one")?;
            out.flush()?;
        }
        server.run(stop).await.map_err(bad)
    })
}

/// The file in the data folder that says where the server is, as long as it runs: a second one need
/// not be started. It is a courtesy, and one that cannot be written stops nobody.
struct Sign(PathBuf);

impl Sign {
    fn put_up(folder: &Path, address: &str) -> Self {
        let path = folder.join("address");
        let _ = std::fs::remove_file(&path);
        let _ = create_private(&path).and_then(|mut file| writeln!(file, "{address}"));
        Sign(path)
    }
}

impl Drop for Sign {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// What to type on this computer: a server that listens on every address is found at this one.
fn reachable(mut address: std::net::SocketAddr, secure: bool) -> String {
    if address.ip().is_unspecified() {
        let here: std::net::IpAddr = match address {
            std::net::SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            std::net::SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        };
        address.set_ip(here);
    }
    format!("{}://{address}", if secure { "https" } else { "http" })
}

/// Opens an address in the default browser; false if there is none.
fn open_browser(address: &str) -> bool {
    let opened = |program: &str, arguments: &[&str]| {
        let mut command = std::process::Command::new(program);
        let quiet = std::process::Stdio::null;
        command.args(arguments).arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
    };
    if cfg!(target_os = "macos") {
        return opened("open", &[]);
    }
    if cfg!(windows) {
        return opened("cmd", &["/C", "start", ""]);
    }
    let on_a_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    match std::env::var("BROWSER") {
        Ok(browser) if !browser.is_empty() => opened(&browser, &[]),
        _ => on_a_screen && opened("xdg-open", &[]),
    }
}

/// Writes or reads a backup.
async fn move_rows(command: &Serve, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
    let bad = |error: parlour_server::StartError| Failure::bad(error.to_string());
    let (store, path, done) = match (&command.backup, &command.restore) {
        (Some(path), _) => {
            let store = find_store(config).await.map_err(bad)?;
            let done = write_backup(&store, path).await;
            (store, path, done)
        }
        (None, Some(path)) => {
            let file = std::fs::File::open(path).map_err(|error| Failure::file(path, error))?;
            let store = make_store(config, Arc::default()).await.map_err(bad)?;
            let done = store.restore(&mut BufReader::new(file)).await;
            (store, path, done.map_err(|error| Failure::file(path, error)))
        }
        (None, None) => return Ok(()),
    };
    store.close().await;
    Ok(writeln!(out, "{}: {} rows", path.display(), done?)?)
}

/// Writes a backup into a new file, for its owner alone: it has the hashes of passwords in it. What
/// could not be written to its end is not left behind.
async fn write_backup(store: &Store, path: &Path) -> Result<u64, Failure> {
    let mut file = BufWriter::new(create_private(path).map_err(|error| Failure::file(path, error))?);
    let done = store.backup(&mut file).await.map_err(|error| Failure::file(path, error));
    let kept = file.flush().and_then(|()| file.get_ref().sync_all()).map_err(|error| Failure::file(path, error));
    let written = done.and_then(|rows| kept.map(|()| rows)).and_then(|rows| read_again(path, rows));
    if written.is_err() {
        let _ = std::fs::remove_file(path);
    }
    written
}

/// Whether a backup reads back as it was written.
fn read_again(path: &Path, rows: u64) -> Result<u64, Failure> {
    let file = std::fs::File::open(path).map_err(|error| Failure::file(path, error))?;
    match check_backup(&mut BufReader::new(file)) {
        Ok(read) if read == rows => Ok(rows),
        Ok(_) => Err(Failure::file(path, "the backup does not read back as it was written")),
        Err(error) => Err(Failure::file(path, error)),
    }
}

fn level(verbose: bool) -> tracing::Level {
    if verbose { tracing::Level::DEBUG } else { tracing::Level::INFO }
}

fn config(command: &Serve) -> Result<Config, Failure> {
    let bad = |error: parlour_server::ConfigError| Failure::bad(error.to_string());
    let flags = Settings {
        listen: command.listen.clone(),
        database: command.database.clone(),
        data: command.data.clone(),
        bus: command.bus.clone(),
        origin: command.origin.clone(),
        sites: command.sites.clone(),
        tls_cert: command.tls_cert.clone(),
        tls_key: command.tls_key.clone(),
        log: command.log_json.then(|| "json".to_owned()),
        ..Settings::default()
    };
    let env = Settings::from_env(|name| std::env::var(name).ok()).map_err(bad)?;
    let file = command.config.as_deref().map(Settings::from_file).transpose().map_err(bad)?.unwrap_or_default();
    let mut set = flags.over(env.over(file)).check().map_err(bad)?;
    if set.data.is_none() {
        set.data = crate::store::data_dir().map(|folder| folder.join("server"));
    }
    Ok(set.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_can_be_typed_on_this_computer() {
        let shown = |text: &str, secure| reachable(text.parse().unwrap(), secure);
        assert_eq!(shown("0.0.0.0:8080", false), "http://127.0.0.1:8080");
        assert_eq!(shown("[::]:443", true), "https://[::1]:443");
        assert_eq!(shown("192.168.1.4:80", false), "http://192.168.1.4:80");
    }
}
