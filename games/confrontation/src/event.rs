//! What happened, for the log, the animations and the tally.

use serde::{Deserialize, Serialize};

use crate::data::Ability;
use crate::ids::{Card, Character, Region, Side};
use crate::setup::Formation;

/// How a character got from one region to another by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Way {
    /// One step forward (R5.1).
    Forward,
    /// Down the river (R6.1).
    River,
    /// Through the tunnel (R6.4).
    Tunnel,
    /// By its own ability (R7).
    Ability,
}

/// How a battle ended, as the attacker sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BattleEnd {
    /// The defender fell.
    Won,
    /// The attacker fell.
    Lost,
    /// Both fell.
    BothFell,
    /// Somebody left.
    Retreat,
    /// The Balrog struck in the tunnel: there was no battle.
    Ambush,
}

/// Why a game is over (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Why {
    /// R17.1
    FrodoInMordor,
    /// R17.2
    FrodoDefeated,
    /// R17.3
    ThreeInShire,
    /// R17.5
    NoLegalMove,
    /// R17.6
    TurnLimit,
}

impl Why {
    /// The message key of the outcome, and the name of the ending in statistics.
    pub const fn key(self) -> &'static str {
        match self {
            Why::FrodoInMordor => "frodo_in_mordor",
            Why::FrodoDefeated => "frodo_defeated",
            Why::ThreeInShire => "three_in_shire",
            Why::NoLegalMove => "no_legal_move",
            Why::TurnLimit => "turn_limit",
        }
    }

    /// The rule that ended the game.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::FrodoInMordor => "R17.1",
            Why::FrodoDefeated => "R17.2",
            Why::ThreeInShire => "R17.3",
            Why::NoLegalMove => "R17.5",
            Why::TurnLimit => "R17.6",
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A character was put on its starting place; for its owner.
    Placed {
        /// Who.
        character: Character,
        /// Where.
        region: Region,
    },
    /// A side took a formation; for its owner.
    Formed {
        /// Whose.
        side: Side,
        /// Which.
        formation: Formation,
    },
    /// A side's characters were placed by chance.
    Shuffled {
        /// Whose.
        side: Side,
    },
    /// A side has placed.
    Ready {
        /// Whose.
        side: Side,
    },
    /// The game begins.
    Began {
        /// 1 or 2.
        game: u8,
    },
    /// A turn begins.
    Turn {
        /// Which turn.
        number: u16,
        /// Whose.
        side: Side,
    },
    /// No piece can step forward, yet the game goes on: some ability move is left.
    StillMoves {
        /// Whose.
        side: Side,
    },
    /// A character moved; for its owner.
    Moved {
        /// Who.
        character: Character,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// How.
        way: Way,
    },
    /// A piece moved; for everybody else, with who it is only when that was known (R16.2).
    PieceMoved {
        /// Whose.
        side: Side,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// How.
        way: Way,
        /// Who, if that is known.
        who: Option<Character>,
    },
    /// Nobody struck in the tunnel.
    LetPass,
    /// A piece entered a region with enemies.
    Attacked {
        /// Whose.
        side: Side,
        /// Where.
        region: Region,
        /// How many stand there.
        defenders: u8,
    },
    /// A character was turned face up; `known` if the other side knew already.
    Revealed {
        /// Who.
        character: Character,
        /// Where.
        region: Region,
        /// Whether it was known.
        known: bool,
    },
    /// A battle begins.
    Battle {
        /// Who attacks.
        attacker: Character,
        /// Who defends.
        defender: Character,
        /// Where.
        region: Region,
    },
    /// An ability did its work.
    Used {
        /// Who.
        character: Character,
        /// Which.
        ability: Ability,
    },
    /// The Fellowship used no ability.
    Stood {
        /// Who.
        character: Character,
    },
    /// Saruman lets cards be played.
    CardsAllowed,
    /// A side has picked a card, secret until both have; for everybody else.
    Picked {
        /// Whose.
        side: Side,
    },
    /// Which card was picked; for its owner.
    Pick {
        /// Which.
        card: Card,
    },
    /// A card was turned face up.
    Shown {
        /// Which.
        card: Card,
    },
    /// Magic became a used card.
    Replaced {
        /// The card played.
        magic: Card,
        /// Which.
        card: Card,
    },
    /// A card's text did its work.
    Worked {
        /// Which.
        card: Card,
    },
    /// A card counts for nothing, or its text cannot do anything.
    Idle {
        /// Which.
        card: Card,
    },
    /// A combatant left the battle.
    Retreated {
        /// Who.
        character: Character,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
    },
    /// The totals.
    Compared {
        /// The Fellowship's.
        fellowship: u8,
        /// Sauron's.
        sauron: u8,
    },
    /// A character was defeated.
    Defeated {
        /// Who.
        character: Character,
        /// Where.
        region: Region,
    },
    /// Shelob went back to Gondor.
    Returned {
        /// Who.
        character: Character,
        /// Where.
        region: Region,
    },
    /// Both sides took all their cards back.
    CardsBack,
    /// A battle, or an ambush, is over.
    BattleOver {
        /// Where.
        region: Region,
        /// How.
        how: BattleEnd,
    },
    /// All characters are face down again.
    Concealed,
    /// A game is over.
    GameOver {
        /// Who won it.
        winner: Option<Side>,
        /// Why.
        why: Why,
        /// The Fellowship's.
        fellowship: u8,
        /// Sauron's.
        sauron: u8,
    },
    /// The points of the two seats in a match of two games.
    Points {
        /// Of the first seat.
        first: u8,
        /// Of the second seat.
        second: u8,
    },
}
