//! Finds games, bots and checkouts by what a person typed, and suggests what was meant.

use std::path::{Path, PathBuf};

use parlour_core::{AnyBot, AnyGame};

use crate::failure::Failure;
use crate::near::did_you_mean;

/// The game called `id`.
pub fn game(id: &str) -> Result<Box<dyn AnyGame>, Failure> {
    parlour_registry::game(id).ok_or_else(|| {
        let hint = did_you_mean(id, parlour_registry::IDS.iter().copied());
        Failure::bad(format!("there is no game called {id}{hint} (parlour games --all lists them)"))
    })
}

/// The game's bot called `id`.
pub fn bot(game: &dyn AnyGame, id: &str) -> Result<Box<dyn AnyBot>, Failure> {
    game.bot(id).ok_or_else(|| {
        let known: Vec<&str> = game.bots().iter().map(|(name, _)| *name).collect();
        let hint = did_you_mean(id, known.iter().copied());
        let title = game.info().title;
        Failure::bad(format!("{title} has no bot called {id}{hint} (it has {})", known.join(", ")))
    })
}

/// The folder of a game's sources: `source` itself, or `games/<id>` here or further up.
pub fn game_dir(id: &str, source: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(dir) = source {
        let there = dir.join("rules.md").is_file();
        return there.then(|| dir.to_owned()).ok_or_else(|| Failure::file(dir, "this is not the folder of a game"));
    }
    let here = std::env::current_dir()?;
    let found = here.ancestors().map(|dir| dir.join("games").join(id)).find(|dir| dir.join("rules.md").is_file());
    found.ok_or_else(|| {
        Failure::bad(format!(
            "coverage is counted over the sources, and there is no games/{id} here or further up; \
             run this in a checkout of Parlour or name the folder with --source"
        ))
    })
}
