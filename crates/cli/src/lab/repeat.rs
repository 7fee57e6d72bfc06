//! The command line that makes a finding once more: every flag that has to do with the result, and
//! the files that it reads.

use std::path::Path;

use parlour_core::{sha256, to_hex};
use parlour_lab::{DealerChoice, Question, Repeat};

use crate::args::Simulate;
use crate::failure::Failure;

impl Simulate {
    /// The files that the command reads, each with the SHA-256 of its bytes.
    pub fn files(&self, folder: &Path) -> Result<Vec<(String, String)>, Failure> {
        let baseline = self.baseline.as_deref().filter(|named| *named != "built-in" && !named.contains('='));
        let named = [self.cards.as_deref(), self.decks.as_deref(), baseline.map(Path::new)];
        let hashed = |path: &Path| {
            let found = folder.join(path);
            let bytes = std::fs::read(&found).map_err(|error| Failure::file(&found, error))?;
            Ok((path.display().to_string(), to_hex(&sha256(&[&bytes]))))
        };
        let mut files = named.into_iter().flatten().map(hashed).collect::<Result<Vec<_>, Failure>>()?;
        files.dedup();
        Ok(files)
    }

    /// How the finding of the run between `bots` is made once more.
    pub fn repeat(&self, bots: &str, files: &[(String, String)], stopped: bool) -> Repeat {
        let mut words = vec!["parlour simulate".to_owned(), quoted(self.game.as_deref().unwrap_or_default())];
        let mut flag = |name: &str, value: &str| words.push(format!("--{name} {}", quoted(value)));
        flag("matches", &self.matches.unwrap_or(0).to_string());
        flag("bots", bots);
        flag("seed", &self.seed().to_string());
        for setting in &self.settings {
            flag("set", setting);
        }
        for (name, file) in [("cards", &self.cards), ("decks", &self.decks)] {
            if let Some(file) = file {
                flag(name, &file.display().to_string());
            }
        }
        for (name, value) in [("baseline", &self.baseline), ("matrix", &self.matrix)] {
            if let Some(value) = value {
                flag(name, value);
            }
        }
        if self.dealer == DealerChoice::Reference {
            flag("dealer", "reference");
        }
        if self.test && self.alpha.to_bits() != Question::default().alpha.to_bits() {
            flag("alpha", &self.alpha.to_string());
        }
        if self.test && self.margin.to_bits() != Question::default().margin.to_bits() {
            flag("margin", &self.margin.to_string());
        }
        words.extend(
            [("--swap", self.swap), ("--test", self.test)].into_iter().filter(|one| one.1).map(|one| one.0.to_owned()),
        );
        Repeat { command: words.join(" "), files: files.to_vec(), stopped }
    }
}

/// `word` as a shell takes it for one.
pub fn quoted(word: &str) -> String {
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
}
