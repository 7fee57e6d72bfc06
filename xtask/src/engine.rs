//! The engine for the browser: rules and bots as WebAssembly. The client works without it and then
//! checks less, so that a machine that cannot build it is told so and goes on.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::shell::{Failed, answers, program, root};
use crate::step::step;
use crate::web::newest;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Where cargo puts it.
const BUILT: &str = "target/wasm32-unknown-unknown/wasm/parlour_wasm.wasm";

/// Where the client takes it up.
const PACKED: &str = "web/src/engine/parlour.wasm.gz";

/// Says when it was last found to be up to date.
const STAMP: &str = "target/wasm32-unknown-unknown/wasm/up-to-date";

/// What it is made of.
const SOURCES: [&str; 15] = [
    "crates/core",
    "crates/bots",
    "crates/lab",
    "crates/lesson",
    "crates/protocol",
    "crates/registry",
    "crates/table",
    "crates/wasm",
    "games",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "web/scripts/engine.mjs",
    "web/scripts/order.mjs",
    "xtask/src/engine.rs",
];

/// Whether there is one now.
#[derive(PartialEq, Eq)]
pub enum Engine {
    /// It is where the client takes it up.
    There,
    /// Rust cannot build for a browser here.
    Missing,
}

/// Builds it and says how large it is.
pub fn make() -> Result<(), Failed> {
    crate::web::packages()?;
    match build()? {
        Engine::There => {
            let size = std::fs::metadata(root().join(PACKED)).map_or(0, |file| file.len());
            println!("engine: {size} bytes compressed");
            Ok(())
        }
        Engine::Missing => Err(Failed(format!("Rust has no {TARGET} here: rustup target add {TARGET}"))),
    }
}

/// Builds it if its sources are newer than what was built, and says so where that cannot be done.
pub fn build() -> Result<Engine, Failed> {
    let path = |name: &str| root().join(name);
    let sources = SOURCES.iter().filter_map(|name| newest(&path(name))).max();
    let stamp = newest(&path(STAMP));
    if path(PACKED).is_file() && stamp.is_some() && stamp >= sources {
        return Ok(Engine::There);
    }
    if !has_target() && !answers("rustup", &["target", "add", TARGET]) {
        // An old one would play by old rules.
        let _ = std::fs::remove_file(path(PACKED));
        eprintln!(
            "The engine for the browser is left out, and Parlour works without it: \
             Rust's {TARGET} is missing and can't be fetched."
        );
        return Ok(Engine::Missing);
    }
    let first = !path(BUILT).is_file();
    let says = if first {
        "Building the engine for the browser: about 2 minutes the first time"
    } else {
        "Building the engine for the browser"
    };
    let began = SystemTime::now();
    let build = ["rustc", "--profile", "wasm", "--target", TARGET, "--package", "parlour-wasm", "--lib"];
    step(says, program("cargo").args(build).args(["--crate-type", "cdylib"]))?;
    pack()?;
    let wrong = |error: std::io::Error| Failed(format!("{STAMP}: {error}"));
    // What was changed meanwhile may not be in it.
    std::fs::File::create(path(STAMP)).and_then(|stamp| stamp.set_modified(began)).map_err(wrong)?;
    Ok(Engine::There)
}

/// Packs it for the client; one that is too large is refused.
fn pack() -> Result<(), Failed> {
    let wrong = |why: String| Failed(format!("the engine for the browser was not packed: {why}"));
    let said = program("node").args(["web/scripts/engine.mjs", BUILT]).output();
    let said = said.map_err(|error| wrong(error.to_string()))?;
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if said.status.success() { Ok(()) } else { Err(wrong(words(&said.stderr))) }
}

/// Whether this Rust can build for a browser, however it was installed.
pub fn has_target() -> bool {
    let said = program("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    said.is_ok_and(|said| PathBuf::from(String::from_utf8_lossy(&said.stdout).trim()).is_dir())
}
