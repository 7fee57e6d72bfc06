//! `./play` on machines that lack something: one sentence with a way out, and exit code 1. Cargo, npm,
//! Node and the program are small scripts on a path of their own, so that nothing is really built.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

const CARGO: &str = r#"#!/bin/sh
echo "cargo $*" >> "$LOG"
case "$*" in
    "build --quiet --package xtask") exit 0 ;;
    "xtask play"*) shift; CARGO_MANIFEST_DIR=$PWD/xtask exec "$XTASK" "$@" ;;
    "build --release --package parlour-cli")
        echo "   Compiling serde v1.0.0"
        mkdir -p target/release && cp "$BIN/program" target/release/parlour ;;
    "rustc --profile wasm "*)
        mkdir -p target/wasm32-unknown-unknown/wasm && echo > target/wasm32-unknown-unknown/wasm/parlour_wasm.wasm ;;
esac
"#;

const NPM: &str = r#"#!/bin/sh
echo "npm $*" >> "$LOG"
case "$*" in
    *" ci "*) mkdir -p web/node_modules && echo {} > web/node_modules/.package-lock.json ;;
    *" run build") echo "dist/assets/index.js 240 kB"; mkdir -p web/dist && echo made > web/dist/index.html ;;
esac
"#;

const NODE: &str = r#"#!/bin/sh
case "$1" in
    --version) echo v22.1.0 ;;
    *) echo "node $*" >> "$LOG"; mkdir -p web/src/engine && echo packed > web/src/engine/parlour.wasm.gz ;;
esac
"#;

/// As Rust comes: for this machine alone, until rustup fetches more.
const RUSTC: &str = "#!/bin/sh\necho \"$HOME/wasm\"\n";
const RUSTUP: &str = "#!/bin/sh\necho \"rustup $*\" >> \"$LOG\"\nmkdir -p \"$HOME/wasm\"\n";

const PROGRAM: &str = r#"#!/bin/sh
echo "parlour $*" >> "$LOG"
case "$*" in
    "serve --print") echo "listen = $LISTEN"; echo "data = $DATA" ;;
    "serve --open") echo "Parlour is running at http://$LISTEN" ;;
    *) echo "parlour says $*"; exit 7 ;;
esac
"#;

/// A machine with a checkout on it.
struct Machine {
    folder: PathBuf,
    listen: String,
    data: PathBuf,
}

/// What `./play` said on it.
struct Played {
    code: Option<i32>,
    out: String,
    err: String,
    /// Which programs were called, a line each.
    called: String,
}

impl Machine {
    /// A machine that has everything, and a free port.
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        for inside in ["bin", "checkout/web/src", "checkout/games", "home"] {
            std::fs::create_dir_all(folder.join(inside)).unwrap();
        }
        let play = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("play");
        std::fs::copy(play, folder.join("checkout/play")).unwrap();
        std::fs::write(folder.join("checkout/web/package-lock.json"), "{}").unwrap();
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let data = folder.join("home/data");
        let machine = Machine { folder, listen: free.to_string(), data };
        for (name, text) in [
            ("cargo", CARGO),
            ("npm", NPM),
            ("node", NODE),
            ("rustc", RUSTC),
            ("rustup", RUSTUP),
            ("cc", "#!/bin/sh\n"),
            ("program", PROGRAM),
            ("browser", "#!/bin/sh\necho \"browser $1\" >> \"$LOG\"\n"),
        ] {
            machine.has(name, text);
        }
        for tool in ["dirname", "mkdir", "cp"] {
            let real = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(tool));
            let real = real.iter().find(|path| path.exists()).unwrap();
            symlink(real, machine.folder.join("bin").join(tool)).unwrap();
        }
        machine
    }

    /// Puts a program on the path.
    fn has(&self, name: &str, text: &str) {
        let path = self.folder.join("bin").join(name);
        std::fs::write(&path, text).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn lacks(self, name: &str) -> Self {
        std::fs::remove_file(self.folder.join("bin").join(name)).unwrap();
        self
    }

    fn play(&self, args: &[&str]) -> Played {
        let log = self.folder.join("log");
        let _ = std::fs::remove_file(&log);
        let bin = self.folder.join("bin");
        let done = Command::new(self.folder.join("checkout/play"))
            .args(args)
            .env_clear()
            .env("PATH", &bin)
            .env("BIN", &bin)
            .env("HOME", self.folder.join("home"))
            .env("XTASK", env!("CARGO_BIN_EXE_xtask"))
            .env("LOG", &log)
            .env("LISTEN", &self.listen)
            .env("DATA", &self.data)
            .env("BROWSER", bin.join("browser"))
            .output()
            .unwrap();
        Played {
            code: done.status.code(),
            out: String::from_utf8(done.stdout).unwrap(),
            err: String::from_utf8(done.stderr).unwrap(),
            called: std::fs::read_to_string(&log).unwrap_or_default(),
        }
    }

    /// What it says last when it stops, and that it stops with code 1 and starts nothing.
    #[track_caller]
    fn stops(&self) -> String {
        let Played { code, err, called, .. } = self.play(&[]);
        assert_eq!(code, Some(1), "{err}");
        assert!(!called.contains("serve --open"), "{called}");
        let of_play: Vec<&str> = err.lines().filter(|line| line.starts_with("play: ")).collect();
        assert_eq!(of_play.len(), 1, "{err}");
        let steps = ["Getting ready", "Installing", "Fetching", "Building"];
        let more = err.lines().filter(|line| !line.starts_with("play: "));
        let more: Vec<&str> = more.filter(|line| !steps.iter().any(|step| line.starts_with(step))).collect();
        assert!(more.is_empty(), "{more:?}");
        of_play[0].to_owned()
    }
}

