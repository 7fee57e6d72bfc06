//! `parlour profile`: what a player keeps between matches, in a local file.

use std::io::Write;
use std::path::{Path, PathBuf};

use parlour_core::{AnyGame, AnyKeepsake, Catalogue, KeepError, Text};
use serde_json::Value;

use crate::args::Profile;
use crate::failure::Failure;
use crate::{find, store, words};

/// A profile in its file.
pub struct Kept {
    /// The game's own rules about it.
    pub rules: &'static dyn AnyKeepsake,
    /// What is kept.
    pub value: Value,
    path: PathBuf,
}

impl Kept {
    /// Opens the profile of a game; a new one if there is no file yet.
    pub fn open(game: &dyn AnyGame, file: Option<&Path>) -> Result<Self, Failure> {
        let info = game.info();
        let Some(rules) = game.keepsake() else {
            return Err(Failure::bad(format!("{}: nothing is saved between matches", info.title)));
        };
        let usual = || store::data_dir().map(|folder| folder.join("profiles").join(format!("{}.json", info.id)));
        let path = file.map(Path::to_owned).or_else(usual);
        let path = path.ok_or_else(|| Failure::bad("there is no folder for the profile; name a file with --file"))?;
        let value = match std::fs::read_to_string(&path) {
            Ok(text) => {
                let kept = serde_json::from_str(&text).map_err(|error| Failure::file(&path, error))?;
                rules.read(&kept).map_err(|error| Failure::file(&path, error))?
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => rules.fresh(),
            Err(error) => return Err(Failure::file(&path, error)),
        };
        Ok(Kept { rules, value, path })
    }

    /// Writes it so that the file is always whole.
    pub fn save(&self) -> Result<(), Failure> {
        let mut text = serde_json::to_string_pretty(&self.value).map_err(|error| Failure::bad(error.to_string()))?;
        text.push('\n');
        store::write_whole(&self.path, text.as_bytes()).map_err(|error| Failure::file(&self.path, error))
    }
}

/// Shows a profile, or does something with it.
pub fn run(command: &Profile, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find::game(&command.game)?;
    let catalogue = words::of_game(game.info(), language)?;
    let mut kept = Kept::open(game.as_ref(), command.file.as_deref())?;
    if command.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&kept.value).unwrap_or_default())?;
        return Ok(());
    }
    if command.deed.is_empty() {
        for line in kept.rules.tell(&kept.value).map_err(|error| failed(&error, &catalogue))? {
            writeln!(out, "{}", catalogue.say(&line))?;
        }
        writeln!(out)?;
        for (typed, about) in kept.rules.deeds() {
            writeln!(out, "  {typed:<16} {}", catalogue.say(&Text::new(*about)))?;
        }
        return Ok(());
    }
    let files = |path: &str| std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"));
    let done = kept.rules.act(&mut kept.value, &command.deed, &files);
    let done = done.map_err(|error| failed(&error, &catalogue))?;
    writeln!(out, "{}", catalogue.say(&done))?;
    kept.save()
}

/// Why something is not done with it, in the game's words where it has some.
pub fn failed(error: &KeepError, catalogue: &Catalogue) -> Failure {
    match error {
        KeepError::Wrong(text) => Failure::bad(catalogue.say(text)),
        KeepError::Refused(refusal) => Failure::bad(format!("{} ({})", catalogue.say(&refusal.reason), refusal.rule)),
        error => Failure::bad(error.to_string()),
    }
}
