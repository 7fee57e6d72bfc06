//! What the rules make of a position, for those who look at it: strengths, sides, limits, who is still
//! to be placed. The data and functions that play say it, and no client works it out again.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{BySide, Card, CardSet, Character, CharacterSet, NINE, Region};
use crate::state::Confrontation;
use crate::view::View;

/// What follows from a position by the rules and the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counted {
    /// The strength of every character as it counts now (R1.2, R10.5).
    pub strengths: Strengths,
    /// The numbers on the strength cards (R1.9).
    pub numbers: CardNumbers,
    /// How many of a side each region holds (R2.6).
    pub limits: Limits,
    /// Who belongs to each side (R1.1).
    pub characters: BySide<CharacterSet>,
    /// Which cards belong to each side (R12.1, R12.2).
    pub cards: BySide<CardSet>,
    /// Whether the sides are still being placed (R3.5).
    pub placing: bool,
    /// Who of the viewer's is still to be placed (R3.1).
    pub waiting: CharacterSet,
    /// Who of the viewer's concealed characters is known to the other side (R16.6).
    pub known: CharacterSet,
}

/// A number for each of a kind of things that has one: written as an object.
macro_rules! by_id {
    ($(#[$doc:meta])* $name:ident, $of:ident, $map:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "typescript", ts(as = $map))]
        pub struct $name(pub [Option<u8>; $of::COUNT]);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let entries = $of::ALL.into_iter().zip(self.0);
                serializer.collect_map(entries.filter_map(|(one, number)| Some((one, number?))))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let found = BTreeMap::<$of, u8>::deserialize(deserializer)?;
                Ok($name($of::ALL.map(|one| found.get(&one).copied())))
            }
        }
    };
}

by_id! {
    /// Characters and their strengths.
    Strengths, Character, "BTreeMap<Character, u8>"
}
by_id! {
    /// Strength cards and their numbers.
    CardNumbers, Card, "BTreeMap<Card, u8>"
}
by_id! {
    /// Regions and their limits.
    Limits, Region, "BTreeMap<Region, u8>"
}

impl Counted {
    /// Whether nothing was counted: the form of a position.
    pub(crate) fn is_empty(&self) -> bool {
        self.characters.fellowship.is_empty()
    }
}

impl Confrontation {
    /// What follows from what `view` shows of this state.
    pub(crate) fn counted(&self, view: &View) -> Counted {
        let waits = |who: &Character| view.you == Some(who.side()) && self.spots.unplaced(who.side()) & who.bit() != 0;
        Counted {
            strengths: Strengths(Character::ALL.map(|who| Some(self.strength(who)))),
            numbers: CardNumbers(Card::ALL.map(|card| self.data().number(card))),
            limits: Limits(Region::ALL.map(|region| Some(self.data().region(region).limit))),
            characters: BySide::from_fn(|side| CharacterSet::of_mask(side, NINE)),
            cards: BySide::from_fn(|side| CardSet::of_mask(side, NINE)),
            placing: self.is_placing(),
            waiting: Character::ALL.into_iter().filter(waits).collect(),
            known: Character::ALL.into_iter().filter(|who| view.is_known(*who)).collect(),
        }
    }
}
