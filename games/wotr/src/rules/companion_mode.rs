//! Companion mode: people hold real cards, and the program may not know them. A card is named when
//! it is played; until then only its back is counted, and any card not yet seen may be it.

use parlour_core::{Audience, Seat, Sink};

use crate::action::{Action, Deed};
use crate::event::{Event, tell_all};
use crate::ids::{Card, Deck, Face, Side, cards_of};
use crate::rules::actions::needs_messenger;
use crate::rules::law::{Conditions, Verdict, by, no};
use crate::setup::Mode;
use crate::state::{Offer, Wotr};

/// Character or Strategy, as the place in a pair of counts.
const fn rank(deck: Deck) -> usize {
    deck as usize & 1
}

impl Wotr {
    /// Whether people enter what came at a real table.
    #[inline]
    pub(crate) const fn is_companion(&self) -> bool {
        matches!(self.setup.mode, Mode::Companion)
    }

    /// Whether the table has no secrets: what the program knows, everybody may see.
    #[inline]
    pub(crate) const fn is_open(&self) -> bool {
        !matches!(self.setup.mode, Mode::Enforced)
    }

    /// Who may know what a seat was dealt.
    pub(crate) const fn audience(&self, seat: Seat) -> Audience {
        if self.is_open() { Audience::All } else { Audience::only(seat) }
    }

    /// How many cards of a deck lie unnamed in hands and face down.
    pub(crate) fn unnamed_of(&self, deck: Deck) -> u8 {
        let count = |seat: u8| {
            let at = usize::from(seat);
            self.unnamed[at][rank(deck)] + self.unnamed_down[at][rank(deck)]
        };
        (0..self.setup.seats).filter(|seat| Wotr::side_of(Seat(*seat)) == deck.side()).map(count).sum()
    }

    /// How many cards a deck still has.
    pub(crate) fn deck_size(&self, deck: Deck) -> u8 {
        (self.left_in(deck).count_ones() as u8).saturating_sub(self.unnamed_of(deck))
    }

    /// R6.2: whether a card can be drawn from a deck.
    #[inline]
    pub(crate) fn can_draw(&self, deck: Deck) -> bool {
        self.left_in(deck) != 0 && (!self.is_companion() || self.deck_size(deck) > 0)
    }

