//! Finds games, bots and checkouts by what a person typed, and suggests what was meant.

use std::path::{Path, PathBuf};

use parlour_core::{AnyBot, AnyGame, Catalogue, GameInfo, Seat, Text};

use crate::failure::Failure;
use crate::near::did_you_mean;
use crate::{tell, words};

/// The game called `id`.
pub fn game(id: &str) -> Result<Box<dyn AnyGame>, Failure> {
    parlour_registry::game(id).ok_or_else(|| {
        let hint = did_you_mean(id, parlour_registry::IDS.iter().copied());
        Failure::said(Text::new("find.game").with("id", id.to_owned()).with("hint", hint))
    })
}

/// The game's bot called `id`.
pub fn bot(game: &dyn AnyGame, id: &str) -> Result<Box<dyn AnyBot>, Failure> {
    game.bot(id).ok_or_else(|| {
        let known: Vec<&str> = game.bots().iter().map(|(name, _)| *name).collect();
        let hint = did_you_mean(id, known.iter().copied());
        let text = Text::new("find.bot").with("title", words::title(game.info())).with("id", id.to_owned());
        Failure::said(text.with("hint", hint).with("known", known.join(", ")))
    })
}

/// The seat that a person means: by its number, counted from 1, or by its name, in their language, in
/// the game's first one, or as its key has it.
pub fn seat(info: &GameInfo, seats: u8, typed: &str) -> Option<Seat> {
    if let Ok(number) = typed.parse::<u8>() {
        return (1..=seats).contains(&number).then(|| Seat(number - 1));
    }
    let alike = |name: &str| name.to_lowercase().replace(['-', '_'], " ");
    let wanted = alike(typed);
    let is_called = |words: &Catalogue, seat: Seat| alike(&tell::seat_name(info, words, seat)) == wanted;
    let catalogues = [words::of_game(info), info.first_words()];
    Seat::first(seats).find(|seat| {
        let key = info.seat_names.get(seat.index()).and_then(|key| key.rsplit('.').next());
        key.is_some_and(|key| alike(key) == wanted) || catalogues.iter().any(|words| is_called(words, *seat))
    })
}

/// The names of the seats, for somebody who named none of them.
pub fn seat_names(info: &GameInfo, seats: u8) -> String {
    let words = words::of_game(info);
    let names: Vec<String> = Seat::first(seats).map(|seat| tell::seat_name(info, &words, seat)).collect();
    names.join(", ")
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
