//! The commands in the guides do what the guides say.
//!
//! A block of `sh` holds commands; those of a guide are run in their order, in one folder that has
//! the checkout's `docs` and `games`. A block of `text` right after it is all that they print, where
//! `…` stands for anything, and alone on its line for any lines. A block whose fence names a file
//! (`text my-decks.txt`) is that file. A command that must fail says so (`# exit code 2`).
//!
//! A server that a block starts runs to its end, on a free port: `127.0.0.1:8080` is written for it.
//! What cannot be run here is in `LEFT_OUT`, with the reason; that and commands in running text are
//! held to what `--help` lists.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::program::{checkout, parlour};

/// How commands begin that are not run, and why.
const LEFT_OUT: &[(&str, &str)] = &[
    ("./test", "it runs every check, this one too"),
    ("./play #", "it builds a release; xtask/tests/play.rs runs it with tools that only pretend"),
    ("./play play hex", "the game is made by the line before"),
    ("cargo xtask new-game", "it changes the checkout; a test of xtask makes one elsewhere"),
    ("cargo xtask format", "it changes the checkout; ./test checks the layout"),
    ("cargo xtask mutants", "it takes hours; ./test tries a few"),
    ("cargo xtask dist", "it builds a release; ./test packs, installs and removes the program it has"),
    ("cargo xtask wasm", "it takes minutes; ./test builds the engine for the browser and compares it"),
    ("cargo xtask site", "it builds a release; web/e2e/site.spec.ts makes a site and plays there"),
    ("pip install", "./test does it in an environment of its own"),
    ("cargo test", "./test runs all tests"),
    ("cargo run", "it builds the program anew"),
    ("cargo build", "it builds the program anew"),
    ("target/release/parlour", "it is built by the line before"),
    ("npm", "./test builds and tests the browser client"),
    ("(cd web", "./test builds and tests the browser client"),
    ("sudo", "it changes the machine; ./test installs the package into a tree of its own"),
    ("tar -xzf parlour-", "it changes the machine; ./test unpacks the tarball into a folder of its own"),
    ("cd parlour-", "the tarball is not unpacked here"),
    ("useradd", "it changes the machine"),
    ("install", "it changes the machine"),
    ("systemctl", "it changes the machine"),
    ("docker", "it needs a daemon"),
    ("echo \"P", "it writes secrets for the containers"),
    ("parlour campaign docs/examples/wotr-bots", "it plays for hours"),
];

/// Where a series is long, this many matches show that the command works.
const MATCHES: u32 = 24;

/// The same for bots that think long.
const MATCHES_OF_SEARCHES: u32 = 1;

/// A part of a guide that the test does something with.
#[derive(Debug, PartialEq)]
enum Block {
    /// A file of the guide's folder.
    File { name: String, text: String },
    /// Commands, and what they print if that is shown. The line is that of the fence.
    Commands { line: usize, commands: Vec<String>, shown: Option<String> },
}

/// The blocks of a guide.
fn blocks(guide: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    // Whether nothing but blank lines came since the last block of commands.
    let mut beside = false;
    let mut lines = guide.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let Some(fence) = line.strip_prefix("```") else {
            beside &= line.is_empty();
            continue;
        };
        let inside: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        let text = inside.join("\n") + "\n";
        let words: Vec<&str> = fence.split(' ').collect();
        match (words.as_slice(), blocks.last_mut()) {
            (["sh"], _) => {
                blocks.push(Block::Commands { line: at + 1, commands: commands(&inside), shown: None });
                beside = true;
                continue;
            }
            (["text"], Some(Block::Commands { shown, .. })) if beside => *shown = Some(text),
            ([_, name], _) => blocks.push(Block::File { name: (*name).to_owned(), text }),
            _ => {}
        }
        beside = false;
    }
    blocks
}

