//! Breaks the rules on purpose and looks whether a test notices. Which files are broken is in
//! `.cargo/mutants.toml`; `docs/mutants.md` has the results, and the breaks that nobody needs to
//! notice, each with its reason.

use std::fs;
use std::process::Command;

use crate::shell::{Failed, answers, program, root, run};

/// The crates that are broken, each with those whose tests must notice. The quick ones come first:
/// nothing else depends on them, and they are small.
const CRATES: [(&str, &[&str]); 5] = [
    ("parlour-cardpeegee", &["parlour-cardpeegee"]),
    ("parlour-confrontation", &["parlour-confrontation"]),
    ("parlour-clans", &["parlour-clans"]),
    ("parlour-core", &["parlour-core", "parlour-kuhn", "parlour-testkit"]),
    ("parlour-wotr", &["parlour-wotr"]),
];

/// How many of the crates are quick enough for a sample.
const QUICK: usize = 3;

/// How many mutants a sample has, about.
const SAMPLE: usize = 3;

/// Every mutant of all crates, or of one. This takes hours.
pub fn all(package: Option<&str>) -> Result<(), Failed> {
    let chosen: Vec<_> = CRATES.iter().filter(|(name, _)| package.is_none_or(|wanted| wanted == *name)).collect();
    if chosen.is_empty() {
        return Err(Failed(format!("no mutants are made of {}", package.unwrap_or_default())));
    }
    let mut unlisted = Vec::new();
    for (name, tested_by) in chosen {
        let found = run_mutants(name, tested_by, &["--timeout-multiplier", "4"])?;
        unlisted.extend(found.survivors.into_iter().filter(|survivor| !is_listed(survivor)));
    }
    for survivor in &unlisted {
        println!("  nobody noticed: {survivor}");
    }
    if unlisted.is_empty() { Ok(()) } else { Err(Failed(format!("{} mutants survived", unlisted.len()))) }
}

/// A few mutants of a quick crate. They are new ones every time, so one that survives is only told;
/// the check fails when most of them do.
pub fn sample(seed: u64) -> Result<(), Failed> {
    let (name, tested_by) = CRATES[seed as usize % QUICK];
    installed()?;
    let shards = (listed(name)? / SAMPLE).max(1);
    println!("mutants of {name} drawn with seed {seed}; again: cargo xtask mutants sample {seed}");
    let shard = format!("{}/{shards}", seed as usize / QUICK % shards);
    // The tests themselves pass: they are another check.
    let found = run_mutants(name, tested_by, &["--baseline", "skip", "--timeout", "120", "--shard", &shard])?;
    if found.survivors.len() * 2 > found.viable { Err(Failed("most mutants survived".into())) } else { Ok(()) }
}

/// What came of the mutants of a crate.
struct Found {
    viable: usize,
    survivors: Vec<String>,
}

fn run_mutants(package: &str, tested_by: &[&str], more: &[&str]) -> Result<Found, Failed> {
    installed()?;
    let mut command = program("cargo");
    command.args(["mutants", "--package", package, "--profile", "mutants", "--output", "target"]).args(more);
    command.args(tested_by.iter().flat_map(|tested| ["--test-package", tested]));
    if answers("cargo", &["nextest", "--version"]) {
        command.args(["--test-tool", "nextest"]);
    }
    // A copy of the sources is broken; what they are built with stays warm between runs.
    command.env("CARGO_TARGET_DIR", root().join("target/mutants"));
    command.env("NEXTEST_PROFILE", "mutants");
    finished(&mut command)?;
    let [caught, hung, survivors] = ["caught", "timeout", "missed"].map(names_in);
    let (noticed, viable) = (caught.len() + hung.len(), caught.len() + hung.len() + survivors.len());
    println!("{package}: {noticed} of {viable} viable mutants were noticed");
    Ok(Found { viable, survivors })
}

/// Runs to the end; that mutants survived (2) or made a test hang (3) is no fault of the run.
fn finished(command: &mut Command) -> Result<(), Failed> {
    match command.status().map(|status| status.code()) {
        Ok(Some(0 | 2 | 3)) => Ok(()),
        other => Err(Failed(format!("cargo mutants: {other:?}"))),
    }
}

/// The mutants in a list of the latest run, without their lines, which move.
fn names_in(list: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(format!("target/mutants.out/{list}.txt"))).unwrap_or_default();
    text.lines().map(without_place).collect()
}

/// `a.rs:12:5: replace x` as `a.rs: replace x`.
fn without_place(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    let (file, what) = (parts.next().unwrap_or_default(), parts.nth(2).unwrap_or_default());
    format!("{file}:{what}")
}

/// Whether the guide says why nobody needs to notice this one.
fn is_listed(survivor: &str) -> bool {
    let guide = fs::read_to_string(root().join("docs/mutants.md")).unwrap_or_default();
    // A bar inside a cell of a table is written with a backslash.
    let cell = format!("| `{}` |", survivor.replace('|', "\\|"));
    guide.lines().any(|line| line.starts_with(&cell))
}

/// How many mutants a crate has.
fn listed(package: &str) -> Result<usize, Failed> {
    let listed = program("cargo").args(["mutants", "--list", "--package", package]).output();
    let listed = listed.ok().filter(|listed| listed.status.success());
    let listed = listed.ok_or_else(|| Failed(format!("the mutants of {package} cannot be listed")))?;
    Ok(String::from_utf8_lossy(&listed.stdout).lines().count())
}

fn installed() -> Result<(), Failed> {
    if answers("cargo", &["mutants", "--version"]) {
        return Ok(());
    }
    println!("installing cargo-mutants");
    run(program("cargo").args(["install", "--quiet", "--locked", "cargo-mutants"]))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_mutant_is_known_by_its_file_and_what_it_does() {
        assert_eq!(super::without_place("a.rs:12:5: replace A::b with c"), "a.rs: replace A::b with c");
    }
}
