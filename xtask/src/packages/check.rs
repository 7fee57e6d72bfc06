//! The packages as a host meets them: installed, started as the unit says, upgraded while people
//! play, removed, purged. All of it happens in a tree under `target`, with dpkg's own option for
//! that; systemd is a script that writes down what it was asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::{Pack, Pressed, VERSION, permit, read, said, wrong};
use crate::shell::{Failed, answers, program, root};

/// Checks the packages of a program that is built already.
pub fn check(program: &Path) -> Result<(), Failed> {
    let out = root().join("target/packages-check");
    if out.exists() {
        std::fs::remove_dir_all(&out).map_err(|error| wrong(&out, error))?;
    }
    std::fs::create_dir_all(&out).map_err(|error| wrong(&out, error))?;
    // What helps to find faults is half of the program that the tests have built.
    let stripped = out.join("parlour");
    said(Command::new("strip").arg("--strip-debug").arg("-o").arg(&stripped).arg(program))?;
    let pack = |version: &str| Pack {
        program: stripped.clone(),
        version: version.to_owned(),
        out: out.clone(),
        pressed: Pressed::Quick,
    };
    let (old, new) = (pack(VERSION), pack(&format!("{VERSION}+1")));
    tarball(&old)?;
    if !answers("dpkg", &["--version"]) {
        return Err(Failed("needs dpkg to check the Debian package".into()));
    }
    let tree = Tree::new(out.join("tree"))?;
    life(&tree, &old.debian()?, &new.debian()?)?;
    std::fs::remove_dir_all(&out).map_err(|error| wrong(&out, error))
}

