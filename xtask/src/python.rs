//! The Python package: built as a wheel and tested in an environment of its own under `target`.

use std::fs;
use std::path::PathBuf;

use crate::shell::{Failed, answers, install, program, root, run};

/// Where the crate lies.
const CRATE: &str = "crates/python";

fn environment() -> PathBuf {
    root().join("target/python/environment")
}

/// A program of the environment, run in the crate.
fn inside(name: &str) -> std::process::Command {
    let mut command = program(&environment().join("bin").join(name).to_string_lossy());
    command.current_dir(root().join(CRATE)).env("CARGO_TARGET_DIR", root().join("target/python"));
    command
}

/// Puts the packages into the environment that take long to install: once, and again when the list of
/// what is needed has changed.
fn install_heavy() -> Result<(), Failed> {
    let (wanted, stamp) = (root().join(CRATE).join("pyproject.toml"), environment().join("heavy.toml"));
    let text = fs::read(&wanted).map_err(|error| Failed(format!("{}: {error}", wanted.display())))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == text) {
        return Ok(());
    }
    run(inside("pip").args(["install", "--quiet", "--disable-pip-version-check", ".[heavy]"]))?;
    fs::write(&stamp, text).map_err(|error| Failed(format!("{}: {error}", stamp.display())))
}

/// Formats, lints and types, then the wheel and what `pytest` says of it.
pub fn check() -> Result<(), Failed> {
    let manifest = format!("{CRATE}/Cargo.toml");
    run(program("cargo").args(["fmt", "--check", "--manifest-path", &manifest]))?;
    if !answers("python3", &["-m", "ensurepip", "--version"]) {
        install(&["python3", "python3-venv"])?;
    }
    if !environment().join("bin/pip").is_file() {
        run(program("python3").args(["-m", "venv"]).arg(environment()))?;
    }
    // The wheel, with all that its tests need by name.
    run(inside("pip").args(["install", "--quiet", "--disable-pip-version-check", ".[test]"]))?;
    install_heavy()?;
    let clippy = ["clippy", "--quiet", "--release", "--", "-D", "warnings"];
    run(program("cargo")
        .current_dir(root().join(CRATE))
        .env("CARGO_TARGET_DIR", root().join("target/python"))
        .args(clippy))?;
    run(inside("ruff").args(["check", "."]))?;
    run(inside("ruff").args(["format", "--check", "."]))?;
    run(inside("mypy").args(["python", "tests"]))?;
    run(inside("pytest").args(["--quiet"]))
}
