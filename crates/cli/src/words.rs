//! The words of the table itself, in one place: `locales/en.ftl`. A game's words are its own.

use std::sync::LazyLock;

use parlour_core::{Catalogue, GameInfo, Text};

use crate::failure::Failure;
use crate::near::did_you_mean;

static TABLE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse("en", include_str!("../locales/en.ftl")).expect("the table's own words are Fluent")
});

/// Says something of the table's own.
pub fn say(text: impl Into<Text>) -> String {
    TABLE.say(&text.into())
}

/// The same, with texts of a game in it: the sentence agrees with them.
pub fn say_of(words: &Catalogue, text: Text) -> String {
    TABLE.say_with(words, &text)
}

/// The words of a game in `language`.
pub fn of_game(info: &GameInfo, language: &str) -> Result<Catalogue, Failure> {
    info.words(language).ok_or_else(|| {
        let known = info.locales.iter().map(|(code, _)| *code);
        let there: Vec<&str> = known.clone().collect();
        let hint = did_you_mean(language, known);
        let there = there.join(", ");
        Failure::bad(format!("{} is not available in {language}, only in {there}{hint}", info.title))
    })
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

    /// Every key that the code says is in the catalogue, and the other way round.
    #[test]
    fn every_key_has_words_and_every_word_is_used() {
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let mut used: Vec<&str> = Vec::new();
        for mark in ["say(\"", "say(Text::new(\"", "say_of(words, Text::new(\""] {
            used.extend(code.split(mark).skip(1).filter_map(|rest| rest.split('"').next()));
        }
        let unknown: Vec<_> =
            used.iter().filter(|key| key.contains('.') && TABLE.keys().all(|known| known != **key)).collect();
        assert!(unknown.is_empty(), "no words for {unknown:?}");
        let unused: Vec<_> = TABLE.own_keys().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
        assert!(unused.is_empty(), "nobody says {unused:?}");
    }
}
