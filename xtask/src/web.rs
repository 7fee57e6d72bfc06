//! The browser client: packages, build, checks, and tests in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::checks::{PROGRAM, Size, games, parlour};
use crate::shell::{Failed, answers, install, program, root, run};

/// Builds the client if its sources are newer than what was built.
pub fn build() -> Result<(), Failed> {
    packages()?;
    let built = newest(&root().join("web/dist"));
    // The boards carry facts of the games: cards, regions, tiles. The reader carries the guides.
    let inputs = ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts"];
    let own = inputs.iter().map(|name| root().join("web").join(name));
    let facts = games()?.into_iter().map(|game| root().join("games").join(game).join("data"));
    let guides = root().join("docs");
    let sources = own.chain(facts).chain([guides]).filter_map(|path| newest(&path)).max();
    if built.is_some() && built >= sources {
        return Ok(());
    }
    npm(&["run", "build"])
}

/// Types, lints, and tests of components.
pub fn check() -> Result<(), Failed> {
    build()?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// The client in a real browser, against a real server with a real database. What takes minutes is
/// only done when there is time.
pub fn browser(size: Size) -> Result<(), Failed> {
    build()?;
    let path = chromium()?;
    parlour()?;
    let mut proofs = npm_run("e2e");
    if size == Size::Soak {
        proofs.env("PARLOUR_LONG", "1");
    }
    run(proofs.env("CHROMIUM", path))
}

/// Writes the fixtures of the component tests anew, from scenarios and random matches.
pub fn fixtures() -> Result<(), Failed> {
    packages()?;
    parlour()?;
    run(&mut npm_run("fixtures"))
}

/// The path of a Chromium, installed if there is none.
fn chromium() -> Result<PathBuf, Failed> {
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let found = |name: &&str| answers(name, &["--version"]);
    let there = known.into_iter().find(found);
    if there.is_none() {
        install(&["chromium"])?;
    }
    let name = there.unwrap_or("chromium");
    which(name).ok_or_else(|| Failed(format!("{name} was installed and is not to be found")))
}

/// A script of the client that needs the program.
fn npm_run(script: &str) -> Command {
    let mut command = program("npm");
    command.args(["--prefix", "web", "run", script]).env("PARLOUR", root().join(PROGRAM));
    command
}

/// Installs the packages if the lock file is newer than what is installed.
fn packages() -> Result<(), Failed> {
    if !answers("npm", &["--version"]) {
        return Err(Failed("npm is needed to build the browser client; install Node 20.19 or later".into()));
    }
    let installed = newest(&root().join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= newest(&root().join("web/package-lock.json")) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

fn npm(args: &[&str]) -> Result<(), Failed> {
    run(program("npm").args(["--prefix", "web"]).args(args))
}

/// When the newest file below a path was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).ok()?;
        return entries.filter_map(Result::ok).filter_map(|entry| newest(&entry.path())).max();
    }
    path.metadata().and_then(|data| data.modified()).ok()
}

fn which(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}
