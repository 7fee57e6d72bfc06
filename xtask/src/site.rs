//! The client as a folder that any static host can serve, at any depth: for playing alone, with bots
//! and with others at one device, and at whatever server its reader names.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use crate::engine::{self, Engine, TARGET};
use crate::shell::{Failed, program, root};
use crate::step::step;
use crate::{play, web};

/// Where it is made.
const FOLDER: &str = "web/site";

/// Makes it, and says how large it is.
pub fn make() -> Result<(), Failed> {
    web::packages()?;
    if engine::build()? == Engine::Missing {
        return Err(Failed(format!("a site plays by itself, and needs the engine: rustup target add {TARGET}")));
    }
    // The games, their words and their books are what a server of this version answers.
    let named = std::env::var("PARLOUR_SERVER").ok();
    let own = if named.is_none() { Some(Server::start()?) } else { None };
    let server = named.or(own.as_ref().map(|server| server.address.clone())).unwrap_or_default();
    step("Building the site: about 15 seconds", web::npm(&["run", "build:site"]).env("PARLOUR_SERVER", server))?;
    let (files, bytes) = weighed(&root().join(FOLDER));
    println!(
        "{FOLDER}: {files} files, {:.1} MB. Copy the folder to any static host; docs/host.md has the rest.",
        bytes as f64 / 1e6
    );
    Ok(())
}

/// How many files a folder has, and how many bytes.
fn weighed(path: &Path) -> (usize, u64) {
    let Ok(entries) = std::fs::read_dir(path) else {
        return (1, path.metadata().map_or(0, |data| data.len()));
    };
    entries.flatten().map(|entry| weighed(&entry.path())).fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
}

/// A server that is there for as long as it is asked.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Self, Failed> {
        const DATA: &str = "target/site-server";
        play::build()?;
        let wrong = |error: std::io::Error| Failed(format!("{}: {error}", play::PROGRAM));
        let mut command = program(play::PROGRAM);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", DATA]).stdout(Stdio::piped());
        let child = command.spawn().map_err(wrong)?;
        let mut server = Server { child, address: String::new() };
        let said = server.child.stdout.take().map(BufReader::new);
        let mut lines = said.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        let address = |line: String| line.split(' ').find(|word| word.starts_with("http://")).map(str::to_owned);
        server.address = lines.find_map(address).ok_or_else(|| Failed("the server did not start, see above".into()))?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
