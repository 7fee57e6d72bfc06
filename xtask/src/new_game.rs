//! `cargo xtask new-game NAME`: a game that builds, passes the suite and can be played, to be
//! changed into another. It is a copy of a worked example, so that it cannot go stale.

use std::path::Path;

use crate::shell::{Failed, root};

/// A worked example: its folder, its type and its title.
struct Example(&'static str, &'static str, &'static str);

const EXAMPLES: [Example; 2] =
    [Example("tictactoe", "TicTacToe", "Tic-tac-toe"), Example("kuhn", "Kuhn", "Kuhn poker")];

/// Makes the game `name` like one of the examples.
pub fn make(name: &str, like: &str) -> Result<(), Failed> {
    make_in(root(), name, like)?;
    println!("made games/{name} and registered it; next:");
    println!("  cargo test -p parlour-{name}          it passes the suite");
    println!("  ./play play {name}                    in the terminal");
    println!("  ./play                                in the browser, under \"Small games\"");
    println!("then make it your own: docs/add-a-game.md");
    Ok(())
}

fn make_in(root: &Path, name: &str, like: &str) -> Result<(), Failed> {
    let lower = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    if !lower || !name.starts_with(|first: char| first.is_ascii_lowercase()) {
        return Err(Failed(format!("the name of a game has only lower-case letters and digits, unlike {name:?}")));
    }
    let Some(example) = EXAMPLES.iter().find(|example| example.0 == like) else {
        let known = EXAMPLES.map(|example| example.0).join(" or ");
        return Err(Failed(format!("a game can be made like {known}, not like {like}")));
    };
    let folder = root.join("games").join(name);
    if folder.exists() {
        return Err(Failed(format!("games/{name} already exists")));
    }
    copy(&root.join("games").join(like), &folder, name, example)?;
    register(root, name)
}

/// Copies a folder, with the example's names replaced in every file.
fn copy(from: &Path, to: &Path, name: &str, example: &Example) -> Result<(), Failed> {
    std::fs::create_dir_all(to).map_err(|error| wrong(to, error))?;
    for entry in std::fs::read_dir(from).map_err(|error| wrong(from, error))? {
        let path = entry.map_err(|error| wrong(from, error))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            // What was played of the example is not what is played of this.
            if !path.ends_with("records") {
                copy(&path, &target, name, example)?;
            }
        } else {
            write(&target, &renamed(&read(&path)?, name, example))?;
        }
    }
    Ok(())
}

fn renamed(text: &str, name: &str, Example(id, kind, title): &Example) -> String {
    let upper = name[..1].to_ascii_uppercase() + &name[1..];
    let text = text.replace(title, &upper).replace(kind, &upper).replace(id, name);
    // A translated title is another word; the new game has one name until somebody translates it.
    let lines = text.split('\n').map(|line| match line.split_once(" = ") {
        Some(("game-title", _)) => format!("game-title = {upper}"),
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// One line in the registry's manifest and one in its list.
fn register(root: &Path, name: &str) -> Result<(), Failed> {
    let upper = name[..1].to_ascii_uppercase() + &name[1..];
    let manifest = root.join("crates/registry/Cargo.toml");
    insert(&manifest, "\n[lints]", &format!("parlour-{name} = {{ path = \"../../games/{name}\" }}\n"))?;
    let list = root.join("crates/registry/src/lib.rs");
    insert(&list, "}\n\n/// The game called", &format!("    \"{name}\": parlour_{name}::{upper}, searched();\n"))
}

/// Puts `line` before the only place that reads `before`.
fn insert(path: &Path, before: &str, line: &str) -> Result<(), Failed> {
    let text = read(path)?;
    let Some((start, end)) = text.split_once(before) else {
        return Err(Failed(format!("{}: no place for {}", path.display(), line.trim())));
    };
    write(path, &format!("{start}{line}{before}{end}"))
}

fn read(path: &Path) -> Result<String, Failed> {
    std::fs::read_to_string(path).map_err(|error| wrong(path, error))
}

fn write(path: &Path, text: &str) -> Result<(), Failed> {
    std::fs::write(path, text).map_err(|error| wrong(path, error))
}

fn wrong(path: &Path, error: std::io::Error) -> Failed {
    Failed(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository with the examples and the registry alone.
    fn repository(name: &str) -> std::path::PathBuf {
        let copy = std::env::temp_dir().join(format!("parlour-new-game-{name}-{}", std::process::id()));
        for part in ["games/tictactoe", "games/kuhn", "crates/registry"] {
            super::copy(&root().join(part), &copy.join(part), "none", &Example("\0", "\0", "\0")).ok().unwrap();
        }
        copy
    }

    #[test]
    fn a_new_game_has_its_own_name_everywhere() {
        let root = repository("name");
        for (name, like) in [("hexes", "tictactoe"), ("bluff2", "kuhn")] {
            make_in(&root, name, like).ok().unwrap();
            let source = read(&root.join(format!("games/{name}/src/lib.rs"))).ok().unwrap();
            assert!(source.contains(&format!("id: \"{name}\"")) && !source.contains(like), "{source}");
            // What its board is drawn from comes along.
            assert!(source.contains(".names(\""), "{source}");
            let upper = name[..1].to_ascii_uppercase() + &name[1..];
            for language in ["en", "de", "fr"] {
                let words = read(&root.join(format!("games/{name}/locales/{language}.ftl"))).ok().unwrap();
                assert!(words.contains(&format!("\ngame-title = {upper}\n")), "{words}");
            }
            let manifest = read(&root.join(format!("games/{name}/Cargo.toml"))).ok().unwrap();
            assert!(manifest.contains(&format!("name = \"parlour-{name}\"")), "{manifest}");
        }
        let list = read(&root.join("crates/registry/src/lib.rs")).ok().unwrap();
        assert!(list.contains("    \"hexes\": parlour_hexes::Hexes, searched();\n"), "{list}");
        let manifest = read(&root.join("crates/registry/Cargo.toml")).ok().unwrap();
        assert!(manifest.contains("parlour-bluff2 = { path = \"../../games/bluff2\" }\n\n[lints]"), "{manifest}");
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_cannot_be_made_is_refused_and_nothing_is_there() {
        let root = repository("refused");
        for (name, like) in
            [("Hex", "tictactoe"), ("7up", "tictactoe"), ("../x", "kuhn"), ("hex", "chess"), ("kuhn", "kuhn")]
        {
            assert!(make_in(&root, name, like).is_err(), "{name} like {like}");
        }
        assert_eq!(std::fs::read_dir(root.join("games")).unwrap().count(), 2);
        std::fs::remove_dir_all(root).unwrap();
    }
}
