//! The browser client: packages, build, checks, and tests in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::checks::{PROGRAM, Size, games, parlour};
use crate::engine::{self, Engine};
use crate::shell::{Failed, answers, install, program, root, run};
use crate::step::step;

/// Builds the client if its sources are newer than what was built; whether it has the engine.
pub fn build() -> Result<Engine, Failed> {
    packages()?;
    let engine = engine::build()?;
    let built = newest(&root().join("web/dist"));
    // The boards carry facts of the games: cards, regions, tiles. The reader carries the guides.
    let inputs = ["src", "build", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts"];
    let own = inputs.iter().map(|name| root().join("web").join(name));
    let facts = games()?.into_iter().map(|game| root().join("games").join(game).join("data"));
    let guides = root().join("docs");
    let sources = own.chain(facts).chain([guides]).filter_map(|path| newest(&path)).max();
    if built.is_none() || built < sources {
        step("Building the browser client: about 15 seconds", &mut npm(&["run", "build"]))?;
    }
    Ok(engine)
}

/// The engine in WebAssembly against the engine itself: golden records, fresh matches both ways, and
/// records that were damaged.
pub fn compare(size: Size) -> Result<(), Failed> {
    packages()?;
    if engine::build()? == Engine::Missing {
        return Ok(());
    }
    parlour()?;
    let mut proofs = npm(&["run", "compare"]);
    if size == Size::Soak {
        proofs.env("PARLOUR_SOAK", "1");
    }
    run(proofs.env("PARLOUR_ENGINE", root().join("target/debug/engine")))
}

/// Types, lints, and tests of components.
pub fn check() -> Result<(), Failed> {
    build()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))
}

/// The client in a real browser, against a real server with a real database. What takes minutes is
/// only done when there is time.
pub fn browser(size: Size) -> Result<(), Failed> {
    let engine = build()?;
    let path = chromium()?;
    fonts()?;
    parlour()?;
    let mut proofs = npm_run("e2e");
    if engine == Engine::Missing {
        // Else a client without it fails.
        proofs.env("PARLOUR_WITHOUT_ENGINE", "1");
    }
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

/// The faces in which the proofs measure: as wide as those that most people have. A machine with no
/// others than its system's widest would cut words that nobody else sees cut.
fn fonts() -> Result<(), Failed> {
    let listed = program("fc-list").output().map(|said| String::from_utf8_lossy(&said.stdout).into_owned());
    if listed.is_ok_and(|faces| faces.contains("Liberation Sans")) {
        Ok(())
    } else {
        install(&["fonts-liberation", "fontconfig"])
    }
}

/// A script of the client that needs the program.
fn npm_run(script: &str) -> Command {
    let mut command = program("npm");
    command.args(["--prefix", "web", "run", script]).env("PARLOUR", root().join(PROGRAM));
    command
}

/// Installs the packages if the lock file is newer than what is installed.
pub fn packages() -> Result<(), Failed> {
    node()?;
    let installed = newest(&root().join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= newest(&root().join("web/package-lock.json")) {
        return Ok(());
    }
    step("Fetching what the browser client needs: about half a minute", &mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Whether Node and npm are there, and new enough for the client's tools.
fn node() -> Result<(), Failed> {
    const WAY_OUT: &str = "install Node 20.19 or later with npm (https://nodejs.org), then try again; \
        ./play play, in the terminal, needs neither";
    let said = program("node").arg("--version").output().ok().filter(|done| done.status.success());
    let Some(said) = said.map(|done| String::from_utf8_lossy(&done.stdout).trim().to_owned()) else {
        return Err(Failed(format!("Node is missing: {WAY_OUT}")));
    };
    let mut numbers = said.trim_start_matches('v').split('.').map(|number| number.parse::<u32>().unwrap_or(0));
    if (numbers.next(), numbers.next()) < (Some(20), Some(19)) {
        return Err(Failed(format!("Node {said} is too old: {WAY_OUT}")));
    }
    if answers("npm", &["--version"]) { Ok(()) } else { Err(Failed(format!("npm is missing: {WAY_OUT}"))) }
}

/// What npm does in the client's folder.
pub fn npm(args: &[&str]) -> Command {
    let mut command = program("npm");
    command.args(["--prefix", "web"]).args(args);
    command
}

/// When the newest file below a path was changed.
pub fn newest(path: &Path) -> Option<SystemTime> {
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