    /// R6.3: how many cards a seat holds.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u32 {
        let [character, strategy] = self.unnamed[seat.index()];
        self.hands[seat.index()].count_ones() + u32::from(character + strategy)
    }

    /// Every card that a seat holds, or may hold as far as the program knows.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> u128 {
        let mut cards = self.hands[seat.index()];
        if self.is_companion() {
            for deck in Deck::of(Wotr::side_of(seat)) {
                if self.unnamed[seat.index()][rank(deck)] > 0 {
                    cards |= self.left_in(deck);
                }
            }
        }
        cards
    }

    /// A card that a seat is about to use turns out to be one of its unnamed ones.
    pub(crate) fn name_held(&mut self, seat: Seat, card: Card) {
        let unnamed = &mut self.unnamed[seat.index()][rank(card.deck())];
        if self.hands[seat.index()] & card.bit() == 0 && *unnamed > 0 {
            *unnamed -= 1;
            self.deck &= !card.bit();
            self.hands[seat.index()] |= card.bit();
        }
    }

    /// Whether a seat has an unnamed card of a deck.
    pub(super) fn has_unnamed(&self, seat: Seat, deck: Deck) -> bool {
        deck.side() == Wotr::side_of(seat) && self.unnamed[seat.index()][rank(deck)] > 0
    }

    pub(super) fn may_keep(&self, deck: Deck, action: Action) -> Verdict {
        match action {
            Action::Back(back) if back == deck => by(r!("R25.1")),
            Action::Name(card) if self.left_in(deck) & card.bit() != 0 => by(r!("R6.2")),
            _ => no(r!("R6.2")),
        }
    }

    pub(super) fn drawn(&mut self, seat: Seat, deck: Deck, action: Action, events: &mut impl Sink<Event>) {
        if let Action::Name(card) = action {
            self.deal_card(seat, deck, card.0, events);
        } else {
            self.announce_start(events);
            self.steps.end();
            self.unnamed[seat.index()][rank(deck)] += 1;
            tell_all(events, Event::Drew { seat, deck });
        }
    }

    /// R6.4: the cards that a seat may play with a die as one of its secret ones.
    pub(super) fn secret_plays(&self, seat: Seat, die: Face, deck: Deck) -> impl Iterator<Item = Card> {
        let secret = if self.has_unnamed(seat, deck) { self.left_in(deck) } else { 0 };
        cards_of(secret).filter(move |card| self.may_play(seat, die, *card).is_ok())
    }

    pub(super) fn may_name(&self, seat: Seat, deck: Deck, action: Action) -> Verdict {
        match action {
            Action::Name(card) if self.has_unnamed(seat, deck) && self.left_in(deck) & card.bit() != 0 => {
                self.may_play(seat, self.die.unwrap_or(Face::Event), card)
            }
            _ => no(r!("R6.4")),
        }
    }

    /// R6.4: the secret card is named and takes effect.
    pub(super) fn play_named(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let Action::Name(card) = action else { return };
        if self.die == Some(Face::Muster) && needs_messenger(Deed::Play(card)) {
            self.messenger = true;
        }
        tell_all(events, Event::Named { seat, card });
        self.play(seat, card, false);
    }

    /// R6.3: face down, and unnamed for good.
    pub(super) fn discard_unnamed(&mut self, seat: Seat, deck: Deck, events: &mut impl Sink<Event>) {
        self.unnamed[seat.index()][rank(deck)] -= 1;
        self.unnamed_down[seat.index()][rank(deck)] += 1;
        tell_all(events, Event::Discarded { seat, deck });
    }

    /// R24.6: an unnamed card goes to the teammate.
    pub(super) fn hand_over_unnamed(&mut self, giver: Seat, taker: Seat, deck: Deck) {
        self.unnamed[giver.index()][rank(deck)] -= 1;
        self.unnamed[taker.index()][rank(deck)] += 1;
    }

    /// R13.3: the backs a side may lay face down.
    pub(super) fn list_combat_backs(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.held(seat);
        out.extend(Deck::of(Wotr::side_of(seat)).into_iter().filter(|deck| held & deck.cards() != 0).map(Action::Back));
    }

    /// R13.3: the side whose face-down card is to be named next, the attacker first.
    pub(super) fn unnamed_in_battle(&self) -> Option<Side> {
        let attacker = self.battle.attacker;
        [attacker, attacker.enemy()].into_iter().find(|side| self.battle.backs[side.index()].is_some())
    }

    /// R13.3: what the card that is turned up may be; none if it may not be used after all.
    pub(super) fn list_combat_names(&self, out: &mut Vec<Action>) {
        let Some(side) = self.unnamed_in_battle() else { return };
        let Some(deck) = self.battle.backs[side.index()] else { return };
        let held = self.held(self.commander_in_battle(side)) & deck.cards();
        out.push(Action::NoCard);
        out.extend(cards_of(held).filter(|card| crate::cards::combat_needs(self, *card).is_ok()).map(Action::Combat));
    }

    /// R13.3: whether it may be so named.
    pub(super) fn may_show(&self, action: Action) -> Verdict {
        let mut law = Conditions::default();
        match (action, self.unnamed_in_battle()) {
            (Action::NoCard, _) => by(r!("R13.3")),
            (Action::Combat(card), Some(side)) => {
                let back = Some(card.deck()) == self.battle.backs[side.index()];
                let held = self.held(self.commander_in_battle(side)) & card.bit() != 0;
                law.needs(back && held, r!("R13.3"))?;
                law.meets(crate::cards::combat_needs(self, card), r!("R13.3"))?;
                by(r!("R13.3"))
            }
            _ => no(r!("R13.3")),
        }
    }

    /// R13.3: a card is turned up, or taken back.
    pub(super) fn name_in_battle(&mut self, action: Action) {
        let Some(side) = self.unnamed_in_battle() else { return };
        self.battle.backs[side.index()] = None;
        if let Action::Combat(card) = action {
            let seat = self.commander_in_battle(side);
            self.name_held(seat, card);
            self.hands[seat.index()] &= !card.bit();
            self.battle.cards[side.index()] = Some(card);
        }
    }

    /// What an offer is, for the view: the card, or its back.
    pub(crate) fn offer(&self) -> (Option<Card>, Option<Deck>) {
        match self.offered {
            None => (None, None),
            Some(Offer::Unnamed(deck)) => (None, Some(deck)),
            Some(Offer::Named(card)) => (Some(card), None),
        }
    }
}
