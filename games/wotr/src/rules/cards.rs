//! R6: drawing, discarding, swapping and playing Event cards. What a card does is in `cards`.

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::event::{Event, tell_all};
use crate::ids::{Card, Character, Deck, Face, Side, cards_of};
use crate::rules::law::{Conditions, Verdict, by, by_if, no};
use crate::state::{Offer, Step, Wotr};

impl Wotr {
    /// R6.3, R24.5, R24.23: how many cards a seat may hold.
    pub(crate) const fn hand_limit(&self, seat: Seat) -> u32 {
        if self.is_alone(seat) { 6 } else { 4 }
    }

    /// R24.4: a seat that can draw from one deck only is not asked.
    pub(super) fn begin_pick_deck(&mut self, seat: Seat) -> bool {
        let mut full = Deck::of(Wotr::side_of(seat)).into_iter().filter(|deck| self.can_draw(*deck));
        match (full.next(), full.next()) {
            (Some(_), Some(_)) => return false,
            (Some(deck), None) => self.steps.replace(Step::Draw(seat, deck)),
            _ => self.steps.end(),
        }
        true
    }

    pub(super) fn may_pick_deck(&self, seat: Seat, action: Action) -> Verdict {
        let Action::Draw(deck) = action else { return no(r!("R24.4")) };
        let mut law = Conditions::default();
        law.needs(deck.side() == Wotr::side_of(seat), r!("R24.4"))?;
        law.needs(self.can_draw(deck), r!("R6.2"))?;
        by(r!("R24.4"))
    }

    /// R6.2: a seat receives the card that was dealt.
    pub(super) fn deal_card(&mut self, seat: Seat, deck: Deck, card: u8, events: &mut impl Sink<Event>) {
        self.announce_start(events);
        let card = Card(card);
        self.deck &= !card.bit();
        self.hands[seat.index()] |= card.bit();
        self.steps.end();
        tell_all(events, Event::Drew { seat, deck });
        events.emit(self.audience(seat), Event::Received { seat, card });
    }

    /// The cards of a hand, and the backs of both decks.
    pub(super) fn hand(&self, seat: Seat, named: fn(Card) -> Action) -> impl Iterator<Item = Action> {
        cards_of(self.hands[seat.index()]).map(named).chain(Deck::of(Wotr::side_of(seat)).map(Action::Back))
    }

