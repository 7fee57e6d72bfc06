//! A run on disk, to be gone on with: the command, what was set up by it, and the matches so far.

use std::path::Path;

use parlour_lab::Leg;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::study::Study;
use crate::args::Simulate;
use crate::failure::Failure;
use crate::store;

const FORMAT: &str = "parlour lab checkpoint 1";

/// A run that was stopped.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    format: String,
    rules_version: u32,
    command: Simulate,
    /// The setups that the command led to, cards and decks from files included.
    setups: Vec<Vec<Value>>,
    legs: Vec<Leg>,
}

impl Checkpoint {
    /// What is to be stored of `study`, of which `legs` were played.
    pub fn new(study: &Study, legs: Vec<Leg>) -> Self {
        Checkpoint {
            format: FORMAT.to_owned(),
            rules_version: study.rules_version(),
            command: study.command.clone(),
            setups: study.setups(),
            legs,
        }
    }

    /// Reads one.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let found: Checkpoint = serde_json::from_str(&text)
            .map_err(|error| Failure::file(path, format!("this is not a checkpoint: {error}")))?;
        if found.format == FORMAT {
            Ok(found)
        } else {
            Err(Failure::file(path, format!("this checkpoint has format {:?}, not {FORMAT:?}", found.format)))
        }
    }

    /// Writes it so that the file is always whole.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let mut text = serde_json::to_string(self).map_err(|error| Failure::bad(error.to_string()))?;
        text.push('\n');
        store::write_whole(path, text.as_bytes()).map_err(|error| Failure::file(path, error))
    }

    /// The command to go on with: the stored one, with what may change put in its place. What was
    /// said again must be what was said then.
    pub fn go_on(&self, said: &Simulate) -> Result<Simulate, Failure> {
        let command = Simulate {
            threads: said.threads,
            json: said.json.clone().or_else(|| self.command.json.clone()),
            csv: said.csv.clone().or_else(|| self.command.csv.clone()),
            html: said.html.clone().or_else(|| self.command.html.clone()),
            log: said.log.clone().or_else(|| self.command.log.clone()),
            progress: said.progress.clone(),
            checkpoint: said.checkpoint.clone().or_else(|| said.resume.clone()),
            resume: said.resume.clone(),
            ..self.command.clone()
        };
        let other = |what: &str| Err(Failure::bad(format!("--resume: {what} differs from the stopped run")));
        if said.game.is_some() && said.game != command.game {
            return other("the game");
        }
        if said.matches.is_some() && said.matches != command.matches {
            return other("--matches");
        }
        if !said.bots.is_empty() && said.bots != command.bots {
            return other("--bots");
        }
        if said.seed.is_some() && said.seed.unwrap_or_default() != command.seed() {
            return other("--seed");
        }
        Ok(command)
    }

    /// The matches played so far, if they belong to `study`.
    pub fn legs_of(self, study: &Study) -> Result<Vec<Leg>, Failure> {
        if self.rules_version != study.rules_version() {
            return Err(Failure::bad("--resume: the game's rules have changed since the run was stopped"));
        }
        if self.setups != study.setups() {
            return Err(Failure::bad("--resume: the cards, decks or options have changed since the run was stopped"));
        }
        Ok(self.legs)
    }
}
