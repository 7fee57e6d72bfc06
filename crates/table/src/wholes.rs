//! Whole actions at the table: what a seat may do, which entries belong together.

use parlour_core::{AnyMatch, Seat, Viewer, Wish};
use parlour_protocol::{Answer, Code, Fault, Piece, Thing, Whole, Wholes};

use crate::convert;
use crate::live::Live;

/// The most small actions in a whole one.
pub(super) const MOST_ACTIONS: usize = 256;

/// The most things that are pressed for one wish.
const MOST_THINGS: usize = 4;

impl Live {
    /// What a seat may do. The rules are asked on a copy, where they can stop nobody else.
    pub(super) async fn wholes(&mut self, seat: u8, piece: Option<Thing>) -> Result<Answer, Fault> {
        let copy = self.running()?.bare();
        let work = move || (copy.is_within(Seat(seat)), copy.wholes(Seat(seat)));
        match self.desk.run(work).await {
            Ok((within, wholes)) => Ok(Answer::Wholes(sorted(within, wholes, piece))),
            Err(_) => Err(Fault::new(Code::ServerFault, "the actions could not be listed")),
        }
    }

    /// Why a seat may not do what it wishes, in the same way.
    pub(super) async fn why(&mut self, seat: u8, wish: Wish) -> Result<Answer, Fault> {
        if wish.things.len() > MOST_THINGS {
            return Err(Fault::new(
                Code::InputSize,
                format!("at most {MOST_THINGS} things can be asked about at once"),
            ));
        }
        let copy = self.running()?.bare();
        match self.desk.run(move || copy.why(Seat(seat), &wish)).await {
            Ok(why) => why.map(Answer::Why).map_err(|error| convert::fault(&error, self.game.info())),
            Err(_) => Err(Fault::new(Code::ServerFault, "the reason could not be found out")),
        }
    }
}

/// Those of one piece, or the pieces and what begins with none.
fn sorted(within: bool, wholes: Vec<Whole>, piece: Option<Thing>) -> Wholes {
    if piece.is_some() {
        let wholes = wholes.into_iter().filter(|whole| whole.piece == piece).collect();
        return Wholes { within, pieces: Vec::new(), wholes };
    }
    let mut pieces: Vec<Piece> = Vec::new();
    let mut bare = Vec::new();
    for whole in wholes {
        let Some(thing) = whole.piece.clone() else {
            bare.push(whole);
            continue;
        };
        let at = pieces.iter().position(|piece| piece.thing == thing).unwrap_or_else(|| {
            pieces.push(Piece { thing, verbs: Vec::new(), count: 0 });
            pieces.len() - 1
        });
        let piece = &mut pieces[at];
        piece.count += 1;
        piece.verbs.extend(whole.verb.filter(|verb| !piece.verbs.contains(verb)));
    }
    Wholes { within, pieces, wholes: bare }
}

/// Whether what a viewer could see of these entries goes on with the action before them. What others
/// did in secret among them does not count.
pub(super) fn goes_on(played: &dyn AnyMatch, mut entries: impl Iterator<Item = u32>, viewer: Viewer) -> bool {
    let first = entries.find(|number| {
        played.actor(*number).is_some_and(|seat| viewer == Viewer::Seat(seat)) || played.is_told(*number, viewer)
    });
    first.is_some_and(|number| played.goes_on(number))
}
