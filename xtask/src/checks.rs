//! The checks of `./test`, one after another, with a line about each.

use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use crate::engine;
use crate::layout::lay_out;
use crate::shell::{Failed, answers, install, program, root, run};
use crate::web;

/// What a hosting build has and the quick one leaves out, and what only the checks need.
const FEATURES: &str =
    "parlour-cli/hosting,parlour-cli/count-allocations,parlour-cli/rehearsal,parlour-registry/typescript";

/// Where cargo puts the program that the checks run.
pub const PROGRAM: &str = "target/debug/parlour";

/// How much of the random play is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A sample of the large counts.
    Usual,
    /// The large counts themselves.
    Soak,
}

/// A check: its name and what it does.
type Check = (&'static str, Box<dyn Fn() -> Result<(), Failed>>);

/// Every check.
pub fn all(size: Size) -> Result<(), Failed> {
    run_checks(&[
        ("format", Box::new(is_formatted)),
        // Before anything that embeds the client.
        ("web", Box::new(web::check)),
        ("lints", Box::new(lints)),
        ("services", Box::new(services)),
        ("tests", Box::new(move || tests(size))),
        ("engine", Box::new(move || web::compare(size))),
        ("python", Box::new(crate::python::check)),
        ("packages", Box::new(packages)),
        ("documentation", Box::new(documentation)),
        ("rules found", Box::new(|| crate::draw::seed(&[]).and_then(crate::rules::find))),
        ("mutants", Box::new(move || mutants(size))),
        ("browser", Box::new(move || web::browser(size))),
    ])
}

/// The browser client by itself, and in a real browser against a real server.
pub fn web() -> Result<(), Failed> {
    run_checks(&[("web", Box::new(web::check)), ("browser", Box::new(|| web::browser(Size::Soak)))])
}

/// The Python package by itself.
pub fn python() -> Result<(), Failed> {
    run_checks(&[("python", Box::new(crate::python::check))])
}

/// What the inner loop needs: the compiler's opinion and the tests.
pub fn fast() -> Result<(), Failed> {
    run_checks(&[("lints", Box::new(lints)), ("tests", Box::new(|| tests(Size::Usual)))])
}

fn run_checks(checks: &[Check]) -> Result<(), Failed> {
    let mut failed = Vec::new();
    for (name, check) in checks {
        println!("== {name}");
        let start = Instant::now();
        let result = check();
        let seconds = start.elapsed().as_secs();
        match result {
            Ok(()) => println!("== {name}: ok, {seconds} s"),
            Err(Failed(why)) => {
                println!("== {name}: FAILED, {seconds} s: {why}");
                failed.push(*name);
            }
        }
    }
    println!("{} passed, {} failed", checks.len() - failed.len(), failed.len());
    if failed.is_empty() { Ok(()) } else { Err(Failed(format!("failed: {}", failed.join(", ")))) }
}

/// Rust is laid out as rustfmt does, and scenarios one field a line.
fn is_formatted() -> Result<(), Failed> {
    run(program("cargo").args(["fmt", "--all", "--check"]))?;
    let wrong = |file: &String, _: &str| Err(Failed(format!("{file} is not laid out: cargo xtask format")));
    each_layout(wrong)
}

/// Lays them out.
pub fn format() -> Result<(), Failed> {
    run(program("cargo").args(["fmt", "--all"]))?;
    each_layout(|file, laid_out| std::fs::write(root().join(file), laid_out).map_err(|error| unreadable(file, error)))
}

/// Does something with each scenario file that is laid out otherwise.
fn each_layout(otherwise: impl Fn(&String, &str) -> Result<(), Failed>) -> Result<(), Failed> {
    for file in game_files("scenarios")? {
        let text = std::fs::read_to_string(root().join(&file)).map_err(|error| unreadable(&file, error))?;
        let laid_out = lay_out(&text).map_err(|error| unreadable(&file, error))?;
        if laid_out != text {
            otherwise(&file, &laid_out)?;
        }
    }
    Ok(())
}

fn unreadable(file: &str, why: impl std::fmt::Display) -> Failed {
    Failed(format!("{file}: {why}"))
}

fn lints() -> Result<(), Failed> {
    let clippy = ["clippy", "--quiet", "--workspace", "--all-targets", "--features", FEATURES, "--", "-D", "warnings"];
    run(program("cargo").args(clippy))?;
    if !engine::has_target() {
        return Ok(());
    }
    // What is only there in a browser.
    let clippy = ["clippy", "--quiet", "--target", engine::TARGET, "--package", "parlour-wasm", "--lib"];
    run(program("cargo").args(clippy).args(["--", "-D", "warnings"]))
}

/// What the server's tests start on private ports, the example bot is written in and guides call.
fn services() -> Result<(), Failed> {
    let clusters = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let postgres = clusters.map(|entry| entry.path()).any(|version| version.join("bin/initdb").is_file());
    let missing: Vec<&str> = [
        ("postgresql", postgres),
        ("nats-server", answers("nats-server", &["--version"])),
        ("python3", answers("python3", &["--version"])),
        ("curl", answers("curl", &["--version"])),
    ]
    .into_iter()
    .filter_map(|(package, there)| (!there).then_some(package))
    .collect();
    if missing.is_empty() { Ok(()) } else { install(&missing) }
}

/// Unit and conformance tests, scenarios, rule coverage, golden records, the program and the server,
/// and the examples in the docs.
fn tests(size: Size) -> Result<(), Failed> {
    let nextest = answers("cargo", &["nextest", "--version"]);
    let runner: &[&str] =
        if nextest { &["nextest", "run", "--workspace"] } else { &["test", "--workspace", "--all-targets"] };
    let mut tests = program("cargo");
    if let Ok(cores) = std::thread::available_parallelism() {
        // Many tests wait for a server or a disk.
        tests.env("NEXTEST_TEST_THREADS", (2 * cores.get()).to_string());
    }
    tests.env("PARLOUR_REQUIRE_SERVICES", "1");
    if size == Size::Soak {
        tests.env("PARLOUR_SOAK", "1");
    }
    run(tests.args(runner).args(["--features", FEATURES]))?;
    run(program("cargo").args(["test", "--quiet", "--workspace", "--doc", "--features", FEATURES]))
}

fn documentation() -> Result<(), Failed> {
    let mut doc = program("cargo");
    run(doc
        .args(["doc", "--quiet", "--workspace", "--no-deps", "--features", FEATURES])
        .env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tarball and the Debian package, of the program that the tests have built.
pub fn packages() -> Result<(), Failed> {
    parlour()?;
    crate::packages::check::check(&root().join(PROGRAM))
}

/// A few of the mutants, or all of them.
fn mutants(size: Size) -> Result<(), Failed> {
    match size {
        Size::Usual => crate::draw::seed(&[]).and_then(crate::mutants::sample),
        Size::Soak => crate::mutants::all(None),
    }
}

/// The program as it is now, with all that a hosting build has; built once for all checks.
pub fn parlour() -> Result<Command, Failed> {
    static BUILT: OnceLock<bool> = OnceLock::new();
    let build = || {
        let args = ["build", "--quiet", "--workspace", "--bins", "--tests", "--features", FEATURES];
        program("cargo").args(args).status().is_ok_and(|status| status.success())
    };
    if *BUILT.get_or_init(build) { Ok(program(PROGRAM)) } else { Err(Failed("the program does not build".into())) }
}

/// The folders under `games`.
pub fn games() -> Result<Vec<String>, Failed> {
    let root = root().join("games");
    names_in(&root)
}

/// The JSON files in one folder of every game, as paths from the root.
fn game_files(folder: &str) -> Result<Vec<String>, Failed> {
    let mut files = Vec::new();
    for game in games()? {
        let inside = format!("games/{game}/{folder}");
        let root = root().join(&inside);
        if root.is_dir() {
            let is_json = |name: &String| std::path::Path::new(name).extension().is_some_and(|end| end == "json");
            let json = names_in(&root)?.into_iter().filter(is_json);
            files.extend(json.map(|name| format!("{inside}/{name}")));
        }
    }
    Ok(files)
}

fn names_in(folder: &std::path::Path) -> Result<Vec<String>, Failed> {
    let wrong = |error: std::io::Error| Failed(format!("{}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        names.push(entry.map_err(wrong)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
