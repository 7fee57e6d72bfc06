//! R11: the Trap, which runs by itself.

use parlour_core::Sink;

use super::monster::{set, total};
use super::tell;
use crate::cards::{Card, Suit};
use crate::event::{Cause, Event};
use crate::state::CardPeeGee;

impl CardPeeGee {
    /// R11.1
    pub(crate) fn trap_damage(&self) -> u32 {
        self.agitator_value() + self.props_of(Suit::Clubs).total() + self.props_of(Suit::Hearts).total().div_ceil(2)
    }

    /// R11.2
    pub(crate) fn trap_difficulty(&self) -> u32 {
        self.agitator_value() + self.props_of(Suit::Spades).total() + self.props_of(Suit::Diamonds).total().div_ceil(2)
    }

    /// R11.3, R11.4, R11.5
    pub(super) fn evade(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        let (damage, difficulty) = (self.trap_damage(), self.trap_difficulty());
        let score = total(dealt);
        let actual = damage.saturating_sub(2 * score.saturating_sub(difficulty));
        self.dealt = set(dealt);
        tell(events, Event::Evasion { difficulty, damage, cards: self.dealt, score, actual });
        if actual == 0 || self.hurt(Cause::Trap, actual, events) {
            self.return_dealt();
        }
    }
}
