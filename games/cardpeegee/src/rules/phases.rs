//! R6: what may be done when, and why not.

use std::mem::discriminant;

use parlour_core::{Refusal, Seat, Text};

use super::using::{Fault, Narrowed};
use crate::action::Action;
use crate::cards::{Card, Cards, Suit};
use crate::event::Kind;
use crate::state::{CardPeeGee, Phase, Step};

impl CardPeeGee {
    /// R6.1, R10.11: whether cards may be activated and played now.
    #[inline]
    pub(crate) fn may_use_cards(&self) -> bool {
        !self.usable_suits().is_empty()
    }

    /// R1.3, R6.1: the suits usable now, each as a set of cards.
    #[inline]
    pub(crate) fn usable_suits(&self) -> Cards {
        match self.steps.top() {
            Some(Step::MonsterPreparation | Step::JailorStage) => Cards::suit(Suit::Clubs) | Cards::suit(Suit::Spades),
            Some(Step::TrappedTreasure) => Cards::suit(Suit::Spades),
            Some(Step::FeeStage) => Cards::PACK,
            Some(Step::Shopping) => Cards::suit(Suit::Diamonds),
            Some(Step::TownHealing) => Cards::suit(Suit::Hearts),
            _ => Cards::NONE,
        }
    }

    /// R6.1, R6.3, R15.10: everything that may be done now: activations, plays, conversions, then the rest.
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        if self.may_use_cards() {
            self.list_card_uses(out);
        }
        self.offer_others(|action| out.push(action));
    }

    /// What may be done now without using a card: what a list offers, and what fits a phase.
    #[inline]
    fn offer_others(&self, mut offer: impl FnMut(Action)) {
        match self.steps.top() {
            Some(Step::PreGame) => offer(Action::Create),
            Some(Step::NewDay) => offer(Action::StartEncounter),
            Some(Step::MonsterPreparation | Step::MonsterCombat) => offer(Action::Fight),
            Some(Step::TrappedTreasure) => {
                self.traps().for_each(|(_, trap)| offer(Action::Disarm(trap)));
                offer(Action::Abandon);
            }
            Some(Step::JailorStage) => {
                offer(Action::Fight);
                offer(Action::Abandon);
            }
            Some(Step::FeeStage) => offer(Action::Abandon),
            Some(Step::Tax) => self.held().iter().for_each(|card| offer(Action::Discard(card))),
            Some(Step::Shopping | Step::TownHealing) => offer(Action::Proceed),
            Some(Step::Show(_)) => offer(Action::Acknowledge),
            Some(Step::Dead(_)) if self.has_life_left() => offer(Action::Restart),
            _ => {}
        }
    }

    /// Whether the match goes on after a death (R13.12).
    pub(crate) const fn has_life_left(&self) -> bool {
        self.life < self.setup.lives
    }

    /// R6.1: whether an action may be taken now, and by which rule not.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat != Seat(0) {
            return Err(Refusal::new("R6.1", "refuse.seat"));
        }
        // Whether this sort of action belongs to the present phase, and whether this very one is offered.
        let (mut fits, mut offered) = (uses_card(action) && self.may_use_cards(), false);
        self.offer_others(|one| {
            fits |= discriminant(&one) == discriminant(&action);
            offered |= one == action;
        });
        if !fits {
            return Err(self.wrong_phase(action, self.phase()));
        }
        let one = |narrowed: Narrowed, card: Card| narrowed.err().map(|fault| fault(card));
        let fault = match action {
            Action::Activate(card) => one(self.activable(Cards::only(card)), card),
            Action::Play(card) => one(self.playable(Cards::only(card)), card),
            Action::PlayAs(card, suit) => self.conversion_fault(card, suit),
            Action::Disarm(card) if !offered => Some(Fault::NotATrap(card)),
            Action::Discard(card) if !offered => Some(Fault::NotHeldForTax(card)),
            _ => None,
        };
        fault.map_or(Ok(()), |fault| Err(fault.refusal()))
    }

    /// The most telling rule against an action that does not belong to the phase.
    fn wrong_phase(&self, action: Action, phase: Phase) -> Refusal {
        match phase {
            Phase::Ending => Refusal::new("R13.9", "refuse.ending_shown"),
            Phase::Dead if action == Action::Restart => Refusal::new("R13.12", "refuse.last_life"),
            Phase::Dead => Refusal::new("R13.9", "refuse.dead"),
            Phase::TownTax => Refusal::new("R12.2", "refuse.tax_first"),
            Phase::NewDay if uses_card(action) => Refusal::new("R4.2", "refuse.no_cards_at_new_day"),
            Phase::MonsterCombat if uses_card(action) => Refusal::new("R8.7", "refuse.battle_has_begun"),
            _ if action == Action::Abandon && self.kind() == Some(Kind::Monster) => {
                Refusal::new("R8.6", "refuse.no_escape")
            }
            _ => Refusal::new("R6.1", Text::new("refuse.phase").with("phase", Text::new(phase.key()))),
        }
    }
}

const fn uses_card(action: Action) -> bool {
    matches!(action, Action::Activate(_) | Action::Play(_) | Action::PlayAs(..))
}
