//! R12: the Town.

use parlour_core::Sink;

use super::tell;
use crate::cards::{Card, Cards};
use crate::event::{Event, Gain};
use crate::state::{CardPeeGee, Step};

/// R12.2: more held cards than this are taxed.
const MOST_UNTAXED: u32 = 6;
/// R12.3: fewer held cards than this bring charity.
const LEAST_WITHOUT_CHARITY: u32 = 4;
/// R12.5: what a card costs.
pub(crate) const PRICE: u32 = 8;

impl CardPeeGee {
    /// R12.1, R12.2, R12.3, R12.4
    pub(super) fn arrive_in_town(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let held = self.held().len();
        tell(events, Event::Arrived { held: held as u8, active: self.active.len() as u8 });
        if held > MOST_UNTAXED {
            self.steps.push(Step::Tax);
        } else if held < LEAST_WITHOUT_CHARITY {
            self.steps.then([Step::Charity, Step::CheckHoldings]);
        }
    }

    /// R12.2
    pub(super) fn pay_tax(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.hand.remove(card);
        self.active.remove(card);
        self.deck.insert(card);
        tell(events, Event::Taxed(card));
    }

    /// R12.3
    pub(super) fn take_charity(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        self.gain(dealt.iter().copied().collect(), Gain::Charity, events);
    }

    /// R12.5, R12.6, R12.7, R12.8: settles shopping or healing.
    pub(super) fn proceed(&mut self, events: &mut impl Sink<Event>) {
        let shopping = self.steps.pop() == Some(Step::Shopping);
        if self.all_played().is_empty() {
            return;
        }
        if shopping {
            let spent = self.amount_spent();
            let bought = (spent / PRICE) as u8;
            self.return_played();
            tell(events, Event::Shopped { spent, bought });
            if bought > 0 {
                self.steps.then([Step::Buy(bought), Step::CheckHoldings]);
            }
        } else {
            self.steps.push(Step::ReturnPlayed);
            self.heal(self.town_healing(), false, events);
        }
    }

    /// R12.6
    pub(super) fn take_bought(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        let cards: Cards = dealt.iter().copied().collect();
        self.gain(cards, Gain::Bought, events);
    }
}
