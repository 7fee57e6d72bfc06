//! `cargo xtask dist`: a tarball and a Debian package of the hosting build. What goes beside the
//! program is in `packaging`.

pub mod check;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Failed, answers, program, root, run};
use crate::step::step;
use crate::web;

/// The version of the workspace, which xtask has, too.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What becomes of the files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pressed {
    /// Small, for people to fetch.
    Small,
    /// Quick, for the checks.
    Quick,
}

/// Builds the program as `Dockerfile` does, and packs it into `target/packages`.
pub fn make() -> Result<(), Failed> {
    web::build()?;
    let build = ["build", "--locked", "--profile", "dist", "--package", "parlour-cli", "--features", "hosting"];
    step("Building the program: about 10 minutes the first time", program("cargo").args(build))?;
    let pack = Pack {
        program: root().join("target/dist/parlour"),
        version: VERSION.to_owned(),
        out: root().join("target/packages"),
        pressed: Pressed::Small,
    };
    println!("{}", pack.tarball()?.display());
    if answers("dpkg-deb", &["--version"]) {
        println!("{}", pack.debian()?.display());
    } else {
        println!("there is no dpkg-deb here: no Debian package was made");
    }
    Ok(())
}

/// What is packed.
struct Pack {
    program: PathBuf,
    version: String,
    /// Where packages and what is gathered for them are put.
    out: PathBuf,
    pressed: Pressed,
}

impl Pack {
    /// `parlour-VERSION-ARCH.tar.gz`: one folder with the program, its unit, its settings and its guide.
    fn tarball(&self) -> Result<PathBuf, Failed> {
        let name = format!("parlour-{}-{}", self.version, std::env::consts::ARCH);
        let gathered = Gathered::new(self.out.join("tarball"))?;
        gathered.add(&self.program, &format!("{name}/parlour"), 0o755)?;
        for file in ["packaging/parlour.service", "packaging/parlour.toml", "docs/host.md", "CHANGELOG.md"] {
            gathered.add_ours(file, &name)?;
        }
        for licence in ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"] {
            gathered.add_ours(licence, &name)?;
        }
        let file = self.out.join(format!("{name}.tar.gz"));
        let gzip = if self.pressed == Pressed::Small { "gzip -n9" } else { "gzip -n1" };
        let mut tar = program("tar");
        tar.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
        tar.args([format!("--mtime=@{}", made_at()), format!("--use-compress-program={gzip}")]);
        run(tar.arg("--file").arg(&file).arg("--directory").arg(&gathered.0).arg(&name))?;
        Ok(file)
    }

    /// `parlour_VERSION_ARCH.deb`, with a user, a service and settings in `/etc`.
    fn debian(&self) -> Result<PathBuf, Failed> {
        let gathered = Gathered::new(self.out.join("debian"))?;
        gathered.add(&self.program, "usr/bin/parlour", 0o755)?;
        gathered.add_ours("packaging/parlour.service", "usr/lib/systemd/system")?;
        gathered.add_ours("packaging/parlour.toml", "etc/parlour")?;
        gathered.add_ours("docs/host.md", "usr/share/doc/parlour")?;
        gathered.add_ours("CHANGELOG.md", "usr/share/doc/parlour")?;
        let licences = ["LICENSE", "LICENSE-MIT", "LICENSE-APACHE"].map(|file| read(&root().join(file)));
        let licences: Result<Vec<String>, Failed> = licences.into_iter().collect();
        gathered.write("usr/share/doc/parlour/copyright", &licences?.join("\n\n"))?;
        gathered.write("DEBIAN/control", &self.control()?)?;
        gathered.write("DEBIAN/conffiles", "/etc/parlour/parlour.toml\n")?;
        for script in ["postinst", "prerm", "postrm"] {
            let ours = root().join("packaging/debian").join(script);
            gathered.add(&ours, &format!("DEBIAN/{script}"), 0o755)?;
        }
        let file = self.out.join(format!("parlour_{}_{}.deb", self.version, architecture()?));
        let mut build = program("dpkg-deb");
        build.env("SOURCE_DATE_EPOCH", made_at());
        // Every Debian that is still cared for can read xz.
        build.arg(if self.pressed == Pressed::Small { "-Zxz" } else { "-Znone" });
        run(build.args(["--build", "--root-owner-group"]).arg(&gathered.0).arg(&file))?;
        Ok(file)
    }

    fn control(&self) -> Result<String, Failed> {
        let size = std::fs::metadata(&self.program).map_err(|error| wrong(&self.program, error))?.len() / 1024;
        let (version, architecture, libraries) = (&self.version, architecture()?, libraries(&self.program)?);
        Ok(format!(
            "Package: parlour\n\
             Version: {version}\n\
             Architecture: {architecture}\n\
             Maintainer: The Parlour contributors <parlour@localhost>\n\
             Installed-Size: {size}\n\
             Depends: {libraries}, passwd\n\
             Section: games\n\
             Priority: optional\n\
             Description: table for board and card games that know their own rules\n \
             A server with its browser client, a terminal table and a lab: people and\n \
             bots play The Confrontation, War of the Ring, CardPeeGee and Land of Clans\n \
             & Wanderers. It keeps its matches in an SQLite file or in PostgreSQL.\n"
        ))
    }
}