/// Everything is in one folder, the program runs, and the settings are those that it knows.
fn tarball(pack: &Pack) -> Result<(), Failed> {
    let file = pack.tarball()?;
    said(program("tar").arg("-xzf").arg(&file).arg("-C").arg(&pack.out))?;
    let folder = pack.out.join(format!("parlour-{VERSION}-{}", std::env::consts::ARCH));
    expect(
        file.file_name() == Some(format!("{}.tar.gz", name_of(&folder)).as_ref()),
        "the tarball is called by its folder",
    )?;
    let says = said(Command::new(folder.join("parlour")).arg("--version"))?;
    expect(says.trim() == format!("parlour {VERSION}"), &says)?;
    // With every setting in effect that is only shown.
    let all = folder.join("all.toml");
    let shown = read(&folder.join("parlour.toml"))?;
    let every: Vec<&str> = shown.lines().map(|line| uncommented(line).unwrap_or(line)).collect();
    std::fs::write(&all, every.join("\n")).map_err(|error| wrong(&all, error))?;
    let mut print = Command::new(folder.join("parlour"));
    let printed = said(print.args(["serve", "--print", "--config"]).arg(&all))?;
    expect(printed.contains("origin = https://play.example.org\n"), &printed)?;
    // What is shown as the default is the default.
    let plain = said(
        Command::new(folder.join("parlour")).args(["serve", "--print", "--config"]).arg(folder.join("parlour.toml")),
    )?;
    let limits = |text: &str| {
        let limits = [
            "rule_ms",
            "head_ms",
            "rate",
            "sockets",
            "stored_mb",
            "matches",
            "matches_per_address",
            "claim_days",
            "bot_seconds",
        ];
        let lines = text.lines().filter(|line| limits.iter().any(|name| line.starts_with(&format!("{name} = "))));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    expect(limits(&plain).len() == 9 && limits(&plain) == limits(&printed), &format!("{plain}\n{printed}"))
}

/// `#name = value` without its sign.
fn uncommented(line: &str) -> Option<&str> {
    let rest = line.strip_prefix('#')?;
    let (name, _) = rest.split_once(" = ")?;
    name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_').then_some(rest)
}

/// From the first installation to the purge.
fn life(tree: &Tree, old: &Path, new: &Path) -> Result<(), Failed> {
    // A container: there is systemctl, but no systemd that runs.
    tree.dpkg("--install", old.as_ref())?;
    tree.asked(&[&format!("--root={} enable --quiet parlour.service", tree.0.display())])?;
    let user = tree.user()?.ok_or_else(|| Failed("there is no user parlour".into()))?;
    expect(user.contains(":/var/lib/parlour:") && user.ends_with("nologin"), &user)?;
    expect(tree.mode("var/lib/parlour")? == 0o700, "the data is for its owner alone")?;
    expect(tree.mode("etc/parlour/parlour.toml")? == 0o640, "the settings are not for everybody")?;
    let settings = tree.set_up()?;

    let server = Server::start(tree)?;
    let cookie = server.guest()?;
    let table = server.open_table(&cookie)?;
    server.act(&cookie, &table)?;
    let before = server.look(&cookie, &table)?;
    expect(before.contains("\"squares\":[null,null,null,null,0,"), &before)?;

    // A machine: the upgrade comes while the server runs, and restarts it.
    std::fs::create_dir_all(tree.0.join("run/systemd/system")).map_err(|error| wrong(&tree.0, error))?;
    tree.dpkg("--install", new.as_ref())?;
    tree.asked(&["daemon-reload", "is-enabled --quiet parlour.service", "restart parlour.service"])?;
    server.stop()?;
    expect(tree.user()?.as_ref() == Some(&user), "the user is the same")?;
    expect(read(&tree.0.join("etc/parlour/parlour.toml"))? == settings, "the host's settings are kept")?;
    let server = Server::start(tree)?;
    let after = server.look(&cookie, &table)?;
    expect(after == before, &format!("the match was {before} and is {after}"))?;
    server.stop()?;

    tree.dpkg("--remove", "parlour".as_ref())?;
    tree.asked(&["stop parlour.service", "daemon-reload"])?;
    tree.has(false, "usr/bin/parlour")?;
    for kept in ["var/lib/parlour/parlour.db", "var/lib/parlour/server.key", "etc/parlour/parlour.toml", ENABLED] {
        tree.has(true, kept)?;
    }
    // Back again: the same matches.
    tree.dpkg("--install", new.as_ref())?;
    tree.asked(&["daemon-reload", "is-enabled --quiet parlour.service", "restart parlour.service"])?;
    let server = Server::start(tree)?;
    expect(server.look(&cookie, &table)? == before, "the match is there again")?;
    server.stop()?;

    tree.dpkg("--purge", "parlour".as_ref())?;
    for gone in ["var/lib/parlour", "etc/parlour", "usr/bin/parlour", "usr/lib/systemd/system/parlour.service", ENABLED]
    {
        tree.has(false, gone)?;
    }
    expect(tree.user()?.is_none(), "the user is gone")
}

/// The link that says that the service starts with the machine.
const ENABLED: &str = "etc/systemd/system/multi-user.target.wants/parlour.service";

/// A machine's files, without a machine.
struct Tree(PathBuf);

impl Tree {
    fn new(folder: PathBuf) -> Result<Self, Failed> {
        let made = || -> std::io::Result<()> {
            for inside in ["etc", "bin", "var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers"] {
                std::fs::create_dir_all(folder.join(inside))?;
            }
            std::fs::write(folder.join("etc/passwd"), "root:x:0:0:root:/root:/bin/sh\n")?;
            std::fs::write(folder.join("etc/group"), "root:x:0:\n")?;
            std::fs::write(folder.join("etc/shadow"), "root:*:19000:0:99999:7:::\n")?;
            std::fs::write(folder.join("etc/gshadow"), "root:*::\n")
        };
        made().map_err(|error| wrong(&folder, error))?;
        // What the package depends on is what this machine has.
        let has = said(program("dpkg-query").args(["--status", "libc6", "libgcc-s1", "passwd"]))?;
        let without = ["Depends:", "Pre-Depends:", "Breaks:", "Conflicts:", "Conffiles:", " /"];
        let lines = has.lines().filter(|line| !without.iter().any(|start| line.starts_with(start)));
        let status = lines.collect::<Vec<_>>().join("\n") + "\n";
        std::fs::write(folder.join("var/lib/dpkg/status"), status).map_err(|error| wrong(&folder, error))?;
        let tree = Tree(folder);
        let script = format!(
            "#!/bin/sh\necho \"$*\" >> '{log}'\ncase \"$*\" in --root=*enable*) mkdir -p '{folder}' && ln -s x '{link}' ;; esac\n",
            log = tree.log().display(),
            folder = tree.0.join(ENABLED).parent().unwrap_or(&tree.0).display(),
            link = tree.0.join(ENABLED).display(),
        );
        let systemctl = tree.0.join("bin/systemctl");
        std::fs::write(&systemctl, script).map_err(|error| wrong(&systemctl, error))?;
        permit(&systemctl, 0o755)?;
        Ok(tree)
    }

    fn log(&self) -> PathBuf {
        self.0.join("systemctl.log")
    }

    /// Runs dpkg on the tree, without chroot and whoever calls it.
    fn dpkg(&self, action: &str, what: &std::ffi::OsStr) -> Result<(), Failed> {
        let _ = std::fs::remove_file(self.log());
        let path = std::env::var("PATH").unwrap_or_default();
        let mut dpkg = program("dpkg");
        dpkg.arg(format!("--root={}", self.0.display()));
        dpkg.args(["--force-script-chrootless", "--force-not-root", "--force-unsafe-io", action]).arg(what);
        dpkg.env("PATH", format!("{}:{path}:/usr/sbin:/sbin", self.0.join("bin").display()));
        // Nobody is there to answer questions.
        said(dpkg.env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null())).map(drop)
    }

    /// What systemctl was asked by the last run of dpkg.
    fn asked(&self, expected: &[&str]) -> Result<(), Failed> {
        let asked = std::fs::read_to_string(self.log()).unwrap_or_default();
        expect(asked.lines().eq(expected.iter().copied()), &format!("systemctl was asked:\n{asked}"))
    }

    fn user(&self) -> Result<Option<String>, Failed> {
        let users = read(&self.0.join("etc/passwd"))?;
        Ok(users.lines().find(|line| line.starts_with("parlour:")).map(str::to_owned))
    }

    fn has(&self, there: bool, path: &str) -> Result<(), Failed> {
        // A link to nowhere is there, too.
        let found = self.0.join(path).symlink_metadata().is_ok();
        expect(found == there, &format!("{path} is {}there", if found { "" } else { "not " }))
    }

    #[cfg(unix)]
    fn mode(&self, path: &str) -> Result<u32, Failed> {
        let path = self.0.join(path);
        let data = std::fs::metadata(&path).map_err(|error| wrong(&path, error))?;
        Ok(std::os::unix::fs::PermissionsExt::mode(&data.permissions()) & 0o777)
    }

    /// Does what a host does after the installation: chooses an address. The folder is that of the tree.
    fn set_up(&self) -> Result<String, Failed> {
        let file = self.0.join("etc/parlour/parlour.toml");
        let data = self.0.join("var/lib/parlour");
        let text = read(&file)?;
        let set = text.replace("\"127.0.0.1:8080\"", "\"127.0.0.1:0\"");
        let set = set.replace("\"/var/lib/parlour\"", &format!("{:?}", data.display().to_string()));
        expect(set.contains("127.0.0.1:0\"") && set.contains(name_of(&self.0)), &set)?;
        std::fs::write(&file, &set).map_err(|error| wrong(&file, error))?;
        Ok(set)
    }
}

