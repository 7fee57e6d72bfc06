//! Why something was refused: the error codes of R5.11, each with its rule.

use parlour_core::{Param, Refusal, Text};

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
        self.at(rule, "").into()
    }

    /// The same, saying what exactly is wrong.
    pub fn because(self, rule: &'static str, what: impl Into<String>) -> Refusal {
        let text = Text::new(format!("refuse.{}.what", self.text()));
        Refusal::new(rule, text.with("code", self.text().to_owned()).with("what", what.into()))
    }

    /// A refusal with words of its own: `refuse.CODE.which`, with what they name.
    pub(crate) fn saying<const N: usize>(
        self,
        rule: &'static str,
        which: &str,
        named: [(&'static str, Param); N],
    ) -> Refusal {
        let text = Text::new(format!("refuse.{}.{which}", self.text())).with("code", self.text().to_owned());
        Refusal::new(rule, named.into_iter().fold(text, |text, (name, value)| text.with(name, value)))
    }

    /// The same before it is put into words; `which` of several reasons with this code it is, or nothing.
    pub(crate) const fn at(self, rule: &'static str, which: &'static str) -> Reason {
        Reason { code: self, rule, which }
    }
}

/// Why something is refused, before it is put into words. What may be done is asked at every decision,
/// and a sentence is only needed by who is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reason {
    code: Code,
    rule: &'static str,
    which: &'static str,
}

impl From<Reason> for Refusal {
    fn from(Reason { code, rule, which }: Reason) -> Refusal {
        let dot = if which.is_empty() { "" } else { "." };
        let text = Text::new(format!("refuse.{}{dot}{which}", code.text()));
        Refusal::new(rule, text.with("code", code.text().to_owned()))
    }
}

/// The error code inside a refusal, if it is one of this game's.
pub fn code_of(refusal: &Refusal) -> Option<&str> {
    match refusal.reason.params.get("code") {
        Some(parlour_core::Param::Plain(code)) => Some(code),
        _ => None,
    }
}