/// The C libraries that a program was linked with: the newest version of glibc that it names is the
/// one it needs.
fn libraries(program: &Path) -> Result<String, Failed> {
    let mut names = Command::new("grep");
    let names = said(names.args(["--text", "--only-matching", "GLIBC_2[.][0-9]*"]).arg(program))?;
    let versions = names.lines().filter_map(|name| name.strip_prefix("GLIBC_2.")?.parse::<u32>().ok());
    let newest = versions.max().ok_or_else(|| wrong(program, "is not linked with glibc"))?;
    Ok(format!("libc6 (>= 2.{newest}), libgcc-s1"))
}

/// What Debian calls the architecture of this program.
fn architecture() -> Result<&'static str, Failed> {
    match std::env::consts::ARCH {
        "x86_64" => Ok("amd64"),
        "aarch64" => Ok("arm64"),
        "arm" => Ok("armhf"),
        "riscv64" => Ok("riscv64"),
        other => Err(Failed(format!("no Debian package is made for {other}"))),
    }
}

/// The time that all packed files have, so that the same commit gives the same bytes: its own.
fn made_at() -> String {
    let asked = || program("git").args(["log", "-1", "--format=%ct"]).output().ok();
    let committed = || asked().map(|done| String::from_utf8_lossy(&done.stdout).trim().to_owned());
    std::env::var("SOURCE_DATE_EPOCH").ok().or_else(committed).filter(|time| !time.is_empty()).unwrap_or("0".into())
}

/// A folder in which the files of a package are gathered.
struct Gathered(PathBuf);

impl Gathered {
    /// An empty one.
    fn new(folder: PathBuf) -> Result<Self, Failed> {
        if folder.exists() {
            std::fs::remove_dir_all(&folder).map_err(|error| wrong(&folder, error))?;
        }
        Ok(Gathered(folder))
    }

    /// A file of the repository, under its own name in `folder`.
    fn add_ours(&self, file: &str, folder: &str) -> Result<(), Failed> {
        let name = file.rsplit('/').next().unwrap_or(file);
        self.add(&root().join(file), &format!("{folder}/{name}"), 0o644)
    }

    fn add(&self, from: &Path, to: &str, mode: u32) -> Result<(), Failed> {
        let to = self.place(to)?;
        std::fs::copy(from, &to).map_err(|error| wrong(from, error))?;
        permit(&to, mode)
    }

    fn write(&self, to: &str, text: &str) -> Result<(), Failed> {
        let to = self.place(to)?;
        std::fs::write(&to, text).map_err(|error| wrong(&to, error))?;
        permit(&to, 0o644)
    }

    /// Where a file goes; its folders are made, readable for all whatever the umask.
    fn place(&self, to: &str) -> Result<PathBuf, Failed> {
        let to = self.0.join(to);
        let mut missing: Vec<&Path> = to.ancestors().skip(1).take_while(|folder| !folder.exists()).collect();
        while let Some(folder) = missing.pop() {
            std::fs::create_dir(folder).map_err(|error| wrong(folder, error))?;
            permit(folder, 0o755)?;
        }
        Ok(to)
    }
}

#[cfg(unix)]
fn permit(path: &Path, mode: u32) -> Result<(), Failed> {
    let mode = std::os::unix::fs::PermissionsExt::from_mode(mode);
    std::fs::set_permissions(path, mode).map_err(|error| wrong(path, error))
}

#[cfg(not(unix))]
fn permit(_: &Path, _: u32) -> Result<(), Failed> {
    Ok(())
}

fn read(path: &Path) -> Result<String, Failed> {
    std::fs::read_to_string(path).map_err(|error| wrong(path, error))
}

fn wrong(path: &Path, error: impl std::fmt::Display) -> Failed {
    Failed(format!("{}: {error}", path.display()))
}

/// What a program says, if it goes well.
fn said(command: &mut Command) -> Result<String, Failed> {
    let name = crate::shell::shown(command);
    let done = command.output().map_err(|error| Failed(format!("{name}: {error}")))?;
    let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    if done.status.success() { Ok(said) } else { Err(Failed(format!("{name}: {said}"))) }
}
