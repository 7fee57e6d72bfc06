//! What is said of a file of lessons: a line for each lesson, and where it fails.

use std::collections::BTreeSet;

use parlour_core::AnyGame;

use crate::format::{Kind, Lesson};
use crate::read::lessons_in;
use crate::{Misfit, check};

/// How a lesson was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game's id; empty where it could not be read.
    pub game: String,
    /// What it is for, where that could be read.
    pub kind: Option<Kind>,
    /// Its id, or its place in the file.
    pub name: String,
    /// Everything that is wrong with it, each with its place.
    pub faults: Vec<Misfit>,
}

/// Checks all lessons in the text of a file; `find` gives the game of an id.
///
/// # Errors
///
/// A text that is not JSON, and where.
pub fn check_text(text: &str, find: &dyn Fn(&str) -> Option<Box<dyn AnyGame>>) -> Result<Vec<Report>, Misfit> {
    let one = |(name, value): (String, serde_json::Value)| match Lesson::read(&value) {
        Err(misfit) => Report { game: String::new(), kind: None, name, faults: vec![misfit] },
        Ok(lesson) => {
            let faults = match find(&lesson.game) {
                Some(game) => check(&lesson, game.as_ref()),
                None => vec![Misfit::new("game", format!("there is no game called \"{}\"", lesson.game))],
            };
            Report { game: lesson.game, kind: Some(lesson.kind), name: lesson.id, faults }
        }
    };
    Ok(lessons_in(text)?.into_iter().map(one).collect())
}

/// The ids that more than one of these lessons has, by game.
pub fn doubled(reports: &[Report]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let named = reports.iter().filter(|report| report.kind.is_some());
    named.map(|it| format!("{}/{}", it.game, it.name)).filter(|name| !seen.insert(name.clone())).collect()
}
