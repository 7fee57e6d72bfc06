//! Expansions: what a match adds to the base game, in one place. `docs/add-an-expansion.md` tells
//! how to write one; the one in `tiny.rs` is there for the tests and shows every part.

#[cfg(test)]
mod tiny;

use crate::ids::{CARDS, Card, Character, Side, TILES, Whereabouts};
use crate::setup::Expansion;
use crate::state::Wotr;

/// What an expansion brings and changes. The base game is one that brings nothing.
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

static BASE: Hooks =
    Hooks { cards: 0, tiles: 0, characters: 0, set_up: |_| {}, dice: |_, _| 0, entries: |_, _| 0, event: |_, _| {} };

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

impl Expansion {
    /// What it changes; none as long as it does not exist.
    pub(crate) const fn hooks(self) -> Option<&'static Hooks> {
        match self {
            Expansion::None => Some(&BASE),
            #[cfg(test)]
            Expansion::Tiny => Some(&tiny::HOOKS),
            Expansion::LordsOfMiddleEarth | Expansion::WarriorsOfMiddleEarth | Expansion::KingsOfMiddleEarth => None,
        }
    }
}

impl Wotr {
    /// What the expansion of this match changes.
    #[inline]
    pub(crate) const fn expansion(&self) -> &'static Hooks {
        match self.setup.expansion.hooks() {
            Some(hooks) => hooks,
            None => &BASE,
        }
    }

    /// Every card of the match.
    #[inline]
    pub(crate) const fn all_cards(&self) -> u128 {
        ((1 << CARDS) - 1) | self.expansion().cards
    }

    /// Every Hunt tile that may be in the match.
    pub(crate) const fn all_tiles(&self) -> u32 {
        ((1 << TILES) - 1) | self.expansion().tiles
    }

    /// Whether a character is one of this match.
    pub(crate) const fn has_character(&self, character: Character) -> bool {
        character.bit() & (Character::BASE | self.expansion().characters) != 0
    }

    /// Characters of other expansions stay in the box; then the expansion sets up what is its own.
    pub(crate) fn set_up_expansion(&mut self) {
        for character in Character::ALL {
            if !self.has_character(character) {
                self.at[character.index()] = Whereabouts::OUT;
            }
        }
        (self.expansion().set_up)(self);
    }
}