/// Answers requests for `/ready` until the test ends.
fn served(listener: TcpListener, answer: &'static str) {
    std::thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
            let asked = lines.next().unwrap_or_default();
            lines.find(String::is_empty);
            assert!(asked.starts_with("GET /ready "), "{asked}");
            let _ = stream.write_all(answer.as_bytes());
        }
    });
}

const READY: &str = "HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nready\n";

#[test]
fn the_first_time_it_says_each_step_and_ends_with_the_address() {
    let machine = Machine::new("first");
    let Played { code, out, err, called } = machine.play(&[]);
    assert_eq!(code, Some(0), "{err}");
    let steps: Vec<&str> = err.lines().map(|line| line.split(':').next().unwrap()).collect();
    let expected = [
        "Getting ready",
        "Fetching what the browser client needs",
        "Building the engine for the browser",
        "Building the browser client",
        "Building the program",
    ];
    assert_eq!(steps, expected, "and nothing of what the tools say");
    assert!(err.lines().all(|line| line.contains(": about ")), "{err}");
    assert_eq!(out, format!("Parlour is running at http://{}\n", machine.listen));
    assert!(called.ends_with("parlour serve --print\nparlour serve --open\n"), "{called}");
}

#[test]
fn the_second_time_it_builds_no_client_and_promises_no_minutes() {
    let machine = Machine::new("second");
    machine.play(&[]);
    std::fs::create_dir_all(machine.folder.join("checkout/target/debug")).unwrap();
    std::fs::write(machine.folder.join("checkout/target/debug/xtask"), "").unwrap();
    let Played { code, err, called, .. } = machine.play(&[]);
    assert_eq!((code, err.as_str()), (Some(0), "Building the program\n"));
    assert!(!called.contains("npm --prefix"), "{called}");
}

/// What the engine for the browser costs is paid once, and again when its sources change.
#[test]
fn the_engine_is_built_once_and_when_the_rules_change() {
    let machine = Machine::new("engine");
    let built = |machine: &Machine| machine.play(&[]).called.contains("rustc --profile wasm");
    let called = machine.play(&[]).called;
    assert!(called.contains("rustup target add wasm32-unknown-unknown\n"), "{called}");
    assert!(called.contains("node web/scripts/engine.mjs target/"), "{called}");
    assert!(!built(&machine));
    let rules = machine.folder.join("checkout/games/rules.rs");
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(5);
    std::fs::File::create(&rules).unwrap().set_modified(later).unwrap();
    assert!(built(&machine));
}

/// An engine that cannot be built is left out, and so is one of older rules.
#[test]
fn no_rust_for_the_browser() {
    for lacking in ["offline", "without"] {
        let machine = Machine::new(&format!("engine-{lacking}"));
        let old = machine.folder.join("checkout/web/src/engine/parlour.wasm.gz");
        std::fs::create_dir_all(old.parent().unwrap()).unwrap();
        std::fs::write(&old, "old").unwrap();
        let machine = if lacking == "without" {
            machine.lacks("rustup")
        } else {
            machine.has("rustup", "#!/bin/sh\necho 'error: could not download file' >&2\nexit 1\n");
            machine
        };
        let Played { code, out, err, called } = machine.play(&[]);
        assert_eq!(code, Some(0), "{err}");
        let said: Vec<&str> = err.lines().filter(|line| line.contains("engine")).collect();
        assert_eq!(said.len(), 1, "{err}");
        assert!(said[0].starts_with("The engine for the browser is left out, "), "{err}");
        assert!(!err.contains("could not download"), "{err}");
        assert!(!old.exists() && !called.contains("rustc --profile wasm"), "{called}");
        assert!(called.contains("run build") && out.starts_with("Parlour is running"), "{out}");
    }
}

#[test]
fn arguments_and_exit_code_are_the_programs() {
    let Played { code, out, called, .. } = Machine::new("arguments").play(&["play", "kuhn"]);
    assert_eq!((code, out.as_str()), (Some(7), "parlour says play kuhn\n"));
    assert!(!called.contains("npm"), "the terminal needs no client: {called}");
}

