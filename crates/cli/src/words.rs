//! The words of the table itself, in the reader's language: `locales/*.ftl`. A game's words are its
//! own. One program has one reader, so the language is chosen once, before anything is said.

use std::borrow::Cow;
use std::ffi::OsString;
use std::sync::{LazyLock, OnceLock};

use parlour_core::{Catalogue, GameInfo, Text};

use crate::failure::Failure;

/// The languages that the table speaks. The others are compared with the first.
const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
];

/// How a language is asked for on the command line; the second is its older name.
const FLAGS: [&str; 2] = ["--language", "--lang"];

static LANGUAGE: OnceLock<&'static str> = OnceLock::new();

static TABLE: LazyLock<Catalogue> = LazyLock::new(|| {
    let own = LOCALES.iter().find(|(code, _)| *code == language()).map_or(LOCALES[0].1, |(_, own)| *own);
    Catalogue::parse(language(), own).expect("the table's own words are Fluent")
});

/// The reader's language.
pub fn language() -> &'static str {
    LANGUAGE.get().copied().unwrap_or(LOCALES[0].0)
}

/// Chooses the reader's language: what the command line asks for, or else the environment. The
/// command line is searched before it is read, because mistakes in it are told in that language.
pub fn choose(args: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Result<(), Failure> {
    let wanted = asked_for(args);
    let found = wanted.as_deref().map_or_else(|| Some(of_environment(variable)), known);
    let _ = LANGUAGE.set(found.unwrap_or(LOCALES[0].0));
    match wanted {
        Some(wanted) if found.is_none() => Err(unknown(&wanted)),
        _ => Ok(()),
    }
}

fn unknown(wanted: &str) -> Failure {
    let known: Vec<&str> = LOCALES.iter().map(|(code, _)| *code).collect();
    Failure::said(Text::new("language.unknown").with("language", wanted.to_owned()).with("known", known.join(", ")))
}

fn asked_for(args: &[OsString]) -> Option<String> {
    let mut args = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    let flag = |arg: &str| FLAGS.iter().find_map(|flag| arg.strip_prefix(flag).map(str::to_owned));
    let rest = args.find_map(|arg| flag(&arg).filter(|rest| rest.is_empty() || rest.starts_with('=')))?;
    match rest.strip_prefix('=') {
        Some(value) => Some(value.to_owned()),
        None => args.next().map(Cow::into_owned),
    }
}

/// `de` for `de`, `de_AT.UTF-8` and `de-CH`, if the table speaks it.
fn known(name: &str) -> Option<&'static str> {
    let code = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
    LOCALES.iter().map(|(known, _)| *known).find(|known| known.eq_ignore_ascii_case(code))
}

/// The first of these that is set decides; English where it names no language of ours.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> &'static str {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let chosen = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    chosen.as_deref().and_then(known).unwrap_or(LOCALES[0].0)
}

/// Says something of the table's own.
pub fn say(text: impl Into<Text>) -> String {
    TABLE.say(&text.into())
}

/// The same, with texts of a game in it: the sentence agrees with them.
pub fn say_of(words: &Catalogue, text: Text) -> String {
    TABLE.say_with(words, &text)
}

/// Whether a word or letter means yes, in the reader's language or in English.
pub fn is_yes(typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    ["y", "yes"].contains(&typed.as_str()) || say("confirm.yes").split_whitespace().any(|yes| yes == typed)
}

/// The words of a game, in the reader's language where it speaks that.
pub fn of_game(info: &GameInfo) -> Catalogue {
    info.words(language()).unwrap_or_else(|| info.first_words())
}

/// What a game is called.
pub fn title(info: &GameInfo) -> String {
    of_game(info).say(&"game.title".into())
}

/// The rules of a game.
pub fn rules(info: &GameInfo) -> &'static str {
    info.book(language()).map_or("", |book| book.rules)
}

/// A figure's name: the game's word for it, or the key made readable.
pub fn measure(catalogue: &Catalogue, key: &str) -> String {
    let text = Text::new(format!("measure.{key}"));
    if catalogue.knows(&text) { catalogue.say(&text) } else { key.replace('_', " ") }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::screen::width;

    fn sources(folder: &Path, found: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else {
                found.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }

    fn catalogues() -> impl Iterator<Item = (&'static str, Catalogue)> {
        LOCALES.iter().map(|(code, own)| (*code, Catalogue::parse(code, own).unwrap()))
    }

    /// Every key that the code says is in the catalogue, and the other way round.
    #[test]
    fn every_key_has_words_and_every_word_is_used() {
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let mut used: Vec<&str> = Vec::new();
        for mark in ["say(\"", "say(Text::new(\"", "say_of(words, Text::new(\"", "Failure::said(Text::new(\""] {
            used.extend(code.split(mark).skip(1).filter_map(|rest| rest.split('"').next()));
        }
        let unknown: Vec<_> =
            used.iter().filter(|key| key.contains('.') && TABLE.keys().all(|known| known != **key)).collect();
        assert!(unknown.is_empty(), "no words for {unknown:?}");
        let unused: Vec<_> = TABLE.own_keys().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
        assert!(unused.is_empty(), "nobody says {unused:?}");
    }

    #[test]
    fn every_language_has_the_same_messages_with_the_same_parameters() {
        let first = catalogues().next().unwrap().1;
        for (code, other) in catalogues().skip(1) {
            assert_eq!(first.own_keys().collect::<Vec<_>>(), other.own_keys().collect::<Vec<_>>(), "{code}");
            for key in first.own_keys() {
                assert_eq!(first.parameters(key), other.parameters(key), "{code}: {key}");
            }
        }
    }

    /// What has a line or a box of its own on the smallest screen must fit there.
    #[test]
    fn lines_of_the_screen_fit_eighty_columns_in_every_language() {
        for (code, words) in catalogues() {
            for key in ["keys.table", "keys.over", "keys.dealer", "keys.list", "keys.replay"] {
                let line = words.say(&key.into());
                assert!(width(&line) < 80, "{code}: {key} has {} columns", width(&line));
            }
            let help = words.say(&"help.text".into());
            assert!(help.lines().count() <= 22, "{code}: the keys do not fit 24 rows");
            for line in help.lines() {
                assert!(width(line) <= 70, "{code}: {line:?} has {} columns", width(line));
            }
            for key in ["rules.keys", "log.keys"] {
                let line = words.say(&key.into());
                assert!(width(&line) <= 72, "{code}: {key} has {} columns", width(&line));
            }
        }
    }

    #[test]
    fn the_command_line_decides_before_the_environment() {
        let args = |words: &str| words.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(asked_for(&args("parlour play --language de")).as_deref(), Some("de"));
        assert_eq!(asked_for(&args("parlour --lang=fr games")).as_deref(), Some("fr"));
        assert_eq!(asked_for(&args("parlour play -- --language de")), None);
        assert_eq!(known("de_AT.UTF-8"), Some("de"));
        assert_eq!(known("eo"), None);
        let set = |pairs: &'static [(&str, &str)]| {
            move |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(of_environment(set(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_DE")])), "de");
        assert_eq!(of_environment(set(&[("LC_ALL", "C"), ("LANG", "de_DE")])), "en");
        assert_eq!(of_environment(set(&[("LC_ALL", ""), ("LANG", "fr")])), "fr");
        assert_eq!(of_environment(set(&[])), "en");
    }
}
