//! Running programs, and saying which one failed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// Why a task stopped.
pub struct Failed(pub String);

/// The root of the repository: the one that cargo was called in.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let built = || PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(built, PathBuf::from);
        xtask.parent().expect("xtask lies in the repository").to_owned()
    });
    &ROOT
}

/// A program to be run in the root of the repository.
pub fn program(name: &str) -> Command {
    let path = if name.contains('/') { root().join(name).into_os_string() } else { name.into() };
    let mut command = Command::new(path);
    command.current_dir(root());
    command
}

/// Installs Debian packages by name.
pub fn install(packages: &[&str]) -> Result<(), Failed> {
    let wanted = packages.join(" ");
    if !answers("apt-get", &["--version"]) {
        return Err(Failed(format!("needs {wanted}, and there is no apt-get here: install it by hand")));
    }
    println!("installing {wanted}");
    run(program("apt-get").args(["update", "-qq"]))?;
    run(program("apt-get").args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages))
}

/// Runs a program to its end.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let shown = shown(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failed(format!("{shown}: {status}"))),
        Err(error) => Err(Failed(format!("{shown}: {error}"))),
    }
}

/// Whether a program is there and answers.
pub fn answers(name: &str, args: &[&str]) -> bool {
    let status = program(name).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
