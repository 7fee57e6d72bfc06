//! Chapter 19: the canonical text of a state and its digest.

use std::fmt::Write;

use crate::ids::{Card, Zone};
use crate::page::family_text;
use crate::pool::Hero;
use crate::reference::Reference;
use crate::setup::Module;
use crate::state::{Clans, LANE, MatchResult, Phase, Stack};

/// R19.2: 64-bit FNV-1a, as 16 lower-case hexadecimal digits.
pub fn digest_of(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

fn join(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

fn stack_text(stack: &Stack) -> String {
    let text = stack.iter().filter(|slot| !slot.is_empty()).map(|slot| format!("{}:{}", slot.card, slot.hp));
    text.collect::<Vec<_>>().join(",")
}

impl Clans {
    /// R19.1: the canonical text. The order of a deck is the reference dealer's if one is given;
    /// otherwise a deck is a set and is listed in the order of the deck list.
    pub fn canonical_text(&self, dealer: Option<&Reference>) -> String {
        let phase = match self.phase {
            Phase::Turn | Phase::HeroDraw(_) => "turn",
            Phase::Draw(_) => "draw",
            Phase::Over => "over",
            _ => "setup",
        };
        let winner = match self.result() {
            None => "-",
            Some(MatchResult::A) => "A",
            Some(MatchResult::B) => "B",
            Some(MatchResult::Draw) => "draw",
        };
        let mut text = format!("clans1;turn={};phase={phase};winner={winner}", self.turn);
        for side in 0..2 {
            let state = &self.sides[side];
            let deck = self.active_deck(side, self.turn);
            let deck = match dealer {
                Some(dealer) => join(dealer.order(side, self.facts.rules.age(self.turn), deck)),
                None => join(parlour_core::Ids(deck).iter().map(|index| Card::at(side, index))),
            };
            let _ = write!(
                text,
                "\n{};hp={};gold={};hand={};deck={deck};grave={};burn={}",
                ["A", "B"][side],
                state.crystal,
                state.gold,
                join(state.hand.as_slice().iter().copied()),
                join(state.grave.as_slice().iter().copied()),
                join(state.burn.as_slice().iter().copied()),
            );
        }
        for lane in 0..3 {
            self.write_lane(lane, &mut text);
        }
        self.write_modules(&mut text);
        text
    }

    /// R19.1 for lanes; with X5 a line lists the tiles.
    fn write_lane(&self, lane: usize, text: &mut String) {
        if self.has(Module::X5) {
            let _ = write!(text, "\nL{lane};owner={}", self.owners[lane].map_or("-", |side| ["A", "B"][side.index()]));
            for zone in Zone::ALL {
                let [a, b] = &self.board[lane][zone as usize];
                let _ = write!(text, ";{}=A {}|B {}", zone.name(), stack_text(a), stack_text(b));
            }
            return;
        }
        let [a, b] = &self.board[lane][LANE];
        let zone = self.zones[lane].name();
        let _ = write!(text, "\nL{lane};zone={zone};A={};B={}", stack_text(a), stack_text(b));
    }

    /// R19.1 for modules.
    fn write_modules(&self, text: &mut String) {
        let [a, b] = &self.sides;
        if self.has(Module::M1) {
            let _ = write!(text, "\nG;A={};B={}", a.streak, b.streak);
        }
        if self.has(Module::M2) {
            let hero = |side: usize| {
                let id = self.facts.heroes[side].map_or("-", |hero| Hero::all()[usize::from(hero)].id.as_str());
                format!("{id}:{}", self.sides[side].uses)
            };
            let _ = write!(text, "\nH;A={};B={}", hero(0), hero(1));
        }
        if self.has(Module::M3) {
            let families = |side: usize| {
                let sets = self.facts.families.iter().zip(self.sides[side].families);
                let played = sets.filter(|(_, played)| *played != 0);
                played.map(|(family, played)| format!("{family}:{}", family_text(played))).collect::<Vec<_>>().join(",")
            };
            let _ = write!(text, "\nF;A={};B={}", families(0), families(1));
        }
        if self.has(Module::M4) {
            let _ = write!(text, "\nY;age={}", self.facts.rules.age(self.turn) + 1);
        }
    }

    /// R19.2: the digest of the canonical text.
    pub fn digest(&self, dealer: Option<&Reference>) -> String {
        digest_of(&self.canonical_text(dealer))
    }
}
