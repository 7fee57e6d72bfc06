//! R10: the healer, with jailors and fee.

use parlour_core::Sink;

use super::monster::{set, total};
use super::tell;
use crate::cards::{Card, Suit};
use crate::event::{Cause, Event, Gain, Round};
use crate::setup::{FeeRule, JailorCards};
use crate::state::{CardPeeGee, Slot, Step};

impl CardPeeGee {
    /// R10.1, R10.2, R10.3, R10.4, R10.5
    pub(crate) fn begin_healer(&mut self, events: &mut impl Sink<Event>) {
        let props = self.encounter.props;
        let all: u32 = props.iter().flatten().map(|card| u32::from(card.value())).sum();
        let healing = (self.agitator_value() + all.div_ceil(2)) as u8;
        let fee = self.props_of(Suit::Diamonds).total() as u8;
        self.encounter.healing = healing;
        self.encounter.fee = fee;
        let jailor = |card: Card| if card.suit() == Suit::Clubs { card.value() } else { 0 };
        self.encounter.jailor_hp = props.map(|prop| prop.map_or(0, jailor));
        let jailors = self.jailors().count() as u8;
        tell(events, Event::Healer { healing, fee, jailors });
        self.steps.then([Step::TakeHealing, Step::TakePotions, Step::CheckHoldings]);
        if fee > 0 {
            self.steps.push(Step::FeeStage);
        }
        if jailors > 0 {
            self.steps.push(Step::JailorStage);
        }
    }

    /// The living jailors, with their places, in the order in which they were dealt.
    pub(crate) fn jailors(&self) -> impl Iterator<Item = (Slot, Card)> {
        let hp = self.encounter.jailor_hp;
        let props = self.encounter.props.into_iter().enumerate();
        props.filter_map(move |(slot, prop)| prop.filter(|_| hp[slot] > 0).map(|card| (slot as Slot, card)))
    }

    /// R10.7: the player's cards stay out until all jailors are settled.
    pub(super) fn jailor_round(&mut self, dealt: &[Card]) {
        self.dealt = set(dealt);
        self.steps.push(Step::JailorsSettled);
        for slot in [1, 0] {
            if self.encounter.jailor_hp[usize::from(slot)] > 0 {
                self.steps.push(Step::JailorTurn(slot));
            }
        }
    }

    /// R10.7, R10.8, R10.9
    pub(super) fn jailor_turn(&mut self, slot: Slot, dealt: &[Card], events: &mut impl Sink<Event>) {
        let at = usize::from(slot);
        let foe = self.encounter.props[at].expect("a living jailor is a prop");
        let value = u32::from(foe.value());
        let (cards, foe_cards) = (self.dealt, set(dealt));
        let (score, foe_score) = (self.player_atk() + cards.total(), value + total(dealt));
        let round = Round::of(score, foe_score);
        tell(events, Event::Contest { against: Cause::Jailor, foe, cards, score, foe_cards, foe_score, round });
        if round == Round::Won {
            let damage = self.player_atk();
            let left = u32::from(self.encounter.jailor_hp[at]).saturating_sub(damage) as u8;
            self.encounter.jailor_hp[at] = left;
            tell(events, Event::Hit { foe, damage, left });
            if left == 0 {
                self.encounter.props[at] = None;
                self.deck.insert(foe);
                tell(events, Event::Slain(foe));
            }
        } else if round == Round::Lost && !self.hurt(Cause::Jailor, value, events) {
            self.dealt |= foe_cards;
            return;
        }
        self.deck |= foe_cards;
    }

    /// R10.7, R10.10: after a round; played cards go back once the last jailor is dead.
    pub(super) fn jailors_settled(&mut self) {
        self.steps.pop();
        self.return_dealt();
        if self.jailors().next().is_some() {
            return;
        }
        self.steps.pop();
        match self.setup.jailor_cards {
            JailorCards::KeptApart => self.return_played(),
            JailorCards::CountForFee if self.steps.top() == Some(Step::FeeStage) => {
                self.steps.push(Step::CompareFee);
            }
            JailorCards::CountForFee => {}
        }
    }

    /// R10.13: the one place where payment and fee are compared.
    pub(crate) fn is_fee_covered(&self, paid: u32) -> bool {
        let fee = u32::from(self.encounter.fee);
        match self.setup.fee {
            FeeRule::Reached => paid >= fee,
            FeeRule::Exceeded => paid > fee,
        }
    }

    /// R10.13, R10.14: when the fee is covered the stage is over, and nothing is given back.
    pub(super) fn compare_fee(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let paid = self.amount_paid();
        if self.is_fee_covered(paid) {
            self.steps.pop();
            tell(events, Event::FeePaid { fee: self.encounter.fee, paid });
        }
    }

    /// R10.16: hit points, then Goliath.
    pub(super) fn take_healing(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.heal(u32::from(self.encounter.healing), true, events);
    }

    /// Raises hit points and looks for Goliath (R13.3).
    pub(super) fn heal(&mut self, amount: u32, by_healer: bool, events: &mut impl Sink<Event>) {
        self.hp = self.hp.saturating_add(amount);
        tell(events, Event::Healed { amount, hp: self.hp, by_healer });
        self.check_goliath(events);
    }

    /// R10.4, R10.16
    pub(super) fn take_potions(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let potions = self.take_props(|card| card.suit() == Suit::Hearts);
        if potions.is_empty() {
            // R13.5: nothing came to the hand, so nothing is checked.
            self.steps.pop();
        }
        self.gain(potions, Gain::Potions, events);
    }
}
