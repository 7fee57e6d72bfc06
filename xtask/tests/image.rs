//! The Dockerfile, the compose file and the packages, as far as they can be checked without a daemon
//! and without the program: what they copy, build, set and run is there.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The instructions of the Dockerfile: the word and the rest, continued lines joined.
fn instructions() -> Vec<(String, String)> {
    let text = read("Dockerfile").replace("\\\n", " ");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').expect("an instruction says something")).map(owned).collect()
}

fn owned((word, rest): (&str, &str)) -> (String, String) {
    (word.to_owned(), rest.to_owned())
}

/// The instructions of the image that is shipped: those after the last `FROM`.
fn shipped() -> Vec<(String, String)> {
    let all = instructions();
    let last = all.iter().rposition(|(word, _)| word == "FROM").expect("an image comes from another");
    all[last..].to_vec()
}

fn only(word: &str) -> String {
    let found: Vec<String> = shipped().into_iter().filter(|(name, _)| name == word).map(|(_, rest)| rest).collect();
    assert_eq!(found.len(), 1, "{word}");
    found[0].clone()
}

#[test]
fn whatever_is_copied_is_there_and_not_left_out() {
    let ignored = read(".dockerignore");
    let ignored: Vec<&str> = ignored.lines().map(|line| line.trim_end_matches('/')).collect();
    let stages: Vec<String> = instructions()
        .into_iter()
        .filter(|(word, _)| word == "FROM")
        .filter_map(|(_, rest)| rest.split_once(" AS ").map(|(_, name)| name.to_owned()))
        .collect();
    let mut copies = 0;
    for (_, rest) in instructions().into_iter().filter(|(word, _)| word == "COPY") {
        if let Some(from) = rest.strip_prefix("--from=") {
            let stage = from.split(' ').next().unwrap();
            assert!(stages.iter().any(|name| name == stage), "there is no stage {stage}");
            continue;
        }
        let words: Vec<&str> = rest.split(' ').collect();
        for source in &words[..words.len() - 1] {
            let source = source.trim_end_matches('/');
            assert!(root().join(source).exists(), "{source} is not there");
            assert!(!ignored.contains(&source), "{source} is in .dockerignore");
            copies += 1;
        }
    }
    assert!(copies > 0, "something is copied");
    // What is built on the machine that builds the image must not get into it.
    for kept_out in [".git", ".env", "target", "web/node_modules", "web/dist"] {
        assert!(ignored.contains(&kept_out), "{kept_out}");
    }
}

#[test]
fn the_image_is_not_root_and_says_how_it_is() {
    let user = only("USER");
    assert!(!matches!(user.as_str(), "root" | "0"), "{user}");
    assert!(shipped().iter().any(|(word, rest)| word == "RUN" && rest.contains("useradd") && rest.contains(&user)));
    let (health, port) = (only("HEALTHCHECK"), only("EXPOSE"));
    assert!(health.contains("/ready") && health.contains(&format!("/{port} ")), "{health}");
    assert!(only("ENV").contains(&format!("PARLOUR_LISTEN=0.0.0.0:{port}")));
    assert!(only("ENTRYPOINT").contains("parlour"));
}

