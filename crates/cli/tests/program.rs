//! Runs the real binary.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run gave.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The one sentence of a failure: it begins with the program's name and stands alone.
    #[track_caller]
    pub fn sentence(&self) -> &str {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "{}", self.err);
        self.err.trim_end().strip_prefix("parlour: ").expect("a sentence begins with the program's name")
    }
}

/// The root of the checkout.
pub fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/cli is two below").to_owned()
}

/// Runs `parlour` in the checkout without input.
pub fn parlour(args: &[&str]) -> Ran {
    run(args, "", &checkout())
}

/// Runs `parlour` in the checkout with input.
pub fn typed(args: &[&str], input: &str) -> Ran {
    run(args, input, &checkout())
}

/// Runs `parlour` in a folder with input.
pub fn run(args: &[&str], input: &str, folder: &Path) -> Ran {
    run_with(&[], args, input, folder)
}

/// `parlour` in a folder, with pipes. Nothing of the environment comes in: whoever runs the tests may
/// live anywhere and speak any language.
pub fn command(args: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(args).current_dir(folder).env("XDG_DATA_HOME", folder).env("TZ", "UTC");
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "PARLOUR_PASSPHRASE"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The same with variables of the environment.
pub fn run_with(variables: &[(&str, &str)], args: &[&str], input: &str, folder: &Path) -> Ran {
    let mut child = command(args, folder).envs(variables.iter().copied()).spawn().unwrap();
    // A program that stops before it has read everything is not the test's concern.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let done = child.wait_with_output().unwrap();
    Ran {
        code: done.status.code().expect("it ended by itself"),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    }
}