/// The installed program, started as the unit says.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(tree: &Tree) -> Result<Self, Failed> {
        let unit = read(&tree.0.join("usr/lib/systemd/system/parlour.service"))?;
        let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap_or_default();
        let mut words = line.split(' ');
        let installed = tree.0.join("usr/bin").join(words.next().unwrap_or_default());
        let words = words.map(|word| match word.strip_prefix('/') {
            Some(path) => tree.0.join(path).into_os_string(),
            None => word.into(),
        });
        // A service has nothing of its caller's environment.
        let mut command = Command::new(installed);
        command.args(words).env_clear().stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().map_err(|error| Failed(format!("{line}: {error}")))?;
        let mut said = String::new();
        if let Some(out) = process.stdout.take() {
            let _ = BufReader::new(out).read_line(&mut said);
        }
        let address = said.trim().strip_prefix("Parlour is running at http://").unwrap_or_default().to_owned();
        let server = Server { process, address };
        expect(!server.address.is_empty(), &format!("the server said {said:?}"))?;
        let ready = server.request("GET", "/ready", "", "")?;
        expect(ready.ends_with("\r\n\r\nready\n"), &ready)?;
        Ok(server)
    }

    /// Stops it as systemd does; it ends by itself.
    fn stop(mut self) -> Result<(), Failed> {
        said(program("kill").arg("-TERM").arg(self.process.id().to_string()))?;
        let status = self.process.wait().map_err(|error| Failed(error.to_string()))?;
        expect(status.success(), &format!("the server ended with {status}"))
    }

    fn request(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, Failed> {
        let asked = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(&self.address)?;
            write!(
                stream,
                "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
                 content-length: {}\r\nconnection: close\r\n\r\n{body}",
                self.address,
                body.len()
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let answer = asked().map_err(|error| Failed(format!("{method} {path}: {error}")))?;
        expect(answer.starts_with("HTTP/1.1 200 "), &answer)?;
        Ok(answer)
    }

    /// Comes as a guest; the cookie is the answer.
    fn guest(&self) -> Result<String, Failed> {
        let answer = self.request("POST", "/api/guest", "", r#"{"name":"Ann"}"#)?;
        between(&answer, "set-cookie: ", ";").map(str::to_owned)
    }

    /// Opens a table with one person on both seats.
    fn open_table(&self, cookie: &str) -> Result<String, Failed> {
        let table = r#"{"game":"tictactoe","seats":[{"kind":"me"},{"kind":"me"}]}"#;
        let answer = self.request("POST", "/api/matches", cookie, table)?;
        between(&answer, "{\"id\":\"", "\"").map(str::to_owned)
    }

    fn act(&self, cookie: &str, table: &str) -> Result<(), Failed> {
        let action = r#"{"do":"act","seat":0,"expect":0,"key":"1","action":5}"#;
        self.request("POST", &format!("/api/matches/{table}/ask"), cookie, action).map(drop)
    }

    /// What seat 0 sees.
    fn look(&self, cookie: &str, table: &str) -> Result<String, Failed> {
        let answer = self.request("POST", &format!("/api/matches/{table}/ask"), cookie, r#"{"do":"look","seat":0}"#)?;
        between(&answer, "\"view\":", ",\"scene\"").map(str::to_owned)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Result<&'a str, Failed> {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    found.map(|(found, _)| found).ok_or_else(|| Failed(format!("no {before} in {text}")))
}

fn name_of(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

fn expect(holds: bool, otherwise: &str) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(Failed(otherwise.to_owned())) }
}
