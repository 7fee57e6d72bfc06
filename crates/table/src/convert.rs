//! The engine's endings, undo plans and refusals in their wire forms.

use parlour_core as core;
use parlour_core::{AnyError, GameInfo, MatchError, Viewer};
use parlour_protocol::{Code, Ending, Fault, UndoInfo};

/// An ending.
pub fn ending(outcome: &core::Outcome, seats: u8) -> Ending {
    Ending {
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        reason: outcome.reason.to_owned(),
        scores: outcome.scores[..usize::from(seats)].to_vec(),
        unrated: None,
    }
}

/// What an undo would mean.
pub fn undo(plan: &core::UndoPlan) -> UndoInfo {
    UndoInfo {
        law: law(plan.law).to_owned(),
        asks: plan.asks.iter().map(|seat| seat.0).collect(),
        unlearned: plan.unlearned.clone(),
    }
}

/// The name of an undo's law.
pub fn law(law: core::UndoLaw) -> &'static str {
    match law {
        core::UndoLaw::Free | core::UndoLaw::Own => "free",
        core::UndoLaw::Consent => "consent",
        core::UndoLaw::Solo => "solo",
    }
}

/// The viewer that a name means: `table`, `spectator` or the number of a seat.
pub fn viewer(name: &str) -> Option<Viewer> {
    match name {
        "table" => Some(Viewer::Table),
        "spectator" => Some(Viewer::Spectator),
        seat => seat.parse().ok().map(|seat| Viewer::Seat(core::Seat(seat))),
    }
}

/// Why the engine refused, for the seat that asked.
pub fn fault(error: &AnyError, info: &GameInfo) -> Fault {
    match error {
        AnyError::Match(MatchError::Refused(refusal)) => {
            let said = format!("{} ({})", info.says(&refusal.reason), refusal.rule);
            let mut fault = Fault::new(Code::ActionIllegal, said);
            fault.rule = Some(refusal.rule.to_string());
            fault.reason = Some(refusal.reason.clone());
            fault
        }
        AnyError::Match(MatchError::Over) => Fault::new(Code::TableOver, "the match is over"),
        AnyError::Match(MatchError::NothingToUndo | MatchError::NothingToRedo | MatchError::NothingToDeal) => {
            Fault::new(Code::ActionNothing, error.to_string())
        }
        AnyError::Match(MatchError::NotWhole(_)) => Fault::new(Code::ActionIllegal, error.to_string()),
        other => Fault::new(Code::ActionShape, cut(&other.to_string(), 200)),
    }
}

/// At most so many bytes of a text.
pub fn cut(text: &str, bytes: usize) -> String {
    let end = text.floor_char_boundary(bytes.min(text.len()));
    text[..end].to_owned()
}
