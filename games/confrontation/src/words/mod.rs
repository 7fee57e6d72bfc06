//! What a player reads: prompts, the log and the board, as messages of the catalogue.

mod prompt;
mod scene;
mod tell;

pub(crate) use prompt::prompt;
pub(crate) use scene::describe;
pub(crate) use tell::tell;

use parlour_core::{Param, Text};

use crate::ids::CharacterSet;

/// How many names are listed before a piece is simply concealed.
const FEW: u32 = 3;

/// What is known of a concealed piece, in words.
fn piece(could_be: CharacterSet) -> Text {
    match could_be.single() {
        Some(who) => Text::new("piece.known").with("character", who.text()),
        None if could_be.len() <= FEW => Text::new("piece.one_of").with("characters", names(could_be)),
        None => Text::new("piece.concealed"),
    }
}

fn names(characters: CharacterSet) -> Param {
    Param::List(characters.iter().map(|who| who.text().into()).collect())
}
