//! R13: the victories. Each interrupts, is shown, and play goes on where it stopped.

use parlour_core::Sink;

use super::tell;
use crate::cards::{Cards, Suit};
use crate::event::{Event, Victory};
use crate::state::{CardPeeGee, Step};

/// R13.3
const GOLIATH_HP: u32 = 150;

impl CardPeeGee {
    /// R13.5, R13.6, R13.7: the victories that the held cards make.
    fn holdings_make(&self, victory: Victory) -> bool {
        let court = self.held() & Cards::COURT;
        match victory {
            Victory::FullCourt(suit) => court.contains_all(Cards::COURT & Cards::suit(suit)),
            Victory::ElementalUnion => Suit::ALL.iter().all(|suit| !(court & Cards::suit(*suit)).is_empty()),
            Victory::Goliath | Victory::MasterOfTheElements => false,
        }
    }

    /// R13.5, R13.8: one check after each completed transfer of cards to the hand.
    pub(super) fn check_holdings(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        for victory in Victory::ALL.into_iter().rev() {
            if self.holdings_make(victory) && !self.earned.contains(victory) {
                self.steps.push(Step::Show(victory));
            }
        }
        // Told in the order in which they are shown.
        for victory in Victory::ALL {
            if self.holdings_make(victory) {
                self.earn(victory, events);
            }
        }
    }

    /// R13.3
    pub(super) fn check_goliath(&mut self, events: &mut impl Sink<Event>) {
        if self.hp >= GOLIATH_HP {
            self.show(Victory::Goliath, events);
        }
    }

    /// R13.4
    pub(super) fn check_elements(&mut self, events: &mut impl Sink<Event>) {
        if Suit::ALL.iter().all(|suit| !(self.active & Cards::suit(*suit)).is_empty()) {
            self.show(Victory::MasterOfTheElements, events);
        }
    }

    fn show(&mut self, victory: Victory, events: &mut impl Sink<Event>) {
        if !self.earned.contains(victory) {
            self.steps.push(Step::Show(victory));
            self.earn(victory, events);
        }
    }

    /// R13.10: earned once, and for good.
    fn earn(&mut self, victory: Victory, events: &mut impl Sink<Event>) {
        if !self.earned.contains(victory) {
            self.earned.insert(victory);
            tell(events, Event::Ending { victory, cards: self.presented(victory), hp: self.hp });
        }
    }

    /// R13.11: the cards to present; they do not change zone.
    pub(crate) fn presented(&self, victory: Victory) -> Cards {
        match victory {
            Victory::FullCourt(suit) => Cards::COURT & Cards::suit(suit),
            Victory::ElementalUnion => self.held() & Cards::COURT,
            Victory::Goliath => Cards::NONE,
            Victory::MasterOfTheElements => self.active,
        }
    }

    /// The victories shown or waiting to be shown, in order (R13.7).
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Victory> {
        self.steps.as_slice().iter().rev().map_while(|step| match step {
            Step::Show(victory) => Some(*victory),
            _ => None,
        })
    }
}
