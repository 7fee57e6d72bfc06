//! Nothing outside the games, their bots and the registry names a game: what a terminal, a server or
//! the lab needs of one, it asks through the engine's traits.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::checkout;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// A source without the tests at its end, which may play any game.
fn without_tests(source: &str) -> &str {
    source.split("#[cfg(test)]\nmod ").next().unwrap_or(source)
}

/// The words of a text: letters, digits and underscores.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// How a source names a game: its crate, its id in quotes, and of the games of the product, whose
/// ids are no words of English, the bare id in any letters, in comments too.
fn named(source: &str) -> Vec<String> {
    let games = parlour_registry::games();
    let names = games.iter().flat_map(|game| {
        let info = game.info();
        let quoted = source.contains(&format!("\"{}\"", info.id)).then(|| format!("\"{}\"", info.id));
        let own = format!("parlour_{}", info.id);
        let own_crate = words(source).any(|word| word == own).then_some(own);
        let bare = info.listed && words(source).any(|word| word.eq_ignore_ascii_case(info.id));
        [quoted, own_crate, bare.then(|| info.id.to_owned())].into_iter().flatten()
    });
    names.collect()
}

#[test]
fn terminal_server_and_lab_name_no_game() {
    let mut looked_at = 0;
    for part in ["cli", "server", "lab"] {
        let mut files = Vec::new();
        sources(&checkout().join("crates").join(part).join("src"), &mut files);
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            assert_eq!(named(without_tests(&source)), Vec::<String>::new(), "{}", file.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 100, "{looked_at} files");
}

#[test]
fn a_name_is_found_where_there_is_one() {
    assert_eq!(named("if id == \"hex\" {"), ["\"hex\""]);
    assert_eq!(named("use parlour_kuhn::Kuhn;"), ["parlour_kuhn"]);
    assert_eq!(named("// as in Clans"), ["clans"]);
    assert_eq!(named("to_hex(bytes)"), Vec::<String>::new());
    assert_eq!(without_tests("a\n#[cfg(test)]\nmod tests {}"), "a\n");
}