    /// Whether a seat has the card that an action names, or one with the back.
    fn holds(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Discard(card) | Action::Offer(card) => self.hands[seat.index()] & card.bit() != 0,
            Action::Back(deck) => self.has_unnamed(seat, deck),
            _ => false,
        }
    }

    pub(super) fn may_discard(&self, seat: Seat, action: Action) -> Verdict {
        by_if(!matches!(action, Action::Offer(_)) && self.holds(seat, action), r!("R6.3"))
    }

    /// R6.3: face down.
    pub(super) fn discard(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        if let Action::Back(deck) = action {
            self.discard_unnamed(seat, deck, events);
        }
        let Action::Discard(card) = action else { return };
        self.hands[seat.index()] &= !card.bit();
        self.face_down[seat.index()] |= card.bit();
        tell_all(events, Event::Discarded { seat, deck: card.deck() });
    }

    /// R24.6: nobody is asked to swap with or from an empty hand.
    pub(super) fn begin_swap(&mut self, seat: Seat) -> bool {
        let empty = |seat: Seat| self.hand_size(seat) == 0 && self.offered.is_none();
        self.skip_if(self.teammate(seat).is_none_or(|other| empty(seat) || empty(other)))
    }

    pub(super) fn may_offer(&self, seat: Seat, action: Action) -> Verdict {
        let gives = !matches!(action, Action::Discard(_)) && self.holds(seat, action);
        by_if(gives || action == Action::Decline, r!("R24.6"))
    }

    pub(super) fn offer_swap(&mut self, seat: Seat, action: Action) {
        if let (Some(offer), Some(other)) = (offer_of(action), self.teammate(seat)) {
            self.offered = Some(offer);
            self.steps.push(Step::SwapAnswer(other));
        }
    }

    /// R24.6: one card each, blind; each remembers what it gave.
    pub(super) fn answer_swap(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let (Some(offered), Some(answer), Some(other)) = (self.offered.take(), offer_of(action), self.teammate(seat))
        else {
            return;
        };
        for (giver, taker, offer) in [(seat, other, answer), (other, seat, offered)] {
            let card = match offer {
                Offer::Named(card) => card,
                Offer::Unnamed(deck) => {
                    self.hand_over_unnamed(giver, taker, deck);
                    continue;
                }
            };
            self.hands[giver.index()] &= !card.bit();
            self.hands[taker.index()] |= card.bit();
            if !self.is_open() {
                self.given[taker.index()] &= !card.bit();
                self.given[giver.index()] |= card.bit();
            }
            events.emit(self.audience(taker), Event::Received { seat: taker, card });
        }
        tell_all(events, Event::Swapped { seat, gave: answer.back(), other, got: offered.back() });
    }

    /// R6.4, R6.5, R24.14, R24.24: whether a seat may play a card as an Event with a die.
    #[inline]
    pub(crate) fn may_play(&self, seat: Seat, die: Face, card: Card) -> Verdict {
        let mut law = Conditions::default();
        law.needs(self.die_plays(Wotr::side_of(seat), die, card), r!("R6.4"))?;
        law.and(self.may_play_now(seat, card))
    }

    /// The same, whatever the die.
    #[inline]
    pub(super) fn may_play_now(&self, seat: Seat, card: Card) -> Verdict {
        let again = self.setup.seats == 3 && seat.0 == 0 && crate::cards::nations(card) & self.last_nations != 0;
        let player = card.record().player;
        let mut law = Conditions::default();
        law.needs(player.is_none_or(|role| self.has_role(seat, role)), r!("R24.14"))?;
        law.needs(!again, r!("R24.24"))?;
        law.meets(crate::cards::needs(self, card), r!("R6.5"))?;
        by(r!("R6.4"))
    }

    /// R6.4, R27.2.1: whether a die's result fits the card's icon.
    pub(super) fn die_plays(&self, side: Side, die: Face, card: Card) -> bool {
        match card.record().die {
            _ if die.is_event() => true,
            Face::Character => die.is_character(),
            Face::Army => die.is_army() || (die == Face::Muster && self.may_be_messenger(side)),
            _ => die.is_muster(),
        }
    }

    /// R6.4: the card lies face up on the table while it takes effect.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, free: bool) {
        self.name_held(seat, card);
        self.hands[seat.index()] &= !card.bit();
        self.forget(card);
        self.table |= card.bit();
        self.steps.then([Step::Event { card, stage: 0, kept: 0 }, Step::EventEnd(card, free)]);
    }

    /// Everybody sees the card now: what somebody knew of it is no secret any more.
    pub(crate) fn forget(&mut self, card: Card) {
        for known in &mut self.given {
            *known &= !card.bit();
        }
    }

    /// R6.7, R27.2.2, R27.2.7: discarded, or in force on the table; then the Guide's ability.
    pub(super) fn end_event(&mut self, card: Card, free: bool, events: &mut impl Sink<Event>) {
        self.steps.end();
        if card.record().table {
            tell_all(events, Event::OnTable { card });
        } else {
            self.discard_from_table(card, events);
        }
        let by_event = !free && self.die.is_some_and(Face::is_event);
        if card.side() == Side::FreePeoples && by_event && self.guide == Character::GandalfGrey {
            self.steps.push(Step::GuideDraw(card.deck()));
        }
        if by_event {
            crate::cards::event_die_played(self, card);
        }
    }

    /// A card is taken from the hand it is in, and discarded face up.
    pub(crate) fn take_from_hand(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let holder = Seat::first(self.seat_count()).find(|seat| self.hands[seat.index()] & card.bit() != 0);
        let Some(seat) = holder else { return };
        self.hands[seat.index()] &= !card.bit();
        self.forget(card);
        self.face_up |= card.bit();
        tell_all(events, Event::CardTaken { seat, card });
    }

    /// R6.7: a card leaves the table, face up.
    pub(crate) fn discard_from_table(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.table &= !card.bit();
        self.face_up |= card.bit();
        tell_all(events, Event::CardGone { card });
    }

    /// R27.2.6: a card may be drawn from a deck (R26.gandalf_grey.guide, R26.witch_king.sorcerer).
    pub(super) fn may_draw(&mut self, action: Action, seat: Seat, deck: Deck) {
        if action == Action::Draw(deck) {
            self.steps.then([Step::Draw(seat, deck), Step::HandLimit(seat)]);
        }
    }
}

const fn offer_of(action: Action) -> Option<Offer> {
    match action {
        Action::Offer(card) => Some(Offer::Named(card)),
        Action::Back(deck) => Some(Offer::Unnamed(deck)),
        _ => None,
    }
}

impl Offer {
    /// The back of what is offered.
    const fn back(self) -> Deck {
        match self {
            Offer::Named(card) => card.deck(),
            Offer::Unnamed(deck) => deck,
        }
    }
}
