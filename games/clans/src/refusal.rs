//! Why something was refused: the error codes of R5.11, each with its rule.

use parlour_core::{Refusal, Text};

/// R5.11: an error code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The ruleset or its modules do not go together.
    Ruleset,
    /// A deck has the wrong number of cards.
    DeckSize,
    /// A deck names a card that is not in the pool.
    UnknownCard,
    /// Too many copies of a card (X1).
    CopyLimit,
    /// A card is too dear for its age (M4).
    AgeCost,
    /// Not in this phase.
    Phase,
    /// Not this turn.
    Turn,
    /// Already submitted.
    Already,
    /// There is no such lane.
    BadLane,
    /// Too many cards for one lane in one turn.
    LaneLimit,
    /// The same card twice.
    Duplicate,
    /// The card is not in hand.
    NotInHand,
    /// The lane has no room.
    LaneFull,
    /// The card cannot be put there.
    Tile,
    /// There is no hero.
    NoHero,
    /// The hero has no use left.
    HeroUsed,
    /// The hero cannot be used there.
    HeroTarget,
    /// Not enough gold.
    Gold,
    /// The shop does not sell that.
    Shop,
    /// Too many cards were taken back this turn.
    Edits,
}

impl Code {
    /// Its text, as R5.11 writes it.
    pub const fn text(self) -> &'static str {
        match self {
            Code::Ruleset => "E_RULESET",
            Code::DeckSize => "E_DECK_SIZE",
            Code::UnknownCard => "E_UNKNOWN_CARD",
            Code::CopyLimit => "E_COPY_LIMIT",
            Code::AgeCost => "E_AGE_COST",
            Code::Phase => "E_PHASE",
            Code::Turn => "E_TURN",
            Code::Already => "E_ALREADY",
            Code::BadLane => "E_BAD_LANE",
            Code::LaneLimit => "E_LANE_LIMIT",
            Code::Duplicate => "E_DUPLICATE",
            Code::NotInHand => "E_NOT_IN_HAND",
            Code::LaneFull => "E_LANE_FULL",
            Code::Tile => "E_TILE",
            Code::NoHero => "E_NO_HERO",
            Code::HeroUsed => "E_HERO_USED",
            Code::HeroTarget => "E_HERO_TARGET",
            Code::Gold => "E_GOLD",
            Code::Shop => "E_SHOP",
            Code::Edits => "E_EDITS",
        }
    }

    /// A refusal by `rule` with this code.
    pub fn by(self, rule: &'static str) -> Refusal {
        Refusal::new(rule, Text::new(format!("refuse.{}", self.text())).with("code", self.text().to_owned()))
    }

    /// The same, saying what exactly is wrong.
    pub fn because(self, rule: &'static str, what: impl Into<String>) -> Refusal {
        let text = Text::new(format!("refuse.{}.what", self.text()));
        Refusal::new(rule, text.with("code", self.text().to_owned()).with("what", what.into()))
    }
}

/// The error code inside a refusal, if it is one of this game's.
pub fn code_of(refusal: &Refusal) -> Option<&str> {
    match refusal.reason.params.get("code") {
        Some(parlour_core::Param::Plain(code)) => Some(code),
        _ => None,
    }
}