/// Commands: a line each, or several where a line ends with `\` or text follows (`<<END`).
fn commands(lines: &[&str]) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    let mut lines = lines.iter();
    while let Some(line) = lines.next() {
        let mut command = (*line).to_owned();
        while command.ends_with('\\') {
            command = format!("{command}\n{}", lines.next().expect("a line goes on"));
        }
        if let Some((_, end)) = line.split_once("<<") {
            let end = end.trim_matches('\'');
            for text in lines.by_ref() {
                command = format!("{command}\n{text}");
                if *text == end {
                    break;
                }
            }
        }
        if !command.is_empty() && !command.starts_with('#') {
            commands.push(command);
        }
    }
    commands
}

/// Whether what was printed is what is shown.
fn fits(shown: &str, printed: &str) -> bool {
    let shown: Vec<&str> = shown.lines().map(str::trim_end).collect();
    let printed = printed.lines().filter(|line| !is_logged(line)).map(str::trim_end);
    lines_fit(&shown, &printed.collect::<Vec<_>>())
}

/// Whether the line is one of the log, which begins with the time. On a busy machine there are more
/// of them, such as those about a slow disk.
fn is_logged(line: &str) -> bool {
    let time = line.as_bytes();
    time.len() > 20 && time[..4].iter().all(u8::is_ascii_digit) && time[4] == b'-' && time[10] == b'T'
}

fn lines_fit(shown: &[&str], printed: &[&str]) -> bool {
    match (shown, printed) {
        ([], _) => printed.is_empty(),
        (["…", rest @ ..], _) => (0..=printed.len()).any(|from| lines_fit(rest, &printed[from..])),
        ([first, rest @ ..], [line, others @ ..]) => line_fits(first, line) && lines_fit(rest, others),
        _ => false,
    }
}

fn line_fits(shown: &str, line: &str) -> bool {
    let Some((before, after)) = shown.split_once('…') else { return shown == line };
    let Some(rest) = line.strip_prefix(before) else { return false };
    let ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
    ends.into_iter().any(|at| line_fits(after, &rest[at..]))
}

/// A command without what is said about it, its lines joined.
fn bare(command: &str) -> String {
    let one = command.replace("\\\n", " ");
    let first = one.lines().next().unwrap_or_default();
    first.split(" #").next().unwrap_or_default().trim().to_owned()
}

/// The reason why a command is not run.
fn left_out(command: &str) -> Option<&'static (&'static str, &'static str)> {
    let command = command.split_whitespace().collect::<Vec<_>>().join(" ");
    // A command that is nothing but this word is left out, with a word after it not.
    let alone = |beginning: &str| beginning.strip_suffix(" #").is_some_and(|word| bare(&command) == word);
    LEFT_OUT.iter().find(|(beginning, _)| alone(beginning) || command.starts_with(beginning))
}

/// A command as it is run: long series are cut short.
fn shortened(command: &str) -> String {
    let most = if command.contains("search") { MATCHES_OF_SEARCHES } else { MATCHES };
    let mut words: Vec<String> = command.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        if words[at - 1] == "--matches" {
            words[at] = words[at].parse().map_or(words[at].clone(), |count: u32| count.min(most).to_string());
        }
    }
    words.join(" ")
}

/// The code with which a command says that it ends.
fn code(command: &str) -> i32 {
    command.split_once("# exit code ").map_or(0, |(_, code)| code.trim().parse().expect("a number"))
}

fn serves(command: &str) -> bool {
    let bare = bare(command);
    let ends = ["--print", "--backup", "--restore", "--help"];
    bare.starts_with("parlour serve") && !ends.iter().any(|flag| bare.contains(flag))
}

/// A folder in which the commands of one guide are run.
struct Desk {
    folder: PathBuf,
    server: Option<Server>,
}

/// A server that runs as long as its block.
struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the guides write for the address of a server.
const ADDRESS: &str = "127.0.0.1:8080";

