//! The command that makes a report once more.

use std::fmt::Write;

use parlour_core::Game;
use serde_json::Value;

use crate::report::{Report, RunSettings};
use crate::settings::DealerChoice;

impl Report {
    /// The command line that finds the same once more. Of a run that was stopped it asks for the
    /// matches that were played.
    pub fn command(&self) -> String {
        let RunSettings { game, seed, bots, set, swap_seats, .. } = &self.settings;
        let bots = quoted(&bots.join(","));
        let mut command =
            format!("parlour simulate {} --matches {} --bots {bots} --seed {seed}", quoted(game), self.matches);
        for (key, value) in set {
            let _ = write!(command, " --set {}", quoted(&format!("{key}={value}")));
        }
        if *swap_seats {
            command.push_str(" --swap");
        }
        if self.settings.dealer == DealerChoice::Reference {
            command.push_str(" --dealer reference");
        }
        command
    }
}

/// What of a setup differs from the default one: options with their values as `--set` takes them,
/// and the names of parts that are no options.
pub(crate) fn changes<G: Game>(setup: &Value) -> (Vec<(String, String)>, Vec<String>) {
    let default = serde_json::to_value(G::Setup::default()).unwrap_or(Value::Null);
    let (mut set, mut unsaid) = (Vec::new(), Vec::new());
    for (key, value) in setup.as_object().into_iter().flatten() {
        if default.get(key) == Some(value) {
            continue;
        }
        let is_option = G::INFO.options.iter().any(|option| option.key == key);
        match typed(value).filter(|_| is_option) {
            Some(value) => set.push((key.clone(), value)),
            None => unsaid.push(key.clone()),
        }
    }
    (set, unsaid)
}

fn typed(value: &Value) -> Option<String> {
    match value {
        Value::String(word) => Some(word.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(true) => Some("on".to_owned()),
        Value::Bool(false) => Some("off".to_owned()),
        _ => None,
    }
}

/// `word` as a shell takes it for one.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_-.,:=/+@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_takes_a_quoted_word_for_one() {
        assert_eq!(quoted("a_b=c,d"), "a_b=c,d");
        assert_eq!(quoted(""), "''");
        assert_eq!(quoted("it's $x"), r"'it'\''s $x'");
    }

    #[test]
    fn options_are_typed_as_words() {
        assert_eq!(typed(&true.into()).as_deref(), Some("on"));
        assert_eq!(typed(&7.into()).as_deref(), Some("7"));
        assert_eq!(typed(&"x".into()).as_deref(), Some("x"));
        assert_eq!(typed(&Value::Array(Vec::new())), None);
    }
}
