//! R5: activating and playing cards, Ace boosts and Jack conversions.

use parlour_core::{Refusal, Sink, Text};

use super::tell;
use crate::action::Action;
use crate::cards::{Card, Cards, Suit};
use crate::event::Event;
use crate::state::{CardPeeGee, Step};

/// R10.15: a smaller card gains nothing by conversion at the fee.
const LEAST_VALUE_AT_FEE: u8 = 7;

/// Why a card cannot be used so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    NoPower(Card),
    NotInHand(Card),
    AlreadyActive(Card),
    NotHeld(Card),
    SuitUnusable(Card),
    HeldInPlace(Card),
    SameSuit(Card),
    TargetUnusable(Suit),
    NoJack(Card, Suit),
    JackNotActive(Card, Suit),
    OnlyItself(Card),
    TooLow(Card),
    NoGainAtFee(Card, Suit),
    NotATrap(Card),
    NotHeldForTax(Card),
}

/// Cards narrowed condition by condition, or the fault of the condition that leaves none: one predicate lists
/// all that may be done, allows one card, and refuses it.
pub(super) type Narrowed = Result<Cards, fn(Card) -> Fault>;

#[inline]
fn left(cards: Cards, fault: fn(Card) -> Fault) -> Narrowed {
    if cards.is_empty() { Err(fault) } else { Ok(cards) }
}

impl Fault {
    /// The fault in words, with its rule.
    pub(crate) fn refusal(self) -> Refusal {
        use Fault::*;
        let (rule, key, card, suit) = match self {
            NoPower(card) => ("R5.1", "refuse.no_power", Some(card), None),
            NotInHand(card) => ("R5.1", "refuse.not_in_hand", Some(card), None),
            AlreadyActive(card) => ("R5.3", "refuse.already_active", Some(card), None),
            NotHeld(card) => ("R5.5", "refuse.not_held", Some(card), None),
            SuitUnusable(card) => ("R5.5", "refuse.suit_unusable", Some(card), Some(card.suit())),
            HeldInPlace(card) => ("R5.17", "refuse.held_in_place", Some(card), None),
            SameSuit(card) => ("R5.12", "refuse.same_suit", Some(card), None),
            TargetUnusable(suit) => ("R5.12", "refuse.target_unusable", None, Some(suit)),
            NoJack(card, suit) => ("R5.11", "refuse.no_jack", Some(card), Some(suit)),
            JackNotActive(card, suit) => ("R5.16", "refuse.jack_not_active", Some(card), Some(suit)),
            OnlyItself(card) => ("R5.14", "refuse.only_itself", Some(card), None),
            TooLow(card) => ("R5.13", "refuse.too_low", Some(card), None),
            NoGainAtFee(card, suit) => ("R10.15", "refuse.no_gain_at_fee", Some(card), Some(suit)),
            NotATrap(card) => ("R9.2", "refuse.not_a_trap", Some(card), None),
            NotHeldForTax(card) => ("R12.2", "refuse.not_held", Some(card), None),
        };
        let mut reason = Text::new(key);
        if let Some(card) = card {
            reason = reason.with("card", card.to_string());
        }
        if let Some(suit) = suit {
            reason = reason.with("suit", Text::new(suit.key()));
        }
        Refusal::new(rule, reason)
    }
}

impl CardPeeGee {
    /// R5.1, R5.2, R5.3, R5.4, R5.5, R5.11: every use of a card now. The phase allows card use.
    #[inline]
    pub(super) fn list_card_uses(&self, out: &mut Vec<Action>) {
        out.extend(self.activable(Cards::PACK).unwrap_or(Cards::NONE).iter().map(Action::Activate));
        out.extend(self.playable(Cards::PACK).unwrap_or(Cards::NONE).iter().map(Action::Play));
        if (self.active & Cards::JACKS).is_empty() {
            return;
        }
        for card in self.held().iter() {
            for suit in Suit::ALL {
                if self.conversion_fault(card, suit).is_none() {
                    out.push(Action::PlayAs(card, suit));
                }
            }
        }
    }

    /// R5.1: those of some cards that may be activated.
    #[inline]
    pub(super) fn activable(&self, among: Cards) -> Narrowed {
        let idle = left(among.minus(self.active), Fault::AlreadyActive)?;
        let own = left(idle & self.hand, Fault::NotInHand)?;
        left(own & Cards::POWERS, Fault::NoPower)
    }

