//! Expansions: what a match adds to the base game, in one place. `docs/add-an-expansion.md` tells
//! how to write one; the one in `tests/inside/tiny.rs` shows every part.

#[cfg(test)]
#[path = "../../tests/inside/tiny.rs"]
mod tiny;

use serde::{Deserialize, Serialize};

use crate::ids::{CARDS, Card, Character, Side, TILES, Whereabouts};
use crate::state::Wotr;

/// An expansion of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Expansion {
    /// Lords of Middle-earth.
    LordsOfMiddleEarth,
    /// Warriors of Middle-earth.
    WarriorsOfMiddleEarth,
    /// Kings of Middle-earth.
    KingsOfMiddleEarth,
    /// The tests' own.
    #[cfg(test)]
    Tiny,
}

impl Expansion {
    /// All of them, by number.
    const ALL: &[Expansion] = &[
        Expansion::LordsOfMiddleEarth,
        Expansion::WarriorsOfMiddleEarth,
        Expansion::KingsOfMiddleEarth,
        #[cfg(test)]
        Expansion::Tiny,
    ];

    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Expansion::LordsOfMiddleEarth => "setup.expansion.lords_of_middle_earth",
            Expansion::WarriorsOfMiddleEarth => "setup.expansion.warriors_of_middle_earth",
            Expansion::KingsOfMiddleEarth => "setup.expansion.kings_of_middle_earth",
            #[cfg(test)]
            Expansion::Tiny => "setup.expansion.tiny",
        }
    }

    /// What it changes; nothing as long as it does not exist.
    pub(crate) const fn hooks(self) -> Option<&'static Hooks> {
        match self {
            #[cfg(test)]
            Expansion::Tiny => Some(&tiny::HOOKS),
            Expansion::LordsOfMiddleEarth | Expansion::WarriorsOfMiddleEarth | Expansion::KingsOfMiddleEarth => None,
        }
    }
}

/// The expansions of a match: a list in a setup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Expansion>", into = "Vec<Expansion>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Expansion>"))]
pub struct Expansions(u8);

impl Expansions {
    /// Whether the base game is played alone.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// One after another.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.iter().copied().filter(move |it| self.0 >> *it as u8 & 1 == 1)
    }
}

impl From<Vec<Expansion>> for Expansions {
    fn from(list: Vec<Expansion>) -> Self {
        Expansions(list.iter().fold(0, |set, it| set | 1 << *it as u8))
    }
}

impl From<Expansions> for Vec<Expansion> {
    fn from(set: Expansions) -> Self {
        set.iter().collect()
    }
}

/// What an expansion brings and changes.
pub(crate) struct Hooks {
    /// Cards that are shuffled into the decks.
    pub cards: u128,
    /// Hunt tiles that exist.
    pub tiles: u32,
    /// Characters that are set aside at the start.
    pub characters: u16,
    /// Changes the set-up of the base game (R2).
    pub set_up: fn(&mut Wotr),
    /// Action dice that a side has more in phase 1 (R3.3).
    pub dice: fn(&Wotr, Side) -> u8,
    /// Where one of its characters may enter play now (R9.11).
    pub entries: fn(&Wotr, Character) -> u128,
    /// What one of its cards does as an Event (R6.5).
    pub event: fn(&mut Wotr, Card),
}

/// The facts that expansions add to `data/*.json`, in the same form.
pub(crate) struct Facts {
    /// Cards, numbered on from the last of the base game.
    pub cards: &'static str,
    /// Tiles.
    pub tiles: &'static str,
    /// Characters.
    pub characters: &'static str,
}

/// The facts of all expansions there are.
#[cfg(not(test))]
pub(crate) const FACTS: Facts = Facts { cards: "[]", tiles: "[]", characters: "[]" };
#[cfg(test)]
pub(crate) const FACTS: Facts = tiny::FACTS;

impl Wotr {
    /// What the expansions of this match change.
    #[inline]
    pub(crate) fn expansions(&self) -> impl Iterator<Item = &'static Hooks> {
        self.setup.expansions.iter().filter_map(Expansion::hooks)
    }

    /// The one that brings a card.
    #[inline]
    pub(crate) fn expansion_of(&self, card: Card) -> Option<&'static Hooks> {
        if card.0 < CARDS { None } else { self.expansions().find(|it| it.cards & card.bit() != 0) }
    }

    /// R3.3: the Action dice that expansions give a side.
    pub(crate) fn more_dice(&self, side: Side) -> u8 {
        self.expansions().map(|it| (it.dice)(self, side)).sum()
    }

    /// R9.11: where a character of an expansion may enter play.
    pub(crate) fn more_entries(&self, character: Character) -> u128 {
        let own = self.expansions().find(|it| it.characters & character.bit() != 0);
        own.map_or(0, |it| (it.entries)(self, character))
    }

    /// Every card of the match.
    #[inline]
    pub(crate) fn all_cards(&self) -> u128 {
        self.expansions().fold((1 << CARDS) - 1, |set, it| set | it.cards)
    }

    /// Every Hunt tile that may be in the match.
    pub(crate) fn all_tiles(&self) -> u32 {
        self.expansions().fold((1 << TILES) - 1, |set, it| set | it.tiles)
    }

    /// Every character of the match.
    #[inline]
    pub(crate) fn all_characters(&self) -> u16 {
        self.expansions().fold(Character::BASE, |set, it| set | it.characters)
    }

    /// Characters of other expansions stay in the box; then each expansion sets up what is its own.
    pub(crate) fn set_up_expansions(&mut self) {
        let chosen = self.all_characters();
        for character in Character::ALL.into_iter().filter(|it| it.bit() & chosen == 0) {
            self.at[character.index()] = Whereabouts::OUT;
        }
        for expansion in self.setup.expansions.iter().filter_map(Expansion::hooks) {
            (expansion.set_up)(self);
        }
    }
}
