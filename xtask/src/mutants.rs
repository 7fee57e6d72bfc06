//! Breaks the rules on purpose and looks whether a test notices. What is broken, and which breaks
//! nobody needs to notice, is in `.cargo/mutants.toml`; `docs/mutants.md` says more.

use std::process::Command;

use crate::draw::draw;
use crate::shell::{Failed, answers, program, run};

/// Crates whose tests are quick enough for a sample.
const QUICK: [&str; 3] = ["parlour-core", "parlour-cardpeegee", "parlour-confrontation"];

/// How many mutants are in a sample.
const SAMPLE: usize = 3;

/// Every mutant, of all crates or of one. This takes hours.
pub fn all(package: Option<&str>) -> Result<(), Failed> {
    installed()?;
    let chosen = package.map_or(vec!["--workspace"], |package| vec!["--package", package]);
    run(mutants().args(chosen).args(["--timeout-multiplier", "4"]))
}

/// A few mutants of one quick crate.
pub fn sample(seed: u64) -> Result<(), Failed> {
    installed()?;
    let package = QUICK[seed as usize % QUICK.len()];
    println!("{SAMPLE} mutants of {package} drawn with seed {seed}; again: cargo xtask mutants sample {seed}");
    let names = listed(package)?;
    let drawn: Vec<String> = draw(names, SAMPLE, seed).iter().map(|name| format!("^{}$", escaped(name))).collect();
    let wanted = drawn.iter().flat_map(|name| ["--re", name]);
    // The tests themselves pass: they are another check.
    run(mutants().args(["--package", package, "--baseline", "skip", "--timeout", "120"]).args(wanted))
}

/// The mutants of a crate by name.
fn listed(package: &str) -> Result<Vec<String>, Failed> {
    let listed = program("cargo").args(["mutants", "--list", "--package", package]).output();
    let listed = listed.ok().filter(|listed| listed.status.success());
    let text = listed.ok_or_else(|| Failed(format!("the mutants of {package} cannot be listed")))?.stdout;
    Ok(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
}

fn mutants() -> Command {
    let mut command = program("cargo");
    // A copy of the sources is broken; what it is built of stays warm between runs.
    command.args(["mutants", "--profile", "mutants", "--output", "target"]).env("CARGO_TARGET_DIR", target());
    if answers("cargo", &["nextest", "--version"]) {
        command.args(["--test-tool", "nextest"]);
    }
    command
}

fn target() -> std::path::PathBuf {
    crate::shell::root().join("target/mutants")
}

fn installed() -> Result<(), Failed> {
    if answers("cargo", &["mutants", "--version"]) {
        return Ok(());
    }
    println!("installing cargo-mutants");
    run(program("cargo").args(["install", "--quiet", "--locked", "cargo-mutants"]))
}

/// A text as a regular expression that fits it alone.
fn escaped(text: &str) -> String {
    let escape = |sign: char| if sign.is_ascii_punctuation() { format!("\\{sign}") } else { sign.to_string() };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_is_no_expression() {
        assert_eq!(super::escaped("a.rs:1: replace + with -"), r"a\.rs\:1\: replace \+ with \-");
    }
}
