//! What a person takes along from what a game keeps between matches, which only the game can read.

use parlour_core::{AnyError, AnyGame, AnyKeepsake, GameInfo, KeepError, MatchError};
use parlour_protocol::{Code, Fault};
use serde_json::Value;

use crate::convert;

/// What a game keeps.
pub fn keepsake(game: &dyn AnyGame) -> Result<&'static dyn AnyKeepsake, Fault> {
    let nothing = || Fault::new(Code::ActionNothing, "this game saves nothing between matches");
    game.keepsake().ok_or_else(nothing)
}

/// Why something is not done with what a game keeps, as a client hears of it.
pub fn fault(error: &KeepError, info: &GameInfo) -> Fault {
    match error {
        KeepError::Unreadable(why) => {
            tracing::error!(game = info.id, why, "what a game keeps of a person does not read back; it stays as it is");
            Fault::new(Code::ServerFault, "your profile for this game can't be read; nothing was changed")
        }
        KeepError::Shape(why) => Fault::new(Code::InputShape, convert::cut(why, 200)),
        KeepError::Wrong(text) => {
            let mut fault = Fault::new(Code::InputShape, convert::cut(&info.says(text), 200));
            fault.reason = Some((**text).clone());
            fault
        }
        KeepError::Refused(refusal) => convert::fault(&AnyError::Match(MatchError::Refused(refusal.clone())), info),
    }
}

/// What a person takes along from a profile to a table; none from a game that keeps nothing. A
/// profile that cannot be read keeps nobody from playing without it.
pub fn bring(game: &dyn AnyGame, kept: &Value, name: Option<&str>) -> Result<Option<Value>, Fault> {
    let wrong = |error: &KeepError| Fault { code: Code::TableSetup, ..fault(error, game.info()) };
    match (game.keepsake(), name) {
        (Some(keepsake), Some(_)) => keepsake.bring(kept, name).map(Some).map_err(|error| wrong(&error)),
        (Some(keepsake), None) => Ok(keepsake.bring(kept, None).ok()),
        (None, Some(_)) => keepsake(game).map(|_| None),
        (None, None) => Ok(None),
    }
}
