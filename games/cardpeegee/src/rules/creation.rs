//! R3: creating the character, and starting again after death.

use parlour_core::Sink;

use super::tell;
use crate::cards::Card;
use crate::event::{Event, Gain};
use crate::state::{CardPeeGee, Step};

/// R3.4: hit points before the three cards are added.
const BASE_HP: u32 = 15;

impl CardPeeGee {
    /// R3.2, R3.3: one card at a time until a King or a Queen appears, which stays where it is.
    pub(super) fn seek_character(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        let card = dealt[0];
        if !card.is_royal() {
            self.dealt.insert(card);
            tell(events, Event::Rejected(card));
            self.steps.push(Step::SeekCharacter);
            return;
        }
        self.character = Some(card);
        self.return_dealt();
        tell(events, Event::Character(card));
        self.steps.push(Step::DealVigour);
    }

    /// R3.4
    pub(super) fn deal_vigour(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        self.deck |= dealt.iter().copied().collect();
        self.hp = BASE_HP + dealt.iter().map(|card| u32::from(card.value())).sum::<u32>();
        tell(events, Event::Vigour { cards: dealt.iter().copied().collect(), hp: self.hp });
        self.steps.push(Step::DealHand);
    }

    /// R3.5, R3.6: the hand, and the check for endings before the first day's first decision.
    pub(super) fn deal_hand(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        self.gain(dealt.iter().copied().collect(), Gain::Start, events);
        self.day = 1;
        tell(events, Event::DayBegan(1));
        self.steps.then([Step::CheckHoldings, Step::NewDay]);
    }

    /// R13.12: a fresh game with everything in the deck.
    pub(super) fn restart(&mut self, events: &mut impl Sink<Event>) {
        *self = CardPeeGee::fresh(self.setup, self.life + 1);
        tell(events, Event::Restarted);
    }
}
