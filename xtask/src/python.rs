//! The Python package: built as a wheel and tested in an environment of its own under `target`.

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
