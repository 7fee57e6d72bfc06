//! What is chosen before the start (R3) and the state that it leads to.

use parlour_core::{SetupOption, Text};
use serde::{Deserialize, Serialize};

use crate::data::{FormationDef, GameData};
use crate::ids::Side;
use crate::own::DataSet;

/// How many turns a game may last at most, when nothing is said (R17.6).
pub const TURN_LIMIT: u16 = 300;

/// The largest turn limit that can be chosen.
pub const MAX_TURN_LIMIT: u16 = 1_000;

/// A named opening formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Formation {
    /// Frodo deep in the Shire, strong pieces in front.
    HiddenHeart,
    /// Boromir and the specialists in front.
    BombFront,
    /// Pippin tests the tunnel, Frodo follows.
    TunnelDash,
    /// Frodo and Sam wait for an attack.
    TrapPair,
    /// Gandalf opens the left side for Frodo.
    LeftWing,
    /// The Balrog one step from Caradhras.
    MoriaGate,
    /// Strength in the second line.
    IronWall,
    /// Riders first.
    Raiders,
    /// Shelob in Gondor with room to return.
    SpidersWeb,
    /// The Balrog in the middle.
    Ambush,
}

impl Formation {
    /// Every formation, the Fellowship's first.
    pub const ALL: [Formation; 10] = [
        Formation::HiddenHeart,
        Formation::BombFront,
        Formation::TunnelDash,
        Formation::TrapPair,
        Formation::LeftWing,
        Formation::MoriaGate,
        Formation::IronWall,
        Formation::Raiders,
        Formation::SpidersWeb,
        Formation::Ambush,
    ];

    /// The id, as in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Formation::HiddenHeart => "hidden_heart",
            Formation::BombFront => "bomb_front",
            Formation::TunnelDash => "tunnel_dash",
            Formation::TrapPair => "trap_pair",
            Formation::LeftWing => "left_wing",
            Formation::MoriaGate => "moria_gate",
            Formation::IronWall => "iron_wall",
            Formation::Raiders => "raiders",
            Formation::SpidersWeb => "spiders_web",
            Formation::Ambush => "ambush",
        }
    }

    /// Whose formation it is.
    pub const fn side(self) -> Side {
        if (self as u8) < 5 { Side::Fellowship } else { Side::Sauron }
    }

    /// The formations of `side`.
    pub fn of(side: Side) -> impl Iterator<Item = Formation> {
        Formation::ALL[5 * side.index()..][..5].iter().copied()
    }

    /// Where everybody stands.
    pub fn def(self, data: &GameData) -> &FormationDef {
        &data.formations[self as usize]
    }

    /// Its name as a message.
    pub fn text(self) -> Text {
        Text::new(format!("formation.{}", self.id()))
    }
}

/// How the Fellowship is placed (R3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum FellowshipSetup {
    /// By its player, in secret.
    #[default]
    ByHand,
    /// By the dealer.
    Random,
    /// [`Formation::HiddenHeart`], known to both.
    HiddenHeart,
    /// [`Formation::BombFront`], known to both.
    BombFront,
    /// [`Formation::TunnelDash`], known to both.
    TunnelDash,
    /// [`Formation::TrapPair`], known to both.
    TrapPair,
    /// [`Formation::LeftWing`], known to both.
    LeftWing,
}

/// How Sauron's side is placed (R3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SauronSetup {
    /// By its player, in secret.
    #[default]
    ByHand,
    /// By the dealer.
    Random,
    /// [`Formation::MoriaGate`], known to both.
    MoriaGate,
    /// [`Formation::IronWall`], known to both.
    IronWall,
    /// [`Formation::Raiders`], known to both.
    Raiders,
    /// [`Formation::SpidersWeb`], known to both.
    SpidersWeb,
    /// [`Formation::Ambush`], known to both.
    Ambush,
}

/// How one side is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// By its player.
    ByHand,
    /// By the dealer.
    Random,
    /// As a formation has it.
    Formation(Formation),
}

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setup {
    /// How the Fellowship is placed.
    pub fellowship_setup: FellowshipSetup,
    /// How Sauron's side is placed.
    pub sauron_setup: SauronSetup,
    /// Two games with sides swapped (R3.8).
    pub two_games: bool,
    /// How many turns a game may last (R17.6).
    pub turn_limit: u16,
    /// A data set of one's own (R21); left out for the classic one.
    #[serde(skip_serializing_if = "DataSet::is_classic")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<DataSet>"))]
    pub data: DataSet,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            fellowship_setup: FellowshipSetup::ByHand,
            sauron_setup: SauronSetup::ByHand,
            two_games: false,
            turn_limit: TURN_LIMIT,
            data: DataSet::CLASSIC,
        }
    }
}

impl Setup {
    /// Both sides placed by the dealer.
    pub fn random() -> Self {
        Setup { fellowship_setup: FellowshipSetup::Random, sauron_setup: SauronSetup::Random, ..Setup::default() }
    }

    /// How `side` is placed.
    pub const fn opening(&self, side: Side) -> Opening {
        match side {
            Side::Fellowship => match self.fellowship_setup {
                FellowshipSetup::ByHand => Opening::ByHand,
                FellowshipSetup::Random => Opening::Random,
                FellowshipSetup::HiddenHeart => Opening::Formation(Formation::HiddenHeart),
                FellowshipSetup::BombFront => Opening::Formation(Formation::BombFront),
                FellowshipSetup::TunnelDash => Opening::Formation(Formation::TunnelDash),
                FellowshipSetup::TrapPair => Opening::Formation(Formation::TrapPair),
                FellowshipSetup::LeftWing => Opening::Formation(Formation::LeftWing),
            },
            Side::Sauron => match self.sauron_setup {
                SauronSetup::ByHand => Opening::ByHand,
                SauronSetup::Random => Opening::Random,
                SauronSetup::MoriaGate => Opening::Formation(Formation::MoriaGate),
                SauronSetup::IronWall => Opening::Formation(Formation::IronWall),
                SauronSetup::Raiders => Opening::Formation(Formation::Raiders),
                SauronSetup::SpidersWeb => Opening::Formation(Formation::SpidersWeb),
                SauronSetup::Ambush => Opening::Formation(Formation::Ambush),
            },
        }
    }
}

/// The options as a lobby shows them.
pub(crate) const OPTIONS: &[SetupOption] = &[
    SetupOption::choice("fellowship_setup", FELLOWSHIP, "R3.2").of(0),
    SetupOption::choice("sauron_setup", SAURON, "R3.3").of(1),
    SetupOption::switch("two_games", "R3.8"),
    SetupOption::number("turn_limit", 1, MAX_TURN_LIMIT as i64, TURN_LIMIT as i64, "R17.6"),
];

const FELLOWSHIP: &[&str] =
    &["by_hand", "random", "hidden_heart", "bomb_front", "tunnel_dash", "trap_pair", "left_wing"];
const SAURON: &[&str] = &["by_hand", "random", "moria_gate", "iron_wall", "raiders", "spiders_web", "ambush"];