impl Desk {
    fn new(guide: &str) -> Self {
        let name = format!("guide-{}-{}", std::process::id(), guide.replace(['/', '.'], "-"));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("bin")).unwrap();
        for ours in ["docs", "games"] {
            std::os::unix::fs::symlink(checkout().join(ours), folder.join(ours)).unwrap();
        }
        let program = Path::new(env!("CARGO_BIN_EXE_parlour"));
        std::os::unix::fs::symlink(program, folder.join("bin/parlour")).unwrap();
        // Once everything is built, `./play ARGUMENTS` is the program.
        std::os::unix::fs::symlink(program, folder.join("play")).unwrap();
        Desk { folder, server: None }
    }

    fn shell(&self, command: &str) -> Command {
        let mut shell = Command::new("sh");
        let path = std::env::var("PATH").unwrap_or_default();
        shell.arg("-c").arg(command).current_dir(&self.folder);
        shell.env("PATH", format!("{}:{path}", self.folder.join("bin").display()));
        shell.env("HOME", &self.folder).env("XDG_DATA_HOME", self.folder.join("kept"));
        shell.env("PARLOUR_LISTEN", "127.0.0.1:0").env("BROWSER", "true").env("NO_COLOR", "1");
        shell
    }

    /// Runs a command: its exit code and all it printed.
    fn run(&mut self, command: &str) -> (i32, String) {
        if serves(command) {
            return (0, self.serve(command));
        }
        let at_the_server = |server: &Server| command.replace(ADDRESS, &server.address);
        let command = self.server.as_ref().map_or(command.to_owned(), at_the_server);
        // Both streams in the order in which they were written.
        let mut child = self
            .shell(&format!("exec 2>&1\n{}", shortened(&command)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // A table is left after the first option, a menu after the first line.
        let _ = child.stdin.take().unwrap().write_all(b"1\n");
        let done = child.wait_with_output().unwrap();
        let printed = String::from_utf8(done.stdout).unwrap();
        let printed = match &self.server {
            Some(server) => printed.replace(&server.address, ADDRESS),
            None => printed,
        };
        (done.status.code().unwrap_or(-1), printed)
    }

    fn serve(&mut self, command: &str) -> String {
        let command = bare(command);
        let command = format!("exec {}", command.trim_end_matches('&'));
        let mut child = self.shell(&command).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.trim().rsplit("://").next().unwrap_or_default().to_owned();
        assert!(said.starts_with("Parlour is running at http"), "{command}: {said}");
        let said = said.replace(&address, ADDRESS);
        self.server = Some(Server { process: child, address });
        said
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.server = None;
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// The guides, as paths from the root of the checkout.
fn guides() -> Vec<String> {
    let mut guides = vec!["README.md".to_owned(), "CONTRIBUTING.md".to_owned(), "web/README.md".to_owned()];
    let names = |folder: &str| {
        let entries = fs::read_dir(checkout().join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect::<Vec<_>>()
    };
    guides.extend(
        names("docs")
            .into_iter()
            .filter(|name| Path::new(name).extension() == Some("md".as_ref()))
            .map(|name| format!("docs/{name}")),
    );
    for folder in ["games", "crates"] {
        let readmes = names(folder).into_iter().map(|name| format!("{folder}/{name}/README.md"));
        guides.extend(readmes.filter(|path| checkout().join(path).exists()));
    }
    guides.sort();
    guides
}

fn read(guide: &str) -> String {
    fs::read_to_string(checkout().join(guide)).unwrap()
}

/// The last lines of a long output.
fn tail(printed: &str) -> String {
    let lines: Vec<&str> = printed.lines().collect();
    lines[lines.len().saturating_sub(12)..].join("\n")
}

/// Runs the commands of a guide; says what is not as it is written, and which reasons were needed.
fn follow(guide: &str) -> (Vec<String>, BTreeSet<&'static str>) {
    let (mut wrong, mut reasons) = (Vec::new(), BTreeSet::new());
    let mut desk = Desk::new(guide);
    for block in blocks(&read(guide)) {
        match block {
            Block::File { name, text } => fs::write(desk.folder.join(name), text).unwrap(),
            Block::Commands { line, commands, shown } => {
                let mut all = String::new();
                for command in commands {
                    if let Some((beginning, _)) = left_out(&command) {
                        reasons.insert(*beginning);
                        continue;
                    }
                    let (ended, printed) = desk.run(&command);
                    if ended != code(&command) {
                        wrong.push(format!("{guide}:{line}: {command}\nends with {ended}:\n{}", tail(&printed)));
                    }
                    all += &printed;
                }
                if let Some(shown) = shown.filter(|shown| !fits(shown, &all)) {
                    wrong.push(format!("{guide}:{line} shows\n{shown}and it is\n{}", tail(&all)));
                }
                desk.server = None;
            }
        }
    }
    (wrong, reasons)
}

#[test]
fn the_commands_of_every_guide_do_what_it_says() {
    let guides = guides();
    let followed: Vec<_> = std::thread::scope(|scope| {
        let started: Vec<_> = guides.iter().map(|guide| scope.spawn(|| follow(guide))).collect();
        started.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let wrong: Vec<&str> = followed.iter().flat_map(|(wrong, _)| wrong).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    let needed: BTreeSet<&str> = followed.iter().flat_map(|(_, reasons)| reasons).copied().collect();
    let stale: Vec<_> = LEFT_OUT.iter().filter(|(beginning, _)| !needed.contains(beginning)).collect();
    assert!(stale.is_empty(), "nothing begins so any more: {stale:?}");
}

/// The commands that stand in running text, between backquotes.
fn in_text(guide: &str) -> Vec<String> {
    let mut fenced = false;
    let mut found = Vec::new();
    for line in guide.lines() {
        let fence = line.starts_with("```");
        fenced ^= fence;
        if !fenced && !fence && !line.starts_with("    ") {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// Every command of a guide, whether it is run or not.
fn all_commands(guide: &str) -> Vec<String> {
    let fenced = blocks(guide).into_iter().flat_map(|block| match block {
        Block::Commands { commands, .. } => commands,
        Block::File { .. } => Vec::new(),
    });
    let fenced: Vec<String> = fenced.map(|command| bare(&command)).collect();
    [fenced, in_text(guide)].concat()
}

/// The lines with commands of ours that stand in no block of `sh`, where nobody runs them.
fn astray(guide: &str) -> Vec<String> {
    let ours = ["parlour ", "./play", "./test", "cargo xtask ", "curl ", "python"];
    let is_ours = |line: &&str| ours.iter().any(|word| line.trim_start_matches([' ', '$']).starts_with(word));
    let mut fence = None;
    let mut found = Vec::new();
    for line in guide.lines() {
        match (line.strip_prefix("```"), fence) {
            (Some(_), Some(_)) => fence = None,
            (Some(opened), None) => fence = Some(opened),
            (None, Some("")) => found.extend(Some(line).filter(is_ours)),
            (None, Some(_)) => {}
            (None, None) => found.extend(Some(line).filter(|line| line.starts_with("    ")).filter(is_ours)),
        }
    }
    found.into_iter().map(str::to_owned).collect()
}

/// What is wrong with the words of a command: a part of the program or a flag that there is not.
fn unknown(command: &str, help: &mut BTreeMap<String, String>) -> Option<String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let (name, words) = match words.as_slice() {
        ["parlour" | "./play", name, words @ ..] => (*name, words),
        ["cargo", "xtask", name, ..] => return not_of_xtask(&format!("[\"{name}\"")),
        ["./test", size, ..] => return not_of_xtask(&format!("[\"test\", \"{size}\"]")),
        _ => return None,
    };
    if name.starts_with(|first: char| !first.is_ascii_lowercase()) {
        return None;
    }
    let listed = help.entry(name.to_owned()).or_insert_with(|| {
        let ran = parlour(&[name, "--help"]);
        if ran.code == 0 { ran.out } else { String::new() }
    });
    if listed.is_empty() {
        return Some(format!("there is no parlour {name}"));
    }
    let flags = words.iter().filter(|word| word.starts_with("--") && word.len() > 2);
    let mut flags = flags.map(|flag| flag.split(['=', ',', ';']).next().unwrap_or(flag));
    let is_listed =
        |flag: &str| listed.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == flag);
    flags.find(|flag| !is_listed(flag)).map(|flag| format!("parlour {name} has no {flag}"))
}

/// The commands of xtask stand in its `main.rs` as they are typed.
fn not_of_xtask(pattern: &str) -> Option<String> {
    let main = include_str!("../../../xtask/src/main.rs");
    (!main.contains(pattern)).then(|| format!("xtask has no {pattern}"))
}

#[test]
fn every_command_and_flag_that_a_guide_names_is_there() {
    let mut help = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for guide in guides() {
        for command in all_commands(&read(&guide)) {
            seen += usize::from(command.starts_with("parlour "));
            wrong.extend(unknown(&command, &mut help).map(|why| format!("{guide}: {command}: {why}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 60, "{seen} commands were found");
}

#[test]
fn commands_stand_in_blocks_that_are_run() {
    let found: Vec<String> = guides().iter().flat_map(|guide| astray(&read(guide))).collect();
    assert!(found.is_empty(), "put them into a block of sh: {found:#?}");
    assert_eq!(astray("Text:\n\n    $ parlour games\n\n```\n./test\n```\n\n```sh\n./test\n```\n").len(), 2);
}

#[test]
fn a_guide_is_read_as_it_is_meant() {
    let guide = "\
Text with `parlour games --all` in it.

```text decks.txt
deck: one
```

```sh
parlour simulate clans \\
    --matches 500
# a remark
parlour play kuhn <<'END'
2
END
```

```text
wins … of 24
…
done
```

```text
not beside the commands
```
";
    let run =
        vec!["parlour simulate clans \\\n    --matches 500".to_owned(), "parlour play kuhn <<'END'\n2\nEND".to_owned()];
    let expected = [
        Block::File { name: "decks.txt".into(), text: "deck: one\n".into() },
        Block::Commands { line: 7, commands: run, shown: Some("wins … of 24\n…\ndone\n".into()) },
    ];
    assert_eq!(blocks(guide), expected);
    assert_eq!(in_text(guide), ["parlour games --all"]);
}

#[test]
fn what_varies_is_not_compared_and_all_else_is() {
    let shown = "wins … of 24\n…\ndone\n";
    assert!(fits(shown, "wins 12 of 24\nfirst\nsecond\ndone\n"));
    assert!(fits(shown, "wins 12 of 24\ndone\n"));
    assert!(fits("ready\n", "2026-11-16T14:33:56.675275Z  WARN sqlx::query: slow statement\nready\n"));
    for other in ["wins 12 of 25\ndone\n", "wins 12 of 24\ndone\nmore\n", "wins 12 of 24\n", ""] {
        assert!(!fits(shown, other), "{other}");
    }
}

#[test]
fn long_series_are_cut_short_and_nothing_else() {
    assert_eq!(shortened("parlour simulate clans --matches 20000"), "parlour simulate clans --matches 24");
    assert_eq!(shortened("parlour simulate x --matches 7 --seed 42"), "parlour simulate x --matches 7 --seed 42");
    assert_eq!(
        shortened("parlour simulate x --bots search2 --matches 20"),
        "parlour simulate x --bots search2 --matches 1"
    );
    assert!(left_out("./play    # builds").is_some() && left_out("./play play kuhn").is_none());
    assert_eq!((code("parlour x   # exit code 2"), code("parlour x")), (2, 0));
}

#[test]
fn what_there_is_not_is_noticed() {
    let mut help = BTreeMap::new();
    let mut said = |command: &str| unknown(command, &mut help).unwrap_or_default();
    assert_eq!(said("parlour simulate clans --matches 5 --bots simple"), "");
    assert_eq!(said("parlour simulate clans --matchs 5"), "parlour simulate has no --matchs");
    assert_eq!(said("parlour simulat clans"), "there is no parlour simulat");
    assert!(said("cargo xtask bake").contains("bake") && said("cargo xtask mutants").is_empty());
    assert!(said("./test quick").contains("quick") && said("./test soak").is_empty());
}
