//! R12 and R13: combat cards.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::{Action, append_nine};
use crate::data::{Ability, Trigger};
use crate::event::Event;
use crate::ids::{Card, Side};
use crate::rules::{Flow, abilities, needs};
use crate::state::{Confrontation, Step};

impl Confrontation {
    /// R12.4: any card in hand.
    #[inline]
    pub(crate) fn legal_cards(&self, side: Side, out: &mut Vec<Action>) {
        append_nine(out, self.hands[side.index()], |nth| Action::Card(Card::of(side, nth)));
    }

    /// R13.2: any card of the discard pile as it was before the battle.
    pub(crate) fn legal_magic(&self, side: Side, out: &mut Vec<Action>) {
        append_nine(out, self.discard(side), |nth| Action::Magic(Card::of(side, nth)));
    }

    pub(crate) fn may_play(&self, side: Side, card: Card) -> Result<(), Refusal> {
        let cards_of = ["R12.1", "R12.2"][side.index()];
        needs(card.side() == side, cards_of, "refuse.enemy_card")?;
        needs(self.hands[side.index()] & card.bit() != 0, "R12.5", "refuse.used_card")
    }

    pub(crate) fn may_become(&self, side: Side, card: Card) -> Result<(), Refusal> {
        needs(card.side() == side, "R13.2", "refuse.enemy_card")?;
        needs(self.discard(side) & card.bit() != 0, "R13.2", "refuse.not_discarded")
    }

    /// R9.4, R10.6, R12.3: the pick is secret until both have picked, unless Gandalf makes Sauron show.
    pub(crate) fn apply_card(&mut self, side: Side, card: Card, events: &mut impl Sink<Event>) {
        self.played[side.index()] = Some(card);
        match self.steps.top() {
            Some(Step::SauronShows) => {
                self.steps.pop();
                self.show_card(card, events);
                if self.raise_to(Side::Sauron, Trigger::ResolveCards, events) == Flow::On {
                    self.ask_for_magic(side);
                }
            }
            Some(Step::Answer) => {
                self.steps.pop();
                self.show_card(card, events);
                let _ = self.raise_to(Side::Fellowship, Trigger::ResolveCards, events);
            }
            _ => {
                let owner = self.seat_of(side);
                events.emit(Audience::only(owner), Event::Pick { card });
                events.emit(Audience::AllBut(owner), Event::Picked { side });
                self.show_both(events);
            }
        }
    }

    fn show_both(&mut self, events: &mut impl Sink<Event>) {
        if let [Some(fellowship), Some(sauron)] = self.played {
            self.steps.pop();
            self.show_card(fellowship, events);
            self.show_card(sauron, events);
            // R11.9: before anything is done with Sauron's card.
            let _ = self.raise_in_battle(Trigger::ResolveCards, events);
        }
    }

    /// R13.2, R13.3, R13.4: whether Magic is to be replaced now; if so its owner is asked.
    fn ask_for_magic(&mut self, side: Side) -> bool {
        let Some(card) = self.effective(side) else { return false };
        let Some(def) = &self.data().card_abilities[card.index()] else { return false };
        let magic = matches!(def.id, Ability::CardSauronMagic | Ability::CardFellowshipMagic);
        let asks = magic && abilities::card_may(self, card);
        if asks {
            self.steps.push(Step::Magic(side));
        }
        asks
    }

    pub(crate) fn apply_magic(&mut self, side: Side, card: Card, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.replaced[side.index()] = Some(card);
        if let Some(magic) = self.played[side.index()] {
            events.emit(Audience::All, Event::Replaced { magic, card });
        }
    }

    /// R9.5, R21.3: whose card is resolved first: the one that stands first in the order of cards,
    /// and Sauron's where both have the same place.
    #[inline]
    pub(crate) fn first_card(&self) -> Side {
        let order = &self.tables().order;
        match self.played {
            [Some(fellowship), Some(sauron)] if order[fellowship.index()] < order[sauron.index()] => Side::Fellowship,
            _ => Side::Sauron,
        }
    }

    /// R13.1, R19.1: the text of the side's effective card. Magic comes back here once it is replaced.
    pub(crate) fn resolve_card(&mut self, side: Side, events: &mut impl Sink<Event>) {
        if self.ask_for_magic(side) {
            return;
        }
        self.steps.pop();
        self.resolve_text(side, Trigger::ResolveCards, events);
    }

    /// R21.2: the text of the side's effective card, if it works at this moment.
    pub(crate) fn resolve_text(&mut self, side: Side, trigger: Trigger, events: &mut impl Sink<Event>) {
        let Some(card) = self.effective(side) else { return };
        let Some(def) = &self.data().card_abilities[card.index()] else { return };
        if def.trigger != trigger {
            return;
        }
        if abilities::card_may(self, card) {
            events.emit(Audience::All, Event::Worked { card });
            abilities::cards::resolve(self, def.id, events);
        } else {
            events.emit(Audience::All, Event::Idle { card });
        }
    }
}