#[test]
fn what_is_built_is_the_hosting_build_with_the_locked_dependencies() {
    let all = instructions();
    let build = all.iter().find(|(word, rest)| word == "RUN" && rest.contains("parlour-cli")).expect("it is built");
    let words: Vec<&str> = build.1.split_whitespace().collect();
    let after = |flag: &str| words[words.iter().position(|word| *word == flag).expect(flag) + 1];
    assert!(words.contains(&"--locked"));
    assert!(read("Cargo.toml").contains(&format!("[profile.{}]", after("--profile"))));
    assert_eq!(after("-p"), "parlour-cli");
    let cli = read("crates/cli/Cargo.toml");
    assert_eq!(after("--features"), "hosting");
    let hosting = cli.split("\nhosting = [").nth(1).and_then(|rest| rest.split(']').next()).expect("it is a feature");
    for feature in ["postgres", "nats", "tls"] {
        assert!(hosting.contains(&format!("\"{feature}\"")), "{feature}");
        assert!(cli.contains(&format!("\n{feature} = [")), "{feature} is a feature");
    }
    let manifest = read("Cargo.toml");
    let version = manifest.split("rust-version = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(all.iter().any(|(_, rest)| rest.starts_with(&format!("rust:{version}-"))), "Rust {version} builds it");
}

/// The engine for the browser is built with Rust, packed with Node, and there before the client is
/// built; an image without it is an image, too.
#[test]
fn the_engine_is_built_before_the_client() {
    let all = instructions();
    let at = |what: &dyn Fn(&str) -> bool| all.iter().position(|(_, rest)| what(rest)).expect("an instruction");
    let built = at(&|rest| rest.contains("--profile wasm") && rest.contains("-p parlour-wasm --lib"));
    assert!(all[built].1.starts_with("if rustup target add wasm32-unknown-unknown; then"), "{}", all[built].1);
    let taken = at(&|rest| rest.starts_with("--from=engine "));
    let packed = at(&|rest| rest.contains("scripts/engine.mjs") && rest.contains("npm run build"));
    assert!(built < taken && taken < packed);
    assert!(read("Cargo.toml").contains("[profile.wasm]"));
}

#[test]
fn every_setting_is_one_that_the_server_knows() {
    let settings = read("crates/server/src/config.rs");
    let mut known = 0;
    for file in ["Dockerfile", "compose.yaml", "docs/host.md"] {
        let text = read(file);
        let names = text.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
        for name in names.filter(|name| name.starts_with("PARLOUR_") && *name != "PARLOUR_") {
            assert!(settings.contains(&format!("\"{name}\"")), "{file}: {name}");
            known += 1;
        }
    }
    assert!(known > 10);
}

#[test]
fn the_compose_file_starts_what_it_names() {
    let text = read("compose.yaml");
    let service = |name: &str| text.contains(&format!("\n  {name}:\n"));
    assert!(text.contains("PARLOUR_DATABASE: postgres://parlour:${POSTGRES_PASSWORD:?}@postgres/parlour"));
    assert!(text.contains("PARLOUR_BUS: nats://nats:4222"));
    for name in ["parlour", "postgres", "nats"] {
        assert!(service(name), "{name}");
    }
    assert!(text.contains("condition: service_healthy") && text.contains("pg_isready"));
    assert!(!text.contains('\t'), "YAML has no tabs");
}

#[test]
fn the_packaged_settings_are_all_that_the_server_knows() {
    let (code, file) = (read("crates/server/src/config.rs"), read("packaging/parlour.toml"));
    let names =
        code.lines().filter(|line| line.contains(", \"PARLOUR_")).map(|line| line.split(':').next().unwrap().trim());
    let mut known: Vec<&str> = names.collect();
    let shown = file.lines().filter_map(|line| line.trim_start_matches('#').split_once(" = ").map(|(name, _)| name));
    let mut shown: Vec<&str> = shown.collect();
    known.sort_unstable();
    shown.sort_unstable();
    assert!(known.len() > 20 && known == shown, "{known:?}\n{shown:?}");
}

#[test]
fn the_guide_shows_the_unit_as_it_is_packed() {
    let unit: String = read("packaging/parlour.service")
        .lines()
        .map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") })
        .collect();
    assert!(read("docs/host.md").contains(&unit), "docs/host.md does not show this unit:\n{unit}");
}

/// Every socket is a file.
#[test]
fn the_unit_allows_for_all_sockets() {
    let number = |text: &str, before: &str| -> u32 {
        let (_, rest) = text.split_once(before).unwrap();
        rest.split(|letter: char| !letter.is_ascii_digit()).next().unwrap().parse().unwrap()
    };
    let files = number(&read("packaging/parlour.service"), "LimitNOFILE=");
    assert!(files > 2 * number(&read("packaging/parlour.toml"), "\n#sockets = "), "{files}");
}