    /// R5.5, R6.4, R5.17: those of some cards that may be played as what they are; whether it helps does not
    /// matter.
    #[inline]
    pub(super) fn playable(&self, among: Cards) -> Narrowed {
        let held = left(among & self.held(), Fault::NotHeld)?;
        let usable = left(held & self.usable_suits(), Fault::SuitUnusable)?;
        let jacks = usable & self.active & Cards::JACKS;
        let fixed = jacks.iter().filter(|jack| self.is_held_in_place(*jack)).collect();
        left(usable.minus(fixed), Fault::HeldInPlace)
    }

    /// R5.11, R5.12, R5.13, R5.14, R5.15, R5.16, R5.17: playing a card as another suit.
    #[inline]
    pub(super) fn conversion_fault(&self, card: Card, suit: Suit) -> Option<Fault> {
        if !self.held().contains(card) {
            return Some(Fault::NotHeld(card));
        }
        if card.suit() == suit {
            return Some(Fault::SameSuit(card));
        }
        if !self.usable_suits().contains(Card::ace(suit)) {
            return Some(Fault::TargetUnusable(suit));
        }
        let fitting = Cards::only(Card::jack(card.suit())) | Cards::only(Card::jack(suit));
        let converters = self.active & fitting;
        if converters.is_empty() {
            let mut idle = (self.hand | self.all_played()) & fitting;
            idle.remove(card);
            return Some(if idle.is_empty() { Fault::NoJack(card, suit) } else { Fault::JackNotActive(card, suit) });
        }
        if converters == Cards::only(card) {
            return Some(Fault::OnlyItself(card));
        }
        if card.value() <= 2 && !(suit == Suit::Spades && self.is_fight()) {
            return Some(Fault::TooLow(card));
        }
        if self.steps.top() == Some(Step::FeeStage) && !self.gains_at_fee(card, suit) {
            return Some(Fault::NoGainAtFee(card, suit));
        }
        self.is_held_in_place(card).then_some(Fault::HeldInPlace(card))
    }

    /// R5.13: only in a fight does the mere number of spades count.
    fn is_fight(&self) -> bool {
        matches!(self.steps.top(), Some(Step::MonsterPreparation | Step::JailorStage))
    }

    /// R5.18, R10.15: whether conversion raises what the card pays.
    fn gains_at_fee(&self, card: Card, suit: Suit) -> bool {
        let boosts = |suit: Suit| self.active.contains(Card::ace(suit)) && Card::ace(suit) != card;
        card.value() >= LEAST_VALUE_AT_FEE && boosts(suit) && !boosts(card.suit())
    }

    /// R5.17: whether an active Jack alone supports a conversion.
    #[inline]
    pub(super) fn is_held_in_place(&self, card: Card) -> bool {
        if !(self.active & Cards::JACKS).contains(card) {
            return false;
        }
        let mut others = self.active & Cards::JACKS;
        others.remove(card);
        let is_jack_of = |jacks: Cards, suit: Suit| jacks.contains(Card::jack(suit));
        Suit::ALL.into_iter().any(|effective| {
            self.played[effective.index()].minus(Cards::suit(effective)).iter().any(|converted| {
                let natural = converted.suit();
                let leans = card.suit() == natural || card.suit() == effective;
                leans && !is_jack_of(others, natural) && !is_jack_of(others, effective)
            })
        })
    }

    /// R5.1; R13.4 and, at the fee, R10.13 follow at once.
    pub(super) fn activate(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.hand.remove(card);
        self.active.insert(card);
        tell(events, Event::Activated(card));
        if self.steps.top() == Some(Step::FeeStage) {
            self.steps.push(Step::CompareFee);
        }
        self.check_elements(events);
    }

    /// R5.5, R5.7
    pub(super) fn play(&mut self, card: Card, suit: Suit, events: &mut impl Sink<Event>) {
        self.hand.remove(card);
        self.active.remove(card);
        self.played[suit.index()].insert(card);
        let (value, phase) = (Self::effective_value(card, suit), self.phase());
        tell(events, Event::Played { card, suit, value, phase });
        if self.steps.top() == Some(Step::FeeStage) {
            self.steps.push(Step::CompareFee);
        }
    }
}