#[test]
fn one_that_runs_is_opened_and_no_other_started() {
    let mut machine = Machine::new("running");
    machine.play(&[]);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    served(listener, READY);
    let opened = |machine: &Machine| {
        let Played { code, out, err, called } = machine.play(&[]);
        assert_eq!(code, Some(0), "{err}");
        assert_eq!(out, format!("Parlour is already running at http://{at}\n"));
        assert!(!called.contains("build --release") && !called.contains("serve --open"), "{called}");
        // The browser is not waited for: its line may come later.
        let shown =
            || std::fs::read_to_string(machine.folder.join("log")).unwrap().contains(&format!("browser http://{at}"));
        let patience = std::time::Instant::now() + std::time::Duration::from_secs(30);
        while !shown() {
            assert!(std::time::Instant::now() < patience, "a browser is opened");
            std::thread::yield_now();
        }
    };
    // Its folder says where it is, wherever this one would listen.
    std::fs::create_dir_all(&machine.data).unwrap();
    std::fs::write(machine.data.join("address"), format!("http://{at}\n")).unwrap();
    opened(&machine);
    // Or it is where this one would be.
    std::fs::remove_file(machine.data.join("address")).unwrap();
    machine.listen = at.to_string();
    opened(&machine);
}

#[test]
fn an_address_where_nobody_answers_any_more_is_passed_over() {
    let machine = Machine::new("stale");
    machine.play(&[]);
    let gone = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    std::fs::create_dir_all(&machine.data).unwrap();
    std::fs::write(machine.data.join("address"), format!("http://{gone}\n")).unwrap();
    assert!(machine.play(&[]).called.contains("serve --open"));
}

#[test]
fn a_taken_port() {
    let mut machine = Machine::new("port");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    machine.listen = format!("127.0.0.1:{port}");
    served(listener, "HTTP/1.1 200 OK\r\n\r\n<h1>Something else</h1>");
    let expected =
        format!("play: another program uses port {port}: stop it, or take another port with PARLOUR_LISTEN=");
    assert!(machine.stops().starts_with(&expected), "{}", machine.stops());
    // The second time it is said before anything is built.
    assert!(!machine.play(&[]).called.contains("build --release"));
}

#[test]
fn no_rust() {
    let said = Machine::new("rust").lacks("cargo").stops();
    assert!(said.starts_with("play: Rust is missing: install it "), "{said}");
}

#[test]
fn no_linker() {
    let said = Machine::new("linker").lacks("cc").stops();
    assert!(said.starts_with("play: a C linker is missing: install gcc "), "{said}");
}

#[test]
fn no_node_an_old_one_or_no_npm() {
    let said = Machine::new("node").lacks("node").stops();
    assert!(said.starts_with("play: Node is missing: install Node 20.19 or later"), "{said}");
    assert!(said.ends_with("./play play, in the terminal, needs neither"), "{said}");
    let old = Machine::new("node-old");
    old.has("node", "#!/bin/sh\necho v20.18.9\n");
    assert!(old.stops().starts_with("play: Node v20.18.9 is too old: install "), "{}", old.stops());
    let said = Machine::new("npm").lacks("npm").stops();
    assert!(said.starts_with("play: npm is missing: install "), "{said}");
}

#[test]
fn no_network_for_the_crates() {
    const OFFLINE: &str = "echo 'error: failed to download from `https://index.example/config.json`' >&2; exit 101";
    let sentence = "play: packages are missing and the network can't be reached: connect to it and try again";
    for case in ["build --quiet --package xtask", "build --release --package parlour-cli"] {
        let machine = Machine::new(&format!("offline-{}", case.len()));
        machine.has("cargo", &CARGO.replace("case \"$*\" in", &format!("case \"$*\" in\n\"{case}\") {OFFLINE} ;;")));
        assert_eq!(machine.stops(), sentence, "{case}");
    }
}

#[test]
fn no_network_for_the_clients_packages() {
    let machine = Machine::new("offline-npm");
    machine
        .has("npm", "#!/bin/sh\n[ \"$1\" = --version ] || { echo 'npm error network request failed' >&2; exit 1; }\n");
    assert!(machine.stops().starts_with("play: packages are missing and the network can't be reached: "));
}

/// Nothing can be made below /proc, by root neither.
#[test]
fn a_checkout_or_a_data_folder_that_is_read_only() {
    let mut machine = Machine::new("read-only");
    symlink("/proc/parlour", machine.folder.join("checkout/target")).unwrap();
    assert!(machine.stops().starts_with("play: this folder is read-only: copy Parlour "));
    std::fs::remove_file(machine.folder.join("checkout/target")).unwrap();
    machine.data = "/proc/parlour/server".into();
    let expected =
        "play: /proc/parlour/server can't be written to: choose another folder with PARLOUR_DATA=FOLDER ./play";
    assert_eq!(machine.stops(), expected);
}

#[test]
fn what_has_no_sentence_is_shown_whole() {
    let machine = Machine::new("unknown");
    let broken = "echo 'error[E0308]: mismatched types' >&2; exit 101";
    machine
        .has("cargo", &CARGO.replace("case \"$*\" in", &format!("case \"$*\" in\n\"build --release\"*) {broken} ;;")));
    let Played { code, err, .. } = machine.play(&[]);
    assert_eq!(code, Some(1));
    assert!(err.contains("error[E0308]: mismatched types\n"), "{err}");
    assert!(err.ends_with("failed, see above\n"), "{err}");
}
