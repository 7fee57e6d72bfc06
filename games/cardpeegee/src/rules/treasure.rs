//! R9: the treasure.

use parlour_core::Sink;

use super::monster::{set, total};
use super::tell;
use crate::cards::{Card, Cards, Suit};
use crate::event::{Cause, Event, Gain, Round};
use crate::state::{CardPeeGee, Slot, Step};

impl CardPeeGee {
    /// R6.2, R9.1, R9.2: without a trap there is nothing to decide.
    pub(super) fn begin_treasure(&mut self) {
        self.steps.then([Step::TakeTreasure, Step::CheckHoldings]);
        if self.traps().next().is_some() {
            self.steps.push(Step::TrappedTreasure);
        }
    }

    /// The traps that are left, with their places.
    #[inline]
    pub(crate) fn traps(&self) -> impl Iterator<Item = (Slot, Card)> {
        let props = self.encounter.props.into_iter().enumerate();
        props
            .filter_map(|(slot, prop)| prop.filter(|card| card.suit() == Suit::Spades).map(|card| (slot as Slot, card)))
    }

    /// R9.2: one trap is chosen.
    pub(super) fn disarm(&mut self, trap: Card) {
        let slot = self.traps().find(|(_, card)| *card == trap).map(|(slot, _)| slot);
        self.steps.push(Step::Attempt(slot.expect("only a trap that is there is tried")));
    }

    /// R9.4, R9.5
    pub(super) fn attempt(&mut self, slot: Slot, dealt: &[Card], events: &mut impl Sink<Event>) {
        let trap = self.encounter.props[usize::from(slot)].expect("an attempt is on a trap that is there");
        let (cards, foe_cards) = dealt.split_at(dealt.len().min(1));
        self.dealt = set(dealt);
        let (score, foe_score) = (self.disarm_bonus() + total(cards), u32::from(trap.value()) + total(foe_cards));
        let (cards, foe_cards) = (set(cards), set(foe_cards));
        let round = Round::of(score, foe_score);
        tell(events, Event::Contest { against: Cause::Chest, foe: trap, cards, score, foe_cards, foe_score, round });
        if round == Round::Won {
            self.encounter.props[usize::from(slot)] = None;
            self.deck.insert(trap);
            tell(events, Event::Disarmed(trap));
        } else if round == Round::Lost && !self.hurt(Cause::Chest, u32::from(trap.value()), events) {
            return;
        }
        self.return_dealt();
        if self.traps().next().is_none() {
            self.steps.pop();
        }
    }

    /// R9.1, R9.6: agitator and props; trap cards are gone by now.
    pub(super) fn take_treasure(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let agitator: Cards = self.encounter.agitator.take().into_iter().collect();
        let props = self.take_props(|_| true);
        self.gain(agitator | props, Gain::Treasure, events);
    }
}
